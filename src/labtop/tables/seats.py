"""The holders of a table's seats, and the rights that follow from them."""

from __future__ import annotations

from msgspec import Struct

from labtop.engine.core import CHANCE, Illegal
from labtop.tables.link import Link


class Holder(Struct, frozen=True, omit_defaults=True):
    """One seat's holder: a person, or a bot."""

    member: int | None = None
    bot: str | None = None
    name: str | None = None
    """A name of its own, where several people share a device."""


class Seats:
    """The holders of one table's seats, in their order."""

    def __init__(self, table: str, holders: list[Holder], typed_dice: bool) -> None:
        self.table = table
        self.typed_dice = typed_dice
        self.hold(holders)

    def hold(self, holders: list[Holder]) -> None:
        self.holders = holders
        self.members = {holder.member for holder in holders}
        self.people = sorted(member for member in self.members if member is not None)
        self.with_bots = any(holder.bot is not None for holder in holders)

    def replace(self, member: int, level: str) -> None:
        """A bot takes the seats of a removed member. It has no name, because log lines hold no names."""
        self.hold([Holder(bot=level) if holder.member == member else holder for holder in self.holders])

    def sit_down(self, member: int, seat: int | None) -> None:
        """A member takes a bot's seat, or a new one after all others."""
        mine = Holder(member=member)
        if seat is None:
            self.hold([*self.holders, mine])
        else:
            self.hold([mine if number == seat else holder for number, holder in enumerate(self.holders)])

    def bots(self) -> list[int]:
        return [seat for seat, holder in enumerate(self.holders) if holder.bot is not None]

    @property
    def only_bots(self) -> bool:
        return all(holder.bot is not None for holder in self.holders)

    def held_by(self, member: int | None) -> list[int]:
        if member is None:
            return []
        return [seat for seat, holder in enumerate(self.holders) if holder.member == member]

    def people_but(self, member: int | None) -> list[int]:
        return [other for other in self.people if other != member]

    def may_answer(self, link: Link, seat: int) -> bool:
        """The member who holds a seat answers for it; the host answers for typed dice."""
        if seat == CHANCE:
            return link.hosts and self.typed_dice
        holders, member = self.holders, link.member
        if not 0 <= seat < len(holders):
            raise Illegal("no_such_seat", seat=seat)
        return member is not None and holders[seat].member == member

    def holds(self, link: Link, seat: int) -> bool:
        """Whether this connection's member holds the seat."""
        member = link.member
        return member is not None and 0 <= seat < len(self.holders) and self.holders[seat].member == member

    def face_of(self, link: Link) -> int | None:
        """The seat that a connection shows at this table, if its member holds it; else None."""
        seat, member = link.face, link.member
        if seat is None or member is None or link.table != self.table:
            return None
        holders = self.holders
        return seat if 0 <= seat < len(holders) and holders[seat].member == member else None
