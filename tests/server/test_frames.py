"""Frames of sockets: what a peer may send, what ends it and with which code; read in pieces of any size."""

from __future__ import annotations

import os
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labtop.server import frames
from labtop.server.frames import BINARY, CLOSE, MORE, PING, PONG, TEXT, Message, Reader

MOST = 1000


def sent(kind, data=b"", *, whole=True, mask=None, reserved=0):
    """A frame as a browser writes it."""
    mask = os.urandom(4) if mask is None else mask
    size = len(data)
    length = (
        bytes([0x80 | size])
        if size < 126
        else b"\xfe" + size.to_bytes(2, "big")
        if size < 65536
        else b"\xff" + size.to_bytes(8, "big")
    )
    veiled = bytes(b ^ mask[i % 4] for i, b in enumerate(data))
    return bytes([(0x80 if whole else 0) | reserved | kind]) + length + mask + veiled


def read(data, most=MOST):
    reader = Reader(most)
    return reader.feed(data), reader.fault


@pytest.mark.parametrize("size", [0, 1, 3, 4, 125, 126, 127, 999, 1000])
def test_a_whole_message(size):
    data = os.urandom(size)
    assert read(sent(TEXT, data)) == ([Message(TEXT, data)], 0)


def test_what_we_write_is_what_the_standard_says():
    assert frames.accept(b"dGhlIHNhbXBsZSBub25jZQ==") == b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
    assert frames.frame(TEXT, b"Hello") == b"\x81\x05Hello"
    assert frames.head(TEXT, 126) == b"\x81\x7e\x00\x7e"
    assert frames.head(BINARY, 65535) == b"\x82\x7e\xff\xff"
    assert frames.head(BINARY, 65536) == b"\x82\x7f\0\0\0\0\0\1\0\0"
    assert frames.closing(1013) == b"\x88\x02\x03\xf5"
    assert frames.closing(frames.NO_CODE) == b"\x88\0"
    # the examples of RFC 6455, 5.7
    assert read(bytes.fromhex("818537fa213d7f9f4d5158")) == ([Message(TEXT, b"Hello")], 0)
    assert read(bytes.fromhex("898537fa213d7f9f4d5158")) == ([Message(PING, b"Hello")], 0)


def test_fragments_with_a_ping_between_them():
    stream = sent(TEXT, b"ab", whole=False) + sent(PING, b"?") + sent(MORE, b"", whole=False) + sent(MORE, b"cd")
    assert read(stream + sent(BINARY, b"x")) == (
        [Message(PING, b"?"), Message(TEXT, b"abcd"), Message(BINARY, b"x")],
        0,
    )


@pytest.mark.parametrize(
    ("stream", "fault"),
    [
        (sent(TEXT, b"x" * 1001), 1009),
        (sent(TEXT, b"x" * 600, whole=False) + sent(MORE, b"x" * 401), 1009),
        (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff", 1009),
        (b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff", 1009),
        (b"\x81\x05Hello", 1002),
        (sent(TEXT, b"x", reserved=0x40), 1002),
        (sent(TEXT, b"x", reserved=0x10), 1002),
        (sent(3, b"x"), 1002),
        (sent(11, b"x"), 1002),
        (sent(MORE, b"x"), 1002),
        (sent(TEXT, b"x", whole=False) + sent(TEXT, b"y"), 1002),
        (sent(TEXT, b"x", whole=False) + sent(BINARY, b"y"), 1002),
        (sent(PING, b"x" * 126), 1002),
        (sent(PING, b"x", whole=False), 1002),
        (sent(CLOSE, b"\x03"), 1002),
        (sent(CLOSE, (999).to_bytes(2, "big")), 1002),
        (sent(CLOSE, (1005).to_bytes(2, "big")), 1002),
        (sent(CLOSE, (1006).to_bytes(2, "big")), 1002),
    ],
    ids=lambda value: str(value) if isinstance(value, int) else "frame",  # masks are random, names must not be
)
def test_what_ends_a_connection(stream, fault):
    reader = Reader(MOST)
    before = reader.feed(sent(TEXT, b"heard before") + stream)
    assert before[0] == Message(TEXT, b"heard before")
    assert reader.fault == fault
    assert reader.held == b"", "nothing of it is kept"


@pytest.mark.parametrize(
    "code", [b"", *(code.to_bytes(2, "big") for code in (1000, 1001, 4321))], ids=["none", "1000", "1001", "4321"]
)
def test_a_goodbye(code):
    assert read(sent(CLOSE, code + (b"why" if code else b""))) == ([Message(CLOSE, code)], 0)


def test_too_big_is_known_before_it_is_there():
    """16 MiB announced: refused with its first ten bytes, not after all of them."""
    reader = Reader(MOST)
    reader.feed(sent(TEXT, b"x" * 2**24)[:10])
    assert reader.fault == 1009


@given(
    st.lists(st.tuples(st.sampled_from([TEXT, BINARY, PING, PONG]), st.binary(max_size=125), st.integers(0, 3))),
    st.integers(0, 2**32),
)
def test_pieces_of_any_size_give_the_same_messages(messages, seed):
    rng = random.Random(seed)
    stream = b""
    for kind, data, cuts in messages:
        if kind in (PING, PONG) or not cuts:
            stream += sent(kind, data)
        else:
            stream += sent(kind, data[:cuts], whole=False) + sent(MORE, data[cuts:])
    reader, found, at = Reader(10**6), [], 0
    while at < len(stream):
        step = rng.randint(1, 40)
        found += reader.feed(stream[at : at + step])
        at += step
    assert found == [Message(kind, data) for kind, data, _ in messages]
    assert not reader.fault
    assert reader.held == b""


@given(st.binary(max_size=200))
def test_no_bytes_raise(data):
    reader = Reader(MOST)
    for kind, payload in reader.feed(data):
        assert kind in frames.KINDS
        assert len(payload) <= MOST
