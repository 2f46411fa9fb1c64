"""The same bombs against the press: it may use more memory and time, so the reader of options refuses them before.

And the largest packs that are allowed: what they cost is bounded, and the process gives its memory back.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from hostile.bombs import FAMILIES, bomb
from hostile.test_bombs import (
    BOMBS,
    MOST_GROWTH,
    MOST_SECONDS,
    WARM_UP,
    Work,
    _cpu_time_decides,
    forget_peak,
    memory,
    pytestmark,
    ready,
)
from labtop.engine.core import Illegal
from labtop.printing.wanted import Wanted
from labtop.tables import press
from printing.own_packs import long_board, long_box, long_deck
from server.kit import ask, opened

__all__ = ["_cpu_time_decides", "pytestmark"]

pytest.importorskip("typst")

MOST_PRESS = 700 << 20
"""Bytes that the press may need for the largest pack, …"""
IDLE_PRESS = 128 << 20
"""… and those it holds while it waits."""
PRINT_SECONDS = 10.0
"""CPU time for the largest pack; the limit is twice that."""
BIG = "C1CCC2C(C1)CCC3C2CCCC3"


def largest_deck():
    """The most cards, each family with a drawing of its own of nearly the most atoms."""
    made = long_deck() | {"decks": 1}
    for n, entry in enumerate([*made["monomer"], *made["starter"]]):
        entry |= {"structure": BIG * 3 + "C" * n, "count": 1}
    for entry in made["monomer"]:
        entry["count"] = [9, 9, 9]
    made["joker"] = [entry | {"count": 1} for entry in made["joker"]]
    return made


def largest_box():
    """The most tokens, cards and targets, each target the largest."""
    made = long_box()
    made["tokens"] |= dict.fromkeys(("carbon", "oxygen", "hydrogen", "centre"), 999)
    for kind in ("boum", "chemistry", "safety"):
        made[kind] = [entry | {"count": 9} for entry in made[kind]]
    big = max(made["target"], key=lambda entry: len(entry["structure"]))
    made["target"] = [big | {"id": f"t{n}" if n else "aspirin"} for n in range(60)]
    return made


LARGEST = {"chain-growth": largest_deck, "chemistry-monopoly": long_board, "laboratorium": largest_box}


def test_bombs_never_reach_the_press():
    async def main():
        async with opened() as app:
            readers = (app.service.foreign_texts.options_desk.process, app.service.foreign_texts.smiles_desk.process)
            await ready(*readers)
            for seed in range(WARM_UP, WARM_UP + 20):
                await explode(app, seed, readers)
            forget_peak()
            before, found = memory("VmRSS"), Counter()
            for seed in range(BOMBS // 2):
                found[await explode(app, seed, readers)] += 1
            growth = memory("VmHWM") - before
            assert growth < MOST_GROWTH
            assert {family for family, _ in found} == set(FAMILIES)
            assert len({code for _, code in found}) > 10
            assert app.service.press.desk.process.process is None
            assert not app.service.press.kept

    asyncio.run(main())


async def explode(app, seed, readers):
    made = bomb(seed)
    client = (f"10.{seed >> 16 & 255}.{seed >> 8 & 255}.{seed & 255}", 1)
    work = Work(*readers)
    answer = await ask(app, "POST", f"/api/rooms/{made.room}/print", made.preview(), client=client)
    assert work.seconds() < MOST_SECONDS, (seed, made.family)
    told = answer.json()
    assert answer.status in (400, 413), (seed, made.family, told)
    return made.family, told["code"]


@pytest.mark.parametrize("room", LARGEST)
def test_the_largest_packs(room):
    process = press.process()
    asyncio.run(ready(process))
    try:
        first, work = process.process, Work(process)
        wanted = Wanted(room, options={"pack": LARGEST[room]()})
        found = press.made(process, wanted, press.SECONDS, press.WARM_UP)
        print(f"{room}: {found.pages} pages, {len(found.pdf) >> 10} kB, {process.peak >> 20} MB")  # noqa: T201
        assert found.pages > 20
        assert process.peak < MOST_PRESS
        assert work.seconds() < PRINT_SECONDS + press.SECONDS  # a replaced one counts as if it had taken all
        assert process.process is not first, "it keeps what it needed"
        asyncio.run(ready(process))
        assert resident(process.process.pid) < IDLE_PRESS
    finally:
        process.close()


def test_the_largest_print_leaves_little_in_the_server():
    async def main():
        async with opened() as app:
            await ready(app.service.press.desk.process, app.service.foreign_texts.options_desk.process)
            app.service.foreign_texts.seconds = 30.0
            forget_peak()
            before = memory("VmRSS")
            wish = {"options": {"pack": largest_box()}}
            answer = await ask(app, "POST", "/api/rooms/laboratorium/print", wish)
            assert answer.status == 200, answer.body
            assert len(answer.body) > 1 << 20
            assert memory("VmHWM") - before < MOST_GROWTH

    asyncio.run(main())


def resident(pid):
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096


def test_a_pack_that_is_too_big_is_refused():
    async def main():
        pack = largest_deck() | {"decks": 4}
        async with opened() as app:
            answer = await ask(app, "POST", "/api/rooms/chain-growth/print", {"options": {"pack": pack}})
            assert (answer.status, answer.json()["code"]) == (400, "bad_pack_size")

    asyncio.run(main())


def test_a_print_that_takes_too_long_is_stopped(monkeypatch):
    monkeypatch.setattr(press, "SECONDS", 0.05)
    process = press.process()
    try:
        with pytest.raises(Illegal) as refused:
            press.made(process, Wanted("chem-and-roll"), press.SECONDS, press.WARM_UP)
        assert refused.value.code in ("content_too_costly", "busy")  # busy: the machine was
    finally:
        process.close()
