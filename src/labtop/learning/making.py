"""Makes puzzles from a seed: bots play a game, the room poses a question about one of its positions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from labtop.bots.base import Crowd, Seen, bot, levels
from labtop.engine import codec, drive
from labtop.engine.core import CHANCE, Illegal, Prompt
from labtop.engine.dice import Quick
from labtop.engine.registry import Room
from labtop.engine.wire import Ask, Move
from labtop.learning.posing import Kind, Learning, Posed, Setup
from labtop.learning.puzzles import Puzzle

MOST_GAMES = 5000
"""Games that are looked through for one kind of question, before it is given up."""


def learning_of(room: Room) -> Learning:
    """What a room gives to puzzles; raises Illegal if it has none."""
    if room.learning is None:
        raise Illegal("no_puzzles", room=room.id)
    found: Learning = room.learning.LEARNING
    return found


def known_kind(room: Room, name: str) -> Kind:
    """A kind of question by its name."""
    kinds = learning_of(room).kinds
    if name not in kinds:
        raise Illegal("unknown_puzzle_kind", kind=name, known=", ".join(kinds))
    return kinds[name]


class Played:
    """A game of bots, from a seed: the same moves on every machine."""

    def __init__(self, room: Room, setup: Setup, seed: str, number: int) -> None:
        self.room = room
        self.seats = setup.seats
        self.given = setup.options[number % len(setup.options)]
        self.options = room.read_options(self.given)
        self.moves: list[Move] = []
        state = self.start()
        rng, dice = Quick(f"{seed}/doors"), Quick(f"{seed}/dice")
        drive.playout(room.rules, state, rng, dice, Crowd(room, list(setup.bots), seed), moves=self.moves)

    def start(self) -> Any:
        """The state before the first move."""
        return self.room.rules.setup(self.options, self.seats)

    def at(self, number: int) -> Any:
        """The state after so many moves."""
        state = self.start()
        for move in self.moves[:number]:
            drive.step(self.room.rules, state, drive.find(state, Ask.of(move)), move.seat, move.action, None)
        return state

    def asked(self, kind: str) -> list[int]:
        """Numbers of moves before which a question of this kind was open."""
        state, found = self.start(), []
        for number, move in enumerate(self.moves):
            p = drive.find(state, Ask.of(move))
            if move.seat != CHANCE and p is state.stack[-1] and p.kind == kind:
                found.append(number)
            drive.step(self.room.rules, state, p, move.seat, move.action, None)
        return found


def game(room: Room, name: str, seed: str, number: int) -> Played:
    """The game of this number, from the setup of this name."""
    setup = learning_of(room).setups[name]
    return Played(room, setup, f"puzzles/{room.id}/{name}/{seed}/{number}", number)


def puzzle_at(played: Played, kind: str, seed: str, number: int, move: int) -> Puzzle | None:
    """The puzzle about one position of a game; None: there is nothing to ask."""
    room = played.room
    state = played.at(move)
    p: Prompt = state.stack[-1]
    seat = played.moves[move].seat
    rng = Quick(f"puzzles/{room.id}/{kind}/{seed}/{number}/{move}")
    posed = known_kind(room, kind).pose(state, p, seat, rng)
    if posed is None:
        return None
    order = list(range(len(posed.choices)))
    for i in range(len(order) - 1, 0, -1):
        k = rng.below(i + 1)
        order[i], order[k] = order[k], order[i]
    return Puzzle(
        room=room.id,
        id=f"{kind}-{number}-{move}",
        seed=f"{seed}/{number}/{move}",
        kind=kind,
        concept=posed.concept,
        options=played.given,
        seats=played.seats,
        seat=seat,
        moves=[(one.prompt, one.seat, one.nth, msgspec.to_builtins(one.action)) for one in played.moves[:move]],
        figures=posed.figures,
        question=posed.question,
        choices=[posed.choices[i] for i in order],
        right=order.index(0),
        known=posed.known,
        difficulty=difficulty(room, state, p, seat, posed, rng),
        gap=round(posed.gap, 4),
        solution=[msgspec.to_builtins(action) for action in posed.solution],
    )


def difficulty(room: Room, state: Any, p: Prompt, seat: int, posed: Posed, rng: Quick) -> int:
    """How many of the levels of bots give an answer that is not as good; else the room's own measure."""
    if posed.good is None:
        return max(1, min(5, posed.steps))
    ask = drive.ask_of(p, seat)
    failed = 0
    for level in levels(room):
        stream = Quick(f"{level}/{rng.below(1 << 30)}")
        answer = bot(room, level).choose(Seen(room, room.rules.clone(state), p, ask, stream, 0.5))
        failed += not posed.good(answer)
    return max(1, min(5, failed))


