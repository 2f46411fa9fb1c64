# Messages du serveur et de ses commandes : refus de requêtes et aux tables, fins de connexion, « labtop serve ».

## Commandes

help-serve = Démarrer le serveur pour cet appareil et, par défaut, pour ceux de son réseau.
help-serve-host = L’adresse où écouter. Par défaut 0.0.0.0, tous les appareils du réseau ; 127.0.0.1 : celui-ci seulement.
help-serve-port = Le port où écouter. Par défaut 8000 ; 0 : n’importe lequel de libre.
help-serve-open = Ouvrir aussi le navigateur.
help-serve-bots = Ses propres robots pour les tables de ce serveur, comme chemin/du/robot.py:Nom. Leurs programmes tournent ici, avec tes droits.
help-serve-think = Combien de fois plus que d’habitude les robots peuvent chercher, par exemple 2 ; moins sur une petite machine, par exemple 0.5. Par défaut 1.
help-serve-ws = Comment les WebSockets sont servis : picows, plus rapide et choisi par défaut s’il est installé ; asgi, la façon ordinaire.
help-data = Le dossier de toutes les données. Par défaut, celui du système pour les données d’un utilisateur.
help-backup = Copier la base dans FILE et vérifier la copie ; aussi pendant qu’un serveur tourne.
help-restore = Remplacer la base par FILE, une sauvegarde ; l’ancienne base est gardée à côté.
help-doctor = Examiner cette installation : versions, dossier, base, horloge, noms.

serve-here = Sur cet appareil : { $address }
serve-others = Pour les autres appareils : { $address }
serve-stop = Ctrl+C arrête le serveur.
serve-stopped = Arrêté. Tout ce qui a été accepté est gardé.
count-groups = { $groups ->
        [one] { $groups } groupe
       *[other] { $groups } groupes
    }
count-tables = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
count-moves = { $lines ->
        [one] { $lines } coup
       *[other] { $lines } coups
    }
backup-done = { $file } : { count-groups }, { count-tables }, { count-moves }, tout vérifié.
restore-done = { $file } est maintenant la base : { count-groups }, { count-tables }, { count-moves }, tout vérifié.
restore-aside = L’ancienne base est gardée sous le nom { $file }.

doctor-state-good = bon
doctor-state-note = note
doctor-state-bad = NON
doctor-version = Labtop { $version }, Python { $python }
doctor-parts = { $parts }
doctor-sqlite = SQLite { $version }
doctor-sqlite-race = SQLite { $version } est plus ancien que { $fixed } : deux programmes qui écrivent au même instant pourraient abîmer son journal. Labtop n’écrit que d’un seul endroit, il n’y a donc pas de danger ; tiens les autres programmes à l’écart du fichier.
doctor-sqlite-too-old = SQLite { $version } est trop ancien pour Labtop.
doctor-folder = { $state ->
        [bad] On ne peut pas écrire dans { $folder }.
       *[other] Dossier des données : { $folder }
    }
doctor-space = { $state ->
        [bad] Il ne reste que { $free } Mio sur ce disque ; il en faudrait { $wanted }.
       *[other] Il reste { $free } Mio sur ce disque.
    }
doctor-database = La base est intacte : { count-groups }, { count-tables }, { count-moves }.
doctor-database-new = Il n’y a pas encore de base ; le premier démarrage en crée une.
doctor-database-damaged = La base n’est pas fiable ({ $code }). Remets une sauvegarde en place.
doctor-clock = { $state ->
        [bad] L’horloge affiche { $time } UTC, ce qui est impossible : des groupes seraient effacés trop tôt ou jamais.
       *[other] L’horloge affiche { $time } UTC.
    }
doctor-web = { $state ->
        [note] La partie web n’est pas construite : les navigateurs trouvent une simple page. « make setup » la construit.
       *[other] La partie web est construite.
    }
doctor-listens = « labtop serve » écoute sur { $address }, port { $port }.
doctor-hosts = Noms auxquels il répond, en plus des adresses : { $hosts }
doctor-origins = { $origins ->
        [none] Aucune page d’un autre serveur ne peut lui parler.
       *[other] Pages qui peuvent lui parler : { $origins }
    }

## La page quand il n’y a pas de partie web

page-title = Labtop
page-not-built = Le serveur tourne, mais sa partie web n’a pas été construite.
page-what-to-do = Sur la machine du serveur, « make setup » la construit. Dans le terminal, « labtop play chem-and-roll » marche sans elle.

## Les résultats en fichier

column-table = Table
column-seat = Place
column-name = Nom
column-bot = Robot
column-over = Finie
column-place = Rang
column-score = Score
column-award = Médaille
column-reason = Comment cela a fini
column-hints = Conseils
cell-yes = oui
cell-no = non

## Refus : à la porte

refusal-host-not-allowed = Ce serveur ne répond pas au nom par lequel il a été appelé. Prends son adresse, ou fais ajouter le nom (LABTOP_HOSTS).
refusal-origin-not-allowed = La demande vient d’une page qui n’est pas de ce serveur. Ouvre la page du serveur lui-même.
refusal-no-token = Il faut pour cela le jeton reçu à l’entrée.
refusal-token-unknown = On ne te connaît plus ici. Entre de nouveau avec le code, ou reviens avec ta clé personnelle.
refusal-removed = L’hôte t’a retiré de ce groupe.
refusal-not-approved = L’hôte ne t’a pas encore laissé entrer.
refusal-no-such-page = Il n’y a rien à cette adresse.
refusal-help-too-slow = C’était trop long à calculer. Réessaie dans un instant.
refusal-wrong-method = À cette adresse, on ne peut demander qu’avec { $allowed }.
refusal-bad-handshake = Ce n’est pas un WebSocket de version 13.
refusal-key-not-kept = La nouvelle clé a été créée, mais la réponse s’est perdue, et le serveur ne garde pas les clés. Crée une autre clé pour cette personne.
refusal-slow-body = La demande a mis trop de temps à arriver. Essaie encore.
refusal-slow-down = C’était trop d’un coup. Attends { $wait ->
        [1] une seconde
       *[other] { $wait } secondes
    }, puis continue.
