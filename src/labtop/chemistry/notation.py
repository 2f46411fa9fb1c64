"""Reading and writing the small part of SMILES that carbon, oxygen, hydrogen and centres need.

`[1*]` is a yellow centre, `[2*]` a mauve one; small letters are an aromatic ring. Hydrogen is filled in. Everything
else that SMILES has (charges, isotopes, stereo marks, other elements) is refused with its place in the text. Any text
is read or refused in one pass over at most `LONGEST` characters.
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
    VALENCE,
    YELLOW,
    Molecule,
    fault,
    shortest,
)
from labtop.engine.wire import Illegal

LONGEST: Final = 250
MOST_TOKENS: Final = 196
"""Tokens of one molecule: as many as the whole box has."""
MOST_RINGS: Final = 9

ATOMS: Final[dict[str, int]] = {"C": CARBON, "c": CARBON, "O": OXYGEN, "o": OXYGEN}
BRACKETS: Final[dict[str, tuple[int, int]]] = {
    "[1*]": (YELLOW, 0), "[2*]": (MAUVE, 0), "[H]": (HYDROGEN, 0), "[C]": (CARBON, 0), "[O]": (OXYGEN, 0),
    "[CH]": (CARBON, 1), "[CH2]": (CARBON, 2), "[CH3]": (CARBON, 3), "[CH4]": (CARBON, 4), "[OH]": (OXYGEN, 1),
    "[OH2]": (OXYGEN, 2), "[c]": (CARBON, 0), "[cH]": (CARBON, 1), "[o]": (OXYGEN, 0),
}  # fmt: skip
"""Kind, and how many hydrogens the bracket names."""


class Reader:
    """One pass over the text; atoms get the numbers 0, 1, 2 … in the order of the text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.kinds: list[int] = []
        self.aromatic: list[bool] = []
        self.bonds: list[tuple[int, int, int]] = []
        """First, second, order; 0: not written, between two aromatic atoms."""
        self.open_rings: dict[str, tuple[int, str]] = {}
        self.promised: dict[int, int] = {}
        """Hydrogens of atoms in brackets, as the bracket names them."""

    def read(self) -> None:
        """Reads the whole text into the molecule."""
        branches: list[int] = []
        last, order = -1, ""
        while self.at < len(self.text):
            sign = self.text[self.at]
            if sign == "(":
                if last < 0 or order:
                    raise Illegal("structure_unreadable", sign=sign, at=self.at + 1)
                branches.append(last)
                self.at += 1
            elif sign == ")":
                if not branches or order:
                    raise Illegal("structure_unreadable", sign=sign, at=self.at + 1)
                last = branches.pop()
                self.at += 1
            elif sign in "-=":
                if last < 0 or order:
                    raise Illegal("structure_unreadable", sign=sign, at=self.at + 1)
                order = sign
                self.at += 1
            elif sign.isascii() and (sign.isdigit() or sign == "%"):
                self.ring(last, order)
                order = ""
            else:
                atom = self.atom()
                if last >= 0:
                    self.bond(last, atom, order)
                elif atom:
                    raise Illegal("structure_in_pieces")
                last, order = atom, ""
        if branches or order or self.open_rings:
            raise Illegal("structure_unfinished")

    def atom(self) -> int:
        """Read one atom or centre; returns its number."""
        sign = self.text[self.at]
        if sign == "[":
            end = self.text.find("]", self.at, self.at + 6)
            word = self.text[self.at : end + 1] if end > 0 else ""
            if word not in BRACKETS:
                shown = word or self.text[self.at : self.at + 6]
                raise Illegal("structure_unknown_atom", sign=shown, at=self.at + 1)
            kind, promised = BRACKETS[word]
            self.promised[len(self.kinds)] = promised
            self.aromatic.append(word[1].islower())
            self.at = end + 1
        elif sign in ATOMS:
            kind = ATOMS[sign]
            self.aromatic.append(sign.islower())
            self.at += 1
        elif sign == ".":
            raise Illegal("structure_in_pieces")
        elif sign == "#":
            raise Illegal("structure_triple_bond", at=self.at + 1)
        elif sign.isalpha():
            raise Illegal("structure_unknown_atom", sign=sign, at=self.at + 1)
        else:
            raise Illegal("structure_unreadable", sign=sign, at=self.at + 1)
        self.kinds.append(kind)
        if len(self.kinds) > MOST_TOKENS:
            raise Illegal("structure_too_big", most=MOST_TOKENS)
        return len(self.kinds) - 1

    def bond(self, a: int, b: int, order: str) -> None:
        """Note a bond with the sign that stood before its second atom, if any."""
        if order == "" and self.aromatic[a] and self.aromatic[b]:
            number = 0
        elif self.kinds[b] == MAUVE or self.kinds[a] == MAUVE:
            number = 2  # a mauve centre has no other bond
        else:
            number = 2 if order == "=" else 1
        self.bonds.append((a, b, number))

    def ring(self, last: int, order: str) -> None:
        """Read a ring mark: it opens a ring, or closes the one with the same mark."""
        digit = self.text[self.at]
        self.at += 1
        if digit == "%":
            digit = self.text[self.at : self.at + 2]
            self.at += 2
            if len(digit) != 2 or not (digit.isascii() and digit.isdigit()):
                raise Illegal("structure_unreadable", sign="%", at=self.at)
        if last < 0:
            raise Illegal("structure_unreadable", sign=digit, at=self.at)
        if digit not in self.open_rings:
            self.open_rings[digit] = (last, order)
            if len(self.open_rings) > MOST_RINGS:
                raise Illegal("structure_too_many_rings", most=MOST_RINGS)
            return
        other, before = self.open_rings.pop(digit)
        if other == last or any({a, b} == {other, last} for a, b, _ in self.bonds):
            raise Illegal("structure_unreadable", sign=digit, at=self.at)
        self.bond(other, last, order or before)


