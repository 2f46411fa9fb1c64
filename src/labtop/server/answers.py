"""Answers over raw ASGI: a value as JSON, a refusal with its status, a file."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from http import HTTPStatus
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

from labtop.engine import codec
from labtop.engine.core import Illegal

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = Iterable[tuple[bytes, bytes]]

JSON: Final = b"application/json"
CLOSE: Final = ((b"connection", b"close"),)

HERE: Final = ("127.0.0.1", "::")
"""This machine, as `address` writes it: ::1 by its /64."""

STATUS: Final[dict[str, int]] = {
    "token_unknown": 401, "no_token": 401,
    "removed": 403, "not_approved": 403, "not_allowed": 403, "not_your_seat": 403, "host_not_allowed": 403,
    "origin_not_allowed": 403,
    "code_unknown": 404, "key_unknown": 404, "no_such_table": 404, "no_such_member": 404, "no_such_page": 404,
    "stream_unknown": 404,
    "wrong_method": 405,
    "slow_body": 408,
    "lobby_locked": 409, "group_full": 409, "name_taken": 409, "already_started": 409, "not_over_yet": 409,
    "join_used": 409, "seat_held": 409,
    "closed": 409, "paused": 409, "over": 409, "too_many_sockets": 409, "log_damaged": 409,
    "too_big": 413, "too_many_pieces": 413,
    "slow_down": 429, "too_many_tries": 429, "share_used": 429, "too_many_bot_tables": 429,
    "fault": 500,
    "busy": 503, "coach_failed": 503, "help_too_slow": 503, "chemistry_loading": 503, "storage": 503,
    "house_full": 503, "stopping": 503, "printing_not_installed": 503,
}  # fmt: skip
"""HTTP status by the code of a refusal. Codes that are not listed mean a wrong request: 400."""


def status_of(error: Illegal) -> int:
    return STATUS.get(error.code, 400)


async def answer(send: Send, status: int, body: bytes, kind: bytes, headers: Headers = ()) -> None:
    told = [(b"content-type", kind), (b"content-length", b"%d" % len(body)), *headers]
    await send({"type": "http.response.start", "status": status, "headers": told})
    await send({"type": "http.response.body", "body": body})


async def refuse(send: Send, error: Illegal, headers: Headers = ()) -> None:
    await answer(send, status_of(error), codec.encode(error.refusal()), JSON, [*headers, *further(error)])


def as_http(error: Illegal, headers: Headers) -> bytes:
    """A whole answer in bytes, for peers that get none from the application. The connection is closed after it."""
    status, body = status_of(error), codec.encode(error.refusal())
    told = [(b"content-type", JSON), (b"content-length", b"%d" % len(body)), *CLOSE, *headers, *further(error)]
    lines = [b"HTTP/1.1 %d %s" % (status, HTTPStatus(status).phrase.encode()), *map(b": ".join, told)]
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


def further(error: Illegal) -> Headers:
    """Headers that HTTP requires for some refusals."""
    if error.code == "wrong_method":
        return ((b"allow", str(error.params["allowed"]).encode()),)
    if error.code == "bad_handshake":
        return ((b"sec-websocket-version", b"13"),)
    wait = error.params.get("wait")
    return ((b"retry-after", b"%d" % wait),) if wait else ()


def header(scope: Scope, name: bytes) -> str | None:
    """The value of a header; None if it is missing, or ambiguous because it is given twice."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[0].decode("latin-1") if len(found) == 1 else None


def listed(scope: Scope, name: bytes) -> list[str]:
    """The entries of a header that is a list, which may be given in several lines."""
    values = [value.decode("latin-1") for key, value in scope["headers"] if key == name]
    return [entry.strip() for entry in ",".join(values).split(",")]


def bearer(scope: Scope) -> str:
    """The token of `Authorization: Bearer …`; tokens are never taken from an address."""
    kind, _, token = (header(scope, b"authorization") or "").partition(" ")
    token = token.strip()
    if kind.lower() != "bearer" or not token or len(token) > 200:
        raise Illegal("no_token")
    return token


def is_here(scope: Scope) -> bool:
    """Whether the request comes from this machine, and not through its proxy from another one."""
    return address(scope) in HERE


def address(scope: Scope) -> str:
    """The peer's address, for limits only: never stored, never logged. IPv6 by its /64, as one machine has many."""
    client = scope.get("client")
    host = str(client[0]) if client else ""
    try:
        found = ip_address(host)
    except ValueError:
        return host  # a name that a proxy or a test has given
    if found.version == 4:
        return host
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
