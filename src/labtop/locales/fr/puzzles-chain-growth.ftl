# Énigmes de Chain Growth : notions, questions, réponses, et l’idée derrière chaque réponse fausse.

concept-propagation = le bout radicalaire
    .why = Un radical se trouve au bout d’une chaîne qui croît. Ce qui s’y ajoute devient le nouveau bout ; ce qui est plus loin dans la chaîne ne compte pas.
concept-radicals = radicaux d’un amorceur
    .why = L’AIBN donne deux radicaux, le peroxyde d’hydrogène avec le fer(II) un seul. Chaque radical démarre une chaîne.
concept-termination = combinaison et dismutation
    .why = Deux radicaux qui se rencontrent peuvent former une liaison : une chaîne. Ou un hydrogène passe de l’un à l’autre : deux chaînes. Aucun motif ne se perd.
concept-averages = Mn, Mw et dispersité
    .why = Mn compte chaque chaîne une fois, Mw la compte par sa masse. Đ = Mw ÷ Mn vaut 1 pour des chaînes égales, et d’autant plus qu’elles diffèrent.
concept-living = chaînes vivantes
    .why = Une chaîne qui croît a un radical libre et peut être prise. TEMPO l’endort ; une chaîne morte n’a plus de radical.
concept-finished = chaînes terminées
    .why = Seules comptent les chaînes terminées : les mortes et les endormies.
concept-the-end = la fin de la partie
    .why = Une main vide termine aussitôt la partie. Gagne qui a alors le plus de monomères dans ses chaînes terminées.

puzzle-title-win-now = Gagner à ce tour
puzzle-title-finish-most = Le plus de monomères à l’abri
puzzle-title-danger = Quelle chaîne est en danger ?
puzzle-title-radical = Où croît-elle ?
puzzle-title-initiator = Deux chaînes d’un coup
puzzle-title-termination = Deux radicaux se rencontrent
puzzle-title-number-average = Mn de ces chaînes
puzzle-title-dispersity = Plus semblables ou moins ?

