"""Every paragraph of a room's rules, every resolution of its specification and every refusal has its test.

These tests read the tests of `tests/rooms/<room>`; a room that is registered is asked for all of it.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from labtop.engine.registry import ROOMS
from labtop.locales.texts import rules_text
from texts.reading import ANY_RULE, FOLDERS, Raised, catalogues, parsed, raised, source, text

TESTS = Path(__file__).parent.parent / "rooms"

RESOLUTIONS = {
    "chem-and-roll": [*(f"R{n}" for n in range(1, 27)), "R6b", "R10b", "R11b"],
    "chain-growth": [f"Q{n}" for n in range(2, 37)],
    "chemistry-monopoly": [f"R{n}" for n in range(1, 28) if n != 18],
    "laboratorium": [f"R{n}" for n in range(1, 29)],
}
"""The numbered resolutions of a specification, where a room has one.

Left out are Q1, the game's name and credits, and R18, the number of players, which is rule 1.5.
"""
VECTORS = {"chain-growth": set(range(1, 11))}
"""The numbered examples of a specification."""
NAMED_ALONE = {"chemistry-monopoly": {"wrong_answer"}, "laboratorium": {"no_such_target", "no_such_day"}}
"""Refusals of which a test writes out the code without its params."""
UNREACHABLE = {"chem-and-roll": {"no_such_use"}}
"""Refusals that no answer can cause: they end a loop that always finds something before."""


@cache
def files_of(id: str) -> list[Path]:
    return sorted((TESTS / FOLDERS[id].name).glob("test_*.py"))


def marked(id: str) -> set[str]:
    """The numbers in `@pytest.mark.rule("…")` over test functions."""
    found = set()
    for path in files_of(id):
        for function in ast.walk(parsed(path)):
            if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
                for mark in function.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                        found.add(ast.literal_eval(mark.args[0]))
    return found


def asserted(id: str) -> set[tuple[str, str | None, frozenset[str] | None]]:
    """Every (code, rule, params) written out in an assertion; None for what is worked out there."""
    claims = [node for path in files_of(id) for node in ast.walk(parsed(path)) if isinstance(node, ast.Assert)]
    found = set()
    for node in (node for claim in claims for node in ast.walk(claim)):
        if isinstance(node, ast.Tuple) and len(node.elts) == 3 and (code := text(node.elts[0])):
            _, rule, params = node.elts
            keys = frozenset(map(text, params.keys)) if isinstance(params, ast.Dict) else None
            found.add((code, text(rule), keys))
    return found


def named(id: str) -> set[str]:
    """Every word that is written out in a test."""
    return {word for path in files_of(id) for node in ast.walk(parsed(path)) if (word := text(node))}


@pytest.mark.parametrize("id", ROOMS)
def test_every_rule_has_a_test_and_every_test_a_rule(id):
    numbers = set(rules_text(id, "en"))
    assert sorted(numbers - marked(id)) == []
    assert sorted(marked(id) - numbers) == []


@pytest.mark.parametrize("id", RESOLUTIONS)
def test_every_resolution_of_the_specification_is_named(id):
    told = "\n".join(map(source, files_of(id)))
    assert [name for name in RESOLUTIONS[id] if not re.search(rf"\b{name}\b", told)] == []


@pytest.mark.parametrize("id", VECTORS)
def test_every_vector_of_the_specification_is_named(id):
    told = "\n".join(map(source, files_of(id)))
    found = {int(n) for words in re.findall(r"Vectors? (\d+(?: and \d+)?)", told) for n in re.findall(r"\d+", words)}
    assert found == VECTORS[id]


@pytest.mark.parametrize("id", ROOMS)
def test_every_refusal_is_produced_with_its_rule_and_params(id):
    told, alone = asserted(id), NAMED_ALONE.get(id, set())
    sites = [site for site in raised(FOLDERS[id]) if site.code not in UNREACHABLE.get(id, set())]
    assert texts_of_refusals(id) <= {site.code.replace("_", "-") for site in raised(FOLDERS[id])}
    assert [site for site in sites if site.code not in alone and not produced(site, told)] == []
    assert alone - named(id) == set()


def texts_of_refusals(id: str) -> set[str]:
    """The refusals that have words in the room's catalogue: what the reader of the code has to find."""
    kept = {key.removeprefix("refusal-") for key in catalogues("en")[id] if key.startswith("refusal-")}
    assert kept
    return {key for key in kept if "." not in key}


def produced(site: Raised, told: set[tuple[str, str | None, frozenset[str] | None]]) -> bool:
    return any(
        code == site.code and (rule is None or site.rule in (rule, ANY_RULE)) and keys in (site.params, None)
        for code, rule, keys in told
    )
