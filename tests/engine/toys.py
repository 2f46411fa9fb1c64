"""Toy tables in a chosen position, for tests of the drivers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toy
from labtop.engine import codec, drive
from labtop.engine.core import Illegal
from toy.state import CARDS, Options

if TYPE_CHECKING:
    from labtop.engine.wire import Action, Ask
    from toy.state import ToyTable

RULES = toy.ROOM.rules


def table(*hands: list[int], turns: int = 24) -> ToyTable:
    """Seat 0 to move, everybody with these cards."""
    s = RULES.setup(Options(turns=turns), len(hands))
    del s.stack[1:]  # nothing is dealt
    for seat, hand in enumerate(hands):
        for card in hand:
            s.deck[card] -= 1
            s.hands[seat][card] += 1
    RULES.offer_shields(s)
    assert len(s.deck) == CARDS
    return s


def do(s: ToyTable, seat: int, action: Action) -> None:
    """The seat answers what it is asked and the action fits."""
    for ask in drive.asks(s):
        if ask.seat == seat:
            try:
                RULES.check(s, drive.find(s, ask), seat, action)
            except Illegal:
                continue
            drive.push(RULES, s, ask, action)
            return
    raise AssertionError(f"seat {seat} is asked nothing that {action} answers")


def asked(s: ToyTable) -> list[tuple[int, str, bool, int]]:
    """The open questions as tuples: seat, kind, must, nth."""
    return [(ask.seat, ask.kind, ask.must, ask.nth) for ask in drive.asks(s)]


def the_ask(s: ToyTable, seat: int, kind: str) -> Ask:
    return next(ask for ask in drive.asks(s) if ask.seat == seat and ask.kind == kind)


class refusing:  # noqa: N801 - reads as a sentence: with refusing("closed", s)
    """The block must be refused with this code and leave the state as it was."""

    def __init__(self, code: str, s: ToyTable) -> None:
        self.code, self.s = code, s

    def __enter__(self) -> None:
        self.before = codec.state_hash(self.s)

    def __exit__(self, kind: object, error: object, _trace: object) -> bool:
        assert isinstance(error, Illegal), f"not refused but {error!r}"
        assert error.code == self.code
        assert codec.state_hash(self.s) == self.before
        return True
