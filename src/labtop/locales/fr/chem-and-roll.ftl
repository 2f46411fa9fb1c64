# Chem and Roll, tous les mots pour les gens. Numéros des règles : src/labtop/rooms/chem_and_roll/RULES.fr.md.

room-chem-and-roll = Chem and Roll
    .tagline = Quatre dés, deux réacteurs : produis de l’acide sulfurique et deviens plus riche que les autres.

## Dés, cases, motifs

colour-blue = bleu
    .formula = SO₂
colour-red = rouge
    .formula = O₂
colour-white = blanc
    .formula = H₂O
colour-yellow = jaune
    .formula = V₂O₅
colour-violet = violet
    .formula = SO₃
die-blue = le dé bleu (SO₂)
    .short = bleu
die-red = le dé rouge (O₂)
    .short = rouge
die-white = le dé blanc (H₂O)
    .short = blanc
die-yellow = le dé jaune (V₂O₅)
    .short = jaune

# `.the` comme sujet ou complément, `.into` pour dire où va un dé, `.shifts` ce qu’une rangée complète peut décaler.
box-line-1 = ligne 1
    .the = la ligne 1
    .into = dans la ligne 1
box-line-2 = ligne 2
    .the = la ligne 2
    .into = dans la ligne 2
box-line-3 = ligne 3
    .the = la ligne 3
    .into = dans la ligne 3
box-line-4 = ligne 4
    .the = la ligne 4
    .into = dans la ligne 4
box-line-5 = ligne 5
    .the = la ligne 5
    .into = dans la ligne 5
box-water-1 = rangée d’eau 1
    .the = la rangée d’eau 1
    .into = dans la rangée d’eau 1
    .shifts = le SO₃ du réacteur I
box-water-2 = rangée d’eau 2
    .the = la rangée d’eau 2
    .into = dans la rangée d’eau 2
    .shifts = le SO₃ du réacteur I
box-water-3 = rangée d’eau 3
    .the = la rangée d’eau 3
    .into = dans la rangée d’eau 3
    .shifts = le SO₃ du réacteur I
box-catalyst-1 = rangée catalyseur 1
    .the = la rangée de catalyseur 1
    .into = dans la rangée de catalyseur 1
    .shifts = chaque dé
box-catalyst-2 = rangée catalyseur 2
    .the = la rangée de catalyseur 2
    .into = dans la rangée de catalyseur 2
    .shifts = chaque dé
box-catalyst-3 = rangée catalyseur 3
    .the = la rangée de catalyseur 3
    .into = dans la rangée de catalyseur 3
    .shifts = chaque dé
box-catalyst-4 = rangée catalyseur 4
    .the = la rangée de catalyseur 4
    .into = dans la rangée de catalyseur 4
    .shifts = chaque dé
box-stock = bourse
    .the = la bourse
    .into = à la bourse
box-water-sale = vente d’eau
    .the = la vente d’eau
    .into = à la vente d’eau
box-catalyst-sale = vente catalyseur
    .the = la vente de catalyseur
    .into = à la vente de catalyseur
box-excess-1 = zone d’excès 1
    .the = la zone d’excès 1
    .into = dans la zone d’excès 1
box-excess-2 = zone d’excès 2
    .the = la zone d’excès 2
    .into = dans la zone d’excès 2
box-black-hole = trou noir
    .the = le trou noir
    .into = dans le trou noir

pattern-run = { $size } valeurs qui se suivent
pattern-equal = { $size } valeurs égales
pattern-two-pairs = deux paires différentes
pattern-full-house = trois égaux + deux égaux

## Questions

ask-choose = Choisis un des quatre dés et une case pour lui : à chaque tour, chacun doit utiliser exactement un dé. Ton choix reste secret, et tu peux le changer, tant que tout le monde n’a pas choisi.
ask-take = Prends un des dés qui restent et mets-le dans une case : personne d’autre n’aura ce dé pendant ce tour.
ask-roll = On lance les quatre dés pour tout le monde : bleu SO₂, rouge O₂, blanc H₂O, jaune V₂O₅.
ask-start = Le hasard décide qui prend le premier dé ; après chaque tour, c’est au suivant de commencer.
field-die = Quel dé ?
field-colour = Utilisé comme quelle couleur ?
field-price = Acheter une valeur au marché ?
field-value = Avec quelle valeur ?
field-box = Dans quelle case ?
field-violet = Quelle valeur pour le SO₃ ?
field-line = Dans quelle ligne va le SO₃ ?
field-faces = Que montrent les dés (bleu, rouge, blanc, jaune) ?
field-seat = Qui commence ?

## Options

option-mode = Mode
    .help = Tous utilisent les mêmes dés en même temps, ou les dés se prennent à tour de rôle.
option-mode-class = classe, de 1 à 99 joueurs, 20 tours
option-mode-draft = draft, de 2 à 4 joueurs, dés pris à tour de rôle
option-chemistry = Chimie
    .help = Des valeurs égales réagissent, ou toutes les valeurs dans les vraies proportions des équations.
