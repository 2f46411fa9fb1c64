# Chain Growth dans le navigateur : ce que l’écran ajoute aux mots du jeu (chain-growth.ftl).

## Nombres

web-cg-number = { NUMBER($value, maximumFractionDigits: 1) }
web-cg-decimal = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
web-cg-decimal-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
web-cg-grams = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } g/mol
web-cg-grams-round = { NUMBER($value, maximumFractionDigits: 0) } g/mol
web-cg-mass = { NUMBER($mass, minimumFractionDigits: 2) } g/mol
    .short = { NUMBER($mass, minimumFractionDigits: 2) }
web-cg-mass-times = { $value } × { NUMBER($mass, minimumFractionDigits: 2) } g/mol
    .short = { $value } × { NUMBER($mass, minimumFractionDigits: 2) }

## Cartes

web-cg-joker = Joker
web-cg-short-H2O2 = Fenton
web-cg-short-T = Term.
web-cg-short-CO = Copol.
web-cg-does-T = deux chaînes se rencontrent
web-cg-does-CO = change de monomère
web-cg-card-value = { $symbol } { $value }
web-cg-card-chosen = choisie
web-cg-card-joins = peut s’ajouter
web-cg-card-drawn = tout juste piochée
web-cg-new = piochée
web-cg-label-monomer = { $symbol } { $value }, { $name }
web-cg-label-starter = Amorceur { $name }, { $radicals ->
        [1] un radical
        [one] { $radicals } radical
       *[other] { $radicals } radicaux
    }
web-cg-hand = { $count ->
        [one] Ta main, { $count } carte
       *[other] Ta main, { $count } cartes
    }

## La table

web-cg-table = La table
web-cg-you = Toi
web-cg-your-chains = Tes chaînes
web-cg-turn = joue
web-cg-turn-you = à toi
web-cg-units = { $count ->
        [one] { $count } monomère
       *[other] { $count } monomères
    }
web-cg-held = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
web-cg-none = Aucune chaîne ne croît ici.
web-cg-none-mine = Pas encore de chaîne. Un amorceur et un monomère de valeur 1 en démarrent une.
web-cg-last-card = dernière carte
web-cg-was-yours = à toi jusqu’ici
web-cg-lost = { $how ->
        [copolymer] { $name } a pris cette chaîne avec une carte Copolymère
        [transfer] { $name } a pris cette chaîne de { $units } avec un CTA.
       *[termination] { $name } a pris cette chaîne de { $units } avec une carte Terminaison.
    }
    .what = { $how ->
        [copolymer] et { $with } : { $units } est devenu { $after }.
       *[other] Elle est terminée et reste sur l’étagère de { $name }.
    }
    .why = Une chaîne qui croît est un radical vivant : { $how ->
        [copolymer] une carte Copolymère peut la continuer
        [transfer] un thiol peut lui céder un hydrogène et la terminer
       *[termination] un autre radical peut la rencontrer et la terminer
    }. TEMPO l’endort ; alors personne ne peut plus.
web-cg-row-safe = à l’abri
web-cg-no = n° { $number }
web-cg-way-add = Ajouter { $card }
web-cg-try-more = { $cards } seul ne se joue pas sur cette chaîne : il faut une autre carte avec.
web-cg-row-within = Cette chaîne est à portée avec d’autres cartes
web-cg-chain-label = { $who ->
        [you] Ta chaîne { $number }
       *[other] Chaîne { $number } de { $name }
    }, { $monomers }, { $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    }, { NUMBER($mass, maximumFractionDigits: 1) } g/mol, { $capped ->
        [yes] coiffée de TEMPO, à l’abri
       *[no] en croissance, finit par { $end }
    }
web-cg-try-stack = Chaque tour commence par une carte de la pioche : la tienne est tirée quand vient ton tour.
web-cg-try-discards = Rien n’a encore été défaussé. Une carte qui ne va nulle part vient ici.
web-cg-stack = Pioche
web-cg-stack-last = remélangée : la dernière
web-cg-discards = Défausse
web-cg-discards-open = { $count ->
        [0] La défausse est vide
        [one] Défausse : { $card }
       *[other] Défausse, { $count } cartes, { $card } dessus. Tout montrer
    }
