"""Files of the program, the browser part and the tests, and functions of the program, can be read at once."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from engine.test_purity import HOUSE

LINES = 400
"""Of a file …"""
BODY = 60
"""… and of a function, with its docstring."""


def long_functions(source: str) -> list[str]:
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.end_lineno - node.lineno + 1 > BODY
    ]


ROOT = Path(__file__).parents[2]
GENERATED = "types.gen.ts"
READ_BY_PEOPLE = {".py", ".ts", ".svelte", ".css", ".mjs"}


def too_long(folder: Path) -> list[str]:
    files = (path for path in sorted(folder.rglob("*")) if path.suffix in READ_BY_PEOPLE and path.name != GENERATED)
    lengths = {path: path.read_text("utf-8").count("\n") for path in files}
    return [f"{path.relative_to(folder)}: {n} lines" for path, n in lengths.items() if n > LINES]


@pytest.mark.parametrize(
    "folder", ["src/labtop", "tests", "benchmarks", "examples", "web/src", "web/e2e", "web/scripts"]
)
def test_files_are_short(folder):
    assert too_long(ROOT / folder) == []


def test_a_long_file_is_found(tmp_path):
    (tmp_path / "long.css").write_text("a\n" * (LINES + 1), encoding="utf-8")
    (tmp_path / "short.ts").write_text("a\n" * LINES, encoding="utf-8")
    assert too_long(tmp_path) == ["long.css: 401 lines"]


def test_functions_are_short():
    found = []
    for path in sorted(HOUSE.rglob("*.py")):
        found += [f"{path.relative_to(HOUSE)}: {function}" for function in long_functions(path.read_text("utf-8"))]
    assert found == []


def test_a_long_function_is_found():
    body = "    x = 1\n" * BODY
    assert long_functions(f"def short():\n{body[10:]}\ndef long():\n{body}") == ["long"]
