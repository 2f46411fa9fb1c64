"""The types that every room shares: prompts, states, events, rules. Knows no game.

A state holds a stack of prompts. The top prompt asks some seats something, all at once or one after
the other. An answer is addressed to the question it answers. Chance is a seat.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from labtop.engine.fields import copied, of_kind
from labtop.engine.wire import Action as Action
from labtop.engine.wire import Event as Event
from labtop.engine.wire import Illegal as Illegal
from labtop.engine.wire import Outcome as Outcome
from labtop.engine.wire import plain_fields

Seat = int
CHANCE: Final = -1
CALM: Final = 8
"""Calm players give an answer other than the main one once in this many times."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class About:
    """Base class of a prompt's subject: an auction, a debt, an offer. Data, never a callback."""


@dataclass(eq=False, init=False)
class Prompt:
    """One question put to some seats, in order or all at once."""

    id: int = 0
    kind: str = ""
    waiting: list[Seat] = field(default_factory=list[Seat])
    """Seats still to answer; the first one is asked, or all of them when `at_once`."""
    at_once: bool = False
    answers: list[Action | None] | None = field(default=None, metadata=of_kind(list[Action | None] | None))
    """Sealed answers by seat (only `at_once`); opened by the room when the last one is in."""
    nth: int = 0
    """Answers given so far."""
    times: list[int] | None = field(default=None, metadata=of_kind(list[int] | None))
    """Only doors: answers given so far by each seat, so that two seats never close each other's question."""
    about: About | None = field(default=None, metadata=of_kind(About | None))

    def __init__(  # written out: a generated one is not compiled, and questions are made more often than anything else
        self,
        id: int = 0,
        kind: str = "",
        waiting: list[Seat] | None = None,
        at_once: bool = False,
        answers: list[Action | None] | None = None,
        nth: int = 0,
        times: list[int] | None = None,
        about: About | None = None,
    ) -> None:
        self.id = id
        self.kind = kind
        self.waiting = [] if waiting is None else waiting
        self.at_once = at_once
        self.answers = answers
        self.nth = nth
        self.times = times
        self.about = about


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class State:
    """A game in progress. Rooms add fields of their own (engine/fields.py says how they are declared)."""

    seats: int = 0
    stack: list[Prompt] = field(default_factory=list[Prompt])
    """Innermost question last; empty: the game is over."""
    doors: list[Prompt] = field(default_factory=list[Prompt])
    """Questions open beside the stack; the game does not wait for their answers."""
    serial: int = 0
    """Questions opened so far: the id of the latest."""
    moves: int = 0
    draws: dict[str, int] = field(default_factory=dict[str, int])
    """Chance moves so far per stream: dice depend on these numbers, not on the players' answers."""

    def open(self, kind: str, seat: Seat, about: About | None = None) -> Prompt:
        """Ask one seat, above everything else that is open."""
        self.serial += 1
        p = Prompt(self.serial, kind, [seat], about=about)
        self.stack.append(p)
        return p

    def pass_on(self, seat: Seat) -> None:
        """Replaces the innermost question, which is answered, by a new one of the same kind to another seat."""
        p = self.stack[-1]
        p.id = self.serial = self.serial + 1
        p.waiting[0] = seat
        p.nth = 0

    def open_all(self, kind: str, seats: list[Seat], at_once: bool, about: About | None = None) -> Prompt:
        """Ask several seats, in this order or all at once with sealed answers."""
        self.serial += 1
        answers: list[Action | None] | None = [None] * self.seats if at_once else None
        p = Prompt(self.serial, kind, seats, at_once, answers, about=about)
        self.stack.append(p)
        return p

    def open_door(self, kind: str, seats: list[Seat], about: About | None = None) -> Prompt:
        """Offer something to all seats that could use it as far as everybody knows.

        To offer it only to the seats that hold the card would reveal their hands.
        """
        self.serial += 1
        p = Prompt(self.serial, kind, seats, times=[0] * self.seats, about=about)
        self.doors.append(p)
        return p


