# Les mots de tous les jeux : refus, places, argent. src/labtop/locales/texts.py décrit l’arrivée des paramètres.
# `.chemistry` dit pourquoi la chimie le veut ainsi ; les autres attributs ne sont dits que si leur paramètre est là.

## Petits mots

seat-name = Joueur { $number }
seat-you = toi
team-name = Équipe { $number }
seat-chance = le hasard
rule-cited = (règle { $number })
dollars = { $amount } $
dollars-owed = −{ $amount } $
bot-random = Novice
bot-beginner = Élève
bot-greedy = Chimiste
bot-strong = Expert
bot-master = Maître
bot-search = recherche
award-none = pas de médaille

## Refus : questions et réponses

refusal-no-late-seat = Dans ce jeu, personne ne peut s’asseoir avant la prochaine partie : ce que fait une personne change la partie des autres.
refusal-over = La partie est finie : plus aucune réponse n’est acceptée.
refusal-closed = On a déjà répondu à cette question ; regarde celle qui est ouverte maintenant.
refusal-not-asked = Cette question ne s’adresse pas à { $seat } ; attends ton tour.
refusal-no-such-seat = Il n’y a pas de { $seat } à cette table.
refusal-not-legal = Cette réponse ne fait pas partie de celles que la règle permet ici.
refusal-wrong-answer = Ce genre de réponse ne convient pas à la question ouverte.
refusal-no-such-use = Il n’y a pas d’emploi de dé portant ce numéro dans la liste.

## Refus : reprendre un coup

refusal-nothing-to-take-back = Tu n’as encore rien fait que tu puisses reprendre.
refusal-chance-was-drawn = Des dés ou des cartes ont été tirés depuis : ce coup ne peut plus être repris.
refusal-another-seat-moved = { $seat } a joué depuis : ton coup reste.
refusal-hidden-was-shown = Ce coup a montré quelque chose de caché : il ne peut pas être repris.

## Refus : ce qui arrive est illisible

refusal-too-big = C’est trop long : { $bytes } octets, alors que { $most } au plus sont lus.
refusal-too-deep = C’est trop imbriqué : { $most } niveaux au plus sont lus.
refusal-not-json = Ce n’est pas du JSON valable : { $reason }.
refusal-bad-shape = Cela n’a pas la forme attendue : { $reason }.

## Refus : préparer une partie

refusal-unknown-room = Il n’y a pas de jeu « { $room } ». Jeux connus : { $known }.
refusal-unknown-option = Il n’y a pas d’option « { $option } ». Options connues : { $known }.
refusal-bad-option = Cette valeur ne convient pas à l’option : { $reason }.
refusal-option-not-among = L’option { $name } ne peut pas valoir « { $value } ». Valeurs possibles : { $known }.
refusal-option-out-of-range = L’option { $name } est un nombre entier de { $least } à { $most }, pas « { $value } ».
refusal-option-not-numbers = L’option { $name } est une liste d’au plus { $longest } nombres entiers de { $least } à { $most }, pas « { $value } ».
refusal-no-introduction = Il n’y a pas d’introduction à { $room }.
refusal-guided = Cette étape de la leçon demande un autre coup.
    .intro = { $intro-touch }
refusal-nothing-to-type = On ne peut pas taper les dés et les cartes dans « { $room } » : certaines de ses cartes restent cachées, et la personne qui les tape les verrait. C’est le programme qui les tire.
refusal-unreadable-pack = Le fichier de cartes ou de plateaux ne peut pas être lu comme du TOML : { $reason }.
refusal-pack-too-big = Le fichier de cartes ou de plateaux a { $size } caractères ; au plus { $most } sont lus.
refusal-number-too-big = Un nombre de ces options est trop grand : on lit des nombres de { $most } chiffres au plus.
refusal-content-too-costly = Lire cela demande plus de temps ou de mémoire qu’il n’est permis. Rien n’a changé ; fais plus simple.
refusal-content-unreadable = Cela ne peut pas être lu : le lecteur y échoue ({ $reason }). Rien n’a changé.
refusal-seats-out-of-range = On ne peut pas jouer à { $seats } : avec ces options on joue { $most ->
        [1] seul
       *[other] de { $fewest } à { $most }
    }.
refusal-unknown-bot = Il n’y a pas de robot « { $bot } ». Robots connus : { $known }.
refusal-unknown-meter = Il n’y a pas de compteur « { $meter } » dans ce jeu. Compteurs connus : { $known }.
refusal-unknown-dice = Il n’y a pas de dés du genre « { $dice } » : choisis table (tirés par le programme) ou typed (de vrais dés, saisis au clavier).
refusal-unknown-language = Il n’y a pas de langue « { $language } ». Langues connues : { $known }.
refusal-bad-seed = Une graine est un texte imprimable de 1 à { $most } caractères.
refusal-seed-does-not-match = Ce n’est pas la graine de cette partie : ses dés tomberaient autrement.
refusal-script-ended = La liste des dés préparés est épuisée.
refusal-script-out-of-range = Les dés préparés contiennent { $number }, mais ici il faut au moins 0 et moins de { $below }.
refusal-bad-range = Le hasard ne peut pas choisir parmi { $below } choses : il y en a trop, ou pas même une.

## Refus : comptes rendus de partie

refusal-other-rules-version = Ce compte rendu de « { $room } » suit la version { $version } des règles ; ce programme connaît la version { $known }.
refusal-damaged-record = Le compte rendu n’est pas fiable, ligne { $line } : { $reason }.
    .detail = Détail : { $detail }.
reason-not-a-record = la première ligne n’est pas celle d’un compte rendu de Labtop
reason-header-field-missing = il manque « { $field } » dans l’en-tête
reason-seed-does-not-match = la graine n’est pas celle qui était promise au départ
reason-cut-off = il s’arrête trop tôt
reason-not-a-number = un nombre entier était attendu
reason-not-text = ce qui devrait être du texte n’en est pas
reason-seed-before-the-end = la graine est donnée alors que la partie n’est pas finie
reason-unknown-option = une option est inconnue
reason-nothing-to-type = des dés ou des cartes ont été tapés dans un jeu à cartes cachées
reason-unreadable-pack = les cartes ou plateaux apportés ne se lisent pas
reason-pack-too-big = les cartes ou plateaux apportés sont trop longs
reason-number-too-big = un nombre des options est trop grand
reason-bad-option = une option a une valeur qui ne lui convient pas
reason-option-not-among = une option a une valeur qui ne lui convient pas
reason-option-out-of-range = une option a une valeur qui ne lui convient pas
reason-option-not-numbers = une option a une valeur qui ne lui convient pas
reason-seats-out-of-range = le nombre de joueurs ne convient pas au jeu
reason-unknown-dice = le genre de dés est inconnu
reason-changed = la ligne a été modifiée, ou il en manque une avant elle
reason-unreadable = le coup est illisible
reason-wrong-end = la dernière ligne ne dit pas où mènent les coups
reason-not-what-the-seed-gives = les dés ne sont pas ceux que donne la graine
reason-illegal-move = le coup est contraire à la règle
reason-too-big = c’est trop long
reason-too-deep = c’est trop imbriqué
reason-not-json = ce n’est pas du JSON valable
reason-bad-shape = cela n’a pas la forme attendue

## Conseils

refusal-no-coach = Personne ne donne encore de conseils ni d’analyses dans ce jeu.
refusal-coach-is-silent = Le conseiller n’a rien à dire sur cette question.
refusal-hints-off = Les conseils sont désactivés à cette table.
