# Chain Growth, tous les mots pour les gens. Numéros des règles : src/labtop/rooms/chain_growth/RULES.fr.md.

room-chain-growth = Chain Growth
    .tagline = Fais croître des chaînes de polymère, vole celles des autres et termine les tiennes avant qu’une main soit vide.

## Cartes

monomer-S = styrène
monomer-MMA = méthacrylate de méthyle
monomer-VAc = acétate de vinyle
monomer-BA = acrylate de n-butyle

card-S1 = S 1
card-S2 = S 2
card-S3 = S 3
card-MMA1 = MMA 1
card-MMA2 = MMA 2
card-MMA3 = MMA 3
card-VAc1 = VAc 1
card-VAc2 = VAc 2
card-VAc3 = VAc 3
card-BA1 = BA 1
card-BA2 = BA 2
card-BA3 = BA 3
card-H2O2 = H₂O₂/Fe²⁺
    .about = peroxyde d’hydrogène avec du fer(II), le réactif de Fenton : un radical
card-AIBN = AIBN
    .about = azobisisobutyronitrile : deux radicaux
card-T = Terminaison
    .about = joker : termine deux chaînes qui se rencontrent, dont une à toi
card-CTA = CTA
    .about = joker : 1-dodécanethiol, un agent de transfert : termine une chaîne en croissance, qui devient tienne, et en démarre une autre
card-TEMPO = TEMPO
    .about = joker : coiffe une de tes chaînes en croissance, qui est alors à l’abri
card-CO = Copolymère
    .about = joker : continue avec un autre monomère sur une chaîne en croissance, qui devient tienne

starter-H2O2 = H₂O₂/Fe²⁺
starter-AIBN = l’AIBN
starter-CTA = le CTA

mode-combination = combinaison
mode-disproportionation = dismutation
made-combination = combinaison
made-disproportionation = dismutation
made-transfer = transfert de chaîne
by-termination = une carte Terminaison
by-transfer = un CTA
by-copolymer = une carte Copolymère
step-initiation = Amorçage
step-propagation = Propagation
step-combination = Terminaison par combinaison
step-disproportionation = Terminaison par dismutation
step-transfer = Transfert de chaîne
step-mediation = Contrôle par nitroxyde
step-copolymerisation = Copolymérisation

## Questions

ask-start = Le hasard décide qui commence ; puis on joue dans le sens des aiguilles d’une montre.
ask-deal = Les cartes sont mélangées et distribuées.
ask-draw = La carte du dessus de la pioche est tirée.
ask-source = Prendre la carte du dessus de la pioche, ou celle de la défausse si un coup de ce tour l’utilise ?
ask-play = Joue un coup d’au plus trois cartes, ou défausse une carte.
field-type = Que fais-tu ?
field-card = Quelle carte ?
field-cards = Quelles cartes ?
field-monomers = Quels monomères ?
field-starter = Quel amorceur ?
field-two = Une chaîne ou deux ?
field-chain = Sur quelle chaîne ?
field-chains = Quelles deux chaînes ?
field-mode = Comment se terminent-elles ?
field-seat = Qui commence ?
field-hands = Quelles cartes chacun reçoit-il ?

## Options

option-scoring = Décompte
    .help = Le plus de monomères dans les chaînes terminées, ou à la manière des chimistes : des chaînes longues et égales.
option-scoring-monomers = monomères
option-scoring-chemist = chimistes : Mn et dispersité
option-single-addition = Ajouts simples
    .help = Si une chaîne peut aussi croître d’une seule carte.
option-single-addition-true = oui, une carte suffit
option-single-addition-false = non, seulement paires, brelans et 1-2-3
option-true-termination = Terminaison réaliste
    .help = Si les monomères des bouts décident comment deux chaînes se terminent.
option-true-termination-true = oui : le styrène se combine, le MMA dismute
option-true-termination-false = non, le joueur choisit
option-draw-from-discard = Piocher dans la défausse
    .help = Si la carte visible de la défausse peut être prise, à condition de servir dans ce tour.
option-draw-from-discard-true = oui, pour s’en servir aussitôt
option-draw-from-discard-false = non, seulement dans la pioche
option-short-game = Partie courte
    .help = Si chacun commence avec neuf cartes seulement.
