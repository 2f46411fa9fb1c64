"""What the seat in turn may answer to `manipulate` (chapters 4 and 6): counted by family, and built one by one."""

from __future__ import annotations

from typing import Final

from labtop.chemistry.flatness import RingSpace
from labtop.chemistry.molecules import CARBON, HYDROGEN, MAUVE, OXYGEN, YELLOW, Molecule, shortest
from labtop.chemistry.notation import MOST_TOKENS
from labtop.chemistry.sites import Pairs
from labtop.engine.wire import Action
from labtop.rooms.laboratorium.actions import (
    Add,
    Bridge,
    Characterise,
    Close,
    Cut,
    Eliminate,
    End,
    Join,
    Merge,
    Resell,
    Split,
)
from labtop.rooms.laboratorium.cards import Reagent
from labtop.rooms.laboratorium.options import bridges_too, lies_flat
from labtop.rooms.laboratorium.state import Bench, Table, bond_number

END: Final = End()
REACTIONS: Final = "reactions"
CHARACTERISATIONS: Final = "characterisations"
"""The two types of manipulations (rule 4.3)."""
CENTRES: Final = 3
"""Place of the centres in a stock of C, O, H, centres."""

# Families of answers, in the order in which they are listed.
ENDING: Final = 0
RESALE: Final = 1
JOIN: Final = 2
BRIDGE: Final = 3
CUT: Final = 4
ADD: Final = 5
ELIMINATION: Final = 6
SPLIT: Final = 7
MERGE: Final = 8
CLOSE: Final = 9
HYDROGEN_MADE: Final = 10
OXYGEN_MADE: Final = 11
HYDROXYL_MADE: Final = 12


