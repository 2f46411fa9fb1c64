"""Chapters 1 and 2: aim, parts, piles, targets, starting molecules."""

from __future__ import annotations

import msgspec
import pytest

import labtop
from labtop.chemistry import molecules, notation
from labtop.engine.core import Illegal
from labtop.engine.registry import room
from labtop.rooms.laboratorium import actions as say
from labtop.rooms.laboratorium.pack import PACKAGED

from .dsl import NOTHING, ROOM, Play, of_kind, told


def options(**given):
    return room(ROOM).read_options(given)


def refused(**given):
    with pytest.raises(Illegal) as caught:
        options(**given)
    return told(caught.value)


def own(**changes):
    """The packaged pack with some entries changed, as plain values."""
    plain = msgspec.to_builtins(PACKAGED)
    for name, change in changes.items():
        plain[name] = change(plain[name]) if callable(change) else change
    return plain


@pytest.mark.rule("1.1")
def test_whoever_makes_the_target_first_wins():
    play = Play(start=(1, 3), target="ethanal")
    play.give(0, reagents=[4])
    play.manipulate()
    play.join(0, 4)
    play.roll(3, 4)
    assert play.game.over
    assert play.outcome.places == [1, 2]
    assert play.outcome.reason == "synthesis"


@pytest.mark.rule("1.2")
def test_tokens_show_two_faces_of_carbon_and_oxygen():
    assert [molecules.VALENCE[kind] for kind in range(5)] == [4, 2, 1, 1, 2]
    for structure, code in (("C#C", "structure_triple_bond"), ("C=C=C", "structure_two_double_bonds")):
        with pytest.raises(Illegal) as caught:
            notation.read(structure)
        assert caught.value.code == code


@pytest.mark.rule("1.3")
def test_everybody_has_three_safety_tokens_and_twelve_dice():
    play = Play(start=(1, 1))
    assert [play.lost(seat) for seat in (0, 1)] == [[], []]
    mixes = play.legal(0)
    assert len(mixes) == 31
    assert max(max(m.reagent, m.chemistry, m.boum, m.safety) for m in mixes) == 3


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats):
    with pytest.raises(Illegal) as caught:
        labtop.start(ROOM, seats=seats)
    assert caught.value.code == "seats_out_of_range"


@pytest.mark.rule("2.1")
def test_a_table_may_have_its_own_pack():
    reagents = [{"number": 1, "structure": "[1*]C"}, {"number": 40, "structure": "[1*]CO"}]
    targets = [{"id": "ethanol", "structure": "CCO"}]
    play = Play(start=(1, 40), target="ethanol", pack=own(reagent=reagents, target=targets))
    assert [one.number for one in play.public.reagents] == [1, 40]
    play.give(0, reagents=[40])
    play.manipulate()
    play.join(0, 40)
    play.roll(6, 6)
    assert play.outcome.places[0] == 1


@pytest.mark.rule("2.1")
def test_own_boum_cards_of_effect_words():
    def add(cards):
        effects = [{"do": "harder", "by": 4}, {"do": "lose-token", "token": "glassware"}]
        return [*cards, {"number": 150, "id": "flood", "count": 2, "effects": effects, "en": "Flood", "fr": "Fuite"}]

    play = Play(start=(1, 1), pack=own(boum=add))
    play.give(1, boum=["flood"])
    play.manipulate()
    play.announce(play.of_kind(say.Cut)[0])
    play.play(1, "flood")
    assert play.public.trial.difficulty == 11
    assert play.lost(0) == ["glassware"]


