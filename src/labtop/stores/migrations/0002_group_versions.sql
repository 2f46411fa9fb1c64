-- A group is replaced as a whole: who writes it says which version it was made from, and a second writer is told.
ALTER TABLE groups ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
