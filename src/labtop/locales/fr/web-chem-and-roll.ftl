# Chem and Roll dans le navigateur : ce que chem-and-roll.ftl ne dit pas encore.

## La feuille

web-cr-feed = Entrée
web-cr-on-any-die = sur chaque dé
web-cr-tank = Cuve à catalyseur
    .short = Catalyseur
    .does = V₂O₅ décale ton dé
web-cr-exchanger = Échangeur
    .short = Échangeur
    .does = refroidir décale SO₃
web-cr-row-run = suite de { $size }
web-cr-row-equal = { $size } égaux
web-cr-row-two-pairs = deux paires
web-cr-row-full-house = full
web-cr-stock = Bourse
    .short = Bourse
    .pays = les six : { $reward }
    .pays-short = six : { $reward }
web-cr-sell = Vendre une fois
    .short = Vente
web-cr-market = Marché, deux fois
    .short = Marché
web-cr-visits = { $left ->
        [0] plus de visite
        [one] { $left } visite restante
       *[other] { $left } visites restantes
    }
web-cr-spent = dépensé : { $spent }
web-cr-range = { $low } à { $high }
web-cr-excess = Excès { $number }
    .does = trois à la suite
web-cr-hole = Trou noir
    .does = prend tout dé
web-cr-hole-out = dehors
web-cr-sheet = Ta feuille

## Ce qui est demandé

web-cr-choose = Choisis un dé
    .more = Un des quatre, pour une case de ta feuille.
web-cr-take = Prends un dé
    .more = Personne d’autre n’aura ce dé pendant ce tour.
web-cr-no-box = Aucune case ne prend le dé { $colour } tel quel
    .more = Achète une autre valeur au marché, ou choisis un autre dé.
web-cr-place = Place le dé { $colour } dans une case allumée
    .more = Chaque case allumée montre sa future valeur.
web-cr-violet = Quelle valeur pour le SO₃ ?
web-cr-line = Dans quelle ligne va le SO₃ ?
web-cr-placed = { $colour } { $value } est placé
web-cr-unsaved = Pas encore enregistré : ce sera envoyé dès que le serveur répond.
web-cr-still-choosing = { $count ->
        [1] { $names } choisit encore.
        [2] { $names } choisissent encore.
       *[other] { $count } joueurs choisissent encore.
    } Tu peux changer d’ici là.
web-cr-all-chosen = Tout le monde a choisi.
web-cr-and = { $first } et { $second }
web-cr-turn = { $seat } prend un dé
    .next = Ensuite { $names }.
web-cr-turn-you = Ensuite, c’est ton tour.
web-cr-wait-roll = On lance les dés
web-cr-watching = Feuille de { $seat }
web-cr-finished = La partie est finie
web-cr-other-die = Autre dé
web-cr-back = Retour
web-cr-change = Changer
web-cr-keep = Garder
web-cr-place-in = Placer { $box-into }
web-cr-pick-die = Dé { $number } : { $colour } { $value }
web-cr-die-gone = pris
web-cr-value = Utilisé comme
web-cr-value-is = utiliser comme { $value }
web-cr-as-colour = Couleur utilisée
web-cr-buy = Marché : { $price } pour une valeur de 1 à { $highest }
web-cr-more-below = { $count ->
        [one] { $count } case allumée plus bas
       *[other] { $count } cases allumées plus bas
    }
web-cr-more-above = { $count ->
        [one] { $count } case allumée plus haut
       *[other] { $count } cases allumées plus haut
    }
web-cr-sheets = Quelle feuille
web-cr-my-sheet = La mienne

## Ce qui ne se peut pas, sans qu’il faille interroger une règle

