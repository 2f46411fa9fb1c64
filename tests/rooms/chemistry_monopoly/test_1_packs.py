"""Rule 1.6: boards of one's own load, are validated with clear errors, and can be played to the end."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import labtop
from labtop.engine import codec, drive, record
from labtop.engine.core import Illegal
from labtop.engine.dice import Quick
from labtop.engine.packs import MOST_PACK
from labtop.engine.registry import room
from labtop.engine.spans import plain
from labtop.locales.texts import LANGUAGES, texts
from labtop.rooms.chemistry_monopoly import pack
from labtop.rooms.chemistry_monopoly.actions import Throw, Thrown
from labtop.rooms.chemistry_monopoly.pack import PACKAGED
from labtop.rooms.chemistry_monopoly.text import draw, names

ROOM = room("chemistry-monopoly")
BOARD = Path(labtop.__file__).parent / "rooms" / "chemistry_monopoly" / "content" / "board.toml"


def packaged() -> dict[str, Any]:
    return json.loads(msgspec.json.encode(PACKAGED))


def small() -> dict[str, Any]:
    """A board of 20 spaces with elements of its own."""

    def element(id, family, price):
        rents = [price // 10, price // 2, price, 2 * price, 3 * price, 4 * price]
        names = {"en": id.capitalize(), "fr": f"{id.capitalize()} (fr)"}
        return {"id": id, "kind": "element", "set": family, "price": price, "rents": rents, "names": names}

    def space(id, kind, **more):
        return {"id": id, "kind": kind, "names": {"en": id.capitalize()}, **more}

    return {
        "money": {"start": 800, "go": 100, "fine": 30, "liquids": 12, "solids": 3},
        "supply_rents": [20, 60],
        "life_factors": [5],
        "set": [
            {"id": "rare", "step": 40, "names": {"en": "rare earths"}},
            {"id": "heavy", "step": 60, "names": {"en": "heavy"}},
            {"id": "soft", "step": 20, "names": {"en": "soft"}},
            {"id": "posh", "step": 80, "names": {"en": "posh"}},
        ],
        "space": [
            space("start", "go"),
            element("neodymium", "rare", 100),
            element("cerium", "rare", 120),
            space("lab", "lab-day"),
            element("lead", "heavy", 140),
            space("pen", "class"),
            element("bismuth", "heavy", 160),
            space("tongs", "supply", price=80),
            space("duty", "tax", percent=5),
            element("gallium", "soft", 40),
            space("rest", "extra-credit"),
            element("indium", "soft", 60),
            space("beaker", "supply", price=80),
            space("off", "go-to-class"),
            element("rhodium", "posh", 200),
            element("iridium", "posh", 220),
            space("phosphorus", "life", price=90),
            element("thallium", "heavy", 150),
            element("yttrium", "rare", 110),
            space("charge", "fee", amount=25),
        ],
        "card": [
            {"id": "one", "deck": "lab-day", "effect": "back", "steps": 2, "names": {"en": "One"}},
            {"id": "two", "deck": "lab-day", "effect": "next-supply", "factor": 3, "names": {"en": "Two"}},
            {"id": "three", "deck": "lab-day", "effect": "free", "names": {"en": "Three"}},
        ],
    }


@pytest.mark.rule("1.6")
def test_the_packaged_board_passes_its_own_test_and_is_the_default():
    assert ROOM.read_options({"pack": packaged()}).pack == PACKAGED
    assert ROOM.read_options({}).pack is None


@pytest.mark.rule("1.6")
@pytest.mark.parametrize("short", [False, True])
def test_a_small_board_is_played_to_the_end(short):
    options = ROOM.read_options({"pack": small(), "rounds": 40, "short_game": short, "auction": True})
    for seed in range(6):
        state = ROOM.rules.setup(options, 2 + seed % 5)
        moves = []
        drive.playout(ROOM.rules, state, Quick(f"pick {seed}"), Quick(f"dice {seed}"), moves=moves)
        outcome = ROOM.rules.outcome(state)
        assert outcome is not None
        assert sum(state.cash) + state.pot + state.lab == 800 * state.seats
        assert state.board.spaces == 20
        told = record.Record(ROOM.id, 1, state.seats, options, moves, "quick", "", None, outcome.reason)
        again = record.read(record.write(told))
        assert again.options.pack == options.pack  # the record carries the whole board
        assert ROOM.rules.outcome(record.replay(again)) == outcome


def biggest(sign: str) -> str:
    """The packaged board as TOML, called by so long a name of this sign that one more would be too much."""
    text = BOARD.read_text() + "\n[names]\nen = '"
    return text + sign * (MOST_PACK - len(text) - 1) + "'"


@pytest.mark.rule("1.6")
@pytest.mark.parametrize("sign", ["x", "\u00a0", '"', "\U0001f9ea", "\U000e0041"])
def test_the_biggest_board_there_may_be_comes_back_from_a_record(sign):
    """Signs without ink and signs of many bytes too: what a table could play, it can go on with."""
    game = labtop.start("chemistry-monopoly", seats=2, seed="1", options={"pack": biggest(sign)})
    game.play(game.asks()[0], Throw())
    text = game.record()
    assert all(line.isprintable() for line in text.split("\n"))
    again = labtop.resume(text, "1")
    assert again.options == game.options
    assert again.record() == text
    assert codec.state_hash(again.state) == codec.state_hash(game.state)
    with pytest.raises(Illegal, match="pack_too_big"):
        ROOM.read_options({"pack": biggest("x") + " "})


@pytest.mark.rule("1.6")
def test_a_share_of_five_percent_needs_no_choice():
    game = labtop.start("chemistry-monopoly", seats=2, options={"pack": small()}, dice="typed")
    for dice in ((6, 6), (1, 1)):
        game.play(game.asks()[0], Thrown(dice))
    game.play(game.asks()[0], Throw())
    game.play(game.asks()[0], Thrown((3, 5)))
    assert game.state.cash[0] == 760


@pytest.mark.rule("1.6")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_own_board_has_its_own_names(lang):
    options = ROOM.read_options({"pack": small()})
    words = texts(lang, ROOM.id).naming(names(options, lang))
    bought = {"type": "bought", "seat": 0, "space": "cerium", "amount": 120}
    assert ("Cerium (fr)" if lang == "fr" else "Cerium") in words.event(bought)
    assert "Beaker" in words.event(bought | {"space": "beaker"})  # only English was given
    drew = {"type": "drew", "seat": 1, "deck": "lab-day", "card": "two"}
    assert "Two" in words.event(drew)
    game = labtop.start("chemistry-monopoly", seats=2, options={"pack": small()})
    assert "Start" in plain(draw(game.view(0), words.say))
    assert "start" in plain(draw(game.view(0), texts(lang, ROOM.id).say))  # nobody gave the names: the id


CASES = [
    ("bad-id", lambda p: p["space"][3].update(id="Helium!")),
    ("id-twice", lambda p: p["space"][3].update(id="hydrogen")),
    ("id-twice", lambda p: p["space"][3].update(id="life")),
    ("no-name", lambda p: p["space"][3].update(id="neodymium")),
    ("bad-name", lambda p: p["space"][3].update(names={"en": ""})),
    ("bad-amount", lambda p: p["space"][3].update(price=10_000)),
    ("bad-amount", lambda p: p["space"][4].update(percent=101)),
    ("bad-amount", lambda p: p["card"][12].update(amount=-1)),
    ("no-start-money", lambda p: p["money"].update(start=0)),
    ("no-pieces", lambda p: p["money"].update(liquids=0, solids=0)),
    ("no-pieces", lambda p: p["money"].update(solids=0)),
    ("board-length", lambda p: p.update(space=p["space"][:12])),
    ("go-first", lambda p: p.update(space=p["space"][1:])),
    ("one-class", lambda p: p["space"][10].update(kind="extra-credit")),
    ("too-few-figures", lambda p: p.update(supply_rents=[25, 50])),
    ("odd-price", lambda p: p["space"][3].update(price=61)),
    ("odd-step", lambda p: p["set"][3].update(step=25)),
    ("not-for-sale", lambda p: p["space"][0].update(price=100)),
    ("no-set-here", lambda p: p["space"][5].update(set="purple")),
    ("no-such-set", lambda p: p["space"][3].update(set="brown")),
    ("six-rents", lambda p: p["space"][3].update(rents=[1, 2, 3])),
    ("no-amount", lambda p: p["space"][38].update(amount=0)),
    ("no-amount", lambda p: p["card"][12].update(amount=0)),
    ("set-size", lambda p: p["space"][3].update(set="pink")),
    (
        "too-many-cards",
        lambda p: p["card"].extend([p["card"][0] | {"id": f"c{n}", "names": {"en": "x"}} for n in range(60)]),
    ),
    ("empty-deck", lambda p: p.update(card=[c for c in p["card"] if c["effect"] in ("free", "back")])),
    ("no-such-target", lambda p: p["card"][0].update(to="lab-day-1")),
    ("bad-steps", lambda p: p["card"][8].update(steps=0)),
    ("no-next", lambda p: p["card"][5].update(factor=11)),
    ("no-next", lambda p: p["card"][7].update(factor=1)),
    ("few-cards", lambda p: p.update(space=[s for s in p["space"] if s.get("set") in (None, "purple", "red")])),
    ("deal-too-dear", lambda p: p["money"].update(start=749)),
]


@pytest.mark.rule("1.6")
def test_a_record_on_a_board_that_no_new_table_gets_still_opens():
    """Boards without liquids were accepted once (rule 1.6)."""
    poor = packaged()
    poor["money"] = {**poor["money"], "liquids": 0, "solids": 0}
    with pytest.raises(Illegal, match="bad_pack"):
        ROOM.read_options({"pack": poor})
    options = ROOM.read_options({"pack": poor, "rounds": 20}, recorded=True)
    assert ROOM.known_options({"pack": poor, "rounds": 20}) == options, "as a stored table is read"
    state = ROOM.rules.setup(options, 3)
    moves = []
    drive.playout(ROOM.rules, state, Quick("pick"), Quick("dice"), moves=moves)
    outcome = ROOM.rules.outcome(state)
    again = record.read(record.write(record.Record(ROOM.id, 1, 3, options, moves, "quick", "", None, outcome.reason)))
    assert ROOM.rules.outcome(record.replay(again)) == outcome
    with pytest.raises(Illegal, match="bad_pack"):
        ROOM.read_options({"pack": {**poor, "money": {**poor["money"], "start": 0}}}, recorded=True)


@pytest.mark.parametrize(("reason", "spoil"), CASES, ids=[f"{n}-{reason}" for n, (reason, _) in enumerate(CASES)])
def test_a_bad_board_is_refused_with_the_reason(reason, spoil):
    plain_pack = packaged()
    if reason == "few-cards":
        plain_pack["card"] = [c for c in plain_pack["card"] if c.get("to", "go") == "go"]
        plain_pack["set"] = [s for s in plain_pack["set"] if s["id"] in ("purple", "red")]
    spoil(plain_pack)
    with pytest.raises(Illegal) as refused:
        ROOM.read_options({"pack": plain_pack})
    error = refused.value
    assert (error.code, error.rule, error.params["reason"]) == ("bad_pack", "1.6", f"pack-{reason}")
    for lang in LANGUAGES:
        told = texts(lang, ROOM.id).refusal(error)
        assert len(told) > 40
        assert "pack-" not in told


@pytest.mark.rule("1.6")
def test_unknown_keys_and_wrong_types_are_refused():
    for change in ({"colour": "red"}, {"money": 3}, {"space": {}}):
        with pytest.raises(Illegal, match="bad_option"):
            ROOM.read_options({"pack": packaged() | change})


def test_every_reason_has_a_case():
    """A way to be wrong that no test shows is no promise."""
    source = Path(pack.__file__).read_text()
    assert set(re.findall(r'wrong\(\s*"([a-z-]+)"', source)) == {reason for reason, _ in CASES}
