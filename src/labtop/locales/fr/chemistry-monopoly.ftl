# Chemistry Monopoly, tous les mots pour les gens. Numéros des règles : src/labtop/rooms/chemistry_monopoly/RULES.fr.md.

room-chemistry-monopoly = Chemistry Monopoly
    .tagline = Achète les éléments, condense-les, et fais payer la visite aux autres.

## Les cases : `.the` comme sujet ou complément, `.fact` ce qu’il est bon de savoir

space-hydrogen = Hydrogène
    .the = l’hydrogène
    .fact = L’hydrogène (H, 1) est l’élément le plus abondant de l’univers. Son liquide bout à −253 °C.
space-helium = Hélium
    .the = l’hélium
    .fact = L’hélium (He, 2) a été vu dans la lumière du Soleil avant d’être trouvé sur Terre. À pression ordinaire, il ne gèle jamais : un solide demande environ 25 bar.
space-lithium = Lithium
    .the = le lithium
    .fact = Le lithium (Li, 3) est le moins dense des éléments solides à température ambiante : il flotte sur l’huile.
space-sodium = Sodium
    .the = le sodium
    .fact = Le sodium (Na, 11) colore la flamme en jaune ; son symbole vient de natrium.
space-potassium = Potassium
    .the = le potassium
    .fact = Le potassium (K, 19) doit son symbole à kalium ; les bananes contiennent une trace de potassium 40 radioactif.
space-magnesium = Magnésium
    .the = le magnésium
    .fact = Le magnésium (Mg, 12) est au centre de la chlorophylle.
space-carbon = Carbone
    .the = le carbone
    .fact = Le carbone (C, 6) est le squelette de toutes les molécules organiques. Qu’il ne se condense jamais est une règle du jeu, pas de la chimie : le graphite est un solide.
space-calcium = Calcium
    .the = le calcium
    .fact = Le calcium (Ca, 20) est le métal le plus abondant du corps humain.
space-barium = Baryum
    .the = le baryum
    .fact = Le baryum (Ba, 56) rend les feux d’artifice verts.
space-nitrogen = Azote
    .the = l’azote
    .fact = L’azote (N, 7) forme environ 78 % de l’air sec.
space-oxygen = Oxygène
    .the = l’oxygène
    .fact = L’oxygène (O, 8) est, en masse, l’élément le plus abondant de la croûte terrestre. Son liquide est bleu pâle.
space-sulfur = Soufre
    .the = le soufre
    .fact = Le soufre (S, 16) relie entre elles les chaînes du caoutchouc : c’est la vulcanisation.
space-iron = Fer
    .the = le fer
    .fact = Le fer (Fe, 26) est le principal métal du noyau terrestre.
space-nickel = Nickel
    .the = le nickel
    .fact = Le nickel (Ni, 28) a donné son nom à la pièce de cinq cents des États-Unis, faite surtout de cuivre.
space-copper = Cuivre
    .the = le cuivre
    .fact = Le cuivre (Cu, 29) est un des rares métaux colorés.
space-fluorine = Fluor
    .the = le fluor
    .fact = Le fluor (F, 9) est l’élément le plus électronégatif.
space-chlorine = Chlore
    .the = le chlore
    .fact = Le chlore (Cl, 17) fournit la moitié des ions du sel de table.
space-silicon = Silicium
    .the = le silicium
    .fact = Le silicium (Si, 14) est juste sous le carbone dans le tableau et sert de base aux puces. Qu’il ne se condense jamais est une règle du jeu, pas de la chimie.
space-iodine = Iode
    .the = l’iode
    .fact = L’iode (I, 53) a une vapeur violette.
space-neon = Néon
    .the = le néon
    .fact = Le néon (Ne, 10) luit rouge orangé dans un tube à décharge.
space-argon = Argon
    .the = l’argon
    .fact = L’argon (Ar, 18) est le troisième gaz de l’air sec.
space-xenon = Xénon
    .the = le xénon
    .fact = Le xénon (Xe, 54) fut le premier gaz noble pris dans un composé, en 1962.
space-platinum = Platine
    .the = le platine
    .fact = Le platine (Pt, 78) travaille dans les pots catalytiques.
space-gold = Or
    .the = l’or
    .fact = Un gramme d’or (Au, 79) peut être battu en une feuille d’environ un mètre carré.
space-test-tube-rack = Portoir à tubes
    .the = le portoir à tubes
    .fact = Un portoir tient les tubes à essai droits et séparés, pour que personne ne les confonde.
space-bunsen-burner = Bec Bunsen
    .the = le bec Bunsen
    .fact = Un bec Bunsen mélange le gaz à l’air avant de brûler : avec beaucoup d’air, la flamme est bleue et atteint environ 1500 °C.
space-erlenmeyer-flask = Erlenmeyer
    .the = l’erlenmeyer
    .fact = Le cône d’un erlenmeyer permet d’agiter sans renverser.
space-electronic-balance = Balance électronique
    .the = la balance électronique
    .fact = Une bonne balance montre que la matière se conserve : ce qui entre pèse autant que ce qui sort.
space-go = Départ
    .the = le Départ
space-avogadros-tax = Taxe d’Avogadro
    .the = la Taxe d’Avogadro
space-biology-class = Cours de biologie
    .the = le Cours de biologie
space-extra-credit = Points bonus
    .the = les Points bonus
space-go-to-biology-class = Allez au Cours de biologie
    .the = la case Allez au Cours de biologie
