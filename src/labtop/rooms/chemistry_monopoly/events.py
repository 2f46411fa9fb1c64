"""What this room tells: one Struct per event, all of it public. Structs, so never compiled (engine/wire.py).

Spaces, cards and sets go by their ids, as in the answers (actions.py); amounts are AMUny.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from labtop.engine.wire import Event
from labtop.rooms.chemistry_monopoly.actions import Why

Faces = tuple[int, int]
Deck = Literal["lab-day", "test-day"]
Reason = Literal["last_one", "second_bankruptcy", "last_round", "bell"]
"""Why a game ended (rules 10.1 to 10.3 and 12.3)."""

# ---- turns ---------------------------------------------------------------------------------------------------------


class OpeningRoll(Event, frozen=True):
    """A seat rolled for the first turn (rule 2.2)."""

    seat: int
    dice: Faces


class Starts(Event, frozen=True):
    """A seat has the first turn (rule 2.2)."""

    seat: int


class Dealt(Event, frozen=True):
    """A seat got a card of the short game and paid for it (rule 12.1)."""

    seat: int
    space: str
    amount: int


class Turn(Event, frozen=True):
    """A turn begins (rule 2.8)."""

    seat: int


class Threw(Event, frozen=True):
    """The seat in turn rolled the dice (rules 2.3, 7.4 and 13.3)."""

    seat: int
    dice: Faces


class Bell(Event, frozen=True):
    """The minutes are over: the turn that is being played is the last one (rule 10.3)."""


class Over(Event, frozen=True):
    """The game ended."""

    reason: Reason


# ---- spaces --------------------------------------------------------------------------------------------------------


class PassedGo(Event, frozen=True):
    """A token passed Go (rule 2.9)."""

    seat: int
    amount: int


class LandedOnGo(Event, frozen=True):
    """A token stopped on Go (rules 2.10 and 11.1)."""

    seat: int
    amount: int


class Landed(Event, frozen=True):
    """A token came to a space by the dice or by a card; being sent to Biology Class is ToClass."""

    seat: int
    space: str


class Bought(Event, frozen=True):
    """A seat bought the card of its space from the Lab (rule 3.1)."""

    seat: int
    space: str
    amount: int


class Declined(Event, frozen=True):
    """A seat did not buy the card of its space (rule 3.2)."""

    seat: int
    space: str


class Drew(Event, frozen=True):
    """A seat drew a card of Lab Day or Test Day (rule 3.5)."""

    seat: int
    deck: Deck
    card: str


class Collected(Event, frozen=True):
    """A card brought money from the Lab."""

    seat: int
    amount: int


class WonPot(Event, frozen=True):
    """A seat took the pot on Extra Credit (rules 11.3 and 11.4)."""

    seat: int
    amount: int


# ---- Biology Class -------------------------------------------------------------------------------------------------


class ToClass(Event, frozen=True):
    """A seat was sent to Biology Class (rule 7.1)."""

    seat: int


class FreedByDoubles(Event, frozen=True):
    """Doubles let a seat leave Biology Class (rule 7.4)."""

    seat: int


class StaysInside(Event, frozen=True):
    """A roll without doubles: the seat stays in Biology Class (rule 7.4)."""

    seat: int
    turn: int
    """The turn in Biology Class that comes next."""


class LeavesClass(Event, frozen=True):
    """A seat leaves Biology Class for money (rules 7.3 and 7.5)."""

    seat: int
    amount: int


class UsedFree(Event, frozen=True):
    """A seat leaves Biology Class with a free card (rules 3.6 and 7.3)."""

    seat: int
    card: str


# ---- cards of one's own --------------------------------------------------------------------------------------------


class Condensed(Event, frozen=True):
    """An element got one more liquid (rule 5.2)."""

    seat: int
    space: str
    level: int
    """Afterwards."""
    amount: int


class Frozen(Event, frozen=True):
    """An element became solid (rule 5.3)."""

    seat: int
    space: str
    level: int
    amount: int


class Evaporated(Event, frozen=True):
    """An element lost a liquid (rule 5.5)."""

    seat: int
    space: str
    level: int
    """Afterwards."""
    amount: int


class Melted(Event, frozen=True):
    """A solid went back to liquids (rule 5.5)."""

    seat: int
    space: str
    level: int
    amount: int


class SoldDown(Event, frozen=True):
    """Several levels of a set were sold in one step (rule 5.7)."""

    seat: int
    family: str
    levels: tuple[int, ...]
    """What is left on each element of the set, in board order."""
    amount: int


class Transferred(Event, frozen=True):
    """A card was turned over for its transfer price (rule 6.6)."""

    seat: int
    space: str
    amount: int


class BoughtBack(Event, frozen=True):
    """A transferred card was turned up again (rules 6.7 and 6.8)."""

    seat: int
    space: str
    amount: int


class PaidInterest(Event, frozen=True):
    """A received card stays transferred, for 10 % (rule 6.8)."""

    seat: int
    space: str
    amount: int


# ---- trades --------------------------------------------------------------------------------------------------------


class Terms(Event, frozen=True):
    """What the three events of a trade have in common; what is not part of the trade is left out."""

    seat: int
    to: int
    give: tuple[str, ...] | UnsetType = UNSET
    want: tuple[str, ...] | UnsetType = UNSET
    pay: int | UnsetType = UNSET
    ask: int | UnsetType = UNSET


class Offered(Terms, frozen=True):
    """A seat offered a trade (rule 6.2)."""


class Countered(Terms, frozen=True):
    """The seat that was asked offered another trade instead (rule 6.3)."""


class Traded(Terms, frozen=True):
    """A trade was carried out (rule 6.3)."""


class Refused(Event, frozen=True):
    """A seat refused an offer or a counter-offer (rule 6.3); with its reason, where it named one (offers.Reason)."""

    seat: int
    to: int
    why: Why | UnsetType = UNSET
    yours: str | UnsetType = UNSET
    rent: int | UnsetType = UNSET
    mine: str | UnsetType = UNSET
    rise: int | UnsetType = UNSET
    broken: str | UnsetType = UNSET
    offered: int | UnsetType = UNSET
    asked: int | UnsetType = UNSET
    least: int | UnsetType = UNSET
    left: int | UnsetType = UNSET
    dearest: int | UnsetType = UNSET
    unconvinced: bool | UnsetType = UNSET
    more: int | UnsetType = UNSET


# ---- auctions ------------------------------------------------------------------------------------------------------


class PutUp(Event, frozen=True):
    """A card is put up for auction (rule 8.1)."""

    space: str


class Bid(Event, frozen=True):
    """A seat raised (rule 8.2)."""

    seat: int
    space: str
    amount: int


class Dropped(Event, frozen=True):
    """A seat left an auction, by its own answer or because it cannot raise (rule 8.2)."""

    seat: int
    space: str


class Auctioned(Event, frozen=True):
    """The highest bid takes the card (rule 8.4)."""

    seat: int
    space: str
    amount: int


class Unsold(Event, frozen=True):
    """Nobody bid: the card stays with the Lab (rule 8.4)."""

    space: str


# ---- payments and debts --------------------------------------------------------------------------------------------


class PaidPlayer(Event, frozen=True):
    """Money went from one seat to another."""

    seat: int
    amount: int
    to: int


class PaidLab(Event, frozen=True):
    """Money went to the Lab, or as a tax or fine to the pot (rule 11.3)."""

    seat: int
    amount: int


class OwesLab(Event, frozen=True):
    """A seat cannot pay the Lab at once (rule 9.1)."""

    seat: int
    amount: int


class OwesPlayer(Event, frozen=True):
    """A seat cannot pay another one at once (rule 9.1)."""

    seat: int
    amount: int
    to: int


class Bankrupt(Event, frozen=True):
    """A seat is out (rules 9.4 and 9.5)."""

    seat: int
    to: int | UnsetType = UNSET
    """The player who takes everything over; left out where it is the Lab."""


class ToBeAuctioned(Event, frozen=True):
    """The cards of a bankrupt seat are put up for auction one by one (rule 9.5)."""

    count: int


Events = (
    OpeningRoll | Starts | Dealt | Turn | Threw | Bell | Over
    | PassedGo | LandedOnGo | Landed | Bought | Declined | Drew | Collected | WonPot
    | ToClass | FreedByDoubles | StaysInside | LeavesClass | UsedFree
    | Condensed | Frozen | Evaporated | Melted | SoldDown | Transferred | BoughtBack | PaidInterest
    | Offered | Countered | Traded | Refused
    | PutUp | Bid | Dropped | Auctioned | Unsold
    | PaidPlayer | PaidLab | OwesLab | OwesPlayer | Bankrupt | ToBeAuctioned
)  # fmt: skip
