"""How long shortest routes take to find, from all ten reagents: CPU-seconds of plan, replay and route of one target.

    python benchmarks/routes.py

The targets are the flavonoids and relatives of tests/chemistry/flavonoids.toml, and the molecules that a table finds by
name.
"""

from __future__ import annotations

import time
import tomllib
from pathlib import Path

from labtop.chemistry import notation
from labtop.chemistry.planner import Planner
from labtop.chemistry.routes import route_of
from labtop.rooms.laboratorium.library import molecules
from labtop.rooms.laboratorium.pack import PACKAGED

LIST = Path(__file__).parents[1] / "tests" / "chemistry" / "flavonoids.toml"
CARDS = {entry.number: notation.read(entry.structure) for entry in PACKAGED.reagent}


def measured(structure: str) -> tuple[int, float]:
    """Manipulations of the route, and its CPU-seconds."""
    begun = time.process_time()
    planner = Planner(CARDS, notation.read(structure))
    found = route_of(planner)
    assert found.verdict == "made", structure
    return len(found.steps) - 1, time.process_time() - begun


def told(title: str, structures: list[str]) -> None:
    results = [measured(structure) for structure in structures]
    times = sorted(seconds for _, seconds in results)
    most = max(steps for steps, _ in results)
    print(
        f"{title}: {len(times)} targets of up to {most} manipulations, median {times[len(times) // 2]:.3f} s, "
        f"95th percentile {times[len(times) * 19 // 20]:.3f} s, longest {times[-1]:.3f} s"
    )


if __name__ == "__main__":
    told("flavonoids", [one["structure"] for one in tomllib.loads(LIST.read_text(encoding="utf-8"))["molecule"]])
    told("by name", [one.structure for one in molecules().values()])
