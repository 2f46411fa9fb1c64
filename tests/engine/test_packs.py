"""Packs in TOML before they are parsed: what is too deep, too long or too big, and what only looks like it."""

from __future__ import annotations

import time
import tomllib
from random import Random

import pytest

from labtop.engine import codec, content
from labtop.engine.core import Illegal
from labtop.engine.packs import BIGGEST, DEEPEST, MOST_PACK, is_deep, read_pack
from labtop.engine.registry import ROOMS, room

PACKS = {id: content.source(id.replace("-", "_"), room(id).pack) for id in ROOMS if room(id).pack}
TRICKY = [
    "'a.b.c[{'",
    '"x.y.[[{ = \\" , \'"',
    "'''\n[[[[[.........\n'''",
    '"""a\n.........{{{\\""" \'\'\' # """',
    '""',
    "''",
]
"""Strings that hold what would nest outside of them."""


def code_of(text):
    with pytest.raises(Illegal) as caught:
        read_pack(text)
    return caught.value.code


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * 10) + " = 1",
        f"[{' . '.join('a' * 10)}]",
        f"[[{'.'.join('a' * 10)}]]",
        "x = {" + ".".join(['"a"'] * 10) + " = 1}",
        "x = " + "[" * 9 + "]" * 9,
        "x = " + "{a=" * 9 + "1" + "}" * 9,
        "x = [" + "\n[" * 9,
        "a='''x''''\n" + ".".join("b" * 10) + "=1",
        'a="""x"""""\n' + ".".join("b" * 10) + "=1",
        'a="\\""\n' + ".".join("b" * 10) + "=1",
        "x = ['''a'''', {" + ".".join("b" * 10) + " = 1}]",
        'x = ["""a"""", {' + ".".join("b" * 10) + " = 1}]",
        "a=1 # it's\n" + ".".join("b" * 10) + "=1",
    ],
)
def test_too_deep(text):
    assert code_of(text) == "too_deep"


@pytest.mark.parametrize(
    "text",
    [
        *(f"a = {tricky}" for tricky in TRICKY),
        *(f"{tricky} = 1" for tricky in TRICKY if "\n" not in tricky),
        "# " + "a." * 100,
        "\n".join(f"a{i} = 1.5" for i in range(50)),
        "a = [" + ", ".join(["1.5"] * 50) + "]",
        "a = [" + "[1], " * 50 + "]",
        "\n".join(f"[a.b{i}]" for i in range(50)),
        "x = " + "[" * DEEPEST + "]" * DEEPEST,
        ".".join("a" * (DEEPEST + 1)) + " = 1",
        *PACKS.values(),
    ],
)
def test_what_only_looks_deep(text):
    assert read_pack(text) == tomllib.loads(text)


def document(rng):
    """A sound document and how deep its deepest place is."""
    lines, deepest = [], 0
    for number in range(rng.randint(1, 8)):
        parts = [rng.choice([f"k{number}", '"a.[b"', "'{c'"]) for _ in range(rng.randint(1, 12))]
        parts[0] = f"k{number}"
        brackets = rng.choice([0, 0, rng.randint(1, 12)])
        value = rng.choice([*TRICKY, "1.5", "2026-11-16T10:00:00.5Z", "'#'"])
        inner = rng.choice(["", "", "i." * rng.randint(1, 9) + "i = "])
        if inner:
            value = f"{{{inner}{value}}}"
        deepest = max(deepest, len(parts) - 1, brackets + bool(inner) + inner.count("."), brackets + (value == "1.5"))
        lines.append(f"{' . '.join(parts)} = {'[' * brackets}{value}{']' * brackets} # {rng.choice(TRICKY[:2])} ]].]")
    return "\n".join(lines), deepest


def test_depth_is_counted_as_the_parser_counts_it():
    seen = set()
    for seed in range(2000):
        text, deepest = document(Random(seed))
        tomllib.loads(text)
        assert is_deep(text) is (deepest > DEEPEST), (seed, text)
        seen.add(deepest > DEEPEST)
    assert seen == {True, False}


@pytest.mark.parametrize(
    "part", ['"""\\', '"""\\"""\\', "'''", '"\\', '""""\\', '"#', "'''' ", "\\", '"""\\"""\\""', ".", "[]", "a"]
)
def test_looking_takes_time_in_proportion_to_the_length(part):
    text = "a=" + part * (MOST_PACK // len(part) - 1)
    begun = time.process_time()
    assert is_deep(text) is (part == ".")
    assert time.process_time() - begun < 1.0, "a search that goes back takes minutes"


@pytest.mark.parametrize(
    "number", ["9" * 5000, "9" * 4000, str(BIGGEST + 1), f"-{BIGGEST + 2}", "0x" + "f" * 60_000, "0b" + "1" * 80]
)
def test_numbers_that_nobody_could_read_back(number):
    with pytest.raises(Illegal) as caught:
        room("chain-growth").read_options({"pack": f"decks = [{{a = {number}}}]"})
    assert caught.value.code == "number_too_big"
    assert codec.encode(caught.value.refusal())


def test_the_largest_number_is_read_and_judged():
    with pytest.raises(Illegal) as caught:
        room("chain-growth").read_options({"pack": f"decks = {BIGGEST}"})
    assert caught.value.code == "bad_option"


def test_numbers_in_plain_values_count_too():
    """A field that no rule limits would else get into the records and the store."""
    pack = tomllib.loads(PACKS["chemistry-monopoly"])
    free = next(card for card in pack["card"] if card["effect"] == "pay")
    free["steps"] = 10**30
    with pytest.raises(Illegal) as caught:
        room("chemistry-monopoly").read_options({"pack": pack})
    assert caught.value.code == "number_too_big"


@pytest.mark.parametrize("mass", ["sNaN", "NaN", "-sNaN123", "Infinity", "1e999999999"])
def test_a_mass_that_cannot_be_compared(mass):
    pack = tomllib.loads(PACKS["chain-growth"])
    pack["monomer"][0]["mass"] = mass
    with pytest.raises(Illegal) as caught:
        room("chain-growth").read_options({"pack": pack})
    assert caught.value.code == "bad_pack_mass"
    assert codec.encode(caught.value.refusal())


def test_half_a_surrogate_pair():
    assert code_of("a = '\ud800'") == "unreadable_pack"


def test_options_that_were_judged_before_are_not_judged_again():
    played = room("chain-growth")
    pack = tomllib.loads(PACKS["chain-growth"])
    pack["monomer"][0]["mass"] = 1
    with pytest.raises(Illegal):
        played.read_options({"pack": pack})
    assert played.known_options({"pack": pack}).pack.monomer[0].mass == 1
    with pytest.raises(Illegal):
        played.known_options({"pack": {"decks": 2}})
