"""Files that a command line names: endless, garbage or deep, each is one clear line and exit code 2."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from hostile.bombs import Bomb, hard
from labtop.cli.main import main
from labtop.cli.play.files import companion
from labtop.tables import foreign_texts, limited

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with names")

COMMANDS = {
    "replay": ["replay", "{}"],
    "review": ["review", "{}"],
    "resume": ["play", "--plain", "--resume", "{}"],
    "from": ["play", "--plain", "--from", "{}"],
    "simulate": ["simulate", "chain-growth", "--games", "1", "--pack", "{}"],
    "play": ["play", "chain-growth", "--plain", "--seats", "2", "--pack", "{}"],
    "restore": ["restore", "{}", "--data", "{}.data"],
}
MOST_MEMORY = 2 << 30
HEAD = "labtop record 1\nroom: chain-growth\nrules: 1\nseats: 2\noptions: {}\ndice: quick\ncommitment: \n---\n"
CONTENTS = {
    "empty": b"",
    "garbage": bytes(range(256)) * 400,
    "zeros": b"\0" * 5000,
    "utf-16": "labtop record 1".encode("utf-16"),
    "latin-1": "nom = 'é'".encode("latin-1"),
    "deep": HEAD.format("[" * 100_000).encode(),
    "deep pack": b"a = " + b"[" * 100_000,
    "dots": b"a." * 6_000 + b"a=1",
    "dots in a record": HEAD.format(json.dumps({"pack": "a." * 6_000 + "a=1"})).encode(),
    "digits": b"a=" + b"9" * 5000,
    "one line": b"x" * 6_000_000,
    "many lines": b"labtop record 1\n" * 400_000,
    "a database": b"SQLite format 3\0" + bytes(range(256)) * 100,
}


def endless(kind, folder):
    """The path of a file that has no end, or seems to have none."""
    path = folder / kind
    if kind == "device":
        return "/dev/zero"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "link":
        path.symlink_to("/dev/zero")
    else:
        with path.open("wb") as file:
            file.truncate(1 << 36)
    return str(path)


def bounded(words, stdin=subprocess.DEVNULL):
    """In a process with a limit: without our checks it would take all the memory there is, or wait for ever."""
    return subprocess.run(
        [sys.executable, "-c", "from labtop.cli.main import main; main()", *words],
        stdin=stdin,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY)),
    )


def few(text):
    return text.startswith("labtop: ") and text.count("\n") == 1 and "Traceback" not in text


@pytest.mark.parametrize("kind", ["device", "pipe", "link", "huge"])
@pytest.mark.parametrize("command", COMMANDS)
def test_endless_files(command, kind, tmp_path):
    path = endless(kind, tmp_path)
    done = bounded([word.replace("{}", path if word == "{}" else str(tmp_path / "x")) for word in COMMANDS[command]])
    assert (done.returncode, done.stdout) == (2, ""), done.stderr[-500:]
    assert few(done.stderr), done.stderr[-500:]
    assert "No such file" not in done.stderr
    assert path in done.stderr or "68,719,476,736 bytes" in done.stderr


@pytest.fixture
def run(monkeypatch, capfd):
    def run(words, lang="en"):
        monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
        monkeypatch.setattr(sys, "argv", ["labtop", *words])
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capfd.readouterr()
        return ended.value.code, out, err

    return run


@pytest.mark.parametrize("content", CONTENTS)
@pytest.mark.parametrize("command", COMMANDS)
def test_files_with_other_content(run, command, content, tmp_path):
    path = tmp_path / "file"
    path.write_bytes(CONTENTS[content])
    words = [word.replace("{}", str(path)) for word in COMMANDS[command]]
    for lang in ("en", "fr"):
        code, out, err = run(words, lang)
        assert (code, out) == (2, "")
        assert few(err), err[-500:]
        assert len(err) < 800


def test_a_companion_that_has_no_end(run, tmp_path):
    record = tmp_path / "game.labtop"
    record.write_text("labtop record 1\n")
    companion(record).symlink_to("/dev/zero")
    code, _, err = run(["play", "--plain", "--resume", str(record)])
    assert (code, few(err)) == (2, True)
    assert "game.seed" in err


def test_typed_lines_that_have_no_end(tmp_path):
    with Path("/dev/zero").open("rb") as zeros:
        done = bounded(["play", "chem-and-roll", "--plain", "--records", str(tmp_path)], zeros)
    assert done.returncode == 2
    assert few(done.stderr), done.stderr[-500:]


def test_what_takes_too_long_to_read(run, monkeypatch, tmp_path):
    monkeypatch.setattr(foreign_texts, "AT_A_TERMINAL", 0.3)
    monkeypatch.setattr(limited, "GRACE", 1000.0)
    made = hard(Random(1), "laboratorium")
    record = tmp_path / "game.labtop"
    record.write_text(Bomb("hard", "laboratorium", json.dumps(made).encode()).record())
    for lang, told in (("en", "more time or memory"), ("fr", "plus de temps ou de mémoire")):
        code, out, err = run(["replay", str(record)], lang)
        assert (code, out, few(err)) == (2, "", True)
        assert told in err


def test_a_bad_word_of_an_option(run):
    bad = "a = '\udcff'"  # as a terminal hands over a byte that is not UTF-8
    code, _, err = run(["simulate", "chain-growth", "--games", "1", "--option", f"pack={bad}"])
    assert (code, few(err)) == (2, True)
    code, _, err = run(["simulate", "laboratorium", "--games", "1", "--option", "own_target=\udcff"])
    assert (code, few(err)) == (2, True)
