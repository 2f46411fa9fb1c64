"""Lines of styled text: how a room draws its table for a terminal and a screen reader.

A style is a name, never a colour: `title`, `mark`, `money`, `dim`, `good`, `bad`, a die's colour, or "" for none. The
terminal chooses the colours, and a drawing without styles still says everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from textwrap import wrap
from typing import Final

Say = Callable[..., str]
"""A text of the catalogue: `say(key, **params)`."""
Span = tuple[str, str]
"""Text and its style."""
Spans = list[Span]
"""One line."""

WIDTH: Final = 78
"""Columns of a drawing: it fits a terminal of eighty."""
MARK: Final = "▸"
"""Marks the things that can be chosen now."""


def plain(lines: Iterable[Spans]) -> str:
    """The same lines without styles."""
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)


def wrapped(text: str, style: str = "", indent: str = "") -> list[Spans]:
    """A text in as many lines as it needs, each behind the indent."""
    return [[(indent + part, style)] for part in wrap(text, WIDTH - len(indent))]


def joined(parts: Iterable[str], style: str = "") -> list[Spans]:
    """Short parts side by side with dots between them, in as many lines as they need."""
    return wrapped(" · ".join(parts), style)
