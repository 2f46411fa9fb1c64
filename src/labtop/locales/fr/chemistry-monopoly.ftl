# Chemistry Monopoly, tous les mots pour les gens. Numéros des règles : src/labtop/rooms/chemistry_monopoly/RULES.fr.md.

room-chemistry-monopoly = Chemistry Monopoly
    .tagline = Achète les éléments, condense-les, et fais payer la visite aux autres.

## Les cases : `.the` comme sujet ou complément, `.fact` ce qu’il est bon de savoir

space-hydrogen = Hydrogène
    .the = l’hydrogène
    .fact = L’hydrogène (H, 1) est l’élément le plus abondant de l’univers. Son liquide bout à −253 °C.
space-helium = Hélium
    .the = l’hélium
    .fact = L’hélium (He, 2) a été vu dans la lumière du Soleil avant d’être trouvé sur Terre. À pression ordinaire, il ne gèle jamais : un solide demande environ 25 bar.
space-lithium = Lithium
    .the = le lithium
    .fact = Le lithium (Li, 3) est le moins dense des éléments solides à température ambiante : il flotte sur l’huile.
space-sodium = Sodium
    .the = le sodium
    .fact = Le sodium (Na, 11) colore la flamme en jaune ; son symbole vient de natrium.
space-potassium = Potassium
    .the = le potassium
    .fact = Le potassium (K, 19) doit son symbole à kalium ; les bananes contiennent une trace de potassium 40 radioactif.
space-magnesium = Magnésium
    .the = le magnésium
    .fact = Le magnésium (Mg, 12) est au centre de la chlorophylle.
space-carbon = Carbone
    .the = le carbone
    .fact = Le carbone (C, 6) est le squelette de toutes les molécules organiques. Qu’il ne se condense jamais est une règle du jeu, pas de la chimie : le graphite est un solide.
space-calcium = Calcium
    .the = le calcium
    .fact = Le calcium (Ca, 20) est le métal le plus abondant du corps humain.
space-barium = Baryum
    .the = le baryum
    .fact = Le baryum (Ba, 56) rend les feux d’artifice verts.
space-nitrogen = Azote
    .the = l’azote
    .fact = L’azote (N, 7) forme environ 78 % de l’air sec.
space-oxygen = Oxygène
    .the = l’oxygène
    .fact = L’oxygène (O, 8) est, en masse, l’élément le plus abondant de la croûte terrestre. Son liquide est bleu pâle.
space-sulfur = Soufre
    .the = le soufre
    .fact = Le soufre (S, 16) relie entre elles les chaînes du caoutchouc : c’est la vulcanisation.
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
    .fact = Un bec Bunsen mélange le gaz à l’air avant de brûler : avec beaucoup d’air, la flamme est bleue et atteint environ 1500 °C.
space-erlenmeyer-flask = Erlenmeyer
    .the = l’erlenmeyer
    .fact = Le cône d’un erlenmeyer permet d’agiter sans renverser.
space-electronic-balance = Balance électronique
    .the = la balance électronique
    .fact = Une bonne balance montre que la matière se conserve : ce qui entre pèse autant que ce qui sort.
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
    .order = Avance jusqu’à la prochaine fourniture de labo : achète-la si elle est libre, sinon paie deux fois le loyer.
card-equipment-run-2 = Course au matériel
    .order = Avance jusqu’à la prochaine fourniture de labo : achète-la si elle est libre, sinon paie deux fois le loyer.
card-life-science = Passerelle vers les sciences de la vie
    .order = Avance jusqu’au prochain élément de la vie : achète-le s’il est libre, sinon lance les dés et paie 10 fois le total.
card-spilled-solution = Solution renversée
    .order = Recule de trois cases.
card-wrong-classroom = Mauvaise salle
    .order = Va au Cours de biologie. Tu ne passes pas par le Départ.
card-free-lab = Sortie gratuite du Cours de biologie
    .order = Garde cette carte : elle fait sortir gratuitement du Cours de biologie.
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
    .order = Garde cette carte : elle fait sortir gratuitement du Cours de biologie.
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

ask-turn = C’est ton tour : lance les dés, ou occupe-toi d’abord de tes cartes. Tu peux condenser, évaporer, transférer, racheter et échanger jusqu’à la fin du tour.
ask-buy = Cette carte n’est à personne : achète-la au prix imprimé, ou laisse-la. Tu peux d’abord réunir l’argent.
ask-tax = Taxe d’Avogadro : la somme fixe, ou une part de tout ce que tu vaux ? Choisis avant de compter.
ask-count = Que dois-tu ici ? Annonce le montant avant qu’il soit prélevé.
ask-debt = Tu dois plus que ta bourse ne contient : évapore, transfère ou échange jusqu’à ce que cela suffise.
ask-auction = Monte l’enchère, ou quitte-la pour de bon.
ask-offer = On te propose un échange : accepte, refuse, ou fais une contre-proposition.
ask-counter = Une contre-proposition répond à ton offre : accepte ou refuse.
ask-receive = Tu reçois une carte transférée : rachète-la tout de suite, ou paie 10 % au Labo et laisse-la transférée.
ask-leave = Ton troisième tour au Cours de biologie n’a pas donné de double : paie l’amende, ou utilise une carte de sortie, et relance.
ask-thrown = On lance les deux dés.
ask-lab-day = On tire la carte du dessus de Jour de labo.
ask-test-day = On tire la carte du dessus de Jour de contrôle.
ask-deal = On distribue les cartes, deux par joueur, chacune payée aussitôt.
ask-bell = L’horloge de la table sonne quand le temps est écoulé.
field-type = Que fais-tu ?
field-card = Quelle carte ?
field-space = Laquelle ?
field-family = Quelle famille ?
field-levels = Jusqu’à quels niveaux ?
field-way = De quelle façon ?
field-amount = Combien ?
field-to = Avec qui ?
field-give = Que donnes-tu ?
field-want = Que veux-tu ?
field-pay = AMUny que tu paies ?
field-ask = AMUny que tu demandes ?
field-why = Quelle raison donnes-tu ?
field-more = Combien de plus suffirait ?
field-dice = Que montrent les dés ?
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
brief-offer = Échanger avec { $to } : { $count ->
        [0] { $asked }
        [1] { $goods }
       *[other] { $count } cartes
    }
