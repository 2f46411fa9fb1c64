"""A keyboard for tests: typed lines in, plain screens and the record out."""

from __future__ import annotations

import io
import sys

import pytest

from labtop.cli import play
from labtop.engine import record

SETTINGS = {
    "seats": None, "bots": [], "seed": "5", "lang": "en", "options": {}, "resume": None, "typed": False, "plain": True,
}  # fmt: skip


@pytest.fixture
def sit_down(tmp_path, monkeypatch, capsys):
    """Plays with these typed lines; returns the exit code, what was on the screen, and the record."""

    def sit(lines, room="chem-and-roll", **settings):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = play.run(room, **{**SETTINGS, "record_dir": str(tmp_path), **settings})
        (path,) = tmp_path.glob("*.labtop")
        return code, capsys.readouterr().out, record.read(path.read_text())

    return sit