option-short-game-true = oui, neuf cartes chacun
option-short-game-false = non, 15, 13 ou 11 cartes chacun
option-learning = Apprentissage
    .help = Si chaque coup nomme son étape de réaction et les moyennes du moment.
option-learning-true = oui
option-learning-false = non
option-pack = Jeu de cartes à soi
    .help = Un jeu avec tes propres monomères, amorceurs et nombres de cartes ; sinon, le jeu fourni.

## Événements

event-starter = { $seat } commence.
event-dealt = Chacun reçoit { $each } cartes ; il en reste { $stack } dans la pioche.
event-drew = { $seat } pioche une carte.
    .card = C’est { $card }.
event-took = { $seat } prend { $card } dans la défausse.
event-discarded = { $seat } défausse { $card }.
event-initiated = { $seat } démarre la chaîne { $chain } avec { $starter } : { $cards }, { $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    } ({ $monomer }).
event-propagated = { $seat } allonge la chaîne { $chain } avec { $cards } : { $before } → { $units } motifs.
event-reactivated = { $seat } réveille la chaîne { $chain } ({ $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    }) : son TEMPO va à la défausse.
event-stolen = { $seat } prend la chaîne { $chain } à { $victim } avec { $by } : { $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    }, { $mass } g/mol.
event-combined = { $seat } combine les chaînes { $chain } et { $other } : { $before } + { $other-before } motifs font une chaîne terminée de { $units } ({ $mass } g/mol).
event-disproportionated = { $seat } fait dismuter les chaînes { $chain } et { $other } : deux chaînes terminées de { $before } et { $other-before } motifs ({ $mass } et { $other-mass } g/mol).
event-transferred = { $seat } termine la chaîne { $chain } avec un CTA : une chaîne terminée de { $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    } ({ $mass } g/mol).
event-capped = { $seat } coiffe la chaîne { $chain } avec TEMPO : { $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    } ({ $mass } g/mol), à l’abri tant qu’elle dort.
event-switched = { $seat } continue la chaîne { $chain } avec { $monomer } ({ $cards }) : { $before } → { $units } motifs.
event-learned = { $step }. { $chains ->
        [0] { $seat } n’a pas encore de chaîne terminée.
        [one] { $seat } a 1 chaîne terminée.
       *[other] { $seat } a { $chains } chaînes terminées.
    }
    .mn = Mn vaut { $mn } g/mol,
    .dispersity = la dispersité { $dispersity }.
event-reshuffled = La pioche était vide : la défausse est mélangée et en forme une nouvelle de { $stack } cartes. La prochaine fois, la partie s’arrête.
event-ended = La partie est finie : { $reason }.
reason-empty-hand = une main est vide
reason-stack-empty = la pioche est épuisée

## Le résultat

score-chain = Chaîne { $chain }, { $made }, { $mass } g/mol
score-capped = Chaîne { $chain }, coiffée, { $mass } g/mol
score-mn = Moyenne en nombre Mn, en g/mol
score-mw = Moyenne en masse Mw, en g/mol
score-dispersity = Dispersité Mw / Mn
score-index = Indice Mn / dispersité
score-amount = { $amount }
room-winner = { $seat } gagne.

## La table en texte

board-turn = à { $seat } de jouer
board-piles = Pioche { $stack } · défausse { $count }
board-top = au-dessus { $card }
board-taken = doit utiliser { $card }
board-last-stack = dernière pioche
board-scoring-chemist = décompte des chimistes
board-scoring-monomers = décompte des monomères
board-hand = Ta main
board-drawn = piochée : { $card }
board-card = { $card }
board-starters = Amorceurs
board-jokers = Jokers
board-none = rien
board-chains = Chaînes sur la table
board-no-chains = pas encore de chaîne
board-chain = chaîne { $number }
board-yours = à toi
board-active = radical libre
board-capped = TEMPO, à l’abri
board-units = { $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    }
board-mass = { $mass } g/mol
board-players = Joueurs
board-you = toi
board-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-finished = { $count ->
        [0] rien de terminé
        [one] 1 chaîne terminée
       *[other] { $count } chaînes terminées
    }
