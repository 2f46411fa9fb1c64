"""What one roll of two dice brings, counted over all 36; and a share of all that a player is worth."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from labtop.chemistry.polymers import shown
from labtop.engine.core import Dice, Prompt
from labtop.learning.posing import Posed, in_reach
from labtop.learning.puzzles import Choice, Phrase
from labtop.rooms.chemistry_monopoly.board import LAB, TAX
from labtop.rooms.chemistry_monopoly.rent import condensed_cost, shown_rent, taxed_worth
from labtop.rooms.chemistry_monopoly.state import Table

FACES: Final = range(1, 7)
ROLLS: Final = 36
TOTALS: Final = 11
MOST: Final = 4
"""Choices, the right one included."""
CLEAR: Final = Fraction(1, 10)
"""Amounts that stand side by side differ by more than this share."""


def may_roll(s: Table, seat: int) -> bool:
    """Outside Biology Class, before the first roll of a turn: a double moves the token like any other roll."""
    return not s.thrown and not s.inside[seat] and not s.doubles


def rents(s: Table, seat: int) -> dict[int, int]:
    """Rules 3.3, 3.4 and 4: what each total of two dice costs, where it leads to a card of somebody else."""
    b = s.board
    found: dict[int, int] = {}
    for total in range(2, 13):
        q = (s.pos[seat] + total) % b.spaces
        if s.owner[q] not in (LAB, seat) and not s.away[q]:
            found[total] = shown_rent(s, q) * (total if b.family[q] == b.life else 1)
    return found


def ways(total: int) -> int:
    """How many of the 36 rolls have this total."""
    return sum([one + two == total for one in FACES for two in FACES])


def chance(s: Table, _p: Prompt, seat: int, _dice: Dice) -> Posed | None:
    """How many of the 36 rolls cost rent."""
    due = rents(s, seat) if may_roll(s, seat) else {}
    hits = sum([ways(total) for total in due])
    count = len(due)
    if not 2 <= count <= 8:
        return None
    figures: Phrase = {"hits": hits, "count": count, "totals": ", ".join([str(total) for total in sorted(due)])}
    wrong = [
        ("totals", count, TOTALS),
        ("spaces", count, s.board.spaces),
        ("once", count, ROLLS),
        ("free", ROLLS - hits, ROLLS),
    ]
    choices = [Choice(say=odds(hits, ROLLS), why={"say": "puzzle-chance-right"})]
    taken = [Fraction(hits, ROLLS)]
    for thought, of, all_of in wrong:
        value = Fraction(of, all_of)
        if value not in taken:
            taken.append(value)
            choices.append(Choice(say=odds(of, all_of), why={"say": f"puzzle-chance-{thought}"}))
    kept = in_reach(MOST, choices)
    if kept is None:
        return None
    steps = min(5, (count + 1) // 2 + 1)
    return Posed(
        concept="probability", question=ahead("puzzle-chance", s, seat, due), figures=figures, choices=kept, steps=steps
    )


def ahead(key: str, s: Table, seat: int, due: dict[int, int]) -> Phrase:
    """The question, with the cards in reach on which rent is due: a drawing in words shows no board."""
    b, at = s.board, s.pos[seat]
    cards = [
        {"say": "puzzle-ahead", "steps": total, "space": b.ids[(at + total) % b.spaces], "amount": rent}
        for total, rent in due.items()
    ]
    return {"say": key, "space": b.ids[at], "ahead": cards}


def odds(of: int, all_of: int) -> Phrase:
    return {"say": "puzzle-odds", "hits": of, "of": all_of}


def expected_rent(s: Table, _p: Prompt, seat: int, _dice: Dice) -> Posed | None:
    """The mean rent of one roll, where the token lands by the dice themselves."""
    due = rents(s, seat) if may_roll(s, seat) else {}
    if not 2 <= len(due) <= 6:
        return None
    total = sum([ways(one) * rent for one, rent in due.items()])
    hits = sum([ways(one) for one in due])
    right = Fraction(total, ROLLS)
    wrong = [
        ("totals", Fraction(sum(due.values()), TOTALS)),
        ("given", Fraction(total, hits)),
        ("worst", Fraction(max(due.values()))),
        ("sum", Fraction(sum(due.values()))),
    ]
    figures: Phrase = {"hits": hits, "total": total, "mean": tenths(right), "count": len(due)}
    choices = [Choice(say=amount(right), why={"say": "puzzle-rent-right"})]
    taken = [right]
    for thought, value in wrong:
        if all(abs(value - other) > CLEAR * other for other in taken):
            taken.append(value)
            why: Phrase = {"say": f"puzzle-rent-{thought}", "amount": tenths(value)}
            choices.append(Choice(say=amount(value), why=why))
    kept = in_reach(MOST, choices)
    if kept is None:
        return None
    steps = min(5, 1 + len(due))
    question = ahead("puzzle-rent", s, seat, due)
    return Posed(concept="expectation", question=question, figures=figures, choices=kept, steps=steps)


def percentage(s: Table, _p: Prompt, seat: int, _dice: Dice) -> Posed | None:
    """Rule 3.7: the share of everything a player is worth, rounded up; transferred cards count in full."""
    b = s.board
    share = next((b.percent[q] for q in range(b.spaces) if b.kind[q] == TAX and b.percent[q]), 0)
    cash, cards = s.cash[seat], sum([b.price[q] for q in s.cards[seat]])
    condensed = condensed_cost(s, seat)
    if not share or not cards or cash < 50:
        return None
    right = up(taxed_worth(s, seat), share)
    away = sum([b.half[q] for q in s.cards[seat] if s.away[q]])
    wrong = [
        ("cash", up(cash, share)),
        ("pieces", up(cash + cards, share)),
        ("away", up(cash + cards + condensed - away, share)),
        ("cards", up(cards + condensed, share)),
        ("ten", 10 * right),
    ]
    figures: Phrase = {
        "percent": share, "cash": cash, "cards": cards, "condensed": condensed, "worth": cash + cards + condensed,
    }  # fmt: skip
    choices = [Choice(say=amount(Fraction(right)), why={"say": "puzzle-percent-right", "amount": right})]
    taken = [right]
    for thought, value in wrong:
        if value not in taken:
            taken.append(value)
            why: Phrase = {"say": f"puzzle-percent-{thought}", "amount": value}
            choices.append(Choice(say=amount(Fraction(value)), why=why))
    kept = in_reach(MOST, choices)
    if kept is None:
        return None
    steps = 2 + bool(condensed) + bool(away)
    question: Phrase = {"say": "puzzle-percent"}
    return Posed(concept="percentage", question=question, figures=figures, choices=kept, steps=steps)


def up(amount: int, percent: int) -> int:
    """A share of an amount, rounded up."""
    return -(-amount * percent // 100)


def amount(value: Fraction) -> Phrase:
    return {"say": "puzzle-amuny", "amount": tenths(value)}


def tenths(value: Fraction) -> float | int:
    """An amount as people read it, to one decimal."""
    found = float(shown(value, 1))
    return int(found) if found == int(found) else found