web-cr-try-first = Choisis d’abord un dé, puis une case pour lui.
web-cr-try-placed = Ton dé est placé. Tu peux le changer tant que tout le monde n’a pas choisi.
web-cr-try-violet = Aucun dé ne va ici : le SO₃ se forme tout seul quand SO₂ et O₂ se rencontrent dans le réacteur I.
web-cr-try-box = Cette case de la ligne est pour { $colour-formula } : { $die } a sa propre case.
web-cr-try-sealed = Ton dé est placé. La suite vient quand tout le monde a choisi.
web-cr-try-bottle = Aucun dé ne va ici : l’acide coule dans le flacon quand le SO₃ rencontre H₂O de même valeur sur sa ligne, et il est vendu aussitôt.
web-cr-try-money = Aucun dé ne va ici : c’est ton argent. L’acide le remplit, ainsi que les deux ventes et la bourse.
web-cr-way-mine = Retour à ma feuille
web-cr-way-buy = Acheter un { $value } pour { $price }
web-cr-way-die = Prendre { $die }
web-cr-way-colour = L’utiliser comme { $colour }
web-cr-touch-die = Touche un dé
web-cr-touch-box = Touche une case allumée

## Ce que fait un dé placé

web-cr-effect-reacts = réagit
web-cr-effect-opens = ouvre
web-cr-effect-waits = attend
web-cr-effect-out = tu es éliminé
web-cr-effect-free = gratuit
web-cr-effect-of = { $done } sur { $size }
web-cr-curve = Argent de { $name } au fil de la partie
    .you = Ton argent au fil de la partie
web-cr-then = puis { $money }
web-cr-why-catalyst = catalyseur { $by }
web-cr-why-exchanger = échangeur { $by }
web-cr-why-market = marché { $price }
web-cr-why-colour = nouvelle couleur
web-cr-why-waiting = attend
web-cr-label-line = { $box }, case { $colour }
web-cr-label-stock = bourse, case { $value }
web-cr-label-place = { $where } : placer { $value }
web-cr-label-reacts = donne SO₃ { $violet }
web-cr-label-acid = vend l’acide { $gain }
web-cr-label-earns = rapporte { $gain }

## La feuille en mots

web-cr-text-line = Ligne { $line } : SO₂ { $blue }, O₂ { $red }, SO₃ { $violet }, H₂O { $white }
    .acid = vendue { $money }
    .closed = fermée par une zone d’excès
    .lost = perdu : { $lost }
    .shifted = échangeur { $by }
web-cr-text-sold = vendu { $money }
web-cr-text-empty = vide
web-cr-text-row = { $box } : { $dice }
web-cr-text-complete = complète

## Touches

web-cr-key-die = choisir un dé
web-cr-key-box = aller d’une case à l’autre
web-cr-key-place = poser
web-cr-key-back = un pas en arrière

## De vrais dés

web-cr-typed-face = dé { $colour } : { $value }

## Écran de la classe

web-cr-wall-choose = Choisissez un dé, notez-le sur votre feuille
web-cr-wall-take = { $seat } prend un dé
web-cr-wall-over = La partie est finie
web-cr-wall-blue = Réacteur I
web-cr-wall-red = Réacteur I
web-cr-wall-white = Réacteur II, froid
web-cr-wall-yellow = Catalyseur
web-cr-wall-chosen = sur { $players } ont choisi
web-cr-wall-next = On relance quand tout le monde a choisi
web-cr-wall-ranking = Classement
web-cr-wall-round = Tour { $round }
web-cr-wall-of = sur { $rounds }
web-cr-wall-won = { $count ->
        [one] Victoire : { $names }
       *[other] Première place partagée : { $names }
    }
web-cr-wall-took = Tour { $round } : ce que vous avez pris
web-cr-wall-sold = { $count ->
        [0] Aucune vente d’acide à ce tour.
        [one] La classe a vendu un lot d’acide à ce tour, pour { $dollars }.
       *[other] La classe a vendu { $count } lots d’acide à ce tour, pour { $dollars }.
    }
