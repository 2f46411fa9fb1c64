# Messages of the server and its commands: refusals of requests and at live tables, ends of connections, `labtop serve`.

## Commands

help-serve = Start the server for this machine and, by default, for the devices on its network.
help-serve-host = The address to listen on. Default: 0.0.0.0, all devices on the network; 127.0.0.1: this machine only.
help-serve-port = The port to listen on. Default: 8000; 0: any free one.
help-serve-open = Open the browser, too.
help-serve-bots = Own bots for the tables of this server, as path/to/bot.py:Name. Their programs run here, with your rights.
help-serve-think = How much more than usual bots may search, as in 2; less on a small machine, as in 0.5. Default: 1.
help-serve-ws = How WebSockets are served: picows, the quicker way and the default where it is installed; asgi, the plain way.
help-data = The folder for all data. Default: the platform’s folder for user data.
help-backup = Copy the database to FILE and check the copy; also while a server runs.
help-restore = Replace the database by FILE, a backup; the old database is kept beside it.
help-doctor = Check this installation: versions, folder, database, clock, names.

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
restore-done = { $file } is the database now: { count-groups }, { count-tables }, { count-moves }, all checked.
restore-aside = The old database is kept as { $file }.

doctor-state-good = good
doctor-state-note = note
doctor-state-bad = BAD
doctor-version = Labtop { $version }, Python { $python }
doctor-parts = { $parts }
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
        [bad] The clock shows { $time } UTC, which cannot be right: groups would be erased too early or never.
       *[other] The clock shows { $time } UTC.
    }
doctor-web = { $state ->
        [note] The web part is not built: browsers find a plain page. `make setup` builds it.
       *[other] The web part is built.
    }
doctor-listens = `labtop serve` listens on { $address }, port { $port }.
doctor-hosts = Names it answers to, besides addresses: { $hosts }
doctor-origins = { $origins ->
        [none] No pages of other servers may talk to it.
       *[other] Pages that may talk to it: { $origins }
    }

## The page where there is no web part

page-title = Labtop
page-not-built = The server runs, but its web part has not been built.
page-what-to-do = On the machine of the server, “make setup” builds it. In the terminal, “labtop play chem-and-roll” works without it.

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
refusal-house-full = The server has as many tables open as it can hold. Try again in a few minutes.

## Refusals: at a live table

refusal-busy = The table has too much to do at this moment. Try again.
refusal-storage = Your move could not be written to the disk, so it does not count. Tell the host that the server’s disk is in trouble.
refusal-fault = The server made an error. Nothing has changed; try again, and report it if it comes back.
refusal-paused = The host has paused the game.
refusal-not-your-seat = You do not play for { $seat }.
refusal-no-such-move = There is no move { $move }: this game has { $most } so far.
refusal-no-wish = This wish to take back a move is no longer open.
refusal-consent-refused = The others did not agree: the move stays.
refusal-name-empty = A name needs at least one letter.
refusal-name-too-long = This name is too long: at most { $most } letters.
refusal-name-bad-letter = “{ $letter }” cannot be part of a name.
refusal-name-taken = “{ $name }” is already here. Choose another name.
refusal-lobby-locked = The host has closed the door: nobody else can come in.
refusal-group-full = This group is full: { $most } is the most.
refusal-key-unknown = This personal key is not known in the group. Look at it again; the host can give you a new one.
refusal-code-unknown = There is no group with this code. Look at it again: it has no I, O, 0 or 1.
refusal-not-allowed = You may not do this: only a player of this table or the host may.
refusal-no-such-table = There is no such table here.
refusal-no-such-member = There is no such person in the group.
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
bye-busy = The table has too much to do at this moment. Come back in a moment.
bye-fault = The server made an error. Your place is kept: come back in a moment.
bye-log-damaged = The log of this table cannot be trusted. The operator can restore a backup.
bye-other-rules-version = This table was begun by another version of Labtop, and this one cannot go on with it.
