"""The interface between the terminal and a room's own dialogue at the keyboard.

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
    def words(self) -> Words:
        """The texts of the player's language."""

    @property
    def ask(self) -> Ask:
        """The question that is being answered."""

    @property
    def view(self) -> View:
        """What the player may see."""

    def show(self, lines: list[Spans]) -> None:
        """Shows lines without wrapping them."""

    def tell(self, text: str, style: str = "") -> None:
        """Shows a text, wrapped between words."""

    def list_choices(self, headline: str, choices: list[tuple[str, str]]) -> None:
        """Shows a question and its choices, each a key to type and its meaning."""

    def hear(self, prompt: str, help_text: str) -> str | None:
        """Reads a line of input; handles commands, and shows the help for `?`. None: one step back."""

    def match(self, typed: str, keys: Sequence[str], ids: Sequence[str], labels: Sequence[str]) -> list[int]:
        """Which of several things the person may mean, by key, id or the first letters of a label."""

    def complain(self, key: str, **params: object) -> None:
        """Says that the input is not understood, and discards the rest of the input typed ahead."""

    def allowed(self, action: Action) -> bool:
        """Whether the rules accept this answer; if not, the refusal has been shown."""

    def foresee(self, action: Action) -> Any:
        """The public view as it would be after this answer."""


class OwnAnswer(Protocol):
    """An answer that a person composes, offered beside the listed ones."""

    @property
    def choice(self) -> str:
        """The key of the message that offers it among the choices."""

    def compose(self, dialogue: Dialogue) -> Action | None:
        """The finished answer, already accepted by the rules; None: the person gave up."""
