"""A game of each room, played from what is printed: figures are read from the PDF and compared with the engine's.

The engine only leads the play: which answers are possible, and what happened. What that costs, earns or needs is read
from the paper, and must be what the engine says.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from decimal import Decimal
from itertools import chain

import pytest

import labtop
from labtop.engine.core import CHANCE
from labtop.engine.game import Game
from labtop.engine.registry import room
from labtop.locales.texts import texts
from labtop.rooms.chem_and_roll.actions import Roll
from labtop.rooms.chemistry_monopoly.pack import PACKAGED
from printing.pages import CARDS, DAYS, Run, made, pages, words
from rooms.chem_and_roll.dsl import Play

GAMES = 3
SUPPLIES = {space.id for space in PACKAGED.spaces if space.kind == "supply"}


def rows(runs: list[Run], apart: float = 3.0) -> list[list[str]]:
    """Texts of a table by the line they stand in."""
    found: list[list[Run]] = []
    for run in sorted(runs, key=lambda run: run.bottom):
        if found and run.bottom - found[-1][-1].bottom < apart:
            found[-1].append(run)
        else:
            found.append([run])
    return [[run.text for run in sorted(line, key=lambda run: run.left)] for line in found]


def steps(id: str, seed: int, most: int = 1500, **given):
    """A random game: before each answer the view of a spectator, after it the events."""
    game = labtop.start(id, seed=seed, **given)
    chance = random.Random(seed)
    while not game.over and len(game.moves) < most:
        ask = game.asks()[0]
        before = game.view().public
        events = game.play(ask, chance.choice(game.legal(ask)))
        yield game, before, [{"type": event.kind, **event.public} for event in events]


# ---- Chem and Roll -------------------------------------------------------------------------------------------------


def test_chem_and_roll_by_the_key():
    """The teacher's worked example, round by round, with the sums that stand there."""
    (page,) = pages(made("chem-and-roll", "en", "key"))
    lines = [line for line in rows([run for run in page.runs if 44 < run.top < 235]) if line[0].isdigit()]
    assert [int(line[0]) for line in lines] == list(range(1, 21))
    play = Play()
    for _, die, *more in lines:
        colour, value = die.split()
        shifted = more.pop(0) if more[0].isdigit() else value
        box, total = more[0], more[-1]
        named = re.fullmatch(r"(?:(water|catalyst) row|(line)) (\d)", box)
        to = f"{named[1] or named[2]}-{named[3]}" if named else {"catalyst sale": "catalyst-sale"}.get(box, "stock")
        violet = int(more[more.index("SO") + 2]) if "SO" in more else 0
        play.put(f"{colour} {value}->{shifted}", to, violet=violet)
        assert f"${play.money()}" == total, (die, box)


def test_chem_and_roll_with_printed_throws():
    """A class with paper and one in the browser, with the deal code above the throws, see the same dice."""
    (page,) = pages(made("chem-and-roll", "en", "dice"))
    mine = [run for run in page.runs if run.left < 56 and 44 < run.top < 146]
    throws = [tuple(int(word) for word in line[1:]) for line in rows(mine)]
    code = next(run.text for run in page.runs if run.left < 12 and run.text.startswith("paper-"))
    assert len(throws) == 20
    chem = room("chem-and-roll")
    printed = Game(chem, chem.options(), 2, "", "typed")
    played = Game(chem, chem.options(), 2, code)
    for faces in throws:
        printed.play(next(ask for ask in printed.asks() if ask.seat == CHANCE), Roll(faces))
        for game in (printed, played):
            for ask in game.asks():
                if ask.seat != CHANCE:
                    game.play(ask, game.idle_answer(ask))
    assert printed.over
    assert played.over
    assert printed.outcome == played.outcome


# ---- Chain Growth --------------------------------------------------------------------------------------------------


