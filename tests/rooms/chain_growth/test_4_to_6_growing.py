"""Rules 4 to 6: chains, initiation, propagation."""

from __future__ import annotations

from decimal import Decimal

import pytest

from labtop.rooms.chain_growth.actions import Cap, Copolymerise, Initiate, Propagate, Transfer

from .dsl import Play, of_kind


@pytest.mark.rule("4.1")
def test_length_mass_and_end():
    """Q26: end groups are ignored."""
    play = Play("S1 S3 H2O2 CO MMA1 MMA2 T")
    play.do(Initiate("H2O2", ("S1", "S3")))
    play.discard_drawn()
    play.do(Copolymerise(1, ("MMA1", "MMA2")))
    chain = play.chain(1)
    assert (chain.units, chain.mass, chain.end) == (7, Decimal("716.96"), "MMA")
    assert (chain.cards, chain.start, chain.owner) == (["S1", "S3", "MMA1", "MMA2"], "H2O2", 0)
    assert play.refused(Propagate(9, ("S1", "S1"))) == ("no_such_chain", "4.1", {"chain": 9, "card": "S1"})


@pytest.mark.rule("4.1")
def test_only_monomers_become_part_of_a_chain():
    play = Play("S1 AIBN H2O2 TEMPO T T CO MMA1")
    mine = play.lay(0, "S1")
    assert play.refused(Initiate("AIBN", ("H2O2",))) == ("not_a_monomer", "4.1", {"card": "H2O2"})
    assert play.refused(Initiate("AIBN", ("T", "T"), True)) == ("not_a_monomer", "4.1", {"card": "T"})
    assert play.refused(Propagate(mine, ("T", "T"))) == ("not_a_monomer", "4.1", {"card": "T"})
    assert play.refused(Copolymerise(mine, ("TEMPO",))) == ("not_a_monomer", "4.1", {"card": "TEMPO"})


@pytest.mark.rule("4.2")
def test_a_growing_chain_can_be_taken():
    play = Play("CO MMA1 BA3")
    theirs = play.lay(1, "S1 S3")
    play.do(Copolymerise(theirs, ("MMA1",)))
    assert (play.owned(0), play.owned(1)) == ([5], [])


@pytest.mark.rule("4.3")
def test_a_capped_chain_is_safe():
    play = Play("CO CTA T MMA1 BA3")
    mine = play.lay(0, "S1")
    theirs = play.lay(1, "S1 S3", capped=True)
    for action, card in ((Copolymerise(theirs, ("MMA1",)), "CO"), (Transfer(theirs, ("MMA1",)), "CTA")):
        assert play.refused(action) == ("chain_capped", "4.3", {"chain": theirs, "seat": 1, "card": card})
    assert not any(theirs in getattr(action, "chains", ()) for action in play.legal())
    assert play.chain(theirs).capped
    assert not play.chain(mine).capped


@pytest.mark.rule("4.4")
def test_a_dead_chain_is_out_of_reach():
    play = Play("CTA MMA1", "CO BA1 T S2 S2")
    theirs = play.lay(1, "S1 S3")
    play.do(Transfer(theirs, ("MMA1",)))
    assert play.refused(Propagate(theirs, ("S2", "S2"))) == ("chain_dead", "4.4", {"chain": theirs, "card": "S2"})
    assert play.refused(Copolymerise(theirs, ("BA1",))) == ("chain_dead", "4.4", {"chain": theirs, "card": "CO"})
    (vial,) = play.public.players[0].shelf
    assert (vial.number, vial.units, vial.mass, vial.stolen_from) == (theirs, 4, Decimal("416.60"), 1)
    assert (play.public.players[0].units, play.public.players[1].units) == (4, 0)


# ---- initiation ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.1")
def test_a_starter_a_one_and_perhaps_one_more():
    """Vector 3; Q8."""
    play = Play("H2O2 S1 S2 S3 MMA1 T")
    assert play.refused(Initiate("H2O2", ("S2",))) == ("first_not_one", "5.1", {"card": "S2", "value": 2})
    assert play.refused(Initiate("H2O2", ("S1", "MMA1"))) == (
        "second_other_monomer",
        "5.1",
        {"monomer": "S", "card": "MMA1"},
    )
    events = play.do(Initiate("H2O2", ("S1", "S3")))
    assert (play.owned(0), play.chain(1).mass) == ([4], Decimal("416.60"))
    assert of_kind(events, "initiated") == [
        {"seat": 0, "chain": 1, "starter": "H2O2", "cards": ["S1", "S3"], "monomer": "S", "units": 4}
    ]


@pytest.mark.rule("5.1")
def test_the_second_card_has_any_value():
    play = Play("H2O2 S1 S1 S2 S3")
    found = {action.monomers for action in play.legal() if isinstance(action, Initiate)}
    assert found == {("S1",), ("S1", "S1"), ("S1", "S2"), ("S1", "S3")}
    lone = Play("H2O2 S1 BA3")
    assert [a for a in lone.legal() if isinstance(a, Initiate)] == [Initiate("H2O2", ("S1",))]


