"""The pages after a game: every figure is counted again in another way, from moves, sheets and results."""

from __future__ import annotations

import math
from collections import Counter
from decimal import Decimal
from functools import cache

import msgspec
import pytest

from labtop.engine import codec
from labtop.engine.dice import Quick
from labtop.engine.game import Game
from labtop.engine.played import Played
from labtop.engine.registry import ROOMS, room
from labtop.locales.texts import LANGUAGES, texts

OPTIONS = {
    "chem-and-roll": [{}, {"chemistry": "advanced"}, {"mode": "draft"}],
    "chain-growth": [{}, {"scoring": "chemist", "short_game": True}],
    "chemistry-monopoly": [{"rounds": 40}, {"rounds": 60, "short_game": True}],
    "laboratorium": [{"rounds": 30}],
}
CASES = [(id, case) for id, several in OPTIONS.items() for case in range(len(several))]
SEATS = 4


@cache
def games(id, case, count=3):
    """Games of random players, with their moves and events."""
    return [game_of(id, OPTIONS[id][case], f"DEBRIEF-{n}") for n in range(count)]


def game_of(id, options, seed):
    played = room(id)
    game, rng = Game(played, played.read_options(options), SEATS, seed), Quick(seed)
    while not game.over:
        ask = next(ask for ask in game.asks() if ask.must)
        prompt = next(p for p in reversed(game.state.stack) if p.id == ask.prompt)
        game.play(ask, played.rules.pick(game.state, prompt, ask.seat, rng))
    return game


def as_played(all_games, seats=range(SEATS)):
    return [Played(n + 1, game.state, list(game.events), tuple(seats)) for n, game in enumerate(all_games)]


def told(id, all_games, **more):
    """As it goes over the wire."""
    return msgspec.json.decode(codec.encode(room(id).debriefing.debriefing(as_played(all_games, **more))))


def test_every_room_with_a_debriefing_is_here():
    assert set(OPTIONS) == {id for id in ROOMS if room(id).debriefing is not None}


@pytest.mark.parametrize("id", OPTIONS)
def test_without_a_game_there_is_nothing_in_it(id):
    found = told(id, [])
    assert found["games"] == found["players"] == 0
    assert set(numbers_in(found)) <= {0}


def numbers_in(value):
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from numbers_in(inner)
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield value


ADDS_UP = {
    "chem-and-roll": lambda found: found["cooling"]["reactions"],
    "chain-growth": lambda found: found["chains"],
    "chemistry-monopoly": lambda found: found["players"],
    "laboratorium": lambda found: found["tried"],
}
"""A figure of each page that is the sum over the seats."""


@pytest.mark.parametrize(("id", "case"), CASES)
def test_seats_that_do_not_count_are_left_out(id, case):
    """Bots, and pupils who were away: what each seat did alone adds up to what the class did."""
    figure = ADDS_UP[id]
    alone = [figure(told(id, games(id, case), seats=[seat])) for seat in range(SEATS)]
    assert sum(alone) == figure(told(id, games(id, case))) > 0


@pytest.mark.parametrize(("id", "case"), CASES)
def test_results_have_the_columns_that_are_named(id, case):
    game = games(id, case, 1)[0]
    counted = room(id).results
    for seat in range(SEATS):
        row = counted.results(game.state, game.events, seat)
        assert set(row) <= set(counted.COLUMNS)
        assert all(isinstance(value, int | Decimal) for value in row.values())
    for lang in LANGUAGES:
        assert all(texts(lang, id).has(f"column-{column}") for column in counted.COLUMNS)


# ---- Chem and Roll -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", range(len(OPTIONS["chem-and-roll"])))
def test_chem_and_roll(case):
    """From the sheets at the end, and from the answers that were given."""
    all_games = games("chem-and-roll", case)
    found = told("chem-and-roll", all_games)
    sheets = [sheet for game in all_games for sheet in game.state.sheets]
    lines = [sheet.line(number) for sheet in sheets for number in range(5)]
    views = [line for game in all_games for sheet in full_sheets(game) for line in sheet.lines]
    reacted = [line for line in views if line.made]
    moved = [line for line in reacted if line.violet != line.made]
    cooling, catalyst, limiting = found["cooling"], found["catalyst"], found["limiting"]
    assert cooling["reactions"] == len(reacted)
    assert cooling["moved"] == len(moved)
    assert cooling["raised"] == len([line for line in moved if line.violet > line.made])
    assert cooling["moved"] <= cooling["cooled"] <= cooling["reactions"]
    assert len(cooling["cases"]) == min(6, len(moved))
    assert (
        sorted((case["gain"] for case in cooling["cases"]), reverse=True)
        == sorted((line.acid or 0 for line in moved), reverse=True)[:6]
    )
    assert catalyst["rows"] == sum(
        row.complete for game in all_games for sheet in full_sheets(game) for row in sheet.rows if "catalyst" in row.box
    )
    made = found["made"]
    assert made["money"] == pytest.approx(sum(float(score) for game in all_games for score in game.outcome.scores))
    assert made["lines"] == len([line for line in views if line.acid is not None])
    assert made["reactions"] == sum(sheet.reactions for sheet in sheets)
    assert made["catalyst_rows"] == catalyst["rows"]
    assert made["water_rows"] == sum(
        row.complete for game in all_games for sheet in full_sheets(game) for row in sheet.rows if "water" in row.box
    )
    uses = [(rolled, move.action) for game in all_games for rolled, move in uses_of(game)]
    assert catalyst["dice"] == len(uses)
    assert catalyst["bought"] == len([1 for _, use in uses if use.price])
    assert catalyst["changed"] == len(
        [1 for rolled, use in uses if not use.price and (use.value != rolled or use.colour not in (None, "", use.die))]
    )
    assert limiting["reacted"] == len([line for line in lines if line.blue and line.red])
    assert limiting["short_of_oxygen"] == len([line for line in lines if line.blue and not line.red])
    assert limiting["short_of_dioxide"] == len([line for line in lines if line.red and not line.blue])
    lost = [line for line in views if OPTIONS["chem-and-roll"][case].get("chemistry") == "advanced"]
    assert limiting["dioxide_lost"] == pytest.approx(float(sum(line.blue_lost for line in lost)))
    assert limiting["oxygen_lost"] == pytest.approx(float(sum(line.red_lost for line in lost)))


