"""Planted leaks, modelled on real ones: the comparison of two worlds must find each of them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Raw, structs

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.engine.dice import Keyed
from labtop.engine.game import Game
from labtop.tables import broadcast
from labtop.tables.archive import Archive
from labtop.tables.bots import JobWriter
from labtop.tables.broadcast import Broadcast
from labtop.tables.group import Group
from labtop.tables.judge import Judge
from labtop.tables.seats import Seats
from labtop.tables.table import LiveTable
from wire.leaks import SECRETIVE, differences


@pytest.fixture(autouse=True)
def _toy(toy_room):
    assert toy_room.id == "toy"


@pytest.fixture
def now_with(monkeypatch):
    """Change what `now` says."""

    def plant(change: Any) -> None:
        honest = Broadcast.own

        def leaking(self, link, *args):
            return change(self.log.game, link, honest(self, link, *args))

        monkeypatch.setattr(Broadcast, "own", leaking)

    return plant


def private_of(game: Game, seat: int) -> Raw:
    return Raw(codec.encode(game.view(seat).private))


@pytest.mark.parametrize("room", [*SECRETIVE, "chemistry-monopoly"])
def test_without_a_leak(room):
    assert differences(room) == []


@pytest.mark.parametrize("room", SECRETIVE)
def test_private_view_of_the_neighbour(room, now_with):
    def change(game, _link, now):
        if now.seat is None:
            return now
        return structs.replace(now, private=private_of(game, (now.seat + 1) % game.seats))

    now_with(change)
    assert any(found.startswith("device") for found in differences(room))


@pytest.mark.parametrize("room", SECRETIVE)
def test_spectator_with_a_players_view(room, now_with):
    now_with(lambda game, _link, now: structs.replace(now, private=private_of(game, 0)) if now.seat is None else now)
    assert any(found.startswith("spectator") for found in differences(room))


@pytest.mark.parametrize("room", ["toy", "chem"])
def test_wall_with_everybodys_view(room, now_with):
    def change(game, link, now):
        if link.role != "wall":
            return now
        everything = [private_of(game, seat) for seat in range(game.seats)]
        return structs.replace(now, private=Raw(codec.encode(everything)))

    now_with(change)
    found = differences(room)
    assert found
    assert all(place.startswith("wall") for place in found)


@pytest.mark.parametrize("room", ["toy", "chem"])
def test_seed_in_the_picture(room, monkeypatch):
    honest = Broadcast.common

    def leaking(self, events):
        self.log.game.commitment = self.log.body.seed
        return honest(self, events)

    monkeypatch.setattr(Broadcast, "common", leaking)
    assert differences(room)


def key_of_the_dice(table: LiveTable) -> str:
    return table.game.dice.book.digest(b"").hex()


def coming_throws(table: LiveTable) -> str:
    table.game.dice.at("", 1000)
    return str([table.game.dice.below(6) for _ in range(8)])


def secret_of_the_bots(table: LiveTable) -> str:
    return table.jobs.secret.digest(b"").hex()


def inside_of_the_secret(table: LiveTable) -> str:
    return table.jobs.secret.key.hex()


def stored_row(table: LiveTable) -> str:
    return str(len(table.store.tables[table.id].body)) + Keyed(table.store.tables[table.id].body).digest(b"").hex()


@pytest.mark.parametrize("room", ["toy", "chem", "chemistry-monopoly"])
@pytest.mark.parametrize("told", [key_of_the_dice, coming_throws, secret_of_the_bots, inside_of_the_secret, stored_row])
def test_the_future_in_the_picture(room, told, monkeypatch):
    """A digest of the dice's key, throws to come, the bots' secret: none of it has shown in anything yet."""
    honest = Broadcast.common
    tables: dict[Broadcast, LiveTable] = {}
    made = LiveTable.__init__

    def noting(self, *args):
        made(self, *args)
        tables[self.broadcast] = self

    def leaking(self, events):
        self.log.game.commitment = told(tables[self])
        return honest(self, events)

    monkeypatch.setattr(LiveTable, "__init__", noting)
    monkeypatch.setattr(Broadcast, "common", leaking)
    found = differences(room)
    assert {place.partition(":")[0] for place in found} >= {"device 0", "spectator", "wall", "host"}


@pytest.mark.parametrize("room", ["toy", "chem"])
def test_a_coach_that_sees_the_real_world(room, monkeypatch):
    """The real state among the imagined ones: the hint shows it, but only to the person who asked."""
    honest = JobWriter.job

    def leaking(self, *args):
        return structs.replace(honest(self, *args), worlds=[Raw(codec.encode(codec.dump(self.log.game.state)))])

    monkeypatch.setattr(JobWriter, "job", leaking)
    found = differences(room)
    assert found
    assert all(place.startswith("device") for place in found)


def test_menu_of_another_seat(monkeypatch):
    """Everybody's questions with everybody's answers, and a well-behaved client shows its own."""
    honest = Broadcast.own

    def leaking(self, *args):
        now = honest(self, *args)
        rules, state = self.log.room.rules, self.log.game.state
        if not state.stack or now.seat is None:
            return now
        p, seat = state.stack[-1], state.stack[-1].waiting[0]
        return structs.replace(now, menus=[*now.menus, Raw(codec.encode(rules.legal(state, p, seat)))])

    monkeypatch.setattr(Broadcast, "own", leaking)
    assert any(found.startswith("device") for found in differences("toy"))


def test_private_parts_of_events_for_all(monkeypatch):
    def seen(events, _placed, _seat):
        told = []
        for event in events:
            parts = [part for _, part in sorted((event.private or {}).items())]
            told.append({"type": event.kind, **event.public, "private": parts})
        return Raw(codec.encode(told))

    monkeypatch.setattr(broadcast, "seen", seen)
    assert differences("toy")


def test_sealed_answers_in_the_tick(monkeypatch):
    def tick(self):
        self.ticking = False
        top = self.log.game.state.stack[-1]
        data = codec.encode({"t": "tick", "table": self.log.table, "v": self.shown.v, "chosen": top.answers})
        for link in tuple(self.links):
            link.transport.send(data)

    monkeypatch.setattr(Broadcast, "tick", tick)
    assert differences("chem")


def test_length_of_a_sealed_answer(monkeypatch):
    """Not what was chosen, but how long it is to write."""

    def tick(self):
        self.ticking = False
        top = self.log.game.state.stack[-1]
        padding = " " * sum(len(codec.encode(answer)) for answer in top.answers or [])
        data = codec.encode({"t": "tick", "table": self.log.table, "v": self.shown.v, "chosen": self.shown.chosen})
        for link in tuple(self.links):
            link.transport.send(data + padding.encode())

    monkeypatch.setattr(Broadcast, "tick", tick)
    assert differences("chem")


@pytest.mark.parametrize("room", ["toy", "chem"])
def test_shared_device_shows_the_wrong_seat(room, monkeypatch):
    """Two people share a device, which always shows the first one's seat."""

    def face_of(self, link):
        mine = self.held_by(link.member)
        return mine[0] if mine else None

    monkeypatch.setattr(Seats, "face_of", face_of)
    found = differences(room)
    assert found
    assert all(place.startswith("device 1") for place in found)