web-cr-wall-made = Ensemble, vous avez gagné { $dollars }
web-cr-wall-won-many = { $count } personnes à la première place
web-cr-wall-lines = { $count ->
        [one] ligne d’acide
       *[other] lignes d’acide
    }
web-cr-wall-reactions = { $count ->
        [one] réaction
       *[other] réactions
    }
web-cr-wall-catalyst-rows = { $count ->
        [one] rangée de catalyseur
       *[other] rangées de catalyseur
    }
web-cr-wall-water-rows = { $count ->
        [one] rangée de refroidissement
       *[other] rangées de refroidissement
    }
web-cr-did-acid = vend l’acide de la ligne { $line }
web-cr-did-changed = change un { $from } en { $to } et vend de l’acide
web-cr-did-row = remplit une rangée de catalyseur : les dés bougent davantage
web-cr-did-cooling = remplit une rangée d’eau : le SO₃ bouge davantage
web-cr-did-colour = remplit une rangée de catalyseur : les dés peuvent changer de couleur
web-cr-did-reacted = produit du SO₃ sur la ligne { $line } : il attend l’eau
web-cr-did-stock = remplit la bourse
web-cr-did-sold = vend un surplus
web-cr-round-of = tour { $round } sur { $rounds }
web-cr-round = tour { $round }

## La fin

web-cr-end-made = Tu as gagné { $money }
web-cr-end-solo = { $money } : { $medal }
web-cr-end-apart = Presque tout a été joué à ta place : pas de rang
web-cr-end-away = surtout hors ligne
web-cr-end-place = { $place ->
        [1] 1re
       *[other] { $place }e
    } place sur { $of }
web-cr-end-curve = Argent, tour par tour
    .text = { $rounds } tours, { $money } à la fin ; le meilleur : { $best }
web-cr-end-best = tour { $round } : +{ $gain }
web-cr-end-take-home = Une chose à retenir
web-cr-end-medals = Une médaille dépend de l’argent, pas de la place : { $medals }.
web-cr-end-batches = { $count ->
        [0] Pas d’acide cette fois.
        [one] Une livraison d’acide.
       *[other] { $count } livraisons d’acide.
    }
web-cr-end-short = Il manquait { $missing } pour la { $medal }.
web-cr-end-acid = Acide
web-cr-end-line = Ligne { $line }
web-cr-end-not-started = pas commencée
web-cr-end-not-finished = pas finie
web-cr-end-die = dé { $value } ÷ { $divisor }
web-cr-end-not-sold = pas vendu
web-cr-end-stock = { $done } sur 6, payée seulement pleine
web-cr-end-stock-full = les six
web-cr-end-bought = { $count ->
        [1] une valeur achetée
        [one] { $count } valeur achetée
       *[other] { $count } valeurs achetées
    }
web-cr-end-thrown = { $count ->
        [1] un dé jeté
        [one] { $count } dé jeté
       *[other] { $count } dés jetés
    }
web-cr-end-total = Total
web-cr-end-wins = { $seat } gagne
web-cr-end-you-win = Tu gagnes
web-cr-end-shared = Première place partagée
web-cr-end-out = hors jeu
web-cr-end-tie = égalité : moins de réactions
web-cr-medal-copper = cuivre
web-cr-medal-silver = argent
web-cr-medal-gold = or
web-cr-medal-platinum = platine

## Titres des notes de chimie

web-cr-note-contact-process = Le procédé de contact
web-cr-note-reaction-1 = SO₂ et O₂ se rencontrent
web-cr-note-reaction-2 = SO₃ devient acide
web-cr-note-heat-exchanger = Pourquoi refroidir décale SO₃
web-cr-note-catalyst = Ce que fait V₂O₅
web-cr-note-colour-change = Des couleurs qui changent
web-cr-note-surplus = Ce qui reste
web-cr-note-excess = Excès d’un réactif
web-cr-note-black-hole = Rien ne disparaît
web-cr-note-stock = La bourse

