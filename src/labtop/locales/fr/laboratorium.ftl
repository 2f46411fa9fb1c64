# Laboratorium, tous les mots pour les gens. Numéros des règles : src/labtop/rooms/laboratorium/RULES.fr.md.

room-laboratorium = Laboratorium
    .tagline = Construis la molécule avant les autres, réaction après réaction, et veille à ta sécurité.

## Jetons, cartes, cibles

token-coat = blouse
    .the = la blouse
token-extinguisher = extincteur
    .the = l’extincteur
token-glassware = verrerie
    .the = la verrerie
token-carbon = carbone
token-oxygen = oxygène
token-hydrogen = hydrogène
token-centre = centre réactif

colour-reagent = Réactif
colour-chemistry = Chimie
colour-boum = Boum
colour-safety = Sécurité

card-acid-splash = Projection d’acide
    .does = la blouse est perdue, quel que soit le jet
card-fire = Départ de feu
    .does = l’extincteur est perdu
card-broken-glass = Verre brisé
    .does = la verrerie est perdue
card-patent = Brevet déposé
    .does = difficulté +3
card-empty-can = Bidon vide
    .does = difficulté +2
card-faded-label = Étiquette effacée
    .does = difficulté +1, et une carte Chimie est perdue
card-alarm = Alarme
    .does = difficulté +1, et le tour se termine ensuite
card-old-master = Vieux maître chimiste
    .does = difficulté −3
card-catalyst = Catalyseur
    .does = difficulté −2
card-protocol = Protocole vérifié
    .does = difficulté −1, et un réactif après une réussite
card-fume-hood = Hotte aspirante
    .does = annule un Boum de cette manipulation
card-steady-hand = Main sûre
    .does = relance un dé noir
card-solvent = Solvant adapté
    .does = difficulté −1, pour une caractérisation −2
card-clean-coat = Blouse propre
    .does = rend la blouse
card-full-extinguisher = Extincteur rempli
    .does = rend l’extincteur
card-new-glassware = Verrerie neuve
    .does = rend la verrerie
effect-harder = difficulté +{ $by }
effect-easier = difficulté −{ $by }
effect-easier-reaction = difficulté −{ $by } pour une réaction
effect-easier-characterisation = difficulté −{ $by } pour une caractérisation
effect-lose-token = on perd { $token-the }
effect-lose-chemistry = une carte Chimie est perdue
effect-end-turn = le tour se termine ensuite
effect-take-reagent = un réactif après une réussite
effect-cancel = annule un Boum de cette manipulation
effect-re-roll = relance un dé noir
effect-restore = rend { $token-the }
cancels-acid-splash = projection d’acide
cancels-fire = départ de feu
cancels-broken-glass = verre brisé
cancels-patent = brevet déposé
cancels-empty-can = bidon vide
cancels-faded-label = étiquette effacée
cancels-alarm = alarme

target-own = cible personnelle
    .crest = La molécule que votre table s’est donnée.
target-aspirin = aspirine
    .crest = L’acide acétylsalicylique : contre la douleur, la fièvre, l’inflammation et les caillots, un des médicaments les plus pris du monde.
target-cinnamaldehyde = cinnamaldéhyde
    .crest = L’odeur et le goût de la cannelle.
target-myrcene = myrcène
    .crest = Un hydrocarbure, rien que C et H : il sert en parfumerie.
target-linalool = linalol
    .crest = Semblable au myrcène, avec un groupe OH : dans la lavande et le bois de rose.
target-vanillin = vanilline
    .crest = De la gousse de vanille ; l’arôme que l’industrie fabrique le plus.
target-coumarin = coumarine
    .crest = Fève tonka et foin frais ; réglementée aujourd’hui, car elle peut nuire au foie.
target-resveratrol = resvératrol
    .crest = Du raisin et du vin : un antioxydant, il arrête des molécules très réactives.
target-ethanal = éthanal
    .crest = L’acétaldéhyde, ce que le corps fait d’abord de l’alcool.
target-propane = propane
    .crest = Le gaz de la bouteille du réchaud.
target-propanone = propanone
    .crest = L’acétone, le solvant qui enlève le vernis à ongles.
target-acetic-acid = acide acétique
    .crest = L’acide du vinaigre.
target-acrylic-acid = acide acrylique
    .crest = Son polymère retient l’eau dans les couches.
target-dimethyl-ether = éther diméthylique
    .crest = Le plus petit éther, propulseur des bombes aérosol.
target-ethanol = éthanol
    .crest = L’alcool des boissons et des désinfectants.
target-isobutene = isobutène
    .crest = Polymérisé avec un peu d’isoprène, c’est le caoutchouc butyle des chambres à air.
target-isoprene = isoprène
    .crest = La brique du caoutchouc naturel et de tous les terpènes.
target-benzaldehyde = benzaldéhyde
    .crest = L’odeur d’amande amère.
target-styrene = styrène
    .crest = Son polymère est le polystyrène.
target-phenol = phénol
    .crest = L’acide phénique, premier désinfectant de la chirurgie.
target-benzoic-acid = acide benzoïque
    .crest = Il conserve les aliments : l’acide est E 210, ses sels sont E 211 à E 213.
target-ethylene-glycol = éthylène glycol
    .crest = L’antigel du radiateur.
target-lactic-acid = acide lactique
    .crest = Ce qui rend le yaourt aigre.
target-salicylic-acid = acide salicylique
    .crest = On en fait l’aspirine ; l’écorce de saule contient sa parente, la salicine.

difficulty-short = courte
difficulty-easy = facile
difficulty-medium = moyenne
difficulty-hard = difficile

## Questions

ask-first = Le hasard désigne qui reçoit le jeton de premier joueur.
ask-begin = Choisis le réactif dont part ta molécule : regarde bien la cible avant.
ask-dice = Choisis quatre de tes dés : de quelles cartes as-tu le plus besoin ?
ask-faces = Les quatre dés de ressources sont lancés.
ask-draw-chemistry = Une carte Chimie est piochée.
ask-draw-boum = Une carte Boum est piochée.
ask-draw-safety = Une carte Sécurité est piochée.
ask-take = Prends un réactif sur les piles ouvertes, d’une sorte que tu n’as pas en main.
ask-surplus = Tu as plus de trois cartes d’une couleur : choisis celle qui passe sous sa pile.
ask-manipulate = Annonce une manipulation, ou termine ton tour. La première décide si c’est un tour de réactions ou de caractérisations.
ask-resale = Un dé décide si tu reçois un autre réactif pour celui que tu as revendu.
ask-exchange = La revente a réussi : prends un réactif d’une autre sorte, si tu veux.
ask-boum = Poses-tu un Boum sur cette manipulation ? Une fois que tu passes, c’est fini pour toi.
ask-lost = Le hasard désigne la carte Chimie perdue.
ask-chemistry = Poses-tu une carte Chimie sur ta manipulation avant de lancer ?
ask-roll = Les deux dés noirs sont lancés.
ask-reroll = Tu as la main sûre : relancer un des dés, ou les garder ?
ask-again = Un dé noir est relancé.
ask-lose = Échec critique : quel jeton de sécurité perds-tu ?
ask-safety = Tu peux jouer à tout moment une carte Sécurité pour récupérer un jeton.

