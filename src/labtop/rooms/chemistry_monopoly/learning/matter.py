"""Changes of state with their heat, and elements that are kin."""

from __future__ import annotations

from typing import Final

from labtop.engine.core import Dice, Prompt
from labtop.learning.posing import Posed
from labtop.learning.puzzles import Choice, Phrase
from labtop.rooms.chemistry_monopoly.actions import Condense, Evaporate
from labtop.rooms.chemistry_monopoly.rules import ChemistryMonopoly
from labtop.rooms.chemistry_monopoly.state import Table

RULES: Final = ChemistryMonopoly()
SHOWN: Final = 4
OUT: Final = "out"
IN: Final = "in"
HEAT: Final = {"condensation": OUT, "freezing": OUT, "melting": IN, "evaporation": IN}
"""Particles that come closer to each other give heat off; to take them apart takes heat up."""
BACK: Final = {
    "condensation": "evaporation", "evaporation": "condensation", "freezing": "melting", "melting": "freezing",
}  # fmt: skip
OTHER: Final = {
    "condensation": "freezing", "freezing": "condensation", "evaporation": "melting", "melting": "evaporation",
}  # fmt: skip


def state_change(s: Table, p: Prompt, seat: int, dice: Dice) -> Posed | None:
    """Rules 5.1 to 5.5: the name of a change, and where its heat goes."""
    legal = RULES.legal(s, p, seat)
    found = [action for action in legal if isinstance(action, Condense | Evaporate)]
    if not found:
        return None
    action = found[dice.below(len(found))]
    level = s.level[s.board.numbers[action.space]]
    top = s.board.top
    if isinstance(action, Condense):
        change = "freezing" if level == top - 1 else "condensation"
    else:
        change = "melting" if level == top else "evaporation"
    heat = HEAT[change]
    figures: Phrase = {"space": action.space, "change": change, "heat": heat}
    other = IN if heat == OUT else OUT
    wrong = [("heat", change, other), ("way", BACK[change], other), ("phase", OTHER[change], heat)]
    choices = [Choice(say=named(change, heat), why={"say": "puzzle-change-right"})]
    for thought, one, flow in wrong:
        why: Phrase = {"say": f"puzzle-change-{thought}", "other": one}
        choices.append(Choice(say=named(one, flow), why=why))
    way = "down" if isinstance(action, Evaporate) else "up"
    now: Phrase = {"say": "puzzle-now-liquids", "level": level} if level else {"say": "puzzle-now-gas"}
    if level == top:
        now = {"say": "puzzle-now-solid"}
    question: Phrase = {"say": f"puzzle-change-{way}", "now": now}
    steps = 1 + (way == "down") + (level >= top - 1)
    return Posed(concept="states", question=question, figures=figures, choices=choices, steps=steps)


def named(change: str, heat: str) -> Phrase:
    return {"say": "puzzle-change", "change": change, "heat": heat}


def family(s: Table, _p: Prompt, seat: int, dice: Dice) -> Posed | None:
    """Rule 5.1: the element that belongs to a colour set the player has begun."""
    b = s.board
    begun = [f for f in range(b.colours) if 0 < s.owned[seat * b.families + f] < b.size[f]]
    if not begun:
        return None
    f = begun[dice.below(len(begun))]
    mine = [q for q in b.members[f] if s.owner[q] == seat]
    lacking = [q for q in b.members[f] if s.owner[q] != seat]
    right = lacking[dice.below(len(lacking))]
    strangers = [q for q in b.owned if b.family[q] < b.colours and b.family[q] != f]
    near = sorted(strangers, key=lambda q: abs(q - right))[:6]
    shown = [near.pop(dice.below(len(near))) for _ in range(2)]
    rest = [q for q in strangers if q not in shown]
    shown.append(rest[dice.below(len(rest))])
    kin = b.family_ids[f]
    choices = [
        Choice(say=element(b.ids[right]), why={"say": "puzzle-family-right", "space": b.ids[right], "family": kin})
    ]
    for q in shown:
        why: Phrase = {"say": "puzzle-family-other", "space": b.ids[q], "family": b.family_ids[b.family[q]]}
        choices.append(Choice(say=element(b.ids[q]), why=why))
    question: Phrase = {"say": "puzzle-family", "spaces": [b.ids[q] for q in mine], "family": kin, "count": len(mine)}
    return Posed(concept="groups", question=question, choices=choices, steps=3 - len(mine) + (len(lacking) > 1))


def element(space: str) -> Phrase:
    return {"say": "puzzle-element", "space": space}
