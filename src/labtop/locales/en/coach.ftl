# What a coach says in every game, for terminal and browser; the reasons are the rooms' own (<room>-hint-…).
# How figures become sentences: src/labtop/bots/text.py.

hint-move = { $head }: { $details }
hint-worth-chance = { $value } % to win
hint-worth-points = { $sign ->
        [minus] −
       *[other] {""}
    }{ $value } points
hint-worth-money = { $sign ->
        [minus] −
       *[other] {""}
    }{ $game ->
        [chem-and-roll] $
       *[other] @
    }{ $value }
hint-loss-chance = { $value } % of the chances to win
hint-loss-points = { $value } points
hint-loss-money = { $game ->
        [chem-and-roll] $
       *[other] @
    }{ $value }
hint-plain = The coach’s figures favour it; there is no simple reason to give.

play-hint-best = Best: { $move } ({ $worth })
play-hint-next = Next best: { $move } ({ $worth })
play-hint-only = There is no other answer.
play-hint-why = { $why }
play-thinking = The coach is thinking …
play-bot-thinking = { $seat } is thinking …
play-hints-used = { $seat }: { $count ->
        [one] one hint
       *[other] { $count } hints
    } used.

review-head = { $room }: { $moves } moves, { $decisions } decisions, of which the coach weighed { $weighed }.
review-curve = { $seat } could expect, over the game: { $line } from { $low } to { $high }
review-accuracy = { $seat }: accuracy { $share } % in { $decisions } { $decisions ->
        [one] decision
       *[other] decisions
    } (100 %: always as good as the coach; 0 %: no better than answering at random)
review-nothing-to-decide = { $seat }: nothing to decide
review-turning = After move { $move }, { $seat } lost { $loss }:
review-played = played: { $move } ({ $worth }). { $why }
review-better = the coach: { $move } ({ $worth }). { $why }
review-no-turning = No decision cost anything: played as the coach would have.
review-play-on = play on from here: { $command }

## Answers that are told whole

laboratorium-move-dice = roll dice: green { $n-reagent }, blue { $n-chemistry }, red { $n-boum }, yellow { $n-safety }
chemistry-monopoly-move-offer = Offer { $to } { $give }{ $n-pay ->
        [0] {""}
       *[other] {" "}and { $pay }
    } for { $want }{ $n-ask ->
        [0] {""}
       *[other] {" "}and { $ask }
    }
chemistry-monopoly-move-counter = Counter-offer: { $give }{ $n-pay ->
        [0] {""}
       *[other] {" "}and { $pay }
    } for { $want }{ $n-ask ->
        [0] {""}
       *[other] {" "}and { $ask }
    }
