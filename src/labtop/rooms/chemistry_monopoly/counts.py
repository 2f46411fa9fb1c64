"""Count it yourself (rule 11.5): a wrong amount is refused with the figures to add up, never with their sum."""

from __future__ import annotations

from labtop.engine.core import Illegal
from labtop.rooms.chemistry_monopoly.rent import condensed_cost
from labtop.rooms.chemistry_monopoly.state import PIECES_DUE, RENT, TAX_SHARE, Due, Table


def check_amount(s: Table, seat: int, due: Due, named: int) -> None:
    """Refuse an amount that is not the one due."""
    if named == due.amount:
        return
    if due.why == TAX_SHARE:
        raise why_not_tax(s, seat, due, named)
    if due.why == PIECES_DUE:
        raise why_not_pieces(s, seat, due, named)
    assert due.why == RENT
    raise why_not_rent(s, due, named)


def why_not_rent(s: Table, due: Due, named: int) -> Illegal:
    """Rules 4.1 to 4.4, 13.2, 13.3."""
    b, q = s.board, due.space
    f, level, space = b.family[q], s.level[q], b.ids[q]
    n = s.owned[due.creditor * b.families + f]
    if f == b.supplies:
        return Illegal("count_supply", "4.3", named=named, count=n, rent=b.supply_rents[n], factor=due.factor)
    if f == b.life:
        total = s.faces[0] + s.faces[1]
        if due.factor > 1:
            return Illegal("count_life_card", "13.3", named=named, factor=due.factor, total=total)
        return Illegal("count_life", "4.4", named=named, count=n, factor=b.life_factors[n], total=total)
    rent = b.rents[q][level]
    if level == b.top:
        return Illegal("count_solid", "4.2", named=named, space=space)
    if level:
        return Illegal("count_liquids", "4.2", named=named, space=space, level=level)
    if n == b.size[f]:
        return Illegal("count_whole_set", "4.1", named=named, space=space, rent=rent)
    return Illegal("count_gas", "4.1", named=named, space=space)


def why_not_tax(s: Table, seat: int, due: Due, named: int) -> Illegal:
    """Rule 3.7."""
    b = s.board
    cards = sum([b.price[q] for q in s.cards[seat]])
    condensed = condensed_cost(s, seat)
    percent = b.percent[due.space]
    return Illegal(
        "count_tax", "3.7", named=named, percent=percent, cash=s.cash[seat], cards=cards, condensed=condensed
    )


def why_not_pieces(s: Table, seat: int, due: Due, named: int) -> Illegal:
    """Rule 13.5."""
    b = s.board
    liquids = sum([s.level[q] for q in s.cards[seat] if s.level[q] < b.top])
    solids = sum([s.level[q] == b.top for q in s.cards[seat]])
    liquid, solid = b.card_liquid[due.card], b.card_solid[due.card]
    return Illegal("count_pieces", "13.5", named=named, liquids=liquids, solids=solids, liquid=liquid, solid=solid)
