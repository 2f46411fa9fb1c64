"""How tables are built: from parts, in short methods. Sources are read."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from labtop.tables import service

FOLDER = Path(service.__file__).parent
FILES = sorted(FOLDER.glob("*.py"))
MOST_LINES = 40
MOST_PUBLIC = 25
"""The most methods of one class; a class with more should be split."""
BASES = {"Struct", "Strict", "Protocol", "Exception", "Illegal"}
"""Allowed base classes in tables: data, interfaces, errors. Parts are held as attributes, not inherited."""


def complaints(source):
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = node.end_lineno - node.lineno + 1
            if lines > MOST_LINES:
                yield f"{node.name} has {lines} lines"
            if any(isinstance(inner, ast.Raise) and "NotImplemented" in ast.dump(inner) for inner in ast.walk(node)):
                yield f"{node.name} is a stub"
        elif isinstance(node, ast.ClassDef):
            bases = {ast.unparse(base).split("[")[0] for base in node.bases}
            if bases - BASES:
                yield f"{node.name} is derived from {', '.join(sorted(bases - BASES))}"
            methods = [inner for inner in node.body if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef)]
            if len(methods) > MOST_PUBLIC:
                yield f"{node.name} has {len(methods)} methods"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_parts(path):
    assert list(complaints(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("class A:\n    pass\nclass B(A):\n    pass", "B is derived from A"),
        ("def f():\n    raise NotImplementedError", "f is a stub"),
        ("async def g():\n" + "    x = 1\n" * 41, "g has 42 lines"),
        ("class C:\n" + "".join(f"    def m{i}(self): pass\n" for i in range(26)), "C has 26 methods"),
    ],
)
def test_the_reader_sees_it(source, found):
    assert list(complaints(source)) == [found]