def printed_deck() -> tuple[Counter, dict[str, Decimal]]:
    """How often each card lies there, by what the engine calls it; molar masses of the monomers."""
    titles = {"Fenton": "H2O2", "Termination": "T", "Copolymer": "CO"}
    counts: Counter = Counter()
    masses = {}
    for page in pages(made("chain-growth", "en", "cards"))[::2]:
        for runs in CARDS.cells(page).values():
            told = [run.text for run in runs]
            times = next((text.split(" \u00d7 ") for text in told if " \u00d7 " in text), None)
            if times:
                name = next(text for text in told if not text.isdigit())
                counts[name + times[0]] += 1
                masses[name] = Decimal(times[1])
            elif "INITIATOR" in told or "JOKER" in told:
                title = max(runs, key=lambda run: run.size * (run.top < runs[0].top + 8)).text
                counts[titles.get(title, title)] += 1
    return counts, masses


@pytest.mark.parametrize("seed", range(GAMES))
def test_chain_growth_with_the_printed_deck(seed):
    """Nobody ever holds a card that is not in the deck, and masses and averages are those that the cards add up to."""
    counts, masses = printed_deck()
    assert counts.total() == 110
    finished = 0
    for game, _, _ in steps("chain-growth", seed, seats=3):
        view = game.view().public
        seen = Counter(card for seat in range(3) for card in game.view(seat).private.hand) + Counter(view.discards)
        seen += Counter(card for alive in view.chains for card in [alive.start, *alive.cards])
        assert seen <= counts
        for player in view.players:
            for vial in player.shelf:
                weights = [masses[card[:-1]] * int(card[-1]) for card in vial.cards]
                assert (vial.mass, vial.units) == (sum(weights), sum(int(card[-1]) for card in vial.cards))
            chains = [vial.mass for vial in player.shelf]
            if chains and not player.capped:
                mn, mw = sum(chains) / len(chains), sum(m * m for m in chains) / sum(chains)
                assert abs(player.mn - mn) < Decimal("0.01")
                assert abs(player.mw - mw) < Decimal("0.01")
                assert abs(player.dispersity - mw / mn) < Decimal("0.002")
                finished += 1
    assert game.over
    assert finished


# ---- Chemistry Monopoly --------------------------------------------------------------------------------------------


def amount(text: str) -> int:
    return int(text.removeprefix("@"))


def printed_deeds() -> dict[str, dict]:
    """Price, rents, steps and both sides' prices by the name on the card."""
    all_pages = pages(made("chemistry-monopoly", "en", "cards"))
    found = {}
    for front, back in zip(all_pages[:8:2], all_pages[1:8:2], strict=True):
        behind = {(row, 2 - col): runs for (row, col), runs in CARDS.cells(back).items()}
        for place, runs in CARDS.cells(front).items():
            told = [run.text for run in runs]
            if not any(text.startswith("Rent") for text in told):
                continue
            begins = next(n for n, text in enumerate(told) if text.startswith("@"))
            name = " ".join(text for text in told[:begins] if len(text) > 2)
            after = {told[n - 1]: told[n] for n in range(1, len(told)) if told[n].startswith("@")}
            rents = [value for key, value in after.items() if "Rent, gas" in key or "liquid" in key or key == "solid"]
            rents = rents or [after[f"{n} owned"] for n in range(1, 5) if f"{n} owned" in after]
            found[name] = {
                "price": amount(told[begins]),
                "rents": [amount(text) for text in rents],
                "step": amount(after.get("Condense, each step", "@0")),
                "half": amount(after["Transfer price"]),
                "back": amount(next(run.text for run in behind[place] if run.text.startswith("@"))),
            }
    return found


def printed_days() -> dict[str, str]:
    """What a card wants, by its name."""
    found = {}
    for page in pages(made("chemistry-monopoly", "en", "cards"))[8::2]:
        for runs in DAYS.cells(page).values():
            heavy = [run for run in runs if "ExtraBold" in run.font]
            found[words(heavy)] = words([run for run in runs if run not in heavy])
    return found


def rents_of(card, rents: list[int], cards: list) -> set[int]:
    """What a visitor pays by the printed card; a gas costs twice as much when the whole set has one owner."""
    if len(rents) == 4:
        return {rents[sum(supply.owner == card.owner for supply in cards if supply.space in SUPPLIES) - 1]}
    return {rents[card.level]} if card.level else {rents[0], 2 * rents[0]}


