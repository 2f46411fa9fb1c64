"""How bots of Chemistry Monopoly trade: a refusal has a reason that holds, nobody is asked twice the same, or often."""

from __future__ import annotations

from collections import Counter as Count
from itertools import pairwise

import pytest

from labtop.bots.base import Seen, bot
from labtop.engine import drive
from labtop.engine.core import Illegal, Log
from labtop.engine.dice import Quick
from labtop.locales.texts import texts
from labtop.rooms.chemistry_monopoly.actions import Accept, Counter, Offer, Refuse
from labtop.rooms.chemistry_monopoly.bots.manners import MOST_OFTEN, may_ask
from labtop.rooms.chemistry_monopoly.reasons import better_offer
from labtop.rooms.chemistry_monopoly.trades import REMEMBERED

from .monopoly import ROOM, RULES, asked, give, table

LEVELS = ["beginner", "greedy", "strong"]


def answered(s, offer, level):
    """The answer of a bot to an offer of seat 0; the table is left as it was."""
    tried = RULES.clone(s)
    drive.step(RULES, tried, tried.stack[-1], 0, offer, None)
    return asked(tried, level)


def middle():
    """Every seat has something that another one wants."""
    s = table(3)
    give(s, 0, "copper", "fluorine", "iodine", "helium")
    give(s, 1, "iron", "nickel", "chlorine", "neon", "argon")
    give(s, 2, "xenon", "hydrogen", "platinum", "gold")
    s.cash = [900, 455, 1038]
    return s


OFFERS = [
    Offer(1, ("copper",), ("chlorine",)),
    Offer(1, (), ("chlorine",), 270),
    Offer(1, ("helium",), ("neon",)),
    Offer(2, ("helium",), ("gold",)),
    Offer(2, (), ("gold",), 300),
    Offer(2, ("copper",), (), 0, 900),
    Offer(1, ("copper",), (), 0, 200),
]


def test_offers_that_are_refused_for_different_reasons():
    given = {a.why for level in LEVELS for offer in OFFERS if isinstance(a := answered(middle(), offer, level), Refuse)}
    assert {"yours", "broken", "printed", "margin"} <= given


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("offer", OFFERS, ids=str)
def test_the_price_that_is_named_is_the_one_that_is_accepted(offer, level):
    """With so much more it is accepted; with the next ten less it is not."""
    s = middle()
    a = answered(s, offer, level)
    if not isinstance(a, Refuse) or not a.more:
        return
    drive.step(RULES, s, s.stack[-1], 0, offer, None)
    drive.step(RULES, s, s.stack[-1], offer.to, a, None)
    better = better_offer(s, 0)
    assert better is not None
    assert RULES.menu(s, s.stack[-1], 0).better == better
    assert (better.pay - better.ask) - (offer.pay - offer.ask) == a.more
    assert isinstance(answered(s, better, level), Accept)
    cheaper = better.pay - better.ask - 10
    if a.more > 10:
        less = Offer(better.to, better.give, better.want, max(0, cheaper), max(0, -cheaper))
        assert not isinstance(answered(s, less, level), Accept)


def test_some_prices_are_named():
    named = [
        a.more for level in LEVELS for offer in OFFERS if isinstance(a := answered(middle(), offer, level), Refuse)
    ]
    assert sum(more > 0 for more in named) > 5


@pytest.mark.parametrize("level", [*LEVELS, "master"])
def test_every_refusal_in_whole_games_has_a_true_reason(level):
    """The judge takes no other; so a bot that names a false one fails here."""
    told = Count()
    games, rounds = (1, 25) if level == "master" else (6, 40)
    for seed in range(games):
        for a, _ in answers(level, seed, rounds=rounds):
            if isinstance(a, Refuse):
                assert a.why is not None
                told[a.why] += 1
    assert told


def answers(level, seed, seats=4, rounds=40):
    """Every answer of a game of bots, each judged before it counts, and the table it was given at."""
    s = RULES.setup(ROOM.read_options({"rounds": rounds}), seats)
    dice, rng = Quick(f"{seed}/dice"), Quick(f"{seed}/rng")
    drive.settle(RULES, s, dice)
    while s.stack:
        p = s.stack[-1]
        ask = next(ask for ask in drive.asks(s) if ask.must)
        a = bot(ROOM, level).choose(Seen(ROOM, s, p, ask, rng))
        RULES.check(s, p, ask.seat, a)
        yield a, s
        drive.step(RULES, s, p, ask.seat, a, None)
        drive.settle(RULES, s, dice)


