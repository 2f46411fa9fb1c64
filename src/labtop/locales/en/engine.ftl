# Words of every game: refusals, seats, money. src/labtop/locales/texts.py describes how parameters reach a message.
# `.chemistry` says why chemistry wants it so; other attributes are told only when their parameter is there.

## Small words

seat-name = Player { $number }
seat-you = you
team-name = Team { $number }
seat-chance = chance
rule-cited = (rule { $number })
dollars = ${ $amount }
dollars-owed = −${ $amount }
bot-random = Newcomer
bot-beginner = Student
bot-greedy = Chemist
bot-strong = Expert
bot-master = Master
bot-search = search
award-none = no medal

## Refusals: asking and answering

refusal-no-late-seat = In this game nobody can sit down before the next one: what one player does changes the game of the others.
refusal-over = The game is over: no more answers are taken.
refusal-closed = This question has already been answered; look at the question that is open now.
refusal-not-asked = This question is not put to { $seat }; wait for your turn.
refusal-no-such-seat = There is no { $seat } at this table.
refusal-not-legal = This answer is not one of those the rules offer here.
refusal-wrong-answer = This kind of answer does not fit the question that is open.
refusal-no-such-use = There is no use of a die with that number in the list.

## Refusals: taking back

refusal-nothing-to-take-back = You have not done anything yet that could be taken back.
refusal-chance-was-drawn = Dice or cards have been drawn since, so this move can no longer be taken back.
refusal-another-seat-moved = { $seat } has moved since, so your move stays.
refusal-hidden-was-shown = This move showed something that was hidden: it cannot be taken back.

## Refusals: what came in cannot be read

refusal-too-big = This is too long: { $bytes } bytes, where at most { $most } are read.
refusal-too-deep = This is nested too deeply: at most { $most } levels are read.
refusal-not-json = This is not valid JSON: { $reason }.
refusal-bad-shape = This does not have the expected form: { $reason }.

## Refusals: setting up a game

refusal-unknown-room = There is no game called “{ $room }”. Known games: { $known }.
refusal-unknown-option = There is no option “{ $option }”. Known options: { $known }.
refusal-bad-option = This value does not suit the option: { $reason }.
refusal-option-not-among = The option { $name } cannot be “{ $value }”. It can be: { $known }.
refusal-option-out-of-range = The option { $name } is a whole number from { $least } to { $most }, not “{ $value }”.
refusal-option-not-numbers = The option { $name } is a list of at most { $longest } whole numbers from { $least } to { $most }, not “{ $value }”.
refusal-no-introduction = There is no introduction to { $room }.
refusal-guided = This step of the lesson asks for another move.
    .intro = { $intro-touch }
refusal-nothing-to-type = Dice and cards cannot be typed in “{ $room }”: the program draws its cards, because some stay hidden and the person who types would see them.
refusal-unreadable-pack = The file of own cards or boards cannot be read as TOML: { $reason }.
refusal-pack-too-big = The file of own cards or boards has { $size } characters; at most { $most } are read.
refusal-number-too-big = A number in these options is too big: numbers of at most { $most } digits are read.
refusal-content-too-costly = Reading this takes more time or memory than it may. Nothing has changed; make it simpler.
refusal-content-unreadable = This cannot be read: it makes the reader fail ({ $reason }). Nothing has changed.
refusal-seats-out-of-range = The number of players cannot be { $seats }: these options are for { $most ->
        [1] one player
       *[other] { $fewest } to { $most } players
    }.
refusal-unknown-bot = There is no bot “{ $bot }”. Known bots: { $known }.
refusal-unknown-meter = There is no meter “{ $meter }” in this game. Known meters: { $known }.
refusal-unknown-dice = There are no dice of the kind “{ $dice }”: choose table (drawn by the program) or typed (real dice, typed in).
refusal-unknown-language = There is no language “{ $language }”. Known languages: { $known }.
refusal-bad-seed = A seed is a printable text of 1 to { $most } characters.
refusal-seed-does-not-match = This is not the seed the game was played with: its dice would fall differently.
refusal-script-ended = The list of prepared dice is used up.
refusal-script-out-of-range = The prepared dice hold a { $number }, but only 0 to below { $below } is possible here.
refusal-bad-range = Chance cannot choose among { $below } things: there are too many, or not even one.

## Refusals: records

refusal-other-rules-version = This record of “{ $room }” follows version { $version } of the rules; this program knows version { $known }.
refusal-damaged-record = The record cannot be trusted, line { $line }: { $reason }.
    .detail = Detail: { $detail }.
reason-not-a-record = the first line is not that of a Labtop record
reason-header-field-missing = the header lacks “{ $field }”
reason-seed-does-not-match = the seed is not the one that was promised at the start
reason-cut-off = the record stops too early
reason-not-a-number = a whole number was expected
reason-not-text = something that should be text is not
reason-seed-before-the-end = the seed is told although the game is not over
reason-unknown-option = an option is not known
reason-nothing-to-type = dice or cards were typed in a game with hidden cards
reason-unreadable-pack = the own cards or boards cannot be read
reason-pack-too-big = the own cards or boards are too long
reason-number-too-big = a number in the options is too big
reason-bad-option = an option has a value that does not suit it
reason-option-not-among = an option has a value that does not suit it
reason-option-out-of-range = an option has a value that does not suit it
reason-option-not-numbers = an option has a value that does not suit it
reason-seats-out-of-range = the number of players does not fit the game
reason-unknown-dice = the kind of dice is not known
reason-changed = the line was changed, or one before it is missing
reason-unreadable = the move cannot be read
reason-wrong-end = the last line does not say what the moves lead to
reason-not-what-the-seed-gives = the dice are not those the seed gives
reason-illegal-move = the move breaks the rules
reason-too-big = it is too long
reason-too-deep = it is nested too deeply
reason-not-json = it is not valid JSON
reason-bad-shape = it does not have the expected form

## Hints

refusal-no-coach = Nobody gives hints or reviews in this game yet.
refusal-coach-is-silent = The coach has nothing to say about this question.
refusal-hints-off = Hints are switched off at this table.