@pytest.mark.parametrize("seed", range(GAMES))
def test_chemistry_monopoly_with_printed_cards(seed):
    """Whatever is paid stands on the cards: prices, rents by state, steps, transfers, days."""
    deeds, days = printed_deeds(), printed_days()
    assert len(deeds) == 28
    say = texts("en", "chemistry-monopoly").say
    checked: Counter = Counter()
    for _, before, events in steps("chemistry-monopoly", seed, seats=3):
        landed, drawn = None, None
        owned = {card.space: card for card in before.cards}
        for event in events:
            kind = event["type"]
            deed = deeds.get(say(f"space-{event['space']}")) if "space" in event else None
            printed = {
                "bought": "price",
                "transferred": "half",
                "bought_back": "back",
                "condensed": "step",
                "frozen": "step",
            }
            if kind in printed:
                assert event["amount"] == deed[printed[kind]], event
                checked[kind] += 1
            elif kind == "drew":
                drawn = days[say(f"card-{event['card']}")]
            elif kind == "landed":
                landed = event["space"]
            elif kind == "collected" and drawn is not None:
                assert f"@{event['amount']}" in drawn
                checked["day"] += 1
            elif kind == "paid_player" and landed in owned and drawn is None:
                card, rents = owned[landed], deeds[say(f"space-{landed}")]["rents"]
                if not card.rolls:
                    assert event["amount"] in rents_of(card, rents, before.cards), event
                    checked["rent"] += 1
    assert {"bought", "rent", "day"} <= checked.keys()


# ---- Laboratorium --------------------------------------------------------------------------------------------------


def printed_badges() -> dict[str, int]:
    """What a card does to the difficulty, by its name."""
    found = {}
    for page in pages(made("laboratorium", "en", "cards"))[::2]:
        for runs in CARDS.cells(page).values():
            name = " ".join(run.text for run in runs if "ExtraBold" in run.font and run.size < 18)
            badge = next((run.text for run in runs if re.fullmatch(r"[+\u2212]\d", run.text)), "+0")
            found[name] = int(badge.replace("\u2212", "-"))
    return found


def test_laboratorium_with_printed_cards():
    """Difficulties and cards from dice are those of the player's board and of the cards."""
    front, back = pages(made("laboratorium", "en", "board"))
    needs = [int(found) for run in back.runs if (found := "".join(re.findall(r", (\d)\+$", run.text)))]
    assert len(needs) == 2
    board = words(sorted(front.runs, key=lambda run: (round(run.top), run.left)))
    faces = {}
    for first, last, gives in re.findall(r"(\d)(?:\u2013(\d))?: (\d)", board):
        faces |= dict.fromkeys(range(int(first), int(last or first) + 1), int(gives))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    badges = printed_badges()
    say = texts("en", "laboratorium").say
    checked: Counter = Counter()
    difficulty = None
    games = [steps("laboratorium", seed, seats=2) for seed in range(GAMES)]
    for _, _, events in chain.from_iterable(games):
        for event in events:
            kind = event["type"]
            if kind == "rolled":
                assert sum(faces[face] for face in event["faces"]) == sum(
                    event[name] for name in ("reagents", "chemistry", "boum", "safety")
                )
                checked["rolled"] += 1
            elif kind == "announced":
                difficulty = needs[event["how"].startswith("is-")]
            elif kind == "boum":
                difficulty += badges[say(f"card-{event['card']}")]
                assert event["difficulty"] == difficulty, event
                checked["boum"] += 1
            elif kind == "chemistry" and "cancels" not in event:
                easier = badges[say(f"card-{event['card']}")]
                assert (
                    event["difficulty"] <= difficulty + easier
                )  # a solvent helps more in a characterisation, as it says
                difficulty = event["difficulty"]
                checked["chemistry"] += 1
            elif kind == "chemistry":
                difficulty = event["difficulty"]
            elif kind in ("succeeded", "failed", "failed_critically"):
                assert event["difficulty"] == difficulty, event
                assert (kind == "succeeded") == (event["total"] >= min(difficulty, 10) and event["total"] > 2), event
                checked["throw"] += 1
    assert {"rolled", "throw", "boum", "chemistry"} <= checked.keys()
