"""docs/protocol.md says what the types say: every message, every route, every limit, in examples that decode."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec import structs

from labtop.engine.wire import Refusal
from labtop.server.answers import STATUS
from labtop.server.checks import TROUBLES
from labtop.server.outbox import CLOSE_CODES
from labtop.server.routes import ROUTES
from labtop.server.settings import Limits
from labtop.server.watch import Ready
from labtop.tables import protocol
from labtop.tables.service import RIGHTS

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
BLOCK = r'```json(?: title="(\w+)")?\n(.*?)```'
BLOCKS = [(kind, block.strip().split("\n")) for kind, block in re.findall(BLOCK, PAGE, re.DOTALL)]
MESSAGES = [line for kind, lines in BLOCKS if not kind for line in lines]
BODIES = [(kind, line) for kind, lines in BLOCKS if kind for line in lines]
SHAPES = {
    kind.__name__: kind
    for kind in (
        protocol.Create,
        protocol.Look,
        protocol.Doorway,
        protocol.Join,
        protocol.Reenter,
        protocol.Foresee,
        protocol.Entry,
        protocol.ResultRow,
        Ready,
        Refusal,
    )
}


def tags(kinds) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(kinds)}


def shown(message: str) -> str:
    return msgspec.json.decode(message)["t"]


@pytest.mark.parametrize("message", MESSAGES, ids=range(len(MESSAGES)))
def test_each_example_decodes_and_says_nothing_unknown(message):
    kinds = protocol.FromClient if shown(message) in tags(protocol.FromClient) else protocol.FromServer
    found = msgspec.json.decode(message, type=kinds)
    told = msgspec.json.decode(message)
    assert set(told) <= {"t", *found.__struct_fields__}


def test_every_message_has_an_example():
    assert {shown(message) for message in MESSAGES} == tags(protocol.FromClient) | tags(protocol.FromServer)


@pytest.mark.parametrize(("kind", "body"), BODIES, ids=range(len(BODIES)))
def test_each_body_decodes(kind, body):
    found = msgspec.json.decode(body, type=SHAPES[kind])
    assert set(msgspec.json.decode(body)) <= set(found.__struct_fields__)


def test_every_body_has_an_example():
    assert {kind for kind, _ in BODIES} == set(SHAPES)


def test_every_route_is_listed_and_no_other():
    listed = set(re.findall(r"^\| `((?:GET|POST) [^`]+)` \|", PAGE, re.MULTILINE))
    assert listed == {f"{route.method} {route.path}" for route in ROUTES}


def test_who_may_send_what():
    """The table of rights against the server's own."""
    columns = ("member", "watcher", "host", "wall")
    found = {}
    for names, *cells in re.findall(r"^\| (`\w+`[^|]*) \|([^|]*)\|([^|]*)\|([^|]*)\|([^|]*)\|$", PAGE, re.MULTILINE):
        for name in re.findall(r"`(\w+)`", names):
            found[name] = {column for column, cell in zip(columns, cells, strict=True) if cell.strip()}
    assert found == {name: set(roles) for name, roles in RIGHTS.items()}


def test_every_status_has_its_codes():
    rows = dict(re.findall(r"^\| (\d{3}) \| ([^|]+) \|$", PAGE, re.MULTILINE))
    listed = {code: int(status) for status, codes in rows.items() for code in re.findall(r"`(\w+)`", codes)}
    assert {code: status for code, status in listed.items() if status != 400} == STATUS
    assert not set(STATUS) & set(re.findall(r"`(\w+)`", rows["400"]))


def test_every_close_code_is_told():
    rows = re.findall(r"^\| (1\d{3}) \| ((?:`\w+` ?)+) \|", PAGE, re.MULTILINE)
    listed = {code: int(number) for number, codes in rows for code in re.findall(r"`(\w+)`", codes)}
    assert {code: number for code, number in listed.items() if number != 1008} == CLOSE_CODES


def test_every_trouble_is_told():
    told = re.search(r"^- `trouble`: .*?(?=^- )", PAGE, re.MULTILINE | re.DOTALL)[0]
    assert re.findall(r"`([a-z]+(?:_[a-z]+)+)`", told) == list(TROUBLES)


def test_every_limit_is_told():
    listed = {}
    for names, values in re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| ([\d., ]+) \|", PAGE, re.MULTILINE):
        listed.update(zip(re.findall(r"`(\w+)`", names), map(float, values.split(",")), strict=True))
    assert listed == {field.name: float(field.default) for field in structs.fields(Limits)}
