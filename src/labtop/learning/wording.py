"""A puzzle in one language: its board, its question, its answers, and what is said of an answer.

Actions are told as everywhere else (bots/text.py), what they do by the room's own events.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from labtop.bots.text import move_in_words
from labtop.engine import drive
from labtop.engine.registry import Room, room
from labtop.engine.spans import Spans
from labtop.engine.wire import Action, View
from labtop.learning.making import learning_of, position
from labtop.learning.puzzles import Concept, Phrase, Puzzle, Verdict
from labtop.learning.verdicts import with_figures
from labtop.locales.texts import Texts, room_texts


class Explained(Struct, frozen=True):
    """A verdict in words."""

    mark: str
    """Right, close or no, with the difference."""
    answer: str
    """The right answer."""
    effects: list[str]
    """What it does, where it is an action."""
    why: list[str]
    """Why it is right; then why the answer given, or the tempting one, is not."""
    concept: str
    rules: list[str]


class PuzzleInWords:
    """One puzzle in one language."""

    def __init__(self, puzzle: Puzzle, lang: str) -> None:
        self.puzzle = puzzle
        self.room: Room = room(puzzle.room)
        self.options = self.room.read_options(puzzle.options)
        self.words: Texts = room_texts(lang, puzzle.room, self.options)
        self.state: Any = position(self.room, puzzle)
        rules = self.room.rules
        self.view = View(puzzle.seat, rules.public(self.state), rules.private(self.state, puzzle.seat))

    @property
    def concept(self) -> Concept:
        return next(one for one in learning_of(self.room).concepts() if one.id == self.puzzle.concept)

    def title(self) -> str:
        """The kind of question."""
        return self.words.say(f"puzzle-title-{self.puzzle.kind}")

    def about(self) -> str:
        """The concept, and how difficult it is."""
        name = self.words.say(f"concept-{self.puzzle.concept}")
        return self.words.say("puzzle-about", name=name, difficulty=self.puzzle.difficulty)

    def board(self) -> list[Spans]:
        """The position, as its seat sees it."""
        return self.room.text.draw(self.view, self.words.say)

    def question(self) -> str:
        return self.say(self.puzzle.question)

    def choices(self) -> list[str]:
        """The answers, in their order."""
        return [self.choice(number) for number in range(len(self.puzzle.choices))]

    def choice(self, number: int) -> str:
        one = self.puzzle.choices[number]
        if one.action is not None:
            return self.told(one.action)
        assert one.say is not None
        return self.say(one.say)

    def explained(self, verdict: Verdict) -> Explained:
        """What is said of an answer."""
        say, puzzle = self.words.say, self.puzzle
        right = say("puzzle-answer", number=puzzle.right + 1, answer=self.choice(puzzle.right))
        why = [self.say(phrase) for phrase in verdict.why]
        if verdict.picked == puzzle.right and len(why) > 1:
            why[1] = say("puzzle-tempting", number=puzzle.tempting + 1, why=why[1])
        elif len(why) > 1:
            why[1] = say("puzzle-yours", number=verdict.picked + 1, why=why[1])
        return Explained(
            say(f"puzzle-mark-{verdict.mark}"),
            right,
            self.effects(puzzle.right),
            why,
            say(f"concept-{puzzle.concept}.why"),
            list(self.concept.rules),
        )

    def effects(self, number: int) -> list[str]:
        """What an action does, told by its events as the player sees them."""
        action = self.puzzle.choices[number].action
        if action is None or not self.state.stack:
            return []
        ask = drive.ask_of(self.state.stack[-1], self.puzzle.seat)
        _, events = drive.play(self.room.rules, self.state, ask, self.action(action))
        text = self.room.text
        told = [event for event in events if event.kind not in text.dull and event.kind not in text.obvious]
        return [self.words.event(event.seen_by(self.puzzle.seat)) for event in told]

    # ---- inside ----------------------------------------------------------------------------------------------------

    def action(self, plain: dict[str, Any]) -> Action:
        found: Action = msgspec.convert(plain, self.room.actions)
        return found

    def told(self, plain: dict[str, Any]) -> str:
        """An action in words."""
        return move_in_words(self.words, self.puzzle.room, self.action(plain), self.view)

    def say(self, phrase: Phrase) -> str:
        """A phrase in words.

        Among its parameters actions are told as moves, `{"$": 3.5}` as dollars, the phrases of a list in a row.
        """
        whole = with_figures(self.puzzle, phrase)
        params = {name: value for name, value in whole.items() if name != "say"}
        for name, value in params.items():
            if isinstance(value, dict) and "type" in value:
                params[name] = self.told(value)
            elif isinstance(value, dict) and "$" in value:
                params[name] = self.words.dollars(value["$"])
            elif isinstance(value, list) and value and isinstance(value[0], dict):
                params[name] = self.words.say("puzzle-listed").join([self.say(one) for one in value])
        return self.words.say(whole["say"], **params)