space-glassware-fee = Frais de verrerie
    .the = les Frais de verrerie
space-lab-day-1 = Jour de labo
    .the = le Jour de labo
space-test-day-1 = Jour de contrôle
    .the = le Jour de contrôle
space-lab-day-2 = Jour de labo
    .the = le Jour de labo
space-test-day-2 = Jour de contrôle
    .the = le Jour de contrôle
space-lab-day-3 = Jour de labo
    .the = le Jour de labo
space-test-day-3 = Jour de contrôle
    .the = le Jour de contrôle

## Familles : la couleur, `.kin` ce que leurs éléments ont en commun

family-purple = violette
    .kin = gaz les plus légers
family-light-blue = bleu clair
    .kin = métaux alcalins
family-pink = rose
    .kin = alcalino-terreux
family-orange = orange
    .kin = non-métaux
family-red = rouge
    .kin = métaux de transition
family-yellow = jaune
    .kin = halogènes
family-green = verte
    .kin = gaz nobles
family-dark-blue = bleu foncé
    .kin = métaux précieux
family-supplies = fournitures de labo
    .kin = fournitures de labo
family-life = éléments de la vie
    .kin = éléments de la vie

## Cartes : `.order` ce qu’elles demandent

deck-lab-day = Jour de labo
deck-test-day = Jour de contrôle
card-fresh-start = Nouveau départ
    .order = Avance jusqu’au Départ.
card-gold-foil = Démonstration de la feuille d’or
    .order = Avance jusqu’à l’or.
card-copper-plating = Cuivrage
    .order = Avance jusqu’au cuivre.
card-magnesium-flare = Éclair de magnésium
    .order = Avance jusqu’au magnésium.
card-wash-the-racks = Lavage des portoirs
    .order = Avance jusqu’au portoir à tubes.
card-equipment-run-1 = Course au matériel
    .order = Avance jusqu’à la prochaine fourniture de labo : achète-la si elle est libre, sinon paie deux fois le loyer.
card-equipment-run-2 = Course au matériel
    .order = Avance jusqu’à la prochaine fourniture de labo : achète-la si elle est libre, sinon paie deux fois le loyer.
card-life-science = Passerelle vers les sciences de la vie
    .order = Avance jusqu’au prochain élément de la vie : achète-le s’il est libre, sinon lance les dés et paie 10 fois le total.
card-spilled-solution = Solution renversée
    .order = Recule de trois cases.
card-wrong-classroom = Mauvaise salle
    .order = Va au Cours de biologie. Tu ne passes pas par le Départ.
card-free-lab = Sortie gratuite du Cours de biologie
    .order = Garde cette carte : elle fait sortir gratuitement du Cours de biologie.
card-phase-maintenance = Entretien des changements d’état
    .order = Paie @25 par liquide et @100 par solide que tu possèdes.
card-goggles = Lunettes oubliées
    .order = Une amende de @15.
card-captains-treat = Tournée du chef de labo
    .order = Paie @50 à chaque joueur.
card-science-fair = Trophée de la fête de la science
    .order = Reçois @150.
card-deposit-back = Consigne de verrerie rendue
    .order = Reçois @50.
card-perfect-score = Sans faute
    .order = Avance jusqu’au Départ.
card-marking-error = Erreur de correction en ta faveur
    .order = Reçois @200.
card-tutoring-bill = Cours particuliers
    .order = Paie @50.
card-old-textbook = Vieux manuel vendu
    .order = Reçois @50.
card-free-test = Sortie gratuite du Cours de biologie
    .order = Garde cette carte : elle fait sortir gratuitement du Cours de biologie.
card-wrong-exam = Mauvais contrôle
    .order = Va au Cours de biologie. Tu ne passes pas par le Départ.
card-study-group = Tu as reçu le groupe de travail
    .order = Reçois @50 de chaque joueur.
card-scholarship = Bourse d’études
    .order = Reçois @100.
card-overpaid-dues = Cotisation trop payée
    .order = Reçois @20.
card-mole-day = Anniversaire le jour de la mole (23 octobre)
    .order = Reçois @10 de chaque joueur.
card-patent-royalty = Droits de brevet
    .order = Reçois @100.
card-exam-fee = Frais d’examen
    .order = Paie @100.
card-new-calculator = Nouvelle calculatrice
    .order = Paie @50.
card-peer-review = Honoraires de relecture
    .order = Reçois @25.
card-storage-inspection = Inspection du stockage
    .order = Paie @40 par liquide et @115 par solide que tu possèdes.
card-quiz-runner-up = Deuxième au quiz du tableau périodique
    .order = Reçois @10.

## Questions