board-capped-units = { $units } sous TEMPO
board-averages = Mn { $mn } · Mw { $mw } g/mol · dispersité { $dispersity } · indice { $index }

## Dans le terminal

play-action-discard = défausser une carte
play-action-initiate = démarrer une chaîne (amorçage)
play-action-propagate = allonger une chaîne (propagation)
play-action-terminate = terminer deux chaînes (Terminaison)
play-action-transfer = terminer une chaîne et en démarrer une (CTA)
play-action-cap = coiffer une chaîne (TEMPO)
play-action-copolymerise = changer le monomère d’une chaîne (Copolymère)
play-action-draw = la carte du dessus de la pioche
play-action-take = la carte visible de la défausse
play-two-true = deux chaînes
play-two-false = une chaîne
play-chain = chaîne { $chain } : { $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    }, bout { $end }, { $whose }
play-chain-yours = à toi
play-chain-of = à { $seat }
play-nothing-added = rien
play-gives-initiated = { $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    }
play-gives-propagated = { $before } → { $units }
play-gives-switched = { $before } → { $units }
play-gives-stolen = prise à { $victim }
play-gives-combined = terminée { $units }
play-gives-disproportionated = terminées { $before } et { $other-before }
play-gives-transferred = terminée { $units }

## Ce qui vient de se passer : la chimie

note-initiation = Un amorceur se décompose en radicaux. L’AIBN perd N₂ et donne deux (CH₃)₂C(CN)• ; H₂O₂ et Fe²⁺ donnent un HO•. Un radical ouvre la double liaison d’un monomère, et l’électron célibataire se trouve au nouveau bout : voilà pourquoi la première carte doit être un 1.
note-propagation = Le radical du bout s’ajoute à la double liaison du monomère suivant et se retrouve au nouveau bout : R–M• + M → R–M–M•. Une étape dure environ une milliseconde, quelle que soit la longueur de la chaîne.
note-combination = Deux bouts radicalaires se rencontrent et apparient leurs électrons : R• + •R′ → R–R′. De deux chaînes en vient une, de masse égale à la somme, donc Mn augmente. Le styrène se termine presque toujours ainsi.
note-disproportionation = Un bout radicalaire prend un atome d’hydrogène à l’autre : deux chaînes mortes, dont une avec une double liaison au bout, chacune aussi longue qu’avant. Le méthacrylate de méthyle le fait beaucoup ; en vérité, c’est un mélange des deux modes.
note-transfer = Un thiol donne son hydrogène au bout radicalaire : R• + R′SH → RH + R′S•. La chaîne est morte, et le radical du soufre en démarre une autre. Plus d’agent de transfert donne des chaînes plus courtes à la même vitesse ; le 1-dodécanethiol est courant.
note-mediation = TEMPO est un radical nitroxyde stable. Il coiffe le bout en croissance, R• + •O–N ⇌ R–O–N, et le relâche à chaud : la chaîne dort et se réveille. Dans le ballon, il contrôle bien le styrène, presque pas les méthacrylates, et difficilement les acrylates ou l’acétate de vinyle ; la carte agit sur tous les monomères.
note-copolymerisation = Le radical peut aussi s’ajouter à la double liaison d’un autre monomère, qui entre alors dans la même chaîne. C’est plus ou moins facile selon le couple. En vérité, styrène et acétate de vinyle ne copolymérisent guère ; la carte le permet.
note-theft = Un radical réagit avec le réactif de n’importe quel joueur : une chaîne en croissance peut donc être prise. Une chaîne coiffée ou morte n’a pas de radical et ne peut pas être prise.
note-averages = Mn compte chaque chaîne pareil ; Mw compte chaque gramme pareil, donc les longues chaînes y pèsent plus. La dispersité, Mw / Mn, vaut 1 si toutes les chaînes sont égales (les anciens livres disent PDI). Des chaînes qui se combinent font monter Mn ; des chaînes égales font baisser la dispersité.

## Conseils : ce que l’entraîneur dit d’une réponse ; ses chiffres viennent de parties simulées

