"""CPython 3.14, the newest one and here for WebAssembly (npm's pyodide), plays every game as this Python does."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import mypy_extensions
import pytest

from labtop.engine.registry import ROOMS

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
WHEELS = ROOT / "build" / "wasm"
"""Kept, so that only the first run fetches."""
TWIN = [ROOT / "tests" / "twin.py", "--games", "2"]
"""For each set of options one game of the greedy bot and one at random, to the end, with all that everybody sees."""


def lacking(reason):
    """Skips; where CI runs everything must be there."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def run(*words, timeout=120):
    told = subprocess.run(
        [str(word) for word in words], capture_output=True, text=True, check=False, timeout=timeout, cwd=ROOT
    )
    assert told.returncode == 0, told.stderr[-2000:]
    return told.stdout


def platform():
    """What wheels for this Pyodide are tagged with, and its version of Python."""
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    return f"pyemscripten_{info['abi_version']}_wasm32", info["python"].rpartition(".")[0]


def pinned(name):
    """The lines of requirements.txt for a library, with its hashes."""
    lines = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    return re.search(rf"^{name}==.*\n(?: +.*\n)+", lines, re.MULTILINE)[0]


def fetched_wheel(tmp_path):
    """The library msgspec for Pyodide, from PyPI, in our version and checked by its hash."""
    tag, version = platform()
    kept = list(WHEELS.glob(f"msgspec-*{tag}.whl"))
    asked = pinned("msgspec")
    if kept and f"msgspec=={kept[0].name.split('-')[1]} " in asked:
        return kept[0]
    (tmp_path / "asked.txt").write_text(asked, encoding="utf-8")
    which = ["--platform", tag, "--python-version", version, "--implementation", "cp", "--only-binary", ":all:"]
    told = subprocess.run(
        [sys.executable, "-m", "pip", "download", "-q", "--no-deps", *which, "--require-hashes", "-r", "asked.txt"],
        capture_output=True, text=True, check=False, timeout=120, cwd=tmp_path,
    )  # fmt: skip
    if told.returncode != 0:
        lacking(f"msgspec for {tag} cannot be fetched: {told.stderr.strip().rpartition(os.linesep)[2]}")
    (wheel,) = tmp_path.glob("*.whl")
    WHEELS.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy(wheel, WHEELS))


@pytest.fixture
def pyodide(tmp_path):
    """Runs a program of ours with the modules that it needs."""
    if shutil.which("node") is None or not PYODIDE.is_dir():
        lacking("npm's pyodide is not installed: make setup")
    folder = tmp_path / "modules"
    with zipfile.ZipFile(fetched_wheel(tmp_path)) as packed:
        packed.extractall(folder)
    shutil.copy(mypy_extensions.__file__, folder)
    return lambda *program: run("node", HERE / "wasm.mjs", PYODIDE, folder, ROOT / "src", "--", *program)


def test_every_game_is_played_to_the_end_with_the_same_records(pyodide):
    there = pyodide(*TWIN).splitlines()
    assert there == run(sys.executable, "-P", *TWIN).splitlines()
    assert {line.split()[0] for line in there} == set(ROOMS)
    assert platform()[1] == "3.14"