web-cg-close = Fermer

## L’étagère

web-cg-shelves = L’étagère de qui
web-cg-shelf-mine = Tes chaînes terminées
web-cg-shelf-of = Chaînes terminées de { $name }
web-cg-shelf-empty = Rien encore sur l’étagère. Une chaîne terminée y est gardée, et plus personne ne peut la prendre.
web-cg-count-now = { $count ->
        [one] monomère compte à présent
       *[other] monomères comptent à présent
    }
web-cg-count-parts = ({ $shelf } sur l’étagère, { $capped } à l’abri)
web-cg-vial = { $monomers }, { $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    }, { NUMBER($mass, maximumFractionDigits: 1) } g/mol, terminée par { $made }
web-cg-vial-stolen = prise à { $name }
web-cg-made = terminée par { $made }
web-cg-strip = Étagère
web-cg-plot = Distribution de { $count ->
        [one] { $count } chaîne terminée
       *[other] { $count } chaînes terminées
    } : { $masses }
web-cg-dispersity = Dispersité, « PDI » sur l’ancienne feuille de règles
web-cg-how = D’où viennent ces nombres
web-cg-how-mn = Moyenne en nombre : toutes les masses additionnées, divisées par le nombre de chaînes. Chaque chaîne compte autant.
web-cg-how-mw = Moyenne en masse : les chaînes lourdes comptent davantage, comme dans un bécher où la matière est surtout la leur.
web-cg-how-dispersity = Dispersité : 1 si toutes les chaînes pèsent pareil, davantage plus elles diffèrent.
web-cg-how-plot = La courbe est celle que tracerait une chromatographie d’exclusion stérique : un pic par chaîne, plus haut si elle est lourde ; les petits traits sont les chaînes, en pointillé celles qui dorment.
web-cg-rule = Règle { $number }

## La question

web-cg-ask-over = La partie est finie
web-cg-ask-sent = Ton coup est en route
    .more = Il est gardé et partira quand le serveur sera de retour.
web-cg-ask-before = On distribue les cartes
web-cg-ask-turn = { $name } joue
    .next = Ensuite, c’est à toi.
web-cg-ask-draw = Où prends-tu ta carte ?
    .more = Une carte de la défausse doit servir dans le coup de ce tour.
web-cg-ask-taken = Joue maintenant { $card }
    .more = Tu l’as prise dans la défausse : elle doit faire partie de ce coup.
web-cg-ask-cards = À toi : choisis les cartes d’un coup
    .more = Les cartes vives vont quelque part ; toutes se défaussent.
    .none = Aucune de tes cartes ne va à présent : choisis-en une à défausser.
web-cg-ask-drew = Tu as pioché { $card }.
web-cg-ask-aim = Des cartes pour cette chaîne
    .more = Celles au trait pointillé peuvent y aller.
    .none = Aucune de tes cartes ne peut y aller à présent.
web-cg-ask-more = { $cards } : avec quelle carte ?
    .more = Celles au trait pointillé peuvent s’ajouter.
    .none = Rien ne va avec à présent ; elle peut être défaussée.
web-cg-ask-join = Peut s’ajouter : { $cards }.
web-cg-ask-pair = { $cards } : quelle chaîne rencontre laquelle ?
    .more = Choisis la première.
web-cg-ask-chain = { $cards } : sur quelle chaîne ?
web-cg-ask-how = { $cards } : quelle action ?
web-cg-ask-last = Une main vide finit la partie. Seules l’étagère et les chaînes endormies comptent.
web-cg-put-back = Reposer
web-cg-plays = Ce que tu peux faire
web-cg-step-on = Le coup suivant ({ $number } sur { $of } est montré)

## Ce que veut dire un coup

web-cg-do-draw = Piocher
    .more = { $count ->
            [one] { $count } carte, face cachée
           *[other] { $count } cartes, face cachée
        }
