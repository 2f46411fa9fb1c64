"""Golden games: `python tests/playthroughs/make.py` writes them again, after a change of rules that is meant.

Each is a record and, beside it, the outcome as JSON. A change nobody meant shows as a failing replay.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from conformance.games import Case, played, text_of  # noqa: E402
from labtop.engine import codec  # noqa: E402
from labtop.engine.registry import room  # noqa: E402

GOLDEN: dict[str, list[tuple[str, dict[str, Any], int]]] = {
    "chem-and-roll": [
        ("class-solo", {}, 1),
        ("class-3-advanced", {"chemistry": "advanced"}, 3),
        ("draft-2", {"mode": "draft"}, 2),
        ("draft-3", {"mode": "draft"}, 3),
        ("draft-4-advanced", {"mode": "draft", "chemistry": "advanced"}, 4),
    ],
    "chain-growth": [
        ("two", {}, 2),
        ("three-chemists", {"scoring": "chemist", "true_termination": True}, 3),
        ("four-single-additions", {"single_addition": True, "learning": True}, 4),
        ("short-with-discards", {"short_game": True, "draw_from_discard": True}, 3),
    ],
    "chemistry-monopoly": [
        ("regular-2", {"rounds": 9}, 2),
        ("all-options-3", {"rounds": 6, "auction": True, "double_go": True, "extra_credit": "pot-and-base"}, 3),
        ("short-2-counting", {"rounds": 8, "short_game": True, "count_it_yourself": True}, 2),
        ("forced-4", {"rounds": 4, "forced_doubles": True, "minutes": 30}, 4),
    ],
    "laboratorium": [  # those with `closure` were played before rule 6.15
        ("aspirin-2", {"rounds": 6, "rings": "closure"}, 2),
        ("coumarin-3-bridging", {"target": "coumarin", "reagents": "suggested", "rings": "bridging", "rounds": 3}, 3),
        (
            "ethanal-4-stock",
            {"target": "ethanal", "token_stock": True, "any_safety": True, "rounds": 2, "rings": "closure"},
            4,
        ),
        ("coumarin-2-flat", {"target": "coumarin", "reagents": "suggested", "rounds": 4}, 2),
        (
            "puzzle-ethanol",
            {"target": "ethanol", "puzzle": True, "hydroxyl": True, "rounds": 20, "rings": "closure"},
            1,
        ),
    ],
}
"""Per room: name of the game, options, seats."""


def made(id: str, name: str, given: dict[str, Any], seats: int) -> tuple[str, str]:
    """The record and the outcome of one golden game; its name is its seed."""
    case = Case(room(id), room(id).read_options(given), seats, name)
    s, moves = played(case)
    return text_of(case, s, moves), codec.encode(case.room.rules.outcome(s)).decode() + "\n"


def main() -> None:
    for id, games in GOLDEN.items():
        folder = HERE / id
        folder.mkdir(exist_ok=True)
        for name, given, seats in games:
            text, outcome = made(id, name, given, seats)
            (folder / f"{name}.txt").write_text(text, encoding="utf-8")
            (folder / f"{name}.json").write_text(outcome, encoding="utf-8")


if __name__ == "__main__":
    main()
