"""A table told in the game's words: dice are typed, one call is one use of a die.

play = Play()
play.put("blue 4", "line-1")                  # a round of its own in which a blue 4 is rolled
play.put("red 3->4", "line-1", violet=4)      # rolled 3, used as 4
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import Struct

import labtop
from labtop.engine import codec
from labtop.engine.core import CHANCE, Illegal, Logged
from labtop.rooms.chem_and_roll.actions import Place, Roll, Start
from labtop.rooms.chem_and_roll.view import own_sheet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from labtop.engine.wire import Action, Outcome

COLOURS = ["blue", "red", "white", "yellow"]
FULL_ROWS = {
    "water-1": [1, 2],
    "water-2": [4, 4, 4],
    "water-3": [1, 1, 1, 2, 2],
    "catalyst-1": [1, 2],
    "catalyst-2": [1, 2, 3],
    "catalyst-3": [1, 1, 2, 2],
    "catalyst-4": [5, 5, 5, 5],
}
QUIET = [*FULL_ROWS, "stock", "line-1", "line-2", "line-3", "line-4", "line-5", "water-sale", "catalyst-sale"]
"""Where a player who only fills time puts a die: what earns nothing comes first."""


def read_die(text: str) -> tuple[str, int, int]:
    """Read "red 3->4": colour, rolled, used as."""
    colour, numbers = text.split()
    rolled, _, value = numbers.partition("->")
    return colour, int(rolled), int(value or rolled)


def place(die: str, box: str, **how: Any) -> Place:
    colour, _, value = read_die(die)
    return Place(colour, value, box, **how)


def told(refusal: Illegal) -> tuple[str, str, dict[str, Any]]:
    return refusal.code, refusal.rule, refusal.params


class Play:
    """One game with typed dice."""

    def __init__(self, seats: int = 1, starter: int = 0, **options: Any) -> None:
        self.game = labtop.start("chem-and-roll", seats=seats, options=options, dice="typed")
        self.draft = options.get("mode") == "draft"
        if self.draft:
            self.chance(Start(starter))

    # ---- reading ---------------------------------------------------------------------------------------------------

    def sheet(self, seat: int = 0) -> Any:
        return own_sheet(self.game.view(seat))

    def line(self, number: int, seat: int = 0) -> tuple[int, int, int, int]:
        """Blue, red, violet, white of a line."""
        found = self.sheet(seat).lines[number - 1]
        return found.blue, found.red, found.violet, found.white

    def row(self, box: str, seat: int = 0) -> list[int]:
        return next(row.dice for row in self.sheet(seat).rows if row.box == box)

    def money(self, seat: int = 0) -> Any:
        return self.sheet(seat).money

    @property
    def public(self) -> Any:
        return self.game.view().public

    @property
    def asked(self) -> list[int]:
        """Seats the game waits for."""
        return [ask.seat for ask in self.game.asks() if ask.must]

    @property
    def outcome(self) -> Outcome:
        found = self.game.outcome
        assert found is not None
        return found

    def legal(self, seat: int = 0) -> list[Any]:
        return self.game.legal(self.game.asks(seat)[0])

    # ---- one step --------------------------------------------------------------------------------------------------

    def chance(self, action: Action) -> list[Logged]:
        return self.game.play(self.game.asks(CHANCE)[0], action)

    def roll(self, blue: int = 1, red: int = 1, white: int = 1, yellow: int = 1) -> list[Logged]:
        return self.chance(Roll((blue, red, white, yellow)))

    def take(self, seat: int, die: str, box: str, **how: Any) -> list[Logged]:
        """Use a die that lies on the table; only the part after the arrow counts."""
        return self.game.play(self.game.asks(seat)[0], place(die, box, **how))

    def fill(self, seat: int, *, without: str = "") -> list[Logged]:
        """Let a seat do something harmless, without the die another one needs."""
        usable = [a for a in self.legal(seat) if a.die != without and a.price == 0]
        usable.sort(key=lambda a: QUIET.index(a.box) if a.box in QUIET else len(QUIET))
        return self.game.play(self.game.asks(seat)[0], usable[0])

    # ---- one round -------------------------------------------------------------------------------------------------

    def ready(self, die: str, seat: int = 0) -> None:
        """Throw the dice so that this one lies there, and let those before the seat take others."""
        colour, rolled, _ = read_die(die)
        if self.game.waits_for_chance:
            faces = dict.fromkeys(COLOURS, 1 + self.public.round % 6)
            self.roll(**{**faces, colour: rolled})
        while self.draft and self.asked != [seat]:
            self.fill(self.asked[0], without=colour)

    def put(self, die: str, box: str, seat: int = 0, **how: Any) -> list[Logged]:
        """A round in which this seat uses this die; the others fill time. Returns what happened after the throw."""
        self.ready(die, seat)
        done = self.take(seat, die, box, **how)
        while not self.game.over and not self.game.waits_for_chance:
            done += self.fill(self.asked[0])
        return done

    def complete(self, *rows: str, seat: int = 0) -> None:
        """Fill rows of the heat exchanger and the catalyst tank."""
        for row in rows:
            for value in FULL_ROWS[row]:
                self.put(f"{'white' if row.startswith('water') else 'yellow'} {value}", row, seat)

    def fill_line(self, number: int, value: int, seat: int = 0) -> None:
        """Blue, red and white of one value, without any bonus."""
        self.put(f"blue {value}", f"line-{number}", seat)
        self.put(f"red {value}", f"line-{number}", seat, violet=value)
        self.put(f"white {value}", f"line-{number}", seat)

    def fill_time(self) -> None:
        """Rounds in which everybody does something harmless, to the end."""
        while not self.game.over:
            if self.game.waits_for_chance:
                face = 1 + self.public.round % 6
                self.roll(face, face, face, face)
            else:
                self.fill(self.asked[0])

    # ---- trying ----------------------------------------------------------------------------------------------------

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Whatever is played inside has not happened afterwards."""
        game = self.game
        kept = game.room.rules.clone(game.state), game.moves[:], game.events[:]
        yield
        game.state, game.moves, game.events = kept

    def refused(self, die: str, box: str, seat: int = 0, **how: Any) -> tuple[str, str, dict[str, Any]]:
        """Try a use and return why it is refused: code, rule, params. It must have changed nothing."""
        with self.aside():
            self.ready(die, seat)
            before = codec.state_hash(self.game.state)
            wanted = place(die, box, **how)
            assert wanted not in self.legal(seat)
            with pytest.raises(Illegal) as caught:
                self.take(seat, die, box, **how)
            assert codec.state_hash(self.game.state) == before
        return told(caught.value)

    def ways(self, die: str, box: str | None = None, seat: int = 0, price: int = 0) -> list[Any]:
        """Every use of a die rolled like this, in one box or in all."""
        with self.aside():
            self.ready(die, seat)
            found = [a for a in self.legal(seat) if a.die == read_die(die)[0] and a.price == price]
        return [a for a in found if box is None or a.box == box]

    def takes(self, colour: str, box: str, seat: int = 0) -> set[int]:
        """The values of an unchanged die that a box takes."""
        return {v for v in range(1, 7) for a in self.ways(f"{colour} {v}", box, seat) if a.value == v and not a.colour}

    def becomes(self, die: str, seat: int = 0, price: int = 0) -> set[int]:
        """The values a rolled die may be used as."""
        return {a.value for a in self.ways(die, None, seat, price)}

    def violets(self, die: str, box: str, seat: int = 0) -> list[int]:
        """The SO3 values a player may write with this die, unchanged."""
        value = read_die(die)[1]
        return [a.violet for a in self.ways(die, box, seat) if a.value == value and not a.colour]


def of_kind(events: list[Logged], kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    return [e.public for e in events if e.kind == kind and (seat is None or e.public.get("seat") == seat)]


def leaves(value: Any) -> Iterator[Any]:
    """Every plain value inside Structs, lists and dicts."""
    if isinstance(value, Struct):
        value = {name: getattr(value, name) for name in value.__struct_fields__}
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from leaves(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from leaves(inner)
    else:
        yield value
