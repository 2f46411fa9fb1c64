# Messages of the server and its commands: refusals of requests and at live tables, ends of connections, `labtop serve`.

## Commands

help-serve = Start the server for this machine and, by default, for the devices on its network.
help-serve-host = The address to listen on. Default: 0.0.0.0, all devices on the network; 127.0.0.1: this machine only.
help-serve-port = The port to listen on. Default: 8000; 0: any free one.
help-serve-hosts = Further names that this server is called by, as in labtop.example.org. Addresses and this machine’s own names are known.
help-serve-trust = Proxies whose word about the client’s address is taken, as addresses or networks, as in 10.0.0.2,fd00::/8; none: no proxy. Default: this machine.
help-keep-days = Erase a group this many days after its last play; 0: never. Default: 30.
help-serve-open = Open the browser, too.
help-serve-bots = Own bots for the tables of this server, as path/to/bot.py:Name. Their programs run here, with your rights.
help-serve-think = How much more than usual bots may search, as in 2; less on a small machine, as in 0.5. Default: 1.
help-serve-ws = How WebSockets are served: picows, the quicker way and the default where it is installed; asgi, the plain way.
help-serve-metrics = Who may read the figures at /metrics: off, nobody; local, programs on this machine; on, everybody. Default: local.
help-data = The folder for all data. Default: the platform’s folder for user data.
help-backup = Copy the database to FILE and check the copy; also while a server runs. With --keep, FILE is a folder that gets one more dated copy.
help-backup-keep = How many copies stay in the folder FILE: the newest ones. Files that this command did not write are left alone.
help-restore = Replace the database by FILE, a backup; the old database is kept beside it.
help-tidy = Say which groups are old enough to be erased, and why the server does not erase them; also while it runs.
help-tidy-keep-days = The days after the last play that count as old. Default: those of the server that ran last.
help-tidy-yes = Erase them, although the clock may be wrong. The server must be stopped.
help-doctor = Check this installation and the server that runs, and say what to do. Exit code 0: all is well; 1: something is not.
help-doctor-server = The address of the running server, as in http://192.168.1.7:8000. Default: the one that `labtop serve` would have on this machine.

serve-here = On this device: { $address }
serve-others = For other devices: { $address }
serve-stop = Ctrl+C stops the server.
serve-stopped = Stopped. Everything that was accepted is kept.
count-groups = { $groups ->
        [one] 1 group
       *[other] { $groups } groups
    }
count-tables = { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }
count-moves = { $lines ->
        [one] 1 move
       *[other] { $lines } moves
    }
backup-done = { $file }: { count-groups }, { count-tables }, { count-moves }, all checked.
backup-kept = { $kept ->
        [one] The folder holds this copy only
       *[other] The folder holds { $kept } copies
    }; { $removed ->
        [0] none was deleted.
        [one] the oldest was deleted.
       *[other] the { $removed } oldest were deleted.
    }
restore-done = { $file } is the database now: { count-groups }, { count-tables }, { count-moves }, all checked.
restore-aside = The old database is kept as { $file }.

tidy-clock = The clock shows { $now } UTC.
tidy-newest = There { $groups ->
        [one] is 1 group
       *[other] are { $groups } groups
    }; the newest activity was at { $newest } UTC.
tidy-kept = { $days ->
        [0] Groups are kept for ever.
        [one] Groups are kept for 1 day after the last play.
       *[other] Groups are kept for { $days } days after the last play.
    }
tidy-none = No group is old enough to be erased.
tidy-old = { $groups ->
        [one] 1 group would be erased; it was last played at { $first } UTC.
       *[other] { $groups } groups would be erased; they were last played between { $first } and { $last } UTC.
    }
tidy-held = { $held ->
        [jump] Erasing is held back: the clock of this machine was set by more than an hour while the server ran. If it is right now, stop the server and type `labtop tidy --yes`.
        [silence] Erasing is held back: nobody has played anywhere for longer than groups are kept, so the clock may have been set forward. If it is right, stop the server and type `labtop tidy --yes`.
        [behind] Erasing is held back: at a start the clock of this machine showed an earlier time than the newest activity, so one of both is wrong. If the clock is right now, stop the server and type `labtop tidy --yes`.
       *[no] Nothing is held back: the server erases them by itself.
    }
tidy-done = { $days ->
        [0] Groups are kept for ever: nothing was erased.
       *[other] { $groups ->
            [0] No group was old enough to be erased.
            [one] 1 group was erased.
           *[other] { $groups } groups were erased.
        } The server erases by itself again.
    }

