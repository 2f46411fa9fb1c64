"""Rules 8.10 and 8.11: the black hole."""

from __future__ import annotations

import pytest

import labtop
from labtop.engine.core import Illegal

from .dsl import COLOURS, Play, of_kind, told


def swallow(play: Play, count: int) -> list[dict]:
    """Seat 0 of three throws dice away, one a round."""
    events = []
    for i in range(count):
        events += play.put(f"{COLOURS[i % 4]} {i % 6 + 1}", "black-hole")
    return of_kind(events, "swallowed", 0)


@pytest.mark.rule("8.10")
def test_it_takes_any_die_the_first_free_then_a_dollar_each():
    """R11, spec vector 9: 1, 3 or 5 dice cost 0, 2, 4."""
    play = Play(seats=3, mode="draft")
    for count, cost in enumerate((0, 1, 2, 3, 4), 1):
        assert all(play.takes(colour, "black-hole") == {1, 2, 3, 4, 5, 6} for colour in COLOURS)
        assert swallow(play, 1) == [{"seat": 0, "count": count, "price": 0 if count == 1 else 1}]
        assert (play.money(), play.sheet().black_hole, play.sheet().out) == (-cost, count, False)


@pytest.mark.rule("8.10")
@pytest.mark.parametrize(
    ("prices", "limit", "want"),
    [
        ((0, 1, 2, 3, 4), 6, [0, 1, 2, 3, 4, 0]),
        ((0, 2), 6, [0, 2, 2, 2, 2, 0]),
        ((3,), 6, [3, 3, 3, 3, 3, 0]),
        ((0, 1, 1, 1, 1), 7, [0, 1, 1, 1, 1, 1, 0]),
        ((0, 1, 2, 3, 4, 5), 7, [0, 1, 2, 3, 4, 5, 0]),
        ((0, 4), 7, [0, 4, 4, 4, 4, 4, 0]),
    ],
)
def test_other_prices_and_the_later_limit(prices, limit, want):
    """R11, R11b: the last price goes on; the die that puts a player out has none."""
    play = Play(seats=3, mode="draft", black_hole_prices=list(prices), black_hole_limit=limit)
    assert [told["price"] for told in swallow(play, limit)] == want
    assert play.money() == -sum(want)
    assert play.sheet().out


@pytest.mark.rule("8.10")
@pytest.mark.parametrize(("prices", "limit"), [([0, 1, 1, 1, 1, 1], 6), ([0] * 7, 7)])
def test_more_prices_than_dice_are_refused(prices, limit):
    """R11."""
    with pytest.raises(Illegal) as refusal:
        labtop.start(
            "chem-and-roll",
            seats=2,
            options={"mode": "draft", "black_hole_prices": prices, "black_hole_limit": limit},
        )
    if limit == 6:
        assert told(refusal.value) == ("too_many_prices", "8.10", {"given": 6, "most": 5})
    else:
        assert refusal.value.code == "option_not_numbers"


@pytest.mark.rule("8.10")
def test_nothing_reacts_in_it():
    play = Play(seats=3, mode="draft")
    assert play.refused("blue 3", "black-hole", violet=3) == ("no_reaction_here", "3.3", {"box": "black-hole"})
    assert play.refused("blue 3", "black-hole", line=3) == ("no_reaction_here", "3.3", {"box": "black-hole"})


@pytest.mark.rule("8.10")
def test_a_die_swallowed_is_taken_for_the_round():
    play = Play(seats=3, mode="draft")
    play.roll(5, 5, 5, 5)
    play.take(0, "red 5", "black-hole")
    assert play.public.dice == [5, 0, 5, 5]


@pytest.mark.rule("8.11")
@pytest.mark.parametrize("limit", [6, 7])
def test_the_last_die_puts_the_player_out(limit):
    """R11b, R12: out on placing it; the score stays for the record."""
    play = Play(seats=3, mode="draft", black_hole_limit=limit)
    play.put("yellow 6", "catalyst-sale")
    swallow(play, limit - 1)
    assert not play.sheet().out
    before = play.money()
    done = play.put("blue 1", "black-hole")
    assert of_kind(done, "out") == [{"seat": 0}]
    assert play.sheet().out
    assert play.public.players[0].out
    assert play.money() == before == 3 - (limit - 2)
    play.roll()
    assert 0 not in play.public.turns
    assert play.game.asks(0) == []
