"""Everything of a room is in its folder: the rest of the program names no room and no field of a room.

Imports and words of every file outside `rooms/` are read. Names that belong to rooms are collected from their Structs:
ids and package names, names of fields, tags of answers and events, kinds of questions. Docstrings may give examples.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import get_args

import msgspec
import pytest

from engine.test_purity import HOUSE, imports, name_of
from labtop.engine.registry import ROOMS, room
from labtop.locales.texts import LANGUAGES
from texts.reading import catalogues

SHARED = sorted(path for path in HOUSE.rglob("*.py") if name_of(path).split("/")[0] != "rooms")
TABLE = "engine/registry.py"
"""The one file that names rooms: the literal table of all there are."""
PARTS = ("actions", "options", "view", "events", "pack", "deck")
"""Modules of a room whose Structs are its public interface."""


def name_in_web(path):
    return path.relative_to(WEB).as_posix()


WEB = HOUSE.parents[1] / "web" / "src"
BROWSER = sorted(
    path
    for folder in ("lib", "shell")
    for path in (WEB / folder).rglob("*.*")
    if path.suffix in {".ts", ".svelte", ".css"} and not path.name.endswith((".test.ts", ".gen.ts", "fakes.ts"))
)
"""Without tests, their fakes, and the types that are generated from the rooms."""

STYLES = {
    "cli/play/screen.py": ("blue", "red", "white", "violet", "money", "good"),
    "cli/result.py": ("money", "good"),
    "cli/play/pages.py": ("good",),
    "cli/play/session.py": ("good",),
    "cli/play/turn.py": ("good",),
}
QUOTED = re.compile(r"['`]([a-z][a-z0-9-]*(?:\.[a-z]+)?)['`]")
"""A key of a message, in the browser's sources."""
ALLOWED = {
    "styles of drawn lines": {(file, word) for file, words in STYLES.items() for word in words},
    "fields and parameters that name a player, in every room": {
        ("engine/room_text.py", "to"), ("engine/room_text.py", "victim"),
    },
    "kinds of damage to a record, and findings about disk and database": {
        ("engine/record.py", "changed"), ("server/doctor.py", "fixed"), ("server/doctor.py", "space"),
        ("server/finding.py", "good"),
    },
    "what a method of HTTP is counted as, and what h11 calls the address of a request": {
        ("server/security.py", "other"), ("server/http_reader.py", "target"),
    },
    "what the repr of a game says, where its room counts rounds": {("engine/game.py", "round")},
    "units in which coaches value answers, and how a decided game stands": {
        ("bots/coach.py", "money"), ("bots/hinting.py", "money"), ("bots/hinting.py", "lost"),
    },
    "a Python program that does nothing": {("lab/bench.py", "pass")},
}  # fmt: skip
"""Reason -> file and word. What shared code or the standard library calls its own functions and members needs none."""


# ---- what belongs to rooms -----------------------------------------------------------------------------------------


def names_of_rooms() -> set[str]:
    return {*ROOMS, *(package.rpartition(".")[2] for package in ROOMS.values())}


def structs(package: str) -> list[type[msgspec.Struct]]:
    modules = [import_module(f"{package}.{part}") for part in PARTS if find_spec(f"{package}.{part}")]
    found = [one for module in modules for one in vars(module).values() if isinstance(one, type)]
    return [one for one in found if issubclass(one, msgspec.Struct) and one.__module__.startswith(package)]


def fields_of(id: str) -> set[str]:
    return {name for struct in structs(ROOMS[id]) for name in struct.__struct_fields__}


def kinds_of(id: str) -> set[str]:
    """Of answers, questions and events."""
    found = {str(kind.__struct_config__.tag) for kind in get_args(room(id).actions)} | set(room(id).kinds)
    keys = [key for key in catalogues("en")[id] if key.startswith("event-") and "." not in key]
    return found | {key.removeprefix("event-").replace("-", "_") for key in keys}


@cache
def fields_of_rooms() -> frozenset[str]:
    """Fields of any room that nothing shared is called by."""
    return frozenset().union(*map(fields_of, ROOMS)) - shared_names() - LIBRARY


@cache
def kinds_of_rooms() -> frozenset[str]:
    return frozenset().union(*map(kinds_of, ROOMS)) - shared_names() - LIBRARY


LIBRARY = frozenset(
    name for kind in (str, bytes, list, dict, set, tuple, int, type(ast), BaseException) for name in dir(kind)
) | {"cancelled", *LANGUAGES}
"""Attributes of built-in values and of asyncio's tasks; and the languages."""


@cache
def shared_names() -> frozenset[str]:
    """Names defined by modules and classes outside `rooms/` and `chemistry/`: functions, fields, attributes."""
    found = set()
    for path in SHARED:
        if name_of(path).split("/")[0] == "chemistry":  # its words are those of rooms too: chains, bonds, tokens
            continue
        tree = ast.parse(path.read_text())
        for node in (tree, *ast.walk(tree)):
            if isinstance(node, ast.Module | ast.ClassDef):
                found |= {part.name for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)}
            if isinstance(node, ast.ClassDef):
                found |= {part.target.id for part in node.body if isinstance(part, ast.AnnAssign)}
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and is_self(node.value):
                found.add(node.attr)
    return frozenset(found)


def is_self(node):
    return isinstance(node, ast.Name) and node.id == "self"


# ---- reading -------------------------------------------------------------------------------------------------------


