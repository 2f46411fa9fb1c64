"""Every address there is, as a table: dispatch, the OpenAPI document and the authorisation test are made from it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import cache
from time import monotonic
from typing import Any, Final

from msgspec import Struct

from labtop.bots.text import ToldReview
from labtop.engine import codec, content
from labtop.engine.core import Illegal
from labtop.engine.registry import room
from labtop.locales.texts import rules_text, rules_title, texts
from labtop.server import openapi, stream
from labtop.server.answers import JSON, Receive, Scope, Send, address, bearer, header
from labtop.server.door import Door
from labtop.tables import archive
from labtop.tables import protocol as wire

ANYONE: Final = frozenset({"nobody", "member", "watcher", "host", "wall", "removed"})
KNOWN: Final = frozenset({"member", "watcher", "host", "wall"})
MISSES: Final = frozenset({"code_unknown", "key_unknown"})
XLSX: Final = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


class Request(Struct):
    """One request, read: what its address names, what its body says."""

    door: Door
    scope: Scope
    named: dict[str, str]
    body: Any = None


class File(Struct):
    """An answer that is to be kept under a name."""

    body: bytes
    name: str


class Mode(Struct, frozen=True):
    mode: str | None
    fewest: int
    most: int
    when: dict[str, bool] = {}
    """Options with which it is so; the entry without any is for all others."""


class RoomInfo(Struct, frozen=True):
    id: str
    names: dict[str, str]
    rules: int
    seats: list[Mode]
    bots: list[str]
    options: dict[str, Any]
    pack: str | None
    """Where the packaged content can be had as a file, in a room that takes another."""
    windows: list[str]
    """Kinds of questions that pass by themselves after the host's grace time."""


class Rulebook(Struct, frozen=True):
    """A room's rules: chapter titles and paragraphs by number, as Markdown."""

    chapters: dict[str, str]
    paragraphs: dict[str, str]


class Health(Struct, frozen=True):
    ok: bool


class Heard(Struct, frozen=True):
    """The message was taken; what became of it is told in the stream."""

    heard: bool = True


class Route(Struct, frozen=True, kw_only=True):
    method: str
    path: str
    who: frozenset[str]
    """Roles that may ask; how the test knows what must be refused."""
    do: Callable[[Request], Awaitable[Any]] | None = None
    whole: Callable[[Door, Scope, Receive, Send], Awaitable[None]] | None = None
    """In place of `do`: answers by itself, as long as it likes."""
    body: Any = None
    answer: Any = None
    kind: str = "application/json"
    status: int = 200
    refusals: tuple[int, ...] = ()
    headers: tuple[str, ...] = ()
    """Own headers that it reads."""


# ---- what they do ----------------------------------------------------------------------------------------------------


async def create(request: Request) -> wire.Entry:
    door = request.door
    bucket = door.openings.of(address(request.scope), monotonic())
    if not bucket.take(monotonic()):
        raise Illegal("slow_down", wait=bucket.wait(monotonic()))
    if sum(len(group.tables) for group in door.house.residency.groups.values()) >= door.limits.tables:
        raise Illegal("house_full")
    return await door.house.lobby.create(request.body)


async def join(request: Request) -> wire.Entry:
    return await unless_guessing(request, request.door.house.lobby.join)


async def reenter(request: Request) -> wire.Entry:
    return await unless_guessing(request, request.door.house.lobby.come_back)


async def unless_guessing(request: Request, enter: Callable[[Any], Awaitable[wire.Entry]]) -> wire.Entry:
    misses, caller = request.door.misses, address(request.scope)
    misses.check(caller, monotonic())
    try:
        return await enter(request.body)
    except Illegal as error:
        if error.code in MISSES:
            misses.missed(caller, monotonic())
        raise


async def record(request: Request) -> File:
    text = await request.door.house.archive.record(bearer(request.scope), request.named["id"])
    return File(text.encode(), "labtop-record.txt")


async def step(request: Request) -> archive.Step:
    """One picture of a finished game; seat -1 is a spectator's."""
    seat, move = whole_number(request.named["seat"]), whole_number(request.named["move"])
    token = bearer(request.scope)
    return await request.door.house.archive.step(token, request.named["id"], None if seat < 0 else seat, move)


