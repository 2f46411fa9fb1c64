"""A pack as look-up tables: spaces and cards by number, and what follows from the pack, worked out once per board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from labtop.engine.wire import Action
from labtop.rooms.chemistry_monopoly.actions import BuyBack, Condense, Dealt, Drawn, Evaporate, Transfer, UseFree
from labtop.rooms.chemistry_monopoly.events import Deck
from labtop.rooms.chemistry_monopoly.pack import OWNED, PACKAGED, Pack, Space, key_of

LAB: Final = -1
"""The bank, in the place of a seat."""

# What landing on a space does.
OWN: Final = 0
GO: Final = 1
LAB_DAY: Final = 2
TEST_DAY: Final = 3
TAX: Final = 4
FEE: Final = 5
CLASS: Final = 6
EXTRA_CREDIT: Final = 7
GO_TO_CLASS: Final = 8
KINDS: Final[dict[str, int]] = {
    "element": OWN, "life": OWN, "supply": OWN, "go": GO, "lab-day": LAB_DAY, "test-day": TEST_DAY, "tax": TAX,
    "fee": FEE, "class": CLASS, "extra-credit": EXTRA_CREDIT, "go-to-class": GO_TO_CLASS,
}  # fmt: skip
DECK_KINDS: Final[list[Deck]] = ["lab-day", "test-day"]

# What a card does.
FORWARD: Final = 0
NEXT_SUPPLY: Final = 1
NEXT_LIFE: Final = 2
BACK: Final = 3
TO_CLASS: Final = 4
FREE: Final = 5
PIECES: Final = 6
PAY: Final = 7
PAY_ALL: Final = 8
COLLECT: Final = 9
COLLECT_ALL: Final = 10
EFFECTS: Final[dict[str, int]] = {
    "forward": FORWARD, "next-supply": NEXT_SUPPLY, "next-life": NEXT_LIFE, "back": BACK, "class": TO_CLASS,
    "free": FREE, "pieces": PIECES, "pay": PAY, "pay-all": PAY_ALL, "collect": COLLECT, "collect-all": COLLECT_ALL,
}  # fmt: skip


@dataclass(eq=False)
class Board:
    """One board, for the regular or the short game. Shared by all games on it and never changed."""

    spaces: int = 0
    ids: list[str] = field(default_factory=list[str])
    numbers: dict[str, int] = field(default_factory=dict[str, int])
    """The number of a space, by its id."""
    kind: list[int] = field(default_factory=list[int])
    amount: list[int] = field(default_factory=list[int])
    percent: list[int] = field(default_factory=list[int])
    at_class: int = 0
    owned: list[int] = field(default_factory=list[int])
    """Spaces that can be owned, in board order."""
    price: list[int] = field(default_factory=list[int])
    half: list[int] = field(default_factory=list[int])
    """Transfer price (rule 6.6)."""
    interest: list[int] = field(default_factory=list[int])
    """10 % of it, rounded up (rules 6.7, 6.8)."""
    back: list[int] = field(default_factory=list[int])
    """What buying back costs."""
    step: list[int] = field(default_factory=list[int])
    rents: list[list[int]] = field(default_factory=list[list[int]])
    """By level: in the short game the figure for four liquids is left out (rule 12.2)."""
    top: int = 0
    """Level of a solid: 5, in the short game 4."""
    family: list[int] = field(default_factory=list[int])
    """Colour sets come first, then lab supplies, then life elements; -1: cannot be owned."""
    family_ids: list[str] = field(default_factory=list[str])
    families: int = 0
    colours: int = 0
    """How many families can condense."""
    supplies: int = 0
    life: int = 0
    size: list[int] = field(default_factory=list[int])
    members: list[list[int]] = field(default_factory=list[list[int]])
    almost: list[int] = field(default_factory=list[int])
    """Per family: all its cards but one; -1 where it has only one."""
    whole: list[int] = field(default_factory=list[int])
    """Per family: how many cards make it whole; for one that never condenses (rule 5.8) more than there are."""
    nowhere: list[int] = field(default_factory=list[int])
    """-1 for each family: no level."""
    supply_rents: list[int] = field(default_factory=list[int])
    life_factors: list[int] = field(default_factory=list[int])
    start: int = 0
    go: int = 0
    fine: int = 0
    liquids: int = 0
    solids: int = 0
    decks: list[list[int]] = field(default_factory=list[list[int]])
    """Cards of Lab Day and of Test Day."""
    card_ids: list[str] = field(default_factory=list[str])
    card_numbers: dict[str, int] = field(default_factory=dict[str, int])
    card_deck: list[int] = field(default_factory=list[int])
    card_effect: list[int] = field(default_factory=list[int])
    card_to: list[int] = field(default_factory=list[int])
    card_amount: list[int] = field(default_factory=list[int])
    card_steps: list[int] = field(default_factory=list[int])
    card_factor: list[int] = field(default_factory=list[int])
    card_liquid: list[int] = field(default_factory=list[int])
    card_solid: list[int] = field(default_factory=list[int])
    # Answers about one space or card: made once, because lists of them are made all the time.
    condense: list[Action] = field(default_factory=list[Action])
    evaporate: list[Action] = field(default_factory=list[Action])
    transfer: list[Action] = field(default_factory=list[Action])
    buy_back: list[Action] = field(default_factory=list[Action])
    dealt: list[Action] = field(default_factory=list[Action])
    free: list[Action] = field(default_factory=list[Action])
    drawn: list[Action] = field(default_factory=list[Action])


def make_board(pack: Pack, short: bool) -> Board:
    """The tables of a pack, for the regular or the short game."""
    b = Board()
    money = pack.money
    b.start, b.go, b.fine, b.liquids, b.solids = money.start, money.go, money.fine, money.liquids, money.solids
    b.top = 4 if short else 5
    b.supply_rents = [0, *pack.supply_rents]
    b.life_factors = [0, *pack.life_factors]
    b.family_ids = [family.id for family in pack.families] + ["supplies", "life"]
    b.families = len(b.family_ids)
    b.colours = b.supplies = len(pack.families)
    b.life = b.supplies + 1
    b.size = [0] * b.families
    b.members = [[] for _ in range(b.families)]
    steps = {family.id: family.step for family in pack.families}
    for space in pack.spaces:
        add_space(b, space, steps.get(space.family, 0), short)
    b.nowhere = [-1] * b.families
    b.almost = [size - 1 or -1 for size in b.size]
    b.whole = [b.size[f] if f < b.colours else len(b.owned) + 1 for f in range(b.families)]
    add_cards(b, pack)
    return b


def add_space(b: Board, space: Space, step: int, short: bool) -> None:
    q = b.spaces
    b.spaces += 1
    b.ids.append(space.id)
    b.numbers[space.id] = q
    b.kind.append(KINDS[space.kind])
    if space.kind == "class":
        b.at_class = q
    b.amount.append(space.amount)
    b.percent.append(space.percent)
    half = space.price // 2
    b.price.append(space.price)
    b.half.append(half)
    b.interest.append(tenth(half))
    b.back.append(half + tenth(half))
    b.step.append(step)
    b.rents.append([*space.rents[:4], space.rents[5]] if short and space.rents else list(space.rents))
    family = -1
    if space.kind in OWNED:
        name = "supplies" if space.kind == "supply" else "life" if space.kind == "life" else space.family
        family = b.family_ids.index(name)
        b.size[family] += 1
        b.members[family].append(q)
        b.owned.append(q)
    b.family.append(family)
    b.condense.append(Condense(space.id))
    b.evaporate.append(Evaporate(space.id))
    b.transfer.append(Transfer(space.id))
    b.buy_back.append(BuyBack(space.id))
    b.dealt.append(Dealt(space.id))


def add_cards(b: Board, pack: Pack) -> None:
    b.decks = [[], []]
    for number, card in enumerate(pack.cards):
        deck = DECK_KINDS.index(card.deck)
        b.decks[deck].append(number)
        b.card_ids.append(card.id)
        b.card_numbers[card.id] = number
        b.card_deck.append(deck)
        b.card_effect.append(EFFECTS[card.effect])
        b.card_to.append(b.numbers[card.to] if card.to else 0)
        b.card_amount.append(card.amount)
        b.card_steps.append(card.steps)
        b.card_factor.append(card.factor)
        b.card_liquid.append(card.liquid)
        b.card_solid.append(card.solid)
        b.free.append(UseFree(card.id))
        b.drawn.append(Drawn(card.id))


def tenth(amount: int) -> int:
    """10 %, rounded up to a whole @ (rule 6.7)."""
    return -(-amount // 10)


_boards: Final[dict[tuple[bytes, bool], Board]] = {}
KEPT: Final = 16
"""Boards kept in memory; a server may be given many packs."""


def board_of(pack: Pack | None, short: bool) -> Board:
    """The board of these options; worked out once and shared."""
    key = (b"" if pack is None else key_of(pack), short)
    found = _boards.get(key)
    if found is None:
        if len(_boards) >= KEPT:
            _boards.clear()
        found = _boards[key] = make_board(PACKAGED if pack is None else pack, short)
    return found
