# Messages du serveur et de ses commandes : refus de requêtes et aux tables, fins de connexion, « labtop serve ».

## Commandes

help-serve = Démarrer le serveur pour cet appareil et, par défaut, pour ceux de son réseau.
help-serve-host = L’adresse où écouter. Par défaut 0.0.0.0, tous les appareils du réseau ; 127.0.0.1 : celui-ci seulement.
help-serve-port = Le port où écouter. Par défaut 8000 ; 0 : n’importe lequel de libre.
help-serve-hosts = D’autres noms par lesquels on atteint ce serveur, par exemple labtop.example.org. Les adresses et les noms de cette machine sont connus.
help-serve-trust = Les proxys auxquels se fier quand ils donnent l’adresse du client, sous forme d’adresses ou de réseaux, par exemple 10.0.0.2,fd00::/8 ; none : aucun. Par défaut, cette machine.
help-keep-days = Effacer un groupe ce nombre de jours après sa dernière partie ; 0 : jamais. Par défaut 30.
help-serve-open = Ouvrir aussi le navigateur.
help-serve-bots = Ses propres robots pour les tables de ce serveur, comme chemin/du/robot.py:Nom. Leurs programmes tournent ici, avec tes droits.
help-serve-think = Combien de fois plus que d’habitude les robots peuvent chercher, par exemple 2 ; moins sur une petite machine, par exemple 0.5. Par défaut 1.
help-serve-ws = Comment les WebSockets sont servis : picows, plus rapide et choisi par défaut s’il est installé ; asgi, la façon ordinaire.
help-serve-metrics = Qui peut lire les chiffres à /metrics : off, personne ; local, les programmes de cette machine ; on, tout le monde. Par défaut local.
help-data = Le dossier de toutes les données. Par défaut, celui du système pour les données d’un utilisateur.
help-backup = Copier la base dans FILE et vérifier la copie ; aussi pendant qu’un serveur tourne. Avec --keep, FILE est un dossier qui reçoit une copie datée de plus.
help-backup-keep = Combien de copies restent dans le dossier FILE : les plus récentes. Les fichiers que cette commande n’a pas écrits ne sont pas touchés.
help-restore = Remplacer la base par FILE, une sauvegarde ; l’ancienne base est gardée à côté.
help-tidy = Dire quels groupes sont assez anciens pour être effacés, et pourquoi le serveur ne les efface pas ; aussi pendant qu’il tourne.
help-tidy-keep-days = Combien de jours après la dernière partie un groupe est ancien. Par défaut, ceux du dernier serveur qui a tourné.
help-tidy-yes = Les effacer, même si l’horloge est peut-être fausse. Le serveur doit être arrêté.
help-doctor = Examiner cette installation et le serveur qui tourne, et dire que faire. Code de sortie 0 : tout va bien ; 1 : quelque chose ne va pas.
help-doctor-server = L’adresse du serveur qui tourne, par exemple http://192.168.1.7:8000. Par défaut, celle que « labtop serve » aurait sur cette machine.

serve-here = Sur cet appareil : { $address }
serve-others = Pour les autres appareils : { $address }
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
backup-done = { $file } : { count-groups }, { count-tables }, { count-moves }, tout vérifié.
backup-kept = { $kept ->
        [one] Le dossier ne contient que cette copie
       *[other] Le dossier contient { $kept } copies
    } ; { $removed ->
        [0] aucune n’a été supprimée.
        [one] la plus ancienne a été supprimée.
       *[other] les { $removed } plus anciennes ont été supprimées.
    }
restore-done = { $file } est maintenant la base : { count-groups }, { count-tables }, { count-moves }, tout vérifié.
restore-aside = L’ancienne base est gardée sous le nom { $file }.

tidy-clock = L’horloge affiche { $now } UTC.
tidy-newest = Il y a { $groups ->
        [one] { $groups } groupe
       *[other] { $groups } groupes
    } ; l’activité la plus récente date du { $newest } UTC.
tidy-kept = { $days ->
        [0] Les groupes sont gardés pour toujours.
        [one] Les groupes sont gardés { $days } jour après la dernière partie.
       *[other] Les groupes sont gardés { $days } jours après la dernière partie.
    }
tidy-none = Aucun groupe n’est assez ancien pour être effacé.
tidy-old = { $groups ->
        [one] { $groups } groupe serait effacé ; sa dernière partie date du { $first } UTC.
       *[other] { $groups } groupes seraient effacés ; leurs dernières parties datent du { $first } au { $last } UTC.
    }
