"""Many games from one seed. Game i depends only on the seed and i, so any split over workers gives one result."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from decimal import Decimal
from pathlib import Path
from typing import Any

import msgspec

from labtop.bots.base import Crowd, any_bot
from labtop.engine import drive, record
from labtop.engine.core import Illegal, Log
from labtop.engine.dice import Quick, commitment
from labtop.engine.registry import room
from labtop.engine.wire import Move
from labtop.lab.meters import add_up, chosen


class Task(msgspec.Struct, frozen=True):
    """The games that one worker plays. Plain values only: states are never sent between processes."""

    room: str
    options: dict[str, Any]
    seats: int
    levels: list[str]
    seed: str
    first: int
    games: int
    records: str | None
    meters: list[str] = []


class Tally(msgspec.Struct):
    """Sums over the results of some games; tallies can be added in any order."""

    games: int = 0
    moves: int = 0
    cpu_seconds: float = 0.0
    ended: dict[str, int] = {}
    scores: list[list[Decimal]] = []
    """Per seat, in the order of the games."""
    wins: list[Decimal] = []
    """Per seat; a shared win counts its share."""
    meters: dict[str, dict[str, int]] = {}


class SeatStats(msgspec.Struct):
    """Figures of one seat over all games."""

    seat: int
    bot: str
    wins: float
    mean: float
    sd: float
    min: float
    max: float


class Report(msgspec.Struct):
    """The output of `simulate --json`. The same seed gives the same report, except for the timings."""

    room: str
    rules: int
    seats: int
    options: Any
    bots: list[str]
    random_policy: str
    """How `random` chooses: uniform, or calm (`Room.calm`)."""
    games: int
    seed: str
    moves: int
    moves_per_game: float
    cpu_seconds: float
    games_per_cpu_second: float
    moves_per_cpu_second: float
    ended: dict[str, int]
    seats_stats: list[SeatStats]
    meters: dict[str, dict[str, int]] = {}
    """The counts of the requested `--meters`, added up over all games."""


def fill_levels(given: list[str], seats: int) -> list[str]:
    """One level for each seat: no level given means random everywhere, one fills every seat, else one for each."""
    if len(given) <= 1:
        return (given or ["random"]) * seats
    if len(given) != seats:
        raise Illegal("bots_do_not_fit", bots=len(given), seats=seats)
    return given


def play_batch(task: Task) -> Tally:
    """One worker's games."""
    played = room(task.room)
    options = played.read_options(task.options)
    tally = Tally(scores=[[] for _ in range(task.seats)], wins=[Decimal(0)] * task.seats)
    random = all(level == "random" for level in task.levels)
    at_most = played.most_moves(options, task.seats)
    meters = chosen(task.room, task.meters)
    begun = time.process_time()
    for number in range(task.first, task.first + task.games):
        seed = f"{task.seed}/{number}"
        state = played.rules.setup(options, task.seats)
        moves: list[Move] | None = None if task.records is None else []
        rng = Quick(f"{seed}/pick")
        crowd = None if random else Crowd(played, task.levels, seed)
        log = Log() if meters else None
        drive.playout(played.rules, state, rng, Quick(f"{seed}/dice"), crowd, log, moves, at_most, played.calm)
        for name, meter in meters.items():
            add_up(tally.meters, name, meter([] if log is None else log.events, state))
        outcome = played.rules.outcome(state)
        if outcome is None:
            raise Illegal("game_did_not_end", game=number, moves=state.moves)
        tally.games += 1
        tally.moves += state.moves
        tally.ended[outcome.reason] = tally.ended.get(outcome.reason, 0) + 1
        winners = outcome.places.count(1)
        for seat in range(task.seats):
            tally.scores[seat].append(outcome.scores[seat])
            if outcome.places[seat] == 1:
                tally.wins[seat] += Decimal(1) / winners
        if moves is not None and task.records is not None:
            told = record.Record(
                played.id, played.version, task.seats, options, moves, "quick", commitment(seed), None, outcome.reason
            )
            file = Path(task.records, f"{played.id}-{number:06d}.labtop")
            file.write_text(record.write(told), encoding="utf-8", newline="\n")
    tally.cpu_seconds = time.process_time() - begun
    return tally


