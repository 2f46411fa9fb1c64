"""Trains the nets of Chem and Roll's bots: they estimate the value of a sheet, from solo games or games against itself.

python benchmarks/tune_chem_and_roll.py class basic 200        mode, chemistry, iterations; needs a C compiler
python benchmarks/tune_chem_and_roll.py write                  writes all trained nets to content/weights.toml

The room's own rules compute the effect of each die on each box; the C part gets the results as tables. Class mode is
fitted value iteration: the value of a sheet with t rounds left is the exact mean, over the next throw, of its best use.
The draft is TD(lambda) on games against itself. The same arguments and compiler give the same numbers.

What the nets of the bots are worth, each figure with its standard error over twenty parts of the games: the mean money
of one player, by the net alone and with the exact next throw; and the share of drafts that a search wins against the
net alone (games, candidates examined further, throws, further rounds).

python benchmarks/tune_chem_and_roll.py mean basic 20000
python benchmarks/tune_chem_and_roll.py duel basic 600 5 16 1
"""

from __future__ import annotations

import ctypes
import json
import os
import statistics
import subprocess
import sys
from array import array
from pathlib import Path

from labtop.rooms.chem_and_roll.bots.value import (
    CLOCK_AT,
    GRAIN,
    HOLE_AT,
    LINE_SPAN,
    MARKET_AT,
    SPAN,
    ZONE_AT,
    feature,
    nets,
    run_feature,
)
from labtop.rooms.chem_and_roll.boxes import excess_uses, look_up
from labtop.rooms.chem_and_roll.packing import (
    ALL_FACES,
    BLUE,
    BONUS,
    COLOUR_OF,
    DIVISORS,
    FACE,
    FIRST_EXCESS,
    GASES,
    LINES,
    RED,
    STOCK,
    VALUE_OF,
    VALUES,
    WHITE,
    Line,
    empty_line,
    row_of,
    stock_of,
)
from labtop.rooms.chem_and_roll.scoring import sale

WIDTH = 24
PARTS = 20
DONE = LINE_SPAN - 1
HERE = Path(__file__).resolve().parent
CACHE = HERE / ".tuned"
WRITTEN = HERE.parent / "src/labtop/rooms/chem_and_roll/content/weights.toml"


Uses = list[tuple[int, int, float]]


class Kind:
    """One kind of box: its states, and for each the uses it offers as (face, next state, dollars)."""

    def __init__(
        self, uses: list[list[tuple[int, int, float]]], number: list[int], full: list[bool] | None = None
    ) -> None:
        start, found = [0], []
        for each in uses:
            found += each
            start.append(len(found))
        self.states, self.uses = len(uses), len(found)
        self.start = array("i", start)
        self.die = array("b", [die for die, _, _ in found])
        self.next = array("h", [then for _, then, _ in found])
        self.gain = array("f", [gain for _, _, gain in found])
        self.feature = array("h", number)
        self.full = array("b", full or [False] * len(uses))


def line_with(number: int, reach: int, advanced: bool) -> Line:
    """A line with this feature."""
    gas, white = divmod(number, 7)
    line = empty_line(advanced).with_reach(reach).with_die(WHITE, white)
    if gas > 12:
        return line.with_violet(gas - 12)
    return line.with_die(RED, gas - 6) if gas > 6 else line.with_die(BLUE, gas)


def lines(advanced: bool) -> Kind:
    """State: 134 x reach + feature."""
    uses = []
    for reach in range(7):
        for number in range(LINE_SPAN):
            found: list[tuple[int, int, float]] = []
            line = line_with(number, reach, advanced)
            possible = number != DONE and not line.acid
            for face, ways in enumerate(look_up(0, line.content).uses if possible else []):
                for choice in ways:
                    then = line.with_die(COLOUR_OF[face], VALUE_OF[face]).with_violet(choice.violet)
                    found.append((face, LINE_SPAN * reach + feature(0, then.content), then.acid))
            uses.append(found)
    return Kind(uses, [state % LINE_SPAN for state in range(7 * LINE_SPAN)])


