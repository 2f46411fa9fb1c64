"""Recognisable secrets are searched for in all output: messages, logs, tracebacks, records, sheets."""

from __future__ import annotations

import io
import logging
import zipfile

import pytest
from msgspec import structs

from labtop.engine import codec, drive, record
from labtop.engine.core import Illegal
from labtop.engine.dice import deal_key
from labtop.engine.wire import Ask
from labtop.stores.base import Unavailable
from labtop.tables import protocol as wire
from labtop.tables.game_log import GameLog
from labtop.tables.group import Group
from labtop.tables.judge import Judge
from server import kit
from simulation.loop import run
from wire.boxes import Box, legal_of


def secrets_of(box: Box) -> dict[str, bytes]:
    """All tokens and keys, their hashes, the seed and what dice and bots make of it."""
    (group,) = box.service.residency.groups.values()
    seed = box.table.log.body.seed
    found = {"seed": seed.encode(), "host hash": group.body.host.encode(), "wall hash": group.body.wall.encode()}
    found |= {"dice": deal_key(seed).hex().encode(), "bots": deal_key(f"{seed}/bots").hex().encode()}
    for who, entry in box.entries.items():
        found[f"token of {who}"] = entry.token.rpartition(".")[2].encode()
        found[f"key of {who}"] = entry.key.encode()
    for member in group.body.members:
        found[f"token hash {member.id}"] = member.token.encode()
        found[f"key hash {member.id}"] = member.key.encode()
    return found


async def play(box: Box, *, moves: int = 10_000, check=lambda _box: None) -> None:
    """A whole game, each seat answering with something legal; `check` looks after each answer."""
    from random import Random

    rng = Random("canaries")
    count = 0
    while box.state.stack and count < moves:
        count += 1
        ask = rng.choice([ask for ask in drive.asks(box.state) if ask.must])
        await box.act(ask, rng.choice(legal_of(box, ask)), f"c{count}")
        for who in box.links:
            await box.say(who, wire.History(box.table.id, f"h{count}"))
        check(box)


def assert_silent(box: Box, text: bytes = b"") -> None:
    for name, secret in secrets_of(box).items():
        assert secret not in text, name
        for who, tape in box.tapes.items():
            assert not any(secret in data for data in tape.sent), f"{name} at {who}"


async def exports(box: Box) -> dict[str, bytes]:
    """The results as a teacher takes them home, in every form there is; a book unpacked, or nothing would be found."""
    found = {}
    for kind in ("json", "csv", "xlsx"):
        token = box.entries["host"].token
        answer = await kit.ask(box.app, "GET", f"/api/group/results.{kind}", token=token)
        assert answer.status == 200
        found[kind] = repr(answer.headers).encode() + answer.body
        if kind == "xlsx":
            with zipfile.ZipFile(io.BytesIO(answer.body)) as book:
                found[kind] += b"".join(book.read(name) for name in book.namelist())
        for name in [sitting.name for sitting in box.group.table_info(box.table.id, set()).seats]:
            assert name.encode() in found[kind], "names are what a teacher wants, so the search would find the rest"
    return found


async def assert_silent_exports(box: Box) -> None:
    for kind, data in (await exports(box)).items():
        for name, secret in secrets_of(box).items():
            assert secret not in data, f"{name} in {kind}"


@pytest.mark.parametrize(
    ("room", "options"),
    [
        ("chem-and-roll", {}),
        ("chem-and-roll", {"mode": "draft"}),
        ("chain-growth", {"short_game": True}),
        ("laboratorium", {"rounds": 3}),
        ("chemistry-monopoly", {"rounds": 3}),
        ("toy", {}),
    ],
)
def test_no_secret_in_a_whole_game(room, options, toy_room, caplog):
    """Not even the own token is ever sent back; the seed only in the record, and only when the game is over."""
    assert toy_room.id == "toy"
    caplog.set_level(logging.DEBUG)

    async def story() -> None:
        box = Box(f"canary {room}")
        await box.open(room, options, [1, 2])
        token, table = box.entries["device 0"].token, box.table.id
        await play(box, moves=12)
        with pytest.raises(Illegal, match="not_over_yet"):
            await box.service.archive.record(token, table)
        assert_silent(box, caplog.text.encode())
        await assert_silent_exports(box)
        await play(box)
        assert not box.state.stack
        assert_silent(box, caplog.text.encode())
        await assert_silent_exports(box)
        text = await box.service.archive.record(token, table)
        assert box.table.log.body.seed in text
        record.replay(record.read(text))
        for name, secret in secrets_of(box).items():
            assert (secret.decode() in text) == (name == "seed"), name
        await box.service.close()

    run(story())


