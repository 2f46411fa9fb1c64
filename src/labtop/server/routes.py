"""The table of all routes: dispatch, the OpenAPI document and the authorisation test are made from it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec import Struct, structs

from labtop.bots.text import ReviewInWords
from labtop.engine import codec, content
from labtop.engine.core import Illegal
from labtop.engine.registry import Length, room
from labtop.locales.texts import rules_text, rules_title, texts
from labtop.server import openapi, paper, pictures, stream
from labtop.server.answers import JSON, Receive, Scope, Send, address, bearer, header, is_here
from labtop.server.days import day_of
from labtop.server.neighbours import Neighbours, neighbours
from labtop.server.watch import Health, Ready
from labtop.tables import archive, keys
from labtop.tables import protocol as wire

if TYPE_CHECKING:
    from labtop.server.application import App

T = TypeVar("T")
ANYONE: Final = frozenset({"nobody", "member", "watcher", "host", "wall", "removed"})
KNOWN: Final = frozenset({"member", "watcher", "host", "wall"})
MISSES: Final = frozenset({"code_unknown", "key_unknown"})
PDF: Final = "application/pdf"
XLSX: Final = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


@dataclass
class Request:
    """A parsed request: the parameters of its address, and its body."""

    app: App
    scope: Scope
    named: dict[str, str]
    body: Any = None


class File(Struct):
    """An answer to be saved as a file of this name."""

    body: bytes
    name: str


class Mode(Struct, frozen=True):
    mode: str | None
    fewest: int
    most: int
    when: dict[str, bool] = {}
    """Options for which this entry applies; the entry without any applies to all others."""


class RoomInfo(Struct, frozen=True):
    id: str
    names: dict[str, str]
    rules: int
    seats: list[Mode]
    bots: list[str]
    options: dict[str, Any]
    pack: str | None
    """Address of the packaged content as a file, in a room whose content can be replaced."""
    windows: list[str]
    """Kinds of questions that get the idle answer after the host's grace time."""
    lengths: list[Length] = []
    """Options for games of different lengths, the one that is offered first before the others."""
    parts: list[str] = []
    """What of it can be printed."""


class Rulebook(Struct, frozen=True):
    """A room's rules: chapter titles and paragraphs by number, as Markdown."""

    chapters: dict[str, str]
    paragraphs: dict[str, str]


class Status(Struct, frozen=True):
    """An answer with another status than the usual one of its route."""

    status: int
    body: Any


class Heard(Struct, frozen=True):
    """The message was accepted; its answer comes in the stream."""

    heard: bool = True


class Route(Struct, frozen=True, kw_only=True):
    method: str
    path: str
    roles: frozenset[str]
    """Roles that may use this route; a test checks that all others are refused."""
    handler: Callable[[Request], Awaitable[Any]] | None = None
    asgi: Callable[[Any, Scope, Receive, Send], Awaitable[None]] | None = None
    """Instead of a handler: a function that sends the whole answer itself, such as a stream."""
    body: Any = None
    answer: Any = None
    kind: str = "application/json"
    status: int = 200
    refusals: tuple[int, ...] = ()
    headers: tuple[str, ...] = ()
    """Names of our own headers that it reads."""
    query: tuple[str, ...] = ()
    """Names of required parameters in the query of its address."""
    others: tuple[int, ...] = ()
    """Other statuses with which it answers in the same shape."""


# ---- handlers --------------------------------------------------------------------------------------------------------


async def create(request: Request) -> wire.Entry:
    app, source = request.app, address(request.scope)
    app.request_limits.openings.take(source, monotonic())
    return await app.service.lobby.create(request.body, source)


async def join(request: Request) -> wire.Entry:
    return await unless_guessing(request, request.app.service.lobby.join, short=is_short(request.body.code))


async def look(request: Request) -> wire.Doorway:
    return await unless_guessing(request, request.app.service.lobby.look, short=is_short(request.body.code))


def is_short(code: str) -> bool:
    """Whether it is a code as older versions gave out; a short word with its digits is none."""
    return keys.is_short(code, keys.CODE) and not keys.is_word_code(code)


