"""One game in memory, for Python programs, the terminal, live tables and bots."""

from __future__ import annotations

from typing import Any

from labtop.engine import codec, drive, record
from labtop.engine.arrivals import Arrival
from labtop.engine.core import CHANCE, Dice, Illegal, Log, Logged
from labtop.engine.dice import SealedDice, commitment, deal_key
from labtop.engine.record import Record
from labtop.engine.registry import Room, room
from labtop.engine.wire import Action, Ask, Move, Outcome, View


class Game:
    """A game: its state, and the moves and events that led to it. Answers are judged before they count.

    Chance answers by itself from the seed with `dice="table"`. With any other kind of dice it waits for an answer from
    outside, unless `dice` is set to a generator. Two games are equal if they have the same room, options, seats, moves
    and state.

    Examples:
        >>> import labtop
        >>> game = labtop.start("chem-and-roll", seed=1)
        >>> while not game.over:
        ...     ask = game.asks()[0]
        ...     events = game.play(ask, game.legal(ask)[0])
        >>> game.outcome.reason
        'rounds'
        >>> len(game.moves)
        40
    """

    def __init__(
        self, played: Room, options: Any, seats: int, seed: str, dice: str = "table", *, throw: bool = True
    ) -> None:
        """`throw=False`: the first draws of a game are left open until `throw()` is called."""
        played.check_seats(options, seats)
        self.room = played
        self.options = options
        self.seats = seats
        self.seed = seed
        self.state: Any = played.rules.setup(options, seats)
        self.moves: list[Move] = []
        self.events: list[Logged] = []
        self.answered: dict[int, int] = {}
        """Seat -> the prompt it answered last."""
        self.shown = False
        """Whether the last move showed something hidden, so that it cannot be taken back alone."""
        self.dice_kind = dice
        """Kind of dice in the record: table (drawn from the seed), typed (by a person) or quick (a simulation's)."""
        self.dice: Dice | None = SealedDice(deal_key(seed)) if dice == "table" else None
        self.commitment = commitment(seed) if dice == "table" else ""
        """The commitment to the seed, which the record shows while the game is open."""
        if throw:
            self.throw()

    # ---- questions -------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether no question is open any more."""
        return not self.state.stack

    @property
    def waits_for_chance(self) -> bool:
        """Whether the next answer is one of chance, which somebody has to give."""
        return bool(self.state.stack) and self.state.stack[-1].waiting[0] == CHANCE

    def asks(self, seat: int | None = None) -> list[Ask]:
        """Open questions, those the game waits for first; of one seat, or of all.

        Examples:
            >>> import labtop
            >>> game = labtop.start("chem-and-roll", seats=3, seed=1)
            >>> [ask.seat for ask in game.asks()]
            [0, 1, 2]
            >>> game.asks(1)[0].kind
            'choose'
        """
        found = drive.asks(self.state)
        return found if seat is None else [ask for ask in found if ask.seat == seat]

    def legal(self, ask: Ask) -> list[Action]:
        """Every answer to a question, the main one first."""
        return self.room.rules.legal(self.state, drive.find(self.state, ask), ask.seat)

    def idle_answer(self, ask: Ask) -> Action:
        """The answer of a player who does nothing. Raises Illegal where the question is closed."""
        return self.room.rules.first(self.state, drive.find(self.state, ask), ask.seat)

    def view(self, seat: int | None = None) -> View:
        """The information a seat may see; None: a spectator.

        Examples:
            >>> import labtop
            >>> game = labtop.start("chain-growth", seats=2, seed=1)
            >>> len(game.view(1).private.hand)
            15
            >>> game.view(None).private is None
            True
        """
        if seat is None:
            return View(None, self.room.rules.public(self.state))
        if not 0 <= seat < self.seats:
            raise Illegal("no_such_seat", seat=seat)
        return View(seat, self.room.rules.public(self.state), self.room.rules.private(self.state, seat))

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return self.room.rules.outcome(self.state)

    # ---- answers ---------------------------------------------------------------------------------------------------

    def play(self, ask: Ask, action: Action, *, throw: bool = True) -> list[Logged]:
        """Answer a question; returns the new events. Raises Illegal and changes nothing if the answer is not legal.

        `throw=False` leaves chance prompts open until `throw()`; until then the answer can be taken back.

        Examples:
            >>> import labtop
            >>> from labtop.rooms.chem_and_roll.actions import Place
            >>> game = labtop.start("chem-and-roll", seed=1)
            >>> try:
            ...     game.play(game.asks()[0], Place("yellow", game.view(0).public.dice[3], "line-1"))
            ... except labtop.Illegal as refusal:
            ...     print(refusal.code, refusal.rule)
            catalyst_does_not_react 3.1
        """
        events = self.answer(ask, codec.valid(action, self.room.actions))
        return events + self.throw() if throw else events

    def check(self, ask: Ask, action: Action) -> None:
        """Raises the refusal that this answer would get; its fields are known to have the right types."""
        self.room.rules.check(self.state, drive.find(self.state, ask), ask.seat, action)

    def answer(self, ask: Ask, action: Action) -> list[Logged]:
        """One answer, whose fields are known to have the right types, without the draws that follow it."""
        log = Log()
        opens = bool(self.state.stack) and drive.opens(self.state, ask.prompt)
        drive.push(self.room.rules, self.state, ask, action, log)
        self.shown = opens or any(event.private is not None for event in log.events)
        self.moves.append(Move(ask.prompt, ask.seat, ask.nth, action))
        self.answered[ask.seat] = ask.prompt
        self.events += log.events
        return log.events

    def throw(self) -> list[Logged]:
        """Let chance answer until a seat is asked; returns the new events. Without dice chance waits for `play`."""
        log, known = Log(), len(self.moves)
        drive.settle(self.room.rules, self.state, self.dice, log, self.moves)
        if len(self.moves) > known:
            self.answered[CHANCE] = self.moves[-1].prompt
        self.events += log.events
        return log.events

    def replay(self, moves: list[Move]) -> list[Logged]:
        """Make recorded moves, chance among them, each judged as if it came from outside; returns the new events."""
        return [event for move in moves for event in self.answer(Ask.of(move), move.action)]

    # ---- one seat more ---------------------------------------------------------------------------------------------

    def admit(self, known: list[Action] | None = None) -> list[Move]:
        """Adds a seat while the game runs, as if it had given the idle answer from the start; returns those answers.

        `known`: the answers, where they were given before. Raises Illegal and changes nothing where seats affect each
        other, or there are no more.
        """
        if self.over:
            raise Illegal("over")
        if not self.room.apart(self.options):
            raise Illegal("no_late_seat")
        seats = self.seats + 1
        self.room.check_seats(self.options, seats)
        told = Arrival(self.room.rules, self.room.rules.setup(self.options, seats), self.seats, known or ())
        told.tell(self.moves, self.state.serial)
        self.seats = seats
        return self.follow(told)

    def redo(self, seat: int, answers: list[Action]) -> list[Move]:
        """Gives a seat these answers instead of its first ones, and the idle answer to whatever else it has answered.

        Returns its answers. Raises Illegal and changes nothing where one of them is not legal. As `admit`: only where
        seats do not affect each other.
        """
        return self.follow(self.redone(seat, answers, halts=False))

    def redone(self, seat: int, answers: list[Action], *, halts: bool) -> Arrival:
        """This game as it would be with these first answers of a seat, or up to its first question after them."""
        if self.over:
            raise Illegal("over")
        if not self.room.apart(self.options):
            raise Illegal("no_late_seat")
        told = Arrival(self.room.rules, self.fresh_state(), seat, answers, halts=halts)
        told.tell([move for move in self.moves if move.seat != seat], self.state.serial)
        return told

    def follow(self, told: Arrival) -> list[Move]:
        """The game goes on from there."""
        self.state, self.moves, self.events = told.state, told.moves, told.log.events
        if told.filled:
            self.answered[told.seat] = told.filled[-1].prompt
        return told.filled

    # ---- taking back -----------------------------------------------------------------------------------------------

    def take_back(self, seat: int) -> None:
        """Undo this seat's last answer, if since then no other seat moved, no die fell and nothing hidden was shown.

        Examples:
            >>> import labtop
            >>> game = labtop.start("chemistry-monopoly", seats=2, seed=1)
            >>> ask = game.asks()[0]
            >>> game.may_take_back(ask.seat)
            False
        """
        self.drop([self.undoable(seat)])

    def undoable(self, seat: int) -> int:
        """The number of the move that this seat may take back alone; raises Illegal where there is none."""
        return drive.undoable(self.room.rules, self.fresh_state(), self.moves, seat)

    def may_take_back(self, seat: int) -> bool:
        """Whether `undoable` would find a move of this seat, without replaying the game."""
        if not self.moves:
            return False
        last, top = self.moves[-1], self.state.stack[-1] if self.state.stack else None
        if drive.is_sealed(top, last, seat):
            return True
        return last.seat == seat and not self.shown

    def drop(self, numbers: list[int]) -> None:
        """Undo the moves with these numbers: the others are replayed from the start."""
        dropped = frozenset(numbers)
        moves = [move for number, move in enumerate(self.moves) if number not in dropped]
        self.state = self.fresh_state()
        self.moves, self.events, self.answered = [], [], {}
        self.replay(moves)

    def fresh_state(self) -> Any:
        """The state before the first move."""
        return self.room.rules.setup(self.options, self.seats)

    # ---- records and copies ----------------------------------------------------------------------------------------

    def record(self, *, with_seed: bool = True) -> str:
        """The game so far as text. The seed is in it only when the game is over and `with_seed` allows it."""
        outcome = self.outcome
        known = with_seed and outcome is not None and self.dice_kind == "table"
        return record.write(
            Record(
                self.room.id,
                self.room.version,
                self.seats,
                self.options,
                self.moves,
                self.dice_kind,
                commitment(self.seed) if known else self.commitment,
                self.seed if known else None,
                None if outcome is None else outcome.reason,
            )
        )

    @classmethod
    def from_record(cls, told: Record, seed: str) -> Game:
        """The game of a record, every move judged, ready to be continued; `seed` must be the seed of its dice."""
        if told.dice == "table" and commitment(seed) != told.commitment:
            raise Illegal("seed_does_not_match")
        record.replay(told)
        game = cls(room(told.room), told.options, told.seats, seed, told.dice, throw=False)
        game.replay(told.moves)
        return game

    def copy(self) -> Game:
        """An independent copy of the game.

        Examples:
            >>> import labtop
            >>> game = labtop.start("chem-and-roll", seed=1)
            >>> other = game.copy()
            >>> events = other.play(other.asks()[0], other.legal(other.asks()[0])[0])
            >>> len(game.moves), len(other.moves)
            (1, 3)
        """
        made = Game.__new__(Game)
        made.__dict__.update(self.__dict__)
        made.state = self.room.rules.clone(self.state)
        made.moves, made.events, made.answered = self.moves[:], self.events[:], self.answered.copy()
        if isinstance(self.dice, SealedDice):  # it has state: the position of its last draw
            made.dice = SealedDice(deal_key(self.seed))
        return made

    __copy__ = copy

    def __deepcopy__(self, _memo: dict[int, Any]) -> Game:
        """Moves, events and options are never changed, so they are shared."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the state as JSON values, the room by its name, which must be in the registry.

        Events are left out, since replaying the moves yields them; so is a generator that is not made from the seed.
        """
        kept = (self.options, self.seats, self.seed, self.dice_kind, self.commitment)
        return unpickled, (self.room.id, kept, self.dice is not None, self.moves, codec.dump(self.state))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (
            (self.room.id, self.room.version, self.seats) == (other.room.id, other.room.version, other.seats)
            and self.options == other.options
            and self.moves == other.moves
            and bool(codec.dump(self.state) == codec.dump(other.state))
        )

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __repr__(self) -> str:
        """Room, round where the room counts rounds, number of moves, and the seats that are asked."""
        asked = ["chance" if ask.seat == CHANCE else f"seat {ask.seat}" for ask in self.asks() if ask.must]
        turn = f"waits for {', '.join(asked)}" if asked else "over"
        rounds = getattr(self.state, "round", None)
        number = "" if rounds is None else f"round {rounds}, "
        return f"<Game {self.room.id}, {self.seats} seats: {number}move {len(self.moves)}, {turn}>"


def unpickled(id: str, kept: tuple[Any, ...], has_dice: bool, moves: list[Move], state: Any) -> Game:
    """The game that `Game.__reduce__` describes."""
    options, seats, seed, dice_kind, promise = kept
    game = Game(room(id), options, seats, seed, dice_kind, throw=False)
    game.replay(moves)
    game.state = codec.load(state, type(game.state), game.room.actions, game.room.abouts)
    game.dice = SealedDice(deal_key(seed)) if has_dice else None
    game.commitment = promise
    return game
