"""Requests about a table that need no seat: records, results, the board in words, finished games."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Struct

from labtop.bots.text import ReviewInWords
from labtop.engine.core import Illegal
from labtop.engine.game import Game
from labtop.engine.spans import plain
from labtop.engine.wire import Outcome, View
from labtop.locales.texts import texts
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

    async def board_in_words(self, token: str, id: str, lang: str) -> str:
        """The board as plain text, from the function that draws it in the terminal, for the seat behind the token."""
        group, link = await self.admission.known(token)
        table = await self.residency.table(group, id)
        if link.role == "member" and link.member not in table.log.seats.members:
            raise Illegal("no_such_table")
        words = await asyncio.to_thread(texts, lang, group.body.room)
        people = group.seat_names(id)

        def draw() -> str:
            game = table.game
            text = game.room.text
            own = words.naming(text.names(game.options, lang)).calling(people)
            return plain(text.draw(game.view(only_seat(table, link)), own.say))

        return str(await table.ask(draw))

    async def step(self, token: str, id: str, seat: int | None, move: int) -> Step:
        """One position of a finished game, seen from any seat, since nothing is secret any more."""
        group, table = await self.finished(token, id)
        game = table.game
        if not 0 <= move <= len(game.moves):
            raise Illegal("no_such_move", move=move, most=len(game.moves))
        if seat is not None and not 0 <= seat < game.seats:
            raise Illegal("no_such_seat", seat=seat)
        names = group.seat_names(id)
        return await asyncio.to_thread(step_of, game, names, seat, move)

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
    info = group.table_info(table.id, set())
    outcome = table.game.outcome
    return [
        ResultRow(info.number, seat + 1, sitting.name, sitting.bot, False)
        if outcome is None
        else ResultRow(
            info.number, seat + 1, sitting.name, sitting.bot, True,
            outcome.places[seat], outcome.scores[seat], outcome.awards[seat], outcome.reason,
            table.log.hinted.get(seat, 0),
        )
        for seat, sitting in enumerate(info.seats)
    ]  # fmt: skip


def step_of(game: Game, names: list[str], seat: int | None, move: int) -> Step:
    """Replays the game to this move. Call it in a thread: a game of 99 seats has two thousand moves."""
    then = Game(game.room, game.options, game.seats, game.seed, "typed", throw=False)
    then.replay(game.moves[: max(0, move - 1)])
    events = then.replay(game.moves[max(0, move - 1) : move])
    return Step(
        move,
        len(game.moves),
        game.moves[move - 1].seat if move else None,
        then.view(seat),
        [event.seen_by(seat) for event in events],
        then.outcome,
        names,
    )
