"""One connection, independent of its transport: its member, its role, and the table it looks at."""

from __future__ import annotations

from typing import Any, Protocol

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.tables.protocol import No


class Transport(Protocol):
    """A socket, a stream of server-sent events, or a simulated network."""

    def send(self, data: bytes) -> None:
        """Queue a message; never waits. A transport that is too slow ends itself."""

    def close(self, code: str) -> None:
        """Send the reason and end the connection once all queued messages are sent."""


class Link:
    """A connection after `hello`. `face` is the seat that is shown; on a shared device only one at a time."""

    __slots__ = ("face", "group", "hosts", "member", "over", "role", "source", "table", "transport")

    def __init__(self, transport: Transport, source: str = "") -> None:
        self.transport = transport
        self.source = source
        """Where it comes from (see `occupancy`); empty: not known."""
        self.group = ""
        self.role = ""
        """member, watcher, host or wall; empty until hello."""
        self.hosts = False
        """Whether it has also sent the host's token: a player who opened the table is both."""
        self.member: int | None = None
        self.table = ""
        self.face: int | None = None
        self.over: int | None = None
        """The seat over whose shoulder a teacher looks."""

    def tell(self, message: Any) -> None:
        self.transport.send(codec.encode(message))

    def refuse(self, n: str, error: Illegal) -> None:
        self.tell(No(n, error.code, error.rule, error.params))
