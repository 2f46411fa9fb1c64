-- Facts about the whole store. "held": why groups are not erased; "days": how long the server that ran last kept them.
CREATE TABLE notes (
  name TEXT NOT NULL PRIMARY KEY,
  text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
