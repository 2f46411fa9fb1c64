"""Hints: every answer with its chance to win; the reasons are facts of the board (reasons.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labtop.bots.base import Advice, Question
from labtop.bots.pairs import race, values_of
from labtop.bots.reasons import Reasons
from labtop.engine.wire import Action
from labtop.rooms.chemistry_monopoly.actions import Counter, Offer
from labtop.rooms.chemistry_monopoly.answers import ACCEPT, REFUSE
from labtop.rooms.chemistry_monopoly.bots.manners import may_ask
from labtop.rooms.chemistry_monopoly.bots.master import Line, Search
from labtop.rooms.chemistry_monopoly.bots.reasons import GAINS, LACKS, puts_off
from labtop.rooms.chemistry_monopoly.bots.spot import Spot
from labtop.rooms.chemistry_monopoly.bots.strong import TAKE_GAIN, Strong
from labtop.rooms.chemistry_monopoly.bots.trades import plain_balance
from labtop.rooms.chemistry_monopoly.bots.value import share
from labtop.rooms.chemistry_monopoly.state import Table, Trade
from labtop.rooms.chemistry_monopoly.trades import numbers_of

AT_SIGHT: Final = 4
"""The look one step ahead counts as so many games: few games played on say little by themselves."""
CANDIDATES: Final = 8
"""Answers that games are played on from; the others look worse one step ahead."""
LESS: Final = 0.001
"""How much less than the one before it each of these gets."""
FIRST: Final = 80
"""Games for each answer at first: a thorough look gives the rest to those that are close."""
GAMES: Final = 6
"""Games for each answer and each unit of effort."""
ROUNDS: Final = 6
"""How far they are played on, then the position is judged: games over more rounds differ more by luck."""
LEAST: Final = 2
"""Fewer say nothing about their error."""


class Coach:
    """Plays games on from the answers that look best, with the same dice; a value is the chance to win."""

    unit = "chance"

    def weigh(self, seen: Question, effort: int, also: Sequence[Action] = ()) -> list[Advice]:
        search = Search(seen.worlds(1)[0], seen.ask.seat, seen.legal, seen.rng)
        search.turns = ROUNDS * sum(search.s.alive)
        usual = [Strong().choose(seen)]
        if line_of(search, usual[0])[1:] == (REFUSE,):  # an offer that its taker would refuse is no advice
            usual = []
        lines = {a: line_of(search, a) for a in dict.fromkeys([*seen.legal, *usual, *also])}
        sight = {a: search.chance(search.after(*line)) for a, line in lines.items()}
        order = sorted(lines, key=lambda a: -sight[a])
        close = list(dict.fromkeys([*order[:CANDIDATES], *usual, *also]))
        each = max(LEAST, min(FIRST, GAMES * effort))

        def play(a: Action, number: int) -> float:
            return search.play(lines[a], number)

        games = race(close, play, each, effort)
        most = max(len(found) for found in games.values())
        blended = {a: [(AT_SIGHT * sight[a] + most * one) / (AT_SIGHT + most) for one in games[a]] for a in close}
        values = values_of(blended)
        weighed = [Advice(a, values[a], games=tuple(blended[a]), usual=a in usual) for a in close]
        weighed.sort(key=lambda advice: -advice.value)
        lowest = weighed[-1].value
        rest = [a for a in order if a not in games]
        return weighed + [Advice(a, max(0.0, lowest - LESS * n), worked=False) for n, a in enumerate(rest, 1)]

    def reasons(self, seen: Question) -> Reasons:
        return Reasons(Spot(seen.worlds(1)[0], seen.ask.seat), GAINS, LACKS, puts_off)


def line_of(search: Search, a: Action) -> Line:
    """The answers that games are played on from: this one, and after an offer what the other side would answer.

    How the other side judges is not known: an offer counts as accepted if a player of printed prices and a player of
    positions would both take it. What was refused before, and is offered again while no card has moved, is refused.
    """
    if not isinstance(a, Offer | Counter):
        return (a,)
    s, seat = search.s, search.seat
    if isinstance(a, Offer) and not may_ask(s, seat, a):
        return (a, REFUSE)
    about = s.stack[-1].about
    other = a.to if isinstance(a, Offer) else about.seat if isinstance(about, Trade) else seat
    give, want = (cards(s, goods) for goods in (a.give, a.want))
    likes = plain_balance(s, other, seat, give, want) + a.pay - a.ask >= 0
    return (a, ACCEPT if likes and gains(search, other, a) else REFUSE)


def gains(search: Search, other: int, a: Action) -> bool:
    """Whether a player of positions would see a clear gain in it."""
    before, after = search.s, search.after(a, ACCEPT)
    return share(after, other, search.scale) > share(before, other, search.scale) + TAKE_GAIN


def cards(s: Table, goods: tuple[str, ...]) -> list[int]:
    """The spaces among goods; free cards are left out."""
    return [good for good in numbers_of(s, goods) if good < s.board.spaces]
