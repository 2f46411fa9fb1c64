"""Chapter 4: the manipulation phase."""

from __future__ import annotations

import pytest

from labtop.rooms.laboratorium import actions as say

from .dsl import Play, of_kind


@pytest.mark.rule("4.1")
def test_as_many_manipulations_as_one_likes_or_none():
    """R17: a player can pass."""
    play = Play(start=(8, 8))
    play.manipulate()
    for n in range(6):
        play.do(say.Characterise(play.yellow(0)[0], "H"))
        assert play.bench(0).done == n + 1
    assert play.s.turn == 1, "nothing is left to characterise"
    play.end()
    assert play.public.round == 2
    assert play.bench(1).done == 0


@pytest.mark.rule("4.2")
def test_resale_on_four_or_more():
    """R7: once a turn, before the first manipulation."""
    play = Play(start=(8, 8))
    play.give(0, reagents=[1, 2])
    play.take_off(0, 0)  # needs no safety tokens
    play.give(0, safety=["new-glassware"])
    play.manipulate()
    assert play.refused(0, say.Resell(5)) == ("reagent_not_in_hand", "4.2", {"reagent": 5})
    play.answer(0, say.Resell(1))
    assert play.reagents(0) == [2]
    events = play.chance(say.One(4))
    assert of_kind(events, "resale_rolled") == [{"seat": 0, "face": 4, "good": True}]
    assert play.legal(0)[0] == say.Pass()
    assert play.refused(0, say.Take(1)) == ("same_reagent_again", "4.2", {"reagent": 1})
    assert play.refused(0, say.Take(2)) == ("reagent_already_held", "3.5", {"reagent": 2})
    assert play.refused(0, say.Take(99)) == ("no_such_reagent", "2.2", {"reagent": 99})
    play.answer(0, say.Take(7))
    assert play.reagents(0) == [2, 7]
    assert play.refused(0, say.Resell(2)) == ("too_late_to_resell", "4.2", {})


@pytest.mark.rule("4.2")
def test_resale_below_four_loses_the_card_and_too_late_after_a_manipulation():
    play = Play(start=(8, 8))
    play.give(0, reagents=[1, 2])
    play.manipulate()
    with play.aside():
        play.answer(0, say.Resell(1))
        play.chance(say.One(3))
        assert (play.kind, play.reagents(0), play.s.piles[0]) == ("manipulate", [2], 2)
    with play.aside():
        play.answer(0, say.Resell(1))
        play.chance(say.One(6))
        play.answer(0, say.Pass())
        assert play.reagents(0) == [2]
    play.do(say.Characterise(play.yellow(0)[0], "H"))
    assert play.refused(0, say.Resell(2)) == ("too_late_to_resell", "4.2", {})


@pytest.mark.rule("4.3")
def test_one_type_a_turn():
    play = Play(start=(8, 8))
    play.give(0, reagents=[1])
    play.manipulate()
    with play.aside():
        play.announce(say.Characterise(play.yellow(0)[0], "H"))
        play.roll(1, 2)  # it fails, and fixes the type all the same
        join = say.Join(play.yellow(0)[1], 1, play.s.kit.reagents[0].ends[0])
        assert play.refused(0, join) == ("other_type_this_turn", "4.3", {"kind": "characterisations"})
        assert {type(a) for a in play.legal()} == {say.End, say.Characterise}
    play.join(0, 1)
    play.roll(6, 6)
    last = play.yellow(0)[-1]
    assert play.refused(0, say.Characterise(last, "H")) == ("other_type_this_turn", "4.3", {"kind": "reactions"})


@pytest.mark.rule("4.4")
def test_all_three_safety_tokens_when_announcing():
    play = Play(start=(8, 8))
    play.give(0, safety=["clean-coat"])
    play.take_off(0, 1)
    play.manipulate()
    centre = play.yellow(0)[0]
    assert play.refused(0, say.Characterise(centre, "H")) == ("safety_token_missing", "4.4", {"token": "extinguisher"})
    assert play.legal() == [say.End()]


@pytest.mark.rule("4.5")
def test_each_centre_once_a_turn():
    """R8: not again after a failure. R9: centres a card brings are fresh, those made this turn are not."""
    play = Play(start=(8, 8))
    play.give(0, reagents=[5, 6])
    play.manipulate()
    first = play.of_kind(say.Join)[0]
    play.announce(first)
    play.roll(1, 2)
    again = say.Join(first.centre, 6, play.s.kit.reagents[5].ends[0])
    assert play.refused(0, again) == ("centre_used", "4.5", {"token": first.centre})
    play.join(0, 6)
    play.roll(6, 6)
    carbon = next(c for c in play.of_kind(say.Cut))
    play.do(carbon)
    made = carbon.away
    assert made in play.public.players[0].used
    play.give(0, reagents=[5])
    assert say.Join(made, 5, play.s.kit.reagents[4].ends[0]) not in play.legal()
    play.next_turn()
    assert play.public.players[0].used == []
    assert say.Join(made, 5, play.s.kit.reagents[4].ends[0]) in play.legal()


@pytest.mark.rule("4.5")
def test_centres_that_come_with_a_reagent_are_fresh():
    play = Play(start=(1, 8))
    play.give(0, reagents=[5, 6])
    play.manipulate()
    play.join(0, 5)
    play.roll(6, 6)
    play.join(0, 6)
    play.roll(6, 6)
    assert play.is_now("CCCC=C")


