"""Who may do what in Chain Growth, and what it does. Rule numbers are those of RULES.md."""

from __future__ import annotations

from typing import Any

from labtop.engine.core import CHANCE, Dice, Illegal, Log, Prompt, Rules, Seat
from labtop.engine.wire import Action, Outcome
from labtop.rooms.chain_growth import judge, playing, scoring, view
from labtop.rooms.chain_growth.actions import Deal, Discard, Draw, Drawn, Start, Take
from labtop.rooms.chain_growth.choosing import answer, bundles, plays, using
from labtop.rooms.chain_growth.options import Options
from labtop.rooms.chain_growth.state import NO_CARD, Table, hand_size, new_table


class ChainGrowth(Rules[Table]):
    def setup(self, options: Any, seats: int) -> Table:
        assert isinstance(options, Options)
        s = new_table(options, seats)
        s.open("start", CHANCE)  # rule 2.3
        return s

    def draw(self, s: Table, p: Prompt, dice: Dice) -> Action:
        if p.kind == "start":
            return Start(dice.below(s.seats))
        if p.kind == "draw":
            return Drawn(s.cards.ids[s.pile[dice.below(len(s.pile))]])
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

    # ---- what may be done ------------------------------------------------------------------------------------------

    def legal(self, s: Table, p: Prompt, seat: Seat) -> list[Action]:
        if p.kind == "source":
            return [Draw(), Take()] if may_take(s, seat) else [Draw()]
        cards = s.cards
        return [answer(cards, bundle, i) for bundle in bundles(s, seat) for i in range(len(bundle[3]))]

    def pick(self, s: Table, p: Prompt, seat: Seat, rng: Dice) -> Action:
        """A uniform choice from `legal` that builds only the chosen answer."""
        if p.kind == "source":
            found = self.legal(s, p, seat)
            return found[rng.below(len(found))]
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

    def first(self, s: Table, p: Prompt, seat: Seat) -> Action:
        """Rule 3.6: the card just drawn is discarded; one taken from the discard pile has to be used."""
        if p.kind == "source":
            return Draw()
        return answer(s.cards, bundles(s, seat)[0], 0) if s.taken else Discard(s.cards.ids[s.drawn])

    def check(self, s: Table, p: Prompt, seat: Seat, action: Action) -> None:
        if seat == CHANCE:
            judge.check_chance(s, p, action)
        elif p.kind == "source":
            if isinstance(action, Take):
                judge.check_take(s, may_take(s, seat))
            elif not isinstance(action, Draw):
                raise Illegal("wrong_answer", kind=p.kind)
        else:
            judge.check_turn(s, p, seat, action)

    def menu(self, s: Table, p: Prompt, seat: Seat) -> Any:
        if p.kind == "source":
            return view.source_menu(s, may_take(s, seat))
        return view.menu(s, bundles(s, seat))

    # ---- what it does ----------------------------------------------------------------------------------------------

    def apply(self, s: Table, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
        s.stack.pop()
        if p.kind == "play":
            playing.play(s, seat, action, log)
            self.finish_turn(s, seat, log)
        elif isinstance(action, Drawn):
            self.draw_card(s, action, log)
        elif isinstance(action, Draw):
            s.open("draw", CHANCE)
        elif isinstance(action, Take):
            self.take_card(s, seat, log)
        elif isinstance(action, Start):
            s.starter = s.turn = action.seat
            if log is not None:
                log.say("starter", {"seat": action.seat})
            s.open("deal", CHANCE)
        else:
            assert isinstance(action, Deal)
            self.deal(s, action, log)

    def deal(self, s: Table, action: Deal, log: Log | None) -> None:
        """Rules 2.1 to 2.4."""
        for seat, hand in enumerate(action.hands):
            for name in hand:
                card = s.cards.numbers[name]
                s.pile.remove(card)
                s.hands[seat][card] += 1
        size = hand_size(s.options, s.seats)
        s.held = [size] * s.seats
        if log is not None:
            log.say("dealt", {"each": size, "stack": len(s.pile)})
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
            # asked whether or not the hand has a use for the card: not to be asked would betray it
            s.open("source", seat)
        else:
            s.open("draw", CHANCE)

    def draw_card(self, s: Table, action: Drawn, log: Log | None) -> None:
        """Rule 3.1."""
        seat = s.turn
        card = s.cards.numbers[action.card]
        s.pile.remove(card)
        s.drawn = card
        s.hands[seat][card] += 1
        s.held[seat] += 1
        if log is not None:
            log.say("drew", {"seat": seat}, {seat: {"card": action.card}})
        s.open("play", seat)

    def take_card(self, s: Table, seat: Seat, log: Log | None) -> None:
        """Rule 3.5."""
        card = s.discards.pop()
        s.drawn = card
        s.taken = True
        s.hands[seat][card] += 1
        s.held[seat] += 1
        if log is not None:
            log.say("took", {"seat": seat, "card": s.cards.ids[card]})
        s.open("play", seat)

    def finish_turn(self, s: Table, seat: Seat, log: Log | None) -> None:
        """Rule 11.1, then the next player."""
        s.drawn = NO_CARD
        s.taken = False
        if s.held[seat] == 0:
            self.end(s, "empty_hand", log)
        else:
            self.begin_turn(s, (seat + 1) % s.seats, log)

    def end(self, s: Table, reason: str, log: Log | None) -> None:
        s.reason = reason
        s.turn = -1
        if log is not None:
            log.say("ended", {"reason": reason})

    # ---- what is known and what it was worth -----------------------------------------------------------------------

    def public(self, s: Table) -> Any:
        return view.public(s)

    def private(self, s: Table, seat: Seat) -> Any:
        return view.private(s, seat)

    def outcome(self, s: Table) -> Outcome | None:
        return scoring.outcome(s)

    def imagine(self, s: Table, seat: Seat | None, rng: Dice) -> Table:
        """Other hands of the same sizes, from the cards this seat does not see.

        A seat is taken to know what its view shows, not what it could remember, except the card that was taken face up
        from the discard pile in this turn, which is in its taker's hand.
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
        unseen.sort()  # where a card really is must not decide what the same chance makes of it
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


def reshuffle(s: Table, log: Log | None) -> None:
    """Rule 11.2, once a game: the discard pile becomes the stack."""
    s.reshuffled = True
    s.pile = sorted(s.discards)
    s.discards = []
    if log is not None:
        log.say("reshuffled", {"stack": len(s.pile)})


def may_take(s: Table, seat: Seat) -> bool:
    """Rule 3.5: whether some play would use the top card of the discard pile."""
    card = s.discards[-1]
    hand = s.hands[seat][:]
    hand[card] += 1
    return bool(using(s.cards, plays(s, seat, hand), card))


def any_card(hand: list[int], rng: Dice) -> int:
    cards = [kind for kind, count in enumerate(hand) for _ in range(count)]
    return cards[rng.below(len(cards))]
