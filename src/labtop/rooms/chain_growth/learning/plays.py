"""Which play wins at once, which one brings most monomers into finished chains, which one starts two chains."""

from __future__ import annotations

from typing import Final

from labtop.engine.core import Dice, Prompt
from labtop.engine.fields import copied
from labtop.engine.wire import Action
from labtop.learning.posing import Posed, plain
from labtop.learning.puzzles import Choice, Phrase
from labtop.rooms.chain_growth.actions import Initiate, Propagate
from labtop.rooms.chain_growth.choosing import bundles
from labtop.rooms.chain_growth.last import last_answers
from labtop.rooms.chain_growth.playing import play
from labtop.rooms.chain_growth.rules import ChainGrowth
from labtop.rooms.chain_growth.scoring import units
from labtop.rooms.chain_growth.state import Table
from labtop.rooms.chain_growth.view import LastAnswer

RULES: Final = ChainGrowth()
SHOWN: Final = 4
"""Choices, the right one included."""


def after(s: Table, seat: int, action: Action) -> Table:
    """The table after a play, on a copy."""
    world = copied(s)
    play(world, seat, action, None)
    return world


def sample(found: list[Action], most: int, dice: Dice) -> list[Action]:
    """Some of the answers."""
    left = found[:]
    return [left.pop(dice.below(len(left))) for _ in range(min(most, len(left)))]


# ---- win at once -----------------------------------------------------------------------------------------------------


def win_now(s: Table, p: Prompt, seat: int, dice: Dice) -> Posed | None:
    """Rules 11.1 and 12.1: of all answers exactly one ends the game with this player alone in the first place."""
    last = last_answers(s, seat, bundles(s, seat))
    winning = [one for one in last if one.place == 1 and not one.shared]
    legal = RULES.legal(s, p, seat)
    if len(winning) != 1 or len(legal) < SHOWN:
        return None
    won = winning[0]
    ending: dict[Action, LastAnswer] = {one.answer: one for one in last}
    others = [action for action in legal if action != won.answer]
    losing = [action for action in others if action in ending][: SHOWN - 2]
    shown = losing + sample([action for action in others if action not in ending], SHOWN - 1 - len(losing), dice)
    if len(shown) < 2:
        return None
    return Posed(
        concept="the-end",
        question={"say": "puzzle-win"},
        figures={"cards": s.held[seat]},
        choices=[ends(won, "puzzle-win-right"), *[not_won(s, seat, action, ending.get(action)) for action in shown]],
        good=lambda action: action == won.answer,
    )


def ends(one: LastAnswer, key: str) -> Choice:
    """An answer that ends the game, with the score."""
    why: Phrase = {"say": key, "mine": int(one.score), "theirs": int(one.other), "growing": one.growing}
    return Choice(plain(one.answer), None, why)


def not_won(s: Table, seat: int, action: Action, end: LastAnswer | None) -> Choice:
    """Why an answer does not win: the game goes on, or ends with others in front or level."""
    if end is not None:
        return ends(end, "puzzle-win-level" if end.score == end.other else "puzzle-win-behind")
    left = after(s, seat, action).held[seat]
    return Choice(plain(action), None, {"say": "puzzle-win-goes-on", "left": left})


# ---- most monomers in finished chains -----------------------------------------------------------------------------


def finish_most(s: Table, p: Prompt, seat: int, dice: Dice) -> Posed | None:
    """Rules 11.3 and 12.1: the one answer after which the player's finished chains have most monomers."""
    legal = RULES.legal(s, p, seat)
    before = units(s, seat)
    gains = [units(after(s, seat, action), seat) - before for action in legal]
    best = max(gains)
    if best <= 0 or gains.count(best) != 1 or len(legal) < SHOWN:
        return None
    right = legal[gains.index(best)]
    second = max(gain for gain in gains if gain != best)
    others = [i for i in range(len(legal)) if gains[i] != best]
    shown = [next(i for i in others if gains[i] == second)]
    growing = [i for i in others if isinstance(legal[i], Propagate) and i not in shown]
    if growing:
        shown.append(max(growing, key=lambda i: (brought(s, legal[i]), -i)))
    rest = [i for i in others if i not in shown]
    while len(shown) < SHOWN - 1 and rest:
        shown.append(rest.pop(dice.below(len(rest))))
    gain_of = dict(zip(legal, gains, strict=True))
    wrong = [Choice(plain(legal[i]), None, finishes(s, legal[i], gains[i], best), float(gains[i])) for i in shown]
    return Posed(
        concept="finished",
        question={"say": "puzzle-finish"},
        figures={"before": before},
        choices=[Choice(plain(right), None, {"say": "puzzle-finish-right", "gain": best}, float(best)), *wrong],
        good=lambda action: gain_of[action] == best,
        gap=float(best - second),
    )


def brought(s: Table, action: Action) -> int:
    """Units that a propagation brings to a growing chain."""
    assert isinstance(action, Propagate)
    return sum([s.cards.numbers[card] % 3 + 1 for card in action.cards])


def finishes(s: Table, action: Action, gain: int, best: int) -> Phrase:
    """What an answer that is not the best brings."""
    if isinstance(action, Propagate) and not gain:
        return {"say": "puzzle-finish-growing", "brought": brought(s, action), "chain": action.chain}
    if gain < 0:
        return {"say": "puzzle-finish-wakes", "lost": -gain}
    return {"say": "puzzle-finish-less" if gain else "puzzle-finish-none", "gain": gain, "less": best - gain}


# ---- radicals of an initiator ----------------------------------------------------------------------------------------


def initiator(s: Table, p: Prompt, seat: int, dice: Dice) -> Posed | None:
    """Rules 1.4, 5.1 and 5.2: which of these plays starts two chains."""
    starting = [action for action in RULES.legal(s, p, seat) if isinstance(action, Initiate)]
    two = [action for action in starting if action.two]
    one = [action for action in starting if not action.two]
    if not two or len(one) < 2:
        return None
    right = two[dice.below(len(two))]
    weaker = [action for action in one if s.cards.radicals[number_of(s, action)] == 1]
    longer = [action for action in one if len(action.monomers) == 2 and action not in weaker]
    shown: list[Initiate] = []
    for group in (weaker, longer, one):
        left = [action for action in group if action not in shown]
        if left and len(shown) < SHOWN - 1:
            shown.append(left[dice.below(len(left))])
    if len(shown) < 2:
        return None
    names: Phrase = {"card": right.starter}
    wrong = [Choice(plain(action), None, single(s, action)) for action in shown]
    return Posed(
        concept="radicals",
        question={"say": "puzzle-initiator"},
        choices=[Choice(plain(right), None, {"say": "puzzle-initiator-right", **names}), *wrong],
        steps=1 + bool(weaker) + bool(longer),
    )


def number_of(s: Table, action: Initiate) -> int:
    """The place of the initiator among those of the deck."""
    return s.cards.numbers[action.starter] - s.cards.starters


def single(s: Table, action: Initiate) -> Phrase:
    """Why a start makes one chain only."""
    count = len(action.monomers)
    if s.cards.radicals[number_of(s, action)] == 1:
        return {"say": "puzzle-initiator-weaker", "card": action.starter}
    return {"say": "puzzle-initiator-longer" if count == 2 else "puzzle-initiator-alone", "card": action.starter}
