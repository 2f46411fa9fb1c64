# What can be wrong with the data folder and its backups.

refusal-data-folder-in-use = Another Labtop server is using the folder “{ $folder }”. Stop it first, or choose another folder with --data.
refusal-data-folder-unsuitable = The folder “{ $folder }” cannot hold Labtop’s data: { $reason }. Choose a folder on a local disk with --data.
reason-network = it is on a network drive, where two machines could write at once
reason-no-wal = its file system does not allow a write-ahead log
reason-no-locks = its file system does not keep locks
refusal-database-too-new = This data was written by a newer Labtop (version { $version }; this one knows { $known }). Install the newer one again, or restore a backup that was made before the upgrade.
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
refusal-backup-into-folder = “{ $folder }” is a folder. Name a file in it, or keep several dated copies there with --keep 7.
refusal-no-backup-folder = “{ $folder }” is not a folder. Make it first: a folder that is missing may be a disk that is not connected.
refusal-backup-folder-in-use = Another backup is being written to the folder “{ $folder }”. Wait until it is done.
refusal-cannot-copy = “{ $file }” cannot be copied to “{ $target }”: { $reason }. One of the two disks fails, or the space allowed there is used up.
refusal-cannot-delete = “{ $file }” cannot be deleted: { $reason }. The new copy is complete.
refusal-sqlite-too-old = SQLite { $version } is too old: Labtop needs { $needed }.
