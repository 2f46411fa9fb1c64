"""Generated names for people and bots."""

from __future__ import annotations

from functools import cached_property

from labtop.locales.names import names
from labtop.tables import keys


class Nicknames:
    """Words by language; read when the first group is opened, not when the server starts."""

    def __init__(self, entropy: keys.Entropy) -> None:
        self.entropy = entropy

    @cached_property
    def words(self) -> dict[str, list[str]]:
        return names()

    def fresh(self, lang: str, taken: set[str]) -> str:
        """A name that nobody in the group has."""
        return keys.nickname(self.words[lang], taken, self.entropy)