option-chemistry-basic = chimie de base
option-chemistry-advanced = chimie avancée
option-market-needs-cash = Marché au comptant
    .help = Un achat doit-il être couvert par l’argent déjà gagné ?
option-market-needs-cash-true = oui, seulement avec l’argent en main
option-market-needs-cash-false = non, déduit à la fin
option-order = Ordre à deux joueurs
    .help = Dans un draft à deux, qui prend les quatre dés d’un tour (A commence).
option-order-round = A B A B
option-order-snake = A B B A
option-excess = Zones d’excès
    .help = Quels trois réactifs d’une zone d’excès donnent un SO₃ (draft seulement).
option-excess-run = trois valeurs qui se suivent, couleurs mêlées
option-excess-same-value = trois valeurs égales d’une seule couleur
option-excess-one-colour = trois valeurs qui se suivent, zone 1 bleue, zone 2 rouge
option-black-hole-prices = Prix du trou noir
    .help = Dollars pour le premier, le deuxième … dé jeté ; le dernier prix se répète (draft seulement).
option-black-hole-limit = Limite du trou noir
    .help = Quel dé dans le trou noir élimine son joueur (draft seulement).
option-black-hole-limit-6 = le sixième
option-black-hole-limit-7 = le septième

## Événements

event-starter = { $seat } prend le premier dé.
event-rolled = Tour { $round } : SO₂ { $faces-1 }, O₂ { $faces-2 }, H₂O { $faces-3 }, V₂O₅ { $faces-4 }.
event-placed = { $seat } met { $die }, valeur { $value }, { $box-into }.
    .rolled-unless-value = Il montrait { $rolled }.
    .colour = Il compte comme { $colour }.
    .price = Cela coûte { $price } $ au marché.
event-reacted = { $seat }, ligne { $line } : SO₂ { $blue } et O₂ { $red } donnent SO₃ { $violet }.
    .shift = Le bonus d’eau l’a décalé de { $shift }.
    .blue-lost = Perdu : SO₂ { $blue-lost }.
    .red-lost = Perdu : O₂ { $red-lost }.
event-acid-sold = { $seat }, ligne { $line } : SO₃ et eau donnent de l’acide sulfurique, vendu { $gain } $.
    .violet-lost = Perdu : SO₃ { $violet-lost }.
    .white-lost = Perdu : H₂O { $white-lost }.
event-row-complete = { $seat } complète { $box-the } : { $bonus ->
        [0] les dés peuvent désormais changer de couleur
       *[other] de quoi décaler { $box-shifts } de { $bonus } de plus
    }.
event-stock-complete = { $seat } complète la bourse : { $gain } $ à la fin.
event-sold = { $seat }, { $box } : { $gain } $.
event-excess-reacted = { $seat }, { $box } : les réactifs en excès donnent SO₃ { $violet } dans la ligne { $line }.
event-swallowed = { $seat } a { $count ->
        [1] un dé
        [one] { $count } dé
       *[other] { $count } dés
    } dans le trou noir.
    .price = Celui-ci coûte { $price } $.
event-out = { $seat } est hors jeu : le trou noir est plein.
event-ended = La partie est finie : { $reason }.

## Événements, dits au joueur concerné : `you-` à qui agit, `for-you-` à qui subit ou reçoit

you-starter = Tu prends le premier dé.
you-placed = Tu mets { $die }, valeur { $value }, { $box-into }.
    .rolled-unless-value = Il montrait { $rolled }.
    .colour = Il compte comme { $colour }.
    .price = Cela coûte { $price } $ au marché.
you-reacted = Toi, ligne { $line } : SO₂ { $blue } et O₂ { $red } donnent SO₃ { $violet }.
    .shift = Le bonus d’eau l’a décalé de { $shift }.
    .blue-lost = Perdu : SO₂ { $blue-lost }.
    .red-lost = Perdu : O₂ { $red-lost }.
you-acid-sold = Toi, ligne { $line } : SO₃ et eau donnent de l’acide sulfurique, vendu { $gain } $.
    .violet-lost = Perdu : SO₃ { $violet-lost }.
    .white-lost = Perdu : H₂O { $white-lost }.
you-row-complete = Tu complètes { $box-the } : { $bonus ->
        [0] les dés peuvent désormais changer de couleur
       *[other] de quoi décaler { $box-shifts } de { $bonus } de plus
    }.
you-stock-complete = Tu complètes la bourse : { $gain } $ à la fin.
you-sold = Toi, { $box } : { $gain } $.
you-excess-reacted = Toi, { $box } : les réactifs en excès donnent SO₃ { $violet } dans la ligne { $line }.
you-swallowed = Tu as { $count ->
        [1] un dé
        [one] { $count } dé
       *[other] { $count } dés
    } dans le trou noir.
    .price = Celui-ci coûte { $price } $.
you-out = Tu es hors jeu : le trou noir est plein.
reason-rounds = le dernier tour est joué
reason-fifth-line = la cinquième ligne d’un réacteur II est remplie
reason-last-standing = il ne reste qu’un joueur
reason-too-many-prices = il y a trop de prix pour le trou noir

