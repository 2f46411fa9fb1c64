"""ASGI WebSockets of uvicorn, with frames by `websockets`: for `labtop serve --ws asgi`."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class SansIOProtocol(WebSocketsSansIOProtocol):
    """Drops data that arrive after a protocol error, while the peer reads the reason."""

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)
