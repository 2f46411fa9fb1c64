"""Packaged content: cards, boards, prices, weights. It is data that a teacher may edit, with its source; never code.

Every entry says `source = "rulebook"` (the game's own text gives it) or `"reconstruction"` (it fills a gap there).
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Literal, TypeVar

import msgspec

Source = Literal["rulebook", "reconstruction"]
T = TypeVar("T")


def source(room: str, name: str) -> str:
    """The text of a room's content file, for people who want to write their own."""
    return packaged(f"rooms/{room}/content/{name}.toml")


def read(room: str, name: str, shape: type[T]) -> T:
    """A content file of a room, checked against its shape; unknown keys are refused."""
    return msgspec.convert(tomllib.loads(source(room, name)), shape)


def packaged(path: str) -> str:
    """The text of any file inside the installed package, e.g. `chemistry/elements.toml`."""
    return resources.files("labtop").joinpath(*path.split("/")).read_text(encoding="utf-8")