## Le résultat

score-acid = Acide de la ligne { $line }
score-sale = { $box } (dé { $value })
score-stock = Bourse complète
score-market = Dépensé au marché
score-black-hole = Trou noir ({ $count ->
        [one] { $count } dé
       *[other] { $count } dés
    })
medal-copper = médaille de cuivre
medal-silver = médaille d’argent
medal-gold = médaille d’or
medal-platinum = médaille de platine

## La table en texte

board-round = Tour { $round }
board-round-of = Tour { $round } sur { $rounds }
board-dice = Dés :
board-turns = Prennent un dé : { $order }
board-own-sheet = Ta feuille
board-sheet-of = Feuille de { $seat }
board-sealed = Ton choix, encore secret : { $die }, valeur { $value }, { $box-into }. Tu peux le changer tant que tout le monde n’a pas choisi.
board-players = Joueurs
board-chosen-of = { $chosen } sur { $players } ont choisi
board-you = toi
board-chosen = a choisi
board-out = hors jeu
board-money = Argent
board-reactions = { $count ->
        [one] { $count } réaction
       *[other] { $count } réactions
    }
board-lines = { $count ->
        [one] { $count } ligne pleine
       *[other] { $count } lignes pleines
    }
board-shift = { $shift ->
        [0] Dés comptés tels quels
       *[other] Dés décalables de { $shift } au plus
    }
board-reach = { $reach ->
        [0] SO₃ tel qu’il se forme
       *[other] SO₃ décalable de { $reach } au plus
    }
board-recolour = couleur au choix
board-reactor-1 = Réacteur I
board-reactor-2 = Réacteur II
board-acid = Acide
board-lost = perdu : { $formula } { $amount }
board-gives-shift = dé ±{ $bonus }
board-gives-reach = SO₃ ±{ $bonus }
board-gives-colour = couleur libre
board-sale = la valeur du dé divisée par { $divisor }, une fois
board-market = marché
board-market-left = { $left ->
        [one] { $left } visite restante
       *[other] { $left } visites restantes
    }, { $spent } dépensés
board-stock = { $reward } $ si les six y sont
board-black-hole = { $count ->
        [0] vide
        [one] 1 dé
       *[other] { $count } dés
    }
board-black-hole-next = le suivant coûte { $price }
board-black-hole-last = le suivant t’élimine

## Ce qui vient de se passer : la chimie

note-contact-process = Le procédé de contact fournit presque tout l’acide sulfurique : le soufre brûle en SO₂, l’air le change en SO₃ sur l’oxyde de vanadium, et SO₃ devient H₂SO₄. Il a remplacé le procédé des chambres de plomb parce qu’il donne un acide concentré.
note-reaction-1 = 2 SO₂ + O₂ ⇌ 2 SO₃ (ΔH = −197 kJ/mol). Les deux gaz réagissent sur V₂O₅ solide, vers 450 °C et 1 à 2 bar ; il faut un O₂ pour deux SO₂.
note-reaction-2 = SO₃ + H₂O → H₂SO₄ est le bilan de deux étapes : SO₃ + H₂SO₄ → H₂S₂O₇ (oléum), puis H₂S₂O₇ + H₂O → 2 H₂SO₄. SO₃ versé directement dans l’eau dégagerait tant de chaleur qu’un brouillard d’acide se formerait.
note-heat-exchanger = 2 SO₂ + O₂ ⇌ 2 SO₃ dégage de la chaleur : refroidir déplace l’équilibre vers SO₃. C’est ce que représente ton bonus d’eau.
note-catalyst = V₂O₅ accélère 2 SO₂ + O₂ ⇌ 2 SO₃ dans les deux sens et laisse l’équilibre où il est : ton bonus représente une production plus rapide, pas un meilleur rendement. Avant lui, le platine faisait ce travail, mais l’arsenic l’empoisonne.
note-colour-change = Dans une vraie usine, aucun catalyseur ne change SO₂ en O₂ : une réaction chimique réarrange les atomes sans jamais changer leur nature. Ce bonus n’est qu’une règle du jeu.
note-surplus = 2 SO₂ + O₂ ⇌ 2 SO₃ : le réactif épuisé le premier fixe la quantité de SO₃ ; ce qui reste de l’autre est perdu dans ce jeu.
note-excess = 2 SO₂ + O₂ ⇌ 2 SO₃ : les usines apportent plus d’O₂ que l’équation n’en demande, car un excès d’un réactif fait réagir l’autre plus complètement. C’est ce que représente ta zone.
note-black-hole = Dans une vraie usine, aucun atome ne disparaît : un gaz qui n’a pas réagi doit être ramené au réacteur ou lavé avant la cheminée. Jeter un dé coûte donc de l’argent ici aussi.
note-stock = Ici, pas de chimie : la bourse récompense l’entreprise qui sait jouer toutes les valeurs.

## Une règle de chimie à retenir (ending.py) : vraie de la ligne qui a rapporté le plus

