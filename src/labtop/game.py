"""The Python door: one game, played by calls."""

from __future__ import annotations

from typing import Any

from labtop.engine import drive
from labtop.engine.core import CHANCE, Dice, Illegal, Log, Logged
from labtop.engine.dice import Table, commitment, deal_key
from labtop.engine.registry import Room, room
from labtop.engine.wire import Action, Ask, Move, Outcome, View


class Game:
    """A game in memory. Answers are judged; chance answers by itself unless `dice="typed"`."""

    def __init__(self, played: Room, options: Any, seats: int, seed: str, dice: str = "table") -> None:
        played.check_seats(options, seats)
        self.room = played
        self.options = options
        self.seats = seats
        self.seed = seed
        self.moves: list[Move] = []
        self.events: list[Logged] = []
        self.state: Any = played.rules.setup(options, seats)
        self.dice_kind = dice
        self.dice: Dice | None = Table(deal_key(seed)) if dice == "table" else None
        self.throw()

    # ---- questions -------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.state.stack

    def asks(self, seat: int | None = None) -> list[Ask]:
        """Open questions, those the game waits for first; of one seat, or of all."""
        found = drive.asks(self.state)
        return found if seat is None else [ask for ask in found if ask.seat == seat]

    def legal(self, ask: Ask) -> list[Action]:
        """Every answer to a question, the main one first."""
        return self.room.rules.legal(self.state, drive.find(self.state, ask), ask.seat)

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; None: a spectator."""
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
        """Answer a question; returns what happened. Raises Illegal and changes nothing if it may not be.

        `throw=False` leaves the dice lying until `throw()`: while they do, the answer can be taken back.
        """
        from labtop.engine import codec

        action = codec.valid(action, self.room.actions)
        log = Log()
        p = drive.find(self.state, ask)
        nth = ask.nth
        self.room.rules.check(self.state, p, ask.seat, action)
        drive.step(self.room.rules, self.state, p, ask.seat, action, log)
        self.moves.append(Move(ask.prompt, ask.seat, nth, action))
        self.events += log.events
        return log.events + (self.throw() if throw else [])

    def throw(self) -> list[Logged]:
        """Let chance answer until a seat is asked. With typed dice it waits for `play` instead."""
        log = Log()
        drive.settle(self.room.rules, self.state, self.dice, log, self.moves)
        self.events += log.events
        return log.events

    @property
    def waits_for_chance(self) -> bool:
        return bool(self.state.stack) and self.state.stack[-1].waiting[0] == CHANCE

    def take_back(self, seat: int) -> None:
        """Undo this seat's last answer, where nobody else moved, no die fell and nothing hidden was shown since."""
        rules = self.room.rules
        start = rules.setup(self.options, self.seats)
        self.state, self.moves = drive.take_back(rules, start, self.moves, seat)
        log = Log()
        drive.replay(rules, start, self.moves, log)
        self.events = log.events

    # ---- records ---------------------------------------------------------------------------------------------------

    def record(self) -> str:
        """The game so far as text; the seed is in it only when the game is over."""
        from labtop.engine import record  # start-up: a game that is not written down needs none of it

        outcome = self.outcome
        return record.write(
            record.Record(
                self.room.id,
                self.room.version,
                self.seats,
                self.options,
                self.moves,
                self.dice_kind,
                commitment(self.seed) if self.dice_kind == "table" else "",
                self.seed if outcome is not None and self.dice_kind == "table" else None,
                None if outcome is None else outcome.reason,
            )
        )


def start(
    id: str,
    *,
    seats: int = 1,
    seed: int | str | None = None,
    options: dict[str, Any] | None = None,
    dice: str = "table",
) -> Game:
    """A new game. The same seed gives the same dice; without one nobody can know them beforehand."""
    played = room(id)
    if dice not in ("table", "typed"):  # a program may answer for chance in every room: it sees everything anyway
        raise Illegal("unknown_dice", dice=dice)
    return Game(played, played.read_options(options), seats, read_seed(seed), dice)


def read_seed(seed: int | str | None) -> str:
    """A seed as text; a fresh one of 128 bits where none is given."""
    if seed is None:
        from secrets import token_hex  # a game with a seed needs no entropy

        return token_hex(16)
    text = str(seed)
    if not 1 <= len(text) <= 64 or not text.isprintable():
        raise Illegal("bad_seed", most=64)
    return text


def resume(text: str, seed: int | str | None = None) -> Game:
    """A game from the text of its record, to go on with; the seed is needed to throw the same dice on."""
    from labtop.engine import record

    told = record.read(text)
    played = room(told.room)
    known = told.seed if told.seed is not None else read_seed(seed)
    if told.dice == "table" and commitment(known) != told.commitment:
        raise Illegal("seed_does_not_match")
    record.replay(told)
    game = Game(played, told.options, told.seats, known, "typed")
    log = Log()
    drive.replay(played.rules, game.state, told.moves, log)
    game.moves, game.events, game.dice_kind = told.moves, log.events, told.dice
    game.dice = Table(deal_key(known)) if told.dice == "table" else None
    return game