field-card = Quelle carte ?
field-reagent = Combien de dés verts (Réactif) ?
field-chemistry = Combien de dés bleus (Chimie) ?
field-boum = Combien de dés rouges (Boum) ?
field-safety = Combien de dés jaunes (Sécurité) ?
field-centre = Sur quel centre ?
field-other = Avec quel autre centre ?
field-end = Par quel centre de la carte ?
field-far = Et par quel autre centre de la carte ?
field-keep = Quel atome reste ?
field-away = Qu’est-ce qui s’en va ?
field-first = Entre quel carbone …
field-second = … et quel autre ?
field-group = Qu’est-ce que c’est ?
field-cancels = Quel Boum annule-t-elle ?
field-token = Quel jeton de sécurité ?
field-die = Quel dé ?
play-step-die = { field-die }
field-seat = Qui commence ?
field-faces = Que montrent les dés ?
field-face = Que montre le dé ?
field-type = Que fais-tu ?

action-begin = partir d’un réactif
action-dice = lancer des dés
action-take = prendre un réactif
action-discard = écarter une carte
action-resell = revendre un réactif
action-end = terminer le tour
action-join = former une liaison avec un réactif
action-bridge = ponter deux centres avec un réactif
action-cut = cliver une liaison
action-add = ouvrir une double liaison (addition)
action-eliminate = former une double liaison (élimination)
action-split = un centre mauve en deux jaunes
action-merge = deux centres jaunes en un mauve
action-close = fermer un cycle à six
action-characterise = caractériser un centre
action-play = poser une carte
action-pass = rien
action-secure = jouer une carte Sécurité
action-lose = perdre un jeton
action-reroll = relancer un dé
action-first = premier joueur
action-faces = dés de ressources
action-drawn = carte piochée
action-throw = dés noirs
action-one = un dé
group-h = hydrogène (H)
group-o = oxygène (=O)
group-oh = hydroxyle (O–H)
choice-reagent = réactif { $card } ({ $structure })
choice-pass = non, rien
choice-die-1 = le premier dé
choice-die-2 = le second dé

## Options

option-target = Cible
    .help = La molécule que tous veulent faire.
team-board-own-bench = La paillasse de ton équipe
team-board-players = Équipes
team-board-you = ton équipe
option-daily = Jour
    .help = La cible de ce jour, comme 2026-11-16 ; la même pour tout le monde, et la cible ci-dessus ne compte alors pas.
option-teams = Équipes
    .help = Chaque place est une équipe qui partage une paillasse, ses cartes et ses décisions.
option-teams-true = oui
option-teams-false = non
option-own-target = Cible personnelle
    .help = Une molécule à toi, en SMILES de C, O et H, comme CCO pour l’éthanol ; la cible ci-dessus ne compte alors pas.
option-reagents = Réactifs
    .help = Les dix, ou seulement ceux conseillés pour la cible.
option-reagents-all = tous
option-reagents-suggested = conseillés seulement
option-hydroxyl = O–H d’un coup
    .help = Variante : une caractérisation peut changer un centre jaune en O–H. Conseillée pour les cibles difficiles.
option-hydroxyl-true = oui
option-hydroxyl-false = non
option-rings = Cycles
    .help = Comment se fait un nouveau cycle : par deux centres de la molécule, ou aussi par un réactif qui les ponte.
option-rings-flat = fermeture, à plat
option-rings-flat-bridging = fermeture et pontage, à plat
option-rings-closure = fermeture, cages comprises
option-rings-bridging = fermeture et pontage, cages comprises
option-any-safety = Sécurité au choix
    .help = Si une carte Sécurité rend n’importe quel jeton, ou seulement le sien.
option-any-safety-true = tout jeton perdu
option-any-safety-false = son jeton à elle
option-token-stock = Jetons comptés
    .help = Si les jetons de la boîte limitent toutes les paillasses ensemble.
option-token-stock-true = comptés
option-token-stock-false = autant qu’il en faut
option-rounds = Manches au plus
    .help = Après ce nombre de manches, la partie s’arrête sans gagnant ; dans le problème, après ce nombre de manipulations.
option-puzzle = Problème de synthèse
    .help = Seul et sans dés : faire la cible en aussi peu de manipulations que possible.
option-puzzle-true = oui
option-puzzle-false = non
option-pack = Paquet personnel
    .help = Des réactifs, des cartes et des cibles à toi, en fichier TOML de la même forme que le nôtre.

## Événements


act-start = partir du réactif { $reagent }
act-single = lier le réactif { $reagent } par { $at }
act-double = lier le réactif { $reagent } par { $at }, en double liaison
act-bridge = ponter { $at } avec le réactif { $reagent }
act-cut-hydrogen = détacher { $at }
act-cut = cliver la liaison entre { $keep } et { $away }, dont le côté s’en va
act-cut-double = cliver la double liaison entre { $keep } et { $away }, dont le côté s’en va
act-add = ouvrir la double liaison entre { $at }
act-eliminate = former une double liaison : { $at } partent
act-split = changer { $at } en deux centres jaunes
act-merge = changer deux centres jaunes { $at } en un centre mauve
act-close = fermer un cycle de six : { $at }
act-is-h = { $at } est un hydrogène
act-is-o = { $at } est un oxygène
act-is-oh = { $at } est O–H

## La même chose en peu de mots, pour la bande d’un plateau qui marque les endroits

brief-dice = Verts { $reagent }, bleus { $chemistry }, rouges { $boum }, jaunes { $safety }
brief-act-single = Lier ici le réactif { $reagent }
brief-act-double = Lier ici le réactif { $reagent } par une double liaison
brief-act-bridge = Ponter avec le réactif { $reagent }
brief-act-cut-hydrogen = Détacher ce H
brief-act-cut = Cliver cette liaison
brief-act-cut-double = Cliver cette double liaison
brief-act-add = Ouvrir cette double liaison
brief-act-eliminate = Former ici une double liaison
brief-act-split = Changer ce centre en deux jaunes
brief-act-merge = Changer ces centres en un mauve
brief-act-close = Fermer un cycle de six
brief-act-is-h = Ce centre est un hydrogène
brief-act-is-o = Ce centre est un oxygène
brief-act-is-oh = Ce centre est O–H

event-first-player = { $seat } reçoit le jeton de premier joueur.
event-began = { $seat } part du réactif { $reagent }.
event-round-begins = Manche { $round } : { $seat } commence.
event-rolled = { $seat } lance les dés de ressources : Réactif { $reagents }, Chimie { $chemistry }, Boum { $boum }, Sécurité { $safety }.
event-drew = { $seat } pioche une carte { $colour }.
    .card = C’est { $card }.
event-took = { $seat } prend le réactif { $reagent }.
event-put-back = { $seat } remet le réactif { $reagent } sur sa pile.
event-put-under = { $seat } glisse une carte { $colour } sous sa pile.
    .card = C’est { $card }.
event-resold = { $seat } revend le réactif { $reagent }.
event-resale-rolled = { $seat } fait { $face } pour la revente.
    .good = Un autre réactif peut être pris.
event-announced = { $seat } annonce : { $told }.
event-boum = { $seat } pose { $card } : difficulté { $difficulty }.
event-token-lost = { $seat } perd { $token-the }.
event-token-back = { $seat } récupère { $token-the }.
event-card-lost = { $seat } perd une carte Chimie.
    .card = C’est { $card }.
event-chemistry = { $seat } pose { $card } : difficulté { $difficulty }.
    .cancels = Cela annule { $cancels }.
event-threw = { $seat } a fait { $faces }.
event-succeeded = { $seat } fait { $total } contre { $difficulty } : réussi.
event-failed = { $seat } fait { $total } contre { $difficulty } : raté.
event-failed-critically = { $seat } fait { $total } : échec critique.
event-changed = { $seat } a fait { $done ->
        [1] une manipulation
        [one] { $done } manipulation
       *[other] { $done } manipulations
    }.
event-secured = { $seat } joue { $card } et récupère { $token-the }.
event-turn-over = { $seat } a fini.
event-ended = La partie est finie : { $reason }.
    .seat = { $seat } gagne.