class Choices:
    """Every answer of a seat: end, resell, then each family of manipulations in the order of chapter 6.

    There are often hundreds, so they are counted and only the chosen ones are built.
    """

    __slots__ = (
        "adds", "bridges", "cards", "closes", "cuts", "eliminations", "hydrogens", "hydroxyls", "joins", "mauve",
        "merges", "oxygens", "resales", "sizes", "splits", "total", "yellow",
    )  # fmt: skip

    def __init__(self, s: Table, seat: int) -> None:
        bench = s.benches[seat]
        sites = bench.sites
        used = bench.used
        self.resales: list[int] = NO_NUMBERS
        if not s.resold and not s.options.puzzle:
            self.resales = [s.kit.reagents[i].number for i in bench.reagents]
        self.cards: list[Reagent] = []
        self.yellow: list[int] = NO_NUMBERS
        self.mauve: list[int] = NO_NUMBERS
        self.bridges: list[Bridge] = []
        self.cuts: Pairs = NO_PAIRS
        self.adds: Pairs = NO_PAIRS
        self.eliminations: Pairs = NO_PAIRS
        self.splits: list[int] = NO_NUMBERS
        self.merges: Pairs = NO_PAIRS
        self.closes: Pairs = NO_PAIRS
        self.hydrogens: list[int] = NO_NUMBERS
        self.oxygens: list[int] = NO_NUMBERS
        self.hydroxyls: list[int] = NO_NUMBERS
        if bench.protected():
            yellow, mauve = sites.yellow, sites.mauve
            if used:
                yellow = [y for y in yellow if y not in used]
                mauve = [m for m in mauve if m not in used]
            if s.kind != CHARACTERISATIONS:
                self.reactions(s, bench, yellow, mauve)
            if s.kind != REACTIONS:
                self.hydrogens = yellow
                self.oxygens = mauve
                if s.options.hydroxyl and fits(bench, 1):
                    self.hydroxyls = yellow
            if s.options.token_stock:
                self.keep_to_stock(s, bench)
        self.joins = [len(card.yellow) * len(self.yellow) + len(card.mauve) * len(self.mauve) for card in self.cards]
        self.sizes = [
            1, len(self.resales), sum(self.joins), len(self.bridges), len(self.cuts), len(self.adds),
            len(self.eliminations), len(self.splits), len(self.merges), len(self.closes), len(self.hydrogens),
            len(self.oxygens), len(self.hydroxyls),
        ]  # fmt: skip
        self.total = sum(self.sizes)

    def reactions(self, s: Table, bench: Bench, yellow: list[int], mauve: list[int]) -> None:
        """Chapter 6, reactions: what this turn has not used up."""
        sites, used, tried = bench.sites, bench.used, bench.tried
        if yellow or mauve:
            self.yellow, self.mauve = yellow, mauve
            held = range(len(s.kit.reagents)) if s.options.puzzle else bench.reagents
            self.cards = [s.kit.reagents[i] for i in held if fits(bench, sum(s.kit.reagents[i].counts) - 2)]
        self.cuts = sites.cuts
        if fits(bench, 2):
            self.adds = sites.adds
        if tried:
            self.cuts = [cut for cut in self.cuts if bond_number(cut[0], cut[1]) not in tried]
            self.adds = [add for add in self.adds if bond_number(add[0], add[1]) not in tried]
        self.eliminations, self.merges = sites.pairs, sites.merges
        self.closes = sites.flat_closes if lies_flat(s.options) else sites.closes  # rule 6.15
        if fits(bench, 1):
            self.splits = sites.splits
        if used:
            self.eliminations = unused(self.eliminations, used)
            self.merges = unused(self.merges, used)
            self.closes = unused(self.closes, used)
            self.splits = [m for m in self.splits if m not in used]
        if bridges_too(s.options) and len(yellow) > 1:
            self.bridges = [way for card in self.cards for way in bridges(bench.molecule, yellow, card)]
        if self.bridges and lies_flat(s.options):
            space = RingSpace(bench.molecule)
            self.bridges = [way for way in self.bridges if closes_flat(s, space, way)]

    def keep_to_stock(self, s: Table, bench: Bench) -> None:
        """Rule 4.8: what lacks a token cannot be announced."""
        stock = s.stock
        self.cards = [card for card in self.cards if enough(stock, card_needs(card))]
        self.bridges = [way for way in self.bridges if enough(stock, bridge_needs(s, way))]
        if stock[CENTRES] < 2:
            self.adds = NO_PAIRS
        if stock[CENTRES] < 1:
            self.splits = NO_NUMBERS
            self.cuts = [cut for cut in self.cuts if centres_beyond(bench.molecule, cut[0], cut[1])]
        if stock[HYDROGEN] < 1:
            self.hydrogens = self.hydroxyls = NO_NUMBERS
        if stock[OXYGEN] < 1:
            self.oxygens = self.hydroxyls = NO_NUMBERS

    def nth(self, i: int) -> Action:
        """The i-th answer; the families that random games choose most come first."""
        family = 0
        sizes = self.sizes
        while i >= sizes[family]:
            i -= sizes[family]
            family += 1
        if family == CUT:
            return Cut(self.cuts[i][0], self.cuts[i][1])
        if family == JOIN:
            return self.nth_join(i)
        if family == ENDING:
            return END
        if family == HYDROGEN_MADE:
            return Characterise(self.hydrogens[i], "H")
        if family == ADD:
            return Add(self.adds[i][0], self.adds[i][1])
        if family == ELIMINATION:
            return Eliminate(self.eliminations[i][0], self.eliminations[i][1])
        if family == MERGE:
            return Merge(self.merges[i][0], self.merges[i][1])
        if family == CLOSE:
            return Close(self.closes[i][0], self.closes[i][1])
        if family == SPLIT:
            return Split(self.splits[i])
        if family == OXYGEN_MADE:
            return Characterise(self.oxygens[i], "O")
        if family == HYDROXYL_MADE:
            return Characterise(self.hydroxyls[i], "OH")
        if family == BRIDGE:
            return self.bridges[i]
        assert family == RESALE
        return Resell(self.resales[i])

    def nth_join(self, i: int) -> Action:
        """The i-th bond with a reagent: card by card, yellow centres before mauve ones."""
        k = 0
        while i >= self.joins[k]:
            i -= self.joins[k]
            k += 1
        card = self.cards[k]
        n = len(card.yellow)
        if i < n * len(self.yellow):
            return Join(self.yellow[i // n], card.number, card.yellow[i % n])
        i -= n * len(self.yellow)
        n = len(card.mauve)
        return Join(self.mauve[i // n], card.number, card.mauve[i % n])


NO_NUMBERS: Final[list[int]] = []
NO_PAIRS: Final[Pairs] = []


def closes_flat(s: Table, space: RingSpace, action: Close | Bridge) -> bool:
    """Rule 6.15: whether the ring of a closure or bridge can lie flat with the rings around it."""
    if isinstance(action, Close):
        return space.for_closure(action.centre, action.other)
    card = s.kit.reagents[s.kit.index[action.card]].molecule
    return space.for_bridge(action.centre, action.other, card, action.end, action.far)


def unused(pairs: Pairs, used: list[int]) -> Pairs:
    """Rule 4.5: the pairs of which neither centre was used in this turn."""
    return [each for each in pairs if each[0] not in used and each[1] not in used]


def fits(bench: Bench, more: int) -> bool:
    """Rule 4.8: no bench holds more tokens than the whole box has."""
    return len(bench.molecule.kinds) + more <= MOST_TOKENS


def enough(stock: list[int], needs: list[int]) -> bool:
    """Rule 4.8: whether the box has these tokens."""
    return all(there >= need for there, need in zip(stock, needs))


def card_needs(card: Reagent) -> list[int]:
    """C, O, H, centres that joining a reagent takes from the box; two centres go back there."""
    counts = card.counts
    return [counts[CARBON], counts[OXYGEN], counts[HYDROGEN], counts[YELLOW] + counts[MAUVE] - 2]


def bridge_needs(s: Table, way: Bridge) -> list[int]:
    """The same for a bridge, where four centres go back."""
    needs = card_needs(s.kit.reagents[s.kit.index[way.card]])
    needs[CENTRES] -= 2
    return needs


def centres_beyond(m: Molecule, keep: int, away: int) -> bool:
    """Whether there is a centre in what is cut away, so that the new centre need not come from the box."""
    return any(m.kinds[token] >= YELLOW for token in m.side(away, keep))


def bridges(m: Molecule, yellow: list[int], card: Reagent) -> list[Bridge]:
    """Rule 6.13: every way to span two centres of the molecule with two of a reagent, closing a ring of six."""
    found: list[Bridge] = []
    ends = [token for token, kind in card.molecule.kinds.items() if kind == YELLOW]
    for end in card.yellow:
        carrier = card.molecule.carrier(end)
        for far in ends:
            if far == end:
                continue
            inside = len(shortest(card.molecule, carrier, card.molecule.carrier(far)))
            found += [
                Bridge(one, card.number, end, two, far)
                for one in yellow
                for two in yellow
                if one != two and joined_by(m, one, two, 6 - inside)
            ]
    return found


def joined_by(m: Molecule, one: int, two: int, members: int) -> bool:
    """Whether the shortest path between the carriers of two centres has this many tokens."""
    a, b = m.carrier(one), m.carrier(two)
    return a != b and len(shortest(m, a, b)) == members