def full_sheets(game):
    return game.view().public.sheets


def uses_of(game):
    """Every die that was used, with what it showed: the throws are read from the moves, not from the events."""
    faces = []
    for move in game.moves:
        kind = type(move.action).__name__
        if kind == "Roll":
            faces = list(move.action.faces)
        elif kind == "Place":
            yield faces[["blue", "red", "white", "yellow"].index(move.action.die)], move


# ---- Chain Growth --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", range(len(OPTIONS["chain-growth"])))
def test_chain_growth(case):
    """From the lines of the results: each finished chain with its length and mass."""
    all_games = games("chain-growth", case)
    found = told("chain-growth", all_games)
    lines = [line for game in all_games for mine in game.outcome.lines for line in mine]
    chains = [line for line in lines if line.key in ("chain", "capped")]
    masses = [float(line.params["mass"]) for line in chains]
    assert found["chains"] == len(chains) > 0
    assert found["units"] == sum(line.amount for line in chains)
    mn, mw = sum(masses) / len(masses), sum(m * m for m in masses) / sum(masses)
    assert found["mn"] == pytest.approx(mn, abs=0.006)
    assert found["mw"] == pytest.approx(mw, abs=0.006)
    assert found["dispersity"] == pytest.approx(mw / mn, abs=0.0006)
    bars = {bar["least"]: bar["chains"] for bar in found["bars"] if bar["chains"]}
    assert bars == Counter(100 * math.floor(mass / 100) for mass in masses)
    steps = [bar["least"] for bar in found["bars"]]
    assert steps == list(range(steps[0], steps[-1] + 1, 100))
    assert found["longest"]["units"] == max(line.amount for line in chains)
    ways = Counter(line.params["made"] if line.key == "chain" else "capped" for line in chains)
    assert {one["how"]: one["chains"] for one in found["endings"] if one["chains"]} == ways
    for one in found["endings"]:
        mine = [line.amount for line in chains if (line.params.get("made") or "capped") == one["how"]]
        assert one["units"] == pytest.approx(float(sum(mine)) / len(mine) if mine else 0, abs=0.06)
    views = [chain for game in all_games for chain in game.view().public.chains]
    assert found["living"] == len([chain for chain in views if not chain.capped])


# ---- Chemistry Monopoly --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", range(len(OPTIONS["chemistry-monopoly"])))
def test_chemistry_monopoly(case):
    """From the answers of the players, and from a meter that simulations have."""
    all_games = games("chemistry-monopoly", case)
    found = told("chemistry-monopoly", all_games)
    income = room("chemistry-monopoly").meters.METERS["income"]
    brought = Counter()
    for game in all_games:
        brought.update(income(game.events, game.state))
    for one in found["families"]:
        assert one["rent"] == sum(brought[element] for element in one["elements"])
    assert sum(len(one["elements"]) for one in found["families"]) == 22
    for one in found["families"]:
        whole = [
            game
            for game in all_games
            if len({owner_of(game, element) for element in one["elements"]}) == 1
            and owner_of(game, one["elements"][0]) >= 0
        ]
        assert one["whole"] == len(whole)
    counted = {one["how"]: one["times"] for one in found["changes"]}
    steps = Counter(type(move.action).__name__ for game in all_games for move in game.moves)
    up = steps["Condense"]
    assert counted["condensed"] + counted["frozen"] == up


def owner_of(game, element):
    s = game.state
    return s.owner[s.board.numbers[element]]


# ---- Laboratorium --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", range(len(OPTIONS["laboratorium"])))
def test_laboratorium(case):
    """From the black dice in the moves, and from the molecules at the end."""
    all_games = games("laboratorium", case)
    found = told("laboratorium", all_games)
    done = sum(bench.done for game in all_games for bench in game.state.benches)
    assert found["succeeded"] == done > 0
    kinds = {one["name"]: one for one in found["kinds"]}
    assert found["tried"] == sum(one["tried"] for one in kinds.values())
    assert found["succeeded"] == sum(one["succeeded"] for one in kinds.values())
    announced = Counter(type(move.action).__name__ for game in all_games for move in game.moves)
    ways = {
        "formation": ("Join", "Bridge", "Close"), "cleavage": ("Cut",), "addition": ("Add",),
        "elimination": ("Eliminate",), "hybridisation": ("Split", "Merge"), "characterisation": ("Characterise",),
    }  # fmt: skip
    unfinished = sum(bool(game.state.trials) for game in all_games)
    for name, actions in ways.items():
        assert 0 <= sum(announced[action] for action in actions) - kinds[name]["tried"] <= unfinished
    assert 0 < found["expected"] < found["tried"]
    assert len(found["steps"]) == sum(game.state.winner >= 0 for game in all_games)
    tokens = sum(one["times"] for one in found["lost"])
    gone = sum(bench.safety.count(False) for game in all_games for bench in game.state.benches)
    assert tokens >= gone
