"""Chemistry Monopoly solved again: all 36 rolls are played; prices and families come from the board's file."""

from __future__ import annotations

import tomllib
from fractions import Fraction
from itertools import product

from labtop.engine import content, drive
from labtop.engine.core import CHANCE
from labtop.rooms.chemistry_monopoly.actions import Condense, Evaporate, Throw, Thrown
from labtop.rooms.chemistry_monopoly.rules import ChemistryMonopoly

RULES = ChemistryMonopoly()
BOARD = tomllib.loads(content.source("chemistry_monopoly", "board"))
SPACES = {space["id"]: space for space in BOARD["space"]}
STEPS = {family["id"]: family["step"] for family in BOARD["set"]}
ENTHALPY = {"condensation": -1, "freezing": -1, "melting": 1, "evaporation": 1}
"""The sign of the heat that a substance takes up."""
EVENTS = {"condensed": "condensation", "frozen": "freezing", "melted": "melting", "evaporated": "evaporation"}


def only(puzzle, right):
    found = [i for i, is_right in enumerate(right) if is_right]
    if found != [puzzle.right]:
        yield f"right are {found}"


def played(state, seat, action):
    return drive.play(RULES, state, drive.ask_of(state.stack[-1], seat), action)


def rents(puzzle, state):
    """What each of the 36 rolls costs at once."""
    thrown, _ = played(state, puzzle.seat, Throw())
    found = {}
    for dice in product(range(1, 7), repeat=2):
        _, events = played(thrown, CHANCE, Thrown(dice))
        paid = [event.public for event in events if event.kind in ("paid_player", "owes_player")]
        found[dice] = sum(event["amount"] for event in paid if event["seat"] == puzzle.seat)
    return found


def cards_ahead(puzzle, found):
    """The cards that the question lists are those that cost rent, with their steps and rents."""
    listed = {(one["steps"], one["amount"]) for one in puzzle.question["ahead"]}
    if listed != {(sum(dice), rent) for dice, rent in found.items() if rent}:
        yield "the cards in reach are told wrongly"


def chance(puzzle, state):
    found = rents(puzzle, state)
    yield from cards_ahead(puzzle, found)
    hits = [sum(dice) for dice, rent in found.items() if rent]
    share = Fraction(len(hits), 36)
    yield from only(puzzle, [Fraction(one.say["hits"], one.say["of"]) == share for one in puzzle.choices])
    totals = ", ".join(str(total) for total in sorted(set(hits)))
    if (puzzle.figures["hits"], puzzle.figures["totals"]) != (len(hits), totals):
        yield "the rolls are told wrongly"


def expected_rent(puzzle, state):
    found = rents(puzzle, state)
    yield from cards_ahead(puzzle, found)
    mean = sum(found.values()) / 36
    yield from only(puzzle, [abs(one.say["amount"] - mean) < 0.0501 for one in puzzle.choices])
    if (puzzle.figures["total"], puzzle.figures["hits"]) != (sum(found.values()), sum(map(bool, found.values()))):
        yield "the rolls are told wrongly"
    for one in puzzle.choices:
        if one.why["say"] == "puzzle-rent-worst" and one.why["amount"] != max(found.values()):
            yield "the highest rent is told wrongly"


def state_change(puzzle, state):
    space = puzzle.figures["space"]
    up = puzzle.question["say"] == "puzzle-change-up"
    _, events = played(state, puzzle.seat, Condense(space) if up else Evaporate(space))
    change = next(EVENTS[event.kind] for event in events if event.kind in EVENTS)
    heat = "in" if ENTHALPY[change] > 0 else "out"
    yield from only(puzzle, [(one.say["change"], one.say["heat"]) == (change, heat) for one in puzzle.choices])
    level = next(card for card in RULES.public(state).cards if card.space == space)
    told = puzzle.question["now"]
    state_now = "solid" if level.solid else "liquids" if level.level else "gas"
    if told["say"] != f"puzzle-now-{state_now}" or told.get("level", level.level) != level.level:
        yield "the state before is told wrongly"


def family(puzzle, state):
    mine = [card.space for card in RULES.public(state).cards if card.owner == puzzle.seat]
    spaces = puzzle.question["spaces"]
    kin = {SPACES[space]["set"] for space in spaces}
    if len(kin) != 1 or not set(spaces) <= set(mine):
        yield "the cards are told wrongly"
    yield from only(puzzle, [SPACES[one.say["space"]]["set"] in kin for one in puzzle.choices])
    for one in puzzle.choices:
        if one.why["family"] != SPACES[one.say["space"]]["set"] or one.say["space"] in spaces:
            yield "a family is told wrongly"


def percentage(puzzle, state):
    public = RULES.public(state)
    cash = public.players[puzzle.seat].cash
    mine = [card for card in public.cards if card.owner == puzzle.seat]
    cards = sum(SPACES[card.space]["price"] for card in mine)
    condensed = sum(card.level * STEPS[SPACES[card.space]["set"]] for card in mine if card.level)
    tax = -(-(cash + cards + condensed) // 10)
    yield from only(puzzle, [one.say["amount"] == tax for one in puzzle.choices])
    told = [puzzle.figures[name] for name in ("cash", "cards", "condensed", "worth", "percent")]
    if told != [cash, cards, condensed, cash + cards + condensed, 10]:
        yield "the worth is told wrongly"


KINDS = {
    "chance": chance, "expected-rent": expected_rent, "state-change": state_change, "family": family,
    "percentage": percentage,
}  # fmt: skip


def faults(puzzle, state, _actions, _thorough):
    return list(KINDS[puzzle.kind](puzzle, state))
