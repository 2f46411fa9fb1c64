# Ce que dit un conseiller dans tous les jeux, au terminal et au navigateur ; les raisons sont celles des salles.
# Comment les chiffres deviennent des phrases : src/labtop/bots/text.py.

hint-move = { $head } : { $details }
hint-worth-chance = { $value } % de chances de gagner
hint-worth-points = { $sign ->
        [minus] −
       *[other] {""}
    }{ $value } points
hint-worth-money = { $sign ->
        [minus] −
       *[other] {""}
    }{ $game ->
        [chem-and-roll] { $value } $
       *[other] @{ $value }
    }
hint-loss-chance = { $value } % des chances de gagner
hint-loss-points = { $value } points
hint-loss-money = { $game ->
        [chem-and-roll] { $value } $
       *[other] @{ $value }
    }
hint-plain = Les chiffres du conseiller sont pour ; il n’y a pas de raison simple à donner.

play-hint-best = Le meilleur : { $move } ({ $worth })
play-hint-next = Ensuite : { $move } ({ $worth })
play-hint-only = Il n’y a pas d’autre réponse.
play-hint-why = { $why }
play-thinking = Le conseiller réfléchit…
play-bot-thinking = { $seat } réfléchit…
play-hints-used = { $seat } : { $count ->
        [1] un conseil utilisé.
        [one] { $count } conseil utilisé.
       *[other] { $count } conseils utilisés.
    }

review-head = { $room } : { $moves } coups, { $decisions } décisions, dont { $weighed } pesées par le conseiller.
review-curve = { $seat } pouvait espérer, au fil de la partie : { $line } de { $low } à { $high }
review-accuracy = { $seat } : précision { $share } % en { $decisions } { $decisions ->
        [one] décision
       *[other] décisions
    } (100 % : toujours aussi bien que le conseiller ; 0 % : pas mieux que le hasard)
review-nothing-to-decide = { $seat } : rien à décider
review-turning = Après le coup { $move }, { $seat } a perdu { $loss } :
review-played = joué : { $move } ({ $worth }). { $why }
review-better = le conseiller : { $move } ({ $worth }). { $why }
review-no-turning = Aucune décision n’a rien coûté : le conseiller aurait joué de même.
review-play-on = rejouer à partir d’ici : { $command }

## Réponses dites en entier

laboratorium-move-dice = lancer les dés : verts { $n-reagent }, bleus { $n-chemistry }, rouges { $n-boum }, jaunes { $n-safety }
chemistry-monopoly-move-offer = Proposer à { $to } : { $give }{ $n-pay ->
        [0] {""}
       *[other] {" "}et { $pay }
    } contre { $want }{ $n-ask ->
        [0] {""}
       *[other] {" "}et { $ask }
    }
chemistry-monopoly-move-counter = Contre-proposition : { $give }{ $n-pay ->
        [0] {""}
       *[other] {" "}et { $pay }
    } contre { $want }{ $n-ask ->
        [0] {""}
       *[other] {" "}et { $ask }
    }
