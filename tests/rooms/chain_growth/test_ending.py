"""What is told of an end, before it comes and after it, recounted from the table itself."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import labtop
from labtop.chemistry.polymers import Distribution
from labtop.engine.core import CHANCE, Log
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.rooms.chain_growth.actions import Discard, Initiate, Propagate, Take, Transfer
from labtop.rooms.chain_growth.chains import ACTIVE, CAPPED, TRANSFERRED, Chain
from labtop.rooms.chain_growth.ending import ending
from labtop.rooms.chain_growth.scoring import outcome, shown_averages

from .dsl import Play

ROOM = room("chain-growth")
RULES = ROOM.rules
GAMES = [(2 + n % 3, {"short_game": n % 2 == 0, "scoring": "chemist" if n % 5 == 0 else "monomers"}) for n in range(60)]


def played(number):
    """A game that ends, half of them by an empty hand: cards are mostly played, seldom discarded."""
    seats, options = GAMES[number]
    game = labtop.start("chain-growth", seats=seats, seed=number, options=options)
    rng = Random(number)
    while not game.over:
        ask = game.asks()[0]
        legal = game.legal(ask)
        plays = [action for action in legal if not isinstance(action, Discard)]
        game.play(ask, rng.choice(plays if plays and rng.random() < 0.9 else legal))
    return game


# ---- before the end ------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.1")
@pytest.mark.parametrize("number", range(12))
def test_an_answer_that_ends_the_game_is_known_with_its_result(number):
    seats, options = GAMES[number]
    options = {**options, "draw_from_discard": number % 3 == 0}
    s = RULES.setup(ROOM.read_options(options), seats)
    rng, dice, found = Random(number), Quick(f"{number}"), 0
    while s.stack:
        p = s.stack[-1]
        seat = p.waiting[0]
        if seat == CHANCE:
            RULES.apply(s, p, seat, RULES.draw(s, p, dice), None)
            continue
        legal = RULES.legal(s, p, seat)
        told = {one.answer: one for one in RULES.menu(s, p, seat).last}
        ends = {}
        for action in legal if p.kind == "play" else []:
            world = RULES.clone(s)
            RULES.apply(world, world.stack[-1], seat, action, Log())
            if world.reason == "empty_hand":
                ends[action] = world
        assert told.keys() == ends.keys()
        for action, world in ends.items():
            result, one = RULES.outcome(world), told[action]
            assert (one.place, one.score) == (result.places[seat], result.scores[seat])
            assert one.other == result.scores[one.rival]
            assert result.places[one.rival] == min(result.places[other] for other in range(seats) if other != seat)
            assert one.shared == (result.places.count(one.place) > 1)
            mine = [chain for chain in world.chains if chain.owner == seat and chain.status == ACTIVE]
            assert one.growing == sum(chain.units for chain in mine)
            found += 1
        plays = [action for action in legal if not isinstance(action, Discard)]
        action = rng.choice([one for one in plays if isinstance(one, Take)] or plays or legal)
        RULES.apply(s, p, seat, action, None)
    assert found > 0 or s.reason == "stack_empty"


@pytest.mark.rule("11.1")
def test_the_foreseen_result_shows_no_hidden_card():
    """In every world that this player may imagine it is the same."""
    play = Play("S2", "MMA3 MMA3 TEMPO", "T CTA", seats=3)
    play.lay(0, "VAc1 VAc3", capped=True)
    play.lay(1, "S1 S2", capped=True)
    mine = play.lay(0, "S1")
    play.draw("S2")
    s = play.state
    told = RULES.menu(s, s.stack[-1], 0).last
    assert [one.answer for one in told] == [Propagate(mine, ("S2", "S2"))]
    assert (told[0].place, told[0].score, told[0].other, told[0].rival, told[0].growing) == (1, 4, 3, 1, 5)
    for n in range(20):
        world = RULES.imagine(s, 0, Quick(f"world {n}"))
        assert RULES.menu(world, world.stack[-1], 0).last == told


@pytest.mark.rule("11.3")
def test_trailing_and_leading_are_told_apart():
    play = Play("S2", "BA3 VAc3")
    mine = play.lay(0, "S1 S2")
    play.lay(1, "MMA1 MMA3 MMA3 MMA3 MMA2", capped=True)
    play.draw("S2")
    s = play.state
    (one,) = RULES.menu(s, s.stack[-1], 0).last
    assert (one.answer, one.place, one.score, one.other, one.growing) == (Propagate(mine, ("S2", "S2")), 2, 0, 12, 7)
    play.hold(0, "S2 TEMPO")
    play.state.drawn = play.state.cards.numbers["S2"]
    assert RULES.menu(s, s.stack[-1], 0).last == []  # TEMPO goes with a pair or alone


# ---- after it ------------------------------------------------------------------------------------------------------


def counted(s, seat):
    return Counter((chain.number, chain.units, chain.mass) for chain in s.finished(seat))


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_story_of_a_game_is_the_games(number):
    game = played(number)
    s = game.state
    for seat in range(s.seats):
        told = ending(game.events, game.options, seat)
        chains = [chain for owner in range(s.seats) for chain in s.finished(owner)]
        assert told.chains == len(chains)
        averages = shown_averages(Distribution([chain.mass for chain in chains]))
        assert (told.mn, told.mw, told.dispersity) == averages[:3]
        d = Distribution([chain.mass for chain in chains]).dispersity
        assert told.spread == (
            None if not chains else "single" if len(chains) == 1 else "equal" if d == 1
            else "narrow" if d < 1.2 else "middle" if d < 1.5 else "broad"
        )  # fmt: skip
        assert told.growing == sum(chain.units for chain in s.chains if chain.status == ACTIVE)
        empty = [other for other in range(s.seats) if s.held[other] == 0]
        assert told.last == (empty[0] if s.reason == "empty_hand" else None)
        if chains:
            assert told.longest.units == max(chain.units for chain in chains)
            longest = next(chain for chain in s.finished(told.longest.seat) if chain.number == told.longest.chain)
            assert (longest.units, 100 * told.longest.mass) == (told.longest.units, longest.mass)
            assert told.longest.victim is not None or longest.lost_by < 0
        else:
            assert told.longest is None
        checked(s, seat, told.instead)


def checked(s, seat, instead):
    """The change that is told, made at the table and scored by the rules; or that there is none of the first kind."""
    before = outcome(s)
    if instead is None:
        for number in [chain.number for chain in s.chains if chain.owner == seat and chain.status == ACTIVE]:
            assert outcome(asleep(s, [number])).places[seat] >= before.places[seat]
        return
    assert instead.place == before.places[seat]
    assert instead.new_place != instead.place
    whose = instead.other if instead.kind == "rival" else seat
    worlds = list(changes(s, seat, instead, whose))
    results = [outcome(world) for world in worlds]
    assert any(
        (result.places[seat], result.scores[whose]) == (instead.new_place, instead.new_score) for result in results
    ), instead
    assert instead.score == before.scores[whose]


def asleep(s, numbers):
    world = RULES.clone(s)
    world.chains = [with_status(chain, CAPPED) if chain.number in numbers else chain for chain in world.chains]
    return world


def with_status(chain, status, **changes):
    fields = {name: getattr(chain, name) for name in chain.__struct_fields__}
    return Chain(**{**fields, "status": status, **changes})


def changes(s, seat, instead, whose):
    growing = [chain for chain in s.chains if chain.owner == whose and chain.status == ACTIVE]
    if instead.kind in ("growing", "rival"):
        one = [[chain.number] for chain in growing if chain.units == instead.units]
        for numbers in one if instead.chains == 1 else [[chain.number for chain in growing]]:
            assert sum(chain.units for chain in growing if chain.number in numbers) == instead.units
            yield asleep(s, numbers)
    else:
        thief = seat if instead.kind == "robbing" else instead.other
        for chain in s.finished(thief):
            world = RULES.clone(s)
            world.chains = [one for one in world.chains if one != chain]
            world.shelf = [one for one in world.shelf if one != chain]
            if instead.kind == "robbed":
                yield from given_back(world, chain, seat, instead.units)
            else:
                yield world


def given_back(world, chain, seat, units):
    """To the player it was taken from, as long as it was then: its first cards."""
    masses = world.cards.masses
    for count in range(1, len(chain.cards) + 1):
        cards = chain.cards[:count]
        if sum(card % 3 + 1 for card in cards) == units:
            mass = sum(masses[card] for card in cards)
            kept = with_status(chain, TRANSFERRED, owner=seat, cards=cards, units=units, mass=mass)
            world.shelf = [*world.shelf, kept]
            yield world


def test_every_kind_of_change_was_met():
    kinds = Counter()
    for number in range(len(GAMES)):
        game = played(number)
        for seat in range(game.seats):
            instead = ending(game.events, game.options, seat).instead
            kinds[instead.kind if instead else ""] += 1
    assert min(kinds[kind] for kind in ("growing", "robbed", "robbing", "rival", "")) > 3, kinds


@pytest.mark.rule("11.3")
def test_a_chain_that_was_lost_would_have_won():
    play = Play("S1 S2 H2O2", "MMA1 MMA3 MMA1 H2O2 CTA")
    play.do(Initiate("H2O2", ("S1", "S2")))
    play.do(Initiate("H2O2", ("MMA1", "MMA3")))
    play.discard_drawn()
    play.do(Transfer(1, ("MMA1",)))
    game = play.game
    while not game.over:
        play.hold(play.turn, "")
        play.discard_drawn()
    told = ending(game.events, game.options, 0)
    assert (told.last, told.chains, told.growing) == (0, 1, 5)
    assert (told.longest.units, told.longest.seat, told.longest.victim, told.longest.how) == (3, 1, 0, "transfer")
    robbed = told.instead
    assert (robbed.kind, robbed.other, robbed.units, robbed.place, robbed.new_place) == ("robbed", 1, 3, 2, 1)
    assert (robbed.score, robbed.new_score, robbed.limit, robbed.round) == (0, 3, 0, 2)
    assert ending(game.events, game.options, 1).instead is None, "without it the first place would be shared"
