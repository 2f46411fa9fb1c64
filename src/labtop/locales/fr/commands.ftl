# Ce que les commandes disent d'elles-mêmes (`labtop --help`) et affichent (cli/listing.py).

help-labtop = Quatre jeux de chimie : y jouer, les simuler, les rejouer. Sans commande, labtop démarre le serveur sur cette machine et ouvre le navigateur.
help-usage = Usage :
help-default = par défaut :
help-required = obligatoire
help-heading-options = Options :
help-heading-commands = Commandes :
help-heading-examples = Exemples :
metavar-integer = ENTIER
metavar-float = NOMBRE
metavar-text = TEXTE
metavar-file = FICHIER
metavar-directory = DOSSIER
metavar-path = CHEMIN
metavar-command = COMMANDE [ARGS]...
help-version = Affiche la version, les règles de chaque jeu et si le moteur est compilé, puis s’arrête.
version-is = Labtop { $version } ({ $build ->
        [compiled] compilé
       *[plain] non compilé
    }), Python { $python }
version-rules = { $room } : version { $version } des règles
help-completion = Affiche ce qui permet à la touche Tab de compléter commandes, jeux, options et fichiers dans SHELL.
did-you-mean = Voulais-tu dire { $near } ?
help-help = Affiche ce texte et s’arrête.
help-lang = Langue : en ou fr. Par défaut, celle du terminal.
help-json = Affiche un seul objet JSON.
help-option = Une option du jeu, autant de fois que nécessaire ; `labtop games` les énumère.
help-seed = Un nombre ou un code de donne : la même graine donne les mêmes dés.

help-games = Énumère les jeux, leurs places et leurs options avec les valeurs par défaut.

help-play = Jouer à ROOM dans le terminal : seul, à plusieurs sur ce clavier ou contre des robots.
help-play-seats = Nombre total de joueurs, robots compris.
help-play-bots = Niveaux des robots qui prennent les dernières places, par exemple greedy,random ; master@2 cherche deux fois plus que d’habitude ; son propre robot comme chemin/du/robot.py:Nom.
help-play-resume = Reprendre une partie laissée en cours, à partir de son compte rendu.
help-play-records = Le dossier où les parties sont enregistrées.
help-pack = Un fichier TOML avec ses propres cartes, plateaux ou molécules à la place de ceux du jeu.
help-play-typed = Saisir ce que montrent de vrais dés sur la table.
help-play-plain = Sans couleurs.

help-simulate = Faire jouer de nombreuses parties de ROOM à des robots et en faire le bilan.
help-simulate-games = Nombre de parties.
help-simulate-seats = Joueurs ; par défaut, le minimum que permettent les options.
help-simulate-bots = Un niveau pour toutes les places, ou un par place ; master@2 cherche deux fois plus que d’habitude ; son propre robot comme chemin/du/robot.py:Nom.
help-simulate-workers = Nombre de processus qui se partagent le travail.
help-simulate-meters = Autres chiffres à compter, comme landings,income ; chaque jeu a les siens.
help-simulate-records = Enregistrer chaque partie dans ce dossier.

help-replay = Lire un compte rendu, vérifier de nouveau chaque coup et montrer la table obtenue.
help-replay-until = S’arrêter après ce nombre de coups.

help-play-hints = Conseils avec la touche i : free (libres), counted (comptés et dits à la fin) ou off (aucun).
help-play-from = Rejouer à partir d’une partie finie : son compte rendu.
help-play-move = Avec --from : le nombre de coups après lequel continuer.

help-review = Faire analyser une partie finie par le conseiller, à partir de son compte rendu : valeur au fil du temps, tournants, précision.
help-review-seat = Le joueur dont on veut les tournants, compté à partir de 1 ; par défaut tous.

help-bench = Mesurer sur cette machine les vitesses que cite la documentation.

games-seats = { $mode ->
        [none] {""}
       *[other] { $mode } :{" "}
    }{ $most ->
        [1] 1 joueur
       *[other] de { $fewest } à { $most } joueurs
    }
games-options = Options (--option nom=valeur) et leurs valeurs par défaut :

report-head = { $games } { $games ->
        [one] partie
       *[other] parties
    } à { $seats } { $seats ->
        [one] place
       *[other] places
    }, graine { $seed }
report-speed = { $cpu } s de temps processeur : { $games } parties et { $moves } coups par seconde de processeur
report-ended = { $count } { $count ->
        [one] finie
       *[other] finies
    } : { $reason } ({ $share } %)
report-seat = { $seat } ({ $bot }) : victoires { $wins }, moyenne { $mean }, écart-type { $sd }, de { $low } à { $high }
report-meter = Compteur { $meter }, toutes les parties ensemble :
report-more = … et { $count } autres places ; --json les donne toutes

replay-head = { $room } : { $moves } coups sur { $all }

