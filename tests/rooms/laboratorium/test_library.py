"""The molecules to be chosen by name: each is what its formula says, and is made in as many steps as the list says."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from labtop import start
from labtop.chemistry import notation
from labtop.chemistry.canonical import canonical
from labtop.chemistry.routes import route_of
from labtop.engine.core import Illegal
from labtop.engine.registry import room
from labtop.engine.room_text import RoomText
from labtop.rooms.laboratorium.kit import kit_of
from labtop.rooms.laboratorium.library import molecules
from labtop.rooms.laboratorium.pack import PACKAGED, read_target
from labtop.rooms.laboratorium.targets import label_for

from .dsl import ROOM

LISTED = list(molecules().values())
FACTS = tomllib.loads((Path(__file__).parents[2] / "content" / "facts.toml").read_text(encoding="utf-8"))
PLAIN = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")
PARTS = 6


def test_there_are_enough_and_each_is_there_once():
    assert len(LISTED) >= 150
    shapes = [canonical(read_target(one.structure)) for one in LISTED]
    shapes += [canonical(read_target(one.structure)) for one in PACKAGED.target]
    assert len(set(shapes)) == len(shapes)
    for words in ("id", "en", "fr"):
        assert len({getattr(one, words) for one in LISTED}) == len(LISTED)
    assert not {one.id for one in LISTED} & {one.id for one in PACKAGED.target}


@pytest.mark.parametrize("one", LISTED, ids=lambda one: one.id)
def test_structure_and_formula_are_of_one_molecule(one):
    assert notation.formula(read_target(one.structure).counts()).translate(PLAIN) == one.formula


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.rule("2.4")
def test_each_is_made_through_the_rules_in_so_many_steps(part):
    for one in LISTED[part::PARTS]:
        kit = kit_of(room(ROOM).read_options({"target": one.id}))
        assert kit.target_entry.difficulty == label_for(one.steps), one.id
        assert len(route_of(kit.planner).steps) - 1 == one.steps, one.id
        assert kit.planner.prove(), one.id
        assert sorted(set(kit.planner.plan().cards)) == list(one.suggested), one.id


def test_words_fit_their_row_and_are_typeset():
    for one in LISTED:
        assert 3 <= len(one.use_en) <= 42, one.id
        assert 3 <= len(one.use_fr) <= 44, one.id
        for text in (one.en, one.fr, one.use_en, one.use_fr):
            assert text == text.strip(), one.id
            assert "'" not in text, one.id
            assert not re.search(r"[;:!?%]", text), one.id


def test_e_numbers_are_those_of_the_regulation():
    known = FACTS["listed additives"]
    told = {one.id: re.findall(r"E (\d+)", one.use_en) for one in LISTED if "E " in one.use_en}
    assert {id: [int(number) for number in numbers] for id, numbers in told.items()} == known
    for one in LISTED:
        assert re.findall(r"E (\d+)", one.use_fr) == re.findall(r"E (\d+)", one.use_en), one.id


@pytest.mark.rule("2.4")
def test_a_table_plays_for_it_and_calls_it_by_its_name():
    game = start(ROOM, seats=2, seed=1, options={"target": "limonene"})
    target = game.view(0).public.target
    assert (target.id, target.en, target.fr) == ("limonene", "limonene", "limonène")
    text: RoomText = room(ROOM).text
    assert text.names(game.options, "fr") == {"target-limonene": "limonène"}
    assert text.names(room(ROOM).read_options({}), "fr") == {}


@pytest.mark.rule("2.5")
def test_its_suggested_reagents_are_enough():
    for id in ("limonene", "citric-acid", "menthol"):
        kit = kit_of(room(ROOM).read_options({"target": id, "reagents": "suggested"}))
        assert [one.number for one in kit.reagents] == list(molecules()[id].suggested)
        assert route_of(kit.planner).steps


def test_a_slip_of_the_pen_names_what_is_near():
    with pytest.raises(Illegal) as caught:
        room(ROOM).read_options({"target": "limonen"})
    assert caught.value.code == "no_such_target"
    assert "limonene" in caught.value.params["known"]
