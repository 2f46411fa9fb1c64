# Ce que `labtop play` dit au terminal. Les clés commencent par `play-` ; locales/texts.py décrit l’arrivée des paramètres.

## Commandes : le premier mot est la lettre affichée, les autres marchent aussi

play-command-undo = u annuler reprendre
play-command-back = b retour
play-command-change = + changer
play-command-help = {"?"}
play-command-keys = h aide touches
play-command-table = s feuilles
play-command-log = l journal
play-command-rules = r règles regles
play-command-own = t
play-command-quit = q quitter
play-command-door = d porte
play-command-hint = i idée idee conseil
play-command-numbers = n numéros numeros

play-commands-first = {"?"} explique · i conseil · h touches · q quitter
play-commands = {"?"} explique · i conseil · b retour · h touches · q quitter

## Au début

play-greet-bots = { $people ->
        [1] Tu es le joueur 1.
       *[other] Les joueurs 1 à { $people } se partagent ce clavier.
    } { $count ->
        [1] Un robot joue aussi : { $bots }.
       *[other] { $count } robots jouent aussi : { $bots }.
    }
play-greet-people = Les joueurs 1 à { $people } se partagent ce clavier.
play-greet-keys = Choisis par numéro ou par les premières lettres ; Entrée prend le choix entre crochets. {"?"} explique la question, h donne toutes les touches.
play-pause-start = Entrée commence >{" "}
play-resumed = La partie reprend après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.

## Questions

play-asked = { $seat } : { $question }
play-step-only = { $question } ({ $action })
play-prompt = [{ $default }] >{" "}
play-prompt-no-default = >{" "}
play-no-default = Entrée seule ne choisit rien ici : tape { $keys }, ou {"?"} pour l’aide.
play-give-up = abandonner et finir la partie
play-give-up-sure = Vraiment abandonner ? oui finit la partie, Entrée continue à jouer >{" "}
play-yes = oui o
play-only-changed = (changé seulement)

play-explained = { $name } : { $text }
play-help-more = h donne toutes les touches, {"?"} 3.2 montre une règle.
play-no-door = Personne ici ne peut jouer de carte hors de son tour maintenant.
play-door-nothing = Aucune de tes cartes ne peut se jouer hors de ton tour maintenant.
play-door-open = d : tu peux jouer une carte hors de ton tour
play-help-ways = { $count } { $count ->
        [one] façon
       *[other] façons
    } de l’employer
play-keys =
    Les numéros choisissent, et aussi les premières lettres (deux au moins) : « ac », « fin ».
    Plusieurs réponses tiennent sur une ligne : « 2 3 », c’est le deuxième choix, puis le troisième de la question suivante.
    Entrée prend le choix entre crochets. b revient d’un pas, u reprend ton dernier coup tant que rien n’a été lancé ni tiré depuis.
    i demande un conseil, là où cette table le permet.
    r donne la liste des règles, {"?"} 3.2 montre le paragraphe 3.2, l ce qui s’est passé, s toute la table.
    + montre d’autres façons de jouer un dé, là où il y en a (catalyseur, marché). q quitte ; la partie est gardée et peut être reprise.
    d joue une carte permise à tout moment, même hors de ton tour, là où le jeu en a.
    n montre la table avec les numéros de ses parties, là où le jeu en a.

play-could-be = « { $typed } » peut être : { $found }. Quelques lettres de plus, ou le numéro.
play-not-a-choice = « { $typed } » n’est pas un des choix : tape { $keys }, ou {"?"} pour l’aide.
play-nothing-before = C’est le premier pas : il n’y a rien avant. u reprend un coup.
play-nothing-to-change = Il n’y a rien à changer ici : tous les choix sont affichés.
play-only-enter = « { $typed } » ne veut rien dire ici : Entrée continue, {"?"} dit ce qu’on peut faire d’autre.
play-not-here = Cela ne fait rien ici.

## Reprendre, continuer

play-taken-back = C’est repris.
play-pause-dice = Entrée lance les dés, u reprend le coup >{" "}
play-pause-next = Entrée continue, u reprend le coup >{" "}
play-pause-end = Entrée montre le résultat, u reprend le coup >{" "}
play-pause-seal = Entrée scelle le choix, u choisit de nouveau >{" "}
play-your-choice = Ton choix : { $choice }
play-help-pause = Ton coup est joué, et rien n’a encore été lancé ni tiré : u l’annule, Entrée laisse la partie continuer. s, l, r et q marchent aussi.
play-help-seal = Personne ne voit ton choix avant que tous aient choisi. Entrée le scelle ; ensuite il reste. u te laisse choisir de nouveau.

