"""Requests about a table that need no seat: records, results, the board in words, finished games."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

from msgspec import Struct, structs

from labtop.bots.text import ReviewInWords, Turns
from labtop.engine import codec
from labtop.engine.core import Illegal, Logged
from labtop.engine.game import Game
from labtop.engine.played import Played
from labtop.engine.registry import room
from labtop.engine.spans import plain
from labtop.engine.wire import Outcome, View
from labtop.locales.texts import check, texts
from labtop.printing.summaries import summary
from labtop.printing.wanted import Report
from labtop.tables.admission import Admission, check_finished
from labtop.tables.group import Group
from labtop.tables.link import Link
from labtop.tables.requests import ResultRow
from labtop.tables.residency import Residency
from labtop.tables.table import LiveTable


class Step(Struct, frozen=True):
    """A finished game after some of its moves, as one seat saw it."""

    move: int
    of: int
    by: int | None
    """The seat that moved last; -1: chance; None: nothing has happened yet."""
    view: View
    events: list[dict[str, Any]]
    outcome: Outcome | None
    names: list[str]
    """Names of the seats, in their order: the lobby does not list the tables of earlier deals."""
    round: int | None = None
    """As people count; 0: before the first. None in a game without rounds, which has turns."""
    turn: int | None = None
    """How many turns have begun, those of all seats together."""
    mine: list[int] = []
    """The seats of the person who asks."""


class Archive:
    """Answers requests of people with a token."""

    def __init__(self, residency: Residency, admission: Admission) -> None:
        self.residency = residency
        self.admission = admission

    async def finished(self, token: str, id: str) -> tuple[Group, LiveTable]:
        """A table whose finished game this person may see."""
        group, link = await self.admission.known(token)
        table = await self.residency.table(group, id)
        check_finished(group, link, table)
        return group, table

    async def record(self, token: str, id: str) -> str:
        """The record of a finished game as text.

        The seed is in it only when no game with the same dice is still being played.
        """
        group, table = await self.finished(token, id)
        known = group.is_over() or id not in group.newest()
        return str(await table.ask(lambda: table.game.record(with_seed=known)))

    async def results(self, token: str) -> list[ResultRow]:
        """Host: everybody's result at the tables of the present deal."""
        group, link = await self.admission.known(token)
        if link.role != "host" and (link.member is None or link.member != group.body.opener):
            raise Illegal("not_allowed", what="results")
        found: list[ResultRow] = []
        for id in group.newest():
            table = await self.residency.table(group, id)
            found += await table.ask(lambda table=table: results_of(group, table))  # type: ignore[misc]
        return found

    async def debriefing(self, token: str) -> bytes:
        """Teacher and wall: what the class has done in the finished games of the present deal, as its room reads them.

        A class that has finished none gets empty figures: its pages can be shown before the game too.
        A room without a debriefing gives `{}`.
        """
        group, link = await self.admission.known(token)
        if link.role not in ("host", "wall"):
            raise Illegal("not_allowed", what="debriefing")
        games: list[Played] = []
        for id in group.newest():
            table = await self.residency.table(group, id)
            if table.shown.over:
                games.append(await table.ask(lambda table=table: played(group, table)))  # type: ignore[misc]
        read = room(group.body.room).debriefing
        if read is None:
            return b"{}"
        return await asyncio.to_thread(lambda: codec.encode(read.debriefing(games)))

    async def board_in_words(self, token: str, id: str, lang: str) -> str:
        """The board as plain text, from the function that draws it in the terminal, for the seat behind the token."""
        group, link = await self.admission.known(token)
        table = await self.residency.table(group, id)
        if link.role == "member" and link.member not in table.log.seats.members:
            raise Illegal("no_such_table")
        words = await asyncio.to_thread(texts, lang, group.body.room)
        mine = table.log.seats.held_by(link.member)
        people = [
            name or (words.say("seat-you") if seat in mine else "") for seat, name in enumerate(group.seat_names(id))
        ]

        def draw() -> str:
            game = table.game
            text = game.room.text
            own = words.naming(text.names(game.options, lang)).calling(people)
            return plain(text.draw(game.view(only_seat(table, link)), own.say))

        return str(await table.ask(draw))

    async def step(self, token: str, id: str, seat: int | None, move: int) -> Step:
        """One position of a finished game, seen from any seat, since nothing is secret any more."""
        group, table = await self.finished(token, id)
        _, link = await self.admission.known(token)
        game = table.game
        if not 0 <= move <= len(game.moves):
            raise Illegal("no_such_move", move=move, most=len(game.moves))
        if seat is not None and not 0 <= seat < game.seats:
            raise Illegal("no_such_seat", seat=seat)
        names = group.seat_names(id)
        found = await asyncio.to_thread(step_of, game, names, seat, move)
        return structs.replace(found, mine=table.log.seats.held_by(link.member))

    async def ending(self, token: str, id: str, seat: int | None) -> bytes:
        """What a finished game shows one seat beside its result; `{}` in a room without an ending of its own."""
        _, table = await self.finished(token, id)
        game = table.game
        if seat is not None and not 0 <= seat < game.seats:
            raise Illegal("no_such_seat", seat=seat)
        part = game.room.ending
        return b"{}" if part is None or seat is None else codec.encode(part.ending(game.events, game.options, seat))

    async def summary(self, token: str, id: str, seat: int, lang: str, paper: Literal["a4", "letter"]) -> Report:
        """A finished game as texts for one page; seat -1: that of nobody in particular."""
        check(lang, None)
        group, table = await self.finished(token, id)
        if seat >= table.game.seats:
            raise Illegal("no_such_seat", seat=seat)
        names = group.seat_names(id)
        return await asyncio.to_thread(summary, table.game, lang, names, None if seat < 0 else seat, paper)

    async def review(self, token: str, id: str, seat: int | None, lang: str) -> ReviewInWords:
        """A finished game as the coach sees it; with a seat, that player's turning points."""
        texts(lang)
        _, table = await self.finished(token, id)
        if seat is not None and not 0 <= seat < table.game.seats:
            raise Illegal("no_such_seat", seat=seat)
        return (await table.hints.review(-1 if seat is None else seat))[lang]


