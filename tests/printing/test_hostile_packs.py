"""A pack's words are data: whatever they hold is shown as it is. LABTOP_PRINTS sets how many packs are tried."""

from __future__ import annotations

import os
import random

import pytest

from labtop.engine.core import Illegal
from labtop.engine.registry import room
from printing.own_packs import HOSTILE, long_board, long_box, small_deck
from printing.pages import made, pages

MANY = int(os.environ.get("LABTOP_PRINTS", "3"))
SIGNS = [
    "#",
    "$",
    "\\",
    '"',
    "'",
    "*",
    "_",
    "`",
    "[",
    "]",
    "{",
    "}",
    "<",
    ">",
    "@",
    "=",
    "/",
    "//",
    "/*",
    "~",
    "-",
    "+",
]
PHRASES = [
    "#panic()", '#read("/etc/passwd")', "#import", "#sys.inputs", "]#[", '")#("', "$ x $", "**", "{name}", "{n}",
    "<label>", "@ref", "https://x.y", "#let x = 1;", "\\u{41}", "/* */", "```typ", "Mn", "seat-name", "&amp;", "<svg>",
]  # fmt: skip


def hostile(chance: random.Random, most: int) -> str:
    text = "".join(chance.choice([*SIGNS, *PHRASES, "a", "B", " ", "é"]) for _ in range(chance.randint(1, 9)))
    return text[:most].strip() or "#"


def squeezed(text: str) -> str:
    return "".join(text.split())


def shown(document: bytes) -> str:
    return squeezed("".join(run.text for page in pages(document) for run in page.runs))


@pytest.mark.parametrize("number", range(MANY))
def test_hostile_names_are_shown_as_they_are(number):
    chance = random.Random(number)
    pack = small_deck()
    names = [hostile(chance, 40) for _ in range(3)]
    for entry, name in zip((*pack["monomer"], *pack["starter"]), names, strict=True):
        entry["name"] = {"en": name, "fr": name}
    found = shown(made("chain-growth", "en", "cards", options={"pack": pack}))
    for name in names:
        assert squeezed(name) in found, name


@pytest.mark.parametrize("number", range(max(1, MANY // 50)))
@pytest.mark.parametrize(("room", "make"), [("chemistry-monopoly", long_board), ("laboratorium", long_box)])
def test_hostile_boards_and_boxes_can_be_printed(number, room, make):
    """Their names may be shortened where they do not fit, so some of them are read where there is room."""
    name = HOSTILE[:60] if number == 0 else hostile(random.Random(number), 60)
    assert squeezed(name) in shown(made(room, "en", "cards", options={"pack": make(name)}))


@pytest.mark.parametrize("text", ["@seat-name", "@nothing", "@"])
def test_a_name_that_looks_like_a_key_is_a_name(text):
    pack = small_deck()
    pack["monomer"][0]["name"] = {"en": text, "fr": text}
    assert squeezed(text) in shown(made("chain-growth", "en", "cards", options={"pack": pack}))


def test_a_bad_pack_gets_the_refusal_it_gets_elsewhere():
    pack = small_deck() | {"joker": []}
    pack["starter"][0]["count"] = 18  # as many cards as a game needs
    with pytest.raises(Illegal) as elsewhere:
        room("chain-growth").read_options({"pack": pack})
    with pytest.raises(Illegal) as refused:
        made("chain-growth", "en", options={"pack": pack})
    assert (refused.value.code, refused.value.params) == (elsewhere.value.code, elsewhere.value.params)
    assert refused.value.code.startswith("bad_pack")
