"""The zoo: unusual opponents of every room, named on command lines only, that hold the upper levels to account."""

from __future__ import annotations

import pytest

from labtop.bots.base import LEVELS, Crowd, any_bot, bot, levels, zoo
from labtop.engine import drive
from labtop.engine.core import Illegal
from labtop.engine.dice import Quick
from labtop.engine.registry import ROOMS, room
from labtop.lab.ladder import Match, beasts_of, pairings, play_match, play_out, rung, settings_of

BEASTS = [(id, name) for id in ROOMS for name in zoo(room(id))]


def setting_of(id):
    """The first setting for two in which the levels of a room are compared."""
    return next(options for seats, options in settings_of(room(id)) if seats == 2)


@pytest.mark.parametrize("id", ROOMS)
def test_every_room_has_a_zoo_that_is_not_offered_to_players(id):
    played = room(id)
    assert len(zoo(played)) >= 3
    assert not set(zoo(played)) & set(LEVELS)
    assert all(beast.__doc__ for beast in zoo(played).values())
    for name in zoo(played):
        with pytest.raises(Illegal, match="unknown_bot"):
            bot(played, name)
        assert type(any_bot(played, name)) is zoo(played)[name]
    assert not set(zoo(played)) & set(levels(played))


def test_the_upper_levels_meet_the_zoo_in_games_for_two():
    played = room("laboratorium")
    found = pairings(levels(played), (), beasts_of(played, 2))
    for name in zoo(played):
        assert [level for level, other in found if other == name] == ["strong", "master"]
    assert beasts_of(played, 4) == []


@pytest.mark.parametrize(("id", "name"), BEASTS)
def test_a_beast_plays_legally_and_the_same_game_again(id, name):
    """Some moves of a game against the level it is meant to surprise."""
    played, told = room(id), []
    for _ in range(2):
        state = played.rules.setup(played.read_options(setting_of(id)), 2)
        crowd, answers = Crowd(played, [name, "greedy"], "zoo"), []

        def checked(s, p, seat, crowd=crowd, answers=answers):
            action = crowd(s, p, seat)
            played.rules.check(s, p, seat, action)
            answers.append(action)
            return action

        play_out(played, state, Quick("a"), Quick("b"), checked, 60)
        told.append(answers)
    assert told[0] == told[1]
    assert len(told[0]) > 10


@pytest.mark.parametrize(("id", "name", "deals"), [
    ("chem-and-roll", "racer", 4), ("chem-and-roll", "stealer", 4), ("laboratorium", "follower", 12),
    ("laboratorium", "hoarder", 8), ("chemistry-monopoly", "haggler", 2),
])  # fmt: skip
def test_the_zoo_does_not_surprise_strong(id, name, deals):
    """The figures of many more games are in docs/bots; these few would show a gap that has opened."""
    match = Match(id, 2, setting_of(id), "strong", name, "zoo", 0, deals)
    assert rung(match, play_match(match)).share > 0.5


def test_a_card_that_may_be_played_at_any_moment_is_played_at_once():
    """As at a table: whoever can bring a safety token back has done so before the next question is answered."""
    played, waited, opened = room("laboratorium"), [], []

    def watching(s, p, seat):
        if p.times is None:
            waited.extend(other for door in s.doors for other in door.waiting if played.rules.legal(s, door, other))
        else:
            opened.append(seat)
        return crowd(s, p, seat)

    for number in range(3):
        state = played.rules.setup(played.read_options({}), 2)
        crowd = Crowd(played, ["hoarder", "spoiler"], f"doors {number}")
        play_out(played, state, Quick("a"), Quick(f"doors {number}"), watching, 10_000)
        assert drive.asks(state) == []
    assert not waited
    assert opened
