"""Trusted proxies: the peers whose headers about the client are believed, and the client that these headers name."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Final

from labtop.engine.core import Illegal
from labtop.server.answers import header

if TYPE_CHECKING:
    from labtop.server.answers import Scope

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

LOOPBACK: Final[tuple[Network, ...]] = (ip_network("127.0.0.1"), ip_network("::1"))
NOBODY: Final = "none"


def read_networks(text: str) -> tuple[Network, ...]:
    """`--trust`: addresses and networks with commas between them, or `none`. Raises Illegal."""
    if text.strip().lower() == NOBODY:
        return ()
    return tuple(read_network(part.strip()) for part in text.split(","))


def read_network(text: str) -> Network:
    try:
        found = ip_network(text)
    except ValueError:
        raise Illegal("bad_trust", value=text) from None
    if isinstance(found, IPv6Network) and found.network_address.ipv4_mapped:
        raise Illegal("bad_trust", value=text)  # such peers are compared as IPv4
    if found.prefixlen == 0:
        raise Illegal("trust_everybody", value=text)
    return found


class Proxies:
    """The proxies in front of this server."""

    def __init__(self, trusted: tuple[Network, ...]) -> None:
        self.trusted = trusted

    def trusts(self, address: Address) -> bool:
        return any(address in network for network in self.trusted)

    def include(self, client: tuple[str, int] | None) -> bool:
        """Whether this peer is one of them, and so speaks for others."""
        peer = read_address(client[0]) if client else None
        return peer is not None and self.trusts(peer)

    def believe(self, scope: Scope) -> None:
        """Takes client address and scheme from the headers of a trusted proxy. Anybody else could forge them.

        Each proxy adds the peer that it saw at the right end of `X-Forwarded-For`. So the client is the first address
        from the right that is not itself a trusted proxy; what is to the left of it was written by the client.
        """
        if not self.include(scope.get("client")):
            return
        if (header(scope, b"x-forwarded-proto") or "").strip().lower() == "https":
            scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"
        client = None
        for told in reversed(forwarded_for(scope)):
            seen = read_address(told)
            if seen is None:
                break
            client = seen
            if not self.trusts(seen):
                break
        if client is not None:
            scope["client"] = (str(client), 0)


def forwarded_for(scope: Scope) -> list[str]:
    """The entries of `X-Forwarded-For`; some proxies add a second header instead of extending the first."""
    lines = [value.decode("latin-1") for key, value in scope["headers"] if key == b"x-forwarded-for"]
    return [entry.strip() for entry in ",".join(lines).split(",")] if lines else []


def read_address(text: str) -> Address | None:
    """An address, also with a port; one of IPv4 that is written as IPv6 (`::ffff:10.0.0.1`) is the IPv4 address."""
    if text.startswith("[") and "]" in text:
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found
