"""What the upper levels of Chain Growth know: the signs of a table, the net that judges them, games played on."""

from __future__ import annotations

import pytest

from labtop.bots.base import Seen, bot, worlds_of
from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.engine.wire import Ask
from labtop.lab.ladder import Match, play_match, rung
from labtop.rooms.chain_growth.actions import Cap, Discard, Draw, Propagate, Take, Terminate
from labtop.rooms.chain_growth.bots.lookahead import few, judged, look_ahead, share
from labtop.rooms.chain_growth.bots.net import LAID, MOST, Judge, net, signs, ways_out
from rooms.chain_growth.dsl import Play

PLAYED = room("chain-growth")


def tables(seats=2, options=None, seed="net"):
    """A random game from the seat that is to play."""
    rules, rng, dice = PLAYED.rules, Quick(seed), Quick(f"{seed}/dice")
    s = rules.setup(PLAYED.read_options(options or {}), seats)
    drive.settle(rules, s, dice)
    while s.stack:
        p = s.stack[-1]
        seat = p.waiting[0]
        yield s, p, seat
        drive.step(rules, s, p, seat, rules.pick(s, p, seat, rng), None)
        drive.settle(rules, s, dice)


@pytest.mark.parametrize("level", ["strong", "master"])
def test_a_net_has_a_weight_for_every_sign(level):
    for seats in (2, 3, 4):
        s, _, seat = next(tables(seats))
        assert len(signs(s, seat)) == len(net(level).columns)
    assert all(len(column) == len(net(level).out) == len(net(level).thresholds) for column in net(level).columns)


def test_what_the_others_really_hold_is_no_sign():
    for number, (s, _, seat) in enumerate(tables(3)):
        if number % 5 == 0:
            assert signs(PLAYED.rules.imagine(s, seat, Quick("other")), seat) == signs(s, seat)


def test_adding_up_what_differs_is_adding_up_everything():
    for number, (s, p, seat) in enumerate(tables()):
        if number % 9 == 0:
            for one in judged(s, seat, PLAYED.rules.legal(s, p, seat), net("master")):
                if one.after.stack:
                    assert one.chance == pytest.approx(Judge(net("master"))(signs(one.after, seat)))
                else:
                    assert one.chance == share(one.after, seat)


def test_forms_are_counted_by_their_cards():
    two_twos, all_values, three_and_rest = 2 << 2, 1 + (1 << 2) + (1 << 4), 3 + (1 << 2) + (1 << 4)
    assert [MOST[case] for case in (0, two_twos, all_values, three_and_rest)] == [0, 4, 6, 6]
    assert [LAID[case] for case in (0, two_twos, all_values, three_and_rest)] == [0, 2, 3, 5]


@pytest.mark.parametrize(
    ("hand", "chain", "ways"),
    [
        ("S2", "S1", 5),  # another S2, of six
        ("S2", "MMA1", 4),  # Copolymer
        ("S1", "S1", 6 + 7 + 6 + 4),  # another S1, hydrogen peroxide (one started the chain), AIBN, CTA
        ("S2 S2", "S1", 4 + 4),  # a third S2, TEMPO
        ("S1 MMA1", "S1", 6),  # AIBN starts two chains
        ("T", "S1", 0),
    ],
)
def test_the_cards_that_let_a_hand_go_out(hand, chain, ways):
    play = Play(hand, "BA3 BA3 VAc3")
    play.lay(0, chain)
    assert ways_out(play.state, 0) == ways


def choice(play, level):
    play.draw()
    s, seat = play.state, play.turn
    return bot(PLAYED, level).choose(Seen(PLAYED, s, s.stack[-1], Ask(s.stack[-1].id, seat, "play"), Quick("b")))


@pytest.mark.parametrize("level", ["strong", "master"])
def test_a_leader_ends_the_game_and_others_go_on(level):
    """The same hand and the same growing chain; what differs is who has finished more."""
    for finished, ends in ((0, True), (1, False)):
        play = Play("S3", "BA2 BA2 VAc3 VAc2 MMA2 MMA3")
        play.lay(0, "S1")
        play.lay(finished, "MMA3 MMA3 MMA3", capped=True)
        play.draw("S3")
        s = play.state
        question = Seen(PLAYED, s, s.stack[-1], Ask(s.stack[-1].id, 0, "play"), Quick("b"))
        assert isinstance(bot(PLAYED, level).choose(question), Propagate) is ends


@pytest.mark.parametrize("level", ["strong", "master"])
def test_a_long_chain_is_made_safe(level):
    play = Play("TEMPO VAc2 MMA2 BA1", "BA2 BA3 VAc3 MMA3 CTA")
    long = play.lay(0, "S3 S3 S3 S3")
    assert choice(play, level) == Cap(long)


def test_games_played_on_look_at_one_discard_and_one_way_to_end_two_chains():
    seen = 0
    for s, _, seat in tables():
        found = few(s, seat)
        ended = [answer.chains for answer in found if isinstance(answer, Terminate)]
        assert len([answer for answer in found if isinstance(answer, Discard)]) == 1
        assert len(ended) == len(set(ended))
        seen += len(ended)
    assert seen
    for s, p, seat in tables(options={"scoring": "chemist"}):
        ended = [answer for answer in PLAYED.rules.legal(s, p, seat) if isinstance(answer, Terminate)]
        assert [answer for answer in few(s, seat) if isinstance(answer, Terminate)] == ended


def test_games_played_on_are_one_in_each_world_and_counted():
    s, p, seat = next(table for number, table in enumerate(tables()) if number == 8)
    worlds = [PLAYED.rules.imagine(s, seat, Quick(f"{n}")) for n in range(3)]
    close = judged(s, seat, PLAYED.rules.legal(s, p, seat)[:2], net("master"))
    best = look_ahead(worlds, seat, close, net("master"), Quick("b"))
    assert [one.games for one in close] == [3, 3]
    assert all(0 < one.won < 3 for one in close)
    assert best.value == max(one.value for one in close)


def test_a_master_weighs_the_discard_pile_by_what_follows():
    answers = set()
    for s, p, seat in tables(options={"draw_from_discard": True}):
        if p.kind == "source":
            seen = Seen(PLAYED, s, p, Ask(p.id, seat, "source"), Quick("b"))
            answers.add(bot(PLAYED, "master").choose(seen))
            assert bot(PLAYED, "strong").choose(seen) in seen.legal
        if len(answers) == 2:
            break
    assert answers == {Draw(), Take()}


def test_each_level_is_given_the_worlds_it_uses():
    assert [worlds_of(PLAYED, level) for level in ("greedy", "strong", "master")] == [0, 1, 12]


def test_strong_beats_greedy_and_random():
    for other, least, deals in (("greedy", 0.5, 40), ("random", 0.8, 12)):
        match = Match("chain-growth", 2, {}, "strong", other, "levels", 0, deals)
        assert (found := rung(match, play_match(match))).low > least, found
