"""JSON from outside: input that is not exactly of the expected shape is refused with a code, never with a crash."""

from __future__ import annotations

import json
from decimal import Decimal
from random import Random
from typing import Any

import msgspec
import pytest

import toy
from engine.toys import RULES, table
from labtop.engine import codec, drive
from labtop.engine.core import Illegal
from labtop.engine.fields import written
from labtop.engine.registry import room
from labtop.engine.wire import Ask
from labtop.rooms.chem_and_roll.actions import Place, Roll
from toy.actions import Discard, Offer, Steal
from toy.state import Auction, ToyTable

ACTIONS = room("chem-and-roll").actions
GOOD = b'{"type":"place","die":"blue","value":4,"box":"line-1"}'


def code_of(data, shape=ACTIONS, **limits):
    with pytest.raises(Illegal) as refused:
        codec.decode(data, shape, **limits)
    json.dumps(refused.value.params).encode()  # can be sent to the client
    return refused.value.code


def test_an_action():
    assert codec.decode(GOOD, ACTIONS) == Place("blue", 4, "line-1")
    assert codec.decode(GOOD.decode(), ACTIONS) == Place("blue", 4, "line-1")
    assert codec.encode(Place("blue", 4, "line-1")) == GOOD
    assert codec.decode(b'{"type":"roll","faces":[1,2,3,6]}', ACTIONS) == Roll((1, 2, 3, 6))


NOT_JSON = {
    "empty": b"",
    "blank": b"  \n",
    "cut off": GOOD[:-1],
    "two values": GOOD + GOOD,
    "something after": GOOD + b"x",
    "NaN": GOOD.replace(b"4", b"NaN"),
    "Infinity": GOOD.replace(b"4", b"Infinity"),
    "-Infinity": GOOD.replace(b"4", b"-Infinity"),
    "leading zero": GOOD.replace(b"4", b"04"),
    "plus": GOOD.replace(b"4", b"+4"),
    "hexadecimal": GOOD.replace(b"4", b"0x4"),
    "comment": GOOD.replace(b"4", b"4/**/"),
    "single quotes": GOOD.replace(b'"', b"'"),
    "trailing comma": GOOD.replace(b"}", b",}"),
    "a key twice": GOOD.replace(b'"value":4', b'"value":4,"value":5'),
    "a key twice, escaped": GOOD.replace(b'"value":4', b'"value":4,"\\u0076alue":5'),
    "type twice": GOOD.replace(b'"value"', b'"type":"roll","value"'),
    "lone surrogate escaped": GOOD.replace(b"blue", b"\\ud800"),
    "lone surrogate in a key": GOOD.replace(b'"value"', b'"\\udfff":1,"value"'),
    "lone surrogate as bytes": GOOD.replace(b"blue", b"\xed\xa0\x80"),
    "lone surrogate as text": GOOD.decode().replace("blue", "\ud800"),
    "overlong": GOOD.replace(b"blue", b"\xc0\xaf"),
    "binary": bytes(range(256)),
    "zeros": b"\0" * 100,
    "byte order mark": b"\xef\xbb\xbf" + GOOD,
    "UTF-16": GOOD.decode().encode("utf-16"),
    "UTF-32": GOOD.decode().encode("utf-32"),
    "UTF-16 that hides its depth": ('["\u2201",' + "[" * 6000).encode("utf-16"),
    "control character in a text": GOOD.replace(b"blue", b"bl\x01ue"),
}


@pytest.mark.parametrize("name", NOT_JSON)
def test_not_json(name):
    assert code_of(NOT_JSON[name]) == "not_json"


BAD_SHAPE = {
    "1e999": GOOD.replace(b"4", b"1e999"),
    "-1e999": GOOD.replace(b"4", b"-1e999"),
    "5000 digits": GOOD.replace(b"4", b"4" * 5000),
    "a fraction": GOOD.replace(b"4", b"4.5"),
    "text for a number": GOOD.replace(b"4", b'"4"'),
    "true": GOOD.replace(b"4", b"true"),
    "null": GOOD.replace(b"4", b"null"),
    "a list": GOOD.replace(b"4", b"[4]"),
    "too high": GOOD.replace(b"4", b"7"),
    "too low": GOOD.replace(b"4", b"0"),
    "below zero": GOOD.replace(b"4", b"-4"),
    "a box that is not there": GOOD.replace(b"line-1", b"line-6"),
    "another case": GOOD.replace(b"line-1", b"Line-1"),
    "unknown key": GOOD.replace(b"}", b',"cheat":true}'),
    "missing key": b'{"type":"place","die":"blue","value":4}',
    "no type": b'{"die":"blue","value":4,"box":"line-1"}',
    "unknown type": GOOD.replace(b"place", b"win"),
    "a type that is a number": GOOD.replace(b'"place"', b"1"),
    "an action of another room": b'{"type":"steal","victim":1}',
    "three dice": b'{"type":"roll","faces":[1,2,3]}',
    "five dice": b'{"type":"roll","faces":[1,2,3,4,5]}',
    "a die of seven": b'{"type":"roll","faces":[1,2,3,7]}',
    "only a number": b"4",
    "only a text": b'"place"',
    "only null": b"null",
    "a list of actions": b"[" + GOOD + b"]",
    "empty object": b"{}",
}