ask-turn = C’est ton tour : lance les dés, ou occupe-toi d’abord de tes cartes. Tu peux condenser, évaporer, transférer, racheter et échanger jusqu’à la fin du tour.
ask-buy = Cette carte n’est à personne : achète-la au prix imprimé, ou laisse-la. Tu peux d’abord réunir l’argent.
ask-tax = Taxe d’Avogadro : la somme fixe, ou une part de tout ce que tu vaux ? Choisis avant de compter.
ask-count = Que dois-tu ici ? Annonce le montant avant qu’il soit prélevé.
ask-debt = Tu dois plus que ta bourse ne contient : évapore, transfère ou échange jusqu’à ce que cela suffise.
ask-auction = Monte l’enchère, ou quitte-la pour de bon.
ask-offer = On te propose un échange : accepte, refuse, ou fais une contre-proposition.
ask-counter = Une contre-proposition répond à ton offre : accepte ou refuse.
ask-receive = Tu reçois une carte transférée : rachète-la tout de suite, ou paie 10 % au Labo et laisse-la transférée.
ask-leave = Ton troisième tour au Cours de biologie n’a pas donné de double : paie l’amende, ou utilise une carte de sortie, et relance.
ask-thrown = On lance les deux dés.
ask-lab-day = On tire la carte du dessus de Jour de labo.
ask-test-day = On tire la carte du dessus de Jour de contrôle.
ask-deal = On distribue les cartes, deux par joueur, chacune payée aussitôt.
ask-bell = L’horloge de la table sonne quand le temps est écoulé.
field-type = Que fais-tu ?
field-card = Quelle carte ?
field-space = Laquelle ?
field-family = Quelle famille ?
field-levels = Jusqu’à quels niveaux ?
field-way = De quelle façon ?
field-amount = Combien ?
field-to = Avec qui ?
field-give = Que donnes-tu ?
field-want = Que veux-tu ?
field-pay = AMUny que tu paies ?
field-ask = AMUny que tu demandes ?
field-dice = Que montrent les dés ?
way-flat = la somme fixe
way-percent = une part de tout ce que tu vaux
play-action-throw = Lancer les dés
play-action-end = Finir le tour
play-action-payfine = Payer l’amende et sortir du Cours de biologie
play-action-usefree = Utiliser une carte de sortie
play-action-condense = Condenser
play-action-evaporate = Évaporer
play-action-selldown = Revendre une famille
play-action-transfer = Transférer au Labo
play-action-buyback = Racheter
play-action-buy = L’acheter
play-action-decline = La laisser
play-action-paytax = Payer
play-action-count = Annoncer le montant
play-action-bid = Enchérir
play-action-drop = Quitter l’enchère
play-action-offer = Proposer un échange
play-action-accept = Accepter
play-action-refuse = Refuser
play-action-counter = Faire une contre-proposition
play-action-payinterest = Payer 10 % et la laisser
play-action-giveup = Abandonner
play-name-count = Montant >{" "}
    .wrong = « { $typed } » n’est pas un montant d’AMUny : des chiffres entiers, six au plus, comme 120.
play-choice-nothing = rien
play-trade-choice = Composer un échange à toi
play-trade-counter = Composer une contre-proposition à toi
play-trade-to = Avec qui veux-tu échanger ?
play-trade-partner = { $seat }, @{ $cash }
play-trade-get = Que veux-tu de { $seat }, qui a @{ $cash } ?
play-trade-give = Que donnes-tu à { $seat } en échange ? Tu as @{ $cash }.
play-trade-how = Des numéros ou les premières lettres, séparés par des espaces ou des virgules ; les AMUny comme @120 ; 0 pour rien ; Entrée garde ce qui est entre crochets.
play-trade-prompt = [{ $default }] >{" "}
play-trade-confirm = Entrée propose cet échange, b le change >{" "}
play-trade-away = { $name } (transférée)
play-trade-no-amount = « { $typed } » n’est pas une somme d’AMUny : @ et un à six chiffres, comme @120.
play-trade-unknown = « { $typed } » n’est pas une carte que quelqu’un possède : tape un numéro de la liste, les premières lettres d’un nom, ou des AMUny comme @120.
play-trade-help =
    Un échange a deux côtés, et chacun peut mêler des cartes, des cartes de sortie et des AMUny : « 1 3 », « or, @50 », « @200 ».
    Dis d’abord ce que tu veux, puis ce que tu donnes. Tu revois les deux côtés avant que la proposition parte ; on y répond par oui, par non, ou par une seule contre-proposition.
    b revient d’un pas et, depuis le premier, laisse tomber l’échange. {"?"} 6 montre les règles des échanges.
play-type-thrown = Dés >{" "}
    .help = Lance deux vrais dés et tape ce qu’ils montrent : 3 5, ou 35. u reprend le dernier coup.
    .wrong = « { $typed } » n’est pas un lancer : il faut deux nombres de 1 à 6, comme 3 5.
play-type-lab-day = Jour de labo, quelle carte ? >{" "}
    .help = Tire la carte du dessus du vrai paquet et tape les premiers mots de son titre.
    .wrong = « { $typed } » n’est pas une carte qui peut être au-dessus de ce paquet.
play-type-test-day = Jour de contrôle, quelle carte ? >{" "}
    .help = Tire la carte du dessus du vrai paquet et tape les premiers mots de son titre.
    .wrong = « { $typed } » n’est pas une carte qui peut être au-dessus de ce paquet.
play-type-deal = Quelle carte a été distribuée ? >{" "}
    .help = Distribue la carte suivante du vrai paquet et tape son nom.
    .wrong = « { $typed } » n’est pas une carte qui peut encore être distribuée.

## Options

option-double-go = Double Départ
    .help = Si s’arrêter pile sur le Départ paie double.
option-double-go-true = oui, @400 pour un arrêt pile
option-double-go-false = non, @200 dans tous les cas
option-auction = Enchères
    .help = Si une carte refusée est mise aux enchères.
option-auction-true = oui, pour tout le monde
option-auction-false = non, elle reste au Labo
option-extra-credit = Points bonus
    .help = Ce qu’on peut gagner sur la case Points bonus.
