"""Planted leaks, modelled on real ones: the comparison of two worlds must find each of them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Raw, structs

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.engine.dice import Keyed
from labtop.server import routes
from labtop.tables import helping, showing, telling
from labtop.tables.group import Group
from labtop.tables.house import House
from labtop.tables.jobs import ReviewJob
from labtop.tables.table import LiveTable
from simulation.loop import run
from wire.boxes import Worlds
from wire.probing import beside, chem_game, game

SECRETIVE = ["toy", "chem", "chain-growth", "laboratorium"]
"""Rooms in which somebody hides something. In Chemistry Monopoly nobody does but chance."""


def differences(room: str) -> list[str]:
    worlds = Worlds(f"leak {room}")
    if room == "toy":
        run(game(worlds, "toy", {"turns": 30}, [1, 2], 40))
    elif room == "chem":
        run(chem_game(worlds, [1, 2, 1], 8))
    else:
        run(game(worlds, room, {}, [1, 2], 20))
    return worlds.differences


def differences_beside(room: str) -> list[str]:
    worlds = Worlds(f"leak beside {room}")
    run(beside(worlds, room))
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


@pytest.mark.parametrize("room", [*SECRETIVE, "chemistry-monopoly"])
def test_without_a_leak(room):
    assert differences(room) == []


@pytest.mark.parametrize("room", SECRETIVE)
def test_private_view_of_the_neighbour(room, now_with):
    def change(table, _link, now):
        if now.seat is None:
            return now
        return structs.replace(now, private=private_of(table, (now.seat + 1) % table.played.body.seats))

    now_with(change)
    assert any(found.startswith("device") for found in differences(room))


@pytest.mark.parametrize("room", SECRETIVE)
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


def key_of_the_dice(table: LiveTable) -> str:
    return table.dice.book.digest(b"").hex()


def coming_throws(table: LiveTable) -> str:
    table.dice.at("", 1000)
    return str([table.dice.below(6) for _ in range(8)])


def secret_of_the_bots(table: LiveTable) -> str:
    return table.secret.digest(b"").hex()


def inside_of_the_secret(table: LiveTable) -> str:
    return table.secret.key.hex()


def stored_row(table: LiveTable) -> str:
    return str(len(table.store.tables[table.id].body)) + Keyed(table.store.tables[table.id].body).digest(b"").hex()


@pytest.mark.parametrize("room", ["toy", "chem", "chemistry-monopoly"])
@pytest.mark.parametrize("told", [key_of_the_dice, coming_throws, secret_of_the_bots, inside_of_the_secret, stored_row])
def test_the_future_in_the_picture(room, told, monkeypatch):
    """A digest of the dice's key, throws to come, the bots' secret: none of it has shown in anything yet."""
    honest = LiveTable.common

    def leaking(self, events):
        self.commitment = told(self)
        return honest(self, events)

    monkeypatch.setattr(LiveTable, "common", leaking)
    found = differences(room)
    assert {place.partition(":")[0] for place in found} >= {"device 0", "spectator", "wall", "host"}


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


# ---- over HTTP -----------------------------------------------------------------------------------------------------


def asked_at(found: list[str], address: str) -> bool:
    """Whether requests differ, those at this address, and nothing else."""
    return bool(found) and all(place.startswith("requests") and address in place for place in found)


@pytest.mark.parametrize("room", SECRETIVE)
def test_board_in_words_with_another_seat(room, monkeypatch):
    """Everybody who looks gets the first seat's board; its owner rightly so."""
    monkeypatch.setattr(showing, "only_seat", lambda _table, _link: 0)
    assert asked_at(differences(room), "/board/")


@pytest.mark.parametrize("room", SECRETIVE)
def test_steps_of_a_game_that_goes_on(room, monkeypatch):
    async def step(house, token, table_id, seat, move):
        group, _ = await house.known(token)
        try:
            return showing.told_step(group.tables[table_id], [], seat, move)
        except Illegal as error:  # a world whose cards do not fit: no player could see that either
            raise Illegal("not_over_yet", reason=str(error)) from None

    monkeypatch.setattr(showing, "step", step)
    assert asked_at(differences(room), "/steps/")


@pytest.mark.parametrize("room", ["toy", "chem"])
def test_review_of_a_game_that_goes_on(room, monkeypatch):
    async def review(house, token, table_id, seat, lang):
        group, _ = await house.known(token)
        table = group.tables[table_id]
        job = ReviewJob(table.record(with_seed=False), -1 if seat is None else seat, table.names())
        return (await table.make_review(job))[lang]

    monkeypatch.setattr(showing, "review", review)
    assert asked_at(differences(room), "/review/")


@pytest.mark.parametrize("room", SECRETIVE)
def test_aid_that_sees_every_hand(room, monkeypatch):
    """An aid is made from what everybody sees; this one from all there is."""

    async def aid(house, token, table_id, _seat):
        group, _ = await house.known(token)
        state = group.tables[table_id].played.state
        return await house.helpers.ask(helping.HelpJob("", "aid", Raw(codec.encode(codec.dump(state)))))

    monkeypatch.setattr(helping, "aid", aid)
    assert asked_at(differences(room), "/aid/")


@pytest.mark.parametrize("room", ["chem-and-roll", "laboratorium"])
def test_seed_in_a_record_while_others_play(room, monkeypatch):
    """A rematch with one deal for all has one seed: who has finished would know what the others will throw."""
    monkeypatch.setattr(Group, "is_over", lambda _self: True)
    found = differences_beside(room)
    assert any(place.startswith("requests") and "/record" in place for place in found)


def test_same_dice_while_others_play(monkeypatch):
    """Played on with the dice of a deal that others still play: the throws to come are on the new table."""
    honest = House.play_on

    async def play_on(self, wish, point):
        group, _ = await self.known(point.token)
        monkeypatch.setattr(group, "is_over", lambda: True)
        try:
            return await honest(self, wish, point)
        finally:
            monkeypatch.delattr(group, "is_over")

    monkeypatch.setattr(House, "play_on", play_on)
    found = differences_beside("chemistry-monopoly")
    assert found
    assert all(place.startswith("playing on") for place in found)


def test_results_with_what_is_sealed(monkeypatch):
    """A sheet with a column too many."""

    async def cells(request):
        rows = await routes.results(request)
        (group,) = [g for g in request.app.house.groups.values() if g.body.kind == "class"]
        states = [repr(codec.dump(table.played.state)) for table in group.tables.values()]
        return [[*states], *([row.name] for row in rows)]

    monkeypatch.setattr(routes, "result_cells", cells)
    assert asked_at(differences_beside("chain-growth"), "/results.")