doctor-state-good = good
doctor-state-note = note
doctor-state-bad = BAD
doctor-version = Labtop { $version } ({ $build ->
        [compiled] compiled
       *[plain] plain Python
    }), Python { $python }
doctor-parts = { $parts }
doctor-chem = { $state ->
        [note] RDKit is not installed: molecules of one’s own need the short notation. pip install "labtop[chem]" adds it.
       *[other] RDKit reads molecules of one’s own in any SMILES.
    }
doctor-print = { $state ->
        [note] Typst is not installed: nothing can be printed. pip install "labtop[print]" adds it.
       *[other] Typst prints the games.
    }
doctor-sqlite = SQLite { $version }
doctor-sqlite-race = SQLite { $version } is older than { $fixed }: two programs writing at the same instant could damage its log. Labtop writes from one place only, so it is safe; keep other programs away from the file.
doctor-sqlite-too-old = SQLite { $version } is too old for Labtop.
doctor-folder = { $state ->
        [bad] { $folder } cannot be written to.
       *[other] Data folder: { $folder }
    }
doctor-space = { $state ->
        [bad] Only { $free } MiB are free on this disk; { $wanted } are wanted.
       *[other] { $free } MiB are free on this disk.
    }
doctor-database = The database is intact: { count-groups }, { count-tables }, { count-moves }.
doctor-database-new = There is no database yet; the first start makes one.
doctor-database-damaged = The database cannot be trusted ({ $code }). Restore a backup.
doctor-clock = { $state ->
        [bad] The clock shows { $time } UTC, which cannot be right: old groups would not be erased.
       *[other] The clock shows { $time } UTC.
    }
doctor-web = { $state ->
        [note] The web part is not built: browsers find a plain page. In a clone of the project `make setup` builds it; a wheel always has it.
       *[other] The web part is built.
    }
doctor-listens = `labtop serve` listens on { $address }, port { $port }.
doctor-hosts = Names it answers to, besides addresses: { $hosts }
doctor-origins = { $origins ->
        [none] No pages of other servers may talk to it.
       *[other] Pages that may talk to it: { $origins }
    }
doctor-trust = { $proxies ->
        [none] No proxy is believed.
       *[other] Proxies that are believed: { $proxies }
    }
doctor-server = { $state ->
        [bad] The server at { $address } runs, but it cannot do all of its work: see below.
       *[other] The server at { $address } runs and can do its work.
    }
doctor-server-none = No server answers at { $address }. If one runs elsewhere, name it: labtop doctor --server http://…
doctor-server-strange = Something answers at { $address }, but it is no server that tells its state: another program, or an older Labtop.
doctor-check-serving = { $state ->
        [bad] The server is stopping and lets nobody in. Start it again.
       *[other] Open connections: { $figure }.
    }
doctor-check-store = { $state ->
        [bad] { $trouble } (What the disk said: { $detail }.)
       *[other] Moves are saved: the last one was on disk after { $figure } ms.
    }
doctor-check-disk = { $state ->
        [bad] { $trouble } Left: { $figure } MiB; { $bound } are needed.
        [note] Little disk space is left: { $figure } MiB. Below { $bound } MiB the server warns its hosts. Delete files, or move the data folder to a larger disk.
       *[other] { $figure } MiB are free on the server’s disk.
    }
doctor-check-loop = { $state ->
        [bad] { $trouble } Longest delay of the last ten seconds: { $figure } ms; { $bound } are allowed.
       *[other] The server answers at once: its longest delay in the last ten seconds was { $figure } ms.
    }
doctor-check-workers = { $state ->
        [bad] { $trouble } (Which: { $detail }.)
       *[other] The processes of bots, coach and aids, of reading and of printing run, or wait to be needed.
    }
doctor-check-logs = { $state ->
        [bad] { $trouble } Tables concerned: { $figure }.
       *[other] All games that were read are intact.
    }
doctor-metrics-closed = The server does not show its figures to this program. `labtop serve --metrics local` shows them on the server’s own machine, `--metrics on` everywhere.
doctor-figure-tables = In memory: { count-groups }, { count-tables }.
doctor-figure-commits = { $state ->
        [note] The disk is slow: { $slow } of { $commits } writes took longer than a quarter of a second, { $ms } ms on average. Players wait for it: put the data folder on a faster disk.
       *[other] Writes since the start: { $commits }, { $ms } ms on average, with { count-moves } in them.
    }
doctor-figure-faults = { $total ->
        [0] No write or read has failed since the start.
       *[other] Writes or reads that failed since the start: { $total } ({ $which }). Nothing that was accepted is lost. If the number grows, check the disk.
    }
