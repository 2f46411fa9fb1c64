"""Reasons for refusing a trade (rule 6.3): one who refuses names the kind, the figures come from the board.

So a sentence about a refusal cannot say what is not there: a kind that does not hold is refused by the judge.
"""

from __future__ import annotations

from typing import Final

from labtop.rooms.chemistry_monopoly.actions import Offer, Why
from labtop.rooms.chemistry_monopoly.board import LAB
from labtop.rooms.chemistry_monopoly.events import Refused
from labtop.rooms.chemistry_monopoly.offers import Denial, Reason
from labtop.rooms.chemistry_monopoly.receipts import interest_of
from labtop.rooms.chemistry_monopoly.rent import rent
from labtop.rooms.chemistry_monopoly.state import Table, Trade
from labtop.rooms.chemistry_monopoly.trades import names_of

FIGURES: Final[dict[Why, tuple[str, ...]]] = {
    "yours": ("yours", "rent"),
    "both": ("yours", "rent", "mine", "rise"),
    "broken": ("broken",),
    "printed": ("offered", "asked"),
    "margin": ("offered", "asked", "least"),
    "purse": ("left", "dearest"),
    "unconvinced": ("unconvinced",),
}
"""Which fields of `offers.Reason` belong to each kind."""


def reason(s: Table, trade: Trade, seat: int, why: Why | None, more: int = 0) -> Reason | None:
    """The figures of a reason, for the seat that refuses an open trade; None: the reason does not hold."""
    if why is None or why == "unconvinced":
        return Reason(why, unconvinced=why is not None, more=more)
    gets, gives = spaces_of(s, trade.give), spaces_of(s, trade.want)
    if why in ("yours", "both"):
        return whole_set(s, trade, seat, why, more)
    if why == "broken":
        families = completed(s, seat, gets, gives, before=True)
        return Reason(why, broken=s.board.family_ids[families[0]], more=more) if families else None
    if why == "purse":
        return short_purse(s, trade, seat, interest_of(s, gets), more)
    return printed(s, trade, gets, gives, why, more)


def whole_set(s: Table, trade: Trade, seat: int, why: Why, more: int) -> Reason | None:
    """The other side would hold a whole set; `both`: so would this one, but that set earns less."""
    gets, gives = spaces_of(s, trade.give), spaces_of(s, trade.want)
    theirs = max(completed(s, trade.seat, gives, gets), key=lambda f: whole_rent(s, f), default=LAB)
    if theirs == LAB:
        return None
    name, rise = s.board.family_ids[theirs], whole_rent(s, theirs)
    if why == "yours":
        return Reason(why, yours=name, rent=rise, more=more)
    mine = max(completed(s, seat, gets, gives), key=lambda f: whole_rent(s, f), default=LAB)
    if mine == LAB or not 0 < whole_rent(s, mine) < rise:
        return None
    return Reason(why, yours=name, rent=rise, mine=s.board.family_ids[mine], rise=whole_rent(s, mine), more=more)


def printed(s: Table, trade: Trade, gets: list[int], gives: list[int], why: Why, more: int) -> Reason | None:
    """What comes in and what goes out, at printed prices: too little, or less than half as much again."""
    price = s.board.price
    offered = trade.pay + sum([price[q] for q in gets]) - interest_of(s, gets)
    asked = trade.ask + sum([price[q] for q in gives])
    if why == "margin":
        least = -(-3 * asked // 2)
        return Reason(why, offered=max(0, offered), asked=asked, least=least, more=more) if offered < least else None
    return Reason(why, offered=max(0, offered), asked=asked, more=more) if offered < asked else None


def short_purse(s: Table, trade: Trade, seat: int, due: int, more: int) -> Reason | None:
    """The trade takes money, and what is left would not pay the dearest rent around."""
    taken = trade.ask + due - trade.pay
    left, dearest = s.cash[seat] - taken, dearest_rent(s, seat)
    return Reason("purse", left=max(0, left), dearest=dearest, more=more) if taken > 0 and left < dearest else None


def dearest_rent(s: Table, seat: int) -> int:
    """Among the others' cards; life elements are left out, because their rent depends on a roll."""
    b = s.board
    others = [q for q in b.owned if s.owner[q] not in (LAB, seat) and not s.away[q] and b.family[q] != b.life]
    return max([rent(s, q, 1) for q in others], default=0)


def spaces_of(s: Table, goods: list[int]) -> list[int]:
    """The spaces among goods; free cards are left out."""
    return [good for good in goods if good < s.board.spaces]


def completed(s: Table, seat: int, gets: list[int], gives: list[int], *, before: bool = False) -> list[int]:
    """Families of which a seat would have all cards after a trade and not before it; `before`: the other way round."""
    b = s.board
    found = []
    for f in dict.fromkeys([b.family[q] for q in gets + gives]):
        now = s.owned[seat * b.families + f]
        then = now + sum([b.family[q] == f for q in gets]) - sum([b.family[q] == f for q in gives])
        if before:
            now, then = then, now
        if now < b.size[f] == then:
            found.append(f)
    return found


def whole_rent(s: Table, f: int) -> int:
    """The dearest rent of a whole set as gas (rules 4.1 to 4.3); 0 for life elements, whose rent is a roll's."""
    b = s.board
    if f < b.colours:
        return 2 * max([b.rents[q][0] for q in b.members[f]])
    return b.supply_rents[b.size[f]] if f == b.supplies else 0


# ---- a refusal -----------------------------------------------------------------------------------------------------


def refuse(s: Table, trade: Trade, seat: int, why: Why | None, more: int) -> Reason:
    """An offer is refused: the reason with its figures, which stays open while the turn goes on."""
    found = reason(s, trade, seat, why, more) or Reason()
    if why is not None or more:
        give, want = tuple(trade.give), tuple(trade.want)
        s.denial = Denial(seat, trade.seat, give, want, trade.pay, trade.ask, s.shifts, found)
    return found


def refused(seat: int, to: int, found: Reason) -> Refused:
    """The event; what does not belong to the reason is left out."""
    told = () if found.why is None else ("why", *FIGURES[found.why])
    return Refused(seat, to, **{name: getattr(found, name) for name in (*told, *(("more",) if found.more else ()))})


def better_offer(s: Table, seat: int) -> Offer | None:
    """The refused offer of this seat with the money that would have been enough; None: no price was named."""
    denial = s.denial
    if denial is None or denial.to != seat or denial.shifts != s.shifts or not denial.reason.more:
        return None
    net = denial.pay - denial.ask + denial.reason.more
    give, want = (tuple(names_of(s, list(goods))) for goods in (denial.give, denial.want))
    return Offer(denial.seat, give, want, max(0, net), max(0, -net))