web-cg-do-take = Prendre { $card }
    .more = dans la défausse ; à jouer tout de suite
web-cg-do-discard = Défausser { $card }
    .more = et finir ton tour sans jouer
    .short = Défausser
web-cg-new-chain = nouvelle chaîne, { $monomer }, en croissance
web-cg-do-initiate = Démarrer une chaîne de { $with }
    .more = { $units ->
            [one] { $units } motif
           *[other] { $units } motifs
        }, { NUMBER($mass, maximumFractionDigits: 1) } g/mol, en croissance
web-cg-do-two = Démarrer deux chaînes
    .more = les deux radicaux servent : { $first } et { $second }, 1 motif chacune
web-cg-do-propagate = { $capped ->
        [yes] Réveiller ta chaîne { $end } et l’allonger
       *[no] Allonger ta chaîne { $end }
    }
    .more = { $capped ->
            [yes] de { $before } à { $units } ; TEMPO s’en va, on pourra la prendre
           *[no] de { $before } à { $units } motifs
        }
web-cg-do-cap = Protéger ta chaîne { $end }
    .more = { $added ->
            [0] TEMPO ferme son bout : { $before ->
                [one] { $before } motif
               *[other] { $before } motifs
            }, à l’abri
           *[other] de { $before } à { $units }, puis TEMPO ferme son bout : à l’abri
        }
web-cg-do-transfer = { $who ->
        [you] { $capped ->
            [yes] Réveiller ta chaîne { $end } et la terminer
           *[no] Terminer ta chaîne { $end }
        }
       *[other] Prendre la chaîne { $end } de { $name } et la terminer
    }
    .more = { $before ->
            [one] { $before } motif
           *[other] { $before } motifs
        } sur ton étagère ; une chaîne { $with } de { $added } démarre
web-cg-do-copolymerise = { $who ->
        [you] { $capped ->
            [yes] Réveiller ta chaîne { $end } et passer à { $with }
           *[no] Passer ta chaîne { $end } à { $with }
        }
       *[other] Prendre la chaîne { $end } de { $name }
    }
    .more = { $who ->
            [you] de { $before } à { $units } ; elle croît ensuite avec { $with }
           *[other] de { $before } à { $units } ; elle vient chez toi et croît encore
        }
web-cg-do-combination = { $who ->
        [you] Combiner { $first } + { $second }
       *[other] Combiner { $first } + { $second }, en partie à { $name }
    }
    .more = les deux bouts se lient : une chaîne de { $units }, { NUMBER($mass, maximumFractionDigits: 0) } g/mol, sur ton étagère
web-cg-do-disproportionation = { $who ->
        [you] Dismuter { $first } et { $second }
       *[other] Dismuter { $first } et { $second }, en partie à { $name }
    }
    .more = un hydrogène change de côté : deux chaînes, { $first } et { $second }, sur ton étagère

web-cg-do-which = { $title }, n° { $chains }
web-cg-last = Finit la partie : { $outcome ->
        [win] tu gagnes { $score } à { $other }
        [win-even] { $score } chacun, tu gagnes par les moyennes
        [shared] { $score } chacun, première place partagée
        [behind-even] { $score } chacun, tu perds par les moyennes
       *[behind] tu es derrière, { $score } à { $other }
    }
    .more = { $play }. { $outcome ->
            [behind] { $name } gagne alors.
            [behind-even] { $name } gagne alors.
           *[other] {""}
        } { $growing ->
            [0] {""}
            [one] Ton { $growing } motif en croissance ne compte pas.
           *[other] Tes { $growing } motifs en croissance ne comptent pas.
        }

## Ce qui s’est passé

web-cg-theft-copolymer = { $who ->
        [thief] Tu as pris une chaîne de { $units } à { $victim } avec une carte copolymère. Elle croît encore : on peut te la reprendre.
       *[other] { $thief } a pris une chaîne de { $units } à { $victim } avec une carte copolymère. Elle croît encore.
    }
