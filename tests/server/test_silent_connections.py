"""Connections that say nothing: so many of an address, so many of all, and enough files for them."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import subprocess
import sys
from collections import Counter
from contextlib import AsyncExitStack

import pytest

from labtop.engine.core import Illegal
from labtop.server import open_files, run
from labtop.server.meter import Meter
from labtop.server.pages import Page
from labtop.server.settings import Limits
from labtop.server.silent_connections import SilentConnections
from labtop.server.uvicorn_protocols import HttpProtocol
from server.kit import a_class, comes_true, listening
from server.raw import ELSEWHERE, HERE, TEXT, Caller, RawSocket, frame, request

both_ways = pytest.mark.usefixtures("both_ways")

MOST = 5
HALVES = {
    "nothing": b"",
    "half a head": b"GET /health HTTP/1.1\r\nHo",
    "half a body": request("POST /api/groups HTTP/1.1", body=b'{"room":"chem-and-roll"}')[:-1],
}


class Waiter:
    """A connection that notes how it was ended."""

    def __init__(self):
        self.ends = []

    def crowd_out(self, error):
        self.ends.append((error.code, error.params))

    def abort(self):
        self.ends.append("aborted")


def test_the_newest_takes_the_place_of_the_one_that_waits_longest():
    waiting = SilentConnections(Limits(waiting_per_address=2), Meter())
    first, second, third, other = (Waiter() for _ in range(4))
    waiting.add(first, "a")
    waiting.add(second, "a")
    waiting.add(other, "b")
    waiting.add(first, "a")  # it had its answer, and waits again
    waiting.add(third, "a")
    assert [waiter.ends for waiter in (first, second, third, other)] == [
        [],
        [("too_many_sockets", {"most": 2})],
        [],
        [],
    ]
    for waiter in (first, second, third, other):
        waiting.remove(waiter)
    assert not waiting.all
    assert not waiting.by_address
    assert not waiting.leaving


def test_there_is_a_limit_for_all_addresses_together():
    waiting = SilentConnections(Limits(), Meter())
    waiting.most = 3
    waiters = [Waiter() for _ in range(5)]
    for number, waiter in enumerate(waiters):
        waiting.add(waiter, None if number % 2 else str(number))
    assert [bool(waiter.ends) for waiter in waiters] == [True, True, False, False, False]


def test_those_that_leave_are_not_waited_for_without_end():
    """They may read the reason, but a flood of connections must not hold files by that."""
    waiting = SilentConnections(Limits(waiting_per_address=2), Meter())
    waiters = [Waiter() for _ in range(6)]
    for waiter in waiters:
        waiting.add(waiter, "a")
    assert [len(waiter.ends) for waiter in waiters] == [2, 2, 1, 1, 0, 0]
    assert waiters[0].ends[-1] == "aborted"


@both_ways
@pytest.mark.parametrize("kind", HALVES)
def test_silent_connections_of_an_address_make_room_for_others(kind, caplog):
    async def main():
        async with listening(waiting_per_address=MOST) as app:
            async with AsyncExitStack() as stack:
                await make_room(app, stack)
            assert await comes_true(lambda: not app.connections.silent.all)

    async def make_room(app, stack):
        silent = [await stack.enter_async_context(Caller(app, ELSEWHERE)) for _ in range(MOST)]
        for caller in silent:
            caller.say(HALVES[kind])
        waiting = app.connections.silent
        assert await comes_true(lambda: len(waiting.by_address.get(ELSEWHERE, ())) == MOST)
        others = [await stack.enter_async_context(Caller(app, ELSEWHERE)) for _ in range(3)]
        assert await comes_true(lambda: all(caller.ended for caller in silent[:3]))
        for caller in silent[:3]:
            head, _, body = caller.got.partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 409 ")
            assert json.loads(body) == {"code": "too_many_sockets", "rule": "", "params": {"most": MOST}}
        for caller in others:
            caller.say(request("GET /health HTTP/1.1"))
            await caller.until(b'{"ok":true}')
        assert not any(caller.ended for caller in (*silent[3:], *others))
        assert not app.service.residency.groups, "half a request was taken for a whole one"

    with caplog.at_level(logging.WARNING):
        asyncio.run(main())
    assert [(record.message, record.kind) for record in caplog.records] == [("limit", "too_many_waiting")]


@both_ways
def test_connections_that_were_kept_for_a_next_request_are_closed_without_a_word():
    async def main():
        async with listening(waiting_per_address=2) as app, AsyncExitStack() as stack:
            callers = []
            for _ in range(4):
                callers.append(await stack.enter_async_context(Caller(app, ELSEWHERE)))
                callers[-1].say(request("GET /health HTTP/1.1"))
                await callers[-1].until(b'{"ok":true}')
            assert await comes_true(lambda: [caller.ended for caller in callers] == [True, True, False, False])
            assert all(caller.got.endswith(b'{"ok":true}') for caller in callers)

    asyncio.run(main())


@both_ways
def test_a_peer_that_does_not_read_its_answer_makes_room_too():
    async def main():
        async with listening(waiting_per_address=1) as app, AsyncExitStack() as stack:
            app.pages = {"/": Page(b"x" * 30_000_000, b"text/plain", b'"1"')}
            unread = await stack.enter_async_context(Caller(app, ELSEWHERE))
            unread.writer.transport.pause_reading()
            unread.say(request("GET / HTTP/1.1", "Connection: close"))
            assert await comes_true(lambda: app.server.server_state.total_requests)
            other = await stack.enter_async_context(Caller(app, ELSEWHERE))
            assert await comes_true(lambda: len(app.server.server_state.connections) == 1, within=1.0)
            assert not other.ended

    asyncio.run(main())


@both_ways
def test_sockets_wait_until_they_have_said_hello():
    async def main():
        async with listening(waiting_per_address=3) as app:
            host, members = await a_class(app, 5)
            known = []
            for member in members:
                raw = await RawSocket.open(app.port, source=ELSEWHERE)
                await raw.hello(member["token"])
                known.append(raw)
            assert not app.connections.silent.all
            silent = [await RawSocket.open(app.port, source=ELSEWHERE) for _ in range(5)]
            for raw in silent[:2]:
                assert (await raw.text("bye"))["code"] == "too_many_sockets"
                assert await raw.close_code() == 1013
            await silent[2].hello(host["wall"])
            for raw in known:
                raw.writer.write(frame(TEXT, b'{"t":"ping"}'))
                await raw.text("pong")
            for raw in (*known, *silent):
                await raw.end()
            assert await comes_true(lambda: not app.connections.silent.all)

    asyncio.run(main())


@both_ways
def test_an_event_stream_is_not_waiting():
    async def main():
        async with listening(waiting_per_address=2) as app, AsyncExitStack() as stack:
            host, _ = await a_class(app, 0)
            stream = await stack.enter_async_context(Caller(app, ELSEWHERE))
            stream.say(request("GET /api/stream HTTP/1.1", f"Authorization: Bearer {host['wall']}"))
            await stream.until(b'"t":"group"')
            for _ in range(6):
                await stack.enter_async_context(Caller(app, ELSEWHERE))
            assert await comes_true(lambda: len(app.connections.silent.all) == 2)
            assert not stream.ended

    asyncio.run(main())


@both_ways
def test_a_proxy_speaks_for_many():
    """Its connections are limited with all others only; people behind it are counted from hello on."""

    async def main():
        async with listening(waiting_per_address=2, frames=10) as app, AsyncExitStack() as stack:
            callers = [await stack.enter_async_context(Caller(app, HERE)) for _ in range(6)]
            for caller in callers:
                caller.say(request("GET /health HTTP/1.1") * 20)
                assert await comes_true(lambda caller=caller: caller.got.count(b'{"ok":true}') == 20)
            assert not any(caller.ended for caller in callers)
            sockets = [await RawSocket.open(app.port, [("X-Forwarded-For", "10.1.1.7")]) for _ in range(3)]
            assert (await sockets[0].text("bye"))["code"] == "too_many_sockets"
            for raw in sockets:
                await raw.end()

    asyncio.run(main())


def test_asyncio_accepts_only_so_many_in_a_turn():
    """They wait in the kernel meanwhile, where 2,048 of them find room."""

    async def main():
        async with listening() as app:
            turn, turns, loop = 0, Counter(), asyncio.get_running_loop()
            honest = HttpProtocol.connection_made

            def made(protocol, transport):
                turns[turn] += 1
                honest(protocol, transport)

            def count():
                nonlocal turn
                turn += 1
                loop.call_soon(count)

            loop.call_soon(count)
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(HttpProtocol, "connection_made", made)
                links = [socket.create_connection((HERE, app.port), 10) for _ in range(300)]
                assert await comes_true(lambda: turns.total() == 300)
            assert max(turns.values()) <= run.AT_ONCE
            for link in links:
                link.close()

    asyncio.run(main())


# ---- files -----------------------------------------------------------------------------------------------------------


FEW = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (64, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
"""


