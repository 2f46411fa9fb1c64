"""A board as data: spaces, sets, cards, prices, and what makes a board playable (rule 1.6).

The packaged one is rooms/chemistry_monopoly/content/board.toml; a teacher's own has the same shape. Both are read by
`Pack`, and both pass `check_pack`. Structs, so never compiled.
"""

from __future__ import annotations

import re
from typing import Any, Final, Literal

from msgspec import Struct, field, json

from labtop.engine import content
from labtop.engine.wire import Illegal

Source = Literal["rulebook", "reconstruction", "own"]
Kind = Literal[
    "go", "element", "life", "supply", "lab-day", "test-day", "tax", "fee", "class", "extra-credit", "go-to-class"
]
Effect = Literal[
    "forward", "next-supply", "next-life", "back", "class", "free", "pieces", "pay", "pay-all", "collect", "collect-all"
]
Pattern = Literal["dots", "lines", "diagonal", "zigzag", "bars", "checks", "rings", "crosses"]


class Shared(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What every entry has: names by language (those of the packaged board are in the catalogues) and its source."""

    names: dict[str, str] = {}
    source: Source = "own"


class Named(Shared, frozen=True, kw_only=True):
    id: str


class Money(Shared, frozen=True):
    start: int = 1500
    go: int = 200
    fine: int = 50
    """To leave Biology Class."""
    liquids: int = 51
    solids: int = 20


class Family(Named, frozen=True, kw_only=True):
    """A colour set."""

    step: int
    """Price of one liquid and of the step to the solid."""
    pattern: Pattern = "dots"


class Space(Named, frozen=True, kw_only=True):
    kind: Kind
    family: str = field(default="", name="set")
    price: int = 0
    rents: tuple[int, ...] = ()
    """Elements: gas, one to four liquids, solid."""
    amount: int = 0
    """Tax and fee."""
    percent: int = 0
    """Tax: the other choice, of the total worth."""
    symbol: str = ""
    number: int = 0
    facts: dict[str, str] = {}


class Card(Named, frozen=True, kw_only=True):
    deck: Literal["lab-day", "test-day"]
    effect: Effect
    to: str = ""
    """forward: a space."""
    amount: int = 0
    """pay, pay-all, collect, collect-all: AMUny."""
    steps: int = 0
    """back: spaces."""
    factor: int = 0
    """next-supply: times the rent; next-life: times a fresh roll."""
    liquid: int = 0
    solid: int = 0
    """pieces: AMUny for each."""


class Pack(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    money: Money
    supply_rents: tuple[int, ...]
    """By the number of lab supplies owned."""
    life_factors: tuple[int, ...]
    """Times the roll, by the number of life elements owned."""
    families: tuple[Family, ...] = field(name="set")
    spaces: tuple[Space, ...] = field(name="space")
    cards: tuple[Card, ...] = field(name="card")
    names: dict[str, str] = {}
    """What the board is called."""


OWNED: Final = ("element", "life", "supply")
WORD: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
RESERVED: Final = ("supplies", "life", "board", "money")
"""Names of families and parts that are not in the list of sets."""
MOST_AMOUNT: Final = 9_999
FEWEST_SPACES: Final = 16
MOST_SPACES: Final = 80
MOST_CARDS: Final = 40
RENT_FIGURES: Final = 6
SET_SIZES: Final = (2, 4)


def wrong(reason: str, entry: str = "", **params: Any) -> Illegal:
    """One way in which a board cannot be played; `reason` is a translation key."""
    return Illegal("bad_pack", "1.6", reason=f"pack-{reason}", entry=entry or "board", **params)


def check_pack(pack: Pack) -> None:
    """Rule 1.6: everything a board must have before a game on it can be played to its end."""
    check_ids(pack)
    check_money(pack)
    check_spaces(pack)
    check_families(pack)
    check_cards(pack)
    check_deal(pack)


def entries(pack: Pack) -> list[Named]:
    """Everything that has an id."""
    return [*pack.families, *pack.spaces, *pack.cards]


def check_ids(pack: Pack) -> None:
    known: set[str] = set()
    packaged = PACKAGED_IDS
    for entry in entries(pack):
        if not WORD.fullmatch(entry.id) or len(entry.id) > 40:
            raise wrong("bad-id", entry.id[:40])
        if entry.id in known or entry.id in RESERVED:
            raise wrong("id-twice", entry.id)
        known.add(entry.id)
        if entry.id not in packaged and not entry.names:
            raise wrong("no-name", entry.id)
        if not all(0 < len(name) <= 60 for name in entry.names.values()):
            raise wrong("bad-name", entry.id, most=60)


def check_amounts(entry: str, *amounts: int) -> None:
    for amount in amounts:
        if not 0 <= amount <= MOST_AMOUNT:
            raise wrong("bad-amount", entry, amount=amount, most=MOST_AMOUNT)


def check_money(pack: Pack) -> None:
    money = pack.money
    check_amounts("money", money.start, money.go, money.fine, money.liquids, money.solids)
    if money.start == 0:
        raise wrong("no-start-money", "money")
    check_amounts("supply_rents", *pack.supply_rents)
    check_amounts("life_factors", *pack.life_factors)


def check_pieces(pack: Pack) -> None:
    """Of new tables only: boards without them were accepted once, and games on them go on to their end."""
    if not pack.money.liquids or not pack.money.solids:
        raise wrong("no-pieces", "money")


def check_spaces(pack: Pack) -> None:
    spaces = pack.spaces
    if not FEWEST_SPACES <= len(spaces) <= MOST_SPACES:
        raise wrong("board-length", spaces=len(spaces), fewest=FEWEST_SPACES, most=MOST_SPACES)
    kinds = [space.kind for space in spaces]
    if kinds[0] != "go" or kinds.count("go") != 1:
        raise wrong("go-first")
    if kinds.count("class") != 1:
        raise wrong("one-class", count=kinds.count("class"))
    for count, table, name in (
        (kinds.count("supply"), pack.supply_rents, "supply_rents"),
        (kinds.count("life"), pack.life_factors, "life_factors"),
    ):
        if len(table) < count:
            raise wrong("too-few-figures", name, given=len(table), needed=count)
    for space in spaces:
        check_space(pack, space)


def check_space(pack: Pack, space: Space) -> None:
    check_amounts(space.id, space.price, space.amount, *space.rents)
    if not 0 <= space.percent <= 100 or not 0 <= space.number <= 200 or len(space.symbol) > 3:
        raise wrong("bad-amount", space.id, amount=max(space.percent, space.number), most=100)
    if space.kind in OWNED:
        if space.price < 2 or space.price % 2:
            raise wrong("odd-price", space.id, price=space.price)
    elif space.price or space.family or space.rents:
        raise wrong("not-for-sale", space.id)
    if space.kind == "element":
        if space.family not in {family.id for family in pack.families}:
            raise wrong("no-such-set", space.id, family=space.family[:40])
        if len(space.rents) != RENT_FIGURES:
            raise wrong("six-rents", space.id, given=len(space.rents))
    elif space.family or space.rents:
        raise wrong("no-set-here", space.id)
    if space.kind in ("tax", "fee") and not (space.amount or space.percent):
        raise wrong("no-amount", space.id)


def check_families(pack: Pack) -> None:
    for family in pack.families:
        size = sum(space.family == family.id for space in pack.spaces)
        if not SET_SIZES[0] <= size <= SET_SIZES[1]:
            raise wrong("set-size", family.id, count=size, fewest=SET_SIZES[0], most=SET_SIZES[1])
        check_amounts(family.id, family.step)
        if family.step < 2 or family.step % 2:
            raise wrong("odd-step", family.id, price=family.step)


def check_cards(pack: Pack) -> None:
    if len(pack.cards) > 2 * MOST_CARDS:
        raise wrong("too-many-cards", count=len(pack.cards), most=2 * MOST_CARDS)
    kinds = {space.kind for space in pack.spaces}
    for deck in ("lab-day", "test-day"):
        cards = [card for card in pack.cards if card.deck == deck]
        if deck in kinds and all(card.effect in ("free", "back") for card in cards):
            raise wrong("empty-deck", deck)  # else a token could step back from card to card without end
    targets = {space.id for space in pack.spaces if space.kind not in ("lab-day", "test-day", "go-to-class")}
    for card in pack.cards:
        check_amounts(card.id, card.amount, card.liquid, card.solid, card.factor)
        if card.effect == "forward" and card.to not in targets:
            raise wrong("no-such-target", card.id, target=card.to[:40])
        if card.effect == "back" and not 1 <= card.steps < len(pack.spaces):
            raise wrong("bad-steps", card.id, steps=card.steps)
        if card.effect == "next-supply" and ("supply" not in kinds or not 1 <= card.factor <= 10):
            raise wrong("no-next", card.id)
        if card.effect == "next-life" and ("life" not in kinds or not 2 <= card.factor <= 100):
            raise wrong("no-next", card.id)
        if card.effect in ("pay", "pay-all", "collect", "collect-all") and not card.amount:
            raise wrong("no-amount", card.id)


def check_deal(pack: Pack) -> None:
    """Rules 12.1 and 1.5: two cards for each of six players, which everybody can pay."""
    prices = sorted(space.price for space in pack.spaces if space.kind in OWNED)
    if len(prices) < 12:
        raise wrong("few-cards", count=len(prices), fewest=12)
    if sum(prices[-2:]) > pack.money.start:
        raise wrong("deal-too-dear", count=sum(prices[-2:]), start=pack.money.start)


def key_of(pack: Pack) -> bytes:
    """A key for look-up tables by pack: equal packs have equal keys."""
    return json.encode(pack, order="deterministic")


PACKAGED: Final = content.read("chemistry_monopoly", "board", Pack)
PACKAGED_IDS: Final = frozenset(entry.id for entry in entries(PACKAGED))
"""Ids that the catalogues have names for."""