## Événements, dits au joueur concerné : `you-` à qui agit, `for-you-` à qui subit ou reçoit

you-first-player = Tu reçois le jeton de premier joueur.
you-began = Tu pars du réactif { $reagent }.
you-round-begins = Manche { $round } : tu commences.
you-rolled = Tu lances les dés de ressources : Réactif { $reagents }, Chimie { $chemistry }, Boum { $boum }, Sécurité { $safety }.
you-drew = Tu pioches une carte { $colour }.
    .card = C’est { $card }.
you-took = Tu prends le réactif { $reagent }.
you-put-back = Tu remets le réactif { $reagent } sur sa pile.
you-put-under = Tu glisses une carte { $colour } sous sa pile.
    .card = C’est { $card }.
you-resold = Tu revends le réactif { $reagent }.
you-resale-rolled = Tu fais { $face } pour la revente.
    .good = Un autre réactif peut être pris.
you-announced = Tu annonces : { $told }.
you-boum = Tu poses { $card } : difficulté { $difficulty }.
you-token-lost = Tu perds { $token-the }.
you-token-back = Tu récupères { $token-the }.
you-card-lost = Tu perds une carte Chimie.
    .card = C’est { $card }.
you-chemistry = Tu poses { $card } : difficulté { $difficulty }.
    .cancels = Cela annule { $cancels }.
you-threw = Tu as fait { $faces }.
you-succeeded = Tu fais { $total } contre { $difficulty } : réussi.
you-failed = Tu fais { $total } contre { $difficulty } : raté.
you-failed-critically = Tu fais { $total } : échec critique.
you-changed = Tu as fait { $done ->
        [1] une manipulation
        [one] { $done } manipulation
       *[other] { $done } manipulations
    }.
you-secured = Tu joues { $card } et récupères { $token-the }.
you-turn-over = Tu as fini.
you-ended = La partie est finie : { $reason }.
    .seat = Tu gagnes.
reason-synthesis = la cible est faite
reason-rounds = la dernière manche est jouée
reason-given-up = le problème a été abandonné

## Le résultat

room-no-winner = Personne n’a fait la molécule : le brevet reste libre.
score-amount = { $amount ->
        [0] pas de brevet
       *[other] le brevet
    }
score-synthesis = Synthèse en { $done ->
        [1] une manipulation
        [one] { $done } manipulation
       *[other] { $done } manipulations
    }
score-unfinished = Pas de synthèse, { $done ->
        [1] une manipulation faite
        [one] { $done } manipulation faite
       *[other] { $done } manipulations faites
    }
medal-route-gold = médaille d’or : une synthèse la plus courte
medal-route-silver = médaille d’argent : une manipulation de plus que la plus courte
medal-route-copper = médaille de cuivre

## La table en texte

board-target = Cible : { $target }, { $formula } ({ $difficulty })
board-target-own = Cible : molécule personnelle, { $formula }
board-structure = { $structure }
board-round = { $round ->
        [0] Avant la manche 1 sur { $rounds }
       *[other] Manche { $round } sur { $rounds }
    }
board-way-taken = Ta synthèse, { $count ->
        [1] une manipulation
        [one] { $count } manipulation
       *[other] { $count } manipulations
    }
board-way-shortest = Une synthèse la plus courte, { $count ->
        [1] une manipulation
        [one] { $count } manipulation
       *[other] { $count } manipulations
    }
board-puzzle = Problème de synthèse : { $done } manipulations sur { $rounds }
board-turn = { $phase } : { $seat }
phase-start = Début
phase-resources = Ressources
phase-manipulations = Manipulations
phase-over = La fin
kind-reactions = un tour de réactions
kind-characterisations = un tour de caractérisations
board-kind = C’est { $kind }.
board-piles = Réactifs sur leurs piles : { $piles }
board-own-bench = Ta paillasse
board-bench-of = Paillasse : { $seat }
board-bench-empty = pas encore de molécule
board-molecule = { $formula } : { $atoms ->
        [one] { $atoms } jeton
       *[other] { $atoms } jetons
    }, { $done ->
        [0] rien de fait encore
        [one] 1 manipulation faite
       *[other] { $done } manipulations faites
    }
board-atom = { $name } : { $bonds }
board-centre-yellow = centre { $number }, simple, sur { $on }
board-centre-mauve = centre { $number }, double, sur { $on }
board-centre-beside = { $centre }, à côté de { $others }
board-structure-of = structure : { $structure }
board-used-of = { $all ->
        [1] a servi dans ce tour
       *[other] { $used } sur { $all } ont servi dans ce tour
    }
board-alike = { $place } ({ $number } sur { $all })
board-used = a servi dans ce tour
board-bond = – { $other }
board-bond-double = = { $other }
board-hand = Cartes
board-hand-reagents = Réactifs : { $cards }
board-hand-none = aucun
board-hand-of = { $whose } : { $cards }
board-hand-card = { $name } ({ $does })
board-counts = Chimie { $chemistry }, Boum { $boum }, Sécurité { $safety }
board-safe = tous les jetons de sécurité
board-lost = perdu : { $tokens }
board-players = Joueurs
board-you = toi
board-trial = { $seat } : { $how }. Difficulté { $difficulty }, { $chance } chances sur 36.
board-throw = Dernier jet : { $faces }
board-stock = Jetons dans la boîte : C { $carbon }, O { $oxygen }, H { $hydrogen }, centres { $centres }

## Où est un atome, avec les mots de la chimie (chemistry/addresses.py)

head-carbon = carbone
    .the = le carbone
    .of = du carbone
    .many = carbones
head-oxygen = O
    .the = l’O
    .of = de l’O
    .many = O
head-carbonyl = carbone de C=O
    .the = le carbone de C=O
    .of = du carbone de C=O
    .many = carbones de C=O
head-oxo = O de C=O
    .the = l’O de C=O
    .of = de l’O de C=O
    .many = O de C=O
head-hydroxyl = O de O–H
    .the = l’O de O–H
    .of = de l’O de O–H
    .many = O de O–H
head-ether = oxygène de C–O–C
    .the = l’oxygène de C–O–C
    .of = de l’oxygène de C–O–C
    .many = oxygènes de C–O–C
head-methyl = carbone de CH₃
    .the = le carbone de CH₃
    .of = du carbone de CH₃
    .many = carbones de CH₃
head-methylene = carbone de CH₂
    .the = le carbone de CH₂
    .of = du carbone de CH₂
    .many = carbones de CH₂
head-methine = carbone de CH
    .the = le carbone de CH
    .of = du carbone de CH
    .many = carbones de CH
head-alkene = carbone de C=C
    .the = le carbone de C=C
    .of = du carbone de C=C
    .many = carbones de C=C
head-benzene = carbone de cycle benzénique
    .the = le carbone de cycle benzénique
    .of = du carbone de cycle benzénique
    .many = carbones de cycle benzénique
head-ring = carbone de cycle
    .the = le carbone de cycle
    .of = du carbone de cycle
    .many = carbones de cycle
head-ring-oxygen = oxygène de cycle
    .the = l’oxygène de cycle
    .of = de l’oxygène de cycle
    .many = oxygènes de cycle
head-carbon-oxygen = carbone de C–O
    .the = le carbone de C–O
    .of = du carbone de C–O
    .many = carbones de C–O
head-shared = carbone où des cycles se rejoignent
    .the = le carbone où des cycles se rejoignent
    .of = du carbone où des cycles se rejoignent
    .many = carbones où des cycles se rejoignent
head-branched = carbone ramifié
    .the = le carbone ramifié
    .of = du carbone ramifié
    .many = carbones ramifiés
