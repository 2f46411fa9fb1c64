"""Every paragraph of the rules, every resolution of the specification and every refusal has its test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from labtop.rooms import chain_growth

HERE = Path(__file__).parent
ROOM = Path(chain_growth.__file__).parent
TITLE_ONLY = {"Q1"}
"""What the game is called and credited: RULES.md says it, nothing plays it."""


def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for path in sorted(HERE.glob("test_*.py"))]


def paragraphs() -> set[str]:
    """The numbers of RULES.md: bold at the start of a paragraph."""
    return set(re.findall(r"^\*\*(\d+\.\d+)\*\*", (ROOM / "RULES.md").read_text("utf-8"), re.MULTILINE))


def marked() -> set[str]:
    """The numbers in `@pytest.mark.rule("…")` over test functions."""
    found = set()
    for tree in trees():
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
                for mark in function.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                        found.add(ast.literal_eval(mark.args[0]))
    return found


def refusals_of_the_room() -> dict[str, tuple[set[str | None], set[frozenset[str]]]]:
    """Per code: the rules it cites (None: worked out) and the params it carries."""
    found: dict[str, tuple[set[str | None], set[frozenset[str]]]] = {}
    for name in ("judge.py", "deck.py"):
        for call in ast.walk(ast.parse((ROOM / name).read_text("utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "Illegal":
                code, *rule = call.args
                rules, params = found.setdefault(ast.literal_eval(code), (set(), set()))
                rules.add("" if not rule else rule[0].value if isinstance(rule[0], ast.Constant) else None)
                params.add(frozenset(word.arg for word in call.keywords if word.arg))
    return found


def refusals_asserted() -> set[tuple[str, str, frozenset[str]]]:
    """Every (code, rule, params) written out in a test."""
    found = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Tuple) and len(node.elts) == 3 and isinstance(node.elts[2], ast.Dict):
                code, rule, params = node.elts
                if isinstance(code, ast.Constant) and isinstance(rule, ast.Constant):
                    keys = frozenset(key.value for key in params.keys if isinstance(key, ast.Constant))
                    found.add((code.value, rule.value, keys))
    return found


def test_every_rule_has_a_test():
    assert len(paragraphs()) == 49
    assert sorted(paragraphs() - marked()) == []


def test_every_test_cites_a_rule_that_exists():
    assert sorted(marked() - paragraphs()) == []


def test_every_resolution_of_the_specification_is_named():
    text = "\n".join(path.read_text("utf-8") for path in HERE.glob("test_*.py") if path != Path(__file__))
    wanted = {f"Q{n}" for n in range(1, 37)} - TITLE_ONLY
    assert sorted(name for name in wanted if not re.search(rf"\b{name}\b", text)) == []


def test_every_vector_of_the_specification_is_named():
    text = "\n".join(path.read_text("utf-8") for path in HERE.glob("test_*.py"))
    named = {int(n) for words in re.findall(r"Vectors? (\d+(?: and \d+)?)", text) for n in re.findall(r"\d+", words)}
    assert named == set(range(1, 11))


def test_every_refusal_is_produced_with_its_rule_and_params():
    asserted = refusals_asserted()
    missing = [
        (code, rule, sorted(keys))
        for code, (rules, params) in refusals_of_the_room().items()
        for keys in params
        for rule in rules
        if not any(c == code and k == keys and rule in (r, None) for c, r, k in asserted)
    ]
    assert missing == []
