"""Who sees what. All of this game lies open on the table, but for the order of cards nobody has seen.

The board itself (names, prices, rents) is not in here: a client has it from the room's content or from the pack in the
options. Spaces are numbers along the board, from 0 for Go; cards of the decks and sets go by their ids.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from labtop.rooms.chemistry_monopoly.actions import Actions, SellDown


class PlayerView(Struct, frozen=True, omit_defaults=True):
    cash: int = 0
    at: int = 0
    """The space of the token."""
    inside: int = 0
    """1, 2, 3: in Biology Class, with that turn there to come; 0: outside."""
    frees: list[str] = []
    """Held "Get out of Biology Class Free" cards."""
    out: bool = False
    """Bankrupt."""
    worth: int = 0
    """Rule 10.4, told when the game is over: before Avogadro's Tax nobody may look it up (rule 3.7)."""


class CardView(Struct, frozen=True, omit_defaults=True):
    """A card somebody owns."""

    space: int
    owner: int
    level: int = 0
    """Gas 0, liquids, solid the highest: 5, in the short game 4."""
    away: bool = False
    """Transferred."""
    rent: int = 0
    """What a visitor pays now; for a life element the factor of his roll. 0 where payers count themselves (11.5)."""


class AuctionView(Struct, frozen=True):
    space: int
    price: int
    """Highest bid; 0: none yet."""
    leader: int | None
    bidders: list[int]
    """Still in, the one to speak first."""
    away: bool
    """The card is transferred: its 10 % comes on top."""


class SideView(Struct, frozen=True, omit_defaults=True):
    """What a trade would change for one side."""

    seat: int
    gains: list[str] = []
    """Sets that would be whole."""
    loses: list[str] = []
    """Whole sets that would be broken."""
    interest: int = 0
    """10 % due at once for transferred cards received (rule 6.8)."""
    value: int = 0
    """What is received, at printed prices and in AMUny."""


class TradeView(Struct, frozen=True):
    """An open offer, from the side of the one who made it."""

    seat: int
    to: int
    give: list[str]
    want: list[str]
    pay: int
    ask: int
    counter: bool
    """It is the counter-offer: accept or refuse."""
    sides: list[SideView]


class DebtView(Struct, frozen=True):
    seat: int
    amount: int
    creditor: int | None
    """None: the Lab."""
    reach: int
    """Cash and all that could be raised from the Lab (rule 9.3)."""


class DueView(Struct, frozen=True):
    """An amount that the payer has to count (rule 11.5)."""

    seat: int
    why: Literal["rent", "tax", "pieces"]
    space: int
    creditor: int | None
    card: str


class PublicView(Struct, frozen=True, omit_defaults=True):
    round: int
    rounds: int
    turn: int
    starter: int
    dice: list[int]
    """Last roll; empty before the first."""
    players: list[PlayerView]
    cards: list[CardView]
    liquids: int
    solids: int
    """Left in the Lab."""
    unseen: list[int]
    """Cards of Lab Day and Test Day that nobody has seen yet."""
    doubles: int = 0
    """In a row, in this turn."""
    thrown: bool = False
    """The player in turn has rolled."""
    again: bool = False
    """The player in turn may roll now."""
    pot: int | None = None
    """Extra Credit, where the option is on."""
    drawn: str = ""
    """Last card drawn in this turn."""
    minutes: int = 0
    bell: bool = False
    """The clock has rung: the last turn is being played (rule 10.3)."""
    auction: AuctionView | None = None
    trade: TradeView | None = None
    debt: DebtView | None = None
    due: DueView | None = None
    receipt: int | None = None
    """A transferred card just received (rule 6.8)."""
    reason: str = ""


class Deed(Struct, frozen=True):
    """Something to do with one own card, and what it does to the purse."""

    do: Literal["condense", "evaporate", "transfer", "buyback"]
    space: str
    cash: int
    level: int
    """Afterwards."""


class Partner(Struct, frozen=True):
    seat: int
    cash: int
    goods: list[str]
    """Cards and free cards that may be traded now."""


class TradeMenu(Struct, frozen=True):
    left: int
    """Offers left in this turn (rule 6.4); for an answer: 1 where a counter-offer is open."""
    cash: int
    goods: list[str]
    partners: list[Partner]


class Menu(Struct, frozen=True, omit_defaults=True):
    """What a seat may answer: plain answers as they are, cards with what they bring, and the bounds of open ones."""

    plain: list[Actions] = []
    deeds: list[Deed] = []
    down: list[SellDown] = []
    trade: TradeMenu | None = None
    bid: tuple[int, int] | None = None
    """Lowest and highest bid."""
    count: DueView | None = None
    """The amount is not in it: that is the point."""
