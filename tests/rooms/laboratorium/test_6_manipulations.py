"""Chapter 6: what each manipulation does, and the chemistry by which it is refused."""

from __future__ import annotations

import pytest

from labtop.chemistry.molecules import fault
from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.rooms.laboratorium import actions as say

from .dsl import ROOM, bench, ends


@pytest.mark.rule("6.1")
def test_valence_holds_at_every_step_of_random_games():
    """The thousands of games of `make soak` are in test_molecules.py; here every bench of a few."""
    played = room(ROOM)
    for target in ("coumarin", "linalool"):
        options = played.read_options({"target": target, "rounds": 8, "hydroxyl": True, "rings": "bridging"})
        s = played.rules.setup(options, 3)
        seen = {}  # holds them, so that no other gets the number of one that is gone
        rng, dice = Quick(target), Quick(f"dice {target}")
        while s.stack and s.moves < 3000:
            drive.playout(played.rules, s, rng, dice, at_most=s.moves + 1)
            for each in s.benches:
                if each.steps and id(each.molecule) not in seen:
                    seen[id(each.molecule)] = each.molecule
                    assert fault(each.molecule) == ""
        assert len(seen) > 10


@pytest.mark.rule("6.1")
def test_either_drawing_of_a_benzene_ring_may_be_taken():
    play = bench("c1ccccc1")
    assert len(play.of_kind(say.Add)) == 6
    for add in play.of_kind(say.Add):
        with play.aside():
            play.do(add)
            assert play.is_now("[1*]C1C=CC=CC1[1*]")


@pytest.mark.rule("6.2")
def test_a_single_bond_of_two_yellow_centres():
    play = bench("CC[1*]", [10])
    by_end = {}
    for join in play.of_kind(say.Join):
        with play.aside():
            play.do(join)
            by_end[join.end] = play.molecule(0)
    assert len(by_end) == 2, "by its carbon, or by its oxygen"
    for structure in ("CCC(=O)O[1*]", "CCOC(=O)[1*]"):
        assert any(play_is(structure, found) for found in by_end.values())


def play_is(structure: str, found: str) -> bool:
    from labtop.chemistry import notation
    from labtop.chemistry.canonical import canonical

    return canonical(notation.read(structure)) == found


@pytest.mark.rule("6.2")
def test_a_double_bond_of_two_mauve_centres():
    play = bench("CC=[2*]", [7])
    join = play.of_kind(say.Join)[0]
    play.do(join)
    assert play.is_now("CC=C[1*]")


@pytest.mark.rule("6.2")
def test_bonds_that_cannot_form():
    play = bench("C(=[2*])[1*]", [7, 8])
    (yellow,), (mauve,) = play.yellow(0), play.mauve(0)
    one, two = sorted(ends(play, 7), key=lambda end: play.s.kit.reagents[6].molecule.kinds[end])
    differ = {"token": yellow, "centre": "yellow", "other": "mauve"}
    assert play.refused(0, say.Join(yellow, 7, two)) == ("colours_differ", "6.2", differ)
    assert play.refused(0, say.Join(mauve, 7, one))[0] == "colours_differ"
    assert play.refused(0, say.Join(yellow, 7, 1)) == ("no_such_end", "6.2", {"end": 1})
    assert play.refused(0, say.Join(0, 7, one)) == ("no_such_centre", "6.2", {"token": 0})
    other = next(t for t, k in play.s.kit.reagents[7].molecule.kinds.items() if k == 3 and t not in ends(play, 8))
    assert play.refused(0, say.Join(yellow, 8, other)) == ("same_as_other_end", "6.2", {"reagent": 8})


