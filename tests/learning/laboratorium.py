"""Laboratorium solved again: all ways are tried by the rules, formulas and groups are read by RDKit."""

from __future__ import annotations

import msgspec
from rdkit import Chem
from rdkit.Chem.rdMolDescriptors import CalcMolFormula

from labtop.chemistry import notation
from labtop.engine import drive
from labtop.rooms.laboratorium.actions import Actions, End
from labtop.rooms.laboratorium.rules import Laboratorium

RULES = Laboratorium()
SUBSCRIPTS = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")
PATTERNS = {
    "alcohol": "[OX2H][CX4]", "aldehyde": "[CX3H1](=O)[#6]", "ketone": "[#6][CX3](=O)[#6]",
    "acid": "[CX3](=O)[OX2H1]", "ester": "[CX3](=O)[OX2H0][#6]",
}  # fmt: skip


def after(state, action):
    world = RULES.clone(state)
    drive.step(RULES, world, world.stack[-1], 0, action, None)
    return world


def made(state):
    return not state.stack and RULES.outcome(state).reason == "synthesis"


def going(state):
    return [] if not state.stack else [a for a in RULES.legal(state, state.stack[-1], 0) if not isinstance(a, End)]


def can_finish(state, most):
    """Whether some way of at most so many manipulations makes the target: every one is tried."""
    if made(state):
        return True
    return most > 0 and any(can_finish(after(state, action), most - 1) for action in going(state))


def replayed(puzzle, state):
    """The solution that is kept, played."""
    for plain in puzzle.solution:
        state = drive.play(RULES, state, drive.ask_of(state.stack[-1], 0), msgspec.convert(plain, Actions))[0]
    return made(state)


def only(puzzle, right):
    found = [i for i, is_right in enumerate(right) if is_right]
    if found != [puzzle.right]:
        yield f"right are {found}"


def shortest(puzzle, state, need):
    """A complaint, unless the solution leads to the target and nothing shorter does."""
    if not replayed(puzzle, state) or len(puzzle.solution) != need:
        yield "the solution does not lead to the target"
    if can_finish(state, need - 1):
        yield "there is a shorter way"


def way(puzzle, state, actions):
    need = puzzle.figures["need"]
    yield from shortest(puzzle, state, need)
    if puzzle.solution[0] != puzzle.choices[puzzle.right].action:
        yield "the solution begins otherwise"
    for i, (one, action) in enumerate(zip(puzzle.choices, actions, strict=True)):
        if i != puzzle.right and can_finish(after(state, action), need - 1):
            yield f"{action} is as good"
        if (
            one.value != -one.why["all"]
            or one.why["left"] != one.why["all"] - 1
            or one.why.get("more", 0) != one.why["all"] - need
        ):
            yield "the manipulations are told wrongly"
        if (i == puzzle.right) != (one.why["all"] == need):
            yield "a value is wrong"


def steps_left(puzzle, state, _actions):
    need = puzzle.figures["need"]
    yield from shortest(puzzle, state, need)
    yield from only(puzzle, [one.say["count"] == need for one in puzzle.choices])


def kind_of(action):
    return type(action).__name__.lower()


def next_kind(puzzle, state, _actions):
    need = puzzle.figures["need"]
    if can_finish(state, need - 1):
        yield "there is a shorter way"
    legal = going(state)
    good = {kind_of(action) for action in legal if can_finish(after(state, action), need - 1)}
    told = [one.say["say"].removeprefix("puzzle-kind-") for one in puzzle.choices]
    if len(good) != 1:
        yield f"several kinds lead on: {good}"
    yield from only(puzzle, [kind in good for kind in told])
    there = {kind_of(action) for action in legal}
    for kind, one in zip(told, puzzle.choices, strict=True):
        if (one.why["say"] == "puzzle-next-impossible") == (kind in there):
            yield f"{kind} is told wrongly"


def smiles(state):
    return notation.write(state.benches[0].molecule)


def formula(puzzle, state, _actions):
    text = smiles(state)
    whole = Chem.MolFromSmiles(text.replace("[1*]", "[H]").replace("[2*]", "O"))
    right = CalcMolFormula(whole)
    yield from only(puzzle, [one.say["formula"].translate(SUBSCRIPTS) == right for one in puzzle.choices])
    if (puzzle.figures["yellow"], puzzle.figures["mauve"]) != (text.count("[1*]"), text.count("[2*]")):
        yield "the centres are told wrongly"


def counted(state):
    """How often RDKit sees each group; an acid is no alcohol, an ester no ketone."""
    molecule = Chem.MolFromSmiles(smiles(state))
    return {name: len(molecule.GetSubstructMatches(Chem.MolFromSmarts(one))) for name, one in PATTERNS.items()}


def group(puzzle, state, _actions):
    action = msgspec.convert(puzzle.question["play"], Actions)
    before, then = counted(state), counted(after(state, action))
    new = {name for name in PATTERNS if then[name] > before[name]}
    told = [one.say["say"].removeprefix("puzzle-group-") for one in puzzle.choices]
    yield from only(puzzle, [name in new for name in told])


KINDS = {
    "finish-in": way, "ring": way, "steps-left": steps_left, "next-kind": next_kind, "formula": formula,
    "group": group,
}  # fmt: skip


def faults(puzzle, state, actions, _thorough):
    return list(KINDS[puzzle.kind](puzzle, state, actions))
