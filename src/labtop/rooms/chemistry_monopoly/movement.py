"""Tokens move and land: the dice, Go, and what each space does (rules 2 and 3)."""

from __future__ import annotations

from typing import Final

from labtop.engine.core import CHANCE, Log
from labtop.rooms.chemistry_monopoly import events
from labtop.rooms.chemistry_monopoly.biology_class import go_to_class, leaves_by_doubles
from labtop.rooms.chemistry_monopoly.board import EXTRA_CREDIT, FEE, GO_TO_CLASS, LAB, LAB_DAY, OWN, TAX, TEST_DAY
from labtop.rooms.chemistry_monopoly.debts import owe, pay
from labtop.rooms.chemistry_monopoly.purse import from_lab, give_card, to_lab
from labtop.rooms.chemistry_monopoly.receipts import put_up
from labtop.rooms.chemistry_monopoly.rent import rent, tax_share
from labtop.rooms.chemistry_monopoly.state import RENT, TAX_SHARE, FreshRoll, Table

DOUBLES: Final = 3
"""Rule 2.6."""
POT_BASE: Final = 50
"""Rule 11.4."""


def roll(s: Table, seat: int, one: int, two: int, log: Log | None) -> None:
    """Rules 2.3, 2.5, 2.6 and 2.9: clockwise; doubles roll again, the third ones go to Biology Class."""
    s.faces = [one, two]
    s.thrown = True
    s.again = False
    if log is not None:
        log.say(events.Threw(seat, (one, two)))
    if s.inside[seat]:
        if not leaves_by_doubles(s, seat, one == two, log):
            return
    elif one == two:
        s.doubles += 1
        if s.doubles == DOUBLES:
            go_to_class(s, seat, log)
            return
        s.again = True
    q = s.pos[seat] + one + two
    if q >= s.board.spaces:
        q -= s.board.spaces
        if q:
            pass_go(s, seat, log)
    s.pos[seat] = q
    land(s, seat, q, 1, log)


def pass_go(s: Table, seat: int, log: Log | None) -> None:
    """Rule 2.9."""
    from_lab(s, seat, s.board.go)
    if log is not None:
        log.say(events.PassedGo(seat, s.board.go))


def land_on_go(s: Table, seat: int, log: Log | None) -> None:
    """Rules 2.9, 2.10 and 11.1: landing on Go pays, also when a card sent the token there."""
    amount = s.board.go * 2 if s.options.double_go else s.board.go
    from_lab(s, seat, amount)
    if log is not None:
        log.say(events.LandedOnGo(seat, amount))


def forward_to(s: Table, seat: int, q: int, factor: int, log: Log | None) -> None:
    """Rule 13.1: clockwise to a space, past Go if it lies between."""
    if 0 < q <= s.pos[seat]:
        pass_go(s, seat, log)
    s.pos[seat] = q
    land(s, seat, q, factor, log)


def back(s: Table, seat: int, steps: int, log: Log | None) -> None:
    """Rules 2.10 and 13.4."""
    q = s.pos[seat] = (s.pos[seat] - steps) % s.board.spaces
    land(s, seat, q, 1, log)


def land(s: Table, seat: int, q: int, factor: int, log: Log | None) -> None:
    """Rule 3: what the space does. `factor` is that of a card that sent the player here (rules 13.2, 13.3), else 1.

    On another player's card rent is due (rules 3.3, 4.6), on one's own or a transferred one nothing (rule 3.4).
    """
    if log is not None:
        log.say(events.Landed(seat, s.board.ids[q]))
    owner = s.owner[q]
    if owner != LAB:
        if owner == seat or s.away[q]:
            return
        if factor == 1:
            owe(s, seat, rent(s, q, 1), owner, RENT, -1, 1, log)
        else:
            visit_by_card(s, seat, q, owner, factor, log)
        return
    kind = s.board.kind[q]
    if kind == OWN:
        stop_at_free_card(s, seat, q, log)
    elif kind == LAB_DAY:
        s.open("lab_day", CHANCE)
    elif kind == TEST_DAY:
        s.open("test_day", CHANCE)
    elif kind == TAX:
        land_on_tax(s, seat, q, log)
    elif kind == FEE:
        pay(s, seat, s.board.amount[q], LAB, True, log)
    elif kind == GO_TO_CLASS:
        go_to_class(s, seat, log)
    elif kind == EXTRA_CREDIT:
        take_pot(s, seat, log)
    elif q == 0:
        land_on_go(s, seat, log)


def visit_by_card(s: Table, seat: int, q: int, owner: int, factor: int, log: Log | None) -> None:
    """Rules 13.2 and 13.3: a multiple of the rent, or of a new roll."""
    if s.board.family[q] == s.board.life:
        s.open("thrown", CHANCE, FreshRoll(factor))
    else:
        owe(s, seat, rent(s, q, factor), owner, RENT, s.drawn, factor, log)


def stop_at_free_card(s: Table, seat: int, q: int, log: Log | None) -> None:
    """Rules 3.1 and 3.2: the seat is asked, unless it has nothing to pay with."""
    if s.cash[seat] >= s.board.price[q] or s.cards[seat] or s.frees[seat]:
        s.open("buy", seat)
    else:
        decline(s, seat, q, log)


def buy(s: Table, seat: int, q: int, log: Log | None) -> None:
    """Rule 3.1."""
    to_lab(s, seat, s.board.price[q])
    give_card(s, q, seat)
    if log is not None:
        log.say(events.Bought(seat, s.board.ids[q], s.board.price[q]))


def decline(s: Table, seat: int, q: int, log: Log | None) -> None:
    """Rules 3.2 and 11.2."""
    if log is not None:
        log.say(events.Declined(seat, s.board.ids[q]))
    if s.options.auction:
        put_up(s, q, log)


def land_on_tax(s: Table, seat: int, q: int, log: Log | None) -> None:
    """Rule 3.7: the seat chooses before anything is added up, where the space has two ways to pay."""
    if s.board.percent[q] and s.board.amount[q]:
        s.open("tax", seat)
    elif s.board.percent[q]:
        pay_share(s, seat, q, log)
    else:
        pay(s, seat, s.board.amount[q], LAB, True, log)


def pay_share(s: Table, seat: int, q: int, log: Log | None) -> None:
    """Rule 3.7: the share of the seat's worth."""
    owe(s, seat, tax_share(s, seat, s.board.percent[q]), LAB, TAX_SHARE, -1, 1, log)


def pay_fresh_rent(s: Table, seat: int, factor: int, log: Log | None) -> None:
    """Rule 13.3: the new roll times the factor of the card."""
    owe(s, seat, (s.faces[0] + s.faces[1]) * factor, s.owner[s.pos[seat]], RENT, s.drawn, factor, log)


def take_pot(s: Table, seat: int, log: Log | None) -> None:
    """Rules 3.9, 11.3, 11.4."""
    if s.pot:
        if log is not None:
            log.say(events.WonPot(seat, s.pot))
        s.cash[seat] += s.pot
        s.pot = 0
        fill_pot(s)


def fill_pot(s: Table) -> None:
    """Rule 11.4: the Lab keeps a base in the pot."""
    if s.options.extra_credit == "pot-and-base":
        s.pot += POT_BASE
        s.lab -= POT_BASE
