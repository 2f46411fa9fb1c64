"""A table that introduces a game: chance and the other seats move as the lesson says, the person is told what to do."""

from __future__ import annotations

from labtop.engine.core import CHANCE, Illegal
from labtop.engine.wire import Action
from labtop.learning.introductions import GuidedMove, action_of
from labtop.tables.log import Played
from labtop.tables.protocol import Guide


def due(played: Played) -> GuidedMove | None:
    """The move the lesson has next; None when it is over, and at every other table."""
    guide = played.body.guide
    return guide[len(played.moves)] if len(played.moves) < len(guide) else None


def move_of(played: Played, seat: int) -> Action | None:
    """What the lesson has this seat do now, if it is over nothing."""
    move = due(played)
    return action_of(played.room, move) if move is not None and move.seat == seat else None


def draws(played: Played) -> Action | None:
    """The forced throw or deal, where chance is asked and the lesson knows the answer."""
    stack = played.state.stack
    return move_of(played, CHANCE) if stack and stack[-1].waiting[0] == CHANCE else None


def judge(played: Played, seat: int, action: Action) -> None:
    """A person who learns makes the moves that are explained; afterwards any."""
    move = due(played)
    if move is not None and (move.seat != seat or action_of(played.room, move) != action):
        raise Illegal("guided")


def told(played: Played, seat: int | None) -> Guide | None:
    """What the person hears now: a word before each guided move, and one when the lesson is over."""
    guide = played.body.guide
    if not guide or seat != 0:
        return None
    of = sum(1 for move in guide if move.seat == 0)
    move = due(played)
    if move is not None:
        if move.seat != 0:
            return None
        step = 1 + sum(1 for done in guide[: len(played.moves)] if done.seat == 0)
        return Guide(move.say, step, of, move.action)
    if any(done.seat == 0 for done in played.moves[len(guide) :]):
        return None
    return Guide(played.body.guide_end, of, of)