web-cg-theft-transfer = { $who ->
        [thief] Tu as pris une chaîne de { $units } à { $victim } avec un agent de transfert. Elle est terminée et à toi pour de bon.
       *[other] { $thief } a pris une chaîne de { $units } à { $victim } avec un agent de transfert. Elle est terminée.
    }
web-cg-theft-termination = { $who ->
        [thief] Tu as terminé une chaîne de { $units } de { $victim }. Elle est finie et à toi pour de bon.
       *[other] { $thief } a terminé une chaîne de { $units } de { $victim }. Elle est finie.
    }
web-cg-since = Depuis ton dernier tour
web-cg-why = Pourquoi ?
web-cg-why-halves = Des chaînes de { $first } et { $second } n’en font plus qu’une de { $mass }.
web-cg-why-first = { $who ->
        [you] C’est ta première chaîne terminée
       *[other] C’est la première chaîne terminée de { $name }
    } : elle est à elle seule la moyenne, { $mn }.
web-cg-why-none = { $who ->
        [you] Tu n’as
       *[other] { $name } n’a
    } plus de chaîne terminée, donc plus de moyenne.
web-cg-why-mn-rose = { $kind ->
        [woken] La chaîne réveillée était plus légère que la moyenne : celle des autres monte de { $before } à { $after }.
       *[other] C’est plus lourd que la moyenne jusque-là, { $before } : la moyenne en nombre monte à { $after }.
    }
web-cg-why-mn-fell = { $kind ->
        [woken] La chaîne réveillée était plus lourde que la moyenne : celle des autres descend de { $before } à { $after }.
       *[other] C’est plus léger que la moyenne jusque-là, { $before } : la moyenne en nombre descend à { $after }.
    }
web-cg-why-mn-same = La moyenne en nombre reste à { $after }.
web-cg-why-d-rose = Les chaînes diffèrent davantage entre elles : la dispersité monte de { $before } à { $after }.
web-cg-why-d-fell = Les chaînes se ressemblent davantage : la dispersité descend de { $before } à { $after }.
web-cg-why-d-same = La dispersité reste à { $after }.
web-cg-why-one = Une chaîne seule ne peut différer d’aucune autre : Đ vaut exactement 1.
web-cg-why-instead-combined = Par dismutation, il y aurait deux chaînes légères au lieu d’une lourde : moyenne { $mn }, Đ { $dispersity }.
web-cg-why-instead-disproportionated = Par combinaison, une seule chaîne porterait la masse des deux : moyenne { $mn }, Đ { $dispersity }.

## Chimie

web-cg-scheme-initiation = R• + M → R–M•
web-cg-scheme-propagation = P• + M → P–M•
web-cg-scheme-combination = P• + •P → P–P
web-cg-scheme-disproportionation = P• + •P → P–H + P(=)
web-cg-scheme-transfer = P• + RS–H → P–H + RS•
web-cg-scheme-mediation = P• + •O–N ⇌ P–O–N
web-cg-scheme-copolymerisation = P–A• + B → P–A–B•

## Barre, journal, touches

