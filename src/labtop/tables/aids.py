"""Costly computations that are not moves: a bench compared with its target, a target judged before its table opens.

They run in their own worker processes, with a time limit, so that they delay neither bots nor tables nor the loop.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.engine.registry import room
from labtop.tables.admission import Admission, check_sees
from labtop.tables.foreign_texts import ForeignTexts
from labtop.tables.jobs import NOBODY, Owner
from labtop.tables.residency import Residency
from labtop.tables.workers import Pool

PATIENCE: Final = 4.0
"""Seconds for one answer, the start of the worker included."""
MOST_WAITING: Final = 64
MOST_MEMORY: Final = 512 << 20
"""Bytes of address space of the worker, of which its threads take a part."""


class AidJob(Struct, frozen=True):
    """The input of a worker, sent as bytes: only information that the person who asks may have."""

    room: str
    what: str
    """`aid` or `preview`."""
    public: Raw = Raw(b"null")
    seat: int = 0
    deep: bool = False
    options: dict[str, Any] = {}
    """As `Reading.options` accepted them."""


def work_out(data: bytes) -> bytes:
    """One question: runs in a worker."""
    job = msgspec.json.decode(data, type=AidJob)
    played = room(job.room)
    aid = played.aid
    if job.what == "preview":
        return codec.encode(aid.preview(played.known_options(job.options)))
    public = msgspec.json.decode(job.public, type=played.public)
    return codec.encode(aid.aid(public, job.seat, job.deep))


class AidWorkers:
    """One worker process that starts with the first question, and is replaced when it stalls; people take turns."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.pool = Pool(1, patience, MOST_WAITING, MOST_MEMORY)

    async def ask(self, job: AidJob, owner: Owner = NOBODY) -> bytes:
        """The answer as JSON; raises the refusal."""
        try:
            return await self.pool.run(work_out, codec.encode(job), owner=owner)
        except (TimeoutError, MemoryError):
            raise Illegal("help_too_slow") from None

    def close(self) -> None:
        self.pool.close()


class Aids:
    """Aids at a table and previews of options, for people with a token and for future hosts."""

    def __init__(
        self, residency: Residency, admission: Admission, workers: AidWorkers, foreign_texts: ForeignTexts
    ) -> None:
        self.residency = residency
        self.admission = admission
        self.workers = workers
        self.foreign_texts = foreign_texts

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
        return await self.workers.ask(AidJob(table.game.room.id, "aid", Raw(public), seat, free), group.owner())

    async def preview(self, room_id: str, options: dict[str, Any], source: str = "") -> bytes:
        """A preview of these options, for a host before the table opens."""
        played = room(room_id)
        if played.aid is None:
            raise Illegal("no_such_page")
        self.foreign_texts.start_soon()
        read = await self.foreign_texts.options(played, options, source)
        return await self.workers.ask(AidJob(room_id, "preview", options=msgspec.to_builtins(read)), Owner(source))
