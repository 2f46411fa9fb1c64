# What a coach says in every game, for terminal and browser; the reasons are the rooms' own (<room>-hint-…).
# How figures become sentences: src/labtop/bots/text.py.

hint-move = { $head }: { $details }
hint-worth-chance = { $value } % to win
hint-worth-points = about { $sign ->
        [minus] −
       *[other] {""}
    }{ $value } points at the end
hint-worth-money = about { $sign ->
        [minus] −
       *[other] {""}
    }{ $game ->
        [chem-and-roll] $
       *[other] @
    }{ $value } at the end
hint-worth-steps = { $value ->
        [0] target reached
        [one] one manipulation left
       *[other] { $value } manipulations left
    }
hint-loss-steps = { $value ->
        [0] nothing
        [one] one manipulation
       *[other] { $value } manipulations
    }
hint-loss-chance = about { $value ->
        [one] one win
       *[other] { $value } wins
    } in 100 games{ $error ->
        [0] {""}
       *[other] {" "}(±{ $error })
    }
hint-loss-points = about { $value } { $value ->
        [one] point
       *[other] points
    }{ $error ->
        [0] {""}
       *[other] {" "}(±{ $error })
    }
hint-loss-money = about { $game ->
        [chem-and-roll] $
       *[other] @
    }{ $value }{ $error ->
        [0] {""}
       *[other] {" "}(±{ $error })
    }
hint-lead-chance = about { $value ->
        [one] one win
       *[other] { $value } wins
    } more in 100 games than the next best{ $error ->
        [0] {""}
       *[other] , ±{ $error }
    }
    .short = about { $value } more { $value ->
        [one] win
       *[other] wins
    } in 100{ $error ->
        [0] {""}
       *[other] , ±{ $error }
    }
hint-lead-points = about { $value } { $value ->
        [one] point
       *[other] points
    } more at the end than the next best{ $error ->
        [0] {""}
       *[other] , ±{ $error }
    }
    .short = about { $value } { $value ->
        [one] point
       *[other] points
    } more{ $error ->
        [0] {""}
       *[other] , ±{ $error }
    }
hint-lead-money = about { $game ->
        [chem-and-roll] $
       *[other] @
    }{ $value } more at the end than the next best{ $error ->
        [0] {""}
       *[other] , ±{ $error }
    }
    .short = about { $game ->
        [chem-and-roll] $
       *[other] @
    }{ $value } more{ $error ->
        [0] {""}
       *[other] , ±{ $error }
    }
hint-lead-steps = { $value ->
        [one] one manipulation
       *[other] { $value } manipulations
    } fewer left than after the next best
    .short = { $value ->
        [one] one manipulation
       *[other] { $value } manipulations
    } fewer left
hint-lead-even = too close to call: about as good as the next best
    .short = too close to call
hint-lead-none = about as good as the next best
    .short = about as good
hint-plain = The coach’s games favour it; no simple fact of the board says why.
    .short = No simple fact of the board says why.
missed-plain = The other did better in the coach’s games; no simple fact of the board says why.
    .short = No simple fact of the board says why.
hint-although = { $one } Even so, the other does better in the coach’s games.
# Two answers that are too close to call: 1 and 2 are their marks on the board.
hint-either = 1: { $one } 2: { $two } { $decides }
hint-either-same = { $one } The same can be said of the other. { $decides }
hint-either-one = { $number }: { $one } { $decides }
hint-decides = { $state ->
        [won] With either of them hardly a game is lost any more.
        [lost] With either of them hardly a game is won any more.
        [same] In { $both } games played on from each, with the same luck, it never makes a difference.
       *[open] { $both ->
            [0] {""}
           *[other] Of { $both } games played on from each, with the same luck, 1 comes out clearly ahead in { $first }, 2 in { $second }{ $rarer ->
                [0] {""}
               *[other] , but { $rarer } by more when it does
            }.{" "}
        }{ $game ->
            [chain-growth] It depends on the cards that the others hold and that are drawn next, and nobody sees them.
            [chem-and-roll] It depends on the next throws.
            [chemistry-monopoly] It depends on the next rolls and on what the others buy and trade.
           *[other] It depends on the next throws and cards.
        }
    }

play-hint-best = Best: { $move } ({ $worth })
play-hint-next = Next best: { $move } ({ $worth })
play-hint-even = { $first ->
        [yes] Either
       *[no] Or
    }: { $move } ({ $worth })
play-hint-only = There is no other answer to compare with.
play-hint-why = { $why }
play-hint-lead = That is { $lead }.
play-thinking = The coach is thinking …
play-bot-thinking = { $seat } is thinking …
play-hints-used = { $seat }: { $count ->
        [one] one hint
       *[other] { $count } hints
    } used.

review-head = { $room }: { $moves } moves, { $decisions } decisions, of which the coach weighed { $weighed }.
# The bare value, for the ends of a curve.
hint-value-chance = { $value } %
hint-value-points = { $sign ->
        [minus] −
       *[other] {""}
    }{ $value }
hint-value-money = { $sign ->
        [minus] −
       *[other] {""}
    }{ $game ->
        [chem-and-roll] $
       *[other] @
    }{ $value }
hint-value-steps = { $value }
review-curve = { $seat } could expect { $unit ->
        [chance] to win
        [steps] so many manipulations left
       *[other] at the end
    }: { $line } between { $low } and { $high }
review-accuracy = { $seat }: accuracy { $share } % in { $decisions } { $decisions ->
        [one] decision
       *[other] decisions
    }{ $error ->
        [0] {""}
       *[other] , ±{ $error }
    } (100 %: as good as the coach; 0 %: as answers at random); { $good } of them as good as the coach’s, or too close to call
review-nothing-to-decide = { $seat }: nothing to decide
# French has another word for the rounds of one game; English has one word for all.
review-round = { $game ->
       *[other] in round
    } { $round }
review-turn = in turn { $turn }
review-turning = { $seat } lost { $loss } { $when }:
review-played = played: { $move } ({ $worth }). { $why }
review-better = the coach: { $move } ({ $worth }). { $why }
review-no-turning = No decision cost more than the error of the coach’s games.
review-boards = the board before and after: { $before }; { $after }
review-play-on = play on from here: { $command }

## Answers that are told whole

laboratorium-move-pass = do nothing
laboratorium-move-dice = roll dice: green { $n-reagent }, blue { $n-chemistry }, red { $n-boum }, yellow { $n-safety }
chemistry-monopoly-move-offer = Offer { $to } { $n-give ->
        [0] { $n-pay ->
            [0] nothing
           *[other] { $pay }
        }
       *[other] { $give }{ $n-pay ->
            [0] {""}
           *[other] {" "}and { $pay }
        }
    } for { $n-want ->
        [0] { $ask }
       *[other] { $want }{ $n-ask ->
            [0] {""}
           *[other] {" "}and { $ask }
        }
    }
chemistry-monopoly-move-counter = Counter-offer: { $n-give ->
        [0] { $n-pay ->
            [0] nothing
           *[other] { $pay }
        }
       *[other] { $give }{ $n-pay ->
            [0] {""}
           *[other] {" "}and { $pay }
        }
    } for { $n-want ->
        [0] { $n-ask ->
            [0] nothing
           *[other] { $ask }
        }
       *[other] { $want }{ $n-ask ->
            [0] {""}
           *[other] {" "}and { $ask }
        }
    }
