"""What strangers wrote is read in a process of its own: sound content as before, other content at no cost to others."""

from __future__ import annotations

import asyncio
import logging
import signal
import subprocess
import sys
import tomllib
from contextlib import contextmanager
from random import Random

import pytest

from hostile.bombs import PACKS, hard, packaged
from labtop.engine import record
from labtop.engine.core import Illegal
from labtop.engine.registry import room
from labtop.tables import foreign_texts, limited
from labtop.tables.foreign_texts import ForeignTexts
from labtop.tables.jobs import Question
from labtop.tables.limited import LimitedProcess, Stopped
from labtop.tables.sparse_log import SparseLog

START = 60
"""Seconds that a process may take to start on a busy machine."""


SLOW = {"own_target": "C(=O)CCCc1ccccc1Cc1ccccc1C(=O)OC(O)", "rings": "bridging"}
"""Sound; the planner takes some time for it."""


def hard_to_read():
    """The planner would need seconds."""
    return hard(Random(1), "laboratorium")


def notes():
    """A log whose clock stands still: each kind of line is written once."""
    return SparseLog(logging.getLogger("labtop"), float)


@contextmanager
def reader(load="", **limits):
    made = LimitedProcess(load, **limits)
    try:
        yield made
    finally:
        made.close()


@contextmanager
def programs(monkeypatch, *texts):
    """The next processes run these programs instead of the reader, the last of them any number of times."""
    real, left = subprocess.Popen, list(texts)

    def start(_command, **how):
        text = left.pop(0) if len(left) > 1 else left[0]
        return real([sys.executable, "-uc", text], **how)

    with monkeypatch.context() as patch:
        patch.setattr(limited.subprocess, "Popen", start)
        yield


# ---- sound content ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", PACKS)
@pytest.mark.parametrize("written", ["as text", "as values"])
def test_a_sound_pack_is_read_as_it_would_be_here(id, written):
    pack = packaged(id) if written == "as text" else tomllib.loads(packaged(id))

    async def main():
        desks = ForeignTexts(notes())
        try:
            return await desks.options(room(id), {"pack": pack})
        finally:
            desks.close()

    assert asyncio.run(main()) == room(id).read_options({"pack": packaged(id)})
    assert foreign_texts.options_of(room(id), {"pack": pack}) == room(id).read_options({"pack": packaged(id)})


@pytest.mark.parametrize(
    ("id", "given"), [("chain-growth", {"scoring": "chemist"}), ("laboratorium", {"target": "ethanol"})]
)
def test_packaged_content_needs_no_process(id, given, monkeypatch):
    async def main():
        desks = ForeignTexts(notes())
        found = await desks.options(room(id), given)
        assert desks.options_desk.process.process is None
        assert desks.smiles_desk.process.process is None
        return found

    with programs(monkeypatch, "raise SystemExit"):
        assert asyncio.run(main()) == room(id).read_options(given) == foreign_texts.options_of(room(id), given)


def test_refusals_come_through_with_their_rule_numbers_and_reason():
    pack = tomllib.loads(packaged("chain-growth"))
    pack["monomer"][0]["mass"] = 1
    with pytest.raises(Illegal) as caught:
        foreign_texts.options_of(room("chain-growth"), {"pack": pack})
    with pytest.raises(Illegal) as here:
        room("chain-growth").read_options({"pack": pack})
    assert (caught.value.code, caught.value.rule) == (here.value.code, here.value.rule) == ("bad_pack_mass", "1.6")
    assert float(caught.value.params["mass"]) == float(here.value.params["mass"]), "a number, for every language"
    assert isinstance(caught.value.params["mass"], float)
    text = record.write(record.Record("chain-growth", 1, 2, room("chain-growth").known_options({"pack": pack}), []))
    with pytest.raises(Illegal) as caught:
        foreign_texts.check_record(text)
    assert caught.value.params == {"line": 5, "reason": "bad_pack_mass"}
    assert isinstance(caught.value.__cause__, Illegal), "what is wrong with the pack is told too"
    assert caught.value.__cause__.params["formula"] == "C8H8"


