"""Rules 10.1 to 10.3: who wins."""

from __future__ import annotations

from decimal import Decimal

import pytest

from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.rooms.chem_and_roll import ROOM

from .dsl import COLOURS, Play, place


@pytest.mark.rule("10.1")
def test_a_score_adds_up_line_by_line():
    play = Play()
    play.fill_line(1, 6)
    play.put("white 6", "water-sale")
    play.put("yellow 5", "catalyst-sale")
    for value in range(1, 7):
        play.put(f"red {value}", "stock")
    play.put("blue 6->1", "line-2", price=1)
    play.put("red 6->1", "line-2", price=2, violet=1)
    assert play.money() == 6 + 2 + 2 + 6 - 3
    play.put("white 1", "line-2")
    for value in (1, 2):
        play.put(f"white {value}", "water-1")
    play.put("yellow 1", "catalyst-1")
    play.put("yellow 3", "catalyst-2")
    play.put("yellow 3", "catalyst-3")
    play.put("yellow 3", "catalyst-4")
    assert [(line.key, line.amount, line.params) for line in play.outcome.lines[0]] == [
        ("acid", 6, {"line": 1}),
        ("acid", 1, {"line": 2}),
        ("sale", 2, {"box": "water-sale", "value": 6}),
        ("sale", 2, {"box": "catalyst-sale", "value": 5}),
        ("stock", 6, {}),
        ("market", -3, {}),
    ]
    assert play.outcome.scores == [Decimal(14)]


@pytest.mark.rule("10.1")
def test_a_score_may_be_negative():
    """R6."""
    play = Play()
    play.put("blue 6->1", "line-1", price=2)
    play.put("blue 6->1", "line-2", price=2)
    for number in (3, 4, 5):
        play.put("blue 1", f"line-{number}")
    for number in range(1, 6):
        play.put("white 2", f"line-{number}")
    play.complete("catalyst-1", "catalyst-2")
    play.complete("water-1", "water-2")
    assert play.outcome.scores == [Decimal(-4)]
    assert play.outcome.awards == [None]


@pytest.mark.rule("10.1")
def test_the_black_hole_is_deducted():
    play = Play(seats=2, mode="draft")
    out = 0
    while not play.game.over:
        play.roll(1, 1, 1, 1)
        while not play.game.over and not play.game.waits_for_chance:
            (seat,) = play.asked
            die = COLOURS[next(i for i in range(4) if play.public.dice[i])]
            if seat == 1:
                play.take(1, f"{die} 1", "black-hole")
                out += 1
            else:
                play.fill(0)
    assert out == 6
    assert [(line.key, line.amount, line.params) for line in play.outcome.lines[1]] == [
        ("black_hole", -4, {"count": 6})
    ]
    assert play.outcome.scores[1] == Decimal(-4)


@pytest.mark.rule("10.1")
@pytest.mark.parametrize("mode", ["class", "draft"])
@pytest.mark.parametrize("chemistry", ["basic", "advanced"])
def test_the_lines_of_a_score_always_add_up(mode, chemistry):
    for seed in range(10):
        s = ROOM.rules.setup(ROOM.read_options({"mode": mode, "chemistry": chemistry}), 3)
        drive.playout(ROOM.rules, s, Quick(f"a{seed}"), Quick(f"b{seed}"))
        result = ROOM.rules.outcome(s)
        for seat in range(3):
            assert result.scores[seat] == sum((line.amount for line in result.lines[seat]), Decimal(0))
            assert result.scores[seat] == ROOM.rules.public(s).sheets[seat].money


def same_money(uses: list[list[tuple]]) -> Play:
    """A class game of as many seats as columns: round by round what each does, then everybody the same."""
    play = Play(seats=len(uses[0]))
    for row in uses:
        faces = {}
        for die, *_ in row:
            colour, value = die.split()
            faces[colour] = int(value)
        play.roll(**faces)
        for seat, (die, box, *violet) in enumerate(row):
            play.game.play(play.game.asks(seat)[0], place(die, box, violet=violet[0] if violet else 0))
    return play


FINISH = [
    *((f"yellow {v}", "catalyst-4") for v in (3, 3, 3, 3)),
    *((f"yellow {v}", "catalyst-3") for v in (1, 1, 2, 2)),
    *((f"white {v}", "water-3") for v in (1, 1, 1, 2, 2)),
    *((f"white {v}", "water-2") for v in (5, 5, 5)),
]


