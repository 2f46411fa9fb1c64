"""Molecules typed on a command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from labtop.engine.registry import Room


def in_our_notation(played: Room, options: dict[str, str]) -> dict[str, str]:
    """Options with molecules of any spelling of SMILES in our own; most games have none, and RDKit takes a second."""
    if not any(options.get(name) for name in played.structures):
        return options
    from labtop.tables.chemist import read_structures

    return read_structures(played, options)