def plain_box(box: int, advanced: bool) -> Kind:
    """A row, the stock exchange or a sale. State: the number of the content among those that can be reached."""
    contents, uses = [0], []
    for content in contents:
        found = []
        for face, ways in enumerate(look_up(box, content).uses):
            if ways:
                value = VALUE_OF[face]
                gain = 0.0
                if box < STOCK:
                    then = row_of(box, content).with_die(value).content
                elif box == STOCK:
                    stock = stock_of(content).with_die(value)
                    then, gain = stock.content, 6.0 if stock.full else 0.0
                else:
                    then, gain = value, sale(value, DIVISORS[box], advanced) / 10
                if then not in contents:
                    contents.append(then)
                found.append((face, contents.index(then), gain))
        uses.append(found)
    full = [box < STOCK and row_of(box, content).full for content in contents]
    return Kind(uses, [feature(box, content) for content in contents], full)


def zone() -> Kind:
    """An excess zone with up to two dice (`Third` has the third). State: the number of the feature, 0 to 16."""
    pairs: list[list[int]] = [[]] + [[v] for v in range(1, 7)]
    uses = []
    for state in range(17):
        found = []
        if state < 7:
            for face in GASES:
                values = [*pairs[state], VALUE_OF[face]]
                if len(set(values)) == len(values) and max(values) - min(values) < 3:
                    found.append((face, run_feature(values), 0.0))
        uses.append(found)
    return Kind(uses, [ZONE_AT + state for state in range(17)])


def hole() -> Kind:
    costs = (0.0, -1.0, -1.0, -1.0, -1.0, -30.0)
    uses = [[(face, count + 1, cost) for face in range(ALL_FACES)] for count, cost in enumerate(costs)]
    return Kind([*uses, []], [HOLE_AT + count for count in range(7)])


