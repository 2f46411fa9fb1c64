"""Rights: every message and every address, tried by every role. A message or address without a row here fails."""

from __future__ import annotations

import asyncio

import pytest

from bots.coaches import FirstIsBest
from labtop.rooms.chem_and_roll.bots import levels as chem_and_roll
from labtop.server.routes import ROUTES
from labtop.stores.memory import MemoryStore
from labtop.tables import residency
from labtop.tables.service import RIGHTS
from server.kit import AsgiStream, NearSocket, a_class, ask, comes_true, legal_action, opened

CALLERS = [
    "nobody",
    "spectator",
    "own seat",
    "other seat",
    "other table",
    "removed",
    "teacher",
    "other teacher",
    "wall",
]
REFUSED = {"not_allowed", "no_such_table", "not_your_seat", "token_unknown", "removed", "hello_first", "no_token"}

PLAYER = {"own seat"}
TABLE = {"own seat", "other seat"}
EVERYBODY = set(CALLERS) - {"nobody", "removed"}
MESSAGES = {
    "act": PLAYER,
    "try": PLAYER,
    "redo": PLAYER,
    "face": PLAYER,
    "watch": {"spectator", "teacher", "wall"},
    "history": TABLE | {"spectator", "teacher", "wall"},
    "back": PLAYER,
    "agree": TABLE | {"teacher"},
    "hint": PLAYER,
    "call_me": TABLE | {"other table"},
    "ping": EVERYBODY,
    "start": {"teacher"},
    "rematch": {"teacher"},
    "lock": {"teacher"},
    "approve": {"teacher"},
    "rename": {"teacher"},
    "remove": {"teacher"},
    "clear": {"teacher"},
    "let_back": {"teacher"},
    "pause": {"teacher"},
    "close_round": {"teacher"},
    "choose_for": {"teacher"},
    "undo": {"teacher"},
    "send_hint": {"teacher"},
    "timer": {"teacher"},
    "more_time": {"teacher"},
    "call": {"teacher"},
    "show": {"teacher"},
    "delete": {"teacher"},
}
"""Roles that may send it, at the table of the own seat. Another teacher's commands reach only that teacher's group."""


@pytest.fixture(autouse=True)
def _a_coach(monkeypatch):
    monkeypatch.setattr(chem_and_roll, "COACH", FirstIsBest, raising=False)
    monkeypatch.setattr(residency, "ARRIVALS_PACE", 0)


def test_every_message_has_a_row():
    assert set(MESSAGES) == set(RIGHTS)


