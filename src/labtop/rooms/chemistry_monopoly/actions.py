"""The kinds of questions of this room and their answers. Structs, so never compiled (engine/wire.py).

Spaces and cards go by the ids of the board that is played (rooms/chemistry_monopoly/content/board.toml or a pack).
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from labtop.engine.wire import Action

Id = Annotated[str, Meta(pattern="^[a-z0-9-]+$", max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Amount = Annotated[int, Meta(ge=0, le=999_999)]
Price = Annotated[int, Meta(ge=1, le=999_999)]
Goods = Annotated[tuple[Id, ...], Meta(max_length=80)]
Face = Annotated[int, Meta(ge=1, le=6)]
Level = Annotated[int, Meta(ge=0, le=5)]
Why = Literal["yours", "both", "broken", "printed", "margin", "purse", "unconvinced"]
"""Kinds of reasons for refusing a trade; reasons.py says when each of them holds."""

SeatKind = Literal["turn", "buy", "auction", "debt", "offer", "counter", "receive", "tax", "count", "leave"]
"""Questions to a seat."""
ChanceKind = Literal["thrown", "lab_day", "test_day", "deal", "bell"]
"""Questions to CHANCE; the bell is a door, and only the table's clock answers it (rule 10.3)."""
Kind = Literal[SeatKind, ChanceKind]
KINDS: Final = get_args(Kind)

# ---- the turn ------------------------------------------------------------------------------------------------------


class Throw(Action, frozen=True):
    """Roll both dice (rules 2.3, 2.5, 7.4)."""


class End(Action, frozen=True):
    """Pass the dice to the left; after doubles it declines the further roll (rules 2.5, 2.8)."""


class PayFine(Action, frozen=True):
    """Leave Biology Class for money (rules 7.3, 7.5)."""


class UseFree(Action, frozen=True):
    """Leave Biology Class with a free card, which goes back under its deck (rules 3.6, 7.3, 7.5)."""

    card: Id


class Condense(Action, frozen=True):
    """Buy the next level of an element: a liquid, or the solid (rules 5.1 to 5.4)."""

    space: Id


class Evaporate(Action, frozen=True):
    """Sell the highest level of an element (rule 5.5)."""

    space: Id


class SellDown(Action, frozen=True):
    """Sell several levels of a set in one step, where the Lab lacks the liquids under a solid (rule 5.7)."""

    family: Id
    levels: Annotated[tuple[Level, ...], Meta(max_length=4)]
    """What is left on each element of the set, in board order."""


class Transfer(Action, frozen=True):
    """Turn a card over for its transfer price (rule 6.6)."""

    space: Id


class BuyBack(Action, frozen=True):
    """Turn a transferred card up again, with interest (rules 6.7, 6.8)."""

    space: Id


# ---- answers to a space --------------------------------------------------------------------------------------------


class Buy(Action, frozen=True):
    """Buy the card of the space at its printed price (rule 3.1)."""


class Decline(Action, frozen=True):
    """Leave it (rules 3.2, 11.2)."""


class PayTax(Action, frozen=True):
    """Choose before anything is added up (rule 3.7)."""

    way: Literal["flat", "percent"]


class Count(Action, frozen=True):
    """Name the amount due, with "count it yourself" (rule 11.5)."""

    amount: Amount


# ---- auctions ------------------------------------------------------------------------------------------------------


class Bid(Action, frozen=True):
    """Raise (rule 8.2)."""

    amount: Price


class Drop(Action, frozen=True):
    """Leave this auction for good (rule 8.2)."""


# ---- trades --------------------------------------------------------------------------------------------------------


class Offer(Action, frozen=True):
    """Offer a trade to one player; goods are cards of the board and held free cards (rules 6.1, 6.2)."""

    to: Seat
    give: Goods = ()
    want: Goods = ()
    pay: Amount = 0
    """AMUny given with the goods."""
    ask: Amount = 0
    """AMUny wanted with the goods."""


class Accept(Action, frozen=True):
    """Carry the trade out (rule 6.3)."""


class Refuse(Action, frozen=True):
    """No trade (rule 6.3). Bots say why and for how much more they would agree; nobody has to."""

    why: Why | None = None
    more: Amount = 0
    """AMUny added to the offer with which it would be accepted; 0: no price is named."""


class Counter(Action, frozen=True):
    """Answer an offer with another one, seen from the answering side (rule 6.3)."""

    give: Goods = ()
    want: Goods = ()
    pay: Amount = 0
    ask: Amount = 0


class PayInterest(Action, frozen=True):
    """Leave a received card transferred and pay the Lab its 10 % (rule 6.8)."""


# ---- debts ---------------------------------------------------------------------------------------------------------


class GiveUp(Action, frozen=True):
    """Go bankrupt, where nothing one owns covers the debt (rule 9.3)."""


# ---- chance --------------------------------------------------------------------------------------------------------


class Thrown(Action, frozen=True):
    """Chance: the two dice."""

    dice: tuple[Face, Face]


class Drawn(Action, frozen=True):
    """Chance: the top card of a deck."""

    card: Id


class Dealt(Action, frozen=True):
    """Chance: the next Element Card of the short game (rule 12.1)."""

    space: Id


class Bell(Action, frozen=True):
    """Chance, from the table's clock: the minutes are over (rule 10.3)."""


Turn = Throw | End | PayFine | UseFree | Condense | Evaporate | SellDown | Transfer | BuyBack
Answer = Buy | Decline | PayTax | Count | Bid | Drop | Offer | Accept | Refuse | Counter | PayInterest | GiveUp
Actions = Turn | Answer | Thrown | Drawn | Dealt | Bell

OPEN = (Bid, Offer, Counter, SellDown, Refuse)
"""Open-ended answers, judged by `check`: `legal` lists only some of them (answers.py says which)."""
