"""The output of the commands: plain values for --json, words from the catalogue for people."""

from __future__ import annotations

from typing import Any, Final

from labtop.about import has_open_spiel
from labtop.cli import result
from labtop.cli.localized import language
from labtop.engine import codec, record
from labtop.engine.registry import room
from labtop.engine.spans import plain
from labtop.engine.wire import View
from labtop.lab.batch import Report
from labtop.lab.ladder import Ladder
from labtop.locales.rooms import descriptions
from labtop.locales.texts import Texts, texts

MOST_SEATS: Final = 12
"""Up to this many seats are listed one by one; a class has 99."""


def ladder_text(found: Ladder, words: Texts) -> str:
    """`labtop ladder`: one line for each comparison, then the ratings."""
    lines = [
        words.say(
            "ladder-line",
            seats=rung.seats,
            challenger=rung.challenger,
            opponent=rung.opponent,
            games=rung.games,
            share=percent(rung.share),
            low=percent(rung.low),
            high=percent(rung.high),
            par=percent(rung.par),
            milliseconds=rung.cpu_ms_p95,
        )
        for rung in found.rungs
    ]
    rated = ", ".join(f"{level} {rating}" for level, rating in found.ratings.items())
    return "\n".join([*lines, words.say("ladder-ratings", ratings=rated)])


def percent(share: float) -> float:
    return round(100 * share, 1)


def games_text(lang: str) -> str:
    """`labtop games`."""
    lines: list[str] = []
    for listed in descriptions():
        say = texts(lang, listed["id"]).say
        lines += [f"{listed['id']}  {say('room-' + listed['id'])}", f"  {say('room-' + listed['id'] + '.tagline')}"]
        for seats in listed["seats"]:
            mode = say(f"option-mode-{seats['mode']}") if seats["mode"] else "none"
            mode = ", ".join([say(f"option-{switch}") for switch in seats.get("when", {})]) or mode
            lines.append("  " + say("games-seats", mode=mode, fewest=seats["fewest"], most=seats["most"]))
        lines.append("  " + say("games-options"))
        for name, schema in listed["options"].items():
            values = "|".join(str(value) for value in schema.get("enum", [])) or schema.get("type", "")
            default = codec.encode(schema["default"]).decode().strip('"').replace('"', "")
            lines.append(f"    {name}={default}  ({values})")
            lines.append(f"      {say(f'option-{name}.help')}")
    return "\n".join(lines)


def report_text(report: Report, words: Texts) -> str:
    """`labtop simulate` for people."""
    say = words.say
    lines = [
        say("report-head", games=report.games, seats=report.seats, seed=report.seed),
        say(
            "report-speed", cpu=report.cpu_seconds, games=report.games_per_cpu_second, moves=report.moves_per_cpu_second
        ),
    ]
    lines += [
        say("report-ended", reason=reason, count=count, share=round(100 * count / report.games, 1))
        for reason, count in report.ended.items()
    ]
    for seat in report.seats_stats[:MOST_SEATS]:
        lines.append(
            say(
                "report-seat",
                seat=say("seat-name", number=seat.seat + 1),
                bot=seat.bot,
                wins=seat.wins,
                mean=seat.mean,
                sd=seat.sd,
                low=seat.min,
                high=seat.max,
            )
        )
    for name, counts in report.meters.items():
        lines.append(say("report-meter", meter=name))
        lines += [f"  {key:<24}{count:>12}" for key, count in counts.items()]
    if len(report.seats_stats) > MOST_SEATS:
        lines.append(say("report-more", count=len(report.seats_stats) - MOST_SEATS))
    return "\n".join(lines)


def replay_plain(text: str, until: int | None) -> dict[str, Any]:
    """`labtop replay --json`: the spectator's view, every seat's own, and the outcome if the game is over."""
    told = record.read(text)
    state = record.replay(told, until)
    rules = room(told.room).rules
    return {
        "room": told.room,
        "rules": told.rules,
        "seats": told.seats,
        "options": told.options,
        "moves": len(told.moves) if until is None else min(until, len(told.moves)),
        "of": len(told.moves),
        "over": not state.stack,
        "state_hash": codec.state_hash(state),
        "public": rules.public(state),
        "private": [rules.private(state, seat) for seat in range(told.seats)],
        "outcome": rules.outcome(state),
    }


def replay_text(text: str, until: int | None, lang: str | None) -> str:
    """`labtop replay` for people: the board as spectators see it, then the ranking and the scores."""
    told = record.read(text)
    words = texts(language(lang), told.room)
    state = record.replay(told, until)
    rules = room(told.room).rules
    shown = len(told.moves) if until is None else min(until, len(told.moves))
    lines = [words.say("replay-head", room=words.say(f"room-{told.room}"), moves=shown, all=len(told.moves))]
    drawing = room(told.room).text.draw(View(None, rules.public(state)), words.say)
    lines += ["", plain(drawing)]
    outcome = rules.outcome(state)
    if outcome is not None:
        shown_seats = range(told.seats if told.seats <= MOST_SEATS else 0)
        ends = [result.ranking(words, outcome, {}), *(result.score(words, outcome, seat) for seat in shown_seats)]
        lines += [f"\n{plain(end)}" for end in (ends if told.seats > 1 else ends[1:])]
    return "\n".join(lines)


def bench_text(found: dict[str, Any], words: Texts) -> str:
    """`labtop bench` for people: one figure a line."""
    lines = []
    for name, figure in found.items():
        value = f"{figure:,.1f}" if isinstance(figure, float) else str(figure)
        lines.append(f"{words.say('bench-' + name.replace('_', '-'))}: {value}")
    if not has_open_spiel():
        lines.append(words.say("bench-no-peer"))
    return "\n".join(lines)
