# Énigmes de Chem and Roll : notions, questions, réponses, et l’idée derrière chaque réponse fausse.

concept-limiting = réactif limitant, 2 SO₂ : 1 O₂
    .why = Deux SO₂ demandent un O₂. Ce qui s’épuise d’abord décide de la quantité de SO₃, et le reste de l’autre est perdu.
concept-acid = SO₃ et eau, un pour un
    .why = Un SO₃ prend un H₂O : c’est la plus petite des deux quantités qui décide.
concept-catalyst = un catalyseur n’est pas un réactif
    .why = V₂O₅ rend la réaction plus rapide. Il n’est pas consommé et ne change pas la quantité de produit possible.
concept-cooling = refroidir un équilibre exothermique
    .why = 2 SO₂ + O₂ ⇌ 2 SO₃ dégage de la chaleur : refroidir déplace l’équilibre vers SO₃.
concept-counting = compter ce qu’un coup rapporte
    .why = À la dernière manche, seul compte l’argent immédiat.
concept-expectation = espérance
    .why = Un coup vaut l’argent immédiat et, pour chaque lancer qui peut suivre, ce que son meilleur emploi rapporte, en moyenne.

puzzle-title-best-placement = Le meilleur emploi : quel dé, quelle case ?
puzzle-title-last-three = Encore trois manches
puzzle-title-limiting = Combien de SO₃ ?
puzzle-title-acid = Combien d’acide ?
puzzle-title-catalyst = Le rôle du catalyseur
puzzle-title-cooling = Refroidir

puzzle-place = { $left ->
        [0] La dernière manche : quel emploi d’un dé rapporte le plus ?
        [1] Manche { $round } sur { $rounds } : encore une manche ensuite. Quel emploi d’un dé rapporte le plus ?
       *[other] Manche { $round } sur { $rounds } : encore { $left } manches ensuite. Quel emploi d’un dé rapporte le plus ?
    }
puzzle-place-right = { $left ->
        [0] Il rapporte { $now }, plus que tout autre emploi.
       *[other] Il rapporte { $now } tout de suite et { $later } en moyenne ensuite : { $worth } en tout, plus que tout autre emploi.
    }
puzzle-place-wrong = { $left ->
        [0] Il rapporte { $now }, soit { $less } de moins que le meilleur emploi.
       *[other] Il rapporte { $now } tout de suite et { $later } en moyenne ensuite : { $worth } en tout, soit { $less } de moins que le meilleur emploi.
    }

puzzle-limiting = Tu poses { $die }, tel quel, à la ligne { $line } : { $blue } SO₂ et { $red } O₂ se rencontrent. Combien de SO₃ donnent-ils ?
puzzle-limiting-amount = { $amount } SO₃
puzzle-limiting-right = { $made } SO₃ prennent { $made } SO₂ et { $needs } O₂. Perdus : { $bluelost } SO₂ et { $redlost } O₂.
puzzle-limiting-one-to-one = { $amount } compte un O₂ par SO₂, or un O₂ suffit pour deux SO₂.
puzzle-limiting-sum = { $amount }, c’est { $blue } + { $red }. Chaque SO₂ qui réagit donne un SO₃ : jamais plus de SO₃ que de SO₂.
puzzle-limiting-double = { $amount }, c’est le double de O₂. Il faudrait { $amount } SO₂, et il n’y en a que { $blue }.
puzzle-limiting-all = Pour { $amount } SO₃, il faut moitié moins de O₂, et { $red } O₂ ne suffisent pas.

puzzle-acid = { $violet } SO₃ attendent à la ligne { $line }, et tu y poses le dé blanc tel quel : { $white } H₂O. Combien de H₂SO₄ donnent-ils ?
puzzle-acid-amount = { $amount } H₂SO₄
puzzle-acid-right = Un SO₃ et un H₂O donnent un H₂SO₄ : le plus petit de { $violet } et { $white } décide. Il reste { $violetlost } SO₃ et { $whitelost } H₂O.
puzzle-acid-sum = { $amount }, c’est { $violet } + { $white }. Ici, deux molécules n’en font qu’une : on n’ajoute pas les quantités.
puzzle-acid-larger = { $amount } est la plus grande quantité. La plus petite est épuisée avant.
puzzle-acid-rest = { $amount } est la différence : ce qui reste, pas ce qui est formé.

puzzle-catalyst = Ton catalyseur peut décaler un dé de { $shift }. Sans décalage, tu poses { $die } à la ligne { $line } : { $blue } SO₂ et { $red } O₂ se rencontrent. Combien de SO₃ donnent-ils ?
puzzle-catalyst-amount = { $amount } SO₃
puzzle-catalyst-right = { $made } SO₃, comme sans catalyseur : ils prennent { $made } SO₂ et { $needs } O₂. V₂O₅ n’entre pas dans le bilan.
puzzle-catalyst-more = { $amount } ajoute au produit les { $shift } du catalyseur. Un catalyseur rend une réaction plus rapide, jamais son rendement plus grand.
puzzle-catalyst-none = 0 serait juste si V₂O₅ était un réactif qui manque à cette ligne. C’est un catalyseur : SO₂ et O₂ suffisent à la ligne.
puzzle-catalyst-one-to-one = { $amount } compte un O₂ par SO₂, or un O₂ suffit pour deux SO₂.
puzzle-catalyst-sum = { $amount }, c’est { $blue } + { $red }. Chaque SO₂ qui réagit donne un SO₃ : jamais plus de SO₃ que de SO₂.

puzzle-cooling = Ton échangeur de chaleur peut décaler le SO₃ formé de { $reach }. Tu poses { $die }, tel quel, à la ligne { $line } : { $blue } SO₂ et { $red } O₂ se rencontrent. Combien de SO₃ peux-tu écrire au plus ?
puzzle-cooling-amount = { $amount } SO₃
puzzle-cooling-right = Les réactifs donnent { $made } SO₃, et refroidir déplace l’équilibre encore vers SO₃, de { $reach } au plus mais pas au-delà de 6 : { $most }.
puzzle-cooling-no-effect = { $amount }, c’est ce que donnent les réactifs sans l’échangeur de chaleur.
puzzle-cooling-less = { $amount } prend le froid pour une perte. Il ralentit bien la réaction, mais elle dégage de la chaleur : au froid, il y a plus de SO₃ à l’équilibre.
puzzle-cooling-sum = { $amount }, c’est { $blue } + { $red }. Chaque SO₂ qui réagit donne un SO₃ : on n’ajoute pas les quantités.
puzzle-cooling-over-six = { $amount } dépasse 6, et les valeurs restent entre 1 et 6.
