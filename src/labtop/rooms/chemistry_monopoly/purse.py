"""Where money and cards change hands. Every @ has two sides: purses, pot and Lab always add up (rule 1.3)."""

from __future__ import annotations

from labtop.engine.core import Log
from labtop.rooms.chemistry_monopoly.board import LAB
from labtop.rooms.chemistry_monopoly.state import Table


def from_lab(s: Table, seat: int, amount: int) -> None:
    s.cash[seat] += amount
    s.lab -= amount


def to_lab(s: Table, seat: int, amount: int) -> None:
    s.cash[seat] -= amount
    s.lab += amount


def hand_money(s: Table, seat: int, amount: int, creditor: int, pot: bool, log: Log | None) -> None:
    """A payment that is covered: to a player, to the Lab, or, for taxes and fines, to the pot (rule 11.3)."""
    s.cash[seat] -= amount
    if creditor != LAB:
        s.cash[creditor] += amount
    elif pot and s.options.extra_credit != "nothing":
        s.pot += amount
    else:
        s.lab += amount
    if log is not None:
        if creditor != LAB:
            log.say("paid_player", {"seat": seat, "amount": amount, "to": creditor})
        else:
            log.say("paid_lab", {"seat": seat, "amount": amount})


def give_card(s: Table, q: int, seat: int) -> None:
    """A card nobody owns comes to a seat."""
    b = s.board
    s.owner[q] = seat
    s.cards[seat].append(q)
    s.owned[seat * b.families + b.family[q]] += 1


def take_card(s: Table, q: int) -> None:
    """A card leaves its owner; transferred or not stays as it is."""
    b = s.board
    seat = s.owner[q]
    s.owner[q] = LAB
    s.cards[seat].remove(q)
    s.owned[seat * b.families + b.family[q]] -= 1


def turn_over(s: Table, q: int, away: bool) -> None:
    """Transferred, or no more."""
    if s.away[q] != away:
        s.away[q] = away
        s.gone[s.board.family[q]] += 1 if away else -1


def return_free(s: Table, card: int) -> None:
    """Rule 3.6: a used free card goes under its deck."""
    s.order[s.board.card_deck[card]].append(card)
