"""`labtop print` as people type it, through the limited process."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import labtop
from labtop.engine.core import Illegal
from labtop.printing import typesetting
from labtop.printing.wanted import Wanted
from labtop.tables import press
from printing.pages import pages


def run(*words: str, cwd: Path) -> subprocess.CompletedProcess:
    command = [sys.executable, "-m", "labtop", "print", *words]
    return subprocess.run(command, capture_output=True, text=True, cwd=cwd, check=False)


def test_a_game_is_printed_by_one_command(tmp_path):
    done = run("chem-and-roll", "--lang", "fr", "--parts", "key,dice", "--bw", "-o", "key.pdf", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "3 pages" in done.stdout  # the key has an empty back
    assert len(pages((tmp_path / "key.pdf").read_bytes())) == 3


def test_what_cannot_be_printed_is_said_in_one_line(tmp_path):
    (tmp_path / "bad.toml").write_text("decks = 2\nmonomer = []\nstarter = []\njoker = []\n")
    for words in (("chem-and-roll", "--parts", "hats"), ("no-such-room",), ("chain-growth", "--pack", "bad.toml")):
        done = run(*words, cwd=tmp_path)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == [tmp_path / "bad.toml"]


def test_what_is_missing_is_said_with_the_command_that_adds_it(monkeypatch):
    monkeypatch.setattr(typesetting, "has_typst", lambda: False)
    with pytest.raises(Illegal) as refused:
        typesetting.check_installed()
    from labtop.locales.texts import texts

    for lang in ("en", "fr"):
        assert 'pip install "labtop[print]"' in texts(lang).refusal(refused.value)
    extras = tomllib.loads(Path(labtop.__file__).parents[2].joinpath("pyproject.toml").read_text())
    assert any(one.startswith("typst") for one in extras["project"]["optional-dependencies"]["print"])


def test_a_print_that_takes_too_long_is_stopped(monkeypatch):
    monkeypatch.setattr(press, "AT_A_TERMINAL", 0.05)
    with pytest.raises(Illegal) as refused:
        press.once(Wanted("chain-growth"))
    assert refused.value.code == "content_too_costly"
