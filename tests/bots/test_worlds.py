"""Bots that search do so in imagined worlds; a worker gets them as bytes and never the real one."""

from __future__ import annotations

import pytest
from msgspec import Raw

from labtop.bots.base import Seen
from labtop.engine import codec, drive
from labtop.engine.dice import Quick, Table, deal_key
from labtop.engine.registry import ROOMS, room
from labtop.engine.wire import View
from labtop.tables.table import BotJob
from labtop.tables.workers import WireSeen


def in_the_middle(played, moves=25):
    options = played.read_options()
    state = played.rules.setup(options, max(2, played.seats(options)[0]))
    dice, rng = Table(deal_key("worlds")), Quick("worlds")
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


@pytest.mark.parametrize("id", ROOMS)
def test_a_bot_is_its_view_its_seed_and_nothing_else(id):
    """In a world it cannot tell apart, with the same stream, every simple bot does the same."""
    from labtop.bots.base import bot

    played = room(id)
    for moves in range(1, 40, 4):
        state = in_the_middle(played, moves)
        ask = next(ask for ask in drive.asks(state) if ask.must)
        other = played.rules.imagine(state, ask.seat, Quick(f"other {moves}"))
        for level in ("random", "greedy"):
            answers = [
                bot(played, level).choose(Seen(played, world, drive.find(world, ask), ask, Quick("same")))
                for world in (state, other)
            ]
            assert answers[0] == answers[1]
