"""An attacker in a process of its own: `attacks.py KIND PORT SECONDS TOKEN` sends as fast as it can.

A connection that the server ends is opened again, until the time is over; if it has ended none by then, the attack
goes on for a few seconds more. The result is a line of JSON: how many connections were opened and how many ended by
the server, and the longest time that one of those lived under attack.
Only loopback is attacked, from an address of its own, so that limits by address do not meet the honest clients.
"""

from __future__ import annotations

import json
import select
import socket
import sys
import time
from contextlib import suppress

SOURCE = "127.0.0.2"
UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
GET = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF = b"POST /api/join HTTP/1.1\r\nHost: local"
MANY = 8000
HELD = 900
PATIENCE = 5.0


def frame(kind: int, data: bytes = b"", *, fin: bool = True) -> bytes:
    """A client's frame, masked with zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([(0x80 if fin else 0) | kind]) + size + b"\0\0\0\0" + data


FLOODS = {
    "pings": frame(9) * MANY,
    "long pings": frame(9, b"x" * 125) * 1000,
    "pongs": frame(10) * MANY,
    "empty fragments": frame(0, fin=False) * MANY,
    "texts": frame(1, b'{"t":"ping"}') * 4000,
    "bad texts": frame(1, b"[" * 5000) * 20,
    "long texts": frame(1, b'{"t":"ping","x":"' + b"x" * 16000 + b'"}') * 8,
    "binaries": frame(2) * MANY,
}
"""What is sent again and again after hello."""

STREAMS = {
    "endless head": (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"a:b\r\n" * 10_000),
    "tiny chunks": (
        b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"1\r\nx\r\n" * 8000,
    ),
    "unread body": (
        b"GET /health HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nfffffff\r\n",
        b"x" * 65536,
    ),
    "pipelined garbage": (GET * 20, b"GARBAGE\r\n\r\n" * 4000),
}
"""Requests: a beginning, and what follows it again and again."""


HALVES = {"half requests": HALF, "idle connections": b"", "half handshakes": UPGRADE}
"""What is sent on each of many connections, after which nothing follows."""

KINDS = (*FLOODS, *STREAMS, *HALVES, "pipelined requests", "messages of a stream")


class Attack:
    def __init__(self, kind: str, port: int, seconds: float, token: str) -> None:
        self.kind = kind
        self.port = port
        self.token = token
        self.until = time.monotonic() + seconds
        self.opened = 0
        self.lives: list[float] = []

    @property
    def over(self) -> bool:
        """Its time has passed and the server has ended a connection; the latter may take longer on a busy machine."""
        late = time.monotonic() - self.until
        return late > (0 if self.lives else PATIENCE)

    def run(self) -> None:
        while not self.over:
            with suppress(OSError):
                if self.kind in HALVES:
                    self.half_requests(HALVES[self.kind])
                elif self.kind in STREAMS:
                    begin, more = STREAMS[self.kind]
                    self.flood(self.connect(begin), more)
                elif self.kind == "pipelined requests":
                    self.flood(self.connect(), GET * 500)
                elif self.kind == "messages of a stream":
                    self.say_on_a_stream()
                else:
                    self.flood(self.greeted(), FLOODS[self.kind])

    def connect(self, first: bytes = b"") -> socket.socket:
        link = socket.create_connection(("127.0.0.1", self.port), PATIENCE, source_address=(SOURCE, 0))
        self.opened += 1
        if first:
            link.sendall(first)
        return link

    def greeted(self) -> socket.socket:
        link = self.connect(UPGRADE)
        link.sendall(frame(1, json.dumps({"t": "hello", "token": self.token}).encode()))
        begin = frame(1, fin=False) if self.kind == "empty fragments" else b""
        link.sendall(begin)
        heard = b""
        while b'"t":"group"' not in heard and not self.over:
            heard += link.recv(65536)
        return link

    def flood(self, link: socket.socket, data: bytes) -> None:
        """Send as fast as the server takes it, and read all that it answers, until it ends the connection."""
        begun = time.monotonic()
        link.setblocking(False)
        left = memoryview(data)
        with link, suppress(OSError):
            while not self.over:
                readable, writable, _ = select.select([link], [link], [], 0.1)
                if readable and not link.recv(1 << 20):
                    break
                if writable:
                    left = left[link.send(left) :] or memoryview(data)
            else:
                return
        self.lives.append(time.monotonic() - begun)

    def half_requests(self, first: bytes) -> None:
        """Connections that do not go on, HELD of them at a time: a new one for each that the server ends.

        A process may open 1,024 files where nobody has raised that limit.
        """
        poll, held = select.epoll(), {}
        while not self.over:
            while len(held) < HELD and not self.over:
                link = self.connect(first)
                link.setblocking(False)
                held[link.fileno()] = link, time.monotonic()
                poll.register(link, select.EPOLLIN)
                if len(held) % 10 == 0:
                    break
            for file, _ in poll.poll(0.01 if len(held) == HELD else 0):
                link, begun = held[file]
                if ended(link):
                    self.lives.append(time.monotonic() - begun)
                    poll.unregister(file)
                    del held[file]
                    link.close()

    def say_on_a_stream(self) -> None:
        """Messages by POST, one request right after the other, to an event stream that goes on being read."""
        stream = self.connect(
            f"GET /api/stream HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {self.token}\r\n\r\n".encode()
        )
        heard = b""
        while b"\n\n" not in heard.partition(b"data: ")[2]:
            heard += stream.recv(65536)
        id = json.loads(heard.partition(b"data: ")[2].partition(b"\n")[0])["id"]
        body = b'{"t":"ping"}'
        head = (
            f"POST /api/say HTTP/1.1\r\nHost: localhost\r\nLabtop-Stream: {id}\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        with stream:
            self.flood(self.connect(), (head.encode() + body) * 100)


def ended(link: socket.socket) -> bool:
    """Whether the server has ended this connection; what it said before is read and dropped."""
    try:
        while link.recv(65536):
            pass
    except BlockingIOError:
        return False
    except OSError:
        pass
    return True


def main() -> None:
    kind, port, seconds, token = sys.argv[1:]
    attack = Attack(kind, int(port), float(seconds), token)
    attack.run()
    longest = max(attack.lives, default=None)
    sys.stdout.write(json.dumps({"opened": attack.opened, "ended": len(attack.lives), "longest": longest}))


if __name__ == "__main__":
    main()
