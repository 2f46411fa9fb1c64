"""Molecular formulas such as "C8H8" and "Ca(OH)2": their atoms and molar mass. Refusals name the place."""

from __future__ import annotations

from decimal import ROUND_HALF_EVEN, Decimal
from typing import Final

from labtop.chemistry.elements import WEIGHTS
from labtop.engine.core import Illegal

HUNDREDTH: Final = Decimal("0.01")
MOST_ATOMS: Final = 9_999
"""Atoms of one element: more than any card has, and small enough that a typing error costs no time."""
DEEPEST: Final = 4
"""How deep brackets may be nested."""


def atoms(formula: str) -> dict[str, int]:
    """How many atoms of each element, in the order they are first named.

    Examples:
        >>> atoms("Ca(OH)2")
        {'Ca': 1, 'O': 2, 'H': 2}
    """
    found, end = group(formula, 0, 0)
    if end < len(formula):  # a bracket is closed that was never opened
        raise Illegal("bad_formula", formula=formula, place=end + 1)
    if not found:
        raise Illegal("empty_formula")
    return found


def molar_mass(formula: str) -> Decimal:
    """In g/mol, rounded to 0.01 once, at the end; half to even, as laboratories round.

    Examples:
        >>> molar_mass("H2SO4")
        Decimal('98.07')
    """
    exact = sum((WEIGHTS[element] * count for element, count in atoms(formula).items()), Decimal(0))
    return exact.quantize(HUNDREDTH, ROUND_HALF_EVEN)


def group(formula: str, at: int, depth: int) -> tuple[dict[str, int], int]:
    """The atoms from `at` to the end or to the bracket that closes this group, and the place of that."""
    found: dict[str, int] = {}
    while at < len(formula) and formula[at] != ")":
        begin = at
        if formula[at] == "(":
            if depth == DEEPEST:
                raise Illegal("bad_formula", formula=formula, place=at + 1)
            inner, at = group(formula, at + 1, depth + 1)
            if at == len(formula) or not inner:  # never closed, or nothing inside
                raise Illegal("bad_formula", formula=formula, place=begin + 1)
            times, at = number(formula, at + 1)
        else:
            element, at = symbol(formula, at)
            inner = {element: 1}
            times, at = number(formula, at)
        for element, count in inner.items():
            found[element] = found.get(element, 0) + count * times
            if found[element] > MOST_ATOMS:
                raise Illegal("bad_formula", formula=formula, place=begin + 1)
    return found, at


def symbol(formula: str, at: int) -> tuple[str, int]:
    """An element: a capital, and the small letter after it if there is one."""
    if not "A" <= formula[at] <= "Z":
        raise Illegal("bad_formula", formula=formula, place=at + 1)
    end = at + 1
    while end < len(formula) and "a" <= formula[end] <= "z":
        end += 1
    element = formula[at:end]
    if element not in WEIGHTS:
        raise Illegal("unknown_element", formula=formula, element=element)
    return element, end


def number(formula: str, at: int) -> tuple[int, int]:
    """The count after a symbol or bracket, 1 if there is none; leading zeros and more than four digits are refused."""
    end = at
    while end < len(formula) and "0" <= formula[end] <= "9":
        end += 1
    if end == at:
        return 1, at
    if formula[at] == "0" or end - at > 4:
        raise Illegal("bad_formula", formula=formula, place=at + 1)
    return int(formula[at:end]), end
