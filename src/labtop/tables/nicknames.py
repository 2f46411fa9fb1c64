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

    @cached_property
    def all(self) -> frozenset[str]:
        return frozenset(name for names_of_lang in self.words.values() for name in names_of_lang)

    def knows(self, name: str) -> bool:
        """Whether this name could have been generated, in any language."""
        return name in self.all

    def offered(self, lang: str, taken: set[str], count: int) -> list[str]:
        """Different names to choose from."""
        found: list[str] = []
        for _ in range(count):
            found.append(self.fresh(lang, taken | set(found)))
        return found

    def fresh(self, lang: str, taken: set[str]) -> str:
        """A name that nobody in the group has."""
        return keys.nickname(self.words[lang], taken, self.entropy)