def only_seat(table: LiveTable, link: Link) -> int | None:
    """The seat of a person who holds exactly one; None for a shared device."""
    mine = table.log.seats.held_by(link.member)
    return mine[0] if len(mine) == 1 else None


def results_of(group: Group, table: LiveTable) -> list[ResultRow]:
    info, game, body = group.table_info(table.id, set()), table.game, group.body
    outcome, counted = game.outcome, game.room.results
    places = table.log.places_apart(outcome) or (outcome.places if outcome is not None else [])
    found: list[ResultRow] = []
    for seat, sitting in enumerate(info.seats):
        more = {} if counted is None else counted.results(game.state, game.events, seat)
        row = ResultRow(info.number, seat + 1, sitting.name, sitting.bot, False, title=body.title, more=more)
        row = structs.replace(row, joined_round=sitting.joined_round, missed=sitting.missed, away=sitting.away)
        if outcome is not None:
            row = structs.replace(
                row, over=True, place=places[seat], score=outcome.scores[seat], award=outcome.awards[seat],
                reason=outcome.reason, hints=table.log.hinted.get(seat, 0), hints_sent=table.log.sent.get(seat, 0),
                accuracy=table.hints.accuracy(seat),
            )  # fmt: skip
        found.append(row)
    return found


def played(group: Group, table: LiveTable) -> Played:
    info = group.table_info(table.id, set())
    people = tuple(s for s, sitting in enumerate(info.seats) if sitting.member is not None and not sitting.away)
    return Played(info.number, table.game.state, list(table.game.events), people)


def step_of(game: Game, names: list[str], seat: int | None, move: int) -> Step:
    """Replays the game to this move. Call it in a thread: a game of 99 seats has two thousand moves."""
    then = Game(game.room, game.options, game.seats, game.seed, "typed", throw=False)
    turns = Turns(game.room.id, game.seats)
    events: list[Logged] = []
    if hasattr(then.state, "round"):
        then.replay(game.moves[: max(0, move - 1)])
        events = then.replay(game.moves[max(0, move - 1) : move])
    else:
        for each in game.moves[:move]:
            events = then.replay([each])
            turns.follow(then.state)
    return Step(
        move,
        len(game.moves),
        game.moves[move - 1].seat if move else None,
        then.view(seat),
        [event.seen_by(seat) for event in events],
        then.outcome,
        names,
        getattr(then.state, "round", None),
        None if hasattr(then.state, "round") else sum(turns.taken),
    )
