"""JSON for actions, events, views and states; anything that is not exactly of the expected shape is refused."""

from __future__ import annotations

from dataclasses import is_dataclass
from functools import cache
from hashlib import sha256
from typing import Any, Final, TypeVar, get_args, get_origin

import msgspec

from labtop.engine.core import About, Action, Illegal, State
from labtop.engine.fields import written

MOST_BYTES: Final = 16 * 1024
DEEPEST: Final = 8
ALIKE: Final = bytes.maketrans(b"{}", b"[]")
OTHERS: Final = bytes(set(range(256)) - set(b"[]{}"))

T = TypeVar("T")

encode: Final = msgspec.json.Encoder(decimal_format="number").encode
"""The JSON of a value; equal values give equal bytes."""


def decode(data: bytes | str, shape: type[T] | Any, *, at_most: int = MOST_BYTES, depth: int = DEEPEST) -> T:
    """Reads JSON that came from outside. Raises Illegal: too_big, not_json, too_deep or bad_shape."""
    found: T = read(data, reader(shape), at_most, depth)  # type: ignore[arg-type]  # every shape is hashable
    return found


def read(data: bytes | str, by: msgspec.json.Decoder[Any], at_most: int = MOST_BYTES, depth: int = DEEPEST) -> Any:
    """`decode` with a given `reader`, for frequent calls: looking the reader up costs as much as reading a message."""
    if len(data) > at_most:  # before anything is copied; for text there are at least as many bytes
        raise Illegal("too_big", bytes=len(data), most=at_most)
    try:
        if isinstance(data, str):
            data = data.encode()
            if len(data) > at_most:
                raise Illegal("too_big", bytes=len(data), most=at_most)
        elif not data.isascii():
            data.decode()
    except UnicodeError as error:
        raise Illegal("not_json", reason=str(error)) from None
    if is_deeper(data, depth):
        raise Illegal("too_deep", most=depth)
    if not as_we_write(data):
        refuse_twice(data.decode())
    try:
        return by.decode(data)
    except msgspec.ValidationError as error:
        raise Illegal("bad_shape", reason=str(error)) from None
    except msgspec.DecodeError as error:
        raise Illegal("not_json", reason=str(error)) from None


@cache
def reader(shape: Any) -> msgspec.json.Decoder[Any]:
    """The decoder of a shape, made once: building one for a union of Structs costs as much as thirty messages."""
    return msgspec.json.Decoder(shape)


def valid(value: Any, shape: type[T] | Any) -> T:
    """Checks a value made in Python as if it had come as JSON: an action with ill-typed fields is refused here."""
    try:
        return msgspec.convert(msgspec.to_builtins(value), shape)
    except (msgspec.ValidationError, TypeError, ValueError, RecursionError) as error:
        raise Illegal("bad_shape", reason=str(error)) from None


def is_deeper(raw: bytes, most: int) -> bool:
    """Whether brackets nest deeper, without parsing; brackets inside strings do not count.

    Of brackets that do not match, which no JSON has, those that are left open count once more.
    """
    if raw.count(b"[") + raw.count(b"{") <= most:
        return False  # nearly every message has fewer brackets than may nest
    # After this no quote is left but those of strings, which are every other piece between quotes.
    pieces = raw.replace(rb"\\", b"").replace(rb"\"", b"").split(b'"')
    brackets = b"".join(pieces[::2]).translate(ALIKE, OTHERS)
    layers = 0
    while layers <= most and b"[]" in brackets:
        brackets = brackets.replace(b"[]", b"")  # the innermost ones
        layers += 1
    return layers + brackets.count(b"[") > most


def as_we_write(raw: bytes) -> bool:
    """Whether a message is the same bytes after it is read and written again, as messages of our clients are.

    Then no key occurs twice in it, since one of the two would be lost; the slow parser is not needed.
    """
    try:
        return encode(msgspec.json.decode(raw)) == raw
    except msgspec.DecodeError:
        return False


