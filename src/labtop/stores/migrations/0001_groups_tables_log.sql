-- Groups hold tables, tables hold log lines; erasing a group erases all of it.
PRAGMA application_id = 1281450612; -- "Labt": a file of another program is never touched

CREATE TABLE groups (
  id TEXT NOT NULL PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  touched REAL NOT NULL,
  body BLOB NOT NULL
) STRICT;

CREATE INDEX groups_by_touch ON groups (touched);

CREATE TABLE tables (
  id TEXT NOT NULL PRIMARY KEY,
  "group" TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  body BLOB NOT NULL
) STRICT;

CREATE INDEX tables_of_group ON tables ("group", number);

-- One tree in the order (table, seq): a table's log is read in one sweep, and verified in one.
CREATE TABLE log (
  "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL CHECK (seq >= 1),
  seat INTEGER NOT NULL,
  cmd TEXT NOT NULL,
  body BLOB NOT NULL,
  hash BLOB NOT NULL,
  at REAL NOT NULL,
  PRIMARY KEY ("table", seq),
  UNIQUE ("table", seat, cmd)
) STRICT, WITHOUT ROWID;
