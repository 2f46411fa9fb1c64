# What the commands say of themselves (`labtop --help`) and print (docs: cli/listing.py).

help-labtop = Four chemistry tabletop games: play them, simulate them, replay them.
help-version = Show the version and leave.
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
refusal-setting-out-of-range = { $setting } can be more than 0 and at most { $most }, not { $value }.
refusal-cannot-listen = The server cannot listen on { $address }, port { $port }: { $reason }. Another program may hold it; --port chooses another one.
refusal-bot-failed = The bot “{ $bot }” has failed ({ $reason }).
refusal-no-games = At least one game must be played, not { $games }.
refusal-game-did-not-end = Game { $game } did not end within { $moves } moves. This is a fault of ours: please report it with the seed.
refusal-cannot-write = “{ $file }” cannot be written: { $reason }.
refusal-usage = { $reason }

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
bench-no-peer = OpenSpiel is not installed (`make bench` installs it), so there is no peer beside these figures
help-ladder = Compare the bots of ROOM: every level against the one below and against random, with mirrored deals.
help-ladder-bots = Own bots, as path/to/bot.py:Name, or levels that search more or less than usual, as master@2, each against every level of the room.
help-ladder-games = Games of each comparison.
help-ladder-seed = The same seed gives the same ladder.
help-ladder-workers = How many processes play.
