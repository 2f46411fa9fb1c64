"""A second reading of chapter 6 of the rules, in plain dictionaries and sets: it judges routes of the planner.

It shares nothing with labtop.chemistry but the numbers of tokens: a centre that becomes an atom keeps its number, what
is cut off leaves its number to the new centre, and new tokens get the next numbers in the order of their card.
"""

from __future__ import annotations

from typing import Any

from rdkit import Chem

VALENCE = {"C": 4, "O": 2, "H": 1, "Y": 1, "M": 2}
LETTERS = "COHYM"
WEIGHTS = {"Y": (0, 1), "M": (0, 2), "C": (6, 0), "O": (8, 0)}


class Bench:
    """Signs of tokens and orders of bonds."""

    def __init__(self, signs: dict[int, str], bonds: dict[frozenset[int], int]) -> None:
        self.signs = dict(signs)
        self.bonds = dict(bonds)
        self.fresh = max(signs) + 1

    def near(self, token: int) -> list[int]:
        return [next(iter(bond - {token})) for bond in self.bonds if token in bond]

    def carrier(self, centre: int, sign: str = "YM") -> int:
        assert self.signs[centre] in sign, "not such a centre"
        (found,) = self.near(centre)
        return found

    def order(self, a: int, b: int) -> int:
        return self.bonds.get(frozenset((a, b)), 0)

    def has_double(self, token: int) -> bool:
        return any(order == 2 and token in bond for bond, order in self.bonds.items())

    def remove(self, token: int) -> None:
        del self.signs[token]
        self.bonds = {bond: order for bond, order in self.bonds.items() if token not in bond}

    def add(self, sign: str, to: int, order: int) -> int:
        token, self.fresh = self.fresh, self.fresh + 1
        self.signs[token] = sign
        self.bonds[frozenset((to, token))] = order
        return token

    def distance(self, a: int, b: int, without: frozenset[int] = frozenset()) -> int:
        """Tokens on a shortest path, both ends included, not over the bond `without`; 0: there is none."""
        edge, seen, length = {a}, {a}, 1
        while edge:
            if b in edge:
                return length
            edge = {o for t in edge for o in self.near(t) if frozenset((t, o)) != without} - seen
            seen |= edge
            length += 1
        return 0

    def sound(self) -> None:
        """Rules 6.1 and 1.2."""
        for token, sign in self.signs.items():
            orders = [order for bond, order in self.bonds.items() if token in bond]
            assert sum(orders) == VALENCE[sign], (token, sign, orders)
            assert orders.count(2) <= 1, "no token has two double bonds"

    def smiles(self) -> str:
        """RDKit's canonical SMILES, cis and trans apart."""
        made, places = Chem.RWMol(), {}
        for token, sign in self.signs.items():
            if sign != "H":
                number, isotope = WEIGHTS[sign]
                atom = Chem.Atom(number)
                atom.SetIsotope(isotope)
                places[token] = made.AddAtom(atom)
        for bond, order in self.bonds.items():
            a, b = bond
            if a in places and b in places:
                made.AddBond(places[a], places[b], Chem.BondType.DOUBLE if order == 2 else Chem.BondType.SINGLE)
        Chem.SanitizeMol(made)
        return Chem.MolToSmiles(made)


def bench(m: Any) -> Bench:
    """The tokens of a card as the pack shows them."""
    bonds = {frozenset((a, link >> 2)): 1 + (link & 1) for a, links in m.links.items() for link in links}
    return Bench({token: LETTERS[kind] for token, kind in m.kinds.items()}, bonds)


def lay(on: Bench, card: Bench, end: int) -> dict[int, int]:
    """Tokens of a card but one of its centres beside the bench; old number -> new."""
    moved = {}
    for token, sign in card.signs.items():
        if token != end:
            moved[token] = on.fresh
            on.signs[on.fresh] = sign
            on.fresh += 1
    for bond, order in card.bonds.items():
        if end not in bond:
            on.bonds[frozenset(moved[token] for token in bond)] = order
    return moved