def docstrings(tree):
    """Texts that stand alone: they describe, and no code reads them."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def words_in(path):
    """Line and word of every attribute, name and text in a file, and which of these it is."""
    tree = ast.parse(path.read_text())
    described = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            yield node.lineno, node.attr, "attribute"
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id, "name"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in described:
            yield node.lineno, node.value, "text"


def leaks(path, house_name):
    """Names of a room that a file outside `rooms/` uses."""
    for line, module, imported in imports(path):
        if f"{module}.{imported}".startswith("labtop.rooms"):
            yield f"{house_name}:{line} imports {module}"
    allowed = {word for pairs in ALLOWED.values() for file, word in pairs if file == house_name}
    names = names_of_rooms()
    fields, kinds = fields_of_rooms() - allowed, kinds_of_rooms() - allowed
    known = {"attribute": fields, "text": fields | kinds, "name": frozenset()}
    for line, word, what in words_in(path):
        if any(name in word for name in names):
            yield f"{house_name}:{line} names a room: {word}"
        elif word in known[what] and house_name.split("/")[0] != "chemistry":
            yield f"{house_name}:{line} uses {word}, which only rooms have"


@pytest.mark.parametrize("path", [path for path in SHARED if name_of(path) != TABLE], ids=name_of)
def test_nothing_outside_names_a_room_or_its_fields(path):
    assert list(leaks(path, name_of(path))) == []


@pytest.mark.parametrize("path", BROWSER, ids=name_in_web)
def test_the_shared_part_of_the_browser_names_no_room(path):
    text = path.read_text(encoding="utf-8")
    assert [name for name in sorted(names_of_rooms()) if name in text] == []


@pytest.mark.parametrize("path", BROWSER, ids=name_in_web)
def test_the_shared_part_of_the_browser_uses_no_message_of_one_room(path):
    assert sorted(texts_of_rooms() & set(QUOTED.findall(path.read_text(encoding="utf-8")))) == []


@cache
def texts_of_rooms() -> set[str]:
    """Messages that exactly one room has: several may have an option or a word of the same name."""
    found = catalogues("en")
    in_rooms = [key for room in ROOMS for part in (room, f"web-{room}") for key in found.get(part, ())]
    others = {key for name, keys in found.items() if name.removeprefix("web-") not in ROOMS for key in keys}
    return {key for key in in_rooms if in_rooms.count(key) == 1} - others


def test_messages_of_one_room_are_found():
    assert {"web-lab-team-you", "team-board-players", "pattern-run"} <= texts_of_rooms()
    assert QUOTED.findall("say(plan ? 'team-name' : `pattern-run`)") == ["team-name", "pattern-run"]
    assert not {"seat-name", "option-pack"} & texts_of_rooms()


def test_the_shared_part_of_the_browser_is_read():
    assert {"shell/TableFrame.svelte", "shell/pages/About.svelte", "lib/socket.ts"} <= set(map(name_in_web, BROWSER))


def test_the_table_of_rooms_is_only_a_table():
    """Ids and packages stand in `ROOMS`, and nowhere else in the registry."""
    path = HOUSE / TABLE
    table = next(node for node in ast.parse(path.read_text()).body if is_table(node))
    outside = [
        leak
        for leak in leaks(path, TABLE)
        if not table.lineno <= int(leak.split(":")[1].split()[0]) <= table.end_lineno
    ]
    assert outside == []


def is_table(node):
    return isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "ROOMS"


# ---- the readers see what they should ------------------------------------------------------------------------------


def test_the_words_of_rooms_are_collected():
    fields, kinds = fields_of_rooms(), kinds_of_rooms()
    assert {"box", "violet", "monomers", "starter", "give", "want", "pay", "centre", "reagents", "boum"} <= fields
    assert {"rolled", "offer", "propagate", "acid_sold"} <= kinds
    assert not {"seat", "kind", "public", "options"} & (fields | kinds)
    assert len(fields) > 150
    assert len(kinds) > 80


def test_every_allowed_word_is_used():
    """Else an exception that was once needed would stay open."""
    pairs = {pair for found in ALLOWED.values() for pair in found}
    used = {(name_of(path), word) for path in SHARED for _, word, _ in words_in(path)}
    assert pairs - used == set()


@pytest.mark.parametrize(
    "line",
    [
        "from labtop.rooms.laboratorium import ROOM",
        "from labtop.rooms import chain_growth as other",
        "import labtop.rooms.chem_and_roll.text",
        "def f():\n    from labtop.rooms.chemistry_monopoly.view import Menu",
        'ROOMS = ("chemistry-monopoly",)',
        'SECRET = {"chain-growth": 1}',
        'path = f"labtop/{chem_and_roll}"',
        "laboratorium = 1",
        'if room.id == "laboratorium": pass',
        "value = action.box",
        "menu = view.public.reagents",
        'name = getattr(action, "monomers")',
        'if name in ("give", "want"): pass',
        'if event.kind == "acid_sold": pass',
        'DULL = frozenset({"rolled"})',
        'if ask.kind == "offer": pass',
        "action.violet = 3",
        'params["cancels"] = 0',
    ],
)
def test_the_reader_sees_a_leak(tmp_path, line):
    source = tmp_path / "turn.py"
    source.write_text(f'"""A chem-and-roll box in a docstring is an example."""\n{line}\n')
    assert list(leaks(source, "cli/play/turn.py")) != []


def test_what_is_shared_is_no_leak(tmp_path):
    source = tmp_path / "turn.py"
    source.write_text('label = room.text.label(words, "seat", action.seat, [action], view)\nfound = game.room.id\n')
    assert list(leaks(source, "cli/play/turn.py")) == []
    source.write_text('STYLES = {"blue": "bold"}\n')
    assert list(leaks(source, "cli/play/screen.py")) == []
    assert list(leaks(source, "cli/play/turn.py")) != []
