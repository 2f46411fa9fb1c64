"""The games on which promises are checked: cases, and random games played move by move."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple
from unittest import mock

from labtop.engine import codec, drive, record, registry
from labtop.engine.core import CHANCE, Prompt, State
from labtop.engine.dice import Quick, SealedDice, deal_key

if TYPE_CHECKING:
    from collections.abc import Iterator

    from labtop.engine.registry import Room
    from labtop.engine.wire import Action, Ask, Move


class Case(NamedTuple):
    """One game to try a promise on: same case, same game."""

    room: Room
    options: Any
    seats: int
    seed: str = "1"

    def setup(self) -> Any:
        return self.room.rules.setup(self.options, self.seats)

    def __str__(self) -> str:
        usual = self.room.read_options()
        told = [
            name if name == "pack" else f"{name}={getattr(self.options, name)}"
            for name in self.options.__struct_fields__
            if getattr(self.options, name) != getattr(usual, name)
        ]
        return "-".join([self.room.id, *told, f"{self.seats}-seats"]).replace(" ", "")


class Turn(NamedTuple):
    """A state about to be changed by one legal answer. The walk owns the state: clone before changing it."""

    state: Any
    prompt: Prompt
    ask: Ask
    action: Action


def walk(case: Case, salt: str = "", most: int = 100_000) -> Iterator[Turn]:
    """A random game, less tidy than `drive.playout`: seats seal in any order and change their minds, doors are used."""
    rules, dice, rng = case.room.rules, SealedDice(deal_key(case.seed)), Quick(f"{case.seed}/{salt}")
    s = case.setup()
    for _ in range(most):
        if not s.stack:
            return
        ask = choose_ask(case, s, rng)
        p = drive.find(s, ask)
        action = drive.throw(rules, s, p, dice) if ask.seat == CHANCE else rules.pick(s, p, ask.seat, rng)
        yield Turn(s, p, ask, action)
        drive.push(rules, s, ask, action)


def choose_ask(case: Case, s: State, rng: Quick) -> Ask:
    """Usually a question the game waits for; one time in eight a door or a sealed answer to change."""
    found = drive.asks(s)
    must = [ask for ask in found if ask.must]
    may = [ask for ask in found if not ask.must and case.room.rules.legal(s, drive.find(s, ask), ask.seat)]
    if may and rng.below(8) == 0:
        return may[rng.below(len(may))]
    return must[rng.below(len(must))]


def sampled(turns: Iterator[Turn], every: int) -> Iterator[Turn]:
    """One turn in n of a walk, for promises whose check is costly.

    Drawn by chance: counting would fall in step with the rounds and see nothing but throws of dice.
    """
    rng = Quick(f"one in {every}")
    for turn in turns:
        if rng.below(every) == 0:
            yield turn


def played(case: Case, salt: str = "") -> tuple[Any, list[Move]]:
    """A whole game by `drive.playout`: the last state and the moves."""
    s, moves = case.setup(), []
    drive.playout(case.room.rules, s, Quick(f"{case.seed}/{salt}"), SealedDice(deal_key(case.seed)), moves=moves)
    return s, moves


def text_of(case: Case, s: Any, moves: list[Move]) -> str:
    """The record of a game of table dice."""
    from labtop.engine.dice import commitment

    result = case.room.rules.outcome(s)
    return record.write(
        record.Record(
            room=case.room.id,
            rules=case.room.version,
            seats=case.seats,
            options=case.options,
            moves=moves,
            commitment=commitment(case.seed),
            seed=case.seed if result is not None else None,
            reason=None if result is None else result.reason,
        )
    )


@contextmanager
def known(room: Room) -> Iterator[None]:
    """Lets records find a room that is not registered."""

    def find(id: str) -> Room:
        return room if id == room.id else registry.room(id)

    with mock.patch.object(record, "room", find):
        yield


def frozen(s: Any) -> bytes:
    """A state as bytes: equal bytes, equal states."""
    return codec.encode(codec.dump(s))
