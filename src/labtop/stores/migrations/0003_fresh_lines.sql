-- New lines are written in the order they come, side by side, and put into the log's order many at a time: to write the
-- pages of both its trees for every single line costs twice as much.
CREATE TABLE fresh (
  n INTEGER PRIMARY KEY,
  "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL CHECK (seq >= 1),
  seat INTEGER NOT NULL,
  cmd TEXT NOT NULL,
  body BLOB NOT NULL,
  hash BLOB NOT NULL,
  at REAL NOT NULL
) STRICT;

CREATE VIEW lines AS
  SELECT "table", seq, seat, cmd, body, hash, at FROM log
  UNION ALL
  SELECT "table", seq, seat, cmd, body, hash, at FROM fresh;
