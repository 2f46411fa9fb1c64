"""Rules 7 to 10: Termination, CTA, TEMPO, Copolymer."""

from __future__ import annotations

from decimal import Decimal

import pytest

from labtop.rooms.chain_growth.actions import Cap, Copolymerise, Propagate, Terminate, Transfer

from .dsl import Play, of_kind


@pytest.mark.rule("7.1")
def test_two_chains_at_least_one_own():
    """Vector 6; Q13."""
    play = Play("T S1")
    assert play.refused(Terminate((1, 2), "combination")) == ("two_chains_needed", "7.1", {"count": 0})
    mine = play.lay(0, "S1 S3 S1")
    assert play.refused(Terminate((mine, mine), "combination")) == ("two_chains_needed", "7.1", {"count": 1})
    other, third = play.lay(1, "S1"), play.lay(1, "MMA1")
    assert play.refused(Terminate((mine, mine), "combination")) == ("same_chain", "7.1", {"chain": mine})
    assert play.refused(Terminate((other, mine), "combination")) == ("chains_out_of_order", "7.1", {})
    assert play.refused(Terminate((other, third), "combination")) == (
        "none_yours",
        "7.1",
        {"chain": other, "other": third},
    )
    found = {action.chains for action in play.legal() if isinstance(action, Terminate)}
    assert found == {(mine, other), (mine, third)}
    play.do(Terminate((mine, other), "combination"))
    assert play.hand(0) != []
    assert play.shelf(0) == [6]


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(("mode", "shelf"), [("combination", [11]), ("disproportionation", [5, 6])])
def test_the_two_modes(mode, shelf):
    """Vector 6; Q14 and Q29."""
    play = Play("T BA3 BA3", "S1")
    mine, theirs = play.lay(0, "S1 S3 S1"), play.lay(1, "MMA3 MMA3")
    events = play.do(Terminate((mine, theirs), mode))
    assert play.shelf(0) == shelf
    assert (play.shelf(1), play.owned(0), play.owned(1)) == ([], [], [])
    masses = [vial.mass for vial in play.public.players[0].shelf]
    assert sum(masses) == Decimal("1121.47")
    if mode == "combination":
        (event,) = of_kind(events, "combined")
        assert (event["before"], event["other_before"], event["units"], event["mass"]) == (5, 6, 11, masses[0])
        assert play.public.players[0].shelf[0].cards == ["S1", "S3", "S1", "MMA3", "MMA3"]
    else:
        (event,) = of_kind(events, "disproportionated")
        assert (event["before"], event["other_before"], event["mass"], event["other_mass"]) == (5, 6, *masses)


@pytest.mark.rule("7.3")
@pytest.mark.parametrize("mode", ["combination", "disproportionation"])
def test_what_is_ended_is_the_players(mode):
    """Vector 6; Q15 and Q34: however short the own chain."""
    play = Play("T BA3 BA3", "S1")
    mine, theirs = play.lay(0, "S1"), play.lay(1, "MMA1 MMA3 MMA3")
    events = play.do(Terminate((mine, theirs), mode))
    assert sum(play.shelf(0)) == 8
    assert play.public.players[0].shelf[-1].stolen_from == 1
    (theft,) = of_kind(events, "stolen")
    assert theft == {
        "seat": 0, "victim": 1, "chain": theirs, "units": 7, "mass": Decimal("700.84"), "by": "termination",
    }  # fmt: skip


@pytest.mark.rule("7.4")
@pytest.mark.parametrize(
    ("ends", "modes"),
    [
        (("S1", "S1"), ["combination"]),
        (("MMA1", "MMA1"), ["disproportionation"]),
        (("S1", "MMA1"), ["disproportionation"]),
        (("VAc1", "MMA1"), ["disproportionation"]),
        (("S1", "BA1"), ["combination", "disproportionation"]),
        (("VAc1", "BA1"), ["combination", "disproportionation"]),
    ],
)
def test_chemistry_decides(ends, modes):
    play = Play("T BA3 BA3", "S1", true_termination=True)
    pair = (play.lay(0, ends[0]), play.lay(0, ends[1]))
    assert [action.mode for action in play.legal() if isinstance(action, Terminate)] == modes
    for mode in {"combination", "disproportionation"} - set(modes):
        families = f"{ends[0][:-1]}, {ends[1][:-1]}"
        assert play.refused(Terminate(pair, mode)) == ("mode_forced", "7.4", {"mode": modes[0], "ends": families})
    play.do(Terminate(pair, modes[0]))
    assert sum(play.shelf(0)) == 2