ending-cooling = Au tour { $round }, tu as refroidi : SO₂ { $blue } et O₂ { $red } ont donné SO₃ { $violet } au lieu de { $made }. La réaction dégage de la chaleur : en retirer donne plus de SO₃.
ending-excess = Au tour { $round }, ta zone d’excès a donné SO₃ { $violet } pour la ligne { $line }. L’excès d’un réactif fait réagir l’autre plus complètement.
ending-surplus = Au tour { $round }, SO₂ { $blue } a rencontré O₂ { $red } : { $scarce ->
        [blue] SO₂ a manqué le premier, il est resté de l’O₂
       *[red] O₂ a manqué le premier, il est resté du SO₂
    }. Le réactif qui manque le premier fixe la quantité de SO₃ : deux SO₂ demandent un O₂.
ending-short = Au tour { $sold }, SO₃ { $violet } a rencontré l’eau { $white } : { $scarce ->
        [violet] SO₃ a manqué le premier, il est resté de l’eau
       *[white] l’eau a manqué la première, il est resté du SO₃
    }. Un SO₃ prend exactement un H₂O.
ending-catalyst = Au tour { $round }, ton catalyseur t’a laissé utiliser { $die } comme un { $value } au lieu d’un { $rolled }, pour la ligne { $line }. V₂O₅ accélère la réaction et se retrouve intact à la fin.
ending-ratio = Au tour { $sold }, SO₃ { $violet } a rencontré l’eau { $white } dans la ligne { $line }, et rien n’est resté : un SO₃ prend exactement un H₂O.

## Refus : le dé

refusal-not-four-dice = Il faut quatre dés, bleu, rouge, blanc et jaune, chacun de 1 à 6.
refusal-no-such-box-or-die = Ce dé ou cette case n’existe pas sur cette feuille.
refusal-die-taken = Quelqu’un a déjà pris { $die } pendant ce tour : choisis-en un qui reste.
refusal-colour-not-changed = Ne nomme une couleur que pour en changer : { $die } a déjà celle-là.
refusal-colour-fixed = Tu ne peux pas encore utiliser { $die } comme { $colour } : pour changer de couleur, il faut compléter la rangée de catalyseur 4, quatre dés jaunes égaux.
refusal-value-off-the-die = Un dé a les valeurs 1 à 6 : { $value } n’y est pas, et après 6 on ne revient pas à 1.
refusal-shift-too-far = Tu ne peux pas donner la valeur { $value } à un dé qui montre { $rolled } (ici { $die }) : { $shift ->
        [0] tu n’as encore complété aucune rangée de catalyseur
       *[other] ton catalyseur décale de { $shift } au plus
    }.
refusal-market-used-up = Tu es déjà allé { $visits } fois au marché, et une partie n’en permet pas plus.
refusal-offer-too-small = Pour { $price } $, le marché donne une valeur de 1 à { $highest } : un { $value } coûte plus cher.
refusal-no-such-offer = Le marché n’a pas d’offre à { $price } $ : il demande 1 $ pour une valeur de 1 à 3 et 2 $ pour n’importe laquelle.
refusal-not-enough-cash = Il te manque de quoi payer les { $price } $ de cet achat, et à cette table le marché se paie comptant.
refusal-too-many-prices = { $given } prix pour le trou noir, c’est trop : { $most } au plus, car le dé qui élimine un joueur n’a pas de prix.

## Refus : les réacteurs

refusal-catalyst-does-not-react = Un dé jaune ne va jamais dans une ligne de réacteur.
    .chemistry = V₂O₅ est un catalyseur : il accélère la réaction et se retrouve intact à la fin.
refusal-reactant-box-taken = La ligne { $line } contient déjà { $colour } { $held } : chaque ligne prend un seul dé { $colour }.
refusal-line-value-frozen = La ligne { $line } contient déjà { $colour } { $held } : SO₂ et O₂ doivent avoir ici la même valeur, un { $value } ne convient pas.
    .chemistry = Des valeurs égales représentent des gaz apportés en bonne proportion, 2 SO₂ + O₂ → 2 SO₃, sans reste.
refusal-line-closed = La ligne { $line } a déjà reçu son SO₃ { $violet } d’une zone d’excès : elle ne prend plus ni SO₂ ni O₂.
refusal-violet-needed = SO₂ et O₂ se rencontrent dans la ligne { $line } : dis la valeur de leur SO₃, de { $low } à { $high }.
refusal-violet-out-of-reach = SO₃ { $violet } est hors d’atteinte : { $reach ->
        [0] sans rangée d’eau complète
       *[other] avec un bonus d’eau de { $reach }
    }, il peut aller de { $low } à { $high }.
    .chemistry = La réaction dégage de la chaleur, et seul un meilleur refroidissement change davantage son rendement.
refusal-violet-cannot-meet-water = De l’eau { $white } attend dans la ligne { $line }, mais ce SO₃ ne peut aller que de { $low } à { $high }.
    .chemistry = Un SO₃ fixe exactement un H₂O : SO₃ + H₂O → H₂SO₄.
