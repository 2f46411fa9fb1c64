# Le conseiller dans le navigateur : conseils, analyses, niveaux. Téléchargé quand on le demande.

web-hint-second = le coup suivant
web-hint-look = Voir
web-hint-even = trop serré pour trancher : à peu près aussi bon que le suivant
web-hint-only = Il n’y a pas d’autre réponse à comparer.
web-hint-thinking = Le conseiller réfléchit…
web-hint-counted = { $count ->
        [1] Un conseil jusqu’ici ; ils sont comptés.
        [one] { $count } conseil jusqu’ici ; ils sont comptés.
       *[other] { $count } conseils jusqu’ici ; ils sont comptés.
    }
web-hint-sent = De ton enseignant
web-hint-close = Fermer le conseil

web-hints = Conseils
web-hints-free = autant qu’on veut
web-hints-counted = comptés, et dits à la fin
web-hints-off = aucun

web-level-random = n’importe quel coup permis
web-level-beginner = joue comme quelqu’un qui vient d’apprendre
web-level-greedy = prend le meilleur du moment
web-level-strong = voit plus loin
web-level-master = voit le plus loin et réfléchit le plus longtemps

web-review-title = Le bilan du conseiller sur cette partie
web-review-thinking = Le conseiller parcourt la partie… cela peut prendre une minute.
web-review-curve = Ce que chacun pouvait espérer, au fil de la partie
web-review-from-to = { $name } : de { $first } à { $last }
web-review-accuracy = Précision
    .help = 100 %, c’est toujours aussi bien que le conseiller ; 0 %, pas mieux que le hasard.
web-review-decisions = { $good } { $good ->
        [one] décision
       *[other] décisions
    } sur { $count } { $good ->
        [one] aussi bonne que celle du conseiller, ou trop serrée pour trancher
       *[other] aussi bonnes que celles du conseiller, ou trop serrées pour trancher
    }
web-review-whose = Tournants de qui
web-review-all = Tous les joueurs
web-review-none = Aucune décision n’a coûté plus que l’erreur des parties du conseiller.
web-review-point = { $who ->
        [you] Tu as
       *[other] { $name } a
    } perdu { $loss } { $when }
web-review-played = Joué
web-review-better = Le conseiller
web-review-look = Le plateau avant
web-review-after = Le plateau après
web-review-error = { $share }, ±{ $error }
web-review-weighed = Sur { $decisions } décisions, le conseiller en a pesé { $weighed }, réparties sur toute la partie.
