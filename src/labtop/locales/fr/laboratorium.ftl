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
    .crest = L’acide acétylsalicylique : contre la douleur, la fièvre, l’inflammation et les caillots, un des médicaments les plus pris du monde.
target-cinnamaldehyde = cinnamaldéhyde
    .crest = L’odeur et le goût de la cannelle.
target-myrcene = myrcène
    .crest = Un hydrocarbure, rien que C et H : il sert en parfumerie.
target-linalool = linalol
    .crest = Semblable au myrcène, avec un groupe OH : dans la lavande et le bois de rose.
target-vanillin = vanilline
    .crest = De la gousse de vanille ; l’arôme que l’industrie fabrique le plus.
target-coumarin = coumarine
    .crest = Fève tonka et foin frais ; réglementée aujourd’hui, car elle peut nuire au foie.
target-resveratrol = resvératrol
    .crest = Du raisin et du vin : un antioxydant, il arrête des molécules très réactives.
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
    .crest = Polymérisé, c’est le caoutchouc des chambres à air.
target-isoprene = isoprène
    .crest = La brique du caoutchouc naturel et de tous les terpènes.
target-benzaldehyde = benzaldéhyde
    .crest = L’odeur d’amande amère.
target-styrene = styrène
    .crest = Son polymère est le polystyrène.
target-phenol = phénol
    .crest = L’acide phénique, premier désinfectant de la chirurgie.
target-benzoic-acid = acide benzoïque
    .crest = Il conserve les aliments ; avec ses sels, de E 210 à E 213.
target-ethylene-glycol = éthylène glycol
    .crest = L’antigel du radiateur.
target-lactic-acid = acide lactique
    .crest = Ce qui rend le yaourt aigre.
target-salicylic-acid = acide salicylique
    .crest = De l’écorce de saule ; on en fait l’aspirine.

difficulty-short = courte
difficulty-easy = facile
difficulty-medium = moyenne
difficulty-hard = difficile

## Questions

ask-first = Le hasard désigne qui reçoit le jeton de premier joueur.
ask-begin = Choisis le réactif dont part ta molécule : regarde bien la cible avant.
ask-dice = Choisis quatre de tes dés : de quelles cartes as-tu le plus besoin ?
ask-faces = Les quatre dés de ressources sont lancés.
ask-draw-chemistry = Une carte Chimie est piochée.
ask-draw-boum = Une carte Boum est piochée.
ask-draw-safety = Une carte Sécurité est piochée.
ask-take = Prends un réactif sur les piles ouvertes, d’une sorte que tu n’as pas en main.
ask-surplus = Tu as plus de trois cartes d’une couleur : choisis celle qui passe sous sa pile.
ask-manipulate = Annonce une manipulation, ou termine ton tour. La première décide si c’est un tour de réactions ou de caractérisations.
ask-resale = Un dé décide si tu reçois un autre réactif pour celui que tu as revendu.
ask-exchange = La revente a réussi : prends un réactif d’une autre sorte, si tu veux.
ask-boum = Poses-tu un Boum sur cette manipulation ? Une fois que tu passes, c’est fini pour toi.
ask-lost = Le hasard désigne la carte Chimie perdue.
ask-chemistry = Poses-tu une carte Chimie sur ta manipulation avant de lancer ?
ask-roll = Les deux dés noirs sont lancés.
ask-reroll = Tu as la main sûre : relancer un des dés, ou les garder ?
ask-again = Un dé noir est relancé.
ask-lose = Échec critique : quel jeton de sécurité perds-tu ?
ask-safety = Tu peux jouer à tout moment une carte Sécurité pour récupérer un jeton.

field-card = Quelle carte ?
field-reagent = Combien de dés verts (Réactif) ?
field-chemistry = Combien de dés bleus (Chimie) ?
field-boum = Combien de dés rouges (Boum) ?
field-safety = Combien de dés jaunes (Sécurité) ?
field-centre = Sur quel centre ?
field-other = Avec quel autre centre ?
field-end = Par quel centre de la carte ?
field-far = Et par quel autre centre de la carte ?
field-keep = Quel atome reste ?
field-away = Qu’est-ce qui s’en va ?
field-first = Entre quel carbone …
field-second = … et quel autre ?
field-group = Qu’est-ce que c’est ?
field-cancels = Quel Boum annule-t-elle ?
field-token = Quel jeton de sécurité ?
field-die = Quel dé ?
play-step-die = { field-die }
field-seat = Qui commence ?
field-faces = Que montrent les dés ?
field-face = Que montre le dé ?
field-type = Que fais-tu ?

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
team-name = Équipe { $number }
team-board-own-bench = La paillasse de ton équipe
team-board-players = Équipes
team-board-you = ton équipe
option-daily = Jour
    .help = La cible de ce jour, comme 2026-11-16 ; la même pour tout le monde, et la cible ci-dessus ne compte alors pas.
