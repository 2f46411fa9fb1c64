# La coquille du navigateur : pages, barres, boutons. Chaque jeu a son propre catalogue (web-<jeu>.ftl).

## Partout

web-title = Labtop
web-page-title = { $page ->
        [new] Nouvelle partie · Labtop
        [learn] Apprendre un jeu · Labtop
        [deal] La donne du jour · Labtop
        [join] Rejoindre une table · Labtop
        [about] À propos · Labtop
        [rules] Règles · Labtop
        [class] Classe · Labtop
        [wall] Écran mural · Labtop
        [review] Analyse · Labtop
        [replay] Revoir · Labtop
        [notfound] Page introuvable · Labtop
       *[other] Labtop
    }
web-title-turn = À toi · { $game }
web-title-game = { $game } · Labtop
web-nav = Pages principales
web-language = Langue
web-language-en = English
web-language-fr = Français
web-theme = { $theme ->
        [light] Thème : clair
        [dark] Thème : sombre
       *[other] Thème : comme sur cet appareil
    }
web-menu = Menu
web-sound = Sons
    .help = Brefs : dés, réactions, ton tour. Retenu sur cet appareil.
web-pace = Vitesse du jeu
    .help = Combien de temps les coups des autres restent visibles. Un appui sur le plateau ou une touche termine un coup, deux appuis mènent à ton tour. Retenu sur cet appareil.
    .still = Cet appareil demande moins de mouvement : chaque coup est montré aussitôt.
web-pace-calm = calme
web-pace-brisk = rapide
web-pace-once = immédiat
web-close = Fermer
web-cancel = Annuler
web-fewer = Moins
web-more = Plus
web-loading = Un instant…
web-reload = Recharger
web-try-again = Réessayer
web-page-failed = Cette partie de Labtop n’a pas pu être chargée. Le réseau est peut-être coupé, ou il existe une version plus récente.
web-server-newer = Cette page est plus ancienne que le serveur.
    .help = Labtop a été renouvelé pendant qu’elle était ouverte. Tes parties sont gardées ; il faut recharger la page.
web-server-away = Le serveur est injoignable.
    .help = Les règles et le fonctionnement de chaque jeu se lisent sans lui. Pour jouer, rejoindre une partie ou voir des résultats, il faut le serveur. Cette page réessaie d’elle-même.
web-rules = Règles
web-rules-of = Les règles de { $game }
web-rule = Règle { $number }
web-about = À propos de Labtop
web-to-bench = Tous les jeux
web-refusal-unknown = Le serveur a refusé ({ $code }).
web-refusal-unreachable = Le serveur est injoignable. Vérifie le réseau, puis réessaie.

## Les jeux

web-games = Les jeux
web-game-chem-and-roll = Chem and Roll
    .claim = Quatre dés pour tous. Alimente ton usine, refroidis bien, vends l’acide.
    .topic = SO₂ → H₂SO₄
web-game-chain-growth = Chain Growth
    .claim = Commence une chaîne, allonge-la, voles-en une, termine à temps.
    .topic = polymérisation radicalaire
web-game-chemistry-monopoly = Chemistry Monopoly
    .claim = Achète des éléments, fais-les passer du gaz au solide, évite le cours de biologie.
    .topic = éléments, états de la matière
web-game-laboratorium = Laboratorium
    .claim = Assemble des réactifs atome par atome et atteins ta molécule avant les autres.
    .topic = synthèse organique
web-players = Joueurs :
web-duration = Durée :
web-teams = { $range } équipes
web-time-20 = 20 min
web-time-60 = 60 min
web-time-90 = 1–2 h
web-play = Jouer
web-play-game = Jouer à { $game }
web-learn = Apprendre
    .help = Cinq minutes avec un guide : les dés ou les cartes sont préparés pour toi, et chaque coup est expliqué avant que tu le joues. Ensuite, tu continues en solo.
    .start = Jouer le premier coup
web-learn-game = Apprendre { $game } en jouant
web-coach = Introduction
web-coach-step = Étape { $step } sur { $of }
web-coach-over = À toi maintenant
web-coach-do = Fais-le pour moi
web-coach-show = Montre-moi
web-coach-more = Pourquoi ?
web-coach-close = Compris
web-print = Imprimer
web-how = Comment ça marche
web-how-game = Comment marche { $game }
web-all-rules = Toutes les règles, numérotées
web-coming = Bientôt
web-teach-which = Quel jeu pour votre classe ?
web-tables-of = tables de { $range }
web-teach-game = Ouvrir une classe
web-teach-game-named = Ouvrir une classe avec { $game }
web-rules-which = Les règles de quel jeu ?

