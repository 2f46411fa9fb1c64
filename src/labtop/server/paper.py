"""Games and results on paper: routes whose answers are PDFs, made by the press (tables/press.py)."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final, Literal

from labtop.engine.core import Illegal
from labtop.printing.summaries import class_results
from labtop.printing.wanted import Wanted
from labtop.server.answers import address

if TYPE_CHECKING:
    from labtop.printing.wanted import Printable
    from labtop.server.routes import Request


ALL: Final = "all"
"""Instead of names of parts, in an address."""


async def game(request: Request) -> bytes:
    """A room's game, the packaged one or an own one."""
    source, wish = address(request.scope), request.body
    wanted = Wanted(request.named["room"], wish.lang, wish.paper, wish.bw, tuple(wish.parts), wish.options)
    return await printed(request, wanted, source)


async def ours(request: Request) -> bytes:
    """The game of a class. Its pack is the group's: as JSON it may be longer than a request."""
    from labtop.server.routes import caller

    named = request.named
    paper, bw = size_of(named["paper"]), is_bw(named["ink"])
    parts = () if named["parts"] == ALL else tuple(named["parts"].split(","))
    token = await caller(request)
    group, link = await request.app.service.admission.known(token)
    if link.role != "host":
        raise Illegal("not_allowed", what="print")
    body = group.body
    return await printed(request, Wanted(body.room, named["lang"], paper, bw, parts, body.options), token)


async def summary(request: Request) -> bytes:
    """A finished game on one page; seat -1: nobody in particular."""
    from labtop.server.routes import caller, whole_number

    named = request.named
    seat, paper = whole_number(named["seat"]), size_of(named["paper"])
    token = await caller(request)
    report = await request.app.service.archive.summary(token, named["id"], seat, named["lang"], paper)
    return await printed(request, report, token)


async def results(request: Request) -> bytes:
    """A class's results on one page."""
    from labtop.server.routes import caller, result_cells

    paper = size_of(request.named["paper"])
    token = await caller(request)
    cells = await result_cells(request)
    group, _ = await request.app.service.admission.known(token)
    body = group.body
    report = class_results(body.room, body.lang, body.title, cells, paper)
    return await printed(request, report, token)


async def printed(request: Request, wanted: Printable, who: str) -> bytes:
    """The PDF; what has to be made counts for an address, or for a person's token."""
    prints = request.app.request_limits.prints
    return await request.app.service.press.print(wanted, address(request.scope), lambda: prints.take(who, monotonic()))


def size_of(paper: str) -> Literal["a4", "letter"]:
    if paper not in ("a4", "letter"):
        raise Illegal("no_such_page")
    return "letter" if paper == "letter" else "a4"


def is_bw(ink: str) -> bool:
    if ink not in ("full", "bw"):
        raise Illegal("no_such_page")
    return ink == "bw"
