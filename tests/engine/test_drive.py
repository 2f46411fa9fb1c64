"""The functions that advance a game: asked seats, closed questions, sealed answers, draws of chance."""

from __future__ import annotations

import pytest

import toy
from engine.toys import RULES, asked, do, refusing, table, the_ask
from labtop.engine import codec, drive
from labtop.engine.core import CHANCE, Illegal, Log
from labtop.engine.dice import Quick, Scripted, SealedDice, deal_key
from labtop.engine.registry import room
from labtop.engine.wire import Ask, Move
from labtop.rooms.chem_and_roll.actions import Place, Roll, Start
from toy.actions import (
    Accept,
    Bid,
    Boost,
    Boum,
    Counter,
    Dealt,
    Discard,
    Draw,
    Meld,
    Offer,
    Pass,
    Refuse,
    Sell,
    Shield,
    Steal,
)
from toy.state import BOUM, SHIELD

# ---- asks and find -------------------------------------------------------------------------------------------------


def test_the_game_asks_who_must_then_doors():
    s = table([2], [3], [])
    assert asked(s) == [(0, "turn", True, 0), (0, "shield", False, 0), (1, "shield", False, 0)]


def test_each_ask_is_found():
    s = table([2, SHIELD], [3], [4])
    for ask in drive.asks(s):
        assert drive.find(s, ask).kind == ask.kind


def test_an_ask_of_another_seat_is_not_asked():
    s = table([2], [3], [])
    with refusing("not_asked", s):
        drive.push(RULES, s, Ask(s.stack[-1].id, 1), Draw())
    with refusing("not_asked", s):  # a door, but an empty hand has no shield, and everybody knows
        drive.push(RULES, s, Ask(s.doors[0].id, 2, must=False), Shield())


@pytest.mark.parametrize("seat", [-2, 3, 99, 10**30])
def test_a_seat_that_is_not_there(seat):
    s = table([2], [3], [])
    with refusing("no_such_seat", s):
        drive.push(RULES, s, Ask(s.stack[-1].id, seat), Draw())


def test_a_prompt_that_never_was_or_is_no_more_is_closed():
    s = table([2], [3], [])
    ask = the_ask(s, 0, "turn")
    with refusing("closed", s):
        drive.push(RULES, s, Ask(99, 0), Draw())
    do(s, 0, Draw())
    with refusing("closed", s):
        drive.push(RULES, s, ask, Draw())


def test_a_prompt_below_the_top_is_closed():
    s = table([2], [3], [])
    below = the_ask(s, 0, "turn")
    do(s, 0, Offer(1, 2, 3))
    with refusing("closed", s):
        drive.push(RULES, s, below, Draw())


def test_a_double_click_in_a_long_turn_is_closed():
    """The turn goes on after an offer, in the same prompt: the old ask is not the new one."""
    s = table([2, 3, 3], [3], [])
    before = the_ask(s, 0, "turn")
    do(s, 0, Offer(1, 2, 4))
    do(s, 1, Refuse())
    assert the_ask(s, 0, "turn") == Ask(before.prompt, 0, "turn", True, 1)
    with refusing("closed", s):
        drive.push(RULES, s, before, Meld(3))
    do(s, 0, Meld(3))
    assert s.points == [1, 0, 0]


def test_when_it_is_over_nothing_is_open():
    s = table([2, 2], [3], turns=1)
    ask = the_ask(s, 0, "turn")
    do(s, 0, Meld(2))
    assert drive.asks(s) == []
    assert RULES.outcome(s).reason == "turns"
    with refusing("over", s):
        drive.push(RULES, s, ask, Draw())


def test_what_is_not_legal_is_refused():
    s = table([2], [3], [])
    for action in (Meld(2), Boum(1), Steal(0), Steal(2), Pass(), Dealt(2)):
        with refusing("not_legal", s):
            drive.push(RULES, s, the_ask(s, 0, "turn"), action)


def test_play_is_pure():
    s = table([2], [3], [])
    before = codec.state_hash(s)
    draft, events = drive.play(RULES, s, the_ask(s, 0, "turn"), Offer(1, 2, 3))
    assert codec.state_hash(s) == before
    assert codec.state_hash(draft) != before
    assert [event.seen_by(None) for event in events] == [{"type": "offered", "seat": 0, "to": 1, "give": 2, "want": 3}]


