"""Rule 2: setting up."""

from __future__ import annotations

import pytest

import labtop
from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.rooms.chain_growth.actions import Deal, Discard, Draw, Drawn, Start

from .dsl import Play, some_deal, told


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(("seats", "each", "stack"), [(2, 15, 80), (3, 13, 71), (4, 11, 66)])
def test_the_deal(seats, each, stack):
    """Vector 2."""
    game = labtop.start("chain-growth", seats=seats, dice="typed")
    game.play(game.asks()[0], Start(0))
    game.play(game.asks()[0], some_deal(game.state))
    public = game.view().public
    assert [player.hand for player in public.players] == [each] * seats
    assert public.stack == stack
    assert [len(game.view(seat).private.hand) for seat in range(seats)] == [each] * seats


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats):
    with pytest.raises(Illegal) as caught:
        labtop.start("chain-growth", seats=seats)
    assert told(caught.value) == ("seats_out_of_range", "", {"seats": seats, "fewest": 2, "most": 4})


@pytest.mark.rule("2.1")
def test_chance_deals_only_what_there_is():
    game = labtop.start("chain-growth", seats=2, dice="typed")
    game.play(game.asks()[0], Start(1))
    play = Play()
    play.game = game
    good = some_deal(game.state)
    assert play.chance_refused(Deal(good.hands[:1] * 3)) == ("wrong_deal", "2.1", {"seats": 2, "each": 15})
    assert play.chance_refused(Deal((good.hands[0][:-1], good.hands[1]))) == (
        "wrong_deal",
        "2.1",
        {"seats": 2, "each": 15},
    )
    many = ("TEMPO",) * 5 + good.hands[0][5:]
    assert play.chance_refused(Deal((many, good.hands[1]))) == ("not_in_stack", "2.1", {"card": "TEMPO", "left": 4})
    odd = ("PVC1", *good.hands[0][1:])
    assert play.chance_refused(Deal((odd, good.hands[1]))) == ("no_such_card", "1.2", {"card": "PVC1"})
    mixed = ("MMA3", *good.hands[0][1:])
    assert play.chance_refused(Deal((mixed, good.hands[1]))) == ("cards_out_of_order", "4.1", {})
    assert play.chance_refused(Start(0)) == ("wrong_answer", "", {"kind": "deal"})


@pytest.mark.rule("2.2")
def test_the_rest_is_the_stack_and_nothing_is_discarded_yet():
    game = labtop.start("chain-growth", seats=3, seed=1)
    public = game.view().public
    assert (public.stack, public.discard, public.discards) == (70, None, {})  # the first player has drawn
    play = Play("S1")
    play.empty_the_stack(keep=2)
    gone = next(name for name in ("S2", "MMA2") if play.state.cards.numbers[name] not in play.state.pile)
    assert play.chance_refused(Drawn(gone)) == ("not_in_stack", "3.1", {"card": gone, "left": 0})
    assert play.chance_refused(Drawn("X9")) == ("no_such_card", "1.2", {"card": "X9"})


def test_a_stack_that_is_not_in_the_decks_order_is_refused():
    """The rules find a card in it by a binary search."""
    game = labtop.start("chain-growth", seats=2, seed=1)
    plain = codec.dump(game.state)
    plain["pile"].reverse()
    with pytest.raises(Illegal) as refused:
        codec.load(plain, type(game.state), game.room.actions)
    assert refused.value.code == "bad_shape"


@pytest.mark.rule("2.3")
def test_chance_says_who_begins_and_then_it_goes_round():
    """Q35."""
    play = Play(seats=3, first=2)
    seen = []
    for _ in range(4):
        play.draw()
        seen.append(play.turn)
        play.discard_drawn()
    assert seen == [2, 0, 1, 2]
    firsts = {labtop.start("chain-growth", seats=4, seed=seed).state.starter for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    fresh = labtop.start("chain-growth", seats=2, dice="typed")
    play.game = fresh
    assert play.chance_refused(Start(2)) == ("no_such_seat", "2.3", {"seat": 2})


@pytest.mark.rule("2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_short_game(seats):
    play = Play(seats=seats)
    assert play.game.seats == seats
    short = labtop.start("chain-growth", seats=seats, seed=1, options={"short_game": True})
    assert sorted(player.hand for player in short.view().public.players) == [9] * (seats - 1) + [10]


def test_a_question_takes_its_own_kind_of_answer():
    play = Play("S1")
    assert play.refused(Draw()) == ("wrong_answer", "", {"kind": "play"})
    play = Play("S1", draw_from_discard=True)
    play.do(Discard("S1"), draw="S2")
    assert play.game.asks()[0].kind == "source"
    with pytest.raises(Illegal) as caught:
        play.game.play(play.game.asks()[0], Discard("BA3"))
    assert told(caught.value) == ("wrong_answer", "", {"kind": "source"})
