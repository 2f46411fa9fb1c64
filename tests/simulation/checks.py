"""Checks after a run: messages to clients, the server's memory and the disk must agree."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw

from labtop.engine import codec, drive
from labtop.engine.core import Illegal
from labtop.tables import keys
from labtop.tables import protocol as wire
from labtop.tables.broadcast import CROWD
from labtop.tables.game_log import GameLog, Line, TableBody
from labtop.tables.times import Times

if TYPE_CHECKING:
    from labtop.stores.base import LogRow, TableRow
    from simulation.client import Client, Now
    from simulation.world import World


async def everything(world: World) -> None:
    for row in list(world.disk.tables.values()):
        rows = world.disk.log.get(row.id, [])
        unique(world, rows)
        told = tell(world, row, rows)
        if told is not None:
            await compare_live(world, row.id, told)
        for client in world.clients:
            answers(world, client, row.id, rows)
    members(world)


def unique(world: World, rows: list[LogRow]) -> None:
    for (seat, cmd), times in Counter((row.seat, row.cmd) for row in rows).items():
        if times > 1:
            world.blame("counted twice", f"{cmd} of seat {seat}")
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        world.blame("gap in the log", str([row.seq for row in rows]))


def tell(world: World, row: TableRow, rows: list[LogRow]) -> GameLog | None:
    """The table again from its log; on the way every picture that was ever shown is compared with its line."""
    shown: dict[int, list[tuple[Client, Now]]] = {}
    stories: dict[int, list[tuple[int | None, wire.Story]]] = {}
    for client in world.clients:
        for now in client.nows:
            if now.table == row.id:
                shown.setdefault(now.v, []).append((client, now))
        for face, story in client.stories:
            if story.table == row.id:
                stories.setdefault(story.v, []).append((face, story))
    told = GameLog(row.id, msgspec.json.decode(row.body, type=TableBody), Times(float, float))
    pictures(world, told, shown.pop(0, []))
    for line in rows:
        try:
            told.fold(line)
        except Illegal as error:
            world.blame("log cannot be told", f"{error} at {line.seq}")
            return None
        pictures(world, told, shown.pop(line.seq, []))
        for face, story in stories.pop(line.seq, []):
            history(world, told, face, story)
    if shown or stories:
        world.blame("shown what never was", f"v {[*shown, *stories]} of {len(rows)}")
    if told.game.state.stack:
        world.blame("not finished", f"{len(told.game.moves)} moves")
    return told


def pictures(world: World, told: GameLog, nows: list[tuple[Client, Now]]) -> None:
    if not nows:
        return
    rules, state = told.room.rules, told.game.state
    public = codec.encode(rules.public(state))
    outcome = codec.encode(rules.outcome(state))
    for client, now in nows:
        private = b"null" if now.seat is None else codec.encode(rules.private(state, now.seat))
        member = client.entry.member
        asks = [a for a in drive.asks(state) if member is not None and told.seats.holders[a.seat].member == member]
        menus = [
            codec.encode(rules.menu(state, drive.find(state, ask), ask.seat)) if ask.seat == now.seat else b"null"
            for ask in asks
        ]
        same = (
            bytes(now.public) == public
            and bytes(now.private) == private
            and now.asks == asks
            and [bytes(menu) for menu in now.menus] == menus
            and codec.encode(now.outcome) == outcome
            and (now.seat is None or told.seats.holders[now.seat].member == member)
        )
        if not same:
            world.blame("picture is wrong", f"v {now.v}, seat {now.seat}, client {client.number}")


def history(world: World, told: GameLog, face: int | None, story: wire.Story) -> None:
    events = told.game.events
    if told.body.seats > CROWD and face is not None:  # the teacher, who has no seat, is told everything
        events = [event for event in events if event.public.get("seat", face) == face]
    if codec.encode(story.events) != codec.encode([event.seen_by(face) for event in events]):
        world.blame("history is wrong", f"v {story.v}, seat {face}")


async def compare_live(world: World, id: str, told: GameLog) -> None:
    group = None if world.server.down else world.server.service.residency.groups.get(world.group_id)
    table = None if group is None else group.tables.get(id)
    if table is None:
        return
    live = table.log
    for what, mine, theirs in (
        ("state", codec.state_hash(live.game.state), codec.state_hash(told.game.state)),
        ("seq", live.seq, told.seq),
        ("hash", live.hash, told.hash),
        ("moves", live.game.moves, told.game.moves),
        ("holders", live.seats.holders, told.seats.holders),
        ("commands", live.done, told.done),
        ("events", plain(live.game.events), plain(told.game.events)),
    ):
        if mine != theirs:
            world.blame("memory is not disk", f"{what}: {mine!r:.200} for {theirs!r:.200}")


def plain(events: list[Any]) -> list[Any]:
    return [(event.kind, event.public, event.private) for event in events]


def answers(world: World, client: Client, table: str, rows: list[LogRow]) -> None:
    """`ok`: in the log, once, as it was sent. A final `no`: not in the log."""
    by_command: dict[tuple[int, str], list[LogRow]] = {}
    for row in rows:
        by_command.setdefault((row.seat, row.cmd), []).append(row)
    for ok, message in client.oks:
        if isinstance(message, wire.Act) and message.table == table:
            found = by_command.get((message.ask.seat, ok.n), [])
            if len(found) != 1 or found[0].seq != ok.v or not says(found[0], message):
                world.blame("accepted and not kept", f"{ok} of client {client.number}: {found}")
    for no, message in client.nos:
        if isinstance(message, wire.Act) and message.table == table and (message.ask.seat, no.n) in by_command:
            world.blame("refused and kept", f"{no} of client {client.number}")


def says(row: LogRow, message: wire.Act) -> bool:
    line = msgspec.json.decode(row.body, type=Line)
    ask = message.ask
    return (
        line.ask is not None
        and (line.ask.prompt, line.ask.seat, line.ask.nth) == (ask.prompt, ask.seat, ask.nth)
        and msgspec.json.decode(line.action or Raw(b"null")) == msgspec.json.decode(message.action)
    )


def members(world: World) -> None:
    """Names, removals and tokens that a client was told of are on disk."""
    body = world.disk.body(world.group_id)
    names: dict[int, str] = {}
    for client in world.clients:
        for _, message in client.oks:
            if isinstance(message, wire.Rename):
                names[message.member] = message.name
            if isinstance(message, wire.Remove) and not body.members[message.member].removed:
                world.blame("removal not kept", repr(message))
    for id, name in names.items():
        if body.members[id].name != name and not unanswered(world, wire.Rename):
            world.blame("name not kept", f"{name} for member {id}")
    for client in world.present():
        member = client.entry.member
        if member is not None and not keys.same(client.token, body.members[member].token):
            world.blame("token not kept", f"client {client.number}")


def unanswered(world: World, kind: type[Any]) -> bool:
    """Whether a command is still in the air, so that the disk may be ahead of what was told."""
    return any(isinstance(p.message, kind) for client in world.clients for p in client.pending.values())


def where(world: World) -> str:
    """For a run that does not end: the seats that tables wait for, and the pending commands of clients."""
    group = None if world.server.down else world.server.service.residency.groups.get(world.group_id)
    told = [
        f"table v {table.shown.v} waits for {table.shown.waiting}, held by {table.log.seats.holders}"
        for table in (group.tables.values() if group is not None else [])
    ]
    for client in world.clients:
        pending = [type(p.message).__name__ for p in client.pending.values()]
        told.append(f"client {client.number} {client.stopped or 'here'} seen {client.seen_v} pending {pending}")
    return "; ".join(told)
