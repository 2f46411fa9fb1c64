"""Orders for the press, and the PDFs it makes. Structs only: a process with limits reads them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class Wanted(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="game"):
    """A game, or some parts of it."""

    room: str
    lang: str = "en"
    paper: Literal["a4", "letter"] = "a4"
    bw: bool = False
    parts: tuple[str, ...] = ()
    """Empty: all parts the room has, in its own order."""
    options: dict[str, Any] = {}
    """The options of the game, the pack among them, so that the printed game is the one that is played."""


class Listing(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of texts: its title, the heads of its columns, its rows."""

    title: str
    heads: list[str]
    rows: list[list[str]]
    beside: int = 1
    """In how many parts it stands, one beside the other."""


class Report(Struct, frozen=True, forbid_unknown_fields=True, tag="report"):
    """What was played, on one page: texts only, in one language."""

    room: str
    lang: str
    title: str
    under: list[str] = []
    listings: list[Listing] = []
    notes: list[str] = []
    paper: Literal["a4", "letter"] = "a4"
    bw: bool = False


Printable = Wanted | Report


class Printed(Struct, frozen=True):
    pdf: bytes
    pages: int