async def reenter(request: Request) -> wire.Entry:
    wish = request.body
    short = is_short(wish.code) or keys.is_short(wish.key, keys.KEY)
    return await unless_guessing(request, request.app.service.lobby.come_back, short=short)


async def unless_guessing(request: Request, enter: Callable[[Any, str], Awaitable[T]], *, short: bool) -> T:
    """Wrong codes and keys are limited, but only once they have turned out to be wrong: a whole school has one address.

    The look-up is done for right and wrong alike, so nothing but the answer tells them apart. Short ones, of older
    versions, are not looked up while there are too many wrong ones: even at the pace of `Misses` they could be found.
    """
    misses, source = request.app.request_limits.misses, address(request.scope)
    if short:
        misses.check(source, monotonic())
    await misses.wait_turn(source, monotonic(), word=keys.is_word_code(request.body.code))
    try:
        return await enter(request.body, source)
    except Illegal as error:
        if error.code in MISSES:
            misses.missed(source, monotonic())
        raise


async def caller(request: Request) -> str:
    """The token of the request, if its owner is known. A group read from disk for it counts for the address."""
    token = bearer(request.scope)
    await request.app.service.admission.known(token, address(request.scope))
    return token


async def record(request: Request) -> File:
    text = await request.app.service.archive.record(await caller(request), request.named["id"])
    return File(text.encode(), "labtop-record.txt")


async def step(request: Request) -> archive.Step:
    """One position of a finished game; seat -1: as a spectator."""
    seat, move = whole_number(request.named["seat"]), whole_number(request.named["move"])
    token = await caller(request)
    return await request.app.service.archive.step(token, request.named["id"], None if seat < 0 else seat, move)


async def review(request: Request) -> ReviewInWords:
    """The coach's review of a finished game; seat -1: no particular seat."""
    named = request.named
    seat = whole_number(named["seat"])
    token = await caller(request)
    return await request.app.service.archive.review(token, named["id"], None if seat < 0 else seat, named["lang"])


def whole_number(word: str) -> int:
    if not re.fullmatch(r"-1|[0-9]{1,6}", word):
        raise Illegal("no_such_page")
    return int(word)


async def board(request: Request) -> File:
    """The board in words, for screen readers."""
    named = request.named
    text = await request.app.service.archive.board_in_words(await caller(request), named["id"], named["lang"])
    return File(text.encode(), "labtop-board.txt")


async def rules(request: Request) -> Rulebook:
    named = request.named
    return await asyncio.to_thread(rulebook, named["room"], named["lang"])


def rulebook(room_id: str, lang: str) -> Rulebook:
    paragraphs = rules_text(room_id, lang)
    chapters = dict.fromkeys(number.partition(".")[0] for number in paragraphs)
    return Rulebook({chapter: rules_title(room_id, lang, chapter) for chapter in chapters}, paragraphs)


async def pack(request: Request) -> File:
    """The packaged cards, board or molecules, as a template for own ones."""
    played = room(request.named["room"])
    if not played.pack:
        raise Illegal("no_such_page")
    text = await asyncio.to_thread(content.source, played.id.replace("-", "_"), played.pack)
    return File(text.encode(), f"{played.id}-{played.pack}.toml")


async def preview(request: Request) -> bytes:
    """A preview takes a worker up to a second, so the number is limited: enough for a class, not for a script."""
    source = address(request.scope)
    request.app.request_limits.previews.take(source, monotonic())
    return await request.app.service.aids.preview(request.named["room"], request.body.options, source)


async def aid(request: Request) -> bytes:
    named = request.named
    if not re.fullmatch(r"\d{1,2}", named["seat"]):
        raise Illegal("no_such_page")
    token = await caller(request)
    request.app.request_limits.aids.take(token, monotonic())
    return await request.app.service.aids.aid(token, named["id"], int(named["seat"]))


async def debriefing(request: Request) -> bytes:
    return await request.app.service.archive.debriefing(await caller(request))