## Plusieurs personnes à un clavier

play-hand-over = Passe le clavier à { $name }.
play-hand-over-undo = Le choix de { $seat } est scellé ; il peut encore changer tant que le dernier n’a pas choisi : u.
play-help-hand-over = { $name } prend le clavier et appuie sur Entrée ; d’ici là, rien de la table n’est montré. q quitte, et la partie est gardée.
play-pause-hand-over = { $name } : appuie sur Entrée >{" "}

## De vrais dés

play-type-start = Qui commence ? Numéro du joueur >{" "}
    .help = Laisse de vrais dés décider qui commence et tape le numéro de ce joueur.
    .wrong = « { $typed } » n’est pas un joueur de cette table : tape un numéro, comme 1.

## Nouvelles, journal, règles

play-news-more = … et { $count } de plus (l montre tout)
play-news-note = Chimie : { $note }
play-log-title = Ce qui s’est passé
play-rules-title = Règles
play-rules-chapter = { $number }  { $title } ({ $number }.1 à { $last })
play-rules-how = {"?"} 3 montre le chapitre 3, {"?"} 3.2 un paragraphe.
play-rule-line = { $number }  { $text }
play-no-such-rule = Il n’y a pas de paragraphe { $number }.

## Partir

play-left-at = La partie est gardée dans { $file }
play-resume-with = Pour continuer :
refusal-no-seat-for-people = { $bots } { $bots ->
        [one] robot ne laisse
       *[other] robots ne laissent
    } pas de place pour une personne parmi { $seats } : nomme moins de robots ou plus de places.
refusal-more-people-than-seats = { $people } { $people ->
        [one] personne ne tient pas
       *[other] personnes ne tiennent pas
    } ici : cette partie a été jouée à { $seats }, donc --seats va de 1 à { $seats }.
refusal-nothing-after-move = Cette partie a { $moves } coups : on peut la rejouer à partir des coups 0 à { $most }, pas à partir de { $move }.
refusal-seed-is-missing = « { $file } » manque. Il contient la graine, sans laquelle les dés ne peuvent pas continuer de la même façon. Remets le fichier, ou donne la graine avec --seed.
refusal-damaged-companion = « { $file } » est abîmé : il devrait contenir les données avec lesquelles la partie d’à côté continue.
refusal-which-room = Quel jeu ? Nomme-en un : { $known }.
refusal-on-the-ladder = Tous les niveaux du jeu sont déjà sur l’échelle, { $bots } aussi : --bots en ajoute d’autres, comme chemin/du/robot.py:Nom ou master@2.
refusal-cannot-read = « { $file } » ne peut pas être lu : { $reason }.
refusal-not-a-file = « { $file } » est un périphérique, un tube ou un dossier, et n’est pas lu : nomme un fichier ordinaire.
refusal-line-too-long = L’entrée a une ligne de plus de { $most } caractères, qui ne peut pas être une réponse.

## La fin

play-end-score = Ton score
play-end-score-of = { $seat }
play-end-total = Total
play-end-ranking = Classement
play-end-place = { $place }.
play-end-shared = partagé
play-end-bot = { $name } (robot, { $bot })
play-end-winner = { $seat } garde le brevet.
play-end-winners = { $names } se partagent la victoire.
play-end-record = La partie est notée dans { $file } ; pour la revoir :
ladder-line = { $challenger } contre { $opponent } ({ $seats } places, { $games } parties) : gagne { $share } % ({ $low } à { $high } ; égalité { $par }), 95 % des décisions en { $milliseconds } ms
ladder-ratings = Cotes : { $ratings }

## Ses propres robots

refusal-no-bot-file = Il n’y a pas de fichier « { $file } » avec un robot. Son propre robot se nomme chemin/du/robot.py:Nom.
refusal-no-bot-class = « { $file } » n’a pas de classe { $name }. Ses robots : { $known }.
refusal-not-a-bot = { $name } dans « { $file } » n’est pas un robot : un robot a une méthode choose(seen) qui renvoie une des réponses de seen.legal.
refusal-own-bot-fails = Le robot { $name } ne peut pas servir : { $reason }.
