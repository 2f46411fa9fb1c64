"""How a reagent, or the molecule on a bench, can become part of a target: which atoms stay, and what that costs.

Atoms can stay if they map to atoms of the target so that their bonds map to bonds. One manipulation is needed for each
of these:

- a bond between an atom that stays and one that goes (a cut),
- a hydrogen too many or too few,
- a double bond between carbons that has to open or to form,
- a mauve centre that has to be split or merged.

No manipulation does two of these at once, so their number is a lower bound for the cost; a synthesis with that many
exists.
"""

from __future__ import annotations

from typing import Final

from labtop.chemistry.canonical import refined
from labtop.chemistry.molecules import CARBON, HYDROGEN, IN_RING, IS_DOUBLE, MAUVE, OXYGEN, YELLOW, Molecule

MOST_FORMS: Final = 64
"""Kekulé drawings of one molecule that are looked at; the plan for a molecule with more is not called proven."""
MOST_TURNS: Final = 96
"""Symmetries of one molecule that are looked at."""
Bond = tuple[int, int]
Crossing = tuple[int, int, bool, bool, int, int]
"""A bond between carbons of two parts, atoms as bits: outer atom, inner atom, whether it is double, whether it starts
as a single bond by a yellow centre, and for both atoms the carbon with a double bond to it."""
Key = tuple[int, int, frozenset[Bond], frozenset[Bond]]


class Skeleton:
    """The carbons and oxygens of a molecule, what is bound to each, and the double bonds of one Kekulé drawing."""

    __slots__ = ("elements", "hydrogens", "mauve", "near", "orders", "rings", "tokens", "yellow")

    def __init__(self, m: Molecule, doubles: list[Bond]) -> None:
        self.tokens = [token for token, kind in m.kinds.items() if kind <= OXYGEN]
        self.elements = {token: m.kinds[token] for token in self.tokens}
        self.hydrogens = {token: len(m.centres_on(token, HYDROGEN)) for token in self.tokens}
        self.yellow = {token: len(m.centres_on(token, YELLOW)) for token in self.tokens}
        self.mauve = {token: len(m.centres_on(token, MAUVE)) for token in self.tokens}
        self.near: dict[int, list[int]] = {}
        self.orders: dict[Bond, int] = {}
        self.rings: set[Bond] = set()
        for token in self.tokens:
            self.near[token] = [link >> 2 for link in m.links[token] if m.kinds[link >> 2] <= OXYGEN]
            for link in m.links[token]:
                other = link >> 2
                if m.kinds[other] > OXYGEN:
                    continue
                both_carbon = m.kinds[token] == CARBON and m.kinds[other] == CARBON
                double = bond_of(token, other) in doubles if both_carbon else bool(link & IS_DOUBLE)
                self.orders[token, other] = 2 if double else 1
                if link & IN_RING:
                    self.rings.add((token, other))


def bond_of(a: int, b: int) -> Bond:
    """A bond by its two tokens, the smaller number first."""
    return (a, b) if a < b else (b, a)


def drawings(m: Molecule) -> list[list[Bond]]:
    """The Kekulé drawings of a molecule: every way to pair the carbons that have a double bond to another carbon."""
    partners: dict[int, list[int]] = {}
    for token, kind in m.kinds.items():
        if kind == CARBON and any(link & IS_DOUBLE and m.kinds[link >> 2] == CARBON for link in m.links[token]):
            partners[token] = []
    for token in partners:
        partners[token] = [link >> 2 for link in m.links[token] if link >> 2 in partners]
    found: list[list[Bond]] = []
    pair_up(sorted(partners), partners, [], found)
    return found


def pair_up(left: list[int], partners: dict[int, list[int]], pairs: list[Bond], found: list[list[Bond]]) -> None:
    """Add every pairing of the carbons that are left, together with `pairs`, to `found`."""
    if len(found) >= MOST_FORMS:
        return
    if not left:
        found.append(pairs)
        return
    # the carbon with the fewest choices first, so that dead ends are found early
    token = min(left, key=lambda each: (sum([other in left for other in partners[each]]), each))
    for other in partners[token]:
        if other in left:
            rest = [each for each in left if each not in (token, other)]
            pair_up(rest, partners, [*pairs, bond_of(token, other)], found)


def distinct(m: Molecule) -> list[list[Bond]]:
    """One drawing of each set that a symmetry of the molecule exchanges: plans for these have the same costs."""
    found = drawings(m)
    if len(found) < 2:
        return found
    turns = symmetries(m)
    kept: list[list[Bond]] = []
    seen: set[frozenset[Bond]] = set()
    for doubles in found:
        if frozenset(doubles) not in seen:
            kept.append(doubles)
            for turn in turns:
                seen.add(frozenset([bond_of(turn[a], turn[b]) for a, b in doubles]))
    return kept


