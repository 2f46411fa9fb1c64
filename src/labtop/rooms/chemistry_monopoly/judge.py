"""The judge of answers: one refusal per reason, with the rule and the numbers that a person needs to understand it."""

from __future__ import annotations

from typing import assert_never, cast

from labtop.engine.core import Illegal, Prompt
from labtop.engine.wire import Action
from labtop.rooms.chemistry_monopoly.actions import (
    Accept,
    Bell,
    Bid,
    Buy,
    BuyBack,
    ChanceKind,
    Condense,
    Count,
    Counter,
    Dealt,
    Decline,
    Drawn,
    Drop,
    End,
    Evaporate,
    GiveUp,
    Offer,
    PayFine,
    PayInterest,
    PayTax,
    Refuse,
    SeatKind,
    SellDown,
    Throw,
    Thrown,
    Transfer,
    UseFree,
)
from labtop.rooms.chemistry_monopoly.auctions import most_bid
from labtop.rooms.chemistry_monopoly.board import LAB
from labtop.rooms.chemistry_monopoly.counts import check_amount
from labtop.rooms.chemistry_monopoly.holdings import is_blocked, may_sell_down
from labtop.rooms.chemistry_monopoly.reasons import reason
from labtop.rooms.chemistry_monopoly.receipts import may_buy_back_now
from labtop.rooms.chemistry_monopoly.rent import reach
from labtop.rooms.chemistry_monopoly.state import (
    DECKS,
    OFFERS,
    Auction,
    Debt,
    Due,
    Receipt,
    Table,
    Trade,
    about_of,
)
from labtop.rooms.chemistry_monopoly.trades import check_goods, check_terms, check_two_sides


def wrong_answer(p: Prompt) -> Illegal:
    """The answer belongs to another kind of question."""
    return Illegal("wrong_answer", kind=p.kind)


def check_chance(s: Table, p: Prompt, action: Action) -> None:
    """Dice and cards may be real ones, typed by a person: only what can have fallen or been drawn is accepted."""
    kind = cast("ChanceKind", p.kind)
    match kind:
        case "thrown":
            check_thrown(p, action)
        case "lab_day" | "test_day":
            check_drawn(s, p, action)
        case "deal":
            check_dealt(s, p, action)
        case "bell":
            if not isinstance(action, Bell):
                raise wrong_answer(p)
        case _:
            assert_never(kind)


def check_thrown(p: Prompt, action: Action) -> None:
    """Rule 2.3."""
    if not isinstance(action, Thrown):
        raise wrong_answer(p)
    if len(action.dice) != 2 or any(not 1 <= face <= 6 for face in action.dice):
        raise Illegal("not_two_dice", "2.3")


def check_drawn(s: Table, p: Prompt, action: Action) -> None:
    """Rule 3.5: an unseen card, or the top one of those that have been seen."""
    if not isinstance(action, Drawn):
        raise wrong_answer(p)
    deck = DECKS[p.kind]
    top = s.unseen[deck] or s.order[deck][:1]
    if s.board.card_numbers.get(action.card, -1) not in top:
        raise Illegal("not_the_top_card", "3.5", card=action.card)


def check_dealt(s: Table, p: Prompt, action: Action) -> None:
    """Rule 12.1: a card that nobody has yet."""
    if not isinstance(action, Dealt):
        raise wrong_answer(p)
    q = s.board.numbers.get(action.space, -1)
    if q not in s.board.owned or s.owner[q] != LAB:
        raise Illegal("not_in_the_pack", "12.1", space=action.space)


def check_turn(s: Table, p: Prompt, seat: int, a: Action) -> None:
    """Rules 2.3 to 2.8, 7.3."""
    if isinstance(a, Throw):
        if not s.again:
            raise Illegal("rolled_already", "2.5")
    elif isinstance(a, End):
        if not s.thrown:
            raise Illegal("roll_first", "2.3")
        if s.again and s.options.forced_doubles:
            raise Illegal("doubles_must_roll", "2.7")
    elif isinstance(a, PayFine | UseFree):
        if not s.inside[seat]:
            raise Illegal("not_inside", "7.3")
        if not s.again:
            raise Illegal("leave_before_rolling", "7.3")
        if isinstance(a, UseFree):
            check_free(s, seat, a)
        else:
            check_cash(s, seat, s.board.fine)
    else:
        check_managing(s, p, seat, a)


def check_free(s: Table, seat: int, a: UseFree) -> None:
    if s.board.card_numbers.get(a.card, -1) not in s.frees[seat]:
        raise Illegal("no_free_card", "3.6", card=a.card)