# ---- chain transfer ------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.1")
def test_chain_transfer_ends_a_chain_and_takes_it():
    """Vector 5."""
    play = Play("CTA MMA1 MMA2 BA3", "S1")
    theirs = play.lay(1, "S1 S3 S3")
    events = play.do(Transfer(theirs, ("MMA1", "MMA2")))
    assert (play.shelf(0), play.owned(0), play.owned(1)) == ([7], [3], [])
    new = play.public.chains[0]
    assert (new.start, new.end, new.capped) == ("CTA", "MMA", False)
    (theft,) = of_kind(events, "stolen")
    assert (theft["victim"], theft["units"], theft["by"]) == (1, 7, "transfer")
    kinds = [event.kind for event in events]
    assert kinds[:3] == ["stolen", "transferred", "initiated"]


@pytest.mark.rule("8.1")
def test_on_an_own_chain():
    play = Play("CTA MMA1 BA3", "S1")
    mine = play.lay(0, "S1 S3")
    events = play.do(Transfer(mine, ("MMA1",)))
    assert (play.shelf(0), play.owned(0)) == ([4], [1])
    assert of_kind(events, "stolen") == []
    assert play.public.players[0].shelf[0].stolen_from is None


@pytest.mark.rule("8.1")
def test_not_on_a_capped_chain_of_another():
    """Vector 5."""
    play = Play("CTA MMA1 BA3", "S1")
    theirs = play.lay(1, "S1 S3 S3", capped=True)
    capped = {"chain": theirs, "seat": 1, "card": "CTA"}
    assert play.refused(Transfer(theirs, ("MMA1",))) == ("chain_capped", "4.3", capped)


@pytest.mark.rule("8.2")
def test_a_new_chain_must_be_started():
    play = Play("CTA MMA2 S1 S3 BA3", "S1")
    theirs = play.lay(1, "S1")
    assert play.refused(Transfer(theirs, ("MMA2",))) == ("first_not_one", "8.2", {"card": "MMA2", "value": 2})
    assert play.refused(Transfer(theirs, ("S1", "MMA2"))) == (
        "second_other_monomer",
        "8.2",
        {"monomer": "S", "card": "MMA2"},
    )
    found = {action.monomers for action in play.legal() if isinstance(action, Transfer)}
    assert found == {("S1",), ("S1", "S3")}
    without = Play("CTA MMA2 BA3", "S1")
    without.lay(1, "S1")
    assert not any(isinstance(action, Transfer) for action in without.legal())


# ---- TEMPO ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1")
def test_tempo_caps_an_own_chain():
    """Q16 and Q17."""
    play = Play("TEMPO BA3 BA3", "S1")
    mine, theirs = play.lay(0, "S1 S3"), play.lay(1, "S1")
    assert play.refused(Cap(theirs)) == ("not_your_chain", "9.1", {"chain": theirs, "seat": 1, "card": "TEMPO"})
    events = play.do(Cap(mine))
    assert play.chain(mine).capped
    assert of_kind(events, "capped") == [{"seat": 0, "chain": mine, "units": 4, "mass": Decimal("416.60")}]
    assert play.public.players[0].units == play.public.players[0].capped == 4


@pytest.mark.rule("9.2")
def test_a_pair_may_go_with_it():
    play = Play("TEMPO S2 S2 S3 MMA2 MMA2 BA3", "S1")
    mine = play.lay(0, "S1")
    assert play.refused(Cap(mine, ("S2", "S3"))) == ("not_a_pair", "9.2", {"cards": ["S2", "S3"]})
    assert play.refused(Cap(mine, ("S2",))) == ("not_a_pair", "9.2", {"cards": ["S2"]})
    assert play.refused(Cap(mine, ("MMA2", "MMA2"))) == ("wrong_monomer", "9.2", {"card": "MMA2", "monomer": "S"})
    events = play.do(Cap(mine, ("S2", "S2")))
    assert (play.owned(0), play.chain(mine).capped) == ([5], True)
    assert [event.kind for event in events][:2] == ["propagated", "capped"]