chain-growth-hint-draw = Une carte de la pioche : { $win } parties simulées gagnées sur 100, avec { $units } motifs terminés en moyenne.
chain-growth-hint-take = La carte de la défausse sert tout de suite, dans ce tour : { $win } parties simulées gagnées sur 100.
chain-growth-hint-discard = { $card } promet le moins : aucun bout radicalaire de tes chaînes ne s’en servira bientôt. { $win } parties simulées gagnées sur 100.
chain-growth-hint-start = Un nouveau radical te donne un bout qui peut croître : { $length ->
        [one] { $length } motif
       *[other] { $length } motifs
    } déjà. { $win } parties gagnées sur 100 ; dans { $robbed } d’entre elles, on t’a pris une chaîne.
chain-growth-hint-start-two = Un amorceur, deux radicaux : deux chaînes à faire croître, et deux qui peuvent se combiner. { $win } parties gagnées sur 100, un vol dans { $robbed }.
chain-growth-hint-grow = Le radical ajoute { $added ->
        [one] { $added } motif
       *[other] { $added } motifs
    } et la chaîne en compte { $length }. { $win } parties gagnées sur 100 ; vivante, elle peut être prise : c’est arrivé dans { $robbed }.
chain-growth-hint-wake = TEMPO se détache et la chaîne passe de { $before } à { $length } motifs, mais son radical est de nouveau ouvert à tous : un vol dans { $robbed } parties sur 100, { $win } gagnées.
chain-growth-hint-combine = Deux radicaux s’apparient : une chaîne morte de { $length } motifs compte pour toi et ne peut plus être prise. { $win } parties gagnées sur 100 ; tu vides ta main en premier dans { $out }.
chain-growth-hint-part = Un atome d’hydrogène change de chaîne : { $one } et { $other } motifs sont morts, comptent pour toi et sont à l’abri. { $win } parties gagnées sur 100 ; tu vides ta main en premier dans { $out }.
chain-growth-hint-transfer = Le thiol termine { $before ->
        [one] { $before } motif
       *[other] { $before } motifs
    }, désormais à l’abri, et son radical soufré démarre une chaîne. { $win } parties gagnées sur 100, un vol dans { $robbed }.
chain-growth-hint-protect = TEMPO coiffe le radical à { $length ->
        [one] { $length } motif
       *[other] { $length } motifs
    } : personne ne peut les prendre, et ils comptent déjà. { $win } parties gagnées sur 100, un vol dans { $robbed }.
chain-growth-hint-switch = Un autre monomère continue là où le tien manque : { $length } motifs. { $win } parties gagnées sur 100, un vol dans { $robbed }.
chain-growth-hint-rob-by-ending = Ton radical rencontre celui d’un autre : { $length } motifs finissent sur ton étagère. { $win } parties gagnées sur 100, un vol dans { $robbed }.
chain-growth-hint-rob-by-transfer = Ton thiol termine la chaîne d’un autre : { $before ->
        [one] { $before } motif
       *[other] { $before } motifs
    } sont à toi, et une chaîne démarre. { $win } parties gagnées sur 100, un vol dans { $robbed }.
chain-growth-hint-rob-by-switching = Ton monomère s’ajoute au radical d’un autre, et la chaîne devient la tienne : { $length } motifs, toujours vivants. { $win } parties gagnées sur 100, un vol dans { $robbed }.
chain-growth-hint-unlikely = D’autres réponses paraissent meilleures un pas plus loin déjà ; aucune partie n’a été simulée pour celle-ci.

## Refus : les cartes

refusal-no-such-card = Il n’y a pas de carte « { $card } » dans ce jeu.
refusal-not-in-hand = Tu n’as pas { $card } en main.
refusal-not-enough-cards = Tu as { $held } × { $card }, et il en faut { $wanted }.
refusal-not-a-monomer = { $card } n’est pas un monomère : seules les cartes monomère entrent dans une chaîne.
    .chemistry = Seul un monomère a la double liaison qu’un radical peut ouvrir pour croître.
refusal-not-a-starter = { $card } n’est pas un amorceur, et sans amorceur aucune chaîne ne démarre.
    .chemistry = Une chaîne a besoin d’un premier radical, et c’est l’amorceur qui se décompose en radicaux.
