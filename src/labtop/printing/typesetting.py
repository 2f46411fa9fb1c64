"""Calls Typst. Templates are files of this package; their data arrives as JSON."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import msgspec

from labtop.about import has_typst
from labtop.engine.core import Illegal

HOUSE: Final = Path(__file__).parents[1]
"""The package: templates import each other from here, and nothing above it can be read."""
FONTS: Final = HOUSE / "printing" / "fonts"
PAGES: Final = re.compile(rb"/Type\s*/Pages\b[^>]*?/Count\s+(\d+)|/Count\s+(\d+)[^>]*?/Type\s*/Pages\b", re.DOTALL)


def check_installed() -> None:
    if not has_typst():
        raise Illegal("printing_not_installed")


def typeset(template: str, data: dict[str, Any]) -> bytes:
    """A PDF from a template, named by its path inside the package. The same data gives the same bytes."""
    check_installed()
    import typst

    return bytes(
        typst.compile(
            HOUSE / template,
            root=HOUSE,
            font_paths=[FONTS],
            ignore_system_fonts=True,
            sys_inputs={"data": msgspec.json.encode(data).decode()},
        )
    )


def count_pages(pdf: bytes) -> int:
    """Of a PDF that Typst has made: it writes the tree of its pages uncompressed."""
    return max((int(one or other) for one, other in PAGES.findall(pdf)), default=0)