class Logged:
    """An event in a log: its public part, and the private parts that only some seats learn."""

    __slots__ = ("event", "private")

    def __init__(self, event: Event, private: dict[Seat, Any] | None = None) -> None:
        self.event = event
        self.private = private

    @property
    def kind(self) -> str:
        """The name of the event, as on the wire."""
        return str(self.event.__struct_config__.tag)

    @property
    def seat(self) -> Seat | None:
        """The seat it is about; None: no particular seat."""
        found = getattr(self.event, "seat", None)
        return found if isinstance(found, int) else None

    @property
    def public(self) -> dict[str, Any]:
        """The fields that everybody learns."""
        return plain_fields(self.event)

    def seen_by(self, seat: Seat | None) -> dict[str, Any]:
        """The event as one seat, or a spectator, learns it."""
        mine = self.private_part(seat)
        return {"type": self.kind, **self.public, **({} if mine is None else plain_fields(mine))}

    def message(self, seat: Seat | None) -> Event | dict[str, Any]:
        """The same for the encoder, which takes the event itself where the seat gets no private part."""
        return self.event if self.private_part(seat) is None else self.seen_by(seat)

    def private_part(self, seat: Seat | None) -> Any:
        """What only this seat learns; None: nothing."""
        return None if self.private is None or seat is None else self.private.get(seat)


class Log:
    """Collects the events of a room. A simulation passes None instead, and no event is made."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Logged] = []

    def say(self, event: Event, private: dict[Seat, Any] | None = None) -> None:
        """Adds an event; `private` holds, by seat, a Struct of the event's PRIVATE class."""
        self.events.append(Logged(event, private))


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of random numbers. `at` starts the n-th draw of a stream, `below(n)` is uniform over 0 … n-1."""

    __slots__ = ()

    def at(self, stream: str, draw: int) -> None:
        """Go to a draw; a generator that cannot be positioned ignores it."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        raise NotImplementedError

    def two(self) -> int:
        """Two ordinary dice as one number, 0 … 35: six times the first, and the second."""
        return self.below(6) * 6 + self.below(6)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """One game's rules. Every room defines the first six methods, and the others if the default does not fit."""

    def setup(self, options: Any, seats: int) -> S:
        """The state before the first move, with its first question open."""
        raise NotImplementedError

    def legal(self, s: S, p: Prompt, seat: Seat) -> list[Action]:
        """Every answer of this seat, in a fixed order, the main answer first."""
        raise NotImplementedError

    def apply(self, s: S, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
        """Carries out an answer, in place. For an at-once prompt it is called once, when `p.answers` is complete."""
        raise NotImplementedError

    def public(self, s: S) -> Any:
        """The information open to everybody, spectators included; built up field by field."""
        raise NotImplementedError

    def private(self, s: S, seat: Seat) -> Any:
        """The information that this seat has beyond the public one."""
        return None

    def outcome(self, s: S) -> Outcome | None:
        """The result, once the stack is empty."""
        raise NotImplementedError

    def clone(self, s: S) -> S:
        """An independent copy of a state."""
        return copied(s)

    def first(self, s: S, p: Prompt, seat: Seat) -> Action:
        """The answer given for an idle player: legal[0]."""
        return self.legal(s, p, seat)[0]

    def pick(self, s: S, p: Prompt, seat: Seat, rng: Dice) -> Action:
        """A uniform legal answer; a room with long lists overrides this method so as not to build them."""
        found = self.legal(s, p, seat)
        return found[rng.below(len(found))]

    def check(self, s: S, p: Prompt, seat: Seat, action: Action) -> None:
        """Judges an answer from outside, also one of CHANCE: raises Illegal if it is not legal; changes nothing."""
        if action not in self.legal(s, p, seat):
            raise Illegal("not_legal")

    def stream(self, kind: str) -> str:
        """The stream that a chance prompt of this kind draws from; default: a stream of the same name."""
        return kind

    def draw(self, s: S, p: Prompt, dice: Dice) -> Action:
        """The answer of CHANCE."""
        raise NotImplementedError

    def menu(self, s: S, p: Prompt, seat: Seat) -> Any:
        """The choices as a client gets them; default: the legal list."""
        return self.legal(s, p, seat)

    def imagine(self, s: S, seat: Seat | None, rng: Dice) -> S:
        """A state that this seat (None: a spectator) cannot distinguish from `s`. Here: with other sealed answers.

        A room with hidden hands reshuffles them in its override and then calls this.
        """
        world = self.clone(s)
        for p in world.stack:
            if p.answers is not None:
                for other in range(world.seats):
                    if other != seat and p.answers[other] is not None:
                        p.answers[other] = self.pick(world, p, other, rng)
        return world
