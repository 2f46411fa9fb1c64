"""Every paragraph of the rules, every resolution of the specification and every refusal has its test and its words."""

from __future__ import annotations

import ast
import re
import typing
from pathlib import Path

import pytest

from labtop import chemistry
from labtop.engine.core import Illegal
from labtop.locales.texts import LANGUAGES, rules_text, texts
from labtop.rooms import laboratorium
from labtop.rooms.laboratorium import actions
from labtop.rooms.laboratorium.options import Options
from labtop.rooms.laboratorium.pack import PACKAGED
from labtop.rooms.laboratorium.text import HOW_NOTES
from texts.reading import catalogues, first_words, raised

HERE = Path(__file__).parent
ROOM = Path(laboratorium.__file__).parent
CHEMISTRY = Path(chemistry.__file__).parent
OURS = [CHEMISTRY / name for name in ("manipulations.py", "notation.py", "smiles.py")]
PARAGRAPHS = {"1": 4, "2": 7, "3": 6, "4": 9, "5": 8, "6": 14, "7": 5, "8": 5, "9": 3, "10": 3, "11": 4}


def marked() -> set[str]:
    """The numbers in `@pytest.mark.rule("…")` over test functions."""
    found = set()
    for path in sorted(HERE.glob("test_*.py")):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
                for mark in function.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                        found.add(mark.args[0].value)
    return found


def asserted() -> set[tuple[str, frozenset[str]]]:
    """Every (code, params) written out in an assertion."""
    found = set()
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Tuple) and len(node.elts) == 3 and isinstance(node.elts[0], ast.Constant):
                params = node.elts[2]
                keys = [key.value for key in params.keys] if isinstance(params, ast.Dict) else []
                found.add((node.elts[0].value, frozenset(keys)))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_are_complete_and_in_order(lang):
    wanted = [f"{chapter}.{n}" for chapter, count in PARAGRAPHS.items() for n in range(1, count + 1)]
    assert list(rules_text("laboratorium", lang)) == wanted


def test_both_languages_name_the_same_sources():
    words = {"(rulebook)": 1, "(reconstruction)": 0, "(règle d’origine)": 1, "(reconstitution)": 0}  # noqa: RUF001

    def marks(lang):
        book = rules_text("laboratorium", lang)
        return {n: [words[mark] for mark in re.findall(r"\*(\([^)]*\))\*", told)] for n, told in book.items()}

    assert marks("en") == marks("fr")
    for lang in LANGUAGES:
        for number, told in rules_text("laboratorium", lang).items():
            assert told.endswith(")*"), number


def test_every_rule_has_a_test_and_every_test_a_rule():
    numbers = set(rules_text("laboratorium", "en"))
    assert sorted(numbers - marked()) == []
    assert sorted(marked() - numbers) == []


def test_every_cited_rule_exists():
    numbers = set(rules_text("laboratorium", "en"))
    cited = {site.rule for site in raised(ROOM)} - {"", "9.9"}
    for path in ROOM.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            word = node.value if isinstance(node, ast.Constant) else None
            if isinstance(word, str) and re.fullmatch(r"\d+\.\d+", word):
                cited.add(word)
        for found in re.findall(r"[Rr]ules? (\d+\.\d+(?:(?:, | and | to )\d+\.\d+)*)", path.read_text("utf-8")):
            cited |= set(re.findall(r"\d+\.\d+", found))
    assert len(cited) > 45
    assert sorted(cited - numbers) == []


def test_every_resolution_of_the_specification_is_named():
    text = "\n".join(path.read_text("utf-8") for path in HERE.glob("test_*.py") if path != Path(__file__))
    assert [n for n in range(1, 29) if not re.search(rf"\bR{n}\b", text)] == []


def test_every_refusal_of_the_room_is_produced():
    known = {code for code, _ in asserted()} | {code for path in HERE.glob("test_*.py") for code in codes_in(path)}
    missing = {site.code for site in raised(ROOM)} - known
    assert missing == set()


def test_every_refusal_of_the_manipulations_is_produced():
    known = {code for code, _ in asserted()}
    assert {site.code for site in raised(CHEMISTRY / "manipulations.py")} - known == set()


def codes_in(path: Path) -> set[str]:
    return set(re.findall(r'"([a-z]+(?:_[a-z]+)+)"', path.read_text("utf-8"))) if path != Path(__file__) else set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words_that_fit_its_parameters(lang):
    words = texts(lang, "laboratorium")
    sites = raised(ROOM) + [site for path in OURS if path.exists() for site in raised(path)]
    assert len(sites) > 90
    for site in sites:
        told = words.refusal(Illegal(site.code, site.rule, **dict.fromkeys(site.params, "coat")))
        assert len(told) > 20
        assert not re.search(r"[{}]|\$[a-z]|\?\?\?|\b[a-z]+_[a-z]+\b", told), told


def test_no_words_are_kept_for_what_nobody_says():
    codes = {site.code.replace("_", "-") for site in raised()}
    for name in ("laboratorium", "molecules"):
        kept = {key.removeprefix("refusal-") for key in catalogues("en")[name] if key.startswith("refusal-")}
        assert {key.partition(".")[0] for key in kept} - codes == set()
    kept = {key.removeprefix("event-") for key in catalogues("en")["laboratorium"] if key.startswith("event-")}
    assert {key for key in kept if "." not in key} == {kind.replace("_", "-") for kind in events()}


def events() -> set[str]:
    return {event.__struct_config__.tag for event in typing.get_args(laboratorium.ROOM.events)}


def wanted_keys() -> list[str]:
    found = ["room-laboratorium", "room-laboratorium.tagline"]
    for name, kind in typing.get_type_hints(Options).items():
        found += [f"option-{name}", f"option-{name}.help"]
        values = typing.get_args(kind) if typing.get_origin(kind) is typing.Literal else ()
        found += [f"option-{name}-{str(value).lower()}" for value in ((False, True) if kind is bool else values)]
    found += [f"ask-{kind}" for kind in actions.KINDS]
    for action in typing.get_args(actions.Actions):
        found += [f"field-{name}" for name in action.__struct_fields__] + [f"action-{action.__name__.lower()}"]
    found += [f"reason-{reason}" for reason in first_words(ROOM, 1, "end")]
    found += [f"score-{key}" for key in first_words(ROOM, 0, "ScoreLine")]
    found += [f"event-{kind}" for kind in events()]
    for card in (*PACKAGED.boum, *PACKAGED.chemistry, *PACKAGED.safety):
        found += [f"card-{card.id}", f"card-{card.id}.does"]
    found += [f"cancels-{card.id}" for card in PACKAGED.boum]
    for target in PACKAGED.target:
        found += [f"target-{target.id}", f"target-{target.id}.crest", f"difficulty-{target.difficulty}"]
    found += [f"note-{how}" for how in HOW_NOTES] + ["note-boum", "note-catalyst"]
    return found + [f"medal-route-{metal}" for metal in ("gold", "silver", "copper")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_words(lang):
    words = texts(lang, "laboratorium")
    keys = wanted_keys()
    assert len(keys) > 200
    assert [key for key in keys if not words.has(key)] == []


def test_french_is_typeset():
    from texts.reading import LOCALES

    for name in ("laboratorium", "molecules"):
        for number, line in enumerate((LOCALES / "fr" / f"{name}.ftl").read_text("utf-8").split("\n"), 1):
            if not line.startswith("#"):
                assert not re.search(r"\w [:;!?»]|« |\w'\w|\} [:;!?»$]", line), f"{name} {number}: {line}"
