"""What a teacher may edit: cards, sheets, prices, texts. Data with provenance, never code.

Every entry says `source = "rulebook"` (the game's own text gives it) or `"reconstruction"` (we had to fill a gap).
"""

from __future__ import annotations

from typing import Any, Literal, TypeVar

Source = Literal["rulebook", "reconstruction"]
T = TypeVar("T")


def read(room: str, name: str, shape: type[T]) -> T:
    """A content file of a room, checked against its shape; unknown keys are refused."""
    import tomllib  # only rooms that are played load their content

    import msgspec

    with open(f"{folder()}/{room}/{name}.toml", "rb") as file:  # noqa: PTH123 - pathlib costs 4 ms of start-up
        data: dict[str, Any] = tomllib.load(file)
    return msgspec.convert(data, shape)


def folder() -> str:
    return __file__.rpartition("/")[0] or __file__.rpartition("\\")[0]


def names() -> dict[str, list[str]]:
    """Generated nicknames, by language."""
    import tomllib

    with open(f"{folder()}/names.toml", "rb") as file:  # noqa: PTH123
        data: dict[str, Any] = tomllib.load(file)
    return {
        lang: [
            parts["form"].format(word=word, element=element) for word in parts["words"] for element in parts["elements"]
        ]
        for lang, parts in data.items()
    }