@pytest.mark.rule("10.2")
def test_a_tie_goes_to_the_most_reactions_then_it_is_shared():
    """Seat 0 earns 2 by acid (two reactions), 1 and 3 earn 2 by a sale, 2 by a sale with one reaction I."""
    sale = ("yellow 4", "catalyst-sale")
    uses = [
        [("blue 2", "line-1"), sale, sale, sale],
        [("red 2", "line-1", 2), ("red 2", "line-1"), ("red 2", "line-1"), ("red 2", "line-1")],
        [("white 2", "line-1"), ("white 2", "line-2"), ("blue 2", "line-1", 2), ("white 2", "line-2")],
        *([use] * 4 for use in FINISH),
        [("yellow 2", "catalyst-1")] * 4,
    ]
    play = same_money(uses)
    assert play.game.over
    assert play.outcome.scores == [2, 2, 2, 2]
    assert [play.sheet(seat).reactions for seat in range(4)] == [2, 0, 1, 0]
    assert play.outcome.places == [1, 3, 2, 3]


@pytest.mark.rule("10.2")
def test_equal_players_share_the_victory():
    play = same_money([[("blue 2", "line-1")] * 3] + [[use] * 3 for use in FINISH] + [
        [("red 2", "line-2")] * 3, [("red 2", "line-3")] * 3, [("red 2", "line-4")] * 3,
    ])  # fmt: skip
    assert play.outcome.places == [1, 1, 1]


@pytest.mark.rule("10.2")
@pytest.mark.parametrize("chemistry", ["basic", "advanced"])
def test_reactions_are_those_of_both_reactors_and_the_excess_zones(chemistry):
    """Recounted from the sheets of random drafts."""
    excess_seen = 0
    for seed in range(25):
        s = ROOM.rules.setup(ROOM.read_options({"mode": "draft", "chemistry": chemistry}), 3)
        drive.playout(ROOM.rules, s, Quick(f"a{seed}"), Quick(f"b{seed}"))
        for seat in range(3):
            sheet = ROOM.rules.public(s).sheets[seat]
            excess = sum(len(zone) == 3 for zone in sheet.excess)
            one = sum(1 for line in sheet.lines if line.violet) - excess
            two = sum(1 for line in sheet.lines if line.violet and line.white)
            assert sheet.reactions == one + two + excess
            assert one == sum(1 for line in sheet.lines if line.blue and line.red)
            assert sum(line.crossed_out for line in sheet.lines) == excess
            excess_seen += excess
    assert excess_seen > 5


@pytest.mark.rule("10.3")
def test_players_put_out_rank_behind_all_others():
    """R12: they count for the record and are ordered among themselves by money and reactions."""
    play = Play(seats=4, mode="draft", black_hole_prices=[0])
    play.fill_line(1, 6, seat=1)
    play.fill_line(2, 6, seat=1)
    play.put("yellow 6", "catalyst-sale", seat=2)
    for seat in (3, 1, 2):
        while not play.sheet(seat).out:
            play.put("blue 1", "black-hole", seat=seat)
    result = play.outcome
    assert result.reason == "last_standing"
    assert [play.sheet(seat).out for seat in range(4)] == [False, True, True, True]
    assert result.scores[1] >= 12
    assert result.scores[1] > result.scores[0]
    assert result.scores[1] > result.scores[2] > result.scores[3]
    assert result.places == [1, 2, 3, 4]


@pytest.mark.rule("10.3")
def test_a_game_ended_by_the_fifth_line_ranks_those_out_last_too():
    """R12: the richest is out, so the others are first and second."""
    play = Play(seats=3, mode="draft", black_hole_prices=[0])
    for number in (1, 2):
        play.fill_line(number, 6, seat=1)
    for number in range(1, 5):
        play.fill_line(number, 1)
    play.put("blue 1", "line-5")
    play.put("red 1", "line-5", violet=1)
    for _ in range(6):
        play.put("blue 1", "black-hole", seat=1)
    assert play.sheet(1).out
    play.put("white 1", "line-5")
    assert play.outcome.reason == "fifth_line"
    assert play.outcome.scores[1] > max(play.outcome.scores[0], play.outcome.scores[2])
    assert play.outcome.places[1] == 3
    assert {play.outcome.places[0], play.outcome.places[2]} == {1, 2}
