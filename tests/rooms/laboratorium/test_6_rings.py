"""Chapter 6: ring closures, bridges and steric hindrance, and the chemistry by which they are refused."""

from __future__ import annotations

from itertools import combinations

import pytest

from labtop.chemistry.molecules import shortest
from labtop.engine.core import Illegal
from labtop.engine.registry import room
from labtop.locales.texts import texts
from labtop.rooms.laboratorium import actions as say

from .dsl import ROOM, bench


@pytest.mark.rule("6.12")
@pytest.mark.parametrize(
    ("structure", "made"),
    [
        ("[1*]CCCCCC[1*]", "C1CCCCC1"),
        ("[1*]COCCCO[1*]", "C1OCCCO1"),
        ("[2*]=CCCCCC=[2*]", "C1=CCCCC1"),
        ("[1*]c1ccccc1OC(=O)C=C[1*]", "O=C1C=Cc2ccccc2O1"),
    ],
)
def test_ring_closure_of_exactly_six(structure, made):
    """R20."""
    play = bench(structure)
    (close,) = play.of_kind(say.Close)
    play.do(close)
    assert play.is_now(made)


@pytest.mark.rule("6.12")
@pytest.mark.parametrize(("structure", "members"), [("[1*]CCCCC[1*]", 5), ("[1*]CCCCCCC[1*]", 7), ("[1*]C[1*]", 1)])
def test_no_other_ring(structure, members):
    play = bench(structure)
    a, b = play.yellow(0)
    assert play.of_kind(say.Close) == []
    assert play.refused(0, say.Close(a, b)) == (
        "not_six_members",
        "6.12",
        {"first": a, "second": b, "members": members},
    )


@pytest.mark.rule("6.12")
def test_closures_of_one_centre_or_two_colours():
    play = bench("[1*]CCCCCC=[2*]")
    (yellow,), (mauve,) = play.yellow(0), play.mauve(0)
    assert play.refused(0, say.Close(yellow, yellow)) == ("not_two_centres", "6.12", {"token": yellow})
    assert play.refused(0, say.Close(yellow, mauve)) == (
        "colours_differ", "6.12", {"token": yellow, "centre": "yellow", "other": "mauve"},
    )  # fmt: skip


@pytest.mark.rule("6.12")
def test_both_centres_of_a_closure_are_used():
    play = bench("[1*]CCCCCC[1*]", [1])
    (close,) = play.of_kind(say.Close)
    play.announce(close)
    play.roll(1, 2)
    assert play.of_kind(say.Join) == []


@pytest.mark.rule("6.12")
def test_a_wrong_ring_is_no_dead_end():
    """Join a card, cut that bond later and keep the card's side."""
    play = bench("[1*]CCCCCC[1*]", [1])
    play.do(play.of_kind(say.Close)[0])
    play.next_turn()
    cut = play.of_kind(say.Cut)[0]
    play.do(cut)
    play.next_turn()
    play.join(0, 1)
    play.roll(6, 6)
    play.next_turn()
    new = max(token for token, kind in play.bench(0).molecule.kinds.items() if kind == 0)
    play.do(next(a for a in play.of_kind(say.Cut) if a.keep == new and play.bench(0).molecule.kinds[a.away] == 0))
    assert play.is_now("C[1*]")


@pytest.mark.rule("6.13")
def test_bridging_joins_by_two_centres_at_once():
    play = bench("[1*]CCCC[1*]", [5, 10, 3], rings="bridging")
    found = {}
    for way in play.of_kind(say.Bridge):
        with play.aside():
            play.do(way)
            found[play.molecule(0)] = way.card
    assert sorted(found.values()) == [5, 10]
    play.do(next(way for way in play.of_kind(say.Bridge) if way.card == 5))
    assert play.is_now("C1CCCCC1")
    play = bench("[1*]CCCC[1*]", [5])
    way = say.Bridge(play.yellow(0)[0], 5, 0, play.yellow(0)[1], 0)
    assert play.refused(0, way) == ("no_bridging_here", "6.13", {})


@pytest.mark.rule("6.13")
def test_bridges_that_do_not_close_six():
    play = bench("[1*]CCC[1*]", [5, 7], rings="bridging")
    a, b = play.yellow(0)
    one, two = [t for t, k in play.s.kit.reagents[4].molecule.kinds.items() if k == 3]
    assert play.of_kind(say.Bridge) == []
    assert play.refused(0, say.Bridge(a, 5, one, b, two)) == (
        "not_six_members", "6.13", {"first": a, "second": b, "members": 5},
    )  # fmt: skip
    assert play.refused(0, say.Bridge(a, 5, one, a, two)) == ("not_two_centres", "6.13", {"token": a})
    mauve = next(t for t, k in play.s.kit.reagents[6].molecule.kinds.items() if k == 4)
    assert play.refused(0, say.Bridge(a, 7, mauve, b, mauve)) == ("no_such_end", "6.13", {"end": mauve})


