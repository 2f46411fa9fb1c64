"""A table told in the game's words: dice and cards are typed, hands are dealt as a test needs them.

play = Play(start=(1, 4))                       # two players, seat 0 first, reagents 1 and 4 on their benches
play.give(0, reagents=[4], boum=["patent"])
play.manipulate()                               # through the resource phase without a card
play.join(0, 4)                                 # announce: join reagent 4 at the first fitting centre
play.roll(3, 4)
"""

from __future__ import annotations

from bisect import insort
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

import labtop
from labtop.chemistry import notation
from labtop.chemistry.canonical import canonical
from labtop.engine import codec
from labtop.engine.core import CHANCE, Illegal, Logged
from labtop.rooms.laboratorium import actions as say
from labtop.rooms.laboratorium.cards import HIDDEN
from labtop.rooms.laboratorium.hands import update_safety_door

if TYPE_CHECKING:
    from collections.abc import Iterator

    from labtop.engine.wire import Action, Outcome
    from labtop.rooms.laboratorium.state import Bench, Table

ROOM = "laboratorium"
NOTHING = say.Faces((1, 1, 1, 1))
"""Face 1 gives no card."""


def told(refusal: Illegal) -> tuple[str, str, dict[str, Any]]:
    return refusal.code, refusal.rule, refusal.params


