"""One text per molecule: equal molecules, however they were built or drawn, have equal texts.

The skeleton without bond orders is enough. A carbon with three neighbours has one double bond, and an oxygen with one
neighbour is =O. The double bonds between carbons are a perfect pairing of these carbons, and all such pairings are
drawings (Kekulé) of the same molecule. Cis and trans are not told apart.

The text is exact. A molecule is a tree of ring systems and single atoms. Parts beyond a bond outside rings are sorted
by their texts. The atoms of a ring system, entered at one atom, are ordered by colour refinement, trying out every tie.
"""

from __future__ import annotations

from labtop.chemistry.molecules import HYDROGEN, IN_RING, SIGNS, Molecule


def canonical(m: Molecule) -> str:
    """The text of a molecule: the least of those that begin at each of its carbons and oxygens.

    Examples:
        >>> from labtop.chemistry.notation import read
        >>> canonical(read("CCO")) == canonical(read("OCC"))
        True
    """
    known: dict[tuple[int, int], str] = {}
    roots = [token for token, kind in m.kinds.items() if kind < HYDROGEN]
    return min([part(m, root, -1, known) for root in roots or list(m.kinds)])


def part(m: Molecule, token: int, came: int, known: dict[tuple[int, int], str]) -> str:
    """The text of the part that begins with `token`, coming from `came` (-1: of the whole molecule)."""
    key = (token, came)
    found = known.get(key)
    if found is None:
        in_ring = any(link & IN_RING for link in m.links[token])
        found = known[key] = ring_part(m, token, came, known) if in_ring else label(m, token, came, known)
    return found


def label(m: Molecule, token: int, came: int, known: dict[tuple[int, int], str]) -> str:
    """The text of a token and, sorted, of its neighbours outside its rings."""
    hanging = []
    for link in m.links[token]:
        other = link >> 2
        if other == came or link & IN_RING:
            continue
        if len(m.links[other]) == 1:
            hanging.append(SIGNS[m.kinds[other]])
        else:
            hanging.append(f"({part(m, other, token, known)})")
    return SIGNS[m.kinds[token]] + "".join(sorted(hanging))


def ring_part(m: Molecule, token: int, came: int, known: dict[tuple[int, int], str]) -> str:
    """The text of a ring system entered at one atom."""
    members = [token]
    seen = {token}
    for at in members:
        for link in m.links[at]:
            if link & IN_RING and link >> 2 not in seen:
                seen.add(link >> 2)
                members.append(link >> 2)
    labels = {at: label(m, at, came if at == token else -1, known) for at in members}
    near = {at: [link >> 2 for link in m.links[at] if link & IN_RING] for at in members}
    ranks = {text: i + 1 for i, text in enumerate(sorted(set(labels.values())))}
    colours = {at: ranks[labels[at]] for at in members}
    colours[token] = 0
    return f"<{least(colours, near, labels)}>"


def least(colours: dict[int, int], near: dict[int, list[int]], labels: dict[int, str]) -> str:
    """The least text over all orders of atoms that refinement leaves tied."""
    colours = refined(colours, near)
    classes: dict[int, list[int]] = {}
    for at, colour in colours.items():
        classes.setdefault(colour, []).append(at)
    tied = [colour for colour in sorted(classes) if len(classes[colour]) > 1]
    if not tied:
        order = sorted(colours, key=lambda at: colours[at])
        place = {at: i for i, at in enumerate(order)}
        told = [f"{labels[at]}:{','.join([str(n) for n in sorted([place[b] for b in near[at]])])}" for at in order]
        return ";".join(told)
    found = []
    for at in classes[tied[0]]:
        tried = {other: 2 * colour + 1 for other, colour in colours.items()}
        tried[at] -= 1
        found.append(least(tried, near, labels))
    return min(found)


def refined(colours: dict[int, int], near: dict[int, list[int]]) -> dict[int, int]:
    """Colour refinement: split classes by the colours of neighbours until no class splits any more."""
    while True:
        signs = {at: (colours[at], tuple(sorted([colours[b] for b in near[at]]))) for at in colours}
        ranks = {sign: i for i, sign in enumerate(sorted(set(signs.values())))}
        if len(ranks) == len(set(colours.values())):
            return colours
        colours = {at: ranks[signs[at]] for at in colours}


def sorts(m: Molecule) -> dict[int, str]:
    """A text per token: equal for tokens that a symmetry of the molecule exchanges, and only for them."""
    return {token: part(m, token, -1, {}) for token in m.kinds}
