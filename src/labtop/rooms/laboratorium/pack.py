"""Cards and targets as data: the shape of rooms/laboratorium/content/pack.toml and of a teacher's own pack."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from labtop.chemistry import notation
from labtop.chemistry.molecules import YELLOW, Molecule
from labtop.engine import content
from labtop.engine.core import Illegal

Token = Literal["coat", "extinguisher", "glassware"]
TOKENS: Final[list[Token]] = ["coat", "extinguisher", "glassware"]
"""Safety tokens go by their places in this list."""
Colour = Literal["chemistry", "boum", "safety"]
"""Of the cards that are drawn unseen."""
Source = Literal["rulebook", "reconstruction", "own"]
Name = Annotated[str, Meta(max_length=60)]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,39}$")]
Structure = Annotated[str, Meta(max_length=notation.LONGEST)]
Label = Literal["short", "easy", "medium", "hard"]
Few = Annotated[int, Meta(ge=1, le=9)]

MOST_CARDS: Final = 20
MOST_TARGETS: Final = 60


class Tokens(Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens of the box (rule 4.8)."""

    carbon: Annotated[int, Meta(ge=1, le=999)]
    oxygen: Annotated[int, Meta(ge=0, le=999)]
    hydrogen: Annotated[int, Meta(ge=1, le=999)]
    centre: Annotated[int, Meta(ge=1, le=999)]
    source: Source = "own"


class DieFaces(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that each face of a resource die gives (rule 3.3)."""

    cards: tuple[Annotated[int, Meta(ge=0, le=2)], ...]
    source: Source = "own"


class Reagent(Struct, frozen=True, forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=1, le=99)]
    structure: Structure
    source: Source = "own"


class Effect(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One effect of a card (rules 7.1 and 8.1): what it does, by how much, to which token."""

    do: Literal[
        "harder", "lose-token", "lose-chemistry", "end-turn",
        "easier", "easier-reaction", "easier-characterisation", "take-reagent", "cancel", "re-roll",
    ]  # fmt: skip
    by: Annotated[int, Meta(ge=0, le=9)] = 0
    token: Token | None = None


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A Boum or Chimie title. A card of an own pack carries its name; the catalogue names those of the box."""

    number: int
    id: Id
    count: Few
    effects: Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=4)]
    en: Name = ""
    fr: Name = ""
    source: Source = "own"


class Safety(Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    id: Id
    count: Few
    token: Token
    en: Name = ""
    fr: Name = ""
    source: Source = "own"


class Target(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    structure: Structure
    difficulty: Label = "medium"
    suggested: tuple[int, ...] = ()
    en: Name = ""
    fr: Name = ""
    source: Source = "own"


class Pack(Struct, frozen=True, forbid_unknown_fields=True):
    tokens: Tokens
    dice: DieFaces
    reagent: tuple[Reagent, ...]
    boum: tuple[Card, ...]
    chemistry: tuple[Card, ...]
    safety: tuple[Safety, ...]
    target: tuple[Target, ...]


BOUM_WORDS: Final = ("harder", "lose-token", "lose-chemistry", "end-turn")
WITH_NUMBER: Final = ("harder", "easier", "easier-reaction", "easier-characterisation")


def check_pack(pack: Pack) -> None:
    """Check what a schema cannot; raises Illegal with the entry that is wrong."""
    for name, entries, first in (
        ("boum", pack.boum, 101),
        ("chemistry", pack.chemistry, 201),
        ("safety", pack.safety, 301),
    ):
        check_numbers(name, [entry.number for entry in entries], first, first + 98)
    names = [entry.id for entries in (pack.boum, pack.chemistry, pack.safety) for entry in entries]
    for name in names:
        if names.count(name) > 1:
            raise Illegal("pack_name_twice", "2.1", entry=name)
    check_numbers("reagent", [entry.number for entry in pack.reagent], 1, 99)
    if len(pack.dice.cards) != 6 or not any(pack.dice.cards):
        raise Illegal("pack_bad_dice", "3.3")
    for card in pack.boum:
        check_effects(card, boum=True)
    for card in pack.chemistry:
        check_effects(card, boum=False)
    if sum([card.count for card in pack.chemistry]) < 18 or sum([card.count for card in pack.boum]) < 18:
        raise Illegal("pack_too_few_cards", "2.3", least=18)
    for token in TOKENS:
        if sum([card.count for card in pack.safety if card.token == token]) < 4:
            raise Illegal("pack_no_such_safety", "9.1", token=token, least=4)
    if sum([card.count for card in pack.safety]) < 18:
        raise Illegal("pack_too_few_cards", "2.3", least=18)
    for reagent in pack.reagent:
        check_reagent(reagent)
    check_targets(pack)


def check_numbers(name: str, numbers: list[int], low: int, high: int) -> None:
    if not 1 <= len(numbers) <= MOST_CARDS:
        raise Illegal("pack_card_count", "2.1", part=name, given=len(numbers), most=MOST_CARDS)
    for number in numbers:
        if not low <= number <= high:
            raise Illegal("pack_bad_number", "2.1", part=name, number=number, low=low, high=high)
        if numbers.count(number) > 1:
            raise Illegal("pack_number_twice", "2.1", part=name, number=number)


def check_effects(card: Card, *, boum: bool) -> None:
    """Rules 7.1 and 8.1: each effect on the right colour of card, with the number or token that it needs."""
    for effect in card.effects:
        if (effect.do in BOUM_WORDS) != boum:
            raise Illegal("pack_wrong_effect", "7.1" if boum else "8.1", number=card.number, effect=effect.do)
        if (effect.do in WITH_NUMBER) != (effect.by > 0) or (effect.do == "lose-token") != (effect.token is not None):
            raise Illegal("pack_unfinished_effect", "7.1" if boum else "8.1", number=card.number, effect=effect.do)


def check_reagent(reagent: Reagent) -> None:
    """Rule 2.2: a reagent is a fragment with at least one centre."""
    try:
        found = notation.read(reagent.structure)
    except Illegal as error:
        raise Illegal("pack_bad_structure", "2.2", entry=str(reagent.number)) from error
    if not any(kind >= YELLOW for kind in found.kinds.values()):
        raise Illegal("pack_no_centre", "2.2", number=reagent.number)


def check_targets(pack: Pack) -> None:
    """Rule 2.4."""
    known = [reagent.number for reagent in pack.reagent]
    names = [target.id for target in pack.target]
    if not 1 <= len(names) <= MOST_TARGETS or len(set(names)) < len(names):
        raise Illegal("pack_bad_targets", "2.4", most=MOST_TARGETS)
    for target in pack.target:
        try:
            read_target(target.structure)
        except Illegal as error:
            raise Illegal("pack_bad_structure", "2.4", entry=target.id) from error
        for number in target.suggested:
            if number not in known:
                raise Illegal("pack_unknown_reagent", "2.5", entry=target.id, number=number)


def read_target(structure: str) -> Molecule:
    """Rule 2.4: a molecule without reactive centres."""
    try:
        found = notation.read(structure)
    except Illegal as error:
        error.rule = "2.4"
        raise
    if any(kind >= YELLOW for kind in found.kinds.values()):
        raise Illegal("target_has_centres", "2.4")
    return found


PACKAGED: Final = content.read("laboratorium", "pack", Pack)