def test_sealed_choices_are_the_owners(caplog):
    """A choice that is still sealed is in no bytes sent to another person."""
    caplog.set_level(logging.DEBUG)

    async def story() -> None:
        box = Box("sealed")
        await box.open("chem-and-roll", {}, [1, 1, 2])
        looked = 0
        for number in range(12):
            prompt = box.state.stack[-1].id
            box.wind_back()
            for seat in range(3):
                ask = Ask(prompt, seat, "choose")
                marked = legal_of(box, ask)[-1 - number % 3]
                await box.act(ask, marked, f"s{number}.{seat}")
                for who in box.links:
                    await box.hello(who)
                    await box.say(who, wire.History(box.table.id, f"s{number}.{seat}"))
                secret = codec.encode(marked)
                for who, tape in box.tapes.items():
                    if who != box.device_of(seat):
                        sent = [data for data in tape.sent if b'"sealed":' + secret in data]
                        mine = [i for i in range(seat) if who == box.device_of(i)]
                        assert not sent or mine, f"{who} knows what seat {seat} chose"
                looked += any(b'"sealed":' + secret in data for data in box.tapes[box.device_of(seat)].sent)
                assert secret not in caplog.text.encode()
            ask = Ask(prompt, 3, "choose")
            await box.act(ask, legal_of(box, ask)[0], f"s{number}.3")
        assert looked > 12, "the owner does see it, so the search would have found it"
        await box.service.close()

    run(story())


def test_faults_tell_nothing(monkeypatch, caplog):
    """A store that fails and a rule that breaks in the middle of an answer: tracebacks, but no secret in them."""
    caplog.set_level(logging.DEBUG)

    async def story() -> None:
        box = Box("faults")
        await box.open("chem-and-roll", {}, [1, 2])
        honest = box.store.commit

        async def fails(batch):
            raise Unavailable(batch.log)

        ask = Ask(box.state.stack[-1].id, 0, "choose")
        box.store.commit = fails
        await box.act(ask, legal_of(box, ask)[0], "f1")
        box.store.commit = honest

        def breaks(self, *_args):
            raise ValueError(self.log.table)

        monkeypatch.setattr(Judge, "answer", breaks)
        await box.act(ask, legal_of(box, ask)[0], "f2")
        await box.act(ask, legal_of(box, ask)[0], "f3")
        codes = [data for data in box.tapes["device 0"].sent if b'"t":"no"' in data]
        assert any(b'"storage"' in data for data in codes)
        assert any(b'"fault"' in data for data in codes)
        assert "ValueError" in caplog.text
        assert_silent(box, caplog.text.encode())
        assert codec.encode(legal_of(box, ask)[0]) not in caplog.text.encode()
        await box.service.close()

    run(story())


def test_a_marker_in_the_log_would_be_found(monkeypatch, caplog):
    """The planted leak of this file: a line of debug output with the row in it."""
    caplog.set_level(logging.DEBUG)
    honest = GameLog.add

    def add(self, *args):
        logging.getLogger("labtop.tables").debug("body %r", self.body)
        honest(self, *args)

    monkeypatch.setattr(GameLog, "add", add)

    async def story() -> None:
        box = Box("marker")
        await box.open("chem-and-roll", {}, [1, 1])
        await play(box, moves=3)
        with pytest.raises(AssertionError, match="seed"):
            assert_silent(box, caplog.text.encode())
        await box.service.close()

    run(story())


@pytest.mark.parametrize("kind", ["json", "csv", "xlsx"])
@pytest.mark.parametrize("moves", [3, 10_000], ids=["under way", "over"])
def test_a_marker_in_a_sheet_would_be_found(kind, moves, monkeypatch):
    """A name that is a hash, a level that is the seed: the search finds either in each form, in a packed book too."""
    honest = Group.table_info

    def table_info(self, id, *args):
        info = honest(self, id, *args)
        hashes = [self.body.members[seat.member].token for seat in info.seats]
        seed = self.tables[id].log.body.seed
        seats = [structs.replace(seat, name=told, bot=seed) for seat, told in zip(info.seats, hashes, strict=True)]
        return structs.replace(info, seats=seats)

    monkeypatch.setattr(Group, "table_info", table_info)

    async def story() -> None:
        box = Box("sheet")
        await box.open("chem-and-roll", {}, [1, 1])
        await play(box, moves=moves)
        data = (await exports(box))[kind]
        assert {name for name, secret in secrets_of(box).items() if secret in data} == {
            "seed", "token hash 0", "token hash 1",
        }  # fmt: skip
        await box.service.close()

    run(story())
