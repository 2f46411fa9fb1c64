"""Where an atom is, in terms of chemistry: "the ring carbon next to the O" instead of a number.

An address is true of the atoms that a symmetry of the molecule exchanges, and of no others: it says how many these are.
Tokens with one bond, hydrogens and centres, go by the atom that carries them, which is told apart from the other
carriers of their kind only. Addresses are made of words for the catalogues (head-…, landmark-…), never of sentences.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from labtop.chemistry.atom_sorts import Sorts
from labtop.chemistry.canonical import part
from labtop.chemistry.molecules import HYDROGEN, MAUVE, YELLOW, Molecule

KINDS: Final = ("carbon", "oxygen", "hydrogen", "yellow", "mauve")
"""What an address calls a token, in the order of the kinds."""
HEADS: Final = {
    "carbon": 12, "oxygen": 4, "carbonyl": 4, "oxo": 5, "hydroxyl": 5, "ether": 6, "methyl": 6, "methylene": 9,
    "methine": 11, "alkene": 7, "benzene": 7, "ring": 8, "ring-oxygen": 8, "carbon-oxygen": 10, "shared": 9,
    "branched": 13, "chain": 11,
}  # fmt: skip
"""How far-fetched each word for an atom is."""
LANDMARKS: Final = (
    "oxygen", "carbonyl", "hydroxyl", "ether", "methyl", "methylene", "methine", "carbon-oxygen", "alkene", "benzene",
    "ring", "shared", "branched",
)  # fmt: skip
"""Sorts of atoms that others are said to be near to."""
CARRIERS: Final = (("yellow", YELLOW, 1), ("mauve", MAUVE, 1), ("two-yellow", YELLOW, 2), ("three-yellow", YELLOW, 3))
"""Landmarks that carry so many centres of a kind, or more."""
WIDE: Final = ("alkene", "benzene", "ring", "shared")
"""Landmarks of several atoms: an atom inside is not said to be next to them."""
MOST_NEAR: Final = 3
"""Landmarks in the plainest addresses; a molecule that needs more takes them one by one."""
MOST_TOLD: Final = 5
"""Landmarks in any address."""
NEVER: Final = 1 << 20
NEAR_COST: Final = 20
FAR_COST: Final = 26
EACH_BOND: Final = 3
ONLY_COST: Final = 34
FARTHEST: Final = 12
"""Bonds that are counted from a landmark."""


class Near(NamedTuple):
    """One landmark of an address."""

    relation: str
    """next: bound to it; other: bound to another of the same sort; far, farther: `bonds` away from the nearest, or from
    the nearest other one; two: bound to `bonds` of them; only: bound to one of them, where others are to more."""
    landmark: str
    bonds: int
    single: bool
    """There is one such landmark, so that it needs no "nearest"."""
    of: Address | None = None
    """The landmark is an atom with an address of its own, where the sorts of atoms do not tell it apart."""


class Address(NamedTuple):
    """Which tokens are meant."""

    kind: str
    head: str
    """The atom itself, or the one that carries the token; empty: all carriers of this kind are meant."""
    near: tuple[Near, ...]
    carriers: int
    """Atoms that the words fit, all alike by symmetry."""
    tokens: tuple[int, ...]
    """The tokens that are meant."""
    exact: bool = True
    """No words were found that fit these tokens alone: then they go by their numbers."""


class Word(NamedTuple):
    """A word of an address: how far-fetched it is, and the atoms that it fits, as bits."""

    cost: int
    atoms: int
    head: str
    near: Near | None


def addresses(m: Molecule) -> list[Address]:
    """The address of every token, those that are alike together."""
    return Finder(m).all()


def codes(found: list[Address]) -> list[str]:
    """Addresses as clients get them: kind, tokens, carriers, head, landmarks; `@3` is the address with this index."""
    return [code(address, found) for address in found]


def code(address: Address, found: list[Address]) -> str:
    """An address as text: equal texts stand for equal addresses."""
    if not address.exact:
        return "?"
    told = [
        f"{one.relation}:{one.landmark if one.of is None else f'@{found.index(one.of)}'}:{one.bonds}:{int(one.single)}"
        for one in address.near
    ]
    return " ".join([address.kind, str(len(address.tokens)), str(address.carriers), address.head or "-", *told])


class Finder:
    """The atoms of a molecule, and every word that fits some of them."""

    def __init__(self, m: Molecule) -> None:
        self.m = m
        self.sorts = Sorts(m)
        self.atoms = self.sorts.atoms
        self.near = self.sorts.near
        self.bits = {token: 1 << i for i, token in enumerate(self.atoms)}
        self.spheres = {token: self.spheres_of(token) for token in self.atoms}
        known: dict[tuple[int, int], str] = {}
        self.orbits: dict[str, list[int]] = {}
        for token in self.atoms:
            self.orbits.setdefault(part(m, token, -1, known), []).append(token)
        self.heads = self.found_heads()
        self.nears = self.found_nears()

    def mask(self, tokens: list[int]) -> int:
        """These tokens as a set of bits."""
        found = 0
        for token in tokens:
            found |= self.bits[token]
        return found

    def all(self) -> list[Address]:
        """Every address that can be told of this molecule."""
        found = self.atoms_told()
        for kind in range(HYDROGEN, len(KINDS)):
            carriers = [token for token in self.atoms if self.m.centres_on(token, kind)]
            domain = self.mask(carriers)
            for same in self.orbits.values():
                if same[0] not in carriers:
                    continue
                tokens = tuple([each for token in same for each in self.m.centres_on(token, kind)])
                if self.mask(same) == domain:
                    found.append(Address(KINDS[kind], "", (), len(same), tokens))
                else:
                    found.append(self.told(KINDS[kind], same, tokens, domain))
        return found

    def atoms_told(self) -> list[Address]:
        """The addresses of carbons and oxygens; where sorts of landmarks are not enough, atoms told before help."""
        domain = self.mask(self.atoms)
        found: dict[int, Address] = {}
        left = list(self.orbits.values())
        while left:
            before = len(found)
            for same in left:
                address = self.told(KINDS[self.m.kinds[same[0]]], same, tuple(same), domain)
                if address.exact:
                    found[same[0]] = address
            left = [same for same in left if same[0] not in found]
            if len(found) == before:
                break
            if left:
                self.nears += self.beside_told([one for one in found.values() if one.carriers == 1])
        for same in left:
            kind = KINDS[self.m.kinds[same[0]]]
            found[same[0]] = Address(kind, "", (), len(same), tuple(same), exact=False)
        return [found[same[0]] for same in self.orbits.values()]

    def beside_told(self, told: list[Address]) -> list[Word]:
        """Single atoms as landmarks, by their addresses."""
        words: list[Word] = []
        for address in told:
            if any(word.near is not None and word.near.of == address for word in self.nears):
                continue
            by: dict[int, int] = {}
            for token in self.atoms:
                bonds = self.distance(token, self.bits[address.tokens[0]])
                if 0 < bonds <= FARTHEST:
                    by[bonds] = by.get(bonds, 0) | self.bits[token]
            for bonds, atoms in by.items():
                near = Near("next" if bonds == 1 else "far", "", bonds, single=True, of=address)
                words.append(Word(near_cost(near) + NEAR_COST * (1 + len(address.near)), atoms, "", near))
        return words

    # ---- choosing words ----------------------------------------------------------------------------------------------

    def told(self, kind: str, same: list[int], tokens: tuple[int, ...], domain: int) -> Address:
        """The plainest words that fit exactly these atoms, among those of a domain."""
        bit, meant = self.bits[same[0]], self.mask(same)
        heads = plainest(self.heads, bit, domain)
        nears = plainest(self.nears, bit, domain)
        best: tuple[int, str, tuple[Near, ...]] | None = None
        for head in heads:
            limit = NEVER if best is None else best[0] - head.cost
            chosen = cheapest(head.atoms & domain, meant, nears, limit)
            if chosen is not None:
                best = (head.cost + chosen[0], head.head, chosen[1])
        if best is not None:
            return Address(kind, best[1], best[2], len(same), tokens)
        head = min(heads, key=lambda word: ((word.atoms & domain).bit_count(), word.cost))
        near = one_by_one(head.atoms & domain, meant, nears)
        return Address(kind, head.head, near, len(same), tokens, exact=len(near) > 0 and len(near) <= MOST_TOLD)

    # ---- words -------------------------------------------------------------------------------------------------------

    def found_heads(self) -> list[Word]:
        """Every word for an atom."""
        return [Word(HEADS[name], self.mask(atoms), name, None) for name, atoms in self.sorts.found.items() if atoms]

    def found_nears(self) -> list[Word]:
        """Every landmark at every distance, with the atoms that it fits."""
        marks = {word.head: (word.cost, word.atoms) for word in self.heads if word.head in LANDMARKS}
        for name, kind, count in CARRIERS:
            atoms = self.mask([token for token in self.atoms if len(self.m.centres_on(token, kind)) >= count])
            marks[name] = (7 + 2 * count, atoms)
        found: list[Word] = []
        for name, (cost, atoms) in marks.items():
            if atoms:
                found += self.beside(name, cost // 2, atoms)
        return found

    def beside(self, name: str, cost: int, marked: int) -> list[Word]:
        """The words of one landmark."""
        wide = name in WIDE
        places = self.pieces(marked) if wide else marked.bit_count()
        by: dict[Near, int] = {}
        once = 0
        for token in self.atoms:
            inside = bool(self.bits[token] & marked)
            if (inside and wide) or (name == "carbonyl" and self.sorts.is_oxo(token)):
                continue
            bonds = self.distance(token, marked)
            single = places - inside == 1
            count = (self.spheres[token][0] & marked).bit_count() if bonds else 0
            if count == 1:
                once |= self.bits[token]
            said: list[Near] = []
            if bonds == 1:
                said.append(Near("other" if inside else "next", name, 1, single))
            elif 1 < bonds <= FARTHEST:
                said.append(Near("farther" if inside else "far", name, bonds, single))
            if not wide and count > 1:
                said.append(Near("two", name, count, False))
            for near in said:
                by[near] = by.get(near, 0) | self.bits[token]
        found = [Word(cost + near_cost(near), atoms, "", near) for near, atoms in by.items()]
        several = [near for near in by if near.relation == "two"]
        if several:
            found.append(Word(cost + ONLY_COST, once, "", Near("only", name, 1, False)))
        return found

    def pieces(self, marked: int) -> int:
        """How many separate groups of atoms."""
        left, found = {token for token in self.atoms if self.bits[token] & marked}, 0
        while left:
            found += 1
            group = [left.pop()]
            for token in group:
                beside = [other for other in self.near[token] if other in left]
                left.difference_update(beside)
                group += beside
        return found

    def distance(self, start: int, marked: int) -> int:
        """Bonds to the nearest other atom that is marked; 0: there is none."""
        for bonds, sphere in enumerate(self.spheres[start], 1):
            if sphere & marked:
                return bonds
        return 0

    def spheres_of(self, start: int) -> list[int]:
        """The atoms at each number of bonds from one, from one bond on."""
        seen, edge, found = self.bits[start], [start], []
        while edge:
            sphere = 0
            further: list[int] = []
            for token in edge:
                for other in self.near[token]:
                    bit = self.bits[other]
                    if not bit & (seen | sphere):
                        sphere |= bit
                        further.append(other)
            seen |= sphere
            edge = further
            if sphere:
                found.append(sphere)
        return found


def near_cost(near: Near) -> int:
    """How far-fetched a landmark is at its distance."""
    if near.relation in ("next", "other"):
        return NEAR_COST + 2 * (near.relation == "other") + 2 * (not near.single)
    if near.relation == "two":
        return NEAR_COST + 1
    return FAR_COST + EACH_BOND * (near.bonds - 2) + 2 * (near.relation == "farther") + 2 * (not near.single)


def plainest(words: list[Word], bit: int, domain: int) -> list[Word]:
    """The words that fit an atom, the plainest first, and one for each set of atoms of the domain."""
    found: dict[int, Word] = {}
    for word in sorted(words, key=lambda word: word.cost):
        if word.atoms & bit:
            found.setdefault(word.atoms & domain, word)
    return list(found.values())


def cheapest(start: int, meant: int, nears: list[Word], limit: int) -> tuple[int, tuple[Near, ...]] | None:
    """The plainest few landmarks that leave only the atoms that are meant; None: there are none below the limit."""
    best: tuple[int, tuple[Near, ...]] | None = (0, ()) if start == meant and limit > 0 else None
    if best is not None:
        return best
    tried: list[tuple[int, int, tuple[Near, ...], int]] = [(0, start, (), 0)]
    for _ in range(MOST_NEAR):
        longer: list[tuple[int, int, tuple[Near, ...], int]] = []
        for cost, left, said, at in tried:
            for i in range(at, len(nears)):
                word = nears[i]
                price = cost + word.cost
                if price >= limit:
                    break
                fewer = left & word.atoms
                if fewer == left:
                    continue
                near = word.near
                assert near is not None
                if fewer == meant:
                    limit = price
                    best = (price, (*said, near))
                    break
                longer.append((price, fewer, (*said, near), i + 1))
        tried = longer
    return best


def one_by_one(left: int, meant: int, nears: list[Word]) -> tuple[Near, ...]:
    """Landmarks until only the atoms that are meant are left, each the one that excludes most; empty: none do."""
    said: list[Near] = []
    while left != meant:
        word = min(nears, key=lambda word: ((left & word.atoms).bit_count(), word.cost), default=None)
        if word is None or left & word.atoms == left or word.near is None:
            return ()
        left &= word.atoms
        said.append(word.near)
    return tuple(said)
