"""Random molecules, grown by the manipulations themselves: joins oftener than cuts, so that they get big."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from labtop.chemistry import manipulations as chem
from labtop.chemistry.notation import read
from labtop.chemistry.sites import Sites
from labtop.rooms.laboratorium.pack import PACKAGED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from labtop.chemistry.molecules import Molecule

CARDS = {entry.number: read(entry.structure) for entry in PACKAGED.reagent}


def moves(m: Molecule, rng: Random, most: int) -> list[tuple[str, tuple[int, ...]]]:
    """What can be done, one of each kind; joins only while there is room."""
    sites = Sites(m)
    found = [(rng.choice(["H", "H", "OH"]), (y,)) for y in rng.sample(sites.yellow, min(1, len(sites.yellow)))]
    found += [("O", (one,)) for one in sites.mauve[:1]]
    for name, pairs in (("cut", sites.cuts), ("add", sites.adds), ("eliminate", sites.pairs), ("merge", sites.merges)):
        found += [(name, pair) for pair in rng.sample(pairs, min(1, len(pairs)))]
    found += [("close", pair) for pair in rng.sample(sites.closes, min(2, len(sites.closes)))]
    found += [("split", (one,)) for one in sites.splits[:1]]
    if len(m.kinds) < most:
        for centre in rng.sample(sites.yellow + sites.mauve, min(6, len(sites.yellow + sites.mauve))):
            number = rng.choice(list(CARDS))
            ends = [end for end, kind in CARDS[number].kinds.items() if kind == m.kinds[centre]]
            found += [("join", (centre, number, rng.choice(ends)))] * 2 if ends else []
    return found


def done(m: Molecule, name: str, given: tuple[int, ...]) -> Molecule:
    if name == "join":
        chem.check_join(m, given[0], CARDS[given[1]], given[2])
        return chem.join(m, given[0], CARDS[given[1]], given[2])
    check = {"H": "hydrogen", "O": "oxygen", "OH": "hydrogen"}.get(name, name)
    getattr(chem, f"check_{check}")(m, *given)
    return getattr(chem, {"H": "hydrogen", "O": "oxygen", "OH": "hydroxyl"}.get(name, name))(m, *given)


def growth(seed: int, steps: int = 25, most: int = 60) -> Iterator[Molecule]:
    """A molecule and all that becomes of it."""
    rng = Random(seed)
    m = CARDS[rng.choice(list(CARDS))]
    yield m
    for _ in range(steps):
        found = moves(m, rng, most)
        if not found:
            return
        m = done(m, *rng.choice(found))
        yield m
