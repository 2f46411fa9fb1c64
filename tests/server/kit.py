"""Clients for the tests: a request, a socket and a stream in-process, a real server on loopback, and a player."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import count
from pathlib import Path

import websockets
from msgspec import structs

from labtop.engine import codec, drive
from labtop.engine.wire import Ask
from labtop.server import run
from labtop.server.application import build
from labtop.server.settings import Limits, Settings
from labtop.stores.memory import MemoryStore
from labtop.tables.workers import advise as bot_advise
from labtop.tables.workers import answer as bot_answer
from labtop.tables.workers import judge as bot_judge

HOST = b"labtop.test"
ROOM = "chem-and-roll"
PATIENCE = 20
UNIQUE = count(1)
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
WAY = {"ws": "picows"}
"""How `served` serves sockets; the fixture `both_ways` changes it."""


class BotsHere:
    """Bots without a worker process: the same answers, in this loop."""

    async def choose(self, job, _owner):
        return bot_answer(codec.encode(job))

    async def hint(self, job, _owner):
        return bot_advise(codec.encode(job))

    async def review(self, job, _owner):
        return bot_judge(codec.encode(job))


def make(store=None, **given):
    """An application with these limits and other settings.

    Players here are quicker than people, so the pace is not limited unless a test asks for it. The metrics are open,
    and a busy machine is no trouble of the server.
    """
    quick = {"burst": 1000, "pace": 1000.0, "steady": 1000.0, "frames": 10_000}
    limits = Limits(**quick | {name: value for name, value in given.items() if name in structs.asdict(Limits())})
    others = {name: value for name, value in given.items() if not hasattr(limits, name)}
    usual = {"data": Path("nowhere"), "hosts": (HOST.decode(),), "metrics": "on", "delay_most": 60.0, **WAY}
    return build(Settings(**usual | others, limits=limits), store=store or MemoryStore(), bots=BotsHere())


@asynccontextmanager
async def opened(store=None, **given):
    app = make(store, **given)
    await app.open()
    try:
        yield app
    finally:
        await app.close()


def scope_of(method, path, headers=(), host=HOST, client=("10.0.0.1", 1)):
    own = [(b"host", host)] if host is not None else []
    headers = [*own, *((name.lower().encode(), value.encode("latin-1")) for name, value in headers)]
    return {
        "type": "http", "method": method, "path": path, "raw_path": path.encode(), "query_string": b"",
        "scheme": "http",
        "headers": headers, "client": client, "server": ("127.0.0.1", 80), "http_version": "1.1", "extensions": {},
    }  # fmt: skip


class Answer:
    def __init__(self):
        self.status = 0
        self.headers = []
        self.body = b""

    async def send(self, message):
        if message["type"].endswith("start"):
            self.status, self.headers = message["status"], message["headers"]
        else:
            self.body += message.get("body", b"")

    def header(self, name):
        return next((value.decode() for key, value in self.headers if key == name.encode()), None)

    def json(self):
        return json.loads(self.body)


async def ask(app, method, path, body=None, token=None, headers=(), **more):
    """One request in-process."""
    headers = [*headers, *([("Authorization", f"Bearer {token}")] if token else [])]
    data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    if data:
        headers.append(("Content-Length", str(len(data))))
    sent, answer = [{"type": "http.request", "body": data, "more_body": False}], Answer()

    async def receive():
        return sent.pop() if sent else await asyncio.Event().wait()

    path, _, query = path.partition("?")
    scope = scope_of(method, path, headers, **more) | {"query_string": query.encode()}
    await app(scope, receive, answer.send)
    return answer


class Client:
    """Common part of all carriers: messages in order, distinguished by `t`."""

    def __init__(self):
        self.inbox = asyncio.Queue()
        self.seen = []
        self.code = None

    async def next(self):
        message = await asyncio.wait_for(self.inbox.get(), PATIENCE)
        self.seen.append(message)
        return message

    async def until(self, kind, **fields):
        while True:
            message = await self.next()
            if message["t"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message
            assert message["t"] not in ("bye", "closed") or kind in ("bye", "closed"), message

    async def command(self, kind, **fields):
        """Send a command and return its answer, `ok` or `no`."""
        n = f"c{next(UNIQUE)}"
        await self.say({"t": kind, "n": n, **fields})
        while True:
            message = await self.next()
            if message["t"] in ("ok", "no") and message["n"] == n:
                return message
            assert message["t"] not in ("bye", "closed"), message


class NearSocket(Client):
    """An ASGI WebSocket in this process: no server and no network."""

    def __init__(self, app, headers=(), client=("10.0.0.1", 1), path="/api/socket", host=HOST):
        super().__init__()
        self.status = 0
        self.up = asyncio.Queue()
        self.up.put_nowait({"type": "websocket.connect"})
        usual = [("Sec-WebSocket-Version", "13"), ("Sec-WebSocket-Key", KEY)]
        scope = scope_of("GET", path, [*usual, *headers], host, client)
        scope |= {"type": "websocket", "scheme": "ws", "extensions": {"websocket.http.response": {}}}
        self.task = asyncio.create_task(self.run(app, scope))

    async def run(self, app, scope):
        await app(scope, self.up.get, self.down)
        self.inbox.put_nowait({"t": "closed"})

    async def down(self, message):
        if message["type"] == "websocket.accept":
            self.status = 101
        elif message["type"] == "websocket.send":
            self.inbox.put_nowait(json.loads(message["text"]))
        elif message["type"] == "websocket.close":
            self.code = message["code"]
            self.up.put_nowait({"type": "websocket.disconnect", "code": self.code})
        elif message["type"] == "websocket.http.response.start":
            self.status = message["status"]

    async def say(self, message):
        self.up.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def hello(self, token, host=None):
        await self.say({"t": "hello", "token": token, **({"host": host} if host else {})})
        return self

    async def close(self):
        self.up.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self.task, PATIENCE)


class AsgiStream(Client):
    def __init__(self, app):
        super().__init__()
        self.app = app
        self.id = asyncio.get_running_loop().create_future()
        self.left = asyncio.Event()
        self.status = 0
        self.task = None

    async def hello(self, token, host=None):
        headers = [("Authorization", f"Bearer {token}"), *([("Labtop-Host", host)] if host else [])]
        self.task = asyncio.create_task(self.run(scope_of("GET", "/api/stream", headers)))
        await asyncio.wait_for(asyncio.shield(self.id), PATIENCE)
        return self

    async def run(self, scope):
        await self.app(scope, self.receive, self.down)
        if not self.id.done():
            self.id.set_result("")
        self.inbox.put_nowait({"t": "closed"})

    async def receive(self):
        await self.left.wait()
        return {"type": "http.disconnect"}

    async def down(self, message):
        if message["type"] == "http.response.start":
            self.status = message["status"]
            return
        for event in message["body"].decode().split("\n\n"):
            lines = dict(line.split(": ", 1) for line in event.split("\n") if ": " in line and not line.startswith(":"))
            if "data" in lines and self.status == 200:
                told = json.loads(lines["data"])
                if lines.get("event") == "stream":
                    self.id.set_result(told["id"])
                else:
                    self.inbox.put_nowait(told)

    async def say(self, message):
        answer = await ask(self.app, "POST", "/api/say", message, headers=[("Labtop-Stream", self.id.result())])
        assert answer.status == 202, answer.body

    async def close(self):
        self.left.set()
        await asyncio.wait_for(self.task, PATIENCE)


class RealSocket(Client):
    """Over TCP, with the `websockets` client."""

    def __init__(self, socket):
        super().__init__()
        self.socket = socket
        self.reader = asyncio.create_task(self.read())

    @classmethod
    async def open(cls, port, **more):
        return cls(await websockets.connect(f"ws://127.0.0.1:{port}/api/socket", compression=None, proxy=None, **more))

    async def read(self):
        with suppress(websockets.ConnectionClosed):
            while True:
                self.inbox.put_nowait(json.loads(await self.socket.recv()))
        self.code = self.socket.close_code
        self.inbox.put_nowait({"t": "closed"})

    async def hello(self, token, host=None):
        await self.say({"t": "hello", "token": token, **({"host": host} if host else {})})
        return self

    async def say(self, message):
        await self.socket.send(json.dumps(message))

    async def close(self):
        await self.socket.close()
        await self.reader

    async def cut(self):
        """As when the network goes: no goodbye."""
        self.socket.transport.abort()
        await self.reader


class QuietServer(run.Server):
    """The real server, stopped by the test and not by signals."""

    @contextmanager
    def capture_signals(self):
        yield


@asynccontextmanager
async def served(app):
    """The real server on a loopback port, in this loop."""
    listener = run.bound(Settings(host="127.0.0.1", port=0, data=Path("nowhere")))
    await app.open()
    ready = asyncio.Event()
    server = QuietServer(app, ready.set)
    task = asyncio.create_task(server.serve([listener]))
    app.server = server
    await ready.wait()
    app.port = listener.getsockname()[1]
    try:
        yield app.port
    finally:
        server.should_exit = True
        await task
        await app.close()


@asynccontextmanager
async def listening(store=None, **given):
    """An application with the real server in front of it."""
    app = make(store, **given)
    async with served(app):
        yield app


async def connected(app, token, host=None):
    """A client of `listening` that has said hello, unless the server was quicker to end the connection."""
    client = await RealSocket.open(app.port)
    with suppress(websockets.ConnectionClosed):
        await client.hello(token, host)
    return client


async def a_class(app, members=3, **wish):
    """A class with its members: the host's entry and theirs."""
    host = (await ask(app, "POST", "/api/groups", {"room": ROOM, "kind": "class", **wish})).json()
    joined = [(await ask(app, "POST", "/api/join", {"code": host["code"]})).json() for _ in range(members)]
    return host, joined


