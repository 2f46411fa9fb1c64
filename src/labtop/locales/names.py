"""Generated nicknames for people who give no name of their own, and for bots; words for join codes."""

from __future__ import annotations

import tomllib

from labtop.engine import content


def names() -> dict[str, list[str]]:
    """Every nickname that can be generated, by language."""
    data = tomllib.loads(content.packaged("locales/names.toml"))
    return {
        lang: [
            parts["form"].format(word=word, element=element) for word in parts["words"] for element in parts["elements"]
        ]
        for lang, parts in data.items()
    }


def codewords() -> list[str]:
    """Every word that the code of a class can begin with; codewords.toml says where they come from."""
    data = tomllib.loads(content.packaged("locales/codewords.toml"))
    return [word for chapter in data.values() for word in chapter.split()]
