"""Computes an upper bound on the mean money of Chem and Roll played alone: basic chemistry, information relaxation.

python benchmarks/bound_chem_and_roll.py teach 80 400      trains the penalty: iterations, sheets of a round
python benchmarks/bound_chem_and_roll.py bound 33 40       least value of a deal, deals

Both need a C compiler, the second 1.1 GB; the same arguments and compiler give the same numbers.

Somebody who knows all dice of a deal before the first round earns too much. A penalty is taken from it after each
throw: by how much the throw is better, judged by a net, than throws are on average. The penalties of a player who
does not know the coming dice have a mean of zero, whatever the net says. So the mean, over deals, of the most that
money less penalties can be for somebody who knows the dice is at least the mean money of the best player (Brown,
Smith and Sun, Operations Research 58, 2010). Were the net exact, the bound would be too. `teach` starts with the net
of the bots and trains it where somebody who knows the dice would go, since it is wrong there most often.

The most of a deal is searched round by round over all sheets. A sheet is given up when money less penalties so far,
and what the sheet is worth in a kinder game, are together no more than the least value; from there on the penalties
are those of the kinder game's worth, with which nobody can earn more than that worth. Whether a sheet is given up
does not depend on coming dice, so the mean of the penalties stays zero. Every deal counts at least the least value.

The kinder game is that of rooms/chem_and_roll/bots/bound.py, but its lines remember the colour of their first gas
and, if that is 5 or 6, its value; the second gas has to be of the other colour and of the same value (up to 4, if the
first was). Of an acid a share is paid for its water and the rest for its SO3. A sheet is worth there what its parts
are worth, and what was paid for lines that are not sold yet; the least of the games with several shares is taken.
"""

from __future__ import annotations

import ctypes
import json
import statistics
import subprocess
import sys
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from labtop.rooms.chem_and_roll.bots.bound import ANY_COLOUR, MOST_CATALYST, MOST_WATER, REACH, SHIFT
from labtop.rooms.chem_and_roll.bots.value import LINE_SPAN, SPAN, nets
from labtop.rooms.chem_and_roll.packing import (
    ALL_FACES,
    BLUE,
    CATALYST_SALE,
    COLOUR_OF,
    DIVISORS,
    FACES_OF,
    GASES,
    LINES,
    RED,
    VALUE_OF,
    WATER_SALE,
    WHITE,
    YELLOW,
)
from labtop.rooms.chem_and_roll.scoring import sale
from labtop.rooms.chem_and_roll.sheet import PRINTED
from tune_chem_and_roll import CACHE, DONE, HERE, Kind, load

ROUNDS: Final = PRINTED.rounds
CLASSES: Final = 3
"""Values of a first gas that are told apart: up to 4, 5, 6."""
PAIRED: Final = 2 * CLASSES + 1
"""The last type of line: 0 has no gas, then come those with a blue one by its class, then those with a red one."""
EARLY: Final = (0.1, 1 / 3, 0.6)
"""The share of an acid's dollars that a kinder game pays for the water; there is one game for each."""
FIRST_TAUGHT: Final = 1_000_000
"""The first deal that the net learns from; the bound is measured on others."""
TAUGHT: Final = CACHE / "bound.json"
NODES: Final = 2_000_000
"""Sheets of one round that there is room for."""

State = Any
"""What a part holds; each part has its own kind."""


class Move(NamedTuple):
    """A die that a part takes."""

    face: int
    then: State
    pay: float = 0.0
    reached: float = 0.0
    """Dollars for each pip of the die, shifted as far up as the water allows, 6 at most."""


class Part:
    """A part of the kinder game's sheet: all its states, the first of them empty, as tables for the C part."""

    def __init__(self, empty: State, moves: Callable[[State], Iterable[Move]], dice: Callable[[State], int]) -> None:
        self.numbers: dict[State, int] = {empty: 0}
        self.dice, self.loose, start, found = array("i"), array("i"), array("i", [0]), list[Move]()
        states = [empty]
        for state in states:
            offered = sorted(set(moves(state)))
            self.dice.append(dice(state))
            self.loose.append(any(move.then == state for move in offered))
            for face in range(ALL_FACES):
                found += [move for move in offered if move.face == face]
                start.append(len(found))
            for move in offered:
                if move.then not in self.numbers:
                    self.numbers[move.then] = len(states)
                    states.append(move.then)
        self.start = start
        self.next = array("i", [self.numbers[move.then] for move in found])
        self.pay = array("f", [move.pay for move in found])
        self.reached = array("f", [move.reached for move in found])

    def tables(self) -> list[ctypes.c_void_p]:
        return [address(a) for a in (self.dice, self.loose, self.start, self.next, self.pay, self.reached)]