# ---- limits ----------------------------------------------------------------------------------------------------------


def test_a_refusal_does_not_send_the_text_back():
    with pytest.raises(Illegal) as caught:
        foreign_texts.options_of(room("chain-growth"), {"pack": f"{'k' * 50_000} = 1"})
    assert caught.value.code == "bad_option"
    assert 500 < len(caught.value.params["reason"]) <= 1000


def test_what_takes_too_long_is_stopped_and_the_next_text_is_read(caplog, monkeypatch):
    monkeypatch.setattr(limited, "GRACE", 1000.0)

    async def main():
        desks = ForeignTexts(notes(), seconds=0.1)
        process = desks.options_desk.process
        try:
            with pytest.raises(Illegal) as caught:
                await desks.options(room("laboratorium"), hard_to_read())
            assert caught.value.code == "content_too_costly"
            assert process.process is not None, "another one is starting already"
            with pytest.raises(Illegal):  # told once a minute only
                await desks.options(room("laboratorium"), hard_to_read())
            desks.seconds = 60.0
            assert (await desks.options(room("laboratorium"), SLOW)).rings == "bridging"
        finally:
            desks.close()
        assert process.process is None

    asyncio.run(main())
    assert [line.message for line in caplog.records] == ["reading was stopped"], "operators are told"


def test_the_system_counts_the_time_of_the_process_and_not_that_of_others(monkeypatch):
    monkeypatch.setattr(limited, "GRACE", 1000.0)
    with reader("rooms") as made:
        made.start_soon()
        assert made.loaded.wait(START)
        first = made.process
        with pytest.raises(Stopped):
            made.ask(Question("options", 0.1, room="laboratorium", options=hard_to_read()), START)
        assert first.returncode == -signal.SIGPROF, "not by us, who would have waited for minutes"


def test_what_takes_too_much_memory_is_refused_and_the_process_replaced():
    text = "labtop record 1\nroom: chain-growth\nrules: 1\nseats: 2\noptions: {}\n" + "xy\n" * 1_300_000
    with reader(memory=64 << 20) as made:
        made.start_soon()
        assert made.loaded.wait(START)
        first = made.process
        told = made.ask(Question("record", 30.0, text), START)
        assert told.refused.code == "content_too_costly"
        assert made.process is not first
        pack = Question("options", 30.0, room="chain-growth", options={"pack": packaged("chain-growth")})
        assert made.ask(pack, START).refused is None


def test_a_process_that_has_needed_much_is_replaced_before_the_next_text(monkeypatch):
    with reader() as made:
        pack = Question("options", 30.0, room="chain-growth", options={"pack": packaged("chain-growth")})
        made.ask(pack, START)
        first = made.process
        made.ask(pack, START)
        assert made.process is first
        monkeypatch.setattr(made, "tired", 1 << 20)
        assert made.ask(pack, START).refused is None
        assert made.process is not first


WORST = {
    "ends": "import sys; print('ready'); sys.stdin.readline()",
    "crashes": "import os, sys; print('ready'); sys.stdin.readline(); os.abort()",
    "sleeps": "import sys, time; print('ready'); sys.stdin.readline(); time.sleep(600)",
    "does not listen": "import time; print('ready'); time.sleep(600)",
    "nonsense": "import sys; print('ready'); sys.stdin.readline(); print('nonsense')",
    "endless": "import sys; print('ready'); sys.stdin.readline(); print('[' * 5_000_000)",
    "wrong shape": 'import sys; print(\'ready\'); sys.stdin.readline(); print(\'{"found":1,"peak":"x"}\')',
}


