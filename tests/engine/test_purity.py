"""Engine, chemistry and rooms are pure: their imports are read, so that no clock, disk or global chance slips in."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import labtop

HOUSE = Path(labtop.__file__).parent
PURE = sorted(
    path
    for part in ("engine", "rooms", "chemistry")
    for path in (HOUSE / part).rglob("*.py")
    if path.name != "bench.py"  # measures speed, so it reads a clock
)

ALLOWED = {
    "__future__", "array", "bisect", "collections", "dataclasses", "decimal", "enum", "fractions", "functools",
    "hashlib", "hmac", "importlib", "itertools", "json", "math", "operator", "re", "string", "textwrap", "tomllib",
    "types", "typing", "msgspec", "mypy_extensions",
}  # fmt: skip
"""Modules that pure code may import besides labtop; all others (time, os, random, sockets, threads) are forbidden."""

EXCEPTIONS = {
    ("engine/dice.py", "random", "Random"),
    ("chemistry/smiles.py", "rdkit", ""),
}
"""A seeded generator of its own; the chemistry library, an optional extra."""

LOCAL = {
    "engine": {"engine"},
    "chemistry": {"engine", "chemistry"},
    "rooms": {"engine", "chemistry", "rooms"},
}
"""Packages that each package may import."""

SHARED_PARTS = ("bots", "learning")
"""Folders of a room that may also import the shared package of the same name."""

FORBIDDEN_CALLS = {"open", "exec", "eval", "compile", "__import__", "input", "print", "breakpoint", "hash", "id"}
"""Built-ins with side effects or results that vary: `hash` and `id` differ from run to run."""


def imports(path):
    """Each import anywhere in a file: line, module, name."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}:{node.lineno} imports relatively"
            yield from ((node.lineno, node.module, alias.name) for alias in node.names)


def name_of(path):
    return path.relative_to(HOUSE).as_posix()


def complaints(path, house_name):
    part = house_name.split("/")[0]
    for line, module, imported in imports(path):
        top = module.split(".")[0]
        if top != "labtop":
            if top not in ALLOWED and (house_name, module, imported) not in EXCEPTIONS:
                yield f"{house_name}:{line} imports {module} {imported}"
            continue
        inner = module.split(".")[1] if "." in module else imported
        folder = house_name.split("/")[2:3]
        shared = set(folder) & set(SHARED_PARTS) if part == "rooms" else set()
        if inner not in LOCAL[part] | shared:
            yield f"{house_name}:{line} knows {inner}"
        if part == "rooms" and inner == "rooms" and not module.startswith(f"labtop.rooms.{house_name.split('/')[1]}"):
            yield f"{house_name}:{line} knows another room"


def test_there_is_something_to_read():
    names = [name_of(path) for path in PURE]
    assert "engine/core.py" in names
    assert "rooms/chem_and_roll/rules.py" in names
    assert len(names) > 15


@pytest.mark.parametrize("path", PURE, ids=name_of)
def test_imports(path):
    assert list(complaints(path, name_of(path))) == []


@pytest.mark.parametrize("path", PURE, ids=name_of)
def test_calls(path):
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in FORBIDDEN_CALLS, f"{name_of(path)}:{node.lineno} calls {node.func.id}"


IN_ANY_ORDER = {"sorted", "sum", "min", "max", "any", "all", "set", "frozenset", "len"}
"""Functions that may iterate over a set, because their result does not depend on the order."""


def is_set(node):
    return isinstance(node, (ast.Set, ast.SetComp)) or called(node) in {"set", "frozenset"}


def called(node):
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def ordered_by_hash(tree):
    """Lines that go through a set in its own order: a loop, a list made of it, a comprehension not sorted at once."""
    harmless = {id(inner) for node in ast.walk(tree) if called(node) in IN_ANY_ORDER for inner in node.args}
    for node in ast.walk(tree):
        if isinstance(node, ast.For) and is_set(node.iter):
            yield node.lineno
        elif isinstance(node, (ast.ListComp, ast.GeneratorExp, ast.DictComp)) and id(node) not in harmless:
            yield from (node.lineno for part in node.generators if is_set(part.iter))
        elif called(node) in {"list", "tuple", "enumerate", "zip"}:
            yield from (node.lineno for inner in node.args if is_set(inner))


@pytest.mark.parametrize("path", PURE, ids=name_of)
def test_nothing_goes_by_the_order_of_a_set(path):
    assert list(ordered_by_hash(ast.parse(path.read_text()))) == []


@pytest.mark.parametrize("line", ["for x in {1, 2}: pass", "y = [x for x in set(z)]", "y = list({a for a in z})"])
def test_the_reader_sees_the_order_of_a_set(line):
    assert list(ordered_by_hash(ast.parse(line))) == [1]
    assert list(ordered_by_hash(ast.parse("y = sorted(x for x in set(z)); n = len(set(z)); b = x in {1, 2}"))) == []


@pytest.mark.parametrize(
    "line",
    [
        "import time", "from datetime import datetime", "import os.path", "import sys", "import socket",
        "import secrets",
        "import random", "from random import random", "import threading", "import asyncio", "import subprocess",
        "import uuid", "import urllib.request", "from pathlib import Path", "def f():\n    import time",
        "from labtop.server import app", "from labtop import bots", "import labtop.cli.main",
        "from labtop.tables import keys", "from labtop.rooms.chess import rules",
    ],
)  # fmt: skip
def test_the_reader_sees_what_is_not_pure(tmp_path, line):
    """Each of these in a room's file would be named."""
    source = tmp_path / "rules.py"
    source.write_text(f"from __future__ import annotations\n{line}\n")
    assert len(list(complaints(source, "rooms/chem_and_roll/rules.py"))) == 1


def test_the_engine_may_not_know_a_room(tmp_path):
    source = tmp_path / "drive.py"
    source.write_text("from labtop.rooms.chem_and_roll import ROOM\nfrom random import Random\n")
    assert len(list(complaints(source, "engine/drive.py"))) == 2
