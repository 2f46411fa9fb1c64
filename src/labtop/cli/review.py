"""`labtop review` for people: the curve as a line of blocks, turning points, accuracy, how to play on."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Final

from labtop.bots.text import review_in_words, worth
from labtop.cli.localized import lang_given, program
from labtop.locales.texts import room_texts

if TYPE_CHECKING:
    from labtop.bots.coach import Review
    from labtop.bots.text import TurningInWords
    from labtop.engine.record import Record
    from labtop.locales.texts import Texts

BLOCKS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 40
MOST_CURVES: Final = 6


def review_text(file: str, played: Record, found: Review, words: Texts) -> str:
    words = room_texts(words.lang, played.room, played.options)
    told = review_in_words(words, played, found)
    say = words.say
    lines = [
        say("review-head", room=played.room, moves=told.moves, decisions=told.decisions, weighed=told.weighed), "",
    ]  # fmt: skip
    lines += [*curves(found, words), ""]
    for line in told.accuracy[:MOST_CURVES]:
        if line.accuracy is None:
            lines.append(say("review-nothing-to-decide", seat=line.seat))
        else:
            figures = {"share": round(100 * line.accuracy, 1), "error": round(100 * line.error), "good": line.good}
            lines.append(say("review-accuracy", seat=line.seat, decisions=line.decisions, **figures))
    for point in told.turning:
        lines += ["", *turning(file, point, words)]
    if not told.turning:
        lines += ["", say("review-no-turning")]
    return "\n".join(lines)


def curves(found: Review, words: Texts) -> list[str]:
    """One line for each player, all on one scale."""
    values = [point.value for point in found.curve]
    if not values:
        return []
    low, high = min(values), max(values)
    lines = []
    for seat in sorted({point.seat for point in found.curve})[:MOST_CURVES]:
        mine = [point.value for point in found.curve if point.seat == seat]
        few = [mine[i * len(mine) // WIDTH] for i in range(WIDTH)] if len(mine) > WIDTH else mine
        drawn = "".join(BLOCKS[round(7 * (value - low) / (high - low))] if high > low else BLOCKS[0] for value in few)
        ends = {
            "low": worth(words, found.room, found.unit, min(mine), "value"),
            "high": worth(words, found.room, found.unit, max(mine), "value"),
        }
        lines.append(words.say("review-curve", seat=seat, unit=found.unit, line=drawn, **ends))
    return lines


def turning(file: str, point: TurningInWords, words: Texts) -> list[str]:
    say = words.say
    command = f"{program()} play --from {shlex.quote(file)} --move {point.move} --seats {point.seat + 1}"
    command += lang_given(words.lang)
    lines = [say("review-turning", seat=point.seat, loss=point.loss, when=point.when)]
    for key, one in (("review-played", point.played), ("review-better", point.best)):
        lines.append("  " + say(key, move=one.move, worth=one.worth, why=one.why))
    before, after = (f"{program()} replay {shlex.quote(file)} --until {point.move + step}" for step in (0, 1))
    return [
        *lines,
        "  " + say("review-boards", before=before, after=after),
        "  " + say("review-play-on", command=command),
    ]
