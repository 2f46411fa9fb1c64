"""Own targets over the wire: molecules typed by unknown people, judged in separate processes, never in the loop."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec
import pytest

from labtop.engine.core import Illegal
from labtop.engine.registry import room
from labtop.tables import aids, foreign_texts, limited, workers
from labtop.tables.limited import LimitedProcess
from labtop.tables.workers import begin
from server.kit import ask, opened
from tables.kit import Person

ADDRESS = "/api/rooms/laboratorium/preview"
LACTIC_ACID = "C[C@H](O)C(=O)O"
STOOD_STILL = 60.0
"""Seconds after which a worker, or the loop, is said to wait for ever."""


async def helped(app):
    """With RDKit loaded in its process. Previews are worked out in this process: no wait for a worker to start."""
    pytest.importorskip("rdkit.Chem")

    async def run(function, data, **_):
        return await asyncio.to_thread(function, data)

    app.service.aids.workers.pool.run = run
    reading = app.service.foreign_texts
    reading.start_soon()
    for desk in (reading.options_desk, reading.smiles_desk):
        assert await asyncio.to_thread(desk.process.loaded.wait, 60)
    return reading


@contextmanager
def only(monkeypatch, program):
    """Every process that is started runs this program instead of the reader."""
    real = subprocess.Popen
    with monkeypatch.context() as patch:
        patch.setattr(limited.subprocess, "Popen", lambda _args, **how: real([sys.executable, "-uc", program], **how))
        yield


def test_a_preview_before_the_table_opens():
    async def main():
        async with opened() as app:
            await helped(app)
            good = await ask(app, "POST", ADDRESS, {"options": {"own_target": LACTIC_ACID}})
            assert good.status == 200
            told = good.json()
            assert (told["structure"], told["manipulations"], told["proven"]) == ("CC(O)C(=O)O", 6, True)
            for target, status, code in (
                ("C1CC1", 400, "structure_ring_size"),
                ("c1cc2ccc3cc4cccc5ccc6cc(c1)c2c3c6c54", 400, "target_too_hard"),
                ("C/C=C/N", 400, "structure_unknown_atom"),
                ("C" * 300, 400, "structure_too_long"),
            ):
                bad = await ask(app, "POST", ADDRESS, {"options": {"own_target": target}})
                assert (bad.status, bad.json()["code"]) == (status, code)
            cards = await ask(app, "POST", "/api/rooms/chain-growth/preview", {"options": {}})
            assert (cards.status, cards.json()) == (200, {}), "the box's cards need no drawings"
            none = await ask(app, "POST", "/api/rooms/chem-and-roll/preview", {"options": {}})
            assert (none.status, none.json()["code"]) == (404, "no_such_page")

    asyncio.run(main())


def test_a_table_takes_a_target_of_any_spelling_and_keeps_it_in_ours():
    async def main():
        async with opened() as app:
            await helped(app)
            wish = {"room": "laboratorium", "options": {"own_target": LACTIC_ACID}, "bots": ["random"], "start": True}
            entry = (await ask(app, "POST", "/api/groups", wish)).json()
            group = app.service.residency.groups[entry["group"]]
            assert group.body.options["own_target"] == "CC(O)C(=O)O"
            wish["options"] = {"own_target": "C/C=C/N"}
            bad = await ask(app, "POST", "/api/groups", wish)
            assert (bad.status, bad.json()["code"]) == (400, "structure_unknown_atom")
            assert len(app.service.residency.groups) == 1
            path = f"/api/tables/{group.newest()[0]}/aid/"
            told = (await ask(app, "GET", f"{path}0", None, entry["token"])).json()
            assert len(told["missing"]) == 12, "nothing is on the bench"
            assert (await ask(app, "GET", f"{path}7", None, entry["token"])).json()["code"] == "no_such_seat"

    asyncio.run(main())


def test_the_next_steps_are_for_tables_where_hints_are_free():
    async def main():
        async with opened() as app:
            await helped(app)
            wish = {"room": "laboratorium", "options": {"puzzle": True}, "start": True}
            entry = (await ask(app, "POST", "/api/groups", wish)).json()
            group = app.service.residency.groups[entry["group"]]
            path = f"/api/tables/{group.newest()[0]}/aid/0"
            person = await Person(app.service).hello(entry["token"], entry["host"])
            while "there" not in (await ask(app, "GET", path, None, entry["token"])).json():
                await person.play(person.last("now")["asks"][0])
            assert "plan" in (await ask(app, "GET", path, None, entry["token"])).json()
            for changed in ({"hints": False}, {"hints": "counted"}, {"kind": "class"}):  # a class counts its hints
                body = group.body
                group.body = msgspec.structs.replace(body, **changed)
                assert "plan" not in (await ask(app, "GET", path, None, entry["token"])).json(), changed
                group.body = body

    asyncio.run(main())


def test_floods_are_slowed_down():
    async def main():
        async with opened(previews=2) as app:
            await helped(app)
            answers = [await ask(app, "POST", ADDRESS, {"options": {"own_target": "C1CC1"}}) for _ in range(3)]
            assert [answer.status for answer in answers] == [400, 400, 429]

    asyncio.run(main())


def meet_the_loop(folder, moment):
    """Runs in a worker: goes on when the event loop has seen it here, which a loop that waits for it cannot."""
    (folder / moment).touch()
    until = time.monotonic() + STOOD_STILL
    while not (folder / f"{moment}-seen").exists():
        if time.monotonic() > until:
            raise RuntimeError("the loop stood still")
        time.sleep(0.005)


def begin_before_the_loop(folder, memory):
    meet_the_loop(folder, "starts")
    begin(memory)


def think_before_the_loop(data):
    meet_the_loop(Path(json.loads(data)["options"]["folder"]), "thinks")
    return b"thought"


async def see(folder, moment):
    while not (folder / moment).exists():  # noqa: ASYNC110 - another process makes it
        await asyncio.sleep(0.005)
    (folder / f"{moment}-seen").touch()


def test_a_question_that_stalls_costs_its_worker_and_nothing_else():
    """In a real worker process: the refusal comes in time, and the next question is answered."""

    async def main():
        helpers = aids.AidWorkers(patience=0.0)
        with pytest.raises(Illegal) as caught:
            await helpers.ask(aids.AidJob("laboratorium", "preview", options={"target": "resveratrol"}))
        assert caught.value.code == "help_too_slow"
        assert helpers.pool.pool is None
        helpers.pool.patience = 120.0
        found = await helpers.ask(aids.AidJob("laboratorium", "preview", options={"target": "ethanol"}))
        assert b'"manipulations":3' in found
        helpers.close()

    asyncio.run(main())


def test_the_loop_goes_on_while_a_worker_starts_and_thinks(monkeypatch, tmp_path):
    """The worker waits for the loop in both, however fast the machine is."""
    monkeypatch.setattr(workers, "begin", partial(begin_before_the_loop, tmp_path))
    monkeypatch.setattr(aids, "work_out", think_before_the_loop)

    async def main():
        helpers = aids.AidWorkers(patience=2 * STOOD_STILL)
        question = asyncio.create_task(helpers.ask(aids.AidJob("", "", options={"folder": str(tmp_path)})))
        await asyncio.wait_for(see(tmp_path, "starts"), STOOD_STILL)
        assert not question.done()
        await asyncio.wait_for(see(tmp_path, "thinks"), STOOD_STILL)
        assert await question == b"thought"
        helpers.close()

    asyncio.run(main())


def test_a_molecule_that_stalls_its_reader_is_refused_and_the_reader_replaced(monkeypatch):
    async def main():
        async with opened() as app:
            both = (app.service.foreign_texts.options_desk.process, app.service.foreign_texts.smiles_desk.process)
            with only(monkeypatch, "import sys, time; print('ready'); sys.stdin.readline(); time.sleep(60)"):
                bad = await ask(app, "POST", ADDRESS, {"options": {"own_target": "C/C=C/C"}})
            assert (bad.status, bad.json()["code"]) == (400, "structure_too_slow")
            for process in both:
                process.stop()
            await helped(app)
            good = await ask(app, "POST", ADDRESS, {"options": {"own_target": "C/C=C/C"}})
            assert good.json()["structure"] == "CC=CC"

    asyncio.run(main())


def test_too_many_at_once_are_refused():
    async def main():
        helpers = aids.AidWorkers()
        helpers.pool.turns.jobs["somebody"] = aids.MOST_WAITING
        with pytest.raises(Illegal) as caught:
            await helpers.ask(aids.AidJob("laboratorium", "preview"))
        assert caught.value.code == "busy"

    asyncio.run(main())


def test_a_reader_of_molecules_that_is_still_loading_says_so_at_once(monkeypatch):
    """RDKit takes a second or more to load: requests that come meanwhile are told to try again, and loading goes on."""
    made = LimitedProcess("rdkit")
    with only(monkeypatch, "import time; time.sleep(60)"):
        made.start_soon()
        process = made.process
        with pytest.raises(Illegal) as caught:
            foreign_texts.read_smiles(made, "C/C=C/C", 0.5, 0.1)
        assert caught.value.code == "chemistry_loading"
        assert made.process is process
        assert foreign_texts.for_rdkit(room("laboratorium"), {"own_target": "CCO"}) == {}, (
            "our own notation needs nobody"
        )
        made.close()


def test_a_reader_of_molecules_that_cannot_start_says_what_is_missing(monkeypatch):
    made = LimitedProcess("rdkit")
    with only(monkeypatch, ""):
        with pytest.raises(Illegal) as caught:
            foreign_texts.read_smiles(made, "C/C=C/C", 0.5, 30)
        assert caught.value.code == "chemistry_not_installed"
        assert made.process is None
        made.close()


def test_a_command_line_reads_any_spelling_too():
    pytest.importorskip("rdkit.Chem")
    from labtop.cli.options import read_options

    played = room("laboratorium")
    assert read_options(played, {"own_target": LACTIC_ACID}).own_target == "CC(O)C(=O)O"
    assert read_options(played, {"target": "ethanol"}).target == "ethanol"
    assert read_options(played, {"daily": "today"}).daily.count("-") == 2
