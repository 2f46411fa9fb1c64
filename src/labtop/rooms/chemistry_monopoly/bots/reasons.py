"""What can be said of an answer in Chemistry Monopoly: each reason is a fact of board, purses and cards."""

from __future__ import annotations

from typing import Final

from labtop.bots.reasons import Named, Numbers
from labtop.engine.wire import Action
from labtop.rooms.chemistry_monopoly.actions import (
    Accept,
    Bid,
    Buy,
    BuyBack,
    Condense,
    Decline,
    Drop,
    End,
    Evaporate,
    PayFine,
    PayTax,
    Refuse,
    SellDown,
    Throw,
    Transfer,
    UseFree,
)
from labtop.rooms.chemistry_monopoly.board import LAB, OWN
from labtop.rooms.chemistry_monopoly.bots.lore import SUMS
from labtop.rooms.chemistry_monopoly.bots.spot import Deal, Spot
from labtop.rooms.chemistry_monopoly.reasons import dearest_rent
from labtop.rooms.chemistry_monopoly.rent import rent
from labtop.rooms.chemistry_monopoly.state import Auction, Table


def gains_card(a: Action | None) -> bool:
    return isinstance(a, Buy | Bid)


# ---- what an answer gives -------------------------------------------------------------------------------------------


def makes_set(p: Spot, a: Action, _: Action | None) -> Numbers | None:
    q = p.lot(a) if gains_card(a) else None
    if q is None or not p.lacks_one(q, p.seat) or p.blocked(q):
        return None
    return {**p.card(q), "family": p.family(q)}


def blocks(p: Spot, a: Action, _: Action | None) -> Numbers | None:
    q = p.lot(a) if gains_card(a) else None
    rival = None if q is None else p.rival(q)
    return None if q is None or rival is None else {**p.card(q), "family": p.family(q), "to": rival}


def buys(p: Spot, a: Action, _: Action | None) -> Numbers | None:
    if not isinstance(a, Buy):
        return None
    q = p.s.pos[p.seat]
    return {**p.card(q), "price": p.s.board.price[q], "left": p.after(a).cash[p.seat]}


def declines(p: Spot, a: Action, _: Action | None) -> Numbers | None:
    """Buying would leave less than the dearest rent around."""
    if not isinstance(a, Decline):
        return None
    q = p.s.pos[p.seat]
    left, due = p.s.cash[p.seat] - p.s.board.price[q], dearest_rent(p.s, p.seat)
    return {**p.card(q), "left": left, "rent": due} if 0 <= left < due else None


def keeps_cash(p: Spot, a: Action, _: Action | None) -> Numbers | None:
    """A card that is declined stays with the Lab, or is auctioned (rules 3.2 and 11.2)."""
    if not isinstance(a, Decline):
        return None
    auction = "yes" if p.s.options.auction else "no"
    return {**p.card(p.s.pos[p.seat]), "cash": p.s.cash[p.seat], "auction": auction}


def bids(p: Spot, a: Action, _: Action | None) -> Numbers | None:
    q = p.lot(a)
    if not isinstance(a, Bid) or q is None:
        return None
    price = p.s.board.price[q]
    way = "below" if a.amount < price else "above" if a.amount > price else "same"
    return {**p.card(q), "amount": a.amount, "price": price, "way": way}


def drops(p: Spot, a: Action, _: Action | None) -> Numbers | None:
    q, about = p.lot(a), p.s.stack[-1].about
    if not isinstance(a, Drop) or q is None or not isinstance(about, Auction):
        return None
    return {**p.card(q), "bid": about.price, "price": p.s.board.price[q]}


def condenses(p: Spot, a: Action, _: Action | None) -> Numbers | None:
    """A level more: what a visit costs before and after."""
    if not isinstance(a, Condense):
        return None
    s, q = p.s, p.s.board.numbers[a.space]
    solid = "yes" if p.after(a).level[q] == s.board.top else "no"
    before, after = rent(s, q, 1), rent(p.after(a), q, 1)
    return {**p.card(q), "cost": -p.raised(a), "before": before, "after": after, "solid": solid}


def raises(p: Spot, a: Action, _: Action | None) -> Numbers | None:
    """Money from the Lab, while something is to be paid."""
    need = p.needed()
    if not is_sale(a) or need is None or p.raised(a) <= 0:
        return None
    return {"amount": p.raised(a), "missing": p.lacking(), "need": need}


def is_sale(a: Action | None) -> bool:
    return isinstance(a, Evaporate | Transfer | SellDown)


def buys_back(p: Spot, a: Action, _: Action | None) -> Numbers | None:
    if not isinstance(a, BuyBack):
        return None
    q = p.s.board.numbers[a.space]
    return {**p.card(q), "cost": -p.raised(a)}


def free_card(p: Spot, a: Action, _: Action | None) -> Numbers | None:
    return {"fine": p.s.board.fine, "find": findable(p)} if isinstance(a, UseFree) else None


