"""The people behind one join code: those of an online table, or a class. Plain data; `Residency.change` writes it."""

from __future__ import annotations

from hmac import compare_digest
from typing import Any

from msgspec import Struct, structs

from labtop.bots.base import coach
from labtop.engine.core import Illegal
from labtop.engine.registry import room
from labtop.tables import keys
from labtop.tables.messages import Wall
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
    untaken: bool = False
    """Whether no device has said hello for this member yet; members of older versions count as taken."""
    joined: str = ""
    """Hash of the id of the join that made this member; empty: it had none."""
    unnamed: bool = False
    """Whether the name is a generated one."""

    @property
    def plays(self) -> bool:
        """Whether this member gets a seat when the game starts."""
        return self.approved and not self.removed and not self.watching


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
    title: str = ""
    """What the class is called; erased with it."""
    begun: float = 0.0
    """When the present deal was made, in wall time."""
    seconds: int = 0
    """Of the timer for a round; 0: none."""
    closes: bool = False
    """Whether the timer closes the round."""
    wall_shows: Wall = Wall()
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

    def joined_with(self, id: str) -> Member | None:
        """The member that the join with this hash of an id has made; a removed one is forgotten."""
        return next((m for m in self.members if m.joined and not m.removed and compare_digest(m.joined, id)), None)

    def waits(self, member: int | None) -> bool:
        """Whether this member waits for the host's approval."""
        return member is not None and not self.members[member].approved

    def players(self) -> list[Member]:
        """The members who get a seat when the game starts, in the order they joined."""
        return [member for member in self.members if member.plays]

    def marks(self) -> dict[int, int]:
        """Member -> the first seat they will get, if the game starts with these people."""
        found, seat = {}, 0
        for member in self.players():
            found[member.id] = seat if self.per_table is None else seat % self.per_table
            seat += member.seats
        return found

    def with_member(self, changed: Member) -> GroupBody:
        kept = [changed if member.id == changed.id else member for member in self.members]
        if changed.id not in {member.id for member in self.members}:
            kept.append(changed)
        return structs.replace(self, members=kept)

    def with_taken(self, members: set[int]) -> GroupBody:
        """The body after these members have said hello."""
        kept = [structs.replace(m, untaken=False) if m.untaken and m.id in members else m for m in self.members]
        return structs.replace(self, members=kept)

    def names_to_show(self) -> dict[int, str]:
        """By member. One person alone at a table needs no invented name: there the client says "you"."""
        people = [member for member in self.members if not member.removed]
        alone = self.kind == "table" and self.started and len(people) == 1 and people[0].unnamed
        return {member.id: "" if alone else member.name for member in self.members}

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


def name_of(body: GroupBody, wanted: str | None, lang: str, nicknames: Nicknames) -> str:
    """The name of a new member: the wanted one if that is allowed and free, else a generated one.

    A generated name that was offered may be chosen everywhere. If somebody was quicker, another one is given.
    """
    if wanted is not None and body.own_names:
        name = keys.read_name(wanted)
        if name in body.names_taken():
            raise Illegal("name_taken", name=name)
        return name
    if wanted is not None and nicknames.knows(wanted) and wanted not in body.names_taken():
        return wanted
    return nicknames.fresh(lang, body.names_taken())
