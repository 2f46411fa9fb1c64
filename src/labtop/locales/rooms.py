"""Descriptions of all rooms as plain values: names, seats, options, bots. For command line and server."""

from __future__ import annotations

from typing import Any

import msgspec

from labtop.bots.base import levels
from labtop.engine import codec
from labtop.engine.registry import ROOMS, room
from labtop.locales.texts import LANGUAGES, texts


def descriptions() -> list[dict[str, Any]]:
    """Every room: `labtop games --json` and the browser's list of games."""
    return [description(id) for id in ROOMS]


def description(id: str) -> dict[str, Any]:
    found = room(id)
    (schema,), shared = codec.schema(found.options)
    fields: dict[str, Any] = shared[found.options.__name__]["properties"] if "$ref" in schema else schema["properties"]
    return {
        "id": id,
        "names": {lang: texts(lang, id).say(f"room-{id}") for lang in LANGUAGES},
        "rules": found.version,
        "seats": seats_by_mode(id),
        "bots": levels(found),
        "options": fields,
        "pack": f"/api/rooms/{id}/pack" if found.pack else None,
        "windows": list(found.windows),
        "lengths": [msgspec.to_builtins(length) for length in found.lengths],
        "parts": list(found.parts),
    }


def seats_by_mode(id: str) -> list[dict[str, Any]]:
    """Fewest and most players for each value of `mode`, where a room has modes; and with a switch that changes them."""
    found = room(id)
    modes: list[str | None] = [None]
    for field in msgspec.structs.fields(found.options):
        if field.name == "mode":
            modes = list(field.type.__args__)
    listed: list[dict[str, Any]] = []
    for mode in modes:
        fewest, most = found.seats(found.read_options({"mode": mode} if mode else {}))
        listed.append({"mode": mode, "fewest": fewest, "most": most})
    usual = found.seats(found.options())
    for field in msgspec.structs.fields(found.options):
        if field.type is not bool:
            continue
        when = {field.name: not field.default}
        turned = found.seats(msgspec.convert(when, found.options))  # not `read_options`: its checks are slow
        if turned != usual:
            listed.append({"mode": None, "fewest": turned[0], "most": turned[1], "when": when})
    return listed