def read(text: str) -> Molecule:
    """A molecule from its SMILES; raises Illegal with a reason that helps to correct the text.

    Examples:
        >>> read("CCO").counts()
        [2, 1, 6, 0, 0]
        >>> try:
        ...     read("C#C")
        ... except Illegal as refusal:
        ...     print(refusal.code)
        structure_triple_bond
    """
    if len(text) > LONGEST:
        raise Illegal("structure_too_long", most=LONGEST)
    if not text:
        raise Illegal("structure_empty")
    reader = Reader(text)
    reader.read()
    m = Molecule(dict(enumerate(reader.kinds)), {}, len(reader.kinds))
    for token in m.kinds:
        m.links[token] = []
    for a, b, order in reader.bonds:
        m.tie(a, b, IS_DOUBLE if order == 2 else 0)
    settle_aromatic(m, reader)
    fill_hydrogen(m, reader.promised)
    mark_rings(m)
    for token, small in enumerate(reader.aromatic):
        if small and not any(link & IN_RING for link in m.links[token]):
            raise Illegal("structure_not_aromatic")
    wrong = fault(m)
    if wrong == "centre_on_nothing":
        raise Illegal("structure_loose_centre")
    if wrong:
        raise Illegal("structure_valence", token=1)
    return m


def settle_aromatic(m: Molecule, reader: Reader) -> None:
    """Choose one drawing of the aromatic rings: each aromatic carbon that needs a double bond gets one to another."""
    if not any(reader.aromatic):
        return
    partners: dict[int, list[int]] = {}
    for a, b, order in reader.bonds:
        if order == 0 and m.kinds[a] == CARBON and m.kinds[b] == CARBON:
            partners.setdefault(a, []).append(b)
            partners.setdefault(b, []).append(a)
    for token, small in enumerate(reader.aromatic):
        if small and m.kinds[token] == CARBON and m.has_double(token):
            partners.pop(token, None)  # a C=O in the ring: the carbon has its double bond already
        elif small and m.kinds[token] == CARBON and token not in partners:
            raise Illegal("structure_not_aromatic")
    need = list(partners)
    match: dict[int, int] = {}
    for token in need:
        if token not in match and not augment(token, partners, match, set()):
            raise Illegal("structure_not_aromatic")
    for a, b in match.items():
        if a < b:
            m.tie(a, b, IS_DOUBLE)


def augment(token: int, partners: dict[int, list[int]], match: dict[int, int], seen: set[int]) -> bool:
    """Find a partner for this atom, along an alternating path where others have to change theirs.

    Rings of six are bipartite, so this simple search finds a pairing whenever there is one.
    """
    seen.add(token)
    for other in partners[token]:
        if other not in partners or other in seen:
            continue
        seen.add(other)
        if other not in match or augment(match[other], partners, match, seen):
            match[other] = token
            match[token] = other
            return True
    return False


