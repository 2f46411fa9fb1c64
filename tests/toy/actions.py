"""The answers of the toy room."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from labtop.engine.wire import Action

Kind = Literal["turn", "deal", "theft", "react", "bid", "offer", "discard", "shield"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

Card = Annotated[int, Meta(ge=0, le=5)]
Place = Annotated[int, Meta(ge=0, le=3)]
Coins = Annotated[int, Meta(ge=1, le=99)]


class Draw(Action, frozen=True):
    """Take a card from the deck; ends the turn."""


class Pass(Action, frozen=True):
    """Nothing: in a reaction round, an auction, a discard with an empty hand."""


class Steal(Action, frozen=True):
    """Take a card from another hand, unseen."""

    victim: Place


class Boum(Action, frozen=True):
    """Blow a boum card up at somebody; the others may boost it."""

    victim: Place


class Boost(Action, frozen=True):
    """Add the own boum card to the blast."""


class Meld(Action, frozen=True):
    """Lay down a pair of elements for a point."""

    card: Card


class Sell(Action, frozen=True):
    """Put a card up for auction."""

    card: Card


class Bid(Action, frozen=True):
    coins: Coins


class Offer(Action, frozen=True):
    """Offer a card for another; once a turn."""

    to: Place
    give: Card
    want: Card


class Accept(Action, frozen=True):
    """Swap the cards."""


class Refuse(Action, frozen=True):
    """Keep the cards."""


class Counter(Action, frozen=True):
    """Refuse for now and offer another swap back."""

    give: Card
    want: Card


class Shield(Action, frozen=True):
    """Play a shield card, at any time."""


class Discard(Action, frozen=True):
    """Sealed: the card to throw away."""

    card: Card


class Dealt(Action, frozen=True):
    """Chance: which card it is, from the deck or out of a hand."""

    card: Card


Turn = Draw | Steal | Boum | Meld | Sell | Offer
Answer = Pass | Boost | Bid | Accept | Refuse | Counter | Shield | Discard
Actions = Turn | Answer | Dealt
