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
card-H2O2 = Fenton
    .about = le réactif de Fenton, H₂O₂ avec Fe²⁺ (peroxyde d’hydrogène avec du fer(II)) : un radical
card-AIBN = AIBN
    .about = azobisisobutyronitrile : deux radicaux
card-T = Terminaison
    .about = joker : termine deux chaînes qui se rencontrent, dont une à toi
card-CTA = CTA
    .about = joker : 1-dodécanethiol, un agent de transfert : termine une chaîne en croissance, qui devient tienne, et en démarre une autre
card-TEMPO = TEMPO
    .about = joker : coiffe une de tes chaînes en croissance, qui est alors à l’abri
card-CO = Copolymère
    .about = joker : continue avec un autre monomère sur une chaîne en croissance, qui devient tienne

starter-H2O2 = Fenton
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

ask-start = Le hasard décide qui commence ; puis on joue dans le sens des aiguilles d’une montre.
ask-deal = Les cartes sont mélangées et distribuées.
ask-draw = La carte du dessus de la pioche est tirée.
ask-source = Prendre la carte du dessus de la pioche, ou celle de la défausse si un coup de ce tour l’utilise ?
ask-play = Joue un coup d’au plus trois cartes, ou défausse une carte.
field-type = Que fais-tu ?
field-card = Quelle carte ?
field-cards = Quelles cartes ?
field-monomers = Quels monomères ?
field-starter = Quel amorceur ?
field-two = Une chaîne ou deux ?
field-chain = Sur quelle chaîne ?
field-chains = Quelles deux chaînes ?
field-mode = Comment se terminent-elles ?
field-seat = Qui commence ?
field-hands = Quelles cartes chacun reçoit-il ?

## Options

option-scoring = Décompte
    .help = Le plus de monomères dans les chaînes terminées, ou à la manière des chimistes : des chaînes longues et égales.
option-scoring-monomers = monomères
option-scoring-chemist = chimistes : Mn et dispersité
option-single-addition = Ajouts simples
    .help = Si une chaîne peut aussi croître d’une seule carte.
option-single-addition-true = oui, une carte suffit
option-single-addition-false = non, seulement paires, brelans et 1-2-3
option-true-termination = Terminaison réaliste
    .help = Si les monomères des bouts décident comment deux chaînes se terminent.
option-true-termination-true = oui : le styrène se combine, le MMA dismute
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
    .help = Un jeu avec tes propres monomères, amorceurs et nombres de cartes ; sinon, le jeu fourni.

## Événements

event-starter = { $seat } commence.
event-dealt = Chacun reçoit { $each } cartes ; il en reste { $stack } dans la pioche.
event-drew = { $seat } pioche une carte.
    .card = C’est { $card }.
event-took = { $seat } prend { $card } dans la défausse.
event-discarded = { $seat } défausse { $card }.
event-initiated = { $seat } démarre la chaîne { $chain } avec { $starter } : { $cards }, { $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    } ({ $monomer }).
event-propagated = { $seat } allonge la chaîne { $chain } avec { $cards } : { $before } → { $units } motifs.
event-reactivated = { $seat } réveille la chaîne { $chain } ({ $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    }) : son TEMPO va à la défausse.
event-stolen = { $seat } prend la chaîne { $chain } à { $victim } avec { $by } : { $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    }, { $mass } g/mol.
event-combined = { $seat } combine les chaînes { $chain } et { $other } : { $before } + { $other-before } motifs font une chaîne terminée de { $units } ({ $mass } g/mol).
event-disproportionated = { $seat } fait dismuter les chaînes { $chain } et { $other } : deux chaînes terminées de { $before } et { $other-before } motifs ({ $mass } et { $other-mass } g/mol).
event-transferred = { $seat } termine la chaîne { $chain } avec un CTA : une chaîne terminée de { $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    } ({ $mass } g/mol).
event-capped = { $seat } coiffe la chaîne { $chain } avec TEMPO : { $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    } ({ $mass } g/mol), à l’abri tant qu’elle dort.
event-switched = { $seat } continue la chaîne { $chain } avec { $monomer } ({ $cards }) : { $before } → { $units } motifs.
event-learned = { $step }. { $chains ->
        [0] { $seat } n’a pas encore de chaîne terminée.
        [one] { $seat } a 1 chaîne terminée.
       *[other] { $seat } a { $chains } chaînes terminées.
    }
    .mn = Mn vaut { $mn } g/mol,
    .dispersity = la dispersité { $dispersity }.
