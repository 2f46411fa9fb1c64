"""QR codes of addresses: the route that draws them."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from labtop.engine.core import Illegal
from labtop.server.answers import address

if TYPE_CHECKING:
    from labtop.server.routes import Request


async def qr(request: Request) -> bytes:
    """The picture of an address, for cameras."""
    from labtop.server.qr import MOST, svg

    found = parse_qs(request.scope["query_string"].decode("latin-1")).get("text", [])
    if len(found) != 1 or len(found[0]) > MOST:
        raise Illegal("bad_shape", reason=f"one text of at most {MOST} characters")
    request.app.request_limits.pictures.take(address(request.scope), monotonic())
    return await asyncio.to_thread(svg, found[0])
