"""The interfaces of bots and coaches: a bot answers a question from the information that one seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from msgspec import Struct

from labtop.bots.reasons import Numbers, Reasons
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
        """What this seat may see."""
        if self._view is None:
            rules, seat = self._room.rules, self.ask.seat
            self._view = View(seat, rules.public(self._state), rules.private(self._state, seat))
        return self._view

    @property
    def legal(self) -> list[Action]:
        """Every answer the rules allow, the main one first."""
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
    def ask(self) -> Ask:
        """The question: its kind and the seat."""

    @property
    def rng(self) -> Dice:
        """A random stream of this bot's own."""

    @property
    def think(self) -> float:
        """The multiple of its usual search effort."""

    @property
    def view(self) -> View:
        """What its seat may see."""

    @property
    def legal(self) -> list[Action]:
        """Every answer the rules allow, the main one first."""

    def worlds(self, most: int) -> list[Any]:
        """States to search in, at most so many; what this seat knows is true in each."""

    def any(self) -> Action:
        """A legal answer at random."""

    def check(self, action: Action) -> None:
        """Raises Illegal if the rules refuse this answer."""


class Bot(Protocol):
    """What a bot has to have: one method.

    Examples:
        >>> class First:
        ...     def choose(self, seen):
        ...         return seen.legal[0]
    """

    def choose(self, seen: Question) -> Action:
        """One of the answers that the rules allow."""


class Advice(Struct, frozen=True):
    """One answer as a coach weighs it."""

    action: Action
    value: float
    """Expected result for the seat after this answer, in the coach's unit; comparable within one question."""
    reason: str = ""
    """The reason, which names the message `<room>-hint-<reason>` of the room's catalogue."""
    numbers: Numbers = {}
    """Parameters of that message: figures of the board."""
    games: tuple[float, ...] = ()
    """Results of the games that the value is the mean of, in the same worlds with the same dice for every answer of a
    question; empty: the value was not sampled."""
    worked: bool = True
    """Whether the value was worked out; otherwise the answer only looks worse than those whose values were."""
    usual: bool = False
    """Whether a strong player of the room would give this answer without playing games on. Another answer is preferred
    only if it is clearly better."""
    missed: bool = False
    """The reason says what this answer lacks beside a better one: it names `<room>-missed-<reason>`."""


class Coach(Protocol):
    """Estimates the value of each answer. It sees the same information as a bot."""

    unit: str
    """Unit of the values: `money`, `points`, `chance` (to win, 0 to 1) or `steps` (minus those left to a goal)."""

    def weigh(self, seen: Question, effort: int, also: Sequence[Action] = ()) -> list[Advice]:
        """Advice on every legal answer, and on the answers of `also` that are not listed, the best first.

        The values of `also` are always worked out. `effort` is how many imagined worlds (or games played out) an
        answer may cost: a hint can afford more than a review of a whole game.
        """
        ...

    def reasons(self, seen: Question) -> Reasons:
        """The reasons of this room, for the position of one question."""
        ...


class Random:
    """Any legal answer, all equally likely; in calm kinds of questions mostly the main one (`Room.calm`)."""

    def __init__(self, calm: tuple[str, ...] = ()) -> None:
        self.calm = calm

    def choose(self, seen: Question) -> Action:
        """A random answer, whatever the position is; in calm kinds of questions mostly the main one."""
        if seen.ask.kind in self.calm and seen.rng.below(CALM):
            return seen.legal[0]
        return seen.any()


def known_bots(room: Room) -> dict[str, type[Bot]]:
    """The bots of a room by level: those of its own file, and the random one that every room has."""
    own: dict[str, type[Bot]] = getattr(room.bots, "BOTS", {})
    return {"random": Random, **own}


def zoo(room: Room) -> dict[str, type[Bot]]:
    """Unusual opponents of a room, by which its levels are measured; only command lines name them."""
    found: dict[str, type[Bot]] = getattr(room.bots, "ZOO", {})
    return found


def levels(room: Room) -> list[str]:
    """The levels a room has, the weakest first.

    Examples:
        >>> from labtop.engine.registry import room
        >>> levels(room("chem-and-roll"))
        ['random', 'beginner', 'greedy', 'strong', 'master']
    """
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
    """The coach that gives hints and reviews in a room; None: the room has none.

    Examples:
        >>> from labtop.engine.registry import room
        >>> coach(room("laboratorium")).unit
        'chance'
    """
    found: type[Coach] | None = getattr(room.bots, "COACH", None)
    return None if found is None else found()


def asked_coach(played: Room) -> Coach:
    """The coach of a room; raises Illegal if the room has none."""
    found = coach(played)
    if found is None:
        raise Illegal("no_coach", room=played.id)
    return found


def weigh(wise: Coach, seen: Question, effort: int, also: list[Action] | None = None) -> list[Advice]:
    """The coach's list, the best first; equal values stay in the coach's order."""
    found = wise.weigh(seen, effort, also or [])
    if not found:
        raise Illegal("coach_is_silent", kind=seen.ask.kind)
    return sorted(found, key=lambda advice: -advice.value)


def any_bot(played: Room, named: str) -> Bot:
    """On a command line: a level, one of the zoo, or an own bot as `path/to/bot.py:Name`; each may end in `@2`."""
    level, _ = split_level(named)
    if level in zoo(played):
        return zoo(played)[level]()
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
