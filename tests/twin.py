"""One hash per room and option set over the records of 100 seeded games: plain and compiled builds must print the same.

python tests/twin.py              # the checkout
python -P tests/twin.py --compiled   # the compiled wheel: first makes sure that it is one
python tests/twin.py --games 2       # fewer games, for other Pythons (tests/platforms/test_pythons.py)
"""

from __future__ import annotations

import sys
from hashlib import sha256
from importlib import import_module
from importlib.metadata import distribution
from pathlib import Path

from labtop import __version__
from labtop.bots.base import Crowd
from labtop.engine import codec, drive, record
from labtop.engine.core import Log
from labtop.engine.dice import Quick, SealedDice, deal_key
from labtop.engine.registry import ROOMS, room

GAMES = 100
SETS = {
    "chem-and-roll": [
        ({}, 1),
        ({"chemistry": "advanced"}, 3),
        ({"mode": "draft"}, 2),
        ({"mode": "draft", "chemistry": "advanced", "excess": "one-colour", "market_needs_cash": True}, 4),
    ],
    "chain-growth": [
        ({}, 2),
        ({"draw_from_discard": True, "learning": True, "short_game": True}, 3),
        ({"scoring": "chemist", "single_addition": True, "true_termination": True}, 4),
    ],
    "chemistry-monopoly": [
        ({"rounds": 20}, 4),
        ({"rounds": 25, "auction": True, "double_go": True, "extra_credit": "pot-and-base"}, 3),
        ({"rounds": 30, "short_game": True, "count_it_yourself": True, "forced_doubles": True}, 5),
    ],
    "laboratorium": [
        ({"rounds": 4}, 2),
        ({"rounds": 3, "target": "coumarin", "reagents": "suggested", "hydroxyl": True, "any_safety": True}, 3),
        ({"rounds": 3, "target": "ethanal", "rings": "bridging", "token_stock": True}, 4),
    ],
}


def games_hash(id: str, given: dict, seats: int, games: int) -> str:
    """Random games on sealed dice with everything on: record, events, views, outcome; a few by the greedy bot too."""
    played = room(id)
    options = played.read_options(given)
    told = sha256()
    for number in range(games):
        state = played.rules.setup(options, seats)
        moves, log = [], Log()
        crowd = Crowd(played, ["greedy"] * seats, str(number)) if number % 10 == 0 else None
        drive.playout(
            played.rules, state, Quick(f"pick {number}"), SealedDice(deal_key(f"twin {number}")), crowd, log, moves
        )
        outcome = played.rules.outcome(state)
        assert outcome is not None
        kept = record.Record(id, played.version, seats, options, moves, "quick", "", None, outcome.reason)
        told.update(record.write(kept).encode())
        told.update(codec.encode([event.seen_by(0) for event in log.events]))
        told.update(codec.encode([played.rules.public(state), played.rules.private(state, 0), outcome]))
        told.update(codec.state_hash(state).encode())
    return told.hexdigest()


def main() -> None:
    if "--compiled" in sys.argv:
        sys.path.append(str(Path(__file__).parent.parent))
        for path in import_module("hatch_build").COMPILED:
            file = import_module(path.removesuffix(".py").replace("/", ".")).__file__
            assert not file.endswith(".py"), f"{path} is not compiled: {file}"
        tags, version = distribution("labtop").read_text("WHEEL"), distribution("labtop").version
        assert version == __version__, "another version than the plain wheel: neither would replace the other"
        assert "Tag: py3-none-any" not in tags, f"a compiled wheel that any platform would take:\n{tags}"
    games = int(sys.argv[sys.argv.index("--games") + 1]) if "--games" in sys.argv else GAMES
    for id in ROOMS:
        for given, seats in SETS[id]:
            print(id, seats, codec.encode(given).decode(), games_hash(id, given, seats, games))  # noqa: T201


main()
