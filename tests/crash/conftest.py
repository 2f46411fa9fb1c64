"""Every test of this folder runs on both ways to serve sockets."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True, params=["picows", "asgi"])
def both_ways(request, monkeypatch):
    monkeypatch.setenv("LABTOP_WS", request.param)
    return request.param
