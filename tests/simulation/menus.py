"""The legal answers in a menu sent to a client: for Chem and Roll a folded menu, elsewhere the list itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from labtop.engine import codec
from labtop.rooms.chem_and_roll.actions import Place
from labtop.rooms.chem_and_roll.sheet import BOXES, COLOURS
from labtop.rooms.chem_and_roll.view import Menu

if TYPE_CHECKING:
    from random import Random

_menu = msgspec.json.Decoder(Menu)
_raws = msgspec.json.Decoder(list[msgspec.Raw])


def expand(menu: Menu) -> list[Place]:
    """Every use a menu stands for, in the order of the rules' legal list."""
    found: list[Place] = []
    for price, highest in [(0, 0), *((offer.price, offer.highest) for offer in menu.offers)]:
        for die in menu.dice:
            low, high = (1, highest) if price else (die.low, die.high)
            for colour in die.colours:
                for value in range(low, high + 1):
                    found += uses(menu, die.die, colour, value, price)
    return found


def uses(menu: Menu, die: str, colour: str, value: int, price: int) -> list[Place]:
    bit = 1 << 6 * COLOURS.index(colour) + value - 1
    changed: Any = None if colour == die else colour
    found: list[Place] = []
    for box, takes in zip(BOXES, menu.takes, strict=True):
        if takes & bit:
            for violet, line, _ in menu.choices.get(f"{box}:{colour}:{value}", [(0, 0, 0)]):
                found.append(Place(die, value, box, changed, price, violet, line))  # type: ignore[arg-type]
    return found


def answer_from(room: str, menu: msgspec.Raw, rng: Random) -> bytes | None:
    """Some answer from a menu, as JSON; None where there is none."""
    if room != "chem-and-roll":
        raws = _raws.decode(menu)
        return bytes(rng.choice(raws)) if raws else None
    folded = _menu.decode(menu)
    die = rng.choice(folded.dice)
    price, low, high = 0, die.low, die.high
    if folded.offers and rng.random() < 0.05:
        offer = rng.choice(folded.offers)
        price, low, high = offer.price, 1, offer.highest
    found = uses(folded, die.die, rng.choice(die.colours), rng.randint(low, high), price)
    if not found:
        found = expand(folded)
    return codec.encode(rng.choice(found))
