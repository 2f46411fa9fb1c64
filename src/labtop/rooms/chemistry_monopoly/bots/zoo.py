"""Unusual opponents: plain players with one idea each (docs/bots/chemistry-monopoly.md has what they win).

They are named on command lines, as levels are, and are never offered to players.
"""

from __future__ import annotations

from typing import Final, cast

from labtop.bots.base import Bot, Question
from labtop.engine.core import Dice
from labtop.engine.wire import Action
from labtop.rooms.chemistry_monopoly.actions import Condense, SeatKind
from labtop.rooms.chemistry_monopoly.answers import BUY, DECLINE
from labtop.rooms.chemistry_monopoly.bots.greedy import Greedy, Mind, world_seen
from labtop.rooms.chemistry_monopoly.bots.lore import lore_of
from labtop.rooms.chemistry_monopoly.bots.manners import may_ask
from labtop.rooms.chemistry_monopoly.bots.quick import Quick, is_single
from labtop.rooms.chemistry_monopoly.bots.trades import proposals
from labtop.rooms.chemistry_monopoly.state import Table
from labtop.rooms.chemistry_monopoly.view import PublicView

SAVED: Final = 600
"""@ that a miser has in hand after buying or condensing."""


class Buyer:
    """Buys whatever it lands on, transfers single cards to pay for it, offers nothing and refuses every trade."""

    def choose(self, seen: Question) -> Action:
        s = world_seen(seen)
        return self.answer(s, cast("SeatKind", seen.ask.kind), seen.ask.seat, seen)

    def answer(self, s: Table, kind: SeatKind, seat: int, seen: Question) -> Action:
        return Quick(lore_of(s.board))(s, s.stack[-1], seat)


class Miser(Buyer):
    """Keeps its money: buys and condenses only with much left in hand, and refuses every trade."""

    def answer(self, s: Table, kind: SeatKind, seat: int, seen: Question) -> Action:
        b = s.board
        if kind == "buy":
            return BUY if seen.legal[0] == BUY and s.cash[seat] - b.price[s.pos[seat]] >= SAVED else DECLINE
        if kind == "turn":
            spared = [a for a in seen.legal if isinstance(a, Condense)]
            spared = [a for a in spared if s.cash[seat] - b.step[b.numbers[a.space]] >= SAVED]
            return spared[0] if spared else seen.legal[0]
        return super().answer(s, kind, seat, seen)


class Gambler(Buyer):
    """Condenses with its last @, and transfers single cards to condense more."""

    def answer(self, s: Table, kind: SeatKind, seat: int, seen: Question) -> Action:
        b = s.board
        steps = [a for a in seen.legal if isinstance(a, Condense)] if kind == "turn" else []
        if steps:
            earns = lore_of(b).visits
            return max(steps, key=lambda a: (earns[b.numbers[a.space]] * b.rents[b.numbers[a.space]][3], a.space))
        if kind == "turn" and any(s.owned[seat * b.families + f] == b.size[f] for f in range(b.colours)):
            singles = [q for q in s.cards[seat] if is_single(s, seat, q)]
            if singles and self.could_condense(s, seat, sum(b.half[q] for q in singles)):
                return b.transfer[singles[0]]
        return super().answer(s, kind, seat, seen)

    def could_condense(self, s: Table, seat: int, more: int) -> bool:
        b = s.board
        whole = [f for f in range(b.colours) if s.owned[seat * b.families + f] == b.size[f] and not s.gone[f]]
        whole = [f for f in whole if s.pieces[f] < b.top * b.size[f]]
        return any(b.step[b.members[f][0]] <= s.cash[seat] + more for f in whole)


class Haggler(Greedy):
    """Offers a trade in every turn, and takes whatever the printed prices make fair, sets or not."""

    def mind(self, seen: Question) -> Mind:
        public = seen.view.public
        assert isinstance(public, PublicView)
        return Haggling(public, seen.ask.seat, seen.legal, world_seen(seen))


class Haggling(Mind):
    def turn(self, rng: Dice) -> Action:
        made = [a for a in proposals(self.world, self.seat) if may_ask(self.world, self.seat, a)]
        if self.public.offers == 0 and made:
            return made[rng.below(len(made))]
        return super().turn(rng)


ZOO: Final[dict[str, type[Bot]]] = {"buyer": Buyer, "miser": Miser, "gambler": Gambler, "haggler": Haggler}
