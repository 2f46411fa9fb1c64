"""What all tables of the same options share: cards, target and planner. Made once, before the first move."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from labtop.chemistry.canonical import canonical
from labtop.chemistry.flatness import across_benzene, stacked
from labtop.chemistry.molecules import Molecule
from labtop.chemistry.planner import Planner
from labtop.chemistry.routes import route_of
from labtop.chemistry.sites import Sites
from labtop.engine.core import Illegal
from labtop.rooms.laboratorium.cards import Reagent, safety_title_of, title_of
from labtop.rooms.laboratorium.options import Options, bridges_too, lies_flat
from labtop.rooms.laboratorium.pack import PACKAGED, Pack, check_pack, read_target
from labtop.rooms.laboratorium.targets import MOST_TARGET, OWN, chosen_target, label_of, suggestion


class Kit:
    """Shared by all tables of the same options; never changed."""

    __slots__ = (
        "by_number", "canonical", "card_index", "faces", "index", "pack", "planner", "reagents", "shown", "stock",
        "suggested", "target", "target_counts", "target_entry", "titles",
    )  # fmt: skip

    def __init__(self, options: Options) -> None:
        pack = options.pack or PACKAGED
        self.pack: Pack = pack
        self.target_entry = chosen_target(options, pack)
        self.target = read_target(self.target_entry.structure)
        self.target_counts = self.target.counts()
        self.canonical = canonical(self.target)
        every = [
            Reagent(entry.number, entry.structure) for entry in sorted(pack.reagent, key=lambda entry: entry.number)
        ]
        self.planner = Planner(
            {one.number: one.molecule for one in every},
            self.target,
            hydroxyl=options.hydroxyl,
            bridging=bridges_too(options),
        )
        self.suggested = list(self.target_entry.suggested) or suggestion(self.planner.plan())
        if self.target_entry.id == OWN:
            self.target_entry = replace(self.target_entry, difficulty=label_of(self.planner.plan()))
        if options.reagents == "suggested":
            every = [one for one in every if one.number in self.suggested]
            self.planner = self.planner.only([one.number for one in every])
        self.reagents = every
        self.index = {one.number: i for i, one in enumerate(every)}
        """Number of a reagent -> its place in `reagents`."""
        self.titles = [
            [title_of(card) for card in pack.chemistry],
            [title_of(card) for card in pack.boum],
            [safety_title_of(card) for card in pack.safety],
        ]
        """By colour, in the order of `cards.HIDDEN`."""
        self.card_index = {one.number: i for titles in self.titles for i, one in enumerate(titles)}
        """Number of a card -> the place of its title among those of its colour."""
        self.by_number = {one.number: one for titles in self.titles for one in titles}
        self.faces = list(pack.dice.cards)
        """Cards that each face of a resource die gives."""
        tokens = pack.tokens
        self.stock = [tokens.carbon, tokens.oxygen, tokens.hydrogen, tokens.centre]
        self.shown: Any = None
        """The part of the views that is the same for all these tables; made by view.py when it is first needed."""

    def is_target(self, m: Molecule, sites: Sites) -> bool:
        """Rule 10.2: the same graph, no centre left; cis and trans and the drawing of a benzene ring do not count."""
        return sites.counts == self.target_counts and canonical(m) == self.canonical


_kits: Final[dict[Options, Kit]] = {}
MOST_KITS: Final = 64
"""Kits that are kept: a server where many teachers use packs of their own must not keep them all."""


def kit_of(options: Options) -> Kit:
    """The kit of these options, kept for the next table."""
    found = _kits.get(options)
    if found is None:
        if len(_kits) >= MOST_KITS:
            _kits.clear()
        found = _kits[options] = Kit(options)
    return found


def check_flat(target: Molecule) -> None:
    """Rule 6.15: nobody could lay this target."""
    groups = stacked(target)
    if not groups:
        return
    across = next((where for where in [across_benzene(target, group) for group in groups] if where), "")
    if across:
        raise Illegal("target_across_benzene", "6.15", place=across)
    raise Illegal("target_not_flat", "6.15")


def check_options(options: Options) -> None:
    """What a schema cannot say: a sound pack, a target that exists and can be made."""
    if options.pack is not None:
        check_pack(options.pack)
    target = read_target(chosen_target(options, options.pack or PACKAGED).structure)
    counts = target.counts()
    if counts[0] + counts[1] > MOST_TARGET:
        raise Illegal("target_too_big", "2.4", atoms=counts[0] + counts[1], most=MOST_TARGET)
    if lies_flat(options):
        check_flat(target)
    if not (options.own_target or options.pack or options.token_stock):
        return  # every packaged target and every molecule of the list can be made: tests play a route to each
    found = kit_of(options)
    if options.token_stock:
        for name, need, there in zip(("carbon", "oxygen", "hydrogen"), found.target_counts, found.stock):
            if need > there:
                raise Illegal("target_needs_more_tokens", "4.8", token=name, need=need, most=there)
    verdict = route_of(found.planner).verdict
    if verdict == "cannot_tell":
        raise Illegal("target_too_hard", "2.4")
    if verdict == "unreachable":
        raise Illegal("target_unreachable", "2.4", cards=", ".join([str(one.number) for one in found.reagents]))
