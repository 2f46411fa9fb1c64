"""Seeds of games, as people give them."""

from __future__ import annotations

from labtop.engine.core import Illegal


def read_seed(seed: int | str | None) -> str:
    """A seed as text; a fresh one of 128 bits where none is given."""
    if seed is None:
        from secrets import token_hex  # a game with a seed needs no entropy

        return token_hex(16)
    text = str(seed)
    if not 1 <= len(text) <= 64 or not text.isprintable():
        raise Illegal("bad_seed", most=64)
    return text
