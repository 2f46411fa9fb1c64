"""Toy rooms with one planted defect each; test_defects.py shows which promise catches it."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from labtop.engine.core import Illegal, Logged
from labtop.engine.wire import Event
from toy import Toy, events, room
from toy.actions import Dealt, Steal
from toy.state import BOUM, CARDS, SHIELD, ToyTable, nth_card

if TYPE_CHECKING:
    from labtop.engine.core import Dice, Log, Prompt, Seat
    from labtop.engine.wire import Action


class HandsInTheView(Toy):
    """Everybody gets all hands, and a well-behaved client does not show them."""

    def public(self, s: ToyTable) -> Any:
        return msgspec.structs.replace(super().public(s), hands=s.hands)


class DoorForHolders(Toy):
    """Only who has a shield is asked whether to play it."""

    def may_shield(self, s: ToyTable) -> list[Seat]:
        return [seat for seat in super().may_shield(s) if s.hands[seat][SHIELD]]


class SetOrder(Toy):
    """The legal list follows the order of a set of words."""

    def legal(self, s: ToyTable, p: Prompt, seat: Seat) -> list[Action]:
        by_word = {repr(action): action for action in super().legal(s, p, seat)}
        return [by_word[word] for word in set(by_word)]


class SharedClone(Toy):
    """A copy has the hands of its origin."""

    def clone(self, s: ToyTable) -> ToyTable:
        c = super().clone(s)
        c.hands = s.hands
        return c


class SharedDeep(Toy):
    """A copy has a prompt's waiting list of its origin."""

    def clone(self, s: ToyTable) -> ToyTable:
        c = super().clone(s)
        for mine, theirs in zip(c.stack, s.stack, strict=True):
            mine.waiting = theirs.waiting
        return c


class GlobalChance(Toy):
    """Cards are drawn with whatever the process has drawn before."""

    def draw(self, s: ToyTable, p: Prompt, dice: Dice) -> Action:
        pile = self.pile(s, p)
        assert dice is not None
        return Dealt(nth_card(pile, random.randrange(sum(pile))))


class TellingList(Toy):
    """One is only offered to rob those who have something worth it."""

    def turn_answers(self, s: ToyTable, seat: Seat) -> list[Action]:
        return [
            action
            for action in super().turn_answers(s, seat)
            if not isinstance(action, Steal) or s.hands[action.victim][BOUM]
        ]


class TellingOffer(Toy):
    """One may only ask for cards that the other one has."""

    def wanted(self, s: ToyTable, other: Seat) -> list[int]:
        return [card for card in super().wanted(s, other) if s.hands[other][card]]


class LoudTheft(Toy):
    """A third seat is told which card was stolen."""

    def witnesses(self, s: ToyTable, thief: Seat, victim: Seat) -> list[Seat]:
        return [*super().witnesses(s, thief, victim), (max(thief, victim) + 1) % s.seats]


class ForgetfulClone(Toy):
    """A copy forgets whose turn it is."""

    def clone(self, s: ToyTable) -> ToyTable:
        c = super().clone(s)
        c.turn = 0
        return c


class LostCard(Toy):
    """A card that is discarded is gone."""

    def spend(self, s: ToyTable, seat: Seat, card: int) -> None:
        s.hands[seat][card] -= 1


class LaxJudge(Toy):
    """Somebody with no boum card may boost a blast."""

    def check(self, s: ToyTable, p: Prompt, seat: Seat, action: Action) -> None:
        if p.kind != "react":
            super().check(s, p, seat, action)


class HastyJudge(Toy):
    """Refuses, but has already counted the offer as made."""

    def check(self, s: ToyTable, p: Prompt, seat: Seat, action: Action) -> None:
        if p.kind == "turn":
            s.turns += 1
        super().check(s, p, seat, action)
        if p.kind == "turn":
            s.turns -= 1


class TellingJudge(Toy):
    """Names in its refusal a card that the next player holds."""

    def check(self, s: ToyTable, p: Prompt, seat: Seat, action: Action) -> None:
        try:
            super().check(s, p, seat, action)
        except Illegal as error:
            error.params["card"] = max(range(CARDS), key=s.hands[(seat + 1) % s.seats].__getitem__)
            raise


class OffByOne(Toy):
    """Picks the neighbour of the answer that was drawn."""

    def pick(self, s: ToyTable, p: Prompt, seat: Seat, rng: Dice) -> Action:
        found = self.legal(s, p, seat)
        return found[(rng.below(len(found)) + 1) % len(found)]


class FirstSealedWins(Toy):
    """Who seals last keeps his card."""

    def apply(self, s: ToyTable, p: Prompt, seat: Seat, action: Action, log: Any) -> None:
        if p.answers is not None:
            p.answers[seat] = None
        super().apply(s, p, seat, action, log)


class TellingWorlds(Toy):
    """Imagines by changing the places of two cards: which two, the real hands decide."""

    def imagine(self, s: ToyTable, seat: Seat | None, rng: Dice) -> ToyTable:
        world = self.clone(s)
        for other in range(s.seats):
            if other != seat:
                for card in range(CARDS):
                    if world.hands[other][card] and (fresh := [k for k in range(CARDS) if world.deck[k]]):
                        drawn = fresh[rng.below(len(fresh))]
                        world.hands[other][card] -= 1
                        world.deck[card] += 1
                        world.deck[drawn] -= 1
                        world.hands[other][drawn] += 1
        return world


class Winked(Event, frozen=True):
    """An event that the room's union does not name."""

    seat: int


class UndeclaredEvent(Toy):
    """Tells an event that clients cannot know."""

    def apply(self, s: ToyTable, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
        super().apply(s, p, seat, action, log)
        if log is not None:
            log.say(Winked(seat))


class PlainPrivatePart(Toy):
    """Tells the card that was drawn as a dict, not as the declared class."""

    def apply(self, s: ToyTable, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
        super().apply(s, p, seat, action, log)
        for logged in log.events if log is not None else []:
            if isinstance(logged.event, events.Drawn) and isinstance(action, Dealt):
                logged.private = {logged.event.seat: {"card": action.card}}


class WrongField(Toy):
    """Tells the card of a pair as text, which is declared as a number."""

    def apply(self, s: ToyTable, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
        super().apply(s, p, seat, action, log)
        for place, logged in enumerate(log.events if log is not None else []):
            if log is not None and isinstance(logged.event, events.Melded):
                log.events[place] = Logged(msgspec.structs.replace(logged.event, card=str(logged.event.card)))


class UndeclaredQuestion(Toy):
    """Offers the shield under a kind that the room does not name."""

    def offer_shields(self, s: ToyTable) -> None:
        super().offer_shields(s)
        for door in s.doors:
            door.kind = "cover"

    def legal(self, s: ToyTable, p: Prompt, seat: Seat) -> list[Action]:
        return super().legal(s, replace(p, kind="shield") if p.kind == "cover" else p, seat)

    def apply(self, s: ToyTable, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
        super().apply(s, replace(p, kind="shield") if p.kind == "cover" else p, seat, action, log)


ROOMS = {kind.__name__: room(kind()) for kind in Toy.__subclasses__()}
SET_ORDER = ROOMS["SetOrder"]
