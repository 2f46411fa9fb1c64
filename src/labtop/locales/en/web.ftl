# The browser's shell: pages, bars, buttons. Rooms have catalogues of their own (web-<room>.ftl).

## Everywhere

web-title = Labtop
web-page-title = { $page ->
        [new] New game · Labtop
        [learn] Learn a game · Labtop
        [deal] Deal of the day · Labtop
        [join] Join a table · Labtop
        [about] About · Labtop
        [rules] Rules · Labtop
        [class] Class · Labtop
        [wall] Wall · Labtop
        [review] Review · Labtop
        [replay] Replay · Labtop
        [notfound] Not found · Labtop
       *[other] Labtop
    }
web-title-turn = Your turn · { $game }
web-title-game = { $game } · Labtop
web-nav = Main pages
web-language = Language
web-language-en = English
web-language-fr = Français
web-theme = { $theme ->
        [light] Theme: light
        [dark] Theme: dark
       *[other] Theme: as on this device
    }
web-menu = Menu
web-sound = Sounds
    .help = Short ones: dice, reactions, your turn. Remembered on this device.
web-pace = Speed of the game
    .help = How long the moves of the others are shown. A tap on the board or a key ends a move, two taps go to your turn. Remembered on this device.
    .still = This device asks for less motion: every move is shown at once.
web-pace-calm = calm
web-pace-brisk = brisk
web-pace-once = at once
web-close = Close
web-cancel = Cancel
web-fewer = Fewer
web-more = More
web-loading = Just a moment…
web-reload = Reload
web-try-again = Try again
web-page-failed = This part of Labtop could not be fetched. The network may be gone, or there is a newer version.
web-server-newer = This page is older than the server.
    .help = Labtop was renewed while it was open. Your games are kept; the page must be loaded again.
web-server-away = The server cannot be reached.
    .help = The rules and how each game works can be read without it. Playing, joining and results need the server. This page tries again by itself.
web-rules = Rules
web-rules-of = The rules of { $game }
web-rule = Rule { $number }
web-about = About Labtop
web-to-bench = All games
web-refusal-unknown = The server refused this ({ $code }).
web-refusal-unreachable = The server cannot be reached. Check the network, then try again.

## The games

web-games = The games
web-game-chem-and-roll = Chem and Roll
    .claim = Four dice for everybody. Feed your plant, cool it well, sell the acid.
    .topic = SO₂ → H₂SO₄
web-game-chain-growth = Chain Growth
    .claim = Start a chain, make it long, steal one, end it in time.
    .topic = radical polymerisation
web-game-chemistry-monopoly = Chemistry Monopoly
    .claim = Buy elements, condense them from gas to solid, avoid Biology Class.
    .topic = elements, states of matter
web-game-laboratorium = Laboratorium
    .claim = Join reagents atom by atom and reach your molecule first.
    .topic = organic synthesis
web-players = Players:
web-duration = Time:
web-teams = { $range } teams
web-time-20 = 20 min
web-time-60 = 60 min
web-time-90 = 1–2 h
web-play = Play
web-play-game = Play { $game }
web-learn = Learn it
    .help = Five minutes with a teacher: the dice or cards are laid out for you, and each move is explained before you make it. Then you play on alone.
    .start = Make the first move
web-learn-game = Learn { $game } by playing
web-coach = Introduction
web-coach-step = Step { $step } of { $of }
web-coach-over = On your own now
web-coach-do = Do it for me
web-coach-show = Show me
web-coach-more = Why?
web-coach-close = Understood
web-print = Print
web-how = How it works
web-how-game = How { $game } works
web-all-rules = All the rules, numbered
web-coming = Coming
web-teach-which = Which game for your class?
web-tables-of = tables of { $range }
web-teach-game = Open a class
web-teach-game-named = Open a class with { $game }
web-rules-which = The rules of which game?

## Home

web-home-claim-1 = Four chemistry games,
web-home-claim-2 = one bench.
web-home-lead = Alone, with friends or with a whole class. No account, nothing to install.
web-home-foot = Free software. No accounts, no cookies, no tracking.
web-teach = Teach a class
web-join = Join a table
web-join-button = Join
web-code-ask = Have a code?
web-code-example = KELVIN-427
web-first-game = Start playing
    .help = { $game }, first moves guided
web-daily = Deal of the day
    .help = { $game }, alone: today everybody gets the same dice.
    .long = You play alone, twenty rounds. Everybody who opens this link gets the same dice in the same order: compare your plants.
web-daily-of = The deal of { $date }
web-daily-play = Play it
web-code-label = Code on the screen or from a friend
web-your-name = Your name
web-name-optional = if you like
web-resume = Resume
web-resume-turn = Your turn at { $room }
web-resume-wait = { $room } goes on
web-resume-over = { $room }: the result
web-resume-more = { $count ->
        [one] 1 more table
       *[other] { $count } more tables
    }
web-with = with { $names }
web-with-many = with { $count } others
web-bots = { $count ->
        [one] a bot
       *[other] { $count } bots
    }
