"""Atomic weights, read from content/chemistry/elements.toml, which says where they come from."""

from __future__ import annotations

from decimal import Decimal
from typing import Final

from msgspec import Struct

from labtop import content


class Elements(Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    weights: dict[str, Decimal]


ELEMENTS: Final = content.read("chemistry", "elements", Elements)
WEIGHTS: Final = ELEMENTS.weights