def symmetries(m: Molecule) -> list[dict[int, int]]:
    """Symmetries of the carbons and oxygens of a molecule, the identity included, up to MOST_TURNS of them."""
    heavy = [token for token, kind in m.kinds.items() if kind <= OXYGEN]
    near = {token: [link >> 2 for link in m.links[token] if m.kinds[link >> 2] <= OXYGEN] for token in heavy}
    labels = {
        token: (m.kinds[token], *[len(m.centres_on(token, kind)) for kind in (HYDROGEN, YELLOW, MAUVE)])
        for token in heavy
    }
    ranks = {label: i for i, label in enumerate(sorted(set(labels.values())))}
    colours = refined({token: ranks[labels[token]] for token in heavy}, near)
    order = [heavy[0]]
    for token in order:
        order += [other for other in near[token] if other not in order]
    found: list[dict[int, int]] = []
    turn_on(order, 0, near, colours, {}, found)
    return found


def turn_on(
    order: list[int],
    at: int,
    near: dict[int, list[int]],
    colours: dict[int, int],
    turn: dict[int, int],
    found: list[dict[int, int]],
) -> None:
    """Map the atoms of `order` from `at` on in every possible way, and add the complete maps to `found`."""
    if at == len(order):
        found.append(dict(turn))
        return
    token = order[at]
    placed = [other for other in near[token] if other in turn]
    for place in near[turn[placed[0]]] if placed else order:
        if len(found) >= MOST_TURNS:
            return
        free = colours[place] == colours[token] and place not in turn.values()
        if free and all(turn[other] in near[place] for other in placed):
            turn[token] = place
            turn_on(order, at + 1, near, colours, turn, found)
            del turn[token]


class Fragment:
    """One way for a reagent or a bench to stay: where its atoms are in the target, the cost, where it can be joined."""

    __slots__ = (
        "card", "cost", "crossings", "flags", "hydroxyls", "joints", "late", "mask", "outers", "oxos", "places",
        "printed", "ready", "surplus",
    )  # fmt: skip

    def __init__(self, card: int, places: dict[int, int], mask: int) -> None:
        self.card = card
        self.places = places
        """Token -> atom of the target."""
        self.mask = mask
        """Atoms of the target that it covers, as bits; the next two are bits as well."""
        self.oxos = 0
        """Oxygens (=O) that its carbons get by characterisation."""
        self.hydroxyls = 0
        """Oxygens of O-H groups of the target that are bound to it."""
        self.cost = 0
        self.joints: frozenset[Bond] = frozenset()
        """Bonds of the target (inner atom, outer atom) at which the untouched card has a fitting centre."""
        self.late: frozenset[Bond] = frozenset()
        """Double bonds of the target at which it has only a yellow centre: made as a single bond first."""
        self.flags = 0
        """Carbons with a mauve centre too many, or none for a double bond to a carbon of another part (covers.py)."""
        self.printed: dict[int, int] = {}
        """Atom -> yellow centres that the untouched card has there."""
        self.ready = 0
        """Carbons with a mauve centre that the untouched card has, so that it can be joined by it."""
        self.outers: list[int] = []
        """For each bond that leads out of it, the atom there as a bit; set by covers.py, as the next one."""
        self.crossings: list[Crossing] | None = None
        self.surplus = 0
        """What it costs beyond the shares of its atoms; set by shares.py."""

    def key(self) -> Key:
        """Equal for fragments that differ in cost alone."""
        return self.mask, self.flags, self.joints, self.late

    def joinable_anywhere(self, target: Skeleton) -> Fragment:
        """The same fragment as if it could be joined at any atom."""
        made = Fragment(self.card, self.places, self.mask)
        made.oxos, made.hydroxyls, made.cost, made.flags = self.oxos, self.hydroxyls, self.cost, self.flags
        made.ready = self.mask
        made.printed = dict.fromkeys(self.places.values(), 4)
        inside = list(self.places.values())
        ways_out = [(atom, outer) for atom in inside for outer in target.near[atom] if outer not in inside]
        made.joints = frozenset(ways_out)
        return made


