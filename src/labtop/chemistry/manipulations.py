"""The manipulations: whether one is possible, and the molecule it makes.

Each `check_…` raises Illegal with the chemical reason; a room adds the paragraph of its rules.
"""

from __future__ import annotations

from typing import Final

from labtop.chemistry.molecules import (
    CARBON,
    HYDROGEN,
    IN_RING,
    IS_DOUBLE,
    MAUVE,
    OXYGEN,
    RING_SIZE,
    YELLOW,
    Molecule,
    shortest,
)
from labtop.engine.wire import Illegal


def want_centre(m: Molecule, centre: int, kind: int = -1) -> int:
    """Refuse what is not a centre of this kind (-1: either); returns the token that carries it."""
    found = m.kinds.get(centre, -1)
    if found < YELLOW:
        raise Illegal("no_such_centre", token=centre)
    if kind >= 0 and found != kind:
        raise Illegal(
            "wrong_centre", token=centre, centre=CENTRE_WORDS[found - YELLOW], wanted=CENTRE_WORDS[kind - YELLOW]
        )
    return m.links[centre][0] >> 2


CENTRE_WORDS: Final = ["yellow", "mauve"]


def want_bond(m: Molecule, a: int, b: int) -> int:
    """Refuse what is not a bond between two atoms (a centre is no atom); returns the marks of the bond."""
    marks = m.bond(a, b)
    if marks < 0 or m.kinds[a] >= YELLOW or m.kinds[b] >= YELLOW:
        raise Illegal("no_such_bond", first=a, second=b)
    return marks


def check_join(m: Molecule, centre: int, card: Molecule, end: int) -> None:
    """Formation of a bond with a reagent: two centres of one colour."""
    want_centre(m, centre)
    if card.kinds.get(end, -1) < YELLOW:
        raise Illegal("no_such_end", end=end)
    if card.kinds[end] != m.kinds[centre]:
        raise Illegal(
            "colours_differ",
            token=centre,
            centre=CENTRE_WORDS[m.kinds[centre] - YELLOW],
            other=CENTRE_WORDS[card.kinds[end] - YELLOW],
        )


def join(m: Molecule, centre: int, card: Molecule, end: int) -> Molecule:
    """Both centres go, and their carriers get a single (yellow) or a double (mauve) bond."""
    made = m.draft()
    double = 1 if m.kinds[centre] == MAUVE else 0
    carrier = m.links[centre][0] >> 2
    moved = paste(made, card, end)
    other = moved[card.links[end][0] >> 2]
    made.swap(carrier, centre * 4 + double, other * 4 + double)
    made.swap(other, end_link(double), carrier * 4 + double)
    del made.kinds[centre]
    del made.links[centre]
    return made


def end_link(double: int) -> int:
    """The link that stands, after `paste`, for the centre of the card that was left out."""
    return -4 + double


def paste(made: Molecule, card: Molecule, end: int) -> dict[int, int]:
    """Add the tokens of a card except one centre, with new numbers in the card's order; returns old number -> new."""
    moved: dict[int, int] = {end: -1}
    at = made.fresh
    for token in card.kinds:
        if token != end:
            moved[token] = at
            at += 1
    made.fresh = at
    for token, kind in card.kinds.items():
        if token != end:
            made.kinds[moved[token]] = kind
            made.links[moved[token]] = [moved[link >> 2] * 4 + (link & 3) for link in card.links[token]]
    return moved


def check_cut(m: Molecule, keep: int, away: int) -> None:
    """Selective cleavage: a bond between two atoms, outside rings; an atom other than hydrogen stays."""
    marks = want_bond(m, keep, away)
    if marks & IN_RING:
        raise Illegal("ring_stays_whole", first=keep, second=away)
    if m.kinds[keep] == HYDROGEN:
        raise Illegal("nothing_would_stay", token=keep)


def cut(m: Molecule, keep: int, away: int) -> Molecule:
    """The side of `away` goes; a centre of the bond's colour takes its place and its number.

    Examples:
        >>> from labtop.chemistry.notation import read, write
        >>> write(cut(read("CCO"), 1, 2))
        'CC[1*]'
    """
    made = m.draft()
    double = m.bond(keep, away) & IS_DOUBLE
    if m.kinds[away] == HYDROGEN:
        made.kinds[away] = YELLOW
        return made
    for token in m.side(away, keep):
        del made.kinds[token]
        del made.links[token]
    made.kinds[away] = MAUVE if double else YELLOW
    made.links[away] = [keep * 4 + double]
    return made


def check_add(m: Molecule, a: int, b: int) -> None:
    """Addition: a double bond between two carbons, in a benzene ring in either of its drawings."""
    marks = want_bond(m, a, b)
    if m.kinds[a] != CARBON or m.kinds[b] != CARBON:
        raise Illegal("only_between_carbons", first=a, second=b)
    if not marks & IS_DOUBLE and not (marks & IN_RING and other_drawing(m, a, b)):
        raise Illegal("no_double_bond", first=a, second=b)