option-teams = Équipes
    .help = Chaque place est une équipe qui partage une paillasse, ses cartes et ses décisions.
option-teams-true = oui
option-teams-false = non
option-own-target = Cible personnelle
    .help = Une molécule à toi, en SMILES de C, O et H, comme CCO pour l’éthanol ; la cible ci-dessus ne compte alors pas.
option-reagents = Réactifs
    .help = Les dix, ou seulement ceux conseillés pour la cible.
option-reagents-all = tous
option-reagents-suggested = conseillés seulement
option-hydroxyl = O–H d’un coup
    .help = Variante : une caractérisation peut changer un centre jaune en O–H. Conseillée pour les cibles difficiles.
option-hydroxyl-true = oui
option-hydroxyl-false = non
option-rings = Cycles
    .help = Comment se fait un nouveau cycle : par deux centres de la molécule, ou aussi par un réactif qui les ponte.
option-rings-closure = fermeture
option-rings-bridging = fermeture et pontage
option-any-safety = Sécurité au choix
    .help = Si une carte Sécurité rend n’importe quel jeton, ou seulement le sien.
option-any-safety-true = tout jeton perdu
option-any-safety-false = son jeton à elle
option-token-stock = Jetons comptés
    .help = Si les jetons de la boîte limitent toutes les paillasses ensemble.
option-token-stock-true = comptés
option-token-stock-false = autant qu’il en faut
option-rounds = Manches au plus
    .help = Après ce nombre de manches, la partie s’arrête sans gagnant ; dans le problème, après ce nombre de manipulations.
option-puzzle = Problème de synthèse
    .help = Seul et sans dés : faire la cible en aussi peu de manipulations que possible.
option-puzzle-true = oui
option-puzzle-false = non
option-pack = Paquet personnel
    .help = Des réactifs, des cartes et des cibles à toi, en fichier TOML de la même forme que le nôtre.

## Événements

how-start = partir du réactif { $reagent }
how-single = lier le réactif { $reagent } en { $second } de { $first } par une liaison simple
how-double = lier le réactif { $reagent } en { $second } de { $first } par une liaison double
how-bridge = ponter { $first } et { $second } avec le réactif { $reagent }
how-cut = cliver la liaison simple de { $first } à { $second }, dont le côté s’en va
how-cut-double = cliver la liaison double de { $first } à { $second }, dont le côté s’en va
how-add = ouvrir la double liaison entre { $first } et { $second }
how-eliminate = faire de { $first } et { $second } une double liaison
how-split = changer { $second } sur { $first } en deux centres jaunes
how-merge = changer { $first } et { $second } en un centre mauve
how-close = fermer un cycle avec { $first } et { $second }
how-is-h = { $second } sur { $first } est un hydrogène
how-is-o = { $second } sur { $first } est un oxygène
how-is-oh = { $second } sur { $first } est un O–H

event-first-player = { $seat } reçoit le jeton de premier joueur.
event-began = { $seat } part du réactif { $reagent }.
event-round-begins = Manche { $round } : { $seat } commence.
event-rolled = { $seat } lance les dés de ressources : Réactif { $reagents }, Chimie { $chemistry }, Boum { $boum }, Sécurité { $safety }.
event-drew = { $seat } pioche une carte { $colour }.
    .card = C’est { $card }.
event-took = { $seat } prend le réactif { $reagent }.
event-put-back = { $seat } remet le réactif { $reagent } sur sa pile.
event-put-under = { $seat } glisse une carte { $colour } sous sa pile.
    .card = C’est { $card }.
event-resold = { $seat } revend le réactif { $reagent }.
event-resale-rolled = { $seat } fait { $face } pour la revente.
    .good = Un autre réactif peut être pris.
