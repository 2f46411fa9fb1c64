"""Atomic weights, read from chemistry/elements.toml, which says where they come from."""

from __future__ import annotations

import tomllib
from decimal import Decimal
from typing import Final

import msgspec
from msgspec import Struct

from labtop.engine import content


class Elements(Struct, frozen=True, forbid_unknown_fields=True):
    """The table of atomic weights, and where it comes from."""

    source: str
    weights: dict[str, Decimal]


ELEMENTS: Final = msgspec.convert(tomllib.loads(content.packaged("chemistry/elements.toml")), Elements)
WEIGHTS: Final = ELEMENTS.weights
