"""What follows from the options before the first move: molecules of the cards, the target, effects as numbers."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from msgspec.structs import replace

from labtop.chemistry import notation
from labtop.chemistry.canonical import canonical, sorts
from labtop.chemistry.molecules import MAUVE, YELLOW, Molecule
from labtop.chemistry.planner import Plan, Planner
from labtop.chemistry.sites import Sites, ends_of
from labtop.engine.core import Illegal
from labtop.rooms.laboratorium import actions as say
from labtop.rooms.laboratorium.options import Options
from labtop.rooms.laboratorium.pack import PACKAGED, TOKENS, Card, Label, Pack, Target, check_pack, read_target

CHEMISTRY: Final = 0
BOUM: Final = 1
SAFETY: Final = 2
HIDDEN: Final[list[str]] = ["chemistry", "boum", "safety"]
"""The colours of cards that are drawn unseen."""

OWN: Final = "own"
MOST_TARGET: Final = 28
"""Carbons and oxygens of an own target: a bigger one would outlast any lesson, and the planner's patience."""


class Reagent:
    """One kind of reagent card."""

    __slots__ = ("begin", "counts", "discard", "ends", "mauve", "molecule", "number", "resell", "take", "yellow")

    def __init__(self, number: int, structure: str) -> None:
        self.number = number
        self.molecule = notation.read(structure)
        self.counts = self.molecule.counts()
        self.ends = ends_of(self.molecule, sorts(self.molecule))
        self.yellow = [end for end in self.ends if self.molecule.kinds[end] == YELLOW]
        self.mauve = [end for end in self.ends if self.molecule.kinds[end] == MAUVE]
        # The answers that name it, made once: random games make millions of choices.
        self.begin, self.take = say.Begin(number), say.Take(number)
        self.discard, self.resell = say.Discard(number), say.Resell(number)


class Title:
    """What a Boum or Chimie card does, added up."""

    __slots__ = (
        "cancels", "count", "discard", "drawn", "ends_turn", "extra_characterisation", "extra_reaction", "id",
        "loses_chemistry", "number", "play", "rerolls", "secure", "shift", "takes", "token", "tokens",
    )  # fmt: skip

    def __init__(self, number: int, id: str, count: int) -> None:
        self.number = number
        self.id = id
        self.count = count
        self.shift = 0
        """What it adds to the difficulty of every manipulation."""
        self.extra_reaction = 0
        self.extra_characterisation = 0
        self.tokens: list[int] = []
        """Safety tokens it takes."""
        self.loses_chemistry = 0
        self.ends_turn = False
        self.takes = 0
        self.cancels = False
        self.rerolls = 0
        self.token = -1
        """Sécurité: the token it brings back."""
        self.drawn, self.discard = say.Drawn(number), say.Discard(number)
        self.play, self.secure = say.Play(number), say.Secure(number)

    def shift_for(self, reaction: bool) -> int:
        return self.shift + (self.extra_reaction if reaction else self.extra_characterisation)


def title(card: Card) -> Title:
    """Rules 7.1 and 8.1: the effect words as numbers."""
    made = Title(card.number, card.id, card.count)
    for effect in card.effects:
        if effect.do == "harder":
            made.shift += effect.by
        elif effect.do == "easier":
            made.shift -= effect.by
        elif effect.do == "easier-reaction":
            made.extra_reaction -= effect.by
        elif effect.do == "easier-characterisation":
            made.extra_characterisation -= effect.by
        elif effect.do == "lose-token":
            assert effect.token is not None
            made.tokens.append(TOKENS.index(effect.token))
        elif effect.do == "lose-chemistry":
            made.loses_chemistry += 1
        elif effect.do == "end-turn":
            made.ends_turn = True
        elif effect.do == "take-reagent":
            made.takes += 1
        elif effect.do == "cancel":
            made.cancels = True
        else:
            assert effect.do == "re-roll"
            made.rerolls += 1
    return made