def address(numbers: array[Any]) -> ctypes.c_void_p:
    return ctypes.c_void_p(numbers.buffer_info()[0])


def class_of(value: int) -> int:
    return max(0, value - (7 - CLASSES))


def single(colour: int, value: int) -> int:
    """The type of a line with this gas alone."""
    return 1 + CLASSES * (colour == RED) + class_of(value)


def gas_moves(lines: tuple[int, ...]) -> Iterable[Move]:
    """The state of the lines is the number of lines of each type."""
    for face in GASES:
        colour, value = COLOUR_OF[face], VALUE_OF[face]
        if lines[0]:
            yield Move(face, moved(lines, 0, single(colour, value)))
        other = single(RED if colour == BLUE else BLUE, value)
        if lines[other]:
            yield Move(face, moved(lines, other, PAIRED), reached=1.0)


def moved(lines: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    return tuple([n - (t == old) + (t == new) for t, n in enumerate(lines)])


def counted(colour: int, most: int) -> Part:
    """Dice of a colour of which only the number counts; more than `most` change nothing."""
    faces = FACES_OF[colour]
    return Part(0, lambda n: [Move(face, min(most, n + 1)) for face in faces], lambda n: n)


def water_moves(n: int) -> list[Move]:
    return [Move(face, n + 1, float(VALUE_OF[face])) for face in FACES_OF[WHITE]] if n < LINES else []


def stock_moves(n: int) -> list[Move]:
    reward = float(PRINTED.stock.reward) if n == 5 else 0.0
    return [Move(face, n + 1, reward) for face in range(ALL_FACES)] if n < 6 else []


def sale_moves(sold: int) -> list[Move]:
    """1: the water is sold; 2: the catalyst is."""
    boxes = [(1, WATER_SALE, WHITE), (2, CATALYST_SALE, YELLOW)]
    return [
        Move(face, sold | bit, sale(VALUE_OF[face], DIVISORS[box], advanced=False) / 10)
        for bit, box, colour in boxes
        if not sold & bit
        for face in FACES_OF[colour]
    ]


def parts() -> list[Part]:
    """In the order of the C part: lines, their water, catalyst, cooling water, stock exchange, sales."""
    fresh = (LINES, *[0] * PAIRED)
    return [
        Part(fresh, gas_moves, lambda lines: sum(lines[1:]) + lines[PAIRED]),
        Part(0, water_moves, lambda n: n),
        counted(YELLOW, MOST_CATALYST),
        counted(WHITE, MOST_WATER),
        Part(0, stock_moves, lambda n: n),
        Part(0, sale_moves, lambda sold: (sold & 1) + (sold >> 1)),
    ]


def type_of(number: int) -> int:
    """The type of a line with this feature (bots/value.py)."""
    gas = number // 7
    if number == DONE or gas > 12:
        return PAIRED
    return 0 if gas == 0 else single(BLUE, gas) if gas <= 6 else single(RED, gas - 6)


def line_index(lines: Part) -> array[int]:
    """The number of the lines' state, by the sum of 6 ** type over all lines."""
    index = array("i", [-1]) * (LINES * (LINES + 1) ** PAIRED + 1)
    for state, number in lines.numbers.items():
        index[sum(n * (LINES + 1) ** t for t, n in enumerate(state))] = number
    return index


def dice_in(kind: Kind) -> array[int]:
    """How many dice are in a box, by its state; a state is listed after those that lead to it."""
    dice = array("i", [0]) * kind.states
    for state in range(kind.states):
        for i in range(kind.start[state], kind.start[state + 1]):
            dice[kind.next[i]] = dice[state] + 1
    return dice


class Relaxed:
    """Both games, ready in the C part."""

    def __init__(self, nodes: int = NODES, shares: tuple[float, ...] = EARLY, rounds: int = ROUNDS) -> None:
        self.rounds = rounds
        self.c = build()
        kinds = load(self.c, "class", "basic", 1)
        net = nets()["class-basic"]
        self.take([[x for row in rows for x in row] for rows in (net.rows[:SPAN], [net.margin], [net.bias], net.out)])
        found = parts()
        effects = [array("i", each) for each in (SHIFT, ANY_COLOUR, REACH)] + [line_index(found[0])]
        types = array("i", [type_of(number) for number in range(LINE_SPAN)])
        counts = [dice_in(kind) if box >= LINES else array("i") for box, kind in enumerate(kinds)]
        for k, part in enumerate(found):
            self.c.set_part(k, len(part.numbers), *part.tables())
        self.c.set_effects(*[address(each) for each in effects], PAIRED + 1)
        self.c.set_types(address(types))
        for box, dice in enumerate(counts):
            self.c.set_dice_in(box, address(dice))
        self.kept = (kinds, found, effects, types, counts)
        """The C part holds pointers to all of them."""
        self.c.make_room(nodes)
        self.kinder: list[float] = [self.c.solve(share, rounds) for share in shares]
        """What the kinder games are worth: bounds as well."""

    def take(self, weights: list[list[float]]) -> None:
        """The net of the penalties; any net gives a bound."""
        for k, numbers in enumerate(weights):
            for i, x in enumerate(numbers):
                self.c.weights(k)[i] = x

    def most(self, deal: int, least: float) -> float:
        """The most that money less penalties can be on a deal, or `least` if that is more."""
        found: float = self.c.most_of(deal, self.rounds, least)
        if found < 0:
            raise MemoryError("more sheets than there is room for: take a higher least value")
        return found

    def teach(self, iterations: int, width: int) -> None:
        """Train the net on sheets that somebody who knows the dice would choose, where it is wrong most often."""
        for i in range(iterations):
            self.c.forget()
            found = [self.c.explore(FIRST_TAUGHT + 4 * i + k, ROUNDS, width) for k in range(4)]
            self.c.play_class(100, 1, 0)
            loss = self.c.learn(1, 200, ctypes.c_float(0.002 * (1 - i / iterations) + 1e-5))
            print("taught", i, round(statistics.mean(found), 3), round(loss, 4), flush=True)

    def played(self, deal: int) -> tuple[float, float]:
        """Money and penalties of the net's own play of a deal."""
        penalties = ctypes.c_float()
        money: float = self.c.played(deal, self.rounds, ctypes.byref(penalties))
        return money, penalties.value


def build() -> ctypes.CDLL:
    """Compiled to a name of its own each time, since one library is loaded under a name only once."""
    source = HERE / "bound_chem_and_roll.c"
    flags = ["-O3", "-march=native", "-ffast-math", "-shared", "-fPIC"]
    with TemporaryDirectory() as folder:
        built = Path(folder) / "bound.so"
        subprocess.run(["cc", *flags, source, "-o", built, "-lm"], check=True)  # noqa: S603, S607
        c = ctypes.CDLL(str(built))
    c.weights.restype = ctypes.POINTER(ctypes.c_float)
    for name in ("solve", "most_of", "explore", "learn", "play_class", "played", "mean_penalty", "slack"):
        getattr(c, name).restype = ctypes.c_float
    c.visits.restype = ctypes.c_long
    number = ctypes.c_uint64
    c.most_of.argtypes = [number, ctypes.c_int, ctypes.c_float]
    c.played.argtypes = [number, ctypes.c_int, ctypes.POINTER(ctypes.c_float)]
    c.solve.argtypes = [ctypes.c_float, ctypes.c_int]
    c.explore.argtypes = [number, ctypes.c_int, ctypes.c_int]
    c.mean_penalty.argtypes = c.slack.argtypes = [number, ctypes.c_int, ctypes.c_int]
    return c


def teach(iterations: int, width: int) -> None:
    game = Relaxed(shares=())
    game.teach(iterations, width)
    CACHE.mkdir(exist_ok=True)
    TAUGHT.write_text(json.dumps([game.c.weights(k)[: game.c.weights_size(k)] for k in range(4)]))


def bound(least: float, deals: int) -> None:
    game = Relaxed()
    if TAUGHT.exists():
        game.take(json.loads(TAUGHT.read_text()))
    print("kinder games", [round(worth, 3) for worth in game.kinder], flush=True)
    most: list[float] = []
    money: list[float] = []
    for deal in range(1, deals + 1):
        most.append(game.most(deal, least))
        money.append(game.played(deal)[0])
        if deal % 5 == 0:
            error = statistics.stdev(most) / deal**0.5
            print(
                f"{deal} deals: bound {statistics.mean(most):.3f}, standard error {error:.3f}; above the least value:"
                f" {sum(x > least + 0.001 for x in most)}; the net itself: {statistics.mean(money):.2f}",
                flush=True,
            )


def main() -> None:
    if sys.argv[1] == "teach":
        teach(*map(int, sys.argv[2:4]))
    else:
        bound(float(sys.argv[2]), int(sys.argv[3]))


if __name__ == "__main__":
    main()
