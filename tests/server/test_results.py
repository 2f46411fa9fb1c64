"""The files of results: date and name of the class, hints, the room's own columns, accuracy after a review."""

from __future__ import annotations

import asyncio
import csv
import io
import zipfile

import pytest

from bots.coaches import FirstIsBest
from labtop.engine.registry import ROOMS, room
from labtop.locales.texts import texts
from labtop.rooms.chem_and_roll.bots import levels as chem_and_roll
from labtop.server.days import day_of
from server.kit import NearSocket, a_class, ask, comes_true, opened


@pytest.fixture(autouse=True)
def _a_coach(monkeypatch):
    monkeypatch.setattr(chem_and_roll, "COACH", FirstIsBest, raising=False)


async def finished(app, **wish):
    """A class of Chem and Roll that has played its twenty rounds, and its teacher's connection."""
    host, _ = await a_class(app, 2, **wish)
    teacher = await NearSocket(app).hello(host["host"])
    await teacher.command("start")
    table = app.service.residency.groups[host["group"]].newest()[0]
    for _ in range(20):
        assert (await teacher.command("close_round", table=table))["t"] == "ok"
    live = app.service.residency.groups[host["group"]].tables[table]
    assert await comes_true(lambda: live.shown.over)
    return host, teacher, live


async def sheet(app, host, kind="csv"):
    answer = await ask(app, "GET", f"/api/group/results.{kind}", None, host["host"])
    assert answer.status == 200
    return answer.body


def rows(body):
    return list(csv.DictReader(io.StringIO(body.decode("utf-8-sig"))))


def test_the_sheet_says_when_which_class_and_what_the_room_counts():
    async def main():
        async with opened() as app:
            host, teacher, live = await finished(app, title="=2de 4", lang="fr")
            words = texts("fr", "chem-and-roll")
            found = rows(await sheet(app, host))
            group = app.service.residency.groups[host["group"]]
            for seat, row in enumerate(found):
                player = live.game.view().public.players[seat]
                assert row[words.say("column-reactions")] == str(player.reactions)
                assert row[words.say("column-lines")] == str(player.lines)
                assert row[words.say("column-title")] == "'=2de 4"  # no formula of a spreadsheet
                assert row[words.say("column-date")] == day_of(group.body.begun)
                assert row[words.say("column-hints")] == "0"
                assert row[words.say("column-accuracy")] == ""
            assert len(found) == 2
            book = zipfile.ZipFile(io.BytesIO(await sheet(app, host, "xlsx")))
            assert words.say("column-rows") in book.read("xl/sharedStrings.xml").decode()
            await teacher.close()

    asyncio.run(main())


def test_json_has_the_same_by_their_ids_and_accuracy_once_the_game_was_reviewed():
    async def main():
        async with opened() as app:
            host, teacher, live = await finished(app, title="2de 4")
            answer = await ask(app, "GET", "/api/group/results.json", None, host["host"])
            assert [row["accuracy"] for row in answer.json()] == [None, None]
            assert answer.json()[0]["title"] == "2de 4"
            assert set(answer.json()[0]["more"]) == set(room("chem-and-roll").results.COLUMNS)
            reviewed = await ask(app, "GET", f"/api/tables/{live.id}/review/-1/en", None, host["host"])
            shares = {one["seat"]: one["accuracy"] for one in reviewed.json()["accuracy"]}
            told = {seat: None if share is None else round(100 * share, 1) for seat, share in shares.items()}
            answer = await ask(app, "GET", "/api/group/results.json", None, host["host"])
            assert [row["accuracy"] for row in answer.json()] == [told.get(0), told.get(1)]
            assert any(share is not None for share in shares.values())
            await teacher.close()

    asyncio.run(main())


def test_the_columns_of_a_room_are_none_of_the_others():
    """They stand beside the columns that every game has."""
    for id in ROOMS:
        counted = room(id).results
        assert len(set(counted.COLUMNS)) == len(counted.COLUMNS)
        assert not {"table", "seat", "name", "score", "hints", "date", "title", "more"} & set(counted.COLUMNS)