## Accueil

web-home-claim-1 = Quatre jeux de chimie,
web-home-claim-2 = une paillasse.
web-home-lead = Seul, entre amis ou avec toute une classe. Sans compte, sans installation.
web-home-foot = Logiciel libre. Ni compte, ni cookie, ni suivi.
web-teach = Pour la classe
web-join = Rejoindre une table
web-join-button = Entrer
web-code-ask = Tu as un code ?
web-code-example = KELVIN-427
web-first-game = Commencer à jouer
    .help = { $game }, premiers coups guidés
web-daily = La donne du jour
    .help = { $game }, en solo : aujourd’hui, tout le monde a les mêmes dés.
    .long = Tu joues en solo, vingt tours. Toute personne qui ouvre ce lien reçoit les mêmes dés dans le même ordre : comparez vos usines.
web-daily-of = La donne du { $date }
web-daily-play = La jouer
web-code-label = Code affiché à l’écran ou donné par un ami
web-your-name = Ton nom
web-name-optional = si tu veux
web-resume = Reprendre
web-resume-turn = À toi de jouer à { $room }
web-resume-wait = { $room } continue
web-resume-over = { $room } : le résultat
web-resume-more = { $count ->
        [one] { $count } autre table
       *[other] { $count } autres tables
    }
web-with = avec { $names }
web-with-many = avec { $count } autres
web-bots = { $count ->
        [1] un robot
       *[other] { $count } robots
    }
web-code-is = Code { $code }
web-forget = Retirer de cette liste

## Une nouvelle partie

web-new-game = nouvelle partie
web-new-question = Comment veux-tu jouer ?
web-play-now = Jouer maintenant
    .help = { $bots ->
        [0] en solo, environ { $time }
        [one] en solo contre un robot, environ { $time }
       *[other] en solo contre { $bots } robots, environ { $time }
    }
web-change = Changer un réglage
    .help = joueurs, robots, indices, règles : rien ici n’exige de réponse
web-learn-first = Apprendre d’abord, 5 minutes
web-way-alone = Seul
    .help = Contre des robots, ou juste pour toi
    .start = Commencer la partie
web-way-device = À plusieurs sur cet appareil
    .help = On se le passe ; personne ne voit le choix des autres
    .start = Commencer la partie
web-way-online = En ligne, entre amis
    .help = Ils entrent avec un code ou une image à scanner
    .start = Ouvrir la table
web-way-class = Avec une classe
    .help = Un code pour tous ; vous menez le jeu
    .start = Ouvrir la classe
web-people-here = Joueurs ici
web-name-of = Nom du joueur { $number }
web-bots-title = Robots
web-bot-level = Niveau du robot { $number }
web-bot-named = Robot, { $bot }
web-length = Combien de temps ?
web-more-options = Autres options
web-deal = Code de donne
    .help = Le même code donne les mêmes dés et les mêmes cartes. Vide : une nouvelle donne.
web-typed = De vrais dés
    .help = Vous lancez vos propres dés, et l’hôte saisit leurs valeurs.
web-pack = Votre propre contenu
    .help = Un fichier TOML à la place de celui fourni. Il est vérifié à l’ouverture de la partie.
web-pack-choose = Choisir un fichier
web-pack-other = Un autre fichier
web-pack-drop = Prendre celui fourni
web-pack-packaged = Celui fourni est utilisé.
web-pack-get = Télécharger celui fourni, pour le modifier
web-pack-too-big = Ce fichier est trop grand : { $most } ko au plus.
web-pack-unread = Ce fichier ne peut pas être lu. Est-il toujours là ?
web-class-called = Nom de la classe (facultatif)
    .help = Sans nom, les résultats et les fichiers ne portent que la date.
web-class-split = Tables
web-class-one = Tout le monde à une table, jusqu’à { $most }
web-class-tables = Tables de
web-class-size = Élèves par table
web-class-fill = Robots à une table incomplète
web-grace = Temps pour réagir
    .help = Un joueur qui n’a pas répondu à temps ne joue rien.
web-grace-none = sans limite
web-grace-seconds = { $seconds } s
web-own-names = Laisser chacun choisir son nom
    .help = Sinon, chacun reçoit un surnom chimique.
web-approve = Faire entrer chacun à la main
    .help = Personne ne joue avant votre accord.

## Entrer

web-join-known = Tu es déjà dans ce groupe.
    .help = Reprends là où tu en étais.