option-extra-credit-nothing = rien, une case libre
option-extra-credit-pot = une cagnotte de toutes les taxes et amendes
option-extra-credit-pot-and-base = la cagnotte, et une base de @50 du Labo
option-forced-doubles = Double obligatoire
    .help = Si un double oblige à relancer.
option-forced-doubles-true = oui, un double relance
option-forced-doubles-false = non, on peut finir le tour
option-short-game = Partie courte
    .help = Deux cartes distribuées à chacun, trois liquides pour un solide, et la fin à la deuxième faillite : 60 à 90 minutes.
option-short-game-true = oui
option-short-game-false = non, la partie entière
option-count-it-yourself = Compte toi-même
    .help = Si les payeurs doivent annoncer un loyer, une part ou une charge avant le prélèvement.
option-count-it-yourself-true = oui, les payeurs comptent
option-count-it-yourself-false = non, le programme compte
option-rounds = Manches
    .help = La partie finit après ce nombre de manches ; le plus riche gagne.
option-minutes = Minutes
    .help = Une cloche sonne après ce nombre de minutes et le plus riche gagne ; 0 : pas de cloche.
option-pack = Ton propre plateau
    .help = Un fichier avec d’autres cases, prix et cartes.

## Ce qui s’est passé

event-opening-roll = { $seat } lance { $dice-1 } et { $dice-2 } pour commencer.
event-starts = { $seat } commence.
event-turn = C’est à { $seat } de jouer.
event-threw = { $seat } lance { $dice-1 } et { $dice-2 }.
event-landed = { $seat } arrive sur { $space-the }.
event-passed-go = { $seat } passe par le Départ et reçoit @{ $amount }.
event-landed-on-go = { $seat } est sur le Départ et reçoit @{ $amount }.
event-bought = { $seat } achète { $space-the } pour @{ $amount }.
event-declined = { $seat } laisse { $space-the }.
event-dealt = { $seat } reçoit { $space-the } à la distribution et paie @{ $amount }.
event-paid-player = { $seat } paie @{ $amount } à { $to }.
event-paid-lab = { $seat } paie @{ $amount }.
event-collected = { $seat } reçoit @{ $amount }.
event-owes-player = { $seat } doit @{ $amount } à { $to } et ne peut pas encore payer.
event-owes-lab = { $seat } doit @{ $amount } au Labo et ne peut pas encore payer.
event-drew = { $seat } tire dans { $deck } : { $card }. { $card-order }
event-won-pot = { $seat } gagne la cagnotte des Points bonus : @{ $amount }.
event-to-class = { $seat } va au Cours de biologie.
event-stays-inside = Pas de double : { $seat } reste au Cours de biologie, le tour { $turn } vient ensuite.
event-freed-by-doubles = Un double fait sortir { $seat } du Cours de biologie.
event-leaves-class = { $seat } sort du Cours de biologie pour @{ $amount }.
event-used-free = { $seat } sort du Cours de biologie avec une carte de sortie.
event-condensed = { $seat } condense { $space-the } : { $level ->
        [1] un liquide
        [one] { $level } liquide
       *[other] { $level } liquides
    }, pour @{ $amount }.
event-frozen = { $seat } condense { $space-the } en solide pour @{ $amount }.
event-evaporated = { $seat } évapore { $space-the }, { $level ->
        [0] de nouveau gaz
        [one] il reste un liquide
       *[other] il reste { $level } liquides
    }, et reçoit @{ $amount }.
event-melted = { $seat } évapore le solide sur { $space-the }, il reste { $level } liquides, et reçoit @{ $amount }.
event-sold-down = { $seat } revend la famille { $family } jusqu’aux niveaux { $levels } et reçoit @{ $amount }.
event-transferred = { $seat } transfère { $space-the } au Labo pour @{ $amount }.
event-bought-back = { $seat } rachète { $space-the } pour @{ $amount }.
event-paid-interest = { $seat } laisse { $space-the } au transfert et paie @{ $amount } au Labo.
event-put-up = Aux enchères : { $space }.
event-bid = { $seat } propose @{ $amount }.
event-dropped = { $seat } quitte l’enchère.
event-auctioned = { $seat } obtient { $space-the } pour @{ $amount }.
event-unsold = Personne n’enchérit sur { $space-the }.
event-to-be-auctioned = { $count ->
        [0] Il n’y a rien à mettre aux enchères
        [one] Une carte passe aux enchères
       *[other] { $count } cartes passent aux enchères
    }.
event-refused = { $seat } refuse l’échange avec { $to }.
event-bell = La cloche sonne : ce tour est le dernier.
event-over = La partie est finie : { $reason }.
event-bankrupt = { $seat } fait faillite et quitte la partie.
    .to = { $to } reçoit tout ce qu’il y a.
event-offered = { $seat } propose un échange à { $to }.
    .give = Donné : { $give }.
    .pay = Payé : @{ $pay }.
    .want = Demandé : { $want }.
    .ask = Somme demandée : @{ $ask }.
event-countered = { $seat } fait une contre-proposition à { $to }.
    .give = Donné : { $give }.
    .pay = Payé : @{ $pay }.
    .want = Demandé : { $want }.
    .ask = Somme demandée : @{ $ask }.
event-traded = { $seat } et { $to } font un échange.
    .give = De { $seat } : { $give }.
    .pay = { $seat } paie @{ $pay }.
    .want = De { $to } : { $want }.
    .ask = { $to } paie @{ $ask }.