event-reshuffled = La pioche était vide : la défausse est mélangée et en forme une nouvelle de { $stack } cartes. La prochaine fois, la partie s’arrête.
event-ended = La partie est finie : { $reason }.

## Événements, dits au joueur concerné : `you-` à qui agit, `for-you-` à qui subit ou reçoit

you-starter = Tu commences.
you-drew = Tu pioches une carte.
    .card = C’est { $card }.
you-took = Tu prends { $card } dans la défausse.
you-discarded = Tu défausses { $card }.
you-initiated = Tu démarres la chaîne { $chain } avec { $starter } : { $cards }, { $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    } ({ $monomer }).
you-propagated = Tu allonges la chaîne { $chain } avec { $cards } : { $before } → { $units } motifs.
you-reactivated = Tu réveilles la chaîne { $chain } ({ $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    }) : son TEMPO va à la défausse.
you-stolen = Tu prends la chaîne { $chain } à { $victim } avec { $by } : { $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    }, { $mass } g/mol.
for-you-stolen = { $seat } te prend la chaîne { $chain } avec { $by } : { $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    }, { $mass } g/mol.
you-combined = Tu combines les chaînes { $chain } et { $other } : { $before } + { $other-before } motifs font une chaîne terminée de { $units } ({ $mass } g/mol).
you-disproportionated = Tu fais dismuter les chaînes { $chain } et { $other } : deux chaînes terminées de { $before } et { $other-before } motifs ({ $mass } et { $other-mass } g/mol).
you-transferred = Tu termines la chaîne { $chain } avec un CTA : une chaîne terminée de { $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    } ({ $mass } g/mol).
you-capped = Tu coiffes la chaîne { $chain } avec TEMPO : { $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    } ({ $mass } g/mol), à l’abri tant qu’elle dort.
you-switched = Tu continues la chaîne { $chain } avec { $monomer } ({ $cards }) : { $before } → { $units } motifs.
you-learned = { $step }. { $chains ->
        [0] Tu n’as pas encore de chaîne terminée.
        [one] Tu as { $chains } chaîne terminée.
       *[other] Tu as { $chains } chaînes terminées.
    }
    .mn = Mn vaut { $mn } g/mol,
    .dispersity = la dispersité { $dispersity }.
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
board-drawn = piochée : { $card }
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
play-chain = chaîne { $chain } : { $units ->
        [one] { $units } motif
       *[other] { $units } motifs
    }, bout { $end }, { $whose }
play-chain-yours = à toi
play-chain-of = à { $seat }
brief-chain = { $whose ->
        [mine] ta chaîne { $end }
       *[other] la chaîne { $end } de { $seat }
    }
brief-discard = Défausser { $card }
brief-initiate = { $chains ->
        [1] Démarrer une chaîne
       *[other] Démarrer deux chaînes
    } : { $cards }
brief-grow = { $cards } sur { $chain }
brief-cap = TEMPO{ $count ->
        [0] {""}
       *[other] {" "}+ { $cards }
    } sur { $chain }
brief-terminate = { $how ->
        [combination] Unir
       *[other] Terminer
    } { $first } et { $second }
brief-transfer = CTA sur { $chain }, puis { $cards }
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
play-gives-ended = la partie finit : { $reason }

## Ce qui vient de se passer : la chimie

