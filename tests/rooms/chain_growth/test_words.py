"""Sentences of Chain Growth, and its table as text; what every room must have is in `texts/test_every_room.py`."""

from __future__ import annotations

import re
import typing
import unicodedata
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.serializer import serialize_pattern

import labtop
from labtop.engine.core import Illegal
from labtop.engine.registry import room
from labtop.engine.spans import MARK, WIDTH, plain
from labtop.learning.introductions import lesson
from labtop.locales.texts import LANGUAGES, texts
from labtop.rooms import chain_growth
from labtop.rooms.chain_growth.actions import Actions, Initiate, Propagate
from labtop.rooms.chain_growth.cards import PACKAGED_CARDS
from labtop.rooms.chain_growth.text import draw
from texts.reading import LOCALES, first_words, raised

from .dsl import Play
from .names import GAMES, JOKERS
from .test_1_cards import OWN

ROOM = "chain-growth"
FOLDER = Path(chain_growth.__file__).parent
RAW = re.compile(r"[{}]|\$[a-z]|\?\?\?|\b[a-z]+_[a-z]+\b")
"""What must never reach a person: Fluent's own signs, codes."""


UNNAMED = {
    "wrong_answer",
    "wrong_deal",
    "no_such_seat",
    "cards_out_of_order",
    "chains_out_of_order",
    "two_chains_needed",
}
"""Refusals about no card of a hand: of chance, of the order in a message, of a table with fewer than two chains."""
CARDED = {"same_chain": "T", "none_yours": "T", "mode_forced": "T", "already_capped": "TEMPO"}
"""Those about one certain card."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_play_names_its_card(lang):
    """As it is printed, so that somebody who has three cards in the hand knows which one is meant."""
    words, seen = texts(lang, ROOM), set()
    for site in raised(FOLDER):
        if site.where.startswith("rooms/chain_growth/judge") and site.code not in UNNAMED:
            given = {"cards": ["BA2", "BA3"]} if "cards" in site.params else {"card": "MMA3"}
            params = {"monomer": "S", "chain": 4, "seat": 1, "values": "2, 3", "ends": "S", "mode": "combination"}
            told = words.refusal(
                Illegal(site.code, site.rule, **params, **given, value=3, held=1, wanted=2, left=0, other=2)
            )
            wanted = {"cards": ["BA 2", "BA 3"], "card": ["MMA 3"]}
            name = words.say(f"card-{CARDED[site.code]}") if site.code in CARDED else None
            assert all(card in told for card in ([name] if name else wanted[next(iter(given))])), told
            seen.add(site.code)
    assert len(seen) > 18


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_calls_cards_what_is_printed_on_them(lang):
    """Every card of a move stands in what is to be touched for it, by the words on its face."""
    words = texts(lang, ROOM)
    moves = [move for move in lesson(room(ROOM)).move if move.say]
    assert len(moves) > 5
    for move in moves:
        action = move.action
        cards = [action.get("starter"), *action.get("monomers", ()), *action.get("cards", ())]
        joker = {"transfer": "CTA", "cap": "TEMPO", "terminate": "T", "copolymerise": "CO"}.get(action["type"])
        for card in filter(None, [joker, *cards]):
            assert words.say(f"card-{card}") in words.say(f"intro-{move.say}.touch"), move.say
            assert words.say(f"card-{card}") in words.say(f"intro-{move.say}"), move.say


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_have_the_names_on_their_faces(lang):
    """The browser prints Fenton on the card of hydrogen peroxide with iron."""
    faces = FluentParser().parse((LOCALES / lang / "web-chain-growth.ftl").read_text(encoding="utf-8"))
    short = next(entry for entry in faces.body if getattr(entry, "id", None) and entry.id.name == "web-cg-short-H2O2")
    assert serialize_pattern(short.value).strip() == texts(lang, ROOM).say("card-H2O2") == "Fenton"


def test_refusals_cite_a_rule():
    assert {site.code for site in raised(FOLDER) if not site.rule} == {"wrong_answer"}


def test_thieves_have_names():
    assert first_words(FOLDER / "playing.py", 2, "tell_theft") == set(JOKERS)


# ---- real games ----------------------------------------------------------------------------------------------------


def test_a_theft_names_both_and_what_was_lost():
    words = texts("en", ROOM)
    event = {"type": "stolen", "seat": 0, "victim": 1, "chain": 3, "units": 7, "mass": 716.96, "by": "transfer"}
    assert words.event(event) == "Player 1 takes chain 3 from Player 2 with a CTA: 7 units, 716.96 g/mol."
    assert words.event(event, ["Ada", "Marie"]).startswith("Ada takes chain 3 from Marie with a CTA")


def wrong_answers(rng, game):
    """Well-formed answers, mostly wrong."""
    cards = PACKAGED_CARDS.ids
    chains = [chain.number for chain in game.state.chains] + [1, 99]
    some = tuple(rng.choice(cards) for _ in range(rng.randint(1, 3)))
    kind = rng.choice(typing.get_args(Actions)[:7])
    fields = kind.__struct_fields__
    given = {}
    for name in fields:
        given[name] = {
            "card": some[0], "starter": rng.choice([*some, "AIBN", "H2O2"]), "monomers": some[:2], "cards": some,
            "two": rng.random() < 0.5, "chain": rng.choice(chains), "mode": "combination",
            "chains": (rng.choice(chains), rng.choice(chains)),
        }[name]  # fmt: skip
    return kind(**given)


@pytest.mark.parametrize("options", [{}, {"true_termination": True, "draw_from_discard": True}])
def test_refusals_of_real_games_can_be_read(options):
    """The judge's own numbers, not ours."""
    rng = Random(5)
    seen: dict[str, Illegal] = {}
    for seed in range(3):
        game = labtop.start(ROOM, seats=2, seed=seed, options=options)
        while not game.over:
            ask = game.asks()[0]
            for _ in range(25):
                try:
                    game.room.rules.check(game.state, game.state.stack[-1], ask.seat, wrong_answers(rng, game))
                except Illegal as error:
                    seen[error.code] = error
            game.play(ask, rng.choice(game.legal(ask)))
    assert len(seen) > 10
    for error in seen.values():
        for lang in LANGUAGES:
            told = texts(lang, ROOM).refusal(error)
            assert not RAW.search(told), told


