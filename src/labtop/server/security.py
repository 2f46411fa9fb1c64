"""Checks before every request: host, origin, size of the body; and security headers on every answer."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from ipaddress import ip_address
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from labtop.engine.core import Illegal
from labtop.server.answers import CLOSE, App, Receive, Scope, Send, header, refuse
from labtop.server.connections import PeerLeft
from labtop.server.settings import HOST

if TYPE_CHECKING:
    from collections.abc import MutableMapping

    from labtop.server.meter import Meter
    from labtop.server.settings import Settings

logger = logging.getLogger(__name__)

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'self'; require-trusted-types-for 'script'"
)
HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (
        b"permissions-policy",
        b"camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), browsing-topics=()",
    ),
)
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
NO_STORE: Final = (b"cache-control", b"no-store")
NAME: Final = re.compile(rf"({HOST})(:[0-9]{{1,5}})?")
SAFE: Final = frozenset({"GET", "HEAD"})
OURS: Final = frozenset({"same-origin", "none"})


class Hosts:
    """Names this server answers to.

    A page elsewhere can make its own name point here (rebinding), so unknown names are refused. A bare address cannot
    be rebound, and schools reach the server by addresses that cannot be listed in advance.
    """

    def __init__(self, settings: Settings) -> None:
        machine = socket.gethostname().lower()
        self.names = {"localhost", machine, f"{machine.partition('.')[0]}.local", *settings.hosts}
        if not is_address(settings.host):
            self.names.add(settings.host.lower())
        self.origins = frozenset(settings.origins)

    def knows(self, host: str | None) -> bool:
        found = NAME.fullmatch(host.lower()) if host else None
        return found is not None and (found[1] in self.names or is_address(found[1]))

    def trusts(self, origin: str | None, host: str, site: str | None) -> bool:
        """Whether a request may change something: it comes from our page, a configured one, or no browser at all."""
        if origin is None:
            return site is None or site in OURS
        origin = origin.lower()
        if origin in self.origins:
            return True
        scheme, sign, name = origin.partition("://")
        if not sign or scheme not in {"http", "https"}:
            return False
        usual = ":443" if scheme == "https" else ":80"
        return name.removesuffix(usual) == host.lower().removesuffix(usual) and (site is None or site in OURS)


def is_address(name: str) -> bool:
    try:
        ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


class Guard:
    """Wraps the whole application. Errors inside become typed refusals here, never tracebacks."""

    def __init__(self, app: App, settings: Settings, meter: Meter) -> None:
        self.app = app
        self.hosts = Hosts(settings)
        self.limits = settings.limits
        self.meter = meter

    def check(self, scope: Scope, *, origin: bool) -> None:
        host = header(scope, b"host")
        if not self.hosts.knows(host):
            raise Illegal("host_not_allowed")
        assert host is not None
        if not origin:
            return
        given = [value for key, value in scope["headers"] if key == b"origin"]
        if len(given) > 1 or not self.hosts.trusts(
            given[0].decode("latin-1") if given else None, host, header(scope, b"sec-fetch-site")
        ):
            raise Illegal("origin_not_allowed")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        send, begun = self.with_headers(scope, send), perf_counter()
        scope["labtop.status"] = 0
        try:
            self.check(scope, origin=scope["method"] not in SAFE)
            await self.app(scope, await self.whole_body(scope, receive), send)
        except PeerLeft:
            return
        except Illegal as error:
            await self.fail(scope, send, error)
        except Exception:
            logger.exception("fault in a request", extra={"method": method(scope)})
            await self.fail(scope, send, Illegal("fault"))
        extra = {"method": method(scope), "status": scope["labtop.status"], "route": scope.get("labtop.route", "")}
        self.meter.count_answer(scope["labtop.status"])
        logger.info("request", extra={**extra, "seconds": round(perf_counter() - begun, 4)})

    async def fail(self, scope: Scope, send: Send, error: Illegal) -> None:
        self.meter.count_refusal(error.code)
        if not scope["labtop.status"]:
            rest = CLOSE if error.code in {"too_big", "slow_body"} else ()
            await refuse(send, error, rest)

    async def whole_body(self, scope: Scope, receive: Receive) -> Receive:
        """The body in one piece, or a refusal: too big, or too slow in coming. A request without one is handed on."""
        given = header(scope, b"content-length") or ""
        size = int(given) if given.isdecimal() else 0
        most = self.limits.body_bytes
        if size > most:
            raise Illegal("too_big", bytes=size, most=most)
        if scope["method"] in SAFE and not size:
            return receive
        body = b""
        try:
            async with asyncio.timeout(self.limits.head_seconds):
                more = True
                while more:
                    message = await receive()
                    if message["type"] != "http.request":
                        raise PeerLeft  # half a request must not count
                    body += message.get("body", b"")
                    more = message.get("more_body", False)
                    if len(body) > most:
                        raise Illegal("too_big", bytes=len(body), most=most)
        except TimeoutError:
            raise Illegal("slow_body") from None
        first: list[MutableMapping[str, Any]] = [{"type": "http.request", "body": body, "more_body": False}]

        async def again() -> MutableMapping[str, Any]:
            return first.pop() if first else await receive()

        return again

    def with_headers(self, scope: Scope, send: Send) -> Send:
        """Adds the headers of every answer; notes the status for the log."""
        secure = scope.get("scheme") in {"https", "wss"}

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                scope["labtop.status"] = message["status"]
                own = list(message.get("headers", ()))
                named = {name for name, _ in own}
                usual = (NO_STORE, *HEADERS, *([HSTS] if secure else []))
                message = {**message, "headers": [*own, *(one for one in usual if one[0] not in named)]}
            await send(message)

        return send_with_headers


def method(scope: Scope) -> str:
    """The method for the log: one of the standard names, never text of a client."""
    return scope["method"] if scope["method"] in {*SAFE, "POST", "PUT", "DELETE", "OPTIONS", "PATCH"} else "other"
