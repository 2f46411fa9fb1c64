"""The metrics: who may read them, what reading costs, what is counted; and the log lines of refusals and limits."""

from __future__ import annotations

import asyncio
import json

import pytest

from labtop.engine.core import Illegal
from labtop.server.settings import Settings, read_settings
from labtop.stores.memory import MemoryStore
from labtop.tables.table import LiveTable
from server.kit import NearSocket, RealSocket, a_class, ask, comes_true, connected, listening, opened
from server.raw import RawSocket, frame
from server.troubles import metric, warnings

HERE, ELSEWHERE = ("127.0.0.1", 1), ("10.0.0.1", 1)


@pytest.mark.parametrize(
    ("setting", "client", "headers", "status"),
    [
        ("on", ELSEWHERE, [], 200),
        ("local", ELSEWHERE, [], 404),
        ("local", HERE, [], 200),
        ("local", ("::1", 1), [], 200),
        ("local", ("::ffff:127.0.0.1", 1), [], 200),
        ("local", HERE, [("X-Forwarded-For", "203.0.113.9")], 404),
        ("local", ELSEWHERE, [("X-Forwarded-For", "127.0.0.1")], 404),
        ("local", None, [], 404),
        ("off", HERE, [], 404),
    ],
)
def test_who_may_read_them(setting, client, headers, status):
    async def main():
        async with opened(metrics=setting) as app:
            answer = await ask(app, "GET", "/metrics", client=client, headers=headers)
            assert answer.status == status
            assert (b"labtop_moves_total" in answer.body) == (status == 200)
            if status == 404:
                assert answer.json()["code"] == "no_such_page"

    asyncio.run(main())


def test_what_a_stranger_repeats_is_one_line(caplog, monkeypatch):
    """Packs beyond the limits, and somebody who cannot be seated at any hello."""

    async def no_seat(_self, _arrival):
        raise Illegal("storage")

    async def main():
        async with opened() as app:
            for pack in ("a=" + "9" * 5000, "a=0x" + "f" * 3000, "a." * 9000 + "a=1", "b." * 9000 + "b=1"):
                await ask(app, "POST", "/api/groups", {"room": "chain-growth", "options": {"pack": pack}})
            assert sorted(warnings(caplog, "limit")) == [("number_too_big", None), ("too_deep", None)]
            host, _ = await a_class(app, 2)
            teacher = await NearSocket(app).hello(host["host"])
            assert (await teacher.command("start"))["t"] == "ok"
            monkeypatch.setattr(LiveTable, "finish", no_seat)
            late = (await ask(app, "POST", "/api/join", {"code": host["code"]})).json()
            for _ in range(3):
                client = await NearSocket(app).hello(late["token"])
                await client.until("group")
                await client.close()
            assert warnings(caplog, "somebody who came late got no seat") == [("storage", None)]
            await teacher.close()

    asyncio.run(main())


def test_only_this_machine_reads_them_unless_the_operator_says_so(tmp_path):
    assert Settings(data=tmp_path).metrics == read_settings({}, data=tmp_path).metrics == "local"
    assert read_settings({"LABTOP_METRICS": "OFF"}, data=tmp_path).metrics == "off"
    assert read_settings({"LABTOP_METRICS": "off"}, data=tmp_path, metrics="on").metrics == "on"
    with pytest.raises(Illegal, match="bad_setting"):
        read_settings({"LABTOP_METRICS": "everybody"}, data=tmp_path)


def test_thresholds_are_settings(tmp_path):
    given = {"LABTOP_FREE_LOW": "1000", "LABTOP_FREE_LEAST": "12.5", "LABTOP_DELAY_MOST": "3"}
    found = read_settings(given, data=tmp_path)
    assert (found.free_low, found.free_least, found.delay_most) == (1000, 12.5, 3)
    for name in given:
        for value in ("0", "-1", "much", "nan", "inf"):
            with pytest.raises(Illegal, match="bad_setting"):
                read_settings({name: value}, data=tmp_path)


class Uncounted(MemoryStore):
    """A store in which counting would take for ever."""

    async def counts(self):
        raise AssertionError("somebody counts rows")


