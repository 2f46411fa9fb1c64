"""How long bots think can be set: as a multiple of what they usually search, by the person who runs the program."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from bots.monopoly import played as monopoly_in_the_middle
from labtop.bots.base import THINK, Crowd, Seen, any_bot, bot, split_level, worlds_of
from labtop.cli.main import cli
from labtop.engine import codec, drive
from labtop.engine.core import Illegal
from labtop.engine.dice import Quick
from labtop.engine.registry import ROOMS, room
from labtop.lab.batch import simulate
from labtop.locales.texts import LANGUAGES, texts
from labtop.rooms.chem_and_roll.bots import strong as chem_and_roll_levels
from labtop.rooms.chemistry_monopoly.bots import master as chemistry_monopoly_master
from labtop.server.settings import read_settings
from labtop.tables import protocol as wire
from labtop.tables.jobs import BotJob
from labtop.tables.workers import WireSeen, Workers
from tables.kit import Person, Watching, a_service


def asked(id, options, think, state=None):
    """The first question of a game for two, to a bot that may think so much."""
    played = room(id)
    if state is None:
        state = played.rules.setup(played.read_options(options), 2)
        drive.settle(played.rules, state, Quick("dice"))
    ask = next(ask for ask in drive.asks(state) if ask.must)
    return Seen(played, state, drive.find(state, ask), ask, Quick("bot"), think)


@pytest.mark.parametrize(
    ("named", "found"),
    [
        ("master", ("master", 1.0)),
        ("master@2", ("master", 2.0)),
        ("master@0.5", ("master", 0.5)),
        ("me@home/bot.py:Mine", ("me@home/bot.py:Mine", 1.0)),
        ("me@home/bot.py:Mine@3", ("me@home/bot.py:Mine", 3.0)),
        ("master@much", ("master@much", 1.0)),
        ("@2", ("@2", 1.0)),
    ],
)
def test_a_name_may_say_how_much(named, found):
    assert split_level(named) == found


@pytest.mark.parametrize("named", ["master@0", "master@0.09", "master@20.1", "master@999999999"])
def test_too_much_and_too_little_are_refused_in_words(named):
    with pytest.raises(Illegal, match="bad_think") as refused:
        any_bot(room("chain-growth"), named)
    for lang in LANGUAGES:
        assert "20" in texts(lang).refusal(refused.value)


@pytest.mark.parametrize("named", ["master@much", "master@-1", "master@nan", "master@1e1", "master@", "@2"])
def test_what_is_no_number_is_no_bot(named):
    with pytest.raises(Illegal, match="unknown_bot"):
        any_bot(room("chain-growth"), named)


def test_a_master_of_chain_growth_imagines_more_worlds(monkeypatch):
    wanted = []
    imagine = Seen.worlds
    monkeypatch.setattr(Seen, "worlds", lambda self, most: wanted.append(most) or imagine(self, most))
    for think in (0.25, 1, 2):
        bot(room("chain-growth"), "master").choose(asked("chain-growth", {}, think))
    assert wanted == [3, 12, 24]


def test_a_master_of_chem_and_roll_looks_at_more_throws_and_uses(monkeypatch):
    seen = []
    throws, after = chem_and_roll_levels.throws, chem_and_roll_levels.mean_after
    monkeypatch.setattr(chem_and_roll_levels, "throws", lambda rng, most: seen.append(most) or throws(rng, most))
    for think in (0.1, 1, 3):
        bot(room("chem-and-roll"), "master").choose(asked("chem-and-roll", {"mode": "draft"}, think))
    assert seen == [2, 16, 48]
    monkeypatch.setattr(chem_and_roll_levels, "mean_after", lambda *args: seen.append(args) or after(*args))
    looked = []
    for think in (0.1, 1, 20):
        seen.clear()
        bot(room("chem-and-roll"), "master").choose(asked("chem-and-roll", {"mode": "class"}, think))
        looked.append(len(seen))
    assert 1 <= looked[0] <= looked[1] < looked[2]


def test_a_master_of_chemistry_monopoly_plays_more_games(monkeypatch):
    budgets = []

    class Noting(chemistry_monopoly_master.Search):
        def __init__(self, *given):
            super().__init__(*given)
            budgets.append(self.games)

    monkeypatch.setattr(chemistry_monopoly_master, "Search", Noting)
    state = monopoly_in_the_middle(60)
    for think in (0.5, 1, 4):
        bot(room("chemistry-monopoly"), "master").choose(asked("chemistry-monopoly", {}, think, state))
    assert budgets == [32, 64, 256]


def test_simulations_depend_on_it_and_on_nothing_else():
    def scores(*bots):
        return simulate("chain-growth", games=3, seats=2, bots=list(bots), seed="think").seats_stats

    quick = scores("master@0.25", "greedy")
    assert [one.mean for one in scores("master@0.25", "greedy")] == [one.mean for one in quick]
    assert [one.bot for one in quick] == ["master@0.25", "greedy"], "the report names it"
    assert [one.mean for one in scores("master@0.1", "greedy")] != [one.mean for one in quick]
    assert Crowd(room("chain-growth"), ["master@0.25", "greedy"], "1").think == [0.25, 1.0]


@pytest.mark.parametrize("id", ROOMS)
def test_as_many_worlds_are_sent_as_are_asked_for(id):
    played = room(id)
    usual = worlds_of(played, "master")
    assert worlds_of(played, "master", 2) == (2 * usual if usual > 1 else usual)
    assert worlds_of(played, "greedy", 20) == worlds_of(played, "greedy") <= 1


def test_the_host_of_a_server_sets_it_for_all_its_tables_and_no_client_does():
    bots = Watching()

    async def main():
        async with a_service(bots=bots) as service:
            service.bot_settings.think = 1.5
            wish = {"room": "chain-growth", "bots": ["master"], "start": True}
            entry = await service.lobby.create(codec.decode(codec.encode(wish), wire.Create))
            person = await Person(service).hello(entry.token)
            await person.play_out()
            with pytest.raises(Illegal, match="unknown_bot"):
                await service.lobby.create(codec.decode(codec.encode({**wish, "bots": ["master@2"]}), wire.Create))
            with pytest.raises(Illegal):
                codec.decode(codec.encode({**wish, "think": 2}), wire.Create)

    asyncio.run(main())
    assert {job.think for job in bots.jobs} == {1.5}
    assert {len(job.worlds) for job in bots.jobs} == {18}
    sent = WireSeen(msgspec.json.decode(codec.encode(bots.jobs[0]), type=BotJob))
    assert sent.think == 1.5
    assert len(sent.worlds(18)) == 18


def test_a_server_waits_longer_for_a_bot_that_may_think_longer(tmp_path):
    path = tmp_path / "bots.py"
    path.write_text(
        "import time\nclass Slow:\n    def choose(self, seen):\n        time.sleep(1.5)\n        return seen.legal[0]\n"
    )
    seen = asked("chem-and-roll", {"mode": "draft"}, 20)
    job = BotJob(
        "chem-and-roll", "own:Slow", seen.ask, msgspec.Raw(codec.encode(seen.view.public)),
        msgspec.Raw(codec.encode(seen.view.private)), msgspec.Raw(codec.encode(seen.legal)), "seed",
        own=f"{path}:Slow", think=20.0,
    )  # fmt: skip

    async def main():
        workers = Workers(patience=1.0)
        try:
            assert await workers.choose(job) == codec.encode(seen.legal[0])
            with pytest.raises(TimeoutError):
                await workers.choose(msgspec.structs.replace(job, think=0.5))
        finally:
            workers.close()

    asyncio.run(main())


def test_the_setting_comes_from_the_option_or_the_variable():
    assert read_settings({}).think == 1.0
    assert read_settings({"LABTOP_THINK": "0.5"}).think == 0.5
    assert read_settings({"LABTOP_THINK": "0.5"}, think=2.0).think == 2.0
    for wrong, code in {"much": "bad_setting", "nan": "bad_setting", "0": "bad_think", "21": "bad_think"}.items():
        with pytest.raises(Illegal, match=code):
            read_settings({"LABTOP_THINK": wrong})
    with pytest.raises(Illegal, match="bad_think"):
        read_settings({}, think=float("nan"))
    assert THINK == (0.1, 20.0), "as the pages say"


def test_a_ladder_has_a_level_that_searches_more_beside_the_usual_ones(monkeypatch, capsys):
    monkeypatch.setattr("labtop.lab.ladder.levels", lambda _room: ["random", "beginner"])
    cli.main(["ladder", "chain-growth", "--games", "2", "--bots", "greedy@2", "--json"], standalone_mode=False)
    told = msgspec.json.decode(capsys.readouterr().out)
    assert [rung["opponent"] for rung in told["rungs"] if rung["challenger"] == "greedy@2"] == ["random", "beginner"]
    with pytest.raises(Illegal, match="on_the_ladder"):
        cli.main(["ladder", "chain-growth", "--bots", "greedy"], standalone_mode=False)
