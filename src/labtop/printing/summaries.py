"""What was played, on paper: one finished game with places, lines and what was learned; or the results of a class."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from labtop.engine.core import Illegal
from labtop.locales.texts import paper_texts
from labtop.printing.wanted import Listing, Report

if TYPE_CHECKING:
    from collections.abc import Sequence

    from labtop.engine.game import Game
    from labtop.engine.wire import Outcome
    from labtop.locales.texts import Texts

Paper = Literal["a4", "letter"]
MOST_LINES: Final = 6
"""Players whose lines are all shown; a summary of more shows places alone, unless it is one player's."""
MOST_LEARNED: Final = 12
MOST_DETAILED: Final = 45
"""Pupils whose every figure has room on a page; of a larger class fewer columns are printed."""
PLACES: Final = ("table", "place", "name", "score")
"""The columns of a large class; the files of results have all of them."""
BESIDE: Final = 3
"""Parts of such a list that stand beside each other."""


def summary(game: Game, lang: str, people: Sequence[str], seat: int | None = None, paper: Paper = "a4") -> Report:
    """A finished game; with a seat, that player's: its lines, and the chemistry of what it did."""
    outcome = game.outcome
    if outcome is None:
        raise Illegal("not_over_yet")
    words = paper_texts(lang, game.room.id, game.options).calling(people)
    seats = range(game.seats) if seat is None else [seat]
    listings = [places(words, outcome)]
    if len(seats) <= MOST_LINES:
        listings += [lines(words, outcome, each) for each in seats]
    under = [words.say(f"room-{game.room.id}"), words.say(f"reason-{outcome.reason}")]
    title = words.say("paper-summary") if seat is None else called(words, seat)
    return Report(game.room.id, lang, title, under, listings, learned(words, game, seat), paper)


def called(words: Texts, seat: int) -> str:
    return words.say("seat-name", number=seat + 1)


def places(words: Texts, outcome: Outcome) -> Listing:
    order = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
    rows = [[str(outcome.places[seat]), called(words, seat), words.amount(outcome.scores[seat])] for seat in order]
    return Listing("", [words.say(f"column-{name}") for name in ("place", "name", "score")], rows)


def lines(words: Texts, outcome: Outcome, seat: int) -> Listing:
    rows = [[words.say(f"score-{line.key}", **line.params), words.amount(line.amount)] for line in outcome.lines[seat]]
    total = [words.say("play-end-total"), words.amount(outcome.scores[seat])]
    return Listing(words.say("play-end-score-of", seat=seat), [], [*rows, total])


def learned(words: Texts, game: Game, seat: int | None) -> list[str]:
    """The notes on the chemistry of what happened, each once, in the order in which it happened first."""
    keys: dict[str, None] = {}
    for event in game.events:
        if seat is None or event.public.get("seat") == seat:
            key = game.room.text.note(event.seen_by(seat))
            if key is not None and words.has(key):
                keys[key] = None
    told = [words.say(key) for key in list(keys)[:MOST_LEARNED]]
    return [words.say("paper-learned"), *told] if told else []


def class_results(room: str, lang: str, title: str, cells: list[list[Any]], paper: Paper = "a4") -> Report:
    """A class's results on one page, as texts: the columns in which anything stands; of a large class places alone."""
    words = paper_texts(lang, room, None)
    heads, *rows = [[str(cell) for cell in row] for row in cells]
    large = len(rows) > MOST_DETAILED
    shown = (
        [n for n in map(heads.index, [words.say(f"column-{name}") for name in PLACES]) if differs(rows, n)]
        if large
        else [n for n in range(len(heads)) if any(row[n] not in ("", "0", words.say("cell-no")) for row in rows)]
    )
    table = [[row[n] for n in shown] for row in (heads, *rows)]
    listing = Listing("", table[0], table[1:], BESIDE if large else 1)
    return Report(
        room, lang, title or words.say("paper-results"), [words.say(f"room-{room}")],
        [listing], [words.say("paper-results-places")] if large else [], paper,
    )  # fmt: skip


def differs(rows: list[list[str]], column: int) -> bool:
    """A column with one value for all says nothing: that of the table, where everybody sits at one."""
    return len({row[column] for row in rows}) > 1
