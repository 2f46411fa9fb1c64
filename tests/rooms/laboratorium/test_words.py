"""The refusals of the molecules that this room works on: each is produced by a test of the room, and has its words."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.test_coverage import asserted
from labtop import chemistry
from labtop.engine.core import Illegal
from labtop.locales.texts import LANGUAGES, texts
from texts.reading import raised
from texts.test_refusals import RAW

ROOM = "laboratorium"
CHEMISTRY = Path(chemistry.__file__).parent
OURS = [CHEMISTRY / name for name in ("manipulations.py", "notation.py", "smiles.py")]


def test_every_refusal_of_the_manipulations_is_produced():
    codes = {site.code for site in raised(CHEMISTRY / "manipulations.py")}
    assert codes
    assert codes - {code for code, _, _ in asserted(ROOM)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", OURS, ids=lambda path: path.stem)
def test_every_refusal_of_a_molecule_has_words_that_fit_its_parameters(path, lang):
    sites = raised(path)
    assert sites
    for site in sites:
        told = texts(lang, ROOM).refusal(Illegal(site.code, site.rule, **dict.fromkeys(site.params, "coat")))
        assert len(told) > 20
        assert not RAW.search(told), told