# ---- doors ---------------------------------------------------------------------------------------------------------


def test_a_door_counts_per_seat():
    """Two seats answering one door do not close each other's question."""
    s = table([2], [SHIELD, SHIELD, 2], [SHIELD, 2])
    one, two = the_ask(s, 1, "shield"), the_ask(s, 2, "shield")
    assert one.prompt == two.prompt
    drive.push(RULES, s, one, Shield())
    drive.push(RULES, s, two, Shield())
    assert s.shielded == [False, True, True]
    with refusing("not_asked", s):  # shielded already
        drive.push(RULES, s, one, Shield())
    do(s, 0, Steal(1))  # breaks the shield; the door is open to seat 1 again
    assert the_ask(s, 1, "shield").nth == 1
    with refusing("closed", s):
        drive.push(RULES, s, one, Shield())
    drive.push(RULES, s, the_ask(s, 1, "shield"), Shield())
    assert s.hands[1] == [0, 0, 1, 0, 0, 0]


def test_a_door_stays_open_while_chance_is_asked():
    s = table([2], [SHIELD], [3])
    do(s, 0, Steal(1))
    assert s.stack[-1].kind == "theft"
    do(s, 1, Shield())
    assert s.stack[-1].kind == "turn"
    assert s.turn == 1
    assert s.hands[1] == [0] * 6


def test_a_door_does_not_answer_the_prompt():
    s = table([2], [3, SHIELD], [4])
    ask = the_ask(s, 0, "turn")
    do(s, 1, Shield())
    assert the_ask(s, 0, "turn") == ask


# ---- sealed answers ------------------------------------------------------------------------------------------------


def sealing():
    """A table where all three discard at once."""
    s = table([2, 2, 3, 3], [4, 5], [2, 5])
    s.turns = 4
    do(s, 0, Meld(2))
    assert s.stack[-1].kind == "discard"
    return s


def test_sealed_answers_may_be_changed_until_the_reveal():
    s = sealing()
    assert [ask for ask in asked(s) if ask[1] == "discard"] == [(seat, "discard", True, 0) for seat in (0, 1, 2)]
    do(s, 1, Discard(4))
    assert [ask for ask in asked(s) if ask[1] == "discard"] == [
        (0, "discard", True, 0),
        (2, "discard", True, 0),
        (1, "discard", False, 0),
    ]
    do(s, 1, Discard(5))
    do(s, 1, Discard(5))  # a double click changes nothing
    do(s, 0, Discard(3))
    assert s.discards == [0, 0, 2, 0, 0, 0], "nothing is thrown away before all have sealed"
    do(s, 2, Discard(2))
    assert s.discards == [0, 0, 3, 1, 0, 1]
    assert s.stack[-1].kind == "turn"


def test_a_sealed_answer_tells_nobody_anything():
    s = sealing()
    log = Log()
    drive.push(RULES, s, the_ask(s, 1, "discard"), Discard(4), log)
    assert log.events == []
    for seat in (None, 0, 2):
        seen = codec.encode([RULES.public(s), None if seat is None else RULES.private(s, seat)])
        other = drive.play(RULES, s, the_ask(s, 1, "discard"), Discard(5))[0]
        assert codec.encode([RULES.public(other), None if seat is None else RULES.private(other, seat)]) == seen
    assert RULES.private(s, 1).sealed == 4


def test_after_the_reveal_it_is_closed():
    s = sealing()
    late = the_ask(s, 1, "discard")
    for seat, card in ((1, 4), (0, 3), (2, 2)):
        do(s, seat, Discard(card))
    with refusing("closed", s):
        drive.push(RULES, s, late, Discard(5))


def test_chance_is_not_asked_for_a_sealed_answer():
    s = sealing()
    with refusing("not_asked", s):
        drive.push(RULES, s, Ask(s.stack[-1].id, CHANCE), Dealt(2))


# ---- reactions, auctions, trades: what the stack is for ------------------------------------------------------------


