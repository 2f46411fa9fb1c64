"""A whole class game over each carrier, and its record, results and metrics."""

from __future__ import annotations

import asyncio
import csv
import io
import xml.etree.ElementTree as ET
import zipfile

import pytest

from labtop.engine import record
from server.kit import (
    AsgiStream,
    NearSocket,
    RealSocket,
    a_class,
    ask,
    comes_true,
    connected,
    legal_action,
    listening,
    make,
    opened,
    play,
    served,
)


def carriers(app):
    async def asgi_socket():
        return NearSocket(app)

    async def asgi_stream():
        return AsgiStream(app)

    return {"socket": asgi_socket, "stream": asgi_stream}


async def whole_game(app, connect):
    host_entry, entries = await a_class(app)
    group = host_entry["group"]
    host = await (await connect()).hello(host_entry["host"])
    wall = await (await connect()).hello(host_entry["wall"])
    members = [await (await connect()).hello(entry["token"]) for entry in entries]
    lobby = await wall.until("group")
    assert lobby["role"] == "wall"
    assert {m["name"] for m in lobby["members"]} == {entry["name"] for entry in entries}
    assert (await members[0].until("group"))["members"] == [
        {"id": 0, "name": entries[0]["name"], "here": True},
    ]
    assert (await host.command("start"))["t"] == "ok"
    outcomes = await asyncio.gather(*(play(app, group, member) for member in members))
    assert outcomes[0] == outcomes[1] == outcomes[2]
    for watcher in (host, wall):
        while not (seen := await watcher.until("now")).get("outcome"):
            assert seen.get("private") is None
        assert seen["outcome"] == outcomes[0]
    for member in members:
        mine = {m["seat"] for m in member.seen if m["t"] == "now"}
        assert len(mine) == 1, "a member sees one seat only"
        oks = [m["n"] for m in member.seen if m["t"] == "ok"]
        assert len(oks) == len(set(oks)) == 20
    table = seen["table"]
    await check_what_is_left(app, host_entry, entries, table, outcomes[0])
    for client in (*members, host, wall):
        await client.close()


async def check_what_is_left(app, host, entries, table, outcome):
    told = await ask(app, "GET", f"/api/tables/{table}/record", token=entries[0]["token"])
    assert told.status == 200
    state = record.replay(record.read(told.body.decode()))
    assert not state.stack
    rows = (await ask(app, "GET", "/api/group/results.json", token=host["host"])).json()
    assert [row["score"] for row in rows] == outcome["scores"]
    assert {row["name"] for row in rows} == {entry["name"] for entry in entries}
    sheet = await ask(app, "GET", "/api/group/results.csv", token=host["host"])
    lines = list(csv.reader(io.StringIO(sheet.body.decode("utf-8-sig"))))
    assert len(lines) == 4
    assert [line[2] for line in lines[1:]] == [row["name"] for row in rows]
    book = await ask(app, "GET", "/api/group/results.xlsx", token=host["host"])
    with zipfile.ZipFile(io.BytesIO(book.body)) as packed:
        assert packed.testzip() is None
        root = ET.fromstring(packed.read("xl/worksheets/sheet1.xml"))  # noqa: S314 - our own file
        assert len(root.findall(".//{*}row")) == 4
        for name in packed.namelist():
            ET.fromstring(packed.read(name))  # noqa: S314
    metrics = (await ask(app, "GET", "/metrics")).body.decode()
    assert "labtop_moves_total 6" in metrics  # 3 seats, 20 rounds, and the first throw: 61
    assert "labtop_connections 5" in metrics


@pytest.mark.parametrize("carrier", ["socket", "stream"])
def test_a_whole_class_game(carrier):
    async def main():
        async with opened() as app:
            await asyncio.wait_for(whole_game(app, carriers(app)[carrier]), 60)

    asyncio.run(main())


@pytest.mark.usefixtures("both_ways")
def test_a_whole_class_game_over_tcp():
    async def main():
        app = make()
        async with served(app) as port:
            await asyncio.wait_for(whole_game(app, lambda: RealSocket.open(port)), 60)

    asyncio.run(main())


def test_alone_against_bots_at_once():
    async def main():
        async with opened() as app:
            wish = {"room": "chem-and-roll", "options": {"mode": "draft"}, "bots": ["greedy", "random"], "start": True}
            entry = (await ask(app, "POST", "/api/groups", wish)).json()
            client = await NearSocket(app).hello(entry["token"], entry["host"])
            outcome = await asyncio.wait_for(play(app, entry["group"], client), 60)
            assert len(outcome["scores"]) == 3
            await client.close()

    asyncio.run(main())


@pytest.mark.usefixtures("both_ways")
def test_a_move_counts_even_if_the_page_is_closed_right_after_it():
    async def main():
        async with listening() as app:
            host, (member,) = await a_class(app, 1)
            teacher = await connected(app, host["host"])
            assert (await teacher.command("start"))["t"] == "ok"
            player = await connected(app, member["token"])
            now = await player.until("now")
            live = app.service.residency.groups[host["group"]].tables[now["table"]]
            before, wanted = live.log.seq, now["asks"][0]
            action = legal_action(app, host["group"], now["table"], wanted)
            for _ in range(5):
                await player.say({"t": "ping"})
            await player.say({"t": "act", "table": now["table"], "n": "last", "ask": wanted, "action": action})
            await player.close()
            assert await comes_true(lambda: live.log.seq > before)
            await teacher.close()

    asyncio.run(main())
