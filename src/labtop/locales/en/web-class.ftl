# The teacher's cockpit, the wall, and replays.

## The cockpit

web-class-title = Your class
web-class-pack = Your own content is in play.
web-class-private = This page is yours: keys and names are on it. Project the wall instead.
web-class-wall = Open the wall
    .help = In a tab of its own, safe to project
web-class-no-wall = The wall opens on the device that opened this class.
web-class-code = Code of the class
web-class-enlarge = Code as a picture
web-class-local = This address works on this device only. For the class, open Labtop by the address that the server shows.
web-class-door-open = The door is open
    .help = Everybody with the code can come in.
web-class-door-closed = The door is closed
    .help = Nobody else can come in; the people inside stay.
web-class-your-key = Your key as the teacher:
    .help = With it and the code you come back from another device. Show it to nobody.
web-class-waiting = Ready when you are
web-class-nobody = Nobody is here yet. Show the wall, or say the code.
web-class-present = { $count ->
        [one] 1 person is in
       *[other] { $count } people are in
    }{ $away ->
        [0] {""}
       *[other] , { $away } away just now
    }
web-class-one-table = Everybody will play at one table.
web-class-start = Start the game
web-class-start-none = Somebody has to come in first.
web-class-running = The game is on
web-class-paused = Paused
web-class-paused-help = All tables rest until you go on.
web-class-over = The game is over
web-class-pause = Pause all
web-class-go-on = Go on
web-class-rematch = Rematch
web-class-restart = New game
web-class-restart-sure = A game is still on. Start a new one and drop it?
web-class-restart-yes = Drop it and start anew
web-class-keep = Keep playing
web-class-wait-for = Waiting for { $names }
web-class-wait-for-many = Waiting for { $count } people
web-class-wait-bots = The bots are thinking.
web-class-close-round = Close the round without them
    .help = The simplest move is played for everybody who has not answered; the log says so.
web-class-close-sure = Play for { $names } this time?
web-class-close-yes = Yes, close the round
web-class-all-tables = Tables
web-class-table = Table { $number }
web-class-table-over = finished
web-class-chosen = { $done } of { $of } have chosen
web-class-people = People
web-class-find = Find a name
web-class-asking = asks to come in
web-class-let-in = Let in
web-class-let-all = Let all { $count } in
web-class-here = here
web-class-away = away
web-class-next-game = plays from the next game on
web-class-watches = watches
web-class-has-chosen = has chosen
web-class-is-due = is awaited
web-class-more = More about { $name }
web-class-rename = Rename
web-class-new-name = New name for { $name }
web-class-save = Save
web-class-new-key = New key
    .help = For somebody who has lost device and key. The old seat closes at once.
web-class-key-told = New key for { $name }:
    .help = On the new device: Join, “I have a personal key”, the code { $code } and this key. It is shown only now.
web-class-remove = Remove
web-class-remove-sure = Take { $name } out? A bot takes over the seat.
web-class-remove-yes = Yes, take out
web-class-results = Results
web-class-results-none = There are no results before the game.
web-class-results-live = As it stands now
web-class-place = Place
web-class-name = Name
web-class-score = Score
web-class-export = Save as a file
web-class-csv = CSV
web-class-xlsx = Excel
web-class-json = JSON
web-class-replay = Replay of table { $number }
web-class-delete = Delete the class
    .help = Names, moves and results are erased for good, on all devices.
web-class-delete-type = Type the code { $code } to confirm
web-class-delete-yes = Delete everything
web-class-not-class = This is a table among friends
    .help = The host leads it from the page of the table.

## The wall

web-wall-join = Join with this code
web-wall-scan = Scan, or open
web-wall-type = and type the code.
web-wall-players = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-wall-ranking = Ranking of the class
web-wall-hide = Hide ranking
web-wall-show = Show ranking
web-wall-hide-code = Hide code
web-wall-show-code = Show code
web-wall-first = Who is coming?
web-wall-soon = The game starts when your teacher says so.
web-wall-more = and { $count } more
web-wall-paused = Short break
web-wall-tables = At { $done } of { $of } tables everybody has chosen
web-wall-split = Your table is playing
web-wall-split-over = All tables have finished
web-wall-table = Table { $number }
web-wall-ready = all have chosen
web-wall-finished = finished
web-wall-lost = Reconnecting…
web-wall-none = There is no wall on this device
    .help = Open it from the page of the class, on the device that opened the class.

## Replays

web-replay-title = Replay
web-replay-of = Table { $number }
web-replay-loading = Loading the game…
web-replay-failed = The replay cannot be shown
web-replay-move = Move { $move } of { $of }
web-replay-start = The beginning
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-back = One move back
web-replay-on = One move on
web-replay-play = Play
web-replay-stop = Stop
web-replay-seat = Seen by
web-replay-anybody = Everybody
web-replay-curve = How { $name } stood, move by move
web-replay-turning = Turning points
web-replay-point = move { $move }: { $gain }
web-replay-sealed = { $name } has chosen.
web-replay-nothing = This seat sees nothing of this move.
web-replay-share = Copy the link to this moment
web-replay-shared = Copied. It works for people of this group.
web-replay-record = Record
web-replay-play-on = Play on from here
    .help = A new game from this very position, the same dice, bots in the other seats.
web-replay-play-as = Play on as { $name }
web-replay-back-to = Back to the table