@pytest.mark.parametrize("worst", WORST)
def test_whatever_the_process_does_the_answer_is_a_refusal(monkeypatch, worst):
    """Stands in for a parser at its worst. One that gets no CPU time is stopped too: then the machine is busy."""
    text, late = "a='" + "x" * 120_000 + "'", worst in ("sleeps", "does not listen")
    monkeypatch.setattr(limited, "GRACE", 0.2 if late else 1000.0)
    with programs(monkeypatch, WORST[worst]), reader() as made:
        with pytest.raises(Illegal) as caught:
            foreign_texts.read_options(made, room("chain-growth"), {"pack": text}, 0.3, START)
        assert caught.value.code == ("busy" if late else "content_too_costly")
        assert made.process.returncode is None, "replaced"


def test_a_process_that_cannot_start_is_no_fault(monkeypatch):
    def none_left(*_args, **_how):
        raise OSError(12, "Cannot allocate memory")

    with reader() as made:
        monkeypatch.setattr(limited.subprocess, "Popen", none_left)
        made.start_soon()
        with pytest.raises(Illegal) as caught:
            foreign_texts.read_options(made, room("chain-growth"), {"pack": "a=1"}, 1.0, START)
        assert caught.value.code == "busy"


WINDOWS = """
import signal, sys
sys.modules["resource"] = None
del signal.setitimer
sys.argv = ["reader", "268435456", "rooms"]
from labtop.tables.reader import main
main()
"""


def test_without_limits_of_the_system_the_time_limit_remains(monkeypatch):
    """As on Windows, which has neither `resource` nor `setitimer`."""
    monkeypatch.setattr(limited, "GRACE", 0.0)
    monkeypatch.setattr(limited, "COUNTS_CPU", False)
    with programs(monkeypatch, WINDOWS), reader("rooms") as made:
        played, sound = room("chain-growth"), {"pack": packaged("chain-growth")}
        assert foreign_texts.read_options(made, played, sound, 60.0, START).pack
        with pytest.raises(Illegal) as caught:
            foreign_texts.read_options(made, room("laboratorium"), hard_to_read(), 0.1, START)
        assert caught.value.code == "content_too_costly"
        assert foreign_texts.read_options(made, played, sound, 60.0, START).pack


def test_text_that_is_none():
    with pytest.raises(Illegal) as caught:
        foreign_texts.options_of(room("laboratorium"), {"pack": packaged("laboratorium"), "target": "\udcff"})
    assert caught.value.code == "bad_shape"


# ---- senders ---------------------------------------------------------------------------------------------------------


def test_one_sender_does_not_keep_the_reader_from_the_others():
    async def main():
        desks, done = ForeignTexts(notes(), seconds=60.0), []
        sound = {"pack": packaged("chain-growth")}

        async def send(sender, id, given):
            found = await asyncio.gather(desks.options(room(id), given, sender), return_exceptions=True)
            done.append((sender, getattr(found[0], "code", "read")))

        try:
            flood = [asyncio.create_task(send("flood", "laboratorium", SLOW)) for _ in range(20)]
            await asyncio.sleep(0)
            await asyncio.gather(send("one", "chain-growth", sound), send("two", "chain-growth", sound), *flood)
        finally:
            desks.close()
        refused = [sender for sender, code in done if code == "busy"]
        assert refused == ["flood"] * 3, "one is read and sixteen wait"
        served = [sender for sender, code in done if code == "read"]
        assert sorted(served[:4]) == ["flood", "flood", "one", "two"]
        assert served.count("flood") == 17

    asyncio.run(main())


def test_closing_gives_up_the_question_under_way():
    async def main():
        desks = ForeignTexts(notes(), seconds=60.0)
        task = asyncio.create_task(desks.options(room("laboratorium"), hard_to_read()))
        await asyncio.sleep(0.01)
        await asyncio.to_thread(desks.close)
        with pytest.raises(Illegal):
            await task
        with pytest.raises(Illegal) as caught:
            await desks.options(room("laboratorium"), hard_to_read())
        assert caught.value.code == "busy"
        assert desks.options_desk.process.process is None

    asyncio.run(main())
