"""Compares the levels of a room's bots on mirrored deals: against the one below, against random, against the zoo.

A match is one deal played once for each seat that the challenger can sit in, with opponents of one level in all other
seats, so that the luck of the deal is the same for both sides. Statistics therefore count deals, not games.

The zoo of a room are unusual opponents, each with one idea: levels that were tuned against each other could all have
the same gap. The two upper levels meet each of them in games for two.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

import msgspec

from labtop.bots.base import Crowd, any_bot, levels, zoo
from labtop.engine import drive
from labtop.engine.core import Dice, Illegal, Prompt, State
from labtop.engine.dice import Quick
from labtop.engine.registry import Room, room
from labtop.engine.wire import Action

Settings = list[tuple[int, dict[str, Any]]]
"""Games in which levels are compared: seats and options."""
DUEL: Final[Settings] = [(2, {})]
SURE: Final = 1.96
"""Standard errors of a 95 % interval."""
ELO: Final = 400 / math.log(10)
KEEPERS: Final = ("strong", "master")
"""The levels that meet the zoo."""


class Match(msgspec.Struct, frozen=True):
    """A challenger alone against opponents of one level. Plain values: it goes to a worker."""

    room: str
    seats: int
    options: dict[str, Any]
    challenger: str
    opponent: str
    seed: str
    first: int
    deals: int


class Score(msgspec.Struct):
    """The results of a match, deal by deal."""

    shares: list[float] = []
    """Of each deal: the part of the games the challenger won; a shared win counts its share."""
    cpu_ms: list[float] = []
    """Time of each of the challenger's decisions."""
    points: list[float] = []
    """The challenger's score in each game."""


class Rung(msgspec.Struct):
    """One comparison, as it is printed."""

    seats: int
    options: dict[str, Any]
    challenger: str
    opponent: str
    games: int
    share: float
    low: float
    high: float
    par: float
    """The share that equally strong bots would win."""
    mean_score: float
    cpu_ms_p95: float


class Ladder(msgspec.Struct):
    """Every comparison of a room's levels."""

    room: str
    rules: int
    seed: str
    levels: list[str]
    rungs: list[Rung]
    ratings: dict[str, int]
    """Bradley-Terry ratings from all matches of two seats, on Elo's scale; random is 0."""


class Timed(Crowd):
    """A crowd of bots that measures how long one of them thinks."""

    def __init__(self, played: Room, names: list[str], seed: str, watched: int) -> None:
        super().__init__(played, names, seed)
        self.watched = watched
        self.cpu_ms: list[float] = []

    def __call__(self, s: State, p: Prompt, seat: int) -> Action:
        if seat != self.watched:
            return super().__call__(s, p, seat)
        begun = time.process_time()
        action = super().__call__(s, p, seat)
        self.cpu_ms.append(1000 * (time.process_time() - begun))
        return action


def play_match(match: Match) -> Score:
    """One worker's deals."""
    played = room(match.room)
    options = played.read_options(match.options)
    score = Score([], [], [])
    for number in range(match.first, match.first + match.deals):
        seed = f"{match.seed}/{number}"
        won = 0.0
        for seat in range(match.seats):
            names = [match.challenger if at == seat else match.opponent for at in range(match.seats)]
            crowd = Timed(played, names, f"{seed}/{seat}", seat)
            state = played.rules.setup(options, match.seats)
            most = played.most_moves(options, match.seats)
            play_out(played, state, Quick(seed), Quick(f"{seed}/dice"), crowd, most)
            outcome = played.rules.outcome(state)
            if outcome is None:
                raise Illegal("game_did_not_end", game=number, moves=state.moves)
            if outcome.places[seat] == 1:
                won += 1 / outcome.places.count(1)
            score.points.append(float(outcome.scores[seat]))
            score.cpu_ms += crowd.cpu_ms
        score.shares.append(won / match.seats)
    return score


def play_out(played: Room, s: State, rng: Dice, dice: Dice, choose: drive.Chooser, most: int) -> None:
    """A whole game as at a table: a bot with a use for a card that may be played at any moment is asked at once."""
    while s.stack and s.moves < most:
        if not (s.doors and drive.answer_door(played.rules, s, choose)):
            drive.playout(played.rules, s, rng, dice, choose, at_most=s.moves + 1)