@pytest.mark.rule("4.5")
@pytest.mark.parametrize(
    ("structure", "kind"), [("C=C", say.Add), ("CC=[2*]", say.Split), ("CC", say.Cut)], ids=["add", "split", "cut"]
)
def test_centres_made_this_turn_count_as_used(structure, kind):
    play = Play(start=(1, 8))
    play.lay(0, structure)
    play.give(0, reagents=[1])
    play.manipulate()
    play.do(play.of_kind(kind)[0])
    assert not play.of_kind(say.Join)
    play.next_turn()
    assert play.of_kind(say.Join)


@pytest.mark.rule("4.6")
def test_a_bond_that_resisted_is_left_alone_for_this_turn():
    play = Play(start=(6, 8))
    play.manipulate()
    cut = next(a for a in play.of_kind(say.Cut) if play.bench(0).molecule.kinds[a.away] == 2)
    play.announce(cut)
    play.roll(1, 2)
    back = {"first": cut.keep, "second": cut.away}
    assert play.refused(0, cut) == ("bond_resisted", "4.6", back)
    add = play.of_kind(say.Add)[0]
    play.announce(add)
    play.roll(1, 2)
    carbons = {"keep": add.first, "away": add.second}
    assert play.refused(0, say.Cut(**carbons))[0] == "bond_resisted", "nor in another way"
    assert play.refused(0, add) == ("bond_resisted", "4.6", {"first": add.first, "second": add.second})
    play.next_turn()
    assert {cut, add} <= set(play.legal())


@pytest.mark.rule("4.7")
def test_the_turn_ends_where_a_token_is_missing_and_no_card_is_held():
    play = Play(start=(8, 8))
    play.take_off(0, 1)
    play.manipulate()
    assert play.s.turn == 1


@pytest.mark.rule("4.7")
def test_somebody_with_security_cards_is_asked_whether_they_fit_or_not():
    """Otherwise the others would learn which cards they are."""
    for card in ("clean-coat", "new-glassware"):
        play = Play(start=(8, 8))
        play.give(0, safety=[card])
        play.take_off(0, 0)
        play.manipulate()
        assert (play.kind, play.asked) == ("manipulate", 0)


@pytest.mark.rule("4.7")
def test_the_turn_ends_when_nothing_is_left_to_announce():
    play = Play(start=(3, 8))
    play.manipulate()
    for _ in range(2):
        play.announce(say.Characterise(next(y for y in play.yellow(0) if y not in play.bench(0).used), "H"))
        play.roll(1, 2)
    assert play.s.turn == 1


@pytest.mark.rule("4.8")
def test_no_bench_holds_more_tokens_than_the_box():
    play = Play(start=(1, 8))
    play.lay(0, f"[1*]{'C' * 63}O[1*]")
    play.give(0, reagents=[5, 1])
    play.manipulate()
    assert len(play.bench(0).molecule.kinds) == 192
    assert {a.card for a in play.of_kind(say.Join)} == {1}
    y = play.yellow(0)[0]
    assert play.refused(0, say.Join(y, 5, play.s.kit.reagents[4].ends[0])) == ("bench_full", "4.8", {})


@pytest.mark.rule("4.8")
def test_a_counted_stock():
    """R16: what lacks a token cannot be announced; tokens cut away return."""
    play = Play(start=(1, 1), token_stock=True)
    assert play.public.stock == [54, 28, 66, 38]
    play.give(0, reagents=[3, 8])
    play.manipulate()
    y = play.yellow(0)[0]
    join = say.Join(y, 3, play.s.kit.reagents[2].ends[0])
    assert join in play.legal()
    play.s.stock[1] = 0
    assert play.refused(0, join) == ("stock_empty", "4.8", {"token": "oxygen"})
    play.s.stock[3] = 3
    big = say.Join(y, 8, play.s.kit.reagents[7].ends[0])
    assert play.refused(0, big) == ("stock_empty", "4.8", {"token": "centre"})
    play.s.stock[2] = 0
    assert play.refused(0, say.Characterise(y, "H")) == ("stock_empty", "4.8", {"token": "hydrogen"})
    play.s.stock[:] = [0, 0, 0, 0]
    cut = say.Cut(play.bench(0).molecule.carrier(y), next(t for t, k in play.bench(0).molecule.kinds.items() if k == 2))
    assert play.refused(0, cut) == ("stock_empty", "4.8", {"token": "centre"})
    play.s.stock[:] = [0, 0, 0, 1]
    play.do(cut)
    assert play.s.stock == [0, 0, 1, 0]


@pytest.mark.rule("4.8")
def test_a_target_that_needs_more_than_the_box_is_refused():
    from .test_1_2_aim_and_setup import own, refused

    pack = own(tokens={"carbon": 6, "oxygen": 28, "hydrogen": 72, "centre": 40})
    found = refused(pack=pack, token_stock=True)
    assert found == ("target_needs_more_tokens", "4.8", {"token": "carbon", "need": 9, "most": 6})


@pytest.mark.rule("4.9")
def test_the_marker_moves_one_seat_on():
    play = Play(seats=3, first=2, start=(1, 1, 1))
    play.manipulate()
    for seat in (2, 0, 1):
        assert play.s.turn == seat
        play.end()
    assert (play.public.round, play.public.first, play.asked) == (2, 0, 0)
