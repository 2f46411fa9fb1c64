"""Planted leaks in the answers to requests: the comparison of two worlds must find each of them."""

from __future__ import annotations

import pytest
from msgspec import Raw, structs

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.printing.wanted import Report
from labtop.server import routes
from labtop.tables import archive
from labtop.tables.aids import AidJob, Aids
from labtop.tables.archive import Archive
from labtop.tables.group import Group
from labtop.tables.jobs import ReviewJob
from labtop.tables.lobby import Lobby
from wire.leaks import SECRETIVE, differences, differences_beside

pytestmark = pytest.mark.usefixtures("toy_room")


def asked_at(found: list[str], address: str) -> bool:
    """Whether requests differ, those at this address, and nothing else."""
    return bool(found) and all(place.startswith("requests") and address in place for place in found)


@pytest.mark.parametrize("room", SECRETIVE)
def test_board_in_words_with_another_seat(room, monkeypatch):
    """Everybody who asks gets the first seat's board; only its owner may have it."""
    monkeypatch.setattr(archive, "only_seat", lambda _table, _link: 0)
    assert asked_at(differences(room), "/board/")


@pytest.mark.parametrize("room", SECRETIVE)
def test_steps_of_a_game_that_goes_on(room, monkeypatch):
    async def step(self, token, table_id, seat, move):
        group, _ = await self.admission.known(token)
        try:
            return archive.step_of(group.tables[table_id].game, [], seat, move)
        except Illegal as error:  # an imagined state whose cards do not fit, which no player could notice either
            raise Illegal("not_over_yet", reason=str(error)) from None

    monkeypatch.setattr(Archive, "step", step)
    assert asked_at(differences(room), "/steps/")


@pytest.mark.parametrize("room", ["toy", "chem"])
def test_review_of_a_game_that_goes_on(room, monkeypatch):
    async def review(self, token, table_id, seat, lang):
        group, _ = await self.admission.known(token)
        table = group.tables[table_id]
        job = ReviewJob(table.game.record(with_seed=False), -1 if seat is None else seat, table.hints.names())
        return (await table.hints.make_review(job))[lang]

    monkeypatch.setattr(Archive, "review", review)
    assert asked_at(differences(room), "/review/")


@pytest.mark.parametrize("room", ["chem", "chain-growth", "laboratorium"])
def test_summary_of_a_game_that_goes_on(room, monkeypatch):
    """What is printed is told: a page with all there is."""

    async def summary(self, token, table_id, _seat, lang, paper):
        group, _ = await self.admission.known(token)
        state = codec.encode(codec.dump(group.tables[table_id].game.state)).decode()
        return Report(group.body.room, lang, "", [state], paper=paper)

    monkeypatch.setattr(Archive, "summary", summary)
    assert asked_at(differences(room), "/summary/")


@pytest.mark.parametrize("room", ["chem", "chain-growth", "laboratorium"])
def test_debriefing_of_games_that_go_on(room, monkeypatch):
    async def debriefing(self, token):
        group, _ = await self.admission.known(token)
        return codec.encode([codec.dump(table.game.state) for table in group.tables.values()])

    monkeypatch.setattr(Archive, "debriefing", debriefing)
    assert asked_at(differences(room), "/debriefing")


def test_a_door_that_tells_who_plays_what(monkeypatch):
    """Whoever has the code looks in before joining."""
    honest = Lobby.look

    async def look(self, wish, source=""):
        found = await honest(self, wish, source)
        (group,) = [g for g in self.residency.groups.values() if g.body.kind == "class"]
        states = [repr(codec.dump(table.game.state)) for table in group.tables.values()]
        return structs.replace(found, nicknames=states)

    monkeypatch.setattr(Lobby, "look", look)
    assert asked_at(differences("chain-growth"), "/look")


@pytest.mark.parametrize("room", SECRETIVE)
def test_aid_that_sees_every_hand(room, monkeypatch):
    """An aid is made from what everybody sees; this one from all there is."""

    async def aid(self, token, table_id, _seat):
        group, _ = await self.admission.known(token)
        state = group.tables[table_id].game.state
        return await self.workers.ask(AidJob("", "aid", Raw(codec.encode(codec.dump(state)))))

    monkeypatch.setattr(Aids, "aid", aid)
    assert asked_at(differences(room), "/aid/")


@pytest.mark.parametrize("room", ["chem-and-roll", "laboratorium"])
def test_seed_in_a_record_while_others_play(room, monkeypatch):
    """A rematch with one deal for all has one seed: a person who has finished would know the dice of the others."""
    monkeypatch.setattr(Group, "is_over", lambda _self: True)
    found = differences_beside(room)
    assert any(place.startswith("requests") and "/record" in place for place in found)


def test_same_dice_while_others_play(monkeypatch):
    """Played on with the dice of a deal that others still play: the throws to come are on the new table."""
    honest = Lobby.play_on

    async def play_on(self, wish, point, *more):
        group, _ = await self.admission.known(point.token)
        monkeypatch.setattr(group, "is_over", lambda: True)
        try:
            return await honest(self, wish, point, *more)
        finally:
            monkeypatch.delattr(group, "is_over")

    monkeypatch.setattr(Lobby, "play_on", play_on)
    found = differences_beside("chemistry-monopoly")
    assert found
    assert all(place.startswith("playing on") for place in found)


def test_results_with_what_is_sealed(monkeypatch):
    """A sheet with a column too many."""

    async def cells(request):
        rows = await routes.results(request)
        (group,) = [g for g in request.app.service.residency.groups.values() if g.body.kind == "class"]
        states = [repr(codec.dump(table.game.state)) for table in group.tables.values()]
        return [states, *([row.name] * len(states) for row in rows)]

    monkeypatch.setattr(routes, "result_cells", cells)
    assert asked_at(differences_beside("chain-growth"), "/results")