class World:
    """Two classes. In the first: a table of seats 0 and 1, one of seats 2 and 3, a spectator, a removed member."""

    @classmethod
    async def make(cls, app, store):
        self = cls()
        self.app, self.store = app, store
        self.host, members = await a_class(app, 5, per_table=2)
        self.other, _ = await a_class(app, 2)
        watcher = (await ask(app, "POST", "/api/join", {"code": self.host["code"], "watch": True})).json()
        self.tokens = {
            "nobody": None,
            "spectator": watcher["token"],
            "own seat": members[0]["token"],
            "other seat": members[1]["token"],
            "other table": members[2]["token"],
            "removed": members[4]["token"],
            "teacher": self.host["host"],
            "other teacher": self.other["host"],
            "wall": self.host["wall"],
        }
        for entry in (watcher, *members):
            person = await NearSocket(app).hello(entry["token"])
            await person.until("group")
            await person.close()
        group = app.service.residency.groups[self.host["group"]]
        assert await comes_true(lambda: not any(member.untaken for member in group.body.members))
        teacher = await NearSocket(app).hello(self.host["host"])
        assert (await teacher.command("remove", member=4))["t"] == "ok"
        assert (await teacher.command("start"))["t"] == "ok"
        await teacher.close()
        self.table = app.service.residency.groups[self.host["group"]].newest()[0]
        live = app.service.residency.groups[self.host["group"]].tables[self.table]
        assert await comes_true(lambda: live.shown.waiting == [0, 1])
        return self

    def first_class(self):
        """All that is stored of the first class."""
        group = self.host["group"]
        tables = {id for id, row in self.store.tables.items() if row.group == group}
        return self.store.groups.get(group), {id: list(self.store.log.get(id, [])) for id in tables}

    def message(self, kind):
        prompt = self.app.service.residency.groups[self.host["group"]].tables[self.table].game.state.stack[-1]
        wanted = {"prompt": prompt.id, "seat": 0, "kind": prompt.kind, "must": True, "nth": 0}
        fields = {
            "act": {"table": self.table, "ask": wanted},
            "try": {"table": self.table, "ask": wanted},
            "redo": {"table": self.table, "seat": 0, "answers": []},
            "face": {"table": self.table, "seat": 0},
            "watch": {"table": self.table},
            "history": {"table": self.table},
            "back": {"table": self.table, "seat": 0, "prompt": prompt.id},
            "agree": {"table": self.table, "wish": "w", "yes": True},
            "hint": {"table": self.table, "ask": wanted},
            "call_me": {"name": "Ada"},
            "lock": {"on": True},
            "approve": {"member": 0},
            "rename": {"member": 0, "name": "Ada"},
            "remove": {"member": 0},
            "clear": {"member": 1},
            "let_back": {"member": 0},
            "pause": {"on": True},
            "close_round": {"table": self.table},
            "choose_for": {"table": self.table, "ask": wanted},
            "undo": {"table": self.table, "what": "c1"},
            "send_hint": {"table": self.table, "ask": wanted},
            "timer": {"seconds": 60, "closes": True},
            "more_time": {"seconds": 30},
            "call": {"title": "2de 4"},
            "show": {"scene": "debrief", "page": 1},
            "delete": {"code": self.host["code"]},
        }.get(kind, {})
        if kind in ("act", "try"):
            fields["action"] = legal_action(self.app, self.host["group"], self.table, wanted)
        return {"t": kind, **fields} if kind in ("face", "watch", "ping") else {"t": kind, "n": "try", **fields}


async def tried(world, caller, kind):
    """The answer to one message: its kind, or the code of the refusal."""
    client = NearSocket(world.app)
    if caller != "nobody":
        await client.hello(world.tokens[caller])
        if caller != "removed":
            await client.until("group")
            await client.say({"t": "ping"})
            await client.until("pong")
    await client.say(world.message(kind))
    while True:
        heard = await client.next()
        if heard["t"] == "no":
            found = heard["code"]
            break
        if heard["t"] in ("ok", "advice", "fits") or (heard["t"], kind) in {
            ("now", "face"),
            ("now", "watch"),
            ("story", "history"),
            ("pong", "ping"),
        }:
            found = heard["t"]
            break
        assert heard["t"] in ("group", "now", "tick", "thinking"), heard
    if client.task.done():
        await client.task
    else:
        await client.close()
    return found


@pytest.mark.parametrize("kind", sorted(RIGHTS))
def test_messages(kind):
    async def main():
        for caller in CALLERS:
            store = MemoryStore()
            async with opened(store) as app:
                world = await World.make(app, store)
                before = world.first_class()
                found = await tried(world, caller, kind)
                allowed = caller in MESSAGES[kind]
                if allowed:
                    assert found not in REFUSED, (caller, found)
                elif caller != "other teacher":
                    assert found in REFUSED, (caller, found)
                if not allowed:
                    assert world.first_class() == before, f"{caller} changed something"

    asyncio.run(main())


