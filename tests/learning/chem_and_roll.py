"""Chem and Roll solved again: every throw is played by the rules, and amounts are counted from the view."""

from __future__ import annotations

from itertools import product

from labtop.engine import drive
from labtop.engine.core import CHANCE
from labtop.engine.wire import View
from labtop.rooms.chem_and_roll.actions import Place, Roll
from labtop.rooms.chem_and_roll.rules import ChemAndRoll
from labtop.rooms.chem_and_roll.view import own_sheet

RULES = ChemAndRoll()
DICE = ("blue", "red", "white", "yellow")
THROWS = list(product(range(6), repeat=4))


def played(state, action, seat=0):
    return drive.play(RULES, state, drive.ask_of(state.stack[-1], seat), action)


def money(state):
    return state.sheets[0].money() / 10


def to_come(state, left, known):
    """Dollars from the rounds left: one die of each face is tried, then all 1296 throws are gone through."""
    if left == 0:
        return 0.0
    sheet = state.sheets[0]
    key = (left, sheet.market, tuple(sorted(sheet.boxes[:5])), tuple(sheet.boxes[5:]))
    if key not in known:
        best = {die: [float("-inf")] * 6 for die in DICE}
        for face in range(6):
            rolled, _ = played(state, Roll((face + 1,) * 4), CHANCE)
            for action in RULES.legal(rolled, rolled.stack[-1], 0):
                after, _ = played(rolled, action)
                value = money(after) - money(rolled) + to_come(after, left - 1, known)
                best[action.die][face] = max(best[action.die][face], value)
        chosen = [max(best[die][face] for die, face in zip(DICE, faces, strict=True)) for faces in THROWS]
        known[key] = sum(chosen) / len(chosen)
    return known[key]


def placement(puzzle, state, actions, thorough):
    left = puzzle.figures["left"]
    known = {}
    p = state.stack[-1]
    wanted = list(RULES.legal(state, p, 0)) if thorough or left == 0 else actions
    worth = {}
    for action in wanted:
        after, _ = played(state, action)
        worth[action] = money(after) - money(state) + to_come(after, left, known)
    for one, action in zip(puzzle.choices, actions, strict=True):
        if abs(one.value - worth[action]) > 0.0002:
            yield f"{action} is worth {worth[action]}, not {one.value}"
        for name, amount in (("worth", worth[action]), ("less", worth[actions[puzzle.right]] - worth[action])):
            if name in one.why and abs(one.why[name]["$"] - amount) > 0.0501:
                yield f"{name} of {action} is told as {one.why[name]}"
    best = max(worth.values())
    if worth[actions[puzzle.right]] < best - 1e-9:
        yield "a better use is there"
    if puzzle.gap < 0.3:
        yield "the gap is not clear"
    if wanted is not actions:
        second = max(value for value in worth.values() if value < best - 0.001)
        if abs(best - second - puzzle.gap) > 0.0002:
            yield f"the gap is {best - second}"


def amount(puzzle, state):
    """The ratios of chapter 9 counted by hand, and the line played."""
    figures = puzzle.figures
    view = View(0, RULES.public(state), RULES.private(state, 0))
    line = own_sheet(view).lines[figures["line"] - 1]
    dice = dict(zip(DICE, view.public.dice, strict=True))
    box = f"line-{figures['line']}"
    legal = RULES.legal(state, state.stack[-1], 0)
    if puzzle.kind == "acid":
        right = min(line.violet, dice["white"])
        _, events = played(state, Place("white", dice["white"], box))
        gain = next(event.public["gain"] for event in events if event.kind == "acid_sold")
        if (gain, figures["violet"], figures["white"]) != (right, line.violet, dice["white"]):
            yield "the acid is told wrongly"
        if (figures["violetlost"], figures["whitelost"]) != (line.violet - right, dice["white"] - right):
            yield "what is left over is told wrongly"
    else:
        die = figures["die"]
        blue, red = line.blue or dice["blue"], line.red or dice["red"]
        if (figures["blue"], figures["red"]) != (blue, red) or (line.blue and line.red):
            yield "the reactants are told wrongly"
        made = min(blue, 2 * red)
        told = (figures["made"], figures.get("needs", made / 2), figures.get("bluelost", blue - made))
        if told != (made, made / 2, blue - made):
            yield "the balance is told wrongly"
        if "redlost" in figures and abs(figures["redlost"] - (red - made / 2)) > 1e-9:
            yield "the oxygen left over is told wrongly"
        uses = [a for a in legal if (a.die, a.value, a.box, a.colour, a.price) == (die, dice[die], box, None, 0)]
        right = max(use.violet for use in uses)
        sheet = own_sheet(view)
        if right != min(6, made + sheet.reach) or (puzzle.kind != "cooling" and sheet.reach):
            yield f"the rules give {right}"
        if puzzle.kind == "catalyst" and figures["shift"] != sheet.shift:
            yield "the catalyst is told wrongly"
    found = [i for i, one in enumerate(puzzle.choices) if one.say["amount"] == right]
    if found != [puzzle.right]:
        yield f"right is {right}"


def faults(puzzle, state, actions, thorough):
    if puzzle.kind in ("best-placement", "last-three"):
        return list(placement(puzzle, state, actions, thorough))
    return list(amount(puzzle, state))