reason-last-one = il ne reste qu’un joueur
reason-second-bankruptcy = un deuxième joueur est en faillite
reason-last-round = la dernière manche est jouée
reason-bell = le temps est écoulé
reason-bad-pack = le plateau ne peut pas être joué

## Le résultat

score-amount = @{ $amount }
room-winner = { $seat } a la plus grosse fortune et gagne.
score-cash = AMUny
score-cards = Cartes au prix imprimé ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    })
score-transferred = Cartes transférées à moitié ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    })
score-condensed = Liquides et solides à ce qu’ils ont coûté

## La table en texte

mono-round = Manche { $round } sur { $rounds }
mono-opening = On lance pour commencer
mono-bell-rung = La cloche a sonné : dernier tour
mono-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
mono-turn-of = { $seat } joue
mono-dice = Dés : { $one } et { $two }
mono-stock = Le Labo a { $liquids ->
        [one] { $liquids } liquide
       *[other] { $liquids } liquides
    } et { $solids ->
        [one] { $solids } solide
       *[other] { $solids } solides
    }
mono-pot = Points bonus : @{ $pot }
mono-own = Tes cartes
mono-cards-of = Cartes : { $seat }
mono-no-cards = aucune pour l’instant
mono-players = Joueurs
mono-purse = @{ $amount }
mono-you = toi
mono-out = en faillite
mono-in-turn = à son tour
mono-inside = au Cours de biologie, tour { $turn }
mono-at = sur { $space-the }
mono-card-count = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
mono-frees = { $count ->
        [one] { $count } carte de sortie
       *[other] { $count } cartes de sortie
    }
mono-worth = fortune @{ $amount }
mono-gas = gaz
mono-fixed = sans état
mono-liquids = { $level ->
        [one] { $level } liquide
       *[other] { $level } liquides
    }
mono-solid = solide
mono-away = transférée
mono-rent = loyer @{ $amount }
mono-rent-roll = loyer { $amount } × dés
mono-sale = À vendre : { $space }, @{ $price }
mono-auction = Enchère : { $space }, meilleure offre @{ $price }
mono-auction-leader = par { $seat }
mono-auction-away = La carte est transférée : 10 % en plus
mono-trade = { $seat } propose à { $to }
mono-trade-gets = { $seat } reçoit : { $goods }
mono-trade-gains = { $seat } aurait toute la famille : { $families }
mono-trade-loses = { $seat } perdrait la famille entière : { $families }
mono-trade-interest = { $seat } devrait @{ $amount } au Labo pour des cartes transférées
mono-debt = { $seat } doit @{ $amount } et pourrait réunir @{ $reach } en tout
mono-due = { $seat } doit annoncer ce qui est dû
mono-figures-rent = Imprimé sur { $space } : gaz @{ $gas }, le double si son propriétaire a toute la famille ; liquides { $liquids } ; solide @{ $solid }
mono-figures-supply = Imprimé sur les fournitures, selon combien en a le propriétaire : { $rents }
mono-figures-life = Imprimé sur les éléments de la vie, selon combien en a le propriétaire : le lancer fois { $factors }
mono-figures-tax = { $percent } % de ton argent, du prix imprimé de tes cartes et de ce que tes condensations ont coûté, arrondi vers le haut
mono-figures-pieces = Pour chaque liquide @{ $liquid }, pour chaque solide @{ $solid }
mono-nothing = rien

## Ce qui vient de se passer : la chimie

note-condensing = Du gaz au liquide, c’est la condensation : les particules perdent de l’énergie et restent proches. Chaque élément le fait à sa température, de −269 °C pour l’hélium à 2 856 °C pour l’or.
note-freezing = À la rigueur, du liquide au solide, c’est la solidification, pas la condensation : les particules ont maintenant des places fixes. Le jeu appelle condenser les deux étapes.
note-evaporating = Évaporer demande de l’énergie pour séparer les particules ; ici, tu récupères plutôt la moitié de ton argent.
note-melting = Du solide au liquide, c’est la fusion ; le jeu appelle évaporer les deux chemins de retour.
note-transferring = L’hypothèque s’appelle ici transfert, d’après la conservation de la masse : la matière passe d’un endroit à l’autre, rien ne se perd.
note-helium = L’hélium n’a pas de solide à pression ordinaire : il faut environ 25 bar. Le jeu n’en tient pas compte.
note-avogadro = La constante d’Avogadro, 6,022 × 10²³ par mole, est le nombre de particules dans une mole. Ce très grand nombre a donné son nom à la taxe.
note-mole-day = Le jour de la mole est le 23 octobre à cause de 6,022 × 10²³, le nombre de particules dans une mole.

## Refus : le tour

refusal-not-two-dice = Il faut deux dés, chacun de 1 à 6.
refusal-not-the-top-card = « { $card } » ne peut pas être la carte du dessus de ce paquet maintenant.
refusal-not-in-the-pack = « { $space } » ne fait pas partie des cartes encore à distribuer.
refusal-rolled-already = Tu as déjà lancé : il faut un double pour relancer.
refusal-roll-first = Lance d’abord : un tour finit après au moins un lancer.
refusal-doubles-must-roll = À cette table, un double oblige à relancer : le tour ne peut pas finir avant.
refusal-not-inside = Tu n’es pas au Cours de biologie, il n’y a rien à quitter.
refusal-leave-before-rolling = Tu as déjà lancé ce tour-ci : paie ou utilise une carte avant de lancer, ou attends ton prochain tour.
refusal-no-free-card = Tu n’as pas cette carte : « { $card } ».
refusal-cannot-afford = Cela coûte @{ $amount }, et ta bourse contient @{ $cash } : il manque @{ $missing }. Évapore, transfère ou échange d’abord.
refusal-no-such-card = Il n’y a pas de carte pour « { $space } » sur ce plateau.
refusal-not-your-card = Tu ne possèdes pas { $space-the }.
refusal-not-transferred = Tu as déjà { $space-the } face visible : il n’y a rien à racheter.