refusal-bots-do-not-fit = { $bots } robots sont nommés pour { $seats } places : donne un seul niveau pour toutes, ou un par place.
refusal-bad-think = Un robot peut chercher de { $least } à { $most } fois ce qu’il cherche d’habitude, pas { $think } fois.
refusal-bad-setting = « { $value } » ne convient pas au réglage { $setting }.
refusal-bad-trust = « { $value } » n’est pas l’adresse d’un proxy. --trust (LABTOP_TRUST) prend des adresses et des réseaux séparés par des virgules, par exemple 10.0.0.2,192.168.4.0/24,fd00::/8, ou bien none.
refusal-trust-everybody = « { $value } » désigne toutes les adresses : n’importe quel client pourrait se faire passer pour un autre. Donne les adresses de tes proxys.
refusal-setting-out-of-range = { $setting } doit être plus grand que 0 et valoir au plus { $most }, pas { $value }.
refusal-cannot-listen = Le serveur ne peut pas écouter sur { $address }, port { $port } : { $reason }. Un autre programme le tient peut-être ; --port en choisit un autre.
refusal-bot-failed = Le robot « { $bot } » a échoué ({ $reason }).
refusal-no-games = Il faut jouer au moins une partie, pas { $games }.
refusal-game-did-not-end = La partie { $game } n’est pas finie après { $moves } coups. La faute est à nous : signale-la avec la graine.
refusal-cannot-write = Impossible d’écrire « { $file } » : { $reason }.
refusal-unknown-command = Il n’y a pas de commande « { $command } ». Commandes : { $known }.
refusal-unknown-word = Il n’y a pas d’option { $name } ici. Options de cette commande : { $known }.
refusal-too-many-words = Ces mots sont de trop : { $words }. --help montre comment s’écrit la commande.
refusal-word-is-missing = Il manque { $name }. --help montre comment s’écrit la commande.
refusal-word-needs-value = L’option { $name } veut une valeur à sa suite.
refusal-word-takes-no-value = L’option { $name } ne prend pas de valeur.
refusal-word-not-among = Pour { $name } il n’y a pas de « { $value } ». Valeurs possibles : { $known }.
refusal-word-not-whole = Pour { $name } il faut un nombre entier, pas « { $value } ».
refusal-word-not-number = Pour { $name } il faut un nombre, pas « { $value } ».
refusal-word-too-small = Pour { $name } il faut un nombre entier à partir de { $least }, pas « { $value } ».
refusal-word-out-of-range = Pour { $name } il faut un nombre entier de { $least } à { $most }, pas « { $value } ».
refusal-unfit-place = { $state ->
        [folder] « { $file } » est un dossier ; il faut un fichier.
        [file] « { $file } » est un fichier ; il faut un dossier.
        [closed] « { $file } » ne peut pas être ouvert : il appartient à quelqu’un d’autre.
       *[missing] Il n’y a pas de fichier « { $file } ».
    }
refusal-option-without-value = Une option de jeu s’écrit nom=valeur, comme mode=draft, pas « { $pair } ». `labtop games` les énumère.

bench-python = Python
bench-compiled = compilé avec mypyc
bench-bare-python-cpu-ms = démarrage de Python seul, ms de processeur
bench-import-and-new-game-cpu-ms = démarrage, import de Labtop et nouvelle partie, ms de processeur
bench-solo-random-games-per-cpu-second = Chem and Roll, parties solo au hasard par seconde de processeur
bench-open-spiel-yacht-games-per-cpu-second = yacht d’OpenSpiel, parties par seconde de processeur
bench-solo-games-per-yacht-game = parties solo pour une partie de yacht
bench-game-of-99-cpu-ms = une partie à 99 places, ms de processeur
bench-greedy-solo-mean = robot glouton, score solo moyen en dollars
bench-greedy-solo-games-per-cpu-second = robot glouton, parties solo par seconde de processeur
bench-no-peer = OpenSpiel n’est pas installé, ces chiffres restent donc sans comparaison. Ajoute-le avec pip install "labtop[research]"
help-ladder = Comparer les robots de ROOM : chaque niveau contre celui d’en dessous et contre le hasard, avec des donnes en miroir.
help-ladder-bots = Ses propres robots, comme chemin/du/robot.py:Nom, ou des niveaux qui cherchent plus ou moins que d’habitude, comme master@2, chacun contre tous les niveaux de la salle.
help-ladder-games = Parties de chaque comparaison.
help-ladder-seed = La même graine donne la même échelle.
help-ladder-workers = Combien de processus jouent.

help-print = Faire un PDF de ROOM pour y jouer sur une table : cartes, plateaux, feuilles, règles.
help-print-paper = Le papier de l’imprimante.
help-print-bw = Pour une imprimante sans couleur : motifs et signes remplacent les couleurs.
help-print-parts = Seulement ces parties du jeu, par exemple cards,rules ; chaque jeu a les siennes. Par défaut, toutes.
help-print-output = Le PDF à écrire. Par défaut, le nom de la salle et la langue.
print-working = Mise en page …
print-done = { $file } : { $pages } { $pages ->
        [one] page
       *[other] pages
    }. Imprimer à 100 %, recto verso, retourné sur le bord long (le livret des règles sur le bord court) ; la règle au pied d’une page mesure 50 mm.
help-print-record = Au lieu d’un jeu : la partie finie de ce fichier, en une page avec les places, les lignes et la chimie rencontrée.
help-print-seat = Avec --record : la page de cette personne.
print-done-record = { $file } : { $pages } { $pages ->
        [one] page
       *[other] pages
    }.
