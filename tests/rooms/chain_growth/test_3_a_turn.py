"""Rule 3: a turn."""

from __future__ import annotations

from decimal import Decimal

import pytest

from labtop.engine.core import Illegal
from labtop.rooms.chain_growth.actions import (
    Cap,
    Copolymerise,
    Discard,
    Initiate,
    Propagate,
    Take,
    Terminate,
    Transfer,
)

from .dsl import Play, of_kind, told


@pytest.mark.rule("3.1")
def test_a_turn_begins_with_a_card_from_the_stack():
    """Q23: from the stack only."""
    play = Play("S1", "S2")
    before = play.public.stack
    assert play.game.waits_for_chance
    (event,) = play.draw("MMA1")
    assert play.public.stack == before - 1
    assert play.hand(0) == ["S1", "MMA1"]
    assert event.seen_by(0) == {"type": "drew", "seat": 0, "card": "MMA1"}
    assert event.seen_by(1) == event.seen_by(None) == {"type": "drew", "seat": 0}
    assert play.game.view(0).private.drawn == "MMA1"
    assert play.game.view(1).private.drawn is None


@pytest.mark.rule("3.2")
def test_one_thing_a_turn():
    """Q11 and Q12: after one play it is the next player's turn."""
    play = Play("S1 S1 S2 S2 BA1 H2O2", "VAc2")
    first, second = play.lay(0, "S1"), play.lay(0, "S1")
    play.do(Propagate(first, ("S1", "S1")))
    assert play.turn == 1
    assert play.owned(0) == [3, 1]
    play.discard_drawn()
    play.do(Propagate(second, ("S2", "S2")))
    assert play.owned(0) == [3, 5]


@pytest.mark.rule("3.2")
def test_only_cards_of_the_own_hand():
    play = Play("S1 S2 S2", "S3 S3")
    mine = play.lay(0, "S1")
    assert play.refused(Discard("S3")) == ("not_in_hand", "3.2", {"card": "S3"})
    assert play.refused(Propagate(mine, ("S1", "S1"))) == (
        "not_enough_cards",
        "3.2",
        {"card": "S1", "held": 1, "wanted": 2},
    )
    assert play.refused(Discard("PVC1")) == ("no_such_card", "1.2", {"card": "PVC1"})
    assert play.refused(Terminate((1, 2), "combination")) == ("not_in_hand", "3.2", {"card": "T"})


@pytest.mark.rule("3.3")
def test_never_more_than_three_cards():
    everything = "S1 S1 S1 S2 S2 S2 S3 S3 S3 MMA1 MMA1 MMA2 H2O2 AIBN T CTA TEMPO CO"
    play = Play(everything)
    play.lay(0, "S1"), play.lay(0, "MMA1"), play.lay(1, "BA1")
    before = len(play.hand(0)) + 1
    sizes = set()
    for action in play.legal():
        aside, _ = play.game.room.rules, None
        draft = aside.clone(play.state)
        aside.apply(draft, draft.stack[-1], 0, action, None)
        sizes.add(before - draft.held[0])
    assert sizes == {1, 2, 3}


@pytest.mark.rule("3.4")
def test_discarding():
    """Q22: any card, at any time, even if there is a play."""
    play = Play("S1 H2O2 T")
    answers = play.legal()
    drawn = play.game.view(0).private.drawn
    assert {Discard("S1"), Discard("H2O2"), Discard("T"), Discard(drawn)} <= set(answers)
    events = play.do(Discard("T"))
    assert of_kind(events, "discarded") == [{"seat": 0, "card": "T"}]
    assert (play.public.discard, play.public.discards) == ("T", {"T": 1})
    assert play.hand(0).count("T") == 0


# ---- taking from the discard pile ----------------------------------------------------------------------------------


@pytest.mark.rule("3.5")
def test_the_top_discard_may_be_taken_to_be_used():
    play = Play("S2", "S2 MMA2", draw_from_discard=True)
    mine = play.lay(1, "S1")
    play.do(Discard("S2"), draw="BA3")
    assert play.game.asks()[0].kind == "source"
    assert play.game.room.rules.menu(play.state, play.state.stack[-1], 1).take == "S2"
    events = play.game.play(play.game.asks()[0], Take())
    assert of_kind(events, "took") == [{"seat": 1, "card": "S2"}]
    assert play.public.taken == "S2"
    assert play.public.discard is None
    assert play.refused(Discard("MMA2")) == ("must_use_taken", "3.5", {"card": "S2"})
    assert play.legal() == [Propagate(mine, ("S2", "S2"))]
    stack = play.public.stack
    play.do(Propagate(mine, ("S2", "S2")))
    assert (play.public.stack, play.public.taken, play.owned(1)) == (stack, None, [5])


@pytest.mark.rule("3.5")
def test_another_play_does_not_do():
    play = Play("S2", "S2 MMA2 MMA2", draw_from_discard=True)
    play.lay(1, "S1")
    other = play.lay(1, "MMA1")
    play.do(Discard("S2"), draw="BA3")
    play.game.play(play.game.asks()[0], Take())
    assert play.refused(Propagate(other, ("MMA2", "MMA2"))) == ("must_use_taken", "3.5", {"card": "S2"})


