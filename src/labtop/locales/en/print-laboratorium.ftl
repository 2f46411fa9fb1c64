# Words that only the printed game needs.

print-credit = Idea and design: Maxence Delsaut and Stéphane Vranckx, after an idea of Nathalie Vaeck. Development and playtest: Andrew Gibbons, Nicolas Iacobellis and Thibaut Launoy.
print-suggested = suggested reagents
print-target = Target
print-tokens = Atom tokens
print-tokens-how = Print on both sides, flip on the long edge. Hexagons of 20 mm: bonds meet edge to edge, and six carbons close a ring.
print-board = Player board
print-bench = Your bench
print-safety = Safety
print-hand = Hand: at most 3 cards of each colour
print-first = 1st
print-turn = Your turn
print-face = { $face }: { $gives }
print-steps-1 = **Resources:** choose 4 of your 12 dice, roll. Cards of that colour by the face: { $faces }.
print-steps-2 = **Resale**, once: give back a reagent, roll; 4+ takes another kind.
print-steps-3 = **Manipulate** while you hold all three safety tokens: only reactions or only characterisations, each centre once a turn.
print-manip = Each manipulation
print-manip-steps-1 = Announce it; lay down the reagent.
print-manip-steps-2 = **Boum:** the others, in turn order.
print-manip-steps-3 = **Chimie:** you.
print-manip-steps-4 = **Roll** two dice: reaction { $reaction }+, characterisation { $characterisation }+. 2 fails and costs a token; { $always }+ always works.
print-manip-steps-5 = Change your molecule. All cards go back.
print-help = Manipulations
print-kinds-1 = Reactions, { $reaction }+
print-kinds-2 = Characterisations, { $characterisation }+
print-reactions-1-1 = Single bond
print-reactions-1-2 = Y on the molecule + Y of a card: both go, their carriers bond.
print-reactions-2-1 = Double bond
print-reactions-2-2 = M + M of a card: both go, their carriers double-bond.
print-reactions-3-1 = Cut a single bond
print-reactions-3-2 = not in a ring; keep one side, put a Y there.
print-reactions-4-1 = Cut a double bond
print-reactions-4-2 = not in a ring; keep one side, put an M there.
print-reactions-5-1 = Addition
print-reactions-5-2 = C=C becomes C–C with a Y on each carbon. Turn both tokens.
print-reactions-6-1 = Elimination
print-reactions-6-2 = Y on two neighbouring carbons: both go, C=C.
print-reactions-7-1 = Hybridise up
print-reactions-7-2 = M on a carbon becomes two Y.
print-reactions-8-1 = Hybridise down
print-reactions-8-2 = two Y on one carbon become an M.
print-reactions-9-1 = Close a ring
print-reactions-9-2 = two Y (or two M) of your own molecule, six members.
print-characterisations-1-1 = H
print-characterisations-1-2 = a Y becomes H.
print-characterisations-2-1 = O
print-characterisations-2-2 = an M becomes =O.
print-characterisations-3-1 = OH
print-characterisations-3-2 = a Y becomes OH (variant).
print-centres-1 = single bond
print-centres-2 = double bond
print-odds = Chance to succeed
print-win = The first molecule equal to the target, without a centre, wins at once.
