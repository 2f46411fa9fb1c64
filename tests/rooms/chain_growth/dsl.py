"""Games in a few words: who holds what, which chains lie on the table, what is drawn, what is played.

    play = Play("S1 S1 H2O2", "MMA2")            # two hands, nothing else in them
    first = play.lay(0, "S1 S3")                  # a growing chain of seat 0
    play.do(Propagate(first, ("S1", "S1")))       # draws something harmless, then plays

Cards come from the stack and go back to it, so that every table is one that could be: 110 cards, each once.
"""

from __future__ import annotations

from typing import Any

import pytest

import labtop
from labtop.engine import codec, drive
from labtop.engine.core import CHANCE, Illegal, Logged
from labtop.engine.wire import Action
from labtop.rooms.chain_growth.actions import Deal, Discard, Draw, Drawn, Start
from labtop.rooms.chain_growth.chains import ACTIVE, CAPPED, Chain

HARMLESS = ("BA3", "BA2", "VAc3", "VAc2", "MMA3", "MMA2", "S3", "S2")
"""Drawn when a test does not say what: fits nothing by itself."""


class Play:
    def __init__(self, *hands: str, seats: int = 0, first: int = 0, **options: Any) -> None:
        self.game = labtop.start("chain-growth", seats=seats or max(2, len(hands)), dice="typed", options=options)
        self.chance(Start(first))
        self.chance(some_deal(self.state))
        for seat in range(self.game.seats):
            self.hold(seat, "")
        for seat in range(self.game.seats):
            self.hold(seat, hands[seat] if seat < len(hands) else "BA3 VAc3")

    # ---- looking ---------------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        return self.game.state

    @property
    def public(self) -> Any:
        return self.game.view().public

    @property
    def turn(self) -> int:
        return self.state.turn

    def hand(self, seat: int = 0) -> list[str]:
        return self.game.view(seat).private.hand

    def chain(self, number: int) -> Any:
        return next(chain for chain in self.public.chains if chain.number == number)

    def owned(self, seat: int) -> list[int]:
        """Lengths of a seat's living chains."""
        return [chain.units for chain in self.public.chains if chain.owner == seat]

    def shelf(self, seat: int) -> list[int]:
        """Lengths of a seat's dead chains."""
        return [vial.units for vial in self.public.players[seat].shelf]

    # ---- arranging -------------------------------------------------------------------------------------------------

    def from_stack(self, name: str) -> int:
        card = self.state.cards.numbers[name]
        self.state.pile.remove(card)
        return card

    def to_stack(self, card: int) -> None:
        self.state.pile.append(card)
        self.state.pile.sort()

    def hold(self, seat: int, names: str) -> None:
        """This hand and nothing else."""
        hand = self.state.hands[seat]
        for card, count in enumerate(hand):
            for _ in range(count):
                self.to_stack(card)
        hand[:] = [0] * len(hand)
        for name in names.split():
            hand[self.from_stack(name)] += 1
        self.state.derive()

    def lay(self, seat: int, names: str, start: str = "H2O2", *, capped: bool = False) -> int:
        """A chain that was made before; returns its number."""
        s = self.state
        cards = tuple(self.from_stack(name) for name in names.split())
        s.gone[self.from_stack(start)] += 1
        if capped:
            self.from_stack("TEMPO")
        s.started += 1
        units, mass = sum(card % 3 + 1 for card in cards), sum(s.cards.masses[card] for card in cards)
        status = CAPPED if capped else ACTIVE
        s.chains.append(Chain(s.started, seat, s.cards.numbers[start], cards, units, mass, status))
        return s.started

    def throw_away(self, names: str) -> None:
        """Onto the discard pile, from the stack."""
        self.state.discards += [self.from_stack(name) for name in names.split()]

    def empty_the_stack(self, keep: int = 0) -> None:
        """All but a few cards leave the game."""
        s = self.state
        while len(s.pile) > keep:
            s.gone[s.pile.pop(0)] += 1

    # ---- playing ---------------------------------------------------------------------------------------------------

    def chance(self, action: Action) -> list[Logged]:
        return self.game.play(self.game.asks(CHANCE)[0], action)

    def draw(self, name: str | None = None) -> list[Logged]:
        """The seat at turn draws, by chance's word, if it has not yet."""
        done: list[Logged] = []
        if self.game.asks()[0].kind == "source":
            done += self.game.play(self.game.asks()[0], Draw())
        if self.game.waits_for_chance:
            left = [self.state.cards.ids[card] for card in self.state.pile]
            fits = self.hand(self.turn)
            harmless = [card for card in HARMLESS if card in left and card not in fits]
            done += self.chance(Drawn(name or (harmless or left)[0]))
        return done

    def do(self, action: Action, draw: str | None = None) -> list[Logged]:
        """One turn of the seat at turn: draw, then this. Returns what the play did."""
        self.draw(draw)
        return self.game.play(self.game.asks()[0], action)

    def discard_drawn(self) -> list[Logged]:
        """A turn in which nothing happens."""
        self.draw()
        return self.game.play(self.game.asks()[0], Discard(self.state.cards.ids[self.state.drawn]))

    def legal(self) -> list[Action]:
        self.draw()
        return self.game.legal(self.game.asks()[0])

    def legal_source(self) -> list[Action]:
        """Answers to the question where to draw from."""
        return self.game.legal(self.game.asks()[0])

    def refused(self, action: Action) -> tuple[str, str, dict[str, Any]]:
        """Try it and return why it is refused: code, rule, params. It must have changed nothing."""
        self.draw()
        before = codec.state_hash(self.state)
        assert action not in self.legal()
        with pytest.raises(Illegal) as caught:
            self.game.play(self.game.asks()[0], action)
        assert codec.state_hash(self.state) == before
        return told(caught.value)

    def chance_refused(self, action: Action) -> tuple[str, str, dict[str, Any]]:
        before = codec.state_hash(self.state)
        with pytest.raises(Illegal) as caught:
            drive.push(self.game.room.rules, self.state, self.game.asks(CHANCE)[0], action)
        assert codec.state_hash(self.state) == before
        return told(caught.value)


def some_deal(s: Any) -> Deal:
    """Any deal: the first cards of the stack, hand by hand."""
    size = 9 if s.options.short_game else {2: 15, 3: 13, 4: 11}[s.seats]
    return Deal(tuple(tuple(s.cards.ids[card] for card in s.pile[i * size : (i + 1) * size]) for i in range(s.seats)))


def told(error: Illegal) -> tuple[str, str, dict[str, Any]]:
    return error.code, error.rule, error.params


def of_kind(events: list[Logged], kind: str) -> list[dict[str, Any]]:
    return [event.public for event in events if event.kind == kind]