brief-counter = Contre-proposition : { $count ->
        [0] { $asked }
        [1] { $goods }
       *[other] { $count } cartes
    }
play-action-payinterest = Payer 10 % et la laisser
play-action-giveup = Abandonner
play-name-count = Montant >{" "}
    .wrong = « { $typed } » n’est pas un montant d’AMUny : des chiffres entiers, six au plus, comme 120.
play-choice-nothing = rien
play-trade-choice = Composer un échange à toi
play-trade-counter = Composer une contre-proposition à toi
play-trade-to = Avec qui veux-tu échanger ?
play-trade-partner = { $seat }, @{ $cash }
play-trade-get = Que veux-tu de { $seat }, qui a @{ $cash } ?
play-trade-give = Que donnes-tu à { $seat } en échange ? Tu as @{ $cash }.
play-trade-how = Des numéros ou les premières lettres, séparés par des espaces ou des virgules ; les AMUny comme @120 ; 0 pour rien ; Entrée garde ce qui est entre crochets.
play-trade-prompt = [{ $default }] >{" "}
play-trade-confirm = Entrée propose cet échange, b le change >{" "}
play-trade-away = { $name } (transférée)
play-trade-no-amount = « { $typed } » n’est pas une somme d’AMUny : @ et un à six chiffres, comme @120.
play-trade-unknown = « { $typed } » n’est pas une carte que quelqu’un possède : tape un numéro de la liste, les premières lettres d’un nom, ou des AMUny comme @120.
play-trade-help =
    Un échange a deux côtés, et chacun peut mêler des cartes, des cartes de sortie et des AMUny : « 1 3 », « or, @50 », « @200 ».
    Dis d’abord ce que tu veux, puis ce que tu donnes. Tu revois les deux côtés avant que la proposition parte ; on y répond par oui, par non, ou par une seule contre-proposition.
    b revient d’un pas et, depuis le premier, laisse tomber l’échange. {"?"} 6 montre les règles des échanges.
play-type-thrown = Dés >{" "}
    .help = Lance deux vrais dés et tape ce qu’ils montrent : 3 5, ou 35. u reprend le dernier coup.
    .wrong = « { $typed } » n’est pas un lancer : il faut deux nombres de 1 à 6, comme 3 5.
play-type-lab-day = Jour de labo, quelle carte ? >{" "}
    .help = Tire la carte du dessus du vrai paquet et tape les premiers mots de son titre.
    .wrong = « { $typed } » n’est pas une carte qui peut être au-dessus de ce paquet.
play-type-test-day = Jour de contrôle, quelle carte ? >{" "}
    .help = Tire la carte du dessus du vrai paquet et tape les premiers mots de son titre.
    .wrong = « { $typed } » n’est pas une carte qui peut être au-dessus de ce paquet.
play-type-deal = Quelle carte a été distribuée ? >{" "}
    .help = Distribue la carte suivante du vrai paquet et tape son nom.
    .wrong = « { $typed } » n’est pas une carte qui peut encore être distribuée.

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
    .help = Deux cartes distribuées à chacun, trois liquides pour un solide, et la fin à la deuxième faillite : 60 à 90 minutes.
option-short-game-true = oui
option-short-game-false = non, la partie entière
option-count-it-yourself = Compte toi-même
    .help = Si les payeurs doivent annoncer un loyer, une part ou une charge avant le prélèvement.
option-count-it-yourself-true = oui, les payeurs comptent
option-count-it-yourself-false = non, le programme compte
option-rounds = Manches
    .help = La partie finit après ce nombre de manches ; le plus riche gagne.
option-minutes = Minutes
    .help = Une cloche sonne après ce nombre de minutes et le plus riche gagne ; 0 : pas de cloche.
length-hour = Environ 60 minutes
    .help = La partie courte, avec deux cartes par joueur au départ et 60 manches au plus.
