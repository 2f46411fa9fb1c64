"""Thousands of bombs against the routes that take options, and against the reader of records.

LABTOP_BOMBS sets their number (`make soak`: 10,000). Each is refused with a reason, after less than two seconds of
work, by a process that stays below 300 MB; and the server's own memory stays as it was.
"""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections import Counter
from pathlib import Path

import pytest

from hostile.bombs import FAMILIES, PACKS, bomb, packaged
from labtop.engine.core import Illegal
from labtop.engine.registry import room
from labtop.engine.wire import told_again
from labtop.locales.texts import LANGUAGES, texts
from labtop.tables import foreign_texts, limited
from labtop.tables.limited import LimitedProcess
from server.kit import ask, opened

BOMBS = int(os.environ.get("LABTOP_BOMBS", "200"))
WARM_UP = 1000
"""Seeds of bombs before the memory is measured begin here."""
MOST_SECONDS = 2.0
MOST_WORKER = 300 << 20
PATIENCE = 120.0
MOST_GROWTH = 24 << 20
"""Of the server: a few requests of 64 kB, and what Python keeps of them."""

pytestmark = pytest.mark.skipif(not Path("/proc/self/clear_refs").exists(), reason="memory is measured under Linux")


@pytest.fixture(autouse=True)
def _cpu_time_decides(monkeypatch):
    """However busy the machine is with others: a process is ended after its CPU time, and has time to load."""
    monkeypatch.setattr(limited, "GRACE", PATIENCE)
    monkeypatch.setattr(foreign_texts, "START", PATIENCE)
    monkeypatch.setattr(foreign_texts, "RDKIT_START", PATIENCE)


def memory(field):
    """Bytes. VmRSS: now; VmHWM: the most since `forget_peak`."""
    return int(re.search(rf"{field}:\s*(\d+) kB", Path("/proc/self/status").read_text())[1]) * 1024


def forget_peak():
    Path("/proc/self/clear_refs").write_text("5")


def cpu_of(process):
    """CPU seconds of a running process."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Work:
    """The CPU time that a bomb costs here and in the readers: that the machine is busy with others does not count."""

    def __init__(self, *readers):
        self.readers = [(reader, reader.process, cpu_of(reader.process)) for reader in readers]
        self.here = time.process_time()

    def seconds(self):
        spent = time.process_time() - self.here
        for reader, process, before in self.readers:
            # One that was replaced had been ended by the system after the time it may take.
            spent += cpu_of(process) - before if reader.process is process else foreign_texts.SECONDS
        return spent


def tell(error, id):
    """The refusal in every language: one line that a person can read."""
    for lang in LANGUAGES:
        told = texts(lang, id).refusal(error)
        assert len(told) > 20
        assert re.sub("[\xa0\u202f]", "", told).isprintable()


async def ready(*processes):
    for process in processes:
        process.start_soon()
    for process in processes:
        assert await asyncio.to_thread(process.loaded.wait, 60)


async def explode(app, seed):
    """One bomb against a route; gives its refusal."""
    made = bomb(seed)
    client = (f"10.{seed >> 16 & 255}.{seed >> 8 & 255}.{seed & 255}", 1)
    path, body = "/api/groups", made.request()
    if room(made.room).aid is not None and seed % 2:
        path, body = f"/api/rooms/{made.room}/preview", made.preview()
    answer = await ask(app, "POST", path, body, client=client)
    told = answer.json()
    assert answer.status in (400, 413), (seed, made.family, told)
    tell(told_again(told["code"], told["rule"], told["params"]), made.room)
    return made.family, told["code"]


def test_bombs_against_the_server():
    async def main():
        async with opened() as app:
            readers = (app.service.foreign_texts.options_desk.process, app.service.foreign_texts.smiles_desk.process)
            await ready(*readers)
            for seed in range(WARM_UP, WARM_UP + 40):
                await explode(app, -seed)
            forget_peak()
            before, found, most = memory("VmRSS"), Counter(), 0.0
            for seed in range(BOMBS):
                work = Work(*readers)
                found[await explode(app, seed)] += 1
                spent = work.seconds()
                assert spent < MOST_SECONDS, (seed, bomb(seed).family)
                most = max(most, spent)
            growth, peak = memory("VmHWM") - before, max(reader.peak for reader in readers)
            figures = f"{most:.2f} s, reader {peak >> 20} MB, server {growth / (1 << 20):+.1f} MB"
            print(f"{BOMBS} bombs, at most: {figures}")  # noqa: T201 - the figures of a long run
            assert 0 < peak < MOST_WORKER
            assert growth < MOST_GROWTH
            assert app.service.residency.groups == {}
            assert {family for family, _ in found} == set(FAMILIES)
            assert len({code for _, code in found}) > 10, "they are not all stopped by the same check"
            await still_playing(app)

    asyncio.run(main())


async def still_playing(app):
    """After all that, a sound pack is read and played."""
    for id in PACKS:
        wish = {"room": id, "options": {"pack": packaged(id)}, "bots": ["random"], "start": True}
        answer = await ask(app, "POST", "/api/groups", wish)
        assert answer.status == 201, answer.json()


def test_bombs_in_records():
    reader = LimitedProcess()
    asyncio.run(ready(reader))
    found = Counter()
    try:
        for seed in range(BOMBS):
            made = bomb(seed)
            work = Work(reader)
            with pytest.raises(Illegal) as caught:
                foreign_texts.read_record(reader, made.record(), foreign_texts.SECONDS, 60)
            assert work.seconds() < MOST_SECONDS, (seed, made.family)
            tell(caught.value, made.room)
            found[caught.value.params.get("reason", caught.value.code)] += 1
        assert 0 < reader.peak < MOST_WORKER
        assert len(found) > 8, found
    finally:
        reader.close()


@pytest.mark.parametrize(
    ("id", "pack", "code"),
    [
        ("chain-growth", "a." * 30_000 + "a=1", "too_deep"),
        ("chain-growth", "a=" + "9" * 5_000, "number_too_big"),
        ("chain-growth", "decks=0x" + "f" * 60_000, "number_too_big"),
        ("chemistry-monopoly", "a=" + "[" * 60_000, "too_deep"),
    ],
)
def test_single_requests_that_once_stopped_the_server(id, pack, code):
    """64 kB of dots took four gigabytes and 22 seconds; 5,000 digits were a fault of the server."""

    async def main():
        async with opened() as app:
            await ask(app, "POST", "/api/groups", {"room": id, "options": {"pack": "a.b=1"}})
            forget_peak()
            before = memory("VmRSS")
            bad = await ask(app, "POST", "/api/groups", {"room": id, "options": {"pack": pack}})
            assert (bad.status, bad.json()["code"]) == (400, code)
            assert memory("VmHWM") - before < MOST_GROWTH

    asyncio.run(main())
