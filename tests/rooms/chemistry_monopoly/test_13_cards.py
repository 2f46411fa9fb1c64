"""Chapter 13: Lab Day and Test Day."""

from __future__ import annotations

import pytest

from labtop.engine.core import CHANCE
from labtop.rooms.chemistry_monopoly.actions import Throw, Thrown

from .dsl import PURPLE, SUPPLIES, Play


@pytest.mark.rule("13.1")
@pytest.mark.parametrize(
    ("card", "space", "go"),
    [
        ("gold-foil", "gold", 0),
        ("copper-plating", "copper", 0),
        ("magnesium-flare", "magnesium", 200),
        ("wash-the-racks", "test-tube-rack", 200),
        ("fresh-start", "go", 200),
        ("perfect-score", "go", 200),
    ],
)
def test_forward(card, space, go):
    play = Play(2)
    play.draws(card)
    assert play.where(0) == space
    assert play.cash(0) == 1500 + go
    if space != "go":
        assert play.asked == (0, "buy")


@pytest.mark.rule("13.2")
@pytest.mark.parametrize(
    ("start", "goal", "go"), [(7, "bunsen-burner", 0), (22, "erlenmeyer-flask", 0), (36, "test-tube-rack", 200)]
)
def test_the_next_lab_supply_for_double_rent(start, goal, go):
    play = Play(2)
    play.owns(1, *SUPPLIES[:3])
    play.s.pos[0] = start - 3
    play.throw(1, 2)
    play.draw("equipment-run-1")
    assert play.where(0) == goal
    assert play.cash(0) == 1500 + go - 200


@pytest.mark.rule("13.2")
def test_the_next_lab_supply_free_or_transferred():
    play = Play(2)
    play.draws("equipment-run-2")
    assert play.asked == (0, "buy")
    play = Play(2)
    play.owns(1, "erlenmeyer-flask")
    play.transferred("erlenmeyer-flask")
    play.draws("equipment-run-2")
    assert play.cash(0) == 1500


@pytest.mark.rule("13.3")
def test_the_next_life_element_for_ten_times_a_fresh_roll():
    play = Play(2)
    play.owns(1, "silicon")
    play.draws("life-science")
    assert play.where(0) == "silicon"
    assert play.asked == (CHANCE, "thrown")
    play.do(Thrown((6, 6)))
    assert (play.cash(0), play.cash(1)) == (1380, 1620)
    assert play.public.doubles == 0
    assert Throw() not in play.legal()  # a roll for a rent is no roll to move by


@pytest.mark.rule("13.3")
def test_the_next_life_element_free_or_transferred():
    play = Play(2)
    play.draws("life-science")
    assert play.asked == (0, "buy")
    play = Play(2)
    play.owns(1, "silicon")
    play.transferred("silicon")
    play.draws("life-science")
    assert play.asked == (0, "turn")


@pytest.mark.rule("13.4")
def test_back_three_spaces():
    play = Play(2)
    play.owns(1, "sulfur")
    play.draws("spilled-solution")
    assert play.where(0) == "sulfur"
    assert play.cash(0) == 1484
    play = Play(2)
    play.s.pos[0] = play.number("lab-day-3") - 3
    play.throw(1, 2)
    play.draw("spilled-solution")
    assert play.where(0) == "test-day-3"
    play.draw("scholarship")
    assert play.cash(0) == 1600


@pytest.mark.rule("13.5")
@pytest.mark.parametrize(("card", "due"), [("phase-maintenance", 4 * 25 + 100), ("storage-inspection", 4 * 40 + 115)])
def test_a_charge_on_liquids_and_solids(card, due):
    play = Play(2)
    play.owns(0, *PURPLE)
    play.levels(PURPLE, 5, 4)
    play.draws(card)
    assert play.cash(0) == 1500 - due


@pytest.mark.rule("13.6")
def test_every_player_is_everybody_still_in():
    play = Play(4)
    play.s.alive[2] = False
    play.draws("captains-treat")
    assert play.s.cash == [1400, 1550, 1500, 1550]
    play.end()
    play.draws("mole-day")
    assert play.s.cash == [1390, 1570, 1500, 1540]


@pytest.mark.rule("13.6")
@pytest.mark.parametrize(
    ("card", "change"),
    [
        ("goggles", -15), ("science-fair", 150), ("deposit-back", 50), ("marking-error", 200), ("tutoring-bill", -50),
        ("old-textbook", 50), ("scholarship", 100), ("overpaid-dues", 20), ("patent-royalty", 100), ("exam-fee", -100),
        ("new-calculator", -50), ("peer-review", 25), ("quiz-runner-up", 10),
    ],
)  # fmt: skip
def test_money_cards(card, change):
    play = Play(2)
    play.draws(card)
    assert play.cash(0) == 1500 + change
    assert play.s.lab == -change


@pytest.mark.rule("13.1")
@pytest.mark.parametrize("card", ["wrong-classroom", "wrong-exam"])
def test_cards_that_send_to_class(card):
    play = Play(2)
    play.draws(card)
    assert (play.s.inside[0], play.cash(0), play.asked) == (1, 1500, (1, "turn"))
