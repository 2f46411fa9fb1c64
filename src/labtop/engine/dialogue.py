"""What a room's own dialogue at the keyboard sees of the terminal, and what the terminal sees of the dialogue.

A room whose answers are put together piece by piece has a module `terminal` with `own_answer(menu, ask)`. It gets a
`Dialogue` handed in, so that no room imports the terminal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from labtop.engine.room_text import Words
from labtop.engine.spans import Spans
from labtop.engine.wire import Action, Ask, View


class Dialogue(Protocol):
    """The terminal, while one person answers one question."""

    @property
    def words(self) -> Words: ...

    @property
    def ask(self) -> Ask: ...

    @property
    def view(self) -> View: ...

    def show(self, lines: list[Spans]) -> None:
        """Lines as they are."""

    def tell(self, text: str, style: str = "") -> None:
        """A text, broken between words."""

    def list_choices(self, headline: str, choices: list[tuple[str, str]]) -> None:
        """A question and its choices: what to type, and what it means."""

    def hear(self, prompt: str, help_text: str) -> str | None:
        """What is typed; commands are obeyed on the way, `?` tells the help. None: one step back."""

    def match(self, typed: str, keys: Sequence[str], ids: Sequence[str], labels: Sequence[str]) -> list[int]:
        """Which of several things the person may mean, by key, id or the first letters of a label."""

    def complain(self, key: str, **params: object) -> None:
        """What was typed is not understood; nothing typed ahead is used any more."""

    def allowed(self, action: Action) -> bool:
        """Whether the room's judge takes this answer; if not, its refusal has been told."""

    def foresee(self, action: Action) -> Any:
        """What everybody would see after this answer."""


class OwnAnswer(Protocol):
    """An answer that a person puts together, beside those that are listed."""

    @property
    def choice(self) -> str:
        """The key of the message that offers it among the choices."""

    def compose(self, dialogue: Dialogue) -> Action | None:
        """The finished answer, judged already; None: given up."""