@pytest.mark.parametrize("level", ["beginner", "greedy", "strong", "master"])
def test_nobody_is_asked_often_or_twice_the_same(level):
    """Against players who refuse everything."""
    s = RULES.setup(ROOM.read_options({"rounds": 60}), 3)
    dice, rng = Quick("often/dice"), Quick("often/rng")
    drive.settle(RULES, s, dice)
    made: list[tuple[int, int, int, Offer]] = []
    while s.stack:
        p = s.stack[-1]
        ask = next(ask for ask in drive.asks(s) if ask.must)
        a = bot(ROOM, level).choose(Seen(ROOM, s, p, ask, rng))
        a = Refuse() if isinstance(a, Accept | Counter) else a
        if isinstance(a, Offer):
            made.append((s.round, s.shifts, ask.seat, a))
        drive.step(RULES, s, p, ask.seat, a, None)
        drive.settle(RULES, s, dice)
    assert made
    for seat in range(3):
        for to in range(3):
            rounds = [round for round, _, by, a in made if (by, a.to) == (seat, to)]
            assert all(last - first >= REMEMBERED for first, last in zip(rounds, rounds[MOST_OFTEN:], strict=False))
    kept = sorted((str((by, a.to, a.give, a.want)), shifts, a.pay - a.ask) for _, shifts, by, a in made)
    for (goods, shifts, net), (next_goods, next_shifts, next_net) in pairwise(kept):
        assert (goods, shifts) != (next_goods, next_shifts) or net < next_net


def test_the_same_may_be_asked_once_a_card_has_moved_or_for_more():
    s = middle()
    offer = Offer(1, ("copper",), ("chlorine",))
    assert may_ask(s, 0, offer)
    drive.step(RULES, s, s.stack[-1], 0, offer, None)
    drive.step(RULES, s, s.stack[-1], 1, Refuse(), None)
    assert not may_ask(s, 0, offer)
    assert may_ask(s, 0, Offer(1, ("copper",), ("chlorine",), 1))
    assert not may_ask(s, 0, Offer(1, ("copper",), ("chlorine",), 0, 1))
    assert may_ask(s, 0, Offer(1, ("copper",), ("neon",)))
    give(s, 2, "carbon")
    assert may_ask(s, 0, offer)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_refusal_is_told_with_its_figures(lang):
    """Chlorine makes the halogens whole: twice 24 is the dearest rent of their gases; red would only bring twice 20."""
    s = middle()
    log = Log()
    drive.step(RULES, s, s.stack[-1], 0, OFFERS[0], None)
    drive.step(RULES, s, s.stack[-1], 1, Refuse("both", 80), log)
    words = texts(lang, ROOM.id)
    told = words.event(log.events[-1].seen_by(None), ["Mina", "Noé", "Mei"])
    for part in ("Mina", "Noé", "@48", "@40", "@80", words.say("family-yellow"), words.say("family-red")):
        assert part in told
    assert s.denial.reason.rent == 48
    assert s.denial.reason.rise == 40


def test_a_reason_that_does_not_hold_is_refused():
    s = middle()
    drive.step(RULES, s, s.stack[-1], 0, Offer(1, (), ("neon",), 900), None)
    p = s.stack[-1]
    for why in ("yours", "both", "broken", "printed", "margin", "purse"):
        with pytest.raises(Illegal) as caught:
            RULES.check(s, p, 1, Refuse(why))
        assert (caught.value.code, caught.value.rule) == ("reason_untrue", "6.3")
    RULES.check(s, p, 1, Refuse())
    RULES.check(s, p, 1, Refuse("unconvinced"))


def test_a_refusal_is_forgotten_with_the_roll_and_its_price_with_a_moved_card():
    s = middle()
    drive.step(RULES, s, s.stack[-1], 0, OFFERS[1], None)
    drive.step(RULES, s, s.stack[-1], 1, Refuse("yours", 80), None)
    assert RULES.public(s).denial.reason.more == 80
    assert RULES.menu(s, s.stack[-1], 0).better is not None
    drive.step(RULES, s, s.stack[-1], 0, s.board.transfer[s.board.numbers["copper"]], None)
    assert RULES.menu(s, s.stack[-1], 0).better is None
    drive.step(RULES, s, s.stack[-1], 0, RULES.legal(s, s.stack[-1], 0)[0], None)
    assert RULES.public(s).denial is None


def test_somebody_poor_says_so():
    """A card for money that would be needed for the dearest rent around."""
    s = table(2)
    give(s, 0, "gold", "platinum", "iron")
    give(s, 1, "nickel", "copper")
    s.cash = [1500, 250]
    for name in ("gold", "platinum"):
        s.level[s.board.numbers[name]] = 2
    s.derive()
    tried = RULES.clone(s)
    drive.step(RULES, tried, tried.stack[-1], 0, Offer(1, ("iron",), (), 0, 240), None)
    RULES.check(tried, tried.stack[-1], 1, Refuse("purse"))