doctor-figure-deaths = { $total ->
        [0] No worker process has died since the start.
       *[other] Worker processes that died since the start: { $total } ({ $which }). They are started again. If the number grows, the machine has too little memory.
    }
doctor-figure-limits = { $total ->
        [0] No limit has been reached since the start.
       *[other] Limits that were reached since the start: { $total } ({ $which }). Single ones are normal. Many at once come from a faulty or hostile program, or from a class larger than a limit that was lowered (LABTOP_LIMIT_…).
    }
doctor-figure-refusals = { $total ->
        [0] Nothing has been refused since the start.
       *[other] Refusals since the start: { $total } ({ $which }). Moves against the rules are among them and normal.
    }
doctor-figure-erasures = Groups erased since the start: { $groups }.

trouble-disk-full = The disk is full: moves are refused, because they cannot be saved. Delete or move files on that disk; then play goes on by itself, and nothing that was accepted is lost.
trouble-disk-nearly-full = The disk is almost full: soon no move can be saved. Delete or move files on that disk.
trouble-disk-read-only = The data folder cannot be written to: moves are refused, because they cannot be saved. See whether its disk was set to read-only, which systems do after errors, and who owns the folder; then play goes on by itself.
trouble-disk-failing = The disk reports errors or does not answer: moves are refused, because they cannot be saved. Make a copy with `labtop backup FILE` on another disk, stop the server and examine this one.
trouble-database-damaged = The database is damaged: some games cannot be read. Stop the server and restore a backup with `labtop restore FILE`.
trouble-log-damaged = The stored moves of a game were changed or are missing: its table cannot be opened, all others can. Restore a backup with `labtop restore FILE`, or delete that group.
trouble-loop-slow = The server is too busy: everybody waits for every move. Close other programs on this machine, let bots search less (`labtop serve --think 0.5`), or open fewer tables.
trouble-workers-dead = Worker processes die: bots make the simplest move, the coach gives no hints, own packs are not read, or nothing is printed. Most often the memory is used up: close other programs. If it lasts, restart the server; nothing is lost.

## The page where there is no web part

page-title = Labtop
page-not-built = The server runs, but its web part has not been built.
page-what-to-do = In a clone of the project, “make setup” builds it. In the terminal, “labtop play chem-and-roll” works without it.
docs-title = Documentation
docs-no-page = There is no such page in this documentation.
docs-not-built = This server has no documentation: it was not built into it. In a clone of the project, “make docs” builds it; after a restart the server shows it here.
docs-start = To its first page
docs-home = To the games

## Results as a file

column-table = Table
column-seat = Seat
column-name = Name
column-bot = Bot
column-over = Finished
column-place = Place
column-score = Score
column-award = Medal
column-reason = How it ended
column-hints = Hints
column-hints-sent = Hints sent by the teacher
column-joined-round = First round played
column-missed = Rounds missed
column-away = Mostly away
column-accuracy = Accuracy (%)
column-title = Class
column-date = Date
cell-yes = yes
cell-no = no

## Refusals: requests and connections

refusal-host-not-allowed = This server does not answer to the name it was called by. Use its address, or let the operator add the name (LABTOP_HOSTS).
refusal-origin-not-allowed = This was asked by a page that does not belong to this server. Open the server’s own page.
refusal-no-token = This needs the token that you got when you joined.
refusal-token-unknown = You are not known here any more. Join again with the code, or come back with your personal key.
refusal-removed = The host has taken you out of this group.
refusal-not-approved = The host has not let you in yet.
refusal-no-such-page = There is nothing at this address.
refusal-help-too-slow = That took too long to work out. Try again in a moment.
refusal-wrong-method = This address can only be asked with { $allowed }.
refusal-bad-handshake = This is not a WebSocket of version 13.
refusal-key-not-kept = The new key was made, but the answer was lost, and the server does not store keys. Make another key for this person.
refusal-slow-body = The request took too long to arrive. Try again.
refusal-not-http = This is not a request of HTTP.
refusal-too-many-pieces = The request came in too many pieces: at most { $most } are allowed.
refusal-slow-down = That was too much at once. Wait { $wait ->
        [one] a second
       *[other] { $wait } seconds
    }, then go on.
refusal-too-many-tries = Too many wrong codes came from here. Wait { $wait ->
        [one] a second
       *[other] { $wait } seconds
    }, then type the code again.
