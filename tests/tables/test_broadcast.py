"""Events that a seat gets at a table of many seats: the fast selection gives the same as a simple one."""

from __future__ import annotations

import asyncio
import json

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from labtop.engine import codec
from labtop.engine.core import Event, Logged
from labtop.tables import protocol as wire
from labtop.tables.broadcast import CROWD, Own, Shared, by_seat, seen
from tables.kit import Person, a_service


class Thing(Event):
    n: int
    seat: int | msgspec.UnsetType = msgspec.UNSET


class Hand(msgspec.Struct):
    hand: int


EVENTS = st.lists(st.one_of(st.none(), st.integers(0, 4)), max_size=40)


def told(events, placed, seat):
    """As they are sent: an event without private parts is sent as it is, without a dict in between."""
    return msgspec.json.decode(codec.encode(seen(events, placed, seat)))


@given(EVENTS, st.one_of(st.none(), st.integers(0, 4)))
def test_the_own_ones_and_nobodys_in_their_order(owners, seat):
    events = [Logged(Thing(n) if who is None else Thing(n, who)) for n, who in enumerate(owners)]
    simply = [event.seen_by(seat) for event in events if event.public.get("seat", seat) == seat]
    assert told(events, by_seat(events), seat) == simply


@given(EVENTS)
def test_at_a_small_table_everybody_is_told_everything(owners):
    events = [Logged(Thing(n, who), {1: Hand(n)}) for n, who in enumerate(owners) if who is not None]
    assert told(events, None, 1) == [event.seen_by(1) for event in events]
    assert not any("hand" in event for event in told(events, None, 2))


def test_the_two_shares_of_a_picture_are_a_picture():
    shared, own = set(Shared.__struct_fields__), set(Own.__struct_fields__)
    assert shared | own == set(wire.Now.__struct_fields__)
    assert shared & own == {"events"}, "told with one share or the other"


def test_a_picture_is_what_the_protocol_says():
    """Read by the documented type, which knows no other field: no key is there twice, none is missing."""

    class Strict(wire.Now, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="now"):
        pass

    def once(pairs):
        assert len({key for key, _ in pairs}) == len(pairs), pairs
        return dict(pairs)

    async def main():
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create("chem-and-roll"))
            person = await Person(service).hello(entry.token, entry.host)
            told: list[bytes] = []
            send = person.link.transport.send
            person.link.transport.send = lambda data: (told.append(data), send(data))
            await person.say("start")
            await person.until(lambda: person.last("now") and person.last("now").get("asks"))
            await person.play(person.last("now")["asks"][0])
            pictures = [data for data in told if json.loads(data, object_pairs_hook=once)["t"] == "now"]
            assert [msgspec.json.decode(data, type=Strict).seat for data in pictures] == [0] * len(pictures)
            assert len(pictures) >= 2

    asyncio.run(main())


def test_the_teachers_screen_is_told_what_the_whole_class_did_and_a_pupil_only_the_own():
    async def main():
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create("chem-and-roll", kind="class"))
            teacher = await Person(service).hello(entry.host)
            tokens = [(await service.lobby.join(wire.Join(entry.code))).token for _ in range(CROWD + 1)]
            pupils = [await Person(service).hello(token) for token in tokens]
            await teacher.say("start")
            for pupil in pupils:
                await pupil.until(lambda pupil=pupil: pupil.last("now") and pupil.last("now").get("asks"))
                await pupil.play(pupil.last("now")["asks"][0])
            await pupils[0].until(lambda: pupils[0].last("now").get("events"))

            def who(person):
                return [event["seat"] for event in person.last("now")["events"] if event["type"] == "placed"]

            assert who(teacher) == list(range(CROWD + 1))
            assert [who(pupil) for pupil in pupils] == [[seat] for seat in range(CROWD + 1)]

    asyncio.run(main())
