"""The printed sheet as data: reads rooms/chem_and_roll/content/sheet.toml and gives boxes and colours their numbers.

Without `from __future__ import annotations`: msgspec would evaluate each annotation from its text at every start.
"""

from typing import Final

from msgspec import Struct, field

from labtop.engine import content


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    formula: str
    source: content.Source


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    colour: str
    pattern: str
    size: int
    bonus: int
    source: content.Source


class Sale(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    colour: str
    divisor: int
    source: content.Source


class Stock(Struct, frozen=True, forbid_unknown_fields=True):
    reward: int
    source: content.Source


class Offer(Struct, frozen=True, forbid_unknown_fields=True):
    price: int
    highest: int


class Market(Struct, frozen=True, forbid_unknown_fields=True):
    visits: int
    offer: list[Offer]
    source: content.Source


class Excess(Struct, frozen=True, forbid_unknown_fields=True):
    zones: int
    size: int
    source: content.Source


class Medal(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    at: int = field(name="from")
    source: content.Source = "reconstruction"


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int
    lines: int
    die: list[Die]
    row: list[Row]
    sale: list[Sale]
    stock: Stock
    market: Market
    excess: Excess
    medal: list[Medal]


PRINTED: Final = content.read("chem_and_roll", "sheet", Printed)

COLOURS: Final[list[str]] = [die.id for die in PRINTED.die]
BOXES: Final[list[str]] = [
    *(f"line-{n + 1}" for n in range(PRINTED.lines)),
    *(row.id for row in PRINTED.row),
    "stock",
    *(sale.id for sale in PRINTED.sale),
    *(f"excess-{n + 1}" for n in range(PRINTED.excess.zones)),
    "black-hole",
]
COLOUR_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(COLOURS)}
BOX_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(BOXES)}
