"""Help, refusals of the command line, `--version`, completion: in both languages, with what is allowed and examples."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys

import click
import pytest

import labtop
from cli.test_commands import run  # noqa: F401 - a fixture
from labtop.cli.examples import EXAMPLES
from labtop.cli.main import cli
from labtop.cli.usage import SHELLS
from labtop.engine.registry import ROOMS
from labtop.locales.texts import LANGUAGES

CLICKS = re.compile(
    r"Usage: |Commands:|Examples:|\[default:|required\]|INTEGER|No such|Missing|requires|Invalid|does not|Did you"
)
"""Words of click, and our own English ones, which nobody must find in French."""


@pytest.mark.parametrize("name", sorted(EXAMPLES))
def test_every_example_is_understood(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for line in EXAMPLES[name]:
        program, *words = shlex.split(re.split(r" >", line)[0])
        assert program == "labtop"
        for word in words:
            if word.endswith((".labtop", ".toml", ".backup")):
                (tmp_path / word).parent.mkdir(exist_ok=True)
                (tmp_path / word).touch()
        if words:
            command = cli.commands[words[0]]
            context = command.make_context(words[0], words[1:]) if "--help" not in words else None
            assert context is None or context.params.get("room") in {None, *ROOMS}


def test_every_command_has_examples():
    assert set(EXAMPLES) == {*cli.commands, "labtop"}


@pytest.mark.parametrize("name", [None, *sorted(cli.commands)])
def test_help_in_french_has_no_english_word_of_click(run, name):  # noqa: F811
    code, out, err = run(*([] if name is None else [name]), "--help", lang="fr")
    assert (code, err) == (0, "")
    assert CLICKS.search(out) is None, out
    assert "Exemples\u202f:" in out
    assert EXAMPLES[name or "labtop"][0] in out


def test_help_says_what_happens_without_a_command(run):  # noqa: F811
    assert "starts the server" in " ".join(run("--help")[1].split())
    assert "démarre le serveur" in " ".join(run("--help", lang="fr")[1].split())


WRONG = [
    (["play", "chem-and-rol"], "laboratorium", "chem-and-roll"),
    (["simulat"], "games", "simulate"),
    (["games", "--jso"], "--lang", "--json"),
    (["play", "chem-and-roll", "--hints", "fre"], "counted", "free"),
    (["completion", "bahs"], "zsh", "bash"),
    (["simulate", "chem-and-roll", "--games", 1, "--option", "mode=draf"], "class", "draft"),
    (["simulate", "chem-and-roll", "--games", 1, "--option", "chemistri=basic"], "excess", "chemistry"),
    (["simulate", "chem-and-roll", "--games", 1, "--bots", "gredy"], "master", "greedy"),
    (["simulate", "chemistry-monopoly", "--games", 1, "--meters", "landing"], "landings", "landings"),
    (["print", "chain-growth", "--parts", "card"], "sheets", "cards"),
    (["print", "chain-growth", "--paper", "leter"], "a4", "letter"),
    (["bench", "labo"], "chain-growth", "laboratorium"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("words", "allowed", "near"), WRONG)
def test_a_wrong_word_names_what_is_allowed_and_the_nearest(run, words, allowed, near, lang):  # noqa: F811
    code, out, err = run(*words, lang=lang)
    assert (code, out) == (2, "")
    assert allowed in err
    assert {"en": f"Did you mean {near}?", "fr": f"Voulais-tu dire {near}\u202f?"}[lang] in err


LACKING = [
    (["serve", "--port"], "--port"),
    (["games", "--json=3"], "--json"),
    (["games", "x", "y"], "x y"),
    (["simulate"], "ROOM"),
    (["simulate", "chem-and-roll"], "--games"),
    (["simulate", "chem-and-roll", "--games", "x"], "x"),
    (["simulate", "chem-and-roll", "--games", 1, "--workers", 65], "64"),
    (["replay", "--until", "-1", "x"], "0"),
    (["replay", "no-such-file"], "no-such-file"),
    (["replay", "/"], "/"),
    (["serve", "--think", "x"], "--think"),
    (["simulate", "chemistry-monopoly", "--games", 1, "--option", "rounds=0"], "1"),
    (["simulate", "chem-and-roll", "--games", 1, "--option", "black_hole_prices=1,x"], "99"),
    (["simulate", "chem-and-roll", "--games", 1, "--option", "market_needs_cash=7"], "yes, no"),
]


@pytest.mark.parametrize(("words", "says"), LACKING)
def test_misuse_is_told_in_both_languages(run, words, says):  # noqa: F811
    told = {}
    for lang in LANGUAGES:
        code, out, told[lang] = run(*words, lang=lang)
        assert (code, out, told[lang].count("\n")) == (2, "", 1)
        assert says in told[lang]
    assert told["en"] != told["fr"]
    assert CLICKS.search(told["fr"]) is None


def test_an_unknown_language_is_refused_in_that_of_the_terminal(run):  # noqa: F811
    told = run("games", "--lang", "de", lang="fr")[2]
    assert told.endswith(" pas de langue «\u202fde\u202f». Langues connues\u202f: en, fr.\n")


def test_a_word_far_from_all_is_not_guessed(run):  # noqa: F811
    assert "Did you mean" not in run("play", "backgammon")[2]


def test_the_version_names_the_rules_of_each_game(run):  # noqa: F811
    code, out, _ = run("--version")
    assert code == 0
    first, *others = out.splitlines()
    assert labtop.__version__ in first
    assert "plain Python" in first
    assert [line.split(":")[0].strip() for line in others] == list(ROOMS)
    assert all(f"version {labtop.room(id).version}" in line for id, line in zip(ROOMS, others, strict=True))


def test_python_m_labtop_is_the_same_program():
    told = subprocess.run(
        [sys.executable, "-m", "labtop", "games", "--lang", "en"],
        capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert told.returncode == 0, told.stderr
    assert all(f"{id}  " in told.stdout for id in ROOMS)


COMPLETED = [
    ("labtop pla", {"play"}),
    ("labtop play chem", {"chem-and-roll", "chemistry-monopoly"}),
    ("labtop play chain-growth --hints ", {"free", "counted", "off"}),
    ("labtop play chem-and-roll --lang ", set(LANGUAGES)),
    ("labtop play chem-and-roll --option mode=", {"mode=class", "mode=draft"}),
    ("labtop play chem-and-roll --option market_needs_cash=", {"market_needs_cash=yes", "market_needs_cash=no"}),
    ("labtop play chem-and-roll --option chem", {"chemistry="}),
    ("labtop play chem-and-roll --bots greedy,ma", {"greedy,master"}),
    ("labtop simulate chemistry-monopoly --meters la", {"landings"}),
    ("labtop print chemistry-monopoly --parts rules,mo", {"rules,money"}),
    ("labtop completion z", {"zsh"}),
    ("labtop replay ga", {"ga"}),  # the shell completes names of files and folders; it is told the beginning
    ("labtop play chain-growth --pack my", {"my"}),
    ("labtop serve --data da", {"da"}),
]


@pytest.mark.parametrize(("typed", "offered"), COMPLETED)
def test_the_tab_key_completes(run, monkeypatch, typed, offered):  # noqa: F811
    line = shlex.split(typed) + ([""] if typed.endswith(" ") else [])
    for name, value in (("_LABTOP_COMPLETE", "bash_complete"), ("COMP_WORDS", typed), ("COMP_CWORD", len(line) - 1)):
        monkeypatch.setenv(name, str(value))
    code, out, err = run()
    assert (code, err) == (0, "")
    assert {word.partition(",")[2] for word in out.split()} == offered


@pytest.mark.parametrize(("typed", "kind"), [("labtop replay ga", "file"), ("labtop serve --data da", "dir")])
def test_the_shell_is_told_what_kind_of_file(run, monkeypatch, typed, kind):  # noqa: F811
    for name, value in (("_LABTOP_COMPLETE", "bash_complete"), ("COMP_WORDS", typed), ("COMP_CWORD", typed.count(" "))):
        monkeypatch.setenv(name, str(value))
    assert run()[1].partition(",")[0] == kind


@pytest.mark.parametrize("shell", SHELLS)
def test_the_lines_for_each_shell(run, shell):  # noqa: F811
    code, out, _ = run("completion", shell)
    assert code == 0
    assert "_LABTOP_COMPLETE" in out
    assert isinstance(cli, click.Group)
