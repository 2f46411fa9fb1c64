"""Groups on their way into memory: one of each, and nothing is left of those that are not there."""

from __future__ import annotations

import asyncio

import pytest

from labtop.engine.core import Illegal
from labtop.stores.base import Unavailable
from labtop.stores.memory import MemoryStore
from labtop.tables import protocol as wire
from tables.kit import a_service


def test_tokens_of_groups_that_are_not_there_leave_nothing_behind():
    """Anybody can send any number of them."""

    async def main():
        async with a_service() as service:
            for number in range(300):
                with pytest.raises(Illegal, match="token_unknown"):
                    await service.admission.known(f"{number:016x}.0.secret")
            assert len(service.residency.loading) == 0

    asyncio.run(main())


class Slow(MemoryStore):
    """Reads of groups wait until they are let go."""

    def __init__(self):
        super().__init__()
        self.waiting = []

    async def group(self, id):
        gate = asyncio.get_running_loop().create_future()
        self.waiting.append(gate)
        await gate
        return await super().group(id)


def test_a_failed_load_does_not_let_two_load_at_once():
    """Two copies of a group in memory would show their people two different games."""

    async def main():
        store = Slow()
        async with a_service(store=store) as service:
            entry = await service.lobby.create(wire.Create("chem-and-roll", "class", {}))
            group = service.residency.groups.pop(entry.group)
            await group.sleep()
            first, second = (asyncio.create_task(service.residency.wake_group(entry.group)) for _ in range(2))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            store.waiting[0].set_exception(Unavailable("full"))
            with pytest.raises(Unavailable):
                await first
            third = asyncio.create_task(service.residency.wake_group(entry.group))
            for _ in range(5):
                await asyncio.sleep(0)
            for gate in store.waiting[1:]:
                gate.set_result(None)
            assert await second is await third is service.residency.groups[entry.group]
            assert len(store.waiting) == 2

    asyncio.run(main())
