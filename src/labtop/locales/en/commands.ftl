# What the commands say of themselves (`labtop --help`) and print (docs: cli/listing.py).

help-labtop = Four chemistry tabletop games: play them, simulate them, replay them. Without a command, labtop starts the server on this machine and opens the browser.
help-usage = Usage:
help-default = default:
help-required = required
help-heading-options = Options:
help-heading-commands = Commands:
help-heading-examples = Examples:
metavar-integer = INTEGER
metavar-float = NUMBER
metavar-text = TEXT
metavar-file = FILE
metavar-directory = FOLDER
metavar-path = PATH
metavar-command = COMMAND [ARGS]...
help-version = Show the version, the rules of each game and whether the engine is compiled, and leave.
version-is = Labtop { $version } ({ $build ->
        [compiled] compiled
       *[plain] plain Python
    }), Python { $python }
version-rules = { $room }: rules version { $version }
help-completion = Print what makes the Tab key complete commands, games, options and files in SHELL.
did-you-mean = Did you mean { $near }?
help-help = Show this text and leave.
help-lang = Language: en or fr. Default: the language of the terminal.
help-json = Print one JSON object.
help-option = An option of the game, as often as needed; `labtop games` lists them.
help-seed = A number or a deal code: the same seed gives the same dice.

help-games = List the games, their seats and their options with defaults.

help-play = Play ROOM in the terminal: alone, with others at this keyboard, or against bots.
help-play-seats = Players in all, bots included.
help-play-bots = Levels of the bots that take the last seats, as in greedy,random; master@2 searches twice as much as usual; an own bot as path/to/bot.py:Name.
help-play-resume = Go on with a game that was left, from its record.
help-play-records = The folder that records are kept in.
help-pack = A TOML file with own cards, boards or molecules instead of the packaged ones.
help-play-typed = Type what real dice on the desk show.
help-play-plain = No colours.

help-simulate = Let bots play many games of ROOM and summarise the results.
help-simulate-games = How many games.
help-simulate-seats = Players; default: the fewest that the options allow.
help-simulate-bots = One level for every seat, or one for each; master@2 searches twice as much as usual; an own bot as path/to/bot.py:Name.
help-simulate-workers = Processes that share the work.
help-simulate-meters = Further figures to count, as in landings,income; each game has its own.
help-simulate-records = Write the record of every game into this folder.

help-replay = Read a record, check every move again and show the resulting table.
help-replay-until = Stop after this many moves.

help-play-hints = Hints with the key i: free, counted (told at the end) or off.
help-play-from = Play on from a finished game: its record.
help-play-move = With --from: the number of moves after which to play on.

help-review = Let the coach review a finished game from its record: value over time, turning points, accuracy.
help-review-seat = The player whose turning points are wanted, counted from 1; default: all.

help-bench = Measure the speeds that the documentation quotes, on this machine.

games-seats = { $mode ->
        [none] {""}
       *[other] { $mode }:{" "}
    }{ $most ->
        [1] 1 player
       *[other] { $fewest } to { $most } players
    }
games-options = Options (--option name=value) with their defaults:

report-head = { $games } { $games ->
        [one] game
       *[other] games
    } with { $seats } { $seats ->
        [one] seat
       *[other] seats
    }, seed { $seed }
report-speed = { $cpu } s of CPU time: { $games } games and { $moves } moves per CPU-second
report-ended = { $count } ended because { $reason } ({ $share } %)
report-seat = { $seat } ({ $bot }): wins { $wins }, mean { $mean }, sd { $sd }, from { $low } to { $high }
report-meter = Meter { $meter }, all games together:
report-more = … and { $count } more seats; --json has them all

replay-head = { $room }: { $moves } of { $all } moves

