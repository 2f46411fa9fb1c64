"""Join codes: symbols for tables, and a word with three digits for classes, which a teacher can say aloud."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import Final

from labtop.locales.names import codewords
from labtop.tables import keys

DIGITS: Final = 1000
TRIES: Final = 50
"""Draws until a word that another class has is taken all the same: there may be more classes than words."""


class Codes:
    """Draws codes that no other group has. Words are read when the first class is opened."""

    def __init__(self, entropy: keys.Entropy) -> None:
        self.entropy = entropy

    @cached_property
    def words(self) -> list[str]:
        return codewords()

    async def fresh(self, kind: str, open_codes: list[str], known: Callable[[str], Awaitable[bool]]) -> str:
        """A code for a group of this kind; `open_codes` are those of the groups in memory, `known` asks the store."""
        taken = {found[1] for code in open_codes if (found := keys.WORD_CODE.fullmatch(code))}
        tries = 0
        while True:
            tries += 1
            code = self.word_code() if kind == "class" else keys.code(self.entropy, keys.CODE)
            alike = kind == "class" and code[:-3] in taken and tries <= TRIES
            if not (alike or await known(code)):
                return code

    def word_code(self) -> str:
        """A word and three digits, without the dash that people are shown: KELVIN427."""
        number = int.from_bytes(self.entropy(8), "big")  # so many bits that none of the codes is drawn more often
        word = self.words[number // DIGITS % len(self.words)]
        return f"{word}{number % DIGITS:03}"
