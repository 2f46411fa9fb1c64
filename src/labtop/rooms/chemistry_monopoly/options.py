"""Optional rules, each with its default. Explained to people in the room's catalogue."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from labtop.rooms.chemistry_monopoly.pack import Pack, check_pack, check_pieces


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    double_go: bool = False
    """Rule 11.1."""
    auction: bool = False
    """Rule 11.2."""
    extra_credit: Literal["nothing", "pot", "pot-and-base"] = "nothing"
    """Rules 11.3 and 11.4."""
    forced_doubles: bool = False
    """Rule 2.7."""
    short_game: bool = False
    """Rule 12."""
    count_it_yourself: bool = False
    """Rule 11.5."""
    rounds: Annotated[int, Meta(ge=1, le=1000)] = 300
    """Rule 10.2."""
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    """Rule 10.3; 0: no clock. The room has none: the table answers the question `bell` when the time is over."""
    pack: Pack | None = None
    """Rule 1.6: another board; None: the packaged one."""


def seats_allowed(_options: Options) -> tuple[int, int]:
    """Rule 1.5."""
    return 2, 6


def check_options(options: Options) -> None:
    """What a schema cannot say."""
    if options.pack is not None:
        check_pack(options.pack)


def check_new(options: Options) -> None:
    """What records of games begun earlier may lack."""
    if options.pack is not None:
        check_pieces(options.pack)
