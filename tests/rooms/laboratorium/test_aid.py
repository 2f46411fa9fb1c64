"""What helps people think: odds in the view, a bench beside its target, a target judged before the table opens."""

from __future__ import annotations

import msgspec
import pytest

from labtop.chemistry import notation
from labtop.chemistry.canonical import canonical
from labtop.chemistry.common import common
from labtop.chemistry.routes import route
from labtop.engine import drive
from labtop.engine.core import Illegal
from labtop.engine.registry import room
from labtop.engine.spans import plain
from labtop.locales.texts import texts
from labtop.rooms.laboratorium import actions as say
from labtop.rooms.laboratorium.aid import aid, preview
from labtop.rooms.laboratorium.drawings import molecule_of
from labtop.rooms.laboratorium.odds import succeeds
from labtop.rooms.laboratorium.pack import PACKAGED, TOKENS
from labtop.rooms.laboratorium.plans import action_of, step_of
from labtop.rooms.laboratorium.targets import target_of_the_day
from labtop.rooms.laboratorium.text import draw, ending, names

from .dsl import ROOM, Play


def thrown(difficulty: int) -> int:
    """Counted by hand: throws of 36 that succeed."""
    return sum(succeeds(a + b, difficulty) for a in range(1, 7) for b in range(1, 7))


# ---- odds ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.4")
def test_the_view_tells_both_difficulties_and_what_each_boum_would_leave():
    public = Play(start=(1, 1)).public
    for odds, difficulty in ((public.reaction, 7), (public.characterisation, 5)):
        assert (odds.difficulty, odds.throws) == (difficulty, thrown(difficulty))
        shifts = {104: 3, 105: 2, 106: 1, 107: 1}
        assert odds.boum == [(card, difficulty + by, thrown(difficulty + by)) for card, by in shifts.items()]


@pytest.mark.rule("7.2")
@pytest.mark.rule("8.2")
@pytest.mark.rule("8.4")
def test_hands_tell_what_each_card_would_make_of_what_runs():
    play = Play(start=(1, 4))
    play.give(0, chemistry=["old-master", "fume-hood", "solvent"])
    play.give(1, boum=["patent", "fire"])
    play.manipulate()
    assert play.game.view(1).private.would == []
    play.announce(say.Characterise(play.yellow(0)[0], "H"))
    before = {one.card: (one.difficulty, one.throws) for one in play.game.view(1).private.would}
    assert before == {102: (5, thrown(5)), 104: (8, thrown(8))}
    play.answer(1, say.Play(104))
    assert (play.public.trial.odds.difficulty, play.public.trial.odds.throws) == (8, thrown(8))
    play.answer(1, say.Pass())
    mine = {(one.card, one.cancels): one.difficulty for one in play.game.view(0).private.would}
    assert mine == {(201, 0): 5, (206, 0): 6, (204, 104): 5}
    for (card, cancels), expected in mine.items():
        world = room(ROOM).rules.clone(play.s)
        ask = play.game.asks()[0]
        drive.push(room(ROOM).rules, world, ask, say.Play(card, cancels))
        assert room(ROOM).rules.public(world).trial.difficulty == expected, "told as it then is"


def test_cards_on_the_table_are_told_once_with_their_effects():
    cards = {card.number: card for card in Play().public.cards}
    assert len(cards) == 16
    assert cards[106].id == "faded-label"
    assert [effect.do for effect in cards[106].effects] == ["harder", "lose-chemistry"]
    assert cards[302].token == TOKENS[1]


# ---- a bench beside its target ---------------------------------------------------------------------------------------


def test_what_is_there_and_what_is_missing():
    play = Play(seats=1, puzzle=True, target="cinnamaldehyde")
    assert len(aid(play.public, 0, deep=True).missing) == 18, "nothing is there yet"
    play.begin(9)
    found = aid(play.public, 0, deep=True)
    assert len(found.there) == 6, "the ring"
    assert found.extra == []
    crest = {number: kind for number, kind, _, _ in play.public.target.crest.tokens}
    assert sorted(crest[number] for number in found.missing) == [0, 0, 0, 1, 2, 2, 2, 2, 2], "C3, O, five hydrogens"
    assert found.plan.left == 7 - 2
    assert found.plan.steps[0] in play.legal(0)
    assert aid(play.public, 0, deep=False).plan is None, "where there are no hints"


