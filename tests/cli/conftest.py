"""A keyboard for tests: typed lines in, plain screens and the record out."""

from __future__ import annotations

import io
import sys

import pytest

from labtop.cli.play import start
from labtop.cli.play.files import Keeper, Kept
from labtop.cli.play.screen import Left, Screen
from labtop.cli.play.session import Session
from labtop.engine import record

SETTINGS = {
    "seats": None, "bots": [], "seed": "5", "lang": "en", "options": {}, "resume": None, "typed": False, "plain": True,
}  # fmt: skip


@pytest.fixture
def sit_down(tmp_path, monkeypatch, capsys):
    """Plays with these typed lines; returns the exit code, what was on the screen, and the record."""

    def sit(lines, room="chem-and-roll", **settings):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = start.run(room, **{**SETTINGS, "record_dir": str(tmp_path), **settings})
        (path,) = tmp_path.glob("*.labtop")
        return code, capsys.readouterr().out, record.read(path.read_text())

    return sit


@pytest.fixture
def at_table(tmp_path, monkeypatch, capsys):
    """People at a laid-out table type these lines; returns what was on the screen."""

    def sit(table, lines, lang="en"):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        keeper = Keeper(tmp_path / "game.labtop", Kept(table.game.seed, table.game.seats, []))
        session = Session(table.game, keeper, Screen(plain=True), lang)
        with pytest.raises(Left):
            session.play()
        return capsys.readouterr().out

    return sit
