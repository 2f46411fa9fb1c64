"""Rule 1: the aim and the cards; own decks."""

from __future__ import annotations

from decimal import Decimal

import msgspec
import pytest

from labtop.engine import drive, record
from labtop.engine.core import Illegal
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.rooms.chain_growth.actions import Cap, Copolymerise, Discard, Initiate, Terminate, Transfer
from labtop.rooms.chain_growth.aid import aid, preview
from labtop.rooms.chain_growth.cards import PACKAGED_CARDS, cards_of
from labtop.rooms.chain_growth.deck import PACKAGED, Deck, cards_in

from .dsl import Play, told


@pytest.mark.rule("1.1")
def test_only_finished_chains_count_when_a_hand_is_empty():
    play = Play("TEMPO", "BA3")
    short, long = play.lay(0, "S1 S1"), play.lay(1, "MMA1 MMA3 MMA3")
    play.hold(0, "S1")
    play.do(Cap(short, ()), draw="TEMPO")
    play.discard_drawn()
    assert play.do(Discard("S1"), draw="BA3")
    assert not play.game.over
    play.hold(1, "")
    play.do(Discard("BA3"), draw="BA3")
    assert play.game.outcome.scores == [2, 0]
    assert play.game.outcome.places == [1, 2]
    assert play.chain(long).units == 7


@pytest.mark.rule("1.2")
def test_the_deck():
    """Vector 1; Q2: the list is ours, in one table."""
    cards = PACKAGED_CARDS
    assert cards_in(PACKAGED) == 55
    assert (PACKAGED.decks, cards.total) == (2, 110)
    monomers = cards.counts[: cards.starters]
    assert sum(monomers) == 80
    assert [sum(monomers[value::3]) for value in range(3)] == [32, 24, 24]
    assert sum(cards.counts[cards.starters : cards.termination]) == 14
    assert cards.counts[cards.termination :] == [4, 4, 4, 4]
    assert dict(zip(cards.ids, cards.counts, strict=True)) | {"S1": 8, "MMA2": 6, "H2O2": 8, "AIBN": 6} == dict(
        zip(cards.ids, cards.counts, strict=True)
    )
    assert {entry.source for entry in (*PACKAGED.monomer, *PACKAGED.starter, *PACKAGED.joker)} == {
        "rulebook",
        "reconstruction",
    }


@pytest.mark.rule("1.3")
def test_a_card_of_value_three_is_three_monomers():
    """Q3, Q6; masses of the specification come from the formulas."""
    play = Play("S1 S3 H2O2")
    play.do(Initiate("H2O2", ("S1", "S3")))
    assert (play.chain(1).units, play.chain(1).mass) == (4, Decimal("416.60"))
    assert play.public.masses == {
        "S": Decimal("104.15"), "MMA": Decimal("100.12"), "VAc": Decimal("86.09"), "BA": Decimal("128.17"),
        "H2O2": Decimal("34.01"), "AIBN": Decimal("164.21"), "CTA": Decimal("202.40"), "TEMPO": Decimal("156.25"),
    }  # fmt: skip


@pytest.mark.rule("1.4")
def test_initiators():
    """Q4 and Q5: one radical or two, and no jokers."""
    play = Play("S1 MMA1 S2 H2O2 AIBN T")
    assert play.public.radicals == {"H2O2": 1, "AIBN": 2}
    assert play.refused(Initiate("T", ("S1",))) == ("not_a_starter", "5.1", {"card": "T"})
    assert play.refused(Initiate("S2", ("S1",))) == ("not_a_starter", "5.1", {"card": "S2"})
    assert Initiate("AIBN", ("S1", "MMA1"), True) in play.legal()
    assert Initiate("H2O2", ("S1", "MMA1"), True) not in play.legal()


@pytest.mark.rule("1.5")
def test_jokers_take_chains_but_tempo_does_not():
    """Q16."""
    play = Play("T CTA TEMPO CO MMA1 BA3")
    mine, theirs = play.lay(0, "S1"), play.lay(1, "S1 S2")
    answers = play.legal()
    assert Terminate((mine, theirs), "combination") in answers
    assert Transfer(theirs, ("MMA1",)) in answers
    assert Copolymerise(theirs, ("MMA1",)) in answers
    assert play.refused(Cap(theirs)) == ("not_your_chain", "9.1", {"chain": theirs, "seat": 1, "card": "TEMPO"})
    assert Cap(mine) in answers


# ---- own decks -----------------------------------------------------------------------------------------------------

OWN = {
    "decks": 2,
    "monomer": [
        {
            "id": "AN", "formula": "C3H3N", "mass": "53.06", "count": [6, 5, 4],
            "name": {"en": "acrylonitrile", "fr": "acrylonitrile"},
        },
        {"id": "IP", "formula": "C5H8", "count": [6, 5, 4]},
    ],
    "starter": [{"id": "BPO", "formula": "C14H10O4", "radicals": 2, "count": 4}],
    "joker": [{"id": "CO", "count": 2}, {"id": "T", "count": 2}],
}  # fmt: skip


def changed(**more):
    return {**OWN, **more}


def refusal(pack):
    with pytest.raises(Illegal) as caught:
        room("chain-growth").read_options({"pack": pack})
    return caught.value


@pytest.mark.rule("1.6")
def test_a_game_with_an_own_deck():
    play = Play("AN1 AN2 BPO", "IP1 IP1", pack=OWN)
    play.do(Initiate("BPO", ("AN1", "AN2")))
    assert (play.chain(1).units, play.chain(1).mass) == (3, Decimal("159.18"))
    assert play.public.masses["IP"] == Decimal("68.12")
    assert list(play.public.names) == ["AN"]
    assert play.public.names["AN"].fr == "acrylonitrile"
    assert sum(play.state.cards.counts) == 76
    assert play.state.cards is cards_of(play.game.options.pack)
    assert play.refused(Discard("S1")) == ("no_such_card", "1.2", {"card": "S1"})