refusal-cards-out-of-order = Nomme les cartes dans l’ordre du jeu : monomère par monomère, les petites valeurs d’abord.
refusal-must-use-taken = Tu as pris { $card } dans la défausse : ton coup doit l’utiliser.
refusal-cannot-use-taken = Tu ne peux prendre { $card } dans la défausse que si elle sert dans ce tour, et aucun de tes coups ne l’utiliserait.
refusal-not-in-stack = { $card } ne peut pas être tirée autant de fois : { $left ->
        [0] il n’en reste aucune
        [one] il n’en reste qu’une
       *[other] il n’en reste que { $left }
    } dans la pioche.
refusal-wrong-deal = Ce n’est pas une donne pour { $seats } joueurs : chacun reçoit { $each } cartes.

## Refus : démarrer et croître

refusal-first-not-one = Une chaîne démarre avec un monomère de valeur 1, et { $card } a la valeur { $value }.
    .chemistry = Le premier radical ouvre une seule double liaison à la fois : R• + M → R–M•.
refusal-second-other-monomer = Cette chaîne démarre avec { $monomer }, { $card } ne va donc pas avec : seule une carte Copolymère change de monomère.
    .chemistry = Tant qu’il n’y a qu’un monomère dans le ballon, la chaîne n’est faite que de celui-là.
refusal-one-radical = { $card } donne un seul radical et ne démarre donc qu’une chaîne.
    .chemistry = H₂O₂ et Fe²⁺ donnent un HO• et un OH⁻ ; l’AIBN se scinde en deux radicaux égaux.
refusal-two-monomers-needed = Deux chaînes demandent deux monomères de valeur 1, un pour chaque radical de { $card }.
    .chemistry = Chacun des deux radicaux ouvre sa propre double liaison.
refusal-wrong-monomer = Cette chaîne finit par { $monomer } : { $card } ne peut pas s’y ajouter.
    .chemistry = Continuer avec un autre monomère fait un copolymère, et il y faut une carte Copolymère.
refusal-single-card = { $card } ne suffit pas : une chaîne croît par une paire, un brelan ou la suite 1, 2, 3.
refusal-no-form = Les valeurs { $values } ne font ni paire, ni brelan, ni suite 1, 2, 3.

## Refus : les chaînes

refusal-no-such-chain = Il n’y a pas de chaîne { $chain } sur la table.
refusal-chain-dead = La chaîne { $chain } est terminée : rien ne s’y ajoute, et personne ne peut la prendre.
    .chemistry = Elle n’a plus de radical et ne peut donc plus réagir.
refusal-chain-capped = La chaîne { $chain } ({ $seat }) est coiffée par TEMPO : personne d’autre ne peut s’en servir.
    .chemistry = TEMPO lie l’électron de son bout ; le radical n’est libre de nouveau que si TEMPO est enlevé.
refusal-not-your-chain = La chaîne { $chain } appartient à { $seat } : cela ne se fait qu’avec une chaîne à soi.
refusal-already-capped = La chaîne { $chain } est déjà coiffée.
    .chemistry = Un bout radicalaire lie un seul TEMPO : l’électron célibataire est pris.

## Refus : les jokers

refusal-two-chains-needed = Une Terminaison demande deux chaînes, et { $count ->
        [0] il n’y en a aucune
       *[other] il n’y en a qu’une
    } sur la table.
    .chemistry = La terminaison demande deux radicaux, qui apparient leurs électrons : un seul n’a pas de partenaire.
refusal-same-chain = La chaîne { $chain } ne peut pas se terminer avec elle-même : nomme deux chaînes différentes.
    .chemistry = Elle n’a qu’un bout radicalaire, et une terminaison en demande deux.
refusal-chains-out-of-order = Nomme d’abord la chaîne de plus petit numéro.
refusal-none-yours = Ni la chaîne { $chain } ni la chaîne { $other } n’est à toi : il en faut au moins une.
refusal-mode-forced = Ces deux bouts ({ $ends }) se terminent à cette table par { $mode }, et pas autrement.
    .chemistry = Deux radicaux de styrène s’apparient ; un radical de méthacrylate de méthyle a des hydrogènes à céder et dismute.