@pytest.mark.rule("2.1")
def test_packs_that_do_not_fit_are_refused():
    cards = msgspec.to_builtins(PACKAGED.boum)
    few = [{**card, "count": 1} for card in cards]
    wrong = [{**cards[0], "effects": [{"do": "easier", "by": 1}]}, *cards[1:]]
    bare = [{**cards[0], "effects": [{"do": "harder"}]}, *cards[1:]]
    safety = msgspec.to_builtins(PACKAGED.safety)
    reagent = msgspec.to_builtins(PACKAGED.reagent)
    chemistry = msgspec.to_builtins(PACKAGED.chemistry)
    assert refused(pack=own(reagent=[])) == ("pack_card_count", "2.1", {"part": "reagent", "given": 0, "most": 20})
    bad = [{**cards[0], "number": 5}, *cards[1:]]
    assert refused(pack=own(boum=bad)) == (
        "pack_bad_number", "2.1", {"part": "boum", "number": 5, "low": 101, "high": 199},
    )  # fmt: skip
    twice = [*cards, {**cards[0], "id": "again"}]
    assert refused(pack=own(boum=twice)) == ("pack_number_twice", "2.1", {"part": "boum", "number": 101})
    named = [{**chemistry[0], "id": "fire"}, *chemistry[1:]]
    assert refused(pack=own(chemistry=named)) == ("pack_name_twice", "2.1", {"entry": "fire"})
    assert refused(pack=own(dice={"cards": [0] * 6})) == ("pack_bad_dice", "3.3", {})
    assert refused(pack=own(boum=few)) == ("pack_too_few_cards", "2.3", {"least": 18})
    assert refused(pack=own(boum=wrong)) == ("pack_wrong_effect", "7.1", {"number": 101, "effect": "easier"})
    assert refused(pack=own(boum=bare)) == ("pack_unfinished_effect", "7.1", {"number": 101, "effect": "harder"})
    wrong = [{**chemistry[0], "effects": [{"do": "end-turn"}]}, *chemistry[1:]]
    assert refused(pack=own(chemistry=wrong)) == ("pack_wrong_effect", "8.1", {"number": 201, "effect": "end-turn"})
    bare = [{**chemistry[0], "effects": [{"do": "cancel", "by": 2}]}, *chemistry[1:]]
    assert refused(pack=own(chemistry=bare)) == ("pack_unfinished_effect", "8.1", {"number": 201, "effect": "cancel"})
    coats = [{**card, "token": "coat"} for card in safety]
    assert refused(pack=own(safety=coats)) == ("pack_no_such_safety", "9.1", {"token": "extinguisher", "least": 4})
    closed = [{**reagent[0], "structure": "CC"}, *reagent[1:]]
    assert refused(pack=own(reagent=closed)) == ("pack_no_centre", "2.2", {"number": 1})
    broken = [{**reagent[0], "structure": "[1*]N"}, *reagent[1:]]
    assert refused(pack=own(reagent=broken)) == ("pack_bad_structure", "2.2", {"entry": "1"})
    one = [{"id": "x", "structure": "CC(", "suggested": []}]
    assert refused(pack=own(target=one), target="x") == ("pack_bad_structure", "2.4", {"entry": "x"})
    assert refused(pack=own(target=[])) == ("pack_bad_targets", "2.4", {"most": 60})
    one = [{"id": "x", "structure": "CC", "suggested": [77]}]
    assert refused(pack=own(target=one), target="x") == ("pack_unknown_reagent", "2.5", {"entry": "x", "number": 77})


@pytest.mark.rule("2.2")
def test_ten_open_piles_of_as_many_cards_as_players():
    for seats in (2, 3, 4):
        play = Play(seats=seats)
        assert [(one.number, one.left) for one in play.public.reagents] == [(n, seats) for n in range(1, 11)]
    assert play.refused(3, say.Begin(11)) == ("no_such_reagent", "2.2", {"reagent": 11})
    carbons = [one.counts[0] for one in play.s.kit.reagents]
    centres = [one.counts[3] + one.counts[4] for one in play.s.kit.reagents]
    assert carbons == [1, 2, 0, 1, 2, 2, 1, 6, 6, 1]
    assert centres == [1, 2, 2, 1, 2, 1, 2, 6, 3, 2]


@pytest.mark.rule("2.3")
def test_three_hidden_piles():
    play = Play()
    assert play.public.decks == [18, 28, 21]
    assert [title.count for title in play.s.kit.titles[1]] == [4] * 7
    assert [title.count for title in play.s.kit.titles[0]] == [3] * 6
    assert [title.count for title in play.s.kit.titles[2]] == [7] * 3


@pytest.mark.rule("2.3")
def test_cards_under_a_pile_come_up_again_in_order_once_the_others_are_gone():
    play = Play(start=(1, 1))
    play.s.under[1] = [3, 0]
    play.s.fresh[1] = [0] * 7
    play.s.fresh[1][5] = 1
    play.answer(0, say.Dice(1, 1, 1, 1))
    play.chance(say.Faces((1, 1, 6, 1)))
    assert play.refused(-1, say.Drawn(104)) == ("card_not_on_top", "3.4", {"card": "patent", "colour": "boum"})
    play.chance(say.Drawn(106))
    play.chance(say.Drawn(104))
    assert play.hand(0, "boum") == ["patent", "faded-label"]