def refuse_twice(text: str) -> None:
    """Refuses a key given twice: parsers disagree on its meaning, and msgspec would silently take the last one."""
    try:
        strict_parser().decode(text)
    except ValueError as error:
        raise Illegal("not_json", reason=str(error)) from None


@cache
def strict_parser() -> Any:
    """A parser of JSON that refuses double keys, made when it is first needed."""
    import json  # 5 ms of start-up that a simulation never needs

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            raise Illegal("not_json", reason="duplicate key")
        return found

    return json.JSONDecoder(object_pairs_hook=once, parse_int=len, parse_float=len)


def schema(*shapes: Any) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """JSON Schema of each shape, and of the definitions that they share."""
    found, shared = msgspec.json.schema_components(shapes, ref_template="#/$defs/{name}")
    return list(found), shared


# ---- states: dataclasses, read and written field by field (engine/fields.py) --------------------------------------


def dump(value: Any) -> Any:
    """A state, or a part of one, as plain JSON values."""
    if hasattr(value, "to_plain"):  # a class that defines its own JSON, such as a molecule
        return value.to_plain()
    if isinstance(value, list):
        return [dump(item) for item in value]
    if not is_dataclass(value):
        return msgspec.to_builtins(value)
    cls: Any = type(value)
    plain = {one.name: dump(getattr(value, one.attribute)) for one in written(cls)}
    if isinstance(value, About):
        plain["type"] = type(value).__name__
    return plain


def load(data: Any, shape: Any, actions: Any, abouts: tuple[type[About], ...] = ()) -> Any:
    """The inverse of `dump`: plain values as instances of `shape`; unknown, missing or ill-typed fields are refused."""
    if shape == About | None:
        return load_about(data, actions, abouts)
    if isinstance(shape, type) and is_dataclass(shape):
        return load_fields(data, shape, actions, abouts)
    if hasattr(shape, "from_plain"):
        return shape.from_plain(data)
    if get_origin(shape) is list and isinstance(data, list):
        return [load(item, get_args(shape)[0], actions, abouts) for item in data]
    try:
        return msgspec.convert(data, with_actions(shape, actions))
    except msgspec.ValidationError as error:
        raise Illegal("bad_shape", reason=str(error)) from None


def load_fields(data: Any, shape: Any, actions: Any, abouts: tuple[type[About], ...]) -> Any:
    """A dataclass from its JSON object, which must have exactly the fields that are written."""
    names = [one.name for one in written(shape)]
    if not isinstance(data, dict) or set(data) != set(names):
        raise Illegal("bad_shape", reason=f"{shape.__name__} wants exactly {', '.join(names)}")
    made = shape()
    for one in written(shape):
        setattr(made, one.attribute, load(data[one.name], one.kind, actions, abouts))
    derive = getattr(made, "derive", None)
    if derive is not None:
        try:
            derive()
        except (IndexError, KeyError, TypeError, ValueError):
            raise Illegal("bad_shape", reason=f"{shape.__name__} does not fit together") from None
    return made


def load_about(data: Any, actions: Any, abouts: tuple[type[About], ...]) -> About | None:
    """The subject of a prompt, of the class that the object names."""
    if data is None:
        return None
    for kind in abouts:
        if isinstance(data, dict) and data.get("type") == kind.__name__:
            made = load_fields({k: v for k, v in data.items() if k != "type"}, kind, actions, abouts)
            assert isinstance(made, About)
            return made
    raise Illegal("bad_shape", reason="unknown about")


def with_actions(shape: Any, actions: Any) -> Any:
    """Replaces `Action` in a type by the room's own actions: prompts are declared with the base class only."""
    if shape is Action:
        return actions
    if shape == list[Action | None] | None:
        return list[actions | None] | None
    return shape


def state_hash(s: State) -> str:
    """Hash of a state, equal for equal states; tests use it to check that a refusal changed nothing."""
    return sha256(encode(dump(s))).hexdigest()
