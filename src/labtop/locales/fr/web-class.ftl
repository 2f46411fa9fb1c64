# Le poste de l’enseignant, l’écran mural et les parties revues.

## Le poste de l’enseignant

web-class-title = Votre classe
web-class-pack = Votre propre contenu est en jeu.
web-class-private = Cette page est la vôtre : elle montre des clés et des noms. Projetez plutôt l’écran mural.
web-class-wall = Ouvrir l’écran mural
    .help = Dans un onglet à part, sans danger à projeter
web-class-no-wall = L’écran mural s’ouvre sur l’appareil qui a ouvert cette classe.
web-class-code = Code de la classe
web-class-enlarge = Le code en image
web-class-local = Cette adresse ne marche que sur cet appareil. Pour la classe, ouvrez Labtop à l’adresse que le serveur affiche.
web-class-door-open = La porte est ouverte
    .help = Toute personne qui a le code peut entrer.
web-class-door-closed = La porte est fermée
    .help = Plus personne ne peut entrer ; les personnes présentes restent.
web-class-your-key = Votre clé d’enseignant :
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
web-class-restart-sure = Une partie est en cours. L’abandonner et en commencer une autre ?
web-class-restart-yes = Abandonner et recommencer
web-class-keep = Continuer
web-class-wait-for = On attend { $names }
web-class-wait-for-many = On attend { $count } personnes
web-class-wait-bots = Les robots réfléchissent.
web-class-close-round = Clore le tour sans eux
    .help = Le coup le plus simple est joué pour ceux qui n’ont pas répondu ; le journal le dit.
web-class-close-sure = Jouer à la place de { $names } cette fois ?
web-class-close-yes = Oui, clore le tour
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
web-class-key-told = Nouvelle clé pour { $name } :
    .help = Sur le nouvel appareil : Rejoindre, « J’ai une clé personnelle », le code { $code } et cette clé. Elle n’est montrée que maintenant.
web-class-remove = Retirer
web-class-remove-sure = Retirer { $name } ? Un robot reprend sa place.
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

## L’écran mural

web-wall-join = Entrez avec ce code
web-wall-scan = Scannez, ou ouvrez
web-wall-type = et tapez le code.
web-wall-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-wall-ranking = Classement de la classe
web-wall-hide = Cacher le classement
web-wall-show = Montrer le classement
web-wall-hide-code = Cacher le code
web-wall-show-code = Montrer le code
web-wall-first = Qui vient ?
web-wall-soon = La partie commence quand ton professeur le dit.
web-wall-more = et { $count } de plus
web-wall-paused = Petite pause
web-wall-tables = À { $done } tables sur { $of }, tout le monde a choisi
web-wall-split = Ta table joue
web-wall-split-over = Toutes les tables ont fini
web-wall-table = Table { $number }
web-wall-ready = tous ont choisi
web-wall-finished = finie
web-wall-lost = Reconnexion…
web-wall-none = Il n’y a pas d’écran mural sur cet appareil
    .help = Ouvrez-le depuis la page de la classe, sur l’appareil qui a ouvert la classe.

## Parties revues

web-replay-title = Revoir
web-replay-of = Table { $number }
web-replay-loading = La partie se charge…
web-replay-failed = La partie ne peut pas être montrée
web-replay-move = Coup { $move } sur { $of }
web-replay-start = Le début
web-replay-first = Au début
web-replay-last = À la fin
web-replay-back = Un coup en arrière
web-replay-on = Un coup en avant
web-replay-play = Lire
web-replay-stop = Arrêter
web-replay-seat = Vue par
web-replay-anybody = Tous
web-replay-curve = Où en était { $name }, coup par coup
web-replay-turning = Moments décisifs
web-replay-point = coup { $move } : { $gain }
web-replay-sealed = { $name } a choisi.
web-replay-nothing = Cette place ne voit rien de ce coup.
web-replay-share = Copier le lien vers ce moment
web-replay-shared = Copié. Il marche pour les personnes de ce groupe.
web-replay-record = Partie écrite
web-replay-play-on = Jouer à partir d’ici
    .help = Une nouvelle partie depuis cette position, les mêmes dés, des robots aux autres places.
web-replay-play-as = Continuer avec { $name }
web-replay-back-to = Retour à la table