@pytest.mark.rule("6.3")
@pytest.mark.parametrize(
    ("structure", "made"),
    [
        ("CO", {"[1*]CO", "[1*]OC", "C[1*]", "O[1*]"}),
        ("C=O", {"[1*]C=O", "C=[2*]", "O=[2*]"}),
        ("CC=C", {"[1*]CC=C", "CC=[2*]", "CC(=C)[1*]", "CC=C[1*]", "C[1*]", "C=C[1*]", "C=[2*]"}),
    ],
)
def test_cleavage_leaves_a_centre_of_the_bond(structure, made):
    """R10: the player chooses the side that stays."""
    play = bench(structure)
    found = set()
    for cut in play.of_kind(say.Cut):
        with play.aside():
            play.do(cut)
            found |= {each for each in made if play.is_now(each)}
            assert any(play.is_now(each) for each in made), play.molecule(0)
    assert found == made


@pytest.mark.rule("6.3")
def test_what_stays_has_a_carbon_or_an_oxygen():
    play = bench("CO")
    m = play.bench(0).molecule
    hydrogen = next(token for token, kind in m.kinds.items() if kind == 2)
    wrong = say.Cut(hydrogen, m.carrier(hydrogen))
    assert play.refused(0, wrong) == ("nothing_would_stay", "6.3", {"token": hydrogen})
    assert play.refused(0, say.Cut(0, 77)) == ("no_such_bond", "6.3", {"first": 0, "second": 77})


@pytest.mark.rule("6.3")
def test_a_centre_is_not_cut_off():
    play = bench("C[1*]")
    (centre,) = play.yellow(0)
    carbon = play.bench(0).molecule.carrier(centre)
    wrong = say.Cut(carbon, centre)
    assert play.refused(0, wrong) == ("no_such_bond", "6.3", {"first": carbon, "second": centre})


@pytest.mark.rule("6.3")
def test_a_wrong_characterisation_is_undone_by_a_cut_in_a_later_turn():
    """R18."""
    play = bench("CC[1*]")
    (centre,) = play.yellow(0)
    play.do(say.Characterise(centre, "H"))
    play.next_turn()
    play.do(say.Cut(play.bench(0).molecule.carrier(centre), centre))
    assert play.is_now("CC[1*]")


@pytest.mark.rule("6.4")
def test_ring_bonds_stay_whole():
    """R11."""
    play = bench("Cc1ccccc1")
    assert len(play.of_kind(say.Cut)) == 3 + 2 + 5
    ring = {"first": 1, "second": 2}
    assert play.refused(0, say.Cut(1, 2)) == ("ring_stays_whole", "6.3", ring)


@pytest.mark.rule("6.5")
def test_addition_opens_a_double_bond_between_carbons():
    """R13: not a C=O."""
    play = bench("C=CC=O")
    assert play.of_kind(say.Add) == [say.Add(0, 1)]
    assert play.refused(0, say.Add(2, 3)) == ("only_between_carbons", "6.5", {"first": 2, "second": 3})
    assert play.refused(0, say.Add(1, 2)) == ("no_double_bond", "6.5", {"first": 1, "second": 2})
    assert play.refused(0, say.Add(1, 0)) == ("smaller_number_first", "5.1", {"first": 1, "second": 0})
    play.do(say.Add(0, 1))
    assert play.is_now("C([1*])C([1*])C=O")


@pytest.mark.rule("6.6")
def test_elimination_forms_a_double_bond():
    play = bench("C([1*])C([1*])C([1*])[1*]")
    assert len(play.of_kind(say.Eliminate)) == 1 + 2
    play.do(play.of_kind(say.Eliminate)[0])
    assert play.is_now("C=CC([1*])[1*]")