def test_a_reaction_round_goes_in_turn_order():
    s = table([BOUM, 2], [2], [BOUM, 3], [3])
    do(s, 0, Boum(3))
    for seat, answer in ((1, Pass()), (2, Boost()), (3, Pass())):
        assert asked(s)[0][:3] == (seat, "react", True)
        do(s, seat, answer)
    assert s.points == [0, 0, 0, -2]
    assert asked(s)[0][:2] == (1, "turn")


def test_a_shield_played_while_others_react_helps():
    s = table([BOUM, 2], [2], [SHIELD])
    do(s, 0, Boum(2))
    do(s, 1, Pass())
    do(s, 2, Shield())
    do(s, 2, Pass())
    assert s.points == [0, 0, 0]
    assert s.shielded == [False, False, False]


def test_an_auction_goes_up_until_all_others_pass():
    s = table([2], [3], [4])
    do(s, 0, Sell(2))
    do(s, 1, Bid(2))
    with refusing("not_legal", s):
        drive.push(RULES, s, the_ask(s, 2, "bid"), Bid(2))
    do(s, 2, Bid(3))
    do(s, 1, Bid(4))  # all the money of seat 1; no seat can bid higher
    assert s.coins == [8, 0, 4]
    assert s.hands[1] == [0, 0, 1, 1, 0, 0]
    assert asked(s)[0][:2] == (1, "turn")


def test_an_unsold_card_goes_back():
    s = table([2], [3], [4])
    do(s, 0, Sell(2))
    assert s.hands[0] == [0] * 6
    do(s, 1, Pass())
    do(s, 2, Pass())
    assert s.hands[0] == [0, 0, 1, 0, 0, 0]
    assert s.coins == [4, 4, 4]


def test_a_refused_counter_offer_returns_to_the_offer_and_then_to_the_turn():
    s = table([2], [3, 4], [5])
    turn = s.stack[-1].id
    do(s, 0, Offer(1, 2, 3))
    offer = s.stack[-1].id
    do(s, 1, Counter(4, 2))
    assert [p.kind for p in s.stack] == ["turn", "offer", "offer"]
    do(s, 0, Refuse())
    assert the_ask(s, 1, "offer") == Ask(offer, 1, "offer", True, 1)
    assert RULES.legal(s, s.stack[-1], 1) == [Refuse(), Accept()]
    do(s, 1, Accept())
    assert s.hands[:2] == [[0, 0, 0, 1, 0, 0], [0, 0, 1, 0, 1, 0]]
    assert the_ask(s, 0, "turn").prompt == turn


def test_an_accepted_counter_offer_closes_both():
    s = table([2], [3, 4], [5])
    do(s, 0, Offer(1, 2, 3))
    do(s, 1, Counter(4, 2))
    do(s, 0, Accept())
    assert [p.kind for p in s.stack] == ["turn"]
    assert s.hands[:2] == [[0, 0, 0, 0, 1, 0], [0, 0, 1, 1, 0, 0]]


# ---- chance --------------------------------------------------------------------------------------------------------


def test_settle_draws_until_a_seat_is_asked():
    s = toy.ROOM.rules.setup(toy.ROOM.read_options(), 2)
    moves: list[Move] = []
    log = Log()
    drive.settle(RULES, s, SealedDice(deal_key("7")), log, moves)
    assert [m.seat for m in moves] == [CHANCE] * 6
    assert [(m.prompt, m.nth) for m in moves] == [(3, 0), (3, 1), (3, 2), (2, 0), (2, 1), (2, 2)]
    assert [event.kind for event in log.events] == ["drawn"] * 6
    assert s.draws == {"deal": 6}
    assert asked(s)[0] == (0, "turn", True, 0)


def test_settle_without_dice_waits_for_an_answer_from_outside():
    s = toy.ROOM.rules.setup(toy.ROOM.read_options(), 2)
    drive.settle(RULES, s, None)
    assert asked(s) == [(CHANCE, "deal", True, 0)]
    drive.push(RULES, s, the_ask(s, CHANCE, "deal"), Dealt(4))
    drive.settle(RULES, s, None)
    assert s.hands[0] == [0, 0, 0, 0, 1, 0]
    assert asked(s)[0] == (CHANCE, "deal", True, 1)
    with refusing("no_such_card", s):
        drive.push(RULES, s, the_ask(s, CHANCE, "deal"), Draw())


