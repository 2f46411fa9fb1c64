"""Rules 8.1 to 8.5, 8.12, 8.13: who takes a die when, and when it ends."""

from __future__ import annotations

from decimal import Decimal

import pytest

import labtop
from labtop.engine.core import Illegal
from labtop.rooms.chem_and_roll.actions import Start

from .dsl import COLOURS, Play, of_kind, told


def order_of_round(play: Play) -> list[int]:
    """Throw, let everybody do something, and say who was asked one after the other."""
    play.roll(1, 1, 1, 1)
    taken = []
    while not play.game.waits_for_chance:
        (seat,) = play.asked
        assert play.public.turns[0] == seat
        taken.append(seat)
        play.fill(seat)
    return taken


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(("seats", "fits"), [(1, False), (2, True), (3, True), (4, True), (5, False)])
def test_two_to_four_players(seats, fits):
    """R26."""
    if fits:
        assert labtop.start("chem-and-roll", seats=seats, options={"mode": "draft"}).asks()
        return
    with pytest.raises(Illegal) as refusal:
        labtop.start("chem-and-roll", seats=seats, options={"mode": "draft"})
    assert told(refusal.value) == ("seats_out_of_range", "", {"seats": seats, "fewest": 2, "most": 4})


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_says_who_begins(seats):
    """R9: everybody at some time."""
    begins = {
        labtop.start("chem-and-roll", seats=seats, seed=seed, options={"mode": "draft"}).asks()[0].seat
        for seed in range(40)
    }
    assert begins == set(range(seats))


@pytest.mark.rule("8.1")
def test_the_starter_has_a_seat():
    game = labtop.start("chem-and-roll", seats=3, options={"mode": "draft"}, dice="typed")
    assert game.view().public.starter is None  # nobody yet
    with pytest.raises(Illegal) as refusal:
        game.play(game.asks()[0], Start(3))
    assert told(refusal.value) == ("no_such_seat", "8.1", {"seat": 3})
    done = game.play(game.asks()[0], Start(2))
    assert of_kind(done, "starter") == [{"seat": 2}]
    assert game.view().public.starter == 2


@pytest.mark.rule("8.1")
@pytest.mark.rule("8.2")
@pytest.mark.parametrize(
    ("seats", "starter", "rounds"),
    [
        (3, 1, [[1, 2, 0], [2, 0, 1], [0, 1, 2], [1, 2, 0]]),
        (4, 3, [[3, 0, 1, 2], [0, 1, 2, 3], [1, 2, 3, 0]]),
    ],
)
def test_clockwise_from_a_marker_that_moves_on(seats, starter, rounds):
    """R9."""
    play = Play(seats=seats, starter=starter, mode="draft")
    for order in rounds:
        assert play.public.starter == order[0]
        assert order_of_round(play) == order


@pytest.mark.rule("8.2")
def test_a_taken_die_is_gone_for_the_round():
    play = Play(seats=3, mode="draft")
    play.roll(1, 2, 3, 4)
    play.take(0, "white 3", "line-1")
    assert play.public.dice == [1, 2, 0, 4]
    assert {a.die for a in play.legal(1)} == {"blue", "red", "yellow"}
    assert play.refused("white 3", "line-1", seat=1) == ("die_taken", "8.2", {"die": "white"})
    play.take(1, "blue 1", "line-1")
    assert {a.die for a in play.legal(2)} == {"red", "yellow"}
    play.take(2, "red 2", "line-1")
    play.roll(6, 6, 6, 6)
    assert {a.die for a in play.legal(1)} == set(COLOURS)


@pytest.mark.rule("8.2")
def test_a_die_of_changed_colour_is_the_one_that_is_gone():
    play = Play(seats=2, mode="draft")
    for _ in range(4):
        play.roll(1, 1, 1, 5)
        while not play.game.waits_for_chance:
            (seat,) = play.asked
            lies = play.public.dice
            if seat == 0 and lies[3]:
                play.take(0, "yellow 5", "catalyst-4")
            else:
                play.fill(seat, without="yellow")
    assert play.sheet(0).recolour
    play.roll(1, 2, 3, 4)
    play.take(0, "yellow 4", "stock", colour="blue")
    assert play.public.dice == [1, 2, 3, 0]


@pytest.mark.rule("8.2")
def test_only_the_seat_whose_turn_it_is_may_take():
    play = Play(seats=3, starter=1, mode="draft")
    play.roll()
    ask = play.game.asks()[0]
    with pytest.raises(Illegal) as refusal:
        play.game.play(labtop.engine.wire.Ask(ask.prompt, 0, ask.kind, True, ask.nth), play.legal(1)[0])
    assert told(refusal.value) == ("not_asked", "", {"seat": 0})


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("order", "rounds"), [
    ("round", [[0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 0, 1]]),
    ("snake", [[0, 1, 1, 0], [1, 0, 0, 1], [0, 1, 1, 0]]),
])  # fmt: skip
def test_two_players_take_two_dice_each(order, rounds):
    """R9."""
    play = Play(seats=2, mode="draft", order=order)
    for want in rounds:
        assert order_of_round(play) == want
        assert play.public.dice == [0, 0, 0, 0]


@pytest.mark.rule("8.4")
@pytest.mark.parametrize("order", ["round", "snake"])
def test_three_players_leave_a_die(order):
    play = Play(seats=3, mode="draft", order=order)
    assert order_of_round(play) == [0, 1, 2]
    assert sum(face > 0 for face in play.public.dice) == 1