head-chain = carbone hors cycle
    .the = le carbone hors cycle
    .of = du carbone hors cycle
    .many = carbones hors cycle
landmark-oxygen = O
    .the = de l’O
    .one = d’un O
    .other = d’un autre O
    .nearest = de l’O le plus proche
    .next-nearest = de l’autre O le plus proche
    .single = d’un seul O
    .many = O
landmark-carbonyl = C=O
    .the = du C=O
    .one = d’un C=O
    .other = d’un autre C=O
    .nearest = du C=O le plus proche
    .next-nearest = de l’autre C=O le plus proche
    .single = d’un seul C=O
    .many = C=O
landmark-hydroxyl = O–H
    .the = de l’O–H
    .one = d’un O–H
    .other = d’un autre O–H
    .nearest = de l’O–H le plus proche
    .next-nearest = de l’autre O–H le plus proche
    .single = d’un seul O–H
    .many = O–H
landmark-ether = oxygène de C–O–C
    .the = de l’oxygène de C–O–C
    .one = d’un oxygène de C–O–C
    .other = d’un autre oxygène de C–O–C
    .nearest = de l’oxygène de C–O–C le plus proche
    .next-nearest = de l’autre oxygène de C–O–C le plus proche
    .single = d’un seul oxygène de C–O–C
    .many = oxygènes de C–O–C
landmark-methyl = CH₃
    .the = du CH₃
    .one = d’un CH₃
    .other = d’un autre CH₃
    .nearest = du CH₃ le plus proche
    .next-nearest = de l’autre CH₃ le plus proche
    .single = d’un seul CH₃
    .many = CH₃
landmark-methylene = CH₂
    .the = du CH₂
    .one = d’un CH₂
    .other = d’un autre CH₂
    .nearest = du CH₂ le plus proche
    .next-nearest = de l’autre CH₂ le plus proche
    .single = d’un seul CH₂
    .many = CH₂
landmark-methine = CH
    .the = du CH
    .one = d’un CH
    .other = d’un autre CH
    .nearest = du CH le plus proche
    .next-nearest = de l’autre CH le plus proche
    .single = d’un seul CH
    .many = CH
landmark-carbon-oxygen = carbone de C–O
    .the = du carbone de C–O
    .one = d’un carbone de C–O
    .other = d’un autre carbone de C–O
    .nearest = du carbone de C–O le plus proche
    .next-nearest = de l’autre carbone de C–O le plus proche
    .single = d’un seul carbone de C–O
    .many = carbones de C–O
landmark-alkene = C=C
    .the = du C=C
    .one = d’un C=C
    .other = d’un autre C=C
    .nearest = du C=C le plus proche
    .next-nearest = de l’autre C=C le plus proche
    .single = d’un seul C=C
    .many = C=C
landmark-benzene = cycle benzénique
    .the = du cycle benzénique
    .one = d’un cycle benzénique
    .other = d’un autre cycle benzénique
    .nearest = du cycle benzénique le plus proche
    .next-nearest = de l’autre cycle benzénique le plus proche
    .single = d’un seul cycle benzénique
    .many = cycles benzéniques
landmark-ring = cycle
    .the = du cycle
    .one = d’un cycle
    .other = d’un autre cycle
    .nearest = du cycle le plus proche
    .next-nearest = de l’autre cycle le plus proche
    .single = d’un seul cycle
    .many = cycles
landmark-shared = point où des cycles se rejoignent
    .the = du point où des cycles se rejoignent
    .one = d’un point où des cycles se rejoignent
    .other = d’un autre point où des cycles se rejoignent
    .nearest = du point où des cycles se rejoignent le plus proche
    .next-nearest = de l’autre point où des cycles se rejoignent le plus proche
    .single = d’un seul point où des cycles se rejoignent
    .many = points où des cycles se rejoignent
landmark-branched = carbone ramifié
    .the = du carbone ramifié
    .one = d’un carbone ramifié
    .other = d’un autre carbone ramifié
    .nearest = du carbone ramifié le plus proche
    .next-nearest = de l’autre carbone ramifié le plus proche
    .single = d’un seul carbone ramifié
    .many = carbones ramifiés
landmark-yellow = atome à centre jaune
    .the = de l’atome à centre jaune
    .one = d’un atome à centre jaune
    .other = d’un autre atome à centre jaune
    .nearest = de l’atome à centre jaune le plus proche
    .next-nearest = de l’autre atome à centre jaune le plus proche
    .single = d’un seul atome à centre jaune
    .many = atomes à centre jaune
landmark-mauve = atome à centre mauve
    .the = de l’atome à centre mauve
    .one = d’un atome à centre mauve
    .other = d’un autre atome à centre mauve
    .nearest = de l’atome à centre mauve le plus proche
    .next-nearest = de l’autre atome à centre mauve le plus proche
    .single = d’un seul atome à centre mauve
    .many = atomes à centre mauve
landmark-two-yellow = atome à 2 centres jaunes ou plus
    .the = de l’atome à 2 centres jaunes ou plus
    .one = d’un atome à 2 centres jaunes ou plus
    .other = d’un autre atome à 2 centres jaunes ou plus
    .nearest = de l’atome à 2 centres jaunes ou plus le plus proche
    .next-nearest = de l’autre atome à 2 centres jaunes ou plus le plus proche
    .single = d’un seul atome à 2 centres jaunes ou plus
    .many = atomes à 2 centres jaunes ou plus
landmark-three-yellow = atome à 3 centres jaunes
    .the = de l’atome à 3 centres jaunes
    .one = d’un atome à 3 centres jaunes
    .other = d’un autre atome à 3 centres jaunes
    .nearest = de l’atome à 3 centres jaunes le plus proche
    .next-nearest = de l’autre atome à 3 centres jaunes le plus proche
    .single = d’un seul atome à 3 centres jaunes
    .many = atomes à 3 centres jaunes
near-next = à côté { $landmark-one }
near-next-single = à côté { $landmark-the }
near-other = à côté { $landmark-other }
near-far = à { $bonds } liaisons { $landmark-nearest }
near-far-single = à { $bonds } liaisons { $landmark-the }
near-farther = à { $bonds } liaisons { $landmark-next-nearest }
near-two = à côté de { $bonds } { $landmark-many }
near-only = à côté { $landmark-single }
near-next-of = à côté { $atom }
near-far-of = à { $bonds } liaisons { $atom }
after = {" "}{ $list }
of-atom = { $head-of }
of-atom-near = { $head-of } ({ $list })
address-numbered = { $numbers }
where-1 = { $part-1 }
where-2 = { $part-1 } et { $part-2 }
where-3 = { $part-1 }, { $part-2 } et { $part-3 }
where-4 = { $part-1 }, { $part-2 }, { $part-3 } et { $part-4 }
where-5 = { $part-1 }, { $part-2 }, { $part-3 }, { $part-4 } et { $part-5 }
address-atom = { $count ->
        [1] { $head-the }{ $where }
       *[other] l’un des { $count } { $head-many } équivalents{ $where }
    }
on-carriers = { $carriers ->
        [1] sur { $head-the }{ $where }
       *[other] sur les { $carriers } { $head-many }{ $where }
    }
on-it = { $carriers ->
        [1] sur { $head-the }{ $where }
       *[other] sur l’un des { $carriers } { $head-many } équivalents{ $where }
    }
on-it-all = { $carriers ->
        [1] sur un même atome
       *[other] sur l’un des { $carriers } atomes équivalents qui en portent
    }
address-hydrogen = { $count ->
        [1] le H { on-carriers }
       *[other] l’un des { $count } H équivalents { on-carriers }
    }
address-hydrogen-all = { $count ->
        [1] le H
       *[other] l’un des { $count } H équivalents
    }
