"""docs/host.md names every setting, every file of deploy/, and only commands that exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from msgspec import structs

from labtop.cli.main import cli
from labtop.engine.core import Illegal
from labtop.locales.texts import texts
from labtop.server.settings import Limits, Settings, read_settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
SETTINGS = structs.fields(Settings)
ROWS = {
    cells[1] or cells[0]: cells
    for cells in (
        [cell.strip(" `") for cell in line.strip("|").split("|")]
        for line in PAGE.split("## Settings")[1].split("\n## ")[0].splitlines()
        if re.match(r"\| (`--|\| `LABTOP)", line)
    )
}
"""Rows of the table by variable, or by option where there is no variable."""
COMMANDS = [line.strip() for line in PAGE.splitlines() if re.match(r"(    |      )\S", line)]


def row_of(name):
    wanted = {"limits": "LABTOP_LIMIT_<NAME>", "bots": "--bots"}.get(name, f"LABTOP_{name.upper()}")
    return ROWS[wanted]


def option(name):
    """The option of a setting, or nothing."""
    wanted = f"--{name.replace('_', '-')}"
    return wanted if any(wanted in param.opts for param in cli.commands["serve"].params) else ""


@pytest.mark.parametrize("field", SETTINGS, ids=lambda field: field.name)
def test_every_setting_has_a_row(field):
    """With its option, where it has one, and its default."""
    told, variable, default, what = row_of(field.name)
    assert told == option(field.name)
    assert len(what) > 3
    usual = getattr(read_settings({}, data=Path("x")), field.name)
    if field.name == "trust":
        assert read_settings({variable: default}).trust == usual
    elif field.name not in {"data", "ws", "limits"}:
        assert default == ("none" if usual == () else str(usual))


def test_no_row_is_of_something_else():
    known = {f"LABTOP_{field.name.upper()}" for field in SETTINGS} | {"LABTOP_LIMIT_<NAME>", "--bots"}
    assert set(ROWS) <= known
    assert len(ROWS) == len(SETTINGS)


@pytest.mark.parametrize("field", [field.name for field in SETTINGS if field.name not in {"bots", "limits"}])
def test_every_variable_is_read(field):
    """A value that a setting cannot have is refused, or the value is found: nothing is ignored."""
    for value in ("none", "7", "info", "asgi", "off", "x.example", "https://x.example"):
        try:
            found = read_settings({f"LABTOP_{field.upper()}": value})
        except Illegal:
            continue
        if getattr(found, field) != getattr(read_settings({}), field):
            return
    pytest.fail(f"LABTOP_{field.upper()} changes nothing")


def test_every_variable_on_the_page_exists():
    known = {f"LABTOP_{field.name.upper()}" for field in SETTINGS} | {"LABTOP_LIMIT_", "LABTOP_SITE"}
    known |= {f"LABTOP_LIMIT_{field.name.upper()}" for field in structs.fields(Limits)}
    assert set(re.findall(r"LABTOP_[A-Z_]+", PAGE)) <= known


def test_every_file_of_deploy_is_on_the_page_and_every_named_file_is_there():
    named = set(re.findall(r"deploy/([\w.-]+)", PAGE))
    there = {file.name for file in (ROOT / "deploy").iterdir()}
    assert named <= there
    assert there - named <= {"Containerfile"}  # `make container` names it


OURS = re.compile(r"(?:^|[ /])labtop (?=(?:serve|backup|restore|doctor)\b)")


@pytest.mark.parametrize("line", [line for line in COMMANDS if OURS.search(line)])
def test_the_commands_are_understood(line):
    name, *words = shlex.split(OURS.split(line)[-1])
    words = [__file__ if word.endswith(".backup") else word for word in words]  # a file that exists
    cli.commands[name].make_context(name, words)  # raises where a word is not understood


@pytest.mark.parametrize("line", [line for line in COMMANDS if line.startswith("make ")])
def test_the_targets_are_there(line):
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert line.split()[1] in targets


def test_the_refusal_of_a_downgrade_is_quoted_as_it_is():
    (quoted,) = [line for line in COMMANDS if line.startswith("labtop: ")]
    assert quoted == f"labtop: {texts('en').refusal(Illegal('database_too_new', version=4, known=3))}"


def test_links_lead_somewhere():
    heads = [head.lower().replace(" ", "-") for head in re.findall(r"^#+ (.*)$", PAGE, re.MULTILINE)]
    for link in re.findall(r"\]\(([^)]+)\)", PAGE):
        place, _, head = link.partition("#")
        if place.startswith("http"):
            continue
        assert not place or (ROOT / "docs" / place).is_file(), link
        assert place or head in heads, link