def add(m: Molecule, a: int, b: int) -> Molecule:
    """The double bond becomes single, each carbon gets a yellow centre."""
    made = m.draft()
    marks = m.bond(a, b)
    if not marks & IS_DOUBLE:
        for c, d in other_drawing(m, a, b):
            made.tie(c, d, made.bond(c, d) ^ IS_DOUBLE)
        marks |= IS_DOUBLE
    made.swap(a, b * 4 + marks, b * 4 + (marks & IN_RING))
    made.swap(b, a * 4 + marks, a * 4 + (marks & IN_RING))
    for carbon in (a, b):
        centre = made.new(YELLOW)
        made.links[carbon] = [*made.links[carbon], centre * 4]
        made.links[centre] = [carbon * 4]
    return made


def other_drawing(m: Molecule, a: int, b: int) -> list[tuple[int, int]]:
    """The bonds to redraw so that a single bond of a ring becomes a double one; empty: no drawing has it double.

    The other Kekulé drawing swaps single and double bonds all around a cycle: from the carbon with the double bond to
    `a`, over single and double bonds by turns, to the carbon with the double bond to `b`.
    """
    start, goal = double_partner(m, a), double_partner(m, b)
    if start < 0 or goal < 0:
        return []
    path = [start]
    return redraw(m, a, b, goal, path, {a, b, start})


def redraw(m: Molecule, a: int, b: int, goal: int, path: list[int], seen: set[int]) -> list[tuple[int, int]]:
    """Extend a path until it reaches the goal; returns the bonds of the cycle, empty if there is none."""
    at = path[-1]
    for link in m.links[at]:
        other = link >> 2
        if link & 3 != IN_RING or (other in seen and other != goal):
            continue
        if other == goal:
            whole = [a, *path, goal, b]
            return [(whole[i], whole[i + 1]) for i in range(len(whole) - 1)] + [(a, b)]
        partner = double_partner(m, other)
        if partner < 0 or partner in seen:
            continue
        seen |= {other, partner}
        path += [other, partner]
        found = redraw(m, a, b, goal, path, seen)
        if found:
            return found
        del path[-2:]
        seen -= {other, partner}
    return []


def double_partner(m: Molecule, token: int) -> int:
    """The carbon that this carbon has a double ring bond to; -1: none."""
    for link in m.links[token]:
        if link & 3 == IN_RING | IS_DOUBLE and m.kinds[link >> 2] == CARBON and m.kinds[token] == CARBON:
            return link >> 2
    return -1


def check_eliminate(m: Molecule, one: int, two: int) -> None:
    """Elimination: yellow centres on two neighbouring carbons that have no double bond yet."""
    a, b = want_centre(m, one, YELLOW), want_centre(m, two, YELLOW)
    if one == two or a == b:
        raise Illegal("not_neighbours", first=one, second=two)
    if m.kinds[a] != CARBON or m.kinds[b] != CARBON:
        raise Illegal("only_between_carbons", first=a, second=b)
    if m.bond(a, b) < 0:
        raise Illegal("not_neighbours", first=one, second=two)
    want_single_face(m, a)
    want_single_face(m, b)


def want_single_face(m: Molecule, carbon: int) -> None:
    """Refuse a second double bond: no face of the carbon token shows two."""
    if m.has_double(carbon):
        raise Illegal("second_double_bond", token=carbon)


def eliminate(m: Molecule, one: int, two: int) -> Molecule:
    """Both centres go, the bond between their carbons becomes double."""
    made = m.draft()
    a, b = m.carrier(one), m.carrier(two)
    marks = m.bond(a, b) | IS_DOUBLE
    made.drop(one)
    made.drop(two)
    made.swap(a, b * 4 + (marks & IN_RING), b * 4 + marks)
    made.swap(b, a * 4 + (marks & IN_RING), a * 4 + marks)
    return made


def want_on_carbon(m: Molecule, carrier: int) -> None:
    """Refuses a centre that is not on a carbon."""
    if m.kinds[carrier] != CARBON:
        raise Illegal("only_on_carbon", token=carrier)


def check_split(m: Molecule, centre: int) -> None:
    """Change of hybridisation, one mauve centre into two yellow ones: on carbon only."""
    want_on_carbon(m, want_centre(m, centre, MAUVE))


