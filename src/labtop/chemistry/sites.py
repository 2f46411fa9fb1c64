"""Where a molecule can be changed: every centre and bond that a manipulation could use, found once per molecule."""

from __future__ import annotations

from typing import Final

from labtop.chemistry.flatness import RingSpace
from labtop.chemistry.manipulations import other_drawing
from labtop.chemistry.molecules import (
    CARBON,
    HYDROGEN,
    IN_RING,
    IS_DOUBLE,
    KINDS,
    MAUVE,
    OXYGEN,
    RING_SIZE,
    YELLOW,
    Molecule,
)

Pairs = list[tuple[int, int]]

NO_PAIRS: Final[Pairs] = []


class Sites:
    """The centres and bonds by manipulation, in the order of the molecule's tokens.

    Pairs have the smaller number first, except cuts, which are (keep, away).
    """

    __slots__ = (
        "adds", "closes", "counts", "cuts", "flat_closes", "mauve", "merges", "pairs", "splits", "yellow",
    )  # fmt: skip

    def __init__(self, m: Molecule) -> None:
        kinds, all_links = m.kinds, m.links
        self.counts = [0] * KINDS
        """Tokens of each kind."""
        self.yellow: list[int] = []
        self.mauve: list[int] = []
        self.cuts: Pairs = []
        self.adds: Pairs = []
        self.pairs: Pairs = NO_PAIRS
        """Eliminations: yellow centres on neighbouring carbons without a double bond."""
        self.splits: list[int] = []
        self.merges: Pairs = NO_PAIRS
        self.closes: Pairs = NO_PAIRS
        self.flat_closes: Pairs = NO_PAIRS
        """Those of `closes` whose ring can lie flat."""
        counts, cuts = self.counts, self.cuts
        bare: dict[int, list[int]] = {}
        for token, kind in kinds.items():
            counts[kind] += 1
            if kind > OXYGEN:
                if kind == YELLOW:
                    self.yellow.append(token)
                    carrier = all_links[token][0] >> 2
                    if kinds[carrier] == CARBON and len(all_links[carrier]) == 4:
                        bare.setdefault(carrier, []).append(token)
                elif kind == MAUVE:
                    self.mauve.append(token)
                    if kinds[all_links[token][0] >> 2] == CARBON:
                        self.splits.append(token)
                continue
            for link in all_links[token]:
                other = link >> 2
                if kinds[other] > HYDROGEN:
                    continue
                if not link & IN_RING:
                    cuts.append((token, other))
                if (
                    token < other
                    and kind == CARBON
                    and kinds[other] == CARBON
                    and (link & IS_DOUBLE or (link & IN_RING and other_drawing(m, token, other)))
                ):
                    self.adds.append((token, other))
        if bare:
            self.find_pairs(m, bare)
        if counts[CARBON] + counts[OXYGEN] >= RING_SIZE:
            self.find_closes(m)

    def find_pairs(self, m: Molecule, bare: dict[int, list[int]]) -> None:
        """Find eliminations and merges; `bare`: yellow centres by carbon, of carbons with four single bonds."""
        merges: Pairs = []
        pairs: Pairs = []
        for carbon, centres in bare.items():
            if len(centres) > 1:
                merges += [(min(a, b), max(a, b)) for i, a in enumerate(centres) for b in centres[i + 1 :]]
            for link in m.links[carbon]:
                other = link >> 2
                if carbon < other and other in bare:
                    pairs += [(min(a, b), max(a, b)) for a in centres for b in bare[other]]
        self.merges, self.pairs = merges, pairs

    def find_closes(self, m: Molecule) -> None:
        """Find ring closures: two centres of one colour whose carriers are the ends of a shortest chain of six."""
        closes: Pairs = []
        for centres in (self.yellow, self.mauve):
            if len(centres) < 2:
                continue
            carriers = [m.links[centre][0] >> 2 for centre in centres]
            ends: dict[int, list[int]] = {}
            for i, a in enumerate(carriers[:-1]):
                if a not in ends:
                    ends[a] = five_bonds_away(m, a)
                found = ends[a]
                if found:
                    one = centres[i]
                    others = [centres[j] for j in range(i + 1, len(centres)) if carriers[j] in found]
                    closes += [(min(one, two), max(one, two)) for two in others]
        self.closes = closes
        if closes:
            space = RingSpace(m)
            self.flat_closes = [pair for pair in closes if space.for_closure(pair[0], pair[1])]


def five_bonds_away(m: Molecule, start: int) -> list[int]:
    """Atoms whose shortest path from `start` has six members."""
    links = m.links
    seen = {start}
    edge = [start]
    for _ in range(RING_SIZE - 1):
        further = []
        for token in edge:
            for link in links[token]:
                other = link >> 2
                if other not in seen and len(links[other]) > 1:
                    seen.add(other)
                    further.append(other)
        edge = further
        if not edge:
            break
    return edge


def ends_of(card: Molecule, same: dict[int, str]) -> list[int]:
    """One centre of each set that a symmetry of the reagent exchanges; `same` is what `sorts` returns."""
    found: dict[str, int] = {}
    for token, kind in card.kinds.items():
        if kind >= YELLOW:
            found.setdefault(same[token], token)
    return list(found.values())
