"""Checks of every request: host, origin, size; and the headers of every answer."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest

from labtop.server import security
from labtop.server.routes import ROUTES
from labtop.server.security import Hosts
from labtop.server.settings import Settings
from server.kit import NearSocket, a_class, ask, make, opened, scope_of

GOOD_HOSTS = [
    "labtop.test",
    "LABTOP.test:8000",
    "localhost",
    "localhost:99",
    "127.0.0.1:8000",
    "[::1]:8000",
    "192.168.1.7",
]
BAD_HOSTS = [
    None, "", "evil.example", "labtop.test.evil.example", "labtop.test.", "localhost.", "evil.example:8000",
    "127.0.0.1.evil.example",
    "labtop.test@evil.example", "labtop.test/", "a b", "labtop.test:", "labtop.test:123456", "[::1",
    "127.0.0.1.", "1.2.3",
]  # fmt: skip
WISH = {"room": "chem-and-roll", "kind": "class"}


def tried(**more):
    """Statuses of a POST and of an upgrade with the same headers; 101 is an opened socket."""
    headers = more.pop("headers", [])
    host = more.pop("host", b"labtop.test")

    async def main():
        async with opened() as app:
            posted = await ask(app, "POST", "/api/groups", WISH, headers=headers, host=host)
            got = await ask(app, "GET", "/health", headers=headers, host=host)
            socket = NearSocket(app, [])
            await socket.close()
            upgraded = await upgrade(app, headers, host)
            return posted.status, got.status, upgraded

    return asyncio.run(main())


async def upgrade(app, headers, host):
    socket = NearSocket(app, headers, host=host)
    await socket.close()  # read only after the answer to the upgrade
    return socket.status


@pytest.mark.parametrize("host", GOOD_HOSTS)
def test_known_names_and_bare_addresses_are_answered(host):
    assert tried(host=host.encode()) == (201, 200, 101)


@pytest.mark.parametrize("host", BAD_HOSTS)
def test_other_names_are_refused(host):
    *requests, upgraded = tried(host=None if host is None else host.encode())
    assert requests == [403, 403]
    assert upgraded == 403


SITES = [None, "same-origin", "none", "same-site", "cross-site", "nonsense"]
OURS = {None, "same-origin", "none"}
ORIGINS = {
    None: "missing",
    "http://labtop.test:8000": "same",
    "https://labtop.test:8000": "same",  # behind a proxy that does TLS
    "HTTP://LABTOP.TEST:8000": "same",
    "https://school.example": "configured",
    "null": "foreign",
    "": "foreign",
    "http://labtop.test": "foreign",
    "http://labtop.test:8001": "foreign",
    "http://labtop.test:8000.evil.example": "foreign",
    "http://evil.example": "foreign",
    "http://labtop.test.:8000": "foreign",
    "file://labtop.test:8000": "foreign",
    "labtop.test:8000": "foreign",
    "https://school.example.evil": "foreign",
    "http://labtop.test:8000 http://evil.example": "foreign",
}


@pytest.mark.parametrize("site", SITES)
@pytest.mark.parametrize("origin", ORIGINS)
def test_who_may_change_something(origin, site):
    """Origin x Sec-Fetch-Site: our own page, a configured one, or no browser at all."""
    hosts = Hosts(Settings(data=Path("x"), hosts=("labtop.test",), origins=("https://school.example",)))
    allowed = {"missing": site in OURS, "same": site in OURS, "configured": True, "foreign": False}[ORIGINS[origin]]
    assert hosts.trusts(origin, "labtop.test:8000", site) is allowed


def test_the_usual_port_may_be_left_out():
    hosts = Hosts(Settings(data=Path("x")))
    assert hosts.trusts("https://a.example:443", "a.example", None)
    assert hosts.trusts("http://a.example", "a.example:80", None)
    assert not hosts.trusts("http://a.example", "a.example:443", None)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ([], (201, 200, 101)),
        ([("Origin", "http://labtop.test")], (201, 200, 101)),
        ([("Origin", "http://labtop.test"), ("Sec-Fetch-Site", "same-origin")], (201, 200, 101)),
        ([("Origin", "http://evil.example")], (403, 200, 403)),
        ([("Origin", "null")], (403, 200, 403)),
        ([("Sec-Fetch-Site", "cross-site")], (403, 200, 403)),
        ([("Origin", "http://labtop.test"), ("Origin", "http://labtop.test")], (403, 200, 403)),
    ],
)
def test_posts_and_upgrades_ask_for_the_origin(headers, status):
    assert tried(headers=headers) == status


def test_every_answer_wears_the_headers():
    """Every route, with and without a token, and whatever else can be asked for."""

    async def main():
        async with opened() as app:
            host, members = await a_class(app, 1)
            asked = [
                ("GET", "/"),
                ("GET", "/nothing.js"),
                ("GET", "/api/nothing"),
                ("DELETE", "/api/join"),
                ("OPTIONS", "/api/join"),
            ]
            asked += [(route.method, route.path) for route in ROUTES if route.path != "/api/stream"]
            for method, path in asked:
                for token in (None, host["host"], members[0]["token"]):
                    answer = await ask(app, method, path.replace("{id}", "x"), {} if method == "POST" else None, token)
                    worn = dict(answer.headers)
                    for name, value in security.HEADERS:
                        assert worn.get(name) == value, (path, name)
                    assert len(answer.headers) == len(worn), "a header given twice"
                    wanted = b"no-cache" if path == "/" else b"no-store"
                    assert worn[b"cache-control"] == wanted, path
                    if answer.status >= 400:
                        assert set(answer.json()) == {"code", "rule", "params"}
            refused = await ask(app, "GET", "/", host=b"evil.example")
            assert dict(refused.headers).items() >= dict(security.HEADERS).items()

    asyncio.run(main())


def test_the_policy_is_the_strict_one():
    parts = dict(part.strip().partition(" ")[::2] for part in security.CSP.split(";"))
    assert parts.pop("default-src") == parts.pop("object-src") == parts.pop("base-uri") == "'none'"
    assert parts.pop("frame-ancestors") == "'none'"
    assert parts.pop("require-trusted-types-for") == "'script'"
    assert set(parts.values()) == {"'self'"}
    assert {"script-src", "style-src", "img-src", "font-src", "connect-src", "manifest-src", "worker-src"} < set(parts)


def test_tls_is_remembered():
    async def main():
        async with opened() as app:
            from server.kit import Answer

            scope, answer = scope_of("GET", "/health") | {"scheme": "https"}, Answer()
            await app(scope, None, answer.send)
            assert answer.header("strict-transport-security")
            assert (await ask(app, "GET", "/health")).header("strict-transport-security") is None

    asyncio.run(main())


# ---- bodies ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"x" * 70_000, 413, "too_big"),
        (b"[" * 10_000, 400, "too_deep"),
        (b'{"code":"A","code":"B"}', 400, "not_json"),
        (b'{"code":NaN}', 400, "not_json"),
        (b'{"code":"\\ud800"}', 400, "not_json"),
        (b'{"code":"\xff"}', 400, "not_json"),
        (b"", 400, "not_json"),
        (b"null", 400, "bad_shape"),
        (b'{"code":"AAAA","admin":true}', 400, "bad_shape"),
        (b'{"code":"' + b"A" * 21 + b'"}', 400, "bad_shape"),
        (b'{"code":"AAAA"}', 404, "code_unknown"),
    ],
)
def test_bodies(body, status, code):
    async def main():
        async with opened() as app:
            answer = await ask(app, "POST", "/api/join", body)
            assert (answer.status, answer.json()["code"]) == (status, code)

    asyncio.run(main())


def test_a_body_that_grows_or_crawls_is_refused():
    async def main():
        async with opened(head_seconds=0.2) as app:
            from server.kit import Answer

            async def endless():
                return {"type": "http.request", "body": b"x" * 1000, "more_body": True}

            async def never():
                await asyncio.Event().wait()

            for receive, status in ((endless, 413), (never, 408)):
                answer = Answer()
                await app(scope_of("POST", "/api/join"), receive, answer.send)
                assert answer.status == status
                assert answer.header("connection") == "close"

    asyncio.run(main())


def test_a_fault_is_told_without_its_reasons(caplog):
    async def main():
        app = make()
        await app.open()

        async def broken(_wish):
            raise ZeroDivisionError("secret in a message")

        app.service.lobby.join = broken
        answer = await ask(app, "POST", "/api/join", {"code": "AAAA"})
        assert answer.status == 500
        assert json.loads(answer.body) == {"code": "fault", "rule": "", "params": {}}
        await app.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(main())
    assert [record.message for record in caplog.records] == ["fault in a request"]


def test_a_method_that_is_not_there():
    async def main():
        async with opened() as app:
            answer = await ask(app, "GET", "/api/join")
            assert (answer.status, answer.json()) == (
                405,
                {"code": "wrong_method", "rule": "", "params": {"allowed": "POST"}},
            )

    asyncio.run(main())
