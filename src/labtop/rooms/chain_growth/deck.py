"""The deck as data: the shape of a pack, what makes one playable, and the numbers the rules use for its cards."""

from __future__ import annotations

from decimal import Decimal
from functools import lru_cache
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from labtop import content
from labtop.chemistry.formulas import molar_mass
from labtop.engine.core import Illegal

Id = Annotated[str, Meta(pattern="^[A-Za-z][A-Za-z0-9]{0,7}$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Formula = Annotated[str, Meta(min_length=1, max_length=40)]
Count = Annotated[int, Meta(ge=0, le=20)]
JokerId = Literal["T", "CTA", "TEMPO", "CO"]

VALUES: Final = (1, 2, 3)
"""Rule 1.3: a monomer card stands for one, two or three repeat units."""
JOKERS: Final = ("T", "CTA", "TEMPO", "CO")
FEWEST_CARDS: Final = 60
MOST_CARDS: Final = 240
FEWEST_MONOMERS: Final = 2
MOST_MONOMERS: Final = 8
MOST_STARTERS: Final = 4


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """What a card family is called; the packaged ones have their names in the catalogues."""

    en: Name
    fr: Name


class Monomer(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    id: Id
    formula: Formula
    count: tuple[Count, Count, Count]
    """Cards of value 1, 2 and 3 in each deck."""
    mass: Decimal | None = None
    """In g/mol, as printed on the card; it must be what the formula gives."""
    ends: Literal["combination", "disproportionation", "either"] = "either"
    """How its radicals prefer to end (rule 7.4)."""
    name: Names | None = None
    source: content.Source = "reconstruction"


class Starter(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    id: Id
    formula: Formula
    radicals: Literal[1, 2]
    count: Count
    mass: Decimal | None = None
    name: Names | None = None
    source: content.Source = "reconstruction"


class Joker(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    id: JokerId
    count: Count
    formula: Formula | None = None
    mass: Decimal | None = None
    source: content.Source = "reconstruction"


class Deck(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A pack of this room: `decks` equal decks are shuffled together."""

    monomer: Annotated[tuple[Monomer, ...], Meta(max_length=MOST_MONOMERS)]
    starter: Annotated[tuple[Starter, ...], Meta(max_length=MOST_STARTERS)]
    joker: Annotated[tuple[Joker, ...], Meta(max_length=4)]
    decks: Annotated[int, Meta(ge=1, le=4)] = 2
