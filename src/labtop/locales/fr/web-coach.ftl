# Le conseiller dans le navigateur : conseils, analyses, niveaux. Téléchargé quand on le demande.

web-hint-best = Le meilleur :
web-hint-next = Ensuite :
web-hint-only = Il n’y a pas d’autre réponse.
web-hint-thinking = Le conseiller réfléchit…
web-hint-counted = { $count ->
        [1] Un conseil jusqu’ici ; ils sont comptés.
        [one] { $count } conseil jusqu’ici ; ils sont comptés.
       *[other] { $count } conseils jusqu’ici ; ils sont comptés.
    }
web-hint-do = Le jouer
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
web-review-from-to = { $name } : de { $first } à { $last }
web-review-accuracy = Précision
    .help = 100 %, c’est toujours aussi bien que le conseiller ; 0 %, pas mieux que le hasard.
web-review-decisions = { $count ->
        [1] une décision
        [one] { $count } décision
       *[other] { $count } décisions
    }
web-review-whose = Tournants de qui
web-review-all = Tous les joueurs
web-review-none = Aucune décision n’a rien coûté : le conseiller aurait joué de même.
web-review-point = { $name } a perdu { $loss } après le coup { $move }
web-review-played = Joué
web-review-better = Le conseiller
web-review-look = Voir le plateau
web-review-weighed = Sur { $decisions } décisions, le conseiller en a pesé { $weighed }, réparties sur toute la partie.