## Refus : condenser et évaporer

refusal-never-condenses = Tu ne peux jamais condenser { $space-the } : les éléments de la vie et les fournitures restent comme ils sont.
    .chemistry = C’est une règle de ce jeu : le carbone et le silicium sont solides jusqu’à plus de 1 400 °C.
refusal-set-not-whole = Pour condenser { $space-the }, il te faut toute la famille { $family } : tu en as { $have } sur { $size }.
    .chemistry = Une famille réunit des éléments parents ({ $family-kin }).
refusal-set-transferred = Une carte de la famille { $family } est transférée : rachète-la avant de condenser { $space-the }.
refusal-already-solid = Tu as déjà un solide sur { $space-the } : il n’y a rien au-delà.
    .chemistry = Gaz, liquide, solide : dans un solide, chaque particule a sa place, il ne se condense plus.
refusal-uneven-up = Condense régulièrement : { $first } est plus bas que { $space } et vient d’abord.
refusal-uneven-down = Évapore régulièrement : { $first } est plus haut que { $space } et vient d’abord.
refusal-no-solids = Le Labo n’a plus de solide pour { $space-the } : attends que quelqu’un en évapore un.
refusal-no-liquids = Le Labo n’a plus de liquide pour { $space-the } : attends que quelqu’un en évapore un.
refusal-is-gas = Tu as { $space-the } à l’état de gaz : il n’y a rien à évaporer.
    .chemistry = Évaporer transforme un liquide en gaz ; un gaz l’est déjà.
refusal-no-liquids-below = Le solide sur { $space-the } redeviendrait { $needed } liquides, et le Labo en a { $left } : revends plutôt la famille d’un coup.
refusal-not-your-set = Tu ne possèdes pas toute la famille « { $family } ».
refusal-not-blocked = Le Labo a assez de liquides : évapore la famille { $family } pas à pas.
refusal-bad-levels = La famille { $family } ne peut pas aller à ces niveaux : ils doivent être réguliers, plus bas qu’à présent, et le Labo ne peut ajouter que { $left } liquides.

## Refus : transférer et échanger

refusal-already-transferred = Tu as déjà transféré { $space-the }.
refusal-set-condensed = { $space } ne peut pas être transféré tant qu’un élément de la famille { $family } porte un liquide ou un solide : évapore d’abord la famille.
refusal-set-not-gas = { $space } ne peut pas changer de mains tant qu’un élément de la famille { $family } porte un liquide ou un solide : toute la famille doit être gazeuse.
refusal-offers-used-up = Tu as déjà proposé { $most } échanges : c’est tout pour l’instant.
refusal-no-partner = Un échange demande un autre joueur encore en jeu.
refusal-one-sided = Un échange a deux côtés : chacun donne quelque chose.
refusal-named-twice = Une carte est nommée deux fois dans cet échange.
refusal-free-card-not-held = Tu n’as pas « { $card } ».
refusal-free-card-not-theirs = L’autre joueur n’a pas « { $card } ».
refusal-not-yours-to-give = Tu ne peux pas donner { $space-the } : la carte n’est pas à toi.
refusal-not-theirs-to-give = L’autre joueur ne possède pas { $space-the }.
refusal-cash-both-ways = L’argent va dans un seul sens : ou tu paies (@{ $pay }), ou tu en demandes (@{ $ask }).
refusal-cannot-pay-that = Tu proposes @{ $amount }, et ta bourse contient @{ $cash }.
refusal-they-cannot-pay-that = Tu demandes @{ $amount }, et l’autre bourse contient @{ $cash }.
refusal-interest-not-payable = Les cartes transférées que tu recevrais coûtent @{ $interest } tout de suite, et il te resterait @{ $cash }.
refusal-interest-not-payable-by-them = Les cartes transférées que tu donnes coûtent @{ $interest } tout de suite à l’autre joueur, à qui il resterait @{ $cash }.
refusal-one-counter = Une contre-proposition s’accepte ou se refuse : il n’y en a qu’une.
refusal-another-card-first = La question porte sur { $space-the }.
refusal-cannot-buy-back-now = Racheter { $space-the } coûte @{ $amount } ; tu as @{ $cash }, et les 10 % des autres cartes doivent rester payables.

## Refus : enchères et dettes

refusal-bid-too-low = Une enchère de @{ $amount } ne dépasse pas la meilleure, @{ $price }.
refusal-bid-not-covered = Une enchère de @{ $amount } doit être couverte par l’argent en main : tu as @{ $cash }.
    .interest = Pour cette carte transférée, @{ $interest } s’y ajoutent.
refusal-can-still-pay = Tu dois @{ $amount }, et tes biens rapportent @{ $reach } : tu peux payer, donc tu le dois.
refusal-debt-first = Tu dois @{ $amount } : tant qu’il manque @{ $missing }, tu ne peux que réunir de l’argent.

## Refus : compte toi-même

