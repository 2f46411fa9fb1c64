"""Connections that have not sent a request, or hello, yet. Silent ones must not take the places of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from labtop.engine.core import Illegal

if TYPE_CHECKING:
    from labtop.server.meter import Meter
    from labtop.server.settings import Limits


class Waiter(Protocol):
    def crowd_out(self, error: Illegal) -> None:
        """End this connection, and send the peer the reason."""

    def abort(self) -> None:
        """End it by force."""


class SilentConnections:
    """At most so many of one address, and of all. A new one takes the place of the one that has waited longest.

    A client sends its request or hello right after connecting, and then its connection no longer waits. So only silent
    connections are ended, and those that browsers keep open for a next request.
    """

    def __init__(self, limits: Limits, meter: Meter) -> None:
        self.meter = meter
        self.most_of_address = limits.waiting_per_address
        self.most: int | None = None
        """Of all addresses; set where the number of open files is known."""
        self.all: dict[Waiter, str | None] = {}
        """Each with its address, in the order in which they began to wait."""
        self.by_address: dict[str, dict[Waiter, None]] = {}
        self.leaving: dict[Waiter, None] = {}
        """Those that were ended and may still read the reason."""

    def add(self, waiter: Waiter, address: str | None) -> None:
        """An address of None is not limited: a proxy, which speaks for many."""
        self.remove(waiter)
        self.all[waiter] = address
        if address is not None:
            others = self.by_address.setdefault(address, {})
            others[waiter] = None
            if len(others) > self.most_of_address:
                self.crowd_out(next(iter(others)), self.most_of_address)
        if self.most is not None and len(self.all) > self.most:
            self.crowd_out(next(iter(self.all)), self.most)

    def remove(self, waiter: Waiter) -> None:
        self.leaving.pop(waiter, None)
        address = self.all.pop(waiter, None)
        if address is not None:
            others = self.by_address[address]
            del others[waiter]
            if not others:
                del self.by_address[address]

    def crowd_out(self, waiter: Waiter, most: int) -> None:
        self.meter.count_limit("too_many_waiting")
        self.remove(waiter)
        self.leaving[waiter] = None
        waiter.crowd_out(Illegal("too_many_sockets", most=most))
        if len(self.leaving) > self.most_of_address:
            hurried = next(iter(self.leaving))
            self.remove(hurried)
            hurried.abort()
