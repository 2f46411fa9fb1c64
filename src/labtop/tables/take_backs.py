"""Taking back at a live table: alone where the engine allows it, else with the consent of the other people."""

from __future__ import annotations

from typing import Final

from labtop.engine.core import CHANCE, Illegal
from labtop.engine.game import Game
from labtop.tables.broadcast import Broadcast
from labtop.tables.game_log import GameLog, Pending
from labtop.tables.link import Link
from labtop.tables.protocol import Agree, Back, Ok, Wish

NEEDS_CONSENT: Final = frozenset({"chance_was_drawn", "another_seat_moved", "hidden_was_shown"})


class OpenWish:
    """A seat wants to take back; the members in `missing` have not agreed yet."""

    __slots__ = ("cmd", "link", "missing", "seat")

    def __init__(self, seat: int, cmd: str, missing: list[int], link: Link) -> None:
        self.seat = seat
        self.cmd = cmd
        self.missing = missing
        self.link = link
        """The connection that asked; it gets the result."""


class TakeBacks:
    """The open wish of a table, at most one, and the ids of refused ones."""

    def __init__(self, log: GameLog, broadcast: Broadcast) -> None:
        self.log = log
        self.broadcast = broadcast
        self.wish: OpenWish | None = None
        self.refused: set[str] = set()

    def back(self, what: Back, link: Link, pending: Pending) -> Ok | Wish:
        log, seat = self.log, what.seat
        if not log.seats.may_answer(link, seat):
            raise Illegal("not_your_seat", seat=seat)
        counted = log.done.get((seat, what.n))
        if counted is not None:
            return Ok(what.n, counted)
        if what.n in self.refused:
            raise Illegal("consent_refused")
        if self.wish is not None and self.wish.cmd == what.n:
            self.wish.link = link
            return self.message(self.wish, None)
        if seat not in log.game.answered:
            raise Illegal("nothing_to_take_back")
        if log.game.answered[seat] != what.prompt:
            raise Illegal("closed")
        others = log.seats.people_but(link.member)
        number = self.undoable_alone(seat, others)
        if number is None:
            self.wish = OpenWish(seat, what.n, others, link)
            self.tell_all(self.wish, None, pending, but=link)
            return self.message(self.wish, None)
        self.take_back(seat, what.n, [number], pending)
        return Ok(what.n, log.seq)

    def undoable_alone(self, seat: int, others: list[int]) -> int | None:
        """The move a seat may undo by itself; None: the others must agree. Without others, raises the refusal."""
        try:
            return self.log.game.undoable(seat)
        except Illegal as error:
            if error.code in NEEDS_CONSENT and others:
                from_last_answer(self.log.game, seat)
                return None
            raise

    def agree(self, what: Agree, link: Link, pending: Pending) -> Ok:
        wish, log = self.wish, self.log
        if wish is None or wish.cmd != what.wish:
            if self.ended(what.wish):  # sent again because the answer was lost, or another person decided first
                return Ok(what.n, log.seq)
            raise Illegal("no_wish")
        decides = link.role == "host"  # a teacher decides alone; a host who plays has one vote, none on the own wish
        if not (decides or link.member in wish.missing):
            return Ok(what.n, log.seq)
        if not what.yes:
            self.refuse(pending)
            return Ok(what.n, log.seq)
        wish.missing = [] if decides else [m for m in wish.missing if m != link.member]
        if wish.missing:
            self.tell_all(wish, None, pending)
        else:
            self.take_back(wish.seat, wish.cmd, from_last_answer(log.game, wish.seat), pending)
            v = log.seq
            self.tell_all(wish, True, pending)
            pending.afterwards.append(lambda: wish.link.tell(Ok(wish.cmd, v)))
        return Ok(what.n, log.seq)

    def ended(self, wish: str) -> bool:
        return wish in self.refused or any(cmd == wish for _, cmd in self.log.done)

    def refuse(self, pending: Pending) -> None:
        """Ends the open wish: a person refused or was removed before agreeing, or the game has moved on."""
        wish = self.wish
        if wish is None:
            return
        self.wish = None
        self.refused.add(wish.cmd)
        self.tell_all(wish, False, pending)
        pending.afterwards.append(lambda: wish.link.refuse(wish.cmd, Illegal("consent_refused")))

    def forget_member(self, member: int, pending: Pending) -> None:
        """A member who was removed can no longer agree."""
        if self.wish is not None and member in self.wish.missing:
            self.refuse(pending)

    def take_back(self, seat: int, cmd: str, numbers: list[int], pending: Pending) -> None:
        self.log.take_back(seat, cmd, numbers, pending)
        self.wish = None

    def message(self, wish: OpenWish, agreed: bool | None) -> Wish:
        return Wish(wish.cmd, self.log.table, wish.seat, agreed, wish.missing[:])

    def tell_all(self, wish: OpenWish, agreed: bool | None, pending: Pending, but: Link | None = None) -> None:
        """Sends the wish to everybody at the table, once the batch is on disk."""
        message = self.message(wish, agreed)
        pending.afterwards.append(lambda: self.broadcast.tell_all(message, but))


def from_last_answer(game: Game, seat: int) -> list[int]:
    """With consent: the numbers of this seat's last answer and all later moves. Repeated draws give the same dice."""
    for i in range(len(game.moves) - 1, -1, -1):
        if game.moves[i].seat == seat and seat != CHANCE:
            return list(range(i, len(game.moves)))
    raise Illegal("nothing_to_take_back")
