"""h11 with bounds of our own: the pace of requests, the pieces of a body, and the form of a request's target."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any, NoReturn
from urllib.parse import urlsplit

import h11

from labtop.engine.core import Illegal
from labtop.server.limits import Bucket

if TYPE_CHECKING:
    from labtop.server.settings import Limits


class HttpReader(h11.Connection):
    """Reads the requests of one connection. `refusal` says why no further one is read."""

    def __init__(self, limits: Limits, head_bytes: int) -> None:
        super().__init__(h11.SERVER, head_bytes)
        self.most_chunks = limits.fragments
        self.pace: Bucket | None = Bucket(limits.frames, limits.frames_pace, monotonic())
        """None where a proxy sends the requests of many people over one connection."""
        self.chunks = 0
        self.refusal = Illegal("not_http")

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            return self.begin(event)
        if isinstance(event, h11.Data) and event.chunk_start:
            self.chunks += 1
            if self.chunks > self.most_chunks:
                self.fail(Illegal("too_many_pieces", most=self.most_chunks))
        return event

    def begin(self, request: h11.Request) -> h11.Request:
        self.chunks = 0
        now = monotonic()
        if self.pace is not None and not self.pace.take(now):
            self.fail(Illegal("slow_down", wait=self.pace.wait(now)))
        if request.target.startswith(b"/") or (request.target == b"*" and request.method == b"OPTIONS"):
            return request
        return self.in_origin_form(request)

    def in_origin_form(self, request: h11.Request) -> h11.Request:
        """`GET http://host/path` becomes `GET /path`; its host replaces that of the header (RFC 9112, 3.2.2)."""
        try:
            asked = urlsplit(request.target)
        except ValueError:
            self.fail(self.refusal)
        if asked.scheme.lower() not in {b"http", b"https"} or not asked.netloc:
            self.fail(self.refusal)
        headers = [(b"host", asked.netloc), *((name, value) for name, value in request.headers if name != b"host")]
        target = (asked.path or b"/") + (b"?" + asked.query if asked.query else b"")
        return h11.Request(method=request.method, headers=headers, target=target, http_version=request.http_version)

    def fail(self, refusal: Illegal) -> NoReturn:
        self.refusal = refusal
        raise h11.RemoteProtocolError(refusal.code)