class Play:
    """One game with typed dice."""

    def __init__(self, seats: int = 2, first: int = 0, start: tuple[int, ...] = (), **options: Any) -> None:
        options = {"rounds": 9, **options}
        self.game = labtop.start(ROOM, seats=seats, options=options, dice="typed")
        self.seats = seats
        if not options.get("puzzle"):
            self.chance(say.First(first))
        for seat, card in enumerate(start):
            self.wish(seat, card)
        if start:
            self.begin(*start)

    def wish(self, seat: int, card: int) -> None:
        assert card in [one.number for one in self.s.kit.reagents], f"no reagent {card} for seat {seat}"

    def begin(self, *cards: int) -> None:
        """Everybody's starting reagent, by seat."""
        while self.kind == "begin":
            seat = self.asked
            self.answer(seat, say.Begin(cards[seat]))

    # ---- reading ---------------------------------------------------------------------------------------------------

    @property
    def s(self) -> Table:
        return self.game.state

    @property
    def kind(self) -> str:
        return self.s.stack[-1].kind if self.s.stack else ""

    @property
    def asked(self) -> int:
        return self.s.stack[-1].waiting[0]

    @property
    def public(self) -> Any:
        return self.game.view().public

    @property
    def outcome(self) -> Outcome:
        found = self.game.outcome
        assert found is not None
        return found

    def bench(self, seat: int = 0) -> Bench:
        return self.s.benches[seat]

    def molecule(self, seat: int = 0) -> str:
        """The bench as a SMILES of ours."""
        return canonical(self.bench(seat).molecule)

    def is_now(self, structure: str, seat: int = 0) -> bool:
        return self.molecule(seat) == canonical(notation.read(structure))

    def legal(self, seat: int | None = None) -> list[Any]:
        ask = next(ask for ask in self.game.asks() if ask.must)
        assert seat is None or ask.seat == seat
        return self.game.legal(ask)

    def of_kind(self, kind: type) -> list[Any]:
        return [action for action in self.legal() if isinstance(action, kind)]

    def yellow(self, seat: int = 0) -> list[int]:
        return self.bench(seat).sites.yellow

    def mauve(self, seat: int = 0) -> list[int]:
        return self.bench(seat).sites.mauve

    def hand(self, seat: int, colour: str) -> list[str]:
        held = self.bench(seat).hands[HIDDEN.index(colour)]
        return [one.id for one, n in zip(self.s.kit.titles[HIDDEN.index(colour)], held, strict=True) for _ in range(n)]

    def reagents(self, seat: int = 0) -> list[int]:
        return [self.s.kit.reagents[i].number for i in self.bench(seat).reagents]

    def lost(self, seat: int = 0) -> list[str]:
        return self.public.players[seat].lost

    def number(self, id: str) -> int:
        return next(one.number for titles in self.s.kit.titles for one in titles if one.id == id)

    # ---- setting up ------------------------------------------------------------------------------------------------

    def give(self, seat: int, reagents: tuple[int, ...] | list[int] = (), **cards: list[str]) -> None:
        """Deal cards into a hand, out of the piles they come from."""
        bench = self.bench(seat)
        for number in reagents:
            place = self.s.kit.index[number]
            self.s.piles[place] -= 1
            insort(bench.reagents, place)
        for colour, ids in cards.items():
            c = HIDDEN.index(colour)
            for id in ids:
                title = self.s.kit.card_index[self.number(id)]
                self.s.fresh[c][title] -= 1
                bench.hands[c][title] += 1
                bench.sizes[c] += 1
        update_safety_door(self.s)

    def lay(self, seat: int, structure: str) -> None:
        """Put any molecule on a bench. Its drawing starts afresh from a reagent of that structure."""
        self.bench(seat).put(notation.read(structure))

    def take_off(self, seat: int, *tokens: int) -> None:
        for token in tokens:
            self.bench(seat).safety[token] = False
        update_safety_door(self.s)

    # ---- one step --------------------------------------------------------------------------------------------------

    def chance(self, action: Action) -> list[Logged]:
        return self.game.play(self.game.asks(CHANCE)[0], action)

    def answer(self, seat: int, action: Action) -> list[Logged]:
        ask = next(ask for ask in self.game.asks(seat) if ask.must)
        return self.game.play(ask, action)

    def secure(self, seat: int, id: str, token: str | None = None) -> list[Logged]:
        ask = next(ask for ask in self.game.asks(seat) if ask.kind == "safety")
        return self.game.play(ask, say.Secure(self.number(id), token))

    def resources(self) -> None:
        """One seat's resource phase without any card."""
        self.answer(self.asked, say.Dice(1, 1, 1, 1))
        self.chance(NOTHING)

    def manipulate(self) -> None:
        """On to the next time somebody may announce a manipulation."""
        while self.kind != "manipulate":
            assert self.kind == "dice", self.kind
            self.resources()

    def announce(self, action: Action) -> list[Logged]:
        return self.answer(self.s.turn, action)

    def join(self, seat: int, card: int, end: int | None = None) -> list[Logged]:
        """Announce the first listed bond with this reagent."""
        found = [a for a in self.of_kind(say.Join) if a.card == card and end in (None, a.end)]
        return self.answer(seat, found[0])

    def play(self, seat: int, id: str, cancels: str = "") -> list[Logged]:
        return self.answer(seat, say.Play(self.number(id), self.number(cancels) if cancels else 0))

    def no(self, seat: int) -> list[Logged]:
        return self.answer(seat, say.Pass())

    def roll(self, a: int, b: int) -> list[Logged]:
        """Everybody who might lay a card passes; then the dice fall."""
        while self.kind in ("boum", "chemistry"):
            self.no(self.asked)
        assert self.kind == "roll", self.kind
        return self.chance(say.Throw((a, b)))

    def do(self, action: Action) -> list[Logged]:
        """Announce and succeed."""
        self.announce(action)
        return self.roll(6, 6)

    def end(self) -> None:
        self.answer(self.s.turn, say.End())

    def next_turn(self, seat: int = 0) -> None:
        """On to the next turn of this seat."""
        self.end()
        while not (self.kind == "manipulate" and self.s.turn == seat):
            if self.kind == "manipulate":
                self.end()
            else:
                self.resources()

    # ---- trying ----------------------------------------------------------------------------------------------------

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Whatever is played inside has not happened afterwards."""
        game = self.game
        kept = game.room.rules.clone(game.state), game.moves[:], game.events[:]
        yield
        game.state, game.moves, game.events = kept

    def refused(self, seat: int, action: Action, kind: str = "") -> tuple[str, str, dict[str, Any]]:
        """Try an answer and return why it is refused: code, rule, params. It must have changed nothing."""
        before = codec.state_hash(self.game.state)
        asks = [ask for ask in self.game.asks(seat) if (ask.kind == kind if kind else ask.must)]
        assert action not in self.game.legal(asks[0]) if seat != CHANCE else True
        with pytest.raises(Illegal) as caught:
            self.game.play(asks[0], action)
        assert codec.state_hash(self.game.state) == before
        return told(caught.value)


def of_kind(events: list[Logged], kind: str) -> list[dict[str, Any]]:
    return [event.public for event in events if event.kind == kind]


def bench(structure: str, reagents=(), **options) -> Play:
    """Seat 0 may announce, with this molecule on its bench."""
    play = Play(start=(1, 1), **options)
    play.lay(0, structure)
    play.give(0, reagents=list(reagents))
    play.manipulate()
    return play


def ends(play: Play, card: int) -> list[int]:
    return play.s.kit.reagents[play.s.kit.index[card]].ends
