# Puzzles of all games: `labtop puzzle`. The questions of each game are in puzzles-<room>.ftl.

help-puzzle = Set a puzzle from ROOM: a position of a game, a question, and why the answer is right.
help-puzzle-concept = Only puzzles about this concept.
help-puzzle-seed = A word or number: the same one sets the same puzzle everywhere. The id of a puzzle sets that one.

puzzle-about = { $name } · difficulty { $difficulty } of 5
puzzle-prompt = Your answer, 1 to { $count } (q leaves) >{" "}
puzzle-choose = Type a number from 1 to { $count }, or q to leave.
puzzle-answer = Right is { $number }: { $answer }
puzzle-tempting = Why not { $number }? { $why }
puzzle-yours = Your answer, { $number }: { $why }
puzzle-mark-right = Right!
puzzle-mark-close = Close.
puzzle-mark-no = Not this one.
puzzle-listed = {"; "}
puzzle-rules = Rules { $rules }

refusal-no-puzzles = “{ $room }” has no puzzles.
refusal-unknown-concept = This game has no concept “{ $concept }”. Its concepts: { $known }.
refusal-unknown-puzzle-kind = This game has no puzzles called “{ $kind }”. Those it has: { $known }.
refusal-bad-puzzle-seed = No puzzle can be made from the seed “{ $seed }”.
refusal-too-few-puzzles = Too few positions were found for: { $kinds }.
refusal-no-such-choice = This is none of the answers: they go from 1 to { $most }.
refusal-puzzle-without-answer = The input ended before an answer from 1 to { $count } was given.