def test_a_refusal_teaches():
    wrong = Illegal("first_not_one", "5.1", card="S2", value=2)
    assert texts("en", ROOM).refusal(wrong) == (
        "A chain starts with a monomer of value 1, and S 2 has the value 2. "
        "The first radical opens one double bond at a time: R• + M → R\u2013M•. (rule 5.1)"
    )


@pytest.mark.parametrize(
    ("mass", "en", "fr"),
    [("1054.5", "1,054.5", "1\u202f054,5"), ("53.0601", "53.0601", "53.0601"), ("5E+99", "5E+99", "5E+99")],
)
def test_a_mass_is_told_as_each_language_writes_numbers(mass, en, fr):
    pack = {**OWN, "monomer": [{**OWN["monomer"][0], "mass": mass}, OWN["monomer"][1]]}
    with pytest.raises(Illegal) as error:
        labtop.start(ROOM, seats=2, options={"pack": pack})
    assert f"weighs {en} g/mol, but C3H3N weighs 53.06 g" in texts("en", ROOM).refusal(error.value)
    assert f"pèse {fr} g/mol, mais C3H3N pèse 53,06 g" in texts("fr", ROOM).refusal(error.value)


@pytest.mark.parametrize(("lang", "one"), [("en", "1 unit"), ("fr", "1 motif")])
def test_a_chain_of_one_is_told_in_the_singular(lang, one):
    words = texts(lang, ROOM)
    for kind in ("capped", "reactivated"):
        told = words.event({"type": kind, "seat": 0, "chain": 1, "units": 1, "mass": 104.15})
        assert one in told
        assert f"{one}s" not in told


def test_a_bad_formula_in_an_own_deck_is_told_to_its_author():
    starter = [{**OWN["starter"][0], "formula": "C14Xx2"}]
    with pytest.raises(Illegal) as caught:
        room(ROOM).read_options({"pack": {**OWN, "starter": starter}})
    told = texts("en", ROOM).refusal(caught.value)
    assert "“BPO”: its formula cannot be read" in told
    assert "names the element Xx" in told


# ---- the table as text ---------------------------------------------------------------------------------------------


def test_no_line_is_too_wide_and_no_word_is_missing():
    for number, (seats, options) in enumerate([*GAMES[:4], (2, {"pack": OWN})]):
        rng = Random(number)
        game = labtop.start(ROOM, seats=seats, seed=number, options=options)
        while not game.over:
            for lang in LANGUAGES if game.state.moves % 5 == 0 else ():
                for seat in (None, 0, seats - 1):
                    text = plain(draw(game.view(seat), texts(lang, ROOM).say, {"chain-1"}))
                    assert max(map(len, text.split("\n"))) <= WIDTH
                    assert not RAW.search(text)
                    assert not any(unicodedata.east_asian_width(letter) in "WF" for letter in text)
            ask = game.asks()[0]
            game.play(ask, rng.choice(game.legal(ask)))
        assert "The game is over" in plain(draw(game.view(0), texts("en", ROOM).say))


def test_a_table_reads_as_it_is():
    play = Play("S1 S1 MMA3 H2O2 TEMPO", "BA3 BA2")
    play.lay(0, "S1 S3", capped=True)
    play.lay(1, "MMA1 MMA2 S2")
    play.throw_away("VAc1 BA1")
    play.draw("VAc2")
    assert plain(draw(play.game.view(0), texts("en", ROOM).say, {"chain-2"})) == (
        """\
Stack 92 · discard pile 2 · on top BA 1
monomer scoring · Player 1 to play

Your hand
  S           1  1
  MMA         3
  VAc         2
  Initiators  Fenton
  Jokers      TEMPO
  drawn: VAc 2

Chains on the table
  chain 1 · yours · 4 units · 416.6 g/mol · TEMPO, safe
    S1 S3 TEMPO
▸ chain 2 · Player 2 · 5 units · 508.66 g/mol · radical open
    MMA1 MMA2 S2 •

Players
  Player 1     4 units  6 cards · 1 finished chain · 4 under TEMPO · you
      Mn 416.6 · Mw 416.6 g/mol · dispersity 1 · index 416.6
  Player 2     0 units  2 cards · nothing finished"""
    )
    spectator = plain(draw(play.game.view(None), texts("en", ROOM).say))
    assert "Your hand" not in spectator
    assert MARK not in spectator


def test_a_hand_is_in_nobody_elses_text():
    play = Play("S1 S1 H2O2", "CTA TEMPO")
    play.draw("MMA1")
    other = plain(draw(play.game.view(1), texts("en", ROOM).say))
    assert "Fenton" not in other
    assert "MMA" not in other
    play.do(Initiate("H2O2", ("S1", "S1")))
    assert [type(action) for action in play.legal() if isinstance(action, Propagate)] == []