refusal-violet-must-meet-water = De l’eau { $white } attend dans la ligne { $line } : le SO₃ doit valoir { $white } aussi, et non { $violet }.
    .chemistry = Un SO₃ fixe exactement un H₂O : SO₃ + H₂O → H₂SO₄.
refusal-no-line-to-choose = Le SO₃ de la ligne { $line } reste dans la ligne { $line } : seule une zone d’excès permet d’en choisir une autre.
refusal-no-reaction-yet = L’autre réactif manque encore dans la ligne { $line } : n’annonce pas encore de SO₃.
    .chemistry = Il faut les deux gaz pour SO₃ : 2 SO₂ + O₂ ⇌ 2 SO₃.
refusal-no-reaction-here = Aucun SO₃ ne se forme quand ce dé va { $box-into } : n’en annonce pas.
    .chemistry = SO₃ ne se forme que là où SO₂ et O₂ se rencontrent : 2 SO₂ + O₂ ⇌ 2 SO₃.
refusal-white-box-taken = La ligne { $line } a déjà son eau, blanc { $white }.
refusal-water-must-match = La ligne { $line } contient SO₃ { $violet } : son eau doit valoir { $violet } aussi, et non { $value }.
    .chemistry = Un SO₃ fixe exactement un H₂O : SO₃ + H₂O → H₂SO₄.

## Refus : les autres cases

refusal-row-wrong-colour = Un dé { $colour } ne va pas { $box-into }.
    .chemistry = L’échangeur de chaleur est refroidi par l’eau (dés blancs), la cuve de catalyseur contient V₂O₅ (dés jaunes).
refusal-row-full = Tu as déjà complété { $box-the }.
refusal-row-cannot-finish = Tu as { $held } dans { $box-the }, où il faut { $pattern } : avec un { $value }, elle ne pourrait plus jamais être complète.
refusal-stock-taken = La case { $value } de la bourse est remplie : chaque valeur n’y entre qu’une fois.
refusal-sale-wrong-colour = Un dé { $colour } ne va pas { $box-into } : l’eau se vend avec un dé blanc, le catalyseur avec un dé jaune.
refusal-sale-used = Tu as déjà utilisé { $box-the } : elle ne sert qu’une fois par partie.
refusal-not-on-this-sheet = Il n’y a pas sur ta feuille la case « { $box } » : seul le draft de 2 à 4 joueurs l’a.
refusal-excess-wants-reactants = Un dé { $colour } ne va pas dans une zone d’excès : seuls les dés bleus et rouges y vont.
    .chemistry = SO₂ et O₂ sont les réactifs de la réaction I ; l’eau et V₂O₅ ne le sont pas.
refusal-excess-full = Tu as déjà utilisé { $box-the } : chaque zone ne sert qu’une fois.
refusal-excess-no-series = Avec { $colour } { $value }, { $box-the } ne pourrait plus jamais devenir la suite de trois qu’il lui faut.
refusal-excess-no-line = Le troisième dé de { $box-the } donne un SO₃, et aucune ligne du réacteur II ne peut le recevoir maintenant.
refusal-excess-choice = Ce dé fait réagir { $box-the } : choisis une valeur de SO₃ possible et une ligne sans SO₃ pour la recevoir.

## L’introduction : ce qui est dit avant chaque coup guidé ; sur un plateau, `.touch` et `.why` suffisent

intro-first-blue = Tu diriges une usine d’acide sulfurique en 1850. Quatre dés sont lancés pour tout le monde : SO₂ (bleu), O₂ (rouge), eau (blanc) et catalyseur (jaune). À chaque tour, tu en utilises un. Commence par le gaz du four : choisis le 4 bleu et mets-le dans la ligne 1 du réacteur I.
    .touch = Touche le 4 bleu, puis la ligne 1.
    .why = Le SO₂ du four entre dans le réacteur I.
intro-first-red = Dans le réacteur I, deux molécules de SO₂ rencontrent une molécule d’O₂. Dans le jeu de base, les deux dés d’une ligne doivent montrer le même nombre. Ton 4 bleu attend : choisis le 4 rouge et mets-le dans la ligne 1.
    .touch = Touche le 4 rouge, puis la case à côté du 4 bleu.
    .why = O₂ ne rejoint SO₂ qu’avec le même nombre.
intro-first-water = 2 SO₂ + O₂ → 2 SO₃ : le 4 violet est passé dans le réacteur II. Il lui faut maintenant de l’eau de la même valeur. Choisis le 4 blanc pour la ligne 1 : l’acide est vendu aussitôt.
    .touch = Touche le 4 blanc, puis la ligne 1.
    .why = Le SO₃ 4 veut de l’eau 4 : l’acide est vendu aussitôt.
intro-catalyst-begins = SO₃ + H₂O → H₂SO₄, et tu as gagné 4 dollars. Rien ne va dans une ligne à présent : prépare la suite dans la cuve de catalyseur. Mets le 3 jaune dans la première rangée, qui veut deux nombres qui se suivent.
    .touch = Touche le 3 jaune, puis la première rangée du catalyseur.
    .why = Elle veut deux nombres qui se suivent.