length-whole = La partie entière
    .help = Jusqu’à ce qu’il ne reste qu’un joueur. Elle peut durer deux heures et plus.
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
event-drew = { $seat } tire dans { $deck } : { $card }. { $card-order }
event-won-pot = { $seat } gagne la cagnotte des Points bonus : @{ $amount }.
event-to-class = { $seat } va au Cours de biologie.
event-stays-inside = Pas de double : { $seat } reste au Cours de biologie, le tour { $turn } vient ensuite.
event-freed-by-doubles = Un double fait sortir { $seat } du Cours de biologie.
event-leaves-class = { $seat } sort du Cours de biologie pour @{ $amount }.
event-used-free = { $seat } sort du Cours de biologie avec une carte de sortie.
event-condensed = { $seat } condense { $space-the } : { $level ->
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
event-put-up = Aux enchères : { $space }.
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
    .yours = { $to } aurait toute la famille { $yours } ({ $yours-kin }).
    .rent = À l’état de gaz, elle rapporterait jusqu’à @{ $rent } par visite.
    .mine = La famille { $mine } de { $seat } ne rapporterait pas plus de @{ $rise }.
    .broken = { $seat } n’aurait plus toute la famille { $broken }.
    .asked = Aux prix imprimés, il entre @{ $offered } et il sort @{ $asked }.
    .least = { $seat } veut moitié plus, soit @{ $least }.
    .dearest = Il resterait @{ $left } à { $seat }, et le loyer le plus cher alentour est de @{ $dearest }.
    .unconvinced = { $seat } n’y voit pas son avantage.
    .more = Pour @{ $more } de plus, { $seat } serait d’accord.
event-bell = La cloche sonne : ce tour est le dernier.
event-over = La partie est finie : { $reason }.
event-bankrupt = { $seat } fait faillite et quitte la partie.
    .to = { $to } reçoit tout ce qu’il y a.
event-offered = { $seat } propose un échange à { $to }.
    .give = Donné : { $give }.
    .pay = Payé : @{ $pay }.
    .want = Demandé : { $want }.
    .ask = Somme demandée : @{ $ask }.
event-countered = { $seat } fait une contre-proposition à { $to }.
    .give = Donné : { $give }.
    .pay = Payé : @{ $pay }.
    .want = Demandé : { $want }.
    .ask = Somme demandée : @{ $ask }.
event-traded = { $seat } et { $to } font un échange.
    .give = De { $seat } : { $give }.
    .pay = { $seat } paie @{ $pay }.
    .want = De { $to } : { $want }.
    .ask = { $to } paie @{ $ask }.

## Événements, dits au joueur concerné : `you-` à qui agit, `for-you-` à qui subit ou reçoit

you-opening-roll = Tu lances { $dice-1 } et { $dice-2 } pour commencer.
you-starts = Tu commences.
you-turn = C’est à toi de jouer.
you-threw = Tu lances { $dice-1 } et { $dice-2 }.
you-landed = Tu arrives sur { $space-the }.
you-passed-go = Tu passes par le Départ et reçois @{ $amount }.
you-landed-on-go = Tu es sur le Départ et reçois @{ $amount }.
you-bought = Tu achètes { $space-the } pour @{ $amount }.
you-declined = Tu laisses { $space-the }.
you-dealt = Tu reçois { $space-the } à la distribution et paies @{ $amount }.
you-paid-player = Tu paies @{ $amount } à { $to }.
for-you-paid-player = { $seat } te paie @{ $amount }.
you-paid-lab = Tu paies @{ $amount }.
you-collected = Tu reçois @{ $amount }.
you-owes-player = Tu dois @{ $amount } à { $to } et ne peux pas encore payer.
for-you-owes-player = { $seat } te doit @{ $amount } et ne peut pas encore payer.
you-owes-lab = Tu dois @{ $amount } au Labo et ne peux pas encore payer.
you-drew = Tu tires dans { $deck } : { $card }. { $card-order }
you-won-pot = Tu gagnes la cagnotte des Points bonus : @{ $amount }.
you-to-class = Tu vas au Cours de biologie.
you-stays-inside = Pas de double : tu restes au Cours de biologie, le tour { $turn } vient ensuite.
you-freed-by-doubles = Un double te fait sortir du Cours de biologie.
you-leaves-class = Tu sors du Cours de biologie pour @{ $amount }.
you-used-free = Tu sors du Cours de biologie avec une carte de sortie.
you-condensed = Tu condenses { $space-the } : { $level ->
        [1] un liquide
        [one] { $level } liquide
       *[other] { $level } liquides
    }, pour @{ $amount }.
you-frozen = Tu condenses { $space-the } en solide pour @{ $amount }.
you-evaporated = Tu évapores { $space-the }, { $level ->
        [0] de nouveau gaz
        [one] il reste un liquide
       *[other] il reste { $level } liquides
    }, et reçois @{ $amount }.
you-melted = Tu évapores le solide sur { $space-the }, il reste { $level } liquides, et reçois @{ $amount }.
you-sold-down = Tu revends la famille { $family } jusqu’aux niveaux { $levels } et reçois @{ $amount }.
you-transferred = Tu transfères { $space-the } au Labo pour @{ $amount }.
you-bought-back = Tu rachètes { $space-the } pour @{ $amount }.
you-paid-interest = Tu laisses { $space-the } au transfert et paies @{ $amount } au Labo.
you-bid = Tu proposes @{ $amount }.
you-dropped = Tu quittes l’enchère.
you-auctioned = Tu obtiens { $space-the } pour @{ $amount }.
you-refused = Tu refuses l’échange avec { $to }.
    .yours = { $to } aurait toute la famille { $yours } ({ $yours-kin }).
    .rent = À l’état de gaz, elle rapporterait jusqu’à @{ $rent } par visite.
    .mine = Ta famille { $mine } ne rapporterait pas plus de @{ $rise }.
    .broken = Tu n’aurais plus toute la famille { $broken }.
    .asked = Aux prix imprimés, il entre @{ $offered } et il sort @{ $asked }.
    .least = Tu veux moitié plus, soit @{ $least }.
    .dearest = Il te resterait @{ $left }, et le loyer le plus cher alentour est de @{ $dearest }.
    .unconvinced = Tu n’y vois pas ton avantage.
    .more = Pour @{ $more } de plus, tu serais d’accord.
for-you-refused = { $seat } refuse l’échange avec toi.
    .yours = Tu aurais toute la famille { $yours } ({ $yours-kin }).
    .rent = À l’état de gaz, elle rapporterait jusqu’à @{ $rent } par visite.
    .mine = La famille { $mine } de { $seat } ne rapporterait pas plus de @{ $rise }.
    .broken = { $seat } n’aurait plus toute la famille { $broken }.
    .asked = Aux prix imprimés, il entre @{ $offered } et il sort @{ $asked }.
    .least = { $seat } veut moitié plus, soit @{ $least }.
    .dearest = Il resterait @{ $left } à { $seat }, et le loyer le plus cher alentour est de @{ $dearest }.
    .unconvinced = { $seat } n’y voit pas son avantage.
    .more = Pour @{ $more } de plus, { $seat } serait d’accord.
you-bankrupt = Tu fais faillite et quittes la partie.
    .to = { $to } reçoit tout ce qu’il y a.
for-you-bankrupt = { $seat } fait faillite et quitte la partie.
    .to = Tu reçois tout ce qu’il y a.
you-offered = Tu proposes un échange à { $to }.
    .give = Donné : { $give }.
    .pay = Payé : @{ $pay }.
    .want = Demandé : { $want }.
    .ask = Somme demandée : @{ $ask }.
for-you-offered = { $seat } te propose un échange.
    .give = Donné : { $give }.
    .pay = Payé : @{ $pay }.
    .want = Demandé : { $want }.
    .ask = Somme demandée : @{ $ask }.
you-countered = Tu fais une contre-proposition à { $to }.
    .give = Donné : { $give }.
    .pay = Payé : @{ $pay }.
    .want = Demandé : { $want }.
    .ask = Somme demandée : @{ $ask }.
for-you-countered = { $seat } te fait une contre-proposition.
    .give = Donné : { $give }.
    .pay = Payé : @{ $pay }.
    .want = Demandé : { $want }.
    .ask = Somme demandée : @{ $ask }.
you-traded = Tu fais un échange avec { $to }.
    .give = De toi : { $give }.
    .pay = Tu paies @{ $pay }.
    .want = De { $to } : { $want }.
    .ask = { $to } paie @{ $ask }.
for-you-traded = { $seat } fait un échange avec toi.
    .give = De { $seat } : { $give }.
    .pay = { $seat } paie @{ $pay }.
    .want = De toi : { $want }.
    .ask = Tu paies @{ $ask }.
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
mono-bell-rung = La cloche a sonné : dernier tour
mono-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
mono-turn-of = { $seat } joue
mono-dice = Dés : { $one } et { $two }
mono-stock = Le Labo a { $liquids ->
        [one] { $liquids } liquide
       *[other] { $liquids } liquides
    } et { $solids ->
        [one] { $solids } solide
       *[other] { $solids } solides
    }
mono-pot = Points bonus : @{ $pot }
mono-own = Tes cartes
mono-cards-of = Cartes : { $seat }
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
mono-sale = À vendre : { $space }, @{ $price }
mono-auction = Enchère : { $space }, meilleure offre @{ $price }
mono-auction-leader = par { $seat }
mono-auction-away = La carte est transférée : 10 % en plus
mono-trade = { $seat } propose à { $to }
mono-trade-gets = { $seat } reçoit : { $goods }
mono-trade-gains = { $seat } aurait toute la famille : { $families }
mono-trade-loses = { $seat } perdrait la famille entière : { $families }
mono-trade-interest = { $seat } devrait @{ $amount } au Labo pour des cartes transférées
mono-debt = { $seat } doit @{ $amount } et pourrait réunir @{ $reach } en tout
mono-due = { $seat } doit annoncer ce qui est dû
mono-figures-rent = Imprimé sur { $space } : gaz @{ $gas }, le double si son propriétaire a toute la famille ; liquides { $liquids } ; solide @{ $solid }
mono-figures-supply = Imprimé sur les fournitures, selon combien en a le propriétaire : { $rents }
mono-figures-life = Imprimé sur les éléments de la vie, selon combien en a le propriétaire : le lancer fois { $factors }
mono-figures-tax = { $percent } % de ton argent, du prix imprimé de tes cartes et de ce que tes condensations ont coûté, arrondi vers le haut
mono-figures-pieces = Pour chaque liquide @{ $liquid }, pour chaque solide @{ $solid }
mono-nothing = rien

## Ce qui vient de se passer : la chimie

note-condensing = Du gaz au liquide, c’est la condensation : les particules perdent de l’énergie et restent proches. Chaque élément le fait à sa température, de −269 °C pour l’hélium à 3 825 °C pour le platine.
note-freezing = À la rigueur, du liquide au solide, c’est la solidification, pas la condensation : les particules ont maintenant des places fixes. Le jeu appelle condenser les deux étapes.
note-evaporating = Évaporer demande de l’énergie pour séparer les particules ; ici, tu récupères plutôt la moitié de ton argent.
note-melting = Du solide au liquide, c’est la fusion ; le jeu appelle évaporer les deux chemins de retour.
note-transferring = L’hypothèque s’appelle ici transfert, d’après la conservation de la masse : la matière passe d’un endroit à l’autre, rien ne se perd.
note-helium = L’hélium n’a pas de solide à pression ordinaire : il faut environ 25 bar. Le jeu n’en tient pas compte.
note-avogadro = La constante d’Avogadro, 6,022 × 10²³ par mole, est le nombre de particules dans une mole. Ce très grand nombre a donné son nom à la taxe.
note-mole-day = Le jour de la mole est le 23 octobre à cause de 6,022 × 10²³, le nombre de particules dans une mole.

## Refus : le tour

refusal-not-two-dice = Il faut deux dés, chacun de 1 à 6.
refusal-not-the-top-card = « { $card } » ne peut pas être la carte du dessus de ce paquet maintenant.
refusal-not-in-the-pack = « { $space } » ne fait pas partie des cartes encore à distribuer.
refusal-rolled-already = Tu as déjà lancé : il faut un double pour relancer.
refusal-roll-first = Lance d’abord : un tour finit après au moins un lancer.
refusal-doubles-must-roll = À cette table, un double oblige à relancer : le tour ne peut pas finir avant.
refusal-not-inside = Tu n’es pas au Cours de biologie, il n’y a rien à quitter.
refusal-leave-before-rolling = Tu as déjà lancé ce tour-ci : paie ou utilise une carte avant de lancer, ou attends ton prochain tour.
refusal-no-free-card = Tu n’as pas cette carte : « { $card } ».
refusal-cannot-afford = Cela coûte @{ $amount }, et ta bourse contient @{ $cash } : il manque @{ $missing }. Évapore, transfère ou échange d’abord.
refusal-no-such-card = Il n’y a pas de carte pour « { $space } » sur ce plateau.
refusal-not-your-card = Tu ne possèdes pas { $space-the }.
refusal-not-transferred = Tu as déjà { $space-the } face visible : il n’y a rien à racheter.

## Refus : condenser et évaporer

refusal-never-condenses = Tu ne peux jamais condenser { $space-the } : les éléments de la vie et les fournitures restent comme ils sont.
    .chemistry = C’est une règle de ce jeu : le carbone et le silicium sont solides jusqu’à plus de 1 400 °C.
refusal-set-not-whole = Pour condenser { $space-the }, il te faut toute la famille { $family } : tu en as { $have } sur { $size }.
    .chemistry = Une famille réunit des éléments parents ({ $family-kin }).
refusal-set-transferred = Une carte de la famille { $family } est transférée : rachète-la avant de condenser { $space-the }.
refusal-already-solid = Tu as déjà un solide sur { $space-the } : il n’y a rien au-delà.
    .chemistry = Gaz, liquide, solide : dans un solide, chaque particule a sa place, il ne se condense plus.
refusal-uneven-up = Condense régulièrement : { $first } est plus bas que { $space } et vient d’abord.
refusal-uneven-down = Évapore régulièrement : { $first } est plus haut que { $space } et vient d’abord.
refusal-no-solids = Le Labo n’a plus de solide pour { $space-the } : attends que quelqu’un en évapore un.
refusal-no-liquids = Le Labo n’a plus de liquide pour { $space-the } : attends que quelqu’un en évapore un.
refusal-is-gas = Tu as { $space-the } à l’état de gaz : il n’y a rien à évaporer.
    .chemistry = Évaporer transforme un liquide en gaz ; un gaz l’est déjà.
refusal-no-liquids-below = Le solide sur { $space-the } redeviendrait { $needed } liquides, et le Labo en a { $left } : revends plutôt la famille d’un coup.
refusal-not-your-set = Tu ne possèdes pas toute la famille « { $family } ».
refusal-not-blocked = Le Labo a assez de liquides : évapore la famille { $family } pas à pas.
refusal-bad-levels = La famille { $family } ne peut pas aller à ces niveaux : ils doivent être réguliers, plus bas qu’à présent, et le Labo ne peut ajouter que { $left } liquides.

## Refus : transférer et échanger

refusal-already-transferred = Tu as déjà transféré { $space-the }.
refusal-set-condensed = { $space } ne peut pas être transféré tant qu’un élément de la famille { $family } porte un liquide ou un solide : évapore d’abord la famille.
refusal-set-not-gas = { $space } ne peut pas changer de mains tant qu’un élément de la famille { $family } porte un liquide ou un solide : toute la famille doit être gazeuse.
refusal-offers-used-up = Tu as déjà proposé { $most } échanges : c’est tout pour l’instant.
refusal-no-partner = Un échange demande un autre joueur encore en jeu.
refusal-one-sided = Un échange a deux côtés : chacun donne quelque chose. { $missing ->
        [yours] Tu ne donnes encore rien : ajoute une de tes cartes ou de l’argent.
        [theirs] L’autre ne donne encore rien : ajoute une carte ou une somme que tu demandes.
       *[both] Les plateaux sont encore vides : ajoute ce que tu donnes et ce que tu veux en échange.
    }
refusal-named-twice = Une carte est nommée deux fois dans cet échange.
refusal-free-card-not-held = Tu n’as pas « { $card } ».
refusal-free-card-not-theirs = L’autre joueur n’a pas « { $card } ».
refusal-not-yours-to-give = Tu ne peux pas donner { $space-the } : la carte n’est pas à toi.
refusal-not-theirs-to-give = L’autre joueur ne possède pas { $space-the }.
refusal-cash-both-ways = L’argent va dans un seul sens : ou tu paies (@{ $pay }), ou tu en demandes (@{ $ask }).
refusal-cannot-pay-that = Tu proposes @{ $amount }, et ta bourse contient @{ $cash }.
refusal-they-cannot-pay-that = Tu demandes @{ $amount }, et l’autre bourse contient @{ $cash }.
refusal-interest-not-payable = Les cartes transférées que tu recevrais coûtent @{ $interest } tout de suite, et il te resterait @{ $cash }.
refusal-interest-not-payable-by-them = Les cartes transférées que tu donnes coûtent @{ $interest } tout de suite à l’autre joueur, à qui il resterait @{ $cash }.
refusal-reason-untrue = Le plateau ne confirme pas cette raison : donnes-en une qui est vraie, ou aucune.
refusal-one-counter = Une contre-proposition s’accepte ou se refuse : il n’y en a qu’une.
refusal-another-card-first = La question porte sur { $space-the }.
refusal-cannot-buy-back-now = Racheter { $space-the } coûte @{ $amount } ; tu as @{ $cash }, et les 10 % des autres cartes doivent rester payables.

## Refus : enchères et dettes

refusal-bid-too-low = Une enchère de @{ $amount } ne dépasse pas la meilleure, @{ $price }.
refusal-bid-not-covered = Une enchère de @{ $amount } doit être couverte par l’argent en main : tu as @{ $cash }.
    .interest = Pour cette carte transférée, @{ $interest } s’y ajoutent.
refusal-can-still-pay = Tu dois @{ $amount }, et tes biens rapportent @{ $reach } : tu peux payer, donc tu le dois.
refusal-debt-first = Tu dois @{ $amount } : tant qu’il manque @{ $missing }, tu ne peux que réunir de l’argent.

## Refus : compte toi-même

refusal-count-gas = Ce n’est pas @{ $named }. Regarde le loyer imprimé pour { $space } gazeux ; il manque une partie de la famille à son propriétaire, il n’est donc pas doublé.
refusal-count-whole-set = Ce n’est pas @{ $named }. Le loyer de { $space } gazeux est @{ $rent }, et son propriétaire a toute la famille : il est doublé.
refusal-count-liquids = Ce n’est pas @{ $named }. { $space } porte { $level ->
        [1] un liquide
        [one] { $level } liquide
       *[other] { $level } liquides
    } : le chiffre imprimé pour cela est dû, non doublé.
refusal-count-solid = Ce n’est pas @{ $named }. { $space } est solide : le dernier chiffre de sa carte est dû.
refusal-count-supply = Ce n’est pas @{ $named }. Le propriétaire a { $count ->
        [1] une fourniture
        [one] { $count } fourniture
       *[other] { $count } fournitures
    } : cela fait @{ $rent }, fois { $factor }.
refusal-count-life = Ce n’est pas @{ $named }. Le propriétaire a { $count ->
        [1] un élément de la vie
        [one] { $count } élément de la vie
       *[other] { $count } éléments de la vie
    } : { $factor } fois le lancer de { $total }.
refusal-count-life-card = Ce n’est pas @{ $named }. La carte demande { $factor } fois le nouveau lancer de { $total }.
refusal-count-tax = Ce n’est pas @{ $named }. Additionne ton argent (@{ $cash }), tes cartes au prix imprimé (@{ $cards }) et tes liquides et solides à leur coût (@{ $condensed }) ; { $percent } % de la somme est dû, arrondi au-dessus.
refusal-count-pieces = Ce n’est pas @{ $named }. Tu as { $liquids ->
        [one] { $liquids } liquide
       *[other] { $liquids } liquides
    } à @{ $liquid } et { $solids ->
        [one] { $solids } solide
       *[other] { $solids } solides
    } à @{ $solid }.

## Refus : un plateau à soi

refusal-bad-pack = Ce plateau ne peut pas être joué, voir « { $entry } » : { $reason }.
reason-pack-bad-id = un identifiant a des minuscules, des chiffres et des tirets, au plus 40
reason-pack-id-twice = cet identifiant sert deux fois ou a un sens fixe
reason-pack-no-name = il manque un nom (names = { "{" } fr = "…" { "}" })
reason-pack-bad-name = un nom a de 1 à { $most } lettres
reason-pack-bad-amount = { $amount } ne convient pas : il faut un nombre de 0 à { $most }
reason-pack-no-start-money = les joueurs ont besoin d’argent pour commencer
reason-pack-no-pieces = il faut des liquides et des solides, sinon rien ne pourrait se condenser
reason-pack-board-length = { $spaces } cases ne conviennent pas : un plateau en a de { $fewest } à { $most }
reason-pack-go-first = la première case doit être le Départ, et il n’y en a qu’un
reason-pack-one-class = un plateau a exactement un Cours de biologie, pas { $count }
reason-pack-too-few-figures = il y a { $given } chiffres et il en faut { $needed }
reason-pack-odd-price = un prix doit être pair et d’au moins 2, pour que sa moitié soit entière ; il est de { $price }
reason-pack-odd-step = un palier doit être pair et d’au moins 2, pour que sa moitié soit entière ; il est de { $price }
reason-pack-not-for-sale = seuls les éléments, les éléments de la vie et les fournitures ont un prix, une famille ou des loyers
reason-pack-no-set-here = seuls les éléments de couleur ont une famille et des loyers
reason-pack-no-such-set = il n’y a pas de famille « { $family } »
reason-pack-six-rents = un élément demande six loyers (gaz, un à quatre liquides, solide), pas { $given }
reason-pack-no-amount = il manque le montant
reason-pack-set-size = une famille a de { $fewest } à { $most } éléments, pas { $count }
reason-pack-too-many-cards = { $count } cartes, c’est plus que { $most }
reason-pack-empty-deck = un paquet où l’on tire demande une carte qui ne se garde pas et ne fait pas reculer
reason-pack-no-such-target = il n’y a pas de case « { $target } » où aller
reason-pack-bad-steps = on recule d’au moins une case et de moins d’un tour, pas de { $steps }
reason-pack-no-next = le plateau n’a pas une telle case, ou le facteur ne convient pas
reason-pack-few-cards = { $count } cartes peuvent être possédées ; la partie courte en distribue { $fewest } à six joueurs
reason-pack-deal-too-dear = les deux cartes les plus chères coûtent @{ $count } et chacun commence avec @{ $start }
entry-board = le plateau
entry-money = l’argent

## L’introduction : ce qui est dit avant chaque coup guidé ; sur un plateau, `.touch` et `.why` suffisent

intro-roll = Tu achètes des éléments chimiques et fais payer les visiteurs. L’argent s’appelle l’AMUny et s’écrit @ ; le Labo en est la banque. C’est la partie courte : chacun a reçu @1 500 et deux cartes, l’hélium et le cuivre pour toi, déjà payées. Tu commences. Lance les dés.
    .touch = Lance les dés.
    .why = Tu as l’hélium, le cuivre et l’AMUny (@) qui te reste de @1 500.
intro-buy = Six cases plus loin : le lithium, un métal léger qui n’est encore à personne. Son prix imprimé est @100. Achète-le : tout joueur qui s’y arrête te paiera.
    .touch = Achète le lithium.
    .why = Qui s’y arrête te paie.
intro-end = Le lithium est à toi. Une carte neuve est un gaz, et le loyer d’un gaz est bas. Finis ton tour.
    .touch = Finis ton tour.
    .why = Une carte neuve est un gaz, et un gaz rapporte peu.
intro-transfer = L’autre joueur est venu sur le lithium et t’a payé @6, a relancé après un double et acheté le magnésium. Ton cuivre seul rapporte peu : transfère-le, et le Labo paie la moitié de son prix, @120. La carte reste à toi mais ne rapporte rien tant que tu ne la rachètes pas. Cet argent servira à une meilleure carte.
    .touch = Ouvre le cuivre et transfère-le.
    .why = Le Labo paie @120, la moitié du prix ; la carte reste à toi.
intro-trade = Personne ne vend de famille entière : elles naissent des échanges. Tu as l’hélium, il a l’hydrogène : ensemble, la famille violette. Propose @120 pour l’hydrogène, deux fois son prix. L’autre peut accepter, refuser en disant pourquoi, ou faire une autre offre.
    .touch = Échange : propose @120 pour l’hydrogène.
    .why = Avec ton hélium, toute la famille violette est à toi.
intro-condense = Accepté : toute la famille est à toi, et ses loyers sont doublés. Maintenant tu peux condenser : le premier liquide sur l’hydrogène coûte @50 et porte son loyer à @10 au lieu de @4.
    .touch = Condense l’hydrogène pour @50.
    .why = Un liquide : loyer @10 au lieu de @4.
intro-evenly = Une famille se condense régulièrement : aucun élément ne peut avoir plus d’un palier d’avance. L’hélium vient donc ensuite. Trois liquides chacun, et dans cette partie courte un solide peut suivre.
    .touch = Condense aussi l’hélium.
    .why = Aucun élément ne peut avoir plus d’un palier d’avance.
intro-test-day = Tes cartes sont en ordre. Tout cela peut se faire à tout moment de ton tour, avant et après le lancer. Lance maintenant.
    .touch = Lance les dés.
    .why = On gère ses cartes avant et après le lancer.
intro-free-card = Jour de contrôle : tu as tiré une carte qui fait sortir gratuitement du Cours de biologie. Garde-la, ou vends-la à quelqu’un qui y est. Finis ton tour.
    .touch = Finis ton tour.
    .why = Ta carte fait sortir gratuitement du Cours de biologie.
intro-buy-back = Racheter le cuivre coûte les @120 et 10 % de plus, donc @132. Ensuite, il rapporte de nouveau. La matière passe seulement de toi au Labo et retour ; rien n’en disparaît.
    .touch = Ouvre le cuivre et rachète-le pour @132.
    .why = Ce que le Labo a payé, et 10 % de plus.
intro-last-roll = Le cuivre rapporte de nouveau. Lance.
    .touch = Lance les dés.
    .why = Qui s’arrête sur tes cartes te paie.
intro-on-your-own = Tu sais lancer, acheter, transférer, échanger, condenser et racheter. Un joueur qui ne peut pas payer doit réunir l’argent, sinon c’est la faillite. Les dés sont vrais maintenant : continue !
    .why = Tu sais lancer, acheter, transférer, échanger et condenser. Les dés sont vrais maintenant.

## Conseils : chacun est un fait du plateau (rooms/chemistry_monopoly/bots/reasons.py)
## `.short` est pour la bande sur le plateau

chemistry-monopoly-hint-set = { $space } complète ta famille { $family } : ses { $family-kin } pourront désormais se condenser.
    .short = Complète ta famille { $family }.
chemistry-monopoly-hint-block = { $space } est tout ce qui manque à { $to } pour la famille { $family } : tant que la carte est à toi, ces { $family-kin } restent des gaz.
    .short = Retire à { $to } la famille { $family }.
chemistry-monopoly-hint-buy = { $space } coûte @{ $price }, et il te reste @{ $left } : qui s’y arrête te paie désormais.
    .short = Coûte @{ $price } ; il te reste @{ $left }.
chemistry-monopoly-hint-decline = { $space } te laisserait @{ $left }, et le loyer le plus cher est de @{ $rent }.
    .short = Il te resterait @{ $left } ; un loyer est de @{ $rent }.
chemistry-monopoly-hint-keep = Tu gardes tes @{ $cash } ; la carte { $space } { $auction ->
        [yes] est mise aux enchères maintenant, et tu peux enchérir aussi
       *[no] reste au Labo
    }.
    .short = Tu gardes tes @{ $cash }.
chemistry-monopoly-hint-bid = @{ $amount } pour { $space-the }, c’est { $way ->
        [below] moins que le prix imprimé, @{ $price }
        [above] plus que le prix imprimé, @{ $price }
       *[same] juste le prix imprimé
    }.
    .short = @{ $amount } ; le prix imprimé est @{ $price }.
chemistry-monopoly-hint-drop = L’enchère pour { $space-the } est à @{ $bid } ; le prix imprimé est @{ $price }.
    .short = L’enchère est à @{ $bid }, le prix imprimé @{ $price }.
chemistry-monopoly-hint-condense = { $solid ->
        [yes] Du liquide au solide
       *[no] Un liquide de plus
    } : pour @{ $cost }, une visite sur { $space-the } coûte @{ $after } au lieu de @{ $before }.
    .short = Une visite coûte @{ $after } au lieu de @{ $before }.
chemistry-monopoly-hint-raise = Il te manque @{ $missing } { $need ->
        [debt] pour payer ta dette
       *[price] sur le prix
    } ; le Labo en paie @{ $amount }.
    .short = Le Labo paie @{ $amount }.
chemistry-monopoly-hint-buy-back = { $space } revient pour @{ $cost } et rapporte de nouveau.
    .short = Revient pour @{ $cost } et rapporte de nouveau.
chemistry-monopoly-hint-free = La carte de sortie épargne les @{ $fine }, et dehors, { $find ->
        [0] tu ne pourrais payer aucune carte du Labo
        [1] il y a une carte du Labo que tu pourrais payer
       *[other] il y a { $find } cartes du Labo que tu pourrais payer
    }.
    .short = Épargne les @{ $fine } de la sortie.
chemistry-monopoly-hint-fine = Pour @{ $fine }, tu es dehors, où { $find ->
        [0] tu ne pourrais payer aucune carte du Labo
        [1] il y a une carte du Labo que tu pourrais payer
       *[other] il y a { $find } cartes du Labo que tu pourrais payer
    }.
    .short = @{ $fine } pour sortir ; cartes à trouver : { $find }.
chemistry-monopoly-hint-stay = Dedans, tu ne dois aucun loyer, et un double te fait sortir ; { $risk } lancers sur 100 mèneraient à la carte de quelqu’un d’autre{ $risk ->
        [0] {""}
       *[other] , pour @{ $rent } au plus
    }.
    .short = Aucun loyer dedans ; dehors, { $risk } lancers sur 100.
chemistry-monopoly-hint-roll = { $risk ->
        [0] Aucun lancer ne mène tout droit à la carte de quelqu’un d’autre.
       *[other] { $risk } lancers sur 100 mènent tout droit à la carte de quelqu’un d’autre, pour @{ $rent } au plus.
    }
    .short = { $risk ->
        [0] Aucun lancer ne mène à la carte d’un autre.
       *[other] { $risk } lancers sur 100 paient un loyer, @{ $rent } au plus.
    }
chemistry-monopoly-hint-end = { $rent ->
        [0] Tu gardes @{ $cash }, et personne ne peut encore te demander de loyer.
       *[other] Tu gardes @{ $cash } ; le loyer le plus cher est de @{ $rent }.
    }
    .short = { $rent ->
        [0] Tu gardes @{ $cash } ; aucun loyer n’est encore dû.
       *[other] Tu gardes @{ $cash } ; un loyer est de @{ $rent }.
    }
chemistry-monopoly-hint-trade-set = L’échange avec { $to } complète ta famille { $family } : ses { $family-kin } pourront désormais se condenser.
    .short = Complète ta famille { $family }.
chemistry-monopoly-hint-trade = Aux prix imprimés, tu reçois @{ $gets } de { $to } et donnes @{ $gives }.
    .short = Tu reçois @{ $gets } et donnes @{ $gives }.
chemistry-monopoly-hint-refuse-set = L’échange compléterait la famille { $family } de { $to } : ces { $family-kin } pourraient se condenser.
    .short = Retire à { $to } la famille { $family }.
chemistry-monopoly-hint-refuse = Aux prix imprimés, tu recevrais @{ $gets } de { $to } et donnerais @{ $gives }.
    .short = Tu recevrais @{ $gets } et donnerais @{ $gives }.
chemistry-monopoly-hint-tax = Ainsi, tu paies @{ $amount }.
    .short = Ainsi, tu paies @{ $amount }.

## Ce qu’une réponse n’a pas, à côté d’une meilleure

chemistry-monopoly-missed-set = Elle laisse { $space-the }, et ta famille { $family } serait complète.
    .short = Laisse la carte qui complète ta famille.
chemistry-monopoly-missed-trade-set = Elle omet l’échange avec { $to } qui compléterait ta famille { $family }.
    .short = Ta famille { $family } reste incomplète.
chemistry-monopoly-missed-gives-set = Elle complète la famille { $family } de { $to } : ces { $family-kin } pourront alors se condenser.
    .short = Complète la famille { $family } de { $to }.
chemistry-monopoly-missed-block = Elle laisse { $space-the }, tout ce qui manque à { $to } pour la famille { $family }.
    .short = Laisse à { $to } ce qui complète sa famille.
chemistry-monopoly-missed-printed = Aux prix imprimés, tu donnerais @{ $gives } et ne recevrais que @{ $gets }.
    .short = Donne @{ $gives } contre @{ $gets }, prix imprimés.
chemistry-monopoly-missed-refused = Aux prix imprimés, tu recevrais @{ $gets } contre @{ $gives }.
    .short = Refuse @{ $gets } contre @{ $gives }, prix imprimés.
chemistry-monopoly-missed-short = Elle te laisse @{ $left }, moins que le loyer le plus cher, @{ $rent }.
    .short = Laisse @{ $left } ; un loyer est de @{ $rent }.
chemistry-monopoly-missed-unbought = { $space } coûte @{ $price }, tu as @{ $cash } ; sans la carte, personne ne te paie là.
    .short = Laisse une carte de @{ $price } ; tu as @{ $cash }.
chemistry-monopoly-missed-condense = Une visite sur { $space-the } reste à @{ $before } ; pour @{ $cost }, ce serait @{ $after }.
    .short = Une visite reste à @{ $before } au lieu de @{ $after }.
chemistry-monopoly-missed-rise = Une visite coûterait @{ $rise } de plus, avec l’autre réponse @{ $better } de plus.
    .short = Le loyer monte de @{ $rise } ; avec l’autre, de @{ $better }.
chemistry-monopoly-missed-risk = { $risk } lancers sur 100 mènent tout droit à la carte de quelqu’un d’autre, pour @{ $rent } au plus ; l’autre réponse n’en risque aucun.
    .short = { $risk } lancers sur 100 paient un loyer, @{ $rent } au plus.
chemistry-monopoly-missed-fine = Elle coûte @{ $fine } que ta carte de sortie épargnerait.
    .short = Coûte @{ $fine } ; la carte de sortie, rien.
chemistry-monopoly-missed-dearer = Elle coûte @{ $amount }, l’autre @{ $better }.
    .short = @{ $amount } au lieu de @{ $better }.
chemistry-monopoly-missed-sells = Le Labo ne paie que @{ $amount } pour la carte { $space } ; personne ne t’y paie avant que tu ne la rachètes pour @{ $back }.
    .short = @{ $amount } maintenant, @{ $back } pour la ravoir.
chemistry-monopoly-missed-away = La carte { $space } reste au Labo, et personne ne te paie là ; elle reviendrait pour @{ $cost }.
    .short = Une carte reste au Labo ; elle revient pour @{ $cost }.

## Familles de messages qui nomment les mots d’un paramètre

words-of-give = space card
words-of-want = space card
words-of-yours = family
words-of-mine = family
words-of-broken = family
words-of-first = space
words-of-target = space
words-of-entry = entry space card family

## La liste des résultats

column-cash = Argent
column-owned-cards = Cartes
column-whole-sets = Familles complètes
column-phases = Liquides et solides, au prix payé
column-from-players = Reçu des autres
column-to-players = Payé aux autres
