"""The legal list, `pick` and the menu are one thing in three shapes; views are small and tell no hand."""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

import pytest

from conformance.games import Case, walk
from conformance.matter import cards_of_each_kind
from labtop.engine import codec, drive
from labtop.engine.core import CHANCE
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.rooms.chain_growth import forms
from labtop.rooms.chain_growth.actions import (
    Cap,
    Copolymerise,
    Discard,
    Draw,
    Initiate,
    Propagate,
    Take,
    Terminate,
    Transfer,
)

ROOM = room("chain-growth")
GAMES = int(os.environ.get("LABTOP_GAMES", "500"))
"""Random games for the conservation of cards: 500 in `make test`, 10,000 in `make soak`."""
VARIANTS: list[dict[str, Any]] = [
    {},
    {"draw_from_discard": True},
    {"single_addition": True, "true_termination": True, "scoring": "chemist"},
    {"short_game": True, "learning": True, "draw_from_discard": True},
]


def unfolded(menu: Any) -> list[Any]:
    """A menu back as answers."""
    found: list[Any] = []
    for entry in menu.plays:
        first, *rest = entry.cards
        if entry.play == "discard":
            found.append(Discard(first))
        elif entry.play == "initiate":
            found.append(Initiate(first, tuple(rest), entry.two))
        elif entry.play == "propagate":
            found += [Propagate(number, tuple(entry.cards)) for number in entry.on]
        else:
            kind = {"transfer": Transfer, "cap": Cap, "copolymerise": Copolymerise}[entry.play]
            found += [kind(number, tuple(rest)) for number in entry.on]
    found += [Terminate(meeting.chains, mode) for meeting in menu.meetings for mode in meeting.modes]
    if menu.source:
        found += [Draw(), *([Take()] if menu.take else [])]
    return found


@pytest.mark.parametrize("given", VARIANTS, ids=str)
def test_the_menu_is_the_legal_list_folded(given):
    longest = 0
    for seed in range(4):
        case = Case(ROOM, ROOM.read_options(given), 2 + seed % 3, str(seed))
        for turn in walk(case):
            if turn.ask.seat == CHANCE:
                continue
            s, p, seat = turn.state, turn.prompt, turn.ask.seat
            menu, legal = ROOM.rules.menu(s, p, seat), ROOM.rules.legal(s, p, seat)
            assert set(unfolded(menu)) == set(legal)
            assert len(unfolded(menu)) == len(legal)
            longest = max(longest, len(legal))
            assert len(codec.encode(menu)) < 20_000
    assert longest > 30, "no long list was met"


def test_a_menu_of_the_worst_kind_is_small():
    """Sixteen cards of every sort, four own chains and eight of others: hundreds in the list, folded in the menu."""
    from .dsl import Play

    play = Play("S1 S1 S2 S3 MMA1 MMA2 MMA3 VAc1 VAc2 BA1 BA3 AIBN T CTA TEMPO", "BA2", "BA2", "BA2")
    for name in ("S1", "MMA1", "VAc1", "BA1"):
        for seat in range(3):
            play.lay(seat, name, "H2O2" if seat else "AIBN")
    play.draw("CO")
    s = play.state
    legal = ROOM.rules.legal(s, s.stack[-1], 0)
    menu = codec.encode(ROOM.rules.menu(s, s.stack[-1], 0))
    assert len(legal) > 400
    assert len(codec.encode(legal)) > 20_000
    assert len(menu) < 10_000


def test_picks_are_uniform():
    """Chi-squared over one long list: with `pick(i) == legal[i]` (conformance) this is about the one draw it makes."""
    case = Case(ROOM, ROOM.read_options({}), 3, "uniform")
    turn = max((turn for turn in copies(case)), key=lambda turn: len(ROOM.rules.legal(*turn)))
    legal = ROOM.rules.legal(*turn)
    rng, told = Quick("uniform"), Counter()
    for _ in range(60 * len(legal)):
        told[ROOM.rules.pick(*turn, rng)] += 1
    assert set(told) <= set(legal)
    spread = sum((told[action] - 60) ** 2 / 60 for action in legal)
    assert spread < len(legal) + 5 * (2 * len(legal)) ** 0.5


def copies(case: Case) -> list[tuple[Any, Any, int]]:
    found = []
    for turn in walk(case):
        if turn.ask.seat != CHANCE:
            s = ROOM.rules.clone(turn.state)
            found.append((s, s.stack[-1], turn.ask.seat))
    return found


@pytest.mark.parametrize("given", VARIANTS, ids=str)
def test_110_cards_each_in_one_place(given):
    """After every move of random games."""
    options = ROOM.read_options(given)
    rules = ROOM.rules
    for number in range(GAMES // len(VARIANTS)):
        s = rules.setup(options, 2 + number % 3)
        whole = cards_of_each_kind(s)
        assert sum(whole) == 110
        rng, dice = Quick(f"{number}"), Quick(f"dice {number}")
        while s.stack:
            p = s.stack[-1]
            seat = p.waiting[0]
            action = drive.throw(rules, s, p, dice) if seat == CHANCE else rules.pick(s, p, seat, rng)
            drive.step(rules, s, p, seat, action, None)
            assert cards_of_each_kind(s) == whole


def test_views_are_small():
    for seats in (2, 4):
        case = Case(ROOM, ROOM.read_options({}), seats, "small")
        most = max(len(codec.encode(ROOM.rules.public(turn.state))) for turn in walk(case))
        assert most < 6_000


@pytest.mark.parametrize("case", forms.CASES)
def test_forms_by_brute_force(case):
    """Every way to lay one to three of the cards, judged by the words of the rules."""
    held = forms.counts_of(case)
    ways = {
        tuple(sorted(form))
        for size in (1, 2, 3)
        for form in some_values(size)
        if all(form.count(value) <= held[value] for value in forms.SERIES)
    }
    pairs = {form for form in ways if len(form) == 2 and form[0] == form[1]}
    longer = {form for form in ways if len(form) == 3 and (len(set(form)) == 1 or form == (1, 2, 3))}
    one = {form for form in ways if len(form) == 1}
    two = {form for form in ways if len(form) == 2}
    assert set(forms.GROWTHS[case]) == pairs | longer
    assert set(forms.SINGLE_GROWTHS[case]) == pairs | longer | one
    assert set(forms.BEGINNINGS[case]) == {form for form in one | two if 1 in form}
    assert set(forms.CAPPINGS[case]) == pairs | {()}
    assert set(forms.SWITCHES[case]) == one | two
    for found in (forms.GROWTHS, forms.SINGLE_GROWTHS, forms.BEGINNINGS, forms.CAPPINGS, forms.SWITCHES):
        assert len(set(found[case])) == len(found[case])


def some_values(size: int) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = [()]
    for _ in range(size):
        found = [(*form, value) for form in found for value in forms.SERIES]
    return found
