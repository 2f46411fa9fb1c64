"""The reference of the site: every public name has a docstring, every example in one is true, every module is there."""

from __future__ import annotations

import ast
import doctest
import pkgutil
import re
from importlib import import_module
from pathlib import Path

import pytest

import labtop

ROOT = Path(__file__).parents[2]
PACKAGES = ("engine", "chemistry", "bots", "lab")
MODULES = [
    "labtop",
    *(
        f"labtop.{package}.{one.name}"
        for package in PACKAGES
        for one in pkgutil.iter_modules(import_module(f"labtop.{package}").__path__)
    ),
]
LEAST_EXAMPLES = 25


def source_of(module):
    return Path(import_module(module).__file__).with_suffix(".py").read_text(encoding="utf-8")


def silent(body, before=""):
    """Public classes, functions and methods without a docstring."""
    found = []
    for one in body:
        if isinstance(one, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and not one.name.startswith("_"):
            if not ast.get_docstring(one):
                found.append(before + one.name)
            if isinstance(one, ast.ClassDef):
                found += silent(one.body, f"{before}{one.name}.")
    return found


def test_a_silent_name_is_found():
    assert silent(ast.parse("class A:\n def b(self): ...\ndef _c(): ...").body) == ["A", "A.b"]


@pytest.mark.parametrize("module", MODULES)
def test_every_public_name_has_a_docstring(module):
    tree = ast.parse(source_of(module))
    assert ast.get_docstring(tree)
    assert silent(tree.body) == []


def examples(module):
    return sum(len(one.examples) for one in doctest.DocTestFinder().find(import_module(module)))


@pytest.mark.parametrize("module", [module for module in MODULES if examples(module)])
def test_the_examples_are_true(module):
    assert doctest.testmod(import_module(module)).failed == 0


def test_there_are_examples():
    assert sum(map(examples, MODULES)) > LEAST_EXAMPLES
    told = {name for name in labtop.__all__ if ">>>" in (getattr(labtop, name).__doc__ or "")}
    assert {"Game", "resume", "room", "start"} <= told


def test_every_module_is_on_a_page():
    pages = "".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs" / "api").glob("*.md"))
    assert sorted(re.findall(r"^::: (\S+)$", pages, re.MULTILINE)) == sorted(MODULES)