def pays_fine(p: Spot, a: Action, _: Action | None) -> Numbers | None:
    return {"fine": -p.raised(a), "find": findable(p)} if isinstance(a, PayFine) and p.raised(a) < 0 else None


def findable(p: Spot) -> int:
    """Cards nobody owns that this purse could pay."""
    s = p.s
    return sum(s.owner[q] == LAB and s.board.price[q] <= s.cash[p.seat] for q in s.board.owned)


def stays(p: Spot, a: Action, _: Action | None) -> Numbers | None:
    """Rolling inside Biology Class: a double lets out."""
    return {**ahead(p)} if isinstance(a, Throw) and p.s.inside[p.seat] else None


def rolls(p: Spot, a: Action, _: Action | None) -> Numbers | None:
    return {**ahead(p)} if isinstance(a, Throw) and not p.s.inside[p.seat] else None


def ends(p: Spot, a: Action, _: Action | None) -> Numbers | None:
    if not isinstance(a, End):
        return None
    return {"cash": p.s.cash[p.seat], "rent": dearest_rent(p.s, p.seat)}


def ahead(p: Spot) -> Numbers:
    """Of 100 rolls, those that lead straight to somebody else's card, and the dearest rent among these."""
    s, b = p.s, p.s.board
    risk, most = 0.0, 0
    for total, chance in SUMS:
        q = (s.pos[p.seat] + total) % b.spaces
        if b.kind[q] == OWN and s.owner[q] not in (LAB, p.seat) and not s.away[q]:
            risk += chance
            most = max(most, due_on(s, q, total))
    return {"risk": round(100 * risk), "rent": most}


def due_on(s: Table, q: int, total: int) -> int:
    """The rent for a visitor who came by this roll."""
    b = s.board
    if b.family[q] == b.life:
        return total * b.life_factors[s.owned[s.owner[q] * b.families + b.life]]
    return rent(s, q, 1)


def trades_set(p: Spot, a: Action, _: Action | None) -> Numbers | None:
    deal = None if isinstance(a, Refuse) else p.deal(a)
    whole = None if deal is None else p.whole(p.seat, deal.gets, deal.gives)
    return None if deal is None or whole is None else {"to": deal.other, "family": whole}


def trades(p: Spot, a: Action, _: Action | None) -> Numbers | None:
    deal = None if isinstance(a, Refuse) else p.deal(a)
    return None if deal is None else {"to": deal.other, **printed(p, deal)}


def printed(p: Spot, deal: Deal) -> Numbers:
    """What comes in and what goes out, at printed prices."""
    price = p.s.board.price
    gets = sum(price[q] for q in deal.gets) + max(0, deal.money)
    gives = sum(price[q] for q in deal.gives) + max(0, -deal.money)
    return {"gets": gets, "gives": gives}


def refuses_set(p: Spot, a: Action, _: Action | None) -> Numbers | None:
    deal = p.deal(a) if isinstance(a, Refuse) else None
    whole = None if deal is None else p.whole(deal.other, deal.gives, deal.gets)
    return None if deal is None or whole is None else {"to": deal.other, "family": whole}


def refuses(p: Spot, a: Action, _: Action | None) -> Numbers | None:
    deal = p.deal(a) if isinstance(a, Refuse) else None
    return None if deal is None else {"to": deal.other, **printed(p, deal)}


def taxed(p: Spot, a: Action, _: Action | None) -> Numbers | None:
    paid = -p.raised(a) if isinstance(a, PayTax) else 0
    return {"amount": paid} if paid > 0 else None


GAINS: Final[Named] = (
    ("set", makes_set), ("block", blocks), ("buy", buys), ("decline", declines), ("keep", keeps_cash),
    ("bid", bids), ("drop", drops), ("condense", condenses), ("raise", raises), ("buy-back", buys_back),
    ("free", free_card), ("fine", pays_fine), ("stay", stays), ("roll", rolls), ("end", ends),
    ("trade-set", trades_set), ("trade", trades), ("refuse-set", refuses_set), ("refuse", refuses), ("tax", taxed),
)  # fmt: skip

# ---- what it lacks beside a better one ------------------------------------------------------------------------------


def no_set(p: Spot, a: Action, better: Action | None) -> Numbers | None:
    """The better one gets the card that makes a set whole."""
    if better is None or gains_card(a):
        return None
    found = makes_set(p, better, None)
    return None if found is None else found


def no_trade_set(p: Spot, a: Action, better: Action | None) -> Numbers | None:
    trades_too = p.deal(a) is not None and not isinstance(a, Refuse)
    return None if better is None or trades_too else trades_set(p, better, None)


def no_block(p: Spot, a: Action, better: Action | None) -> Numbers | None:
    return None if better is None or gains_card(a) else blocks(p, better, None)


def unbought(p: Spot, a: Action, better: Action | None) -> Numbers | None:
    if not isinstance(a, Decline) or not isinstance(better, Buy):
        return None
    q = p.s.pos[p.seat]
    return {**p.card(q), "price": p.s.board.price[q], "cash": p.s.cash[p.seat]}


