"""Requests that are cut, hurried, long-winded or oddly addressed; as bytes over a socket."""

from __future__ import annotations

import asyncio
import json
import logging
import socket

import pytest

from labtop.server import uvicorn_protocols
from labtop.server.pages import Page
from server.kit import a_class, comes_true, listening
from server.raw import ELSEWHERE, Caller, RawSocket, request

pytestmark = pytest.mark.usefixtures("both_ways")

HEALTH = b'{"ok":true}'
WISH = json.dumps({"room": "chem-and-roll"}).encode()
CHUNKED = "Transfer-Encoding: chunked"


def chunk(data):
    return b"%x\r\n%s\r\n" % (len(data), data)


def refusal(got):
    """Status and code of the last answer."""
    head, _, body = got[got.rindex(b"HTTP/1.1 ") :].partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["code"]


# ---- bodies in chunks ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bad", [b"zz\r\n", b"5\r\nabcdefg\r\n", b"-1\r\n", b"\r\n"])
def test_bad_chunks_are_refused_and_what_came_before_does_not_count(bad, caplog):
    async def main():
        async with listening(farewell_seconds=10.0) as app, Caller(app) as caller:
            caller.say(request("POST /api/groups HTTP/1.1", CHUNKED) + chunk(WISH) + bad + b"x" * 100_000)
            assert await comes_true(lambda: caller.ended)
            assert refusal(caller.got) == (400, "not_http")
            assert await comes_true(lambda: not app.server.server_state.tasks), "something still waits for the body"
            assert app.meter.refusals.labels("not_http")._value.get() == 1
            assert not app.service.residency.groups

    with caplog.at_level(logging.ERROR):
        asyncio.run(main())
    assert not caplog.records


def test_a_body_in_chunks_is_read_and_too_many_of_them_are_refused():
    async def main():
        async with listening(fragments=len(WISH)) as app:
            for extra, told in ((b"", (201, "")), (chunk(b" "), (413, "too_many_pieces"))):
                async with Caller(app) as caller:
                    pieces = b"".join(chunk(WISH[i : i + 1]) for i in range(len(WISH)))
                    caller.say(request("POST /api/groups HTTP/1.1", CHUNKED) + pieces + extra + b"0\r\n\r\n")
                    await caller.until(b"HTTP/1.1 %d" % told[0])
                    if told[1]:
                        assert await comes_true(lambda caller=caller: caller.ended)
                        assert refusal(caller.got) == told
            assert len(app.service.residency.groups) == 1

    asyncio.run(main())


def test_a_body_that_nobody_reads_ends_the_connection(caplog):
    async def main():
        async with listening() as app, Caller(app) as caller:
            caller.say(request("GET /health HTTP/1.1", CHUNKED) + b"fffffff\r\n" + b"x" * 1000)
            await caller.until(HEALTH)
            for _ in range(100):
                caller.say(b"x" * 1000)
            assert await comes_true(lambda: caller.ended)

    with caplog.at_level(logging.ERROR):
        asyncio.run(main())
    assert not caplog.records


def test_half_a_body_never_counts():
    """A whole message, but shorter than announced, from a caller who then leaves."""

    async def main():
        async with listening() as app:
            async with Caller(app) as caller:
                whole = request("POST /api/groups HTTP/1.1", f"Content-Length: {len(WISH) + 10}") + WISH
                caller.say(whole)
                assert await comes_true(lambda: app.server.server_state.tasks)
            assert await comes_true(lambda: not app.server.server_state.tasks)
            assert not app.service.residency.groups

    asyncio.run(main())


def test_bad_chunks_while_an_answer_is_under_way(caplog):
    """No second answer is begun: the connection just ends."""

    async def main():
        async with listening() as app, Caller(app) as caller:

            async def slow(_scope, receive, send):
                await send({"type": "http.response.start", "status": 200, "headers": []})
                while (await receive())["type"] != "http.disconnect":
                    pass

            app.guard.app = slow
            caller.say(request("GET /health HTTP/1.1", CHUNKED) + chunk(b"x"))
            await caller.until(b"HTTP/1.1 200")
            caller.say(b"zz\r\n")
            assert await comes_true(lambda: caller.ended)
            assert caller.got.count(b"HTTP/1.1") == 1

    with caplog.at_level(logging.ERROR):
        asyncio.run(main())
    assert not caplog.records