tidy-held = { $held ->
        [jump] Rien n’est effacé pour l’instant : l’horloge de cette machine a été changée de plus d’une heure pendant que le serveur tournait. Si elle est juste maintenant, arrête le serveur et tape « labtop tidy --yes ».
        [silence] Rien n’est effacé pour l’instant : personne n’a joué nulle part depuis plus longtemps que les groupes ne sont gardés, et l’horloge a donc peut-être été avancée. Si elle est juste, arrête le serveur et tape « labtop tidy --yes ».
        [behind] Rien n’est effacé pour l’instant : lors d’un démarrage, l’horloge de cette machine affichait une heure antérieure à l’activité la plus récente ; l’une des deux est donc fausse. Si l’horloge est juste maintenant, arrête le serveur et tape « labtop tidy --yes ».
       *[no] Rien ne s’y oppose : le serveur les efface de lui-même.
    }
tidy-done = { $days ->
        [0] Les groupes sont gardés pour toujours : rien n’a été effacé.
       *[other] { $groups ->
            [0] Aucun groupe n’était assez ancien pour être effacé.
            [one] { $groups } groupe a été effacé.
           *[other] { $groups } groupes ont été effacés.
        } Le serveur efface de nouveau de lui-même.
    }

doctor-state-good = bon
doctor-state-note = note
doctor-state-bad = NON
doctor-version = Labtop { $version } ({ $build ->
        [compiled] compilé
       *[plain] Python simple
    }), Python { $python }
doctor-parts = { $parts }
doctor-chem = { $state ->
        [note] RDKit n’est pas installé : les molécules à soi s’écrivent dans la notation courte. pip install "labtop[chem]" l’ajoute.
       *[other] RDKit lit les molécules à soi dans tout SMILES.
    }
doctor-print = { $state ->
        [note] Typst n’est pas installé : rien ne peut être imprimé. pip install "labtop[print]" l’ajoute.
       *[other] Typst imprime les jeux.
    }
doctor-sqlite = SQLite { $version }
doctor-sqlite-race = SQLite { $version } est plus ancien que { $fixed } : deux programmes qui écrivent au même instant pourraient abîmer son journal. Labtop n’écrit que d’un seul endroit, il n’y a donc pas de danger ; tiens les autres programmes à l’écart du fichier.
doctor-sqlite-too-old = SQLite { $version } est trop ancien pour Labtop.
doctor-folder = { $state ->
        [bad] On ne peut pas écrire dans { $folder }.
       *[other] Dossier des données : { $folder }
    }
doctor-space = { $state ->
        [bad] Il ne reste que { $free } Mio sur ce disque ; il en faudrait { $wanted }.
       *[other] Il reste { $free } Mio sur ce disque.
    }
doctor-database = La base est intacte : { count-groups }, { count-tables }, { count-moves }.
doctor-database-new = Il n’y a pas encore de base ; le premier démarrage en crée une.
doctor-database-damaged = La base n’est pas fiable ({ $code }). Remets une sauvegarde en place.
doctor-clock = { $state ->
        [bad] L’horloge affiche { $time } UTC, ce qui est impossible : les groupes anciens ne seraient pas effacés.
       *[other] L’horloge affiche { $time } UTC.
    }
doctor-web = { $state ->
        [note] La partie web n’est pas construite : les navigateurs trouvent une simple page. Dans un clone du projet, « make setup » la construit ; un wheel l’a toujours.
       *[other] La partie web est construite.
    }
doctor-listens = « labtop serve » écoute sur { $address }, port { $port }.
doctor-hosts = Noms auxquels il répond, en plus des adresses : { $hosts }
doctor-origins = { $origins ->
        [none] Aucune page d’un autre serveur ne peut lui parler.
       *[other] Pages qui peuvent lui parler : { $origins }
    }
doctor-trust = { $proxies ->
        [none] Le serveur ne se fie à aucun proxy.
       *[other] Proxys auxquels le serveur se fie : { $proxies }
    }
doctor-server = { $state ->
        [bad] Le serveur à l’adresse { $address } tourne, mais il ne peut pas faire tout son travail : voir plus bas.
       *[other] Le serveur à l’adresse { $address } tourne et peut faire son travail.
    }
doctor-server-none = Aucun serveur ne répond à l’adresse { $address }. S’il y en a un ailleurs, indique-le : labtop doctor --server http://…
doctor-server-strange = Quelque chose répond à l’adresse { $address }, mais ce n’est pas un serveur qui indique son état : un autre programme, ou un Labtop plus ancien.
doctor-check-serving = { $state ->
        [bad] Le serveur s’arrête et ne laisse plus entrer personne. Démarre-le de nouveau.
       *[other] Connexions ouvertes : { $figure }.
    }
doctor-check-store = { $state ->
        [bad] { $trouble } (Ce que dit le disque : { $detail }.)
       *[other] Les coups sont gardés : le dernier était sur le disque après { $figure } ms.
    }
doctor-check-disk = { $state ->
        [bad] { $trouble } Il reste { $figure } Mio ; il en faut { $bound }.
        [note] Il reste peu de place sur le disque : { $figure } Mio. En dessous de { $bound } Mio, le serveur avertit les hôtes. Supprime des fichiers, ou déplace le dossier des données sur un disque plus grand.
       *[other] Il reste { $figure } Mio sur le disque du serveur.
    }
doctor-check-loop = { $state ->
        [bad] { $trouble } Plus long retard des dix dernières secondes : { $figure } ms ; { $bound } sont permises.
       *[other] Le serveur répond tout de suite : son plus long retard des dix dernières secondes était de { $figure } ms.
    }
doctor-check-workers = { $state ->
        [bad] { $trouble } (Lesquels : { $detail }.)
       *[other] Les processus des robots, du conseiller, des aides, de la lecture et de l’impression tournent, ou attendent qu’on ait besoin d’eux.
    }
doctor-check-logs = { $state ->
        [bad] { $trouble } Tables concernées : { $figure }.
       *[other] Toutes les parties qui ont été lues sont intactes.
    }
doctor-metrics-closed = Le serveur ne montre pas ses chiffres à ce programme. « labtop serve --metrics local » les montre sur la machine du serveur, « --metrics on » partout.
doctor-figure-tables = En mémoire : { count-groups }, { count-tables }.
doctor-figure-commits = { $state ->
        [note] Le disque est lent : { $slow } écritures sur { $commits } ont pris plus d’un quart de seconde, { $ms } ms en moyenne. Tout le monde l’attend : mets le dossier des données sur un disque plus rapide.
       *[other] Écritures depuis le démarrage : { $commits }, { $ms } ms en moyenne, avec { count-moves }.
    }
doctor-figure-faults = { $total ->
        [0] Aucune écriture ni lecture n’a échoué depuis le démarrage.
       *[other] Écritures ou lectures qui ont échoué depuis le démarrage : { $total } ({ $which }). Rien de ce qui a été accepté n’est perdu. Si le nombre augmente, examine le disque.
    }
doctor-figure-deaths = { $total ->
        [0] Aucun processus de travail ne s’est arrêté depuis le démarrage.
       *[other] Processus de travail qui se sont arrêtés depuis le démarrage : { $total } ({ $which }). Ils redémarrent d’eux-mêmes. Si le nombre augmente, la machine manque de mémoire.
    }
doctor-figure-limits = { $total ->
        [0] Aucune limite n’a été atteinte depuis le démarrage.
       *[other] Limites atteintes depuis le démarrage : { $total } ({ $which }). Quelques-unes sont normales. Beaucoup d’un coup viennent d’un programme défectueux ou hostile, ou d’une classe plus grande qu’une limite qui a été abaissée (LABTOP_LIMIT_…).
    }
doctor-figure-refusals = { $total ->
        [0] Rien n’a été refusé depuis le démarrage.
       *[other] Refus depuis le démarrage : { $total } ({ $which }). Les coups contre les règles y sont comptés, et c’est normal.
    }
doctor-figure-erasures = Groupes effacés depuis le démarrage : { $groups }.