refusal-too-many-tries = Trop de codes faux sont venus d’ici. Attends { $wait ->
        [1] une seconde
       *[other] { $wait } secondes
    }, puis tape le code de nouveau.
refusal-too-many-sockets = Il y a trop de connexions ouvertes : { $most } au plus sont permises. Ferme d’autres onglets.
refusal-hello-first = Le premier message d’une connexion doit dire qui elle est.
refusal-hello-twice = Cette connexion a déjà dit qui elle est.
refusal-not-text = Les messages sont du texte ; celui-ci était binaire.
refusal-stream-unknown = Cette connexion est finie. Ouvre-la de nouveau.
refusal-stopping = Le serveur s’arrête. Reviens dans un instant.
refusal-house-full = Le serveur a autant de tables ouvertes qu’il peut en tenir. Essaie encore dans quelques minutes.

## Refus : à une table

refusal-busy = La table a trop à faire en ce moment. Essaie encore.
refusal-storage = Ton coup n’a pas pu être écrit sur le disque, il ne compte donc pas. Dis à l’hôte que le disque du serveur a un problème.
refusal-fault = Le serveur a fait une erreur. Rien n’a changé ; essaie encore, et signale-le si cela se répète.
refusal-paused = L’hôte a mis la partie en pause.
refusal-not-your-seat = { $seat } : tu ne joues pas pour cette place.
refusal-no-such-move = Il n’y a pas de coup { $move } : cette partie en a { $most } jusqu’ici.
refusal-no-wish = Cette demande de reprendre un coup n’est plus ouverte.
refusal-consent-refused = Les autres n’ont pas été d’accord : le coup reste.
refusal-name-empty = Un nom a besoin d’au moins une lettre.
refusal-name-too-long = Ce nom est trop long : { $most } lettres au plus.
refusal-name-bad-letter = « { $letter } » ne peut pas faire partie d’un nom.
refusal-name-taken = « { $name } » est déjà là. Choisis un autre nom.
refusal-lobby-locked = L’hôte a fermé la porte : plus personne ne peut entrer.
refusal-group-full = Ce groupe est complet : { $most } au plus.
refusal-key-unknown = Cette clé personnelle est inconnue dans le groupe. Regarde-la encore ; l’hôte peut t’en donner une nouvelle.
refusal-code-unknown = Il n’y a pas de groupe avec ce code. Regarde-le encore : il n’a ni I, ni O, ni 0, ni 1.
refusal-not-allowed = Tu ne peux pas le faire : seuls un joueur de cette table ou l’hôte le peuvent.
refusal-no-such-table = Il n’y a pas de telle table ici.
refusal-no-such-member = Il n’y a pas de telle personne dans le groupe.
refusal-already-started = La partie a déjà commencé.
refusal-wrong-code = Ce n’est pas le code du groupe, rien n’a donc été supprimé.
refusal-coach-failed = Le conseiller n’a pas pu finir son analyse. Réessaie dans un instant.
refusal-not-over-yet = La partie n’est pas encore finie.
refusal-too-many-tables = Cela ferait trop de tables : { $most } au plus.
refusal-log-damaged = Le journal de cette table n’est plus fiable à partir de la ligne { $seq }. L’exploitant peut remettre une sauvegarde en place.

## Pourquoi une connexion finit

bye-stopping = Le serveur s’arrête. Ta place est gardée : reviens dans un instant.
bye-replaced = Ta place est maintenant ouverte ailleurs : sur un autre appareil ou dans un autre onglet.
bye-removed = L’hôte t’a retiré de ce groupe.
bye-deleted = L’hôte a supprimé ce groupe avec tout ce qu’il contenait.
bye-too-slow = Ta connexion n’a pas pu suivre. Elle se rouvre d’elle-même ; rien n’est perdu.
bye-too-many-refused = Trop de messages de cette connexion ont été refusés.
bye-too-many-sockets = Trop de connexions sont ouvertes d’ici. Ferme d’autres onglets.
bye-no-hello = La connexion n’a pas dit à temps qui elle est.
bye-hello-first = La connexion n’a pas commencé par dire qui elle est.
bye-token-unknown = On ne te connaît plus ici. Entre de nouveau avec le code, ou reviens avec ta clé personnelle.
bye-not-text = La connexion a envoyé autre chose que du texte.
bye-not-json = La connexion a envoyé quelque chose d’illisible.
bye-bad-shape = La connexion a envoyé quelque chose de mal formé. Recharge la page : elle est peut-être plus ancienne que le serveur.
bye-too-big = La connexion a trop envoyé d’un coup.
bye-too-deep = La connexion a envoyé quelque chose de trop imbriqué.
bye-storage = Le disque du serveur a un problème. Reviens dans un instant.
bye-busy = La table a trop à faire en ce moment. Reviens dans un instant.
bye-fault = Le serveur a fait une erreur. Ta place est gardée : reviens dans un instant.
bye-log-damaged = Le journal de cette table n’est plus fiable. L’exploitant peut remettre une sauvegarde en place.
bye-other-rules-version = Cette table a été commencée par une autre version de Labtop, et celle-ci ne peut pas la continuer.