address-yellow = { $count ->
        [1] le centre jaune { on-carriers }
       *[other] l’un des { $count } centres jaunes équivalents { on-carriers }
    }
address-yellow-all = { $count ->
        [1] le centre jaune
       *[other] l’un des { $count } centres jaunes équivalents
    }
address-mauve = { $count ->
        [1] le centre mauve { on-carriers }
       *[other] l’un des { $count } centres mauves équivalents { on-carriers }
    }
address-mauve-all = { $count ->
        [1] le centre mauve
       *[other] l’un des { $count } centres mauves équivalents
    }
pair = { $one } et { $two }
both-atom = { $count ->
        [2] les 2 { $head-many }{ $where }
       *[other] deux des { $count } { $head-many } équivalents{ $where }
    }
both-yellow = { $count ->
        [2] les 2 centres jaunes { on-carriers }
       *[other] deux des { $count } centres jaunes équivalents { on-carriers }
    }
both-yellow-all = { $count ->
        [2] les 2 centres jaunes
       *[other] deux des { $count } centres jaunes équivalents
    }
both-mauve = { $count ->
        [2] les 2 centres mauves { on-carriers }
       *[other] deux des { $count } centres mauves équivalents { on-carriers }
    }
both-mauve-all = { $count ->
        [2] les 2 centres mauves
       *[other] deux des { $count } centres mauves équivalents
    }
all-yellow = { $count ->
        [1] le centre jaune { on-carriers }
       *[other] les { $count } centres jaunes { on-carriers }
    }
all-yellow-all = { $count ->
        [1] le centre jaune
       *[other] les { $count } centres jaunes
    }
all-mauve = { $count ->
        [1] le centre mauve { on-carriers }
       *[other] les { $count } centres mauves { on-carriers }
    }
all-mauve-all = { $count ->
        [1] le centre mauve
       *[other] les { $count } centres mauves
    }

## Ce qui vient de se passer : la chimie

note-single = Deux fragments qui ont chacun une liaison ouverte mettent en commun une paire d’électrons : c’est par des liaisons C–C et C–O qu’on assemble de petites parties. Dans un ballon, il faut un partenaire qui donne les électrons et un qui les prend.
note-double = Une double liaison est une liaison simple et une seconde paire d’électrons à côté. La réaction de Wittig, par exemple, lie deux parties par C=C d’un seul coup.
note-cut = Ahmed Zewail a reçu le prix Nobel de 1999 pour avoir observé des liaisons se rompre en quelques femtosecondes, 10⁻¹⁵ s. Choisir au laser la liaison qui casse est l’idée de cette manipulation ; dans un ballon, c’est la plus faible qui se rompt d’abord.
note-add = Dans une addition, la seconde liaison de C=C s’ouvre et chaque carbone se lie à autre chose : C=C + X–Y → X–C–C–Y. Le carbone plan (sp²) devient tétraédrique (sp³).
note-eliminate = Une élimination est une addition à l’envers : deux voisins s’en vont et C=C se forme. Ainsi l’éthanol perd de l’eau et laisse l’éthène : C₂H₅OH → C₂H₄ + H₂O.
note-split = L’hybridation passe de sp² à sp³ : au lieu d’une liaison double et de deux simples, le carbone en a maintenant quatre simples, vers les sommets d’un tétraèdre.
note-merge = L’hybridation passe de sp³ à sp² : le carbone et ses trois voisins sont maintenant dans un plan, à 120°.
note-close = Les cycles à six se forment volontiers : leurs angles sont proches de ceux que préfère le carbone, et les deux bouts se rencontrent assez souvent. Beaucoup de parfums et de médicaments en contiennent.
note-is-h = Caractériser, c’est trouver ce qui est là. L’hydrogène est trop léger pour se voir bien aux rayons X ; c’est la RMN qui le montre le mieux.
note-is-o = Le groupe carbonyle C=O se voit tout de suite dans un spectre infrarouge : une bande forte vers 1700 cm⁻¹.
note-is-oh = Le groupe hydroxyle O–H a une large bande infrarouge vers 3300 cm⁻¹ : les liaisons hydrogène l’étalent.
note-boum = La plupart des accidents de laboratoire sont petits : des éclaboussures, du verre cassé, un feu sous la hotte. Blouse, lunettes et extincteur font la différence.
note-catalyst = Un catalyseur offre un autre chemin, avec une barrière plus basse, et se retrouve intact à la fin.

## Refus : cartes et ressources

refusal-no-such-reagent = Il n’y a pas de réactif { $reagent } à cette table.
refusal-choose-four-dice = Tu choisis { $chosen } dés, et il en faut quatre, trois au plus d’une couleur.
refusal-same-reagent-again = Tu viens de revendre le réactif { $reagent } : la revente en apporte un d’une autre sorte.
refusal-reagent-already-held = Tu as déjà le réactif { $reagent } en main, et personne n’en a deux pareils.
refusal-pile-empty = La pile du réactif { $reagent } est vide.
refusal-reagent-not-in-hand = Le réactif { $reagent } n’est pas dans ta main.
refusal-no-surplus = Tu n’as pas trop de cartes { $colour } : écarte une carte d’une couleur qui en a plus de trois.
refusal-card-not-in-hand = { $card } n’est pas dans ta main.
refusal-card-not-on-top = { $card } ne peut pas être sur la pile { $colour }.
refusal-token-already-lost = Ton jeton { $token } est déjà perdu : nomme un jeton que tu as encore.

## Refus : cartes sur une manipulation

refusal-only-boum-now = { $card } n’est pas un Boum, et on ne demande maintenant que cela.
refusal-only-chemistry-now = { $card } n’est pas une carte Chimie, et on ne demande maintenant que cela.
refusal-only-safety-here = { $card } n’est pas une carte Sécurité : seules celles-ci se jouent à tout moment.
refusal-cancels-nothing = { $card } n’annule rien : ne nomme pas de carte pour elle.
refusal-no-boum-to-cancel = Aucun Boum n’est posé sur cette manipulation : { $card } n’a rien à annuler.
refusal-boum-not-laid = Nomme un Boum posé sur cette manipulation : { $card } en annule un.
refusal-name-the-token = Nomme un jeton seulement à une table où toute carte Sécurité rend n’importe quel jeton ; là, il faut en nommer un.
refusal-token-not-lost = Le jeton que { $card } rendrait n’est pas perdu.

## Refus : annonces

refusal-safety-token-missing = Il te manque un jeton : { $token }. Sans les trois jetons de sécurité, on ne commence pas de manipulation.
    .chemistry = Aucun laboratoire ne laisse travailler sans blouse, sans extincteur ni verrerie en bon état.
refusal-other-type-this-turn = C’est { $kind } : toutes les manipulations d’un tour sont d’un même type.
refusal-centre-used = Ce centre a déjà eu sa manipulation dans ce tour, ou y a été fait.
refusal-bond-resisted = Cette liaison a déjà résisté dans ce tour : retente au prochain.
refusal-too-late-to-resell = On revend un réactif une fois par tour, avant la première manipulation.
refusal-no-resale-in-a-puzzle = Un problème n’a pas de revente : tous les réactifs sont à portée.
refusal-ring-across-benzene = Fermer ce cycle enjamberait le cycle benzénique, { $place ->
        [para] d’un sommet au sommet opposé
       *[other] d’un sommet à l’avant-suivant
    } : ce cycle n’a pas la place.
    .chemistry = Un cycle benzénique est plan et rigide. { $place ->
        [para] Ses sommets opposés sont trop éloignés pour un pont si court
       *[other] Ces sommets pointent chacun de son côté, trop loin pour un pont si court
    } : ses jetons recouvriraient ceux du cycle. Entre sommets voisins (ortho), le cycle se ferme bien.