@pytest.mark.rule("5.2")
def test_two_radicals_start_two_chains():
    """Vectors 3 and 9."""
    play = Play("AIBN S1 MMA1 S2 H2O2 T")
    assert play.refused(Initiate("H2O2", ("S1", "MMA1"), True)) == ("one_radical", "5.2", {"card": "H2O2"})
    assert play.refused(Initiate("AIBN", ("S1",), True)) == ("two_monomers_needed", "5.2", {"card": "AIBN"})
    assert play.refused(Initiate("AIBN", ("S1", "S2"), True)) == ("first_not_one", "5.2", {"card": "S2", "value": 2})
    assert play.refused(Initiate("AIBN", ("MMA1", "S1"), True)) == ("cards_out_of_order", "4.1", {})
    play.do(Initiate("AIBN", ("S1", "MMA1"), True))
    assert play.owned(0) == [1, 1]
    assert [chain.end for chain in play.public.chains] == ["S", "MMA"]


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(("two", "lengths"), [(False, [2]), (True, [1, 1])])
def test_two_equal_ones_mean_one_chain_or_two(two, lengths):
    """Vector 9; Q10."""
    play = Play("AIBN S1 S1 T")
    play.do(Initiate("AIBN", ("S1", "S1"), two))
    assert play.owned(0) == lengths


@pytest.mark.rule("5.3")
def test_a_two_radical_starter_with_a_one_and_a_two_makes_one_chain():
    """Vector 9."""
    play = Play("AIBN S1 S2")
    assert {a for a in play.legal() if isinstance(a, Initiate)} == {
        Initiate("AIBN", ("S1",)),
        Initiate("AIBN", ("S1", "S2")),
    }


@pytest.mark.rule("5.4")
def test_in_any_turn_and_any_number():
    """Q30: there is no phase for it."""
    play = Play("H2O2 H2O2 H2O2 S1 S1 S1 BA2", "H2O2 BA1 BA2")
    for _ in range(3):
        play.do(Initiate("H2O2", ("S1",)))
        play.discard_drawn()
    assert play.owned(0) == [1, 1, 1]


# ---- propagation ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("cards", ["S2 S2", "S2 S2 S2", "S1 S2 S3", "S1 S1", "S3 S3 S3"])
def test_pairs_triplets_and_the_series(cards):
    """Vector 4."""
    play = Play(f"{cards} BA1")
    mine = play.lay(0, "S1")
    added = sum(int(card[-1]) for card in cards.split())
    (event,) = of_kind(play.do(Propagate(mine, tuple(cards.split()))), "propagated")
    assert play.owned(0) == [1 + added]
    assert (event["before"], event["units"], event["monomer"]) == (1, 1 + added, "S")
    assert event["cards"] == cards.split()


@pytest.mark.rule("6.1")
def test_what_is_no_form():
    """Vector 4; Q7 and Q9."""
    play = Play("S1 S1 S2 S2 S3 BA1")
    mine = play.lay(0, "S1")
    assert play.refused(Propagate(mine, ("S2", "S3"))) == ("no_form", "6.1", {"cards": ["S2", "S3"], "values": "2, 3"})
    wrong = {"cards": ["S1", "S1", "S2"], "values": "1, 1, 2"}
    assert play.refused(Propagate(mine, ("S1", "S1", "S2"))) == ("no_form", "6.1", wrong)
    assert play.refused(Propagate(mine, ("S1",))) == ("single_card", "6.1", {"card": "S1"})
    assert play.refused(Propagate(mine, ("S3", "S2", "S1"))) == ("cards_out_of_order", "4.1", {})


@pytest.mark.rule("6.2")
def test_the_end_monomer_on_an_own_chain():
    """Vector 4."""
    play = Play("S2 S2 MMA2 MMA2 BA1")
    mine, theirs = play.lay(0, "S1"), play.lay(1, "S1")
    assert play.refused(Propagate(mine, ("MMA2", "MMA2"))) == (
        "wrong_monomer",
        "6.2",
        {"card": "MMA2", "monomer": "S"},
    )
    foreign = {"chain": theirs, "seat": 1, "card": "S2"}
    assert play.refused(Propagate(theirs, ("S2", "S2"))) == ("not_your_chain", "6.2", foreign)
    block = play.lay(0, "S1 MMA2")
    assert Propagate(block, ("MMA2", "MMA2")) in play.legal()
    assert Propagate(block, ("S2", "S2")) not in play.legal()


@pytest.mark.rule("6.3")
def test_single_additions():
    """Vector 4; Q7."""
    play = Play("S1 S3 BA1", single_addition=True)
    mine = play.lay(0, "S1")
    assert play.refused(Propagate(mine, ("S1", "S3"))) == ("no_form", "6.1", {"cards": ["S1", "S3"], "values": "1, 3"})
    assert Cap(mine) not in play.legal()
    play.do(Propagate(mine, ("S3",)))
    assert play.owned(0) == [4]