def pairings(found: list[str], own: Sequence[str] = (), beasts: Sequence[str] = ()) -> list[tuple[str, str]]:
    """Each level against the one below and random, the upper ones against the zoo; own bots against every level."""
    below = list(zip(found[1:], found, strict=False))
    keepers = [(level, beast) for level in KEEPERS if level in found for beast in beasts]
    return (
        below
        + [(level, "random") for level in found[2:]]
        + keepers
        + [(mine, level) for mine in own for level in found]
    )


def beasts_of(played: Room, seats: int) -> list[str]:
    """The zoo plays in games for two, where every game has one winner of two."""
    return list(zoo(played)) if seats == 2 else []


def settings_of(played: Room) -> Settings:
    """The settings that a room names for its ladder (`LADDER` of its bots), else a game for two."""
    found: Settings = getattr(played.bots, "LADDER", DUEL)
    return found


def games_in_all(id: str, games: int, own: Sequence[str] = ()) -> int:
    """The number of games that a whole ladder plays."""
    played = room(id)
    return sum(
        math.ceil(games / seats) * seats * len(pairings(levels(played), own, beasts_of(played, seats)))
        for seats, _ in settings_of(played)
    )


def climb(
    id: str,
    games: int,
    seed: str,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    own: Sequence[str] = (),
) -> Ladder:
    """Every comparison of a room; `games` of each, rounded up to whole deals.

    Examples:
        >>> ladder = climb("laboratorium", games=2, seed="1")
        >>> ladder.ratings["random"]
        0
    """
    played = room(id)
    found = levels(played)
    for mine in own:
        any_bot(played, mine)
    rungs: list[Rung] = []
    duels: dict[tuple[str, str], tuple[float, int]] = {}
    for seats, options in settings_of(played):
        deals = math.ceil(games / seats)
        for challenger, opponent in pairings(found, own, beasts_of(played, seats)):
            match = Match(id, seats, options, challenger, opponent, seed, 0, deals)
            score = spread(match, workers)
            rungs.append(rung(match, score))
            if seats == 2:
                duels[challenger, opponent] = (sum(score.shares) * 2, len(score.shares) * 2)
            if progress is not None:
                progress(deals * seats)
    rated = [*found, *zoo(played), *own]
    return Ladder(id, played.version, seed, [*found, *own], rungs, ratings(rated, duels))


def spread(match: Match, workers: int) -> Score:
    """A match over several processes; any split gives the same result."""
    if workers == 1:
        return play_match(match)
    chunk = max(1, match.deals // (4 * workers))
    parts = [
        msgspec.structs.replace(match, first=first, deals=min(chunk, match.deals - first))
        for first in range(0, match.deals, chunk)
    ]
    total = Score([], [], [])
    with ProcessPoolExecutor(workers) as pool:
        for part in pool.map(play_match, parts):
            total.shares += part.shares
            total.cpu_ms += part.cpu_ms
            total.points += part.points
    return total


def rung(match: Match, score: Score) -> Rung:
    """The figures of one match."""
    deals = len(score.shares)
    mean = sum(score.shares) / deals
    spread_out = sum((share - mean) ** 2 for share in score.shares) / max(1, deals - 1)
    error = SURE * math.sqrt(spread_out / deals)
    slow = sorted(score.cpu_ms)
    return Rung(
        seats=match.seats,
        options=match.options,
        challenger=match.challenger,
        opponent=match.opponent,
        games=deals * match.seats,
        share=round(mean, 4),
        low=round(max(0.0, mean - error), 4),
        high=round(min(1.0, mean + error), 4),
        par=round(1 / match.seats, 4),
        mean_score=round(sum(score.points) / len(score.points), 2),
        cpu_ms_p95=round(slow[min(len(slow) - 1, int(0.95 * len(slow)))], 2) if slow else 0.0,
    )


def ratings(found: list[str], duels: dict[tuple[str, str], tuple[float, int]]) -> dict[str, int]:
    """Bradley-Terry ratings by fixed-point iteration: strength = wins / Σ (games / sum of both strengths).

    Half a game is added to both sides of each duel, so that a level that never lost still has a number.
    """
    strength = dict.fromkeys(found, 1.0)
    for _ in range(500):
        fresh: dict[str, float] = {}
        for level in found:
            wins, weight = 0.0, 0.0
            for (one, other), (won, games) in duels.items():
                if level in (one, other):
                    wins += 0.5 + (won if level == one else games - won)
                    weight += (games + 1) / (strength[one] + strength[other])
            fresh[level] = wins / weight if weight else 1.0
        strength = {level: value / fresh[found[0]] for level, value in fresh.items()}
    return {level: round(ELO * math.log(value)) for level, value in strength.items()}
