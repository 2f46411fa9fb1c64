"""Trains the nets of Chain Growth's bots `strong` and `master` by TD(lambda), in games that the nets play themselves.

    python benchmarks/learn_chain_growth.py          both, into rooms/chain_growth/content/net.toml; needs a C compiler
    python benchmarks/learn_chain_growth.py check    compares the learner's inputs with those of the room's bots/net.py

`master` plays against itself (one game in sixteen has a greedy or random player). `strong` starts from the weights of
`master` and then plays against greedy and random players only: it wins more games against them and fewer against good
opponents. The same compiler and machine give the same weights; a run takes about ten minutes on an idle core.
"""

from __future__ import annotations

import ctypes
import subprocess
import sys
import tempfile
from pathlib import Path

from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.rooms.chain_growth.state import Table

HERE = Path(__file__).resolve().parent
WRITTEN = HERE.parent / "src/labtop/rooms/chain_growth/content/net.toml"
SIGNS = 77


def compiled() -> ctypes.CDLL:
    folder = Path(tempfile.mkdtemp())
    built = folder / "learn.so"
    flags = ["-O3", "-march=native", "-ffast-math", "-shared", "-fPIC"]
    command = ["cc", *flags, str(HERE / "learn_chain_growth.c"), "-o", str(built), "-lm"]
    subprocess.run(command, check=True)  # noqa: S603 - a compiler on our own file
    found = ctypes.CDLL(str(built))
    found.learn.argtypes = [ctypes.c_int, ctypes.c_float, ctypes.c_float, ctypes.c_int, ctypes.c_float]
    found.learn.restype = found.weight.restype = ctypes.c_float
    return found


def table(learner: ctypes.CDLL) -> str:
    """The weights as they are now, as TOML."""
    units = learner.hidden()
    rows = [[learner.weight(unit, k) for k in range(SIGNS + 1)] for unit in range(units)]
    told = ",\n".join("[" + ", ".join(f"{weight:.4f}" for weight in row) + "]" for row in rows)
    out = ", ".join(f"{learner.weight(units, k):.4f}" for k in range(units + 1))
    return f"hidden = [\n{told},\n]\nout = [{out}]\n"


def learn() -> None:
    learner = compiled()
    learner.begin(1)
    print("master", learner.learn(300_000, 0.004, 0.8, 0, 0.06), flush=True)
    master = table(learner)
    learner.again(21)
    print("strong", learner.learn(200_000, 0.002, 0.85, 1, 1.0), flush=True)
    WRITTEN.write_text(
        "# What the nets of Chain Growth learned. Not to be edited by hand.\n\n"
        'command = "python benchmarks/learn_chain_growth.py"\n\n'
        f"[strong]\n{table(learner)}\n[master]\n{master}"
    )


# ---- comparison of the learner's inputs with the bots' --------------------------------------------------------------


def counted(cards: list[int]) -> list[int]:
    return [cards.count(kind) for kind in range(18)]


def seen_by(learner: ctypes.CDLL, s: Table, me: int) -> list[float]:
    def small(numbers: list[int]) -> ctypes.Array[ctypes.c_int8]:
        return (ctypes.c_int8 * len(numbers))(*numbers)

    chains = [n for c in s.chains for n in (c.owner, c.cards[-1] // 3, int(c.status != 0), c.units)]
    units = [sum(c.units for c in s.shelf if c.owner == seat) for seat in range(s.seats)]
    signs = (ctypes.c_float * 120)()
    count = learner.signs_of(
        s.seats, me, small([n for hand in s.hands for n in hand]), small(counted(s.pile)), small(counted(s.discards)),
        int(s.reshuffled), len(s.chains), (ctypes.c_int * (len(chains) + 1))(*chains), (ctypes.c_int * s.seats)(*units),
        signs,
    )  # fmt: skip
    return list(signs)[:count]


def check(games: int = 60) -> int:
    """Compare the inputs for tables of random games, from the seat that has just played; the number of tables."""
    from labtop.rooms.chain_growth.bots.net import signs  # needs the file that `learn` writes

    learner, played, tables = compiled(), room("chain-growth"), 0
    rules = played.rules
    for game in range(games):
        s = rules.setup(played.read_options(), 2 + game % 3)
        dice, rng = Quick(f"check {game}"), Quick(f"play {game}")
        drive.settle(rules, s, dice)
        while s.stack:
            p = s.stack[-1]
            me = p.waiting[0]
            drive.step(rules, s, p, me, rules.pick(s, p, me, rng), None)
            if s.stack:
                here, there = signs(s, me), seen_by(learner, s, me)
                assert len(here) == len(there) == SIGNS, (len(here), len(there))
                apart = [k for k in range(SIGNS) if abs(here[k] - there[k]) > 1e-4]
                assert not apart, (game, s.moves, apart)
                tables += 1
            drive.settle(rules, s, dice)
    return tables


if __name__ == "__main__":
    if sys.argv[1:] == ["check"]:
        print(f"the same in {check()} tables")
    else:
        learn()