refusal-bots-do-not-fit = { $bots } bots were named for { $seats } seats: name one level for all, or one for each seat.
refusal-bad-think = A bot can search from { $least } to { $most } times as much as usual, not { $think } times.
refusal-bad-setting = “{ $value }” does not suit the setting { $setting }.
refusal-bad-trust = “{ $value }” is no address of a proxy. --trust (LABTOP_TRUST) takes addresses and networks with commas between them, as in 10.0.0.2,192.168.4.0/24,fd00::/8, or none.
refusal-trust-everybody = “{ $value }” is every address there is: any client could claim to be another one. Name the addresses of your proxies.
refusal-setting-out-of-range = { $setting } can be more than 0 and at most { $most }, not { $value }.
refusal-cannot-listen = The server cannot listen on { $address }, port { $port }: { $reason }. Another program may hold it; --port chooses another one.
refusal-bot-failed = The bot “{ $bot }” has failed ({ $reason }).
refusal-no-games = At least one game must be played, not { $games }.
refusal-game-did-not-end = Game { $game } did not end within { $moves } moves. This is a fault of ours: please report it with the seed.
refusal-cannot-write = “{ $file }” cannot be written: { $reason }.
refusal-unknown-command = There is no command “{ $command }”. Commands: { $known }.
refusal-unknown-word = There is no option { $name } here. Options of this command: { $known }.
refusal-too-many-words = These words are too many: { $words }. --help shows how the command is written.
refusal-word-is-missing = The word { $name } is missing. --help shows how the command is written.
refusal-word-needs-value = The option { $name } needs a value after it.
refusal-word-takes-no-value = The option { $name } takes no value.
refusal-word-not-among = For { $name } there is no “{ $value }”. It can be: { $known }.
refusal-word-not-whole = For { $name } a whole number is needed, not “{ $value }”.
refusal-word-not-number = For { $name } a number is needed, not “{ $value }”.
refusal-word-too-small = For { $name } a whole number from { $least } up is needed, not “{ $value }”.
refusal-word-out-of-range = For { $name } a whole number from { $least } to { $most } is needed, not “{ $value }”.
refusal-unfit-place = { $state ->
        [folder] “{ $file }” is a folder; a file is wanted.
        [file] “{ $file }” is a file; a folder is wanted.
        [closed] “{ $file }” cannot be opened: it belongs to somebody else.
       *[missing] There is no file “{ $file }”.
    }
refusal-option-without-value = An option of a game is written name=value, as in mode=draft, not “{ $pair }”. `labtop games` lists them.

bench-python = Python
bench-compiled = compiled with mypyc
bench-bare-python-cpu-ms = starting a bare Python, CPU-ms
bench-import-and-new-game-cpu-ms = starting, importing Labtop and a new game, CPU-ms
bench-solo-random-games-per-cpu-second = Chem and Roll, solo random games per CPU-second
bench-open-spiel-yacht-games-per-cpu-second = OpenSpiel yacht, games per CPU-second
bench-solo-games-per-yacht-game = solo games for one game of yacht
bench-game-of-99-cpu-ms = a game of 99 seats, CPU-ms
bench-greedy-solo-mean = greedy bot, mean solo score in dollars
bench-greedy-solo-games-per-cpu-second = greedy bot, solo games per CPU-second
bench-no-peer = OpenSpiel is not installed, so there is no peer beside these figures. Add it with pip install "labtop[research]"
help-ladder = Compare the bots of ROOM: every level against the one below and against random, with mirrored deals.
help-ladder-bots = Own bots, as path/to/bot.py:Name, or levels that search more or less than usual, as master@2, each against every level of the room.
help-ladder-games = Games of each comparison.
help-ladder-seed = The same seed gives the same ladder.
help-ladder-workers = How many processes play.

help-print = Make a PDF of ROOM to play it on a table: cards, boards, sheets, rules.
help-print-paper = Paper to print on.
help-print-bw = For printers without colour: patterns and signs take the place of colours.
help-print-parts = Only these parts of the game, as in cards,rules; each game has its own. Default: all.
help-print-output = The PDF to write. Default: the name of the room and the language.
print-working = Making the pages …
print-done = { $file }: { $pages ->
        [one] one page
       *[other] { $pages } pages
    }. Print at 100 %, on both sides, flipped on the long edge (the booklet of the rules on the short edge); the ruler at the foot of a page is 50 mm long.
help-print-record = Instead of a game: the record of a finished one, as a page with places, lines and the chemistry that occurred.
help-print-seat = With --record: this player’s page.
print-done-record = { $file }: { $pages ->
        [one] one page
       *[other] { $pages } pages
    }.
