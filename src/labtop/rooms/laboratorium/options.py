"""Targets, variants and house rules, each with its default. The room's catalogue explains them to players."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from labtop.rooms.laboratorium.pack import PACKAGED, Id, Pack, Structure

Day = Annotated[str, Meta(pattern="^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")]
PRINTED = {
    label: [target.id for target in PACKAGED.target if target.difficulty == label]
    for label in ("short", "easy", "medium", "hard")
}
"""Rule 2.4: the targets of the box by their labels; lists of choices are grouped by these."""

Goal = Annotated[Id, Meta(extra_json_schema={"groups": PRINTED})]
Rounds = Annotated[int, Meta(ge=1, le=100)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    target: Goal = "aspirin"
    """Rule 2.4: the target, by its id."""
    daily: Day = ""
    """Rule 11.4: a day such as 2026-11-16; the target is that of the day, and `target` does not count."""
    own_target: Structure = ""
    """Rule 2.4: an own molecule, as SMILES of C, O and H; then `target` does not count."""
    reagents: Literal["all", "suggested"] = "all"
    """Rule 2.5."""
    hydroxyl: bool = False
    """Rule 6.11."""
    rings: Literal["flat", "flat-bridging", "closure", "bridging"] = "flat"
    """Rules 6.12, 6.13 and 6.15. `closure` and `bridging` play without 6.15, as all games did before it was written:
    their records name one of the two, so they replay unchanged."""
    any_safety: bool = False
    """Rule 9.2."""
    token_stock: bool = False
    """Rule 4.8."""
    rounds: Rounds = 100
    """Rule 10.3."""
    puzzle: bool = False
    """Chapter 11: one player, no dice, as few manipulations as possible."""
    teams: bool = False
    """Rule 1.4: each seat is a team."""
    pack: Pack | None = None
    """Rule 2.1: a teacher's own cards and targets; None: those of the box."""


def bridges_too(options: Options) -> bool:
    """Rule 6.13."""
    return options.rings in ("flat-bridging", "bridging")


def lies_flat(options: Options) -> bool:
    """Whether this table plays with rule 6.15."""
    return options.rings in ("flat", "flat-bridging")


def seats_allowed(options: Options) -> tuple[int, int]:
    """Rules 1.4 and 11.1."""
    return (1, 1) if options.puzzle else (2, 4)
