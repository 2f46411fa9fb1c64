"""Both languages say the same things, with the same parameters."""

from __future__ import annotations

import re
import subprocess
import sys
from decimal import Decimal

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import VariableReference
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from labtop.engine.core import Illegal
from labtop.engine.registry import ROOMS
from labtop.locales.texts import LANGUAGES, texts
from texts.reading import LOCALES, catalogue_names, catalogues

ROOM = "chem-and-roll"


def test_every_language_has_the_same_files():
    assert {path.name for path in LOCALES.iterdir() if [*path.glob("*.ftl")]} == set(LANGUAGES)
    assert catalogues("en").keys() == catalogues("fr").keys() >= {"engine", ROOM}


@pytest.mark.parametrize("name", catalogue_names("en"))
def test_every_key_is_in_both_languages_with_the_same_variables(name):
    assert catalogues("en")[name] == catalogues("fr")[name]


def test_no_key_is_in_two_catalogues():
    """Else one text would hide the other. Two rooms are never spoken of at once, so they may use the same keys."""
    for room in ROOMS:
        others = {
            part
            for other in ROOMS
            if other != room
            for part in (other, f"web-{other}", f"print-{other}", f"puzzles-{other}")
        }
        seen: dict[str, str] = {}
        for name, keys in catalogues("en").items():
            for key in keys if name not in others else ():
                assert key not in seen, f"{key} in {seen.get(key)} and {name}"
                seen[key] = name


@pytest.mark.parametrize("name", catalogue_names("fr"))
def test_french_is_typeset(name):
    source = (LOCALES / "fr" / f"{name}.ftl").read_text(encoding="utf-8")
    for number, line in enumerate(source.split("\n"), 1):
        if not line.startswith("#"):
            assert faults_of_french(line) == [], f"line {number}: {line}"


@pytest.mark.parametrize("room", ROOMS)
def test_french_rules_are_typeset(room):
    source = (LOCALES.parent / "rooms" / room.replace("-", "_") / "RULES.fr.md").read_text(encoding="utf-8")
    assert [(line, found) for line in source.split("\n") if (found := faults_of_french(line))] == []


def faults_of_french(line: str) -> list[str]:
    """What is wrong: a narrow no-break space belongs before ; : ! ? % and inside « », and no straight apostrophe."""
    return re.findall(r"[ \u00a0](?:[;!?%»]|:(?!\w))(?![{\w])|«[ \u00a0\w]|\w[;!»]|\w'\w|\} \$", line)


def test_faults_of_french_are_found():
    wrong = [
        "a :",
        "b\u00a0;",
        "c !",
        "d\u00a0?",
        "10 %",
        "{ $share } %)",
        "« e",
        "«\u00a0e",
        "f »",
        "g;",
        "l'eau",
        "{ $x } $",
    ]
    assert [line for line in wrong if not faults_of_french(line)] == []
    right = "«\u202fa\u202f»\u202f: b\u202f; c\u202f! d\u202f? 10\u202f% 5\u00a0$, l\u2019eau, robot.py:Nom, fd00::/8, http://a"
    assert faults_of_french(right) == []


class Counted(Visitor):
    """Variants for the plural `one` that write the number out: in French they would be told of 0 too."""

    def __init__(self):
        self.found = []

    def visit_SelectExpression(self, node):  # noqa: N802 - the library's name
        keys = [getattr(variant.key, "value", getattr(variant.key, "name", "")) for variant in node.variants]
        for key, variant in zip(keys, node.variants, strict=True):
            written = serialize_pattern(variant.value)
            if key == "one" and "0" not in keys and re.match(r"\s*(\D* )?(1|une?|Une?)\b", written):
                counts = f"${node.selector.id.name}" if isinstance(node.selector, VariableReference) else ""
                if counts not in written:
                    self.found.append(written.strip())
        self.generic_visit(node)


@pytest.mark.parametrize("name", catalogue_names("fr"))
def test_french_says_nothing_of_one_where_there_is_none(name):
    """In French 0 is singular: `[one] 1 carte` would be told of no card. Say `{ $count } carte`, or `[1] une carte`."""
    counted = Counted()
    counted.visit(FluentParser().parse((LOCALES / "fr" / f"{name}.ftl").read_text(encoding="utf-8")))
    assert counted.found == []


