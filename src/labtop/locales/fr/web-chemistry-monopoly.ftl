# Chemistry Monopoly dans le navigateur : ce que chemistry-monopoly.ftl ne dit pas encore. Les montants portent déjà leur @.

## Petits mots

web-cm-money = @{ $amount }
web-cm-minus = −@{ $amount }
web-cm-you = Toi
web-cm-lab = le Labo
web-cm-nothing = rien
web-cm-round = manche { $round }
web-cm-round-title = Manche { $round }
web-cm-round-of = Manche { $round } sur { $rounds }
web-cm-chapter = { $who ->
        [you] À toi de jouer
       *[other] { $name } joue
    }
web-cm-last-turn = dernier tour
web-cm-bankrupt = en faillite
web-cm-rule = règle { $number }
web-cm-close = Fermer
web-cm-back = Retour
web-cm-free = Sortie gratuite du cours de biologie
    .short = Sortie gratuite

## Le plateau

web-cm-board = Plateau de Chemistry Monopoly
web-cm-overview = Tout le plateau en petit
web-cm-lens = Les cases autour de celle du moment
web-cm-collect = reçois { $amount }
web-cm-visiting = Simple visite
web-cm-in-class = en cours
web-cm-away = transférée
web-cm-mine = à toi
web-cm-printed = prix { $price }
web-cm-dice = Les dés montrent { $first } et { $second }.
web-cm-unseen = { $count ->
        [0] toutes vues
       *[other] { $count } non vues
    }
web-cm-pot = La cagnotte contient { $amount }
web-cm-owned-by = { $name ->
        [Toi] à toi
       *[other] à { $name }
    }
web-cm-for-sale = à vendre, { $price }
web-cm-here = ici : { $names }
web-cm-label-rent = loyer { $rent }
web-cm-rent-away = transférée, pas de loyer
web-cm-rent-times = { $factor } × dés
web-cm-rent-today = Loyer actuel :
web-cm-phase-gas = gaz
web-cm-phase-liquid = { $count ->
        [one] { $count } liquide
       *[other] { $count } liquides
    }
web-cm-phase-solid = solide
web-cm-kind-life = éléments de la vie
web-cm-kind-supply = fournitures de labo
web-cm-purses = Où en est chacun

## La carte d’une case

web-cm-rents = Loyers
web-cm-doubled = doublé : famille entière
web-cm-step = Une étape coûte { $amount }.
web-cm-number-owned = { $count ->
        [one] { $count } possédé
       *[other] { $count } possédés
    }
web-cm-offer-for = Faire une offre
web-cm-about-go = S’y arrêter ou y passer rapporte { $amount }.
web-cm-about-lab-day = On tire la première carte Jour de labo et on lui obéit.
web-cm-about-test-day = On tire la première carte Jour de contrôle et on lui obéit.
web-cm-about-tax = Paie { $amount }, ou { $percent } % de tout ce que tu possèdes. On choisit avant de compter.
web-cm-about-fee = Paie { $amount }.
web-cm-about-class = Un joueur qui s’y arrête est en simple visite. Pour sortir du cours : un double, { $fine } ou une carte de sortie.
web-cm-about-extra-credit = Il ne se passe rien ici, sauf si l’on joue avec la cagnotte : on la gagne ici.
web-cm-about-go-to-class = Tu vas tout droit au cours de biologie sans passer par le Départ ; le tour est fini.

## Ce qui est demandé

web-cm-ask-roll = À toi : lance les dés
    .more = Avant ou après, tu peux condenser, transférer et échanger.
web-cm-ask-again = Double : tu peux relancer
    .more = { $doubles ->
        [2] Un troisième double t’enverrait au cours de biologie.
       *[other] Ou termine ton tour ici.
    }
web-cm-ask-sent = Ton coup est en route
    .more = Il est gardé et partira quand le serveur sera de retour.
web-cm-ask-end = Encore autre chose ce tour-ci ?
    .more = Tu peux encore condenser, transférer et échanger.
web-cm-ask-class = Tu es en cours de biologie, tour { $turn } sur 3
    .more = Un double te fait sortir. Tu peux aussi payer { $fine } ou poser une carte de sortie, puis lancer comme d’habitude.
