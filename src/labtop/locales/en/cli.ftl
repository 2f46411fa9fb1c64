# What `labtop play` says in the terminal. Keys begin with `play-`; how parameters reach a message is said in texts.py.

## Commands: the first word is the letter on the screen, the others work too

play-command-undo = u undo
play-command-back = b back
play-command-change = + change
play-command-help = ?
play-command-keys = h help keys
play-command-sheets = s sheets
play-command-log = l log
play-command-rules = r rules
play-command-own = t
play-command-quit = q quit exit
play-command-door = d door
play-command-hint = i idea hint

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
play-choice-die = { $colour } { $colour-formula } { $value }
play-choice-value = { $value } ({ $price })
play-choice-free = free
play-choice-as-it-fell = { $value } (as it fell)
play-choice-change-1 = change the die
    .help = + change the die: another value by catalyst or market, or another colour
play-choice-change-2 = pay another price
    .help = + pay another price for the same value
play-only-changed = (only changed)

play-step-die = Which die?
    .help = Pick one of the dice on the table; then choose the box it goes into.
    .rule = 2.1
play-step-box = Where does { $colour } { $value } go?{ $price ->
        [0] {""}
       *[other] { " " }(${ $price } at the market)
    }
    .help = Boxes that take this die are marked on the sheet. What is written stays.
    .rule = 2.1
play-step-colour = Which colour shall the die have?
    .help = Four equal catalyst dice let any die change its colour.
    .rule = 2.3
play-step-value = Which value shall the { $colour } die have?
    .help = The catalyst shifts a die for nothing; at the market a new value costs what stands beside it.
    .rule = 2.2
play-step-price = How is the new value paid for?
    .help = Cheaper is better: the value is the same.
    .rule = 2.4
play-step-violet = SO₂ and O₂ react. Which value shall the SO₃ have?
    .help = The heat exchanger lets you shift the product; later the water of this line has to meet it.
    .rule = 3.4
play-step-line = Which line takes the SO₃?
    .help = Reactants that wait in that line are crossed out.
    .rule = 8.7

play-gives-reacted = SO₃ { $violet }
play-gives-excess-reacted = SO₃ { $violet } in line { $line }
play-gives-acid-sold = +${ $gain }
play-gives-row-complete = row complete
play-gives-stock-complete = +${ $gain }
play-gives-sold = +${ $gain }
play-gives-swallowed = { $price ->
        [0] free
       *[other] −${ $price }
    }
play-gives-out = you are out

play-explained = { $name }: { $text }
play-about-line = SO₂ and O₂ meet here and give SO₃; SO₃ and water give acid, sold at once (rules 3 and 4).
play-about-water = a full water row lets you shift the SO₃ you make (rule 5.3).
play-about-catalyst = a full catalyst row lets you shift every later die, or change its colour (rule 5.4).
play-about-stock = takes each value once, any colour; it pays at the end if all six are there (rule 6.3).
play-about-water-sale = once per game, for a part of the die’s value (rule 6.1).
play-about-catalyst-sale = once per game, for a part of the die’s value (rule 6.2).
play-about-excess = three fitting SO₂ and O₂ dice give an SO₃ for any line that has none (rule 8.7).
play-about-black-hole = takes any die; it costs, and when it is full you are out (rules 8.10 and 8.11).
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
    + shows other ways to use a die, where there are any (catalyst, market). q leaves; the game is kept and can be gone on with.
    d plays a card that may be played at any moment, also out of your turn, where the game has such cards.

play-could-be = “{ $typed }” could be: { $found }. A few more letters, or the number.
play-not-a-choice = “{ $typed }” is not one of the choices: type { $keys }, or ? for help.
play-nothing-before = This is the first step: there is nothing to go back to. u takes back a move.
play-nothing-to-change = There is nothing to change here: the choices are all there are.
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
play-action-place = { $colour } { $value } → { $box }{ $price ->
        [0] {""}
       *[other] , ${ $price } at the market
    }{ $line ->
        [0] {""}
       *[other] , SO₃ into line { $line }
    }{ $violet ->
        [0] {""}
       *[other] , SO₃ { $violet }
    }

## Several people at one keyboard

play-hand-over = Pass the keyboard to { $name }.
play-hand-over-undo = The choice of { $seat } is sealed; until the last one has chosen it can still be changed: u.
play-help-hand-over = { $name } takes the keyboard and presses Enter; until then nothing of the table is shown. q leaves, and the game is kept.
play-pause-hand-over = { $name }: press Enter >{" "}

## Real dice

play-type-roll = Dice: blue red white yellow >{" "}
    .help = Throw four real dice and type what they show, in the order blue, red, white, yellow: 4 1 3 6, or 4136. u takes back the last move.
    .wrong = “{ $typed }” is no throw: four numbers from 1 to 6 are needed, in the order blue, red, white, yellow, such as 4 1 3 6.
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
refusal-seed-is-missing = “{ $file }” is not there: without the seed in it the dice cannot fall on as they would have. Put the file back, or give the seed with --seed.
refusal-damaged-companion = “{ $file }” cannot be trusted: it should tell how the game beside it goes on.
refusal-which-room = Which game? Name one: { $known }.
refusal-on-the-ladder = Every level of the game is on the ladder already, { $bots } too: --bots adds others, such as path/to/bot.py:Name or master@2.
refusal-cannot-read = “{ $file }” cannot be read: { $reason }.

## The end

play-end-score = Your score
play-end-score-of = { $seat }
play-end-total = Total
play-end-ranking = Ranking
play-end-place = { $place }.
play-end-shared = shared
play-end-bot = { $name } ({ $bot } bot)
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