def simulate(
    id: str,
    *,
    games: int,
    seats: int = 1,
    bots: list[str] | None = None,
    seed: str = "1",
    workers: int = 1,
    options: Any = None,
    records: str | None = None,
    meters: list[str] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play `games` games and add them up.

    Examples:
        >>> report = simulate("chem-and-roll", games=5, bots=["greedy"], seed="1")
        >>> report.ended
        {'rounds': 5}
        >>> report.seats_stats[0].mean
        22.4
    """
    played = room(id)
    options = played.read_options() if options is None else options
    played.check_seats(options, seats)
    levels = fill_levels(bots or [], seats)
    for level in levels:
        any_bot(played, level)
    chosen(id, meters or [])
    if games < 1:
        raise Illegal("no_games", games=games)
    plain: dict[str, Any] = msgspec.to_builtins(options)
    chunk = max(1, min(200, games // (4 * workers) or 1))
    tasks = [
        Task(id, plain, seats, levels, seed, first, min(chunk, games - first), records, meters or [])
        for first in range(0, games, chunk)
    ]
    total = Tally(scores=[[] for _ in range(seats)], wins=[Decimal(0)] * seats)
    if workers == 1:
        for task in tasks:
            add(total, play_batch(task), progress)
    else:
        with ProcessPoolExecutor(workers) as pool:
            for tally in pool.map(play_batch, tasks):
                add(total, tally, progress)
    return report(id, played.version, options, levels, seed, total)


def add(total: Tally, part: Tally, progress: Callable[[int], None] | None) -> None:
    """Adds the tally of some games to the total."""
    total.games += part.games
    total.moves += part.moves
    total.cpu_seconds += part.cpu_seconds
    for reason, count in part.ended.items():
        total.ended[reason] = total.ended.get(reason, 0) + count
    for name, counts in part.meters.items():
        add_up(total.meters, name, counts)
    for seat in range(len(total.scores)):
        total.scores[seat] += part.scores[seat]
        total.wins[seat] += part.wins[seat]
    if progress is not None:
        progress(part.games)


def report(id: str, version: int, options: Any, levels: list[str], seed: str, total: Tally) -> Report:
    """The figures of a batch from its sums."""
    cpu = max(total.cpu_seconds, 1e-9)
    return Report(
        room=id,
        rules=version,
        seats=len(levels),
        options=options,
        bots=levels,
        random_policy="calm" if room(id).calm else "uniform",
        games=total.games,
        seed=seed,
        moves=total.moves,
        moves_per_game=round(total.moves / total.games, 3),
        cpu_seconds=round(total.cpu_seconds, 3),
        games_per_cpu_second=round(total.games / cpu, 1),
        moves_per_cpu_second=round(total.moves / cpu, 1),
        ended=dict(sorted(total.ended.items())),
        seats_stats=[seat_stats(seat, levels[seat], total) for seat in range(len(levels))],
        meters=total.meters,
    )


def seat_stats(seat: int, level: str, total: Tally) -> SeatStats:
    """Exact sums first, rounded once at the end: the same on every machine."""
    scores = total.scores[seat]
    mean = sum(scores, Decimal(0)) / len(scores)
    variance = sum(((score - mean) ** 2 for score in scores), Decimal(0)) / len(scores)
    return SeatStats(
        seat=seat,
        bot=level,
        wins=round(float(total.wins[seat]), 3),
        mean=round(float(mean), 3),
        sd=round(float(variance.sqrt()), 3),
        min=float(min(scores)),
        max=float(max(scores)),
    )
