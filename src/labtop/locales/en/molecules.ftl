# Words of labtop.chemistry about molecules: why something cannot be done to one, why a structure cannot be read.

centre-yellow = yellow
centre-mauve = mauve
other-yellow = yellow
other-mauve = mauve
wanted-yellow = a yellow one
wanted-mauve = a mauve one

## Manipulations

refusal-no-such-centre = This is no reactive centre.
    .chemistry = Only a reactive centre has an open bond; all bonds of other atoms are in use.
refusal-wrong-centre = This centre is { $centre }, and this needs { $wanted }.
    .chemistry = A yellow centre stands for one open bond, a mauve one for two at once.
refusal-no-such-bond = There is no bond between these two atoms.
refusal-no-such-end = This token of the card is not the centre this needs.
refusal-colours-differ = This centre is { $centre } and the other one { $other }: only centres of one colour react.
    .chemistry = One open bond makes a single bond, two make a double one; one and two do not go together.
refusal-ring-stays-whole = This bond is part of a ring and cannot be cleaved.
    .chemistry = Opening a ring takes nothing off the molecule: both ends still hang together.
refusal-nothing-would-stay = If the side of this hydrogen stayed, hardly anything would be left of your molecule.
refusal-only-between-carbons = This works between two carbons only, and these two atoms are not both carbon.
    .chemistry = A C=O group does not take part: no other face of the oxygen token would fit.
refusal-no-double-bond = There is no double bond between these two atoms that could open.
refusal-not-neighbours = These centres are not on two neighbouring carbons.
    .chemistry = The second bond of C=C forms between atoms that are bound already.
refusal-second-double-bond = This carbon has a double bond already.
    .chemistry = A second one would leave it only two neighbours (C=C=C), and no face of the carbon token shows that.
refusal-only-on-carbon = This is no carbon: only carbon changes its hybridisation here.
    .chemistry = Oxygen has two bonds in all, so it carries one mauve centre and nothing else, or two single bonds.
refusal-not-on-one-carbon = These are not two centres of one carbon.
refusal-not-two-centres = This needs two different centres, and one was named twice.
refusal-not-six-members = Between these centres the ring would have { $members } members instead of six.
    .chemistry = With angles of 120° a ring closes without strain at six.

## Structures

refusal-structure-empty = There is no structure: type a SMILES of carbon, oxygen and hydrogen.
refusal-structure-too-long = This structure has more than { $most } characters.
refusal-structure-too-big = This molecule has more than { $most } atoms, all the tokens of the box.
refusal-structure-too-many-rings = More than { $most } rings are open at once.
refusal-structure-unreadable = “{ $sign }” at position { $at } does not fit into a SMILES.
refusal-structure-unknown-atom = “{ $sign }” at position { $at } is not one of carbon, oxygen, hydrogen or a centre.
    .chemistry = The tokens of the game are C, O and H: charges, isotopes and other elements have none.
refusal-structure-triple-bond = There is a triple bond at position { $at }.
    .chemistry = No face of the carbon token shows a triple bond.
refusal-structure-in-pieces = This structure is in several pieces: one molecule is wanted.
refusal-structure-unfinished = This structure stops in the middle: a bracket, a bond or a ring is still open.
refusal-structure-valence = Atom { $token } has more bonds than it can have, or too few.
    .chemistry = Carbon has four bonds, oxygen two, hydrogen one.
refusal-structure-two-double-bonds = Carbon { $token } has two double bonds.
    .chemistry = No face of the carbon token shows two double bonds (C=C=C).
refusal-structure-ring-size = There is a ring of { $members }: the tokens can only show rings of { $most }.
    .chemistry = With angles of 120° a ring closes without strain at six.
refusal-structure-not-aromatic = The small letters are no aromatic ring: the double bonds cannot be shared out.
refusal-structure-loose-centre = A reactive centre must hang on a carbon or an oxygen.
refusal-chemistry-not-installed = Reading this notation needs RDKit, which is not installed here: add it with pip install "labtop[chem]", or write the molecule with C, O, brackets, = and ring numbers only.
refusal-structure-too-slow = This structure took too long to read.
refusal-chemistry-loading = The reader of molecules is getting ready. Try again in a moment.
refusal-structure-not-readable = RDKit cannot read this structure.
