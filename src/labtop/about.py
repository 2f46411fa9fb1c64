"""What is installed: the version, the rules of each game, and whether the engine is compiled."""

from __future__ import annotations

from importlib.util import find_spec

from labtop.engine import drive
from labtop.engine.registry import ROOMS, room


def compiled() -> bool:
    """Whether the engine runs as machine code, from a wheel that mypyc has compiled (`make fast`)."""
    return not drive.__file__.endswith(".py")


def rules_versions() -> dict[str, int]:
    """Room -> version of its rules. A record names the version that it was played with."""
    return {id: room(id).version for id in ROOMS}


def has_rdkit() -> bool:
    """Whether the extra `chem` is installed."""
    return find_spec("rdkit") is not None


def has_typst() -> bool:
    """Whether the extra `print` is installed."""
    return find_spec("typst") is not None


def has_open_spiel() -> bool:
    """Whether the extra `research` is installed."""
    return find_spec("pyspiel") is not None
