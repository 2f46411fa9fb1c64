"""What can be asked about a table without sitting at it: the board in words, and a finished game move by move."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Struct

from labtop.bots.text import ToldReview
from labtop.engine import drive
from labtop.engine.core import Illegal, Log
from labtop.engine.spans import plain
from labtop.engine.wire import Ask, Outcome, View
from labtop.locales.texts import texts
from labtop.tables.house import House
from labtop.tables.link import Link
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
    """Of the seats, in their order: this table may be of a deal that no lobby shows any more."""


async def board_in_words(house: House, token: str, table_id: str, lang: str) -> str:
    """The board as plain text, from the function that draws it in the terminal, for the seat behind the token."""
    group, link = await house.known(token)
    table = await house.table_awake(group, table_id)
    if link.role == "member" and not any(holder.member == link.member for holder in table.played.holders):
        raise Illegal("no_such_table")
    words = await asyncio.to_thread(texts, lang, group.body.room)
    people = [sitting.name for sitting in group.table_info(table_id, set()).seats]

    def draw() -> str:
        played = table.played
        seat = only_seat(table, link)
        private = None if seat is None else played.room.rules.private(played.state, seat)
        text = played.room.text
        own = words.naming(text.names(played.options, lang))
        view = View(seat, played.room.rules.public(played.state), private)
        return plain(text.draw(view, own.calling(people).say))

    return str(await table.ask(draw))


def only_seat(table: LiveTable, link: Link) -> int | None:
    """The seat of a person who has one; a shared device shows nobody's by itself."""
    mine = [seat for seat, holder in enumerate(table.played.holders) if holder.member == link.member]
    return mine[0] if link.member is not None and len(mine) == 1 else None


async def step(house: House, token: str, table_id: str, seat: int | None, move: int) -> Step:
    """One picture of a finished game; from any seat, since everything may be known then."""
    group, link = await house.known(token)
    table = await house.table_awake(group, table_id)
    house.check_told(group, link, table)
    played = table.played
    if not 0 <= move <= len(played.moves):
        raise Illegal("no_such_move", move=move, most=len(played.moves))
    if seat is not None and not 0 <= seat < played.body.seats:
        raise Illegal("no_such_seat", seat=seat)
    names = [sitting.name for sitting in group.table_info(table_id, set()).seats]
    return await asyncio.to_thread(told_step, table, names, seat, move)


async def review(house: House, token: str, table_id: str, seat: int | None, lang: str) -> ToldReview:
    """A finished game as the coach sees it; with a seat, that player's turning points."""
    texts(lang)
    group, link = await house.known(token)
    table = await house.table_awake(group, table_id)
    house.check_told(group, link, table)
    if seat is not None and not 0 <= seat < table.played.body.seats:
        raise Illegal("no_such_seat", seat=seat)
    return (await table.review(-1 if seat is None else seat, table.names()))[lang]


def told_step(table: LiveTable, names: list[str], seat: int | None, move: int) -> Step:
    """In a thread: a game of 99 has two thousand moves."""
    played = table.played
    rules = played.room.rules
    state = rules.setup(played.options, played.body.seats)
    log = Log()
    for number, m in enumerate(played.moves[:move], 1):
        last = log if number == move else None
        drive.push(rules, state, Ask(m.prompt, m.seat, "", True, m.nth), m.action, last)
    private = None if seat is None else rules.private(state, seat)
    return Step(
        move,
        len(played.moves),
        played.moves[move - 1].seat if move else None,
        View(seat, rules.public(state), private),
        [event.seen_by(seat) for event in log.events],
        rules.outcome(state),
        names,
    )
