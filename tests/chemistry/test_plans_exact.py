"""The planner beside an exhaustive search: every molecule within reach of a few cards, by the real manipulations.

What the planner calls shortest must be shortest, what it calls out of reach must be so.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from labtop.chemistry import manipulations as chem
from labtop.chemistry import notation
from labtop.chemistry.canonical import canonical
from labtop.chemistry.molecules import CARBON, YELLOW, Molecule
from labtop.chemistry.planner import Planner
from labtop.chemistry.routes import perform, route
from labtop.chemistry.sites import Sites
from labtop.rooms.laboratorium.cards import Reagent
from labtop.rooms.laboratorium.choices import bridges
from labtop.rooms.laboratorium.pack import PACKAGED

ALL = {entry.number: Reagent(entry.number, entry.structure) for entry in PACKAGED.reagent}
SETS = [
    ((1,), 6),
    ((1, 2), 4),
    ((1, 3), 6),
    ((6, 7), 4),
    ((2, 5), 4),
    ((2, 7), 4),
    ((4, 7), 5),
    ((3, 5, 10), 3),
    ((1, 9), 2),
]
"""Cards, and how many manipulations everything within reach is looked for."""
VARIANTS = {"plain": (False, False), "hydroxyl": (True, False), "bridging": (False, True)}


def next_molecules(m: Molecule, cards: list[Reagent], hydroxyl: bool, bridging: bool) -> Iterator[Molecule]:
    """Everything that one manipulation can make of a molecule."""
    sites = Sites(m)
    for card in cards:
        for centres, ends in ((sites.yellow, card.yellow), (sites.mauve, card.mauve)):
            yield from (chem.join(m, centre, card.molecule, end) for centre in centres for end in ends)
        if bridging:
            for way in bridges(m, sites.yellow, card):
                yield chem.bridge(m, way.centre, way.other, card.molecule, way.end, way.far)
    yield from (chem.cut(m, keep, away) for keep, away in sites.cuts)
    yield from (chem.add(m, a, b) for a, b in sites.adds)
    yield from (chem.eliminate(m, a, b) for a, b in sites.pairs)
    yield from (chem.split(m, mauve) for mauve in sites.splits)
    yield from (chem.merge(m, a, b) for a, b in sites.merges)
    yield from (chem.close(m, a, b) for a, b in sites.closes)
    yield from (chem.hydrogen(m, yellow) for yellow in sites.yellow)
    yield from (chem.oxygen(m, mauve) for mauve in sites.mauve)
    if hydroxyl:
        yield from (chem.hydroxyl(m, yellow) for yellow in sites.yellow)


def within_reach(cards: list[Reagent], most: int, hydroxyl: bool, bridging: bool) -> dict[str, tuple[int, Molecule]]:
    """Every finished molecule and the fewest manipulations to it."""
    level = {canonical(card.molecule): card.molecule for card in cards}
    known = set(level)
    found: dict[str, tuple[int, Molecule]] = {}
    for steps in range(1, most + 1):
        after: dict[str, Molecule] = {}
        for m in level.values():
            for made in next_molecules(m, cards, hydroxyl, bridging):
                text = canonical(made)
                if text not in known:
                    known.add(text)
                    after[text] = made
        for text, made in after.items():
            if all(kind < YELLOW for kind in made.kinds.values()):
                found[text] = (steps, made)
        level = after
    return found


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(("numbers", "most"), SETS, ids=lambda part: str(part).replace(" ", ""))
def test_nothing_is_shorter_than_a_plan_and_every_plan_can_be_played(numbers, most, variant):
    """Water and its like apart: a target without carbon, whose oxygen no card brings, is not looked for."""
    hydroxyl, bridging = VARIANTS[variant]
    cards = {number: ALL[number].molecule for number in numbers}
    found = within_reach([ALL[number] for number in numbers], most, hydroxyl, bridging)
    targets = [(steps, m) for steps, m in found.values() if CARBON in m.kinds.values()]
    assert len(targets) >= 2
    for steps, target in targets:
        planner = Planner(cards, target, hydroxyl=hydroxyl, bridging=bridging)
        plan = planner.plan()
        assert plan is not None, notation.write(target)
        assert plan.cost == steps, notation.write(target)
        played = route(planner)
        m = cards[played[0].a]
        for step in played[1:]:
            m = perform(planner, m, step)
        assert canonical(m) == canonical(target)
        assert len(played) - 1 == steps


@pytest.mark.parametrize(
    ("target", "numbers", "least"),
    [("C=C", (1,), 4), ("C=C", (1, 3), 4), ("CCCC", (2,), 6), ("COC", (1, 2), 3), ("CC=CC", (1, 2), 3)],
)
def test_what_looks_dearer_than_it_is(target, numbers, least):
    """A double bond by elimination, a single one by addition, an ether of the variant's O-H: each saves one or more."""
    cards = {number: ALL[number].molecule for number in numbers}
    assert Planner(cards, notation.read(target), hydroxyl=target == "COC").plan().cost == least