web-seats-here = Joueurs sur cet appareil
web-watch = Regarder seulement
web-have-key = J’ai une clé personnelle
web-reenter = Revenir
web-reenter-button = Revenir
web-key-label = Ta clé personnelle
web-key-help = Elle était à côté du code sur ton premier écran. Ton hôte peut t’en donner une nouvelle.
web-not-here = Cette place n’est pas sur cet appareil
    .help = Entre avec le code du groupe, ou reviens avec ta clé personnelle.
web-ended = La connexion est terminée
web-open-here = Jouer ici
web-see-seats = { $count ->
        [one] Voir mon autre table
       *[other] Voir mes { $count } tables
    }

## Le vestibule

web-lobby = avant la partie
web-invite = Entre avec ce code
web-qr = L’adresse de cette table en code QR
web-scan = Scanne, ou ouvre cette adresse et tape le code :
web-copy-link = Copier le lien
web-copied = Copié
web-local-hint = Cette adresse ne marche que sur cet appareil. Pour les autres, ouvre Labtop à l’adresse que le serveur affiche.
web-here-now = { $count ->
        [0] Personne n’est encore là
        [one] { $count } joueur est là
       *[other] { $count } joueurs sont là
    }
web-seats-of = { $count } joueurs
web-you = toi
web-time-left = encore { $time }
web-bot = robot
web-bot-number = Robot { $number }
web-away = absent
web-untaken = pas encore là
web-clear-seat = Libérer la place
    .help = Quelqu’un a rejoint le groupe et n’est jamais venu. La place redevient libre ; dans une partie en cours, un robot la prend.
