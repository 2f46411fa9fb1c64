"""What a play does to the averages of the finished chains (rule 12.2)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from labtop.chemistry.polymers import Distribution, shown
from labtop.engine.core import Dice, Prompt
from labtop.engine.wire import Action
from labtop.learning.posing import Posed, plain
from labtop.learning.puzzles import Choice, Phrase
from labtop.rooms.chain_growth.learning.plays import after
from labtop.rooms.chain_growth.rules import ChainGrowth
from labtop.rooms.chain_growth.scoring import GRAM
from labtop.rooms.chain_growth.state import Table

RULES: Final = ChainGrowth()
CLEAR: Final = Fraction(1, 20)
"""Amounts that stand side by side differ by more than this share."""
SHOWN: Final = 4


def masses(s: Table, seat: int) -> list[int]:
    """Of the finished chains, in hundredths of g/mol."""
    return [chain.mass for chain in s.finished(seat)]


def finishing(s: Table, p: Prompt, seat: int) -> list[tuple[Action, list[int], list[int]]]:
    """Answers that finish one chain more or less: with the masses before and after."""
    before = sorted(masses(s, seat))
    found = []
    for action in RULES.legal(s, p, seat):
        then = sorted(masses(after(s, seat, action), seat))
        if then != before and len(then) > 1:
            found.append((action, before, then))
    return found


def number_average(s: Table, p: Prompt, seat: int, dice: Dice) -> Posed | None:
    """Mn after a play: every chain counts once, whatever its mass."""
    found = [one for one in finishing(s, p, seat) if len(set(one[2])) > 1]
    if not found:
        return None
    action, before, then = found[dice.below(len(found))]
    chains = Distribution(then)
    right = chains.mn
    figures: Phrase = {"count": len(then), "sum": grams(Fraction(chains.total)), "mn": grams(right)}
    wrong = [
        ("mw", chains.mw),
        ("middle", Fraction(max(then) + min(then), 2)),
        ("before", Distribution(before).mn),
        ("total", Fraction(chains.total)),
    ]
    choices = [Choice(say=amount(right), why={"say": "puzzle-mn-right"})]
    taken = [right]
    for thought, value in wrong:
        if value and all(abs(value - other) > CLEAR * other for other in taken):
            taken.append(value)
            why: Phrase = {"say": f"puzzle-mn-{thought}", "amount": grams(value)}
            choices.append(Choice(say=amount(value), why=why))
    if len(choices) < 3:
        return None
    question: Phrase = {"say": "puzzle-mn", "play": plain(action)}
    return Posed(
        concept="averages", question=question, figures=figures, choices=choices[:SHOWN], steps=min(5, len(then))
    )


def dispersity(s: Table, p: Prompt, seat: int, dice: Dice) -> Posed | None:
    """Whether a play makes the finished chains more alike or less."""
    found = [one for one in finishing(s, p, seat) if one[1]]
    if not found:
        return None
    action, before, then = found[dice.below(len(found))]
    old, new = Distribution(before).dispersity, Distribution(then).dispersity
    if old == new or shown(old, 3) == shown(new, 3):
        return None
    way = "rises" if new > old else "falls"
    figures: Phrase = {"old": float(shown(old, 3)), "new": float(shown(new, 3))}
    rest = [other for other in ("rises", "falls", "stays") if other != way]
    choices = [Choice(say={"say": f"puzzle-way-{way}"}, why={"say": f"puzzle-dispersity-{way}"})]
    for other in rest:
        why: Phrase = {"say": f"puzzle-dispersity-not-{other}"}
        choices.append(Choice(say={"say": f"puzzle-way-{other}"}, why=why))
    question: Phrase = {"say": "puzzle-dispersity", "play": plain(action)}
    longer = Distribution(then).mn > Distribution(before).mn
    steps = 2 + (longer == (way == "falls")) + (len(then) > 3)
    return Posed(concept="averages", question=question, figures=figures, choices=choices, steps=steps)


def amount(value: Fraction) -> Phrase:
    return {"say": "puzzle-mass", "mass": grams(value)}


def grams(value: Fraction) -> float:
    """Hundredths of g/mol as people read them, to one decimal."""
    return float(shown(value, 1, GRAM))