web-cg-where = pioche { $count }
web-cg-wall-stack = { $count ->
        [0] la pioche est vide
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
web-cg-where-before = avant le premier tour
web-cg-where-over = terminée
web-cg-gain = +{ $units }
web-cg-curve = Monomères terminés de { $name }, coup par coup
    .you = Tes monomères terminés, coup par coup
web-cg-key-walk = d’une carte à l’autre
web-cg-key-take = prendre une carte, ou la reposer
web-cg-key-play = le coup de ce numéro
web-cg-key-discard = défausser la carte choisie
web-cg-key-hand = vers ta main
web-cg-key-back = reposer
web-cg-wall-won = { $names } : le plus de chaînes terminées

## La fin

web-cg-end-you = { $scoring ->
        [chemist] Tu gagnes avec un indice de { $score }
       *[monomers] Tu gagnes avec { $score } monomères
    }
web-cg-end-other = { $scoring ->
        [chemist] { $name } gagne avec un indice de { $score }
       *[monomers] { $name } gagne avec { $score } monomères
    }
web-cg-end-shared = { $names } partagent la première place avec { $score }
web-cg-end-empty-hand = Une main est vide : la partie est finie.
web-cg-end-stack-empty = La pioche s’est épuisée une seconde fois : la partie est finie.
web-cg-end-by-units = Les monomères des chaînes terminées et coiffées comptent.
web-cg-end-by-index = Décompte des chimistes : l’indice est la moyenne en nombre divisée par la dispersité.
web-cg-end-last = { $who ->
        [you] Tu as posé
       *[other] { $name } a posé
    } la dernière carte.
web-cg-end-growing-units = { $units ->
        [one] { $units } motif en croissance sur la table n’a pas compté.
       *[other] { $units } motifs en croissance sur la table n’ont pas compté.
    }
web-cg-end-polymer = Le polymère de cette table
    .more = { $chains ->
        [one] { $chains } chaîne, comme la verrait un chromatographe, avec la marque de qui la possède.
       *[other] { $chains } chaînes en un échantillon, comme les verrait un chromatographe ; une marque par chaîne, dans la couleur de qui la possède.
    }
    .whole = Chaque couleur est la part de signal d’une personne. Motifs terminés : { $shares }.
web-cg-end-averages = La chaîne moyenne pèse { $mn } g/mol (Mn). Comptée par la masse, c’est { $mw } g/mol (Mw), car les chaînes lourdes contiennent plus de l’échantillon.
web-cg-end-spread = { $spread ->
        [single] Une seule chaîne n’est pas un mélange : Đ vaut 1.
        [equal] Toutes les chaînes pèsent autant : Đ vaut exactement 1.
        [narrow] Đ { $dispersity }, c’est un échantillon étroit : des chaînes presque de même longueur, comme le contrôle par TEMPO en donne dans un ballon.
        [middle] Đ { $dispersity }, ni étroit ni large : les masses des chaînes diffèrent, mais moins que dans un échantillon large.
       *[broad] Đ { $dispersity }, c’est un échantillon large : des chaînes lourdes à côté de légères, comme sans contrôle dans un ballon.
    }
web-cg-end-longest = La plus longue chaîne : { $units } motifs, { $who ->
        [you] la tienne
       *[other] { $name }
    }, { $how ->
        [combination] par combinaison
        [disproportionation] par dismutation
        [transfer] par transfert de chaîne
       *[capped] endormie par TEMPO
    } au tour { $round }{ $from ->
        [none] .
        [you] , et prise à toi auparavant.
       *[other] , et prise à { $victim } auparavant.
    }
    .short = la plus longue : { $units }
web-cg-if-growing = { $chains ->
        [1] Ta chaîne en croissance de { $units } n’a pas compté. Endormie par TEMPO, elle aurait fait
       *[other] Tes { $chains } chaînes en croissance de { $units } motifs n’ont pas compté. Endormies par TEMPO, elles auraient fait
    } { $new } au lieu de { $score }, contre { $limit } pour { $name } : place { $place }.
web-cg-if-rival = { $chains ->
        [1] La chaîne en croissance de { $units } de { $name } n’a pas compté. Endormie par TEMPO, elle aurait fait
       *[other] Les { $chains } chaînes en croissance de { $units } motifs de { $name } n’ont pas compté. Endormies par TEMPO, elles auraient fait
    } { $new } au lieu de { $score }, contre tes { $limit } : place { $place } pour toi.
web-cg-if-robbed = La chaîne de { $units } que { $name } a prise au tour { $round } serait restée tienne sous TEMPO : { $new } au lieu de { $score }, contre { $limit } pour { $name }, et place { $place }.
web-cg-if-robbing = Sans la chaîne de { $units } prise à { $name } au tour { $round }, tu aurais { $new } au lieu de { $score }, et la place { $place }.
web-cg-end-if = Et si ?
web-cg-end-none = aucune chaîne terminée
web-cg-end-adds-you = D’où viennent tes monomères
web-cg-end-adds = D’où viennent les monomères de { $name }
web-cg-end-capped = coiffée de TEMPO, compte comme terminée
web-cg-end-growing = encore en croissance, ne compte pas
web-cg-end-total = Monomères
web-cg-end-ranking = Classement
web-cg-end-tie = départagés par les moyennes

## Ce que la classe a fait ensemble

web-cg-wall-chains = { $count ->
        [one] chaîne terminée
       *[other] chaînes terminées
    }
web-cg-wall-units = { $count ->
        [one] motif
       *[other] motifs
    }

## Le bilan sur l’écran mural

web-cg-debrief-spread = Pourquoi les chaînes sont-elles inégales ?
    .short = Longueurs
    .law = Le hasard décide à chaque étape
    .text = Une chaîne qui croît peut à tout moment prendre un motif de plus ou s’arrêter : une matière plastique est toujours un mélange. Mn compte chaque chaîne une fois, Mw la compte selon sa masse ; leur rapport Đ dit combien les chaînes sont inégales.
    .talk = deux plastiques ont le même Mn, mais l’un a un Đ bien plus grand. Lequel contient quelques chaînes très longues ?
    .picture = Chaînes de 2, 4 et 12 motifs : en nombre, leur moyenne est { $number }, en masse { $weight }.
web-cg-debrief-chains = { $chains ->
        [one] { $chains } chaîne terminée
       *[other] { $chains } chaînes terminées
    }, { $units } motifs en tout
web-cg-debrief-averages = Mn { $mn } g/mol, Mw { $mw } g/mol, Đ { $dispersity }
web-cg-debrief-longest = La plus longue : { $name }, { $units } motifs, { $mass } g/mol
web-cg-debrief-endings = Qu’est-ce qui a arrêté vos chaînes ?
    .short = Fins
    .law = Un radical vit jusqu’à sa rencontre
    .text = Deux radicaux peuvent s’unir en une seule chaîne, ou l’un prend un H à l’autre et il reste deux chaînes. Un agent de transfert arrête une chaîne et en commence une autre. TEMPO ne fait qu’endormir la chaîne.
    .talk = laquelle des quatre fins choisir pour que toutes les chaînes aient la même longueur, et pourquoi ?
    .picture = La combinaison fait une chaîne de deux, la dismutation en laisse deux, le transfert en arrête une et en commence une autre, TEMPO ferme un bout.
web-cg-debrief-combination = Combinaison
web-cg-debrief-disproportionation = Dismutation
web-cg-debrief-transfer = Transfert
web-cg-debrief-capped = Sommeil avec TEMPO
web-cg-debrief-ended = { $how } : { $units } motifs en moyenne
web-cg-debrief-living = { $count ->
        [one] chaîne croissait encore à la fin et n’a rien compté
       *[other] chaînes croissaient encore à la fin et n’ont rien compté
    }

## Comment ça marche, en images

web-how-chain-growth-1 = Commence une chaîne
    .text = Un amorceur donne des radicaux, et une carte monomère s’y fixe : une chaîne qui peut croître.
web-how-chain-growth-2 = Fais-la croître
    .text = À chaque tour, tu pioches une carte et tu fais un coup. Une carte monomère ajoute autant de motifs qu’elle en indique.
web-how-chain-growth-3 = Prends-en une
    .text = Une chaîne qui croît est un radical vivant : un joker te donne la chaîne d’un autre, et tu continues.
web-how-chain-growth-4 = Termine à temps
    .text = Seules les chaînes finies comptent, un point par motif. La partie s’arrête quand une main est vide.

## Le plan d’une séance

web-cg-plan-first = Dans ce jeu, chaque chaîne commence par un radical. D’où vient-il, et que ferait le monomère sans lui ?
web-cg-plan-question = Deux chaînes terminées par un radical se rencontrent. De quelles deux façons peuvent-elles finir, et laquelle donne la chaîne la plus longue ?
web-cg-plan-last = Quelques longues chaînes et beaucoup de courtes : quelle moyenne suit davantage les longues, Mn ou Mw ?
