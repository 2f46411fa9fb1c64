"""Chemistry Monopoly, read off the real table before and after an answer: owners, purses, levels, rents."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from bots.reading.monopoly_board import (
    NOBODY,
    cash,
    colours,
    dearest,
    id_of,
    in_question,
    made_whole,
    paid,
    sets_of,
    visit,
)
from labtop.rooms.chemistry_monopoly.actions import (
    Accept,
    Bid,
    Buy,
    BuyBack,
    Condense,
    Counter,
    Decline,
    Drop,
    End,
    Evaporate,
    Offer,
    PayFine,
    PayTax,
    Refuse,
    SellDown,
    Throw,
    Transfer,
    UseFree,
)

# ---- cards ----------------------------------------------------------------------------------------------------------


def set_(board, a, _):
    if not isinstance(a, Buy | Bid):
        return None
    q = in_question(board, a)
    name = made_whole(board, q, board.seat)
    blocked = any(board.state.away[each] for each in colours(board)[name]) if name else True
    return None if blocked else {"space": id_of(board, q), "family": name}


def block(board, a, _):
    if not isinstance(a, Buy | Bid):
        return None
    q = in_question(board, a)
    for seat in range(board.state.seats):
        if seat != board.seat and board.state.alive[seat]:
            name = made_whole(board, q, seat)
            if name:
                return {"space": id_of(board, q), "family": name, "to": seat}
    return None


def buy(board, a, _):
    if not isinstance(a, Buy):
        return None
    q = board.state.pos[board.seat]
    assert board.after(a).owner[q] == board.seat
    return {"space": id_of(board, q), "price": paid(board, a), "left": cash(board, a)}


def decline(board, a, _):
    if not isinstance(a, Decline):
        return None
    q = board.state.pos[board.seat]
    left = board.state.cash[board.seat] - board.state.board.price[q]
    return {"space": id_of(board, q), "left": left, "rent": dearest(board)} if 0 <= left < dearest(board) else None


def keep(board, a, _):
    if not isinstance(a, Decline):
        return None
    auctioned = "yes" if board.after(a).stack[-1].kind == "auction" else "no"
    return {"space": id_of(board, board.state.pos[board.seat]), "cash": cash(board, a), "auction": auctioned}


def bid(board, a, _):
    if not isinstance(a, Bid):
        return None
    price = board.state.board.price[in_question(board, a)]
    way = "same" if a.amount == price else "below" if a.amount < price else "above"
    return {"space": id_of(board, in_question(board, a)), "amount": a.amount, "price": price, "way": way}


def drop(board, a, _):
    if not isinstance(a, Drop):
        return None
    lot = board.state.stack[-1].about
    return {"space": id_of(board, lot.space), "bid": lot.price, "price": board.state.board.price[lot.space]}


def changed_level(board, a):
    s, after = board.state, board.after(a)
    return next(q for q in s.board.owned if s.level[q] != after.level[q])


def condense(board, a, _):
    if not isinstance(a, Condense):
        return None
    q = changed_level(board, a)
    solid = "yes" if board.after(a).level[q] == board.state.board.top else "no"
    before, after = visit(board.state, q), visit(board.after(a), q)
    return {"space": id_of(board, q), "cost": paid(board, a), "before": before, "after": after, "solid": solid}


def due(board):
    """What is to be paid now, and what for: a debt, or a card that the purse cannot pay."""
    s = board.state
    owed = getattr(s.stack[-1].about, "amount", 0) if s.stack[-1].kind == "debt" else 0
    price = s.board.price[s.pos[board.seat]] if s.stack[-1].kind == "buy" else 0
    missing = max(owed, price) - s.cash[board.seat]
    return (missing, "debt" if owed else "price") if missing > 0 else None


def raise_(board, a, _):
    if not isinstance(a, Evaporate | Transfer | SellDown) or paid(board, a) >= 0 or due(board) is None:
        return None
    missing, need = due(board)
    return {"amount": -paid(board, a), "missing": missing, "need": need}


def buy_back(board, a, _):
    if not isinstance(a, BuyBack):
        return None
    s, after = board.state, board.after(a)
    q = next(q for q in s.board.owned if s.away[q] and not after.away[q])
    return {"space": id_of(board, q), "cost": paid(board, a)}


def affordable(board):
    s = board.state
    free = [q for q in s.board.owned if s.owner[q] == NOBODY]
    return len([q for q in free if s.board.price[q] <= s.cash[board.seat]])


def free(board, a, _):
    return {"fine": board.state.board.fine, "find": affordable(board)} if isinstance(a, UseFree) else None


def fine(board, a, _):
    if not isinstance(a, PayFine) or paid(board, a) <= 0:
        return None
    return {"fine": paid(board, a), "find": affordable(board)}


def ahead(board):
    """All 36 throws, one by one."""
    s = board.state
    hit, most = 0, 0
    for one, two in product(range(1, 7), repeat=2):
        q = (s.pos[board.seat] + one + two) % len(s.board.ids)
        if q in s.board.owned and s.owner[q] not in (NOBODY, board.seat) and not s.away[q]:
            hit += 1
            most = max(most, visit(s, q, one + two))
    return {"risk": round(float(100 * Fraction(hit, 36))), "rent": most}


def inside(board):
    return board.state.inside[board.seat] > 0


def stay(board, a, _):
    return ahead(board) if isinstance(a, Throw) and inside(board) else None


def roll(board, a, _):
    return ahead(board) if isinstance(a, Throw) and not inside(board) else None


def end(board, a, _):
    if not isinstance(a, End):
        return None
    return {"cash": board.state.cash[board.seat], "rent": dearest(board)}


# ---- trades ---------------------------------------------------------------------------------------------------------


def terms(board, a):
    """With whom, what comes and what goes, as printed; None: no trade, or one with other goods than cards."""
    s = board.state
    if isinstance(a, Offer | Counter):
        other = a.to if isinstance(a, Offer) else s.stack[-1].about.seat
        gets, gives, comes, goes = a.want, a.give, a.ask, a.pay
    elif isinstance(a, Accept | Refuse):
        about = s.stack[-1].about
        b = s.board
        if any(good >= b.spaces for good in [*about.give, *about.want]):
            return None
        other, comes, goes = about.seat, about.pay, about.ask
        gets, gives = ([b.ids[q] for q in goods] for goods in (about.give, about.want))
    else:
        return None
    spaces = {id: q for q, id in enumerate(s.board.ids)}
    if any(id not in spaces for id in [*gets, *gives]):
        return None
    gets, gives = ([spaces[id] for id in goods] for goods in (gets, gives))
    return other, gets, gives, max(0, comes - goes), max(0, goes - comes)


def printed(board, found):
    other, gets, gives, comes, goes = found
    price = board.state.board.price
    return {"to": other, "gets": comes + sum(price[q] for q in gets), "gives": goes + sum(price[q] for q in gives)}


def traded(board, found):
    other, gets, gives, _, _ = found
    owner = board.state.owner[:]
    for q in gets:
        owner[q] = board.seat
    for q in gives:
        owner[q] = other
    return owner


def new_set(board, found, seat):
    before = sets_of(board, board.state.owner, seat)
    _, gets, gives, _, _ = found
    order = [board.state.board.family_ids[board.state.board.family[q]] for q in (gets + gives)]
    if seat != board.seat:
        order = [board.state.board.family_ids[board.state.board.family[q]] for q in (gives + gets)]
    new = [name for name in sets_of(board, traded(board, found), seat) if name not in before]
    return min(new, key=order.index) if new else None


def trade_set(board, a, _):
    found = None if isinstance(a, Refuse) else terms(board, a)
    name = None if found is None else new_set(board, found, board.seat)
    return {"to": found[0], "family": name} if name else None


def trade(board, a, _):
    found = None if isinstance(a, Refuse) else terms(board, a)
    return None if found is None else printed(board, found)


def refuse_set(board, a, _):
    found = terms(board, a) if isinstance(a, Refuse) else None
    name = None if found is None else new_set(board, found, found[0])
    return {"to": found[0], "family": name} if name else None


def refuse(board, a, _):
    found = terms(board, a) if isinstance(a, Refuse) else None
    return None if found is None else printed(board, found)


def tax(board, a, _):
    return {"amount": paid(board, a)} if isinstance(a, PayTax) and paid(board, a) > 0 else None


GIVES = {
    "set": set_, "block": block, "buy": buy, "decline": decline, "keep": keep, "bid": bid, "drop": drop,
    "condense": condense, "raise": raise_, "buy-back": buy_back, "free": free, "fine": fine, "stay": stay,
    "roll": roll, "end": end, "trade-set": trade_set, "trade": trade, "refuse-set": refuse_set, "refuse": refuse,
    "tax": tax,
}  # fmt: skip

# ---- what it lacks --------------------------------------------------------------------------------------------------


def no_set(board, a, better):
    return None if isinstance(a, Buy | Bid) else set_(board, better, None)


def no_trade_set(board, a, better):
    if not isinstance(a, Refuse) and terms(board, a) is not None:
        return None
    return trade_set(board, better, None)


def gives_set(board, a, _):
    found = None if isinstance(a, Refuse) else terms(board, a)
    name = None if found is None else new_set(board, found, found[0])
    return {"to": found[0], "family": name} if name else None


def no_block(board, a, better):
    return None if isinstance(a, Buy | Bid) else block(board, better, None)


def loses_printed(board, a, _):
    found = trade(board, a, None)
    return {"gets": found["gets"], "gives": found["gives"]} if found and found["gets"] < found["gives"] else None


def refused(board, a, better):
    found = refuse(board, a, None) if isinstance(better, Accept) else None
    return {"gets": found["gets"], "gives": found["gives"]} if found and found["gets"] > found["gives"] else None


def short(board, a, better):
    if not isinstance(a, Buy | Condense | BuyBack | PayFine) or isinstance(better, Bid | Throw):
        return None
    if terms(board, better) is not None:
        return None
    due = dearest(board)
    return {"left": cash(board, a), "rent": due} if cash(board, a) < due <= cash(board, better) else None


def unbought(board, a, better):
    if not isinstance(a, Decline) or not isinstance(better, Buy):
        return None
    q = board.state.pos[board.seat]
    return {"space": id_of(board, q), "price": paid(board, better), "cash": board.state.cash[board.seat]}


def not_condensed(board, a, better):
    found = None if isinstance(a, Condense) else condense(board, better, None)
    return {key: found[key] for key in ("space", "cost", "before", "after")} if found else None


def rise(board, a, better):
    if not isinstance(a, Condense) or not isinstance(better, Condense):
        return None
    mine, theirs = (visit(board.after(x), changed_level(board, x)) - visit(board.state, changed_level(board, x))
                    for x in (a, better))  # fmt: skip
    return {"rise": mine, "better": theirs} if mine < theirs else None


def risk(board, a, better):
    if not isinstance(a, Throw) or not isinstance(better, End):
        return None
    return ahead(board) if ahead(board)["risk"] else None


def wasted_fine(board, a, better):
    found = fine(board, a, None) if isinstance(better, UseFree) else None
    return {"fine": found["fine"]} if found else None


def dearer(board, a, better):
    if isinstance(a, PayTax) and isinstance(better, PayTax):
        mine, theirs = paid(board, a), paid(board, better)
    elif isinstance(a, Bid) and isinstance(better, Bid):
        mine, theirs = a.amount, better.amount
    else:
        return None
    return {"amount": mine, "better": theirs} if mine > theirs > 0 else None


def sells(board, a, better):
    if not isinstance(a, Transfer) or isinstance(better, Evaporate | Transfer | SellDown) or due(board):
        return None
    s, after = board.state, board.after(a)
    q = next(q for q in s.board.owned if after.away[q] and not s.away[q])
    half = s.board.price[q] // 2
    assert -paid(board, a) == half
    return {"space": id_of(board, q), "amount": half, "back": half + -(-half // 10)}


def stays_away(board, a, better):
    s = board.state
    back = [q for q in range(s.board.spaces) if s.away[q] and not board.after(better).away[q]]
    if not isinstance(better, BuyBack) or not board.after(a).away[back[0]]:
        return None
    return {"space": id_of(board, back[0]), "cost": paid(board, better)}


LACKS = {
    "set": no_set, "trade-set": no_trade_set, "gives-set": gives_set, "block": no_block, "printed": loses_printed,
    "refused": refused, "short": short, "unbought": unbought, "condense": not_condensed, "rise": rise, "risk": risk,
    "fine": wasted_fine, "dearer": dearer, "sells": sells, "away": stays_away,
}  # fmt: skip
