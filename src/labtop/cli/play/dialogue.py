"""The terminal as a room's own dialogue sees it (engine/dialogue.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from labtop.cli.play.choice import Choice, match
from labtop.cli.play.screen import printable
from labtop.engine import drive
from labtop.engine.core import Illegal, Log

if TYPE_CHECKING:
    from collections.abc import Sequence

    from labtop.cli.play.turn import Turn
    from labtop.engine.dialogue import OwnAnswer
    from labtop.engine.game import Game
    from labtop.engine.spans import Spans
    from labtop.engine.wire import Action, Ask


def own_answer(game: Game, ask: Ask) -> OwnAnswer | None:
    """An answer that may be composed beside the listed ones; None: this question or room has none."""
    terminal = game.room.terminal
    if terminal is None:
        return None
    menu = game.room.rules.menu(game.state, drive.find(game.state, ask), ask.seat)
    found: OwnAnswer | None = terminal.own_answer(menu, ask)
    return found


class TurnDialogue:
    """Implements `Dialogue` for one question to one person."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.words = turn.words
        self.ask = turn.ask
        self.view = turn.view

    def show(self, lines: list[Spans]) -> None:
        self.turn.screen.show(lines)

    def tell(self, text: str, style: str = "") -> None:
        self.turn.screen.tell(text, style)

    def list_choices(self, headline: str, choices: list[tuple[str, str]]) -> None:
        screen = self.turn.screen
        screen.show([[], *screen.wrapped(headline, "title")])
        cells: list[Spans] = [[(key, "key"), (f" {label}", "")] for key, label in choices]
        if cells:
            screen.show(screen.columns(cells))

    def hear(self, prompt: str, help_text: str) -> str | None:
        session = self.turn.session
        while True:
            typed = session.hear(prompt)
            command = session.command(typed)
            if command in ("back", "undo"):
                return None
            if command == "help":
                self.turn.screen.tell(help_text)
            elif command:
                session.obey(command, typed, self.ask.seat)
            else:
                return typed

    def match(self, typed: str, keys: Sequence[str], ids: Sequence[str], labels: Sequence[str]) -> list[int]:
        choices = [Choice(key, id, []) for key, id in zip(keys, ids, strict=True)]
        return match(typed, choices, labels)

    def complain(self, key: str, **params: object) -> None:
        shown = {name: printable(str(value)) if name == "typed" else value for name, value in params.items()}
        self.turn.complain(key, **shown)

    def allowed(self, action: Action) -> bool:
        game = self.turn.session.game
        try:
            game.room.rules.check(game.state, drive.find(game.state, self.ask), self.ask.seat, action)
        except Illegal as error:
            self.turn.session.queue.clear()
            self.turn.screen.tell(self.words.refusal(error), "bad")
            return False
        return True

    def foresee(self, action: Action) -> Any:
        rules = self.turn.session.game.room.rules
        world = rules.clone(self.turn.world)
        drive.push(rules, world, self.ask, action, Log())
        return rules.public(world)
