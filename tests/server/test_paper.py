"""Games and results on paper, from the server: made once, limited, refused in words."""

from __future__ import annotations

import asyncio
import json

import pytest

from labtop.engine.core import Illegal
from labtop.locales.texts import texts
from labtop.printing import typesetting
from printing.own_packs import small_deck
from printing.pages import pages, words
from server.kit import NearSocket, a_class, ask, comes_true, opened

PRINT = "/api/rooms/chain-growth/print"
SOME = {"parts": ["sheets"]}


def text_of(document):
    return " ".join(words(list(page.runs)) for page in pages(document))


def run(main, **given):
    async def inside():
        async with opened(**given) as app:
            await asyncio.wait_for(main(app), 120)

    asyncio.run(inside())


def test_a_game_is_printed_and_kept():
    """A wish that was made before is answered from what is kept, and counts for no limit."""

    async def main(app):
        first = await ask(app, "POST", PRINT, SOME | {"lang": "fr", "paper": "letter"})
        assert (first.status, first.header("content-type")) == (200, "application/pdf")
        assert "Feuille de score" in text_of(first.body)
        again = await ask(app, "POST", PRINT, SOME | {"lang": "fr", "paper": "letter"})
        assert (again.status, again.body) == (200, first.body)
        other = await ask(app, "POST", PRINT, SOME)
        assert (other.status, other.json()["code"]) == (429, "slow_down")

    run(main, prints=1)


def test_an_own_pack_is_printed_and_a_bad_one_refused_as_for_a_table():
    async def main(app):
        answer = await ask(app, "POST", PRINT, {"parts": ["cards"], "options": {"pack": small_deck()}})
        assert "BPO" in text_of(answer.body)
        for pack in (
            "monomer = [",
            "decks = 2\nmonomer = []\nstarter = []\njoker = []\n",
            small_deck() | {"joker": []},
        ):
            options = {"pack": pack}
            printed = await ask(app, "POST", PRINT, {"options": options})
            created = await ask(app, "POST", "/api/groups", {"room": "chain-growth", "options": options})
            assert printed.status == created.status == 400
            assert printed.json() == created.json()

    run(main)


def test_the_game_of_a_class_is_printed_whatever_the_length_of_its_pack():
    """As text it came in a request; as JSON, with all its defaults, it may be longer than the longest one."""
    pack = (
        "decks = 1\n"
        "joker = [{ id = 'T', count = 6 }]\n"
        "starter = [{ id = 'BPO', formula = 'C14H10O4', radicals = 2, count = 12 }]\n"
        "monomer = [{ id = 'E', formula = 'C2H4', count = [20, 9, 3] },\n"
        "{ id = 'P', formula = 'C3H6', count = [10, 5, 3] }]"
    )
    wish = {"room": "chain-growth", "kind": "class", "options": {"pack": pack}}

    async def main(app):
        host = (await ask(app, "POST", "/api/groups", wish)).json()
        group = app.service.residency.groups[host["group"]]
        pupil = (await ask(app, "POST", "/api/join", {"code": host["code"]})).json()
        sent = await ask(app, "POST", PRINT, {"parts": ["cards"], "options": group.body.options})
        assert (sent.status, sent.json()["code"]) == (413, "too_big")
        path = "/api/group/print/fr/letter/bw/cards"
        answer = await ask(app, "GET", path, token=host["host"])
        assert (answer.status, answer.header("content-type")) == (200, "application/pdf")
        found = pages(answer.body)
        assert "BPO" in text_of(answer.body)
        assert "AMORCEUR" in text_of(answer.body)
        assert round(found[0].wide, 1) == 215.9
        assert (await ask(app, "GET", path, token=pupil["token"])).json()["code"] == "not_allowed"
        for wrong, status, code in (
            (path.replace("letter", "a0"), 404, "no_such_page"),
            (path.replace("bw", "pink"), 404, "no_such_page"),
            (path.replace("cards", "cards,hats"), 400, "unknown_part"),
            (path.replace("fr", "xx"), 400, "unknown_language"),
        ):
            refused = await ask(app, "GET", wrong, token=host["host"])
            assert (refused.status, refused.json()["code"]) == (status, code)
        every = await ask(app, "GET", path.replace("cards", "all"), token=host["host"])
        assert len(pages(every.body)) > len(found)

    run(main, body_bytes=len(json.dumps(wish)))


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        (PRINT, {"parts": ["hats"]}, 400, "unknown_part"),
        (PRINT, {"lang": "xx"}, 400, "unknown_language"),
        (PRINT, {"paper": "a0"}, 400, "bad_shape"),
        (PRINT, {"parts": ["cards"] * 9}, 400, "bad_shape"),
        (PRINT, {"options": {"hats": 1}}, 400, "unknown_option"),
        ("/api/rooms/chess/print", {}, 400, "unknown_room"),
    ],
)
def test_refusals(path, body, status, code):
    async def main(app):
        answer = await ask(app, "POST", path, body)
        assert (answer.status, answer.json()["code"]) == (status, code)

    run(main)


def test_without_the_extra_it_is_said_how_to_add_it(monkeypatch):
    monkeypatch.setattr(typesetting, "has_typst", lambda: False)

    async def main(app):
        answer = await ask(app, "POST", PRINT, SOME)
        assert (answer.status, answer.json()["code"]) == (503, "printing_not_installed")

    run(main)
    for lang in ("en", "fr"):  # where the browser reads it
        assert 'pip install "labtop[print]"' in texts(lang).refusal(Illegal("printing_not_installed"))


def test_results_of_a_class_and_of_a_pupil():
    """One page each, with the names and the places; a stranger gets neither."""

    async def main(app):
        host, pupils = await a_class(app, title="4 b", lang="fr")
        teacher = await NearSocket(app).hello(host["host"])
        assert (await teacher.command("start"))["t"] == "ok"
        group = app.service.residency.groups[host["group"]]
        table = group.newest()[0]
        for _ in range(20):
            assert (await teacher.command("close_round", table=table))["t"] == "ok"
        assert await comes_true(lambda: group.tables[table].shown.over)
        results = await ask(app, "GET", "/api/group/results/a4", token=host["host"])
        (page,) = pages(results.body)
        assert "4 b" in words(list(page.runs))
        assert all(pupil["name"] in words(list(page.runs)) for pupil in pupils)
        path = f"/api/tables/{table}/summary/1/fr/a4"
        (mine,) = pages((await ask(app, "GET", path, token=pupils[1]["token"])).body)
        assert words(list(mine.runs)).startswith(pupils[1]["name"])
        assert (await ask(app, "GET", path)).status == 401
        assert (await ask(app, "GET", "/api/group/results/a4", token=pupils[0]["token"])).status == 403
        assert (await ask(app, "GET", path.replace("/1/", "/7/"), token=pupils[1]["token"])).status == 400
        await teacher.close()

    run(main)
