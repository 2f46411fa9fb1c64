"""`games`, `simulate`, `replay`, help: same seed, same output; every record replays; bad input is one line, code 2."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from labtop.cli.main import main
from labtop.engine import record
from labtop.engine.registry import ROOMS, room

TIMINGS = ("cpu_seconds", "games_per_cpu_second", "moves_per_cpu_second")


@pytest.fixture
def run(monkeypatch, capfd):
    def run(*words, lang="en"):
        monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
        monkeypatch.setattr(sys, "argv", ["labtop", *map(str, words)])
        try:
            main()
            code = 0
        except SystemExit as end:
            code = end.code or 0
        out, err = capfd.readouterr()
        return code, out, err

    return run


def told(out):
    found = json.loads(out)
    for name in TIMINGS:
        found.pop(name)
    return found


@pytest.mark.parametrize(
    "words",
    [
        ["--bots", "greedy"],
        ["--seats", 99],
        ["--option", "mode=draft", "--seats", 2, "--bots", "greedy,random"],
        [
            "--option",
            "mode=draft",
            "--seats",
            4,
            "--option",
            "black_hole_prices=0,2,2",
            "--option",
            "excess=one-colour",
        ],
        ["--option", "mode=draft", "--seats", 3, "--option", "black_hole_prices=[0,1,1,1,1]"],
        ["--option", "chemistry=advanced", "--option", "market_needs_cash=yes"],
    ],
)
def test_same_seed_same_figures_and_every_record_replays(run, tmp_path, words):
    first = run("simulate", "chem-and-roll", "--games", 6, "--seed", 5, "--json", *words)
    again = run("simulate", "chem-and-roll", "--games", 6, "--seed", 5, "--json", "--records", tmp_path, *words)
    other = run("simulate", "chem-and-roll", "--games", 6, "--seed", 6, "--json", *words)
    assert [code for code, _, _ in (first, again, other)] == [0, 0, 0]
    figures = told(first[1])
    assert figures == told(again[1])
    assert figures["seats_stats"] != told(other[1])["seats_stats"]
    assert sum(figures["ended"].values()) == figures["games"] == 6
    totals = [0.0] * figures["seats"]
    files = sorted(tmp_path.iterdir())
    assert len(files) == 6
    for file in files:
        code, out, _ = run("replay", file, "--json")
        replayed = json.loads(out)
        assert (code, replayed["over"]) == (0, True)
        outcome = room("chem-and-roll").rules.outcome(record.replay(record.read(file.read_text())))
        assert replayed["outcome"]["scores"] == [float(score) for score in outcome.scores]
        totals = [total + score for total, score in zip(totals, replayed["outcome"]["scores"], strict=True)]
    assert [seat["mean"] for seat in figures["seats_stats"]] == [pytest.approx(t / 6, abs=0.001) for t in totals]


def test_workers_change_nothing_but_the_time(run):
    alone = run("simulate", "chem-and-roll", "--games", 40, "--json")
    both = run("simulate", "chem-and-roll", "--games", 40, "--json", "--workers", 2)
    assert told(alone[1]) == told(both[1])


def test_greedy_is_worth_playing_against(run):
    code, out, _ = run("simulate", "chem-and-roll", "--games", 150, "--bots", "greedy", "--json")
    assert code == 0
    assert 20 < json.loads(out)["seats_stats"][0]["mean"] < 26


def test_replay_stops_where_it_is_told(run, tmp_path):
    run("simulate", "chem-and-roll", "--games", 1, "--records", tmp_path)
    (file,) = tmp_path.iterdir()
    code, out, _ = run("replay", file, "--until", 3, "--json")
    shown = json.loads(out)
    assert (code, shown["moves"], shown["of"], shown["over"], shown["public"]["round"]) == (0, 3, 40, False, 2)
    code, out, _ = run("replay", file, "--lang", "fr")
    assert code == 0
    assert "Réacteur I" in out
    assert "Total" in out


def test_games_lists_what_can_be_played(run):
    code, out, _ = run("games", "--json")
    rooms = {listed["id"]: listed for listed in json.loads(out)}
    assert code == 0
    assert set(rooms) == set(ROOMS)
    listed = rooms["chem-and-roll"]
    assert listed["rules"] == 1
    assert set(listed["names"]) == {"en", "fr"}
    assert {"mode": "draft", "fewest": 2, "most": 4} in listed["seats"]
    assert listed["options"]["chemistry"]["default"] == "basic"
    assert "random" in listed["bots"]
    code, out, _ = run("games", lang="fr")
    assert code == 0
    assert "mode=class" in out


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "command", [[], ["games"], ["play"], ["simulate"], ["replay"], ["bench"], ["serve"], ["doctor"]]
)
def test_help_speaks_the_terminals_language(run, command, lang):
    code, out, _ = run(*command, "--help", lang=lang)
    assert code == 0
    assert ("Affiche ce texte" in out) is (lang == "fr")
    assert "Usage" in out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["simulate", "chess", "--games", 1], "chess"),
        (["simulate", "chem-and-roll", "--games", 0], "0"),
        (["simulate", "chem-and-roll", "--games", "many"], "many"),
        (["simulate", "chem-and-roll"], "--games"),
        (["simulate", "chem-and-roll", "--games", 1, "--seats", 100], "99"),
        (["simulate", "chem-and-roll", "--games", 1, "--seats", 1, "--option", "mode=draft"], "2"),
        (["simulate", "chem-and-roll", "--games", 1, "--option", "colour=red"], "colour"),
        (["simulate", "chem-and-roll", "--games", 1, "--option", "mode=solo"], "solo"),
        (["simulate", "chem-and-roll", "--games", 1, "--option", "market_needs_cash=7"], "market_needs_cash"),
        (["simulate", "chem-and-roll", "--games", 1, "--option", "black_hole_prices=1,x"], "black_hole_prices"),
        (["simulate", "chem-and-roll", "--games", 1, "--option", "black_hole_prices=0,1,1,1,1,1"], "6"),
        (["simulate", "chem-and-roll", "--games", 1, "--option", "mode"], "mode"),
        (["simulate", "chem-and-roll", "--games", 1, "--bots", "genius"], "genius"),
        (["simulate", "chem-and-roll", "--games", 1, "--bots", "greedy,random,random"], "3"),
        (["simulate", "chem-and-roll", "--games", 1, "--seed", "x" * 65], "64"),
        (["play", "chess"], "chess"),
        (["play"], "Which game? Name one: chem-and-roll, "),
        (["ladder", "chain-growth", "--bots", "master"], "on the ladder already, master too"),
        (["play", "laboratorium", "--typed", "--seats", 2], "some stay hidden"),
        (["play", "chem-and-roll", "--lang", "de"], "de"),
        (["replay", "no-such-file"], "no-such-file"),
        (["games", "--nonsense"], "--nonsense"),
        (["dance"], "dance"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(run, words, says):
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert err.startswith("labtop: ")
    assert err.count("\n") == 1
    assert says in err
    assert "Traceback" not in err


def test_damaged_records_name_the_line(run, tmp_path):
    run("simulate", "chem-and-roll", "--games", 1, "--records", tmp_path)
    (file,) = tmp_path.iterdir()
    lines = file.read_text().split("\n")
    lines[11] = lines[11].replace('"value":', '"value": ')
    file.write_text("\n".join(lines))
    code, out, err = run("replay", file)
    assert (code, out) == (2, "")
    assert "12" in err
    file.write_bytes(b"\xff\xfe\x00")
    assert run("replay", file, "--json")[0] == 2


@pytest.mark.parametrize("words", [["games", "--lang", "fr"], ["simulate", "--help"], ["replay"], ["review"]])
def test_a_terminal_without_our_letters_gets_others(run, tmp_path, words):
    """Latin-1 has no subscripts: they are replaced, and nothing fails."""
    run("simulate", "chem-and-roll", "--games", 1, "--seed", 5, "--records", tmp_path)
    (file,) = tmp_path.iterdir()
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "from labtop.cli.main import main; main()",
            *words,
            *([file] if len(words) == 1 else []),
        ],
        env={**os.environ, "PYTHONIOENCODING": "latin-1", "LC_ALL": "en_GB.ISO-8859-1"},
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout
