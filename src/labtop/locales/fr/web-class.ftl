# Le poste de l’enseignant, l’écran mural et les parties revues.

## Le poste de l’enseignant

web-class-pack = Votre propre contenu est en jeu.
web-class-private = Cette page est la vôtre : elle montre des clés et des noms. Projetez plutôt l’écran mural.
web-class-wall = Ouvrir l’écran mural
    .help = Dans un onglet à part, sans danger à projeter
web-class-no-wall = L’écran mural s’ouvre sur l’appareil qui a ouvert cette classe.
web-class-code = Code de la classe
web-class-enlarge = Le code en image
web-class-local = Cette adresse ne marche que sur cet appareil. Pour la classe, ouvrez Labtop à l’adresse que le serveur affiche.
web-class-door-open = La porte est ouverte
    .help = Toute personne qui a le code peut entrer.
web-class-door-closed = La porte est fermée
    .help = Plus personne ne peut entrer ; les personnes présentes restent.
web-class-your-key = Votre clé d’enseignant :
    .help = Avec elle et le code, vous revenez depuis un autre appareil. Ne la montrez à personne.
web-class-waiting = Prêt quand vous l’êtes
web-class-nobody = Personne n’est encore là. Montrez l’écran mural, ou dites le code.
web-class-present = { $count ->
        [one] { $count } personne est entrée
       *[other] { $count } personnes sont entrées
    }{ $away ->
        [0] {""}
        [one] , 1 absente pour l’instant
       *[other] , { $away } absentes pour l’instant
    }
web-class-one-table = Tout le monde jouera à une seule table.
web-class-start = Commencer la partie
web-class-start-none = Il faut d’abord que quelqu’un entre.
web-class-running = La partie est en cours
web-class-paused = En pause
web-class-paused-help = Toutes les tables attendent votre reprise.
web-class-over = La partie est finie
web-class-pause = Tout mettre en pause
web-class-go-on = Reprendre
web-class-rematch = Revanche
web-class-restart = Nouvelle partie
web-class-restart-sure = Une partie est en cours. L’abandonner et en commencer une autre ?
web-class-restart-yes = Abandonner et recommencer
web-class-keep = Continuer
web-class-wait-for = On attend { $names }
web-class-wait-for-many = On attend { $count } personnes
web-class-wait-bots = Les robots réfléchissent.
web-class-close-round = Clore le tour
    .help = Le coup le plus simple est joué pour ceux qui n’ont pas répondu ; le journal le dit.
web-class-announced = Dans { $seconds } s : on joue pour { $names }
web-class-announced-many = Dans { $seconds } s : on joue pour { $count } personnes
    .help = Rien n’est encore joué. Une pause ou un arrêt du serveur y met fin.
web-class-undo = Annuler
web-class-all-tables = Tables
web-class-table = Table { $number }
web-class-table-over = finie
web-class-chosen = { $done } sur { $of } ont choisi
web-class-people = Personnes
web-class-find = Chercher un nom
web-class-asking = demande à entrer
web-class-let-in = Laisser entrer
web-class-let-all = Laisser entrer les { $count }
web-class-here = présent
web-class-away = absent
web-class-next-game = joue dès la prochaine partie
web-class-watches = regarde
web-class-has-chosen = a choisi
web-class-is-due = est attendu
web-class-more = Plus sur { $name }
web-class-rename = Renommer
web-class-new-name = Nouveau nom pour { $name }
web-class-save = Enregistrer
web-class-new-key = Nouvelle clé
    .help = Pour quelqu’un qui a perdu appareil et clé. L’ancienne place se ferme aussitôt.
web-class-key-told = Nouvelle clé pour { $name } :
    .help = Sur le nouvel appareil : Rejoindre, « J’ai une clé personnelle », le code { $code } et cette clé. Elle n’est montrée que maintenant.
web-class-remove = Retirer
web-class-remove-sure = Retirer { $name } ? Un robot reprend sa place.
web-class-remove-yes = Oui, retirer
web-class-results = Résultats
web-class-results-none = Il n’y a pas de résultats avant la partie.
web-class-results-live = À cet instant
web-class-place = Rang
web-class-name = Nom
web-class-score = Score
web-class-export = Enregistrer dans un fichier
web-class-csv = CSV
web-class-xlsx = Excel
web-class-json = JSON
web-class-replay = Revoir la table { $number }
web-class-delete = Supprimer la classe
    .help = Noms, coups et résultats sont effacés pour de bon, sur tous les appareils.
web-class-delete-type = Tapez le code { $code } pour confirmer
web-class-delete-yes = Tout supprimer
web-class-not-class = C’est une table entre amis
    .help = L’hôte la mène depuis la page de la table.

## Le serveur en difficulté : ce qui ne va pas, ce que les élèves remarquent, que faire

web-trouble-disk-full = Le disque du serveur est plein : les coups ne sont plus gardés.
    .pupils = Les élèves lisent que leur coup ne compte pas ; tous les coups acceptés restent.
    .do = Supprimez ou déplacez des fichiers sur l’ordinateur du serveur. La partie reprend alors d’elle-même.
web-trouble-disk-nearly-full = Le disque du serveur est presque plein : bientôt, les coups ne pourront plus être gardés.
    .pupils = Les élèves ne remarquent encore rien.
    .do = Supprimez ou déplacez des fichiers sur l’ordinateur du serveur.
web-trouble-disk-read-only = Le serveur ne peut plus écrire sur son disque : les coups ne sont plus gardés.
    .pupils = Les élèves lisent que leur coup ne compte pas ; tous les coups acceptés restent.
    .do = Demandez à la personne qui s’occupe du serveur de rendre son dossier des données accessible en écriture. La partie reprend alors d’elle-même.
web-trouble-disk-failing = Le disque du serveur signale des erreurs : les coups ne sont plus gardés.
    .pupils = Les élèves lisent que leur coup ne compte pas ; tous les coups acceptés restent.
    .do = Faites patienter la classe, et demandez à la personne qui s’occupe du serveur de copier les données sur un autre disque.
web-trouble-database-damaged = La base du serveur est abîmée : certaines parties ne peuvent plus être ouvertes.
    .pupils = Les élèves de ces parties ne peuvent pas entrer.
    .do = Demandez à la personne qui s’occupe du serveur de l’arrêter et de remettre une sauvegarde en place.
web-trouble-log-damaged = Les coups gardés d’une partie de cette classe sont abîmés.
    .pupils = Elle ne peut être ni ouverte ni revue ; toutes les autres le peuvent.
    .do = Continuez aux autres tables. La personne qui s’occupe du serveur peut remettre une sauvegarde en place après le cours.
web-trouble-loop-slow = Le serveur a trop à faire : les réponses prennent plus d’une seconde.
    .pupils = Les élèves attendent après chaque coup ; rien n’est perdu.
    .do = Fermez d’autres programmes sur l’ordinateur du serveur.
web-trouble-workers-dead = Certains auxiliaires du serveur se sont arrêtés.
    .pupils = Les robots jouent peut-être le coup le plus simple, et les conseils, les contenus personnels ou l’impression peuvent manquer ; tout le reste marche.
    .do = Le serveur les redémarre de lui-même. Si cette ligne reste, fermez d’autres programmes sur son ordinateur.
web-trouble-other = Le serveur est en difficulté.
    .pupils = Certaines choses peuvent ne pas marcher pour les élèves.
    .do = Demandez à la personne qui s’occupe du serveur d’y taper « labtop doctor ».

## L’écran mural

web-wall-join = Entrez avec ce code
web-wall-scan = Scannez, ou ouvrez
web-wall-type = et tapez le code.
web-wall-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-wall-together = Ensemble
web-wall-hide = Cacher le classement
web-wall-show = Montrer le classement
web-wall-hide-code = Cacher le code
web-wall-show-code = Montrer le code
web-wall-first = Qui vient ?
web-wall-soon = La partie commence quand ton professeur le dit.
web-wall-marks = Ton symbole est le tien pour toute la partie.
web-wall-waiting = En attendant
web-wall-paused = Pause
    .look = Les yeux par ici.
    .clock = Les choix sont gardés. L’horloge est arrêtée à { $time }.
    .kept = Vos choix et l’horloge sont conservés.
web-wall-tables = À { $done } tables sur { $of }, tout le monde a choisi
web-wall-split = Ta table joue
web-wall-split-over = Toutes les tables ont fini
web-wall-table = Table { $number }
web-wall-ready = tous ont choisi
web-wall-finished = finie
web-wall-lost = Reconnexion…
web-wall-none = Il n’y a pas d’écran mural sur cet appareil
    .help = Ouvrez-le depuis la page de la classe, sur l’appareil qui a ouvert la classe.

## Les moments de l’écran mural

web-wall-question = Une question pour la classe
web-wall-had-chosen = sur { $of } avaient choisi
web-wall-late = en retard ? entrez avec
web-wall-joined = arrivée au tour { $round }
web-wall-joined-list = { $count ->
        [one] arrivée au tour { $rounds }
       *[other] arrivée aux tours { $rounds }
    }
web-wall-away = hors ligne pendant la plus grande partie, pas de place
web-wall-space = Espace : arrêter sur ce tour
web-debrief = Bilan
web-debrief-of = Bilan { $page } sur { $of }
web-debrief-yours = Ce que vous avez fait
web-debrief-talk = À deux, une minute :
web-debrief-failed = Les nombres de la classe ne peuvent pas être lus en ce moment ; les pages servent aussi sans eux.

## Le poste de pilotage pendant la partie

web-class-manage = Gérer la classe
web-class-patience = Il y a blocage après deux refus, ou sans action pendant
web-class-timer = Minuteur d’un tour
    .off = aucun
    .seconds = { $seconds } s
    .closes = ferme le tour
web-class-more-time = +{ $seconds } s
web-class-on-wall = Sur l’écran mural
web-class-scene-game = Partie
web-class-scene-reveal = Dernier tour
web-class-scene-end = Podium
web-class-scene-debrief = Bilan
web-class-scene-question = Question…
web-class-question = Une question pour la classe
web-class-ask = Pause et question
web-class-ask-none = Pas de question
web-class-page-back = Page précédente
web-class-page-on = Page suivante
web-need-stuck = blocage
web-need-thinking = réflexion
web-need-away = hors ligne
web-need-chosen = choix fait
web-need-quiet = { $seconds } s sans action
web-need-why = { $seconds } s sans action, { $tries ->
        [0] aucun refus
        [one] { $tries } refus
       *[other] { $tries } refus
    }
web-need-hint = { $hint ->
        [asked] conseil demandé
        [sent] conseil envoyé
       *[none] pas encore de conseil
    }
web-pupil-send = Envoyer un conseil
    .sent = Le conseil est sur le téléphone
    .busy = Le conseiller réfléchit…
web-pupil-choose = Choisir à sa place
web-pupil-more = Nom, clé, retrait
web-class-judge = Ajouter la précision vue par le conseiller
    .help = Le conseiller examine chaque décision ; cela peut prendre une minute par table.
    .busy = Le conseiller examine les parties…
    .done = Les fichiers contiennent la précision.

## Le plan d’une séance

web-plan = Plan de la séance : { $part }, minute { $minute } sur { $total }
web-plan-start = Début
web-plan-rounds = Tours { $first } à { $last }
web-plan-play = Première moitié
web-plan-question = Question
web-plan-on = Seconde moitié
web-plan-debrief = Bilan
web-plan-minutes = { $minutes } min
web-plan-until = jusque vers { $time }
web-plan-over = { $minutes } min de plus
web-plan-ask = Du plan :

## L’élève dans le volet

web-pupil-sheet = Ce que voit { $name }