web-code-is = Code { $code }
web-forget = Remove from this list

## A new game

web-new-game = new game
web-new-question = How would you like to play?
web-play-now = Play now
    .help = { $bots ->
        [0] alone, about { $time }
        [one] alone against one bot, about { $time }
       *[other] alone against { $bots } bots, about { $time }
    }
web-change = Change something
    .help = players, bots, hints, rules: nothing here needs an answer
web-learn-first = Learn it first, 5 minutes
web-way-alone = Alone
    .help = Against bots, or just for yourself
    .start = Start the game
web-way-device = Several on this device
    .help = Pass it round; nobody sees the others’ choice
    .start = Start the game
web-way-online = Online with friends
    .help = They join with a code or a picture to scan
    .start = Open the table
web-way-class = With a class
    .help = One code for all; you lead the game
    .start = Open the class
web-people-here = Players here
web-name-of = Name of player { $number }
web-bots-title = Bots
web-bot-level = Level of bot { $number }
web-bot-named = Bot, { $bot }
web-length = How long?
web-more-options = More options
web-deal = Deal code
    .help = The same code gives the same dice and cards. Leave it empty for new ones.
web-typed = Real dice
    .help = You throw your own dice, and the host types in how they fell.
web-pack = Your own content
    .help = A TOML file in place of the packaged one. It is checked when the game opens.
web-pack-choose = Choose a file
web-pack-other = Another file
web-pack-drop = Use the packaged one
web-pack-packaged = The packaged one is used.
web-pack-get = Download the packaged one, to change it
web-pack-too-big = This file is too large: at most { $most } kB.
web-pack-unread = This file cannot be read. Is it still there?
web-class-called = Name of the class (optional)
    .help = Without one, results and files carry the date alone.
web-class-split = Tables
web-class-one = Everybody at one table, up to { $most }
web-class-tables = Tables of
web-class-size = People at each table
web-class-fill = Bots at a table that is not full
web-grace = Time for a reaction
    .help = A player who has not answered by then plays nothing.
web-grace-none = no limit
web-grace-seconds = { $seconds } s
web-own-names = Let them choose their names
    .help = Otherwise everybody gets a chemical nickname.
web-approve = Let everybody in by hand
    .help = Nobody plays before you have said yes.

## Joining

web-join-known = You are already in this group.
    .help = Go on where you were.
web-seats-here = Players on this device
web-watch = Only watch
web-have-key = I have a personal key
web-reenter = Come back
web-reenter-button = Come back
web-key-label = Your personal key
web-key-help = It was beside the code on your first screen. Your host can give you a new one.
web-not-here = This seat is not on this device
    .help = Join with the group’s code, or come back with your personal key.
web-ended = The connection has ended
web-open-here = Play here
web-see-seats = { $count ->
        [one] See my other table
       *[other] See my { $count } tables
    }

## The lobby

web-lobby = before the game
web-invite = Join with this code
web-qr = The address of this table as a QR code
web-scan = Scan, or open this address and type the code:
web-copy-link = Copy the link
web-copied = Copied
web-local-hint = This address works on this device only. For others, open Labtop by the address that the server shows.
web-here-now = { $count ->
        [0] Nobody is here yet
        [one] 1 player is here
       *[other] { $count } players are here
    }
web-seats-of = { $count } players
web-you = you
web-time-left = { $time } left
web-bot = bot
web-bot-number = Bot { $number }
web-away = away
web-untaken = has not come yet
web-clear-seat = Clear the seat
    .help = Somebody joined and never came. The seat is free again; in a running game a bot takes it.
web-clear-seat-of = Clear the seat of { $name }
web-asks-in = would like to come in
web-let-in = Let in
web-remove = Remove { $name }
web-team-seat = One device for each team: sit together and decide together.
web-watchers = { $count ->
        [one] 1 person watches
       *[other] { $count } people watch
    }
web-start = Start the game
web-lock = Close the door
web-unlock = Open the door
web-wait-approval = You are almost in: the host lets everybody in by hand.
web-wait-start = The host starts the game when everybody is here.
web-leave = Leave
    .help = Your seat is kept: Home shows it.
web-key-is = Your personal key:
    .help = With it and the code you come back from any device.
web-privacy-line = Only the nickname is kept, and everything is erased after 30 days without play, unless the operator of this server has chosen otherwise.
web-next-game = The game has begun
    .help = You are in from the next one on. This page opens it by itself.

## At the table

web-table = Table
web-have-chosen = { $done } / { $of } have chosen
web-has-chosen = has chosen
web-is-choosing = is choosing
web-turn-of = { $name }’s turn
web-players-log = Players and log
web-log = What happened
web-log-you = You
web-round = Round { $round }
web-turn = Turn { $turn }
web-before = Before the first round
web-all-rounds = the whole log
web-take-back = Take back
    .help = Takes back your last move; if anything new was shown since, the others are asked.