@pytest.mark.rule("8.4")
def test_four_players_use_all_dice():
    play = Play(seats=4, mode="draft", order="snake")
    assert order_of_round(play) == [0, 1, 2, 3]
    assert play.public.dice == [0, 0, 0, 0]


@pytest.mark.rule("8.5")
def test_nobody_passes_in_a_draft_for_the_black_hole_takes_anything():
    play = Play(seats=4, mode="draft")
    play.roll(1, 2, 3, 4)
    for seat, die in enumerate(("blue 1", "red 2", "white 3", "yellow 4")):
        assert all(type(a).__name__ == "Place" for a in play.legal(seat))
        assert {a.die for a in play.legal(seat) if a.box == "black-hole"} == set(COLOURS[seat:])
        play.take(seat, die, "black-hole")
    assert [play.sheet(seat).black_hole for seat in range(4)] == [1, 1, 1, 1]


def put_out(play: Play, seat: int) -> None:
    """Rounds in which this seat throws everything away, until it is out; the last round stays unfinished."""
    while not play.sheet(seat).out:
        if play.game.waits_for_chance:
            face = 1 + play.public.round % 6
            play.roll(face, face, face, face)
        (asked,) = play.asked
        if asked == seat:
            die = next(a.die for a in play.legal(seat))
            play.take(seat, f"{die} {play.public.dice[COLOURS.index(die)]}", "black-hole")
        else:
            play.fill(asked)


def finish_round(play: Play) -> list[int]:
    rest = []
    while not play.game.waits_for_chance:
        rest += play.asked
        play.fill(play.asked[0])
    return rest


@pytest.mark.rule("8.12")
def test_a_player_out_is_skipped_also_by_the_marker():
    """R23: the round goes on in its order (nobody gets a second die in it); then two are left and take two each."""
    play = Play(seats=3, starter=1, mode="draft")
    put_out(play, 1)
    assert (play.public.round, play.public.starter) == (6, 0)
    assert play.public.turns == [2]
    assert finish_round(play) == [2]
    assert sum(face > 0 for face in play.public.dice) == 1
    assert play.public.starter == 2  # not 1
    assert order_of_round(play) == [2, 0, 2, 0]
    assert order_of_round(play) == [0, 2, 0, 2]
    assert order_of_round(play) == [2, 0, 2, 0]


@pytest.mark.rule("8.12")
def test_the_starter_of_a_round_goes_out_in_it():
    """R23: the marker moves on from the seat it lay at; four players become three."""
    play = Play(seats=4, starter=3, mode="draft")  # rounds 1 to 6 begin with 3, 0, 1, 2, 3, 0
    put_out(play, 0)
    assert (play.public.round, play.public.turns) == (6, [1, 2, 3])
    assert finish_round(play) == [1, 2, 3]
    assert order_of_round(play) == [1, 2, 3]
    assert order_of_round(play) == [2, 3, 1]
    assert order_of_round(play) == [3, 1, 2]
    assert order_of_round(play) == [1, 2, 3]


@pytest.mark.rule("8.12")
def test_two_left_of_four_take_two_dice_in_snake_order_too():
    """R23, R9."""
    play = Play(seats=4, mode="draft", order="snake")
    put_out(play, 1)
    finish_round(play)
    put_out(play, 3)
    finish_round(play)
    first, second = order_of_round(play)[:2]
    assert {first, second} == {0, 2}
    assert order_of_round(play) == [second, first, first, second]


@pytest.mark.rule("8.13")
def test_the_fifth_line_ends_the_game_at_once():
    """In mid-round: a player who comes later in it has used a die less."""
    play = Play(seats=3, mode="draft")
    for number in range(1, 5):
        play.fill_line(number, number)
    play.put("white 6", "line-5")
    play.put("blue 6", "line-5")
    assert not play.game.over
    done = play.put("red 6", "line-5", violet=6)  # a reaction I that meets a waiting white counts as well
    assert of_kind(done, "ended") == [{"reason": "fifth_line"}]
    assert play.game.over
    assert play.game.asks() == []
    used = [len(of_kind(play.game.events, "placed", seat)) for seat in range(3)]
    assert used == [15, 14, 15]  # round 15 began with seat 2
    assert play.outcome.reason == "fifth_line"
    assert play.outcome.scores[0] == Decimal(1 + 2 + 3 + 4 + 6)
    assert len(play.outcome.places) == 3


@pytest.mark.rule("8.13")
def test_five_violets_or_four_lines_do_not_end_it():
    play = Play(seats=3, mode="draft")
    for number in range(1, 5):
        play.fill_line(number, number)
    play.put("blue 6", "line-5")
    play.put("red 6", "line-5", violet=6)
    assert all(play.line(n)[2] for n in range(1, 6))
    assert not play.game.over


@pytest.mark.rule("8.13")
def test_the_richest_wins_not_the_one_who_ended_it():
    play = Play(seats=3, mode="draft")
    play.fill_line(1, 6, seat=1)
    for number in range(1, 6):
        play.fill_line(number, 1, seat=0)
    assert play.outcome.reason == "fifth_line"
    assert play.outcome.scores[0] == 5
    assert play.outcome.scores[1] >= 6
    assert play.outcome.places[1] == 1


@pytest.mark.rule("8.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_when_one_is_left(seats):
    """R12."""
    play = Play(seats=seats, mode="draft")
    for seat in range(1, seats):
        put_out(play, seat)
        assert play.game.over == (seat == seats - 1)
    assert play.outcome.reason == "last_standing"
    assert play.outcome.places[0] == 1
    assert play.game.asks() == []
