"""Token buckets. They limit failures and floods, not the number of people: a whole school has one address."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from labtop.engine.core import Illegal
from labtop.tables.jobs import Owner
from labtop.tables.turns import Turns

if TYPE_CHECKING:
    from labtop.server.settings import Limits

MOST_REMEMBERED: Final = 10_000
"""Number of addresses above which those with a full bucket are dropped."""

MOST_TRIES: Final = 10_000
"""Codes that may wait to be looked up, half of them of one address: more than an address has connections."""


class Bucket:
    """Holds `size` tokens and gets `rate` back each second."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, size: float, rate: float, now: float) -> None:
        self.size = size
        self.rate = rate
        self.left = size
        self.at = now

    def level(self, now: float) -> float:
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left

    def take(self, now: float, tokens: int = 1) -> bool:
        """Takes so many tokens if they are there. Repeats the code of `level` to save a call at every message."""
        left = self.left + (now - self.at) * self.rate
        self.at = now
        if left < tokens:
            self.left = left
            return False
        size = self.size
        self.left = (left if left < size else size) - tokens  # noqa: FURB136 - `min` takes as long as all the rest
        return True

    def wait(self, now: float) -> int:
        """Whole seconds until there is a token again."""
        return max(1, -int(-(1 - self.level(now)) // self.rate))


class Pace:
    """Limits the messages of one connection: a larger number in a short burst, a steady rate over a minute."""

    __slots__ = ("quick", "steady")

    def __init__(self, limits: Limits, now: float) -> None:
        self.quick = Bucket(limits.burst, limits.pace, now)
        self.steady = Bucket(limits.steady * 60, limits.steady, now)

    def take(self, now: float) -> None:
        if not self.quick.take(now):
            raise Illegal("slow_down", wait=self.quick.wait(now))
        if not self.steady.take(now):
            raise Illegal("slow_down", wait=self.steady.wait(now))


class PerAddress:
    """A bucket for each address that has used it."""

    def __init__(self, size: float, per_minute: float) -> None:
        self.size = size
        self.rate = per_minute / 60
        self.buckets: dict[str, Bucket] = {}

    def of(self, address: str, now: float) -> Bucket:
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) >= MOST_REMEMBERED:
                self.buckets = {a: b for a, b in self.buckets.items() if b.level(now) < b.size}
            bucket = self.buckets[address] = Bucket(self.size, self.rate, now)
        return bucket

    def take(self, address: str, now: float) -> None:
        """Takes a token of an address; raises Illegal if there is none left."""
        bucket = self.of(address, now)
        if not bucket.take(now):
            raise Illegal("slow_down", wait=bucket.wait(now))


class Misses:
    """Limits wrong codes and keys, by address and in all. Right ones use up no tries, and are always accepted.

    While there are too many wrong ones, codes are looked up one after the other, at a fixed pace and each address in
    turn. So guessing is slow, and yet a person with a right code gets in: that person waits for the tries that are open
    at the same address, whose connections are limited, and for one try of each other address.
    """

    def __init__(self, limits: Limits, now: float) -> None:
        self.by_address = PerAddress(limits.misses, limits.misses_per_minute)
        self.in_all = Bucket(limits.misses_in_all, limits.misses_in_all / 60, now)
        self.turns = Turns(1)
        self.pause = 1 / limits.tries
        self.word_turns = Turns(1)
        self.word_pause = 1 / limits.word_tries

    def check(self, address: str, now: float) -> None:
        """Raises Illegal while there are too many wrong ones."""
        for bucket in (self.by_address.of(address, now), self.in_all):
            if bucket.level(now) < 1:
                raise Illegal("too_many_tries", wait=bucket.wait(now))

    def missed(self, address: str, now: float) -> None:
        """Counts a wrong code or key, or raises Illegal if there are too many."""
        self.check(address, now)
        self.by_address.of(address, now).take(now)
        self.in_all.take(now)

    async def wait_turn(self, address: str, now: float, *, word: bool = False) -> None:
        """Before a code is looked up: waits while there are too many, longer for a code that begins with a word."""
        turns, pause = (self.word_turns, self.word_pause) if word else (self.turns, self.pause)
        try:
            self.check(address, now)
        except Illegal:
            async with turns.turn(Owner(address), MOST_TRIES):
                await asyncio.sleep(pause)


class RequestLimits:
    """Limits of HTTP requests by address, or by person."""

    def __init__(self, limits: Limits, now: float) -> None:
        self.misses = Misses(limits, now)
        self.openings = PerAddress(limits.groups, limits.groups_per_minute)
        """New groups, by address."""
        self.previews = PerAddress(limits.previews, limits.previews_per_minute)
        """Judged targets, by address."""
        self.pictures = PerAddress(limits.pictures, limits.pictures_per_minute)
        """QR codes, by address."""
        self.prints = PerAddress(limits.prints, limits.prints_per_minute)
        """Games on paper, by address."""
        self.aids = PerAddress(limits.aids, limits.aids_per_minute)
        """Questions about a bench, by token: a bench is compared with its target after every move."""
