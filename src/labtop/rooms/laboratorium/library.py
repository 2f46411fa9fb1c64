"""Molecules that a target can be chosen from by name (rule 2.4): rooms/laboratorium/content/molecules.toml.

They are made from the reagents of the box, so a pack of one's own has no part in them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct

from labtop.engine import content
from labtop.rooms.laboratorium.pack import Id, Name, Source, Structure


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """One molecule, what it is used for or known by, and how long it takes."""

    id: Id
    en: Name
    fr: Name
    formula: str
    structure: Structure
    use_en: Name
    use_fr: Name
    steps: Annotated[int, Meta(ge=1)]
    """The fewest manipulations, from any of the reagents."""
    suggested: tuple[int, ...]
    """The reagents of such a way (rule 2.5)."""
    source: Source


class Library(Struct, frozen=True, forbid_unknown_fields=True):
    molecule: tuple[Entry, ...]


@lru_cache(maxsize=1)
def molecules() -> dict[str, Entry]:
    """By id; read when the first table asks for one that is not in the box."""
    return {one.id: one for one in content.read("laboratorium", "molecules", Library).molecule}
