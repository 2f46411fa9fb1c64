"""Tables know no HTTP, stores no game, the server no rule: the imports allowed to each package are listed here.

A new import fails until it is added to the list, which makes the new dependency a deliberate decision.
"""

from __future__ import annotations

import ast

import pytest

from engine.test_purity import HOUSE, imports, name_of

KNOWN = {
    "tables": {
        "bots.base", "bots.coach", "bots.hinting", "bots.own", "bots.text", "chemistry.smiles",
        "engine.arrivals", "engine.codec", "engine.core", "engine.dice", "engine.drive", "engine.game",
        "engine.packs", "engine.played", "engine.record", "engine.registry", "engine.spans", "engine.wire",
        "learning.introductions", "locales.names", "locales.texts", "printing.documents", "printing.summaries",
        "printing.typesetting", "printing.wanted", "stores.base",
    },
    "stores": {"engine.core"},
    "server": {
        "", "about", "bots.base", "bots.own", "bots.text", "engine.codec", "engine.content", "engine.core",
        "engine.registry", "engine.wire", "stores.ages", "stores.backup", "stores.base", "stores.folder",
        "stores.schema", "stores.sqlite", "tables.archive", "tables.bots", "tables.jobs", "tables.keys", "tables.link",
        "tables.occupancy", "tables.protocol", "tables.retention", "tables.service", "tables.sparse_log",
        "tables.turns", "tables.workers",
        "locales.rooms", "locales.texts", "printing.summaries", "printing.wanted",
    },
}  # fmt: skip
"""Package -> modules of other packages that it imports ("": labtop itself, for its version)."""

NAMES = {
    ("stores", "engine.core"): {"Illegal"},
    ("server", "engine.core"): {"Illegal"},
    ("server", "engine.registry"): {"ROOMS", "Length", "Room", "room"},
    ("server", "engine.wire"): {"Outcome", "Refusal", "View"},
}
"""Modules of which only some names may be imported: refusals, the list of rooms, types for the documents."""

OUTSIDE = {
    "tables": {
        "__future__", "asyncio", "base64", "collections", "concurrent", "contextlib", "decimal", "functools", "hashlib",
        "hmac", "itertools", "logging", "msgspec", "multiprocessing", "operator", "os", "pathlib", "re", "resource",
        "signal", "subprocess", "sys", "threading", "typing", "unicodedata", "weakref",
    },
    "stores": {
        "__future__", "asyncio", "collections", "concurrent", "contextlib", "errno", "filelock", "hashlib", "msgspec",
        "os", "pathlib", "queue", "re", "shutil", "sqlite3", "sys", "threading", "time", "typing", "urllib",
    },
}  # fmt: skip
"""Packages other than labtop that they may import; the server may import anything."""

BY_NAME: dict[str, set[str]] = {"server/settings.py": {"picows"}}
"""Files that load modules by a name that is put together, as the registry alone does, or look whether there is one."""

NEVER = {
    "tables": ("server", "rooms", "cli"),
    "stores": ("server", "rooms", "tables", "bots", "chemistry", "learning", "locales", "cli"),
    "server": ("rooms", "chemistry", "cli"),
}
"""Imports that no entry above may allow."""

HTTP = {"aiohttp", "h11", "http", "httptools", "litestar", "socket", "ssl", "starlette", "uvicorn", "uvloop",
        "websockets", "wsproto"}  # fmt: skip

FILES = sorted(path for part in KNOWN for path in (HOUSE / part).rglob("*.py"))


def inner_module(module, name):
    """`from labtop.engine import codec` and `import labtop.engine.codec` mean the same: engine.codec."""
    parts = module.split(".")[1:]
    folder = HOUSE.joinpath(*parts)
    if name and (folder.is_dir() and ((folder / f"{name}.py").exists() or (folder / name).is_dir())):
        return ".".join([*parts, name]), ""
    return ".".join(parts), name


def complaints(path, house_name):
    part = house_name.split("/")[0]
    for line, module, name in imports(path):
        if module.split(".")[0] != "labtop":
            if module.split(".")[0] not in OUTSIDE.get(part, {module.split(".")[0]}):
                yield f"{house_name}:{line} imports {module}"
            continue
        inner, wanted = inner_module(module, name)
        if inner.split(".")[0] == part:
            continue
        if inner not in KNOWN[part]:
            yield f"{house_name}:{line} knows {inner}"
        elif wanted not in NAMES.get((part, inner), {wanted}):
            yield f"{house_name}:{line} wants {wanted} of {inner}"


