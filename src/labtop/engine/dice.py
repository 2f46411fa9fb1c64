"""Sources of random numbers: sealed dice for tables, quick ones for simulation, scripted ones for tests.

All are pure functions of their seed. Dice typed by a teacher need no class: the driver leaves the
chance prompt open and the answer comes from outside (`drive.settle` without dice).
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from labtop.engine.core import Dice, Illegal

WORDS: Final = 1 << 32


class Keyed:
    """HMAC-SHA-256 with one key."""

    __slots__ = ("key",)

    def __init__(self, key: bytes) -> None:
        self.key = key

    def digest(self, message: bytes) -> bytes:
        """32 bytes that depend on the key and the message."""
        return hmac.digest(self.key, message, "sha256")


def deal_key(seed: str) -> bytes:
    """The key derived from the text of a seed or deal code."""
    return sha256(b"labtop deal 1\0" + seed.encode()).digest()


def commitment(seed: str) -> str:
    """A hash that a record shows while the seed is secret; anybody can check it against the seed afterwards."""
    return sha256(b"labtop commitment 1\0" + seed.encode()).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedDice(Dice):
    """The dice of a table: bytes from HMAC(key, stream), rejection sampling, no dependence on earlier draws.

    Draw k of a stream owns 8 bytes of page k // 4, so that four throws share one digest; a draw that
    needs more (a shuffle) goes on with pages of its own.
    """

    __slots__ = ("book", "draw", "end", "extra", "held", "i", "pad", "pads", "page", "pool", "stream")

    def __init__(self, key: bytes) -> None:
        self.book = Keyed(key)
        self.pads: dict[str, Keyed] = {}
        self.pad = self.book
        self.stream = ""
        self.draw = 0
        self.extra = 0
        self.held = -1
        self.page = b""
        self.pool = b""
        self.i = 0
        self.end = 0

    def at(self, stream: str, draw: int) -> None:
        """Goes to the n-th draw of a stream."""
        if stream != self.stream:
            self.stream = stream
            found = self.pads.get(stream)
            if found is None:
                found = self.pads[stream] = Keyed(self.book.digest(stream.encode()))
            self.pad = found
            self.held = -1
        number = draw >> 2
        if number != self.held:
            self.held = number
            self.page = self.pad.digest(number.to_bytes(8, "big"))
        self.draw = draw
        self.extra = 0
        self.pool = self.page
        self.i = (draw & 3) << 3
        self.end = self.i + 8

    def byte(self) -> int:
        """The next byte of this draw."""
        if self.i == self.end:
            self.pool = self.pad.digest(self.draw.to_bytes(8, "big") + self.extra.to_bytes(4, "big"))
            self.extra += 1
            self.i = 0
            self.end = 32
        b = self.pool[self.i]
        self.i += 1
        return b

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; bytes that would favour some numbers are skipped."""
        if not 1 <= n <= WORDS:
            raise Illegal("bad_range", below=n)
        if n <= 256:
            limit = 256 - 256 % n
            while True:
                b = self.byte()
                if b < limit:
                    return b % n
        limit = WORDS - WORDS % n
        while True:
            word = self.byte() << 24 | self.byte() << 16 | self.byte() << 8 | self.byte()
            if word < limit:
                return word % n


class Quick(Dice):
    """Python's own generator, seeded by a text: for simulation only. The record still holds every draw.

    Examples:
        >>> Quick("a seed").below(6) == Quick("a seed").below(6)
        True
    """

    __slots__ = ("random",)

    def __init__(self, seed: str) -> None:
        self.random = Random(seed).random

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, fast."""
        return int(self.random() * n)


class Scripted(Dice):
    """Hands out the numbers it was given: for tests.

    Examples:
        >>> dice = Scripted([2, 5])
        >>> dice.below(6), dice.below(6)
        (2, 5)
    """

    __slots__ = ("numbers",)

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers[::-1]

    def below(self, n: int) -> int:
        """The next number of the script, which must suit the question."""
        if not self.numbers:
            raise Illegal("script_ended")
        number = self.numbers.pop()
        if not 0 <= number < n:
            raise Illegal("script_out_of_range", number=number, below=n)
        return number