def split(m: Molecule, centre: int) -> Molecule:
    """The mauve centre becomes yellow, and a second yellow one comes beside it."""
    made = m.draft()
    carbon = m.carrier(centre)
    other = made.new(YELLOW)
    made.kinds[centre] = YELLOW
    made.links[centre] = [carbon * 4]
    made.links[other] = [carbon * 4]
    made.swap(carbon, centre * 4 + IS_DOUBLE, centre * 4)
    made.links[carbon] = [*made.links[carbon], other * 4]
    return made


def check_merge(m: Molecule, one: int, two: int) -> None:
    """Change of hybridisation, two yellow centres of one carbon into a mauve one."""
    a, b = want_centre(m, one, YELLOW), want_centre(m, two, YELLOW)
    if one == two or a != b:
        raise Illegal("not_on_one_carbon", first=one, second=two)
    want_on_carbon(m, a)
    want_single_face(m, a)


def merge(m: Molecule, one: int, two: int) -> Molecule:
    """The first centre becomes mauve, the second one goes."""
    made = m.draft()
    carbon = m.carrier(one)
    made.drop(two)
    made.kinds[one] = MAUVE
    made.links[one] = [carbon * 4 + IS_DOUBLE]
    made.swap(carbon, one * 4, one * 4 + IS_DOUBLE)
    return made


def check_hydrogen(m: Molecule, centre: int) -> None:
    """Refuses what cannot be characterised as hydrogen."""
    want_centre(m, centre, YELLOW)


def hydrogen(m: Molecule, centre: int) -> Molecule:
    """A yellow centre becomes hydrogen."""
    made = m.draft()
    made.kinds[centre] = HYDROGEN
    return made


def check_oxygen(m: Molecule, centre: int) -> None:
    """Refuses what cannot be characterised as oxygen."""
    want_centre(m, centre, MAUVE)


def oxygen(m: Molecule, centre: int) -> Molecule:
    """A mauve centre becomes oxygen, on its double face."""
    made = m.draft()
    made.kinds[centre] = OXYGEN
    return made


def hydroxyl(m: Molecule, centre: int) -> Molecule:
    """A yellow centre becomes O-H; the oxygen takes its place and number."""
    made = m.draft()
    made.kinds[centre] = OXYGEN
    last = made.new(HYDROGEN)
    made.links[centre] = [*made.links[centre], last * 4]
    made.links[last] = [centre * 4]
    return made


def check_close(m: Molecule, one: int, two: int) -> None:
    """Ring closure: two centres of one colour whose carriers are the ends of a shortest chain of six atoms."""
    a, b = want_centre(m, one), want_centre(m, two)
    if one == two:
        raise Illegal("not_two_centres", token=one)
    if m.kinds[one] != m.kinds[two]:
        raise Illegal(
            "colours_differ",
            token=one,
            centre=CENTRE_WORDS[m.kinds[one] - YELLOW],
            other=CENTRE_WORDS[m.kinds[two] - YELLOW],
        )
    members = len(shortest(m, a, b))
    if members != RING_SIZE:
        raise Illegal("not_six_members", first=one, second=two, members=members)


def close(m: Molecule, one: int, two: int) -> Molecule:
    """Both centres go and their carriers are bound; every bond of the new ring is marked as a ring bond."""
    made = m.draft()
    double = 1 if m.kinds[one] == MAUVE else 0
    a, b = m.carrier(one), m.carrier(two)
    made.drop(one)
    made.drop(two)
    made.tie(a, b, double | IN_RING)
    path = shortest(m, a, b)
    for i in range(len(path) - 1):
        marks = made.bond(path[i], path[i + 1])
        if not marks & IN_RING:
            made.tie(path[i], path[i + 1], marks | IN_RING)
    return made


def check_bridge(m: Molecule, one: int, two: int, card: Molecule, end: int, far: int) -> None:
    """Bridging: a reagent joined by two of its yellow centres at once, which closes a ring of six."""
    a, b = want_centre(m, one, YELLOW), want_centre(m, two, YELLOW)
    for each in (end, far):
        if card.kinds.get(each, -1) != YELLOW:
            raise Illegal("no_such_end", end=each)
    if one == two or end == far:
        raise Illegal("not_two_centres", token=one)
    members = len(shortest(m, a, b)) + len(shortest(card, card.carrier(end), card.carrier(far)))
    if members != RING_SIZE or a == b:
        raise Illegal("not_six_members", first=one, second=two, members=members)


def bridge(m: Molecule, one: int, two: int, card: Molecule, end: int, far: int) -> Molecule:
    """Join by the first centre of the card, then close the ring with its second one."""
    made, last = half_bridge(m, one, card, end, far)
    return close(made, last, two)


def half_bridge(m: Molecule, one: int, card: Molecule, end: int, far: int) -> tuple[Molecule, int]:
    """The molecule joined by the first centre of the card alone, and the number that the second one has there."""
    order = [token for token in card.kinds if token != end]
    return join(m, one, card, end), m.fresh + order.index(far)