@pytest.mark.parametrize(
    ("bench", "target", "shared"),
    [
        ("CC(=O)C", "CC(=O)OC", 3),
        ("c1ccccc1", "Cc1ccccc1", 6),
        ("C1=CC=CC=C1C=O", "COc1cc(C=O)ccc1O", 8),
        ("CCCCCC", "C1CCCCC1", 6),
        ("CCC", "C=CC", 2),
        ("OO", "CC", 0),
    ],
)
def test_the_largest_part_both_have(bench, target, shared):
    one, two = notation.read(bench), notation.read(target)
    places = common(one, two)
    assert len(places) == shared
    assert len(set(places.values())) == shared
    for token, atom in places.items():
        assert one.kinds[token] == two.kinds[atom]
        for other, place in places.items():
            if one.bond(token, other) >= 0:
                assert two.bond(atom, place) >= 0, "a bond of the bench is one of the target"


@pytest.mark.rule("11.3")
def test_the_end_of_a_puzzle_shows_both_ways():
    play = Play(seats=1, puzzle=True, target="ethanol", rounds=9)
    play.begin(3)
    assert play.public.players[0].steps == []
    while not play.game.over:
        play.answer(0, aid(play.public, 0, deep=True).plan.steps[0])
    found = aid(play.public, 0, deep=True)
    assert found.plan is None
    assert found.taken[0].how == found.shortest[0].how == "start"
    assert len(found.taken) == len(found.shortest) == 4
    for way in (found.taken, found.shortest):
        assert canonical(molecule_of(way[-1].molecule)) == canonical(notation.read("CCO"))
    for lang in ("en", "fr"):
        told = plain(ending(play.game.view(None), texts(lang, ROOM).say))
        assert told.count("\n  3. ") == 2
    assert plain(ending(Play(start=(1, 1)).game.view(None), texts("en", ROOM).say)) == ""


def test_steps_and_answers_are_the_same_thing():
    for options in ({"target": "coumarin", "rings": "bridging"}, {"target": "linalool", "hydroxyl": True}):
        planner = Play(seats=1, puzzle=True, **options).s.kit.planner
        for step in route(planner)[1:]:
            assert step_of(action_of(step)) == step


@pytest.mark.rule("6.13")
def test_the_plan_bridges_where_the_house_rule_allows_it():
    play = Play(seats=1, puzzle=True, target="coumarin", rings="bridging", reagents="suggested")
    steps = route(play.s.kit.planner)
    assert [step.how for step in steps].count("bridge") == 1
    play.begin(steps[0].a)
    for step in steps[1:]:
        play.answer(0, action_of(step))
    assert play.outcome.awards == ["route-gold"]
    assert play.bench(0).done == 7


# ---- a target before its table opens ---------------------------------------------------------------------------------


def looked_at(**options):
    return preview(room(ROOM).read_options(options))


@pytest.mark.rule("2.4")
def test_a_preview_says_how_many_and_with_which_cards():
    found = looked_at(own_target="CC(O)C(=O)O")
    assert (found.manipulations, found.reactions, found.characterisations) == (6, 4, 2)
    assert (found.formula, found.difficulty, found.proven) == ("C₃H₆O₃", "easy", True)
    assert sorted(found.cards) == [1, 3, 7, 10]
    assert found.suggested == [1, 3, 7, 10]
    assert looked_at(target="resveratrol", reagents="suggested").manipulations == 12
    assert looked_at(own_target="CCO", hydroxyl=True).manipulations == 2
    with pytest.raises(Illegal) as caught:
        looked_at(own_target="c1cc2ccc3cc4cccc5ccc6cc(c1)c2c3c6c54")
    assert caught.value.code == "target_too_hard"