ANYONE = set(CALLERS)
GROUP = {"spectator", "own seat", "other seat", "other table", "teacher", "wall"}
ADDRESSES = {
    "POST /api/groups": ANYONE,
    "POST /api/look": ANYONE,
    "POST /api/join": ANYONE,
    "POST /api/reenter": ANYONE,
    "GET /api/tables/{id}/record": GROUP,
    "GET /api/tables/{id}/steps/{seat}/{move}": GROUP,
    "GET /api/tables/{id}/ending/{seat}": GROUP,
    "GET /api/tables/{id}/review/{seat}/{lang}": GROUP,
    "GET /api/tables/{id}/board/{lang}": GROUP - {"other table"},
    "GET /api/tables/{id}/aid/{seat}": GROUP - {"other table"},
    "GET /api/tables/{id}/summary/{seat}/{lang}/{paper}": GROUP,
    "POST /api/rooms/{room}/preview": ANYONE,
    "POST /api/rooms/{room}/print": ANYONE,
    "GET /api/rooms/{room}/rules/{lang}": ANYONE,
    "GET /api/rooms/{room}/pack": ANYONE,
    "GET /api/group/print/{lang}/{paper}/{ink}/{parts}": {"teacher", "other teacher"},
    "GET /api/group/results/{paper}": {"teacher", "other teacher"},
    "GET /api/group/results.json": {"teacher", "other teacher"},
    "GET /api/group/results.csv": {"teacher", "other teacher"},
    "GET /api/group/results.xlsx": {"teacher", "other teacher"},
    "GET /api/group/debriefing.json": {"teacher", "other teacher", "wall"},
    "GET /api/rooms": ANYONE,
    "GET /api/stream": EVERYBODY,
    "POST /api/say": set(),  # the token is not enough: it takes a stream of one's own
    "GET /api/openapi.json": ANYONE,
    "GET /api/qr": ANYONE,
    "GET /api/address": ANYONE,
    "GET /health": ANYONE,
    "GET /ready": ANYONE,
    "GET /metrics": ANYONE,
}
ROLES = {
    "nobody": "nobody", "spectator": "watcher", "own seat": "member", "other seat": "member", "other table": "member",
    "removed": "removed", "teacher": "host", "wall": "wall",
}  # fmt: skip


def test_every_address_has_a_row():
    assert set(ADDRESSES) == {f"{route.method} {route.path}" for route in ROUTES}


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_the_table_of_routes_says_the_same(route):
    """The `roles` in the code are those in this file."""
    row = ADDRESSES[f"{route.method} {route.path}"]
    if route.path != "/api/say":
        promised = {caller for caller, role in ROLES.items() if role in route.roles}
        assert promised - {"other table"} == row - {"other teacher", "other table"}


@pytest.mark.parametrize("route", [r for r in ROUTES if r.path != "/api/stream"], ids=lambda r: f"{r.method} {r.path}")
def test_addresses(route):
    async def main():
        store = MemoryStore()
        async with opened(store) as app:
            world = await World.make(app, store)
            teacher = await NearSocket(app).hello(world.host["host"])
            for _ in range(20):
                assert (await teacher.command("close_round", table=world.table))["t"] == "ok"
            live = app.service.residency.groups[world.host["group"]].tables[world.table]
            assert await comes_true(lambda: live.shown.over)
            before = world.first_class()
            body = {"t": "ping"} if route.method == "POST" else None
            path = route.path.replace("{id}", world.table).replace("{seat}", "0").replace("{move}", "3")
            path = path.replace("{lang}", "fr").replace("{room}", "chain-growth").replace("{paper}", "a4")
            path = path.replace("{ink}", "bw").replace("{parts}", "dice")
            path += "?" * bool(route.query) + "&".join(f"{name}=x" for name in route.query)
            for caller in CALLERS:
                answer = await ask(app, route.method, path, body, world.tokens[caller])
                if caller in ADDRESSES[f"{route.method} {route.path}"]:
                    assert answer.status == (400 if body else 200), (caller, answer.body)
                    if caller == "other teacher" and "results" in path:
                        names = {
                            member.name for member in app.service.residency.groups[world.host["group"]].body.members
                        }
                        assert not any(name.encode() in answer.body for name in names)
                else:
                    assert answer.status in (401, 403, 404), (caller, answer.body)
                    assert answer.json()["code"] in REFUSED | {"stream_unknown"}
            assert world.first_class() == before
            await teacher.close()

    asyncio.run(main())


def test_streams():
    async def main():
        store = MemoryStore()
        async with opened(store) as app:
            world = await World.make(app, store)
            for caller in CALLERS:
                stream = AsgiStream(app)
                await stream.hello(world.tokens[caller] or "")
                allowed = caller in ADDRESSES["GET /api/stream"]
                assert (stream.status == 200) is allowed, caller
                if allowed:
                    group = await stream.until("group")
                    assert group["id"] == (world.other if caller == "other teacher" else world.host)["group"]
                    await stream.close()
                else:
                    assert stream.status in (401, 403)
                    await stream.task
            wrong_host = AsgiStream(app)
            await wrong_host.hello(world.tokens["own seat"], world.tokens["other teacher"])
            assert wrong_host.status == 401
            await wrong_host.task

    asyncio.run(main())