def fill_hydrogen(m: Molecule, promised: dict[int, int]) -> None:
    """Fill free valences with hydrogen; refuses too many bonds, and hydrogens other than a bracket names."""
    for token, kind in list(m.kinds.items()):
        bonds = sum([1 + (link & 1) for link in m.links[token]])
        if kind == HYDROGEN and bonds == 1 and m.kinds[m.links[token][0] >> 2] == HYDROGEN:
            raise Illegal("structure_valence", token=token + 1)
        if bonds > VALENCE[kind] or (kind >= HYDROGEN and bonds < VALENCE[kind]):
            raise Illegal("structure_valence", token=token + 1)
        if sum([link & 1 for link in m.links[token]]) > 1:
            raise Illegal("structure_two_double_bonds", token=token + 1)
        if bonds + promised.get(token, VALENCE[kind] - bonds) != VALENCE[kind]:
            raise Illegal("structure_valence", token=token + 1)
        for _ in range(VALENCE[kind] - bonds):
            m.tie(token, m.new(HYDROGEN), 0)
            if len(m.kinds) > MOST_TOKENS:
                raise Illegal("structure_too_big", most=MOST_TOKENS)


def mark_rings(m: Molecule) -> None:
    """Mark the bonds whose removal leaves the molecule in one piece; refuses rings of other sizes than six."""
    found = []
    for a in m.kinds:
        for link in m.links[a]:
            b = link >> 2
            if a < b:
                size = ring_size(m, a, b)
                if size:
                    found.append((a, b, size))
    for a, b, size in found:
        if size != RING_SIZE:
            raise Illegal("structure_ring_size", members=size, most=RING_SIZE)
        m.tie(a, b, m.bond(a, b) | IN_RING)


def ring_size(m: Molecule, a: int, b: int) -> int:
    """The size of the smallest ring with this bond; 0: it is in none."""
    without = m.draft()
    without.links[a] = [link for link in m.links[a] if link >> 2 != b]
    without.links[b] = [link for link in m.links[b] if link >> 2 != a]
    if b not in without.side(a, -1):
        return 0
    return len(shortest(without, a, b))


# ---- writing -------------------------------------------------------------------------------------------------------

WORDS: Final = ["C", "O", "[H]", "[1*]", "[2*]"]


def write(m: Molecule) -> str:
    """A SMILES of this molecule, hydrogen left out; the same molecule may have others (see `canonical`).

    Examples:
        >>> write(read("C(O)C"))
        'C(O)C'
    """
    if all(kind == HYDROGEN for kind in m.kinds.values()):
        return "[H][H]"
    heavy = [token for token, kind in m.kinds.items() if kind in (CARBON, OXYGEN)]
    tree, closing = spanning(m, heavy[0])
    return branch(m, heavy[0], tree, closing)


def spanning(m: Molecule, root: int) -> tuple[dict[int, list[int]], list[tuple[int, int]]]:
    """Children of every token in a depth-first tree, and the bonds that close rings."""
    tree: dict[int, list[int]] = {root: []}
    closing: list[tuple[int, int]] = []

    def visit(at: int, came: int) -> None:
        for link in m.links[at]:
            other = link >> 2
            if other == came or m.kinds[other] == HYDROGEN:
                continue
            if other in tree:
                if (other, at) not in closing:
                    closing.append((at, other))
                continue
            tree[other] = []
            tree[at].append(other)
            visit(other, at)

    visit(root, -1)
    return tree, closing


def branch(m: Molecule, token: int, tree: dict[int, list[int]], closing: list[tuple[int, int]]) -> str:
    """The SMILES of a token and everything below it in the tree."""
    text = WORDS[m.kinds[token]]
    for number, (a, b) in enumerate(closing, 1):
        if token in (a, b):
            mark = str(number) if number < 10 else f"%{number}"
            text += ("=" if token == a and m.bond(a, b) & IS_DOUBLE else "") + mark
    children = tree[token]
    for i, child in enumerate(children):
        part = ("=" if m.bond(token, child) & IS_DOUBLE else "") + branch(m, child, tree, closing)
        text += part if i == len(children) - 1 else f"({part})"
    return text


SUBSCRIPTS: Final = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


def formula(counts: list[int]) -> str:
    """C₉H₈O₄ from how many tokens of each kind; centres are left out."""
    parts = [("C", counts[CARBON]), ("H", counts[HYDROGEN]), ("O", counts[OXYGEN])]
    return "".join([sign + (str(n).translate(SUBSCRIPTS) if n > 1 else "") for sign, n in parts if n])
