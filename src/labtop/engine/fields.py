"""The fields of a state, declared once: their JSON shape and how they are copied follow from the declaration.

A state and its parts are dataclasses. A field with a list or a dict names its element types in the factory as well,
because a compiled class keeps only `list` of the annotation `list[int]`; a test compares the two:

    hands: list[list[int]] = field(default_factory=list[list[int]])

A field marked DERIVED follows from the others: it is copied with them, but is no part of the JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from types import GenericAlias, MappingProxyType
from typing import Any, Final, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")
Copy = Callable[[Any], Any]

DERIVED: Final[Mapping[str, Any]] = MappingProxyType({"derived": True})
"""Metadata of a field that follows from the others."""
SHARED: Final[Mapping[str, Any]] = MappingProxyType({"derived": True, "shared": True})
"""Metadata of a derived field that nothing ever changes: copies of a state share it, however big it is."""


def of_kind(kind: Any) -> Mapping[str, Any]:
    """Metadata of a field whose type no factory can name: an optional value, or a union."""
    return MappingProxyType({"kind": kind})


def named(name: str) -> Mapping[str, Any]:
    """Metadata of a field that has another name in JSON."""
    return MappingProxyType({"name": name})


@cache
def kinds_of(cls: Any) -> dict[str, Any]:
    """Every field of a state's class and its type, derived ones too."""
    hints = get_type_hints(cls)
    return {one.name: kind_of(one, hints[one.name]) for one in fields(cls)}


def kind_of(one: Field[Any], hint: Any) -> Any:
    """The whole type of a field: that of its factory, which compiled classes keep."""
    if "kind" in one.metadata:
        return one.metadata["kind"]
    factory = one.default_factory
    return factory if factory is not MISSING and isinstance(factory, GenericAlias) else hint


class Written(NamedTuple):
    """A field as it is written in JSON."""

    attribute: str
    name: str
    kind: Any


@cache
def written(cls: Any) -> list[Written]:
    """The fields that are written to the JSON of a state, in their order."""
    kinds = kinds_of(cls)
    return [
        Written(one.name, one.metadata.get("name", one.name), kinds[one.name])
        for one in fields(cls)
        if not one.metadata.get("derived")
    ]


def copied(value: T) -> T:
    """An independent copy of a state, or of a part of one: lists and parts are copied, everything else is shared."""
    cls: Any = type(value)
    made: T = cls.__new__(cls)
    for name, copy in copies_of(cls):
        field = getattr(value, name)
        setattr(made, name, field if copy is None else copy(field))
    return made


@cache
def copies_of(cls: Any) -> list[tuple[str, Copy | None]]:
    """How each field is copied; None: the copy shares it, since nothing can change it."""
    shared = [one.name for one in fields(cls) if one.metadata.get("shared")]
    return [(name, None if name in shared else copy_of(kind)) for name, kind in kinds_of(cls).items()]


def copy_of(kind: Any) -> Copy | None:
    """How values of this type are copied; None: they never change and are shared."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is list:
        return copy_of_list(inner[0])
    if origin is dict:
        return dict.copy
    if isinstance(kind, type) and is_dataclass(kind):
        return copied
    parts = () if origin is tuple else inner  # of an optional value
    copies = [copy for copy in map(copy_of, parts) if copy is not None]
    return optional(copies[0]) if copies else None


def copy_of_list(kind: Any) -> Copy:
    """How a list of such values is copied."""
    copy = copy_of(kind)
    return list.copy if copy is None else lambda items: [copy(item) for item in items]


def optional(copy: Copy) -> Copy:
    """The same copy for a value that may be None."""
    return lambda value: None if value is None else copy(value)
