"""Finished games: shown move by move, from any seat, and continued from any position."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise

import pytest

from labtop.engine import record
from labtop.engine.core import Illegal
from labtop.engine.registry import Room
from labtop.rooms.chem_and_roll.view import own_sheet
from labtop.tables import protocol as wire
from tables.kit import Person, a_service


def run(test):
    asyncio.run(test())


async def a_finished_game(service, **options):
    draft = {"mode": "draft", **options}
    wish = wire.Create(room="chem-and-roll", bots=["greedy", "greedy"], options=draft, start=True)
    entry = await service.lobby.create(wish)
    person = await Person(service).hello(entry.token, entry.host)
    now = await person.play_out()
    return entry, now


def test_every_step_is_what_it_was():
    async def test():
        async with a_service() as service:
            entry, now = await a_finished_game(service)
            first = await service.archive.step(entry.token, now["table"], None, 0)
            assert (first.by, first.events, first.view.public.round) == (None, [], 0)
            last = await service.archive.step(entry.token, now["table"], 2, first.of)
            assert last.outcome.scores == now["outcome"]["scores"]
            assert own_sheet(last.view) is last.view.public.sheets[2]
            steps = [await service.archive.step(entry.token, now["table"], None, move) for move in range(9)]
            rounds = [step.view.public.round for step in steps]
            assert rounds == sorted(rounds)
            assert rounds[-1] > 1
            assert [step.round for step in steps] == rounds
            assert last.turn is None

    run(test)


def test_the_ending_of_a_seat_and_of_none():
    async def test():
        async with a_service() as service:
            entry, now = await a_finished_game(service)
            for seat, score in enumerate(now["outcome"]["scores"]):
                told = json.loads(await service.archive.ending(entry.token, now["table"], seat))
                assert told["money"][-1] == score
                assert told["medals"] == [], "a draft has none"
            assert await service.archive.ending(entry.token, now["table"], None) == b"{}"
            with pytest.raises(Illegal, match="no_such_seat"):
                await service.archive.ending(entry.token, now["table"], 9)

    run(test)


def test_a_room_without_an_ending_and_a_game_that_runs(monkeypatch):
    monkeypatch.setattr(Room, "ending", None)

    async def test():
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create(room="chain-growth", bots=["random"], start=True))
            person = await Person(service).hello(entry.token)
            with pytest.raises(Illegal, match="not_over_yet"):
                await service.archive.ending(entry.token, person.link.table, 0)
            now = await person.play_out()
            assert await service.archive.ending(entry.token, now["table"], 0) == b"{}"
            first = await service.archive.step(entry.token, now["table"], None, 0)
            steps = [await service.archive.step(entry.token, now["table"], 0, move) for move in range(1, first.of + 1)]
            turns = [step.turn for step in steps]
            players = [step.view.public.turn for step in steps]
            passed = [now for before, now in pairwise([None, *players]) if now is not None and now != before]
            assert turns == sorted(turns), "a game without rounds counts turns"
            assert turns[-1] == len(passed) > 4
            assert first.round is None

    run(test)


def test_a_game_that_runs_shows_no_steps():
    async def test():
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create(room="chem-and-roll", bots=["greedy"], start=True))
            person = await Person(service).hello(entry.token)
            with pytest.raises(Illegal, match="not_over_yet"):
                await service.archive.step(entry.token, person.link.table, 0, 0)

    run(test)


@pytest.mark.parametrize(("seat", "move", "code"), [(9, 0, "no_such_seat"), (0, 99_999, "no_such_move")])
def test_steps_that_do_not_exist(seat, move, code):
    async def test():
        async with a_service() as service:
            entry, now = await a_finished_game(service)
            with pytest.raises(Illegal, match=code):
                await service.archive.step(entry.token, now["table"], seat, move)

    run(test)


@pytest.mark.parametrize("move", [0, 1, 2, 17, 40])
def test_playing_on_begins_where_the_game_was(move):
    """Same position, same dice afterwards, another seat for the person; the record of it is sound."""

    async def test():
        async with a_service() as service:
            entry, now = await a_finished_game(service)
            before = await service.archive.step(entry.token, now["table"], 1, move)
            wish = wire.Create(room="chem-and-roll", play_on=wire.PlayOn(entry.token, now["table"], move, 1))
            again = await service.lobby.create(wish)
            live = next(iter(service.residency.groups[again.group].tables.values()))
            assert live.game.moves == service.residency.groups[entry.group].tables[now["table"]].game.moves[:move]
            assert live.log.seats.holders[1].member == 0
            person = await Person(service).hello(again.token, again.host)
            if before.view.public.turns:
                assert person.last("now")["public"]["round"] == before.view.public.round
            end = await person.play_out()
            assert end["seat"] == 1
            told = record.read(await service.archive.record(again.token, end["table"]))
            record.replay(told)
            assert told.seed == record.read(await service.archive.record(entry.token, now["table"])).seed

    run(test)


def test_playing_on_needs_a_finished_game_of_the_own_group():
    async def test():
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create(room="chem-and-roll", bots=["greedy"], start=True))
            person = await Person(service).hello(entry.token)
            running = wire.PlayOn(entry.token, person.link.table, 0, 0)
            with pytest.raises(Illegal, match="not_over_yet"):
                await service.lobby.create(wire.Create(room="chem-and-roll", play_on=running))
            other, now = await a_finished_game(service)
            stolen = wire.PlayOn(entry.token, now["table"], 0, 0)
            with pytest.raises(Illegal, match="no_such_table"):
                await service.lobby.create(wire.Create(room="chem-and-roll", play_on=stolen))
            assert other.group != entry.group

    run(test)


def test_the_board_in_words_is_the_seats_own():
    async def test():
        async with a_service() as service:
            wish = wire.Create(
                room="chem-and-roll", bots=["greedy"], lang="fr", start=True, own_names=True, name="Mina"
            )
            entry = await service.lobby.create(wish)
            person = await Person(service).hello(entry.token)
            told = await service.archive.board_in_words(entry.token, person.link.table, "fr")
            assert "Réacteur I" in told
            assert "Mina" in told
            assert "Feuille de Joueur" not in told
            wall = await service.archive.board_in_words(entry.wall, person.link.table, "en")
            for seat in person.last("group")["tables"][0]["seats"]:
                assert f"Sheet of {seat['name']}" in wall
            assert "Player 1" not in wall

    run(test)


def test_the_board_in_words_calls_everybody_by_name():
    async def test():
        async with a_service() as service:
            wish = wire.Create(room="laboratorium", own_names=True, name="Mina", bots=["greedy"], start=True)
            entry = await service.lobby.create(wish)
            person = await Person(service).hello(entry.token)
            told = await service.archive.board_in_words(entry.token, person.link.table, "fr")
            bot = person.last("group")["tables"][0]["seats"][1]["name"]
            assert "Mina\u202f:" in told
            assert f"{bot}\u202f:" in told
            assert "Joueur" not in told.replace("Joueurs", "")

    run(test)