def redraw(on: Bench, a: int, b: int) -> None:
    """Rule 6.1: the drawing of the rings in which this bond is double, if there is one."""
    doubles = [bond for bond, order in on.bonds.items() if order == 2 and {on.signs[t] for t in bond} == {"C"}]
    carbons = {token for bond in doubles for token in bond}
    assert {a, b} <= carbons, "no double bond in any drawing"

    def pairs(left: set[int]) -> list[frozenset[int]] | None:
        if not left:
            return []
        one = min(left)
        for other in on.near(one):
            if other in left - {one}:
                rest = pairs(left - {one, other})
                if rest is not None:
                    return [frozenset((one, other)), *rest]
        return None

    found = pairs(carbons - {a, b})
    assert found is not None, "no double bond in any drawing"
    for bond in doubles:
        on.bonds[bond] = 1
    for bond in [*found, frozenset((a, b))]:
        on.bonds[bond] = 2


def play(on: Bench, cards: dict[int, Bench], step: tuple[Any, ...]) -> None:
    """Chapter 6: one manipulation, judged."""
    how, a, b, c, d, e = step
    if how in ("join", "bridge"):
        sign = on.signs[a]
        assert cards[b].signs[c] == sign, "two centres of one colour"
        at, inner = on.carrier(a), cards[b].carrier(c)
        moved = lay(on, cards[b], c)
        on.remove(a)
        on.bonds[frozenset((at, moved[inner]))] = 1 if sign == "Y" else 2
        if how == "bridge":
            close(on, moved[e], d)
    elif how == "cut":
        order = on.order(a, b)
        assert order, "a bond"
        assert on.signs[a] in "CO", "an atom that is no hydrogen stays"
        assert on.signs[b] in "COH", "an atom goes"
        assert on.distance(a, b, frozenset((a, b))) == 0, "not in a ring"
        for token in [t for t in on.signs if t != b and on.distance(t, b, frozenset((a, b)))]:
            on.remove(token)
        on.remove(b)
        on.signs[b] = "M" if order == 2 else "Y"
        on.bonds[frozenset((a, b))] = order
    elif how == "add":
        assert on.signs[a] == on.signs[b] == "C"
        if on.order(a, b) != 2:
            redraw(on, a, b)
        on.bonds[frozenset((a, b))] = 1
        on.add("Y", a, 1)
        on.add("Y", b, 1)
    elif how == "eliminate":
        one, two = on.carrier(a, "Y"), on.carrier(b, "Y")
        assert on.signs[one] == on.signs[two] == "C"
        assert on.order(one, two) == 1
        assert not on.has_double(one)
        assert not on.has_double(two)
        on.remove(a)
        on.remove(b)
        on.bonds[frozenset((one, two))] = 2
    elif how == "split":
        at = on.carrier(a, "M")
        assert on.signs[at] == "C"
        on.signs[a] = "Y"
        on.bonds[frozenset((at, a))] = 1
        on.add("Y", at, 1)
    elif how == "merge":
        at = on.carrier(a, "Y")
        assert on.carrier(b, "Y") == at
        assert a != b
        assert on.signs[at] == "C"
        assert not on.has_double(at)
        on.remove(b)
        on.signs[a] = "M"
        on.bonds[frozenset((at, a))] = 2
    elif how == "close":
        close(on, a, b)
    elif how in ("H", "OH"):
        on.carrier(a, "Y")
        on.signs[a] = "H" if how == "H" else "O"
        if how == "OH":
            on.add("H", a, 1)
    else:
        assert how == "O"
        on.carrier(a, "M")
        on.signs[a] = "O"
    on.sound()


def close(on: Bench, a: int, b: int) -> None:
    """Rule 6.12."""
    one, two, sign = on.carrier(a), on.carrier(b), on.signs[a]
    assert on.signs[b] == sign
    assert on.distance(one, two) == 6, "a ring of exactly six"
    on.remove(a)
    on.remove(b)
    on.bonds[frozenset((one, two))] = 1 if sign == "Y" else 2


def made(cards: dict[int, Any], steps: list[tuple[Any, ...]]) -> str:
    """What a route ends with, in RDKit's canonical SMILES."""
    shown = {number: bench(card) for number, card in cards.items()}
    assert steps[0][0] == "start"
    on = bench(cards[steps[0][1]])
    for step in steps[1:]:
        play(on, shown, tuple(step))
    return on.smiles()


def standard(structure: str) -> str:
    """RDKit's canonical SMILES of a text."""
    return Chem.MolToSmiles(Chem.MolFromSmiles(structure))
