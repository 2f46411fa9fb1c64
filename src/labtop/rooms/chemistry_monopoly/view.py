"""The shapes of what a client sees of a table (public_view.py fills them) and may answer (menus.py).

All of this game lies open on the table but the order of cards nobody has seen. The board itself (names, prices, rents)
is not in here: a client has it from the room's content or from the pack in the options. Spaces, cards of the decks and
sets go by their ids. Structs, so never compiled.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from labtop.rooms.chemistry_monopoly.actions import Actions, Offer, SellDown
from labtop.rooms.chemistry_monopoly.offers import Reason

Why = Literal["rent", "tax", "pieces"]


class PlayerView(Struct, frozen=True, omit_defaults=True):
    """A player: purse, token, free cards."""

    cash: int = 0
    at: str = ""
    """The space of the token."""
    inside: int = 0
    """1, 2, 3: in Biology Class, with that turn there to come; 0: outside."""
    frees: list[str] = []
    """Held "Get out of Biology Class Free" cards."""
    out: bool = False
    """Bankrupt."""
    worth: int = 0
    """Rule 10.4, only when the game is over: the tax is chosen before anybody adds up (rule 3.7)."""


class CardView(Struct, frozen=True, omit_defaults=True):
    """A card somebody owns."""

    space: str
    owner: int
    level: int = 0
    """Gas 0, liquids, solid the highest: 5, in the short game 4."""
    solid: bool = False
    away: bool = False
    """Transferred."""
    rent: int = 0
    """What a visitor pays now. 0 where payers count themselves (rule 11.5)."""
    rolls: bool = False
    """A life element: the rent is that many times the visitor's roll."""
    fixed: bool = False
    """A life element or a lab supply: has no phases (rule 5.8)."""


class AuctionView(Struct, frozen=True):
    """A card put up for auction (rule 8)."""

    space: str
    price: int
    """Highest bid; 0: none yet."""
    value: int
    """Printed price of the card."""
    leader: int | None
    bidders: list[int]
    """Still in; the first one is asked."""
    away: bool
    """The card is transferred: its 10 % comes on top."""


class SaleView(Struct, frozen=True):
    """A card that the player in turn may buy."""

    space: str
    price: int


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
    """An open offer, from the side of the seat that made it."""

    seat: int
    to: int
    give: list[str]
    want: list[str]
    pay: int
    ask: int
    counter: bool
    """It is the counter-offer: accept or refuse."""
    sides: list[SideView]


class DenialView(Struct, frozen=True):
    """The offer that was refused last in this turn, from the side of the seat that made it, and why."""

    seat: int
    """The one who refused."""
    to: int
    """The one who offered."""
    give: list[str]
    want: list[str]
    pay: int
    ask: int
    reason: Reason


class DebtView(Struct, frozen=True):
    """What a seat could not pay at once (rule 9.1)."""

    seat: int
    amount: int
    creditor: int | None
    """None: the Lab."""
    reach: int
    """Cash and all that could be raised from the Lab (rule 9.3)."""


class DueView(Struct, frozen=True):
    """An amount that the payer has to count (rule 11.5)."""

    seat: int
    why: Why
    space: str
    creditor: int | None
    card: str


class PublicView(Struct, frozen=True, omit_defaults=True):
    """What everybody sees."""

    round: int
    rounds: int
    turn: int | None
    starter: int | None
    """None before the opening roll."""
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
    offers: int = 0
    """Trades offered in this turn (rule 6.4)."""
    sale: SaleView | None = None
    pot: int | None = None
    """Extra Credit, where the option is on."""
    drawn: str = ""
    """Last card drawn."""
    minutes: int = 0
    bell: bool = False
    """The clock has rung: the last turn is being played (rule 10.3)."""
    auction: AuctionView | None = None
    trade: TradeView | None = None
    denial: DenialView | None = None
    debt: DebtView | None = None
    due: DueView | None = None
    receipt: str = ""
    """A transferred card just received (rule 6.8)."""
    opening: dict[int, int] = {}
    """Before the first turn: the totals rolled so far, by seat, of the seats that still roll for the start."""
    awaited: int | None = None
    """Before the first turn: the seat that the next throw (rule 2.2) or dealt card (rule 12.1) is for."""
    reason: str = ""


class Deed(Struct, frozen=True):
    """Something to do with one own card, and what it does to the purse."""

    do: Literal["condense", "evaporate", "transfer", "buyback"]
    space: str
    cash: int
    level: int
    """Afterwards."""


class Partner(Struct, frozen=True):
    """A player that an offer can be made to."""

    seat: int
    cash: int
    goods: list[str]
    """Cards and free cards that may be traded now."""


class TradeMenu(Struct, frozen=True):
    """What an offer or counter-offer can be made of."""

    left: int
    """Offers left in this turn (rule 6.4); for an answer: 1 where a counter-offer is open."""
    cash: int
    goods: list[str]
    partners: list[Partner]


class ReceiptMenu(Struct, frozen=True):
    """A transferred card just received: what each of the two answers costs (rule 6.8)."""

    back: int
    interest: int


class Menu(Struct, frozen=True, omit_defaults=True):
    """What a seat may answer: plain answers as they are, deeds with one card, and the bounds of open-ended answers."""

    plain: list[Actions] = []
    deeds: list[Deed] = []
    down: list[SellDown] = []
    trade: TradeMenu | None = None
    better: Offer | None = None
    """The offer that was refused last, with the money for which it would be accepted."""
    bid: tuple[int, int] | None = None
    """Lowest and highest bid."""
    count: DueView | None = None
    """Without the amount, which the payer has to find (rule 11.5)."""
    receipt: ReceiptMenu | None = None
