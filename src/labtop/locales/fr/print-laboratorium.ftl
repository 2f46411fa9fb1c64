# Words that only the printed game needs.

print-credit = Idée et conception : Maxence Delsaut et Stéphane Vranckx, sur une idée originale de Nathalie Vaeck. Développement et playtest : Andrew Gibbons, Nicolas Iacobellis et Thibaut Launoy.
print-suggested = réactifs conseillés
print-target = Cible
print-tokens = Jetons Atome
print-tokens-how = Imprimer recto verso, retourner sur le bord long. Hexagones de 20 mm : les liaisons se touchent bord à bord, et six carbones ferment un cycle.
print-board = Plateau de joueur
print-bench = Ta paillasse
print-safety = Sécurité
print-hand = Main : 3 cartes au plus de chaque couleur
print-first = 1er
print-turn = Ton tour
print-face = { $face } : { $gives }
print-steps-1 = **Ressources :** choisis 4 de tes 12 dés, lance. Cartes de cette couleur selon la face : { $faces }.
print-steps-2 = **Revente**, une fois : rends un réactif, lance ; 4+ en prend un autre.
print-steps-3 = **Manipule** tant que tu as les trois jetons Sécurité : seulement des réactions ou seulement des caractérisations, chaque centre une fois par tour.
print-manip = Chaque manipulation
print-manip-steps-1 = Annonce-la ; pose le réactif.
print-manip-steps-2 = **Boum :** les autres, dans l’ordre du tour.
print-manip-steps-3 = **Chimie :** toi.
print-manip-steps-4 = **Lance** deux dés : réaction { $reaction }+, caractérisation { $characterisation }+. 2 échoue et coûte un jeton ; { $always }+ réussit toujours.
print-manip-steps-5 = Change ta molécule. Toutes les cartes retournent.
print-help = Manipulations
print-kinds-1 = Réactions, { $reaction }+
print-kinds-2 = Caractérisations, { $characterisation }+
print-reactions-1-1 = Liaison simple
print-reactions-1-2 = Y de la molécule + Y d’une carte : ils partent, leurs porteurs se lient.
print-reactions-2-1 = Liaison double
print-reactions-2-2 = M + M d’une carte : ils partent, double liaison.
print-reactions-3-1 = Couper une simple
print-reactions-3-2 = hors cycle ; garde un côté, mets-y un Y.
print-reactions-4-1 = Couper une double
print-reactions-4-2 = hors cycle ; garde un côté, mets-y un M.
print-reactions-5-1 = Addition
print-reactions-5-2 = C=C devient C–C avec un Y sur chaque carbone. Retourne les jetons.
print-reactions-6-1 = Élimination
print-reactions-6-2 = Y sur deux carbones voisins : ils partent, C=C.
print-reactions-7-1 = Hybrider vers le haut
print-reactions-7-2 = M d’un carbone devient deux Y.
print-reactions-8-1 = Hybrider vers le bas
print-reactions-8-2 = deux Y d’un carbone deviennent un M.
print-reactions-9-1 = Fermer un cycle
print-reactions-9-2 = deux Y (ou deux M) de ta molécule, six membres.
print-characterisations-1-1 = H
print-characterisations-1-2 = un Y devient H.
print-characterisations-2-1 = O
print-characterisations-2-2 = un M devient =O.
print-characterisations-3-1 = OH
print-characterisations-3-2 = un Y devient OH (variante).
print-centres-1 = liaison simple
print-centres-2 = liaison double
print-odds = Chances de réussir
print-win = La première molécule égale à la cible, sans centre, gagne aussitôt.
