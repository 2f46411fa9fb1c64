"""The people behind one join code: those of an online table, or a class. Plain data; `Residency.change` writes it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, structs

from labtop.bots.base import coach
from labtop.engine.core import Illegal
from labtop.engine.registry import room
from labtop.tables import keys
from labtop.tables.nicknames import Nicknames
from labtop.tables.seats import Holder


class Member(Struct, frozen=True, omit_defaults=True):
    """One person, or several on one device. Tokens and keys are kept as hashes."""

    id: int
    name: str
    token: str
    key: str
    names: list[str] = []
    """Names of the seats on one device, if there are several."""
    seats: int = 1
    approved: bool = True
    removed: bool = False
    watching: bool = False


class GroupBody(Struct, frozen=True, omit_defaults=True):
    """Settings and members of a group; replaced as a whole at every change."""

    kind: str
    room: str
    options: dict[str, Any]
    lang: str
    dice: str
    host: str
    host_key: str
    wall: str
    opener: int | None = None
    """The member who opened this table and is its host."""
    deal: str | None = None
    bots: list[str] = []
    per_table: int | None = None
    fill: str = "greedy"
    own_names: bool = False
    approve: bool = False
    hints: str | bool = "free"
    """off, counted or free; groups of older versions have true or false."""
    grace: int = 0
    """Seconds that a short window stays open; 0: until it is answered."""
    locked: bool = False
    paused: bool = False
    paused_at: float = 0.0
    rested: float = 0.0
    """Seconds of the pauses of this deal that have ended."""
    started: bool = False
    members: list[Member] = []
    done: list[str] = []
    """Ids of the host's last commands."""

    def hint_rule(self) -> str:
        """The rule for hints: off, counted or free; in a class they are counted or off."""
        if coach(room(self.room)) is None:
            return "off"
        rule = ("free" if self.hints else "off") if isinstance(self.hints, bool) else self.hints
        return "counted" if rule == "free" and self.kind == "class" else rule

    def member(self, id: int) -> Member:
        for member in self.members:
            if member.id == id and not member.removed:
                return member
        raise Illegal("no_such_member", member=id)

    def waits(self, member: int | None) -> bool:
        """Whether this member waits for the host's approval."""
        return member is not None and not self.members[member].approved

    def players(self) -> list[Member]:
        """The members who get a seat when the game starts, in the order they joined."""
        return [m for m in self.members if m.approved and not m.removed and not m.watching]

    def with_member(self, changed: Member) -> GroupBody:
        kept = [changed if member.id == changed.id else member for member in self.members]
        if changed.id not in {member.id for member in self.members}:
            kept.append(changed)
        return structs.replace(self, members=kept)

    def names_taken(self) -> set[str]:
        return {member.name for member in self.members if not member.removed}


def holders_of(member: Member) -> list[Holder]:
    """The holders of the seats on one device; several get the given names, or numbers."""
    if member.seats == 1:
        return [Holder(member=member.id)]
    names = [*member.names, *(f"{member.name} {n + 1}" for n in range(len(member.names), member.seats))]
    return [Holder(member=member.id, name=name) for name in names[: member.seats]]


def deal_tables(body: GroupBody, most: int) -> list[list[Holder]]:
    """The holders of each table's seats: one table, or tables of `per_table` with the last one filled by bots."""
    people = [holder for member in body.players() for holder in holders_of(member)]
    if body.kind == "table":
        return [people + [Holder(bot=level) for level in body.bots]]
    if body.per_table is None:
        if len(people) > most:
            raise Illegal("seats_out_of_range", seats=len(people), fewest=1, most=most)
        return [people]
    size = body.per_table
    tables = [people[i : i + size] for i in range(0, len(people), size)] or [[]]
    tables[-1] += [Holder(bot=body.fill)] * (size - len(tables[-1]))
    return tables


def name_of(body: GroupBody, wanted: str | None, nicknames: Nicknames) -> str:
    """The name of a new member: the wanted one if that is allowed and free, else a generated one."""
    if wanted is not None and body.own_names:
        name = keys.read_name(wanted)
        if name in body.names_taken():
            raise Illegal("name_taken", name=name)
        return name
    return nicknames.fresh(body.lang, body.names_taken())
