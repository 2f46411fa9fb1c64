# La page à propos de Labtop : ce que c’est, d’où viennent ses jeux, ce qu’il garde.

web-about-title = Quatre jeux qui n’existaient que sur le papier
web-about-what = Labtop porte quatre jeux de chimie à l’écran, au terminal et en classe. Un seul moteur de règles juge chaque coup ; quand il en refuse un, il dit pourquoi, avec la chimie et le numéro de la règle. C’est un logiciel libre, sous licence MIT.
web-about-sources = D’où viennent les jeux
web-about-truth = Règle d’origine et reconstitution
web-about-truth-text = Nous n’avions que les textes des livrets, sans la plupart des images, des feuilles et des cartes. Ce que dit un livret est marqué « règle d’origine » ; ce que nous avons dû compléter est marqué « reconstitution », dans les règles et sur chaque carte. Là où un texte laisse un choix ouvert, c’est une option, avec la lecture la plus probable par défaut. Toutes les règles sont réécrites avec nos propres mots.
web-about-chem-and-roll = Décrit sous le titre « Chem and Roll: A Roll and Write Game To Illustrate Chemical Engineering and the Contact Process » (2019) et déposé par ses auteurs dans l’archive ouverte HAL, notice hal-02158118 de l’INSA Toulouse. Le texte que nous avions ne nomme personne ; il est venu sans les feuilles imprimées, la nôtre est dessinée d’après lui et son exemple.
web-about-chain-growth = D’après une règle anonyme en anglais et en français, sans doute celle du Macromolecular Game vendu par la boutique de la Société allemande de chimie. Le nom est de nous, le paquet de cartes aussi.
web-about-chemistry-monopoly = Créé par la classe de chimie RCAEP de 2015–16 avec sa tutrice Terri Kammerzell, qui invitent chacun à en faire et à en adapter un exemplaire, mais sans but lucratif : cette salle reste gratuite. Le plateau, les prix et les cartes sont de nous. Monopoly est une marque de son propriétaire, qui n’a aucun lien avec Labtop.
web-about-laboratorium = De Maxence Delsaut et Stéphane Vranckx, d’après une idée de Nathalie Vaeck ; développement et tests : Andrew Gibbons, Nicolas Iacobellis et Thibaut Launoy ; merci à l’Expérimentarium de Chimie et au Service de Chimie Quantique et Photophysique de l’Université Libre de Bruxelles, et à Infosciences. Les structures des réactifs sont déduites du texte.
web-about-privacy = La vie privée en cinq phrases
web-about-privacy-1 = Il n’y a ni compte, ni adresse électronique, ni cookie.
web-about-privacy-2 = Le serveur garde un surnom, les coups de la partie et une forme brouillée de la clé de ta place, rien d’autre.
web-about-privacy-3 = Ton navigateur garde la clé de ta place, ta langue et ton thème, et tu peux les effacer à tout moment.
web-about-privacy-4 = Les pages n’envoient de requêtes à aucun autre serveur, et tes visites ne sont pas comptées.
web-about-privacy-5 = Un groupe où personne n’a joué depuis 30 jours est effacé, sauf si l’exploitant de ce serveur en a décidé autrement, et son hôte peut l’effacer tout de suite.
web-about-docs = Documentation
