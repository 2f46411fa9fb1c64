"""What of a crowd's events a seat is told: found quickly, and the same as found simply."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from labtop.engine.core import Event
from labtop.tables.telling import by_seat, seen

EVENTS = st.lists(st.one_of(st.none(), st.integers(0, 4)), max_size=40)


@given(EVENTS, st.one_of(st.none(), st.integers(0, 4)))
def test_the_own_ones_and_nobodys_in_their_order(owners, seat):
    events = [Event("e", {"n": n} | ({} if who is None else {"seat": who})) for n, who in enumerate(owners)]
    simply = [event.seen_by(seat) for event in events if event.public.get("seat", seat) == seat]
    assert json.loads(bytes(seen(events, by_seat(events), seat))) == simply


@given(EVENTS)
def test_at_a_small_table_everybody_is_told_everything(owners):
    events = [Event("e", {"seat": who}, {1: {"hand": n}}) for n, who in enumerate(owners)]
    assert json.loads(bytes(seen(events, None, 1))) == [event.seen_by(1) for event in events]
    assert "hand" not in bytes(seen(events, None, 2)).decode()