@pytest.mark.parametrize("name", BAD_SHAPE)
def test_bad_shape(name):
    assert code_of(BAD_SHAPE[name]) == "bad_shape"


def test_too_big():
    assert code_of(b" " * codec.MOST_BYTES + GOOD) == "too_big"
    assert code_of(b"[" * 100_000) == "too_big"
    assert code_of("é" * 10, str, at_most=9) == "too_big"
    assert codec.decode(b" " * (codec.MOST_BYTES - len(GOOD)) + GOOD, ACTIONS) == Place("blue", 4, "line-1")


def test_too_big_is_told_in_bytes():
    """A text of wide characters is as big as what it takes on the wire."""
    assert code_of('"' + "é" * 10 + '"', str, at_most=13) == "too_big"
    assert codec.decode('"' + "é" * 10 + '"', str, at_most=22) == "é" * 10


@pytest.mark.parametrize("bracket", [b"[", b'{"a":', b"[{"])
def test_too_deep(bracket):
    assert code_of(bracket * 4000) in {"too_deep", "too_big"}
    assert code_of(bracket * 100_000, at_most=10**6) == "too_deep"


def test_depth_is_that_of_the_value():
    rng = Random(5)

    def value(left):
        """With brackets, quotes and backslashes in its texts too."""
        kind = rng.randrange(4) if left else 0
        if kind == 0:
            return "".join(rng.choices('[]{}"\\, ', k=rng.randrange(5))) if rng.random() < 0.6 else 7
        inner = [value(left - 1) for _ in range(rng.randrange(4))]
        return inner if kind == 1 else {f'{n}"\\['[: rng.randrange(1, 5)] + str(n): one for n, one in enumerate(inner)}

    def depth(value):
        if isinstance(value, list | dict):
            return 1 + max(map(depth, value.values() if isinstance(value, dict) else value), default=0)
        return 0

    for _ in range(2000):
        made = value(12)
        data, deep = json.dumps(made, ensure_ascii=False).encode(), depth(made)
        assert not codec.is_deeper(data, deep), data
        assert deep == 0 or codec.is_deeper(data, deep - 1), data


def test_depth_is_counted_outside_texts_only():
    deep = b'{"a":[[[[[[[]]]]]]]}'
    assert codec.decode(deep, Any) == {"a": [[[[[[[]]]]]]]}
    assert code_of(b"[" + deep + b"]", Any) == "too_deep"
    for text in ("[" * 100, '\\"[[[[[[[[[[', "\\\\", '{"' * 50):
        raw = json.dumps([text]).encode()
        assert codec.decode(raw, Any) == [text]
    assert code_of(b'["\\\\",[[[[[[[[[]]]]]]]]]', Any) == "too_deep"
    assert codec.decode(b"[[],[],[],[],[],[],[],[],[],[]]", Any) == [[]] * 10


SELF: list[Any] = []
SELF.append(SELF)


@pytest.mark.parametrize(
    "value",
    ["4", 4.0, 4.5, True, None, 0, 7, 10**5000, float("nan"), float("inf"), Decimal(4), b"4", [4], {4}, object(), SELF],
    ids=lambda value: type(value).__name__,
)
def test_an_action_made_in_python_is_read_as_strictly(value):
    with pytest.raises(Illegal) as refused:
        codec.valid(Place("blue", value, "line-1"), ACTIONS)
    assert refused.value.code == "bad_shape"


@pytest.mark.parametrize("value", ["\ud800", "Blue", "", 1, None, ["blue"], b"blue"])
def test_a_colour_made_in_python(value):
    with pytest.raises(Illegal) as refused:
        codec.valid(Place(value, 4, "line-1"), ACTIONS)
    assert refused.value.code == "bad_shape"


@pytest.mark.parametrize("value", [None, "place", 7, Steal(1), Ask(1, 0), object(), Place, {}])
def test_what_is_no_action_of_the_room(value):
    with pytest.raises(Illegal) as refused:
        codec.valid(value, ACTIONS)
    assert refused.value.code == "bad_shape"


def test_money_is_exact():
    assert codec.encode({"a": Decimal("21.5"), "b": Decimal(3)}) == b'{"a":21.5,"b":3}'


# ---- schemas -------------------------------------------------------------------------------------------------------


def test_the_schema_says_what_the_decoder_does():
    found, shared = codec.schema(ACTIONS, Ask)
    assert len(found) == 2
    place = shared["Place"]
    assert place["additionalProperties"] is False
    assert place["required"] == ["type", "die", "value", "box"]
    assert place["properties"]["type"] == {"enum": ["place"]}
    assert place["properties"]["value"] == {"type": "integer", "minimum": 1, "maximum": 6}
    assert shared["Roll"]["properties"]["faces"]["minItems"] == shared["Roll"]["properties"]["faces"]["maxItems"] == 4
    assert shared["Ask"]["required"] == ["prompt", "seat"]
    json.dumps([found, shared])