async def ending(request: Request) -> bytes:
    """What a finished game shows a seat; seat -1: nobody in particular, so nothing."""
    seat = whole_number(request.named["seat"])
    token = await caller(request)
    return await request.app.service.archive.ending(token, request.named["id"], None if seat < 0 else seat)


async def results(request: Request) -> list[wire.ResultRow]:
    token = await caller(request)
    rows = await request.app.service.archive.results(token)
    group, _ = await request.app.service.admission.known(token)
    day = day_of(group.body.begun)
    return [structs.replace(row, date=day) for row in rows]


async def results_csv(request: Request) -> File:
    from labtop.server import sheets  # zip and XML are not needed to start

    return File(sheets.as_csv(await result_cells(request)), "labtop-results.csv")


async def results_xlsx(request: Request) -> File:
    from labtop.server import sheets

    return File(sheets.as_xlsx(await result_cells(request)), "labtop-results.xlsx")


async def result_cells(request: Request) -> list[list[Any]]:
    rows = await results(request)
    group, _ = await request.app.service.admission.known(bearer(request.scope))
    words = await asyncio.to_thread(texts, group.body.lang, group.body.room)
    from labtop.server import sheets

    counted = room(group.body.room).results
    return sheets.cells(rows, words, () if counted is None else counted.COLUMNS)


async def rooms(request: Request) -> bytes:
    own = tuple(request.app.service.bot_settings.own)
    return await asyncio.to_thread(rooms_json, own)  # the first call reads the catalogues of all rooms in all languages


@cache
def rooms_json(own: tuple[str, ...]) -> bytes:
    from labtop.locales.rooms import descriptions

    return codec.encode([{**listed, "bots": [*listed["bots"], *own]} for listed in descriptions()])


async def say(request: Request) -> Heard:
    await stream.say(request.app, header(request.scope, stream.STREAM), request.body)
    return Heard()


async def health(_request: Request) -> Health:
    return Health(ok=True)


async def ready(request: Request) -> Ready | Status:
    found = await request.app.watch.ready()
    return found if found.ready else Status(503, found)


async def metrics(request: Request) -> bytes:
    app = request.app
    if app.settings.metrics == "off" or (app.settings.metrics == "local" and not is_here(request.scope)):
        raise Illegal("no_such_page")
    return app.meter.text()


async def document(_request: Request) -> bytes:
    return openapi.document(ROUTES)


COMMON: Final = (400, 403, 405, 408, 413, 500, 503)
"""Statuses that every route may answer with: wrong host or origin, too big, too slow, out of order."""

HOST: Final = frozenset({"host"})
TEACHING: Final = frozenset({"host", "wall"})

