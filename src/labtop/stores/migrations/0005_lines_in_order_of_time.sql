-- Lines lie in the order in which they are written, so that those of one transaction share pages. In one tree ordered by
-- table, each line was put on another page, and about three pages were written for it instead of two.
CREATE TABLE lines (
  "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL CHECK (seq >= 1),
  seat INTEGER NOT NULL,
  cmd TEXT NOT NULL,
  body BLOB NOT NULL,
  hash BLOB NOT NULL,
  at REAL NOT NULL,
  PRIMARY KEY ("table", seq),
  UNIQUE ("table", seat, cmd)
) STRICT;

INSERT INTO lines ("table", seq, seat, cmd, body, hash, at)
SELECT "table", seq, seat, cmd, body, hash, at FROM log ORDER BY "table", seq;

DROP TABLE log;
ALTER TABLE lines RENAME TO log;

-- The pages of the old tree are empty now: scrubbing gives them back.
INSERT OR IGNORE INTO due (chore) SELECT 'scrub' WHERE EXISTS (SELECT 1 FROM log);