def test_a_refused_peer_may_go_on_sending_for_a_moment():
    """A closed socket would answer with a reset, and some systems then drop a refusal that was not read yet."""

    async def main():
        async with listening() as app:
            loop = asyncio.get_running_loop()
            with socket.socket() as link:
                link.setblocking(False)
                await loop.sock_connect(link, ("127.0.0.1", app.port))
                await loop.sock_sendall(link, b"GARBAGE\r\n\r\n")
                while await loop.sock_recv(link, 65536):
                    pass
                (protocol,) = app.server.server_state.connections
                for _ in range(10):
                    await loop.sock_sendall(link, b"x" * 1000)
                    await asyncio.sleep(0.01)
                assert len(protocol.conn.trailing_data[0]) < 1000, "dropped data are kept"
            assert await comes_true(lambda: not app.server.server_state.connections)

    asyncio.run(main())


def test_a_body_that_is_too_big_is_refused_while_it_is_sent():
    async def main():
        async with listening() as app, Caller(app) as caller:
            caller.say(request("POST /api/groups HTTP/1.1", "Content-Length: 20000000"))
            for _ in range(200):
                caller.say(b"x" * 100_000)
            assert await comes_true(lambda: caller.ended)
            assert refusal(caller.got) == (413, "too_big")

    asyncio.run(main())


# ---- callers who close their side ------------------------------------------------------------------------------------


def test_who_says_nothing_more_still_gets_the_answers():
    async def main():
        async with listening(farewell_seconds=10.0) as app:
            for number in (1, 3):
                async with Caller(app) as caller:
                    caller.say(request("GET /health HTTP/1.1") * number)
                    caller.writer.write_eof()
                    assert await comes_true(lambda caller=caller: caller.ended, within=3.0), "kept for a next request"
                    assert caller.got.count(HEALTH) == number
            async with Caller(app) as caller:
                caller.say(request("POST /api/groups HTTP/1.1", body=WISH))
                caller.writer.write_eof()
                assert await comes_true(lambda: caller.ended, within=3.0), "kept for a next request"
                assert caller.got.startswith(b"HTTP/1.1 201")
            assert await comes_true(lambda: not app.server.server_state.connections)

    asyncio.run(main())


def test_a_peer_that_stops_in_the_middle_is_told_so():
    async def main():
        async with listening(farewell_seconds=10.0) as app, Caller(app) as caller:
            caller.say(request("POST /api/groups HTTP/1.1", body=WISH)[:-1])
            caller.writer.write_eof()
            assert await comes_true(lambda: caller.ended)
            assert refusal(caller.got) == (400, "not_http")
            assert not app.service.residency.groups
            assert await comes_true(lambda: not app.server.server_state.connections)

    asyncio.run(main())


def test_a_peer_that_leaves_an_event_stream_is_gone_at_once():
    """Not only when the next event cannot be written."""

    async def main():
        async with listening() as app:
            host, _ = await a_class(app, 0)
            async with Caller(app) as caller:
                caller.say(request("GET /api/stream HTTP/1.1", f"Authorization: Bearer {host['wall']}"))
                await caller.until(b'"t":"group"')
                caller.writer.write_eof()
                assert await comes_true(lambda: not app.connections.all, within=2.0)

    asyncio.run(main())


