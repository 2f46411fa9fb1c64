# Énigmes de Laboratorium : notions, questions, réponses, et l’idée derrière chaque réponse fausse.

concept-valence = valence et ordre de liaison
    .why = Le carbone a quatre liaisons, l’oxygène deux, l’hydrogène une. Une double liaison compte double, un centre mauve aussi.
concept-groups = groupes fonctionnels
    .why = Les atomes autour d’un oxygène disent à quel groupe il appartient : alcool, aldéhyde, cétone, acide carboxylique, ester.
concept-retrosynthesis = rétrosynthèse
    .why = Pense à rebours depuis la cible : quelle liaison a été faite en dernier, et à partir de quelles pièces ?
concept-rings = cycles
    .why = Un cycle de six se ferme quand son premier et son dernier maillon ont des centres d’une même couleur.

puzzle-title-finish-in = Finir au plus court
puzzle-title-ring = Fermer le cycle
puzzle-title-steps-left = Combien en reste-t-il ?
puzzle-title-next-kind = Nomme l’étape suivante
puzzle-title-formula = Que devient-elle ?
puzzle-title-group = Quel groupe se forme ?

puzzle-reagent = { $card } { $structure }
puzzle-way = Cible : { $target }. Réactifs : { $reagents }. On l’atteint en { $need } manipulations. Par laquelle commences-tu ?
puzzle-way-plain = Cible : { $target }. On l’atteint en { $need } manipulations. Par laquelle commences-tu ?
puzzle-way-right = { $left ->
        [one] Ensuite, il reste { $left } manipulation
       *[other] Ensuite, il reste { $left } manipulations
    } : { $all } en tout, et on ne peut en économiser aucune.
puzzle-way-longer = Ensuite, il reste { $left } manipulations : { $all } en tout, soit { $more } de trop.

puzzle-steps = Cible : { $target }. Réactifs : { $reagents }. Combien de manipulations faut-il d’ici, au moins ?
puzzle-manipulations = { $count }
puzzle-steps-right = Un chemin le plus court : { $list }.
puzzle-steps-1 = { $part-1 }
puzzle-steps-2 = { $part-1 }, puis { $part-2 }
puzzle-steps-3 = { $part-1 }, { $part-2 }, puis { $part-3 }
puzzle-steps-few = { $count }, c’est trop peu : aucun chemin aussi court ne mène à la cible.
puzzle-steps-many = { $count }, c’est plus qu’il n’en faut : { $need } suffit.

puzzle-next = Cible : { $target }, à { $need } manipulations d’ici. Réactifs : { $reagents }. Quelle sorte de manipulation vient ensuite sur tout chemin le plus court ?
puzzle-kind-join = formation d’une liaison
puzzle-kind-cut = clivage sélectif
puzzle-kind-add = addition sur une double liaison
puzzle-kind-eliminate = élimination
puzzle-kind-split = changement d’hybridation, de mauve à jaune
puzzle-kind-merge = changement d’hybridation, de jaune à mauve
puzzle-kind-close = fermeture d’un cycle
puzzle-kind-characterise = caractérisation
puzzle-kind-other = pontage
puzzle-next-right = Tous les chemins de { $need } manipulations commencent ainsi : { $kind }.
puzzle-next-longer = C’est possible ici, mais il faut alors plus de { $need } manipulations jusqu’à la cible : { $other }.
puzzle-next-impossible = Ce n’est pas possible maintenant sur cette molécule : { $other }.

puzzle-formula = Chaque centre jaune devient un hydrogène, chaque centre mauve un oxygène. Quelle formule a alors la molécule ?
puzzle-formula-of = { $formula }
puzzle-formula-right = Centres jaunes : { $yellow }, chacun prend un H. Centres mauves : { $mauve }, chacun prend un O, qui a deux liaisons. Cela fait { $formula }.
puzzle-formula-centres = Cela laisse les centres vides. Il manque alors des liaisons au carbone.
puzzle-formula-hydrogen = Cela donne deux H à un centre mauve. Il devient un seul O, par une double liaison.
puzzle-formula-full = Cela compte les hydrogènes comme dans une chaîne sans double liaison ni cycle.
puzzle-formula-hydroxyl = Cela change les centres jaunes en O–H. Ils deviennent des H.
puzzle-formula-one = Cela donne à un centre mauve un H en plus de son O. Ses deux liaisons vont à l’O.

puzzle-group = Tu joues : { $play }. Quel groupe fonctionnel est alors complet ?
puzzle-group-alcohol = alcool
    .sign = O–H sur un carbone qui n’a que des liaisons simples
puzzle-group-aldehyde = aldéhyde
    .sign = C=O avec un hydrogène sur le carbone
puzzle-group-ketone = cétone
    .sign = C=O entre deux carbones
puzzle-group-acid = acide carboxylique
    .sign = C=O avec O–H sur le même carbone
puzzle-group-ester = ester
    .sign = C=O avec O–C sur le même carbone
puzzle-group-right = { $group } : { $sign }.
puzzle-group-other = { $other } serait : { $othersign }. Ici, c’est : { $sign }.
