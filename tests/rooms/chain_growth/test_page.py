"""The five turns of the players' page can be played, and end as the page says."""

from __future__ import annotations

import re
from pathlib import Path

from labtop.locales.texts import rules_text
from labtop.rooms.chain_growth.actions import Cap, Initiate, Propagate, Terminate, Transfer

from .dsl import Play

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "chain-growth.md"


def test_the_five_turns():
    page = PAGE.read_text(encoding="utf-8")
    wanted = [int(n) for n in re.findall(r"^\| +\d \|.*\| (\d+) \|$", page, re.MULTILINE)]
    play = Play("AIBN S1 MMA1 S1 S2 S3 TEMPO CTA BA1 T BA3", "BA2")
    theirs = play.lay(1, "VAc3 VAc2")
    done = []
    for action in (
        Initiate("AIBN", ("S1", "MMA1"), True),
        Propagate(theirs + 1, ("S1", "S2", "S3")),
        Cap(theirs + 1),
        Transfer(theirs, ("BA1",)),
        Terminate((theirs + 1, theirs + 2), "combination"),
    ):
        play.do(action)
        done.append(play.public.players[0].units)
        play.discard_drawn()
    assert done == wanted
    assert play.shelf(0) == [5, 8]


def test_the_page_cites_rules_and_files_that_are_there():
    page = PAGE.read_text(encoding="utf-8")
    numbers = set(re.findall(r"\b(\d+\.\d+)\b", page))
    assert len(numbers) > 5
    assert numbers <= rules_text("chain-growth", "en").keys()
    for link in re.findall(r"\]\(([^)]+)\)", page):
        assert (PAGE.parent / link).is_file(), link
