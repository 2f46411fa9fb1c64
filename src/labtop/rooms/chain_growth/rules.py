"""The rules of Chain Growth: what a player may do and what it does. Rule numbers are those of RULES.md."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, assert_never, cast

from labtop.engine.core import CHANCE, Dice, Log, Prompt, Rules, Seat
from labtop.engine.wire import Action, Outcome
from labtop.rooms.chain_growth import judge, playing, scoring, view
from labtop.rooms.chain_growth.actions import (
    ChanceKind,
    Deal,
    Discard,
    Draw,
    Drawn,
    Kind,
    SeatKind,
    Start,
    Take,
)
from labtop.rooms.chain_growth.choosing import answer, bundles, plays, using
from labtop.rooms.chain_growth.events import Dealt, Drew, DrewCard, Ended, Reason, Reshuffled, Starter, Took
from labtop.rooms.chain_growth.last import last_answers
from labtop.rooms.chain_growth.options import Options
from labtop.rooms.chain_growth.state import NO_CARD, Table, hand_size, new_table


class ChainGrowth(Rules[Table]):
    def setup(self, options: Any, seats: int) -> Table:
        assert isinstance(options, Options)
        s = new_table(options, seats)
        s.open("start", CHANCE)  # rule 2.3
        return s

    def draw(self, s: Table, p: Prompt, dice: Dice) -> Action:
        kind = cast(ChanceKind, p.kind)
        match kind:
            case "start":
                return Start(dice.below(s.seats))
            case "deal":
                return random_hands(s, dice)
            case "draw":
                return Drawn(s.cards.ids[s.pile[dice.below(len(s.pile))]])
            case _:
                assert_never(kind)

    # ---- what may be done ------------------------------------------------------------------------------------------

    def legal(self, s: Table, p: Prompt, seat: Seat) -> list[Action]:
        kind = cast(SeatKind, p.kind)
        match kind:
            case "source":
                return [Draw(), Take()] if may_take(s, seat) else [Draw()]
            case "play":
                cards = s.cards
                return [answer(cards, bundle, i) for bundle in bundles(s, seat) for i in range(len(bundle[3]))]
            case _:
                assert_never(kind)

    def pick(self, s: Table, p: Prompt, seat: Seat, rng: Dice) -> Action:
        kind = cast(SeatKind, p.kind)
        match kind:
            case "source":
                found = self.legal(s, p, seat)
                return found[rng.below(len(found))]
            case "play":
                return pick_play(s, seat, rng)
            case _:
                assert_never(kind)

    def first(self, s: Table, p: Prompt, seat: Seat) -> Action:
        """Rule 3.6: the card just drawn is discarded; one taken from the discard pile has to be used."""
        kind = cast(SeatKind, p.kind)
        match kind:
            case "source":
                return Draw()
            case "play":
                return answer(s.cards, bundles(s, seat)[0], 0) if s.taken else Discard(s.cards.ids[s.drawn])
            case _:
                assert_never(kind)

    def check(self, s: Table, p: Prompt, seat: Seat, action: Action) -> None:
        if seat == CHANCE:
            judge.check_chance(s, p, action)
            return
        kind = cast(SeatKind, p.kind)
        match kind:
            case "source":
                judge.check_source(s, p, action, may_take(s, seat))
            case "play":
                judge.check_turn(s, p, seat, action)
            case _:
                assert_never(kind)

    def menu(self, s: Table, p: Prompt, seat: Seat) -> Any:
        kind = cast(SeatKind, p.kind)
        match kind:
            case "source":
                return view.source_menu(s, may_take(s, seat))
            case "play":
                parts = bundles(s, seat)
                return view.menu(s, parts, last_answers(s, seat, parts))
            case _:
                assert_never(kind)

    # ---- what it does ----------------------------------------------------------------------------------------------

    def apply(self, s: Table, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
        s.stack.pop()
        kind = cast(Kind, p.kind)
        match kind:
            case "play":
                playing.play(s, seat, action, log)
                self.finish_turn(s, seat, log)
            case "draw":
                assert isinstance(action, Drawn)
                self.draw_card(s, action, log)
            case "source":
                if isinstance(action, Take):
                    self.take_card(s, seat, log)
                else:
                    s.open("draw", CHANCE)
            case "start":
                assert isinstance(action, Start)
                self.begin_game(s, action.seat, log)
            case "deal":
                assert isinstance(action, Deal)
                self.deal(s, action, log)
            case _:
                assert_never(kind)

    def begin_game(self, s: Table, starter: Seat, log: Log | None) -> None:
        """Rule 2.3."""
        s.starter = s.turn = starter
        if log is not None:
            log.say(Starter(starter))
        s.open("deal", CHANCE)

    def deal(self, s: Table, action: Deal, log: Log | None) -> None:
        """Rules 2.1 to 2.4."""
        for seat, hand in enumerate(action.hands):
            for name in hand:
                card = s.cards.numbers[name]
                leave_stack(s, card)
                s.hands[seat][card] += 1
        size = hand_size(s.options, s.seats)
        s.held = [size] * s.seats
        if log is not None:
            log.say(Dealt(size, len(s.pile)))
        self.begin_turn(s, s.starter, log)

    def begin_turn(self, s: Table, seat: Seat, log: Log | None) -> None:
        """Rules 3.1, 3.5 and 11.2."""
        s.turn = seat
        if not s.pile:
            if s.reshuffled or not s.discards:
                self.end(s, "stack_empty", log)
                return
            reshuffle(s, log)
        if s.options.draw_from_discard and s.discards:
            # asked even if the hand has no use for the card: otherwise the missing question would show that to all
            s.open("source", seat)
        else:
            s.open("draw", CHANCE)

    def draw_card(self, s: Table, action: Drawn, log: Log | None) -> None:
        """Rule 3.1."""
        seat = s.turn
        card = s.cards.numbers[action.card]
        leave_stack(s, card)
        s.drawn = card
        s.hands[seat][card] += 1
        s.held[seat] += 1
        if log is not None:
            log.say(Drew(seat), {seat: DrewCard(action.card)})
        s.open("play", seat)

    def take_card(self, s: Table, seat: Seat, log: Log | None) -> None:
        """Rule 3.5."""
        card = s.discards.pop()
        s.drawn = card
        s.taken = True
        s.hands[seat][card] += 1
        s.held[seat] += 1
        if log is not None:
            log.say(Took(seat, s.cards.ids[card]))
        s.open("play", seat)

    def finish_turn(self, s: Table, seat: Seat, log: Log | None) -> None:
        """Rule 11.1, then the next player."""
        s.drawn = NO_CARD
        s.taken = False
        if s.held[seat] == 0:
            self.end(s, "empty_hand", log)
        else:
            self.begin_turn(s, (seat + 1) % s.seats, log)

    def end(self, s: Table, reason: Reason, log: Log | None) -> None:
        s.reason = reason
        s.turn = -1
        if log is not None:
            log.say(Ended(reason))

    # ---- what is known and what it was worth -----------------------------------------------------------------------

    def public(self, s: Table) -> Any:
        return view.public(s)

    def private(self, s: Table, seat: Seat) -> Any:
        return view.private(s, seat)

    def outcome(self, s: Table) -> Outcome | None:
        return scoring.outcome(s)

    def imagine(self, s: Table, seat: Seat | None, rng: Dice) -> Table:
        """Other hands of the same sizes, from the cards this seat does not see.

        A seat knows what its view shows, not what it could remember. So a card that was taken face up from the discard
        pile in this turn stays in the hand of the player who took it.
        """
        world = self.clone(s)
        shown = s.drawn if s.taken else NO_CARD
        unseen = world.pile
        for other in range(s.seats):
            if other != seat:
                hand = world.hands[other]
                if other == s.turn and shown != NO_CARD:
                    hand[shown] -= 1
                for kind in range(s.cards.kinds):
                    unseen += [kind] * hand[kind]
                    hand[kind] = 0
        unseen.sort()  # the same chance makes the same world, wherever the cards really are
        for other in range(s.seats):
            if other != seat:
                hand = world.hands[other]
                wanted = s.held[other]
                if other == s.turn and shown != NO_CARD:
                    hand[shown] += 1
                    wanted -= 1
                for _ in range(wanted):
                    i = rng.below(len(unseen))
                    hand[unseen[i]] += 1
                    unseen[i] = unseen[-1]
                    unseen.pop()
        unseen.sort()
        if s.drawn != NO_CARD and not s.taken and s.turn != seat:
            world.drawn = any_card(world.hands[s.turn], rng)
        return super().imagine(world, seat, rng)


def random_hands(s: Table, dice: Dice) -> Deal:
    """Rule 2.1."""
    left = s.pile[:]
    hands: list[list[int]] = []
    for _ in range(s.seats):
        hands.append([])
        for _ in range(hand_size(s.options, s.seats)):
            i = dice.below(len(left))
            hands[-1].append(left[i])
            left[i] = left[-1]
            left.pop()
    return Deal(tuple([tuple([s.cards.ids[card] for card in sorted(hand)]) for hand in hands]))


def leave_stack(s: Table, card: int) -> None:
    """One card of this kind; the stack is in the deck's order, so a binary search finds it."""
    s.pile.pop(bisect_left(s.pile, card))


def pick_play(s: Table, seat: Seat, rng: Dice) -> Action:
    """A uniform choice from the legal plays that builds only the chosen answer."""
    parts = bundles(s, seat)
    total = 0
    for bundle in parts:
        total += len(bundle[3])
    i = rng.below(total)
    for bundle in parts:
        size = len(bundle[3])
        if i < size:
            return answer(s.cards, bundle, i)
        i -= size
    raise IndexError(i)


def reshuffle(s: Table, log: Log | None) -> None:
    """Rule 11.2, once a game: the discard pile becomes the stack."""
    s.reshuffled = True
    s.pile = sorted(s.discards)
    s.discards = []
    if log is not None:
        log.say(Reshuffled(len(s.pile)))


def may_take(s: Table, seat: Seat) -> bool:
    """Rule 3.5: whether some play would use the top card of the discard pile."""
    card = s.discards[-1]
    hand = s.hands[seat][:]
    hand[card] += 1
    return bool(using(s.cards, plays(s, seat, hand), card))


def any_card(hand: list[int], rng: Dice) -> int:
    cards = [kind for kind, count in enumerate(hand) for _ in range(count)]
    return cards[rng.below(len(cards))]
