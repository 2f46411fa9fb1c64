"""A player's own bot: read from a file by play, simulate, ladder and the host of a server; never from the network."""

from __future__ import annotations

import asyncio
import logging
import re
from pathlib import Path

import pytest

from labtop.bots import own
from labtop.bots.base import Crowd, any_bot, bot
from labtop.engine import codec, drive
from labtop.engine.core import Illegal
from labtop.engine.dice import Quick
from labtop.engine.registry import ROOMS, room
from labtop.lab.batch import simulate
from labtop.lab.ladder import climb, settings_of
from labtop.locales.texts import LANGUAGES, texts
from labtop.server.app import own_levels
from labtop.tables import protocol as wire
from tables.kit import Person, Watching, a_service

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = {
    "chem-and-roll": "bot_chem_and_roll.py:Finisher",
    "chain-growth": "bot_chain_growth.py:Grower",
    "chemistry-monopoly": "bot_chemistry_monopoly.py:Saver",
    "laboratorium": "bot_laboratorium.py:Dreamer",
}


def example(id):
    return str(ROOT / "examples" / EXAMPLES[id])


@pytest.mark.parametrize("id", ROOMS)
def test_the_example_of_each_room_is_short_and_plays(id, caplog):
    path = example(id).rpartition(":")[0]
    assert len(Path(path).read_text(encoding="utf-8").splitlines()) < 40
    seats, options = settings_of(room(id))[0]
    played = room(id)
    made = Crowd(played, [example(id), *["random"] * (seats - 1)], "example")
    state = played.rules.setup(played.read_options(options), seats)
    drive.playout(played.rules, state, Quick("a"), Quick("b"), made, at_most=40)
    assert state.moves >= 40
    assert made.bots[0].failures == 0
    assert "idle" not in caplog.text


def test_the_example_of_chem_and_roll_beats_random():
    report = simulate(
        "chem-and-roll", games=20, seats=2, bots=[example("chem-and-roll"), "random"],
        options=room("chem-and-roll").read_options({"mode": "draft"}),
    )  # fmt: skip
    assert report.seats_stats[0].wins > 14


def test_worker_processes_read_the_file_too():
    one = simulate("chem-and-roll", games=6, seats=1, bots=[example("chem-and-roll")], workers=1)
    two = simulate("chem-and-roll", games=6, seats=1, bots=[example("chem-and-roll")], workers=2)
    assert one.seats_stats == two.seats_stats


def test_a_ladder_has_it_against_every_level(monkeypatch):
    monkeypatch.setattr("labtop.lab.ladder.levels", lambda _room: ["random", "greedy"])
    mine = example("chem-and-roll")
    found = climb("chem-and-roll", 4, "1", own=[mine])
    assert [rung.opponent for rung in found.rungs if rung.challenger == mine] == ["random", "greedy"]
    assert mine in found.ratings


WRONG = {
    "nowhere.py:Bot": "no_bot_file",
    "bots.py:Nobody": "no_bot_class",
    "bots.py:number": "no_bot_class",
    "bots.py:Plain": "not_a_bot",
    "bots.py:NeedsMore": "own_bot_fails",
    "broken.py:Bot": "own_bot_fails",
    "bots.py:": "no_bot_class",
}


@pytest.fixture
def files(tmp_path):
    (tmp_path / "bots.py").write_text(
        "import time\nnumber = 3\n"
        "class Plain: pass\n"
        "class NeedsMore:\n    def __init__(self, what): pass\n    def choose(self, seen): pass\n"
        "class Raises:\n    def choose(self, seen): raise RuntimeError('oh')\n"
        "class Nonsense:\n    def choose(self, seen): return 'left'\n"
        "from labtop.rooms.chain_growth.actions import Draw\n"
        "class Wrong:\n    def choose(self, seen): return Draw()\n"
        "class Stalls:\n    def choose(self, seen): time.sleep(30)\n"
    )
    (tmp_path / "broken.py").write_text("class Bot(:\n")
    return tmp_path


@pytest.mark.parametrize(("named", "code"), WRONG.items())
def test_what_is_no_bot_is_refused_in_words(files, named, code):
    with pytest.raises(Illegal, match=code) as refused:
        any_bot(room("chem-and-roll"), str(files / named))
    for lang in LANGUAGES:
        assert len(texts(lang).refusal(refused.value)) > 20


@pytest.mark.parametrize("name", ["Raises", "Nonsense", "Wrong", "Stalls"])
def test_a_bot_that_fails_plays_the_idle_answer_and_is_logged(files, name, caplog, monkeypatch):
    monkeypatch.setattr(own, "PATIENCE", 0.05)
    caplog.set_level(logging.WARNING)
    report = simulate("chem-and-roll", games=1, seats=1, bots=[str(files / f"bots.py:{name}")])
    (files / "first.py").write_text("class First:\n    def choose(self, seen): return seen.legal[0]\n")
    idle = simulate("chem-and-roll", games=1, seats=1, bots=[str(files / "first.py:First")])
    assert report.seats_stats[0].mean == idle.seats_stats[0].mean
    assert f"bot {name}" in caplog.text


def test_a_level_never_names_a_file_for_a_table(files, monkeypatch):
    """What a client sends is a level of the room, or a name that the host gave."""
    monkeypatch.chdir(files)
    named = "bots.py:Raises"
    assert any_bot(room("chem-and-roll"), named)
    with pytest.raises(Illegal, match="unknown_bot"):
        bot(room("chem-and-roll"), named)

    async def main():
        async with a_service() as service:
            for field in ({"bots": [named]}, {"fill": named}):
                wish = {"room": "chem-and-roll", "options": {"mode": "draft"}, **field}
                with pytest.raises(Illegal, match="unknown_bot"):
                    await service.lobby.create(codec.decode(codec.encode(wish), wire.Create))

    asyncio.run(main())


def test_the_hosts_own_bots_are_levels_of_its_tables(files):
    (files / "mine.py").write_text("class Mine:\n    def choose(self, seen): return seen.legal[0]\n")
    bots = Watching()

    async def main():
        async with a_service(bots=bots) as service:
            service.bot_settings.own = own_levels((str(files / "mine.py:Mine"),))
            wish = {"room": "chem-and-roll", "options": {"mode": "draft"}, "bots": ["own:Mine"], "start": True}
            entry = await service.lobby.create(codec.decode(codec.encode(wish), wire.Create))
            person = await Person(service).hello(entry.token)
            await person.play_out()

    asyncio.run(main())
    assert {(job.level, Path(job.own.rpartition(":")[0]).name) for job in bots.jobs} == {("own:Mine", "mine.py")}


def test_the_page_names_every_example_and_command():
    page = (ROOT / "docs" / "own-bots.md").read_text(encoding="utf-8")
    for named in EXAMPLES.values():
        assert f"`{named.partition(':')[0]}`" in page
    assert set(re.findall(r"^    labtop (\w+)", page, re.MULTILINE)) == {"play", "simulate", "ladder", "serve"}
    (program,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    found = {}
    exec(program, found)  # noqa: S102 - our own page
    assert callable(found["First"]().choose)
