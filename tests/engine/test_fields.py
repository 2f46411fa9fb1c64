"""A state's fields are declared once: the types that JSON and copies use agree with the annotations."""

from __future__ import annotations

import inspect
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from typing import get_args, get_type_hints

import pytest

import toy
from labtop.engine.core import About, Prompt
from labtop.engine.fields import DERIVED, copied, kinds_of, written
from labtop.engine.registry import ROOMS, room


def classes_of(kind, found):
    """A state's class and those of its parts."""
    if isinstance(kind, type) and is_dataclass(kind) and kind not in found:
        found.append(kind)
        for inner in kinds_of(kind).values():
            classes_of(inner, found)
    for inner in get_args(kind):
        classes_of(inner, found)
    return found


def state_classes():
    for played in (toy.ROOM, *(room(id) for id in ROOMS)):
        options = played.read_options()
        state = played.rules.setup(options, played.seats(options)[0])
        for cls in classes_of(type(state), list(played.abouts)):
            yield pytest.param(cls, id=f"{played.id}-{cls.__name__}")


@pytest.mark.parametrize("cls", [*state_classes()])
def test_a_factory_names_what_the_annotation_says(cls):
    hints = get_type_hints(cls)
    if any(hint is list for hint in hints.values()):
        pytest.skip("the compiled build keeps no more than `list` of an annotation")
    assert kinds_of(cls) == {one.name: hints[one.name] for one in fields(cls)}


def test_a_question_is_made_as_its_fields_say():
    """Its `__init__` is written out for the compiled build; a generated one would be made from the fields."""
    taken = [*inspect.signature(Prompt).parameters.values()]
    declared = fields(Prompt)
    assert [one.name for one in taken] == [one.name for one in declared]
    first, second = Prompt(), Prompt()
    for one, parameter in zip(declared, taken, strict=True):
        made = getattr(first, one.name)
        if one.default is MISSING:
            assert (parameter.default, made) == (None, one.default_factory()), one.name
            assert made is not getattr(second, one.name), f"two questions share {one.name}"
        else:
            assert (parameter.default, made) == (one.default, one.default), one.name
    given = [7, "bid", [1, 2], True, [None, None], 3, [4], About()]  # none of them a default
    assert [getattr(Prompt(*given), one.name) for one in declared] == given


@dataclass(eq=False)
class Part:
    numbers: list[int] = field(default_factory=list[int])


@dataclass(eq=False)
class Whole:
    parts: list[Part] = field(default_factory=list[Part])
    counts: dict[str, int] = field(default_factory=dict[str, int])
    total: int = field(default=0, metadata=DERIVED)


def test_a_copy_has_its_own_parts():
    whole = Whole([Part([1])], {"a": 1}, 7)
    copy = copied(whole)
    copy.parts[0].numbers.append(2)
    copy.parts.append(Part())
    copy.counts["a"] = 2
    assert (whole.parts[0].numbers, len(whole.parts), whole.counts, copy.total) == ([1], 1, {"a": 1}, 7)


def test_a_derived_field_is_copied_but_not_written():
    assert [one.name for one in written(Whole)] == ["parts", "counts"]
    assert list(kinds_of(Whole)) == ["parts", "counts", "total"]


def test_a_copied_prompt_shares_neither_answers_nor_waiting():
    p = Prompt(1, "deal", [0, 1], True, [None, None])
    copy = copied(p)
    copy.waiting.pop()
    copy.answers[0] = "x"
    assert (p.waiting, p.answers) == ([0, 1], [None, None])
