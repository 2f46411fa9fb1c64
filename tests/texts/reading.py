"""Reads our own source and catalogues, so that a test can say which words are missing."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Message, VariableReference
from fluent.syntax.visitor import Visitor

import labtop
from labtop.engine.registry import ROOMS

SOURCE = Path(labtop.__file__).parent
LOCALES = SOURCE / "locales"
FOLDERS = {id: SOURCE.joinpath(*path.split(".")[1:]) for id, path in ROOMS.items()}
"""Room -> where its rules stand."""
ROOM = FOLDERS["chem-and-roll"]
ANY_RULE = "9.9"
"""Stands for a paragraph that is worked out where it is raised."""


class Raised(NamedTuple):
    """One place that refuses: code, rule paragraph, names of parameters."""

    where: str
    code: str
    rule: str
    params: frozenset[str]


def trees(under: Path = SOURCE, having: str = ""):
    """The syntax trees of all files in which this text stands: reading the others takes time and finds nothing."""
    for path in [under] if under.is_file() else sorted(under.rglob("*.py")):
        if having in source(path):
            yield path, parsed(path)


@cache
def source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(source(path))


def calls(tree: ast.AST, *names: str):
    """Calls of a function or method of these names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", None)
            if name in names:
                yield node


def text(node: ast.AST | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def written_out(node: ast.AST) -> list[str]:
    """The texts an argument can be: one, or either side of an `if`."""
    if isinstance(node, ast.IfExp):
        return written_out(node.body) + written_out(node.orelse)
    word = text(node)
    return [] if word is None else [word]


@cache
def raised(under: Path = SOURCE) -> list[Raised]:
    """Every Illegal made in the source whose code is written out there; one per code and rule it can have."""
    found = []
    for path, tree in trees(under, "Illegal("):
        for call in calls(tree, "Illegal"):
            params = frozenset(word.arg for word in call.keywords if word.arg)
            rules = (written_out(call.args[1]) or [ANY_RULE]) if len(call.args) > 1 else [""]
            where = f"{path.relative_to(SOURCE)}:{call.lineno}"
            found += [Raised(where, code, rule, params) for code in written_out(call.args[0]) for rule in rules]
    return found


def unreadable(under: Path) -> list[str]:
    """Where a code is not written out, so that no test can see whether it has a text."""
    return [
        f"{path.name}:{call.lineno}"
        for path, tree in trees(under, "Illegal(")
        for call in calls(tree, "Illegal")
        if not written_out(call.args[0])
    ]


def damages() -> list[Raised]:
    """Every way a record can be damaged; `code` is the reason."""
    found = []
    for path, tree in trees(SOURCE / "engine"):
        for call in calls(tree, "Damaged"):
            reason = text(call.args[1])
            if reason is not None:
                params = frozenset(word.arg for word in call.keywords if word.arg)
                found.append(Raised(f"{path.name}:{call.lineno}", reason, "", params))
    return found


def first_words(under: Path, at: int, *names: str) -> set[str]:
    """The text given as argument number `at` to these functions, wherever it is written out."""
    found = set()
    for _, tree in trees(under):
        for call in calls(tree, *names):
            if len(call.args) > at:
                found |= {word for node in ast.walk(call.args[at]) if (word := text(node)) is not None}
    return found


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node: VariableReference):  # noqa: N802 - the visitor's own spelling
        self.names.add(node.id.name)


def variables(node) -> frozenset[str]:
    reader = Variables()
    reader.visit(node)
    return frozenset(reader.names)


def catalogue(path: Path) -> dict[str, frozenset[str]]:
    """`key` and `key.attribute` -> the variables each of them speaks of; refuses junk and keys given twice."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert type(entry).__name__ != "Junk", f"{path.name}: {entry.content}"
        if not isinstance(entry, Message):
            continue
        assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
        assert entry.value is not None, entry.id.name
        found[entry.id.name] = variables(entry.value)
        for attribute in entry.attributes:
            assert isinstance(attribute, Attribute)
            found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def catalogue_names(lang: str) -> list[str]:
    return sorted(path.stem for path in (LOCALES / lang).glob("*.ftl"))


@cache
def catalogues(lang: str) -> dict[str, dict[str, frozenset[str]]]:
    return {name: catalogue(LOCALES / lang / f"{name}.ftl") for name in catalogue_names(lang)}
