"""`master`: plays games on from each answer that matters, with the same dice for all, and compares their ends."""

from __future__ import annotations

from math import sqrt
from typing import Final

from labtop.bots.base import Question, scaled
from labtop.engine.core import Dice
from labtop.engine.dice import Quick as QuickDice
from labtop.engine.wire import Action
from labtop.rooms.chemistry_monopoly.actions import Counter, PayFine, Throw, UseFree
from labtop.rooms.chemistry_monopoly.answers import ACCEPT, REFUSE
from labtop.rooms.chemistry_monopoly.bots.deals import Dealer
from labtop.rooms.chemistry_monopoly.bots.manners import may_ask
from labtop.rooms.chemistry_monopoly.bots.odds import chances
from labtop.rooms.chemistry_monopoly.bots.quick import CAUTION, play_on
from labtop.rooms.chemistry_monopoly.bots.strong import Think
from labtop.rooms.chemistry_monopoly.bots.trades import proposals
from labtop.rooms.chemistry_monopoly.state import Table

Line = tuple[Action, ...]
"""Answers one after the other, each to the question that is open then; an offer and its acceptance are two."""

ROUNDS: Final = 24
"""How far games are played on; then the position is judged."""
GAMES: Final = 64
"""Games for one question at most."""
WAVE: Final = 8
"""Games for each line before the worse half of them is dropped."""
CLEAR: Final = 2.5
"""With a difference of so many standard errors no more games are played."""
SURE: Final = 1.2
"""Another answer than the usual one is given only if it is better by so many standard errors."""
SELDOM: Final = 2
"""One turn in so many begins with a search for a trade: it takes long, and people tire of being asked."""
MOST_OFFERS: Final = 3
"""Trades that are played out."""
TAKERS: Final = (True, False)
"""The models of the other side that an offer is made for (deals.py): first the plain player, then the other."""
OFFER_GAIN: Final = 0.01
"""What a trade must add to the chance to win, judged without playing on."""


class Search(Think):
    """One question, with games to play for it."""

    stays = CAUTION

    def __init__(self, world: Table, seat: int, legal: list[Action], rng: Dice, games: int = GAMES) -> None:
        super().__init__(world, seat, legal)
        self.games = games
        self.turns = ROUNDS * sum(world.alive)
        self.seed = rng.below(1 << 30)

    def play(self, line: Line, number: int) -> float:
        """The seat's chance to win after one game played on from this line; game `number` has its own dice."""
        world = self.after(*line)
        play_on(world, self.quick, QuickDice(f"{self.seed}/{number}"), self.turns)
        return self.chance(world)

    def chance(self, world: Table) -> float:
        """How likely the seat wins from here, judged without playing on."""
        return chances(world, self.scale.lore)[self.seat]

    def better(self, usual: Line, others: list[Line]) -> Line:
        """The usual line, unless another does clearly better in the same games; the worse half is dropped each wave."""
        values: dict[Line, list[float]] = {line: [] for line in [usual, *others]}
        number, budget, left = 0, self.games, others
        while left and budget >= len(left) + 1:
            wave = min(WAVE, budget // (len(left) + 1))
            for line in [usual, *left]:
                values[line] += [self.play(line, n) for n in range(number, number + wave)]
            number += wave
            budget -= wave * (len(left) + 1)
            left = sorted(left, key=lambda line: -sum(values[line]))[: (len(left) + 1) // 2]
            if len(left) == 1 and abs(gain(values[left[0]], values[usual])) > CLEAR:
                break
        return left[0] if left and gain(values[left[0]], values[usual]) > SURE else usual

    # ---- questions -------------------------------------------------------------------------------------------------

    def turn(self, rng: Dice) -> Action:
        s = self.s
        if s.offers < len(TAKERS) and not s.thrown and (s.offers or rng.below(SELDOM) == 0):
            for plain in TAKERS[s.offers :]:
                offer = self.deal(plain)
                if offer is not None:
                    return offer
        usual = self.quick.turn(s, self.seat)
        if not isinstance(usual, Throw | UseFree | PayFine):
            return usual
        if not s.inside[self.seat]:
            return self.roll_or_stay()
        others = [a for a in self.legal if isinstance(a, Throw | UseFree | PayFine) and a != usual]
        return self.better((usual,), [(a,) for a in others[:1]])[0]

    def answer(self) -> Action:
        """Games are played on from those answers that look better than a refusal."""
        now = self.chance(self.after(REFUSE))
        lines: list[Line] = [(ACCEPT,), *[(a, ACCEPT) for a in self.legal if isinstance(a, Counter)]]
        lines = [line for line in lines if self.chance(self.after(*line)) > now]
        best = self.better((REFUSE,), lines)[0]
        return self.reasoned(None) if best == REFUSE else best

    def deal(self, plain: bool) -> Action | None:
        """The trade that does best in games played on, of those that look best and that its taker may accept."""
        s = self.s
        now = self.chance(s)
        tried = Dealer(s, self.seat, self.scale).deals(plain)
        if plain:
            asked = [a for a in proposals(s, self.seat) if may_ask(s, self.seat, a)]
            tried += [(self.chance(self.after(a, ACCEPT)), a) for a in asked]
            tried.sort(key=lambda deal: -deal[0])
        good = [a for chance, a in tried if chance > now + OFFER_GAIN and may_ask(s, self.seat, a) and self.is_legal(a)]
        nothing: Line = ()
        best = self.better(nothing, [(a, ACCEPT) for a in good[:MOST_OFFERS]])
        return best[0] if best else None


def gain(one: list[float], other: list[float]) -> float:
    """How much better one line is in the same games, in standard errors."""
    n = len(other)
    more = [one[i] - other[i] for i in range(n)]
    mean = sum(more) / n
    error = sqrt(sum([(each - mean) ** 2 for each in more]) / max(1, n - 1) / n)
    return mean / max(error, 1e-6)


class Master:
    """Plays like the quick player, and plays games on from trades and from ways out of Biology Class."""

    def choose(self, seen: Question) -> Action:
        games = scaled(GAMES, seen.think)
        search = Search(seen.worlds(1)[0], seen.ask.seat, seen.legal, seen.rng, games)
        return search.best(seen.ask.kind, seen.rng)
