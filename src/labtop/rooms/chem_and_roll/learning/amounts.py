"""How much of a product two reactants give, in the true ratios of the advanced sheet (chapter 9)."""

from __future__ import annotations

from typing import Final

from labtop.engine.core import Dice, Prompt
from labtop.learning.posing import Posed, in_reach
from labtop.learning.puzzles import Choice, Phrase
from labtop.rooms.chem_and_roll.boxes import product
from labtop.rooms.chem_and_roll.packing import BLUE, LINES, RED, WHITE
from labtop.rooms.chem_and_roll.scoring import dollars
from labtop.rooms.chem_and_roll.state import Sheet, Table

MOST: Final = 4
"""Choices, the right one included."""
Tempting = list[tuple[str, int]]
"""Wrong ways to count, by the name of the thought behind them, and what they give."""


def waiting(s: Table) -> list[tuple[int, int, int, str]]:
    """Lines that the blue or the red die as it fell would complete: number, SO2, O2, the colour of the die."""
    sheet = s.sheets[0]
    found = []
    for number in range(LINES):
        line = sheet.line(number)
        if line.blue and not line.red and s.dice[RED]:
            found.append((number + 1, line.blue, s.dice[RED], "red"))
        elif line.red and not line.blue and s.dice[BLUE]:
            found.append((number + 1, s.dice[BLUE], line.red, "blue"))
    return found


def one_of(found: list[tuple[int, int, int, str]], dice: Dice) -> tuple[int, int, int, str]:
    return found[dice.below(len(found))]


def asked(key: str, right: int, wrong: Tempting) -> list[Choice] | None:
    """The choices: amounts that differ, each with the thought that leads to it."""
    found = [Choice(say={"say": f"{key}-amount", "amount": right}, why={"say": f"{key}-right"})]
    taken = {right}
    for thought, amount in wrong:
        if amount not in taken and 0 <= amount <= 12:
            taken.add(amount)
            why: Phrase = {"say": f"{key}-{thought}", "amount": amount}
            found.append(Choice(say={"say": f"{key}-amount", "amount": amount}, why=why))
    return in_reach(MOST, found)


def reactants(key: str, s: Table, dice: Dice, concept: str) -> Posed | None:
    """How much SO3 a line gives, with a catalyst or without."""
    found = waiting(s)
    if not found:
        return None
    number, blue, red, die = one_of(found, dice)
    made = product(blue, red, True)
    sheet = s.sheets[0]
    figures: Phrase = {"blue": blue, "red": red, "line": number, "die": die}
    wrong: Tempting = [("one-to-one", min(blue, red)), ("sum", blue + red), ("double", 2 * red), ("all", blue)]
    if key == "puzzle-catalyst":
        figures["shift"] = sheet.shift
        wrong = [("more", made + sheet.shift), ("none", 0), *wrong[:2]]
    figures |= {"made": made, **left_over(blue, red, made)}
    choices = asked(key, made, wrong)
    if choices is None:
        return None
    steps = 1 + (made != blue) + (min(blue, red) != made) + (made == blue and 2 * red != blue)
    return Posed(concept=concept, question={"say": key}, figures=figures, choices=choices, steps=steps)


def left_over(blue: int, red: int, made: int) -> Phrase:
    """Rule 9.4: what is lost of each; O2 in halves, so as text."""
    lost = dollars(10 * red - 5 * made)
    return {"needs": float(dollars(5 * made)), "bluelost": blue - made, "redlost": float(lost)}


def limiting(s: Table, _p: Prompt, _seat: int, dice: Dice) -> Posed | None:
    """Rules 9.2 and 9.4: no water bonus, no catalyst yet."""
    sheet = s.sheets[0]
    if sheet.reach or sheet.shift:
        return None
    return reactants("puzzle-limiting", s, dice, "limiting")


def catalyst(s: Table, _p: Prompt, _seat: int, dice: Dice) -> Posed | None:
    """Rules 2.2 and 3.1: a full catalyst row changes dice, never a yield."""
    sheet = s.sheets[0]
    if sheet.reach or not sheet.shift:
        return None
    return reactants("puzzle-catalyst", s, dice, "catalyst")


def cooling(s: Table, _p: Prompt, _seat: int, dice: Dice) -> Posed | None:
    """Rules 3.4 and 9.5: the most SO3 that a line can give with the heat exchanger."""
    sheet = s.sheets[0]
    found = waiting(s)
    if not sheet.reach or not found:
        return None
    number, blue, red, die = one_of(found, dice)
    made = product(blue, red, True)
    most = min(6, made + sheet.reach)
    figures: Phrase = {"blue": blue, "red": red, "line": number, "die": die, "reach": sheet.reach}
    figures |= {"made": made, "most": most}
    wrong: Tempting = [("no-effect", made), ("less", max(0, made - sheet.reach)), ("sum", blue + red)]
    if made + sheet.reach > most:
        wrong.insert(1, ("over-six", made + sheet.reach))
    choices = asked("puzzle-cooling", most, wrong)
    if choices is None:
        return None
    steps = 2 + (made != blue) + (made + sheet.reach > most)
    return Posed(concept="cooling", question={"say": "puzzle-cooling"}, figures=figures, choices=choices, steps=steps)


def acid(s: Table, _p: Prompt, _seat: int, dice: Dice) -> Posed | None:
    """Rule 9.3: SO3 and water one to one."""
    if not s.dice[WHITE]:
        return None
    found = ready(s.sheets[0])
    if not found:
        return None
    number, violet = found[dice.below(len(found))]
    white = s.dice[WHITE]
    made = min(violet, white)
    figures: Phrase = {"violet": violet, "white": white, "line": number}
    wrong: Tempting = [("sum", violet + white), ("larger", max(violet, white)), ("rest", abs(violet - white))]
    figures |= {"made": made, "violetlost": violet - made, "whitelost": white - made}
    choices = asked("puzzle-acid", made, wrong)
    if choices is None:
        return None
    steps = 1 if violet == white else 2
    return Posed(concept="acid", question={"say": "puzzle-acid"}, figures=figures, choices=choices, steps=steps)


def ready(sheet: Sheet) -> list[tuple[int, int]]:
    """Lines where SO3 waits for water: number and value."""
    lines = [(number + 1, sheet.line(number)) for number in range(LINES)]
    return [(number, line.violet) for number, line in lines if line.violet and not line.white]