intro-catalyst-complete = Un 2 ou un 4 compléterait la rangée. Voici un 4 jaune : mets-le à côté du 3.
    .touch = Touche le 4 jaune, puis la même rangée.
    .why = 3 et 4 la complètent.
intro-shift = Rangée complète : désormais, le catalyseur te laisse changer tout dé de un, vers le haut ou vers le bas. Les grands nombres rapportent plus. Choisis le 5 bleu, fais-en un 6 et mets-le dans la ligne 2.
    .touch = Touche le 5 bleu, fais-en un 6, puis touche la ligne 2.
    .why = Le catalyseur décale tout dé de un.
intro-second-reaction = Un 6 rouge est là : exactement ce qu’il faut à la ligne 2. Mets-le et un 6 violet apparaît dans le réacteur II.
    .touch = Touche le 6 rouge, puis la ligne 2.
    .why = Il donne un SO₃ 6 dans le réacteur II.
intro-market = Le dé blanc montre 3, et un pas ne suffit pas pour un 6. Le marché aide deux fois par partie : pour 2 dollars, un dé prend la valeur que tu veux. Choisis le dé blanc, achète un 6 et vends de l’acide pour 6 dollars, quatre de plus que le prix payé.
    .touch = Touche le 3 blanc, le billet à 2 $, puis la ligne 2.
    .why = Le marché fait de tout dé un 6 ; l’acide 6 rapporte 6 $.
intro-stock = Un 1 rouge ne sert guère dans un réacteur. La bourse prend toutes les couleurs, une fois chaque nombre de 1 à 6 ; si les six y sont à la fin, ils rapportent 6 dollars. Mets-y le 1 rouge.
    .touch = Touche le 1 rouge, puis la case 1 de la bourse.
    .why = Les six nombres réunis rapportent 6 $.
intro-on-your-own = C’est tout ce qu’il faut savoir : réacteur I, réacteur II, catalyseur, marché, bourse. L’échangeur de chaleur prend les dés blancs de la même façon et te laisse changer le SO₃. Il reste onze tours, et les dés sont vrais maintenant. Bonne chance !
    .why = Tu as tout vu. Il reste onze tours, avec de vrais dés.

## Conseils : chacun est un fait de la feuille (rooms/chem_and_roll/bots/reasons.py) ; les chances sont celles du prochain lancer
## `.short` est pour la bande sur le plateau

chem-and-roll-hint-last-line = { $leads ->
        [yes] Ton cinquième acide sulfurique finit la partie alors que tu mènes de { $ahead } $ : plus personne ne peut répondre.
       *[no] Ton cinquième acide sulfurique finirait la partie sans que tu mènes : il y a { $ahead } $ d’écart avec le plus riche.
    }
    .short = { $leads ->
        [yes] Finit la partie : tu mènes de { $ahead } $.
       *[no] Finit la partie, et tu ne mènes pas.
    }
chem-and-roll-hint-acid = SO₃ + H₂O → H₂SO₄ : la ligne { $line } est complète, et son acide rapporte tout de suite { $gain } $.
    .short = La ligne { $line } est complète : { $gain } $ tout de suite.
chem-and-roll-hint-reaction = { $excess ->
        [yes] Trois réactifs en excès donnent quand même SO₃ { $violet }, dans la ligne { $line }
       *[no] 2 SO₂ + O₂ ⇌ 2 SO₃ : la ligne { $line } reçoit son SO₃ { $violet }
    } ; le prochain lancer apporte l’eau qu’il lui faut avec { $chance } % de chances.
    .short = SO₃ { $violet } en ligne { $line } ; son eau vient avec { $chance } %.
chem-and-roll-hint-gas = 2 SO₂ + O₂ ⇌ 2 SO₃ demande les deux gaz : { $colour-formula } { $value } attend dans la ligne { $line }, et le prochain lancer apporte son partenaire avec { $chance } % de chances.
    .short = Son partenaire vient au prochain lancer avec { $chance } %.
chem-and-roll-hint-water = H₂O { $value } attend dans la ligne { $line } : dès que SO₃ s’y forme, c’est de l’acide, jusqu’à { $value } $.
    .short = De l’eau pour { $value } $ au plus attend en ligne { $line }.
chem-and-roll-hint-catalyst-row = { $bonus ->
        [0] Une fois { $box-the } complète, tes dés peuvent changer de couleur : un dé voulu, par exemple H₂O 4, vient alors avec { $chance } % de chances au lieu de { $before } %.
       *[other] V₂O₅ facilite tout : { $box-the } te laisse décaler chaque dé de { $bonus } de plus, et un dé voulu, par exemple H₂O 4, vient alors avec { $chance } % de chances au lieu de { $before } %.
    }
    .short = Un dé voulu : { $chance } % au lieu de { $before } %.
