"""Fixtures shared by the tests of the server."""

from __future__ import annotations

import pytest

from server import kit


@pytest.fixture(params=["picows", "asgi"])
def both_ways(request, monkeypatch):
    """A module that uses this runs each of its tests on both ways to serve sockets."""
    monkeypatch.setitem(kit.WAY, "ws", request.param)
    return request.param
