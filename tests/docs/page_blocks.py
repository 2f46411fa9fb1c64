"""Reads the blocks of code of a page: files to write, programs to run, commands with what they print."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
FENCE = re.compile(r"^```(\w*)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"^ {4,8}(\S.*)$", re.MULTILINE)
PAGES = sorted([*DOCS.rglob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "examples" / "README.md"])


class Block(NamedTuple):
    kind: str
    """The language that stands behind the fence."""
    title: str
    """The file that the block is; empty: none."""
    more: bool
    """The block goes to the end of that file."""
    text: str


class Command(NamedTuple):
    line: str
    """As the reader types it, without the comment behind it."""
    printed: list[str]
    """Lines that it prints among others."""


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(page: Path) -> list[Block]:
    found = []
    for fence in FENCE.finditer(text_of(page)):
        title = re.search(r'title="([\w.]+)(, at the end)?"', fence[2])
        found.append(Block(fence[1], title[1] if title else "", bool(title and title[2]), fence[3]))
    return found


def commands(block: Block) -> list[Command]:
    """Of a block `console`: lines with `$` are typed, the others printed; `…` stands for what is left out."""
    found: list[Command] = []
    for line in block.text.splitlines():
        if line.startswith("$ "):
            found.append(Command(line[2:].split("  #")[0].rstrip(), []))
        elif line.strip() not in ("", "…"):
            found[-1].printed.append(line)
    return found


def typed_lines(page: Path) -> list[str]:
    """Every command of a page, whichever way it is set."""
    lines = [one.line for block in blocks(page) if block.kind == "console" for one in commands(block)]
    lines += [line for block in blocks(page) if block.kind == "" for line in block.text.splitlines()]
    lines += INDENTED.findall(FENCE.sub("", text_of(page)))
    return [line.split("  #")[0].strip() for line in lines]
