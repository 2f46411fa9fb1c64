"""The 20 rounds that come with the game, repaired and as printed (spec 2, vectors 1 to 3)."""

from __future__ import annotations

from decimal import Decimal

import pytest

from .dsl import Play

PRINTED = {
    1: ("blue 4", "line-1", 0),
    2: ("white 1", "water-1", 0),
    3: ("red 4", "line-1", 4),
    4: ("yellow 2", "catalyst-1", 0),
    5: ("white 3", "line-2", 0),
    6: ("red 6", "line-2", 0),
    7: ("blue 4", "line-3", 0),
    8: ("white 4", "line-1", 0),
    9: ("white 2", "water-1", 0),
    10: ("yellow 6", "catalyst-sale", 0),
    11: ("yellow 1", "catalyst-1", 0),
    12: ("red 3->4", "line-3", 5),
    13: ("white 2->3", "line-2", 0),
    14: ("blue 3", "stock", 0),
    15: ("yellow 3->2", "stock", 0),
    16: ("red 1", "stock", 0),
    17: ("red 6", "stock", 0),
    18: ("blue 3->4", "stock", 0),
    19: ("white 4->5", "line-3", 0),
    20: ("blue 5->6", "stock", 0),
}
A = {5: ("blue 3", "line-2", 0), 6: ("red 3", "line-2", 3)}
B = {6: ("red 3", "line-2", 0), 13: ("blue 2->3", "line-2", 3)}
CURIOSITY = {5: ("blue 3", "line-2", 0), 6: ("red 6", "line-2", 3)}
ROUND_17 = {17: ("red 6->5", "stock", 0)}
ROUND_20 = {20: ("blue 5", "stock", 0)}

REPAIRED = {
    "A+17": ({**PRINTED, **A, **ROUND_17}, "basic"),
    "A+20": ({**PRINTED, **A, **ROUND_20}, "basic"),
    "B+17": ({**PRINTED, **B, **ROUND_17}, "basic"),
    "advanced": ({**PRINTED, **CURIOSITY, **ROUND_17}, "advanced"),
    "advanced+20": ({**PRINTED, **CURIOSITY, **ROUND_20}, "advanced"),
}


def replay(rows: dict[int, tuple[str, str, int]], chemistry: str) -> tuple[Play, dict[int, Decimal]]:
    """Play the rows; also the money after each round."""
    play = Play(chemistry=chemistry)
    money = {}
    for number, (die, box, violet) in sorted(rows.items()):
        play.put(die, box, violet=violet)
        money[number] = play.money()
    return play, money


@pytest.mark.rule("4.3")
@pytest.mark.rule("10.1")
@pytest.mark.parametrize("form", REPAIRED)
def test_a_repaired_example_is_worth_21(form):
    """Spec vectors 1 and 2; R4 (B declines the bonus), R17 (three equal dice make the acid), R7 (6 sold for 3)."""
    play, money = replay(*REPAIRED[form])
    assert {n: money[n] for n in (7, 8, 10, 12, 13, 18, 19, 20)} == {
        7: 0, 8: 4, 10: 7, 12: 7, 13: 10, 18: 10, 19: 15, 20: 21,
    }  # fmt: skip
    assert play.game.over
    assert play.outcome.scores == [Decimal(21)]
    assert play.outcome.awards == ["silver"]
    assert play.sheet().reactions == 6
    assert [(line.params.get("line"), line.key, line.amount) for line in play.outcome.lines[0]] == [
        (1, "acid", 4), (2, "acid", 3), (3, "acid", 5), (None, "sale", 3), (None, "stock", 6),
    ]  # fmt: skip
    assert play.line(3) == (4, 4, 5, 5)


@pytest.mark.rule("4.1")
@pytest.mark.rule("6.3")
def test_the_printed_example_is_refused_in_rounds_13_and_20():
    """Spec vector 3; R13: the white 3 and the red 6 of rounds 5 and 6 may both start line 2."""
    play = Play()
    refusals = {}
    for number, (die, box, violet) in sorted(PRINTED.items()):
        if number in (13, 20):
            refusals[number] = play.refused(die, box, violet=violet)
            play.put("yellow 4", "catalyst-4")  # a round must be used for something
        else:
            play.put(die, box, violet=violet)
    assert refusals == {
        13: ("white_box_taken", "4.1", {"line": 2, "white": 3}),
        20: ("stock_taken", "6.3", {"value": 6}),
    }
    assert play.outcome.scores == [Decimal(12)]


@pytest.mark.rule("3.2")
def test_the_curiosity_is_advanced_only():
    """Blue 3 and red 6 in one line: as an author with the other sheet might have played the example."""
    play = Play()
    play.put("blue 3", "line-2")
    assert play.refused("red 6", "line-2", violet=3) == (
        "line_value_frozen", "3.2", {"line": 2, "colour": "blue", "held": 3, "value": 6},
    )  # fmt: skip


@pytest.mark.rule("3.4")
def test_repair_b_needs_the_bonus_to_be_declined():
    """R4, rule 3.5: with +1 in hand the violet 3 still has to meet the waiting white 3."""
    rows = {**PRINTED, **B}
    play = Play()
    for number in range(1, 13):
        die, box, violet = rows[number]
        play.put(die, box, violet=violet)
    assert play.sheet().reach == 1
    assert play.violets("blue 3", "line-2") == [3]
    assert play.refused("blue 2->3", "line-2", violet=4) == (
        "violet_must_meet_water", "3.5", {"line": 2, "white": 3, "violet": 4},
    )  # fmt: skip