def loaded_by_name(path):
    """Modules loaded by `import_module` and similar calls: the last part of the name, or all of a literal name."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and called(node.func) in {"import_module", "__import__", "find_spec"}:
            given = node.args[0]
            last = given.values[-1] if isinstance(given, ast.JoinedStr) else given
            yield str(last.value).removeprefix(".") if isinstance(last, ast.Constant) else "anything"


def called(node):
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def test_the_lists_themselves():
    for part, known in KNOWN.items():
        assert not [module for module in known if module.split(".")[0] in NEVER[part]]
    assert not HTTP & (OUTSIDE["tables"] | OUTSIDE["stores"])


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_imports(path):
    assert list(complaints(path, name_of(path))) == []


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_imports_by_name(path):
    assert set(loaded_by_name(path)) <= BY_NAME.get(name_of(path), set())


def test_nothing_is_listed_that_is_not_imported():
    """Else a limit that was once needed would stay open."""
    found, outside = {part: set() for part in KNOWN}, {part: set() for part in OUTSIDE}
    for path in FILES:
        part = name_of(path).split("/")[0]
        for _, module, name in imports(path):
            if module.split(".")[0] == "labtop":
                found[part].add(inner_module(module, name)[0])
            elif part in outside:
                outside[part].add(module.split(".")[0])
    assert {part: KNOWN[part] - found[part] for part in KNOWN} == {part: set() for part in KNOWN}
    assert outside == OUTSIDE
    assert {name_of(path): set(loaded_by_name(path)) for path in FILES if set(loaded_by_name(path))} == BY_NAME


@pytest.mark.parametrize(
    ("place", "line"),
    [
        *(("tables/table.py", f"import {module}") for module in sorted(HTTP)),
        ("tables/table.py", "from http import HTTPStatus"), ("tables/table.py", "from labtop.server import answers"),
        ("tables/table.py", "import labtop.server.application"), ("tables/table.py", "from labtop import server"),
        ("tables/table.py", "def f():\n    from labtop.rooms.laboratorium import ROOM"),
        ("stores/sqlite.py", "from labtop.rooms import laboratorium"), ("stores/sqlite.py", "from labtop import rooms"),
        ("stores/sqlite.py", "from labtop.tables.seats import Seats"), ("stores/sqlite.py", "import labtop.bots.base"),
        ("stores/sqlite.py", "from labtop.engine import codec"), ("stores/sqlite.py", "import h11"),
        ("stores/sqlite.py", "from labtop.engine.core import Event"),
        ("server/routes.py", "from labtop.rooms.chain_growth.rules import Rules"),
        ("server/routes.py", "import labtop.rooms"), ("server/routes.py", "from labtop.engine import drive"),
        ("server/routes.py", "from labtop.engine.core import Rules"),
        ("server/routes.py", "from labtop.tables import judge"),
    ],
)  # fmt: skip
def test_the_reader_sees_what_a_part_may_not_know(tmp_path, place, line):
    source = tmp_path / "file.py"
    source.write_text(f"from __future__ import annotations\n{line}\n")
    assert len(list(complaints(source, place))) == 1


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('import_module("labtop.rooms.laboratorium.rules")', "labtop.rooms.laboratorium.rules"),
        ('importlib.import_module(f"{ROOMS[id]}.rules")', "rules"),
        ("__import__(name)", "anything"),
    ],
)
def test_the_reader_sees_what_is_loaded_by_name(tmp_path, line, found):
    source = tmp_path / "file.py"
    source.write_text(line)
    assert list(loaded_by_name(source)) == [found]


INNER = sorted(
    path
    for part in ("engine", "bots", "lab", "learning", "locales", "printing")
    for path in (HOUSE / part).rglob("*.py")
)
DOORS = {"cli", "server", "tables"}


@pytest.mark.parametrize("path", INNER, ids=name_of)
def test_what_doors_share_knows_no_door(path):
    """Hints in words, catalogues and simulations serve terminal and tables alike."""
    known = {inner_module(module, name)[0] for _, module, name in imports(path) if module.split(".")[0] == "labtop"}
    assert {module.split(".")[0] for module in known} & DOORS == set()