note-initiation = Un amorceur se décompose en radicaux. L’AIBN perd N₂ et donne deux (CH₃)₂C(CN)• ; H₂O₂ et Fe²⁺ donnent un HO•. Un radical ouvre la double liaison d’un monomère, et l’électron célibataire se trouve au nouveau bout : voilà pourquoi la première carte doit être un 1.
note-propagation = Le radical du bout s’ajoute à la double liaison du monomère suivant et se retrouve au nouveau bout : R–M• + M → R–M–M•. Une étape dure quelques millisecondes ou moins, selon le monomère, quelle que soit la longueur de la chaîne.
note-combination = Deux bouts radicalaires se rencontrent et apparient leurs électrons : R• + •R′ → R–R′. De deux chaînes en vient une, de masse égale à la somme, donc Mn augmente. Le styrène se termine presque toujours ainsi.
note-disproportionation = Un bout radicalaire prend un atome d’hydrogène à l’autre : deux chaînes mortes, dont une avec une double liaison au bout, chacune aussi longue qu’avant. Le méthacrylate de méthyle le fait beaucoup ; en vérité, c’est un mélange des deux modes.
note-transfer = Un thiol donne son hydrogène au bout radicalaire : R• + R′SH → RH + R′S•. La chaîne est morte, et le radical du soufre en démarre une autre. Plus d’agent de transfert donne des chaînes plus courtes à la même vitesse ; le 1-dodécanethiol est courant.
note-mediation = TEMPO est un radical nitroxyde stable. Il coiffe le bout en croissance, R• + •O–N ⇌ R–O–N, et le relâche à chaud : la chaîne dort et se réveille. Dans le ballon, il contrôle bien le styrène, presque pas les méthacrylates, et difficilement les acrylates ou l’acétate de vinyle ; la carte agit sur tous les monomères.
note-copolymerisation = Le radical peut aussi s’ajouter à la double liaison d’un autre monomère, qui entre alors dans la même chaîne. C’est plus ou moins facile selon le couple. En vérité, styrène et acétate de vinyle ne copolymérisent guère ; la carte le permet.
note-theft = Un radical réagit avec le réactif de n’importe quel joueur : une chaîne en croissance peut donc être prise. Une chaîne coiffée ou morte n’a pas de radical et ne peut pas être prise.
note-averages = Mn compte chaque chaîne pareil ; Mw compte chaque gramme pareil, donc les longues chaînes y pèsent plus. La dispersité, Mw / Mn, vaut 1 si toutes les chaînes sont égales (les anciens livres disent PDI). Des chaînes qui se combinent font monter Mn ; des chaînes égales font baisser la dispersité.

## Conseils : ce que le conseiller dit d’une réponse ; chacun est un fait de la table (rooms/chain_growth/bots/reasons.py)
## `.short` est pour la bande sur le plateau

chain-growth-hint-ends = Ce sont tes dernières cartes : la partie finit, et { $mine } de tes motifs comptent contre { $theirs }.
    .short = Finit la partie : { $mine } motifs contre { $theirs }.
chain-growth-hint-draw = La pioche a { $stack ->
        [1] une carte
        [one] { $stack } carte
       *[other] { $stack } cartes
    }, et personne ne connaît celle du dessus ; la défausse reste là.
    .short = Une carte nouvelle, inconnue de tous.
chain-growth-hint-take = { $card } est sur la défausse, et un coup de ce tour peut l’utiliser.
    .short = { $card } sert tout de suite.
chain-growth-hint-unfit = { $card } : aucune de tes chaînes ne finit par { $monomer }, et tu n’as pas d’autre carte { $monomer }.
    .short = Rien chez toi ne va avec { $card }.
chain-growth-hint-spare = { $card } est plus d’une fois dans ta main : { $left ->
        [1] il en reste une
        [one] il en reste { $left }
       *[other] il en reste { $left }
    }.
    .short = Il te reste encore { $left } × { $card }.
chain-growth-hint-no-start = { $card } n’amorce qu’avec un monomère de valeur 1, et tu n’en as pas.
    .short = { $card } demande un 1, et tu n’en as pas.
chain-growth-hint-no-use = Aucune chaîne des autres ne finit par { $monomer } : sans carte Copolymère, ils ne peuvent en allonger aucune avec { $card }.
    .short = Aucune chaîne des autres ne finit par { $monomer }.
chain-growth-hint-smallest = { $card } n’ajoute que { $value ->
        [one] { $value } motif
       *[other] { $value } motifs
    }, et aucun monomère de ta main n’en ajoute moins.
    .short = Aucun de tes monomères n’ajoute moins de motifs.
chain-growth-hint-discard = { $card } va à la défausse ; { $left ->
        [1] une carte reste
        [one] { $left } carte reste
       *[other] { $left } cartes restent
    } dans ta main.
    .short = { $left ->
        [1] Une carte reste
        [one] { $left } carte reste
       *[other] { $left } cartes restent
    } dans ta main.
