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
        self.holders = holders
        self.typed_dice = typed_dice
        self.members = {holder.member for holder in holders}
        self.with_bots = any(holder.bot is not None for holder in holders)

    def replace(self, member: int, level: str) -> None:
        """A bot takes the seats of a removed member. It has no name, because log lines hold no names."""
        self.holders = [Holder(bot=level) if holder.member == member else holder for holder in self.holders]
        self.members = {holder.member for holder in self.holders}
        self.with_bots = True

    def held_by(self, member: int | None) -> list[int]:
        if member is None:
            return []
        return [seat for seat, holder in enumerate(self.holders) if holder.member == member]

    def people_but(self, member: int | None) -> list[int]:
        found = {holder.member for holder in self.holders if holder.member is not None}
        return sorted(found - {member})

    def may_answer(self, link: Link, seat: int) -> bool:
        """The member who holds a seat answers for it; the host answers for typed dice."""
        if seat == CHANCE:
            return link.hosts and self.typed_dice
        holders, member = self.holders, link.member
        if not 0 <= seat < len(holders):
            raise Illegal("no_such_seat", seat=seat)
        return member is not None and holders[seat].member == member

    def face_of(self, link: Link) -> int | None:
        """The seat that a connection shows at this table, if its member holds it; else None."""
        seat, member = link.face, link.member
        if seat is None or member is None or link.table != self.table:
            return None
        holders = self.holders
        return seat if 0 <= seat < len(holders) and holders[seat].member == member else None