event-announced = { $seat } annonce : { $how }.
event-boum = { $seat } pose { $card } : difficulté { $difficulty }.
event-token-lost = { $seat } perd { $token-the }.
event-token-back = { $seat } récupère { $token-the }.
event-card-lost = { $seat } perd une carte Chimie.
    .card = C’est { $card }.
event-chemistry = { $seat } pose { $card } : difficulté { $difficulty }.
    .cancels = Cela annule { $cancels }.
event-threw = { $seat } a fait { $faces }.
event-succeeded = { $seat } fait { $total } contre { $difficulty } : réussi.
event-failed = { $seat } fait { $total } contre { $difficulty } : raté.
event-failed-critically = { $seat } fait { $total } : échec critique.
event-changed = { $seat } a fait { $done ->
        [1] une manipulation
        [one] { $done } manipulation
       *[other] { $done } manipulations
    }.
event-secured = { $seat } joue { $card } et récupère { $token-the }.
event-turn-over = { $seat } a fini.
event-ended = La partie est finie : { $reason }.
    .seat = { $seat } gagne.
reason-synthesis = la cible est faite
reason-rounds = la dernière manche est jouée
reason-given-up = le problème a été abandonné

## Le résultat

room-no-winner = Personne n’a fait la molécule : le brevet reste libre.
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
medal-route-gold = médaille d’or : une synthèse la plus courte
medal-route-silver = médaille d’argent : une manipulation de plus que la plus courte
medal-route-copper = médaille de cuivre

## La table en texte

board-target = Cible : { $target }, { $formula } ({ $difficulty })
board-target-own = Cible : molécule personnelle, { $formula }
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
board-puzzle = Problème de synthèse : { $done } manipulations sur { $rounds }
board-turn = { $phase } : { $seat }
phase-start = Début
phase-resources = Ressources
phase-manipulations = Manipulations
phase-over = La fin
kind-reactions = un tour de réactions
kind-characterisations = un tour de caractérisations
board-kind = C’est { $kind }.
board-piles = Réactifs sur leurs piles : { $piles }
board-own-bench = Ta paillasse
board-bench-of = Paillasse : { $seat }
board-bench-empty = pas encore de molécule
board-molecule = { $formula } : { $atoms ->
        [one] { $atoms } jeton
       *[other] { $atoms } jetons
    }, { $done ->
        [0] rien de fait encore
        [one] 1 manipulation faite
       *[other] { $done } manipulations faites
    }
board-atom = { $name } : { $bonds }
board-centre-yellow = centre { $number }, simple, sur { $on }
board-centre-mauve = centre { $number }, double, sur { $on }
board-centre-beside = { $centre }, à côté de { $others }
board-used = a servi dans ce tour
board-bond = – { $other }
board-bond-double = = { $other }
board-hand = Cartes
board-hand-reagents = Réactifs : { $cards }
board-hand-none = aucun
board-hand-of = { $whose } : { $cards }
board-hand-card = { $name } ({ $does })
board-counts = Chimie { $chemistry }, Boum { $boum }, Sécurité { $safety }
board-safe = tous les jetons de sécurité
board-lost = perdu : { $tokens }
board-players = Joueurs
board-you = toi
board-trial = { $seat } : { $how }. Difficulté { $difficulty }, { $chance } chances sur 36.
board-throw = Dernier jet : { $faces }
board-stock = Jetons dans la boîte : C { $carbon }, O { $oxygen }, H { $hydrogen }, centres { $centres }

## Ce qui vient de se passer : la chimie

