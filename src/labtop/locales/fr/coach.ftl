# Ce que dit un conseiller dans tous les jeux, au terminal et au navigateur ; les raisons sont celles des salles.
# Comment les chiffres deviennent des phrases : src/labtop/bots/text.py.

hint-move = { $head } : { $details }
hint-worth-chance = { $value } % de chances de gagner
hint-worth-points = environ { $sign ->
        [minus] −
       *[other] {""}
    }{ $value } points à la fin
hint-worth-money = environ { $sign ->
        [minus] −
       *[other] {""}
    }{ $game ->
        [chem-and-roll] { $value } $
       *[other] @{ $value }
    } à la fin
hint-worth-steps = { $value ->
        [0] but atteint
        [one] encore une manipulation
       *[other] encore { $value } manipulations
    }
hint-loss-steps = { $value ->
        [0] rien
        [one] une manipulation
       *[other] { $value } manipulations
    }
hint-loss-chance = environ { $value ->
        [1] une victoire
        [one] { $value } victoire
       *[other] { $value } victoires
    } sur 100 parties{ $error ->
        [0] {""}
       *[other] {" "}(±{ $error })
    }
hint-loss-points = environ { $value } { $value ->
        [one] point
       *[other] points
    }{ $error ->
        [0] {""}
       *[other] {" "}(±{ $error })
    }
hint-loss-money = environ { $game ->
        [chem-and-roll] { $value } $
       *[other] @{ $value }
    }{ $error ->
        [0] {""}
       *[other] {" "}(±{ $error })
    }
hint-lead-chance = environ { $value ->
        [1] une victoire
        [one] { $value } victoire
       *[other] { $value } victoires
    } de plus sur 100 que le suivant{ $error ->
        [0] {""}
       *[other] , ±{ $error }
    }
    .short = environ { $value } { $value ->
        [one] victoire
       *[other] victoires
    } de plus sur 100{ $error ->
        [0] {""}
       *[other] , ±{ $error }
    }
hint-lead-points = environ { $value } { $value ->
        [one] point
       *[other] points
    } de plus à la fin que le suivant{ $error ->
        [0] {""}
       *[other] , ±{ $error }
    }
    .short = environ { $value } { $value ->
        [one] point
       *[other] points
    } de plus{ $error ->
        [0] {""}
       *[other] , ±{ $error }
    }
hint-lead-money = environ { $game ->
        [chem-and-roll] { $value } $
       *[other] @{ $value }
    } de plus à la fin que le suivant{ $error ->
        [0] {""}
       *[other] , ±{ $error }
    }
    .short = environ { $game ->
        [chem-and-roll] { $value } $
       *[other] @{ $value }
    } de plus{ $error ->
        [0] {""}
       *[other] , ±{ $error }
    }
hint-lead-steps = { $value ->
        [0] rien
        [one] une manipulation
       *[other] { $value } manipulations
    } de moins ensuite qu’après le suivant
    .short = { $value ->
        [0] rien
        [one] une manipulation
       *[other] { $value } manipulations
    } de moins
hint-lead-even = trop serré pour trancher : à peu près aussi bon que le suivant
    .short = trop serré pour trancher
hint-lead-none = à peu près aussi bon que le suivant
    .short = à peu près aussi bon
hint-plain = Les parties du conseiller sont pour ; aucun fait simple du plateau ne dit pourquoi.
    .short = Aucun fait simple du plateau ne dit pourquoi.
missed-plain = L’autre a fait mieux dans les parties du conseiller ; aucun fait simple du plateau ne dit pourquoi.
    .short = Aucun fait simple du plateau ne dit pourquoi.
hint-although = { $one } Malgré cela, l’autre fait mieux dans les parties du conseiller.
# Deux réponses trop proches pour trancher : 1 et 2 sont leurs marques sur le plateau.
hint-either = 1 : { $one } 2 : { $two } { $decides }
hint-either-same = { $one } On peut en dire autant de l’autre. { $decides }
hint-either-one = { $number } : { $one } { $decides }
hint-decides = { $state ->
        [won] Avec l’une comme avec l’autre, presque aucune partie n’est plus perdue.
        [lost] Avec l’une comme avec l’autre, presque aucune partie n’est plus gagnée.
        [same] Dans { $both } parties continuées depuis chacune avec la même chance, cela ne change jamais rien.
       *[open] { $both ->
            [0] {""}
           *[other] Sur { $both } parties continuées depuis chacune avec la même chance, 1 passe nettement devant dans { $first }, 2 dans { $second }{ $rarer ->
                [0] {""}
               *[other] , mais alors { $rarer } gagne davantage
            }.{" "}
        }{ $game ->
            [chain-growth] Tout dépend des cartes que tiennent les autres et de celles qui seront piochées ; personne ne les voit.
            [chem-and-roll] Tout dépend des prochains lancers.
            [chemistry-monopoly] Tout dépend des prochains lancers, et de ce que les autres achètent et échangent.
           *[other] Tout dépend des prochains lancers et des prochaines cartes.
        }
    }

