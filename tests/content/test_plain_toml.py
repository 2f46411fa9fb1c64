"""The quick reader of plain content reads what `tomllib` reads, or leaves it to it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

import pytest

from labtop import content

FILES = sorted(Path(content.folder()).rglob("*.toml"))

PIECES = [
    "[a]", "[b]", "[[a]]", "[[b]]", "[a.b]", "[[a.b]]", "[a.b.c]", "[ a ]", "[a", "[[a]", "[a]]", "[]", "[[]]",
    "[a..b]", "['a']", "a = 1", "b = 2", "a = 1 # one", "a=1", 'a = "word"', 'a = "a # b"', 'a = "a" # "b"',
    'a = "x", "y"', 'a = ""', "a = '1'", 'a = """x"""', 'a = "\\n"', "a = 01", "a = 0", "a = -1", "a = 1_000",
    "a = 1.5", "a = true", "a = [1, 2]", "a = {b = 1}", "a.b = 1", "a-b = 1", "_ = 1", "é = 1", '"a" = 1',
    "a = ", "= 1", "a", "# remark", "", "  ", "\ta = 1", "a = ٣", 'a = "é"', 'a = "\x0b"', "# \x0b", "a = 1\r",
    "a = 2024-01-01", "a = 0x10", "a = inf", 'a = "',
]  # fmt: skip


def by_tomllib(text):
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return None


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_packaged_files_are_read_the_same(path):
    text = path.read_text(encoding="utf-8")
    assert content.parse(text) == tomllib.loads(text)


def test_the_sheet_is_plain():
    """Start-up counts on it: with `tomllib` a new game takes a fifth longer."""
    assert content.plain((Path(content.folder()) / "chem_and_roll/sheet.toml").read_text(encoding="utf-8")) is not None


def test_whatever_is_read_is_read_as_tomllib_does():
    rng = Random(1)
    read = 0
    for _ in range(20_000):
        text = "\n".join(rng.choices(PIECES, k=rng.randint(1, 6)))
        found = content.plain(text)
        if found is not None:
            assert found == by_tomllib(text), text
            read += bool(found)
    assert read > 500


@pytest.mark.parametrize("piece", PIECES)
def test_pieces_alone(piece):
    found = content.plain(piece)
    assert found is None or found == by_tomllib(piece)


def test_what_is_no_toml_is_refused():
    with pytest.raises(tomllib.TOMLDecodeError):
        content.parse("a = 1\na = 2")