def test_reading_them_asks_the_store_nothing():
    async def main():
        store = Uncounted()
        async with opened(store) as app:
            host, _ = await a_class(app, 3)
            await ask(app, "GET", "/metrics")
            first = (await ask(app, "GET", "/metrics")).body
            for _ in range(40):
                assert (await ask(app, "POST", "/api/groups", {"room": "chem-and-roll", "start": True})).status == 201
            app.watch.look()
            again = await ask(app, "GET", "/metrics")
            assert again.status == 200
            assert len(again.body.splitlines()) == len(first.splitlines()), "no figure for each group or table"
            assert await metric(app, "labtop_groups") == 41
            assert await metric(app, "labtop_tables") == 40
            assert await metric(app, "labtop_erasures_total") == 0
            await app.service.residency.erase(host["group"], "by_host")
            assert await metric(app, "labtop_erasures_total") == 1

    asyncio.run(main())


@pytest.mark.usefixtures("both_ways")
def test_bad_input_is_one_line_of_each_kind(caplog):
    async def main():
        async with listening(refused=500) as app:
            host, _ = await a_class(app, 0)
            teacher = await connected(app, host["host"])
            await teacher.until("group")
            for _ in range(30):
                await teacher.socket.send("[" * 100)
                await teacher.socket.send(json.dumps({"t": "nothing"}))
                await teacher.until("no")
                await teacher.until("no")
            for _ in range(30):
                assert (await ask(app, "GET", "/api/nothing")).status == 404
            assert (await teacher.command("approve", member=7))["code"] == "no_such_member"
            assert warnings(caplog, "refused") == [
                ("bad_shape", None),
                ("no_such_page", None),
                ("no_such_member", None),
            ]
            assert warnings(caplog, "limit") == [("too_deep", None)]
            assert await metric(app, 'labtop_refusals_total{code="bad_shape"}') == 30
            assert await metric(app, 'labtop_limits_total{code="too_deep"}') == 30
            await teacher.close()

    asyncio.run(main())


def test_what_the_rules_refuse_is_no_warning(caplog):
    async def main():
        async with listening() as app:
            host, (member,) = await a_class(app, 1)
            teacher = await connected(app, host["host"])
            await teacher.command("start")
            pupil = await connected(app, member["token"])
            now = await pupil.until("now")
            action = {"type": "place", "die": "blue", "value": 1, "box": "black-hole"}
            assert (await pupil.command("act", table=now["table"], ask=now["asks"][0], action=action))["t"] == "no"
            assert (await ask(app, "POST", "/api/join", {"code": "WRONGCOD"})).status == 404
            assert not [record for record in caplog.records if record.levelname == "WARNING"]
            assert await metric(app, 'labtop_refusals_total{code="code_unknown"}') == 1
            for client in (teacher, pupil):
                await client.close()

    asyncio.run(main())


@pytest.mark.usefixtures("both_ways")
def test_frames_that_are_none_are_one_line(caplog):
    async def main():
        async with listening() as app:
            for bad in (frame(3, b"x"), frame(1, b"\xff\xfe"), frame(1, b"x", reserved=0x40)):
                peer = await RawSocket.open(app.port)
                peer.writer.write(bad)
                assert await peer.close_code() in (1002, 1007)
                await peer.end()
            assert await comes_true(lambda: app.meter.refusals.labels("bad_frame")._value.get() == 3)
            assert warnings(caplog, "refused") == [("bad_frame", None)]

    asyncio.run(main())


@pytest.mark.usefixtures("both_ways")
def test_limits_of_connections_are_counted_once(caplog):
    async def main():
        async with listening(per_address=1, hello_seconds=0.2) as app:
            silent = await RealSocket.open(app.port)
            more = await RealSocket.open(app.port)
            assert (await more.until("bye"))["code"] == "too_many_sockets"
            assert (await silent.until("bye"))["code"] == "no_hello"
            await silent.until("closed")
            assert await comes_true(lambda: not app.connections.all)
            assert await metric(app, 'labtop_limits_total{code="too_many_sockets"}') == 1
            assert await metric(app, 'labtop_limits_total{code="no_hello"}') == 1
            assert sorted(warnings(caplog, "limit")) == [("no_hello", None), ("too_many_sockets", None)]

    asyncio.run(main())


def test_a_spectator_who_makes_room_is_counted(caplog):
    async def main():
        async with listening(per_group=1) as app:
            host, _ = await a_class(app, 0)
            watching = (await ask(app, "POST", "/api/join", {"code": host["code"], "watch": True})).json()
            spectator = await connected(app, watching["token"])
            await spectator.until("group")
            teacher = await connected(app, host["host"])
            await teacher.until("group")
            assert (await spectator.until("bye"))["code"] == "too_many_sockets"
            assert await metric(app, 'labtop_limits_total{code="too_many_sockets"}') == 1
            assert warnings(caplog, "limit") == [("too_many_sockets", None)]
            for client in (teacher, spectator):
                await client.close()

    asyncio.run(main())
