"""The table of Chemistry Monopoly as text; what every room must have is in `texts/test_every_room.py`."""

from __future__ import annotations

import re

import msgspec
import pytest

from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.engine.spans import WIDTH, plain
from labtop.engine.wire import View
from labtop.locales.texts import LANGUAGES, rules_source, texts
from labtop.rooms.chemistry_monopoly.text import draw

from .names import GAMES

ROOM = room("chemistry-monopoly")
VIEW = View(None, None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_in_words_is_narrow_and_complete(lang):
    say = texts(lang, ROOM.id).say
    kinds = set()
    for number, (seats, options) in enumerate(GAMES[:3]):
        state, rng, dice = ROOM.rules.setup(ROOM.read_options(options), seats), Quick(f"{number}"), Quick(f"d{number}")
        for _ in range(1200):
            drive.playout(ROOM.rules, state, rng, dice, at_most=state.moves + 1)
            if not state.stack:
                break
            if rng.below(6) and state.stack[-1].kind in kinds:
                continue
            kinds.add(state.stack[-1].kind)
            for seat in (None, 0, seats - 1):
                view = msgspec.structs.replace(VIEW, seat=seat, public=ROOM.rules.public(state))
                text = plain(draw(view, say, {"gold"}))
                assert max(map(len, text.split("\n"))) <= WIDTH == 78
                for card in view.public.cards:
                    if seat in (None, card.owner):
                        assert say(f"space-{card.space}") in text
    assert {"auction", "offer", "debt", "count"} <= kinds


def test_no_sentence_of_the_booklet_is_copied():
    """Eight words in a row that we know from it would be too many."""
    told = " ".join(re.findall(r"[a-z]+", rules_source(ROOM.id, "en").lower()))
    for phrase in (
        "whenever a player passes over go in a clockwise direction",
        "he is paid by the lab",
        "all elements in a set must be condensed evenly meaning that",
        "a player is bankrupt when he owes more than he can pay",
    ):
        assert phrase not in told
