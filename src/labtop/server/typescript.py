"""TypeScript for the browser, written from the Python types: `make types`. A test fails when a file is stale.

python -m labtop.server.typescript > web/src/lib/types.gen.ts
python -m labtop.server.typescript --content chemistry_monopoly/board > …/board.gen.json: the spaces of a board
"""

from __future__ import annotations

import json
import sys
import tomllib
from typing import Any, Final, get_args

import msgspec

from labtop.bots.text import ReviewInWords
from labtop.engine import codec, content
from labtop.engine.registry import ROOMS, Room, room
from labtop.engine.wire import Outcome, Refusal, View
from labtop.tables import protocol
from labtop.tables.archive import Step

HEAD: Final = "// Written by `make types` from the Python types (src/labtop/server/typescript.py). Do not edit.\n"
PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
REQUESTS: Final = (
    protocol.Create, protocol.Look, protocol.Doorway, protocol.Join, protocol.Reenter, protocol.Foresee, protocol.Print,
    protocol.Entry,
    protocol.ResultRow, Refusal, View, Outcome, Step, ReviewInWords,
)  # fmt: skip
READY_MADE: Final = {
    ("Now", "events"): "GameEvent[] | null",
    ("Now", "outcome"): "Outcome | null",
    ("Story", "events"): "GameEvent[]",
}
"""Types of fields that are sent as already encoded bytes, which a schema cannot describe."""
EVENT: Final = "export type GameEvent = { type: string } & Record<string, unknown>\n"


def write() -> str:
    """The whole file: the shared types, then each room in a namespace of its own."""
    shared = [*REQUESTS, *get_args(protocol.FromClient), *get_args(protocol.FromServer)]
    parts = [HEAD, EVENT, interfaces(shared)]
    parts.append(union("FromClient", protocol.FromClient))
    parts.append(union("FromServer", protocol.FromServer))
    for id in ROOMS:
        found = room(id)
        kinds = [found.options, found.public, found.private, found.menu, *get_args(found.actions)]
        if found.aid is not None:
            kinds += [found.aid.Aid, found.aid.Preview]
        if found.debriefing is not None:
            kinds.append(found.debriefing.Debriefing)
        if found.ending is not None:
            kinds.append(found.ending.Ending)
        inside = interfaces([kind for kind in kinds if kind is not None]) + union("Actions", found.actions)
        inside += f"\nexport type Kind = {' | '.join(json.dumps(kind) for kind in found.kinds) or 'string'}\n"
        inside += events_of(found)
        name = "".join(word.capitalize() for word in id.split("-"))
        parts.append(f"export namespace {name} {{\n{indented(inside)}\n}}\n")
    return "\n".join(parts)


def events_of(found: Room) -> str:
    """The events of a room, in a namespace of its own; fields that only some seats learn may be missing."""
    kinds = get_args(found.events)
    if not kinds:
        return ""
    lines = indented("\n".join(event_of(kind) for kind in kinds))
    names = " | ".join(f"Event.{kind.__name__}" for kind in kinds)
    return f"\nexport namespace Event {{\n{lines}\n}}\nexport type Events = {names}\n"


def event_of(kind: Any) -> str:
    _, shared = codec.schema(kind)
    schema = shared[kind.__name__]
    fields = dict(schema["properties"])
    always = set(schema.get("required", []))
    if kind.PRIVATE is not None:
        fields |= codec.schema(kind.PRIVATE)[1][kind.PRIVATE.__name__]["properties"]
    lines = "\n".join(f"  {name}{'' if name in always else '?'}: {kind_of(inner)}" for name, inner in fields.items())
    doc = schema.get("description", "").split("\n")[0]
    return (f"/** {doc} */\n" if doc else "") + f"export interface {kind.__name__} {{\n{lines}\n}}\n"


def indented(text: str) -> str:
    return "\n".join(f"  {line}" if line else "" for line in text.strip().split("\n"))


def union(name: str, kinds: Any) -> str:
    return f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(kinds))}\n"


def interfaces(kinds: list[Any]) -> str:
    _, shared = codec.schema(*kinds)
    home = kinds[0].__module__.rpartition(".")[0]
    return "\n".join(interface(name, schema, home) for name, schema in shared.items())


def interface(name: str, schema: dict[str, Any], home: str) -> str:
    """A field may be missing where a client may leave it out, or where we leave out defaults."""
    if "properties" not in schema:
        return f"export type {name} = {kind_of(schema)}\n"
    struct = find_struct(name, home)
    leaves_out = struct.__struct_config__.omit_defaults or issubclass(struct, protocol.Strict)
    always = set(schema["properties"] if not leaves_out else schema.get("required", []))
    lines = [
        f"  {field}{'' if field in always else '?'}: {READY_MADE.get((name, field)) or kind_of(inner)}"
        for field, inner in schema["properties"].items()
    ]
    doc = schema.get("description", "").split("\n")[0]
    head = f"/** {doc} */\n" if doc else ""
    return f"{head}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def find_struct(name: str, home: str) -> Any:
    """The class behind a schema's name; every room has a `PublicView`, so its own package comes first."""
    found = [kind for kind in all_structs(msgspec.Struct) if kind.__name__ == name]
    near = [kind for kind in found if kind.__module__.startswith(home)]
    for kind in [*near, *found]:
        if kind.__module__.startswith("labtop"):
            return kind
    raise KeyError(name)


def all_structs(base: Any) -> list[Any]:
    kinds: list[Any] = base.__subclasses__()
    return [found for kind in kinds for found in (kind, *all_structs(kind))]


def kind_of(schema: dict[str, Any]) -> str:
    """One JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(kind_of(inner) for inner in schema["anyOf"]))
    if "const" in schema:
        return codec.encode(schema["const"]).decode()
    if "enum" in schema:
        return " | ".join(codec.encode(value).decode() for value in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(kind_of(inner) for inner in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        item = kind_of(schema["items"]) if schema.get("items") else "unknown"
        return f"({item})[]" if "|" in item else f"{item}[]"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {kind_of(inner) if isinstance(inner, dict) else 'unknown'}>"
    if schema.get("format") == "decimal":
        return "number"  # codec.encode writes Decimals as JSON numbers
    return PLAIN.get(schema.get("type", ""), "unknown")


def write_content(name: str) -> str:
    """A content file for the browser, one entry a line: the same data, nothing left out."""
    data = tomllib.loads(content.source(*name.split("/")))
    lines = ",\n".join(f"{json.dumps(key)}: {entries(value)}" for key, value in data.items())
    return "{\n" + lines + "\n}\n"


def entries(value: Any) -> str:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in value) + "\n]"
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    asked = sys.argv[1:]
    sys.stdout.write(write_content(asked[1]) if asked[:1] == ["--content"] and len(asked) == 2 else write())