# ---- targets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "host", "told"),
    [
        ("GET http://localhost/health HTTP/1.1", "localhost", b"200"),
        ("GET HTTP://localhost:80/health HTTP/1.1", "evil.example", b"200"),
        ("GET https://localhost/health?x=http://y HTTP/1.1", "localhost", b"200"),
        ("GET http://localhost/health HTTP/1.0", "localhost", b"200"),
        ("GET http://evil.example/health HTTP/1.1", "localhost", b"403"),
        ("GET http://user@localhost/health HTTP/1.1", "localhost", b"403"),
        ("GET http://localhost/api/nothing HTTP/1.1", "localhost", b"404"),
        ("GET http:///health HTTP/1.1", "localhost", b"400"),
        ("GET http://[/health HTTP/1.1", "localhost", b"400"),
        ("GET ftp://localhost/health HTTP/1.1", "localhost", b"400"),
        ("GET health HTTP/1.1", "localhost", b"400"),
        ("GET * HTTP/1.1", "localhost", b"400"),
        ("CONNECT localhost:80 HTTP/1.1", "localhost", b"400"),
        ("OPTIONS * HTTP/1.1", "localhost", b"405"),
    ],
)
def test_the_target_of_a_request(line, host, told):
    async def main():
        async with listening() as app, Caller(app) as caller:
            caller.say(f"{line}\r\nHost: {host}\r\n\r\n".encode())
            await caller.until(b"\r\n\r\n")
            assert caller.got.split()[1] == told
            assert told != b"200" or await caller.until(HEALTH)

    asyncio.run(main())


def test_a_server_stops_while_a_refused_request_reads_its_answer():
    async def main():
        async with listening() as app:
            caller = await Caller(app).__aenter__()
            caller.say(b"CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n")
            await caller.until(b"\r\n\r\n")
        await caller.__aexit__(None, None, None)

    asyncio.run(main())


def test_a_page_is_found_by_its_whole_address():
    async def main():
        async with listening() as app, Caller(app) as caller:
            app.pages = {"/": Page(b"the page", b"text/html", b'"1"')}
            caller.say(request("GET http://localhost HTTP/1.1"))
            await caller.until(b"the page")

    asyncio.run(main())


def test_a_socket_is_opened_by_its_whole_address():
    async def main():
        async with listening() as app:
            host, _ = await a_class(app, 0)
            raw = await RawSocket.open(app.port, target="http://localhost/api/socket")
            assert raw.head.startswith(b"HTTP/1.1 101")
            await raw.hello(host["wall"])
            await raw.end()

    asyncio.run(main())


# ---- pace ------------------------------------------------------------------------------------------------------------


def test_a_connection_has_a_pace():
    """So does every other transport: messages of a stream come as requests."""

    async def main():
        async with listening(frames=20, frames_pace=0.001) as app:
            async with Caller(app, ELSEWHERE) as caller:
                caller.say(request("GET /health HTTP/1.1") * 30)
                assert await comes_true(lambda: caller.ended)
                assert caller.got.count(HEALTH) == 20
                assert refusal(caller.got) == (429, "slow_down")
                assert b"retry-after: " in caller.got
            async with Caller(app, ELSEWHERE) as another:
                another.say(request("GET /health HTTP/1.1"))
                await another.until(HEALTH)

    asyncio.run(main())


# ---- callers who do not read -----------------------------------------------------------------------------------------


BIG = Page(b"x" * 30_000_000, b"text/plain", b'"1"')


def test_a_peer_that_does_not_read_the_answer_is_cut_off(monkeypatch):
    monkeypatch.setattr(uvicorn_protocols, "UNREAD_SECONDS", 0.3)

    async def main():
        async with listening(farewell_seconds=0.1) as app:
            app.pages = {"/": BIG}
            _, writer = await asyncio.open_connection("127.0.0.1", app.port)
            writer.transport.pause_reading()
            writer.write(request("GET / HTTP/1.1", "Connection: close"))
            assert await comes_true(lambda: app.server.server_state.total_requests)
            assert await comes_true(lambda: not app.server.server_state.connections), "closed politely, for ever"
            writer.transport.abort()

    asyncio.run(main())


def test_a_slow_reader_gets_all_of_it():
    """Longer than the time for a goodbye: pages go over slow networks."""

    async def main():
        async with listening(farewell_seconds=0.1) as app:
            app.pages = {"/": BIG}
            reader, writer = await asyncio.open_connection("127.0.0.1", app.port)
            writer.transport.pause_reading()
            writer.write(request("GET / HTTP/1.1", "Connection: close"))
            assert await comes_true(lambda: app.server.server_state.total_requests)
            await asyncio.sleep(0.5)
            writer.transport.resume_reading()
            assert (await asyncio.wait_for(reader.read(), 20)).endswith(BIG.body)
            writer.close()

    asyncio.run(main())
