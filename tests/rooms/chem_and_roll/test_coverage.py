"""Every paragraph of the rules, every resolution of the specification and every refusal has its test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from labtop.engine.core import Illegal
from labtop.rooms import chem_and_roll

from .dsl import Play, place, told

HERE = Path(__file__).parent
ROOM = Path(chem_and_roll.__file__).parent


def trees() -> dict[str, ast.Module]:
    return {path.name: ast.parse(path.read_text("utf-8")) for path in sorted(HERE.glob("test_*.py"))}


def paragraphs() -> set[str]:
    """The numbers of RULES.md: bold at the start of a paragraph."""
    return set(re.findall(r"^(?:[-*] )?\*\*(\d+\.\d+)\*\*", (ROOM / "RULES.md").read_text("utf-8"), re.MULTILINE))


def marked() -> set[str]:
    """The numbers in `@pytest.mark.rule("…")` over test functions."""
    found = set()
    for tree in trees().values():
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef) or not function.name.startswith("test_"):
                continue
            for mark in function.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    (number,) = mark.args
                    assert isinstance(number, ast.Constant)
                    found.add(number.value)
    return found


def refusals_of_the_judge() -> dict[str, tuple[set[str | None], set[frozenset[str]]]]:
    """Per code: the rules it cites (None: worked out) and the params it carries."""
    found: dict[str, tuple[set[str | None], set[frozenset[str]]]] = {}
    for call in ast.walk(ast.parse((ROOM / "judge.py").read_text("utf-8"))):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "Illegal":
            code, *rule = call.args
            assert isinstance(code, ast.Constant), "a refusal's code is a literal"
            rules, params = found.setdefault(code.value, (set(), set()))
            rules.add("" if not rule else rule[0].value if isinstance(rule[0], ast.Constant) else None)
            params.add(frozenset(word.arg for word in call.keywords if word.arg))
    return found


def refusals_asserted() -> set[tuple[str, str | None, frozenset[str]]]:
    """Every (code, rule, params) written out in an assertion."""
    found = set()
    for tree in trees().values():
        for claim in ast.walk(tree):
            if not isinstance(claim, ast.Assert):
                continue
            for node in ast.walk(claim):
                if isinstance(node, ast.Tuple) and len(node.elts) == 3 and isinstance(node.elts[2], ast.Dict):
                    code, rule, params = node.elts
                    if isinstance(code, ast.Constant) and isinstance(code.value, str):
                        keys = frozenset(key.value for key in params.keys if isinstance(key, ast.Constant))
                        found.add((code.value, rule.value if isinstance(rule, ast.Constant) else None, keys))
    return found


def test_every_rule_has_a_test():
    numbers = paragraphs()
    assert len(numbers) >= 50
    assert sorted(numbers - marked()) == []


def test_every_test_cites_a_rule_that_exists():
    assert sorted(marked() - paragraphs()) == []


def test_every_refusal_cites_a_rule_that_exists():
    cited = {rule for rules, _ in refusals_of_the_judge().values() for rule in rules if rule}
    assert sorted(cited - paragraphs()) == []


def test_every_resolution_of_the_specification_is_named():
    text = "\n".join(path.read_text("utf-8") for path in HERE.glob("*.py") if path != Path(__file__))
    wanted = [f"R{n}" for n in range(1, 27)] + [f"R{n}b" for n in (6, 10, 11)]
    assert [name for name in wanted if not re.search(rf"\b{name}\b", text)] == []


def test_every_refusal_is_produced_with_its_rule_and_params():
    asserted = refusals_asserted()
    missing = [
        (code, rule, sorted(keys))
        for code, (rules, params) in refusals_of_the_judge().items()
        for keys in params
        for rule in rules
        if not any(c == code and k == keys and (rule is None or r in (rule, None)) for c, r, k in asserted)
    ]
    assert missing == []


@pytest.mark.rule("1.2")
def test_chance_answers_only_what_it_is_asked():
    play = Play()
    with pytest.raises(Illegal) as refusal:
        play.chance(place("blue 1", "stock"))
    assert told(refusal.value) == ("wrong_answer", "", {"kind": "roll"})