def legal_action(app, group, table, wanted):
    """An answer the rules allow, as JSON: the kit peeks where a player would use the menu."""
    played = app.service.residency.groups[group].tables[table].game
    rules, state = played.room.rules, played.state
    found = Ask(**wanted)
    return json.loads(codec.encode(rules.first(state, drive.find(state, found), found.seat)))


async def play(app, group, client, rounds=None):
    """Answer every question until the game is over; returns the outcome, or None after some rounds."""
    answered = set()
    while True:
        message = await client.next()
        assert message["t"] not in ("bye", "closed", "no"), message
        if message["t"] != "now":
            continue
        if message.get("outcome"):
            return message["outcome"]
        for wanted in message.get("asks", []):
            key = (wanted["prompt"], wanted["seat"], wanted["nth"])
            if wanted["must"] and key not in answered:
                if rounds is not None and len(answered) >= rounds:
                    return None
                answered.add(key)
                action = legal_action(app, group, message["table"], wanted)
                n = f"{wanted['prompt']}-{wanted['nth']}"
                await client.say({"t": "act", "table": message["table"], "n": n, "ask": wanted, "action": action})


async def comes_true(what, within=5.0):
    """The server's side of a connection ends a moment after the client's."""
    for _ in range(int(within / 0.01)):
        if what():
            return True
        await asyncio.sleep(0.01)
    return False