note-single = Deux fragments qui ont chacun une liaison ouverte mettent en commun une paire d’électrons : c’est par des liaisons C–C et C–O qu’on assemble de petites parties. Dans un ballon, il faut un partenaire qui donne les électrons et un qui les prend.
note-double = Une double liaison est une liaison simple et une seconde paire d’électrons à côté. La réaction de Wittig, par exemple, lie deux parties par C=C d’un seul coup.
note-cut = Ahmed Zewail a reçu le prix Nobel de 1999 pour avoir observé des liaisons se rompre en quelques femtosecondes, 10⁻¹⁵ s. Choisir au laser la liaison qui casse est l’idée de cette manipulation ; dans un ballon, c’est la plus faible qui se rompt d’abord.
note-add = Dans une addition, la seconde liaison de C=C s’ouvre et chaque carbone se lie à autre chose : C=C + X–Y → X–C–C–Y. Le carbone plan (sp²) devient tétraédrique (sp³).
note-eliminate = Une élimination est une addition à l’envers : deux voisins s’en vont et C=C se forme. Ainsi l’éthanol perd de l’eau et laisse l’éthène : C₂H₅OH → C₂H₄ + H₂O.
note-split = L’hybridation passe de sp² à sp³ : au lieu d’une liaison double et de deux simples, le carbone en a maintenant quatre simples, vers les sommets d’un tétraèdre.
note-merge = L’hybridation passe de sp³ à sp² : le carbone et ses trois voisins sont maintenant dans un plan, à 120°.
note-close = Les cycles à six se forment volontiers : leurs angles sont proches de ceux que préfère le carbone, et les deux bouts se rencontrent assez souvent. Beaucoup de parfums et de médicaments en contiennent.
note-is-h = Caractériser, c’est trouver ce qui est là. L’hydrogène est trop léger pour se voir bien aux rayons X ; c’est la RMN qui le montre le mieux.
note-is-o = Le groupe carbonyle C=O se voit tout de suite dans un spectre infrarouge : une bande forte vers 1700 cm⁻¹.
note-is-oh = Le groupe hydroxyle O–H a une large bande infrarouge vers 3300 cm⁻¹ : les liaisons hydrogène l’étalent.
note-boum = La plupart des accidents de laboratoire sont petits : des éclaboussures, du verre cassé, un feu sous la hotte. Blouse, lunettes et extincteur font la différence.
note-catalyst = Un catalyseur offre un autre chemin, avec une barrière plus basse, et se retrouve intact à la fin.

## Refus : cartes et ressources

refusal-no-such-reagent = Il n’y a pas de réactif { $reagent } à cette table.
refusal-choose-four-dice = Tu choisis { $chosen } dés, et il en faut quatre, trois au plus d’une couleur.
refusal-same-reagent-again = Tu viens de revendre le réactif { $reagent } : la revente en apporte un d’une autre sorte.
refusal-reagent-already-held = Tu as déjà le réactif { $reagent } en main, et personne n’en a deux pareils.
refusal-pile-empty = La pile du réactif { $reagent } est vide.
refusal-reagent-not-in-hand = Le réactif { $reagent } n’est pas dans ta main.
refusal-no-surplus = Tu n’as pas trop de cartes { $colour } : écarte une carte d’une couleur qui en a plus de trois.
refusal-card-not-in-hand = { $card } n’est pas dans ta main.
refusal-card-not-on-top = { $card } ne peut pas être sur la pile { $colour }.
refusal-token-already-lost = Ton jeton { $token } est déjà perdu : nomme un jeton que tu as encore.

## Refus : cartes sur une manipulation

refusal-only-boum-now = { $card } n’est pas un Boum, et on ne demande maintenant que cela.
refusal-only-chemistry-now = { $card } n’est pas une carte Chimie, et on ne demande maintenant que cela.
refusal-only-safety-here = { $card } n’est pas une carte Sécurité : seules celles-ci se jouent à tout moment.
refusal-cancels-nothing = { $card } n’annule rien : ne nomme pas de carte pour elle.
refusal-no-boum-to-cancel = Aucun Boum n’est posé sur cette manipulation : { $card } n’a rien à annuler.
refusal-boum-not-laid = Nomme un Boum posé sur cette manipulation : { $card } en annule un.
refusal-name-the-token = Nomme un jeton seulement à une table où toute carte Sécurité rend n’importe quel jeton ; là, il faut en nommer un.
refusal-token-not-lost = Le jeton que { $card } rendrait n’est pas perdu.

## Refus : annonces

refusal-safety-token-missing = Il te manque un jeton : { $token }. Sans les trois jetons de sécurité, on ne commence pas de manipulation.
    .chemistry = Aucun laboratoire ne laisse travailler sans blouse, sans extincteur ni verrerie en bon état.
