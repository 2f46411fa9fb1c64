"""Every refusal has words in both languages, with the numbers that are wrong and the rule."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest

import labtop
from labtop.engine.core import Illegal
from labtop.engine.registry import ROOMS
from labtop.locales.texts import LANGUAGES, texts
from labtop.rooms.chem_and_roll.actions import Place
from labtop.rooms.chem_and_roll.sheet import BOXES, COLOURS
from texts.reading import FOLDERS, SOURCE, catalogues, damages, raised, unreadable

ROOM = "chem-and-roll"
WORDS = {
    "colour": "blue", "die": "red", "box": "water-2", "pattern": "run", "held": "3 4", "room": ROOM, "known": "a, b",
    "reason": "x at y", "detail": "x at y", "why": "x at y", "option": "mood", "bot": "genius", "dice": "loaded",
    "space": "gold", "first": "gold", "family": "purple", "entry": "gold",
    "language": "xx", "field": "seats", "kind": "choose", "file": "game.labtop", "intro": "first-blue",
}  # fmt: skip
OPTION_READERS = ("options.py", "pack.py", "deck.py")
"""Files of a room that judge its options and packs."""
RAW = re.compile(r"[{}]|\$[a-z]|\?\?\?|\b(line|water|catalyst|excess)-\d|black-hole|-sale|-day-\d|\b[a-z]+_[a-z]+\b")
"""What must never reach a person: Fluent's own signs, ids, codes."""


def plausible(names):
    return {name: WORDS.get(name, 3) for name in names}


def parts() -> list[str]:
    """The folders and files of the package and each room's, so that a failure says whose words are missing."""
    inside = {f"rooms/{folder.name}" for folder in FOLDERS.values()}
    return sorted({site.where.split("/")[0].split(":")[0] for site in raised()} - {"rooms"} | inside)


def catalogue_of(part: str) -> str:
    """The room whose words a part of the package speaks with."""
    return next((id for id, folder in FOLDERS.items() if part.endswith(folder.name)), ROOM)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", parts())
def test_every_code_has_words(lang, part):
    words = texts(lang, catalogue_of(part))
    codes = {site.code for site in raised(SOURCE / part)}
    assert codes
    assert {code for code in codes if not words.has(f"refusal-{code}")} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", parts())
def test_the_words_of_every_refusal_fit_its_parameters(lang, part):
    """Rendered with exactly the parameters of each place that refuses: one too few would be an error."""
    words = texts(lang, catalogue_of(part))
    for site in raised(SOURCE / part):
        if not words.has(f"refusal-{site.code}"):
            continue  # the test above names it
        told = words.refusal(Illegal(site.code, site.rule, **plausible(site.params)))
        assert not RAW.search(told), (site, told)
        assert len(told) > 20 or site.code == "usage", told
        assert told[0].isupper() or told[0].isdigit() or told[0] in "“«", told
        if site.rule:
            assert told.endswith({"en": f"(rule {site.rule})", "fr": f"(règle {site.rule})"}[lang])


def test_codes_are_written_out_where_they_are_raised():
    for part in ("bots", "engine", "rooms", "simulate"):
        assert unreadable(SOURCE / part) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_every_damage_of_a_record_has_a_text(lang, room):
    words = texts(lang, room)
    # a header's options and seats, and a move's JSON, are refused with the codes of those who read them
    readers = (
        "engine/codec.py",
        "engine/packs.py",
        "engine/registry.py",
        "engine/unfit.py",
        *(f"{FOLDERS[room].name}/{name}" for name in OPTION_READERS),
    )
    borrowed = {site.code for site in raised() if site.where.split(":")[0].endswith(readers)} - {"unknown_room"}
    known = {site.code: site.params for site in damages()} | dict.fromkeys(borrowed, frozenset({"detail"}))
    assert {"cut_off", "changed", "illegal_move", "bad_shape", "seats_out_of_range"} <= set(known)
    assert "too_many_prices" in known or room != ROOM
    for reason, names in known.items():
        params = plausible(names) | {"line": 7, "reason": reason}
        told = words.refusal(Illegal("damaged_record", **params))
        assert not RAW.search(told), told
        assert "7" in told
        for name in names & {"detail", "why"}:
            assert params[name] in told


