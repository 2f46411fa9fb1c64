# Ce que les commandes disent d'elles-mêmes (`labtop --help`) et affichent (cli/listing.py).

help-labtop = Quatre jeux de chimie : y jouer, les simuler, les rejouer.
help-version = Affiche la version et s’arrête.
help-help = Affiche ce texte et s’arrête.
help-lang = Langue : en ou fr. Par défaut, celle du terminal.
help-json = Affiche un seul objet JSON.
help-option = Une option du jeu, autant de fois que nécessaire ; `labtop games` les énumère.
help-seed = Un nombre ou un code de donne : la même graine donne les mêmes dés.

help-games = Énumère les jeux, leurs places et leurs options avec les valeurs par défaut.

help-play = Jouer à ROOM dans le terminal : seul, à plusieurs sur ce clavier ou contre des robots.
help-play-seats = Nombre total de joueurs, robots compris.
help-play-bots = Niveaux des robots qui prennent les dernières places, par exemple greedy,random ; master@2 cherche deux fois plus que d’habitude ; son propre robot comme chemin/du/robot.py:Nom.
help-play-resume = Reprendre une partie laissée en cours, à partir de son compte rendu.
help-play-records = Le dossier où les parties sont enregistrées.
help-pack = Un fichier TOML avec ses propres cartes, plateaux ou molécules à la place de ceux du jeu.
help-play-typed = Saisir ce que montrent de vrais dés sur la table.
help-play-plain = Sans couleurs.

help-simulate = Faire jouer de nombreuses parties de ROOM à des robots et en faire le bilan.
help-simulate-games = Nombre de parties.
help-simulate-seats = Joueurs ; par défaut, le minimum que permettent les options.
help-simulate-bots = Un niveau pour toutes les places, ou un par place ; master@2 cherche deux fois plus que d’habitude ; son propre robot comme chemin/du/robot.py:Nom.
help-simulate-workers = Nombre de processus qui se partagent le travail.
help-simulate-meters = Autres chiffres à compter, comme landings,income ; chaque jeu a les siens.
help-simulate-records = Enregistrer chaque partie dans ce dossier.

help-replay = Lire un compte rendu, vérifier de nouveau chaque coup et montrer la table obtenue.
help-replay-until = S’arrêter après ce nombre de coups.

help-play-hints = Conseils avec la touche i : free (libres), counted (comptés et dits à la fin) ou off (aucun).
help-play-from = Rejouer à partir d’une partie finie : son compte rendu.
help-play-move = Avec --from : le nombre de coups après lequel continuer.

help-review = Faire analyser une partie finie par le conseiller, à partir de son compte rendu : valeur au fil du temps, tournants, précision.
help-review-seat = Le joueur dont on veut les tournants, compté à partir de 1 ; par défaut tous.

help-bench = Mesurer sur cette machine les vitesses que cite la documentation.

games-seats = { $mode ->
        [none] {""}
       *[other] { $mode } :{" "}
    }{ $most ->
        [1] 1 joueur
       *[other] de { $fewest } à { $most } joueurs
    }
games-options = Options (--option nom=valeur) et leurs valeurs par défaut :

report-head = { $games } { $games ->
        [one] partie
       *[other] parties
    } à { $seats } { $seats ->
        [one] place
       *[other] places
    }, graine { $seed }
report-speed = { $cpu } s de temps processeur : { $games } parties et { $moves } coups par seconde de processeur
report-ended = { $count } { $count ->
        [one] finie
       *[other] finies
    } : { $reason } ({ $share } %)
report-seat = { $seat } ({ $bot }) : victoires { $wins }, moyenne { $mean }, écart-type { $sd }, de { $low } à { $high }
report-meter = Compteur { $meter }, toutes les parties ensemble :
report-more = … et { $count } autres places ; --json les donne toutes

replay-head = { $room } : { $moves } coups sur { $all }

refusal-bots-do-not-fit = { $bots } robots sont nommés pour { $seats } places : donne un seul niveau pour toutes, ou un par place.
refusal-bad-think = Un robot peut chercher de { $least } à { $most } fois ce qu’il cherche d’habitude, pas { $think } fois.
refusal-bad-setting = « { $value } » ne convient pas au réglage { $setting }.
refusal-setting-out-of-range = { $setting } doit être plus grand que 0 et valoir au plus { $most }, pas { $value }.
refusal-cannot-listen = Le serveur ne peut pas écouter sur { $address }, port { $port } : { $reason }. Un autre programme le tient peut-être ; --port en choisit un autre.
refusal-bot-failed = Le robot « { $bot } » a échoué ({ $reason }).
refusal-no-games = Il faut jouer au moins une partie, pas { $games }.
refusal-game-did-not-end = La partie { $game } n’est pas finie après { $moves } coups. La faute est à nous : signale-la avec la graine.
refusal-cannot-write = Impossible d’écrire « { $file } » : { $reason }.
refusal-usage = { $reason }

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
bench-no-peer = OpenSpiel n’est pas installé (`make bench` l’installe) : ces chiffres restent sans comparaison
help-ladder = Comparer les robots de ROOM : chaque niveau contre celui d’en dessous et contre le hasard, avec des donnes en miroir.
help-ladder-bots = Ses propres robots, comme chemin/du/robot.py:Nom, ou des niveaux qui cherchent plus ou moins que d’habitude, comme master@2, chacun contre tous les niveaux de la salle.
help-ladder-games = Parties de chaque comparaison.
help-ladder-seed = La même graine donne la même échelle.
help-ladder-workers = Combien de processus jouent.