@pytest.mark.rule("6.6")
def test_eliminations_that_cannot_be():
    play = bench("C([1*])C=C([1*])[1*]")
    assert play.of_kind(say.Eliminate) == []
    play = bench("[1*]CC([1*])=C([1*])C")
    a, b, c = play.yellow(0)
    carbon = play.bench(0).molecule.carrier(b)
    assert play.refused(0, say.Eliminate(a, b)) == ("second_double_bond", "6.6", {"token": carbon})
    assert play.refused(0, say.Eliminate(a, c)) == ("not_neighbours", "6.6", {"first": a, "second": c})
    assert play.refused(0, say.Eliminate(a, a)) == ("not_neighbours", "6.6", {"first": a, "second": a})
    play = bench("C([1*])O[1*]")
    a, b = play.yellow(0)
    carriers = [play.bench(0).molecule.carrier(each) for each in (a, b)]
    between = {"first": carriers[0], "second": carriers[1]}
    assert play.refused(0, say.Eliminate(a, b)) == ("only_between_carbons", "6.6", between)
    play = bench("C(=[2*])C[1*]")
    (mauve,), (yellow,) = play.mauve(0), play.yellow(0)
    pair = (min(mauve, yellow), max(mauve, yellow))
    kinds = {"token": mauve, "centre": "mauve", "wanted": "yellow"}
    assert play.refused(0, say.Eliminate(*pair)) == ("wrong_centre", "6.6", kinds)


@pytest.mark.rule("6.7")
def test_a_mauve_centre_on_carbon_becomes_two_yellow_ones():
    """R14: not on oxygen."""
    play = bench("CC=[2*]")
    play.do(say.Split(play.mauve(0)[0]))
    assert play.is_now("CC([1*])[1*]")
    play = bench("O=[2*]")
    assert play.of_kind(say.Split) == []
    assert play.refused(0, say.Split(play.mauve(0)[0])) == ("only_on_carbon", "6.7", {"token": 0})
    play = bench("C[1*]")
    kinds = {"token": play.yellow(0)[0], "centre": "yellow", "wanted": "mauve"}
    assert play.refused(0, say.Split(play.yellow(0)[0])) == ("wrong_centre", "6.7", kinds)


@pytest.mark.rule("6.8")
def test_two_yellow_centres_of_a_carbon_become_a_mauve_one():
    """R15: not where a double bond is already; R14: not on oxygen."""
    play = bench("CC([1*])[1*]")
    (merge,) = play.of_kind(say.Merge)
    play.do(merge)
    assert play.is_now("CC=[2*]")
    play = bench("C=C([1*])[1*]")
    a, b = play.yellow(0)
    assert play.refused(0, say.Merge(a, b)) == ("second_double_bond", "6.8", {"token": 1})
    play = bench("O([1*])[1*]")
    a, b = play.yellow(0)
    assert play.refused(0, say.Merge(a, b)) == ("only_on_carbon", "6.8", {"token": 0})
    play = bench("C([1*])C[1*]")
    a, b = play.yellow(0)
    assert play.refused(0, say.Merge(a, b)) == ("not_on_one_carbon", "6.8", {"first": a, "second": b})


@pytest.mark.rule("6.9")
def test_a_yellow_centre_is_hydrogen():
    play = bench("CC[1*]")
    play.do(say.Characterise(play.yellow(0)[0], "H"))
    assert play.is_now("CC")
    play = bench("CC=[2*]")
    kinds = {"token": play.mauve(0)[0], "centre": "mauve", "wanted": "yellow"}
    assert play.refused(0, say.Characterise(play.mauve(0)[0], "H")) == ("wrong_centre", "6.9", kinds)


@pytest.mark.rule("6.10")
def test_a_mauve_centre_is_oxygen():
    play = bench("CC=[2*]")
    play.do(say.Characterise(play.mauve(0)[0], "O"))
    assert play.is_now("CC=O")
    play = bench("CC[1*]")
    kinds = {"token": play.yellow(0)[0], "centre": "yellow", "wanted": "mauve"}
    assert play.refused(0, say.Characterise(play.yellow(0)[0], "O")) == ("wrong_centre", "6.9", kinds)


@pytest.mark.rule("6.11")
def test_the_hydroxyl_variant():
    play = bench("CC[1*]")
    assert play.refused(0, say.Characterise(play.yellow(0)[0], "OH")) == ("no_hydroxyl_here", "6.11", {})
    play = bench("CC[1*]", hydroxyl=True)
    play.do(say.Characterise(play.yellow(0)[0], "OH"))
    assert play.is_now("CCO")