refusal-not-a-pair = TEMPO se joue seul ou avec une paire de cartes de même valeur.
refusal-one-new-monomer = Une carte Copolymère apporte un seul nouveau monomère, pas deux : { $card } ne va pas avec { $monomer }.
refusal-same-monomer = La chaîne { $chain } finit déjà par { $monomer } : une carte Copolymère doit apporter un autre monomère.
    .chemistry = Ajouter le même monomère, c’est la propagation ; un copolymère a au moins deux sortes de motifs.

## Refus : un jeu de cartes à soi

refusal-bad-pack = On ne peut pas jouer avec ce jeu de cartes, voir « { $entry } » : { $reason }.
refusal-bad-pack-size = Ce jeu a { $cards } cartes en tout ; il en faut de { $fewest } à { $most }.
refusal-bad-pack-mass = Le jeu dit que { $entry } pèse { $given } g/mol, mais { $formula } pèse { $mass } g/mol.
    .chemistry = La masse molaire est la somme des masses atomiques de la formule.
reason-too-few-monomers = il faut au moins deux monomères
reason-no-starter = il faut au moins un amorceur
reason-no-value-one = chaque monomère a besoin de cartes de valeur 1, sans elles aucune chaîne ne démarre
reason-same-id = deux cartes portent ce nom
reason-mass-without-formula = une masse doit suivre d’une formule
reason-formula = sa formule est illisible
reason-bad-pack = on ne peut pas jouer avec ce jeu de cartes
reason-bad-pack-size = le jeu a trop peu ou trop de cartes
reason-bad-pack-mass = une masse molaire du jeu ne suit pas de sa formule

## L’introduction : ce qui est dit avant chaque coup guidé

intro-initiate = Tu fabriques des polymères par voie radicalaire, et seules les chaînes terminées comptent. Chaque tour commence par une carte de la pioche, puis tu joues un coup. Pour démarrer, une chaîne a besoin d’un radical : choisis le peroxyde d’hydrogène (avec le fer, il en donne un), le styrène 1 et le styrène 3. Cela démarre une chaîne de quatre motifs.
intro-propagate = Amorçage : le radical s’ajoute à la première double liaison et passe au bout de la chaîne. La chaîne croît avec le monomère de son extrémité, par une paire, un brelan ou la suite 1, 2, 3. Ajoute les deux cartes styrène 2 à ta chaîne : huit motifs.
intro-transfer = Ton adversaire a joué une carte Copolymère sur ta chaîne : un acétate de vinyle s’est ajouté, et la chaîne est à lui maintenant. Une chaîne qui croît n’est jamais à l’abri. Prends ta revanche avec le CTA, un thiol : il cède son atome d’hydrogène au radical de la chaîne 1, qui est alors morte et à toi, et son propre radical démarre une nouvelle chaîne. Joins-y l’acrylate de butyle 1 et 2.
intro-cap = Neuf motifs sont sur ton étagère et personne ne peut les prendre. Ta nouvelle chaîne d’acrylate de butyle croît, elle est donc en danger. Le TEMPO est un radical stable qui coiffe l’extrémité : la chaîne dort, à l’abri. Mets-le sur la chaîne 3.
intro-terminate = Une chaîne coiffée compterait à la fin, et tu peux la réveiller quand tu t’en sers. La chaîne 2 de ton adversaire a neuf motifs. La terminaison fait se rencontrer deux radicaux : choisis les chaînes 2 et 3 et la combinaison. Les deux deviennent une seule chaîne morte, tout entière à toi.
intro-two-radicals = Une chaîne de douze motifs au lieu de deux chaînes : la masse molaire moyenne Mn monte, et comme elle est plus proche de ta chaîne de neuf motifs que ne l’auraient été trois motifs, la dispersité reste basse. Le décompte des chimistes récompense les deux. Voici un amorceur à deux radicaux : l’AIBN perd de l’azote et démarre deux chaînes à la fois. Choisis-le avec le méthacrylate de méthyle 1 et l’acétate de vinyle 1, en deux chaînes.
intro-on-your-own = Tu as vu toutes les sortes de cartes. La partie s’arrête dès que quelqu’un n’a plus de cartes, et seules comptent alors les chaînes mortes et coiffées, un point par motif. Tu mènes, et il te reste deux cartes. À toi de jouer !

## Familles de messages qui nomment les mots d’un paramètre

words-of-entry = card