## Règle, fin de tour et bilan sur l’écran mural

web-cr-rule = Deux gaz de même valeur réagissent en SO₃. L’eau de même valeur en fait de l’acide, vendu aussitôt.
web-cr-rule-picture = SO₂ { $value } et O₂ { $value } donnent SO₃ { $value } ; avec l’eau { $value }, c’est de l’acide à { $dollars }.
web-cr-wall-after = Après le tour { $round }
web-cr-wall-top = { $count } places sur { $of }
web-cr-wall-held = à l’arrêt : Espace pour continuer
web-cr-wall-up = { $places ->
        [one] { $places } place gagnée
       *[other] { $places } places gagnées
    }
web-cr-wall-down = { $places ->
        [one] { $places } place perdue
       *[other] { $places } places perdues
    }
web-cr-wall-level = même place
web-cr-did-cooled = refroidissement au tour { $round } : { $from } devient { $to }
web-cr-debrief-cooling = Pourquoi refroidir ?
    .short = Refroidir
    .law = Le Chatelier
    .text = La réaction dégage de la chaleur. Si l’on retire de la chaleur, l’équilibre se déplace du côté qui en produit : davantage de SO₃.
    .talk = à 25 °C, le rendement à l’équilibre approche 100 %. Pourquoi aucune usine ne travaille-t-elle à 25 °C ?
    .caption = Part du SO₂ transformée en SO₃ à l’équilibre, 1 atm, 10 % de SO₂ et 11 % d’O₂ à l’entrée
    .picture = À 450 °C, { $cold } du SO₂ est devenu SO₃ à l’équilibre ; à 600 °C, { $hot }.
web-cr-debrief-cooled = { $count ->
        [one] réaction dans les usines qui pouvaient refroidir
       *[other] réactions dans les usines qui pouvaient refroidir
    }
web-cr-debrief-moved = { $count ->
        [one] fois où le SO₃ a été décalé, dont { $raised } vers le haut
       *[other] fois où le SO₃ a été décalé, dont { $raised } vers le haut
    }
web-cr-debrief-sold = vente { $dollars }
web-cr-debrief-unsold = pas de vente
web-cr-debrief-catalyst = Que ne fait pas un catalyseur ?
    .short = Catalyseur
    .law = Plus vite, pas plus loin
    .text = V₂O₅ ouvre un chemin où la barrière est plus basse : l’équilibre est atteint plus tôt, dans les deux sens de la même façon. Il ne donne pas plus de SO₃ que la chaleur et la pression ne le permettent.
    .talk = « deux fois plus de catalyseur, deux fois plus d’acide » : que répondre ?
    .caption = Énergie sur le chemin de SO₂ et O₂ à SO₃ ; la hauteur de la barrière n’est pas à l’échelle.
    .picture = Avec un catalyseur, la barrière entre SO₂ avec O₂ et SO₃ est plus basse ; le départ et l’arrivée ne bougent pas.
    .energy = énergie
    .without = sans V₂O₅
    .with = avec V₂O₅
    .same = la même
web-cr-debrief-rows = { $count ->
        [one] rangée de catalyseur complète, dans { $plants } usines sur { $players }
       *[other] rangées de catalyseur complètes, dans { $plants } usines sur { $players }
    }
web-cr-debrief-changed = { $count ->
        [one] dé changé grâce à elles sur { $dice } : d’autres réactifs au départ
       *[other] dés changés grâce à elles sur { $dice } : d’autres réactifs au départ
    }
web-cr-debrief-bought = { $count ->
        [one] dé changé au marché, contre de l’argent
       *[other] dés changés au marché, contre de l’argent
    }
