"""The interfaces of bots and coaches: a bot answers a question from the information that one seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from msgspec import Struct

from labtop.engine import drive
from labtop.engine.core import CALM, Dice, Illegal, Prompt, State
from labtop.engine.dice import Quick
from labtop.engine.registry import Room
from labtop.engine.wire import Action, Ask, View

LEVELS: Final = ("random", "beginner", "greedy", "strong", "master")
"""From the weakest to the strongest; `levels` says which of them a room has."""


WORLDS: Final = {"strong": 8, "master": 24}
"""Level -> number of imagined worlds it searches, as `Rules.imagine` makes them. Levels not listed get none."""


THINK: Final = (0.1, 20.0)
"""Smallest and largest allowed multiple of a bot's usual search effort."""


class Seen:
    """One question as one seat sees it. Costly parts (view, legal answers) are made only when they are read."""

    __slots__ = ("_legal", "_prompt", "_room", "_state", "_view", "ask", "rng", "think")

    def __init__(self, room: Room, state: Any, prompt: Prompt, ask: Ask, rng: Dice, think: float = 1.0) -> None:
        self._room = room
        self._state = state
        self._prompt = prompt
        self._view: View | None = None
        self._legal: list[Action] | None = None
        self.ask = ask
        self.rng = rng
        """The bot's own random stream: the same view and the same seed give the same move."""
        self.think = think
        """Multiple of the usual search effort. Not a time in seconds, because the move would depend on the machine."""

    @property
    def view(self) -> View:
        if self._view is None:
            rules, seat = self._room.rules, self.ask.seat
            self._view = View(seat, rules.public(self._state), rules.private(self._state, seat))
        return self._view

    @property
    def legal(self) -> list[Action]:
        if self._legal is None:
            self._legal = self._room.rules.legal(self._state, self._prompt, self.ask.seat)
        return self._legal

    def worlds(self, most: int) -> list[Any]:
        """Independent states to search in: what this seat knows is the same in all of them, the rest is imagined."""
        rules, seat = self._room.rules, self.ask.seat
        return [rules.imagine(self._state, seat, self.rng) for _ in range(most)]

    def any(self) -> Action:
        """A legal answer, all equally likely, without building the list of them."""
        return self._room.rules.pick(self._state, self._prompt, self.ask.seat, self.rng)

    def check(self, action: Action) -> None:
        """Raises Illegal if the rules refuse this answer: some answers (a bid, an offer) are judged but not listed."""
        self._room.rules.check(self._state, self._prompt, self.ask.seat, action)


class Question(Protocol):
    """A question to a bot: a `Seen`, or its equivalent read from bytes in a worker process."""

    @property
    def ask(self) -> Ask: ...
    @property
    def rng(self) -> Dice: ...
    @property
    def think(self) -> float: ...
    @property
    def view(self) -> View: ...
    @property
    def legal(self) -> list[Action]: ...
    def worlds(self, most: int) -> list[Any]: ...
    def any(self) -> Action: ...
    def check(self, action: Action) -> None: ...


class Bot(Protocol):
    def choose(self, seen: Question) -> Action: ...


class Advice(Struct, frozen=True):
    """One answer as a coach weighs it."""

    action: Action
    value: float
    """Expected result for the seat after this answer, in the coach's unit; comparable within one question."""
    reason: str
    """The reason, which names the message `<room>-hint-<reason>` of the room's catalogue."""
    numbers: dict[str, str | int | float] = {}
    """Parameters of that message: the figures that the coach computed."""


class Coach(Protocol):
    """Estimates the value of each answer. It sees the same information as a bot."""

    unit: str
    """Unit of the values: `money`, `points` or `chance` (to win, 0 to 1)."""

    def weigh(self, seen: Question, effort: int, also: Sequence[Action] = ()) -> list[Advice]:
        """Advice on every legal answer, and on the answers of `also` that are not listed, the best first.

        `effort` is how many imagined worlds (or games played out) an answer may cost: a hint can afford more than a
        review of a whole game.
        """
        ...


class Random:
    """Any legal answer, all equally likely; in calm kinds of questions mostly the main one (`Room.calm`)."""

    def __init__(self, calm: tuple[str, ...] = ()) -> None:
        self.calm = calm

    def choose(self, seen: Question) -> Action:
        if seen.ask.kind in self.calm and seen.rng.below(CALM):
            return seen.legal[0]
        return seen.any()


def known_bots(room: Room) -> dict[str, type[Bot]]:
    """The bots of a room by level: those of its own file, and the random one that every room has."""
    own: dict[str, type[Bot]] = getattr(room.bots, "BOTS", {})
    return {"random": Random, **own}


def levels(room: Room) -> list[str]:
    """The levels a room has, the weakest first."""
    found = known_bots(room)
    return [level for level in LEVELS if level in found]


def bot(room: Room, level: str) -> Bot:
    """A bot by its level; the code that knows the game is in the room's own `bots/`."""
    if level == "random":
        return Random(room.calm)
    found = known_bots(room) if level in LEVELS else {}
    if level not in found:
        raise Illegal("unknown_bot", bot=level, known=", ".join(levels(room)))
    return found[level]()


def worlds_of(room: Room, level: str, think: float = 1.0) -> int:
    """How many imagined worlds a level is given; a room's own file may set another number.

    A level with a single world keeps one, whatever `think` is.
    """
    own: dict[str, int] = getattr(room.bots, "WORLDS", WORLDS)
    usual = own.get(level, 0)
    return scaled(usual, think) if usual > 1 else usual


def scaled(usual: int, think: float) -> int:
    """The usual number of games, throws or worlds, multiplied by `think`; at least one."""
    return max(1, round(usual * think))


def read_think(value: float) -> float:
    """Checks a requested multiple of the usual search effort."""
    least, most = THINK
    if not least <= value <= most:
        raise Illegal("bad_think", think=value, least=least, most=most)
    return value


def split_level(named: str) -> tuple[str, float]:
    """`master@2`: a level or an own bot, and how much more than usual it may think."""
    level, _, times = named.rpartition("@")
    if not level or not times.replace(".", "", 1).isdecimal():
        return named, 1.0
    return level, read_think(float(times))


def coach(room: Room) -> Coach | None:
    """The coach that gives hints and reviews in a room; None: the room has none."""
    found: type[Coach] | None = getattr(room.bots, "COACH", None)
    return None if found is None else found()


def any_bot(played: Room, named: str) -> Bot:
    """A level of the room or, on a command line, an own bot as `path/to/bot.py:Name`; either may end in `@2`."""
    level, _ = split_level(named)
    if ".py:" not in level:
        return bot(played, level)
    from labtop.bots.own import watched_bot  # most games have none

    return watched_bot(level)


class Crowd:
    """Bots for some or all seats of one game, each with its own stream; a `drive.Chooser`."""

    def __init__(self, room: Room, levels: list[str], seed: str) -> None:
        self.room = room
        self.bots = [any_bot(room, level) for level in levels]
        self.think = [split_level(level)[1] for level in levels]
        self.streams = [Quick(f"{seed}/bot/{seat}") for seat in range(len(levels))]

    def __call__(self, s: State, p: Prompt, seat: int) -> Action:
        ask = drive.ask_of(p, seat)
        return self.bots[seat].choose(Seen(self.room, s, p, ask, self.streams[seat], self.think[seat]))

    def answer(self, s: State, ask: Ask) -> Action:
        """The answer to an ask, for tables where other seats are people."""
        seen = Seen(self.room, s, drive.find(s, ask), ask, self.streams[ask.seat], self.think[ask.seat])
        return self.bots[ask.seat].choose(seen)