class Lab:
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
            bridging=options.rings == "bridging",
        )
        self.suggested = list(self.target_entry.suggested) or suggestion(self.planner.plan())
        if self.target_entry.id == OWN:
            self.target_entry = replace(self.target_entry, difficulty=label_of(self.planner.plan()))
        if options.reagents == "suggested":
            every = [one for one in every if one.number in self.suggested]
            self.planner = self.planner.only([one.number for one in every])
        self.reagents = every
        self.index = {one.number: i for i, one in enumerate(every)}
        self.titles = [
            [title(card) for card in pack.chemistry],
            [title(card) for card in pack.boum],
            [Title(card.number, card.id, card.count) for card in pack.safety],
        ]
        for made, card in zip(self.titles[SAFETY], pack.safety):
            made.token = TOKENS.index(card.token)
        self.card_index = {one.number: i for titles in self.titles for i, one in enumerate(titles)}
        self.by_number = {one.number: one for titles in self.titles for one in titles}
        self.faces = list(pack.dice.cards)
        tokens = pack.tokens
        self.stock = [tokens.carbon, tokens.oxygen, tokens.hydrogen, tokens.centre]
        self.shown: Any = None
        """What views of every table share, once somebody has looked."""

    def is_target(self, m: Molecule, sites: Sites) -> bool:
        """Rule 10.2: the same graph, no centre left; cis and trans and the drawing of a benzene ring do not count."""
        return sites.counts == self.target_counts and canonical(m) == self.canonical


def chosen_target(options: Options, pack: Pack) -> Target:
    """Rule 2.4."""
    if options.own_target:
        return Target(OWN, options.own_target)
    if options.daily:
        return target_of_the_day(options.daily, pack)
    for target in pack.target:
        if target.id == options.target:
            return target
    raise Illegal("no_such_target", "2.4", target=options.target, known=", ".join([one.id for one in pack.target]))


def target_of_the_day(day: str, pack: Pack) -> Target:
    """Rule 11.4: all targets of the pack in turn, each time round in another order; the calendar is not asked."""
    year, month, date = [int(part) for part in day.split("-")]
    if not (year and 1 <= month <= 12 and 1 <= date <= days_in(year, month)):
        raise Illegal("no_such_day", "11.4", day=day)
    before = year - 1
    number = 365 * before + before // 4 - before // 100 + before // 400
    number += sum([days_in(year, earlier) for earlier in range(1, month)]) + date
    turn = number // len(pack.target)
    order = sorted(pack.target, key=lambda one: sha256(f"{turn}/{one.id}".encode()).digest())
    return order[number % len(order)]


def leap(year: int) -> bool:
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def days_in(year: int, month: int) -> int:
    return 29 if month == 2 and leap(year) else (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)[month - 1]


def label_of(plan: Plan | None) -> Label:
    """Rule 2.4: how hard an own target is, by its shortest synthesis; so our labels fit most of the printed ones."""
    if plan is None or plan.cost > 9:
        return "hard"
    return "short" if plan.cost < 5 else "easy" if plan.cost < 8 else "medium"


def suggestion(plan: Plan | None) -> list[int]:
    """Rule 2.5: for a target that nobody has advised on, the cards of a shortest route."""
    return [] if plan is None else sorted(set(plan.cards))


_labs: Final[dict[Options, Lab]] = {}
MOST_LABS: Final = 64
"""A server of many own packs must not keep them all."""


def lab_of(options: Options) -> Lab:
    found = _labs.get(options)
    if found is None:
        if len(_labs) >= MOST_LABS:
            _labs.clear()
        found = _labs[options] = Lab(options)
    return found


def check_options(options: Options) -> None:
    """What a schema cannot say: a sound pack, a target that exists and can be made."""
    if options.pack is not None:
        check_pack(options.pack)
    target = read_target(chosen_target(options, options.pack or PACKAGED).structure)
    counts = target.counts()
    if counts[0] + counts[1] > MOST_TARGET:
        raise Illegal("target_too_big", "2.4", atoms=counts[0] + counts[1], most=MOST_TARGET)
    if not (options.own_target or options.pack or options.token_stock):
        return  # what is packaged can be made: a test plays every route
    found = lab_of(options)
    if options.token_stock:
        for name, need, there in zip(("carbon", "oxygen", "hydrogen"), found.target_counts, found.stock):
            if need > there:
                raise Illegal("target_needs_more_tokens", "4.8", token=name, need=need, most=there)
    if found.planner.plan() is None and found.planner.gave_up:
        raise Illegal("target_too_hard", "2.4")
    if found.planner.plan() is None:
        raise Illegal("target_unreachable", "2.4", cards=", ".join([str(one.number) for one in found.reagents]))
