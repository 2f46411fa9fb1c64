"""Modes, variants and house rules, each with its default. Explained to people in the room's catalogue.

Without `from __future__ import annotations`: msgspec would evaluate each annotation from its text at every start.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from labtop.engine.core import Illegal

Price = Annotated[int, Meta(ge=0, le=99)]
IN_A_DRAFT = Meta(extra_json_schema={"when": {"mode": "draft"}})
"""An option that matters in a draft only; pages for people show it only there."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    mode: Literal["class", "draft"] = "class"
    """Rules 7 and 8."""
    chemistry: Literal["basic", "advanced"] = "basic"
    """Rule 9."""
    market_needs_cash: bool = False
    """Rule 2.6."""
    order: Annotated[Literal["round", "snake"], IN_A_DRAFT] = "round"
    """Rule 8.3: two players in a draft take A B A B, or A B B A."""
    excess: Annotated[Literal["run", "same-value", "one-colour"], IN_A_DRAFT] = "run"
    """Rule 8.6."""
    black_hole_prices: Annotated[tuple[Price, ...], Meta(min_length=1, max_length=6), IN_A_DRAFT] = (0, 1, 1, 1, 1)
    """Rule 8.10: dollars for the first, second … die; the last price holds for all further ones."""
    black_hole_limit: Annotated[Literal[6, 7], IN_A_DRAFT] = 6
    """Rule 8.11: the die that puts a player out."""


def seats_allowed(options: Options) -> tuple[int, int]:
    """Rules 7.1 and 8.1."""
    return (2, 4) if options.mode == "draft" else (1, 99)


def check_options(options: Options) -> None:
    """A condition between two options, which a schema cannot express."""
    most = options.black_hole_limit - 1
    if len(options.black_hole_prices) > most:
        raise Illegal("too_many_prices", "8.10", given=len(options.black_hole_prices), most=most)
