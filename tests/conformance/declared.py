"""The promise that a room tells and asks only what it declares: its events, and its kinds of questions.

Clients are written against these declarations (the TypeScript unions are made from them), so what is not declared would
reach a screen that cannot show it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

import msgspec

from conformance.games import walk
from labtop.engine import codec, drive
from labtop.engine.core import Logged

if TYPE_CHECKING:
    from conformance.games import Case
    from labtop.engine.registry import Room


def events_are_declared(case: Case) -> int:
    """Each event and each private part is of a declared class and reads back from its JSON. Returns how many events."""
    tried = 0
    for turn in walk(case):
        _, events = drive.play(case.room.rules, turn.state, turn.ask, turn.action)
        for logged in events:
            classes_are_declared(case.room, logged)
            for seat in (None, *range(case.seats)) if logged.private else (None,):
                it_reads_back(case.room, logged, seat)
            tried += 1
    return tried


def classes_are_declared(room: Room, logged: Logged) -> None:
    kind: Any = type(logged.event)
    assert kind in get_args(room.events), f"{kind.__name__} is not one of the events of {room.id}"
    for part in (logged.private or {}).values():
        declared = kind.PRIVATE
        assert declared is not None, f"{kind.__name__} declares no private part"
        assert type(part) is declared, f"{kind.__name__} has a private part that is no {declared.__name__}"
        shared = set(kind.__struct_fields__) & set(declared.__struct_fields__)
        assert not shared, f"{kind.__name__} tells {shared} in both parts"


def it_reads_back(room: Room, logged: Logged, seat: int | None) -> None:
    """Each seat's events, read from JSON as the declared classes, are equal and give the same JSON."""
    raw = codec.encode(logged.seen_by(seat))
    assert codec.encode(logged.message(seat)) == raw, f"{logged.kind} is another message than what is seen"
    fields = msgspec.json.decode(raw, type=dict[str, msgspec.Raw])  # numbers keep their digits
    part = None if logged.private is None else logged.private.get(seat)
    hidden = () if part is None else part.__struct_fields__
    public = codec.encode({name: value for name, value in fields.items() if name not in hidden})
    private = codec.encode({name: value for name, value in fields.items() if name in hidden})
    try:
        event = msgspec.json.decode(public, type=room.events)
        mine = None if part is None else msgspec.json.decode(private, type=type(part))
    except msgspec.ValidationError as error:
        raise AssertionError(f"{logged.kind} does not read back: {error}") from None
    assert event == logged.event, f"{logged.kind} does not read back: {event}"
    assert mine == part, f"{logged.kind} does not read back: {mine}"
    again = Logged(event, None if mine is None else {seat: mine})
    assert codec.encode(again.seen_by(seat)) == raw, f"{logged.kind} loses something when it is read"


def questions_are_declared(case: Case) -> set[str]:
    """Returns the kinds of all questions that were asked."""
    asked: set[str] = set()
    for turn in walk(case):
        for ask in drive.asks(turn.state):
            assert ask.kind in case.room.kinds, f"{ask.kind} is not one of the kinds of questions of {case.room.id}"
            asked.add(ask.kind)
    return asked
