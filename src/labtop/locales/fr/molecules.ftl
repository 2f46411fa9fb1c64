# Les mots de labtop.chemistry sur les molécules : pourquoi une chose ne peut se faire, pourquoi une structure ne se lit pas.

centre-yellow = jaune
centre-mauve = mauve
other-yellow = jaune
other-mauve = mauve
wanted-yellow = un centre jaune
wanted-mauve = un centre mauve

## Manipulations

refusal-no-such-centre = Ce n’est pas un centre réactif.
    .chemistry = Seul un centre réactif a une liaison libre ; toutes les liaisons des autres atomes sont prises.
refusal-wrong-centre = Ce centre est { $centre }, et il faut ici { $wanted }.
    .chemistry = Un centre jaune est une liaison ouverte, un mauve en est deux à la fois.
refusal-no-such-bond = Il n’y a pas de liaison entre ces deux atomes.
refusal-no-such-end = Ce jeton de la carte n’est pas le centre qu’il faut.
refusal-colours-differ = Ce centre est { $centre } et l’autre { $other } : seuls des centres d’une même couleur réagissent.
    .chemistry = Une liaison ouverte fait une liaison simple, deux en font une double ; une et deux ne vont pas ensemble.
refusal-ring-stays-whole = Cette liaison fait partie d’un cycle et ne se clive pas.
    .chemistry = Ouvrir un cycle ne détache rien : les deux bouts tiennent encore ensemble.
refusal-nothing-would-stay = Si le côté de cet hydrogène restait, il ne resterait presque rien de ta molécule.
refusal-only-between-carbons = Cela se fait entre deux carbones, et ces deux atomes n’en sont pas.
    .chemistry = Un groupe C=O n’y participe pas : aucune autre face du jeton d’oxygène ne conviendrait.
refusal-no-double-bond = Il n’y a pas entre ces deux atomes de double liaison à ouvrir.
refusal-not-neighbours = Ces centres ne sont pas sur deux carbones voisins.
    .chemistry = La seconde liaison de C=C se forme entre des atomes déjà liés.
refusal-second-double-bond = Ce carbone a déjà une double liaison.
    .chemistry = Une seconde ne lui laisserait que deux voisins (C=C=C), et aucune face du jeton carbone ne le montre.
refusal-only-on-carbon = Ce n’est pas un carbone : lui seul change ici d’hybridation.
    .chemistry = L’oxygène n’a que deux liaisons : il porte un centre mauve et rien d’autre, ou deux liaisons simples.
refusal-not-on-one-carbon = Ce ne sont pas deux centres d’un même carbone.
refusal-not-two-centres = Il faut deux centres différents, et l’un est nommé deux fois.
refusal-not-six-members = Entre ces centres, le cycle aurait { $members } membres au lieu de six.
    .chemistry = Avec des angles de 120°, un cycle se ferme sans tension à six.

## Structures

refusal-structure-empty = Il n’y a pas de structure : tape un SMILES de carbone, d’oxygène et d’hydrogène.
refusal-structure-too-long = Cette structure a plus de { $most } caractères.
refusal-structure-too-big = Cette molécule a plus de { $most } atomes, tous les jetons de la boîte.
refusal-structure-too-many-rings = Plus de { $most } cycles sont ouverts à la fois.
refusal-structure-unreadable = « { $sign } » à la position { $at } n’a pas sa place dans un SMILES.
refusal-structure-unknown-atom = « { $sign } » à la position { $at } n’est ni carbone, ni oxygène, ni hydrogène, ni centre.
    .chemistry = Les jetons du jeu sont C, O et H : les charges, les isotopes et les autres éléments n’en ont pas.
refusal-structure-triple-bond = Il y a une triple liaison à la position { $at }.
    .chemistry = Aucune face du jeton carbone ne montre de triple liaison.
refusal-structure-in-pieces = Cette structure est en plusieurs morceaux : il faut une seule molécule.
refusal-structure-unfinished = Cette structure s’arrête au milieu : une parenthèse, une liaison ou un cycle reste ouvert.
refusal-structure-valence = L’atome { $token } a plus de liaisons qu’il ne peut, ou trop peu.
    .chemistry = Le carbone fait quatre liaisons, l’oxygène deux, l’hydrogène une.
refusal-structure-two-double-bonds = Le carbone { $token } a deux doubles liaisons.
    .chemistry = Aucune face du jeton carbone ne montre deux doubles liaisons (C=C=C).
refusal-structure-ring-size = Il y a un cycle à { $members } : les jetons ne montrent que des cycles à { $most }.
    .chemistry = Avec des angles de 120°, un cycle se ferme sans tension à six.
refusal-structure-not-aromatic = Les petites lettres ne font pas un cycle aromatique : les doubles liaisons ne se répartissent pas.
refusal-structure-loose-centre = Un centre réactif tient à un carbone ou à un oxygène.
refusal-chemistry-not-installed = Lire cette notation demande RDKit, qui n’est pas installé ici : ajoute-le avec pip install "labtop[chem]", ou écris la molécule avec C, O, parenthèses, = et numéros de cycle seulement.
refusal-structure-too-slow = Cette structure est trop longue à lire.
refusal-chemistry-loading = Le lecteur de molécules se prépare. Réessaie dans un instant.
refusal-structure-not-readable = RDKit ne sait pas lire cette structure.
