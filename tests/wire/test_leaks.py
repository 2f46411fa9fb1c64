"""Planted leaks, modelled on real ones: the comparison of two worlds must find each of them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Raw, structs

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.tables import telling
from labtop.tables.group import Group
from labtop.tables.house import House
from labtop.tables.table import LiveTable
from simulation.loop import run
from wire.boxes import Worlds
from wire.probing import chem_game, game


def differences(room: str) -> list[str]:
    worlds = Worlds(f"leak {room}")
    if room == "toy":
        run(game(worlds, "toy", {"turns": 30}, [1, 2], 40))
    else:
        run(chem_game(worlds, [1, 2, 1], 8))
    return worlds.differences


@pytest.fixture(autouse=True)
def _toy(toy_room):
    assert toy_room.id == "toy"


@pytest.fixture
def now_with(monkeypatch):
    """Change what `now` says."""

    def plant(change: Any) -> None:
        honest = LiveTable.now_for

        def leaking(self, link, *args):
            return change(self, link, honest(self, link, *args))

        monkeypatch.setattr(LiveTable, "now_for", leaking)

    return plant


def private_of(table: LiveTable, seat: int) -> Raw:
    return Raw(codec.encode(table.played.room.rules.private(table.played.state, seat)))


@pytest.mark.parametrize("room", ["toy", "chem"])
def test_without_a_leak(room):
    assert differences(room) == []


@pytest.mark.parametrize("room", ["toy", "chem"])
def test_private_view_of_the_neighbour(room, now_with):
    def change(table, _link, now):
        if now.seat is None:
            return now
        return structs.replace(now, private=private_of(table, (now.seat + 1) % table.played.body.seats))

    now_with(change)
    assert any(found.startswith("device") for found in differences(room))


@pytest.mark.parametrize("room", ["toy", "chem"])
def test_spectator_with_a_players_view(room, now_with):
    now_with(lambda table, _link, now: structs.replace(now, private=private_of(table, 0)) if now.seat is None else now)
    assert any(found.startswith("spectator") for found in differences(room))


@pytest.mark.parametrize("room", ["toy", "chem"])
def test_wall_with_everybodys_view(room, now_with):
    def change(table, link, now):
        if link.role != "wall":
            return now
        everything = [private_of(table, seat) for seat in range(table.played.body.seats)]
        return structs.replace(now, private=Raw(codec.encode(everything)))

    now_with(change)
    found = differences(room)
    assert found
    assert all(place.startswith("wall") for place in found)


@pytest.mark.parametrize("room", ["toy", "chem"])
def test_seed_in_the_picture(room, monkeypatch):
    honest = LiveTable.common

    def leaking(self, events):
        self.commitment = self.played.body.seed
        return honest(self, events)

    monkeypatch.setattr(LiveTable, "common", leaking)
    assert differences(room)


@pytest.mark.parametrize("room", ["toy", "chem"])
def test_a_coach_that_sees_the_real_world(room, monkeypatch):
    """The real state among the imagined ones: the hint shows it, to who asked and to nobody else."""
    honest = LiveTable.bot_job

    def leaking(self, *args):
        return structs.replace(honest(self, *args), worlds=[Raw(codec.encode(codec.dump(self.played.state)))])

    monkeypatch.setattr(LiveTable, "bot_job", leaking)
    found = differences(room)
    assert found
    assert all(place.startswith("device") for place in found)


def test_menu_of_another_seat(monkeypatch):
    """Everybody's questions with everybody's answers, and a well-behaved client shows its own."""
    honest = LiveTable.now_for

    def leaking(self, *args):
        now = honest(self, *args)
        rules, state = self.played.room.rules, self.played.state
        if not state.stack or now.seat is None:
            return now
        p, seat = state.stack[-1], state.stack[-1].waiting[0]
        return structs.replace(now, menus=[*now.menus, Raw(codec.encode(rules.legal(state, p, seat)))])

    monkeypatch.setattr(LiveTable, "now_for", leaking)
    assert any(found.startswith("device") for found in differences("toy"))


def test_private_parts_of_events_for_all(monkeypatch):
    def seen(events, _placed, _seat):
        told = []
        for event in events:
            parts = [part for _, part in sorted((event.private or {}).items())]
            told.append({"type": event.kind, **event.public, "private": parts})
        return Raw(codec.encode(told))

    monkeypatch.setattr(telling, "seen", seen)
    assert differences("toy")


def test_sealed_answers_in_the_tick(monkeypatch):
    def tell_tick(self):
        self.ticking = False
        top = self.played.state.stack[-1]
        data = codec.encode({"t": "tick", "table": self.id, "v": self.shown.v, "chosen": top.answers})
        for link in tuple(self.links):
            link.transport.send(data)

    monkeypatch.setattr(LiveTable, "tell_tick", tell_tick)
    assert differences("chem")


def test_length_of_a_sealed_answer(monkeypatch):
    """Not what was chosen, but how long it is to write."""

    def tell_tick(self):
        self.ticking = False
        top = self.played.state.stack[-1]
        padding = " " * sum(len(codec.encode(answer)) for answer in top.answers or [])
        data = codec.encode({"t": "tick", "table": self.id, "v": self.shown.v, "chosen": self.shown.chosen})
        for link in tuple(self.links):
            link.transport.send(data + padding.encode())

    monkeypatch.setattr(LiveTable, "tell_tick", tell_tick)
    assert differences("chem")


@pytest.mark.parametrize("room", ["toy", "chem"])
def test_shared_device_shows_the_wrong_seat(room, monkeypatch):
    """Two people at one device, and it shows the first one's whoever holds it."""

    def face_of(self, link):
        mine = [seat for seat, holder in enumerate(self.played.holders) if holder.member == link.member]
        return mine[0] if link.member is not None and mine else None

    monkeypatch.setattr(LiveTable, "face_of", face_of)
    found = differences(room)
    assert found
    assert all(place.startswith("device 1") for place in found)


