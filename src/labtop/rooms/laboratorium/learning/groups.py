"""What valence makes of a molecule's centres, and which functional group a characterisation makes."""

from __future__ import annotations

from typing import Final

from labtop.chemistry.molecules import CARBON, HYDROGEN, MAUVE, OXYGEN, YELLOW, Molecule
from labtop.chemistry.notation import formula as formula_of
from labtop.engine.core import Dice, Prompt
from labtop.learning.posing import Posed
from labtop.learning.puzzles import Choice, Phrase
from labtop.rooms.laboratorium.actions import Characterise
from labtop.rooms.laboratorium.learning.ways import after, possible
from labtop.rooms.laboratorium.state import Table

SHOWN: Final = 4
GROUPS: Final = ("alcohol", "aldehyde", "ketone", "acid", "ester")


def formula(s: Table, _p: Prompt, _seat: int, _dice: Dice) -> Posed | None:
    """Rules 6.1, 6.9 and 6.10: the formula once every yellow centre is hydrogen and every mauve one oxygen."""
    carbon, oxygen, hydrogen, yellow, mauve = s.benches[0].molecule.counts()
    if not carbon or not yellow + mauve:
        return None
    right = (carbon, oxygen + mauve, hydrogen + yellow)
    wrong = [
        ("centres", (carbon, oxygen, hydrogen)),
        ("hydrogen", (carbon, oxygen, hydrogen + yellow + 2 * mauve)),
        ("full", (carbon, oxygen + mauve, 2 * carbon + 2)),
        ("hydroxyl", (carbon, oxygen + mauve + yellow, hydrogen + yellow)),
        ("one", (carbon, oxygen + mauve, hydrogen + yellow + mauve)),
    ]
    figures: Phrase = {"yellow": yellow, "mauve": mauve, "formula": told(right)}
    choices = [Choice(say=named(right), why={"say": "puzzle-formula-right"})]
    taken = [right]
    for thought, counts in wrong:
        if counts not in taken:
            taken.append(counts)
            choices.append(Choice(say=named(counts), why={"say": f"puzzle-formula-{thought}"}))
    if len(choices) < SHOWN:
        return None
    steps = 1 + bool(yellow) + bool(mauve) + (carbon > 4)
    return Posed(
        concept="valence", question={"say": "puzzle-formula"}, figures=figures,
        choices=choices[:SHOWN], steps=steps,
    )  # fmt: skip


def told(counts: tuple[int, int, int]) -> str:
    """A formula as it is printed."""
    return formula_of([*counts, 0, 0])


def named(counts: tuple[int, int, int]) -> Phrase:
    return {"say": "puzzle-formula-of", "formula": told(counts)}


def group(s: Table, p: Prompt, _seat: int, dice: Dice) -> Posed | None:
    """Rules 6.9 and 6.10: the functional group that the atom now named completes."""
    found = []
    for action in possible(s, p):
        if isinstance(action, Characterise):
            made = group_at(after(s, action).benches[0].molecule, action.centre)
            if made:
                found.append((action, made))
    if not found:
        return None
    action, right = found[dice.below(len(found))]
    figures: Phrase = {"group": {"say": f"puzzle-group-{right}"}, "sign": {"say": f"puzzle-group-{right}.sign"}}
    choices = [Choice(say={"say": f"puzzle-group-{right}"}, why={"say": "puzzle-group-right"})]
    for other in GROUPS:
        if other != right:
            why: Phrase = {
                "say": "puzzle-group-other", "other": {"say": f"puzzle-group-{other}"},
                "othersign": {"say": f"puzzle-group-{other}.sign"},
            }  # fmt: skip
            choices.append(Choice(say={"say": f"puzzle-group-{other}"}, why=why))
    question: Phrase = {
        "say": "puzzle-group",
        "play": {"type": "characterise", "centre": action.centre, "group": action.group},
    }
    return Posed(
        concept="groups", question=question, figures=figures, choices=choices, steps=2 + (right in ("acid", "ester"))
    )


def group_at(m: Molecule, token: int) -> str:
    """The group that a new hydrogen or oxygen completes; empty: none, or centres leave it open."""
    at = m.carrier(token)
    if m.kind(token) == HYDROGEN:
        if m.kind(at) != OXYGEN:
            return ""
        carbons = m.centres_on(at, CARBON)
        if not carbons:
            return ""
        return hydroxyl(m, carbons[0])
    return carbonyl(m, at, token) if m.kind(at) == CARBON else ""


def hydroxyl(m: Molecule, carbon: int) -> str:
    """What an O-H makes of its carbon: an acid beside a double-bonded oxygen, an alcohol on a saturated carbon."""
    if any(m.bond(carbon, other) & 1 for other in m.centres_on(carbon, OXYGEN)):
        return "acid"
    if m.has_double(carbon) or len(m.centres_on(carbon, OXYGEN)) > 1:
        return ""
    return "alcohol"


def carbonyl(m: Molecule, carbon: int, oxygen: int) -> str:
    """What a double-bonded oxygen makes of its carbon, by its two other neighbours."""
    if m.centres_on(carbon, YELLOW) or m.centres_on(carbon, MAUVE):
        return ""
    others = [other for other in m.centres_on(carbon, OXYGEN) if other != oxygen]
    carbons, hydrogens = m.centres_on(carbon, CARBON), m.centres_on(carbon, HYDROGEN)
    if len(others) == 1:
        if m.centres_on(others[0], HYDROGEN):
            return "acid"
        return "ester" if len(m.centres_on(others[0], CARBON)) == 2 else ""
    if others:
        return ""
    if hydrogens:
        return "aldehyde" if len(carbons) == 1 else ""
    return "ketone"