refusal-too-many-sockets = There are too many connections open: at most { $most } are allowed. Close other tabs.
refusal-hello-first = The first message of a connection must say who it is.
refusal-hello-twice = This connection has already said who it is.
refusal-not-text = Messages are text; this one was binary.
refusal-stream-unknown = This connection has ended. Open it again.
refusal-stopping = The server is stopping. Come back in a moment.
refusal-share-used = As much is open from your network as this server allows for one. Finish a game there, or try again in a few minutes.
refusal-too-many-bot-tables = Too many tables at which only bots play are open from your network: at most { $most } are allowed.
refusal-house-full = The server has as many tables open as it can hold. Try again in a few minutes.

## Refusals: at a live table

refusal-busy = There is too much to do at this moment. Try again in a moment.
refusal-printing-not-installed = Printing needs Typst, which is not installed here. Add it with pip install "labtop[print]"
refusal-not-on-paper = This game has nothing to print yet.
refusal-unknown-part = There is no part “{ $part }” to print here. Parts: { $known }.
refusal-storage = Your move could not be written to the disk, so it does not count. Tell the host that the server’s disk is in trouble.
refusal-fault = The server made an error. Nothing has changed; try again, and report it if it comes back.
refusal-paused = The host has paused the game.
refusal-not-your-seat = You do not play for { $seat }.
refusal-no-such-move = There is no move { $move }: this game has { $most } so far.
refusal-no-wish = This wish to take back a move is no longer open.
refusal-nothing-to-undo = This can no longer be undone: it has been done, or a pause has cancelled it.
refusal-teachers-only = Only the teacher of a class may do this for somebody else.
refusal-consent-refused = The others did not agree: the move stays.
refusal-name-empty = A name needs at least one letter or number.
refusal-name-too-long = This name is too long: at most { $most } letters.
refusal-name-bad-letter = “{ $letter }” cannot be part of a name.
refusal-nicknames-only = Your teacher uses nicknames here: choose one of those offered.
refusal-name-taken = “{ $name }” is already here. Choose another name.
refusal-join-used = This seat has moved to another device since. Come back with your personal key, or join anew.
refusal-lobby-locked = The host has closed the door: nobody else can come in.
refusal-group-full = This group is full: { $most } is the most.
refusal-key-unknown = This personal key is not known in the group. Look at it again; the host can give you a new one.
refusal-code-unknown = There is no group with this code. Look at it again: it has no I, O, 0 or 1.
refusal-not-allowed = You may not do this: only a player of this table or the host may.
refusal-no-such-table = There is no such table here.
refusal-no-such-member = There is no such person in the group.
refusal-seat-held = Somebody is connected with this seat, so it was not cleared.
refusal-already-started = The game has already started.
refusal-wrong-code = This is not the code of the group, so nothing was deleted.
refusal-coach-failed = The coach could not finish its analysis. Try again in a moment.
refusal-not-over-yet = The game is not over yet.
refusal-too-many-tables = This would be too many tables: at most { $most }.
refusal-log-damaged = The log of this table cannot be trusted from line { $seq } on. The operator can restore a backup.

## Why a connection ends

bye-stopping = The server is stopping. Your place is kept: come back in a moment.
bye-replaced = Your seat is open elsewhere now: on another device, or in another tab.
bye-removed = The host has taken you out of this group.
bye-deleted = The host has deleted this group with everything in it.
bye-too-slow = Your connection could not keep up. It opens again by itself; nothing is lost.
bye-too-many-refused = Too many messages of this connection were refused.
bye-too-many-sockets = There are too many connections open from here. Close other tabs.
bye-no-hello = The connection did not say who it is in time.
bye-hello-first = The connection did not begin by saying who it is.
bye-token-unknown = You are not known here any more. Join again with the code, or come back with your personal key.
bye-not-text = The connection sent something that is not text.
bye-not-json = The connection sent something that cannot be read.
bye-bad-shape = The connection sent something of the wrong form. Reload the page: it may be older than the server.
bye-too-big = The connection sent too much at once.
bye-too-deep = The connection sent something that is nested too deeply.
bye-storage = The server’s disk is in trouble. Come back in a moment.
bye-house-full = The server has as many tables open as it can hold. Come back in a few minutes.
bye-share-used = As much is open from your network as this server allows for one. Come back in a few minutes.
bye-busy = The table has too much to do at this moment. Come back in a moment.
bye-fault = The server made an error. Your place is kept: come back in a moment.
bye-log-damaged = The log of this table cannot be trusted. The operator can restore a backup.
bye-other-rules-version = This table was begun by another version of Labtop, and this one cannot go on with it.
