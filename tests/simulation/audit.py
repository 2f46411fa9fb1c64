"""Checks every message at the moment it is sent: its content must already be on disk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from labtop.tables import protocol as wire

if TYPE_CHECKING:
    from simulation.disk import Disk
    from simulation.network import Connection
    from simulation.world import World


class Head(Struct):
    """As much of a message as the audit needs."""

    t: str
    table: str = ""
    v: Any = 0
    n: str = ""


_head = msgspec.json.Decoder(Head)
_group = msgspec.json.Decoder(wire.Group)


class Audit:
    def __init__(self, world: World, disk: Disk) -> None:
        self.world = world
        self.disk = disk
        self.answered: set[str] = set()
        """Answered once: what a host did may have been undone since."""

    def sent(self, connection: Connection, data: bytes) -> None:
        head = _head.decode(data)
        if head.t in ("now", "tick", "story") and head.v > self.disk.end(head.table):
            self.world.blame("sent before commit", f"{head.t} {head.v}, on disk {self.disk.end(head.table)}")
        elif head.t == "pong":
            for table, v in head.v.items():
                if v > self.disk.end(table):
                    self.world.blame("sent before commit", f"pong {v}")
        elif head.t == "group":
            self.picture(_group.decode(data))
        elif head.t == "ok":
            self.acknowledged(connection, head)

    def picture(self, group: wire.Group) -> None:
        """A lobby as it is shown must be the lobby on disk; while a write is being reported, perhaps the one before."""
        if not any(self.same_lobby(group, before=before) for before in (False, True)):
            stored = [(m.id, m.name, m.approved, m.removed) for m in self.disk.body(group.id).members]
            self.world.blame("lobby not on disk", f"shown {group.members}, stored {stored}")
        for table in group.tables:
            if table.v > self.disk.end(table.id):
                self.world.blame("sent before commit", f"group {table.v}, on disk {self.disk.end(table.id)}")

    def same_lobby(self, group: wire.Group, *, before: bool) -> bool:
        body = self.disk.body(group.id, before=before)
        stored = {m.id: (m.name, m.approved) for m in body.members if not m.removed}
        return (group.locked, group.paused) == (body.locked, body.paused) and all(
            stored.get(m.id) == (m.name, m.approved) for m in group.members
        )

    def acknowledged(self, connection: Connection, head: Head) -> None:
        message = connection.asked[head.n]
        if head.n in connection.too_late:
            self.world.blame("acted after goodbye", repr(message))
        if isinstance(message, wire.Act):
            if (message.table, message.ask.seat, head.n) not in self.disk.commands:
                self.world.blame("acked before commit", f"{head.n} of seat {message.ask.seat}, v {head.v}")
        elif head.n not in self.answered and not self.done(self.world.group_id, message):
            self.world.blame("host command not on disk", repr(message))
        self.answered.add(head.n)

    def done(self, group: str, message: Any) -> bool:
        """Whether a host's command can be seen on disk."""
        body = self.disk.body(group)
        if isinstance(message, wire.Rename):
            return body.members[message.member].name == message.name
        if isinstance(message, wire.Remove):
            return body.members[message.member].removed
        if isinstance(message, wire.Lock):
            return body.locked == message.on
        if isinstance(message, wire.Pause):
            return body.paused == message.on
        if isinstance(message, wire.Start):
            return body.started
        return True