@pytest.mark.rule("6.14")
def test_odd_molecules_are_allowed_on_the_way():
    """R27."""
    play = bench("CO[1*]", [3])
    play.join(0, 3)
    play.roll(6, 6)
    assert play.is_now("COO[1*]")


def ring_closers(play, members=6):
    """Pairs of yellow centres whose carriers are the ends of a shortest chain of six."""
    m, yellow = play.bench(0).molecule, play.yellow(0)
    pairs = [(min(pair), max(pair)) for pair in combinations(yellow, 2)]
    return [say.Close(a, b) for a, b in pairs if len(shortest(m, m.carrier(a), m.carrier(b))) == members]


@pytest.mark.rule("6.15")
@pytest.mark.parametrize(
    ("structure", "code", "place"),
    [
        ("[1*]CCc1ccc([1*])cc1", "ring_across_benzene", "para"),
        ("[1*]C(C)OC(=O)c1cc([1*])ccc1", "ring_across_benzene", "meta"),
        ("[1*]CCCc1cccc([1*])c1", "ring_across_benzene", "meta"),
        ("[1*]CCC1CCC([1*])CC1", "ring_not_flat", None),
        ("[1*]CCCC1CC([1*])CCC1", "ring_not_flat", None),
    ],
)
def test_a_ring_across_a_ring_has_no_room(structure, code, place):
    play = bench(structure)
    (close,) = ring_closers(play)
    assert play.of_kind(say.Close) == []
    first, second = close.centre, close.other
    refusal = play.refused(0, close)
    if place:
        assert refusal == ("ring_across_benzene", "6.15", {"first": first, "second": second, "place": place})
    else:
        assert refusal == ("ring_not_flat", "6.15", {"first": first, "second": second})
    _, _, params = refusal
    for lang in ("en", "fr"):
        told = texts(lang, ROOM).refusal(Illegal(code, "6.15", **params))
        assert "6.15" in told
        assert {
            "en": "on a table" if place is None else "flat and stiff",
            "fr": "table" if place is None else "rigide",
        }[lang] in told
    assert bench(structure, rings="closure").of_kind(say.Close) == [close], "as all tables played before"


@pytest.mark.rule("6.15")
@pytest.mark.parametrize(
    ("structure", "made"),
    [
        ("[1*]CCCCc1ccccc1[1*]", "C1CCc2ccccc2C1"),
        ("[1*]CCCC1CCCCC1C[1*]", "C1CCC2CCCCC2C1"),
        ("[1*]CCC1(CCC[1*])CCCCC1", "C1CCC2(CC1)CCCCC2"),
        ("[1*]c1ccccc1Cc1ccccc1C[1*]", "C1c2ccccc2Cc2ccccc12"),
    ],
)
def test_rings_side_by_side_close(structure, made):
    """Fused by one bond, or sharing one atom (spiro)."""
    play = bench(structure)
    (close,) = ring_closers(play)
    play.do(close)
    assert play.is_now(made)


@pytest.mark.rule("6.15")
def test_a_bridge_has_no_room_either():
    structure = "[1*]c1ccc([1*])cc1"
    free = bench(structure, [5], rings="bridging").of_kind(say.Bridge)
    assert free
    play = bench(structure, [5], rings="flat-bridging")
    assert play.of_kind(say.Bridge) == []
    assert play.refused(0, free[0])[:2] == ("ring_across_benzene", "6.15")
    assert bench("[1*]CCCC[1*]", [5], rings="flat-bridging").of_kind(say.Bridge)


@pytest.mark.rule("6.15")
@pytest.mark.parametrize(
    ("structure", "place"),
    [("C1Cc2ccc1cc2", "para"), ("O=C1OC(C)c2cccc1c2", "meta"), ("CC1(C)OC2(C)CCC1CC2", None)],
)
def test_own_targets_must_lie_flat(structure, place):
    with pytest.raises(Illegal) as caught:
        room(ROOM).read_options({"own_target": structure})
    refusal = (caught.value.code, caught.value.rule, caught.value.params)
    if place:
        assert refusal == ("target_across_benzene", "6.15", {"place": place})
    else:
        assert refusal == ("target_not_flat", "6.15", {})
    for lang in ("en", "fr"):
        assert "6.15" in texts(lang, ROOM).refusal(caught.value)
    old = room(ROOM).read_options({"own_target": structure, "rings": "closure"})
    assert old.own_target == structure, "records of earlier games are read"
