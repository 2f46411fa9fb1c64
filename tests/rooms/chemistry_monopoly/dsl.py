"""A table told in the game's words: dice are typed, cards are dealt by hand.

play = Play(2)
play.owns(1, "gold")                  # laid out before the first move
play.at(0, "xenon")
play.throw(2, 3)                      # the seat in turn rolls 2 and 3
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import labtop
from labtop.engine import codec
from labtop.engine.core import CHANCE, Illegal, Logged
from labtop.rooms.chemistry_monopoly.actions import (
    Condense,
    Drawn,
    End,
    Offer,
    Throw,
    Thrown,
)
from labtop.rooms.chemistry_monopoly.holdings import set_level
from labtop.rooms.chemistry_monopoly.purse import give_card, turn_over

if TYPE_CHECKING:
    from labtop.engine.wire import Action, Outcome

PURPLE = ("hydrogen", "helium")
BLUE = ("lithium", "sodium", "potassium")
YELLOW = ("fluorine", "chlorine", "iodine")
GREEN = ("neon", "argon", "xenon")
SUPPLIES = ("test-tube-rack", "bunsen-burner", "erlenmeyer-flask", "electronic-balance")
LIFE = ("carbon", "silicon")


class Play:
    """One game with typed dice. `rolled=False` leaves the roll for the start open."""

    def __init__(self, seats: int = 2, *, first: int = 0, rolled: bool = True, **options: Any) -> None:
        self.game = labtop.start("chemistry-monopoly", seats=seats, options=options, dice="typed")
        self.seats = seats
        if rolled and not options.get("short_game"):
            self.begin(first)

    def begin(self, first: int = 0) -> None:
        for seat in range(self.seats):
            self.chance(Thrown((6, 5) if seat == first else (1, 1)))

    # ---- laying the table out --------------------------------------------------------------------------------------

    @property
    def s(self) -> Any:
        return self.game.state

    def number(self, space: str) -> int:
        return self.s.board.numbers[space]

    def owns(self, seat: int, *spaces: str) -> None:
        for space in spaces:
            give_card(self.s, self.number(space), seat)

    def levels(self, spaces: tuple[str, ...], *levels: int) -> None:
        """Pieces on a set, taken from the Lab."""
        for space, level in zip(spaces, levels, strict=True):
            set_level(self.s, self.number(space), level)

    def transferred(self, *spaces: str) -> None:
        for space in spaces:
            turn_over(self.s, self.number(space), True)

    def has(self, seat: int, cash: int) -> None:
        """A purse; the Lab balances it."""
        self.s.lab += self.s.cash[seat] - cash
        self.s.cash[seat] = cash

    def at(self, seat: int, space: str) -> None:
        self.s.pos[seat] = self.number(space)

    def holds_free(self, seat: int, card: str = "free-lab") -> None:
        number = self.s.board.card_numbers[card]
        self.s.unseen[self.s.board.card_deck[number]].remove(number)
        self.s.frees[seat].append(number)

    def inside(self, seat: int, turn: int = 1) -> None:
        self.at(seat, "biology-class")
        self.s.inside[seat] = turn

    # ---- reading ---------------------------------------------------------------------------------------------------

    def cash(self, seat: int) -> int:
        return self.s.cash[seat]

    def where(self, seat: int) -> str:
        return self.s.board.ids[self.s.pos[seat]]

    def owner(self, space: str) -> int:
        return self.s.owner[self.number(space)]

    def level(self, space: str) -> int:
        return self.s.level[self.number(space)]

    def away(self, space: str) -> bool:
        return self.s.away[self.number(space)]

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        ask = next(ask for ask in self.game.asks() if ask.must)
        return ask.seat, ask.kind

    @property
    def public(self) -> Any:
        return self.game.view().public

    @property
    def outcome(self) -> Outcome:
        found = self.game.outcome
        assert found is not None
        return found

    def legal(self) -> list[Any]:
        return self.game.legal(self.game.asks()[0])

    def total(self) -> int:
        """All money there is: the same at every step (rule 1.3)."""
        return sum(self.s.cash) + self.s.pot + self.s.lab

    # ---- playing ---------------------------------------------------------------------------------------------------

    def chance(self, action: Action) -> list[Logged]:
        return self.game.play(self.game.asks(CHANCE)[0], action)

    def do(self, *actions: Action, seat: int | None = None) -> list[Logged]:
        """Answers of the seat that is asked; `seat` says which one that must be."""
        told = []
        before = self.total()
        for action in actions:
            ask = self.game.asks()[0]
            assert seat is None or ask.seat == seat, f"seat {ask.seat} is asked"
            told += self.game.play(ask, action)
        assert self.total() == before, "money appeared or vanished"
        return told

    def throw(self, one: int, two: int) -> list[Logged]:
        """The seat in turn rolls."""
        return self.do(Throw()) + self.do(Thrown((one, two)), seat=CHANCE)

    def draw(self, card: str) -> list[Logged]:
        return self.do(Drawn(card), seat=CHANCE)

    def end(self) -> list[Logged]:
        return self.do(End())

    def pass_turn(self) -> None:
        """A turn of nothing much: a roll onto a free space."""
        seat = self.s.turn
        self.at(seat, "biology-class")
        self.s.pos[seat] = self.number("extra-credit") - 3
        self.throw(1, 2)
        self.end()

    def draws(self, card: str, seat: int | None = None) -> list[Logged]:
        """The seat in turn comes to the space of a card's deck and draws that card."""
        who = self.s.turn if seat is None else seat
        deck = self.s.board.card_deck[self.s.board.card_numbers[card]]
        self.s.pos[who] = self.number("test-day-2" if deck else "lab-day-2") - 3
        return self.throw(1, 2) + self.draw(card)

    def condense(self, *spaces: str) -> None:
        for space in spaces:
            self.do(Condense(space))

    def offer(self, to: int, **terms: Any) -> list[Logged]:
        return self.do(Offer(to, **terms))

    # ---- trying ----------------------------------------------------------------------------------------------------

    def refused(self, action: Action) -> tuple[str, str, dict[str, Any]]:
        """Try an answer and return why it is refused: code, rule, params. It must have changed nothing."""
        ask = self.game.asks()[0]
        before = codec.state_hash(self.s)
        listed = [] if ask.seat == CHANCE else self.game.legal(ask)
        assert action not in listed
        with pytest.raises(Illegal) as caught:
            self.game.play(ask, action)
        assert codec.state_hash(self.s) == before
        return caught.value.code, caught.value.rule, caught.value.params


def kinds(events: list[Logged]) -> list[str]:
    return [event.kind for event in events]


def of_kind(events: list[Logged], kind: str) -> list[dict[str, Any]]:
    return [event.public for event in events if event.kind == kind]


def visit(play: Play, space: str, dice: tuple[int, int] = (1, 2)) -> list[Logged]:
    """The seat in turn rolls itself onto a space."""
    seat = play.s.turn
    play.s.pos[seat] = (play.number(space) - sum(dice)) % play.s.board.spaces
    return play.throw(*dice)
