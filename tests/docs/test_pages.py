"""What the pages show is true: tutorials are followed word by word, commands are understood, programs run.

A page of FOLLOWED is read from top to bottom in an empty folder: its files are written, its programs and commands are
run, and what it says they print is looked up in what they print. Commands of other pages are read by the real command
line, up to the point where it would begin.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from docs.page_blocks import DOCS, PAGES, ROOT, blocks, commands, text_of, typed_lines
from labtop.cli.main import cli
from labtop.engine.registry import ROOMS

FOLLOWED = [
    "tutorial/bot.md",
    "tutorial/pack.md",
    "tutorial/simulation.md",
    "records.md",
    "python.md",
    "own-bots.md",
    "puzzles.md",
]
LONG = os.environ.get("LABTOP_LONG") == "1"
"""Also what takes many seconds."""
SLOW = {"ladder", "review", "--workers"}
FOR_EVER = {"serve"}
OURS = re.compile(r"(?:^|[ /])labtop(?: (?=[a-z])|$|(?= --))")
HERE = {page.relative_to(ROOT).as_posix(): page for page in PAGES}
ELSEWHERE = {"docs/add-a-room.md", "docs/host.md"}
"""Pages with tests of their own: test_add_a_room.py, test_host_page.py."""


def run(folder, words, given=""):
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "LABTOP"))}
    done = subprocess.run(
        words,
        cwd=folder,
        env=env | {"PYTHONUTF8": "1", "LC_ALL": "en_GB.UTF-8", "LABTOP_DATA": str(folder / "data"), "COLUMNS": "200"},
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def understood(words, folder):
    """The command line reads these words; files that they name are made."""
    for word in words:
        if word.endswith((".labtop", ".backup", ".toml")):
            (folder / word).parent.mkdir(parents=True, exist_ok=True)
            (folder / word).touch()
    named = words[0] if words and not words[0].startswith("-") else None
    if named is not None:
        cli.commands[named].make_context(named, words[1:])


def follow(command, folder):
    """Runs a command as the reader would, or reads it where it goes on for ever or takes long."""
    words = shlex.split(command.line)
    if words[0] == "python":
        code, said = run(folder, [sys.executable, "-W", "error", *words[1:]])
    elif words[0] == "labtop" and not set(words) & (FOR_EVER if LONG else FOR_EVER | SLOW):
        code, said = run(folder, [sys.executable, "-m", "labtop", *words[1:]], "q\n" * 3)
    else:
        assert words[0] == "labtop", command
        understood(words[1:], folder)
        return
    expected = 2 if any(line.startswith("labtop: ") for line in command.printed) else 0
    assert code == expected, said
    assert "Traceback" not in said, said
    assert [line for line in command.printed if line.rstrip(" …") not in said] == [], said


@pytest.mark.parametrize("name", FOLLOWED)
def test_the_page_can_be_followed(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names = {}
    for number, block in enumerate(blocks(DOCS / name)):
        if block.title:
            with Path(block.title).open("a" if block.more else "w", encoding="utf-8") as file:
                file.write(block.text)
        elif block.kind == "console":
            for command in commands(block):
                follow(command, tmp_path)
        elif block.kind == "pycon":
            example = doctest.DocTestParser().get_doctest(block.text, names, f"{name} {number}", name, 0)
            told = []
            outcome = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(
                example, out=told.append, clear_globs=False
            )
            names = example.globs
            assert outcome.failed == 0, "".join(told)
        elif block.kind == "python":
            code, said = run(tmp_path, [sys.executable, "-W", "error", "-c", block.text])
            assert code == 0, said
            assert "print(" not in block.text or said


def test_the_record_that_is_shown_is_the_one_of_the_page(tmp_path):
    shown, written = (
        [block.text for block in blocks(DOCS / "records.md") if block.kind == kind] for kind in ("text", "python")
    )
    code, said = run(tmp_path, [sys.executable, "-c", written[0]])
    assert code == 0, said
    record = (tmp_path / "friday.labtop").read_text(encoding="utf-8")
    assert [line for line in shown[0].splitlines() if line.rstrip(" …") not in record] == []
    assert len(shown[0].splitlines()) > 12


def test_the_tutorials_are_followed():
    assert {page.relative_to(DOCS).as_posix() for page in (DOCS / "tutorial").iterdir()} < set(FOLLOWED)


def test_a_false_page_is_noticed(tmp_path):
    from docs.page_blocks import Block

    (wrong,) = commands(Block("console", "", False, "$ labtop simulate chem-and-roll --games 1\n1 games with 1 seat\n"))
    with pytest.raises(AssertionError):
        follow(wrong, tmp_path)
    with pytest.raises(Exception, match="--hints"):
        understood(["simulate", "chem-and-roll", "--games", "1", "--hints"], tmp_path)


@pytest.mark.parametrize("name", sorted(set(HERE) - ELSEWHERE))
def test_programs_are_run_by_some_test(name):
    """Python stands on pages that are followed, or in the README (test_examples.py)."""
    shown = [block for block in blocks(HERE[name]) if block.kind in ("python", "pycon")]
    assert not shown or name == "README.md" or name.removeprefix("docs/") in FOLLOWED


@pytest.mark.parametrize("name", sorted(set(HERE) - ELSEWHERE))
def test_commands_are_understood(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    targets = re.findall(r"^([\w-]+):", text_of(ROOT / "Makefile"), re.MULTILINE)
    for line in typed_lines(HERE[name]):
        if line.startswith("make "):
            assert line.split()[1] in targets, line
        elif re.match(r"(\S+/)?python3? (benchmarks|examples|tests)/", line):
            assert (ROOT / re.search(r"\S+\.py", line)[0]).is_file(), line
        elif (ours := OURS.search(line)) and line[: ours.start() + 1].strip() in ("", ".venv/bin/", ".venv/bin"):
            words = shlex.split(line[ours.end() :], comments=True)
            understood([ROOM_OF.get(word, word) for word in words], tmp_path)


ROOM_OF = {"ROOM": next(iter(ROOMS)), "FILE": "file.labtop", "FOLDER": "folder", "DIRECTORY": "folder"}
"""Words that stand for others."""


def test_every_game_can_be_begun_as_its_page_says(tmp_path):
    """The first command of each page of a game is played up to its first question, and left."""
    for room in ROOMS:
        (line,) = [one for one in typed_lines(DOCS / "rules" / f"{room}.md") if f"play {room} " in f"{one} "][:1]
        words = shlex.split(line)
        code, said = run(tmp_path, [sys.executable, "-m", "labtop", *words[1:], "--plain"], "q\n" * 3)
        assert code == 0, said
        assert "labtop play --resume" in said
