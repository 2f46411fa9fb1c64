"""Every paragraph of the rules, every resolution of the specification and every refusal has its test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from labtop.rooms import chemistry_monopoly

HERE = Path(__file__).parent
ROOM = Path(chemistry_monopoly.__file__).parent


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
                        found.add(mark.args[0].value)
    return found


def written_out(node: ast.AST) -> list[str]:
    if isinstance(node, ast.IfExp):
        return written_out(node.body) + written_out(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) else []


def refusals() -> dict[str, set[str]]:
    """Per code: the rules it cites."""
    found: dict[str, set[str]] = {}
    for path in ROOM.glob("*.py"):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "Illegal":
                for code in written_out(call.args[0]):
                    found.setdefault(code, set()).update(written_out(call.args[1]) if len(call.args) > 1 else [])
    return found


def asserted() -> set[tuple[str, str]]:
    """Every (code, rule, …) written out in an assertion."""
    found = set()
    for tree in trees():
        for claim in ast.walk(tree):
            if isinstance(claim, ast.Assert):
                for node in ast.walk(claim):
                    if isinstance(node, ast.Tuple) and len(node.elts) == 3:
                        code, rule, _ = node.elts
                        if isinstance(code, ast.Constant) and isinstance(rule, ast.Constant):
                            found.add((code.value, rule.value))
    return found


def test_every_rule_has_a_test():
    assert len(paragraphs()) == 84
    assert sorted(paragraphs() - marked()) == []


def test_every_test_cites_a_rule_that_exists():
    assert sorted(marked() - paragraphs()) == []


def test_every_refusal_is_produced_with_its_rule():
    wanted = {(code, rule) for code, rules in refusals().items() for rule in rules if code != "bad_pack"}
    assert len(wanted) > 55
    assert sorted(wanted - asserted()) == []
    assert {rule for _, rule in wanted} <= paragraphs()


def test_every_resolution_of_the_specification_is_named():
    text = "\n".join(path.read_text("utf-8") for path in HERE.glob("*.py") if path != Path(__file__))
    missing = [f"R{n}" for n in range(1, 28) if not re.search(rf"\bR{n}\b", text)]
    assert missing == ["R18"], "R18, the number of players, is rule 1.5"


def test_every_function_of_a_rule_cites_a_paragraph_that_exists():
    for path in ROOM.glob("*.py"):
        for numbers in re.findall(r"[Rr]ules? (\d+\.\d+(?:(?:, | and | to )\d+\.\d+)*)", path.read_text("utf-8")):
            assert set(re.findall(r"\d+\.\d+", numbers)) <= paragraphs(), path.name