chem-and-roll-hint-catalyst-step = V₂O₅ rapporte plus tard : à { $box-the } il manque encore { $missing ->
        [1] un dé
        [one] { $missing } dé
       *[other] { $missing } dés
    }, et le prochain lancer en a un qui convient avec { $chance } % de chances.
    .short = Encore { $missing } { $missing ->
        [one] dé
       *[other] dés
    } pour V₂O₅ ; le prochain avec { $chance } %.
chem-and-roll-hint-water-row = Refroidir déplace 2 SO₂ + O₂ ⇌ 2 SO₃ vers SO₃ : une fois { $box-the } complète, tu peux décaler chaque nouveau SO₃ de { $reach } au plus.
    .short = Chaque nouveau SO₃ se décale de { $reach } au plus.
chem-and-roll-hint-water-step = L’eau de refroidissement rapporte plus tard : à { $box-the } il manque encore { $missing ->
        [1] un dé
        [one] { $missing } dé
       *[other] { $missing } dés
    }, et le prochain lancer en a un qui convient avec { $chance } % de chances.
    .short = Encore { $missing } { $missing ->
        [one] dé
       *[other] dés
    } pour refroidir ; le prochain avec { $chance } %.
chem-and-roll-hint-stock = { $missing ->
        [0] Le { $value } complète la bourse : { $reward } $ à la fin.
        [1] Le { $value } est nouveau à la bourse : encore une valeur, et elle paie { $reward } $.
       *[other] Le { $value } est nouveau à la bourse : encore { $missing } valeurs, et elle paie { $reward } $.
    }
    .short = { $missing ->
        [0] La bourse est complète : { $reward } $.
        [1] Encore une valeur, et la bourse paie { $reward } $.
       *[other] Encore { $missing } valeurs, et la bourse paie { $reward } $.
    }
chem-and-roll-hint-sale = Un { $value } se vend { $gain } $ tout de suite ; cette vente n’est ouverte qu’une fois par partie ({ $box }).
    .short = Se vend { $gain } $ tout de suite.
chem-and-roll-hint-excess-step = Un réactif en excès est gardé : à { $box-the } il manque encore { $missing ->
        [1] un dé
        [one] { $missing } dé
       *[other] { $missing } dés
    }, et le prochain lancer en a un qui convient avec { $chance } % de chances.
    .short = Encore { $missing } { $missing ->
        [one] dé
       *[other] dés
    } en excès ; le prochain avec { $chance } %.
chem-and-roll-hint-black-hole = { $last ->
        [yes] Ce dé te mettrait hors jeu : le trou noir serait plein.
       *[no] Le trou noir prend ce dé pour { $price } $, c’est le numéro { $count } ; tes lignes et tes rangées restent comme elles sont.
    }
    .short = { $last ->
        [yes] Le trou noir serait plein : tu es hors jeu.
       *[no] Le trou noir le prend pour { $price } $.
    }
chem-and-roll-hint-late = C’est le dernier tour, et un dé qui en attend un autre ne rapporte plus rien : celui-ci ne rapporte rien.
    .short = Le dernier tour : ceci ne rapporte rien.

## Ce qu’un usage n’a pas, à côté d’un meilleur

chem-and-roll-missed-money = { $sign ->
        [plus] { $gain ->
            [0] Il ne rapporte pas d’argent maintenant
           *[other] Il rapporte { $gain } $ maintenant
        }, l’autre { $better } $.
        [minus] Il coûte { $gain } $ maintenant, et l’autre rapporte { $better } $.
       *[costs] Il coûte { $gain } $ maintenant, l’autre { $better ->
            [0] rien
           *[other] { $better } $
        }.
    }
    .short = { $sign ->
        [plus] { $gain ->
            [0] Ne rapporte rien maintenant
           *[other] Rapporte { $gain } $ maintenant
        }, l’autre { $better } $.
        [minus] Coûte { $gain } $ ; l’autre rapporte { $better } $.
       *[costs] Coûte { $gain } $ maintenant, l’autre { $better ->
            [0] rien
           *[other] { $better } $
        }.
    }
chem-and-roll-missed-row = Il ne complète pas { $box-the }, qui aiderait dans tous les tours à venir.
    .short = Laisse { $box-the } inachevée.
chem-and-roll-missed-product = Il ne fait pas de SO₃ ; l’autre fait SO₃ { $violet } dans la ligne { $line }, à qui il ne manque alors que l’eau.
    .short = Ne fait pas de SO₃ ; l’autre fait SO₃ { $violet }.
chem-and-roll-missed-water = L’autre va dans la ligne { $line }, où H₂O { $water } attend déjà SO₃ ; ici, aucune eau n’attend.
    .short = Aucune eau ici ; en ligne { $line }, H₂O { $water } attend.
chem-and-roll-missed-chance = Ce qu’il lui faut ensuite vient au prochain lancer avec { $chance } % de chances ; pour l’autre, c’est { $better } %.
    .short = Continue avec { $chance } %, l’autre avec { $better } %.
