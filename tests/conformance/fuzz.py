"""Random answers, well-typed and not, for fuzzing, as a hostile or broken client might send them."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any, get_args

import msgspec
from msgspec import inspect

import toy
from labtop.engine.core import CHANCE
from labtop.engine.wire import Action, Ask
from labtop.rooms.chain_growth.cards import PACKAGED_CARDS

if TYPE_CHECKING:
    from random import Random

ODD: list[Any] = [
    None, True, False, -1, 0, 7, 1 << 31, 1 << 63, 1 << 64, -(1 << 64), 10**400, 1.0, 1.5, -0.0, float("nan"),
    float("inf"), "", "blue", "line-1", "\0", "\ud800", "é" * 50, "x" * 5000, b"blue", Decimal(3), [], [1, 2, 3, 4], (),
    {}, {"a": 1}, {1: 2}, [[[[[[[[[]]]]]]]]], object(), int, Ellipsis, 3 + 4j, {1, 2},
]  # fmt: skip
"""Values that belong in no field, or in some other one."""


WORDS = [card for card, count in zip(PACKAGED_CARDS.ids, PACKAGED_CARDS.counts, strict=True) for _ in range(count)]
"""Values for a free text in an answer: cards of Chain Growth, as often as they are in the deck."""
NAMES = ["hydrogen", "helium", "gold", "carbon", "bunsen-burner", "go", "free-lab", "goggles", "purple", "nowhere"]
"""Words for fields that hold any text: ids of cards and spaces, and an unknown one."""


def any_of(kind: inspect.Type, rng: Random) -> Any:
    """A random value of a field's declared type, bounds sometimes overstepped."""
    if isinstance(kind, inspect.UnionType):
        return any_of(rng.choice(kind.types), rng)
    if isinstance(kind, inspect.NoneType):
        return None
    if isinstance(kind, inspect.LiteralType):
        return rng.choice(kind.values)
    if isinstance(kind, inspect.IntType):
        low = kind.ge if kind.ge is not None else 0
        high = kind.le if kind.le is not None else low + 20
        return rng.randint(low, high) if rng.random() < 0.95 else rng.randint(low - 3, high + 3)
    if isinstance(kind, inspect.BoolType):
        return rng.random() < 0.5
    if isinstance(kind, inspect.StrType):
        words = WORDS if kind.pattern is None else NAMES  # ids of a board have a pattern, those of cards have none
        return rng.choice(words) if rng.random() < 0.95 else rng.choice(["", "S4", "MMA", "x" * 40])
    if isinstance(kind, inspect.VarTupleType):
        low, high = kind.min_length or 0, min(kind.max_length or 3, 15)
        high = high if rng.random() < 0.3 else min(high, low + 3)  # a long list is hardly ever well-formed
        return tuple(any_of(kind.item_type, rng) for _ in range(rng.randint(low, high)))
    assert isinstance(kind, inspect.TupleType)
    return tuple(any_of(each, rng) for each in kind.item_types)


def any_action(actions: Any, rng: Random) -> Action:
    kind = rng.choice(get_args(actions))
    fields = inspect.type_info(kind).fields
    return kind(**{field.name: any_of(field.type, rng) for field in fields if field.required or rng.random() < 0.5})


def near(action: Action, rng: Random) -> Action:
    """A legal answer with one field changed: the hardest to tell from a legal one."""
    fields = inspect.type_info(type(action)).fields
    if not fields:
        return action
    field = rng.choice(fields)
    return msgspec.structs.replace(action, **{field.name: any_of(field.type, rng)})


def odd(action: Action, rng: Random) -> Any:
    """An answer with an ill-typed field, or no answer at all."""
    names = action.__struct_fields__
    if not names or rng.random() < 0.2:
        return rng.choice(ODD)
    return msgspec.structs.replace(action, **{rng.choice(names): rng.choice(ODD)})


def any_answer(actions: Any, legal: Action, rng: Random) -> Any:
    """Anything at all, mostly near the mark."""
    dice = rng.random()
    if dice < 0.45:
        return near(legal, rng)
    if dice < 0.7:
        return any_action(actions, rng)
    if dice < 0.8:
        return any_action(toy.Actions, rng)
    if dice < 0.97:
        return odd(legal, rng)
    return legal


def any_ask(right: Ask, seats: int, rng: Random) -> Ask:
    """Mostly the right question, else another seat's, a closed one, an answered one, one that was never asked."""
    if rng.random() < 0.85:
        return right
    return Ask(
        prompt=rng.choice([right.prompt, right.prompt - 1, right.prompt + 1, 0, -1, 1 << 70]),
        seat=rng.choice([right.seat, CHANCE, -2, 0, 1, seats - 1, seats, 10**30]),
        kind=rng.choice([right.kind, "", "turn"]),
        must=rng.random() < 0.5,
        nth=rng.choice([right.nth, right.nth + 1, right.nth - 1, 99]),
    )
