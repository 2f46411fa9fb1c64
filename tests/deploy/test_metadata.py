"""What the package and its papers say of themselves is the same everywhere, and no address is invented."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
import yaml
from trove_classifiers import classifiers

import labtop

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PAPERS = [
    "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CITATION.cff", "NOTICE",
    "LICENSE",
]  # fmt: skip
CITATION = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))


def text(name):
    return (ROOT / name).read_text(encoding="utf-8")


def test_one_version_one_name_one_licence():
    assert PROJECT["version"] == labtop.__version__ == CITATION["version"]
    assert [one["name"] for one in PROJECT["authors"]] == [one["name"] for one in CITATION["authors"]]
    assert PROJECT["license"] == CITATION["license"] == text("LICENSE").split()[0]
    assert PROJECT["authors"][0]["name"] in text("LICENSE")


def test_the_classifiers_exist_and_name_every_python():
    assert set(PROJECT["classifiers"]) <= classifiers
    named = re.findall(r"Python :: 3\.(\d+)", " ".join(PROJECT["classifiers"]))
    oldest = int(PROJECT["requires-python"].removeprefix(">=3."))
    assert [int(minor) for minor in named] == list(range(oldest, 15))


@pytest.mark.parametrize("name", PAPERS)
def test_no_paper_names_a_host(name):
    """The project has no address yet. What stands in code marks is an example for a server of somebody."""
    told = re.sub(r"`[^`]*`", "", text(name))
    assert re.findall(r"https?://\S+|\S+@\S+\.\w+", told) == []
    assert not set(PROJECT.get("urls", {}))


def test_the_readme_leads_to_the_papers():
    assert [name for name in PAPERS[1:] if name not in text("README.md") and name != "LICENSE"] == []


def test_every_version_but_the_next_has_a_heading_of_its_own():
    headings = re.findall(r"^## (.+)$", text("CHANGELOG.md"), re.MULTILINE)
    assert headings[0] in {"Unreleased", labtop.__version__}
    assert len(set(headings)) == len(headings)
