"""The plan of a run, derived from one seed: players, games, and the faults with their times."""

from __future__ import annotations

from random import Random
from typing import Any


class Plan:
    """Drawn once from the seed; everything later asks it."""

    def __init__(self, seed: int, **fixed: Any) -> None:
        rng = Random(f"plan/{seed}")
        self.seed = seed
        self.trouble_begins = 1e9
        self.trouble_ends = rng.uniform(20, 120)
        """From here on nothing fails any more, and every game must come to its end."""
        level = rng.choice([0.3, 1.0, 1.0, 2.0])
        self.cuts = 0.02 * level
        """Per connection and second."""
        self.crashes = rng.choice([0, 0.005, 0.02]) * level
        """Per commit."""
        self.zombies = 0.0
        """How often a crash is only a pause: the old process wakes up later and writes on, beside the new one."""
        self.unavailable = rng.choice([0, 0.01, 0.05]) * level
        self.conflict = rng.choice([0, 0, 0.02]) * level
        self.loss = rng.choice([0, 0.05, 0.2])
        self.twice = rng.choice([0, 0.05, 0.3])
        """Per message, where each travels by itself (POST); a socket loses and doubles nothing until it is cut."""
        self.outages = rng.choice([0, 0, 1, 2])
        self.slow_disk = rng.choice([0.001, 0.005, 0.05])
        self.backs = rng.choice([0, 0.03, 0.1])
        """Chance that a player wants an answer back."""
        self.moving = rng.choice([0, 0.005, 0.03])
        """Chance per heartbeat that a person changes devices."""
        self.naps = rng.random() < 0.1
        """Whether everybody goes for a quarter of an hour: long enough for the service to forget the group."""
        self.host_acts = rng.choice([0, 2, 5])
        self.quitters = rng.choice([0, 0, 1])
        """How many people close their browser for good; the host answers for them."""
        self.kind = rng.choice(["table", "table", "class"])
        self.room, self.mode = rng.choice(
            [("chem-and-roll", "class"), ("chem-and-roll", "class"), ("chem-and-roll", "draft"), ("toy", "")]
        )
        most = 8 if self.mode == "class" else 4
        self.people = rng.randint(2, most) if self.kind == "class" else rng.randint(1, most - 1)
        self.per_table: int | None = None
        if self.kind == "class" and (self.mode != "class" or rng.random() < 0.4):
            self.per_table = rng.randint(2, 4)
        self.bots = 0 if self.kind == "class" else rng.randint(0, most - self.people)
        if self.kind == "table" and self.people + self.bots < 2:
            self.bots = 1
        self.shared = self.kind == "table" and self.people + self.bots < most and rng.random() < 0.3
        """Whether the creator's device holds two seats."""
        self.wall = rng.random() < 0.5
        self.clock_sets = Random(f"clock/{seed}").choice([0, 0, 1, 3])
        """How often the wall clock is set, right or wrong."""
        for name, value in fixed.items():
            assert hasattr(self, name), name
            setattr(self, name, value)
        self.windows = [
            (start := rng.uniform(5, self.trouble_ends), start + rng.expovariate(1 / 5))
            for _ in range(int(self.outages))
        ]

    def options(self) -> dict[str, Any]:
        if self.room == "toy":
            return {"turns": 12}
        return {"mode": self.mode}

    def clock_settings(self, span: float) -> list[tuple[float, float]]:
        """Seconds until the wall clock is set, and by how much it is wrong then: up to years, ahead or behind."""
        rng = Random(f"clock-settings/{self.seed}")
        errors = [0.0, 3600.0, -3600.0, 31 * 86400.0, -31 * 86400.0, 1e9, -1.6e9]
        return [(rng.uniform(0, span), rng.choice(errors)) for _ in range(self.clock_sets)]

    def begin(self, now: float) -> None:
        """The table is dealt; from now on things go wrong."""
        self.trouble_begins = now
        self.trouble_ends += now
        self.windows = [(now + start, now + end) for start, end in self.windows]

    def trouble(self, now: float) -> bool:
        return self.trouble_begins <= now < self.trouble_ends

    def disk_is_down(self, now: float) -> bool:
        return self.trouble(now) and any(start <= now < end for start, end in self.windows)

    def commit_delay(self, rng: Random) -> float:
        return rng.expovariate(1 / self.slow_disk)

    def crash_at_commit(self, now: float, rng: Random) -> bool:
        return self.trouble(now) and rng.random() < self.crashes

    def latency(self, rng: Random) -> float:
        """Mostly quick; now and then something hangs for seconds."""
        if rng.random() < 0.02:
            return rng.uniform(0.5, 4)
        return 0.002 + rng.expovariate(1 / 0.03)
