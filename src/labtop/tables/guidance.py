"""A table that introduces a game: chance and the other seats move as the lesson says, the person is told what to do."""

from __future__ import annotations

from labtop.engine.core import CHANCE, Illegal
from labtop.engine.game import Game
from labtop.engine.wire import Action
from labtop.learning.introductions import GuidedMove, action_of
from labtop.tables.messages import Guide


class Guidance:
    """The guided part of a game, from its first move on; empty at a table that introduces nothing."""

    def __init__(self, moves: list[GuidedMove], end: str) -> None:
        self.moves = moves
        self.end = end

    def due(self, game: Game) -> GuidedMove | None:
        """The next move of the lesson; None when it is over."""
        return self.moves[len(game.moves)] if len(game.moves) < len(self.moves) else None

    def action_of(self, game: Game, seat: int) -> Action | None:
        """The move that the lesson has for this seat now, if any."""
        move = self.due(game)
        return action_of(game.room, move) if move is not None and move.seat == seat else None

    def draw(self, game: Game) -> Action | None:
        """The forced throw or deal, where chance is asked and the lesson knows the answer."""
        return self.action_of(game, CHANCE) if self.moves and game.waits_for_chance else None

    def judge(self, game: Game, seat: int, action: Action) -> None:
        """While the lesson lasts, only the explained move may be made."""
        move = self.due(game)
        if move is not None and (move.seat != seat or action_of(game.room, move) != action):
            raise self.refusal(game)

    def refusal(self, game: Game) -> Illegal:
        """Names the move that the lesson waits for: the text of the person's next one says what to touch."""
        texts = [move.say for move in self.moves[len(game.moves) :] if move.say]
        return Illegal("guided", intro=texts[0]) if texts else Illegal("guided")

    def word(self, game: Game, seat: int | None) -> Guide | None:
        """The text for the person now: one before each guided move, and one when the lesson is over."""
        if not self.moves or seat != 0:
            return None
        of = sum(1 for move in self.moves if move.seat == 0)
        move = self.due(game)
        if move is not None:
            if move.seat != 0:
                return None
            step = 1 + sum(1 for done in self.moves[: len(game.moves)] if done.seat == 0)
            return Guide(move.say, step, of, move.action)
        if any(done.seat == 0 for done in game.moves[len(self.moves) :]):
            return None
        return Guide(self.end, of, of)
