"""How money and cards change hands. The sum of all purses, the pot and the Lab never changes (rule 1.3)."""

from __future__ import annotations

from labtop.engine.core import Log
from labtop.rooms.chemistry_monopoly import events
from labtop.rooms.chemistry_monopoly.board import LAB
from labtop.rooms.chemistry_monopoly.state import Table


def from_lab(s: Table, seat: int, amount: int) -> None:
    s.cash[seat] += amount
    s.lab -= amount


def to_lab(s: Table, seat: int, amount: int) -> None:
    s.cash[seat] -= amount
    s.lab += amount


def hand_money(s: Table, seat: int, amount: int, creditor: int, pot: bool, log: Log | None) -> None:
    """A covered payment to a player or to the Lab; `pot`: a tax or fine, which may go to the pot (rule 11.3)."""
    s.cash[seat] -= amount
    if creditor != LAB:
        s.cash[creditor] += amount
    elif pot and s.options.extra_credit != "nothing":
        s.pot += amount
    else:
        s.lab += amount
    if log is not None:
        if creditor != LAB:
            log.say(events.PaidPlayer(seat, amount, creditor))
        else:
            log.say(events.PaidLab(seat, amount))


def give_card(s: Table, q: int, seat: int) -> None:
    """A card nobody owns comes to a seat."""
    s.owner[q] = seat
    s.cards[seat].append(q)
    count_card(s, q, seat, 1)


def take_card(s: Table, q: int) -> None:
    """A card leaves its owner; a transferred one stays transferred."""
    seat = s.owner[q]
    s.owner[q] = LAB
    s.cards[seat].remove(q)
    count_card(s, q, seat, -1)


def count_card(s: Table, q: int, seat: int, more: int) -> None:
    """Keep the derived fields of a seat's families true when it has a card more or less."""
    b = s.board
    f = b.family[q]
    s.shifts += 1
    count = s.owned[seat * b.families + f] + more
    s.owned[seat * b.families + f] = count
    s.sets[seat] = listed(s.sets[seat], f, count == b.whole[f])
    s.short[seat] = listed(s.short[seat], f, count == b.almost[f])


def listed(families: list[int], f: int, there: bool) -> list[int]:
    """A list of families in order, with this one or without it; the given list is not changed."""
    if (f in families) == there:
        return families
    return sorted([*families, f]) if there else [other for other in families if other != f]


def turn_over(s: Table, q: int, away: bool) -> None:
    """Transfer a card, or turn it up again."""
    if s.away[q] != away:
        s.away[q] = away
        s.shifts += 1
        s.gone[s.board.family[q]] += 1 if away else -1


def return_free(s: Table, card: int) -> None:
    """Rule 3.6: a used free card goes under its deck."""
    s.order[s.board.card_deck[card]].append(card)
