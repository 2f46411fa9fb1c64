"""A small card game with what Chem and Roll has not: hidden hands, theft, auction, trade, reactions, a door."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from labtop.engine.core import CHANCE, Dice, Illegal, Log, Prompt, Rules, Seat
from labtop.engine.wire import Action, Outcome, ScoreLine
from toy.actions import (
    Accept,
    Bid,
    Boost,
    Boum,
    Counter,
    Dealt,
    Discard,
    Draw,
    Meld,
    Offer,
    Pass,
    Refuse,
    Sell,
    Shield,
    Steal,
)
from toy.state import BOUM, ELEMENTS, KINDS, SHIELD, Auction, Blast, Deal, Options, Theft, ToyTable, Trade, nth_card
from toy.view import private, public

TRADED = (BOUM, *ELEMENTS)
"""Shields stay out of trades and auctions: they may leave a hand at any time."""


class Toy(Rules[ToyTable]):
    def setup(self, options: Any, seats: int) -> ToyTable:
        assert isinstance(options, Options)
        s = ToyTable(seats)
        s.options = options
        s.hands = [[0] * KINDS for _ in range(seats)]
        s.deck = [options.copies] * KINDS
        s.discards = [0] * KINDS
        s.coins = [options.coins] * seats
        s.points = [0] * seats
        s.shielded = [False] * seats
        s.open("turn", 0)
        for seat in reversed(range(seats)):
            s.open("deal", CHANCE, Deal(seat, options.hand))
        return s

    def draw(self, s: ToyTable, p: Prompt, dice: Dice) -> Action:
        pile = self.pile(s, p)
        return Dealt(nth_card(pile, dice.below(sum(pile))))

    def pile(self, s: ToyTable, p: Prompt) -> list[int]:
        """Where chance takes a card from."""
        return s.hands[p.about.victim] if isinstance(p.about, Theft) else s.deck

    # ---- what may be done ------------------------------------------------------------------------------------------

    def legal(self, s: ToyTable, p: Prompt, seat: Seat) -> list[Action]:
        hand = s.hands[seat]
        if p.kind == "turn":
            return self.turn_answers(s, seat)
        if p.kind == "react":
            return [Pass(), Boost()] if hand[BOUM] else [Pass()]
        if p.kind == "bid":
            assert isinstance(p.about, Auction)
            return [Pass(), *(Bid(coins) for coins in range(p.about.price + 1, s.coins[seat] + 1))]
        if p.kind == "offer":
            return self.offer_answers(s, p, seat)
        if p.kind == "discard":
            return [Discard(card) for card in range(KINDS) if hand[card]] or [Pass()]
        assert p.kind == "shield"
        return [Shield()] if hand[SHIELD] else []

    def turn_answers(self, s: ToyTable, seat: Seat) -> list[Action]:
        hand = s.hands[seat]
        others = [other for other in range(s.seats) if other != seat]
        found: list[Action] = [Draw()]
        found += [Steal(other) for other in others if s.size(other)]
        if hand[BOUM]:
            found += [Boum(other) for other in others]
        found += [Meld(card) for card in ELEMENTS if hand[card] >= 2]
        if any(s.coins[other] for other in others):
            found += [Sell(card) for card in TRADED if hand[card]]
        if not s.offered:
            found += [
                Offer(other, give, want)
                for other in others
                if s.size(other)
                for give in TRADED
                if hand[give]
                for want in self.wanted(s, other)
                if want != give
            ]
        return found

    def wanted(self, _s: ToyTable, _other: Seat) -> list[int]:
        """What may be asked of somebody: anything, for nobody knows what he holds."""
        return list(TRADED)

    def offer_answers(self, s: ToyTable, p: Prompt, seat: Seat) -> list[Action]:
        trade = p.about
        assert isinstance(trade, Trade)
        found: list[Action] = [Refuse()]
        if s.hands[seat][trade.want]:
            found.append(Accept())
        if not trade.is_counter and not trade.countered:
            found += [Counter(give, want) for give in TRADED if s.hands[seat][give] for want in TRADED if want != give]
        return found

    def check(self, s: ToyTable, p: Prompt, seat: Seat, action: Action) -> None:
        if seat != CHANCE:
            super().check(s, p, seat, action)
        elif not isinstance(action, Dealt) or not self.pile(s, p)[action.card]:
            raise Illegal("no_such_card")

    # ---- what it does ----------------------------------------------------------------------------------------------

    def apply(self, s: ToyTable, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
        log = log or Log()
        if p.kind == "turn":
            self.take_turn(s, p, seat, action, log)
        elif p.kind == "deal":
            self.deal(s, p, action, log)
        elif p.kind == "theft":
            self.rob(s, p, action, log)
        elif p.kind == "react":
            self.react(s, p, seat, action, log)
        elif p.kind == "bid":
            self.bid(s, p, seat, action, log)
        elif p.kind == "offer":
            self.answer_offer(s, p, seat, action, log)
        elif p.kind == "discard":
            self.reveal(s, p, log)
        else:
            self.shield(s, seat, log)
        if not s.stack:
            self.next_turn(s, log)
        self.offer_shields(s)

    def take_turn(self, s: ToyTable, p: Prompt, seat: Seat, action: Action, log: Log) -> None:
        if isinstance(action, Offer):
            s.offered = True
            s.open("offer", action.to, Trade(seat, action.give, action.want))
            log.say("offered", {"seat": seat, "to": action.to, "give": action.give, "want": action.want})
            return  # the turn goes on below
        s.stack.remove(p)
        if isinstance(action, Draw):
            s.open("deal", CHANCE, Deal(seat, 1))
        elif isinstance(action, Steal):
            self.steal(s, seat, action.victim, log)
        elif isinstance(action, Meld):
            s.hands[seat][action.card] -= 2
            s.discards[action.card] += 2
            s.points[seat] += 1
            log.say("melded", {"seat": seat, "card": action.card})
        elif isinstance(action, Sell):
            s.hands[seat][action.card] -= 1
            bidders = [other for other in after(s, seat) if s.coins[other]]
            s.open_all("bid", bidders, False, Auction(seat, action.card))
            log.say("put_up", {"seat": seat, "card": action.card})
        else:
            assert isinstance(action, Boum)
            self.spend(s, seat, BOUM)
            s.open_all("react", after(s, seat), False, Blast(seat, action.victim, 1))
            log.say("boum", {"seat": seat, "victim": action.victim})

    def steal(self, s: ToyTable, seat: Seat, victim: Seat, log: Log) -> None:
        if s.shielded[victim]:
            s.shielded[victim] = False
            log.say("blocked", {"seat": victim})
        else:
            s.open("theft", CHANCE, Theft(seat, victim))

    def deal(self, s: ToyTable, p: Prompt, action: Action, log: Log) -> None:
        assert isinstance(action, Dealt)
        assert isinstance(p.about, Deal)
        seat = p.about.seat
        s.deck[action.card] -= 1
        s.hands[seat][action.card] += 1
        log.say("drawn", {"seat": seat}, {seat: {"card": action.card}})
        p.about.left -= 1
        if p.about.left == 0:
            s.stack.remove(p)

    def rob(self, s: ToyTable, p: Prompt, action: Action, log: Log) -> None:
        assert isinstance(action, Dealt)
        assert isinstance(p.about, Theft)
        thief, victim = p.about.thief, p.about.victim
        s.stack.remove(p)
        s.hands[victim][action.card] -= 1
        s.hands[thief][action.card] += 1
        what = {"card": action.card}
        told = dict.fromkeys(self.witnesses(s, thief, victim), what)
        log.say("stolen", {"seat": thief, "victim": victim}, told)

    def witnesses(self, _s: ToyTable, thief: Seat, victim: Seat) -> list[Seat]:
        """Who learns which card was stolen."""
        return [thief, victim]

    def react(self, s: ToyTable, p: Prompt, seat: Seat, action: Action, log: Log) -> None:
        blast = p.about
        assert isinstance(blast, Blast)
        p.waiting.pop(0)
        if isinstance(action, Boost):
            self.spend(s, seat, BOUM)
            blast.power += 1
            log.say("boosted", {"seat": seat, "power": blast.power})
        if p.waiting:
            return
        s.stack.remove(p)
        if s.shielded[blast.victim]:
            s.shielded[blast.victim] = False
            log.say("blocked", {"seat": blast.victim})
        else:
            s.points[blast.victim] -= blast.power
            log.say("blown_up", {"seat": blast.victim, "power": blast.power})

    def bid(self, s: ToyTable, p: Prompt, seat: Seat, action: Action, log: Log) -> None:
        lot = p.about
        assert isinstance(lot, Auction)
        p.waiting.pop(0)
        if isinstance(action, Bid):
            lot.price, lot.leader = action.coins, seat
            p.waiting = [other for other in p.waiting if s.coins[other] > lot.price] + [seat]
            log.say("bid", {"seat": seat, "coins": action.coins})
        if p.waiting and p.waiting != [lot.leader]:
            return
        s.stack.remove(p)
        if lot.leader >= 0:
            s.coins[lot.leader] -= lot.price
            s.coins[lot.seller] += lot.price
            s.hands[lot.leader][lot.card] += 1
            log.say("sold", {"seat": lot.leader, "card": lot.card, "coins": lot.price})
        else:
            s.hands[lot.seller][lot.card] += 1
            log.say("unsold", {"seat": lot.seller, "card": lot.card})

    def answer_offer(self, s: ToyTable, p: Prompt, seat: Seat, action: Action, log: Log) -> None:
        trade = p.about
        assert isinstance(trade, Trade)
        if isinstance(action, Counter):
            trade.countered = True  # asked again below, should the counter-offer be refused
            s.open("offer", trade.giver, Trade(seat, action.give, action.want, is_counter=True))
            log.say("countered", {"seat": seat, "give": action.give, "want": action.want})
            return
        s.stack.remove(p)
        if isinstance(action, Refuse):
            log.say("refused", {"seat": seat})
            return
        for giver, taker, card in ((trade.giver, seat, trade.give), (seat, trade.giver, trade.want)):
            s.hands[giver][card] -= 1
            s.hands[taker][card] += 1
        if trade.is_counter:
            s.stack.pop()  # the offer this was the answer to
        log.say("swapped", {"giver": trade.giver, "give": trade.give, "taker": seat, "want": trade.want})

    def reveal(self, s: ToyTable, p: Prompt, log: Log) -> None:
        s.stack.remove(p)
        assert p.answers is not None
        for seat in range(s.seats):
            chosen = p.answers[seat]
            if isinstance(chosen, Discard) and s.hands[seat][chosen.card]:  # a shield may have been played since
                self.spend(s, seat, chosen.card)
                log.say("discarded", {"seat": seat, "card": chosen.card})

    def shield(self, s: ToyTable, seat: Seat, log: Log) -> None:
        self.spend(s, seat, SHIELD)
        log.say("shielded", {"seat": seat})
        top = s.stack[-1]
        if isinstance(top.about, Theft) and top.about.victim == seat:
            s.stack.pop()
            log.say("blocked", {"seat": seat})
        else:
            s.shielded[seat] = True

    def spend(self, s: ToyTable, seat: Seat, card: int) -> None:
        s.hands[seat][card] -= 1
        s.discards[card] += 1

    def next_turn(self, s: ToyTable, log: Log) -> None:
        s.turns += 1
        s.offered = False
        if not sum(s.deck) or s.turns >= s.options.turns:
            s.reason = "turns" if sum(s.deck) else "deck"
            s.doors.clear()
            log.say("ended", {"reason": s.reason})
            return
        s.turn = (s.turn + 1) % s.seats
        s.open("turn", s.turn)
        holders = [seat for seat in range(s.seats) if s.size(seat)]
        if s.turns % 5 == 0 and holders:
            s.open_all("discard", holders, True)

    def offer_shields(self, s: ToyTable) -> None:
        """The door, open to all who publicly could have a shield to play."""
        seats = self.may_shield(s) if s.stack else []
        if not seats:
            s.doors.clear()
        elif s.doors:
            s.doors[0].waiting = seats
        else:
            s.open_door("shield", seats)

    def may_shield(self, s: ToyTable) -> list[Seat]:
        return [seat for seat in range(s.seats) if s.size(seat) and not s.shielded[seat]]

    # ---- what is known and what it was worth -----------------------------------------------------------------------

    def public(self, s: ToyTable) -> Any:
        return public(s)

    def private(self, s: ToyTable, seat: Seat) -> Any:
        return private(s, seat)

    def outcome(self, s: ToyTable) -> Outcome | None:
        if not s.reason:
            return None
        scores = [s.points[seat] + s.coins[seat] for seat in range(s.seats)]
        return Outcome(
            reason=s.reason,
            places=[1 + sum(other > mine for other in scores) for mine in scores],
            scores=[Decimal(score) for score in scores],
            lines=[
                [ScoreLine("points", Decimal(s.points[seat])), ScoreLine("coins", Decimal(s.coins[seat]))]
                for seat in range(s.seats)
            ],
            awards=[None] * s.seats,
        )

    def imagine(self, s: ToyTable, seat: Seat | None, rng: Dice) -> ToyTable:
        """Other hands of the same sizes, from the cards this seat does not see.

        A seat is taken to know what its view shows, not what it could remember: an offered card is in the
        offerer's hand, a card stolen from it last turn may be anywhere.
        """
        world = self.clone(s)
        unseen = world.deck
        others = [other for other in range(s.seats) if other != seat]
        shown = [(p.about.giver, p.about.give) for p in s.stack if isinstance(p.about, Trade)]
        for other in others:
            for card in range(KINDS):
                unseen[card] += world.hands[other][card]
            world.hands[other] = [0] * KINDS
        for giver, card in shown:
            if giver != seat:
                unseen[card] -= 1
                world.hands[giver][card] += 1
        for other in others:
            for _ in range(s.size(other) - world.size(other)):
                card = nth_card(unseen, rng.below(sum(unseen)))
                unseen[card] -= 1
                world.hands[other][card] += 1
        return super().imagine(world, seat, rng)


def after(s: ToyTable, seat: Seat) -> list[Seat]:
    """The others, in turn order."""
    return [(seat + i) % s.seats for i in range(1, s.seats)]
