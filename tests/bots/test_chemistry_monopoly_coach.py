"""The coach of Chemistry Monopoly: what it knows of a buy, a trade and an offer."""

from __future__ import annotations

from labtop.bots.base import Seen, coach
from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.rooms.chemistry_monopoly.actions import (
    Accept,
    Bid,
    Buy,
    Decline,
    Offer,
    Refuse,
)
from labtop.rooms.chemistry_monopoly.bots.coach import line_of
from labtop.rooms.chemistry_monopoly.bots.master import Search
from labtop.rooms.chemistry_monopoly.bots.trades import plain_balance
from labtop.rooms.chemistry_monopoly.state import Trade

from .monopoly import ROOM, RULES, B, give, on, table


def question(s):
    ask = next(ask for ask in drive.asks(s) if ask.must)
    return Seen(ROOM, s, s.stack[-1], ask, Quick("coach"))


def weighed(s, effort=2, also=()):
    return coach(ROOM).weigh(question(s), effort, also)


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
    s = table()
    give(s, 0, "nitrogen", "oxygen")
    give(s, 1, "sulfur")
    drive.step(RULES, s, s.stack[-1], 0, Offer(1, (), ("sulfur",), 1), None)
    assert isinstance(s.stack[-1].about, Trade)
    assert isinstance(weighed(s, 8)[-1].action, Accept)
    reasons = coach(ROOM).reasons(question(s))
    assert reasons.lack(Accept(), Refuse()) == ("gives-set", {"to": 0, "family": "orange"})


def test_an_offer_is_played_on_as_it_would_be_answered():
    """Accepted only if a player of printed prices and a player of positions would take it; never asked twice."""
    s = table()
    give(s, 0, "nitrogen", "oxygen")
    give(s, 1, "sulfur")
    search = Search(s, 0, RULES.legal(s, s.stack[-1], 0), Quick("offers"))
    assert isinstance(line_of(search, Offer(1, (), ("sulfur",), 50))[1], Refuse)
    high = next(
        pay for pay in range(300, 1500, 50) if isinstance(line_of(search, Offer(1, (), ("sulfur",), pay))[1], Accept)
    )
    plain = next(pay for pay in range(0, 1500, 10) if plain_balance(s, 1, 0, [], [B.numbers["sulfur"]]) + pay >= 0)
    assert high >= plain
    offer = Offer(1, (), ("sulfur",), high)
    drive.step(RULES, s, s.stack[-1], 0, offer, None)
    drive.step(RULES, s, s.stack[-1], 1, Refuse(), None)
    search = Search(s, 0, RULES.legal(s, s.stack[-1], 0), Quick("offers"))
    assert isinstance(line_of(search, offer)[1], Refuse)