refusal-ring-not-flat = Fermer ce cycle ferait des cycles qui ne peuvent pas se poser à plat côte à côte.
    .chemistry = Un cycle de six est un hexagone, et deux hexagones partagent un côté au plus. De telles cages existent dans l’espace, comme dans l’eucalyptol, mais sur une table leurs jetons se recouvriraient.
refusal-no-bridging-here = Cette table joue sans pontage : lie d’abord le réactif, ferme ensuite le cycle.
refusal-no-hydroxyl-here = Cette table joue sans la variante O–H : lie un oxygène et caractérise son hydrogène.
refusal-same-as-other-end = Ce centre du réactif { $reagent } est le même qu’un autre par symétrie : nomme celui-là.
refusal-smaller-number-first = Nomme { $second } avant { $first } : le plus petit numéro d’abord.
refusal-bench-full = Il n’y a plus de place : aucune molécule n’a plus de jetons que la boîte, 196.
refusal-stock-empty = Il ne reste plus de jeton { $token } dans la boîte pour cela.

## Refus : cibles et paquets

refusal-no-such-day = Le calendrier n’a pas de jour { $day }.
refusal-no-such-target = Il n’y a pas de cible « { $target } » dans ce paquet. Connues : { $known }.
refusal-target-has-centres = Une cible n’a plus de centre réactif : on en sait tout.
refusal-target-too-big = Cette cible a { $atoms } carbones et oxygènes : { $most } au plus se font en une partie.
refusal-target-across-benzene = Dans cette cible, un cycle enjambe un cycle benzénique, { $place ->
        [para] d’un sommet au sommet opposé
       *[other] d’un sommet à l’avant-suivant
    } : elle ne peut pas se poser.
    .chemistry = Un cycle benzénique est plan et rigide : un pont si court le plierait ou étirerait ses liaisons. Entre sommets voisins (ortho), le cycle se ferme bien.
refusal-target-not-flat = Les cycles de cette cible ne peuvent pas se poser à plat côte à côte.
    .chemistry = Un cycle de six est un hexagone, et deux hexagones partagent un côté au plus. De telles cages existent dans l’espace, comme dans l’eucalyptol, mais sur une table leurs jetons se recouvriraient.
refusal-target-too-hard = La recherche d’un chemin vers cette cible a atteint sa limite : elle ne sait pas s’il y en a un. Seules des molécules à nombreux cycles accolés demandent si longtemps.
refusal-target-needs-more-tokens = Cette cible demande { $need } jetons { $token }, et la boîte en a { $most }.
refusal-target-unreachable = Cette cible ne peut pas se faire avec les réactifs { $cards }.
    .chemistry = Chaque carbone doit venir d’une des cartes, et chaque cycle de l’une d’elles ou d’une fermeture à six.
refusal-pack-bad-dice = Les dés d’un paquet ont six faces, dont une au moins donne une carte.
refusal-pack-too-few-cards = Chaque pile cachée d’un paquet a besoin de { $least } cartes au moins, ou quatre joueurs la videraient.
refusal-pack-no-such-safety = Le paquet a besoin de { $least } cartes Sécurité au moins qui rendent ce jeton : { $token }.
refusal-pack-card-count = Le paquet a { $given } entrées dans « { $part } » : de 1 à { $most } sont possibles.
refusal-pack-bad-number = Le numéro { $number } dans « { $part } » n’est pas entre { $low } et { $high }.
refusal-pack-number-twice = Le numéro { $number } dans « { $part } » est là deux fois.
refusal-pack-name-twice = L’identifiant « { $entry } » est là deux fois.
refusal-pack-wrong-effect = La carte { $number } a l’effet « { $effect } », qui appartient à l’autre sorte de cartes.
refusal-pack-unfinished-effect = Carte { $number } : à l’effet « { $effect } », il manque son nombre ou son jeton, ou il y en a un de trop.
refusal-pack-no-centre = Le réactif { $number } n’a pas de centre réactif : il ne pourrait jamais réagir.
refusal-pack-bad-targets = Un paquet a de 1 à { $most } cibles, chacune avec son identifiant.
refusal-pack-bad-structure = La structure de « { $entry } » ne convient pas.
refusal-pack-unknown-reagent = La cible « { $entry } » conseille le réactif { $number }, que le paquet n’a pas.
part-boum = boum
part-chemistry = chemistry
part-safety = safety
part-reagent = reagent

## Pourquoi les options d’un compte rendu ne conviennent pas

reason-unusable-pack = son paquet ne convient pas
reason-unusable-target = sa cible ne convient pas
reason-no-such-target = { reason-unusable-target }
reason-pack-bad-dice = { reason-unusable-pack }
reason-pack-bad-number = { reason-unusable-pack }
reason-pack-bad-structure = { reason-unusable-pack }
reason-pack-bad-targets = { reason-unusable-pack }
reason-pack-card-count = { reason-unusable-pack }
reason-pack-name-twice = { reason-unusable-pack }
reason-pack-no-centre = { reason-unusable-pack }
reason-pack-no-such-safety = { reason-unusable-pack }
reason-pack-number-twice = { reason-unusable-pack }
reason-pack-too-few-cards = { reason-unusable-pack }
reason-pack-unfinished-effect = { reason-unusable-pack }
reason-pack-unknown-reagent = { reason-unusable-pack }
reason-pack-wrong-effect = { reason-unusable-pack }
reason-target-has-centres = { reason-unusable-target }
reason-target-needs-more-tokens = { reason-unusable-target }
reason-target-too-big = { reason-unusable-target }
reason-target-unreachable = { reason-unusable-target }
reason-structure-empty = { reason-unusable-target }
reason-structure-in-pieces = { reason-unusable-target }
reason-structure-loose-centre = { reason-unusable-target }
reason-structure-not-aromatic = { reason-unusable-target }
reason-structure-ring-size = { reason-unusable-target }
reason-structure-too-big = { reason-unusable-target }
reason-structure-too-long = { reason-unusable-target }
reason-structure-too-many-rings = { reason-unusable-target }
reason-structure-triple-bond = { reason-unusable-target }
reason-structure-two-double-bonds = { reason-unusable-target }
reason-structure-unfinished = { reason-unusable-target }
reason-structure-unknown-atom = { reason-unusable-target }
reason-structure-unreadable = { reason-unusable-target }
reason-structure-valence = { reason-unusable-target }
reason-target-too-hard = { reason-unusable-target }

## L’introduction ; sur un plateau, `.touch` et `.why` suffisent

intro-begin = Vous voulez tous les deux faire du lactide, la molécule du blason : on en fait le bioplastique de gobelets et de films. Chaque paillasse part d’un des dix réactifs. Prends le numéro 1, CH₃ avec un centre jaune : là, la molécule peut réagir.
    .touch = Touche le réactif 1, puis pars de lui.
    .why = CH₃ avec un centre jaune, où il peut réagir.
intro-dice = Chaque manche commence par les ressources : quatre de tes douze dés. Le vert donne des réactifs, le bleu des cartes Chimie qui t’aident, le rouge des Boum contre les autres, le jaune des Sécurité. Il te faut du carbone et de l’oxygène : lance deux dés verts, un bleu et un jaune.
    .touch = Touche deux dés verts, un bleu et un jaune, puis lance.
    .why = Le vert donne les réactifs qu’il te faut.
intro-take = Les dés verts donnent trois réactifs, et tu les choisis. Le numéro 7 est un carbone avec deux sortes de centres : le jaune finit une liaison simple, le mauve une double.
    .touch = Touche le réactif 7, puis prends-le.
    .why = Un carbone avec un centre jaune et un mauve.
