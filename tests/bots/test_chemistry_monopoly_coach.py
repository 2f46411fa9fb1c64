"""The coach of Chemistry Monopoly: every reason, in both languages; what it knows of a buy and a trade."""

from __future__ import annotations

import re

from labtop.bots.base import Seen, coach
from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.locales.texts import LANGUAGES, texts
from labtop.rooms.chemistry_monopoly.actions import (
    Bid,
    Buy,
    Decline,
    Offer,
    Refuse,
)
from labtop.rooms.chemistry_monopoly.bots.coach import REASONS, line_of
from labtop.rooms.chemistry_monopoly.state import Debt, Trade

from .monopoly import ROOM, RULES, B, family, give, on, table


def weighed(s, effort=2, also=()):
    ask = next(ask for ask in drive.asks(s) if ask.must)
    return coach(ROOM).weigh(Seen(ROOM, s, s.stack[-1], ask, Quick("coach")), effort, also)


def scenes():
    """Positions that bring up every reason."""
    yield on(table(), "neon")
    s = on(table(), "sulfur")
    give(s, 0, "nitrogen", "oxygen")
    yield s
    s = on(table(), "sulfur")
    give(s, 1, "nitrogen", "oxygen")
    yield s
    s = table()
    give(s, 0, *family("orange"), *family("green"), "gold")
    s.away[B.numbers["gold"]] = True
    for id in family("green"):
        s.level[B.numbers[id]] = 4
    s.derive()
    yield s
    s = table()
    s.inside[0], s.pos[0] = 1, B.at_class
    yield s
    s = table()
    s.thrown, s.doubles = True, 1
    yield s
    s = table()
    give(s, 0, "nitrogen", "oxygen")
    give(s, 1, "sulfur")
    drive.step(RULES, s, s.stack[-1], 0, Offer(1, (), ("sulfur",), 200), None)
    yield s
    s = table(auction=True)
    on(s, "gold")
    drive.step(RULES, s, s.stack[-1], 0, Decline(), None)
    yield s
    s = table()
    give(s, 0, "gold")
    s.cash[0] = 10
    s.open("debt", 0, Debt(100, 1))
    yield s
    s = table()
    s.cash[0] = 10
    give(s, 0, "hydrogen")
    s.open("debt", 0, Debt(1000, 1))
    yield s


def test_every_reason_comes_up_and_fills_its_sentence_in_both_languages():
    seen = set()
    for s in scenes():
        for advice in weighed(s):
            assert 0 <= advice.value <= 1
            seen.add(advice.reason)
            for lang in LANGUAGES:
                told = texts(lang, ROOM.id).say(f"{ROOM.id}-hint-{advice.reason}", **advice.numbers)
                assert re.fullmatch(r"[^{}]+\.", told)
                assert not re.search(r"@\W", told), "an amount has no minus before it"
    assert seen == set(REASONS)


def test_a_coach_weighs_every_answer_and_those_of_ones_own():
    s = table(auction=True)
    on(s, "gold")
    drive.step(RULES, s, s.stack[-1], 0, Decline(), None)
    legal = RULES.legal(s, s.stack[-1], 1)
    found = weighed(s, also=[Bid(33)])
    assert {advice.action for advice in found} == {*legal, Bid(33)}
    assert [advice.value for advice in found] == sorted([advice.value for advice in found], reverse=True)
    assert weighed(s, also=[Bid(33)]) == found


def test_a_coach_knows_a_good_buy_and_a_bad_trade():
    s = on(table(), "sulfur")
    give(s, 0, "nitrogen", "oxygen")
    assert isinstance(weighed(s, 8)[0].action, Buy)
    assert weighed(s, 8)[0].reason == "buy-set"
    s = table()
    give(s, 0, "nitrogen", "oxygen")
    give(s, 1, "sulfur")
    drive.step(RULES, s, s.stack[-1], 0, Offer(1, (), ("sulfur",), 1), None)
    assert isinstance(s.stack[-1].about, Trade)
    worst = weighed(s, 8)[-1]
    assert worst.reason == "trade"
    assert worst.numbers["way"] == "down"
    assert worst.numbers["their-way"] == "up"


def test_an_offer_is_played_on_as_it_would_be_answered():
    s = table()
    give(s, 0, "nitrogen", "oxygen")
    give(s, 1, "sulfur")
    assert isinstance(line_of(s, 0, Offer(1, (), ("sulfur",), 50))[1], Refuse)
    assert not isinstance(line_of(s, 0, Offer(1, (), ("sulfur",), 900))[1], Refuse)
