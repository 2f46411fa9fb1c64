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
    .pays = les six : { $reward }
    .pays-short = six : { $reward }
web-cr-sell = Vendre une fois
    .short = Vente
web-cr-market = Marché, deux fois
    .short = Marché
web-cr-visits = { $left ->
        [0] plus de visite
        [one] { $left } visite restante
       *[other] { $left } visites restantes
    }
web-cr-spent = dépensé : { $spent }
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
web-cr-violet = Quelle valeur pour le SO₃ ?
web-cr-line = Dans quelle ligne va le SO₃ ?
web-cr-placed = { $colour } { $value } est placé
web-cr-unsaved = Pas encore enregistré : ce sera envoyé dès que le serveur répond.
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
web-cr-pick-die = Dé { $number } : { $colour } { $value }
web-cr-die-gone = pris
web-cr-value = Utilisé comme
web-cr-value-is = utiliser comme { $value }
web-cr-as-colour = Couleur utilisée
web-cr-buy = Marché : { $price } pour une valeur de 1 à { $highest }
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

## Ce que fait un dé placé

web-cr-effect-reacts = réagit
web-cr-effect-opens = ouvre
web-cr-effect-waits = attend
web-cr-effect-out = tu es éliminé
web-cr-effect-free = gratuit
web-cr-effect-of = { $done } sur { $size }
web-cr-curve = Argent de { $name }, coup par coup
web-cr-then = puis { $money }
web-cr-why-catalyst = catalyseur { $by }
web-cr-why-exchanger = échangeur { $by }
web-cr-why-market = marché { $price }
web-cr-why-colour = nouvelle couleur
web-cr-why-waiting = attend
web-cr-label-line = { $box }, case { $colour }
web-cr-label-place = { $where } : placer { $value }
web-cr-label-reacts = donne SO₃ { $violet }
web-cr-label-acid = vend l’acide { $gain }
web-cr-label-earns = rapporte { $gain }

## La feuille en mots

web-cr-text-line = Ligne { $line } : SO₂ { $blue }, O₂ { $red }, SO₃ { $violet }, H₂O { $white }
    .acid = vendue { $money }
    .closed = fermée par une zone d’excès
    .lost = perdu : { $lost }
    .shifted = échangeur { $by }
web-cr-text-sold = vendu { $money }
web-cr-text-empty = vide
web-cr-text-row = { $box } : { $dice }
web-cr-text-complete = complète

## Touches

web-cr-key-die = choisir un dé
web-cr-key-box = aller d’une case à l’autre
web-cr-key-place = poser
web-cr-key-back = un pas en arrière

## De vrais dés

web-cr-typed-face = dé { $colour } : { $value }

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
web-cr-round-of = tour { $round } sur { $rounds }
web-cr-round = tour { $round }

## La fin

web-cr-end-made = Tu as gagné { $money }
web-cr-end-medal = Tu as gagné { $money } : { $medal }.
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
web-cr-end-tie = égalité : moins de réactions
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