def check_cash(s: Table, seat: int, amount: int) -> None:
    """What is bought is paid with cash; money may be raised before that (rule 2.4)."""
    if s.cash[seat] < amount:
        raise Illegal("cannot_afford", "2.4", amount=amount, cash=s.cash[seat], missing=amount - s.cash[seat])


def check_managing(s: Table, p: Prompt, seat: int, a: Action) -> None:
    """Rule 2.4: one's cards and trades."""
    if isinstance(a, Condense):
        check_condense(s, seat, own_space(s, seat, a.space))
    elif isinstance(a, BuyBack):
        q = own_space(s, seat, a.space)
        if not s.away[q]:
            raise Illegal("not_transferred", "6.7", space=a.space)
        check_cash(s, seat, s.board.back[q])
    elif isinstance(a, Offer):
        check_offer(s, seat, a, s.offers)
    else:
        check_raising(s, p, seat, a)


def own_space(s: Table, seat: int, name: str) -> int:
    """The number of a space whose card this seat owns."""
    q = s.board.numbers.get(name, -1)
    if q not in s.board.owned:
        raise Illegal("no_such_card", "1.2", space=name)
    if s.owner[q] != seat:
        raise Illegal("not_your_card", "2.4", space=name)
    return q


def check_condense(s: Table, seat: int, q: int) -> None:
    """Rules 5.1 to 5.4, 5.6, 5.8."""
    b = s.board
    f, level, space = b.family[q], s.level[q], b.ids[q]
    if f >= b.colours:
        raise Illegal("never_condenses", "5.8", space=space)
    if s.owned[seat * b.families + f] != b.size[f]:
        have = s.owned[seat * b.families + f]
        raise Illegal("set_not_whole", "5.1", space=space, family=b.family_ids[f], have=have, size=b.size[f])
    if s.gone[f]:
        raise Illegal("set_transferred", "5.1", space=space, family=b.family_ids[f])
    if level == b.top:
        raise Illegal("already_solid", "5.3", space=space)
    low = s.pieces[f] // b.size[f]
    if level != low:
        first = next(b.ids[other] for other in b.members[f] if s.level[other] == low)
        raise Illegal("uneven_up", "5.4", space=space, level=level, first=first)
    if level == b.top - 1 and not s.solids:
        raise Illegal("no_solids", "5.6", space=space)
    if level < b.top - 1 and not s.liquids:
        raise Illegal("no_liquids", "5.6", space=space)
    check_cash(s, seat, b.step[q])


def check_raising(s: Table, p: Prompt, seat: int, a: Action) -> None:
    """What brings money: rules 5.5, 5.7, 6.6."""
    if isinstance(a, Evaporate):
        check_evaporate(s, own_space(s, seat, a.space))
    elif isinstance(a, Transfer):
        q = own_space(s, seat, a.space)
        if s.away[q]:
            raise Illegal("already_transferred", "6.6", space=a.space)
        if s.pieces[s.board.family[q]]:
            raise Illegal("set_condensed", "6.6", space=a.space, family=s.board.family_ids[s.board.family[q]])
    elif isinstance(a, SellDown):
        check_sell_down(s, seat, a)
    else:
        raise wrong_answer(p)


