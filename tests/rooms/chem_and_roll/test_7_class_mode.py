"""Rules 7.1 to 7.5: everybody plays the same dice."""

from __future__ import annotations

from decimal import Decimal

import pytest

import labtop
from labtop.engine import drive
from labtop.engine.core import Illegal
from labtop.engine.dice import Quick
from labtop.rooms.chem_and_roll import ROOM
from labtop.rooms.chem_and_roll.actions import Roll
from labtop.rooms.chem_and_roll.scoring import medal
from labtop.rooms.chem_and_roll.state import Sheet

from .dsl import Play, of_kind, place, told


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("seats", [1, 2, 99])
def test_one_to_ninety_nine_play_twenty_rounds(seats):
    """R26."""
    game = labtop.start("chem-and-roll", seats=seats, seed="7.1")
    while not game.over:
        ask = game.asks()[0]
        game.play(ask, game.legal(ask)[0])
    assert len(of_kind(game.events, "rolled")) == 20
    assert len(of_kind(game.events, "placed")) == 20 * seats
    assert game.outcome.reason == "rounds"


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("seats", [0, 100])
def test_seats_out_of_range(seats):
    """R26."""
    with pytest.raises(Illegal) as refusal:
        labtop.start("chem-and-roll", seats=seats)
    assert refusal.value.code == "seats_out_of_range"
    assert refusal.value.params == {"seats": seats, "fewest": 1, "most": 99}


@pytest.mark.rule("7.2")
def test_several_players_may_use_the_same_die():
    play = Play(seats=3)
    play.roll(blue=5)
    for seat in range(3):
        play.take(seat, "blue 5", "line-1")
    assert [play.line(1, seat) for seat in range(3)] == [(5, 0, 0, 0)] * 3


@pytest.mark.rule("7.2")
def test_choices_are_sealed_until_all_have_chosen():
    """R20: nothing is written, told or shown before the last one has chosen; then everything is, by seat."""
    play = Play(seats=3)
    play.roll(blue=5, red=4)
    assert play.asked == [0, 1, 2]
    before = play.public
    assert play.take(2, "blue 5", "line-1") == []
    assert play.asked == [0, 1]
    assert [player.chosen for player in play.public.players] == [False, False, True]
    assert play.public.sheets == before.sheets
    assert play.line(1, 2) == (0, 0, 0, 0)
    assert play.game.view(2).private.sealed == place("blue 5", "line-1")
    assert play.game.view(0).private.sealed is None
    assert play.take(0, "red 4", "line-2") == []
    done = play.take(1, "red 4", "stock")
    assert [(use["seat"], use["box"]) for use in of_kind(done, "placed")] == [
        (0, "line-2"), (1, "stock"), (2, "line-1"),
    ]  # fmt: skip
    assert not any(player.chosen for player in play.public.players)
    assert play.game.waits_for_chance


@pytest.mark.rule("7.2")
def test_a_sealed_choice_may_be_changed_until_the_reveal():
    """R20."""
    play = Play(seats=2)
    play.roll(blue=5, red=4)
    play.take(0, "blue 5", "line-1")
    play.take(0, "red 4", "stock")
    assert play.game.view(0).private.sealed == place("red 4", "stock")
    assert play.asked == [1]
    ask = play.game.asks(0)[0]
    play.take(1, "blue 5", "line-1")
    assert (play.line(1, 0), play.sheet(0).stock, play.line(1, 1)) == ((0, 0, 0, 0), [4], (5, 0, 0, 0))
    with pytest.raises(Illegal) as refusal:
        play.game.play(ask, place("blue 5", "line-1"))
    assert refusal.value.code == "closed"


@pytest.mark.rule("7.2")
def test_everybody_has_the_same_four_dice():
    game = labtop.start("chem-and-roll", seats=5, seed=3)
    dice = game.view().public.dice
    for seat in range(5):
        offered = {(a.die, a.value) for a in game.legal(game.asks(seat)[0]) if a.price == 0}
        assert offered == set(zip(("blue", "red", "white", "yellow"), dice, strict=True))