refusal-count-gas = Ce n’est pas @{ $named }. Regarde le loyer imprimé pour { $space } gazeux ; il manque une partie de la famille à son propriétaire, il n’est donc pas doublé.
refusal-count-whole-set = Ce n’est pas @{ $named }. Le loyer de { $space } gazeux est @{ $rent }, et son propriétaire a toute la famille : il est doublé.
refusal-count-liquids = Ce n’est pas @{ $named }. { $space } porte { $level ->
        [1] un liquide
        [one] { $level } liquide
       *[other] { $level } liquides
    } : le chiffre imprimé pour cela est dû, non doublé.
refusal-count-solid = Ce n’est pas @{ $named }. { $space } est solide : le dernier chiffre de sa carte est dû.
refusal-count-supply = Ce n’est pas @{ $named }. Le propriétaire a { $count ->
        [1] une fourniture
        [one] { $count } fourniture
       *[other] { $count } fournitures
    } : cela fait @{ $rent }, fois { $factor }.
refusal-count-life = Ce n’est pas @{ $named }. Le propriétaire a { $count ->
        [1] un élément de la vie
        [one] { $count } élément de la vie
       *[other] { $count } éléments de la vie
    } : { $factor } fois le lancer de { $total }.
refusal-count-life-card = Ce n’est pas @{ $named }. La carte demande { $factor } fois le nouveau lancer de { $total }.
refusal-count-tax = Ce n’est pas @{ $named }. Additionne ton argent (@{ $cash }), tes cartes au prix imprimé (@{ $cards }) et tes liquides et solides à leur coût (@{ $condensed }) ; { $percent } % de la somme est dû, arrondi au-dessus.
refusal-count-pieces = Ce n’est pas @{ $named }. Tu as { $liquids ->
        [one] { $liquids } liquide
       *[other] { $liquids } liquides
    } à @{ $liquid } et { $solids ->
        [one] { $solids } solide
       *[other] { $solids } solides
    } à @{ $solid }.

## Refus : un plateau à soi

refusal-bad-pack = Ce plateau ne peut pas être joué, voir « { $entry } » : { $reason }.
reason-pack-bad-id = un identifiant a des minuscules, des chiffres et des tirets, au plus 40
reason-pack-id-twice = cet identifiant sert deux fois ou a un sens fixe
reason-pack-no-name = il manque un nom (names = { "{" } fr = "…" { "}" })
reason-pack-bad-name = un nom a de 1 à { $most } lettres
reason-pack-bad-amount = { $amount } ne convient pas : il faut un nombre de 0 à { $most }
reason-pack-no-start-money = les joueurs ont besoin d’argent pour commencer
reason-pack-board-length = { $spaces } cases ne conviennent pas : un plateau en a de { $fewest } à { $most }
reason-pack-go-first = la première case doit être le Départ, et il n’y en a qu’un
reason-pack-one-class = un plateau a exactement un Cours de biologie, pas { $count }
reason-pack-too-few-figures = il y a { $given } chiffres et il en faut { $needed }
reason-pack-odd-price = un prix doit être pair et d’au moins 2, pour que sa moitié soit entière ; il est de { $price }
reason-pack-odd-step = un palier doit être pair et d’au moins 2, pour que sa moitié soit entière ; il est de { $price }
reason-pack-not-for-sale = seuls les éléments, les éléments de la vie et les fournitures ont un prix, une famille ou des loyers
reason-pack-no-set-here = seuls les éléments de couleur ont une famille et des loyers
reason-pack-no-such-set = il n’y a pas de famille « { $family } »
reason-pack-six-rents = un élément demande six loyers (gaz, un à quatre liquides, solide), pas { $given }
reason-pack-no-amount = il manque le montant
reason-pack-set-size = une famille a de { $fewest } à { $most } éléments, pas { $count }
reason-pack-too-many-cards = { $count } cartes, c’est plus que { $most }
reason-pack-empty-deck = un paquet où l’on tire demande une carte qui ne se garde pas et ne fait pas reculer
reason-pack-no-such-target = il n’y a pas de case « { $target } » où aller
reason-pack-bad-steps = on recule d’au moins une case et de moins d’un tour, pas de { $steps }
reason-pack-no-next = le plateau n’a pas une telle case, ou le facteur ne convient pas
reason-pack-few-cards = { $count } cartes peuvent être possédées ; la partie courte en distribue { $fewest } à six joueurs
reason-pack-deal-too-dear = les deux cartes les plus chères coûtent @{ $count } et chacun commence avec @{ $start }
entry-board = le plateau
entry-money = l’argent

## L’introduction : ce qui est dit avant chaque coup guidé