web-clear-seat-of = Libérer la place de { $name }
web-asks-in = voudrait entrer
web-let-in = Faire entrer
web-remove = Retirer { $name }
web-team-seat = Un appareil par équipe : installez-vous ensemble et décidez ensemble.
web-watchers = { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-start = Commencer la partie
web-lock = Fermer la porte
web-unlock = Ouvrir la porte
web-wait-approval = Tu y es presque : l’hôte fait entrer chacun à la main.
web-wait-start = L’hôte lance la partie quand tout le monde est là.
web-leave = Partir
    .help = Ta place est gardée : l’accueil la montre.
web-key-is = Ta clé personnelle :
    .help = Avec elle et le code, tu reviens depuis n’importe quel appareil.
web-privacy-line = Seul le surnom est gardé, et tout est effacé après 30 jours sans partie, sauf si l’exploitant de ce serveur en a décidé autrement.
web-next-game = La partie a commencé
    .help = Tu joues dès la prochaine. Cette page l’ouvrira d’elle-même.

## À la table

web-table = Table
web-have-chosen = { $done } / { $of } ont choisi
web-has-chosen = a choisi
web-is-choosing = réfléchit
web-turn-of = C’est à { $name }
web-players-log = Joueurs et journal
web-log = Ce qui s’est passé
web-log-you = Toi
web-round = Tour { $round }
web-turn = Tour { $turn }
web-before = Mise en place
web-all-rounds = tout le journal
web-take-back = Reprendre le coup
    .help = Reprend ton dernier coup ; si du nouveau a été montré depuis, on demande aux autres.
web-wish = { $name } voudrait reprendre un coup.
    .help = Tout ce qui a suivi serait annulé ; les mêmes dés et les mêmes cartes reviendront.
web-agree = D’accord
web-disagree = Non
web-wishing = Ta demande de reprise
    .help = En attente de { $names }.
web-pause = Pause
    .help = Toutes les tables se reposent jusqu’à la reprise.
web-go-on = Continuer
web-paused = En pause
    .help = { $kind ->
        [class] Ton enseignant a arrêté la partie un moment. Rien n’est perdu.
       *[table] L’hôte a arrêté la partie un moment. Rien n’est perdu.
    }
web-keys = Touches
web-typed-send = Prendre ces dés
web-typed-start = Qui commence ?
    .help = Lancez un dé ou mettez-vous d’accord, puis indiquez-le.
web-typed-roll = Qu’ont donné les dés ?
    .help = Lancez vos dés, puis touchez les valeurs, ou tapez quatre chiffres et Entrée.
web-typed-sending = Envoi…
web-board-text = Le plateau en mots
    .help = Pour les lecteurs d’écran, ou si tu préfères lire.
web-sealed-dice = Dés et cartes ont été tirés avant la partie. Ce sceau le prouvera à la fin :
web-contact-lost = Le serveur est injoignable. Nouvel essai…
web-reconnecting = Reconnexion…
web-reconnecting-unsent = Ton coup est gardé et sera envoyé. Tu peux continuer à regarder.
web-reconnecting-calm = Tout est enregistré ; la table se débloque d’elle-même.
web-seconds = { $seconds } s
web-try-now = Essayer
web-hand-to = Donne l’appareil à { $name }
web-hand-help = Rien n’est montré avant son accord.
web-i-am = Je suis { $name }
web-look-as = Regarder comme { $name }
web-hand-wait = Tout le monde ici a choisi
    .help = Les autres réfléchissent encore.
web-pass-device = Passer l’appareil
web-over = La partie est finie
web-score-lines = Le détail : { $name }
web-score-total = Total
web-result = Voir le résultat

## Après la partie

web-finished = terminée
web-rematch = Revanche
web-rematch-wait = { $kind ->
        [class] Ton enseignant peut lancer une autre partie. Cette page l’ouvrira d’elle-même.
       *[table] L’hôte peut lancer une revanche. Cette page l’ouvrira d’elle-même.
    }
web-hint = Conseil
web-review = Analyse
web-thinking = réfléchit…
web-hints-used = { $name } : { $count ->
        [1] un conseil
       *[other] { $count } conseils
    }
web-replay = Revoir
web-same-dice = Mêmes dés, en solo
web-same-dice-again = Encore les mêmes dés
web-new-dice = Nouveaux dés
web-play-again = Rejouer
web-best-beaten = C’est ton record sur cet appareil ; avant, c’était { $score }.
web-best-again = Autant que ton record sur cet appareil, { $score }.
web-best-stays = Ton record sur cet appareil est de { $score }.
web-look-board = Voir le plateau
web-record = Garder la partie
web-print-result = Imprimer le résultat

## Règles

web-source-rulebook = règle d’origine
    .help = vient du texte du jeu.
web-source-reconstruction = reconstitution
    .help = vient de nous, là où ce texte se tait.

## Introuvable

web-404 = Il n’y a rien ici
web-404-lead = L’adresse est peut-être mal tapée, ou la page appartient à une partie qui a été effacée.

## Le minuteur d’un tour

web-round-time = Temps pour ce tour : { $time }
    .last = Encore { $seconds } secondes.
    .over = Le temps de ce tour est écoulé.

## Rejoindre une classe, même en retard

web-join-class = Rejoindre la classe
web-join-look = Continuer
web-join-several = Plusieurs personnes sur cet appareil ?
web-key-what = À quoi sert la clé ?
web-join-other-code = Un autre code
web-door-inside = { $count ->
        [0] Personne n’est encore là.
        [one] { $count } personne est là.
       *[other] { $count } personnes sont là.
    }
web-door-soon = La partie n’a pas commencé.
web-door-late = La partie est en cours : tu peux jouer tout de suite.
web-door-over = La partie est finie ; tu joueras à la prochaine.
web-name-nicknames = Ici, la classe joue sous un surnom. Tu es
web-name-under = Tu joues sous le nom de
web-name-another = Un autre
web-name-another-nick = Un autre surnom
web-name-nothing = Rien à taper. Ton vrai nom n’est demandé ni gardé nulle part.
web-name-own = Taper mon nom
web-name-rather = Plutôt un surnom
web-name-seen = Les autres de la table le voient.
web-name-seen-class = Ici, tu choisis ton nom. La classe le voit.
web-name-change = Changer de nom
web-name-save = Enregistrer
web-in = Ça y est, { $name }
web-in-almost = Presque, { $name }
web-in-others = { $count ->
        [0] Personne d’autre n’est encore là.
        [one] { $count } autre personne est là.
       *[other] { $count } autres personnes sont là.
    }
web-in-soon = La partie commencera pour toute la classe en même temps.
web-primer = Les règles en images
web-primer-page = Image { $page } sur { $of }
web-given = On a joué à ta place
    .help = La partie a continué avant ton choix.
web-given-chosen = Ton enseignant a choisi pour toi
    .help = Tu peux encore choisir autre chose.
web-given-more = { $count } tours ont été joués à ta place
web-given-late = Bienvenue, { $name }
    .help = La partie en est au tour { $round }. { $round ->
        [2] Le tour 1 est rempli, avec les mêmes dés que tout le monde.
       *[other] Les tours 1 à { $before } sont remplis, avec les mêmes dés que tout le monde.
    }
web-given-late-choose = { $count ->
        [one] Choisir moi-même
       *[other] Les choisir moi-même
    }
web-missed = Tour { $round } sur { $of }, à toi de choisir
    .help = La même donne que la classe. Tes choix comptent quand tous sont faits.
web-missed-leave = Retour à la classe
web-given-ok = Compris
web-seatless = Tu regardes
    .help = Toutes les places sont prises. Tu joueras à la prochaine partie ; cette page l’ouvrira d’elle-même.
web-sheet-of = Plateau de { $name }
