# Ce qui peut manquer au dossier des données et à ses sauvegardes.

refusal-data-folder-in-use = Un autre serveur Labtop utilise le dossier « { $folder } ». Arrête-le d’abord, ou choisis un autre dossier avec --data.
refusal-data-folder-unsuitable = Le dossier « { $folder } » ne peut pas garder les données de Labtop : { $reason }. Choisis avec --data un dossier sur un disque local.
reason-network = il est sur un disque réseau, où deux machines pourraient écrire à la fois
reason-no-wal = son système de fichiers ne permet pas de journal d’écriture anticipée
reason-no-locks = son système de fichiers ne garde pas les verrous
refusal-database-too-new = Ces données viennent d’un Labtop plus récent (version { $version } ; celui-ci connaît { $known }). Réinstalle le plus récent, ou restaure une sauvegarde faite avant la mise à jour.
refusal-foreign-database = « { $file } » est une base de données, mais pas une de Labtop.
refusal-damaged-database = « { $file } » n’est pas une base Labtop saine : { $reason }. Restaure une sauvegarde saine avec `labtop restore`.
    .line = Table { $table }, ligne { $line }.
reason-not-a-database = ce n’est pas une base de données
reason-bad-page = une de ses pages ne peut pas être lue
reason-orphan-rows = des lignes n’appartiennent à aucun groupe ni aucune table
reason-line-missing = il manque une ligne au journal d’une partie
reason-line-changed = une ligne du journal d’une partie n’est pas celle qui a été écrite
refusal-no-database = Il n’y a pas de données de Labtop dans « { $folder } ».
refusal-backup-over-database = « { $file } » est la base en service elle-même : donne un autre nom à la sauvegarde.
refusal-backup-into-folder = « { $folder } » est un dossier. Nomme un fichier dedans, ou gardes-y plusieurs copies datées avec --keep 7.
refusal-no-backup-folder = « { $folder } » n’est pas un dossier. Crée-le d’abord : un dossier qui manque est peut-être un disque qui n’est pas branché.
refusal-backup-folder-in-use = Une autre sauvegarde est en train d’être écrite dans le dossier « { $folder } ». Attends qu’elle soit finie.
refusal-cannot-copy = Impossible de copier « { $file } » vers « { $target } » : { $reason }. Un des deux disques est défaillant, ou la place permise y est épuisée.
refusal-cannot-delete = Impossible de supprimer « { $file } » : { $reason }. La nouvelle copie est complète.
refusal-sqlite-too-old = SQLite { $version } est trop ancien : il faut { $needed } à Labtop.