web-cr-debrief-limiting = Quel gaz a manqué le premier ?
    .short = Gaz limitant
    .law = Le gaz rare décide
    .text = Deux SO₂ demandent un O₂. Quand l’un des deux est épuisé, la réaction s’arrête, même s’il reste beaucoup de l’autre.
    .talk = les usines introduisent plus d’O₂ qu’il n’en faut. Pourquoi O₂, et pas SO₂ ?
    .before = avant
    .after = après
    .caption = 6 SO₂ ne demandent que 3 O₂ : sur 5 O₂, il en reste { $over }.
    .picture = { $dioxide } SO₂ et { $oxygen } O₂ donnent { $made } SO₃, et il reste { $over } O₂.
web-cr-debrief-met = { $count ->
        [one] ligne où les deux gaz se sont rencontrés
       *[other] lignes où les deux gaz se sont rencontrés
    }
web-cr-debrief-no-oxygen = { $count ->
        [one] ligne où SO₂ attend encore O₂
       *[other] lignes où SO₂ attend encore O₂
    }
web-cr-debrief-no-dioxide = { $count ->
        [one] ligne où O₂ attend encore SO₂
       *[other] lignes où O₂ attend encore SO₂
    }
web-cr-debrief-lost-dioxide = SO₂ en trop, perdu
web-cr-debrief-lost-oxygen = O₂ en trop, perdu

## Le journal au navigateur, court : `tail` s’ajoute à la ligne d’avant

log-placed = { $seat } : { $die-short } { $value } → { $box }
    .colour = comme { $colour }
    .price = pour { $price } $
tail-reacted = SO₃ { $violet }
tail-acid-sold = H₂SO₄
tail-row-complete = rangée complète
tail-stock-complete = les six
tail-sold = vendu
tail-excess-reacted = SO₃ { $violet } dans la ligne { $line }
tail-swallowed = { $count } dedans

web-cr-given = { $colour } { $value } est placé { $box-into } ; { $price ->
        [0] cela n’a rien coûté.
       *[other] cela a coûté { $cost }.
    }
web-cr-sealed = { $colour } { $value } va { $box-into } ; { $price ->
        [0] cela ne coûte rien.
       *[other] cela coûte { $cost }.
    }
web-cr-primer-line = Une ligne de ton usine
    .help = Un bleu et un rouge de même valeur réagissent. Avec un blanc de même valeur : de l’acide, vendu aussitôt.
web-cr-primer-round = Un dé par tour
    .help = Tout le monde a les mêmes quatre dés et en choisit un, en secret. Il doit aller dans une case qui l’accepte.
web-cr-primer-bonus = Une rangée complète aide
    .help = Une rangée de catalyseur complète permet de changer un dé de 1 ou plus ; une rangée d’eau complète décale le SO₃.

## Comment ça marche, en images

web-how-chem-and-roll-1 = Prends un dé
    .text = À chaque tour, quatre dés tombent pour tout le monde. Choisis-en un et écris-le dans une case de ta feuille.
web-how-chem-and-roll-2 = Les valeurs égales réagissent
    .text = Bleu, c’est SO₂, rouge, O₂. Avec la même valeur dans une ligne, ils donnent SO₃ de cette valeur.
web-how-chem-and-roll-3 = L’eau fait l’acide, l’acide fait l’argent
    .text = SO₃ et eau de même valeur donnent de l’acide sulfurique, vendu aussitôt : un 4 rapporte 4 $. Le plus riche après 20 tours gagne.
web-how-chem-and-roll-4 = Les rangées donnent du jeu
    .text = Deux dés jaunes qui se suivent, le catalyseur, changent de 1 les dés suivants ; deux blancs, le froid, changent de 1 le SO₃ formé.

## Le plan d’une séance

web-cr-plan-first = Deux gaz de même valeur réagissent. À quoi sert un dé dont le partenaire n’est pas encore là ?
web-cr-plan-question = Quels dés te feraient vendre de l’acide dans les trois prochains tours, et qu’est-ce qui aide s’ils ne viennent pas ?
web-cr-plan-last = Il reste peu de tours. Vaut-il mieux commencer une rangée ou finir une ligne, et pourquoi ?