@pytest.mark.parametrize("played", [toy.ROOM, room("chem-and-roll")], ids=lambda played: played.id)
def test_every_room_has_schemas(played):
    shapes = [played.actions, played.options, played.public, played.private, played.menu]
    found, shared = codec.schema(*[shape for shape in shapes if shape is not None])
    text = json.dumps([found, shared])
    assert "$ref" in text
    for word in text.split('"$ref": "#/$defs/')[1:]:
        assert word.split('"')[0] in shared


# ---- states --------------------------------------------------------------------------------------------------------


def busy_table():
    """Prompts of several kinds with something to say, sealed answers and a door."""
    s = table([2, 2, 3], [4, 5], [2, 5])
    s.turns = 4
    s.open("bid", 1, Auction(0, 2, 1, 2))
    s.open_all("discard", [0, 1, 2], at_once=True)
    drive.push(RULES, s, Ask(s.stack[-1].id, 1), Discard(4))
    return s


def loaded(plain):
    return codec.load(plain, ToyTable, toy.ROOM.actions, toy.ROOM.abouts)


def test_a_state_comes_back():
    s = busy_table()
    back = loaded(json.loads(codec.encode(codec.dump(s))))
    assert codec.state_hash(back) == codec.state_hash(s)
    assert isinstance(back.stack[1].about, Auction)
    assert back.stack[2].answers == [None, Discard(4), None]
    drive.push(RULES, back, Ask(back.stack[-1].id, 0), Discard(2))  # and goes on


def changed(path, value):
    plain = json.loads(codec.encode(codec.dump(busy_table())))
    at = plain
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return plain


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["turn"], "0"),
        (["turn"], None),
        (["turn"], 1.5),
        (["turn"], True),
        (["cheat"], 1),
        (["hands"], {}),
        (["hands", 0], 3),
        (["hands", 0, 0], "x"),
        (["shielded", 0], 1),
        (["options", "turns"], "many"),
        (["options", "cheat"], 1),
        (["stack"], None),
        (["stack", 0], []),
        (["stack", 0, "cheat"], 1),
        (["stack", 0, "waiting"], [None]),
        (["stack", 0, "about"], {}),
        (["stack", 0, "about"], {"type": "State"}),
        (["stack", 0, "about"], 7),
        (["stack", 1, "about", "price"], "x"),
        (["stack", 1, "about", "cheat"], 1),
        (["stack", 1, "about", "type"], "Blast"),
        (["stack", 2, "answers", 1], {"type": "place"}),
        (["stack", 2, "answers", 1], {"type": "discard", "card": 4, "cheat": 1}),
        (["stack", 2, "answers", 1], 3),
        (["draws"], {"deal": "x"}),
        (["draws"], [1]),
    ],
)
def test_an_ill_shaped_state_is_refused(path, value):
    with pytest.raises(Illegal) as refused:
        loaded(changed(path, value))
    assert refused.value.code == "bad_shape"


@pytest.mark.parametrize("value", [None, [], 3, "state", {}])
def test_what_is_no_state(value):
    with pytest.raises(Illegal) as refused:
        loaded(value)
    assert refused.value.code == "bad_shape"


def test_every_field_is_needed():
    plain = codec.dump(busy_table())
    for name in [one.name for one in written(ToyTable)]:
        with pytest.raises(Illegal):
            loaded({key: value for key, value in plain.items() if key != name})


def test_a_sheet_that_does_not_fit_together():
    played = room("chem-and-roll")
    s = played.rules.setup(played.read_options(), 1)
    plain = codec.dump(s)
    plain["sheets"][0]["boxes"] = [1, 2]
    with pytest.raises(Illegal) as refused:
        codec.load(plain, type(s), played.actions, played.abouts)
    assert refused.value.code == "bad_shape"


def test_the_hash_sees_every_field():
    s = busy_table()
    whole = codec.state_hash(s)
    seen = {whole}
    for name in ("turn", "turns", "serial", "moves"):
        other = RULES.clone(s)
        setattr(other, name, getattr(s, name) + 1)
        seen.add(codec.state_hash(other))
    other = RULES.clone(s)
    other.stack[2].answers[1] = Discard(5)
    seen.add(codec.state_hash(other))
    other = RULES.clone(s)
    other.stack[1].about.price += 1
    seen.add(codec.state_hash(other))
    other = RULES.clone(s)
    other.draws["deal"] = 1
    seen.add(codec.state_hash(other))
    assert len(seen) == 8
    assert codec.state_hash(RULES.clone(s)) == whole


def test_a_message_of_an_action_is_small():
    assert codec.encode(Offer(1, 2, 3)) == b'{"type":"offer","to":1,"give":2,"want":3}'
    assert msgspec.json.decode(codec.encode(Ask(1, 0))) == {"prompt": 1, "seat": 0, "kind": "", "must": True, "nth": 0}