web-wish = { $name } would like to take a move back.
    .help = Everything since then would be undone; dice and cards will come the same again.
web-agree = Agree
web-disagree = No
web-wishing = Your wish to take back
    .help = Waiting for { $names }.
web-pause = Pause
    .help = All tables rest until you go on.
web-go-on = Go on
web-paused = Paused
    .help = { $kind ->
        [class] Your teacher has stopped the game for a moment. Nothing is lost.
       *[table] The host has stopped the game for a moment. Nothing is lost.
    }
web-keys = Keys
web-typed-send = Use these dice
web-typed-start = Who begins?
    .help = Throw for it, or agree; then say who.
web-typed-roll = How did the dice fall?
    .help = Throw your dice, then tap the values, or type four digits and Enter.
web-typed-sending = Sending…
web-board-text = The board in words
    .help = For screen readers, or if you would rather read.
web-sealed-dice = Dice and cards were drawn before the game. This seal proves it at the end:
web-contact-lost = The server cannot be reached. Trying again…
web-reconnecting = Reconnecting…
web-reconnecting-unsent = Your move is kept and will be sent. You can keep looking.
web-reconnecting-calm = Everything is saved; the table unlocks by itself.
web-seconds = { $seconds } s
web-try-now = Try now
web-hand-to = Give the device to { $name }
web-hand-help = Nothing is shown until the next player says so.
web-i-am = I am { $name }
web-look-as = Look as { $name }
web-hand-wait = Everybody here has chosen
    .help = The others are still thinking.
web-pass-device = Pass the device on
web-over = The game is over
web-score-lines = How it adds up: { $name }
web-score-total = Total
web-result = See the result

## After the game

web-finished = finished
web-rematch = Rematch
web-rematch-wait = { $kind ->
        [class] Your teacher can start another game. This page opens it by itself.
       *[table] The host can start a rematch. This page opens it by itself.
    }
web-hint = Hint
web-review = Review
web-thinking = thinking…
web-hints-used = { $name }: { $count ->
        [one] one hint
       *[other] { $count } hints
    }
web-replay = Replay
web-same-dice = Same dice, alone
web-same-dice-again = Same dice again
web-new-dice = New dice
web-play-again = Play again
web-best-beaten = Your best on this device; it was { $score }.
web-best-again = As good as your best on this device, { $score }.
web-best-stays = Your best on this device is { $score }.
web-look-board = See the board
web-record = Save the game
web-print-result = Print the result

## Rules

web-source-rulebook = rulebook
    .help = comes from the game’s own text.
web-source-reconstruction = reconstruction
    .help = is ours, where that text is silent.

## Not found

web-404 = There is nothing here
web-404-lead = The address may be mistyped, or the page belongs to a game that has been erased.

## The timer of a round

web-round-time = Time for this round: { $time }
    .last = { $seconds } seconds are left.
    .over = The time for this round is up.

## Joining a class, and being late

web-join-class = Join the class
web-join-look = Continue
web-join-several = Several people on this device?
web-key-what = What is the key for?
web-join-other-code = Another code
web-door-inside = { $count ->
        [0] Nobody is in yet.
        [one] 1 is in.
       *[other] { $count } are in.
    }
web-door-soon = The game has not started.
web-door-late = The game is running: you can play at once.
web-door-over = The game is over; you play in the next one.
web-name-nicknames = Your teacher uses nicknames. You are
web-name-under = You play as
web-name-another = Another one
web-name-another-nick = Another nickname
web-name-nothing = Nothing to type. Your real name is asked nowhere and kept nowhere.
web-name-own = Type my own name
web-name-rather = Rather a nickname
web-name-seen = The others at the table see it.
web-name-seen-class = Your teacher lets you choose your name. The class sees it.
web-name-change = Change name
web-name-save = Save
web-in = You are in, { $name }
web-in-almost = Almost in, { $name }
web-in-others = { $count ->
        [0] You are the first one here.
        [one] 1 other is here.
       *[other] { $count } others are here.
    }
web-in-soon = Your teacher starts the game.
web-primer = The rules in pictures
web-primer-page = Picture { $page } of { $of }
web-given = This was played for you
    .help = The game went on before you chose.
web-given-chosen = Your teacher chose for you
    .help = You can still choose something else.
web-given-more = { $count } rounds were played for you
web-given-late = Welcome, { $name }
    .help = The game is in round { $round }. { $round ->
        [2] Round 1 is filled in, with the same dice as everybody.
       *[other] Rounds 1 to { $before } are filled in, with the same dice as everybody.
    }
web-given-late-choose = { $count ->
        [one] Choose for it myself
       *[other] Choose for them myself
    }
web-missed = Round { $round } of { $of }, chosen by you
    .help = The same deal as the class had. It counts when you have chosen for all.
web-missed-leave = Back to the class
web-given-ok = Got it
web-seatless = You are watching
    .help = All seats are taken. You play from the next game on; this page opens it by itself.
web-sheet-of = { $name }’s board
