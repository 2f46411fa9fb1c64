"""WebSocket frames (RFC 6455) as a server reads and writes them: no extension, no subprotocol, messages of sane size.

Our own, because every message of every player goes through here: a library's state machine costs more than the game.
"""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha1
from struct import Struct
from typing import Final, NamedTuple

MORE: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
KINDS: Final = frozenset({MORE, TEXT, BINARY, CLOSE, PING, PONG})

PROTOCOL_ERROR: Final = 1002
NOT_UTF8: Final = 1007
TOO_BIG: Final = 1009
NO_CODE: Final = 1005
"""Never sent: a goodbye without a reason."""
SAYABLE: Final = frozenset({*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)})

GUID: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
KEY: Final = re.compile(rb"[A-Za-z0-9+/]{21}[AQgw]==")
"""16 bytes as base64."""

LONGER: Final = Struct(">BBH")
"""The head of a frame of 126 bytes and more."""
SHORT: Final = [bytes((0x81, size)) for size in range(126)]
"""Heads of short texts, by their size."""


def accept(key: bytes) -> bytes:
    """The answer to a handshake's key: shows that it was understood, and secures nothing."""
    return b64encode(sha1(key + GUID, usedforsecurity=False).digest())


def head(kind: int, size: int) -> bytes:
    """What stands before the data of a whole frame."""
    if size < 126:
        return bytes((0x80 | kind, size))
    if size < 1 << 16:
        return LONGER.pack(0x80 | kind, 126, size)
    return bytes((0x80 | kind, 127)) + size.to_bytes(8, "big")


def text(data: bytes) -> bytes:
    """A message as a frame: what nearly everything is that leaves."""
    size = len(data)
    return (SHORT[size] if size < 126 else LONGER.pack(0x81, 126, size) if size < 1 << 16 else head(TEXT, size)) + data


def frame(kind: int, data: bytes) -> bytes:
    return head(kind, len(data)) + data


def closing(code: int) -> bytes:
    return frame(CLOSE, b"" if code == NO_CODE else code.to_bytes(2, "big"))


def unmasked(mask: bytes, data: bytes) -> bytes:
    """One exclusive or of two big numbers: far quicker than byte by byte."""
    size = len(data)
    pad = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "big") ^ int.from_bytes(pad, "big")).to_bytes(size, "big")


class Message(NamedTuple):
    kind: int
    data: bytes
    """Of a CLOSE: the code alone, two bytes or none."""


class Reader:
    """Bytes in, whole messages out. Once `fault` is set nothing more is read: end the connection with that code."""

    __slots__ = ("fault", "held", "kind", "most", "parts", "size")

    def __init__(self, most: int) -> None:
        self.most = most
        self.held = b""
        self.kind = MORE
        """Of the message whose first part is here; MORE: none has begun."""
        self.parts: list[bytes] = []
        self.size = 0
        self.fault = 0

    def feed(self, data: bytes) -> list[Message]:
        if (text := self.one_text(data)) is not None:
            return [Message(TEXT, text)]
        if self.held:
            data = self.held + data
        found: list[Message] = []
        at, have = 0, len(data)
        while have - at >= 2:
            first, second = data[at], data[at + 1]
            size, mask = second & 127, at + 2
            if size > 125:
                mask += 2 if size == 126 else 8
                if have < mask:
                    break
                size = int.from_bytes(data[at + 2 : mask], "big")
            self.fault = self.fault_of(first, second, size)
            end = mask + 4 + size
            if self.fault or have < end:
                break
            at = end
            self.fault = self.take(first, unmasked(data[mask : mask + 4], data[mask + 4 : end]), found)
            if self.fault:
                break
        self.held = b"" if self.fault else data[at:]
        return found

    def one_text(self, data: bytes) -> bytes | None:
        """What nearly always comes: one whole text of less than 64 kB, and nothing else. None: look closer."""
        have = len(data)
        if have < 8 or data[0] != 0x81 or self.kind or self.held:
            return None
        size, mask = data[1] - 0x80, 2
        if size == 126:
            size, mask = data[2] << 8 | data[3], 4
        if have != mask + 4 + size or size > self.most or size == 127:
            return None  # not whole, not alone, not masked, or longer than what nearly always comes
        return unmasked(data[mask : mask + 4], data[mask + 4 :])

    def fault_of(self, first: int, second: int, size: int) -> int:
        """What is wrong with a frame, as far as its head tells; 0: nothing. Judged before its data is waited for."""
        kind, whole = first & 15, first & 0x80
        if first & 0x70 or kind not in KINDS or not second & 0x80:
            return PROTOCOL_ERROR  # extensions nobody agreed on, unknown kinds, not masked
        if kind >= CLOSE:
            return 0 if whole and size <= 125 else PROTOCOL_ERROR
        if (kind == MORE) == (self.kind == MORE):
            return PROTOCOL_ERROR  # goes on with nothing, or begins in the middle of another
        return TOO_BIG if self.size + size > self.most else 0

    def take(self, first: int, data: bytes, found: list[Message]) -> int:
        """A whole frame; returns what is wrong with it after all."""
        kind, whole = first & 15, first & 0x80
        if kind == CLOSE:
            found.append(Message(kind, data[:2]))
            return close_fault(data[:2])
        if kind > CLOSE or (whole and kind != MORE):
            found.append(Message(kind, data))
        else:
            self.kind = self.kind or kind
            self.parts.append(data)
            self.size += len(data)
            if whole:
                found.append(Message(self.kind, b"".join(self.parts)))
                self.kind, self.parts, self.size = MORE, [], 0
        return 0


def close_fault(code: bytes) -> int:
    return 0 if not code or (len(code) == 2 and int.from_bytes(code, "big") in SAYABLE) else PROTOCOL_ERROR