chem-and-roll-missed-smaller = Il commence une ligne avec { $value }, l’autre avec { $better } : un SO₃ plus haut peut se vendre plus cher.
    .short = Commence avec { $value }, l’autre avec { $better }.
chem-and-roll-missed-line = Il laisse la ligne { $line } sans { $colour-formula }, que l’autre y met.
    .short = Laisse la ligne { $line } sans { $colour-formula }.
chem-and-roll-missed-step = Il ne fait pas avancer { $box-the } : il y manque encore { $missing ->
        [1] un dé
       *[other] { $missing } dés
    }.
    .short = Ne fait pas avancer { $box-the }.
chem-and-roll-missed-stock = Il n’apporte rien à la bourse : il manque encore { $missing ->
        [1] une valeur
       *[other] { $missing } valeurs
    } pour ses { $reward } $.
    .short = N’apporte rien à la bourse.

## Dans le terminal

play-choice-die = { $colour } { $colour-formula } { $value }
play-choice-value = { $value } ({ $price })
play-choice-free = gratuit
play-choice-as-it-fell = { $value } (tel quel)
play-choice-change-1 = changer le dé
    .help = + changer le dé : une autre valeur, par le catalyseur ou le marché, ou une autre couleur
play-choice-change-2 = payer un autre prix
    .help = + payer un autre prix pour la même valeur
play-step-die = Quel dé ?
    .help = Prends un des dés sur la table, puis choisis la case où il va.
    .rule = 2.1
play-step-box = Où va le { $colour } { $value } ?{ $price ->
        [0] {""}
       *[other] { " " }({ $price } $ au marché)
    }
    .help = Les cases qui acceptent ce dé sont marquées sur la feuille. Une valeur écrite reste.
    .rule = 2.1
play-step-colour = Quelle couleur aura le dé ?
    .help = Quatre dés de catalyseur égaux permettent à tout dé de changer de couleur.
    .rule = 2.3
play-step-value = Quelle valeur aura le dé { $colour } ?
    .help = Le catalyseur décale un dé gratuitement ; au marché, une nouvelle valeur coûte le prix indiqué à côté.
    .rule = 2.2
play-step-price = Comment payer la nouvelle valeur ?
    .help = Le moins cher suffit : la valeur est la même.
    .rule = 2.4
play-step-violet = SO₂ et O₂ réagissent. Quelle valeur aura le SO₃ ?
    .help = L’échangeur de chaleur permet de décaler le produit ; plus tard, l’eau de cette ligne devra s’y accorder.
    .rule = 3.4
play-step-line = Quelle ligne reçoit le SO₃ ?
    .help = Les réactifs qui attendent dans cette ligne sont barrés.
    .rule = 8.7
play-gives-reacted = SO₃ { $violet }
play-gives-excess-reacted = SO₃ { $violet } en ligne { $line }
play-gives-acid-sold = +{ $gain } $
play-gives-row-complete = rangée complète
play-gives-stock-complete = +{ $gain } $
play-gives-sold = +{ $gain } $
play-gives-swallowed = { $price ->
        [0] gratuit
       *[other] −{ $price } $
    }
play-gives-out = hors jeu
play-about-line = SO₂ et O₂ s’y rencontrent et donnent SO₃ ; SO₃ et l’eau donnent l’acide, vendu aussitôt (règles 3 et 4).
play-about-water = une rangée d’eau complète permet de décaler le SO₃ que tu produis (règle 5.3).
play-about-catalyst = une rangée de catalyseur complète permet de décaler chaque dé suivant, ou de changer sa couleur (règle 5.4).
play-about-stock = prend chaque valeur une fois, toutes couleurs ; elle paie à la fin si les six y sont (règle 6.3).
play-about-water-sale = une fois par partie, pour une part de la valeur du dé (règle 6.1).
play-about-catalyst-sale = une fois par partie, pour une part de la valeur du dé (règle 6.2).
play-about-excess = trois dés SO₂ et O₂ qui vont ensemble donnent un SO₃ pour une ligne qui n’en a pas (règle 8.7).
play-about-black-hole = prend tout dé ; il coûte, et quand il est plein tu es hors jeu (règles 8.10 et 8.11).
play-action-place = { $colour } { $value } → { $box }{ $price ->
        [0] {""}
       *[other] , { $price } $ au marché
    }{ $line ->
        [0] {""}
       *[other] , SO₃ en ligne { $line }
    }{ $violet ->
        [0] {""}
       *[other] , SO₃ { $violet }
    }
play-type-roll = Dés : bleu rouge blanc jaune >{" "}
    .help = Lance quatre vrais dés et tape ce qu’ils montrent, dans l’ordre bleu, rouge, blanc, jaune : 4 1 3 6, ou 4136. u reprend le dernier coup.
    .wrong = « { $typed } » n’est pas un lancer : il faut quatre nombres de 1 à 6, dans l’ordre bleu, rouge, blanc, jaune, comme 4 1 3 6.

## La liste des résultats

column-reactions = Réactions
column-lines = Lignes d’acide
column-rows = Rangées complètes
column-market = Visites au marché
