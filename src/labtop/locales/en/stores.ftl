# What can be wrong with the data folder and its backups.

refusal-data-folder-in-use = Another Labtop server is using the folder “{ $folder }”. Stop it first, or choose another folder with --data.
refusal-data-folder-unsuitable = The folder “{ $folder }” cannot hold Labtop’s data: { $reason }. Choose a folder on a local disk with --data.
reason-network = it is on a network drive, where two machines could write at once
reason-no-wal = its file system does not allow a write-ahead log
reason-no-locks = its file system does not keep locks
refusal-database-too-new = This data was written by a newer Labtop (version { $version }; this one knows { $known }). Install the newer one.
refusal-foreign-database = “{ $file }” is a database, but not one of Labtop’s.
refusal-damaged-database = “{ $file }” is not a sound Labtop database: { $reason }. Restore a sound backup with `labtop restore`.
    .line = Table { $table }, line { $line }.
reason-not-a-database = it is not a database
reason-bad-page = a page of it cannot be read
reason-orphan-rows = some rows belong to no group or table
reason-line-missing = a line of a game’s log is missing
reason-line-changed = a line of a game’s log is not the one that was written
refusal-no-database = There is no Labtop data in “{ $folder }”.
refusal-backup-over-database = “{ $file }” is the live database itself: give the backup another name.
refusal-sqlite-too-old = SQLite { $version } is too old: Labtop needs { $needed }.
