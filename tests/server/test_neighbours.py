"""Where other devices reach the server: told to somebody at its own machine, who may have opened it as `localhost`."""

from __future__ import annotations

import asyncio

import pytest

from labtop.server import neighbours
from server.kit import ask, opened

EVERYWHERE = "0.0.0.0"  # noqa: S104 - said to a settings object, not bound
HERE, ELSEWHERE = ("127.0.0.1", 1), ("10.0.0.1", 1)


@pytest.mark.parametrize(
    ("host", "lan", "client", "told"),
    [
        (EVERYWHERE, "192.168.1.7", HERE, "192.168.1.7:80"),
        ("::", "192.168.1.7", HERE, "192.168.1.7:80"),
        (EVERYWHERE, "192.168.1.7", ELSEWHERE, ""),
        (EVERYWHERE, None, HERE, ""),
        ("127.0.0.1", "192.168.1.7", HERE, ""),
        ("localhost", "192.168.1.7", HERE, ""),
        ("10.1.2.3", "192.168.1.7", HERE, "10.1.2.3:80"),
    ],
)
def test_who_is_told_what(monkeypatch, host, lan, client, told):
    monkeypatch.setattr(neighbours, "lan_address", lambda: lan)

    async def main():
        async with opened(host=host) as app:
            answer = await ask(app, "GET", "/api/address", client=client)
            assert answer.json() == {"host": told}

    asyncio.run(main())