def gives_set(p: Spot, a: Action, better: Action | None) -> Numbers | None:
    """The trade makes a set of the other side whole."""
    deal = None if isinstance(a, Refuse) else p.deal(a)
    whole = None if deal is None else p.whole(deal.other, deal.gives, deal.gets)
    if deal is None or whole is None or better is None:
        return None
    return {"to": deal.other, "family": whole}


def loses_printed(p: Spot, a: Action, better: Action | None) -> Numbers | None:
    deal = None if isinstance(a, Refuse) or better is None else p.deal(a)
    if deal is None:
        return None
    numbers = printed(p, deal)
    return numbers if int(numbers["gets"]) < int(numbers["gives"]) else None


def gains_printed(p: Spot, a: Action, better: Action | None) -> Numbers | None:
    """The trade that is refused brings more than it takes."""
    deal = p.deal(a) if isinstance(a, Refuse) and isinstance(better, Accept) else None
    if deal is None:
        return None
    numbers = printed(p, deal)
    return numbers if int(numbers["gets"]) > int(numbers["gives"]) else None


def short_of_rent(p: Spot, a: Action, better: Action | None) -> Numbers | None:
    """It leaves less than the dearest rent around, and the better one does not."""
    if better is None or not spends(a) or p.deal(better) is not None or isinstance(better, Bid | Throw):
        return None
    due, left = dearest_rent(p.s, p.seat), p.after(a).cash[p.seat]
    return {"left": left, "rent": due} if left < due <= p.after(better).cash[p.seat] else None


def spends(a: Action) -> bool:
    return isinstance(a, Buy | Condense | BuyBack | PayFine)


def not_condensed(p: Spot, a: Action, better: Action | None) -> Numbers | None:
    if not isinstance(better, Condense) or isinstance(a, Condense):
        return None
    found = condenses(p, better, None)
    return None if found is None else {name: value for name, value in found.items() if name != "solid"}


def lesser_rise(p: Spot, a: Action, better: Action | None) -> Numbers | None:
    """Both condense; the other rent rises more."""
    if not isinstance(a, Condense) or not isinstance(better, Condense):
        return None
    mine, theirs = (rise(p, each) for each in (a, better))
    return {"rise": mine, "better": theirs} if mine < theirs else None


def rise(p: Spot, a: Condense) -> int:
    q = p.s.board.numbers[a.space]
    return rent(p.after(a), q, 1) - rent(p.s, q, 1)


def runs_risk(p: Spot, a: Action, better: Action | None) -> Numbers | None:
    """A roll, where the other ends the turn."""
    if not isinstance(a, Throw) or not isinstance(better, End):
        return None
    found = ahead(p)
    return found if found["risk"] else None


def wasted_fine(p: Spot, a: Action, better: Action | None) -> Numbers | None:
    if not isinstance(a, PayFine) or not isinstance(better, UseFree) or p.raised(a) >= 0:
        return None
    return {"fine": -p.raised(a)}


def dearer(p: Spot, a: Action, better: Action | None) -> Numbers | None:
    """A higher tax, or a higher bid."""
    if isinstance(a, PayTax) and isinstance(better, PayTax):
        mine, theirs = -p.raised(a), -p.raised(better)
    elif isinstance(a, Bid) and isinstance(better, Bid):
        mine, theirs = a.amount, better.amount
    else:
        return None
    return {"amount": mine, "better": theirs} if mine > theirs > 0 else None


def sells_early(p: Spot, a: Action, better: Action | None) -> Numbers | None:
    """A card goes to the Lab though nothing is to be paid: half its price now, a tenth more to have it back."""
    if not isinstance(a, Transfer) or better is None or is_sale(better) or p.needed() is not None:
        return None
    q = p.s.board.numbers[a.space]
    return {**p.card(q), "amount": p.raised(a), "back": p.s.board.back[q]}


def puts_off(p: Spot, _: Action, other: Action) -> bool:
    """Money is raised though nothing is to be paid: the better answer is open after it, too."""
    return is_sale(other) and p.needed() is None


def stays_away(p: Spot, a: Action, better: Action | None) -> Numbers | None:
    """The better one buys a card back; after this one it is still with the Lab."""
    if not isinstance(better, BuyBack):
        return None
    q = p.s.board.numbers[better.space]
    return {**p.card(q), "cost": -p.raised(better)} if p.after(a).away[q] else None


LACKS: Final[Named] = (
    ("set", no_set), ("trade-set", no_trade_set), ("gives-set", gives_set), ("block", no_block),
    ("printed", loses_printed), ("refused", gains_printed), ("short", short_of_rent), ("unbought", unbought),
    ("condense", not_condensed), ("rise", lesser_rise), ("risk", runs_risk), ("fine", wasted_fine),
    ("dearer", dearer), ("sells", sells_early), ("away", stays_away),
)  # fmt: skip
