"""`labtop play` at a real terminal, as a person sees it: pages, colours, Ctrl-C."""

from __future__ import annotations

import io
import os
import re
import shlex
import signal
import sys
from pathlib import Path

import pexpect
import pytest

from labtop import start
from labtop.engine import record
from labtop.rooms.chem_and_roll.actions import Place

LABTOP = str(Path(sys.executable).with_name("labtop"))


def places(told):
    return [move.action for move in told.moves if isinstance(move.action, Place)]


def terminal(folder, *words, env=None, size=(24, 80), seed="5"):
    """`labtop play` at a terminal of 80 columns and 24 lines."""
    arguments = ["play", *(words or ()), "--records", str(folder)]
    if "--resume" not in words:
        arguments[1:1] = ["chem-and-roll", "--seed", seed]
    plain = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    return pexpect.spawn(
        LABTOP, arguments, env={**plain, "TERM": "xterm-256color", **(env or {})},
        dimensions=size, timeout=20, encoding="utf-8",
    )  # fmt: skip


def answer(child, *lines):
    for line in lines:
        child.expect("> $")
        child.sendline(line)


def leave_by_ctrl_c(child, times):
    child.expect("> $")
    for _ in range(times):
        child.kill(signal.SIGINT)
    child.expect(pexpect.EOF)
    child.close()
    return child.before


@pytest.mark.parametrize("times", [1, 2])
def test_ctrl_c_leaves_a_record_and_the_printed_command_goes_on(tmp_path, times):
    child = terminal(tmp_path)
    answer(child, "", "1", "1", "", "2", "1", "", "3")
    shown = leave_by_ctrl_c(child, times)
    assert child.exitstatus == 130
    assert "Traceback" not in shown
    (path,) = tmp_path.glob("*.labtop")
    left = record.read(path.read_text())
    assert len(places(left)) == 2
    command = re.search(r"labtop (play --resume .+?)\x1b|labtop (play --resume .+?)\r", shown)
    words = shlex.split(next(found for found in command.groups() if found))
    assert words == ["play", "--resume", str(path)]
    child = terminal(tmp_path, *words[1:])
    for _ in range(200):
        if child.expect(["> $", pexpect.EOF]) == 1:
            break
        child.sendline("")
    child.close()
    assert child.exitstatus == 0
    done = record.read(path.read_text())
    assert done.moves[: len(left.moves)] == left.moves
    assert done.reason == "rounds"
    dice = [move.action for move in start("chem-and-roll", seed="5").moves]
    assert done.moves[0].action == dice[0]
    record.replay(done)  # with the seed in it, every throw is compared


@pytest.mark.parametrize("setting", [{"NO_COLOR": "1"}, {"TERM": "dumb"}, "--plain"])
def test_without_colours_there_is_no_escape_code(tmp_path, setting):
    words, env = ([setting], {}) if isinstance(setting, str) else ([], setting)
    child = terminal(tmp_path, *words, env=env)
    child.logfile_read = io.StringIO()
    answer(child, "", "?", "1", "1", "u", "2", "1", "", "q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    shown = child.logfile_read.getvalue()
    assert "Where does" in shown
    assert "\x1b" not in shown


def test_with_colours_a_die_has_its_own(tmp_path):
    child = terminal(tmp_path)
    answer(child, "")
    child.expect("blue SO₂ 1")
    assert re.search(r"\x1b\[1;38;(2;86;180;233|5;74)m", child.before + child.after)
    child.close()


def test_a_solo_question_fits_an_80_by_24_page(tmp_path):
    """From the page's first escape code to the prompt there are at most 24 lines of at most 80 columns."""
    child = terminal(tmp_path)
    answer(child, "", "1")
    child.expect("> $")
    page = child.before.rpartition("\x1b[H")[2] or child.before
    lines = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", page).split("\r\n")
    assert "Where does blue 1 go?" in page
    assert any(line.startswith("Money $0") for line in lines)
    assert len(lines) <= 24
    assert max(len(line) for line in lines) <= 80
    child.close()


def test_on_a_terminal_the_scrolled_off_lines_are_wiped_too(tmp_path):
    child = terminal(tmp_path, "--seats", "2")
    answer(child, "", "", "2", "2", "")
    child.expect("Pass the keyboard to Player 2")
    assert "\x1b[3J" in child.before
    child.close()
