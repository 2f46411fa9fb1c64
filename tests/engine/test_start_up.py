"""What a new game does not load, and that what was left out still works."""

from __future__ import annotations

import subprocess
import sys

NOT_NEEDED = {
    "platform",
    "datetime",
    "textwrap",
    "msgspec.inspect",
    "typing_extensions",
    "hashlib",
    "random",
    "tomllib",
    "json",
    "pathlib",
    "labtop.rooms.chem_and_roll.judge",
    "labtop.rooms.chem_and_roll.view",
}

NEW_GAME = "import sys, labtop; labtop.start('chem-and-roll', seed=7); print(*sys.modules)"

STILL_THERE = """
import labtop, msgspec, sys
class Thing(msgspec.Struct):
    '''A thing.

        Indented.
    '''
    a: int
assert "Indented." in msgspec.json.schema(Thing)["$defs"]["Thing"]["description"]
assert msgspec.inspect.type_info(int) == msgspec.inspect.IntType()
assert msgspec.json.decode(b"[1]") == msgspec.msgpack.decode(msgspec.msgpack.encode([1])) == [1]
assert msgspec.toml.decode("a = 1") == {"a": 1} and msgspec.yaml.encode
import msgspec.inspect, msgspec.json, platform, textwrap, uuid
from msgspec import json, toml
assert json is msgspec.json and json.encode([1]) == b"[1]" and toml.decode("a = 1") == {"a": 1}
assert platform.node() is not None and textwrap.wrap("a b", 1) == ["a", "b"]
assert all(type(sys.modules[name]).__name__ == "module" for name in ("platform", "msgspec.inspect", "msgspec.json"))
assert msgspec.convert(str(uuid.UUID(int=7)), uuid.UUID).int == 7
import datetime
day = datetime.datetime(2026, 11, 16, tzinfo=datetime.timezone.utc)
assert msgspec.json.encode(day) == b'"2026-11-16T00:00:00Z"'
assert msgspec.convert("2026-11-16T00:00:00Z", datetime.datetime) == day
assert datetime.__name__ == "datetime" and datetime.datetime.__module__ == "datetime"
class Told(msgspec.Struct):
    things: "list[Thing]"
assert msgspec.convert({"things": [{"a": 1}]}, Told).things == [Thing(1)]
import typing
assert typing.ForwardRef("int").__forward_code__ and msgspec._utils.typing.ForwardRef is typing.ForwardRef
print("yes")
"""

COMPILED = """
import sys
words = []
sys.addaudithook(lambda event, told: words.append(told) if event == "compile" else None)
import labtop; labtop.start('chem-and-roll', seed=7)
print(*[text for text, file in words if file == "<string>" and not text.startswith(b"lambda")])
"""


def run(code):
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout


def test_a_new_game_loads_only_what_it_needs():
    already = set(run("import sys; print(*sys.modules)").split())  # an environment may load some for every program
    loaded = set(run(NEW_GAME).split())
    assert "labtop.rooms.chem_and_roll.rules" in loaded
    assert loaded & NOT_NEEDED <= already


def test_what_was_left_out_comes_when_it_is_wanted():
    assert run(STILL_THERE) == "yes\n"


def test_an_import_leaves_the_search_for_cycles_as_it_was():
    assert run("import gc, labtop; labtop.start('chem-and-roll'); print(gc.isenabled())") == "True\n"
    assert (
        run("import gc; gc.disable(); import labtop; labtop.start('chem-and-roll'); print(gc.isenabled())") == "False\n"
    )


def test_no_word_is_compiled_for_a_new_game():
    """The first one costs a tenth of the start; a named tuple's `lambda` comes another way."""
    assert run(COMPILED) == "\n"