intro-take-acid = Le numéro 10 est le groupe des acides et des esters : un carbone avec =O et –O. Le cycle du blason l’a deux fois.
    .touch = Touche le réactif 10, puis prends-le.
    .why = Le cycle du blason a ce groupe deux fois.
intro-take-chain = Le numéro 5, ce sont deux carbones avec leurs hydrogènes, et un centre jaune à chaque bout.
    .touch = Touche le réactif 5, puis prends-le.
    .why = Deux carbones, un centre jaune à chaque bout.
intro-join = Place aux manipulations. Lie le réactif 7 au centre jaune de ta molécule : des centres d’une même couleur réagissent, les deux s’en vont et une liaison C–C se forme. C’est une réaction, les deux dés noirs doivent donc faire 7 ou plus.
    .touch = Touche le réactif 7, le centre jaune, puis annonce.
    .why = Les deux centres s’en vont, une liaison C–C se forme, avec 7 ou plus.
intro-chemistry = Ton adversaire y pose un bidon vide : il faut maintenant 9, soit 10 jets sur 36. Ton catalyseur enlève 2 : on revient à 7, et à 21 sur 36.
    .touch = Touche ton catalyseur, puis pose-le.
    .why = Il enlève 2 : de 9 on revient à 7.
intro-split = Réussi. Un centre mauve peut se lier à un autre mauve par une double liaison, ou devenir =O. Ton carbone a plutôt besoin de deux liaisons simples : change le centre mauve en deux jaunes.
    .touch = Touche le centre mauve, choisis « un mauve en deux jaunes », annonce.
    .why = Le carbone a besoin de deux liaisons simples, pas d’une double.
intro-end = Les deux nouveaux centres jaunes ont été faits dans ce tour : ils se reposent jusqu’au prochain. Termine ton tour.
    .touch = Termine ton tour.
    .why = Les centres faits dans un tour se reposent jusqu’au prochain.
intro-dice-again = Tu as ce qu’il te faut. Lance pour des Chimie, un Boum contre ton adversaire et une Sécurité : sans blouse, sans extincteur ou sans verrerie, on ne travaille pas.
    .touch = Touche deux dés bleus, un rouge et un jaune, puis lance.
    .why = Pas besoin de réactifs maintenant.
intro-join-acid = Lie le réactif 10 par son carbone à l’un des deux centres jaunes. Ils sont équivalents : peu importe lequel.
    .touch = Touche le réactif 10, le centre jaune allumé, choisis son carbone, annonce.
    .why = C–C encore : le groupe des acides est posé.
intro-join-chain = Les centres qui viennent avec une carte sont frais. Lie le réactif 5 au centre jaune sur l’O, dans le même tour.
    .touch = Touche le réactif 5, le centre jaune sur l’O, puis annonce.
    .why = Une liaison C–O : un ester se forme.
intro-cut = Le second groupe acide va sur le carbone à côté de l’O, mais il n’y a pas de centre, seulement des H. Clive une liaison C–H de ce carbone : le H s’en va, un centre jaune prend sa place.
    .touch = Touche la liaison C–H allumée, puis annonce.
    .why = Le H s’en va, un centre jaune prend sa place.
intro-end-again = Ce nouveau centre se repose aussi, et le réactif 10 est retourné sur sa pile quand tu l’as posé. Termine ton tour et va le rechercher.
    .touch = Termine ton tour.
    .why = Un réactif posé est de retour sur sa pile.
intro-dice-last = Deux dés verts pour le réactif 10, un bleu et un jaune.
    .touch = Touche deux dés verts, un bleu et un jaune, puis lance.
    .why = Le vert redonne le réactif 10.
intro-take-again = Reprends le réactif 10.
    .touch = Touche le réactif 10, puis prends-le.
    .why = Le second groupe acide.
intro-join-second = Lie-le par son carbone là où était le H.
    .touch = Touche le réactif 10, le centre jaune sur le carbone de C–O, choisis son carbone, annonce.
    .why = Là où était le H.
intro-close = Et maintenant le cycle. Deux de tes centres d’une même couleur peuvent réagir ensemble, sans carte, si cela ferme un cycle de six exactement. Compte du carbone de l’un à l’oxygène de l’autre : six membres.
    .touch = Touche le centre jaune allumé, choisis « fermer un cycle à six », annonce.
    .why = Six membres d’un porteur à l’autre : le cycle se ferme.
intro-alone = Le cycle est fermé : il reste un centre jaune, qui doit devenir un H. C’est une caractérisation, et un tour n’a que des réactions ou que des caractérisations : termine ton tour, et au prochain dis que c’est un hydrogène. Il suffit d’un 5, et le lactide est fait.
    .why = Il reste un centre : termine ton tour, puis caractérise-le en H, et le lactide est fait.

## Conseils : chacun est un fait (rooms/laboratorium/bots/reasons.py)
## `.short` est pour la bande sur le plateau

laboratorium-hint-begin = À partir du réactif { $card }, la cible se fait en { $left ->
        [1] une manipulation
        [one] { $left } manipulation
       *[other] { $left } manipulations
    }.
    .short = { $left ->
        [1] Une manipulation
        [one] { $left } manipulation
       *[other] { $left } manipulations
    } d’ici à la cible.
laboratorium-hint-take = Le plus court chemin du conseiller utilise le réactif { $card }{ $place ->
        [1] {""} : c’est le prochain qui te manque.
       *[other] , le numéro { $place } de ceux qui te manquent.
    }
    .short = { $place ->
        [1] Le prochain réactif qui manque à ton chemin.
       *[other] Le numéro { $place } des réactifs qui te manquent.
    }
laboratorium-hint-leave = Aucun réactif que tu pourrais prendre n’est sur le plus court chemin du conseiller{ $wanted ->
        [0] {""} : il n’en manque aucun.
       *[other] {""} ; les piles de ceux qui manquent sont vides.
    }
    .short = Aucun n’est sur ton plus court chemin.
laboratorium-hint-resell = Le plus court chemin du conseiller n’utilise pas le réactif { $card } ; avec 4 ou plus, tu peux en prendre un autre à sa place.
    .short = Ton chemin n’utilise pas le réactif { $card }.
laboratorium-hint-useless = Le plus court chemin du conseiller n’utilise pas le réactif { $card }.
    .short = Ton chemin n’utilise pas le réactif { $card }.
laboratorium-hint-double = Tu as { $entry } plus d’une fois : { $left ->
        [1] il en reste une
        [one] il en reste { $left }
       *[other] il en reste { $left }
    }.
    .short = Il te reste encore { $left } × { $entry }.
laboratorium-hint-surplus = Tu tiens { $held } cartes de cette couleur et peux en garder trois.
    .short = { $held } de cette couleur ; trois peuvent rester.
laboratorium-hint-safety-dice = Il te manque { $lost ->
        [1] un jeton de sécurité
        [one] { $lost } jeton de sécurité
       *[other] { $lost } jetons de sécurité
    }, et sans les trois tu ne peux pas manipuler : { $dice ->
        [1] un dé jaune
        [one] { $dice } dé jaune
       *[other] { $dice } dés jaunes
    } pour les cartes Sécurité.
    .short = { $dice ->
        [1] Un dé jaune
        [one] { $dice } dé jaune
       *[other] { $dice } dés jaunes
    } ; jetons perdus : { $lost }.
laboratorium-hint-dice = Il manque { $wanted ->
        [1] un réactif
        [one] { $wanted } réactif
       *[other] { $wanted } réactifs
    } à ton chemin : { $dice ->
        [1] un dé vert
        [one] { $dice } dé vert
       *[other] { $dice } dés verts
    } pour cela.
    .short = { $dice ->
        [1] Un dé vert
        [one] { $dice } dé vert
       *[other] { $dice } dés verts
    } ; réactifs qui manquent : { $wanted }.