class Third(Kind):
    """The third die of an excess zone, whose SO3 goes into one line. State: 17 x state of the line + of the zone."""

    def __init__(self, advanced: bool) -> None:
        uses = []
        for reach in range(7):
            for number in range(LINE_SPAN):
                uses += [self.of(reach, number, state, advanced) if 7 <= state < 16 else [] for state in range(17)]
        super().__init__(uses, [0])

    def of(self, reach: int, number: int, state: int, advanced: bool) -> list[tuple[int, int, float]]:
        if number == DONE:
            return []
        low, gap = ((state - 5) // 2, 1) if state % 2 else ((state - 6) // 2, 2)
        line = line_with(number, reach, advanced)
        found: list[tuple[int, int, float]] = []
        for value in VALUES:
            values = sorted({low, low + gap, value})
            if len(values) == 3 and values[2] - values[0] == 2:
                for choice in excess_uses(values[1], [line.content]):
                    then = line.with_violet(choice.violet)
                    after = LINE_SPAN * reach + feature(0, then.content)
                    found += [(FACE[colour][value], after, then.acid) for colour in (BLUE, RED)]
        return found


def build(width: int = WIDTH) -> ctypes.CDLL:
    CACHE.mkdir(exist_ok=True)
    built = CACHE / f"tune{os.getpid()}.so"
    source = HERE / "tune_chem_and_roll.c"
    flags = ["-O3", "-march=native", "-ffast-math", "-shared", "-fPIC", f"-DW={width}"]
    subprocess.run(["cc", *flags, source, "-o", built, "-lm"], check=True)  # noqa: S603, S607
    c = ctypes.CDLL(str(built))
    built.unlink()
    c.weights.restype = ctypes.POINTER(ctypes.c_float)
    for name in ("play_class", "play_draft", "learn", "mean_length", "duel"):
        getattr(c, name).restype = ctypes.c_float
    return c


def load(c: ctypes.CDLL, mode: str, chemistry: str, seed: int) -> list[Kind]:
    """Pass the rules to the C part as tables; it keeps pointers to them, so the caller must keep the returned list."""
    advanced, draft = chemistry == "advanced", mode == "draft"
    kinds = [lines(advanced)] * LINES + [plain_box(box, advanced) for box in range(LINES, FIRST_EXCESS)]
    if draft:
        kinds += [zone(), zone(), hole(), Third(advanced)]
    for box, kind in enumerate(kinds):
        tables = (kind.start, kind.die, kind.next, kind.gain, kind.feature, kind.full)
        at = [ctypes.c_void_p(table.buffer_info()[0]) for table in tables]
        c.set_kind(box, kind.states, kind.uses, *at, BONUS[box] if LINES <= box < STOCK else 0)
    c.set_up(SPAN, MARKET_AT, CLOCK_AT, 4 if draft else 21, int(draft), seed)
    return kinds


def tune(mode: str, chemistry: str, iterations: int, width: int = WIDTH) -> None:
    """Train a net. One of another width than WIDTH is only measured, not saved."""
    c = build(width)
    kept = load(c, mode, chemistry, 1)
    for i in range(iterations):
        c.forget()
        rate = 0.003 * min(1.0, 1.5 * (1 - i / iterations)) + 1e-5
        if mode == "class":
            mean = c.play_class(1000, 1, 0)
        else:
            done = i / iterations
            mean = c.play_draft(1000, ctypes.c_float(0.96 - 0.1 * done), ctypes.c_float(0.4 * (1 - done)))
        loss = c.learn(3 if mode == "class" else 2, 500, ctypes.c_float(rate))
        if i % 20 == 0 or i == iterations - 1:
            print(i, round(mean, 3), round(loss, 4), round(c.mean_length(), 1) if mode == "draft" else "", flush=True)
            if width == WIDTH:
                save(c, mode, chemistry, i + 1)
    assert kept
    if mode == "class":
        c.seed(99)
        print("0-ply", round(c.play_class(20000, 0, 0), 3), "1-ply", round(c.play_class(5000, 0, 1), 3))


def save(c: ctypes.CDLL, mode: str, chemistry: str, iterations: int) -> None:
    """Save the weights; those of features that never occurred are set to zero."""
    c.drop_unseen()
    found = {name: c.weights(k)[: c.weights_size(k)] for k, name in enumerate(("own", "margin", "bias", "out"))}
    (CACHE / f"{mode}-{chemistry}.json").write_text(json.dumps({"iterations": iterations, **found}))


def write() -> None:
    """Write all trained nets into the room's content."""
    text = ["# What bots think a sheet of Chem and Roll is worth. Not to be edited by hand.", ""]
    text += ['command = "python benchmarks/tune_chem_and_roll.py MODE CHEMISTRY ITERATIONS, then: … write"', ""]
    for name in ("class-basic", "class-advanced", "draft-basic", "draft-advanced"):
        found = json.loads((CACHE / f"{name}.json").read_text())
        text += ["[[net]]", f'id = "{name}"', f"iterations = {found['iterations']}"]
        rows = [found["own"][i : i + WIDTH + 1] for i in range(0, len(found["own"]), WIDTH + 1)]
        text += ['own = """', *(f"{n} {whole(row)}" for n, row in enumerate(rows) if any(row)), '"""']
        text += [f'margin = "{whole(found["margin"])}"', f'bias = "{whole(found["bias"])}"', 'out = """']
        text += [whole(found["out"][i : i + WIDTH]) for i in range(0, len(found["out"]), WIDTH)]
        text += ['"""', ""]
    WRITTEN.parent.mkdir(exist_ok=True)
    WRITTEN.write_text("\n".join(text), encoding="utf-8")


def whole(row: list[float]) -> str:
    return " ".join(str(round(x * GRAIN)) for x in row)


def again(mode: str, chemistry: str) -> tuple[ctypes.CDLL, list[Kind]]:
    """Load the net of the bots to measure it."""
    c = build()
    kept = load(c, mode, chemistry, 7)
    net = nets()[f"{mode}-{chemistry}"]
    for k, rows in enumerate((net.rows[: c.weights_size(0) // (WIDTH + 1)], [net.margin], [net.bias], net.out)):
        for i, x in enumerate(x for row in rows for x in row):
            c.weights(k)[i] = x
    return c, kept


def told(name: str, parts: list[float]) -> None:
    print(
        name, round(statistics.mean(parts), 3), "+-", round(statistics.stdev(parts) / len(parts) ** 0.5, 3), flush=True
    )


def mean(chemistry: str, games: int) -> None:
    c, _kept = again("class", chemistry)
    for name, look in (("the net alone", 0), ("with the exact next throw", 1)):
        told(name, [c.play_class(games // PARTS, 0, look) for _ in range(PARTS)])


def duel(chemistry: str, games: int, *search: int) -> None:
    c, _kept = again("draft", chemistry)
    told("the search wins", [c.duel(games // PARTS, *search) for _ in range(PARTS)])


def main() -> None:
    if sys.argv[1] == "write":
        write()
    elif sys.argv[1] == "duel":
        duel(sys.argv[2], *map(int, sys.argv[3:7]))
    elif sys.argv[1] == "mean":
        mean(sys.argv[2], int(sys.argv[3]))
    else:
        tune(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:]))


if __name__ == "__main__":
    main()