trouble-disk-full = Le disque est plein : les coups sont refusés, car ils ne peuvent pas être gardés. Supprime ou déplace des fichiers de ce disque ; la partie reprend alors d’elle-même, et rien de ce qui a été accepté n’est perdu.
trouble-disk-nearly-full = Le disque est presque plein : bientôt, aucun coup ne pourra être gardé. Supprime ou déplace des fichiers de ce disque.
trouble-disk-read-only = On ne peut plus écrire dans le dossier des données : les coups sont refusés, car ils ne peuvent pas être gardés. Regarde si son disque est passé en lecture seule, ce que les systèmes font après des erreurs, et à qui est le dossier ; la partie reprend ensuite d’elle-même.
trouble-disk-failing = Le disque signale des erreurs ou ne répond pas : les coups sont refusés, car ils ne peuvent pas être gardés. Fais une copie avec « labtop backup FILE » sur un autre disque, arrête le serveur et examine celui-ci.
trouble-database-damaged = La base est abîmée : certaines parties ne peuvent pas être lues. Arrête le serveur et remets une sauvegarde en place avec « labtop restore FILE ».
trouble-log-damaged = Les coups gardés d’une partie ont été modifiés ou manquent : sa table ne peut pas être ouverte, toutes les autres le peuvent. Remets une sauvegarde en place avec « labtop restore FILE », ou supprime ce groupe.
trouble-loop-slow = Le serveur a trop à faire : tout le monde attend à chaque coup. Ferme d’autres programmes de cette machine, fais moins chercher les robots (« labtop serve --think 0.5 »), ou ouvre moins de tables.
trouble-workers-dead = Des processus de travail s’arrêtent : les robots jouent le coup le plus simple, le conseiller ne donne plus de conseils, les contenus personnels ne sont pas lus, ou rien n’est imprimé. Le plus souvent, il n’y a plus de mémoire : ferme d’autres programmes. Si cela dure, redémarre le serveur ; rien n’est perdu.

## La page quand il n’y a pas de partie web

page-title = Labtop
page-not-built = Le serveur tourne, mais sa partie web n’a pas été construite.
page-what-to-do = Dans un clone du projet, « make setup » la construit. Dans le terminal, « labtop play chem-and-roll » marche sans elle.
docs-title = Documentation
docs-no-page = Cette page n’existe pas dans la documentation.
docs-not-built = Ce serveur n’a pas de documentation : elle n’y a pas été intégrée. Dans un clone du projet, « make docs » la construit ; après un redémarrage, le serveur la montre ici.
docs-start = Vers sa première page
docs-home = Vers les jeux

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
column-hints-sent = Conseils envoyés par l’enseignant
column-joined-round = Premier tour joué
column-missed = Tours manqués
column-away = Surtout hors ligne
column-accuracy = Précision (%)
column-title = Classe
column-date = Date
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
refusal-not-http = Ce n’est pas une demande HTTP.
refusal-too-many-pieces = La demande est arrivée en trop de morceaux : { $most } au plus sont permis.
refusal-slow-down = C’était trop d’un coup. Attends { $wait ->
        [1] une seconde
       *[other] { $wait } secondes
    }, puis continue.
refusal-too-many-tries = Trop de codes faux sont venus d’ici. Attends { $wait ->
        [1] une seconde
       *[other] { $wait } secondes
    }, puis tape le code de nouveau.
refusal-too-many-sockets = Il y a trop de connexions ouvertes : { $most } au plus sont permises. Ferme d’autres onglets.
refusal-hello-first = Le premier message d’une connexion doit dire qui elle est.
refusal-hello-twice = Cette connexion a déjà dit qui elle est.
refusal-not-text = Les messages sont du texte ; celui-ci était binaire.
refusal-stream-unknown = Cette connexion est finie. Ouvre-la de nouveau.
refusal-stopping = Le serveur s’arrête. Reviens dans un instant.
refusal-share-used = Depuis ton réseau, tout ce que ce serveur permet à un seul réseau est déjà ouvert. Termine une partie, ou réessaie dans quelques minutes.
refusal-too-many-bot-tables = Trop de tables où seuls des robots jouent sont ouvertes depuis ton réseau : { $most } au plus.
refusal-house-full = Le serveur a autant de tables ouvertes qu’il peut en tenir. Essaie encore dans quelques minutes.

## Refus : à une table

