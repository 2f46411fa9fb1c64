"""One finding of `labtop doctor`, which the catalogues put into words."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

GOOD: Final = "good"
NOTE: Final = "note"
"""Worth knowing."""
BAD: Final = "bad"


class Finding(Struct, frozen=True, omit_defaults=True):
    check: str
    state: str
    params: dict[str, Any] = {}
