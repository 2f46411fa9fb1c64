"""Games played on from each answer that matters: `master` compares what comes of them, with the same dice for all."""

from __future__ import annotations

from typing import Final

from labtop.bots.base import Question
from labtop.bots.chemistry_monopoly_quick import Quick, play_on
from labtop.bots.chemistry_monopoly_strong import RULES, Think
from labtop.bots.chemistry_monopoly_trades import proposals
from labtop.bots.chemistry_monopoly_value import share
from labtop.engine.core import Dice
from labtop.engine.dice import Quick as QuickDice
from labtop.engine.wire import Action
from labtop.rooms.chemistry_monopoly.actions import Buy, Condense, Counter, PayFine, Throw, UseFree
from labtop.rooms.chemistry_monopoly.choosing import ACCEPT, DECLINE, END, REFUSE, THROW
from labtop.rooms.chemistry_monopoly.state import Table

ROUNDS: Final = 20
"""How far games are played on; then the position is judged."""
GAMES: Final = 48
"""Games for one question."""
WAVE: Final = 8
"""Games for each answer before the worse half of the answers is dropped."""
MOST_OFFERS: Final = 4
TRADE_GAIN: Final = 0.02
"""Of all there is: what a trade must bring before it is offered."""


class Search(Think):
    """One question, with games to play for it."""

    def __init__(self, world: Table, seat: int, legal: list[Action], rng: Dice, games: int = GAMES) -> None:
        super().__init__(world, seat, legal)
        self.rng = rng
        self.games = games
        self.quick = Quick(self.scale.lore)
        self.turns = ROUNDS * sum(world.alive)
        self.seed = rng.below(1 << 30)
        self.played = 0

    def value_of(self, line: tuple[Action, ...], number: int) -> float:
        """My share after one game played on from this line of answers; game `number` has its own dice."""
        world = self.after(*line)
        play_on(world, self.quick, QuickDice(f"{self.seed}/{number}"), self.turns)
        self.played += 1
        return share(world, self.seat, self.scale)

    def compare(self, lines: list[tuple[Action, ...]]) -> list[tuple[float, tuple[Action, ...]]]:
        """What each line is worth, the best first: halved again and again, so that most games go to the likeliest."""
        sums = [0.0] * len(lines)
        counts = [0] * len(lines)
        left = list(range(len(lines)))
        number = 0
        budget = self.games
        while budget >= len(left) > 1:
            wave = min(WAVE, budget // len(left))
            for i in left:
                for n in range(number, number + wave):
                    sums[i] += self.value_of(lines[i], n)
                counts[i] += wave
            number += wave
            budget -= wave * len(left)
            if len(left) > 2:
                left.sort(key=lambda i: -sums[i] / counts[i])
                left = left[: (len(left) + 1) // 2]
        order = sorted(range(len(lines)), key=lambda i: (-counts[i], -sums[i] / max(1, counts[i])))
        return [(sums[i] / max(1, counts[i]), lines[i]) for i in order]

    # ---- questions -------------------------------------------------------------------------------------------------

    def turn(self, rng: Dice) -> Action:
        s = self.s
        if s.offers == 0 and not s.thrown and rng.below(2) == 0:
            offer = self.offer()
            if offer is not None:
                return offer
        lines: list[tuple[Action, ...]] = []
        deed = self.deed()
        steps = [a for a in self.legal if isinstance(a, Condense)]
        if deed is not None:
            lines.append((deed,))
        if steps and s.again:
            steps.sort(key=self.worth, reverse=True)
            lines += [(a,) for a in steps[:2] if (a,) not in lines]
        if s.again and s.inside[self.seat]:
            lines += [(a,) for a in self.legal if isinstance(a, UseFree | PayFine)]
        if not lines:
            return self.roll_or_stay()
        lines.append((THROW if isinstance(self.legal[0], Throw) else END,))
        return self.compare(lines)[0][1][0]

    def buy(self) -> Action:
        if not isinstance(self.legal[0], Buy):
            return super().buy()
        return self.compare([(self.legal[0],), (DECLINE,)])[0][1][0]

    def answer(self) -> Action:
        lines: list[tuple[Action, ...]] = [(REFUSE,), (ACCEPT,)]
        lines += [(a, ACCEPT) for a in self.legal if isinstance(a, Counter)]
        found = self.compare(lines)
        value, best = found[0]
        refused = next(worth for worth, line in found if line == (REFUSE,))
        return best[0] if value > refused + TRADE_GAIN or best == (ACCEPT,) else REFUSE

    def offer(self) -> Action | None:
        """The trade that brings most by games played on, of those that look best at once."""
        tried = [(self.worth(a, ACCEPT), a) for a in proposals(self.s, self.seat) if self.is_legal(a)]
        tried = [(worth, a) for worth, a in tried if worth > self.now - 0.05]
        tried.sort(key=lambda pair: -pair[0])
        if not tried:
            return None
        lines: list[tuple[Action, ...]] = [(a, ACCEPT) for _, a in tried[:MOST_OFFERS]]
        here = (THROW,)
        found = self.compare([here, *lines])
        value, best = found[0]
        if best == here:
            return None
        without = next(worth for worth, line in found if line == here)
        return best[0] if value > without + TRADE_GAIN else None


class Master:
    """Plays games on from every answer that matters."""

    def choose(self, seen: Question) -> Action:
        search = Search(seen.worlds(1)[0], seen.ask.seat, seen.legal, seen.rng)
        return search.best(seen.ask.kind, seen.rng)


__all__ = ["RULES", "Master", "Search"]
