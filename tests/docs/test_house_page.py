"""The picture of the house is true: its folders are those of the program, and none uses a row above its own."""

from __future__ import annotations

import re

from docs.page_blocks import DOCS, ROOT, text_of
from engine.test_purity import HOUSE, imports, name_of

PICTURE = text_of(DOCS / "pictures" / "house.svg")
ROWS = {folder: int(row) for row, folder in re.findall(r'data-row="(\d)" data-folder="(\w+)"', PICTURE)}
FREE = {"engine/registry.py"}
"""Loads rooms by the names in its table, and has their types for the type checker alone."""


def folders():
    return {one.name for one in HOUSE.iterdir() if (one / "__init__.py").is_file()}


def climbs(rows):
    """Imports of a folder from a row above."""
    found = set()
    for path in HOUSE.rglob("*.py"):
        here = name_of(path).split("/")[0]
        for _, module, name in imports(path):
            inside = module if module != "labtop" else f"labtop.{name}"
            there = inside.split(".")[1] if inside.startswith("labtop.") else ""
            if name_of(path) not in FREE and rows.get(there, 0) > rows.get(here, 9):
                found.add((name_of(path), there))
    return found


def test_every_folder_is_in_the_picture_and_in_the_table():
    assert set(ROWS) == folders()
    table = re.findall(r"^\| `(\w+)[/<>\w]*`", text_of(DOCS / "house.md"), re.MULTILINE)
    assert set(table) - {"web"} == folders()


def test_no_folder_uses_a_row_above_its_own():
    assert climbs(ROWS) == set()


def test_a_folder_that_is_drawn_too_low_is_noticed():
    assert any(there == "tables" for _, there in climbs(ROWS | {"server": 1}))


def test_every_page_of_the_site_that_it_names_is_there():
    for link in re.findall(r"\]\(([^)#]+)\)", text_of(DOCS / "house.md")):
        assert (DOCS / link).resolve().is_file(), link
    assert (ROOT / "web" / "src" / "rooms").is_dir()