chain-growth-hint-start = Un nouveau radical, d’où la chaîne peut croître : elle commence par { $length ->
        [one] { $length } motif
       *[other] { $length } motifs
    }, et tant qu’elle vit, les autres peuvent la prendre.
    .short = Une chaîne nouvelle, { $length ->
        [one] { $length } motif
       *[other] { $length } motifs
    }.
chain-growth-hint-start-two = Un amorceur, deux radicaux : deux chaînes à faire croître, { $length } motifs en tout.
    .short = Deux chaînes nouvelles, { $length } motifs en tout.
chain-growth-hint-grow = Le radical ajoute les monomères un à un : la chaîne passe de { $before ->
        [one] { $before } motif
       *[other] { $before } motifs
    } à { $length }. Vivante, elle peut être prise.
    .short = La chaîne passe de { $before } à { $length } motifs.
chain-growth-hint-wake = TEMPO se détache et la chaîne passe de { $before } à { $length } motifs ; son radical est de nouveau ouvert à tous.
    .short = De { $before } à { $length } motifs, mais réveillée.
chain-growth-hint-combine = Deux radicaux s’apparient : une chaîne morte de { $length } motifs compte pour toi et ne peut plus être prise.
    .short = { $length } motifs comptent, à l’abri.
chain-growth-hint-part = Un atome d’hydrogène change de chaîne : deux chaînes mortes, de { $one } et { $other } motifs, comptent pour toi, à l’abri.
    .short = { $one } et { $other } motifs comptent, à l’abri.
chain-growth-hint-transfer = Le thiol termine { $before ->
        [one] { $before } motif, qui compte
       *[other] { $before } motifs, qui comptent
    } désormais ; son radical soufré démarre une chaîne.
    .short = Met { $before ->
        [one] { $before } motif
       *[other] { $before } motifs
    } à l’abri, et démarre une chaîne.
chain-growth-hint-protect = TEMPO coiffe le radical : { $length ->
        [one] { $length } motif compte
       *[other] { $length } motifs comptent
    }, et personne ne peut prendre la chaîne tant qu’elle dort.
    .short = { $length ->
        [one] { $length } motif compte
       *[other] { $length } motifs comptent
    } ; personne ne peut prendre la chaîne.
chain-growth-hint-switch = Le radical ajoute un autre monomère, { $monomer } : la chaîne a { $length } motifs et un nouveau bout.
    .short = { $length } motifs, et un nouveau bout : { $monomer }.
chain-growth-hint-rob-by-ending = Ton radical rencontre celui de { $to } : { $length } motifs en tout finissent sur ton étagère.
    .short = Prend une chaîne à { $to } : { $length } motifs.
chain-growth-hint-rob-by-transfer = Ton thiol termine une chaîne de { $to } : { $before ->
        [one] son motif est à toi
       *[other] ses { $before } motifs sont à toi
    }, et une chaîne démarre.
    .short = Prend { $before ->
        [one] { $before } motif
       *[other] { $before } motifs
    } à { $to } et démarre une chaîne.
chain-growth-hint-rob-by-switching = Ton monomère s’ajoute au radical de { $to } : la chaîne de { $length } motifs est à toi, encore ouverte.
    .short = Prend la chaîne de { $to } : { $length } motifs.

## Ce qu’une réponse n’a pas, à côté d’une meilleure

chain-growth-missed-behind = Elle pose tes dernières cartes et finit la partie alors que tu es derrière : { $mine ->
        [0] aucun de tes motifs ne compte
        [one] { $mine } de tes motifs compte
       *[other] { $mine } de tes motifs comptent
    } contre { $theirs }.
    .short = Finit la partie derrière : { $mine } contre { $theirs }.
chain-growth-missed-end = L’autre pose tes dernières cartes et gagne { $mine } motifs à { $theirs } ; celle-ci laisse { $left ->
        [0] aucune carte
        [1] une carte
        [one] { $left } carte
       *[other] { $left } cartes
    } dans ta main.
    .short = L’autre finit la partie : { $mine } à { $theirs }.
chain-growth-missed-theft = Elle laisse à { $to } une chaîne de { $length ->
        [one] { $length } motif
       *[other] { $length } motifs
    } que tu pourrais prendre maintenant.
    .short = Laisse à { $to } { $length ->
        [one] { $length } motif
       *[other] { $length } motifs
    } à prendre.
