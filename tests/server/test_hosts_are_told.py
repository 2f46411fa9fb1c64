"""A server in trouble tells the hosts who are connected, and nobody else; damaged logs only concern their own group."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import structs

from labtop.stores.base import Unavailable
from labtop.stores.memory import MemoryStore
from server.kit import AsgiStream, NearSocket, a_class, ask, comes_true, legal_action, opened, play
from server.troubles import metric, ready, warnings


class Failing(MemoryStore):
    """A store whose disk is full while it is told so."""

    def __init__(self):
        super().__init__()
        self.full = False

    async def commit(self, batch):
        if self.full:
            raise Unavailable("SQLITE_FULL")
        await super().commit(batch)


@pytest.mark.parametrize("carrier", [NearSocket, AsgiStream])
def test_hosts_are_told_what_is_wrong_and_when_it_is_over(carrier):
    async def main():
        store = Failing()
        async with opened(store) as app:
            host, (member,) = await a_class(app, 1)
            watcher = (await ask(app, "POST", "/api/join", {"code": host["code"], "watch": True})).json()
            own = (await ask(app, "POST", "/api/groups", {"room": "chem-and-roll"})).json()
            hosts = [await carrier(app).hello(host["host"]), await carrier(app).hello(own["token"], own["host"])]
            others = [await carrier(app).hello(token) for token in (host["wall"], member["token"], watcher["token"])]
            for client in (*hosts, *others):
                await client.until("group")
            assert (await hosts[0].command("lock", on=True))["t"] == "ok"
            assert not [told for client in hosts for told in client.seen if told["t"] == "trouble"]
            store.full = True
            assert (await hosts[0].command("lock", on=False))["code"] == "storage"
            for client in hosts:
                assert (await client.until("trouble"))["codes"] == ["disk_full"]
            late = await carrier(app).hello(host["host"])
            assert (await late.until("trouble"))["codes"] == ["disk_full"]
            app.watch.look()
            app.watch.look()
            store.full = False
            for client in (*hosts, late):
                assert (await client.until("trouble"))["codes"] == []
            assert (await hosts[0].command("lock", on=False))["t"] == "ok"
            for client in others:
                await client.say({"t": "ping"})
                await client.until("pong")
            assert not [told for client in others for told in client.seen if told["t"] == "trouble"]
            assert [[t["codes"] for t in c.seen if t["t"] == "trouble"] for c in hosts] == [[["disk_full"], []]] * 2
            for client in (*hosts, *others, late):
                await client.close()

    asyncio.run(main())


def test_a_disk_that_is_full_is_not_also_almost_full(caplog, monkeypatch):
    monkeypatch.setattr("labtop.server.checks.folder.free_bytes", lambda _: 0)

    async def main():
        store = Failing()
        async with opened(store, free_least=1) as app:
            host, _ = await a_class(app, 0)
            teacher = await NearSocket(app).hello(host["host"])
            assert (await teacher.until("trouble"))["codes"] == ["disk_nearly_full"]
            store.full = True
            assert (await teacher.command("lock", on=True))["code"] == "storage"
            assert (await teacher.until("trouble"))["codes"] == ["disk_full"]
            app.watch.disk.state = "ok"  # as if the disk had filled up between two measurements
            await app.watch.disk.measure(full=True)
            assert [kind for kind, _ in warnings(caplog)] == ["disk_nearly_full", "disk_full"]
            assert ("trouble", "disk_nearly_full") not in app.meter.notes.held
            store.full = False
            assert (await teacher.until("trouble"))["codes"] == ["disk_nearly_full"]
            await teacher.close()

    asyncio.run(main())


def spoil(store, table):
    """One line of a log is not what was written."""
    lines = store.log[table]
    lines[0] = structs.replace(lines[0], body=lines[0].body.replace(b"chance", b"cHance"))


def test_a_damaged_log_of_an_earlier_game_is_told_to_its_own_hosts(caplog):
    async def main():
        store = MemoryStore()
        async with opened(store) as app:
            host, (member,) = await a_class(app, 1)
            other, _ = await a_class(app, 0)
            teacher = await NearSocket(app).hello(host["host"])
            stranger = await NearSocket(app).hello(other["host"])
            await teacher.command("start")
            (table,) = app.service.residency.groups[host["group"]].newest()
            assert (await teacher.command("rematch", abandon=True))["t"] == "ok"
            group = app.service.residency.groups[host["group"]]
            await group.tables.pop(table).sleep()
            spoil(store, table)
            for _ in range(3):
                refused = await ask(app, "GET", f"/api/tables/{table}/record", token=host["host"])
                assert (refused.status, refused.json()["code"]) == (409, "log_damaged")
            assert (await ready(app))[2] == ["log_damaged"]
            assert (await teacher.until("trouble"))["codes"] == ["log_damaged"]
            assert warnings(caplog) == [("log_damaged", None)]
            assert [record.table for record in caplog.records if record.msg == "trouble"] == [table]
            assert await metric(app, "labtop_damaged_logs") == 1
            await stranger.say({"t": "ping"})
            await stranger.until("pong")
            assert not [told for told in stranger.seen if told["t"] == "trouble"]
            # The rest of the class plays on.
            pupil = await NearSocket(app).hello(member["token"])
            assert await play(app, host["group"], pupil, rounds=1) is None
            assert (await teacher.command("delete", code=host["code"]))["t"] == "ok"
            assert (await ready(app))[0] == 200
            for client in (teacher, stranger, pupil):
                await client.close()

    asyncio.run(main())


def test_a_group_that_cannot_be_opened_for_a_damaged_log(caplog):
    async def main():
        store = MemoryStore()
        async with opened(store) as app:
            host, _ = await a_class(app, 1)
            teacher = await NearSocket(app).hello(host["host"])
            await teacher.command("start")
            (table,) = app.service.residency.groups[host["group"]].newest()
            await teacher.close()
            await app.service.residency.groups.pop(host["group"]).sleep()
            sound = list(store.log[table])
            spoil(store, table)
            for _ in range(2):
                client = await NearSocket(app).hello(host["host"])
                assert (await client.until("bye"))["code"] == "log_damaged"
                await client.task
            assert (await ready(app))[2] == ["log_damaged"]
            app.watch.look()
            app.watch.look()
            assert warnings(caplog) == [("log_damaged", None)]
            assert not app.meter.notes.held, "a damaged log is told once, not every second"
            store.log[table] = sound
            client = await NearSocket(app).hello(host["host"])
            await client.until("now")
            assert (await ready(app))[0] == 200, "it was read again, and is intact"
            await client.close()

    asyncio.run(main())


def test_a_log_that_turns_out_to_be_damaged_while_it_is_played():
    async def main():
        store = Failing()
        async with opened(store) as app:
            host, (member,) = await a_class(app, 1)
            teacher = await NearSocket(app).hello(host["host"])
            await teacher.command("start")
            pupil = await NearSocket(app).hello(member["token"])
            now = await pupil.until("now")
            spoil(store, now["table"])
            store.full = True  # a commit that fails makes the table read its log again
            live = app.service.residency.groups[host["group"]].tables[now["table"]]
            action = legal_action(app, host["group"], now["table"], now["asks"][0])
            await pupil.say({"t": "act", "table": now["table"], "n": "1", "ask": now["asks"][0], "action": action})
            for client in (pupil, teacher):
                assert (await client.until("bye"))["code"] == "storage"
            store.full = False
            assert await comes_true(live.task.done)
            assert app.service.residency.damaged == {now["table"]: host["group"]}
            again = await NearSocket(app).hello(member["token"])
            assert (await again.until("bye"))["code"] == "log_damaged"

    asyncio.run(main())