def test_refusal_that_tells_a_hand(monkeypatch):
    honest = Judge.answer

    def answer(self, *args):
        try:
            return honest(self, *args)
        except Illegal as error:
            hands = self.log.game.state.hands
            raise Illegal(error.code, error.rule, **error.params, hands=hands) from None

    monkeypatch.setattr(Judge, "answer", answer)
    assert differences("toy")


def test_judge_that_knows_the_others(monkeypatch):
    """Refused as "not yours" or as "not legal", depending on a hand one does not see."""
    honest = Judge.act

    def act(self, what, link, pending):
        seat = what.ask.seat
        if not self.log.seats.may_answer(link, seat) and self.log.game.state.hands[seat][0]:
            raise Illegal("not_legal")
        return honest(self, what, link, pending)

    monkeypatch.setattr(Judge, "act", act)
    assert differences("toy")


def test_history_for_everybody_alike(monkeypatch):
    def story(self, _link):
        from labtop.tables.protocol import Story

        told = [[e.kind, e.public, sorted((e.private or {}).items())] for e in self.log.game.events]
        return Story(self.log.table, self.log.seq, Raw(codec.encode(told)))

    monkeypatch.setattr(Broadcast, "story", story)
    assert differences("toy")


def test_record_before_the_end(monkeypatch):
    async def record(self, token, table_id):
        group, _ = await self.admission.known(token)
        return group.tables[table_id].game.record()

    monkeypatch.setattr(Archive, "record", record)
    assert any(found.startswith("requests") for found in differences("chem"))


def test_message_only_for_some_hands(monkeypatch):
    """One more message when a seat holds the card: the number of messages reveals it."""
    honest = Broadcast.tell_game

    def tell_game(self, events):
        honest(self, events)
        if self.log.game.state.hands[0][0] % 2:
            honest(self, [])

    monkeypatch.setattr(Broadcast, "tell_game", tell_game)
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