async def review(request: Request) -> ToldReview:
    """What the coach says of a finished game; seat -1 is nobody in particular."""
    named = request.named
    seat = whole_number(named["seat"])
    token = bearer(request.scope)
    return await request.door.house.archive.review(token, named["id"], None if seat < 0 else seat, named["lang"])


def whole_number(word: str) -> int:
    if not re.fullmatch(r"-1|[0-9]{1,6}", word):
        raise Illegal("no_such_page")
    return int(word)


async def board(request: Request) -> File:
    """The board in words, for screen readers."""
    named = request.named
    text = await request.door.house.archive.board_in_words(bearer(request.scope), named["id"], named["lang"])
    return File(text.encode(), "labtop-board.txt")


async def rules(request: Request) -> Rulebook:
    named = request.named
    return await asyncio.to_thread(rulebook, named["room"], named["lang"])


def rulebook(room_id: str, lang: str) -> Rulebook:
    paragraphs = rules_text(room_id, lang)
    chapters = dict.fromkeys(number.partition(".")[0] for number in paragraphs)
    return Rulebook({chapter: rules_title(room_id, lang, chapter) for chapter in chapters}, paragraphs)


async def pack(request: Request) -> File:
    """The packaged cards, board or molecules: what to begin with when making one's own."""
    played = room(request.named["room"])
    if not played.pack:
        raise Illegal("no_such_page")
    text = await asyncio.to_thread(content.source, played.id.replace("-", "_"), played.pack)
    return File(text.encode(), f"{played.id}-{played.pack}.toml")


async def preview(request: Request) -> bytes:
    """Costs a worker up to a second: as many as a class needs, not as many as a script likes."""
    bucket = request.door.previews.of(address(request.scope), monotonic())
    if not bucket.take(monotonic()):
        raise Illegal("slow_down", wait=bucket.wait(monotonic()))
    return await request.door.house.aids.preview(request.named["room"], request.body.options)


async def aid(request: Request) -> bytes:
    named, token = request.named, bearer(request.scope)
    if not re.fullmatch(r"\d{1,2}", named["seat"]):
        raise Illegal("no_such_page")
    await request.door.house.admission.known(token)
    bucket = request.door.aids.of(token, monotonic())
    if not bucket.take(monotonic()):
        raise Illegal("slow_down", wait=bucket.wait(monotonic()))
    return await request.door.house.aids.aid(token, named["id"], int(named["seat"]))


async def results(request: Request) -> list[wire.ResultRow]:
    return await request.door.house.archive.results(bearer(request.scope))


async def results_csv(request: Request) -> File:
    from labtop.server import sheets  # zip and XML are not needed to start

    return File(sheets.as_csv(await result_cells(request)), "labtop-results.csv")


async def results_xlsx(request: Request) -> File:
    from labtop.server import sheets

    return File(sheets.as_xlsx(await result_cells(request)), "labtop-results.xlsx")


async def result_cells(request: Request) -> list[list[Any]]:
    rows = await results(request)
    group, _ = await request.door.house.admission.known(bearer(request.scope))
    words = await asyncio.to_thread(texts, group.body.lang, group.body.room)
    from labtop.server import sheets

    return sheets.cells(rows, words)


async def rooms(request: Request) -> bytes:
    own = tuple(request.door.house.bot_settings.own)
    return await asyncio.to_thread(rooms_json, own)  # the first time costs a catalogue of every room in every language


@cache
def rooms_json(own: tuple[str, ...]) -> bytes:
    from labtop.cli.listing import as_plain

    return codec.encode([{**listed, "bots": [*listed["bots"], *own]} for listed in as_plain()])


async def say(request: Request) -> Heard:
    await stream.say(request.door, header(request.scope, stream.STREAM), request.body)
    return Heard()


async def health(_request: Request) -> Health:
    return Health(ok=True)