def test_refusal_that_tells_a_hand(monkeypatch):
    honest = LiveTable.answer

    def answer(self, *args):
        try:
            return honest(self, *args)
        except Illegal as error:
            hands = self.played.state.hands
            raise Illegal(error.code, error.rule, **error.params, hands=hands) from None

    monkeypatch.setattr(LiveTable, "answer", answer)
    assert differences("toy")


def test_judge_that_knows_the_others(monkeypatch):
    """Refused as "not yours" or as "not legal", depending on a hand one does not see."""
    honest = LiveTable.act

    def act(self, what, link, rows, log):
        if not self.may_answer(link, what.ask.seat) and self.played.state.hands[what.ask.seat][0]:
            raise Illegal("not_legal")
        return honest(self, what, link, rows, log)

    monkeypatch.setattr(LiveTable, "act", act)
    assert differences("toy")


def test_history_for_everybody_alike(monkeypatch):
    def story(self, _link):
        from labtop.tables.protocol import Story

        told = [[e.kind, e.public, sorted((e.private or {}).items())] for e in self.played.events]
        return Story(self.id, self.played.seq, Raw(codec.encode(told)))

    monkeypatch.setattr(LiveTable, "story", story)
    assert differences("toy")


def test_record_before_the_end(monkeypatch):
    async def record(self, token, table_id):
        group, _ = await self.known(token)
        return group.tables[table_id].record(True)

    monkeypatch.setattr(House, "record", record)
    assert any(found.startswith("requests") for found in differences("chem"))


def test_message_only_for_some_hands(monkeypatch):
    """One more message when somebody holds the card: the count tells it."""
    honest = LiveTable.tell

    def tell(self, events):
        honest(self, events)
        if self.played.state.hands[0][0] % 2:
            honest(self, [])

    monkeypatch.setattr(LiveTable, "tell", tell)
    assert differences("toy")


def test_lobby_with_tokens(monkeypatch):
    """Hashes are of no use to a pupil, but they are not his."""
    honest = Group.table_info

    def table_info(self, id, here, known=None):
        info = honest(self, id, here, known)
        seats = [structs.replace(seat, name=self.body.members[seat.member].token) for seat in info.seats]
        return structs.replace(info, seats=seats)

    monkeypatch.setattr(Group, "table_info", table_info)
    assert differences("chem")
