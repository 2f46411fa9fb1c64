"""Scoring and variants, each with its default. Explained to people in the room's catalogue."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from labtop.rooms.chain_growth.deck import Deck, check_finisher, check_pack


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    scoring: Literal["monomers", "chemist"] = "monomers"
    """Rules 12.1 and 12.3."""
    single_addition: bool = False
    """Rule 6.3."""
    true_termination: bool = False
    """Rule 7.4."""
    draw_from_discard: bool = False
    """Rule 3.5."""
    short_game: bool = False
    """Rule 2.4."""
    learning: bool = False
    """Rule 3.8."""
    pack: Deck | None = None
    """Rule 1.6: an own deck; None is the packaged one."""


def seats_allowed(_options: Options) -> tuple[int, int]:
    """Rule 2.1."""
    return 2, 4


def check_options(options: Options) -> None:
    """Checks that the schema cannot express."""
    if options.pack is not None:
        check_pack(options.pack)


def check_new(options: Options) -> None:
    """What records of games begun earlier may lack."""
    if options.pack is not None:
        check_finisher(options.pack)