@pytest.mark.rule("1.6")
@pytest.mark.parametrize(
    ("pack", "reason", "entry"),
    [
        (changed(monomer=OWN["monomer"][:1]), "too_few_monomers", "monomer"),
        (changed(starter=[]), "no_starter", "starter"),
        (changed(starter=[{**OWN["starter"][0], "count": 0}]), "no_starter", "starter"),
        (changed(monomer=[{**OWN["monomer"][0], "count": [0, 9, 9]}, OWN["monomer"][1]]), "no_value_one", "AN"),
        (changed(monomer=[*OWN["monomer"], OWN["monomer"][1]]), "same_id", "IP"),
        (changed(starter=[{**OWN["starter"][0], "id": "AN1"}]), "same_id", "AN1"),
        (changed(starter=[{**OWN["starter"][0], "id": "TEMPO"}]), "same_id", "TEMPO"),
        (changed(joker=[*OWN["joker"], {"id": "T", "count": 1}]), "same_id", "T"),
        (changed(joker=[{"id": "CO", "count": 2, "mass": "3"}]), "mass_without_formula", "CO"),
        (changed(starter=[{**OWN["starter"][0], "formula": "C14H1OO4x"}]), "formula", "BPO"),
        (changed(joker=[]), "no_finisher", "joker"),
        (changed(joker=[{"id": "CO", "count": 2}, {"id": "T", "count": 0}]), "no_finisher", "joker"),
    ],
)
def test_what_makes_a_deck_unplayable(pack, reason, entry):
    error = refusal(pack)
    assert told(error) == ("bad_pack", "1.6", {"reason": reason, "entry": entry})
    assert (error.__cause__ is not None) == (reason == "formula")


def test_a_record_with_a_deck_that_no_new_table_gets_still_opens():
    """Decks without a card that finishes a chain were accepted once (rule 1.6)."""
    played = room("chain-growth")
    endless = changed(joker=[{"id": "CO", "count": 4}])
    assert refusal(endless).params["reason"] == "no_finisher"
    options = played.read_options({"pack": endless}, recorded=True)
    assert played.known_options({"pack": endless}) == options, "as a stored table is read"
    state = played.rules.setup(options, 2)
    moves = []
    drive.playout(played.rules, state, Quick("pick"), Quick("cards"), moves=moves)
    outcome = played.rules.outcome(state)
    again = record.read(record.write(record.Record(played.id, 1, 2, options, moves, "quick", "", None, outcome.reason)))
    assert played.rules.outcome(record.replay(again)) == outcome
    with pytest.raises(Illegal, match="bad_pack"):
        played.read_options({"pack": changed(starter=[])}, recorded=True)


@pytest.mark.rule("1.6")
def test_a_deck_of_the_wrong_size_or_mass():
    small = changed(monomer=[{**monomer, "count": [2, 1, 1]} for monomer in OWN["monomer"]])
    assert told(refusal(small)) == ("bad_pack_size", "1.6", {"cards": 32, "fewest": 60, "most": 240})
    big = changed(monomer=[{**monomer, "count": [20, 20, 20]} for monomer in OWN["monomer"]])
    assert told(refusal(big)) == ("bad_pack_size", "1.6", {"cards": 256, "fewest": 60, "most": 240})
    heavy = changed(monomer=[{**OWN["monomer"][0], "mass": "54"}, OWN["monomer"][1]])
    assert told(refusal(heavy)) == (
        "bad_pack_mass",
        "1.6",
        {"entry": "AN", "given": Decimal(54), "mass": Decimal("53.06"), "formula": "C3H3N"},
    )


@pytest.mark.rule("1.6")
@pytest.mark.parametrize(
    "pack", [{}, changed(decks=0), changed(colour="red"), changed(monomer=[{"id": "A B"}]), 7, "decks = 2"]
)
def test_what_is_no_deck_at_all(pack):
    assert refusal(pack).code == "bad_option"


@pytest.mark.rule("1.6")
def test_what_is_no_toml():
    assert refusal("decks = ").code == "unreadable_pack"


def test_the_packaged_deck_passes_its_own_judge():
    told = msgspec.to_builtins(PACKAGED)
    assert room("chain-growth").read_options({"pack": told}).pack == PACKAGED
    assert msgspec.convert(told, Deck) == PACKAGED


@pytest.mark.rule("1.6")
def test_cards_of_an_own_deck_show_their_own_substances():
    """A card that is called as one of the box, with another formula, too; the drawings are made apart."""
    own = changed(
        monomer=[
            {"id": "S", "formula": "C3H4O2", "count": [6, 5, 4], "structure": "C=CC(=O)O"},
            {"id": "MMA", "formula": "C5H8O2", "count": [6, 5, 4]},
            {"id": "E", "formula": "C2H4", "count": [6, 5, 4], "structure": "C=CC"},
        ]
    )
    public = Play("S1 S2 BPO", "MMA1 MMA1", pack=own).public
    assert set(public.pictures) == {"S", "E", "BPO"}
    assert public.pictures["S"].formula == "C3H4O2"
    drawings = aid(public, 0, False).drawings
    assert set(drawings) == {"C=CC(=O)O"}, "C=CC is no C2H4"
    assert preview(room("chain-growth").read_options({"pack": own})).drawings == drawings
    assert Play("S1", "S1").public.pictures == {}
    assert aid(Play("S1", "S1").public, 0, False).drawings == {}
