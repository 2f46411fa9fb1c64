# Énigmes de Chemistry Monopoly : notions, questions, réponses, et l’idée derrière chaque réponse fausse.

words-of-spaces = space

concept-states = changements d’état
    .why = Condenser et geler rapprochent les particules et dégagent de la chaleur ; fondre et s’évaporer les séparent et en absorbent.
concept-groups = familles d’éléments
    .why = Les éléments d’une famille se ressemblent : leurs électrons externes sont disposés de même, ou on les emploie de même.
concept-percentage = pourcentage
    .why = Une part d’un tout : on additionne d’abord le tout, puis on prend la part.
concept-probability = probabilité
    .why = Deux dés ont 36 lancers également probables, mais leurs totaux ne le sont pas : six lancers donnent 7, un seul donne 12.
concept-expectation = espérance
    .why = Chaque issue multipliée par sa probabilité, le tout additionné : ce qu’un lancer coûte en moyenne sur beaucoup.

puzzle-title-chance = Quelle est la chance ?
puzzle-title-expected-rent = Que coûte un lancer ?
puzzle-title-state-change = Changement d’état
puzzle-title-family = De la même famille
puzzle-title-percentage = Dix pour cent de quoi ?

puzzle-ahead = à { $steps } pas { $space }, loyer @{ $amount }
puzzle-chance = Tu es sur { $space-the } et tu lances maintenant les deux dés. Cartes des autres à portée : { $ahead }. Quelle est la probabilité que ce lancer te mène sur une carte où tu dois un loyer ?
puzzle-odds = { $hits } sur { $of }
puzzle-chance-right = Ces totaux mènent à une telle carte : { $totals }. Sur les 36 lancers, { $hits } ont l’un d’eux.
puzzle-chance-totals = Cela compte { $count } des 11 totaux comme s’ils sortaient tous aussi souvent. Six lancers donnent 7, un seul donne 12.
puzzle-chance-spaces = Cela compte { $count } cases parmi toutes celles du plateau, mais deux dés ne les atteignent pas toutes, ni aussi souvent.
puzzle-chance-once = Cela compte un lancer par total, mais la plupart des totaux s’obtiennent par plusieurs lancers.
puzzle-chance-free = C’est la probabilité de ne rien payer.

puzzle-rent = Tu es sur { $space-the } et tu lances maintenant les deux dés. Cartes des autres à portée : { $ahead }. Combien de loyer ce lancer coûte-t-il en moyenne, sans compter les cartes de Lab Day et de Test Day ?
puzzle-amuny = @{ $amount }
puzzle-rent-right = Sur les 36 lancers, les loyers font @{ $total } en tout. Divisés par 36 : @{ $mean }.
puzzle-rent-totals = @{ $amount } compte de même chacun des 11 totaux, mais ils ne sortent pas aussi souvent.
puzzle-rent-given = @{ $amount } est la moyenne des lancers qui coûtent un loyer. Sur 36, il n’y en a que { $hits } ; les autres ne coûtent rien.
puzzle-rent-worst = @{ $amount } est le plus haut loyer à portée, pas la moyenne.
puzzle-rent-sum = @{ $amount }, ce sont tous les loyers à portée ensemble, mais un lancer ne mène qu’à une case.

puzzle-percent = Un impôt prend { $percent } % de tout ce que tu vaux, arrondi vers le haut. Tes cartes ont ensemble un prix imprimé de @{ $cards }, et tes liquides et solides ont coûté @{ $condensed } ; ton argent est sur la table. De combien est l’impôt ?
puzzle-percent-right = @{ $cash } d’argent, @{ $cards } de cartes et @{ $condensed } de liquides et solides font @{ $worth }. { $percent } % en font @{ $amount }.
puzzle-percent-cash = @{ $amount }, c’est { $percent } % de l’argent seul, sans les cartes.
puzzle-percent-pieces = @{ $amount } oublie les liquides et les solides.
puzzle-percent-away = @{ $amount } compte à moitié les cartes transférées. Pour cet impôt, elles comptent en entier.
puzzle-percent-cards = @{ $amount } oublie ton argent.
puzzle-percent-ten = @{ $amount }, c’est dix fois trop : { $percent } %, c’est un dixième.

puzzle-change-up = { $space } : ta carte { $now }, et tu l’avances d’un pas. Quel changement d’état est-ce, et où va sa chaleur ?
puzzle-change-down = { $space } : ta carte { $now }, et tu la ramènes d’un pas. Quel changement d’état est-ce, et où va sa chaleur ?
puzzle-now-gas = est un gaz
puzzle-now-liquids = porte { $level ->
        [one] { $level } liquide
       *[other] { $level } liquides
    }
puzzle-now-solid = est un solide
puzzle-change = { $change ->
        [condensation] condensation, du gaz au liquide
        [freezing] solidification, du liquide au solide
        [melting] fusion, du solide au liquide
       *[evaporation] évaporation, du liquide au gaz
    } : { $heat ->
        [out] elle dégage de la chaleur
       *[in] elle absorbe de la chaleur
    }
puzzle-change-right = { $heat ->
        [out] Les particules se rapprochent, et l’énergie de ce rapprochement part en chaleur.
       *[in] Les particules sont séparées, et cela absorbe de la chaleur.
    }
puzzle-change-heat = Le changement porte bien ce nom, mais { $heat ->
        [out] des particules qui se rapprochent dégagent de la chaleur.
       *[in] séparer des particules absorbe de la chaleur.
    }
puzzle-change-way = C’est le chemin du retour.
puzzle-change-phase = { $other ->
        [condensation] La condensation part d’un gaz.
        [freezing] La solidification mène à un solide.
        [melting] La fusion part d’un solide.
       *[evaporation] L’évaporation mène à un gaz.
    }

puzzle-family = Tu as { $spaces }. Lequel de ces éléments est de la même famille ?
puzzle-element = { $space }
puzzle-family-right = { $space } : famille des { $family-kin }.
puzzle-family-other = { $space } : famille des { $family-kin }.