refusal-other-type-this-turn = C’est { $kind } : toutes les manipulations d’un tour sont d’un même type.
refusal-centre-used = Le centre { $token } a déjà eu sa manipulation dans ce tour, ou y a été fait.
refusal-bond-resisted = La liaison entre { $first } et { $second } a déjà résisté dans ce tour : retente au prochain.
refusal-too-late-to-resell = On revend un réactif une fois par tour, avant la première manipulation.
refusal-no-resale-in-a-puzzle = Un problème n’a pas de revente : tous les réactifs sont à portée.
refusal-no-bridging-here = Cette table joue sans pontage : lie d’abord le réactif, ferme ensuite le cycle.
refusal-no-hydroxyl-here = Cette table joue sans la variante O–H : lie un oxygène et caractérise son hydrogène.
refusal-same-as-other-end = Ce centre du réactif { $reagent } est le même qu’un autre par symétrie : nomme celui-là.
refusal-smaller-number-first = Nomme { $second } avant { $first } : le plus petit numéro d’abord.
refusal-bench-full = Il n’y a plus de place : aucune molécule n’a plus de jetons que la boîte, 196.
refusal-stock-empty = Il ne reste plus de jeton { $token } dans la boîte pour cela.

## Refus : cibles et paquets

refusal-no-such-day = Le calendrier n’a pas de jour { $day }.
refusal-no-such-target = Il n’y a pas de cible « { $target } » dans ce paquet. Connues : { $known }.
refusal-target-has-centres = Une cible n’a plus de centre réactif : on en sait tout.
refusal-target-too-big = Cette cible a { $atoms } carbones et oxygènes : { $most } au plus se font en une partie.
refusal-target-too-hard = La recherche a renoncé sans trouver de chemin vers cette cible : les molécules à nombreux cycles accolés sont trop difficiles à prévoir.
refusal-target-needs-more-tokens = Cette cible demande { $need } jetons { $token }, et la boîte en a { $most }.
refusal-target-unreachable = Cette cible ne peut pas se faire avec les réactifs { $cards }.
    .chemistry = Chaque carbone doit venir d’une des cartes, et chaque cycle de l’une d’elles ou d’une fermeture à six.
refusal-pack-bad-dice = Les dés d’un paquet ont six faces, dont une au moins donne une carte.
refusal-pack-too-few-cards = Chaque pile cachée d’un paquet a besoin de { $least } cartes au moins, ou quatre joueurs la videraient.
refusal-pack-no-such-safety = Le paquet a besoin de { $least } cartes Sécurité au moins qui rendent ce jeton : { $token }.
refusal-pack-card-count = Le paquet a { $given } entrées dans « { $part } » : de 1 à { $most } sont possibles.
refusal-pack-bad-number = Le numéro { $number } dans « { $part } » n’est pas entre { $low } et { $high }.
refusal-pack-number-twice = Le numéro { $number } dans « { $part } » est là deux fois.
refusal-pack-name-twice = L’identifiant « { $entry } » est là deux fois.
refusal-pack-wrong-effect = La carte { $number } a l’effet « { $effect } », qui appartient à l’autre sorte de cartes.
refusal-pack-unfinished-effect = Carte { $number } : à l’effet « { $effect } », il manque son nombre ou son jeton, ou il y en a un de trop.
refusal-pack-no-centre = Le réactif { $number } n’a pas de centre réactif : il ne pourrait jamais réagir.
refusal-pack-bad-targets = Un paquet a de 1 à { $most } cibles, chacune avec son identifiant.
refusal-pack-bad-structure = La structure de « { $entry } » ne convient pas.
refusal-pack-unknown-reagent = La cible « { $entry } » conseille le réactif { $number }, que le paquet n’a pas.
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

## L’introduction

intro-begin = Vous voulez tous les deux faire de l’éthanol, CH₃–CH₂–OH. Chaque paillasse part d’un des dix réactifs. Prends le numéro 5 : deux carbones avec leurs hydrogènes, et un centre jaune à chaque bout, où la molécule peut réagir.
intro-dice = Chaque manche commence par les ressources : quatre de tes douze dés. Le vert donne des réactifs, le bleu des cartes Chimie qui t’aident, le rouge des Boum contre les autres, le jaune des Sécurité. Il te faut un oxygène : lance deux dés verts, un bleu et un jaune.
intro-take = Les dés verts donnent un réactif, et tu le choisis : le numéro 3 est un oxygène avec deux centres jaunes.
intro-join = Place aux manipulations. Lie le réactif 3 à un centre jaune de ta molécule : les deux centres s’en vont et une liaison C–O se forme. C’est une réaction, les deux dés noirs doivent donc faire 7 ou plus.
intro-chemistry = Ton adversaire y pose un bidon vide : il faut maintenant 9, soit 10 jets sur 36. Ton catalyseur enlève 2 : on revient à 7, et à 21 sur 36.
intro-end = Réussi. Il reste des centres jaunes qui doivent devenir des hydrogènes. C’est une caractérisation, et un tour n’a que des réactions ou que des caractérisations : termine-le donc ici.
intro-dice-again = Tu n’as plus besoin de réactifs. Lance pour des Chimie, un Boum contre ton adversaire et une Sécurité : sans blouse, sans extincteur ou sans verrerie, on ne travaille pas.
intro-characterise = Dis ce qu’est un centre : le jaune sur le carbone 2 est un hydrogène. Une caractérisation ne demande que 5, et 30 jets sur 36 y suffisent.
intro-alone = Il reste un centre, sur l’oxygène : caractérise-le aussi, et l’éthanol est fait. Chaque centre se tente une fois par tour.