def in_a_process(program):
    """What a Python program prints that may open 64 files at first."""
    pytest.importorskip("resource")
    return subprocess.run([sys.executable, "-c", FEW + program], check=True, capture_output=True, text=True).stdout


def test_the_limit_of_open_files_is_raised():
    program = """
from labtop.server.open_files import raise_limit
found, (soft, hard) = raise_limit(), resource.getrlimit(resource.RLIMIT_NOFILE)
assert found == soft == min(hard, 65536) > 64, (found, soft, hard)
print(raise_limit() == found)
"""
    assert in_a_process(program) == "True\n"


def test_a_limit_that_cannot_be_raised_is_left_as_it_is():
    program = """
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 128))
from labtop.server.open_files import raise_limit
print(raise_limit())
resource.setrlimit = None
print(raise_limit())
"""
    assert in_a_process(program) == "128\n128\n"


def test_without_such_limits_nothing_is_raised(monkeypatch):
    monkeypatch.setitem(sys.modules, "resource", None)
    assert open_files.raise_limit() is None


@both_ways
def test_more_connections_than_files_are_usual(both_ways, tmp_path):
    """A server that was started with few files answers while more connections than that are open."""
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        port = probe.getsockname()[1]
    program = f"""
import sys
sys.argv[1:] = {["serve", "--host", HERE, "--port", str(port), "--data", str(tmp_path), "--ws", both_ways]!r}
from labtop.cli.main import main
main()
"""
    pytest.importorskip("resource")
    with subprocess.Popen([sys.executable, "-c", FEW + program], stdout=subprocess.PIPE) as server:
        try:
            assert server.stdout.readline(), "it says where it listens"
            held = [socket.create_connection((HERE, port), 10) for _ in range(200)]
            with socket.create_connection((HERE, port), 10) as link:
                link.sendall(request("GET /health HTTP/1.1"))
                assert link.recv(100).startswith(b"HTTP/1.1 200")
            for link in held:
                link.close()
        finally:
            server.terminate()


def test_half_of_the_files_may_wait(monkeypatch):
    class Connections:
        silent = SilentConnections(Limits(), Meter())

    class App:
        connections = Connections

    async def served(_app, _listener, _once):
        raise Illegal("stopping")

    monkeypatch.setattr(run, "raise_limit", lambda: 1000)
    monkeypatch.setattr(run, "rest_the_collector", lambda: None)
    monkeypatch.setattr(run, "serve", served)
    with pytest.raises(Illegal):
        run.run(App, None)
    assert Connections.silent.most == 500
