"""Reads docs/add-a-room.md as a contributor would: writes its blocks into a copy of the house.

A block belongs to the path in bold above it. `, in `NAME`:` after the path means that the block goes to the end of the
literal of that name, `, at the end:` that it goes to the end of the file; without either the block is the whole file.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "add-a-room.md"
BLOCK = re.compile(r"^\*\*`([^`]+)`\*\*(?:, (in `(\w+)`|at the end):)?\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LEFT_OUT = shutil.ignore_patterns("__pycache__", "dist", "node_modules", "*.so", "e2e", "test-results")


class Block(NamedTuple):
    path: str
    text: str
    added: bool
    """The block goes into a file that is there."""
    inside: str
    """The literal that it goes into; empty: the end of the file."""


def blocks() -> list[Block]:
    found = BLOCK.finditer(PAGE.read_text(encoding="utf-8"))
    return [Block(one[1], one[4], one[2] is not None, one[3] or "") for one in found]


def lay_out(house: Path, without: str = "", web: bool = False) -> Path:
    """A copy of the house with all blocks of the page but those of one path."""
    for folder in ("src", "tests", *(["web"] if web else [])):
        shutil.copytree(ROOT / folder, house / folder, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", house)
    for block in blocks():
        if block.path != without:
            write(house / block.path, block)
    return house


def write(file: Path, block: Block) -> None:
    assert file.exists() == block.added, f"{block.path} is {'missing' if block.added else 'there already'}"
    file.parent.mkdir(parents=True, exist_ok=True)
    text = file.read_text(encoding="utf-8") if block.added else ""
    file.write_text(added(text, block) if block.added else block.text, encoding="utf-8")


def added(text: str, block: Block) -> str:
    """The text of a file with the block at its end, or before the line that closes the literal."""
    if not block.inside:
        return text + block.text
    head = re.search(rf"^{block.inside}\b.*[\[{{(]$", text, re.MULTILINE)
    assert head is not None, f"{block.path} has no {block.inside}"
    close = re.compile(r"^[\]})]", re.MULTILINE).search(text, head.end())
    assert close is not None
    return text[: close.start()] + block.text + text[close.start() :]
