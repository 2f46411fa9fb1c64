# The coach in the browser: hints, reviews, levels. Fetched when one of them is wanted.

web-hint-second = the next best
web-hint-look = Look at
web-hint-even = too close to call: about as good as the next best
web-hint-only = There is no other answer to compare with.
web-hint-thinking = The coach is thinking…
web-hint-counted = { $count ->
        [one] One hint so far; hints are counted here.
       *[other] { $count } hints so far; hints are counted here.
    }
web-hint-sent = From your teacher
web-hint-close = Put the hint away

web-hints = Hints of the coach
web-hints-free = as many as you like
web-hints-counted = counted, and told at the end
web-hints-off = none

web-level-random = any legal move
web-level-beginner = plays like somebody who has just learnt the game
web-level-greedy = takes what is best at the moment
web-level-strong = looks ahead
web-level-master = looks furthest ahead and thinks longest

web-review-title = The coach’s review of this game
web-review-thinking = The coach goes through the game… this can take a minute.
web-review-curve = What each player could expect, over the game
web-review-from-to = { $name }: from { $first } to { $last }
web-review-accuracy = Accuracy
    .help = 100 % is always as good as the coach, 0 % no better than answering at random.
web-review-decisions = { $good } of { $count } { $count ->
        [one] decision
       *[other] decisions
    } as good as the coach’s, or too close to call
web-review-whose = Whose turning points
web-review-all = All players
web-review-none = No decision cost more than the error of the coach’s games.
web-review-point = { $who ->
        [you] You
       *[other] { $name }
    } lost { $loss } { $when }
web-review-played = Played
web-review-better = The coach
web-review-look = The board before
web-review-after = The board after
web-review-error = { $share }, ±{ $error }
web-review-weighed = Of { $decisions } decisions the coach weighed { $weighed }, spread evenly over the game.