def check_evaporate(s: Table, q: int) -> None:
    b = s.board
    f, level, space = b.family[q], s.level[q], b.ids[q]
    if level == 0:
        raise Illegal("is_gas", "5.5", space=space)
    high = -(-s.pieces[f] // b.size[f])
    if level != high:
        first = next(b.ids[other] for other in b.members[f] if s.level[other] == high)
        raise Illegal("uneven_down", "5.4", space=space, level=level, first=first)
    if level == b.top and s.liquids < b.top - 1:
        raise Illegal("no_liquids_below", "5.7", space=space, needed=b.top - 1, left=s.liquids)


def check_sell_down(s: Table, seat: int, a: SellDown) -> None:
    b = s.board
    f = b.family_ids.index(a.family) if a.family in b.family_ids else b.colours
    if f >= b.colours or s.owned[seat * b.families + f] != b.size[f]:
        raise Illegal("not_your_set", "5.7", family=a.family)
    if not is_blocked(s, f):
        raise Illegal("not_blocked", "5.7", family=a.family)
    if not may_sell_down(s, f, list(a.levels)):
        raise Illegal("bad_levels", "5.7", family=a.family, left=s.liquids)


def check_offer(s: Table, seat: int, a: Offer, made: int) -> None:
    """Rules 6.1 to 6.5, 6.9."""
    if made >= OFFERS:
        raise Illegal("offers_used_up", "6.4", most=OFFERS)
    if a.to == seat or not 0 <= a.to < s.seats or not s.alive[a.to]:
        raise Illegal("no_partner", "6.2")
    check_two_sides(bool(a.give) or a.pay > 0, bool(a.want) or a.ask > 0)
    give = check_goods(s, a.give, seat, True)
    want = check_goods(s, a.want, a.to, False)
    check_terms(s, seat, a.to, give, want, a.pay, a.ask)


def check_buy(s: Table, p: Prompt, seat: int, a: Action) -> None:
    """Rules 3.1 and 3.2."""
    if isinstance(a, Buy):
        check_cash(s, seat, s.board.price[s.pos[seat]])
    elif not isinstance(a, Decline):
        check_managing(s, p, seat, a)


def check_debt(s: Table, p: Prompt, seat: int, a: Action) -> None:
    """Rules 9.1 to 9.3."""
    debt = about_of(p, Debt)
    if isinstance(a, GiveUp):
        if reach(s, seat) >= debt.amount:
            raise Illegal("can_still_pay", "9.3", amount=debt.amount, reach=reach(s, seat))
    elif isinstance(a, Condense | BuyBack):
        raise Illegal("debt_first", "9.2", amount=debt.amount, missing=debt.amount - s.cash[seat])
    elif isinstance(a, Offer):
        check_offer(s, seat, a, debt.offers)
    else:
        check_raising(s, p, seat, a)


def check_auction(s: Table, p: Prompt, seat: int, a: Action) -> None:
    """Rules 8.2 and 8.3."""
    lot = about_of(p, Auction)
    if isinstance(a, Bid):
        if a.amount <= lot.price:
            raise Illegal("bid_too_low", "8.2", amount=a.amount, price=lot.price)
        if a.amount > most_bid(s, seat, lot):
            due = s.board.interest[lot.space] if s.away[lot.space] else 0
            raise Illegal("bid_not_covered", "8.3", amount=a.amount, cash=s.cash[seat], interest=due)
    elif not isinstance(a, Drop):
        raise wrong_answer(p)


def check_offer_answer(s: Table, p: Prompt, seat: int, a: Action) -> None:
    """Rule 6.3."""
    trade = about_of(p, Trade)
    if isinstance(a, Counter):
        if trade.counter:
            raise Illegal("one_counter", "6.3")
        check_two_sides(bool(a.give) or a.pay > 0, bool(a.want) or a.ask > 0)
        give = check_goods(s, a.give, seat, True)
        want = check_goods(s, a.want, trade.seat, False)
        check_terms(s, seat, trade.seat, give, want, a.pay, a.ask)
    elif isinstance(a, Refuse):
        if reason(s, trade, seat, a.why) is None:
            raise Illegal("reason_untrue", "6.3")
    elif not isinstance(a, Accept):
        raise wrong_answer(p)


def check_receipt(s: Table, p: Prompt, seat: int, a: Action) -> None:
    """Rules 6.8 and 6.9."""
    receipt = about_of(p, Receipt)
    q = receipt.spaces[0]
    if isinstance(a, BuyBack):
        if a.space != s.board.ids[q]:
            raise Illegal("another_card_first", "6.8", space=s.board.ids[q])
        if not may_buy_back_now(s, seat, receipt):
            raise Illegal("cannot_buy_back_now", "6.9", space=a.space, amount=s.board.back[q], cash=s.cash[seat])
    elif not isinstance(a, PayInterest):
        raise wrong_answer(p)


def check_leave(s: Table, p: Prompt, seat: int, a: Action) -> None:
    """Rule 7.5."""
    if isinstance(a, UseFree):
        check_free(s, seat, a)
    elif not isinstance(a, PayFine):
        raise wrong_answer(p)


def check_count(s: Table, p: Prompt, seat: int, a: Action) -> None:
    """Rule 11.5."""
    if not isinstance(a, Count):
        raise wrong_answer(p)
    check_amount(s, seat, about_of(p, Due), a.amount)


def check_seat(s: Table, p: Prompt, seat: int, a: Action) -> None:
    """An answer of a seat, by the question it answers."""
    kind = cast("SeatKind", p.kind)
    match kind:
        case "turn":
            check_turn(s, p, seat, a)
        case "buy":
            check_buy(s, p, seat, a)
        case "debt":
            check_debt(s, p, seat, a)
        case "auction":
            check_auction(s, p, seat, a)
        case "offer" | "counter":
            check_offer_answer(s, p, seat, a)
        case "receive":
            check_receipt(s, p, seat, a)
        case "leave":
            check_leave(s, p, seat, a)
        case "count":
            check_count(s, p, seat, a)
        case "tax":
            if not isinstance(a, PayTax):
                raise wrong_answer(p)
        case _:
            assert_never(kind)
