"""Costly computations that are not moves: a bench compared with its target, a target judged before its table opens.

They run in their own worker processes, with a time limit, so that they delay neither bots nor tables nor the loop.
"""

from __future__ import annotations

import asyncio
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw, Struct

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.engine.registry import Room, room
from labtop.tables.admission import Admission, check_sees
from labtop.tables.residency import Residency
from labtop.tables.workers import Pool

if TYPE_CHECKING:
    from labtop.tables.chemist import Chemist

PATIENCE: Final = 4.0
"""Seconds for one answer, the start of the worker included."""
MOST_WAITING: Final = 32


class AidJob(Struct, frozen=True):
    """The input of a worker, sent as bytes: only information that the person who asks may have."""

    room: str
    what: str
    """`aid` or `preview`."""
    public: Raw = Raw(b"null")
    seat: int = 0
    deep: bool = False
    options: dict[str, Any] = {}


def work_out(data: bytes) -> bytes:
    """One question: runs in a worker."""
    job = msgspec.json.decode(data, type=AidJob)
    played = room(job.room)
    aid = played.aid
    if job.what == "preview":
        return codec.encode(aid.preview(played.read_options(job.options)))
    public = msgspec.json.decode(job.public, type=played.public)
    return codec.encode(aid.aid(public, job.seat, job.deep))


class AidWorkers:
    """One worker process that starts with the first question, and the chemist; each is replaced when it stalls."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.pool = Pool(1, patience, MOST_WAITING)

    @cached_property
    def chemist(self) -> Chemist:
        """Made with the first typed molecule: most servers never need it."""
        from labtop.tables.chemist import Chemist

        return Chemist()

    async def ask(self, job: AidJob) -> bytes:
        """The answer as JSON; raises the refusal."""
        try:
            return await self.pool.run(work_out, codec.encode(job))
        except TimeoutError:
            raise Illegal("help_too_slow") from None

    async def read_structures(self, played: Room, given: dict[str, Any]) -> dict[str, Any]:
        """Options with every molecule in our own notation, whatever spelling of SMILES it came in."""
        typed = {name: given[name] for name in played.structures if isinstance(given.get(name), str) and given[name]}
        if not typed:
            return given
        try:
            read = {name: await asyncio.to_thread(self.chemist.plain_text, text) for name, text in typed.items()}
        except Illegal as error:
            if error.code == "structure_too_slow":
                self.chemist.start_soon()  # the old one was killed: the next request finds one that has loaded
            raise
        return {**given, **read}

    def close(self) -> None:
        self.pool.close()
        if "chemist" in self.__dict__:
            self.chemist.close()


class Aids:
    """Aids at a table and previews of options, for people with a token and for future hosts."""

    def __init__(self, residency: Residency, admission: Admission, workers: AidWorkers) -> None:
        self.residency = residency
        self.admission = admission
        self.workers = workers

    async def aid(self, token: str, id: str, seat: int) -> bytes:
        """One bench of a table compared with its target, from public information: for everybody who sees the table."""
        group, link = await self.admission.known(token)
        table = await self.residency.table(group, id)
        check_sees(link, table)
        if table.game.room.aid is None:
            return b"{}"
        if not 0 <= seat < table.game.seats:
            raise Illegal("no_such_seat", seat=seat)
        public = await table.ask(lambda: codec.encode(table.game.view().public))
        free = group.body.hint_rule() == "free"  # where hints are counted, only the coach gives them
        return await self.workers.ask(AidJob(table.game.room.id, "aid", Raw(public), seat, free))

    async def preview(self, room_id: str, options: dict[str, Any]) -> bytes:
        """A preview of these options, for a host before the table opens."""
        played = room(room_id)
        if played.aid is None:
            raise Illegal("no_such_page")
        self.workers.chemist.start_soon()
        given = await self.workers.read_structures(played, options)
        return await self.workers.ask(AidJob(room_id, "preview", options=given))