chain-growth-missed-open = Elle laisse ouvert le radical de ta chaîne de { $length ->
        [one] { $length } motif
       *[other] { $length } motifs
    } : les autres peuvent la prendre, et elle ne compte pas encore.
    .short = Laisse { $length ->
        [one] { $length } motif
       *[other] { $length } motifs
    } à toi ouverts aux autres.
chain-growth-missed-idle = Elle n’ajoute rien à aucune chaîne, et l’autre ajoute { $better ->
        [one] { $better } motif
       *[other] { $better } motifs
    }.
    .short = N’ajoute rien ; l’autre ajoute { $better ->
        [one] { $better } motif
       *[other] { $better } motifs
    }.
chain-growth-missed-wanted = L’une de tes chaînes finit par { $monomer } et peut utiliser { $card } ; l’autre carte ne va à aucune.
    .short = Une de tes chaînes peut utiliser { $card }.
chain-growth-missed-pair = Tu tiens { $count } × { $card } : deux pareilles allongent ensemble une chaîne. L’autre carte est seule.
    .short = Sépare { $count } × { $card }.
chain-growth-missed-cards = Elle pose { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, l’autre { $better } : une main vide finit la partie.
    .short = Pose { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ; l’autre { $better }.
chain-growth-missed-units = { $added ->
        [0] Elle n’ajoute aucun motif
        [one] Elle ajoute { $added } motif
       *[other] Elle ajoute { $added } motifs
    }, l’autre { $better }.
    .short = { $added ->
        [0] N’ajoute aucun motif
        [one] Ajoute { $added } motif
       *[other] Ajoute { $added } motifs
    } ; l’autre { $better }.
chain-growth-missed-exposed = Elle laisse { $units ->
        [1] 1 motif à toi
       *[other] { $units } motifs à toi
    } dans des chaînes que les autres peuvent prendre, avec l’autre réponse { $better ->
        [0] aucun
       *[other] { $better }
    }.
    .short = Motifs à toi que d’autres peuvent prendre : { $units }, sinon { $better }.

## Refus : les cartes

refusal-no-such-card = Il n’y a pas de carte « { $card } » dans ce jeu.
refusal-not-in-hand = Tu n’as pas { $card } en main.
refusal-not-enough-cards = Tu as { $held } × { $card }, et il en faut { $wanted }.
refusal-not-a-monomer = { $card } n’est pas un monomère : seules les cartes monomère entrent dans une chaîne.
    .chemistry = Seul un monomère a la double liaison qu’un radical peut ouvrir pour croître.
refusal-not-a-starter = { $card } n’est pas un amorceur, et sans amorceur aucune chaîne ne démarre.
    .chemistry = Une chaîne a besoin d’un premier radical, et c’est l’amorceur qui se décompose en radicaux.
refusal-cards-out-of-order = Nomme les cartes dans l’ordre du jeu : monomère par monomère, les petites valeurs d’abord.
refusal-must-use-taken = Tu as pris { $card } dans la défausse : ton coup doit l’utiliser.
refusal-cannot-use-taken = Tu ne peux prendre { $card } dans la défausse que si elle sert dans ce tour, et aucun de tes coups ne l’utiliserait.
refusal-not-in-stack = { $card } ne peut pas être tirée autant de fois : { $left ->
        [0] il n’en reste aucune
        [one] il n’en reste qu’une
       *[other] il n’en reste que { $left }
    } dans la pioche.
refusal-wrong-deal = Ce n’est pas une donne pour { $seats } joueurs : chacun reçoit { $each } cartes.

## Refus : démarrer et croître

refusal-first-not-one = Une chaîne démarre avec un monomère de valeur 1, et { $card } a la valeur { $value }.
    .chemistry = Le premier radical ouvre une seule double liaison à la fois : R• + M → R–M•.
refusal-second-other-monomer = Cette chaîne démarre avec { $monomer }, { $card } ne va donc pas avec : seule une carte Copolymère change de monomère.
    .chemistry = Tant qu’il n’y a qu’un monomère dans le ballon, la chaîne n’est faite que de celui-là.
refusal-one-radical = { $card } donne un seul radical et ne démarre donc qu’une chaîne.
    .chemistry = H₂O₂ et Fe²⁺ donnent un HO• et un OH⁻ ; l’AIBN se scinde en deux radicaux égaux.
refusal-two-monomers-needed = Deux chaînes demandent deux monomères de valeur 1, un pour chaque radical de { $card }.
    .chemistry = Chacun des deux radicaux ouvre sa propre double liaison.
refusal-wrong-monomer = Cette chaîne finit par { $monomer } : { $card } ne peut pas s’y ajouter.
    .chemistry = Continuer avec un autre monomère fait un copolymère, et il y faut une carte Copolymère.
refusal-single-card = { $card } ne suffit pas : une chaîne croît par une paire, un brelan ou la suite 1, 2, 3.
refusal-no-form = { $cards } : les valeurs { $values } ne font ni paire, ni brelan, ni suite 1, 2, 3.

## Refus : les chaînes

refusal-no-such-chain = Il n’y a pas de chaîne { $chain } sur la table pour { $card }.
refusal-chain-dead = La chaîne { $chain } est terminée, { $card } ne s’y joue plus : rien ne s’y ajoute, et personne ne peut la prendre.
    .chemistry = Elle n’a plus de radical et ne peut donc plus réagir.
refusal-chain-capped = { $card } ne se joue pas sur la chaîne { $chain } ({ $seat }) : elle est coiffée par TEMPO, et personne d’autre ne peut s’en servir.
    .chemistry = TEMPO lie l’électron de son bout ; le radical n’est libre de nouveau que si TEMPO est enlevé.
refusal-not-your-chain = { $card } ne se joue que sur une chaîne à soi, et la chaîne { $chain } appartient à { $seat }.
refusal-already-capped = La chaîne { $chain } est déjà coiffée par TEMPO.
    .chemistry = Un bout radicalaire lie un seul TEMPO : l’électron célibataire est pris.

## Refus : les jokers

refusal-two-chains-needed = Une Terminaison demande deux chaînes, et { $count ->
        [0] il n’y en a aucune
       *[other] il n’y en a qu’une
    } sur la table.
    .chemistry = La terminaison demande deux radicaux, qui apparient leurs électrons : un seul n’a pas de partenaire.
refusal-same-chain = La Terminaison demande deux chaînes différentes : la chaîne { $chain } ne peut pas se terminer avec elle-même.
    .chemistry = Elle n’a qu’un bout radicalaire, et une terminaison en demande deux.
refusal-chains-out-of-order = Nomme d’abord la chaîne de plus petit numéro.
refusal-none-yours = La Terminaison demande une chaîne à toi, et ni la chaîne { $chain } ni la chaîne { $other } ne l’est.
refusal-mode-forced = Avec une carte Terminaison, ces deux bouts ({ $ends }) se terminent à cette table par { $mode }, et pas autrement.
    .chemistry = Deux radicaux de styrène s’apparient ; un radical de méthacrylate de méthyle a des hydrogènes à céder et dismute.
refusal-not-a-pair = TEMPO se joue seul ou avec une paire de cartes de même valeur, pas avec { $cards }.
refusal-one-new-monomer = Une carte Copolymère apporte un seul nouveau monomère, pas deux : { $card } ne va pas avec { $monomer }.
refusal-same-monomer = La chaîne { $chain } finit déjà par { $monomer }, donc { $card } ne va pas avec une carte Copolymère, qui doit apporter un autre monomère.
    .chemistry = Ajouter le même monomère, c’est la propagation ; un copolymère a au moins deux sortes de motifs.

## Refus : un jeu de cartes à soi

refusal-bad-pack = On ne peut pas jouer avec ce jeu de cartes, voir « { $entry } » : { $reason }.
refusal-bad-pack-size = Ce jeu a { $cards } cartes en tout ; il en faut de { $fewest } à { $most }.
refusal-bad-pack-mass = Le jeu dit que { $entry } pèse { $given } g/mol, mais { $formula } pèse { $mass } g/mol.
    .chemistry = La masse molaire est la somme des masses atomiques de la formule.
reason-too-few-monomers = il faut au moins deux monomères
reason-no-starter = il faut au moins un amorceur
reason-no-value-one = chaque monomère a besoin de cartes de valeur 1, sans elles aucune chaîne ne démarre
reason-no-finisher = il faut un joker qui finit les chaînes (T, CTA ou TEMPO), sinon aucune ne compterait jamais
reason-same-id = deux cartes portent ce nom
reason-mass-without-formula = une masse doit suivre d’une formule
reason-formula = sa formule est illisible
reason-bad-pack = on ne peut pas jouer avec ce jeu de cartes
reason-bad-pack-size = le jeu a trop peu ou trop de cartes
reason-bad-pack-mass = une masse molaire du jeu ne suit pas de sa formule

## L’introduction : ce qui est dit avant chaque coup guidé ; sur un plateau, `.touch` et `.why` suffisent

intro-initiate = Tu fabriques des polymères par voie radicalaire, et seules les chaînes terminées comptent. Chaque tour commence par une carte de la pioche, puis tu joues un coup. Pour démarrer, une chaîne a besoin d’un radical : choisis Fenton (le peroxyde d’hydrogène avec du fer, qui en donne un), S 1 et S 3, deux cartes de styrène. Cela démarre une chaîne de quatre motifs.
    .touch = Touche Fenton, S 1 et S 3, puis le coup.
    .why = Une chaîne démarre avec un radical.
intro-propagate = Amorçage : le radical s’ajoute à la première double liaison et passe au bout de la chaîne. La chaîne croît avec le monomère de son extrémité, par une paire, un brelan ou la suite 1, 2, 3. Ajoute les deux cartes S 2 à ta chaîne : huit motifs.
    .touch = Touche les deux cartes S 2, puis le coup.
    .why = Une chaîne croît par une paire, un brelan ou 1, 2, 3 de son extrémité.
intro-transfer = Ton adversaire a joué une carte Copolymère sur ta chaîne : un acétate de vinyle s’est ajouté, et la chaîne est à lui maintenant. Une chaîne qui croît n’est jamais à l’abri. Prends ta revanche avec le CTA, un thiol : il cède son atome d’hydrogène au radical de la chaîne 1, qui est alors morte et à toi, et son propre radical démarre une nouvelle chaîne. Joins-y BA 1 et BA 2, deux cartes d’acrylate de butyle.
    .touch = Touche CTA, BA 1 et BA 2, puis termine la chaîne 1.
    .why = Il tue la chaîne volée et en démarre une à toi.
intro-cap = Neuf motifs sont sur ton étagère et personne ne peut les prendre. Ta nouvelle chaîne d’acrylate de butyle croît, elle est donc en danger. Le TEMPO est un radical stable qui coiffe l’extrémité : la chaîne dort, à l’abri. Mets-le sur la chaîne 3.
    .touch = Touche TEMPO, puis la chaîne 3.
    .why = Une chaîne coiffée dort : personne ne peut la prendre.
intro-terminate = Une chaîne coiffée compterait à la fin, et tu peux la réveiller quand tu t’en sers. La chaîne 2 de ton adversaire a neuf motifs. La carte Terminaison fait se rencontrer deux radicaux : choisis les chaînes 2 et 3 et la combinaison. Les deux deviennent une seule chaîne morte, tout entière à toi.
    .touch = Touche Terminaison, les chaînes 2 et 3, puis la combinaison.
    .why = Deux radicaux se rencontrent : une chaîne morte, toute à toi.
intro-two-radicals = Une chaîne de douze motifs au lieu de deux chaînes : la masse molaire moyenne Mn monte, et comme elle est plus proche de ta chaîne de neuf motifs que ne l’auraient été trois motifs, la dispersité reste basse. Le décompte des chimistes récompense les deux. Voici un amorceur à deux radicaux : l’AIBN perd de l’azote et démarre deux chaînes à la fois. Choisis-le avec MMA 1 et VAc 1, en deux chaînes.
    .touch = Touche AIBN, MMA 1 et VAc 1, puis deux chaînes.
    .why = L’AIBN donne deux radicaux : chacun démarre une chaîne.
intro-on-your-own = Tu as vu toutes les sortes de cartes. La partie s’arrête dès que quelqu’un n’a plus de cartes, et seules comptent alors les chaînes mortes et coiffées, un point par motif. Tu mènes, et il te reste deux cartes. À toi de jouer !
    .why = Tu as vu toutes les sortes de cartes. Tu mènes, avec deux cartes : à toi.

## Familles de messages qui nomment les mots d’un paramètre

words-of-entry = card
words-of-cards = card

## La liste des résultats

column-chains = Chaînes terminées
column-units = Motifs
column-mn = Mn (g/mol)
column-mw = Mw (g/mol)
column-dispersity = Dispersité
