"""Generated nicknames for people who give no name of their own, and for bots."""

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
