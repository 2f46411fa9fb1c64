# Laboratorium dans le navigateur : ce que laboratorium.ftl ne dit pas déjà.

## La page d’une nouvelle partie

web-lab-special = une autre
web-lab-today = Cible du jour
web-lab-smiles = Sa structure en SMILES
web-lab-by-name = Par son nom
web-lab-search = Son nom, sa formule ou son usage
    .example = limonène
web-lab-found = { $count ->
        [0] Aucune molécule de la liste ne correspond. Tu peux la dessiner : choisis « cible personnelle ».
        [one] { $count } molécule
       *[other] { $count } molécules
    }
web-lab-steps = { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
web-lab-not-yet = Rien n’est encore choisi : pour l’instant, la cible est : { $target }.
web-lab-draw = La dessiner
    .help = Touche la feuille ou trace dessus. Touche une liaison pour la rendre double ; choisis Oxygène, puis touche l’atome qui le devient. L’hydrogène ne se dessine pas.
web-lab-draw-bond = Liaison
web-lab-draw-chain = Chaîne
web-lab-draw-ring = Cycle à six
web-lab-draw-benzene = Cycle benzénique
web-lab-draw-oxygen = Oxygène
web-lab-draw-erase = Gommer
web-lab-draw-undo = Annuler
web-lab-draw-tidy = Mettre au net
web-lab-draw-clear = Feuille vide
web-lab-draw-paper = Feuille avec la structure { $structure }. Elle demande une souris, un stylet ou un doigt ; au clavier, écris la structure plus haut, ou choisis « Par son nom ».
web-lab-draw-loading = La feuille à dessin se charge…
web-lab-draw-failed = La feuille à dessin n’a pas pu être chargée. Écris la structure plus haut, ou choisis « Par son nom ».
web-lab-planning = Le planificateur cherche un chemin…
web-lab-makeable = { $count ->
        [1] Elle se fait en une manipulation.
        [one] Elle se fait en { $count } manipulation.
       *[other] Elle se fait en { $count } manipulations.
    }
web-lab-of-which = { $reactions ->
        [0] Aucune réaction
        [one] Une réaction
       *[other] { $reactions } réactions
    } et { $characterisations ->
        [0] aucune caractérisation
        [one] une caractérisation
       *[other] { $characterisations } caractérisations
    }, si chaque jet réussit.
    .puzzle = { $reactions ->
            [0] Aucune réaction
            [one] Une réaction
           *[other] { $reactions } réactions
        } et { $characterisations ->
            [0] aucune caractérisation
            [one] une caractérisation
           *[other] { $characterisations } caractérisations
        }.
web-lab-with-cards = Partir du réactif { $first }, puis prendre : { $cards }.
web-lab-proven = Il n’existe pas de chemin plus court.
web-lab-not-proven = Un chemin plus court existe peut-être ; aucun n’a été trouvé.

## La table

web-lab-bench = Paillasse
web-lab-others = Les autres paillasses
web-lab-look = Regarder la paillasse : { $seat }
web-lab-my-bench = Ma paillasse
web-lab-first = Premier joueur
web-lab-crest = { $target } sur le blason, { $structure }
web-lab-missing = Il manque
web-lab-nothing-missing = Il ne manque rien.
web-lab-extra = { $count ->
        [one] { $count } de tes atomes n’est pas sur le blason
       *[other] { $count } de tes atomes ne sont pas sur le blason
    }
web-lab-guards = Jetons de sécurité
web-lab-lost = perdu
web-lab-piles = Piles Réactif
web-lab-pile = Réactif { $card }, { $formula }, { $left } sur la pile
web-lab-larger = Agrandir
web-lab-whole = Toute la molécule
web-lab-numbers = Numéros
web-lab-no-cards = Tu n’as pas encore de cartes : les dés de ressources en apportent.
web-lab-round = Manche { $round }
web-lab-puzzle = Casse-tête
web-lab-done = { $done ->
        [one] { $done } étape
       *[other] { $done } étapes
    }
web-lab-curve = { $name } : manipulations, coup par coup
    .you = Tes manipulations, coup par coup
web-lab-close-news = Fermer

web-lab-left = { $left ->
        [1] Encore 1 étape au moins
       *[other] Encore { $left } étapes au moins
    }
web-lab-shut = Fermer
web-lab-times = ×{ $count }

web-lab-bond-single = Liaison entre { $at }
web-lab-bond-hydrogen = Liaison vers { $at }
web-lab-bond-double = Double liaison entre { $at }

## Ce qui est demandé

web-lab-way-where = Où ça va
web-lab-try-bench = C’est la paillasse de { $seat }. Tu joues sur la tienne.
web-lab-try-place = On touche un centre ou une liaison pour annoncer une manipulation, à son tour. Maintenant : « { $now } »
web-lab-try-chemistry = Une carte Chimie se pose sur une manipulation à toi, une fois annoncée.
web-lab-try-boum = Une carte Boum se pose sur la manipulation d’un autre, une fois annoncée.
web-lab-try-safety = Une carte Sécurité rend un jeton de sécurité perdu.
web-lab-touch = Touche un centre ou une liaison
    .more = Ta première manipulation fixe le type de tout le tour.
    .puzzle = Tous les réactifs sont là, et toute manipulation réussit.
web-lab-what-centre = Que fais-tu de ce centre ?
web-lab-what-bond = Que fais-tu de cette liaison ?
    .more = Ta première manipulation fixe le type du tour. Touche un autre endroit pour comparer.
    .puzzle = Touche un autre endroit pour comparer.
web-lab-where = Où va le réactif { $card } ?
    .more = Touche un des centres éclairés.
    .none = Aucun centre n’est libre pour lui ; tu peux le revendre avant ta première manipulation.
web-lab-stuck = Rien à annoncer maintenant
    .more = Il ne reste ni centre ni liaison pour ce tour.
    .unsafe = Sans les trois jetons de sécurité, personne ne commence de manipulation. Il te manque : { $tokens }.
web-lab-ask-begin = De quel réactif pars-tu ?
    .more = Compare avec le blason : les atomes de la carte ne sont plus à construire.
web-lab-ask-dice = Choisis quatre de tes dés
    .more = Chaque dé donne zéro, une ou deux cartes de sa couleur. Trois dés d’une couleur au plus.
web-lab-ask-take = Prends un réactif
    .more = { $takes ->
        [one] Encore { $takes } à prendre.
       *[other] Encore { $takes } à prendre.
    }
web-lab-ask-exchange = Prends un autre réactif
    .more = La revente a réussi.
web-lab-ask-surplus = Quelle carte va sous sa pile ?
    .more = Trois cartes d’une couleur, pas plus.
web-lab-ask-boum = Joues-tu un Boum ?
    .more = Une seule passe, dans l’ordre du tour. Ta paillasse attend.
web-lab-ask-chemistry = Joues-tu une carte Chimie ?
    .more = Ensuite on lance les dés noirs.
web-lab-ask-reroll = Relancer un dé ?
    .more = Ta main sûre le permet ; le second résultat compte.
web-lab-ask-lose = Quel jeton de sécurité perds-tu ?
    .more = Deux 1 : échec critique.
web-lab-wait-all = Chacun choisit son réactif de départ
web-lab-wait-others = Les autres choisissent leur réactif de départ
web-lab-wait-answers = Les autres peuvent répondre à ton annonce
    .more = D’abord les cartes Boum, puis le jet.
web-lab-wait-start = { $seat } choisit sa molécule de départ
web-lab-wait-resources = { $seat } lance ses dés de ressources
web-lab-wait-manipulations = { $seat } est à la paillasse
web-lab-wait-over = La partie est finie
web-lab-sent = C’est envoyé…
web-lab-over = La partie est finie

## Ce qu’on peut faire

web-lab-reaction = Réaction
web-lab-characterisation = Caractérisation
web-lab-odds = { $difficulty }+ : { $percent } %
web-lab-with-boum = avec un Boum :
web-lab-place-before = L’endroit précédent
web-lab-place-next = L’endroit suivant
web-lab-closes-by-itself = Cette question passe d’elle-même après le temps fixé par l’hôte.
web-lab-you-pass-in = Tu ne joues rien dans { $seconds } s
web-lab-passes-in = Passe de lui-même dans { $seconds } s
web-lab-join = Joindre le réactif { $card }
    .more = ajoute { $formula }
web-lab-join-by = Joindre le réactif { $card } par { $by }
web-lab-bridge = Ponter avec le réactif { $card }
    .more = ferme un cycle entre { $at }
web-lab-cut-hydrogen = Cliver : détacher le H
web-lab-cut = Couper, garder le côté avec { $keep }
    .more = { $count ->
        [1] { $away } part, un centre prend sa place
       *[other] { $away } et tout ce qui suit partent ({ $count } jetons)
    }
web-lab-add = Ouvrir la double liaison
    .more = { $at } reçoivent chacun un centre jaune
web-lab-eliminate = Former une double liaison
    .more = { $at } partent
web-lab-merge = Deux jaunes en un mauve
    .more = { $at } deviennent un seul centre
web-lab-split = Un mauve en deux jaunes
    .more = quatre liaisons simples, un tétraèdre
web-lab-close = Fermer un cycle à six
    .more = { $at } réagissent ensemble
web-lab-is-h = Poser un H
    .more = ferme ce centre
web-lab-is-o = Poser un O en double liaison
    .more = un groupe carbonyle, C=O
web-lab-is-oh = Poser O–H
    .more = un groupe hydroxyle
web-lab-resell = Revendre le réactif { $card }
    .more = un dé : 4 ou plus donne un autre réactif
web-lab-sell = Revendre et lancer
web-lab-announce = Annoncer
web-lab-do = Confirmer
web-lab-back = Retour
web-lab-end-turn = Finir mon tour
web-lab-give-up = Abandonner
    .sure = Oui, montre-moi un chemin
    .not = Continuer
web-lab-start-from = Partir du réactif { $card }
web-lab-take-card = Prendre le réactif { $card }
web-lab-choose-card = Choisis une carte
web-lab-take-none = N’en prendre aucun
web-lab-suggested = conseillé
web-lab-held = en main
web-lab-no-pile = épuisé
web-lab-in-hand = { $count } en main
web-lab-die = Dé { $number } { $colour }
web-lab-roll = Lancer
web-lab-roll-of = { $chosen } dés sur { $all }
web-lab-discard = Sous sa pile
web-lab-secure = Jouer { $card }
web-lab-secure-token = Récupérer { $token-the }
web-lab-secure-may = Sécurité : récupérer un jeton

## Boum, Chimie, jet

web-lab-trial = La manipulation en cours
web-lab-boum = Boum ?
web-lab-chemistry = Ta Chimie ?
web-lab-reroll = Main sûre
web-lab-lose = Échec critique
    .more = Deux 1 : un jeton de sécurité part, à toi de choisir lequel.
web-lab-watch = Annonce
web-lab-announces = { $seat } : { $what }
web-lab-you-announce = Toi : { $what }
web-lab-you = Toi
web-lab-now = réfléchit
web-lab-now-you = à toi
web-lab-later = ensuite
web-lab-passed = pas de carte
web-lab-laid = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-lab-throw = Jet
web-lab-as-it-stands = chance de réussite à présent
web-lab-rolled-now = les dés montrent { $total }
web-lab-then = passe à { $difficulty }+ : { $percent } %
web-lab-cancels = annule { $card }
web-lab-cancelled = annulé
web-lab-again = Relancer le { $face }
web-lab-keep = Garder les dés
web-lab-nothing = Ne rien jouer
web-lab-roll-now = Lancer les dés
web-lab-lay = Poser
web-lab-lose-it = Perdre { $token-the }
web-lab-has-lost = { $seat } a perdu : { $tokens }.

## Ce que fait une carte maison

web-lab-does-restore = rend { $token-the }
web-lab-does-harder = difficulté +{ $by }
web-lab-does-lose-token = fait perdre { $token-the }
web-lab-does-lose-chemistry = fait perdre une carte Chimie
web-lab-does-end-turn = finit ensuite le tour
web-lab-does-easier = difficulté −{ $by }
web-lab-does-easier-reaction = difficulté −{ $by } pour une réaction
web-lab-does-easier-characterisation = difficulté −{ $by } pour une caractérisation
web-lab-does-take-reagent = un réactif après une réussite
web-lab-does-cancel = annule une carte Boum
web-lab-does-re-roll = relance un dé noir

## La fin

web-lab-end-you = Cible atteinte : { $target }.
web-lab-end-made = { $seat } a atteint la cible : { $target }.
web-lab-end-nobody = Personne n’a atteint la cible.
web-lab-route = { $count ->
        [1] Le chemin : une manipulation
        [one] Le chemin : { $count } manipulation
       *[other] Le chemin : { $count } manipulations
    }
web-lab-as-short = Aucun chemin n’est plus court.
web-lab-your-way = Ton chemin : { $count ->
        [one] { $count } manipulation
       *[other] { $count } manipulations
    }
web-lab-shortest = { $count ->
        [1] Un chemin le plus court : une manipulation
        [one] Un chemin le plus court : { $count } manipulation
       *[other] Un chemin le plus court : { $count } manipulations
    }
web-lab-route-start = partir du réactif { $card }

## Quand chaque place est une équipe

team-web-lab-others = Les autres équipes
team-web-lab-my-bench = Notre paillasse
team-web-lab-first = Première équipe
team-web-lab-you = Ton équipe
team-web-lab-end-turn = Finir notre tour
team-web-lab-end-nobody = Aucune équipe n’a atteint la cible.
team-web-lab-end-you = Ton équipe a atteint la cible : { $target }.
web-lab-team-you = ton équipe
web-lab-team-result = Équipe par équipe

## Notes de chimie

web-lab-note-single = Deux fragments, une liaison
web-lab-note-double = Une double liaison d’un coup
web-lab-note-cut = La coupure de Zewail
web-lab-note-add = Addition
web-lab-note-eliminate = Élimination
web-lab-note-split = De sp² à sp³
web-lab-note-merge = De sp³ à sp²
web-lab-note-close = Un cycle à six
web-lab-note-is-h = Voir l’hydrogène
web-lab-note-is-o = Voir C=O
web-lab-note-is-oh = Voir O–H
web-lab-note-boum = Les accidents
web-lab-note-catalyst = Le catalyseur

## Touches

web-lab-key-site = passer de centre en liaison
web-lab-key-play = choisir une manipulation
web-lab-key-announce = toucher, puis annoncer
web-lab-key-numbers = montrer les numéros des jetons
web-lab-key-back = un pas en arrière

## Ce que la classe a fait ensemble

web-lab-wall-targets = { $count ->
        [one] cible obtenue
       *[other] cibles obtenues
    }
web-lab-wall-succeeded = { $count ->
        [one] étape réussie, sur { $tried } tentées
       *[other] étapes réussies, sur { $tried } tentées
    }
web-lab-wall-critical = { $count ->
        [one] accident
       *[other] accidents
    }

## Le bilan sur l’écran mural

web-lab-debrief-route = Pourquoi chercher une voie courte ?
    .short = Voie courte
    .law = Les rendements se multiplient
    .text = Chaque étape perd quelque chose. Quatre étapes à 58 % laissent 12 %, quatre à 83 % laissent encore 48 %. Une étape de moins vaut plus qu’une étape mieux faite.
    .talk = deux moitiés de molécule préparées en parallèle puis réunies, ou une longue suite d’étapes : que perd-on le moins ?
    .caption = Ce qui reste après autant d’étapes, si chacune réussit comme deux dés : 7 ou plus pour une réaction, 5 ou plus pour une caractérisation
    .picture = Huit étapes : à { $high } chacune, il reste environ un quart ; à { $low }, presque rien.
    .steps = étapes
web-lab-debrief-tried = { $count ->
        [one] manipulation jouée aux dés
       *[other] manipulations jouées aux dés
    }
web-lab-debrief-succeeded = réussies : { $count }, alors que les dés en laissaient attendre { $expected }
web-lab-debrief-winners = { $count ->
        [one] étapes pour obtenir la cible
       *[other] étapes pour obtenir la cible, selon les tables
    }
web-lab-debrief-kinds = Quelles réactions avez-vous utilisées ?
    .short = Réactions
    .law = Les liaisons changent, les atomes restent
    .text = Aucune réaction ne crée ni ne perd d’atome : ce qui est coupé se trouve dans un autre ballon. L’addition consomme une double liaison, l’élimination en fait une : chacune est l’autre à l’envers.
    .talk = quels types se défont l’un l’autre, et pourquoi les utiliser tous deux dans une même voie ?
    .picture = La formation réunit deux parties, la coupure les sépare, l’addition ouvre une double liaison, l’élimination en fait une.
web-lab-debrief-formation = Formation d’une liaison
web-lab-debrief-cleavage = Coupure
web-lab-debrief-addition = Addition
web-lab-debrief-elimination = Élimination
web-lab-debrief-hybridisation = Changement d’hybridation
web-lab-debrief-characterisation = Caractérisation
web-lab-debrief-kind = { $kind } : { $succeeded } réussies
web-lab-debrief-safety = Pourquoi la blouse avant l’expérience ?
    .short = Sécurité
    .law = Un petit risque, pris souvent
    .text = Un lancer sur 36 est un accident. Après 25 lancers, un accident est devenu plus probable que son absence. Sans les trois jetons, personne ne travaille : la protection vient avant, pas après.
    .talk = comment réduire le risque : moins d’étapes, ou une meilleure protection ? Que fait un vrai laboratoire ?
    .caption = Les 36 lancers de deux dés : un 2 est un accident, 10 et plus réussit toujours
    .picture = Sur 36 lancers de deux dés, un seul donne 2.
web-lab-debrief-critical = { $count ->
        [one] accident en { $tried } lancers
       *[other] accidents en { $tried } lancers
    }
web-lab-debrief-lost = perdu : { $token }
web-lab-debrief-secured = { $count ->
        [one] jeton récupéré par carte
       *[other] jetons récupérés par carte
    }

## Comment ça marche, en images

web-how-laboratorium-1 = Une cible pour tous
    .text = Chacun construit la même molécule sur sa paillasse d’atomes. Le premier qui l’a gagne.
web-how-laboratorium-2 = Relie les centres
    .text = Un centre jaune attend une liaison simple : deux centres relient deux morceaux.
web-how-laboratorium-3 = Lance les dés
    .text = Chaque manipulation est un lancer de deux dés : une réaction demande 7 ou plus, une caractérisation 5.
web-how-laboratorium-4 = Boum et sécurité
    .text = Les autres gênent ta réaction avec des cartes Boum ; tes propres cartes te protègent et t’aident.

## Le plan d’une séance

web-lab-plan-first = Regarde ta cible. Quelle liaison formerais-tu en dernier, et pourquoi ?
web-lab-plan-question = Chaque étape peut échouer. Que change une étape de moins ?
web-lab-plan-last = Quels atomes de ton flacon ne sont pas dans la cible ? Comment t’en débarrasser ?