ROUTES: Final = (
    Route(method="POST", path="/api/groups", roles=ANYONE, handler=create, body=wire.Create,
          answer=wire.Entry, status=201,
          refusals=(401, 404, 409, 429)),
    Route(method="POST", path="/api/look", roles=ANYONE, handler=look, body=wire.Look, answer=wire.Doorway,
          refusals=(404, 409, 429)),
    Route(method="POST", path="/api/join", roles=ANYONE, handler=join, body=wire.Join, answer=wire.Entry, status=201,
          refusals=(404, 409, 429)),
    Route(method="POST", path="/api/reenter", roles=ANYONE, handler=reenter, body=wire.Reenter,
          answer=wire.Entry, status=201,
          refusals=(404, 409, 429)),
    Route(method="GET", path="/api/tables/{id}/record", roles=KNOWN, handler=record, kind="text/plain; charset=utf-8",
          refusals=(401, 404, 409)),
    Route(method="GET", path="/api/tables/{id}/steps/{seat}/{move}", roles=KNOWN, handler=step, answer=archive.Step,
          refusals=(401, 404, 409)),
    Route(method="GET", path="/api/tables/{id}/review/{seat}/{lang}", roles=KNOWN, handler=review, answer=ReviewInWords,
          refusals=(401, 404, 409)),
    Route(method="GET", path="/api/tables/{id}/board/{lang}", roles=KNOWN, handler=board,
          kind="text/plain; charset=utf-8",
          refusals=(401, 404, 409)),
    Route(method="GET", path="/api/tables/{id}/aid/{seat}", roles=KNOWN, handler=aid, answer=dict[str, Any],
          refusals=(401, 404, 409, 429)),
    Route(method="GET", path="/api/tables/{id}/ending/{seat}", roles=KNOWN, handler=ending, answer=dict[str, Any],
          refusals=(401, 404, 409)),
    Route(method="POST", path="/api/rooms/{room}/preview", roles=ANYONE, handler=preview, body=wire.Foresee,
          answer=dict[str, Any], refusals=(404, 429)),
    Route(method="GET", path="/api/rooms/{room}/rules/{lang}", roles=ANYONE, handler=rules, answer=Rulebook,
          refusals=(404,)),
    Route(method="GET", path="/api/rooms/{room}/pack", roles=ANYONE, handler=pack, kind="text/plain; charset=utf-8",
          refusals=(404,)),
    Route(method="POST", path="/api/rooms/{room}/print", roles=ANYONE, handler=paper.game, body=wire.Print,
          kind=PDF, refusals=(404, 429)),
    Route(method="GET", path="/api/tables/{id}/summary/{seat}/{lang}/{paper}", roles=KNOWN, handler=paper.summary,
          kind=PDF, refusals=(401, 404, 409, 429)),
    Route(method="GET", path="/api/group/print/{lang}/{paper}/{ink}/{parts}", roles=HOST, handler=paper.ours,
          kind=PDF, refusals=(401, 404, 429)),
    Route(method="GET", path="/api/group/results/{paper}", roles=HOST, handler=paper.results, kind=PDF,
          refusals=(401, 404, 409, 429)),
    Route(method="GET", path="/api/group/results.json", roles=HOST, handler=results, answer=list[wire.ResultRow],
          refusals=(401, 404, 409)),
    Route(method="GET", path="/api/group/results.csv", roles=HOST, handler=results_csv, kind="text/csv; charset=utf-8",
          refusals=(401, 404, 409)),
    Route(method="GET", path="/api/group/results.xlsx", roles=HOST, handler=results_xlsx, kind=XLSX,
          refusals=(401, 404, 409)),
    Route(method="GET", path="/api/group/debriefing.json", roles=TEACHING, handler=debriefing, answer=dict[str, Any],
          refusals=(401, 404, 409)),
    Route(method="GET", path="/api/rooms", roles=ANYONE, handler=rooms, answer=list[RoomInfo]),
    Route(method="GET", path="/api/stream", roles=KNOWN, asgi=stream.serve_stream, headers=("Labtop-Host",),
          kind="text/event-stream; charset=utf-8", refusals=(401, 409)),
    Route(method="POST", path="/api/say", roles=KNOWN, handler=say, body=wire.FromClient, answer=Heard, status=202,
          headers=("Labtop-Stream",), refusals=(404,)),
    Route(method="GET", path="/api/openapi.json", roles=ANYONE, handler=document, answer=dict[str, Any]),
    Route(method="GET", path="/api/qr", roles=ANYONE, handler=pictures.qr, kind="image/svg+xml", query=("text",),
          refusals=(429,)),
    Route(method="GET", path="/api/address", roles=ANYONE, handler=neighbours, answer=Neighbours),
    Route(method="GET", path="/health", roles=ANYONE, handler=health, answer=Health),
    Route(method="GET", path="/ready", roles=ANYONE, handler=ready, answer=Ready, others=(503,)),
    Route(method="GET", path="/metrics", roles=ANYONE, handler=metrics,
          kind="text/plain; version=0.0.4; charset=utf-8", refusals=(404,)),
)  # fmt: skip


def encoded(found: Any) -> bytes:
    if isinstance(found, bytes):
        return found
    return found.body if isinstance(found, File) else codec.encode(found)


def kind_of(route: Route) -> bytes:
    return JSON if route.kind == "application/json" else route.kind.encode()
