"""The greedy bot ends its games, wins against random play, and sees nothing but its view."""

from __future__ import annotations

import pytest

from labtop.bots.base import Crowd, Seen, bot
from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.engine.wire import Ask
from labtop.lab.batch import simulate
from labtop.rooms.chain_growth.actions import Cap, Discard, Propagate, Transfer

from .dsl import Play
from .test_1_cards import OWN

ROOM = room("chain-growth")


@pytest.mark.parametrize(("seats", "share", "turns"), [(2, 95, 20), (3, 95, 16), (4, 90, 13)])
def test_an_empty_hand_ends_nearly_all_games(seats, share, turns):
    """The specification's figures: a simple player needs 18, 14 and 13 turns, a cruder one 20, 17 and 14."""
    found = simulate("chain-growth", games=100, seats=seats, bots=["greedy"], seed="ends")
    assert found.ended["empty_hand"] >= share
    assert abs((found.moves / 100 - 2) / 2 / seats - turns) < 2.5


def test_it_beats_random_play():
    found = simulate("chain-growth", games=100, seats=2, bots=["greedy", "random"], seed="beats")
    assert found.seats_stats[0].wins > 70


@pytest.mark.parametrize(
    "given",
    [
        {"draw_from_discard": True, "learning": True},
        {"single_addition": True, "true_termination": True, "short_game": True, "scoring": "chemist"},
        {"pack": OWN},
    ],
    ids=["discards", "variants", "own deck"],
)
def test_it_plays_every_variant(given):
    options = ROOM.read_options(given)
    for number in range(6):
        seats = 2 + number % 3
        s = ROOM.rules.setup(options, seats)
        drive.playout(ROOM.rules, s, Quick("x"), Quick(f"{number}"), Crowd(ROOM, ["greedy"] * seats, f"{number}"))
        assert s.reason


def choice(play: Play) -> object:
    play.draw()
    s = play.state
    seat = play.turn
    return bot(ROOM, "greedy").choose(Seen(ROOM, s, s.stack[-1], Ask(s.stack[-1].id, seat, "play"), Quick("b")))


def test_sensible_choices():
    grow = Play("S3 S3 BA1", "BA2")
    mine = grow.lay(0, "S1")
    assert choice(grow) == Propagate(mine, ("S3", "S3"))
    steal = Play("CTA MMA1 MMA3 VAc2", "BA2")
    steal.lay(0, "S1")
    theirs = steal.lay(1, "S3 S3 S3")
    assert choice(steal) == Transfer(theirs, ("MMA1", "MMA3"))
    safe = Play("TEMPO VAc2 MMA2", "BA2")
    long = safe.lay(0, "S3 S3 S3")
    assert choice(safe) == Cap(long)
    nothing = Play("T S2 S3 MMA3", "BA2")
    assert choice(nothing) != Discard("T")


def test_the_same_view_gives_the_same_choice():
    """In a world the seat cannot tell from this one it does the same: it sees no other hand."""
    rules = ROOM.rules
    options = ROOM.read_options({})
    for number in range(4):
        s = rules.setup(options, 3)
        drive.settle(rules, s, Quick(f"{number}"))
        greedy, rng = bot(ROOM, "greedy"), Quick("w")
        for _ in range(30):
            if not s.stack:
                break
            p = s.stack[-1]
            seat = p.waiting[0]
            ask = Ask(p.id, seat, p.kind)
            here = greedy.choose(Seen(ROOM, s, p, ask, Quick("b")))
            world = rules.imagine(s, seat, rng)
            assert greedy.choose(Seen(ROOM, world, world.stack[-1], ask, Quick("b"))) == here
            drive.step(rules, s, p, seat, here, None)
            drive.settle(rules, s, Quick(f"{number} {s.moves}"))
