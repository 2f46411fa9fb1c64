-- Lines lie in the order they came: what one transaction writes is next to each other, on few pages, whatever the tables.
-- A table's log is found by its commands; where it ends stands apart, so that a line is taken only directly after it.
ALTER TABLE log RENAME TO log_by_table;

CREATE TABLE log (
  place INTEGER NOT NULL PRIMARY KEY,
  "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL CHECK (seq >= 1),
  seat INTEGER NOT NULL,
  cmd TEXT NOT NULL,
  body BLOB NOT NULL,
  hash BLOB NOT NULL,
  at REAL NOT NULL,
  UNIQUE ("table", seat, cmd)
) STRICT;

INSERT INTO log ("table", seq, seat, cmd, body, hash, at)
  SELECT "table", seq, seat, cmd, body, hash, at FROM log_by_table ORDER BY "table", seq;

DROP TABLE log_by_table;

CREATE TABLE ends (
  "table" TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL CHECK (seq >= 0)
) STRICT, WITHOUT ROWID;

INSERT INTO ends ("table", seq)
  SELECT id, coalesce((SELECT max(seq) FROM log WHERE log."table" = tables.id), 0) FROM tables;
