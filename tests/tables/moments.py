"""A machine with two clocks: time goes by in both, people set only one of them."""

from __future__ import annotations

import random

from labtop.stores.memory import MemoryStore
from labtop.tables.service import Service
from simulation.loop import run
from tables.kit import FirstLegal

DAY = 86_400.0
HOUR = 3600.0


class Machine:
    """Its wall clock survives a restart of the server; steady time begins anew at some other moment."""

    def __init__(self, store=None):
        self.store = store or MemoryStore()
        self.wall = 1_700_000_000.0
        self.steady = 100.0
        self.entropy = random.Random(1).randbytes
        self.service = None

    def goes_by(self, seconds):
        self.wall += seconds
        self.steady += seconds

    def set_clock(self, by):
        self.wall += by

    async def start(self, **settings):
        self.steady = random.Random(self.steady).uniform(0, 1e6)
        self.service = Service(
            self.store, FirstLegal(), lambda: self.wall, self.entropy, steady=lambda: self.steady, **settings
        )
        await self.service.open()
        return self.service

    async def stop(self):
        if self.service is not None:
            await self.service.close()
        self.service = None


def live(test, store=None):
    """Runs a test with a machine, in virtual time."""

    async def main():
        machine = Machine(store)
        await test(machine)
        await machine.stop()

    run(main())
