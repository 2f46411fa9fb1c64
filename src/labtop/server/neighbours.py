"""Where other devices reach this server: `localhost` is of no use on the phones of a class."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

from msgspec import Struct

from labtop.server.answers import is_here

if TYPE_CHECKING:
    from labtop.server.routes import Request
    from labtop.server.settings import Settings


class Neighbours(Struct, frozen=True):
    host: str
    """Where other devices reach this server, with its port; empty where that is not known."""


async def neighbours(request: Request) -> Neighbours:
    """Told only to somebody at the server's own machine; others have an address that works."""
    found, server = outside(request.app.settings), request.scope.get("server")
    return Neighbours(f"{found}:{server[1]}" if found and server and is_here(request.scope) else "")


def outside(settings: Settings) -> str | None:
    """The address or name for other devices; None: there is none."""
    if settings.host in {"0.0.0.0", "::"}:  # noqa: S104 - compared, not bound
        return lan_address()
    return None if settings.host.startswith("127.") or settings.host == "localhost" else settings.host


def lan_address() -> str | None:
    """This machine's address as its neighbours see it. Nothing is sent: a datagram socket only looks up the route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that exists only in documentation
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") else found