refusal-busy = Il y a trop à faire en ce moment. Réessaie dans un instant.
refusal-printing-not-installed = L’impression demande Typst, qui n’est pas installé ici. Ajoute-le avec pip install "labtop[print]"
refusal-not-on-paper = Ce jeu n’a encore rien à imprimer.
refusal-unknown-part = Il n’y a pas de partie « { $part } » à imprimer ici. Parties : { $known }.
refusal-storage = Ton coup n’a pas pu être écrit sur le disque, il ne compte donc pas. Dis à l’hôte que le disque du serveur a un problème.
refusal-fault = Le serveur a fait une erreur. Rien n’a changé ; essaie encore, et signale-le si cela se répète.
refusal-paused = L’hôte a mis la partie en pause.
refusal-not-your-seat = { $seat } : tu ne joues pas pour cette place.
refusal-no-such-move = Il n’y a pas de coup { $move } : cette partie en a { $most } jusqu’ici.
refusal-no-wish = Cette demande de reprendre un coup n’est plus ouverte.
refusal-nothing-to-undo = On ne peut plus l’annuler : c’est déjà fait, ou une pause y a mis fin.
refusal-teachers-only = Seul l’enseignant d’une classe peut le faire pour quelqu’un d’autre.
refusal-consent-refused = Les autres n’ont pas été d’accord : le coup reste.
refusal-name-empty = Un nom doit contenir au moins une lettre ou un chiffre.
refusal-name-too-long = Ce nom est trop long : { $most } lettres au plus.
refusal-name-bad-letter = « { $letter } » ne peut pas faire partie d’un nom.
refusal-nicknames-only = Ici, on joue sous un surnom : choisis-en un parmi ceux qui sont proposés.
refusal-name-taken = « { $name } » est déjà là. Choisis un autre nom.
refusal-join-used = Cette place a été ouverte depuis sur un autre appareil. Reviens avec ta clé personnelle, ou rejoins le groupe à nouveau.
refusal-lobby-locked = L’hôte a fermé la porte : plus personne ne peut entrer.
refusal-group-full = Ce groupe est complet : { $most } au plus.
refusal-key-unknown = Cette clé personnelle est inconnue dans le groupe. Regarde-la encore ; l’hôte peut t’en donner une nouvelle.
refusal-code-unknown = Il n’y a pas de groupe avec ce code. Regarde-le encore : il n’a ni I, ni O, ni 0, ni 1.
refusal-not-allowed = Tu ne peux pas le faire : seuls un joueur de cette table ou l’hôte le peuvent.
refusal-no-such-table = Il n’y a pas de telle table ici.
refusal-no-such-member = Il n’y a pas de telle personne dans le groupe.
refusal-seat-held = Quelqu’un est connecté à cette place : elle n’a pas été libérée.
refusal-already-started = La partie a déjà commencé.
refusal-wrong-code = Ce n’est pas le code du groupe, rien n’a donc été supprimé.
refusal-coach-failed = Le conseiller n’a pas pu finir son analyse. Réessaie dans un instant.
refusal-not-over-yet = La partie n’est pas encore finie.
refusal-too-many-tables = Cela ferait trop de tables : { $most } au plus.
refusal-log-damaged = Le journal de cette table n’est plus fiable à partir de la ligne { $seq }. L’exploitant peut remettre une sauvegarde en place.

## Pourquoi une connexion finit

bye-stopping = Le serveur s’arrête. Ta place est gardée : reviens dans un instant.
bye-replaced = Ta place est maintenant ouverte ailleurs : sur un autre appareil ou dans un autre onglet.
bye-removed = L’hôte t’a retiré de ce groupe.
bye-deleted = L’hôte a supprimé ce groupe avec tout ce qu’il contenait.
bye-too-slow = Ta connexion n’a pas pu suivre. Elle se rouvre d’elle-même ; rien n’est perdu.
bye-too-many-refused = Trop de messages de cette connexion ont été refusés.
bye-too-many-sockets = Trop de connexions sont ouvertes d’ici. Ferme d’autres onglets.
bye-no-hello = La connexion n’a pas dit à temps qui elle est.
bye-hello-first = La connexion n’a pas commencé par dire qui elle est.
bye-token-unknown = On ne te connaît plus ici. Entre de nouveau avec le code, ou reviens avec ta clé personnelle.
bye-not-text = La connexion a envoyé autre chose que du texte.
bye-not-json = La connexion a envoyé quelque chose d’illisible.
bye-bad-shape = La connexion a envoyé quelque chose de mal formé. Recharge la page : elle est peut-être plus ancienne que le serveur.
bye-too-big = La connexion a trop envoyé d’un coup.
bye-too-deep = La connexion a envoyé quelque chose de trop imbriqué.
bye-storage = Le disque du serveur a un problème. Reviens dans un instant.
bye-house-full = Le serveur a autant de tables ouvertes qu’il peut en tenir. Reviens dans quelques minutes.
bye-share-used = Depuis ton réseau, tout ce que ce serveur permet à un seul réseau est déjà ouvert. Reviens dans quelques minutes.
bye-busy = La table a trop à faire en ce moment. Reviens dans un instant.
bye-fault = Le serveur a fait une erreur. Ta place est gardée : reviens dans un instant.
bye-log-damaged = Le journal de cette table n’est plus fiable. L’exploitant peut remettre une sauvegarde en place.
bye-other-rules-version = Cette table a été commencée par une autre version de Labtop, et celle-ci ne peut pas la continuer.
