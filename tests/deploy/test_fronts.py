"""Behind nginx and Caddy, with the files of deploy/: TLS, pages, sockets, streams, silence, the client's address.

Both are started for real. `make tools` installs nginx where it may; Caddy is tried where it is installed.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess

import pytest
import websockets

from deploy.front import DEPLOY, NAME, Caddy, Nginx, StreamThrough, ask, behind, program, socket_to
from labtop.server.security import CSP
from labtop.server.settings import Limits
from server.kit import PATIENCE, comes_true, play

FRONTS = [
    pytest.param(
        front,
        id=front.name,
        marks=pytest.mark.skipif(
            not program(front.name) or not program("openssl"), reason=f"{front.name} or openssl is not installed"
        ),
    )
    for front in (Nginx, Caddy)
]
each_front = pytest.mark.parametrize("front", FRONTS)
with_nginx = FRONTS[0].marks[0]
DRAFT = {"room": "chem-and-roll", "options": {"mode": "draft"}, "bots": ["random"], "start": True}


async def opened(front, wish=None):
    """A group that the page behind the front opens, as a browser asks for it."""
    own = {"Origin": f"https://{NAME}:{front.port}", "Sec-Fetch-Site": "same-origin"}
    answer = await ask(front, "POST", "/api/groups", wish or DRAFT, headers=own)
    assert answer.status == 201, answer.content
    return json.loads(answer.content)


@each_front
def test_pages_over_tls(front, tmp_path):
    async def main():
        async with behind(front, tmp_path) as there:
            page = await ask(there, "GET", "/")
            assert page.status == 200
            assert b"<!doctype html>" in page.content.lower()
            assert page.header("strict-transport-security"), "the server was not told that the visitor came over TLS"
            assert page.header("content-security-policy") == CSP
            elsewhere = await ask(there, "GET", "/a/page?x=1", port=there.plain)
            assert elsewhere.status in (301, 308)
            assert elsewhere.header("location").startswith(f"https://{NAME}")
            assert elsewhere.header("location").endswith("/a/page?x=1")

    asyncio.run(main())


@each_front
def test_a_whole_game_over_a_socket(front, tmp_path):
    async def main():
        async with behind(front, tmp_path) as there:
            entry = await opened(there)
            own = f"https://{NAME}:{there.port}"
            client = await (await socket_to(there, origin=own)).hello(entry["token"])
            outcome = await play(there.app, entry["group"], client)
            assert len(outcome["scores"]) == 2
            await client.close()
            assert await comes_true(lambda: not there.app.connections.all, PATIENCE)

    asyncio.run(main())


@each_front
def test_a_whole_game_over_a_stream(front, tmp_path):
    """Each event must come before the next answer can be given: a front that collects them would stop the game."""

    async def main():
        async with behind(front, tmp_path) as there:
            entry = await opened(there)
            client = await StreamThrough(there).hello(entry["token"])
            outcome = await play(there.app, entry["group"], client)
            assert len(outcome["scores"]) == 2
            await client.close()
            assert await comes_true(lambda: not there.app.connections.all, PATIENCE)

    asyncio.run(main())


@each_front
def test_other_pages_and_other_names_are_refused(front, tmp_path):
    async def main():
        async with behind(front, tmp_path) as there:
            for headers in ({"Origin": "https://evil.example"}, {"Origin": f"http://{NAME}"}):
                answer = await ask(there, "POST", "/api/groups", DRAFT, headers=headers)
                assert (answer.status, b"origin_not_allowed" in answer.content) == (403, True)
            with pytest.raises(websockets.InvalidStatus) as refused:
                await socket_to(there, origin="https://evil.example")
            assert refused.value.response.status_code == 403
        async with behind(front, tmp_path, hosts=()) as there:
            answer = await ask(there, "GET", "/")
            assert (answer.status, b"host_not_allowed" in answer.content) == (403, True)

    asyncio.run(main())


@each_front
def test_the_client_s_address_is_the_one_that_is_counted(front, tmp_path):
    """The client is at 127.0.0.2 and claims to be somebody else; the front is at 127.0.0.1, which is believed."""

    async def main():
        async with behind(front, tmp_path, misses=1) as there:
            entry = await opened(there)
            lie = {"X-Forwarded-For": "203.0.113.9", "Forwarded": "for=203.0.113.9", "X-Real-IP": "203.0.113.9"}
            client = await (await socket_to(there, "127.0.0.2", additional_headers=lie)).hello(entry["token"])
            await client.until("group")
            assert dict(there.app.connections.by_address) == {"127.0.0.2": 1}
            stream = await StreamThrough(there, "127.0.0.2", lie).hello(entry["token"])
            await stream.until("group")
            assert dict(there.app.connections.by_address) == {"127.0.0.2": 2}
            wrong = {"code": "WRONGCOD"}
            tried = [await ask(there, "POST", "/api/join", wrong, headers=lie, source="127.0.0.2") for _ in range(2)]
            assert [answer.status for answer in tried] == [404, 429]
            other = await ask(there, "POST", "/api/join", wrong, source="127.0.0.3")
            assert other.status == 404, "another address has a budget of its own"
            await client.close()
            await stream.close()

    asyncio.run(main())


@with_nginx
def test_silence_is_shorter_than_what_nginx_waits():
    """The usual 60 s of nginx would do for sockets and streams, but not for the review of a long game."""
    ((number, unit),) = re.findall(r"proxy_read_timeout (\d+)([sm]);", (DEPLOY / "nginx.conf").read_text())
    waits = int(number) * {"s": 1, "m": 60}[unit]
    most = Limits()
    assert waits > 60
    assert waits > 4 * max(most.ping_seconds, most.dead_seconds / 2)


@with_nginx
def test_signs_of_life_keep_an_idle_connection_open(tmp_path):
    """Here nginx gives up after 2 s, and signs of life come every half second: 4 s of silence are outlived."""

    async def main():
        make = lambda folder, port: Nginx(folder, port, read_timeout="2s")  # noqa: E731
        async with behind(make, tmp_path, ping_seconds=0.5, dead_seconds=1.0) as there:
            entry = await opened(there, {"room": "chem-and-roll", "kind": "class"})
            client = await (await socket_to(there)).hello(entry["host"])
            stream = await StreamThrough(there).hello(entry["wall"])
            await client.until("group")
            await stream.until("group")
            await asyncio.sleep(4)
            for each in (client, stream):
                await each.say({"t": "ping"})
                await each.until("pong")
            assert stream.beats >= 2
            await client.close()
            await stream.close()

    asyncio.run(main())


@with_nginx
def test_without_signs_of_life_nginx_would_cut(tmp_path):
    """The counter-proof of the test above: with rare signs the same wait ends both connections."""

    async def main():
        make = lambda folder, port: Nginx(folder, port, read_timeout="1s")  # noqa: E731
        async with behind(make, tmp_path, ping_seconds=10, dead_seconds=25) as there:
            entry = await opened(there, {"room": "chem-and-roll", "kind": "class"})
            client = await (await socket_to(there)).hello(entry["host"])
            stream = await StreamThrough(there).hello(entry["wall"])
            await client.until("closed")
            await stream.until("closed")

    asyncio.run(main())


@with_nginx
def test_a_certificate_can_be_renewed_while_nginx_runs(tmp_path):
    """The file of a challenge is served in plain text, beside the redirection of everything else."""

    async def main():
        place = tmp_path / ".well-known" / "acme-challenge"
        place.mkdir(parents=True)
        (place / "token").write_text("proof")
        async with behind(Nginx, tmp_path) as there:
            found = await ask(there, "GET", "/.well-known/acme-challenge/token", port=there.plain)
            assert (found.status, found.content) == (200, b"proof")
            assert (await ask(there, "GET", "/.well-known/acme-challenge/none", port=there.plain)).status == 404

    asyncio.run(main())


@with_nginx
def test_nginx_accepts_the_file(tmp_path):
    front = Nginx(tmp_path, 8000)
    words, _ = front.command()
    told = subprocess.run([*words, "-t"], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    # newer ones want another line for http2, which older ones refuse
    assert [line for line in told.stderr.splitlines() if "[warn]" in line and "http2" not in line] == []


@pytest.mark.skipif(not program("caddy"), reason="caddy is not installed")
def test_caddy_accepts_the_file(tmp_path):
    file = str(DEPLOY / "Caddyfile")
    environ = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    told = subprocess.run(
        ["caddy", "validate", "--config", file, "--adapter", "caddyfile"],
        env=environ, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert told.returncode == 0, told.stderr
    assert '"level":"warn"' not in told.stderr
