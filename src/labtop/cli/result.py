"""The end of a game in lines of (text, style): how a score adds up, and the ranking. For `play` and `replay`."""

from __future__ import annotations

from labtop.engine.wire import Outcome
from labtop.locales.texts import Texts

Span = tuple[str, str]


def score(words: Texts, outcome: Outcome, seat: int) -> list[list[Span]]:
    """One seat's score, line by line, and the medal of a single player."""
    alone = len(outcome.places) == 1
    title = words.say("play-end-score") if alone else words.say("play-end-score-of", seat=seat)
    rows = [(words.say(f"score-{line.key}", **line.params), words.amount(line.amount)) for line in outcome.lines[seat]]
    total = (words.say("play-end-total"), words.amount(outcome.scores[seat]))
    left = max(len(text) for text, _ in [*rows, total])
    right = max(len(amount) for _, amount in [*rows, total])
    lines: list[list[Span]] = [[(title, "title")]]
    lines += [[(f"  {text:<{left}}  {amount:>{right}}", "")] for text, amount in rows]
    lines.append([(f"  {'─' * (left + right + 2)}", "dim")])
    lines.append([(f"  {total[0]:<{left}}  ", "title"), (f"{total[1]:>{right}}", "money")])
    if alone:
        award = outcome.awards[seat]
        lines.append([("  " + words.say(f"medal-{award}" if award else "award-none"), "good" if award else "")])
    return lines


def nobody_won(words: Texts, outcome: Outcome) -> bool:
    """Whether the game ended without a winner: only in rooms that have the message `room-no-winner`."""
    return words.has("room-no-winner") and not any(outcome.scores)


def ranking(words: Texts, outcome: Outcome, names: dict[int, str], always: range = range(0)) -> list[list[Span]]:
    """Places, equal ones shared: the first ten, and the seats that are always shown."""
    order = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
    shown = [seat for place, seat in enumerate(order) if place < 10 or seat in always]
    called = {seat: names.get(seat) or words.say("seat-name", number=seat + 1) for seat in shown}
    wide = max(len(name) for name in called.values())
    lines: list[list[Span]] = [[(words.say("play-end-ranking"), "title")]]
    for seat in shown:
        place = words.say("play-end-place", place=outcome.places[seat])
        line: list[Span] = [(f"  {place:>4}  {called[seat]:<{wide}}  ", "")]
        line.append((f"{words.amount(outcome.scores[seat]):>8}", "money"))
        if outcome.places.count(outcome.places[seat]) > 1 and not nobody_won(words, outcome):
            line.append((f"  {words.say('play-end-shared')}", "dim"))
        lines.append(line)
    return lines