web-cm-ask-leave = Trois fois sans double : tu sors
    .more = Paie ou pose une carte de sortie, puis relance et avance.
web-cm-ask-buy = Acheter { $space } ?
web-cm-buy-short = Il manque { $missing } : trouve-les d’abord, ou laisse.
web-cm-buy-earns = En gaz, la carte rapporte { $amount }.
web-cm-buy-set = { $held ->
        [0] { $taken ->
            [0] { $set } : personne n’en a encore, sur { $count }.
           *[other] { $set } : les autres en ont { $taken } sur { $count }.
        }
       *[other] { $set } : tu en as { $held } sur { $count }{ $taken ->
            [0] .
           *[other] , les autres { $taken }.
        }
    }
web-cm-ask-tax = { $space } : comment paies-tu ?
    .more = Choisis d’abord ; { $percent } % portent sur l’argent, les prix imprimés et tout ce qui est condensé, comptés ensuite.
web-cm-ask-count = Combien dois-tu à { $name } ?
web-cm-count-rent = Loyer de la carte { $space }, { $phase }. Les chiffres sont sur sa carte.
web-cm-count-tax = { $percent } % de ton argent, des prix imprimés de tes cartes et du coût de tes condensations, arrondis au-dessus.
web-cm-count-pieces = Pour chaque liquide { $liquid }, pour chaque solide { $solid }.
web-cm-count-label = Montant
web-cm-ask-auction = { $space } est aux enchères
web-cm-auction-price = Prix imprimé { $price }.
web-cm-auction-away = La carte est transférée : ses 10 % s’ajoutent.
web-cm-ask-offer = { $name } te propose un échange
web-cm-ask-counter = { $name } répond par une autre offre
    .more = Accepte ou refuse : il n’y aura pas d’autre offre.
web-cm-ask-receipt = La carte { $space } t’arrive transférée
    .more = Rachète-la maintenant, ou paie son intérêt et laisse-la transférée.
web-cm-ask-debt = Tu dois { $amount } à { $name }
web-cm-ask-debt-lab = Tu dois { $amount } au Labo
web-cm-debt-can = Tu as { $cash } ; il manque { $missing }. Évapore, transfère ou échange jusqu’à ce que cela suffise ; la dette est alors payée automatiquement.
web-cm-debt-cannot = Tu as { $cash } et pourrais réunir { $reach } en tout : ce n’est pas assez. Un échange peut encore te sauver ; sinon abandonne.
web-cm-debt-missing = il manque encore : { $amount }

## Réponses

web-cm-do-throw = Lancer les dés
web-cm-do-again = Relancer
web-cm-do-end = Finir le tour
web-cm-do-payfine = Payer { $fine }
web-cm-do-usefree = Poser une carte de sortie
web-cm-do-buy = Acheter pour { $price }
web-cm-do-decline = { $auctioned ->
        [1] Aux enchères
       *[other] Laisser
    }
web-cm-do-tax-flat = Payer { $amount }
web-cm-do-tax-percent = Payer { $percent } %
web-cm-do-count = Payer cela
web-cm-do-drop = Quitter les enchères
web-cm-do-accept = Accepter
web-cm-do-refuse = Refuser
web-cm-do-payinterest = Payer l’intérêt
web-cm-do-buyback = La racheter
web-cm-do-giveup = Abandonner
web-cm-giveup-to = Tu quittes la partie, et tout ce que tu as revient à { $name }.
web-cm-giveup-lab = Tu quittes la partie, et tout ce que tu as retourne au Labo.
web-cm-giveup-sure = Quitter la partie
web-cm-giveup-not = Pas encore
web-cm-try-deck = { $deck } : on tire une carte quand un pion s’arrête sur une telle case.
web-cm-try-buy = On achète une carte quand son pion s’arrête sur sa case.
    .do = Acheter, { $price }
web-cm-deed-condense = Condenser : { $phase }
web-cm-deed-condense-named = Condenser { $name } : { $phase }
web-cm-deed-evaporate = Évaporer : { $phase }
web-cm-deed-evaporate-named = Évaporer { $name } : { $phase }
web-cm-deed-transfer = Transférer
web-cm-deed-transfer-named = Transférer { $name }
web-cm-deed-buyback = Racheter
web-cm-deed-buyback-named = Racheter { $name }
web-cm-condense-label = Condenser { $name } pour { $cost }
web-cm-down = Revendre { $set } jusqu’à { $levels }