@pytest.mark.rule("9.3")
def test_waking_by_growth():
    """Q18: free, TEMPO to the discard pile, vulnerable again."""
    play = Play("S2 S2 BA3", "CO MMA1 BA3")
    mine = play.lay(0, "S1", capped=True)
    assert play.chain(mine).capped
    events = play.do(Propagate(mine, ("S2", "S2")))
    assert of_kind(events, "reactivated") == [{"seat": 0, "chain": mine, "units": 1}]
    assert (play.owned(0), play.chain(mine).capped, play.public.discard) == ([5], False, "TEMPO")
    play.do(Copolymerise(mine, ("MMA1",)))
    assert play.owned(1) == [6]


@pytest.mark.rule("9.3")
def test_waking_for_a_termination():
    """Vector 10."""
    play = Play("T BA3 BA3", "S1")
    sleeping, active = play.lay(0, "S1 S3", capped=True), play.lay(0, "S1 S2")
    play.do(Terminate((sleeping, active), "combination"))
    assert play.shelf(0) == [7]
    assert play.public.discard == "TEMPO"
    assert play.state.gone[play.state.cards.termination] == 1


@pytest.mark.rule("9.3")
def test_two_sleeping_chains_can_end_each_other():
    play = Play("T BA3 BA3", "S1")
    pair = (play.lay(0, "S1", capped=True), play.lay(0, "MMA1", capped=True))
    play.do(Terminate(pair, "disproportionation"))
    assert play.public.discards == {"TEMPO": 2}


@pytest.mark.rule("9.3")
def test_waking_for_the_other_jokers():
    play = Play("CTA CO MMA1 MMA2 BA3", "S1")
    first, second = play.lay(0, "S1", capped=True), play.lay(0, "S1 S1", capped=True)
    play.do(Copolymerise(first, ("MMA2",)))
    assert not play.chain(first).capped
    play.discard_drawn()
    play.do(Transfer(second, ("MMA1",)))
    assert play.shelf(0) == [2]
    assert play.public.discards["TEMPO"] == 2


@pytest.mark.rule("9.4")
def test_waking_is_no_play_and_nothing_is_capped_twice():
    play = Play("TEMPO S2 S2 BA3", "S1")
    mine = play.lay(0, "S1", capped=True)
    assert play.refused(Cap(mine)) == ("already_capped", "9.4", {"chain": mine})
    assert play.refused(Cap(mine, ("S2", "S2"))) == ("already_capped", "9.4", {"chain": mine})
    kinds = {type(action).__name__ for action in play.legal()}
    assert kinds == {"Discard", "Propagate"}


# ---- Copolymer -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.1")
def test_another_monomer():
    """Q20 and Q32: one or two cards of any value."""
    play = Play("CO S1 MMA3 MMA2 BA1 BA3", "S1")
    mine = play.lay(0, "S1")
    same = {"monomer": "S", "card": "S1", "chain": mine}
    assert play.refused(Copolymerise(mine, ("S1",))) == ("same_monomer", "10.1", same)
    assert play.refused(Copolymerise(mine, ("MMA2", "BA1"))) == (
        "one_new_monomer",
        "10.1",
        {"monomer": "MMA", "card": "BA1"},
    )
    assert play.refused(Copolymerise(mine, ("MMA3", "MMA2"))) == ("cards_out_of_order", "4.1", {})
    events = play.do(Copolymerise(mine, ("MMA2", "MMA3")))
    assert (play.owned(0), play.chain(mine).end) == ([6], "MMA")
    (event,) = of_kind(events, "switched")
    assert (event["before"], event["units"], event["monomer"]) == (1, 6, "MMA")


@pytest.mark.rule("10.2")
def test_a_taken_chain_stays_alive_and_can_be_taken_back():
    """Q21."""
    play = Play("CO MMA1 BA3", "CO BA1 BA2")
    theirs = play.lay(1, "S1 S3")
    events = play.do(Copolymerise(theirs, ("MMA1",)))
    (theft,) = of_kind(events, "stolen")
    assert (theft["seat"], theft["victim"], theft["units"], theft["by"]) == (0, 1, 4, "copolymer")
    assert play.owned(0) == [5]
    play.do(Copolymerise(theirs, ("BA1",)))
    assert (play.owned(0), play.owned(1)) == ([], [6])


@pytest.mark.rule("10.3")
def test_back_and_forth():
    """Q33."""
    play = Play("CO CO MMA1 S2 BA3", "S1")
    mine = play.lay(0, "S1")
    play.do(Copolymerise(mine, ("MMA1",)))
    play.discard_drawn()
    play.do(Copolymerise(mine, ("S2",)))
    assert (play.chain(mine).end, play.chain(mine).cards) == ("S", ["S1", "MMA1", "S2"])