def test_a_stolen_card_comes_from_the_hand():
    s = table([2], [3, 5], [])
    do(s, 0, Steal(1))
    with refusing("no_such_card", s):
        drive.push(RULES, s, the_ask(s, CHANCE, "theft"), Dealt(4))
    log = Log()
    drive.settle(RULES, s, Scripted([1]), log)
    assert s.hands[:2] == [[0, 0, 1, 0, 0, 1], [0, 0, 0, 1, 0, 0]]
    stolen = log.events[0]
    assert stolen.seen_by(None) == stolen.seen_by(2) == {"type": "stolen", "seat": 0, "victim": 1}
    assert stolen.seen_by(0) == stolen.seen_by(1) == {"type": "stolen", "seat": 0, "victim": 1, "card": 5}
    assert s.draws == {"theft": 1}


@pytest.mark.parametrize("faces", [(1, 2, 3), (1, 2, 3, 7), (0, 1, 1, 1), (1, 2, 3, 4, 5)])
def test_typed_dice_of_another_shape_are_refused(faces):
    played = room("chem-and-roll")
    s = played.rules.setup(played.read_options(), 1)
    before = codec.state_hash(s)
    with pytest.raises(Illegal) as refused:
        drive.push(played.rules, s, Ask(1, CHANCE), Roll(faces))
    assert refused.value.code == "not_four_dice"
    assert codec.state_hash(s) == before


@pytest.mark.parametrize("action", [Start(0), Place("blue", 1, "line-1"), Draw()])
def test_chance_of_another_kind_is_refused(action):
    played = room("chem-and-roll")
    s = played.rules.setup(played.read_options(), 1)
    with pytest.raises(Illegal) as refused:
        drive.push(played.rules, s, Ask(1, CHANCE), action)
    assert refused.value.code == "wrong_answer"


def test_a_seat_cannot_answer_for_chance():
    s = toy.ROOM.rules.setup(toy.ROOM.read_options(), 2)
    with refusing("not_asked", s):
        drive.push(RULES, s, Ask(s.stack[-1].id, 0), Dealt(2))


# ---- playouts ------------------------------------------------------------------------------------------------------


def test_a_playout_can_stop():
    s = toy.ROOM.rules.setup(toy.ROOM.read_options(), 3)
    drive.playout(RULES, s, Quick("1"), SealedDice(deal_key("1")), at_most=20)
    assert s.moves == 20
    assert s.stack


def test_bots_answer_for_the_seats():
    """A chooser is asked for every seat, doors included, never for chance."""
    s = toy.ROOM.rules.setup(toy.ROOM.read_options(), 3)
    seen = set()

    def choose(state, p, seat):
        seen.add((p.kind, seat))
        return RULES.first(state, p, seat)

    moves: list[Move] = []
    drive.playout(RULES, s, Quick("2"), SealedDice(deal_key("2")), choose, moves=moves)
    assert not s.stack
    assert {("turn", 0), ("turn", 1), ("turn", 2), ("discard", 0)} <= seen
    assert "shield" in {kind for kind, _ in seen}
    assert CHANCE not in {seat for _, seat in seen}
    again = toy.ROOM.rules.setup(toy.ROOM.read_options(), 3)
    drive.replay(RULES, again, moves)
    assert codec.state_hash(again) == codec.state_hash(s)


def test_replay_judges_what_it_is_given():
    s = toy.ROOM.rules.setup(toy.ROOM.read_options(), 2)
    with pytest.raises(Illegal):
        drive.replay(RULES, s, [Move(3, CHANCE, 0, Meld(2))])
    with pytest.raises(Illegal):
        drive.replay(RULES, s, [Move(3, CHANCE, 1, Dealt(2))])


def test_a_refusal_goes_from_process_to_process():
    import pickle

    from labtop.engine.record import Damaged

    for error in (Illegal("closed", "3.2", seat=1, names=["a"]), Damaged(4, "changed", field="x")):
        again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own, a line before
        assert (again.code, again.rule, again.params) == (error.code, error.rule, error.params)
