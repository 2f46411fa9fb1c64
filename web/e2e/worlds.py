# ruff: noqa: INP001 - a script beside the tests that start it
"""Two real servers with the same game, and then with two states of it that one player cannot tell apart.

For browser tests only. Both take the same turns, so that their tables are alike. `mark` remembers the game before a
turn at the first one. After that turn `split` gives the second server the game from before it, but with other hidden
cards: the same turn can be taken there too, and the seat named then sees the same, while others do not. `same` makes
the second table like the first one again.

Commands come on stdin, one a line; the answers go to stdout as JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import defaultdict
from copy import copy
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from msgspec import structs

from labtop.engine import codec
from labtop.engine.core import CHANCE, Illegal, Logged
from labtop.engine.dice import Quick
from labtop.engine.wire import Ask
from labtop.server import logs, run
from labtop.server.application import build
from labtop.server.settings import read_settings
from labtop.stores.memory import MemoryStore

if TYPE_CHECKING:
    from labtop.engine.game import Game
    from labtop.server.application import App
    from labtop.tables.table import LiveTable

WORLDS = 20_000
"""So many worlds are tried."""


class Worlds:
    """The only table of each server, and the first one's game as it was before the turn."""

    def __init__(self, apps: list[App]) -> None:
        self.apps = apps
        self.before: Game | None = None

    def tables(self) -> list[LiveTable]:
        """Those of the last group of each server."""
        groups = [list(app.service.residency.groups.values())[-1] for app in self.apps]
        return [next(iter(group.tables.values())) for group in groups]

    def mark(self) -> int:
        self.before = self.tables()[0].log.game.copy()
        return len(self.before.moves)

    def asked(self) -> list[int]:
        return [ask.seat for ask in self.tables()[0].log.game.asks() if ask.must]

    def answers(self) -> list[list[Any]]:
        """What people have answered at each table."""
        games = [table.log.game for table in self.tables()]
        return [[codec.dump(move) for move in game.moves if move.seat != CHANCE] for game in games]

    def split(self, seat: int) -> dict[str, int] | None:
        assert self.before is not None
        one, other = self.tables()
        now = one.log.game
        turn = [move for move in now.moves[len(self.before.moves) :] if move.seat != CHANCE]
        for number in range(WORLDS):
            found = self.before.copy()
            found.state = found.room.rules.imagine(self.before.state, seat, Quick(f"world {number}"))
            found.events = retold(found.events, seat)
            after = found.copy()
            try:
                for move in turn:
                    after.play(Ask.of(move), move.action)
            except Illegal:
                continue  # the turn cannot be taken there
            if seen(after, seat) == seen(now, seat) and differ(found, self.before, seat) and differ(after, now, seat):
                give(one, other, found)
                return {"world": number, "answers": len(turn)}
        return None

    def same(self) -> int:
        one, other = self.tables()
        give(one, other, one.log.game.copy())
        return len(one.log.game.moves)


def give(one: LiveTable, other: LiveTable, game: Game) -> None:
    """The second table goes on from this game; the commands that it knows are those of the first."""
    other.log.game = game
    other.log.done, other.log.stopwatch = dict(one.log.done), copy(one.log.stopwatch)
    other.broadcast.update()


def seen(game: Game, seat: int) -> bytes:
    """All that a seat may know: its view, what it is asked, and the events as it learned them."""
    return codec.encode([game.view(seat), game.asks(seat), [event.message(seat) for event in game.events]])


def differ(one: Game, other: Game, seat: int) -> bool:
    """Whether everybody but this seat sees another hand."""
    return all(one.view(who) != other.view(who) for who in range(one.seats) if who != seat)


def retold(events: list[Logged], seat: int) -> list[Logged]:
    """The events in a world in which the others drew other cards, each for the next one of its kind."""
    drawn = defaultdict(set)
    for event in events:
        for part in (event.private or {}).values():
            drawn[kind_of(event)].add(part.card)
    told = []
    for event in events:
        if event.private is None or seat in event.private:
            told.append(event)
            continue
        cards = sorted(drawn[kind_of(event)])
        private = {
            who: structs.replace(part, card=cards[(cards.index(part.card) + 1) % len(cards)])
            for who, part in event.private.items()
        }
        told.append(Logged(event.event, private))
    return told


def kind_of(event: Logged) -> tuple[str, str]:
    return event.kind, getattr(event.event, "colour", "")


async def main(host: str, ports: list[int], data: Path) -> None:
    apps = []
    for port in ports:
        settings = read_settings(host=host, port=port, data=data)
        logs.set_up(settings.log)
        # The same secrets: nothing but the hidden cards differs.
        apps.append(build(settings, store=MemoryStore(), entropy=Random("two worlds").randbytes))
    servers = [asyncio.create_task(run.serve(app, run.bound(app.settings))) for app in apps]
    worlds = Worlds(apps)
    while line := await asyncio.to_thread(sys.stdin.readline):
        command, *numbers = line.split()
        sys.stdout.write(f"{json.dumps(getattr(worlds, command)(*map(int, numbers)))}\n")
        sys.stdout.flush()
    for server in servers:
        server.cancel()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], [int(port) for port in sys.argv[2:4]], Path(sys.argv[4])))
