"""What the documentation shows runs, and what is generated is not stale."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from labtop.server import typescript

ROOT = Path(__file__).parent.parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_readme_has_a_program():
    assert PROGRAMS


@pytest.mark.parametrize("program", PROGRAMS, ids=range(len(PROGRAMS)))
def test_each_program_of_the_readme_runs(program, tmp_path):
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_types_of_the_browser_are_those_of_python():
    kept = (ROOT / "web" / "src" / "lib" / "types.gen.ts").read_text(encoding="utf-8")
    assert kept == typescript.write(), "make types"


def test_what_is_printed_on_the_board_is_what_the_content_says():
    kept = (ROOT / "web" / "src" / "rooms" / "chemistry-monopoly" / "board.gen.json").read_text(encoding="utf-8")
    assert kept == typescript.write_content("chemistry_monopoly/board"), "make types"


def test_the_list_of_molecules_in_the_browser_is_that_of_the_content():
    kept = (ROOT / "web" / "src" / "rooms" / "laboratorium" / "molecules.gen.json").read_text(encoding="utf-8")
    assert kept == typescript.write_content("laboratorium/molecules"), "make types"


def test_the_class_of_99_is_short():
    lines = (ROOT / "examples" / "class_of_99.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) < 60


def test_every_example_is_in_its_readme():
    told = (ROOT / "examples" / "README.md").read_text(encoding="utf-8")
    assert all(f"`{file.name}`" in told for file in (ROOT / "examples").glob("*.py"))
