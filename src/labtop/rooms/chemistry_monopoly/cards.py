"""Lab Day and Test Day (rules 3.5, 3.6 and 13)."""

from __future__ import annotations

from labtop.engine.core import Dice, Log
from labtop.rooms.chemistry_monopoly import events
from labtop.rooms.chemistry_monopoly.biology_class import go_to_class
from labtop.rooms.chemistry_monopoly.board import (
    BACK,
    COLLECT,
    COLLECT_ALL,
    DECK_KINDS,
    FORWARD,
    FREE,
    LAB,
    NEXT_LIFE,
    NEXT_SUPPLY,
    PAY,
    PAY_ALL,
    PIECES,
)
from labtop.rooms.chemistry_monopoly.debts import owe, pay, pay_one_by_one
from labtop.rooms.chemistry_monopoly.movement import back, forward_to
from labtop.rooms.chemistry_monopoly.purse import from_lab
from labtop.rooms.chemistry_monopoly.rent import pieces_due
from labtop.rooms.chemistry_monopoly.state import PIECES_DUE, Table, seats_after


def top_card(s: Table, deck: int, dice: Dice) -> int:
    """Rule 3.5: any of the cards that nobody has seen; once all have been seen, the next one in their known order."""
    unseen = s.unseen[deck]
    return unseen[dice.below(len(unseen))] if unseen else s.order[deck][0]


def draw_card(s: Table, seat: int, deck: int, card: int, log: Log | None) -> None:
    """Rules 3.5 and 3.6: the top card; all but free cards go straight to the bottom."""
    if s.unseen[deck]:
        s.unseen[deck].remove(card)
    else:
        s.order[deck].pop(0)
    s.drawn = card
    if log is not None:
        log.say(events.Drew(seat, DECK_KINDS[deck], s.board.card_ids[card]))
    if s.board.card_effect[card] == FREE:
        s.frees[seat].append(card)
    else:
        s.order[deck].append(card)
        obey(s, seat, card, log)


def obey(s: Table, seat: int, card: int, log: Log | None) -> None:
    """Rule 13: what the card says."""
    b = s.board
    effect = b.card_effect[card]
    amount = b.card_amount[card]
    if effect == COLLECT:
        from_lab(s, seat, amount)
        if log is not None:
            log.say(events.Collected(seat, amount))
    elif effect == PAY:
        pay(s, seat, amount, LAB, True, log)
    elif effect == FORWARD:
        forward_to(s, seat, b.card_to[card], 1, log)
    elif effect == NEXT_SUPPLY:
        forward_to(s, seat, next_of(s, seat, b.supplies), b.card_factor[card], log)
    elif effect == NEXT_LIFE:
        forward_to(s, seat, next_of(s, seat, b.life), b.card_factor[card], log)
    elif effect == BACK:
        back(s, seat, b.card_steps[card], log)
    elif effect == PIECES:
        due = pieces_due(s, seat, b.card_liquid[card], b.card_solid[card])
        owe(s, seat, due, LAB, PIECES_DUE, card, 1, log)
    elif effect == PAY_ALL:
        others = seats_after(s, seat)
        pay_one_by_one(s, [seat] * len(others), others, amount, log)
    elif effect == COLLECT_ALL:
        others = seats_after(s, seat)
        pay_one_by_one(s, others, [seat] * len(others), amount, log)
    else:
        go_to_class(s, seat, log)


def next_of(s: Table, seat: int, family: int) -> int:
    """Rules 13.2 and 13.3: the next space of this kind, clockwise."""
    here = s.pos[seat]
    members = s.board.members[family]
    for q in members:
        if q > here:
            return q
    return members[0]