@pytest.mark.rule("2.4")
def test_seven_targets_short_ones_and_ones_own():
    targets = [target for target in PACKAGED.target if target.source == "rulebook"]
    assert [(target.id, target.difficulty) for target in targets] == [
        ("aspirin", "easy"), ("cinnamaldehyde", "easy"), ("myrcene", "medium"), ("linalool", "medium"),
        ("vanillin", "hard"), ("coumarin", "hard"), ("resveratrol", "hard"),
    ]  # fmt: skip
    formulas = [notation.formula(notation.read(target.structure).counts()) for target in targets]
    assert formulas == ["C₉H₈O₄", "C₉H₈O", "C₁₀H₁₆", "C₁₀H₁₈O", "C₈H₈O₃", "C₉H₆O₂", "C₁₄H₁₂O₃"]
    assert len(PACKAGED.target) == 7 + 16
    assert Play(own_target="CC(C)O").public.target.crest.formula == "C₃H₈O"


@pytest.mark.rule("2.4")
def test_targets_that_cannot_be():
    assert refused(target="caffeine")[:2] == ("no_such_target", "2.4")
    assert refused(own_target="C[1*]") == ("target_has_centres", "2.4", {})
    assert refused(own_target="C" * 29) == ("target_too_big", "2.4", {"atoms": 29, "most": 28})
    assert refused(own_target="OCc1ccccc1N")[0] == "structure_unknown_atom"
    assert refused(own_target="C1CC1") == ("structure_ring_size", "2.4", {"members": 3, "most": 6})
    assert refused(own_target="c1cc2ccc3cc4cccc5ccc6cc(c1)c2c3c6c54") == ("target_too_hard", "2.4", {})
    tiny = own(reagent=[{"number": 3, "structure": "[1*]O[1*]"}], target=[{"id": "x", "structure": "CO"}])
    assert refused(pack=tiny, target="x") == ("target_unreachable", "2.4", {"cards": "3"})


@pytest.mark.rule("2.5")
def test_only_the_suggested_reagents():
    play = Play(target="coumarin", reagents="suggested")
    assert [one.number for one in play.public.reagents] == [6, 7, 8, 10]
    lists = {target.id: list(target.suggested) for target in PACKAGED.target if target.source == "rulebook"}
    assert lists == {
        "aspirin": [1, 2, 3, 8, 9, 10], "cinnamaldehyde": [3, 4, 6, 7, 8, 9], "myrcene": [1, 2, 5, 6, 7],
        "linalool": [1, 2, 3, 5, 6, 7], "vanillin": [1, 3, 4, 6, 7, 8], "coumarin": [6, 7, 8, 10],
        "resveratrol": [3, 4, 6, 7, 8, 9],
    }  # fmt: skip
    assert [one.number for one in Play(own_target="CC=O", reagents="suggested").public.reagents] == [1, 4]


@pytest.mark.rule("2.6")
def test_chance_decides_who_is_first():
    play = Play(seats=3, first=2)
    assert play.public.first == 2
    game = labtop.start(ROOM, seats=3, dice="typed")
    with pytest.raises(Illegal) as caught:
        game.play(game.asks()[0], say.First(3))
    assert told(caught.value) == ("no_such_seat", "2.6", {"seat": 3})


@pytest.mark.rule("2.7")
def test_starting_molecules_in_reverse_order_and_the_card_goes_back():
    """R12: the starting card is not kept."""
    play = Play(seats=3, first=1)
    asked = []
    while play.kind == "begin":
        asked.append(play.asked)
        play.answer(play.asked, say.Begin(8))
    assert asked == [0, 2, 1]
    assert [one.left for one in play.public.reagents] == [3] * 10
    assert [play.reagents(seat) for seat in range(3)] == [[], [], []]
    assert all(play.is_now("[1*]c1c([1*])c([1*])c([1*])c([1*])c1[1*]", seat) for seat in range(3))
    assert play.asked == 1
    events = play.answer(1, say.Dice(1, 1, 1, 1)) + play.chance(NOTHING)
    assert of_kind(events, "rolled")[0]["seat"] == 1
