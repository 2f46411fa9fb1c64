"""Chapters 10 and 11: the end, and the route puzzle."""

from __future__ import annotations

import pytest

from labtop.chemistry import routes
from labtop.rooms.laboratorium import actions as say
from labtop.rooms.laboratorium.plans import action_of

from .dsl import Play, of_kind


@pytest.mark.rule("10.1")
def test_the_game_ends_at_once():
    play = Play(seats=3, start=(1, 1, 1), target="ethanal")
    play.give(0, reagents=[4], boum=["fire"], safety=["clean-coat"])
    play.take_off(1, 0)
    play.give(1, safety=["clean-coat"])
    play.manipulate()
    play.join(0, 4)
    events = play.roll(5, 5)
    assert of_kind(events, "ended") == [{"reason": "synthesis", "seat": 0}]
    assert play.game.asks() == []
    assert play.outcome.places == [1, 2, 2]
    assert [str(score) for score in play.outcome.scores] == ["1", "0", "0"]
    assert play.public.winner == 0


@pytest.mark.rule("10.2")
def test_a_centre_left_is_not_the_target():
    play = Play(start=(1, 1), target="ethanol")
    play.lay(0, "CCO[1*]")
    play.manipulate()
    play.announce(say.Characterise(play.yellow(0)[0], "H"))
    assert not play.game.over
    play.roll(2, 3)
    assert play.game.over


@pytest.mark.rule("10.2")
@pytest.mark.parametrize("drawing", ["CC1=CC=CC=C1C=O", "Cc1ccccc1C=O", "CC1=C(C=O)C=CC=C1"])
def test_either_drawing_of_benzene_counts(drawing):
    play = Play(start=(1, 1), own_target="Cc1ccccc1C=O")
    play.lay(0, drawing.replace("C=O", "C=[2*]"))
    play.manipulate()
    play.do(say.Characterise(play.mauve(0)[0], "O"))
    assert play.outcome.reason == "synthesis"


@pytest.mark.rule("10.2")
def test_an_isomer_is_not_the_target():
    play = Play(start=(1, 1), own_target="Cc1ccccc1C=O")
    play.lay(0, "Cc1cccc(C=[2*])c1")
    play.manipulate()
    play.do(say.Characterise(play.mauve(0)[0], "O"))
    assert not play.game.over


@pytest.mark.rule("10.3")
def test_after_the_last_round_nobody_has_won():
    play = Play(start=(1, 1), rounds=2)
    for _ in range(2):
        play.manipulate()
        play.end()
        play.end()
    assert play.game.over
    assert play.outcome.reason == "rounds"
    assert play.outcome.places == [1, 1]
    assert play.public.winner == -1
    assert Play(rounds=100).public.rounds == 100


@pytest.mark.rule("11.1")
def test_a_puzzle_is_played_alone():
    play = Play(seats=1, target="ethanol", puzzle=True)
    play.begin(5)
    assert (play.kind, play.asked) == ("manipulate", 0)
    play.end()
    assert (play.outcome.reason, play.outcome.awards) == ("given_up", [None])


@pytest.mark.rule("11.2")
def test_every_manipulation_succeeds_with_every_reagent():
    play = Play(seats=1, target="ethanol", puzzle=True)
    play.begin(5)
    assert {a.card for a in play.of_kind(say.Join)} == {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}
    play.answer(0, say.Characterise(play.yellow(0)[0], "H"))
    assert play.refused(0, say.Resell(3)) == ("no_resale_in_a_puzzle", "11.2", {})
    join = next(a for a in play.of_kind(say.Join) if a.card == 3)
    play.answer(0, join)
    play.answer(0, say.Characterise(play.yellow(0)[0], "H"))
    assert play.outcome.reason == "synthesis"
    assert play.bench(0).done == 3


@pytest.mark.rule("11.3")
@pytest.mark.parametrize(
    ("target", "worse_start", "detours", "award"),
    [
        ("cinnamaldehyde", 0, 0, "route-gold"),
        ("aspirin", 1, 0, "route-silver"),
        ("linalool", 0, 1, "route-copper"),
        ("cinnamaldehyde", 0, 2, None),
    ],
)
def test_medals(target, worse_start, detours, award):
    """A detour cuts a hydrogen off and puts it back: two manipulations for nothing."""
    play = Play(seats=1, target=target, puzzle=True, rounds=30)
    planner = play.s.kit.planner
    least = planner.plan().cost
    far = {number: planner.plan_from(card).cost for number, card in planner.cards.items()}
    play.begin(next(number for number, cost in far.items() if cost == least + worse_start))
    for _ in range(detours):
        m = play.bench(0).molecule
        cut = next(a for a in play.of_kind(say.Cut) if m.kinds[a.away] == 2)
        play.answer(0, cut)
        play.answer(0, say.Characterise(cut.away, "H"))
    while not play.game.over:
        m = play.bench(0).molecule
        play.answer(0, action_of(routes.next_steps(planner, planner.plan_from(m), m)[0]))
    assert play.bench(0).done == least + worse_start + 2 * detours
    assert play.outcome.awards == [award]