play-hint-best = Le meilleur : { $move } ({ $worth })
play-hint-next = Ensuite : { $move } ({ $worth })
play-hint-even = { $first ->
        [yes] Ou bien
       *[no] Ou
    } : { $move } ({ $worth })
play-hint-only = Il n’y a pas d’autre réponse à comparer.
play-hint-why = { $why }
play-hint-lead = C’est { $lead }.
play-thinking = Le conseiller réfléchit…
play-bot-thinking = { $seat } réfléchit…
play-hints-used = { $seat } : { $count ->
        [1] un conseil utilisé.
        [one] { $count } conseil utilisé.
       *[other] { $count } conseils utilisés.
    }

review-head = { $room } : { $moves } coups, { $decisions } décisions, dont { $weighed } pesées par le conseiller.
# La valeur seule, pour les bouts d’une courbe.
hint-value-chance = { $value } %
hint-value-points = { $sign ->
        [minus] −
       *[other] {""}
    }{ $value }
hint-value-money = { $sign ->
        [minus] −
       *[other] {""}
    }{ $game ->
        [chem-and-roll] { $value } $
       *[other] @{ $value }
    }
hint-value-steps = { $value }
review-curve = { $seat } pouvait espérer { $unit ->
        [chance] gagner
        [steps] tant de manipulations restantes
       *[other] à la fin
    } : { $line } entre { $low } et { $high }
review-accuracy = { $seat } : précision { $share } % en { $decisions } { $decisions ->
        [one] décision
       *[other] décisions
    }{ $error ->
        [0] {""}
       *[other] , ±{ $error }
    } (100 % : aussi bien que le conseiller ; 0 % : comme au hasard) ; { $good } d’entre elles aussi bonnes que celles du conseiller, ou trop serrées pour trancher
review-nothing-to-decide = { $seat } : rien à décider
review-round = { $game ->
        [chemistry-monopoly] à la manche
       *[other] au tour
    } { $round }
review-turn = à son tour n° { $turn }
review-turning = { $seat } a perdu { $loss } { $when } :
review-played = joué : { $move } ({ $worth }). { $why }
review-better = le conseiller : { $move } ({ $worth }). { $why }
review-no-turning = Aucune décision n’a coûté plus que l’erreur des parties du conseiller.
review-boards = le plateau avant et après : { $before } ; { $after }
review-play-on = rejouer à partir d’ici : { $command }

## Réponses dites en entier

laboratorium-move-pass = ne rien faire
laboratorium-move-dice = lancer les dés : verts { $n-reagent }, bleus { $n-chemistry }, rouges { $n-boum }, jaunes { $n-safety }
chemistry-monopoly-move-offer = Proposer à { $to } : { $n-give ->
        [0] { $n-pay ->
            [0] rien
           *[other] { $pay }
        }
       *[other] { $give }{ $n-pay ->
            [0] {""}
           *[other] {" "}et { $pay }
        }
    } contre { $n-want ->
        [0] { $n-ask ->
            [0] rien
           *[other] { $ask }
        }
       *[other] { $want }{ $n-ask ->
            [0] {""}
           *[other] {" "}et { $ask }
        }
    }
chemistry-monopoly-move-counter = Contre-proposition : { $n-give ->
        [0] { $n-pay ->
            [0] rien
           *[other] { $pay }
        }
       *[other] { $give }{ $n-pay ->
            [0] {""}
           *[other] {" "}et { $pay }
        }
    } contre { $n-want ->
        [0] { $n-ask ->
            [0] rien
           *[other] { $ask }
        }
       *[other] { $want }{ $n-ask ->
            [0] {""}
           *[other] {" "}et { $ask }
        }
    }