async def metrics(request: Request) -> bytes:
    door = request.door
    live = list(door.house.residency.groups.values())
    stored = await door.house.store.counts()
    gauges: dict[str, float] = {f"stored_{name}": count for name, count in stored.items()}
    gauges |= {
        "groups": len(live),
        "tables": sum(len(group.tables) for group in live),
        "connections": len(door.calls),
        "streams": len(door.streams),
    }
    return door.meter.text(gauges).encode()


async def document(_request: Request) -> bytes:
    return openapi.document(ROUTES)


COMMON: Final = (400, 403, 405, 408, 413, 500, 503)
"""What any address may answer: wrong host or origin, too big, too slow, out of order."""

HOST: Final = frozenset({"host"})

ROUTES: Final = (
    Route(method="POST", path="/api/groups", who=ANYONE, do=create, body=wire.Create, answer=wire.Entry, status=201,
          refusals=(401, 404, 409, 429)),
    Route(method="POST", path="/api/join", who=ANYONE, do=join, body=wire.Join, answer=wire.Entry, status=201,
          refusals=(404, 409, 429)),
    Route(method="POST", path="/api/reenter", who=ANYONE, do=reenter, body=wire.Reenter, answer=wire.Entry, status=201,
          refusals=(404, 409, 429)),
    Route(method="GET", path="/api/tables/{id}/record", who=KNOWN, do=record, kind="text/plain; charset=utf-8",
          refusals=(401, 404, 409)),
    Route(method="GET", path="/api/tables/{id}/steps/{seat}/{move}", who=KNOWN, do=step, answer=archive.Step,
          refusals=(401, 404, 409)),
    Route(method="GET", path="/api/tables/{id}/review/{seat}/{lang}", who=KNOWN, do=review, answer=ToldReview,
          refusals=(401, 404, 409)),
    Route(method="GET", path="/api/tables/{id}/board/{lang}", who=KNOWN, do=board, kind="text/plain; charset=utf-8",
          refusals=(401, 404, 409)),
    Route(method="GET", path="/api/tables/{id}/aid/{seat}", who=KNOWN, do=aid, answer=dict[str, Any],
          refusals=(401, 404, 409, 429)),
    Route(method="POST", path="/api/rooms/{room}/preview", who=ANYONE, do=preview, body=wire.Foresee,
          answer=dict[str, Any], refusals=(404, 429)),
    Route(method="GET", path="/api/rooms/{room}/rules/{lang}", who=ANYONE, do=rules, answer=Rulebook, refusals=(404,)),
    Route(method="GET", path="/api/rooms/{room}/pack", who=ANYONE, do=pack, kind="text/plain; charset=utf-8",
          refusals=(404,)),
    Route(method="GET", path="/api/group/results.json", who=HOST, do=results, answer=list[wire.ResultRow],
          refusals=(401, 404, 409)),
    Route(method="GET", path="/api/group/results.csv", who=HOST, do=results_csv, kind="text/csv; charset=utf-8",
          refusals=(401, 404, 409)),
    Route(method="GET", path="/api/group/results.xlsx", who=HOST, do=results_xlsx, kind=XLSX,
          refusals=(401, 404, 409)),
    Route(method="GET", path="/api/rooms", who=ANYONE, do=rooms, answer=list[RoomInfo]),
    Route(method="GET", path="/api/stream", who=KNOWN, whole=stream.serve_stream, headers=("Labtop-Host",),
          kind="text/event-stream; charset=utf-8", refusals=(401, 409)),
    Route(method="POST", path="/api/say", who=KNOWN, do=say, body=wire.FromClient, answer=Heard, status=202,
          headers=("Labtop-Stream",), refusals=(404,)),
    Route(method="GET", path="/api/openapi.json", who=ANYONE, do=document, answer=dict[str, Any]),
    Route(method="GET", path="/health", who=ANYONE, do=health, answer=Health),
    Route(method="GET", path="/metrics", who=ANYONE, do=metrics, kind="text/plain; version=0.0.4; charset=utf-8"),
)  # fmt: skip


def encoded(found: Any) -> bytes:
    if isinstance(found, bytes):
        return found
    return found.body if isinstance(found, File) else codec.encode(found)


def kind_of(route: Route) -> bytes:
    return JSON if route.kind == "application/json" else route.kind.encode()
