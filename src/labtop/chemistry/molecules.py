"""Molecules made of tokens: carbon, oxygen, hydrogen and two kinds of reactive centre, with true valence.

A token has a number that never changes, so that a player, a drawing and a record mean the same atom. A centre that
becomes an atom keeps its number, and the centre that replaces a group takes the number of the token that was cut off.
Bonds carry two marks: double, and part of a ring. Molecules are never changed: a manipulation makes a new one.

There are two faces of a carbon token (four singles, or one double and two singles) and two of oxygen (two singles, or
one double): so no carbon ever has two double bonds, and there is no triple bond.
"""

from __future__ import annotations

from typing import Final

from labtop.engine.wire import Illegal

CARBON: Final = 0
OXYGEN: Final = 1
HYDROGEN: Final = 2
YELLOW: Final = 3
"""A reactive centre at the end of a single bond."""
MAUVE: Final = 4
"""A reactive centre at the end of a double bond."""
KINDS: Final = 5

VALENCE: Final[list[int]] = [4, 2, 1, 1, 2]
SIGNS: Final = "COHYM"
RING_SIZE: Final = 6
"""The only ring that flat tokens with angles of 120 degrees can close without overlap."""

# A link is one number: 4 * the other token + IN_RING, if the bond is in a ring, + IS_DOUBLE, if it is double. So
# `link >> 2` is the other token and `link & 3` the marks of the bond. Random games read millions of links.
IN_RING: Final = 2
IS_DOUBLE: Final = 1


class Molecule:
    """Tokens and their bonds; `fresh` is the number the next token will get."""

    __slots__ = ("fresh", "kinds", "links")

    def __init__(self, kinds: dict[int, int], links: dict[int, list[int]], fresh: int) -> None:
        self.kinds = kinds
        self.links = links
        self.fresh = fresh

    def draft(self) -> Molecule:
        """A copy that may be changed; lists of links are shared until they are replaced as a whole."""
        return Molecule(self.kinds.copy(), self.links.copy(), self.fresh)

    # ---- reading ---------------------------------------------------------------------------------------------------

    def kind(self, token: int) -> int:
        """The kind of a token, -1 if there is none of this number."""
        return self.kinds.get(token, -1)

    def is_centre(self, token: int) -> bool:
        """Whether this token is a reactive centre."""
        return self.kinds.get(token, -1) >= YELLOW

    def carrier(self, centre: int) -> int:
        """The token that a centre, or any token with one bond, is bound to."""
        return self.links[centre][0] >> 2

    def bond(self, a: int, b: int) -> int:
        """The marks of a bond; -1: there is none."""
        for link in self.links.get(a, NOTHING):
            if link >> 2 == b:
                return link & 3
        return -1

    def has_double(self, token: int) -> bool:
        """Whether this token has a double bond."""
        return any(link & 1 for link in self.links[token])

    def centres_on(self, token: int, kind: int) -> list[int]:
        """Neighbours of a token of one kind: centres, or hydrogens."""
        kinds = self.kinds
        return [link >> 2 for link in self.links[token] if kinds[link >> 2] == kind]

    def counts(self) -> list[int]:
        """How many tokens of each kind."""
        found = [0] * KINDS
        for kind in self.kinds.values():
            found[kind] += 1
        return found

    def side(self, start: int, without: int) -> list[int]:
        """All tokens connected with `start` without going over `without`."""
        links = self.links
        seen = {start, without}
        found = [start]
        for token in found:
            for link in links[token]:
                other = link >> 2
                if other not in seen:
                    seen.add(other)
                    found.append(other)
        return found

    # ---- changing a draft ------------------------------------------------------------------------------------------

    def new(self, kind: int) -> int:
        """A new token without bonds; returns its number."""
        token = self.fresh
        self.fresh += 1
        self.kinds[token] = kind
        self.links[token] = []
        return token

    def tie(self, a: int, b: int, marks: int) -> None:
        """Set a bond with these marks, whether there was one or not."""
        links = self.links
        links[a] = [link for link in links[a] if link >> 2 != b] + [b * 4 + marks]
        links[b] = [link for link in links[b] if link >> 2 != a] + [a * 4 + marks]

    def swap(self, at: int, old: int, new: int) -> None:
        """Put one link of a token in the place of another."""
        self.links[at] = [new if link == old else link for link in self.links[at]]

    def drop(self, token: int) -> None:
        """Take a token off the table, with its bonds."""
        links = self.links
        for link in links.pop(token):
            other = link >> 2
            if other in links:
                links[other] = [back for back in links[other] if back >> 2 != token]
        del self.kinds[token]

    # ---- as plain values -------------------------------------------------------------------------------------------

    def code(self) -> tuple[int, ...]:
        """The whole molecule as a row of numbers: fresh, how many tokens, number and kind of each, then their links."""
        found = [self.fresh, len(self.kinds)]
        for token, kind in self.kinds.items():
            found += [token, kind]
        for token, links in self.links.items():
            found.append(token)
            found.append(len(links))
            found += links
        return tuple(found)

    def to_plain(self) -> list[int]:
        """As it stands in the JSON of a state (engine/codec.py)."""
        return list(self.code())

    @staticmethod
    def from_plain(data: object) -> Molecule:
        """The molecule that `to_plain` wrote."""
        if not isinstance(data, list) or any(type(number) is not int for number in data):
            raise Illegal("bad_shape", reason="a molecule is a list of whole numbers")
        try:
            return from_code(tuple(data))
        except IndexError:
            raise Illegal("bad_shape", reason="a molecule does not fit together") from None


NOTHING: Final[list[int]] = []


def from_code(code: tuple[int, ...]) -> Molecule:
    """The molecule that `Molecule.code` wrote."""
    m = Molecule({}, {}, code[0])
    at = 2
    for _ in range(code[1]):
        m.kinds[code[at]] = code[at + 1]
        at += 2
    while at < len(code):
        count = code[at + 1]
        m.links[code[at]] = list(code[at + 2 : at + 2 + count])
        at += 2 + count
    return m


def fault(m: Molecule) -> str:
    """A word for the first fault; empty: valences and faces are right, and the molecule is in one piece."""
    if not m.kinds:
        return "empty"
    for token, kind in m.kinds.items():
        links = m.links[token]
        doubles = sum([link & 1 for link in links])
        if len(links) + doubles != VALENCE[kind]:
            return "valence"
        if doubles > 1:
            return "face"
        for link in links:
            if token * 4 + (link & 3) not in m.links[link >> 2]:
                return "one_way"
            if kind >= YELLOW and m.kinds[link >> 2] > OXYGEN:
                return "centre_on_nothing"
    first = next(iter(m.kinds))
    return "" if len(m.side(first, -1)) == len(m.kinds) else "apart"


def shortest(m: Molecule, a: int, b: int) -> list[int]:
    """The tokens of a shortest path from a to b, both included."""
    links = m.links
    came: dict[int, int] = {a: -1}
    found = [a]
    for token in found:
        if token == b:
            break
        for link in links[token]:
            other = link >> 2
            if other not in came:
                came[other] = token
                found.append(other)
    path = [b]
    while path[-1] != a:
        path.append(came[path[-1]])
    return path[::-1]