## Enchères

web-cm-no-bid = pas d’offre
web-cm-leads = { $name ->
        [Toi] Tu mènes
       *[other] { $name } mène
    }
web-cm-bid = Offrir { $amount }
web-cm-bid-less = Offrir moins
web-cm-bid-more = Offrir plus
web-cm-bid-quick = Offres rapides
web-cm-bid-reach = Tu peux aller jusqu’à { $amount }
web-cm-bid-now = parle
web-cm-bid-in = reste
web-cm-bid-out = sorti

## Échanges

web-cm-trade = Échanger
web-cm-change-offer = Changer l’offre
web-cm-trade-title = Compose une offre
web-cm-counter-title = Ta réponse à { $name }
web-cm-trade-with = Échanger avec
web-cm-you-give = Tu donnes
web-cm-you-get = { $name } te donne
web-cm-you-get-short = Tu reçois
web-cm-gives = { $name } donne
web-cm-you-pay = et tu paies (au plus { $most })
web-cm-you-ask = et en AMUny (au plus { $most })
web-cm-less = { $amount } de moins
web-cm-more = { $amount } de plus
web-cm-nothing-to-trade = Aucune carte échangeable en ce moment.
web-cm-no = { $name } dit non
web-cm-no-yours = Ainsi, tu aurais tous les éléments de la famille « { $set } ».
web-cm-no-rent = À l’état de gaz, ils te rapporteraient jusqu’à { $rent } par visite.
web-cm-no-mine = Ma famille « { $set } » ne rapporterait pas plus de { $rise }.
web-cm-no-broken = Je n’aurais plus toute la famille « { $set } ».
web-cm-no-printed = Aux prix imprimés, je recevrais { $offered } contre { $asked }.
web-cm-no-margin = Aux prix imprimés, je recevrais { $offered } contre { $asked } ; je veux { $least }.
web-cm-no-purse = Il me resterait { $left }, et le loyer le plus cher alentour est de { $dearest }.
web-cm-no-unconvinced = Je n’y vois pas mon avantage.
web-cm-no-more = Pour { $more } de plus, je serais d’accord.
web-cm-wishes = À une carte près
web-cm-wish = { $card } compléterait la famille « { $set } » ({ $count })
web-cm-wish-free = Elle n’est à personne.
web-cm-printed-values = Valeur imprimée : tu donnes { $gives }, tu reçois { $gets }.
web-cm-not-for-trade = Pas à échanger, il y a des liquides ou solides dans la famille : { $cards }
web-cm-better = Proposer { $what }
web-cm-better-ask = Ne demander que { $amount }
web-cm-other-offer = Proposer autre chose
web-cm-offer-send = Proposer à { $name }
web-cm-counter-send = Envoyer cette offre
web-cm-offers-left = { $count ->
        [one] encore { $count } offre ce tour-ci
       *[other] encore { $count } offres ce tour-ci
    }
web-cm-worth = valeur { $amount }
web-cm-balance = Sur le plateau de gauche : { $left }. Sur celui de droite : { $right }.
web-cm-side-whole = { $set } au complet ({ $count }) : loyers doublés, on peut condenser
web-cm-side-broken = { $set } ne serait plus au complet
web-cm-side-some = { $set } { $before } → { $after } sur { $count }
web-cm-side-interest = { $amount } d’intérêt à payer tout de suite
web-cm-side-of = { $name } :
web-cm-side-none = aucune famille ne change

## Ce que font les autres

web-cm-wait = En attendant, tu peux regarder toutes les cartes.
web-cm-watch-start = Qui commence ? Tout le monde lance
web-cm-watch-turn = { $name ->
        [Toi] Ton tour continue
       *[other] { $name } joue
    }
web-cm-watch-auction = La parole est à { $name }.
web-cm-watch-my-offer = Ton offre est devant { $name }
    .more = La réponse est oui, non, ou une seule autre offre.