class Search:
    """The search for all fragments of one reagent or bench in one target drawing."""

    def __init__(self, card: int, part: Skeleton, target: Skeleton, bits: dict[int, int], most_nodes: int) -> None:
        self.card = card
        self.part = part
        self.target = target
        self.bits = bits
        self.left = most_nodes
        """How many partial mappings may still be looked at; 0: the search was cut short."""
        self.limit = 1 << 30
        """Fragments that cost this or more are of no use."""
        self.found: dict[Key, Fragment] = {}

    def run(self) -> list[Fragment]:
        """Each token in turn is the first one that stays, and those before it go, so that no mapping is found twice."""
        seen: set[int] = set()
        for token in self.part.tokens:
            for atom in self.target.tokens:
                if self.part.elements[token] == self.target.elements[atom]:
                    self.grow({token: atom}, {atom}, seen, set(), [token], self.hydrogens(token, atom))
            seen.add(token)
        return list(self.found.values())

    def hydrogens(self, token: int, atom: int) -> int:
        """What too many or too few hydrogens cost here."""
        return abs(self.part.hydrogens[token] - self.target.hydrogens[atom])

    def grow(
        self, places: dict[int, int], used: set[int], never: set[int], cut: set[Bond], edge: list[int], spent: int
    ) -> None:
        """Decide the next undecided bond of the tokens that stay: keep the neighbour, or cut it off."""
        if self.left <= 0 or spent >= self.limit:
            return
        self.left -= 1
        part = self.part
        for token in edge:
            for other in part.near[token]:
                if other in places:
                    if places[other] not in self.target.near[places[token]] or not self.orders_fit(
                        token, other, places
                    ):
                        return  # a bond between tokens that stay must be a bond of the target
                    continue
                if (token, other) in cut:
                    continue
                for atom in self.target.near[places[token]]:
                    if atom in used or other in never or part.elements[other] != self.target.elements[atom]:
                        continue
                    oxygen = part.elements[token] == OXYGEN or part.elements[other] == OXYGEN
                    if oxygen and part.orders[token, other] != self.target.orders[places[token], atom]:
                        continue
                    places[other] = atom
                    used.add(atom)
                    self.grow(places, used, never, cut, [*edge, other], spent + self.hydrogens(other, atom))
                    used.discard(atom)
                    del places[other]
                if (token, other) not in part.rings:
                    cut.add((token, other))
                    self.grow(places, used, never, cut, edge, spent + 1)
                    cut.discard((token, other))
                return
        self.finish(places, cut)

    def orders_fit(self, token: int, other: int, places: dict[int, int]) -> bool:
        """Whether a bond may become that of the target: bonds of oxygen never change their order."""
        if self.part.elements[token] == CARBON and self.part.elements[other] == CARBON:
            return True
        return self.part.orders[token, other] == self.target.orders[places[token], places[other]]

    def finish(self, places: dict[int, int], cut: set[Bond]) -> None:
        """A complete mapping: add up its cost and keep it."""
        part, target, bits = self.part, self.target, self.bits
        mask = 0
        for atom in places.values():
            mask |= 1 << bits[atom]
        made = Fragment(self.card, dict(places), mask)
        cost = len(cut)
        closing: list[Bond] = []
        joints: list[Bond] = []
        late: list[Bond] = []
        bare: list[int] = []
        """Atoms without a mauve centre for their double bond to a carbon that is not bound to them yet."""
        surplus: list[int] = []
        """Carbons with a mauve centre that they do not need."""
        back = {atom: token for token, atom in places.items()}
        for token, atom in places.items():
            mauve = part.mauve[token] + sum([1 for a, b in cut if a == token and part.orders[a, b] == 2])
            need = 0
            for outer in target.near[atom]:
                order = target.orders[atom, outer]
                inner = back.get(outer)
                if inner is not None and inner in part.near[token]:
                    if token < inner and part.orders[token, inner] != order:
                        cost += 1  # opens, or forms
                    continue
                if inner is not None and token < inner:
                    closing.append((atom, outer))
                if order == 2:
                    need += 1
                    if target.elements[outer] == OXYGEN:
                        made.oxos |= 1 << bits[outer]
                        continue
                    if target.elements[atom] == OXYGEN:
                        return  # =O is made by characterisation; it is never a fragment of its own
                    if not mauve:
                        bare.append(atom)
                    if inner is None and part.yellow[token] and not part.mauve[token]:
                        late.append((atom, outer))
                elif target.elements[outer] == OXYGEN and target.hydrogens[outer] == 1 and inner is None:
                    made.hydroxyls |= 1 << bits[outer]
                if inner is None and (part.mauve[token] if order == 2 else part.yellow[token]):
                    joints.append((atom, outer))
            if mauve != need and part.elements[token] == OXYGEN:
                return
            if mauve > need:
                surplus.append(atom)
            cost += abs(mauve - need) + self.hydrogens(token, atom)
            if cost >= self.limit:
                return
        made.cost = cost + self.close(closing, bare, surplus) + made.oxos.bit_count()
        made.mask |= made.oxos
        made.joints, made.late = frozenset(joints), frozenset(late)
        made.printed = {atom: part.yellow[token] for token, atom in places.items()}
        made.ready = sum([1 << bits[atom] for token, atom in places.items() if part.mauve[token]])
        for atom in bare + surplus:
            made.flags |= 1 << bits[atom]
        self.keep(made)

    def keep(self, made: Fragment) -> None:
        """Keep this fragment unless one with the same key is cheaper."""
        key = made.key()
        known = self.found.get(key)
        if known is None or made.cost < known.cost:
            self.found[key] = made

    def close(self, closing: list[Bond], bare: list[int], surplus: list[int]) -> int:
        """The cost of ring closures within the fragment: one each, one less where two flags meet (covers.py)."""
        cost = 0
        for a, b in closing:
            flags = bare if self.target.orders[a, b] == 2 else surplus
            cost += 1
            if a in flags and b in flags:
                cost -= 1
                flags.remove(a)
                flags.remove(b)
        return cost