laboratorium-hint-other-dice = Il ne manque aucun réactif à ton chemin : des dés bleus pour Chimie, { $blue }, et des dés rouges pour Boum, { $red }.
    .short = Aucun réactif ne manque : { $blue } bleus, { $red } rouges.
laboratorium-hint-secure = { $left ->
        [0] Personne ne travaille sans protection : les trois jetons sont de nouveau là, et tu peux manipuler.
        [1] Il manque encore un jeton de sécurité après cela.
       *[other] Il manque encore { $left } jetons de sécurité après cela.
    }
    .short = { $left ->
        [0] Les trois jetons sont là : tu peux manipuler.
        [1] Il manque encore un jeton.
       *[other] Il manque encore { $left } jetons.
    }
laboratorium-hint-lose = Une carte Sécurité de ta main ramène ce jeton ; tu en tiens { $count }.
    .short = Ta carte Sécurité le ramène.
laboratorium-hint-reroll = Le lancer de { $sum } échoue contre { $now } ; si le dé qui montre { $shown } est relancé, { $good } de ses 6 faces { $good ->
        [one] réussit
       *[other] réussissent
    }.
    .short = { $sum } échoue ; { $good } faces sur 6 réussiraient.
laboratorium-hint-keep-dice = Le lancer de { $sum } réussit contre { $now }.
    .short = { $sum } réussit contre { $now }.
laboratorium-hint-step = { $left ->
        [0] Ceci fait la cible.
        [1] Une étape d’un plus court chemin : il reste une manipulation ensuite.
       *[other] Une étape d’un plus court chemin : il reste { $left } manipulations ensuite.
    }{ $dice ->
        [yes] {" "}{ $odds } lancers sur 100 réussissent si personne n’intervient.
       *[no] {""}
    }
    .short = { $left ->
        [0] Ceci fait la cible.
        [1] Il reste une manipulation ensuite.
       *[other] Il reste { $left } manipulations ensuite.
    }
laboratorium-hint-stray = Ensuite, il reste { $left ->
        [1] une manipulation
        [one] { $left } manipulation
       *[other] { $left } manipulations
    } ; maintenant, c’est { $now }.
    .short = Manipulations ensuite : { $left } ; maintenant : { $now }.
laboratorium-hint-end = { $lacks ->
        [0] Il ne manque aucun réactif à ton chemin
        [1] Il manque le réactif { $card } à ton chemin
       *[other] Il manque { $lacks } réactifs à ton chemin, d’abord le { $card }
    } ; la molécule et les cartes restent comme elles sont, et il reste { $left ->
        [1] une manipulation
        [one] { $left } manipulation
       *[other] { $left } manipulations
    }.
    .short = { $lacks ->
        [0] Tout reste ainsi ; manipulations à faire : { $left }.
       *[other] Il manque le réactif { $card } ; à faire : { $left }.
    }
laboratorium-hint-stop = { $entry } finit le tour ou prend un jeton de sécurité, et sans les trois personne ne manipule.
    .short = { $entry } peut arrêter le tour.
laboratorium-hint-hinder = Sur 100 lancers, { $then } réussiraient au lieu de { $now }.
    .short = { $then } lancers sur 100 réussissent au lieu de { $now }.
laboratorium-hint-help = Sur 100 lancers, { $then } réussissent au lieu de { $now }.
    .short = { $then } lancers sur 100 réussissent au lieu de { $now }.
laboratorium-hint-hold = { $whose ->
        [own] Ainsi, { $odds } lancers sur 100 réussissent, et la carte reste pour un moment pire.
       *[other] Ainsi, { $odds } lancers de ce joueur sur 100 réussissent, et la carte reste pour un meilleur moment.
    }
    .short = Garde la carte ; { $odds } lancers sur 100 réussissent.

## Ce qu’une réponse n’a pas, à côté d’une meilleure

laboratorium-missed-longer = Il reste { $left ->
        [1] une manipulation
        [one] { $left } manipulation
       *[other] { $left } manipulations
    } avec elle, { $better } avec l’autre.
    .short = Il en reste { $left } avec elle, { $better } avec l’autre.
laboratorium-missed-still = Elle n’approche pas la cible : il reste { $now ->
        [1] une manipulation
        [one] { $now } manipulation
       *[other] { $now } manipulations
    } à faire, et l’autre en laisse { $left }.
    .short = Il en reste { $now } ; l’autre en laisse { $left }.
laboratorium-missed-riskier = Elle réussit avec { $odds } lancers sur 100, l’autre avec { $better }.
    .short = { $odds } lancers sur 100 ; l’autre, { $better }.
laboratorium-missed-take = Elle laisse le réactif { $card } sur sa pile, et ton plus court chemin l’utilise.
    .short = Laisse le réactif { $card }, utile à ton chemin.
laboratorium-missed-reagent = Ton plus court chemin utilise encore le réactif { $card }.
    .short = Ton chemin utilise encore le réactif { $card }.
laboratorium-missed-green = { $dice ->
        [0] Aucun dé vert
        [1] Un dé vert
       *[other] { $dice } dés verts
    } pour { $wanted ->
        [1] le réactif qui manque à ton chemin
       *[other] les { $wanted } réactifs qui manquent à ton chemin
    } ; l’autre en lance { $better }.
    .short = Dés verts : { $dice } ; réactifs qui manquent : { $wanted }.
laboratorium-missed-yellow = { $dice ->
        [0] Aucun dé jaune
        [1] Un dé jaune
       *[other] { $dice } dés jaunes
    } pour { $lost ->
        [1] un jeton perdu
       *[other] { $lost } jetons perdus
    }, et sans eux tu ne peux pas manipuler ; l’autre en lance { $better }.
    .short = Dés jaunes : { $dice } ; jetons perdus : { $lost }.
laboratorium-missed-waste-green = { $dice ->
        [1] Un dé vert
       *[other] { $dice } dés verts
    }, et { $wanted ->
        [0] aucun réactif ne manque
        [1] un seul réactif manque
       *[other] seulement { $wanted } réactifs manquent
    } à ton chemin.
    .short = Dés verts : { $dice } ; réactifs qui manquent : { $wanted }.
laboratorium-missed-waste-yellow = { $dice ->
        [1] Un dé jaune
       *[other] { $dice } dés jaunes
    } alors que tous les jetons de sécurité sont là.
    .short = Dés jaunes : { $dice }, et aucun jeton n’est perdu.
laboratorium-missed-fails = Le lancer de { $sum } échoue contre { $now }, et il est gardé.
    .short = { $sum } échoue contre { $now }.
laboratorium-missed-risks = Le lancer de { $sum } réussit tel quel contre { $now } ; { $bad ->
        [0] relancer ce dé ne peut pas le faire échouer, et n’apporte rien
        [1] si ce dé est relancé, une de ses 6 faces échoue
       *[other] si ce dé est relancé, { $bad } de ses 6 faces échouent
    }.
    .short = { $sum } réussit tel quel ; { $bad } faces sur 6 échoueraient.
laboratorium-missed-weaker = { $odds } lancers sur 100 réussissent avec elle, { $better } avec l’autre.
    .short = { $odds } lancers sur 100 ; l’autre, { $better }.

## Familles de messages qui nomment les mots d’un paramètre

words-of-entry = card

## La liste des résultats

column-manipulations = Étapes réussies
column-announced = Manipulations annoncées
column-succeeded = Lancers réussis
column-failed = Lancers manqués
column-tokens-lost = Jetons de sécurité perdus