web-cm-watch-offer = { $name } propose un échange à { $other }
web-cm-watch-debt-mine = { $name } te doit { $amount }
web-cm-watch-debt = { $name } doit { $amount } à { $other }
    .more = Évaporer, transférer et échanger doivent apporter l’argent.
web-cm-watch-due = { $name } compte ce qui est dû

## Les cartes de chacun

web-cm-cards = Cartes
web-cm-cards-button = Cartes ({ $count })
web-cm-whose = Les cartes de qui
web-cm-yours = Tes cartes
web-cm-no-cards = Tu n’as encore aucune carte. Les cartes que tu achètes se rangent ici.
web-cm-no-cards-of = { $name } n’a aucune carte.
web-cm-stock = Le Labo a encore { $liquids } liquides et { $solids } solides.
web-cm-who-owns = Qui possède quoi
web-cm-owns = { $set } { $count } sur { $of }

## Chimie

web-cm-note-condensing = Condenser
web-cm-note-freezing = Solidifier
web-cm-note-evaporating = Évaporer
web-cm-note-melting = Fondre
web-cm-note-transferring = Transférer
web-cm-note-helium = Hélium
web-cm-note-avogadro = Avogadro
web-cm-note-mole-day = Jour de la mole

## La fin

web-cm-over = La partie est finie
web-cm-over-last-one = Tous les autres sont en faillite.
web-cm-over-second-bankruptcy = La deuxième faillite termine la partie courte.
web-cm-over-last-round = La dernière manche est jouée.
web-cm-over-bell = Le temps est écoulé.
web-cm-end-you = C’est toi, la plus grosse fortune
web-cm-end-wins = { $name } a la plus grosse fortune
web-cm-end-shared = { $names } partagent la victoire
web-cm-end-led = Tu étais en tête jusqu’à la manche { $round }.
web-cm-fortunes = Fortunes : argent, cartes, liquides et solides
web-cm-fortunes-round = manche
web-cm-fortune-out = { $name } sort à la manche { $round }.
web-cm-fortune-end = { $name } finit avec { $amount }.
web-cm-fall-rent = Manche { $round }, { $where } : { $mine ->
        [1] tu devais
       *[other] { $name } devait
    } { $amount } { $lab ->
        [1] au Labo
       *[other] à { $creditor }
    }.
web-cm-fall-debt = Manche { $round } : { $mine ->
        [1] tu devais
       *[other] { $name } devait
    } { $amount } { $lab ->
        [1] au Labo
       *[other] à { $creditor }
    }.
web-cm-fall-short = La bourse contenait { $cash } et on pouvait réunir { $raised } de plus : il manquait { $short }.
web-cm-fall-kept = Depuis la manche { $since }, { $mine ->
        [1] tu avais
       *[other] { $name } avait
    } payé { $spent } pour { $levels ->
        [one] { $levels } liquide ou solide
       *[other] { $levels } liquides et solides
    }, que le Labo reprend à moitié prix. Gardé dans la bourse, cet argent aurait suffi pour cette dette.
web-cm-end-worth = Ce que vaut chacun
web-cm-end-how = L’argent, les prix imprimés (la moitié pour les cartes transférées) et le prix de chaque liquide et solide.
web-cm-end-place = Place
web-cm-end-player = Joueur
web-cm-end-cash = Argent
web-cm-end-cards = Cartes
web-cm-end-transferred = Transférées
web-cm-end-condensed = Liquides et solides
web-cm-end-sum = Valeur
web-cm-end-count = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## De vrais dés et de vraies cartes

web-cm-typed-roll = Que montrent les deux dés ?
web-cm-typed-card = Quelle carte a été tirée ?
web-cm-typed-deal = Quelle carte a été distribuée ?
web-cm-typed-for = pour { $name }
web-cm-typed-die = Dé { $number }
web-cm-typed-take = Prendre cette carte
web-cm-typed-which = Choisis la carte

## Touches

web-cm-key-roll = Lancer les dés
web-cm-key-buy = Acheter, ou laisser
web-cm-key-end = Finir le tour
web-cm-key-trade = Échanger, ou changer une offre
web-cm-key-answer = Accepter ou refuser une offre
web-cm-key-class = En cours de biologie : payer, ou poser une carte de sortie
web-cm-key-board = Parcourir le plateau
web-cm-key-back = Fermer une carte ou une offre