intro-roll = Tu achètes des éléments chimiques et fais payer les visiteurs. C’est la partie courte : deux cartes ont été distribuées à chacun, l’hélium et le cuivre pour toi, et payées. Tu commences. Lance les dés.
intro-buy = Six cases plus loin : le lithium, un métal léger qui n’est encore à personne. Son prix imprimé est @100. Achète-le : tout joueur qui s’y arrête te paiera.
intro-end = Le lithium est à toi. Une carte neuve est un gaz, et le loyer d’un gaz est bas. Finis ton tour.
intro-trade = L’autre joueur est venu sur le lithium et t’a payé @6, a relancé après un double et acheté le magnésium. Tu as l’hélium, il a l’hydrogène : ensemble, la famille violette. Propose @120 pour l’hydrogène, deux fois son prix.
intro-condense = Accepté : toute la famille est à toi, et ses loyers sont doublés. Maintenant tu peux condenser : le premier liquide sur l’hydrogène coûte @50 et porte son loyer à @10 au lieu de @4.
intro-evenly = Une famille se condense régulièrement : aucun élément ne peut avoir plus d’un palier d’avance. L’hélium vient donc ensuite. Trois liquides chacun, et dans cette partie courte un solide peut suivre.
intro-test-day = Tes cartes sont en ordre. Tout cela peut se faire à tout moment de ton tour, avant et après le lancer. Lance maintenant.
intro-free-card = Jour de contrôle : tu as tiré une carte qui fait sortir gratuitement du Cours de biologie. Garde-la, ou vends-la à quelqu’un qui y est. Finis ton tour.
intro-transfer = Le cuivre seul rapporte peu. S’il te faut de l’argent, transfère-le : le Labo paie la moitié du prix, @120, la carte reste à toi mais ne rapporte rien. La matière est seulement déplacée, jamais perdue ; la racheter coûte 10 % de plus.
intro-last-roll = Avec cet argent, tu pourrais continuer à condenser. Lance d’abord.
intro-on-your-own = Tu sais lancer, acheter, échanger, condenser et transférer. Un joueur qui ne peut pas payer doit réunir l’argent, sinon c’est la faillite. Les dés sont vrais maintenant : continue !

## Conseils : pourquoi l’entraîneur le ferait, avec ses propres nombres

chemistry-monopoly-hint-buy-set = { $space } complète ta famille { $family } : ses { $family-kin } peuvent désormais se condenser, et même à l’état de gaz cette carte seule rapporte environ @{ $earns } par tour.
chemistry-monopoly-hint-buy-block = { $space } est tout ce qui manque à { $to } pour la famille { $family } : tant que la carte est à toi, ces { $family-kin } restent des gaz. Elle te rapporte environ @{ $earns } par tour.
chemistry-monopoly-hint-buy = { $space } coûte @{ $price } ; { $visits } % des lancers s’y arrêtent, ce qui rapporte environ @{ $earns } par tour, et tu tiens une carte de plus parmi les { $family-kin }.
chemistry-monopoly-hint-decline = { $space } te laisserait @{ $left }, et le loyer le plus cher est de @{ $rent } : avec de l’argent en main, tu n’as rien à évaporer ni à transférer.
chemistry-monopoly-hint-condense = Du gaz au liquide : pour @{ $cost }, une visite sur { $space-the } coûte @{ $after } au lieu de @{ $before }. Un liquide, dont les particules sont proches, rapporte plus qu’un gaz.
chemistry-monopoly-hint-freeze = Du liquide au solide : pour @{ $cost }, une visite sur { $space-the } coûte @{ $after } au lieu de @{ $before }, et ses liquides retournent au Labo.
chemistry-monopoly-hint-raise = Le Labo paie @{ $amount }, et une visite coûtera @{ $rent } de moins aux autres{ $missing ->
        [0] {""}
       *[other] , mais il manque @{ $missing } pour la dette
    }. La matière se conserve : elle va au Labo.
chemistry-monopoly-hint-buy-back = { $space } revient pour @{ $cost } et rapporte de nouveau environ @{ $earns } par tour ; tant qu’une carte des { $family-kin } est transférée, la famille ne se condense pas.
chemistry-monopoly-hint-roll = Un lancer { $way ->
        [up] rapporte
       *[down] coûte
    } environ @{ $mean }, le chemin vers le Départ et les éléments à trouver compris : { $risk } % des lancers finissent sur la carte de quelqu’un d’autre, pour @{ $rent } au plus.
chemistry-monopoly-hint-stay = Ici, c’est calme, et tes éléments rapportent pendant ce temps : { $risk } % des lancers finissent sur la carte de quelqu’un d’autre, jusqu’à @{ $rent }, et un lancer { $way ->
        [up] rapporte
       *[down] coûte
    } environ @{ $mean }.
chemistry-monopoly-hint-leave-class = Dehors, tu peux trouver { $find ->
        [0] aucune carte libre
        [one] une carte libre
       *[other] { $find } éléments et fournitures libres
    }, contre @{ $fine } pour sortir ; { $risk } % des lancers finissent sur la carte de quelqu’un d’autre, pour @{ $rent } au plus.
chemistry-monopoly-hint-trade = Les deux côtés doivent être d’accord : l’échange avec { $to } { $way ->
        [up] augmente
       *[down] diminue
    } la valeur de ta position de @{ $mine } et { $their-way ->
        [up] augmente
       *[down] diminue
    } la sienne de @{ $theirs }.
chemistry-monopoly-hint-refuse = Mieux vaut refuser : l’échange avec { $to } { $way ->
        [up] augmente
       *[down] diminue
    } la valeur de ta position de @{ $mine } et { $their-way ->
        [up] augmente
       *[down] diminue
    } la sienne de @{ $theirs }.
chemistry-monopoly-hint-auction = { $space } vaut pour toi jusqu’à @{ $limit } parmi les { $family-kin } ; l’enchère est à @{ $price }.
chemistry-monopoly-hint-duty = Cette somme doit être payée : { $amount ->
        [0] ta bourse contient @{ $cash }
       *[other] la dette est de @{ $amount }, ta bourse contient @{ $cash }
    }.

## Familles de messages qui nomment les mots d’un paramètre

words-of-give = space card
words-of-want = space card
words-of-first = space
words-of-target = space
words-of-entry = entry space card family
