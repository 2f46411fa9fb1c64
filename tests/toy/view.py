"""Who sees what at a toy table: hands are the owner's, sealed discards too, all else is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from labtop.engine import codec

if TYPE_CHECKING:
    from toy.state import ToyTable


class PublicView(Struct, frozen=True):
    sizes: list[int]
    deck: int
    discards: list[int]
    coins: list[int]
    points: list[int]
    shielded: list[bool]
    turn: int
    turns: int
    offered: bool
    about: dict[str, Any] | None
    waiting: list[int]
    sealed: list[bool]
    reason: str
    hands: list[list[int]] | None = None
    """Only a defective room fills this in."""


class PrivateView(Struct, frozen=True):
    hand: list[int]
    sealed: int | None


def public(s: ToyTable) -> PublicView:
    top = s.stack[-1] if s.stack else None
    return PublicView(
        sizes=[s.size(seat) for seat in range(s.seats)],
        deck=sum(s.deck),
        discards=s.discards[:],
        coins=s.coins[:],
        points=s.points[:],
        shielded=s.shielded[:],
        turn=s.turn,
        turns=s.turns,
        offered=s.offered,
        about=codec.dump(top.about) if top is not None and top.about is not None else None,
        waiting=top.waiting[:] if top is not None else [],
        sealed=[a is not None for a in top.answers] if top is not None and top.answers is not None else [],
        reason=s.reason,
    )


def private(s: ToyTable, seat: int) -> PrivateView:
    top = s.stack[-1] if s.stack else None
    mine = top.answers[seat] if top is not None and top.answers is not None else None
    return PrivateView(s.hands[seat][:], getattr(mine, "card", None))
