-- Chores that outlive a stop and a crash. "scrub": rows of an erased group may have copies on pages of the log.
CREATE TABLE due (
  chore TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;

-- Before this version nobody scrubbed. Where there is neither a line nor a freed page, there never was anything to.
INSERT INTO due (chore)
SELECT 'scrub' WHERE EXISTS (SELECT 1 FROM log) OR (SELECT freelist_count FROM pragma_freelist_count) > 0;
