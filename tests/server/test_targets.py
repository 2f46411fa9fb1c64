"""Own targets over the wire: molecules typed by unknown people, judged in separate processes, never in the loop."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from labtop.engine.core import Illegal
from labtop.engine.registry import room
from labtop.tables import aids, chemist
from labtop.tables.chemist import Chemist
from server.kit import ask, opened
from tables.kit import Person

ADDRESS = "/api/rooms/laboratorium/preview"
LACTIC_ACID = "C[C@H](O)C(=O)O"


class Scribe(Chemist):
    """A chemist that reads one text and stalls at all others, without a process."""

    def __init__(self):
        super().__init__()
        self.started = 0

    def ask(self, text):
        if text == LACTIC_ACID:
            return "CC(O)C(=O)O"
        raise Illegal("structure_too_slow")

    def start_soon(self):
        self.started += 1


async def helped(app, near=True):
    """Helpers in this process: the same answers, and no wait for a worker to start."""
    app.service.aids.workers.chemist = Scribe()
    if near:

        async def run(function, data):
            return await asyncio.to_thread(function, data)

        app.service.aids.workers.pool.run = run
    return app.service.aids.workers


def test_a_preview_before_the_table_opens():
    async def main():
        async with opened() as app:
            helpers = await helped(app)
            good = await ask(app, "POST", ADDRESS, {"options": {"own_target": LACTIC_ACID}})
            assert good.status == 200
            told = good.json()
            assert (told["structure"], told["manipulations"], told["proven"]) == ("CC(O)C(=O)O", 6, True)
            for target, status, code in (
                ("C1CC1", 400, "structure_ring_size"),
                ("c1cc2ccc3ccc4ccc5ccc6ccc1c7c2c3c4c5c67", 400, "target_too_hard"),
                ("C/C=C/C", 400, "structure_too_slow"),
                ("C" * 300, 400, "structure_too_long"),
            ):
                bad = await ask(app, "POST", ADDRESS, {"options": {"own_target": target}})
                assert (bad.status, bad.json()["code"]) == (status, code)
            assert helpers.chemist.started >= 5, "warm for whoever types next, after a kill too"
            none = await ask(app, "POST", "/api/rooms/chain-growth/preview", {"options": {}})
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
            wish["options"] = {"own_target": "C/C=C/C"}
            bad = await ask(app, "POST", "/api/groups", wish)
            assert (bad.status, bad.json()["code"]) == (400, "structure_too_slow")
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


def test_a_question_that_stalls_costs_its_worker_and_nothing_else():
    """In a real worker process: the loop goes on, the refusal comes in time, the next question is answered."""

    async def main():
        helpers = aids.AidWorkers(patience=0.0)
        beats = 0

        async def beat():
            nonlocal beats
            while True:
                await asyncio.sleep(0.01)
                beats += 1

        heart = asyncio.create_task(beat())
        with pytest.raises(Illegal) as caught:
            await helpers.ask(aids.AidJob("laboratorium", "preview", options={"target": "resveratrol"}))
        assert caught.value.code == "help_too_slow"
        assert helpers.pool.pool is None
        helpers.pool.patience = 120.0
        found = await helpers.ask(aids.AidJob("laboratorium", "preview", options={"target": "ethanol"}))
        assert b'"manipulations":3' in found
        heart.cancel()
        assert beats > 5, "the loop went on while a worker started and thought"
        helpers.close()

    asyncio.run(main())


def test_too_many_at_once_are_refused():
    async def main():
        helpers = aids.AidWorkers()
        helpers.pool.waiting = aids.MOST_WAITING
        with pytest.raises(Illegal) as caught:
            await helpers.ask(aids.AidJob("laboratorium", "preview"))
        assert caught.value.code == "busy"

    asyncio.run(main())


def test_a_chemist_that_is_still_loading_says_so_at_once(monkeypatch):
    """RDKit takes a second or more to load: requests that come meanwhile are told to try again, and loading goes on."""
    import subprocess
    import sys

    real = subprocess.Popen
    loading = "import time; time.sleep(60)"
    monkeypatch.setattr(chemist.subprocess, "Popen", lambda _args, **how: real([sys.executable, "-c", loading], **how))
    made = Chemist(patience=0.1)
    made.start_soon()
    process = made.process
    with pytest.raises(Illegal) as caught:
        made.plain_text("C/C=C/C")
    assert caught.value.code == "chemistry_loading"
    assert made.process is process
    assert made.plain_text("CCO") == "CCO", "our own notation waits for nobody"
    made.close()


def test_a_chemist_that_cannot_start_falls_back_to_our_notation(monkeypatch):
    import subprocess
    import sys

    real = subprocess.Popen
    monkeypatch.setattr(chemist.subprocess, "Popen", lambda _args, **how: real([sys.executable, "-c", ""], **how))
    made = Chemist(patience=30)
    with pytest.raises(Illegal) as caught:
        made.plain_text("C/C=C/C")
    assert caught.value.code == "chemistry_not_installed"
    assert made.process is None
    assert made.plain_text("CCO") == "CCO"


def test_a_command_line_reads_any_spelling_too():
    pytest.importorskip("rdkit.Chem")
    from labtop.cli.options import in_our_notation, with_today

    played = room("laboratorium")
    assert in_our_notation(played, {"own_target": LACTIC_ACID}) == {"own_target": "CC(O)C(=O)O"}
    assert in_our_notation(played, {"target": "ethanol"}) == {"target": "ethanol"}
    assert played.parse_options(with_today(played, {"daily": "today"})).daily.count("-") == 2
