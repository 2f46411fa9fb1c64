# What `labtop play` says in the terminal. Keys begin with `play-`; locales/texts.py describes how parameters reach a message.

## Commands: the first word is the letter on the screen, the others work too

play-command-undo = u undo
play-command-back = b back
play-command-change = + change
play-command-help = ?
play-command-keys = h help keys
play-command-table = s sheets
play-command-log = l log
play-command-rules = r rules
play-command-own = t
play-command-quit = q quit exit
play-command-door = d door
play-command-hint = i idea hint
play-command-numbers = n numbers

play-commands-first = ? explain · i hint · h all keys · q quit
play-commands = ? explain · i hint · b back · h all keys · q quit

## At the start

play-greet-bots = { $people ->
        [one] You are Player 1.
       *[other] Players 1 to { $people } share this keyboard.
    } { $count ->
        [one] One bot plays along: { $bots }.
       *[other] { $count } bots play along: { $bots }.
    }
play-greet-people = Players 1 to { $people } share this keyboard.
play-greet-keys = Choose by number or by the first letters; Enter takes the choice in brackets. ? explains what is asked, h lists all keys.
play-pause-start = Enter begins >{" "}
play-resumed = Going on after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.

## Questions

play-asked = { $seat }: { $question }
play-step-only = { $question } ({ $action })
play-prompt = [{ $default }] >{" "}
play-prompt-no-default = >{" "}
play-no-default = Enter alone chooses nothing here: type { $keys }, or ? for help.
play-give-up = give up and end the game
play-give-up-sure = Really give up? yes ends the game, Enter plays on >{" "}
play-yes = yes y
play-only-changed = (only changed)

play-explained = { $name }: { $text }
play-help-more = h lists all keys, ? 3.2 shows a rule.
play-no-door = Nobody here may play a card out of turn now.
play-door-nothing = None of your cards can be played out of turn now.
play-door-open = d: you may play a card out of turn now
play-help-ways = { $count } ways to use it
play-keys =
    Numbers choose, and so do the first letters (at least two): “ac”, “end”.
    Several answers fit in one line: “2 3” is the second choice, then the third of what is asked next.
    Enter takes the choice in brackets. b goes one step back, u takes back your last move while nothing has been rolled or drawn since.
    i asks the coach for a hint, where this table allows it.
    r lists the rules, ? 3.2 shows paragraph 3.2, l what happened so far, s the whole table.
    + shows other ways to use a die, where there are any (catalyst, market). q leaves; the game is kept and can be continued.
    d plays a card that may be played at any moment, also out of your turn, where the game has such cards.
    n shows the table with the numbers of its parts, where a game has them.

play-could-be = “{ $typed }” could be: { $found }. A few more letters, or the number.
play-not-a-choice = “{ $typed }” is not one of the choices: type { $keys }, or ? for help.
play-nothing-before = This is the first step: there is nothing to go back to. u takes back a move.
play-nothing-to-change = There is nothing to change here: all choices are listed.
play-only-enter = “{ $typed }” means nothing here: Enter goes on, ? says what else can be done.
play-not-here = That does nothing here.

## Taking back, going on

play-taken-back = Taken back.
play-pause-dice = Enter throws the dice, u takes it back >{" "}
play-pause-next = Enter goes on, u takes it back >{" "}
play-pause-end = Enter shows the result, u takes it back >{" "}
play-pause-seal = Enter seals it, u chooses again >{" "}
play-your-choice = Your choice: { $choice }
play-help-pause = Your move is made, and nothing has been rolled or drawn yet: u undoes it, Enter lets the game go on. s, l, r and q work too.
play-help-seal = Nobody sees your choice before all have chosen. Enter seals it; after that it stays. u lets you choose again.

## Several people at one keyboard

play-hand-over = Pass the keyboard to { $name }.
play-hand-over-undo = The choice of { $seat } is sealed; until the last one has chosen it can still be changed: u.
play-help-hand-over = { $name } takes the keyboard and presses Enter; until then nothing of the table is shown. q leaves, and the game is kept.
play-pause-hand-over = { $name }: press Enter >{" "}

## Real dice

play-type-start = Who begins? Number of the player >{" "}
    .help = Let real dice decide who begins and type that player’s number.
    .wrong = “{ $typed }” is no player at this table: type one number, such as 1.

## News, log, rules

play-news-more = … and { $count } more (l shows all)
play-news-note = Chemistry: { $note }
play-log-title = What happened so far
play-rules-title = Rules
play-rules-chapter = { $number }  { $title } ({ $number }.1 to { $last })
play-rules-how = ? 3 shows chapter 3, ? 3.2 one paragraph.
play-rule-line = { $number }  { $text }
play-no-such-rule = There is no paragraph { $number }.

## Leaving

play-left-at = The game is kept in { $file }
play-resume-with = Go on with:
refusal-no-seat-for-people = { $bots } { $bots ->
        [one] bot leaves
       *[other] bots leave
    } no seat for a person among { $seats }: name fewer bots or more seats.
refusal-more-people-than-seats = { $people } { $people ->
        [one] person does
       *[other] people do
    } not fit: this game was played with { $seats } { $seats ->
        [one] seat
       *[other] seats
    }, so --seats goes from 1 to { $seats }.
refusal-nothing-after-move = This game has { $moves } moves: it can be played on from moves 0 to { $most }, not from { $move }.
refusal-seed-is-missing = “{ $file }” is missing. It holds the seed, without which the dice cannot continue in the same way. Put the file back, or give the seed with --seed.
refusal-damaged-companion = “{ $file }” is damaged: it should hold the data with which the game beside it continues.
refusal-which-room = Which game? Name one: { $known }.
refusal-on-the-ladder = Every level of the game is on the ladder already, { $bots } too: --bots adds others, such as path/to/bot.py:Name or master@2.
refusal-cannot-read = “{ $file }” cannot be read: { $reason }.
refusal-not-a-file = “{ $file }” is a device, a pipe or a folder and is not read: name an ordinary file.
refusal-line-too-long = The input has a line of more than { $most } characters, which cannot be an answer.

## The end

play-end-score = Your score
play-end-score-of = { $seat }
play-end-total = Total
play-end-ranking = Ranking
play-end-place = { $place }.
play-end-shared = shared
play-end-bot = { $name } (bot, { $bot })
play-end-winner = { $seat } keeps the patent.
play-end-winners = { $names } share the win.
play-end-record = The record is in { $file }; to see it again:
ladder-line = { $challenger } against { $opponent } ({ $seats } seats, { $games } games): wins { $share } % ({ $low } to { $high }; par { $par }), 95 % of decisions within { $milliseconds } ms
ladder-ratings = Ratings: { $ratings }

## Own bots

refusal-no-bot-file = There is no file “{ $file }” with a bot. An own bot is named as path/to/bot.py:Name.
refusal-no-bot-class = “{ $file }” has no class { $name }. Its bots: { $known }.
refusal-not-a-bot = { $name } in “{ $file }” is no bot: a bot has a method choose(seen) that returns one of seen.legal.
refusal-own-bot-fails = The bot { $name } cannot be used: { $reason }.
