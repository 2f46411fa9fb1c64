"""The press of a server: prints are limited, made once, kept within bounds, and its process is watched over."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from labtop.tables import press
from labtop.tables.press import MOST_KEPT, Press
from server.kit import ask, comes_true, opened
from server.troubles import metric, ready, warnings

pytest.importorskip("typst")

PAGE = "/api/rooms/chem-and-roll/print"
SHEETS = {"parts": ["sheets"]}
WITHIN = 90
"""Seconds on a busy machine until a process has loaded."""


def test_a_game_is_printed_once_for_all_who_want_it(monkeypatch):
    honest, made = press.made, []

    def counted(*given):
        made.append(given)
        return honest(*given)

    monkeypatch.setattr(press, "made", counted)

    async def main():
        async with opened() as app:
            first, second = await asyncio.gather(
                *(ask(app, "POST", PAGE, SHEETS, client=(f"10.0.0.{n}", 1)) for n in (1, 2))
            )
            third = await ask(app, "POST", PAGE, SHEETS, client=("10.0.0.3", 1))
            assert {answer.status for answer in (first, second, third)} == {200}
            assert first.body == second.body == third.body
            assert first.body.startswith(b"%PDF-")
            assert len(made) == 1
            assert len(app.service.press.kept) == 1
            assert app.service.press.size == len(first.body)

    asyncio.run(main())


def test_one_address_prints_so_much():
    async def main():
        async with opened(prints=2, prints_per_minute=0.001) as app:
            wish = {"options": {"nothing": 1}}
            for status in (400, 400, 429):
                answer = await ask(app, "POST", PAGE, wish)
                assert answer.status == status
            assert answer.json()["code"] == "slow_down"
            assert int(answer.header("retry-after")) > 60
            assert (await ask(app, "POST", PAGE, wish, client=("10.9.9.9", 1))).json()["code"] == "unknown_option"

    asyncio.run(main())


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/api/rooms/nowhere/print", {}, "unknown_room"),
        (PAGE, {"lang": "xx"}, "unknown_language"),
        (PAGE, {"paper": "a3"}, "bad_shape"),
        (PAGE, {"parts": ["x"] * 9}, "bad_shape"),
        (PAGE, {"more": 1}, "bad_shape"),
        (PAGE, {"options": {"mode": "nonsense"}}, "option_not_among"),
        ("/api/rooms/chain-growth/print", {"options": {"pack": "a." * 20_000 + "a=1"}}, "too_deep"),
        ("/api/rooms/chain-growth/print", {"options": {"pack": "decks = 9"}}, "bad_option"),
    ],
)
def test_a_bad_wish_is_refused_and_prints_nothing(path, body, code):
    async def main():
        async with opened() as app:
            answer = await ask(app, "POST", path, body)
            assert (answer.status // 100, answer.json()["code"]) == (4, code)
            assert app.service.press.desk.process.process is None, "the press was asked"
            assert not app.service.press.kept

    asyncio.run(main())


def test_what_is_kept_has_a_bound():
    async def main():
        async with opened() as app:
            made: Press = app.service.press
            for number in range(40):
                made.keep(b"%d" % number, bytes(MOST_KEPT // 10))
                assert made.size == sum(map(len, made.kept.values())) <= MOST_KEPT
            assert list(made.kept) == [b"%d" % number for number in range(30, 40)]
            made.keep(b"huge", bytes(MOST_KEPT + 1))
            assert b"huge" not in made.kept

    asyncio.run(main())


@pytest.mark.parametrize("name", ["press", "options"])
def test_a_process_that_dies_is_told_and_started_again(name, caplog):
    async def main():
        async with opened() as app:
            process = app.service.helpers()[name]
            process.start_soon()
            assert await comes_true(process.loaded.is_set, WITHIN)
            os.kill(process.process.pid, signal.SIGKILL)
            process.process.wait()
            app.watch.workers.tend()
            status, states, troubles = await ready(app)
            assert (status, states["workers"], troubles) == (503, "fail", ["workers_dead"])
            assert await comes_true(lambda: not process.dead, WITHIN)
            assert (await ready(app))[0] == 200
            assert warnings(caplog) == [("workers_dead", name)]
            assert await metric(app, f'labtop_worker_deaths_total{{pool="{name}"}}') == 1

    asyncio.run(main())


def test_a_press_that_cannot_start_is_told(caplog, monkeypatch):
    async def main():
        async with opened() as app:
            process = app.service.press.desk.process
            monkeypatch.setattr(process, "load", "nothing that there is")  # it ends before it is ready
            answer = await ask(app, "POST", PAGE, SHEETS)
            assert (answer.status, answer.json()["code"]) == (503, "busy")
            app.watch.workers.tend()
            assert (await ready(app))[2] == ["workers_dead"]
            assert warnings(caplog) == [("workers_dead", "press")]

    asyncio.run(main())