puzzle-win = Tu as { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main. Quel coup termine la partie avec toi seul en tête ?
puzzle-win-right = Il vide ta main, donc la partie est finie : { $mine } monomères dans tes chaînes terminées contre { $theirs }.
puzzle-win-behind = Il termine la partie trop tôt : { $mine } monomères dans tes chaînes terminées contre { $theirs }.
puzzle-win-level = Il termine la partie avec { $mine } monomères de part et d’autre, et les moyennes ne te mettent pas seul en tête.
puzzle-win-goes-on = { $left ->
        [one] { $left } carte reste
       *[other] { $left } cartes restent
    } dans ta main : la partie continue.

puzzle-finish = Tes chaînes terminées ont { $before ->
        [one] { $before } monomère
       *[other] { $before } monomères
    }. Avec quel coup en ont-elles le plus à la fin de ce tour ?
puzzle-finish-right = { $gain ->
        [one] { $gain } monomère de plus est
       *[other] { $gain } monomères de plus sont
    } dans des chaînes terminées.
puzzle-finish-growing = Il ajoute { $brought } monomères à la chaîne { $chain }, mais elle continue de croître, et une chaîne qui croît ne compte pas.
puzzle-finish-none = Il ne termine rien.
puzzle-finish-less = Il en termine { $gain }, le meilleur coup { $less } de plus.
puzzle-finish-wakes = Il réveille une chaîne terminée : { $lost } monomères de moins comptent.

puzzle-chain = chaîne { $chain } : { $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    }, { $how ->
        [active] en croissance
        [capped] coiffée de TEMPO
        [combination] terminée par combinaison
        [disproportionation] terminée par dismutation
       *[other] terminée par transfert de chaîne
    }
puzzle-chain-of = { $owner ->
        [own] ta chaîne
       *[other] la chaîne d’un autre joueur,
    } { $chain } : { $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    }, bout { $end }

puzzle-danger = Laquelle de tes chaînes un autre joueur pourrait-il prendre au prochain tour, avec la bonne carte ?
puzzle-danger-right-active = Le radical de la chaîne { $chain } est libre : une carte Copolymère, un CTA ou une Terminaison peut la prendre.
puzzle-danger-capped = La chaîne { $chain } dort : TEMPO est sur son radical, et les autres ne peuvent pas y toucher.
puzzle-danger-dead = La chaîne { $chain } est morte : elle n’a plus de radical, et rien ne peut s’y ajouter.
puzzle-safe = Laquelle de tes chaînes est à l’abri des autres au prochain tour ?
puzzle-safe-right-capped = TEMPO est sur le radical de la chaîne { $chain } : elle dort, et les autres ne peuvent pas y toucher.
puzzle-safe-active = Le radical de la chaîne { $chain } est libre : une carte Copolymère, un CTA ou une Terminaison peut la prendre.

puzzle-radical = Quelle chaîne peux-tu allonger avec { $cards }, sans joker ?
puzzle-radical-right = Le radical de la chaîne { $chain } est porté par le motif { $monomer } : elle continue avec ce monomère.
puzzle-radical-end = Le radical de la chaîne { $chain } est porté par le motif { $end } : sans carte Copolymère, elle ne continue qu’avec { $end }.
puzzle-radical-inside = Il y a { $monomer } dans la chaîne { $chain }, mais son radical est porté par le motif { $end }, au bout, et seul le bout croît.
puzzle-radical-other = Le radical de la chaîne { $chain } est porté par le bon monomère, mais elle est à un autre joueur : seul un joker la prend.

puzzle-initiator = Lequel de ces coups démarre deux chaînes ?
puzzle-initiator-right = { $card } se coupe en deux radicaux, et chacun démarre une chaîne avec un monomère à lui.
puzzle-initiator-weaker = { $card } donne un seul radical : une chaîne, quel que soit le nombre de cartes posées.
puzzle-initiator-longer = La seconde carte allonge la chaîne que la première démarre : cela fait une chaîne.
puzzle-initiator-alone = Une seule carte monomère démarre une seule chaîne, avec { $card } aussi.

puzzle-termination = Ta carte Terminaison fait se rencontrer les chaînes { $chains-1 } et { $chains-2 } : la plus longue a { $one } motifs, l’autre { $two }. Tu choisis la { $how ->
        [combination] combinaison
       *[other] dismutation
    }. Qu’y a-t-il ensuite sur ton étagère ?
puzzle-dead-one = une chaîne morte de { $units } motifs
puzzle-dead-two = deux chaînes mortes, de { $one } et { $two } motifs
puzzle-termination-right = { $how ->
        [combination] Les deux radicaux forment une liaison : une chaîne de { $one } + { $two } = { $sum } motifs.
       *[other] Un hydrogène passe d’un bout à l’autre, et aucune liaison ne se forme : deux chaînes, aussi longues qu’avant.
    }
puzzle-termination-swapped = { $how ->
        [combination] Ce serait la dismutation : un hydrogène passe, et aucune liaison ne se forme.
       *[other] Ce serait la combinaison : les deux radicaux forment une liaison.
    }
puzzle-termination-lost = Cela perdrait { $two ->
        [one] { $two } motif
       *[other] { $two } motifs
    }. Les deux chaînes servent entières : { $sum } motifs en tout.
puzzle-termination-doubled = Cela ferait deux fois plus de motifs qu’il n’y en a : { $one } + { $two } = { $sum }.

puzzle-mn = Tu joues : { $play }. Quelle est ensuite la masse molaire moyenne en nombre Mn de tes chaînes terminées ?
puzzle-mass = { $mass } g/mol
puzzle-mn-right = { $count } chaînes pèsent ensemble { $sum } g/mol, et chacune compte une fois : Mn = { $mn } g/mol.
puzzle-mn-mw = { $amount } g/mol, c’est Mw : chaque chaîne y compte par sa masse, donc les lourdes davantage.
puzzle-mn-middle = { $amount } g/mol est à mi-chemin entre la chaîne la plus légère et la plus lourde, mais les { $count } comptent.
puzzle-mn-before = { $amount } g/mol, c’est Mn avant ce coup.
puzzle-mn-total = { $amount } g/mol est la masse des { $count } chaînes ensemble, pas d’une chaîne en moyenne.

puzzle-dispersity = Tu joues : { $play }. Que devient la dispersité Đ = Mw ÷ Mn de tes chaînes terminées ?
puzzle-way-rises = Elle augmente.
puzzle-way-falls = Elle diminue.
puzzle-way-stays = Elle reste la même.
puzzle-dispersity-rises = Đ passe de { $old } à { $new } : les masses diffèrent plus qu’avant.
puzzle-dispersity-falls = Đ passe de { $old } à { $new } : les masses se ressemblent plus qu’avant.
puzzle-dispersity-not-rises = Des chaînes plus nombreuses ou plus longues ne sont pas forcément moins semblables : Đ descend de { $old } à { $new }.
puzzle-dispersity-not-falls = Des chaînes plus nombreuses ou plus longues ne sont pas forcément plus semblables : Đ monte de { $old } à { $new }.
puzzle-dispersity-not-stays = Mn et Mw ne changent pas du même pas : Đ passe de { $old } à { $new }.