@pytest.mark.rule("3.5")
def test_a_discard_without_use_stays_but_the_question_is_asked():
    """A player who is not asked would show that the card is of no use to them."""
    play = Play("S2", "MMA2 BA1", draw_from_discard=True)
    play.do(Discard("S2"), draw="BA3")
    assert play.game.asks()[0].kind == "source"
    assert len(play.game.legal(play.game.asks()[0])) == 1
    with pytest.raises(Illegal) as caught:
        play.game.play(play.game.asks()[0], Take())
    assert told(caught.value) == ("cannot_use_taken", "3.5", {"card": "S2"})


@pytest.mark.rule("3.5")
@pytest.mark.parametrize(
    ("card", "hand", "wanted"),
    [
        ("H2O2", "S1 S2", {Initiate("H2O2", ("S1",)), Initiate("H2O2", ("S1", "S2"))}),
        ("AIBN", "S1", {Initiate("AIBN", ("S1",))}),
        ("BA1", "AIBN S1", {Initiate("AIBN", ("BA1",)), Initiate("AIBN", ("S1", "BA1"), True)}),
        ("T", "BA3", {Terminate((1, 2), "combination"), Terminate((1, 2), "disproportionation")}),
        ("CTA", "S1", {Transfer(1, ("S1",)), Transfer(2, ("S1",))}),
        ("TEMPO", "S2 S2", {Cap(1), Cap(1, ("S2", "S2"))}),
        ("CO", "BA3", {Copolymerise(1, ("BA3",)), Copolymerise(2, ("BA3",))}),
        ("BA3", "CO", {Copolymerise(1, ("BA3",)), Copolymerise(2, ("BA3",))}),
        ("S2", "TEMPO S2", {Cap(1, ("S2", "S2")), Propagate(1, ("S2", "S2"))}),
        ("S3", "S1 S2 H2O2", {Propagate(1, ("S1", "S2", "S3")), Initiate("H2O2", ("S1", "S3"))}),
    ],
)
def test_every_play_that_uses_the_card_and_no_other(card, hand, wanted):
    play = Play("BA2", "", draw_from_discard=True)
    play.hold(1, hand)
    play.lay(1, "S1")
    play.lay(0, "MMA1")
    play.hold(0, f"BA2 {card}")
    play.do(Discard(card), draw="VAc2")
    play.game.play(play.game.asks()[0], Take())
    assert set(play.legal()) == wanted


@pytest.mark.rule("3.5")
def test_not_while_the_stack_is_empty():
    play = Play("S2", "S2", draw_from_discard=True)
    play.lay(1, "S1")
    play.empty_the_stack(keep=1)
    left = play.state.cards.ids[play.state.pile[0]]
    events = play.do(Discard("S2"), draw=left)
    assert of_kind(events, "reshuffled") == [{"stack": 1}]
    assert play.game.waits_for_chance
    assert play.public.discard is None


@pytest.mark.rule("3.6")
def test_a_player_who_is_away_discards_the_drawn_card():
    """Q36."""
    play = Play("S1 S1 H2O2")
    play.lay(0, "S1")
    play.draw("MMA3")
    rules, s = play.game.room.rules, play.state
    assert rules.first(s, s.stack[-1], 0) == Discard("MMA3") == play.legal()[0]
    play = Play("S2", "S2", draw_from_discard=True)
    play.lay(1, "S1")
    play.do(Discard("S2"), draw="BA3")
    assert play.game.room.rules.first(play.state, play.state.stack[-1], 1) == play.legal_source()[0]


@pytest.mark.rule("3.7")
def test_where_used_cards_go():
    """Q31."""
    play = Play("H2O2 S1 T CTA MMA1 MMA1 CO BA2 TEMPO", "BA3")
    s, ids = play.state, play.state.cards.numbers
    play.do(Initiate("H2O2", ("S1",)))
    assert s.gone[ids["H2O2"]] == 1
    play.discard_drawn()
    play.do(Transfer(1, ("MMA1",)))
    assert s.gone[ids["CTA"]] == 1
    assert play.shelf(0) == [1]
    play.discard_drawn()
    play.do(Cap(2))
    assert s.gone[ids["TEMPO"]] == 0
    assert s.discards.count(ids["TEMPO"]) == 0
    play.discard_drawn()
    play.do(Copolymerise(2, ("BA2",)))
    assert (s.gone[ids["CO"]], play.public.discard) == (1, "TEMPO")
    other = play.lay(0, "VAc1")
    play.discard_drawn()
    play.do(Terminate((2, other), "combination"))
    assert s.gone[ids["T"]] == 1


@pytest.mark.rule("3.8")
def test_learning_names_the_step_and_the_averages():
    play = Play("S1 S1 CTA MMA1 H2O2", "BA3", learning=True)
    (told,) = of_kind(play.do(Initiate("H2O2", ("S1", "S1"))), "learned")
    assert told == {"seat": 0, "step": "initiation", "chains": 0}
    play.discard_drawn()
    (told,) = of_kind(play.do(Transfer(1, ("MMA1",))), "learned")
    assert told == {
        "seat": 0, "step": "transfer", "chains": 1, "mn": Decimal("208.30"), "dispersity": Decimal("1.000"),
    }  # fmt: skip
    assert of_kind(play.discard_drawn(), "learned") == []
    assert play.public.learning
    quiet = Play("S1 H2O2")
    assert of_kind(quiet.do(Initiate("H2O2", ("S1",))), "learned") == []