def test_no_text_is_kept_for_a_refusal_nobody_makes():
    codes = {site.code.replace("_", "-") for site in raised()} | {"damaged-record"}
    for name in ("engine", "molecules", *ROOMS):
        kept = {key.removeprefix("refusal-") for key in catalogues("en")[name] if key.startswith("refusal-")}
        assert {key.partition(".")[0] for key in kept} <= codes


@pytest.mark.parametrize("room", ROOMS)
def test_room_refusals_cite_a_rule(room):
    """All but the ones that concern no rule of the game."""
    without = {site.code for site in raised(FOLDERS[room]) if not site.rule}
    assert without <= {"wrong_answer", "no_such_use"}
    assert room != ROOM or without == {"wrong_answer", "no_such_use"}


def test_a_refusal_teaches():
    wrong = Illegal("line_value_frozen", "3.2", line=2, colour="blue", held=3, value=5)
    assert texts("en", ROOM).refusal(wrong) == (
        "Line 2 already holds blue 3: SO₂ and O₂ must have the same value here, so a 5 does not fit. "
        "Equal values stand for gases fed in the right ratio, 2 SO₂ + O₂ → 2 SO₃, with nothing left over. (rule 3.2)"
    )
    assert texts("fr", ROOM).refusal(wrong.refusal()) == (
        "La ligne 2 contient déjà bleu 3\u202f: SO₂ et O₂ doivent avoir ici la même valeur, un 5 ne convient pas. "
        "Des valeurs égales représentent des gaz apportés en bonne proportion, 2 SO₂ + O₂ → 2 SO₃, sans reste. "
        "(règle 3.2)"
    )


def test_the_catalyst_shift_says_what_is_missing():
    en = texts("en", ROOM)
    far = {"die": "red", "rolled": 3, "value": 5}
    assert "no catalyst row of yours is complete" in en.refusal(Illegal("shift_too_far", "2.2", shift=0, **far))
    assert "by at most 1" in en.refusal(Illegal("shift_too_far", "2.2", shift=1, **far))


def test_what_somebody_typed_cannot_steer_a_terminal_or_fill_it():
    told = texts("en").refusal(Illegal("unknown_room", room="\x1b[2J\u202e" + "x" * 100_000, known="a"))
    assert told.isprintable()
    assert len(told) < 400


def random_place(rng, dice):
    """Any die in any box, well-formed and mostly wrong."""
    die = rng.choice(COLOURS)
    near = dice[COLOURS.index(die)] or 1
    return Place(
        die,
        rng.choice([near, near, rng.randint(1, 6)]),
        rng.choice(BOXES),
        rng.choice([None, None, None, rng.choice(COLOURS)]),
        rng.choice([0, 0, 0, 1, 2]),
        rng.choice([0, 0, near, rng.randint(1, 6)]),
        rng.choice([0, 0, rng.randint(1, 5)]),
    )


@pytest.mark.parametrize("options", [{}, {"mode": "draft", "chemistry": "advanced"}, {"mode": "draft"}])
def test_refusals_of_real_games_can_be_read(options):
    """The judge's own numbers, not ours: thousands of wrong answers in random games."""
    rng = Random(3)
    seen: dict[str, Illegal] = {}
    for seed in range(3):
        game = labtop.start(ROOM, seats=2, seed=seed, options=options | {"market_needs_cash": seed == 1})
        while not game.over:
            ask = game.asks()[0]
            for _ in range(40):
                try:
                    game.room.rules.check(
                        game.state, game.state.stack[-1], ask.seat, random_place(rng, game.state.dice)
                    )
                except Illegal as error:
                    seen[f"{error.code} {sorted(error.params)}"] = error
            game.play(ask, rng.choice(game.legal(ask)))
    assert len({error.code for error in seen.values()}) > 20
    for error in seen.values():
        msgspec.json.encode(error.refusal())
        for lang in LANGUAGES:
            told = texts(lang, ROOM).refusal(error)
            assert not RAW.search(told), told
            assert not (lang == "fr" and re.search(r"\b(blue|red|white|yellow)\b", told)), told