def generate(room: Room, kind: str, seed: str) -> Puzzle:
    """The puzzle that a seed like "1/12/37" stands for: seed of the games, number of the game, moves before it."""
    known_kind(room, kind)
    parts = seed.rsplit("/", 2)
    if len(parts) != 3 or not (parts[1].isdecimal() and parts[2].isdecimal()):
        raise Illegal("bad_puzzle_seed", seed=seed)
    first, number, move = parts[0], int(parts[1]), int(parts[2])
    played = game(room, known_kind(room, kind).setup, first, number)
    asked = played.asked(known_kind(room, kind).asks)
    found = puzzle_at(played, kind, first, number, move) if move in asked else None
    if found is None:
        raise Illegal("bad_puzzle_seed", seed=seed)
    return found


def many(room: Room, seed: str) -> Iterator[Puzzle]:
    """As many of each kind as the room wants in a collection, game by game; equal positions and questions once."""
    learning = learning_of(room)
    left = {name: kind.wanted for name, kind in learning.kinds.items()}
    seen: set[bytes] = set()
    for name in learning.setups:
        for number in range(MOST_GAMES):
            wanted = [kind for kind, one in learning.kinds.items() if one.setup == name and left[kind]]
            if not wanted:
                break
            played = game(room, name, seed, number)
            for kind in wanted:
                for found in of_game(played, kind, seed, number, left[kind]):
                    key = alike(found)
                    if key not in seen:
                        seen.add(key)
                        left[kind] -= 1
                        yield found
    lacking = {kind: count for kind, count in left.items() if count}
    if lacking:
        raise Illegal("too_few_puzzles", kinds=", ".join(f"{kind} {count}" for kind, count in lacking.items()))


def of_game(played: Played, kind: str, seed: str, number: int, most: int) -> Iterator[Puzzle]:
    """Puzzles of one kind about positions of one game."""
    one = known_kind(played.room, kind)
    asked = played.asked(one.asks)
    rng = Quick(f"puzzles/{kind}/{seed}/{number}")
    made = 0
    for _ in range(min(one.tries, len(asked))):
        if made == min(one.each, most):
            return
        move = asked.pop(rng.below(len(asked)))
        found = puzzle_at(played, kind, seed, number, move)
        if found is not None:
            made += 1
            yield found


def alike(puzzle: Puzzle) -> bytes:
    """What makes two puzzles the same for a person: the kind, the question, the answers in whatever order."""
    answers = sorted(codec.encode([one.action, one.say]) for one in puzzle.choices)
    asked = codec.encode([puzzle.kind, puzzle.question, puzzle.figures, puzzle.options])
    return b"\n".join([asked, *answers])


def position(room: Room, puzzle: Puzzle) -> Any:
    """The state of a puzzle: its moves, each judged by the rules."""
    state = room.rules.setup(room.read_options(puzzle.options), puzzle.seats)
    drive.replay(room.rules, state, [move_of(room, one) for one in puzzle.moves])
    return state


def move_of(room: Room, one: tuple[int, int, int, dict[str, Any]]) -> Move:
    """A move as it stands in a puzzle."""
    prompt, seat, nth, action = one
    return Move(prompt, seat, nth, msgspec.convert(action, room.actions))