## Conseils : ce que l’entraîneur dit d’une réponse ; ses chiffres viennent de tours simulés

laboratorium-hint-begin = Le plus court chemin vers la cible commence par le réactif { $card }. En tête dans { $win } courses simulées sur 100.
laboratorium-hint-take = Le réactif { $card } est le prochain de ton plus court chemin. En tête dans { $win } courses simulées sur 100.
laboratorium-hint-dice = À ton chemin, il manque { $wanted ->
        [0] aucun réactif
        [one] { $wanted } réactif
       *[other] { $wanted } réactifs
    } et { $lost ->
        [0] aucun jeton de sécurité
        [one] { $lost } jeton de sécurité
       *[other] { $lost } jetons de sécurité
    } : des dés pour ce qui manque, le reste pour des cartes contre les autres. En tête dans { $win } courses simulées sur 100.
laboratorium-hint-discard = La carte { $card } est celle qui te sert le moins : elle n’est pas sur ton plus court chemin. En tête dans { $win } courses simulées sur 100.
laboratorium-hint-resell = Ton chemin n’a pas besoin du réactif { $card }, et un lancer peut en apporter un utile. En tête dans { $win } courses simulées sur 100.
laboratorium-hint-secure = Personne ne travaille sans protection : avec les trois jetons, tu peux de nouveau manipuler. En tête dans { $win } courses simulées sur 100.
laboratorium-hint-lose = Cède le jeton que tu peux remplacer le plus vite. En tête dans { $win } courses simulées sur 100.
laboratorium-hint-reroll = Le lancer ne suffit pas : le dé { $die } est le plus bas. En tête dans { $win } courses simulées sur 100.
laboratorium-hint-keep-dice = Le lancer suffit tel quel. En tête dans { $win } courses simulées sur 100.
laboratorium-hint-leave = Aucun réactif des piles n’est sur ton chemin. En tête dans { $win } courses simulées sur 100.
laboratorium-hint-end = Rien de ton plus court chemin n’est possible maintenant : garde tes centres et tes cartes. En tête dans { $win } courses simulées sur 100, avec { $left } manipulations restantes en moyenne.
laboratorium-hint-hold = Garde la carte : cette manipulation n’en vaut pas encore la peine. En tête dans { $win } courses simulées sur 100.
laboratorium-hint-react = Une étape du plus court chemin : des liaisons se forment ou se rompent à un centre réactif. { $odds } lancers sur 100 réussissent si personne n’intervient ; { $left } manipulations restantes en moyenne après les tours simulés, en tête dans { $win } courses simulées sur 100.
laboratorium-hint-characterise = La cible a ce groupe à cet endroit, le centre peut donc être nommé pour de bon : { $odds } lancers sur 100 réussissent. { $left } manipulations restantes en moyenne, en tête dans { $win } courses simulées sur 100.
laboratorium-hint-stop = Cette carte prend un jeton de sécurité ou finit le tour : aucune manipulation ne suit, elle vaut donc le plus sur la première. En tête dans { $win } courses simulées sur 100.
laboratorium-hint-hinder = Le joueur qui manipule ici est près de la cible : la difficulté passe de { $now } à { $then }. En tête dans { $win } courses simulées sur 100.
laboratorium-hint-help = La difficulté passe de { $now } à { $then }, comme avec un meilleur catalyseur ou une main plus sûre. En tête dans { $win } courses simulées sur 100.
laboratorium-hint-unlikely = Ce n’est pas sur le plus court chemin ; aucun tour n’a été simulé pour cette réponse.

## Familles de messages qui nomment les mots d’un paramètre

words-of-entry = card
