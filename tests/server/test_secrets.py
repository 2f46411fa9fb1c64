"""Tokens, keys, names, codes, seeds and addresses never get into logs, metrics or addresses; into sheets only names."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import zipfile

import msgspec
import pytest

from labtop.server import logs
from labtop.server.routes import ROUTES
from labtop.stores.memory import MemoryStore
from labtop.tables.protocol import ResultRow
from server.kit import NearSocket, RealSocket, a_class, ask, make, opened, play, served

CANARY = "Kanarie Vogel"


def captured():
    """Everything that is logged from here on, at the lowest level, as the server would write it."""
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(logs.JsonLines())
    return text, handler


def unpacked(body: bytes) -> bytes:
    """A book with its pages, anything else as it is."""
    if not body.startswith(b"PK"):
        return body
    with zipfile.ZipFile(io.BytesIO(body)) as book:
        return body + b"".join(book.read(name) for name in book.namelist())


def results(sheet: bytes) -> list[ResultRow]:
    return msgspec.json.decode(sheet[sheet.index(b"[{") :], type=list[ResultRow])


@pytest.mark.usefixtures("both_ways")
def test_nothing_private_in_logs_metrics_or_sheets():
    text, handler = captured()
    root = logging.getLogger()
    old, loud = (
        root.level,
        [logging.getLogger(name) for name in ("", "labtop", "asyncio", "websockets", "uvicorn", "uvicorn.error")],
    )
    levels = [logger.level for logger in loud]
    for logger in loud:
        logger.setLevel(logging.DEBUG)
    root.addHandler(handler)
    store = MemoryStore()
    secrets: list[str] = []
    metrics: list[str] = []
    sheets: list[bytes] = []

    async def main():
        app = make(store)
        async with served(app) as port:
            host, entries = await a_class(app, 2, own_names=True)
            named = (await ask(app, "POST", "/api/join", {"code": host["code"], "name": CANARY})).json()
            assert named["name"] == CANARY
            teacher = await (await RealSocket.open(port)).hello(host["host"])
            players = [await (await RealSocket.open(port)).hello(e["token"]) for e in (*entries, named)]
            await teacher.command("start")
            await asyncio.gather(*(play(app, host["group"], player) for player in players))
            for kind in ("json", "csv", "xlsx"):
                sheet = await ask(app, "GET", f"/api/group/results.{kind}", token=host["host"])
                assert sheet.status == 200
                sheets.append(repr(sheet.headers).encode() + unpacked(sheet.body))
            for frame in (json.dumps({"t": "hello", "token": host["host"]}), json.dumps({"t": CANARY}), host["wall"]):
                await teacher.socket.send(frame)
                await teacher.until("no")
            await ask(app, "POST", "/api/join", {"code": host["code"], "name": CANARY})
            await ask(app, "GET", f"/api/{named['token']}", token=named["token"])

            async def broken(_command, _group, _link, message):
                raise RuntimeError(f"{CANARY} {host['host']} {message}")

            app.service.hosting.run = broken
            await teacher.say({"t": "lock", "n": "1", "on": True})
            assert (await teacher.until("no"))["code"] == "fault"
            metrics.append((await ask(app, "GET", "/metrics")).body.decode())
            for client in (teacher, *players):
                await client.close()
            for entry in (host, *entries, named):
                secrets.extend(
                    value
                    for name, value in entry.items()
                    if name in ("token", "key", "host", "host_key", "wall", "code", "name") and value
                )
            secrets.extend(json.loads(row.body)["seed"] for row in store.tables.values())
            secrets.extend(secret.rpartition(".")[2] for secret in list(secrets) if "." in secret)
            secrets.extend(["127.0.0.1", "10.0.0.1"])

    try:
        asyncio.run(main())
    finally:
        root.removeHandler(handler)
        root.setLevel(old)
        for logger, level in zip(loud, levels, strict=True):
            logger.setLevel(level)
    written = text.getvalue()
    assert written.count("\n") > 10
    assert "fault in a message" in written
    for secret in secrets:
        assert secret not in written
        assert secret not in metrics[0]
    named = {row.name for row in results(sheets[0])}
    assert CANARY in named
    assert all(name.encode() in sheet for name in named for sheet in sheets)
    assert not [secret for secret in set(secrets) - named for sheet in sheets if secret.encode() in sheet]
    for line in written.splitlines():
        assert set(json.loads(line)) <= {"at", "level", "logger", "event", "fault", "where", *logs.FIELDS}


def test_a_log_line_has_only_what_is_allowed():
    text, handler = captured()
    logger = logging.getLogger("labtop.test")
    logger.addHandler(handler)
    logger.propagate = False
    try:
        raise ValueError(CANARY)
    except ValueError:
        logger.exception("seen %s", CANARY, extra={"status": 5, "name_of_pupil": CANARY, "kind": object()})
    finally:
        logger.removeHandler(handler)
    line = json.loads(text.getvalue())
    assert CANARY not in text.getvalue()
    assert (line["event"], line["status"], line["fault"], line["kind"]) == ("seen %s", 5, "ValueError", "object")
    assert line["where"][0].endswith("test_a_log_line_has_only_what_is_allowed")


NAMED = {"{id}", "{seat}", "{move}", "{lang}", "{room}", "{paper}", "{ink}", "{parts}"}


def test_no_address_takes_a_token():
    """An address names a table only; a token in a query gives no access."""
    assert {part for route in ROUTES for part in route.path.split("/") if "{" in part} == NAMED

    async def main():
        async with opened() as app:
            host, (member,) = await a_class(app, 1)
            for token in (host["host"], member["token"]):
                for path in ("/api/group/results.json", "/api/stream"):
                    from server.kit import Answer, scope_of

                    scope, answer = scope_of("GET", path), Answer()
                    scope["query_string"] = f"token={token}&access_token={token}".encode()
                    await app(scope, asyncio.Event().wait, answer.send)
                    assert (answer.status, answer.json()["code"]) == (401, "no_token")
            client = NearSocket(app)
            await client.say({"t": "ping"})
            assert (await client.until("no"))["code"] == "hello_first"
            await client.task

    asyncio.run(main())


def test_answers_hold_only_the_own_secrets():
    """A member's messages never hold another's token, key or the host's."""

    async def main():
        async with opened() as app:
            host, entries = await a_class(app, 2)
            client = await NearSocket(app).hello(entries[0]["token"])
            teacher = await NearSocket(app).hello(host["host"])
            await teacher.command("start")
            await client.until("now")
            told = json.dumps([*client.seen, *teacher.seen])
            for entry in (host, *entries):
                for name in ("token", "key", "host", "host_key", "wall"):
                    assert not entry[name] or entry[name] not in told
            await client.close()
            await teacher.close()

    asyncio.run(main())


def test_the_store_holds_hashes_only():
    async def main():
        store = MemoryStore()
        async with opened(store) as app:
            host, entries = await a_class(app, 2)
            kept = msgspec.json.encode([row.body for row in store.groups.values()]) + b"".join(
                row.body for row in store.groups.values()
            )
            for entry in (host, *entries):
                for name in ("token", "key", "host", "host_key", "wall"):
                    assert not entry[name] or entry[name].encode() not in kept

    asyncio.run(main())