## Ce que la classe a fait ensemble

web-cm-wall-condensed = { $count ->
        [one] gaz liquéfié
       *[other] gaz liquéfiés
    }
web-cm-wall-frozen = { $count ->
        [one] liquide solidifié
       *[other] liquides solidifiés
    }
web-cm-wall-whole = { $count ->
        [one] famille complète
       *[other] familles complètes
    }
web-cm-wall-rent = de loyers

## Le bilan sur l’écran mural

web-cm-debrief-states = Chaleur reçue ou chaleur cédée ?
    .short = États
    .law = Liquéfier et solidifier cède de la chaleur
    .text = Des particules qui se rapprochent libèrent de l’énergie : du gaz au liquide, du liquide au solide. Fondre et vaporiser demande la même énergie en retour. Dans le jeu, on paie à l’aller et on n’en retrouve que la moitié au retour.
    .talk = la transpiration rafraîchit. Lequel des quatre changements fait le travail, et où va la chaleur ?
    .picture = À 20 °C, l’azote, l’oxygène et le chlore sont des gaz ; l’iode, le soufre et le sodium sont des solides.
    .gas = gaz
    .liquid = liquide
    .solid = solide
web-cm-debrief-condensed = { $count ->
        [one] liquéfaction, pour { $amount }
       *[other] liquéfactions, pour { $amount }
    }
web-cm-debrief-frozen = { $count ->
        [one] solidification, pour { $amount }
       *[other] solidifications, pour { $amount }
    }
web-cm-debrief-melted = { $count ->
        [one] fusion, { $amount } en retour
       *[other] fusions, { $amount } en retour
    }
web-cm-debrief-evaporated = { $count ->
        [one] vaporisation, { $amount } en retour
       *[other] vaporisations, { $amount } en retour
    }
web-cm-debrief-families = Pourquoi ces éléments vont-ils ensemble ?
    .short = Familles
    .law = Mêmes électrons externes, mêmes habitudes
    .text = Les éléments d’une même colonne ont autant d’électrons externes et réagissent de la même façon : des métaux mous qui s’enflamment dans l’eau, des gaz qui ne réagissent avec presque rien. La moitié des familles du plateau sont de telles colonnes.
    .talk = quelles familles du plateau ne sont pas une colonne du tableau périodique, et que partagent leurs éléments ?
    .picture = Les éléments du plateau à leur place dans le tableau périodique.
web-cm-debrief-family-a = métaux alcalins
web-cm-debrief-family-b = métaux alcalino-terreux
web-cm-debrief-family-c = non-métaux
web-cm-debrief-family-d = métaux de transition
web-cm-debrief-family-e = halogènes
web-cm-debrief-family-f = gaz nobles
web-cm-debrief-whole = { $count ->
        [one] complète chez la même personne à la fin de { $count } partie
       *[other] complète chez la même personne à la fin de { $count } parties
    }

## Comment ça marche, en images

web-how-chemistry-monopoly-1 = Lance et avance
    .text = Deux dés font avancer ton pion autour du plateau des éléments.
web-how-chemistry-monopoly-2 = Achète des éléments
    .text = Sur un élément libre, tu peux l’acheter.
web-how-chemistry-monopoly-3 = Condense-les
    .text = Avec toute une couleur, tes éléments passent de gaz à liquide puis à solide, et coûtent plus cher aux visiteurs.
web-how-chemistry-monopoly-4 = Touche le loyer
    .text = Sur ton élément, les autres te paient. Le dernier à qui il reste quelque chose gagne.

## Le plan d’une séance

web-cm-plan-first = Quelles séries du plateau sont des colonnes du tableau périodique ? Qu’ont leurs atomes en commun ?
web-cm-plan-question = Tu solidifies un liquide. Est-ce que cela libère ou absorbe de la chaleur, et où va-t-elle, ou d’où vient-elle ?
web-cm-plan-last = Fondre ne rend que la moitié de ce que solidifier a coûté. Est-ce ainsi dans la nature aussi ?