@pytest.mark.rule("2.4")
@pytest.mark.parametrize(
    ("structure", "label"),
    [("CC=O", "short"), ("CC(O)C(=O)O", "easy"), ("C1CCC2CCCCC2C1", "medium"), ("CC1CCC(C(C)C)C(O)C1", "hard")],
)
def test_own_targets_are_labelled_by_their_shortest_way(structure, label):
    assert Play(own_target=structure).public.target.difficulty == label


# ---- days, teams, own words ------------------------------------------------------------------------------------------


@pytest.mark.rule("11.4")
def test_every_target_has_its_day_before_one_comes_again():
    """Whatever the month and year: 23 targets, so any 45 days in a row have each of them."""
    days = [f"2024-02-{day:02}" for day in range(1, 30)] + [f"2024-03-{day:02}" for day in range(1, 32)]
    found = [target_of_the_day(day, PACKAGED).id for day in days]
    assert {*found[:45]} == {target.id for target in PACKAGED.target}
    assert max(found.count(one) for one in found) <= 4
    assert found == [target_of_the_day(day, PACKAGED).id for day in days], "the same for everybody"
    whole = [found[i : i + 23] for i in range(len(found) - 22) if len({*found[i : i + 23]}) == 23]
    assert len({tuple(cycle) for cycle in whole}) > 1, "another order each time round"
    assert Play(seats=1, puzzle=True, daily="2024-02-29").public.target.id == found[28]
    assert Play(daily="2024-02-29", own_target="CCO").public.target.id == ""


@pytest.mark.rule("11.4")
@pytest.mark.parametrize("day", ["2023-02-29", "2024-13-01", "2024-00-10", "2024-04-31", "0000-01-01", "2024-04-00"])
def test_days_that_the_calendar_does_not_have(day):
    with pytest.raises(Illegal) as caught:
        room(ROOM).read_options({"daily": day})
    assert (caught.value.code, caught.value.rule) == ("no_such_day", "11.4")


@pytest.mark.rule("1.4")
def test_teams_are_called_so_and_play_by_the_same_rules():
    play = Play(seats=4, start=(1, 1, 1, 1), teams=True)
    assert play.public.teams
    for lang, name in (("en", "Team 4"), ("fr", "Équipe 4")):
        words = texts(lang, ROOM).naming(names(play.game.options, lang))
        told = plain(draw(play.game.view(0), words.say))
        assert name in told
        assert {"en": "Your team\u2019s bench", "fr": "La paillasse de ton équipe"}[lang] in told
        assert {"en": "your team", "fr": "ton équipe"}[lang] in told
        assert {"en": "\nTeams\n", "fr": "\nÉquipes\n"}[lang] in told
        assert name in words.event({"type": "began", "seat": 3, "reagent": 1})
    plainly = texts("en", ROOM).naming(names(Play().game.options, "en"))
    assert plainly.event({"type": "began", "seat": 3, "reagent": 1}).startswith("Player 4")
    with pytest.raises(Illegal):
        Play(seats=5, teams=True)


@pytest.mark.rule("2.1")
def test_own_cards_go_by_their_own_words():
    pack = msgspec.to_builtins(PACKAGED)
    first, *others = pack["boum"]
    pack["boum"] = [{**first, "id": "power-cut", "en": "Power cut", "fr": "Panne de courant"}, *others]
    first, *others = pack["safety"]
    pack["safety"] = [{**first, "id": "lab-coat", "en": "Lab coat"}, *others]
    play = Play(start=(1, 1), pack=pack)
    play.give(1, boum=["power-cut"], safety=["lab-coat"])
    card = next(card for card in play.public.cards if card.number == 101)
    assert (card.en, card.fr, card.effects[0].token) == ("Power cut", "Panne de courant", "coat")
    for lang, told in (
        ("en", ("Power cut (the coat is lost)", "Lab coat")),
        ("fr", ("Panne de courant", "Lab coat (rend la blouse)")),
    ):
        words = texts(lang, ROOM).naming(names(play.game.options, lang))
        board = plain(draw(play.game.view(1), words.say))
        assert all(part in board for part in told), board
        assert told[0].partition(" (")[0] in words.event(
            {"type": "boum", "seat": 1, "card": "power-cut", "difficulty": 7}
        )
