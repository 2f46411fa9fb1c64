# The teacher's cockpit, the wall, and replays.

## The cockpit

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
web-class-close-round = Close round
    .help = The simplest move is played for everybody who has not answered; the log says so.
web-class-announced = In { $seconds } s: plays for { $names }
web-class-announced-many = In { $seconds } s: plays for { $count } people
    .help = Nothing is played yet. A pause or a stop of the server cancels it.
web-class-undo = Undo
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

## The server in trouble: what is wrong, what pupils notice, what to do

web-trouble-disk-full = The server’s disk is full: moves are not being saved.
    .pupils = Pupils read that their move does not count; every accepted move is kept.
    .do = Delete or move files on the server’s computer. Play then goes on by itself.
web-trouble-disk-nearly-full = The server’s disk is almost full: soon moves cannot be saved.
    .pupils = Pupils notice nothing yet.
    .do = Delete or move files on the server’s computer.
web-trouble-disk-read-only = The server cannot write to its disk: moves are not being saved.
    .pupils = Pupils read that their move does not count; every accepted move is kept.
    .do = Ask whoever runs the server to make its data folder writable. Play then goes on by itself.
web-trouble-disk-failing = The server’s disk reports errors: moves are not being saved.
    .pupils = Pupils read that their move does not count; every accepted move is kept.
    .do = Let the class wait, and ask whoever runs the server to copy the data to another disk.
web-trouble-database-damaged = The server’s database is damaged: some games cannot be opened.
    .pupils = Pupils of these games cannot come in.
    .do = Ask whoever runs the server to stop it and restore a backup.
web-trouble-log-damaged = The stored moves of a game of this class are damaged.
    .pupils = It can be neither opened nor replayed; all others can.
    .do = Play on at the others. Whoever runs the server can restore a backup after the lesson.
web-trouble-loop-slow = The server is too busy: answers take more than a second.
    .pupils = Pupils wait after every move; nothing is lost.
    .do = Close other programs on the server’s computer.
web-trouble-workers-dead = Some helpers of the server have stopped.
    .pupils = Bots may make the simplest move, and hints, own packs or printing may fail; all else works.
    .do = The server starts them again by itself. If this line stays, close other programs on its computer.
web-trouble-other = The server is in trouble.
    .pupils = Some things may not work for pupils.
    .do = Ask whoever runs the server to type “labtop doctor” there.

## The wall

web-wall-join = Join with this code
web-wall-scan = Scan, or open
web-wall-type = and type the code.
web-wall-players = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-wall-together = Together
web-wall-hide = Hide ranking
web-wall-show = Show ranking
web-wall-hide-code = Hide code
web-wall-show-code = Show code
web-wall-first = Who is coming?
web-wall-soon = The game starts when your teacher says so.
web-wall-marks = Your mark is yours for the whole game.
web-wall-waiting = While you wait
web-wall-paused = Paused
    .look = Eyes up here.
    .clock = Your choices are kept. The clock stands at { $time }.
    .kept = Your choices and the clock are kept.
web-wall-tables = At { $done } of { $of } tables everybody has chosen
web-wall-split = Your table is playing
web-wall-split-over = All tables have finished
web-wall-table = Table { $number }
web-wall-ready = all have chosen
web-wall-finished = finished
web-wall-lost = Reconnecting…
web-wall-none = There is no wall on this device
    .help = Open it from the page of the class, on the device that opened the class.

## The moments of the wall

web-wall-question = A question from your teacher
web-wall-had-chosen = of { $of } had chosen
web-wall-late = late? come in with
web-wall-joined = joined in round { $round }
web-wall-joined-list = { $count ->
        [one] joined in round { $rounds }
       *[other] joined in rounds { $rounds }
    }
web-wall-away = was away for most of the game, not placed
web-wall-space = Space: hold the round
web-debrief = Debriefing
web-debrief-of = Debriefing { $page } of { $of }
web-debrief-yours = What you did
web-debrief-talk = Talk in pairs, one minute:
web-debrief-failed = The numbers of the class cannot be fetched just now; the pages work without them.

## The cockpit while a game is on

web-class-manage = Manage the class
web-class-patience = Somebody is stuck after two refusals, or without an action for
web-class-timer = Timer of a round
    .off = none
    .seconds = { $seconds } s
    .closes = closes the round
web-class-more-time = +{ $seconds } s
web-class-on-wall = On the wall
web-class-scene-game = Game
web-class-scene-reveal = Last round
web-class-scene-end = Podium
web-class-scene-debrief = Debriefing
web-class-scene-question = Question…
web-class-question = A question for the class
web-class-ask = Pause and ask
web-class-ask-none = No question
web-class-page-back = Page back
web-class-page-on = Next page
web-need-stuck = stuck
web-need-thinking = thinking
web-need-away = away
web-need-chosen = chosen
web-need-quiet = { $seconds } s without an action
web-need-why = { $seconds } s without an action, { $tries ->
        [0] no refusals
        [one] 1 refusal
       *[other] { $tries } refusals
    }
web-need-hint = { $hint ->
        [asked] asked for a hint
        [sent] hint sent
       *[none] no hint yet
    }
web-pupil-send = Send a hint
    .sent = The hint is on the phone
    .busy = The coach is thinking…
web-pupil-choose = Choose for this pupil
web-pupil-more = Name, key, removal
web-class-judge = Add the coach’s accuracy
    .help = The coach looks at every decision; that can take a minute for each table.
    .busy = The coach is looking at the games…
    .done = The files hold the accuracy.

## The plan of a lesson

web-plan = Plan of the lesson: { $part }, minute { $minute } of { $total }
web-plan-start = Start
web-plan-rounds = Rounds { $first }–{ $last }
web-plan-play = First half
web-plan-question = Question
web-plan-on = Second half
web-plan-debrief = Debriefing
web-plan-minutes = { $minutes } min
web-plan-until = until about { $time }
web-plan-over = { $minutes } min over
web-plan-ask = From the plan:

## The pupil in the drawer

web-pupil-sheet = What { $name } sees