def test_formulas_have_true_subscripts():
    for lang in LANGUAGES:
        for name in catalogues(lang):
            source = (LOCALES / lang / f"{name}.ftl").read_text(encoding="utf-8")
            told = re.sub(r"^[\w-]+ =", "", source, flags=re.MULTILINE)  # ids of cards are formulas too
            assert not re.search(r"\b(SO[234]|H2|O2|V2O5|H2SO4)", told), name


def test_money_and_numbers_are_those_of_the_language():
    en, fr = texts("en", ROOM), texts("fr", ROOM)
    assert [en.dollars(5), en.dollars(Decimal("1.7")), en.dollars(Decimal(-3))] == ["$5", "$1.7", "\u2212$3"]
    assert [fr.dollars(5), fr.dollars(Decimal("1.7")), fr.dollars(Decimal(-3))] == [
        "5\u00a0$",
        "1,7\u00a0$",
        "\u22123\u00a0$",
    ]
    assert en.dollars(Decimal("21.0")) == en.dollars(21.0) == "$21"


def test_a_word_becomes_the_catalogues_and_brings_its_attributes():
    en = texts("en", ROOM)
    told = en.say("board-sealed", die="blue", value=4, box="black-hole")
    assert "the blue die (SO₂) as a 4 into the black hole" in told
    assert en.say("board-sheet-of", seat=0) == "Sheet of Player 1"
    assert en.say("board-sheet-of", seat="Ada") == "Sheet of Ada"
    assert en.say("score_black_hole", count=1) == "Black hole (1 die)"
    assert en.say("option-mode.help").endswith(".")


def test_the_catalogue_says_whose_words_a_parameter_has():
    board = texts("en", "chemistry-monopoly")
    assert "Copper" in board.refusal(Illegal("uneven_up", "5.4", space="gold", level=2, first="copper"))
    assert "silver" in texts("en", "laboratorium").refusal(Illegal("pack_name_twice", "2.1", entry="silver"))
    own = board.naming({"space-unobtainium": "Unobtainium"})
    assert "Unobtainium" in own.refusal(Illegal("uneven_up", "5.4", space="gold", level=2, first="unobtainium"))


@pytest.mark.parametrize("name", sorted(ROOMS))
def test_families_of_words_are_the_same_in_every_language(name):
    """They are data for the reader of catalogues, and no words."""
    keys = [key for key in catalogues("en")[name] if key.startswith("words-of-")]
    told = {lang: [texts(lang, name).say(key) for key in keys] for lang in LANGUAGES}
    assert told["en"] == told["fr"]


def test_a_long_text_of_ours_is_not_cut():
    en = texts("en", ROOM)
    long = "word " * 100
    assert long in en.say("board-turns", order=long)


def test_nothing_missing_is_ever_shown():
    en = texts("en", ROOM)
    assert not en.has("no-such-key")
    assert not en.has("option-mode.no-such-attribute")
    assert en.has("option-mode.help")
    for key, params in (("no-such-key", {}), ("option-mode.nothing", {}), ("score-acid", {})):
        with pytest.raises(KeyError):
            en.say(key, **params)
    with pytest.raises(KeyError):
        en.refusal(Illegal("no_such_code"))
    with pytest.raises(KeyError):
        en.event({"type": "no_such_event"})
    with pytest.raises(KeyError):
        texts("en").say("room-chem-and-roll")  # the engine alone knows no room's words


@pytest.mark.parametrize("lang", ["de", "", "../en", "EN"])
def test_an_unknown_language_is_refused(lang):
    with pytest.raises(Illegal, match="unknown_language") as refused:
        texts(lang)
    assert "en, fr" in texts("en").refusal(refused.value)


def test_an_unknown_room_is_refused():
    with pytest.raises(Illegal, match="unknown_room"):
        texts("en", "../engine")


def test_texts_are_made_once():
    assert texts("fr", ROOM) is texts("fr", ROOM)
    assert texts("fr", ROOM) is not texts("fr")


def test_importing_costs_nothing_until_something_is_said():
    """Fluent and its plural rules are 100 ms of start-up that a simulation must not pay."""
    code = "import sys, labtop.locales.texts; sys.exit(any(m.startswith(('fluent', 'babel')) for m in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
