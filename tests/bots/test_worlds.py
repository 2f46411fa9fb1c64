"""Bots that search do so in imagined worlds; a worker gets them as bytes and never the real one."""

from __future__ import annotations

import os
from itertools import islice

import pytest
from msgspec import Raw

from labtop.bots.base import WORLDS, Seen, bot, levels
from labtop.engine import codec, drive
from labtop.engine.dice import Quick, SealedDice, deal_key
from labtop.engine.registry import ROOMS, room
from labtop.engine.wire import View
from labtop.tables.jobs import BotJob
from labtop.tables.workers import WireSeen


def in_the_middle(played, moves=25):
    options = played.read_options()
    state = played.rules.setup(options, max(2, played.seats(options)[0]))
    dice, rng = SealedDice(deal_key("worlds")), Quick("worlds")
    drive.settle(played.rules, state, dice)
    for _ in range(moves):
        p = state.stack[-1]
        seat = p.waiting[0]
        drive.step(played.rules, state, p, seat, played.rules.pick(state, p, seat, rng), None)
        drive.settle(played.rules, state, dice)
    return state


@pytest.mark.parametrize("id", ROOMS)
def test_worlds_look_like_the_real_one_and_arrive_as_they_were_sent(id):
    played = room(id)
    rules = played.rules
    state = in_the_middle(played)
    ask = next(ask for ask in drive.asks(state) if ask.must)
    seen = Seen(played, state, drive.find(state, ask), ask, Quick("bot"))
    worlds = seen.worlds(3)
    view = codec.encode(View(ask.seat, rules.public(state), rules.private(state, ask.seat)))
    for world in worlds:
        assert world is not state
        assert codec.encode(View(ask.seat, rules.public(world), rules.private(world, ask.seat))) == view
    job = BotJob(
        id, "strong", ask, Raw(codec.encode(rules.public(state))), Raw(codec.encode(rules.private(state, ask.seat))),
        Raw(codec.encode(seen.legal)), "seed", [Raw(codec.encode(codec.dump(world))) for world in worlds],
    )  # fmt: skip
    sent = WireSeen(codec.reader(BotJob).decode(codec.encode(job)))
    assert sent.legal == seen.legal
    assert [codec.dump(world) for world in sent.worlds(9)] == [codec.dump(world) for world in worlds]
    drive.playout(rules, sent.worlds(1)[0], Quick("on"), Quick("dice"))


PAIRS = int(os.environ.get("LABTOP_PAIRS", "1000"))
SEARCH_PAIRS = min(PAIRS, int(os.environ.get("LABTOP_SEARCH_PAIRS", "8")))
"""Of levels that search, which take up to a second for a move: `make soak` has as many as of the others."""
EVERYBODY = [(id, level) for id in ROOMS for level in levels(room(id))]


def positions(played, count):
    """So many questions, game after game, each with a world that the asked seat cannot tell from the real one."""
    rules, options = played.rules, played.read_options()
    seats = max(2, played.seats(options)[0])
    for number in range(count):
        state = rules.setup(options, seats)
        dice, rng = SealedDice(deal_key(f"pairs {number}")), Quick(f"pairs {number}")
        drive.settle(rules, state, dice)
        while state.stack and state.moves < 400:
            ask = next(ask for ask in drive.asks(state) if ask.must)
            yield state, rules.imagine(state, ask.seat, Quick(f"other {state.moves}")), ask
            p = drive.find(state, ask)
            drive.step(rules, state, p, ask.seat, rules.pick(state, p, ask.seat, rng), None)
            drive.settle(rules, state, dice)


def differing(played, level, pairs, every):
    """How often a bot answers differently in two worlds that look the same to it, with the same chance."""
    found = 0
    told = islice(positions(played, pairs), 0, pairs * every, every)
    for number, (state, other, ask) in enumerate(told):
        answers = [
            bot(played, level).choose(Seen(played, world, drive.find(world, ask), ask, Quick(f"same {number}")))
            for world in (state, other)
        ]
        found += answers[0] != answers[1]
    return found


@pytest.mark.parametrize(("id", "level"), EVERYBODY)
def test_a_bot_is_its_view_its_seed_and_nothing_else(id, level):
    """Same view, same seed, same move: 1000 pairs for each room and level, fewer here of those that search."""
    search = level in WORLDS
    assert differing(room(id), level, SEARCH_PAIRS if search else PAIRS, 11 if search else 1) == 0


def test_a_bot_that_peeps_is_caught(monkeypatch):
    """The planted cheat: it looks at the state behind the view."""
    from labtop.rooms.chain_growth.bots import levels as chain_growth

    class Peeps:
        def choose(self, seen):
            others = seen._state.hands[1 - seen.ask.seat]
            return seen.legal[sum(i * count for i, count in enumerate(others)) % len(seen.legal)]

    monkeypatch.setitem(chain_growth.BOTS, "greedy", Peeps)
    assert differing(room("chain-growth"), "greedy", 50, 1) > 10


@pytest.mark.parametrize("id", ROOMS)
def test_what_is_imagined_depends_on_the_view_and_the_chance_alone(id):
    """Else a bot that searches would answer differently in worlds it cannot know apart."""
    played = room(id)
    for number, (state, other, ask) in enumerate(islice(positions(played, 100), 100)):
        worlds = [played.rules.imagine(world, ask.seat, Quick(f"x {number}")) for world in (state, other)]
        assert codec.dump(worlds[0]) == codec.dump(worlds[1])
