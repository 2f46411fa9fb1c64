"""Lengths that a room offers for a new game: playable, in words, and without effect on the options' own defaults."""

from __future__ import annotations

import pytest

from labtop.engine import codec
from labtop.engine.registry import ROOMS, room
from labtop.locales.rooms import description
from labtop.locales.texts import LANGUAGES, texts

OFFERED = [(id, length) for id in ROOMS for length in room(id).lengths]


def test_some_room_offers_lengths():
    assert OFFERED


@pytest.mark.parametrize(("id", "length"), OFFERED, ids=lambda one: getattr(one, "id", one))
def test_a_length_is_playable_and_has_words(id, length):
    played = room(id)
    options = played.read_options(length.options)
    fewest, most = played.seats(options)
    assert 1 <= fewest <= most
    for lang in LANGUAGES:
        words = texts(lang, id)
        assert words.say(f"length-{length.id}")
        assert words.say(f"length-{length.id}.help")


def test_the_page_gets_them_in_order_and_the_defaults_stay():
    """A record leaves defaults out, so a length that is offered first must not become one."""
    listed = description("chemistry-monopoly")["lengths"]
    assert [one["id"] for one in listed] == ["hour", "whole"]
    assert listed[0]["options"] == {"short_game": True, "rounds": 60}
    plain = room("chemistry-monopoly").read_options({})
    assert (plain.short_game, plain.rounds) == (False, 300)
    assert codec.encode(plain) == codec.encode(room("chemistry-monopoly").options())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_monopoly_name_its_limit(lang):
    told = texts(lang, "chemistry-monopoly").say("length-hour.help")
    assert str(room("chemistry-monopoly").lengths[0].options["rounds"]) in told
