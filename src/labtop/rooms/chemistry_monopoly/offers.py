"""What is remembered of trades: those offered lately, and the last one that was refused with a reason.

Both lie open: everybody at the table heard them. Structs, so never compiled (engine/wire.py).
"""

from __future__ import annotations

from msgspec import Struct

from labtop.rooms.chemistry_monopoly.actions import Why


class Past(Struct, frozen=True, forbid_unknown_fields=True):
    """An offer that was made. Goods as in `state.Trade`."""

    seat: int
    to: int
    round: int
    shifts: int
    """`Table.shifts` when it was made: while that is the same, no card has changed its owner, level or side."""
    give: tuple[int, ...]
    want: tuple[int, ...]
    net: int
    """AMUny given less AMUny asked for."""


class Reason(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Why a trade was refused, in figures of the board at that moment; what does not belong to the reason is empty.

    Sets are those of the two sides after the trade: `yours` of the one who offered, `mine` of the one who refuses.
    """

    why: Why | None = None
    yours: str = ""
    """A set that the other side would hold whole."""
    rent: int = 0
    """The dearest rent of the gases of that set; 0: it depends on the visitor's roll."""
    mine: str = ""
    rise: int = 0
    broken: str = ""
    """A set of one's own that would no longer be whole."""
    offered: int = 0
    """What would come in, in AMUny and at printed prices, less interest due at once."""
    asked: int = 0
    """What would go out, counted likewise."""
    least: int = 0
    """What would have to come in."""
    left: int = 0
    """AMUny left in the purse."""
    dearest: int = 0
    """The dearest rent among the others' cards."""
    unconvinced: bool = False
    more: int = 0
    """With so many AMUny more the offer would be accepted; 0: no price is named."""


class Denial(Struct, frozen=True, forbid_unknown_fields=True):
    """The offer that was refused last, for as long as the turn goes on in which it was made."""

    seat: int
    """The one who refused."""
    to: int
    """The one who offered."""
    give: tuple[int, ...]
    want: tuple[int, ...]
    pay: int
    ask: int
    shifts: int
    """`Table.shifts` when it was refused."""
    reason: Reason