@pytest.mark.rule("7.3")
@pytest.mark.parametrize("chemistry", ["basic", "advanced"])
@pytest.mark.parametrize("needs_cash", [False, True])
def test_some_use_is_always_possible(chemistry, needs_cash):
    """R8: 10 000 random decisions; none of them passes and none is stuck, whether or not the market can help."""
    rules = ROOM.rules
    options = ROOM.read_options({"chemistry": chemistry, "market_needs_cash": needs_cash})
    decisions = 0
    free = [0]

    def choose(s, p, seat):
        rng = streams[0]
        ways = rules.legal(s, p, seat)
        assert ways
        assert any(a.price == 0 for a in ways)
        free[0] += 1
        return ways[rng.below(len(ways))]

    for seed in range(500):
        s = rules.setup(options, 1)
        streams = Quick(f"seats {seed}"), Quick(f"dice {seed}")
        if seed < 30:  # the slow way looks at the whole list, the quick one trusts `pick` to find a use
            drive.playout(rules, s, streams[0], streams[1], choose)
        else:
            drive.playout(rules, s, streams[0], streams[1])
        assert s.reason == "rounds"
        decisions += s.moves - s.draws["roll"]
    assert decisions == 10_000
    assert free[0] == 600


@pytest.mark.rule("7.3")
def test_the_fullest_sheet_before_the_last_round_still_takes_a_die():
    """R8: 19 dice chosen to block as much as possible (spec 4.1 counts 22 for a full block)."""
    play = Play()
    for number in range(1, 6):
        play.put("blue 1", f"line-{number}")
    for number in range(1, 6):
        play.put("white 1", f"line-{number}")
    for row in ("water-1", "water-2", "water-3"):
        play.put("white 1", row)
    play.put("white 2", "water-3")
    play.put("white 1", "water-sale")
    for row in ("catalyst-1", "catalyst-2", "catalyst-4"):
        play.put("yellow 1", row)
    play.put("red 6", "stock")
    assert play.public.round == 19
    play.roll(6, 6, 6, 6)
    assert {(a.die, a.box) for a in play.legal() if a.price == 0} == {
        ("yellow", "catalyst-3"),
        ("yellow", "catalyst-sale"),
    }


@pytest.mark.rule("7.3")
def test_there_is_no_passing():
    """Even a use that loses money must be made: an ask stays open until a die is used."""
    play = Play()
    play.roll()
    assert all(type(a).__name__ == "Place" for a in play.legal())
    with pytest.raises(Illegal) as refusal:
        play.game.play(play.game.asks(0)[0], Roll((1, 1, 1, 1)))
    assert told(refusal.value) == ("wrong_answer", "", {"kind": "choose"})
    assert play.asked == [0]


@pytest.mark.rule("7.4")
def test_the_game_ends_after_round_20_and_not_with_five_lines():
    play = Play()
    for number in range(1, 6):
        play.fill_line(number, 2)
    assert play.public.round == 15
    assert not play.game.over
    play.complete("catalyst-1", "catalyst-2")
    assert play.game.over
    assert (play.public.round, play.public.reason) == (20, "rounds")
    assert play.game.asks() == []
    assert play.outcome.scores == [Decimal(10)]


@pytest.mark.rule("7.4")
def test_no_result_before_the_end():
    play = Play()
    for number in range(1, 6):
        play.fill_line(number, 2)
        assert play.game.outcome is None


@pytest.mark.rule("7.5")
@pytest.mark.parametrize(
    ("tenths", "want"),
    [
        (-10, None), (0, None), (149, None), (150, "copper"), (199, "copper"), (200, "silver"), (249, "silver"),
        (250, "gold"), (299, "gold"), (300, "platinum"), (310, "platinum"),
    ],
)  # fmt: skip
def test_solo_medals(tenths, want):
    """R14."""
    sheet = Sheet()
    sheet.boxes = [0] * 18
    sheet.acid = tenths
    assert medal(sheet) == want


@pytest.mark.rule("7.5")
def test_medals_depend_on_money_and_not_on_the_place():
    """R14: the sheet of the class mode prints them, so everybody who reaches the amount has one."""
    solo, pair = Play(), Play(seats=2)
    for play in (solo, pair):
        for number in range(1, 6):
            play.fill_line(number, 6)
        play.fill_time()
    assert solo.outcome.awards == ["platinum"]
    assert pair.outcome.scores[0] >= 30
    assert pair.outcome.awards == [medal(sheet) for sheet in pair.game.state.sheets]
    assert pair.outcome.awards[0] == "platinum"


@pytest.mark.rule("7.5")
def test_a_draft_has_no_medals():
    """R14: its sheet prints none."""
    play = Play(seats=2, mode="draft")
    play.game.state.reason = "fifth_line"
    play.game.state.sheets[0].acid = 300
    assert play.outcome.awards == [None, None]
