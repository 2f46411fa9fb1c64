"""The terminal itself: styled lines out, typed lines in. Without colours, or not on a terminal, plain text only."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import textwrap
import threading
from typing import TYPE_CHECKING, Any, Final

from labtop.engine.core import Illegal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from labtop.engine.spans import Span, Spans

STYLES: Final = {
    "": "",
    "blue": "bold #56B4E9",
    "red": "bold #D55E00",
    "white": "bold",
    "yellow": "bold #F0E442",
    "violet": "bold #CC79A7",
    "title": "bold",
    "dim": "dim",
    "money": "bold #009E73",
    "mark": "bold #E69F00",
    "good": "bold #009E73",
    "bad": "bold #D55E00",
    "key": "bold #E69F00",
}
"""Style names that rooms use -> colours; drawings also have a letter or sign for each, for plain text."""

LONGEST_LINE: Final = 10_000
"""Characters of a line that is not typed at a terminal."""
LOW: Final = 32
"""Terminals with fewer lines get a drawing without empty lines."""


class Left(Exception):
    """The person leaves the game: `q`, the end of the input, or Ctrl-C."""

    def __init__(self, *, interrupted: bool = False) -> None:
        super().__init__()
        self.interrupted = interrupted


class Screen:
    def __init__(self, *, plain: bool) -> None:
        self.terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.fancy = (
            self.terminal and not plain and not os.environ.get("NO_COLOR") and os.environ.get("TERM", "dumb") != "dumb"
        )
        size = shutil.get_terminal_size((80, 24))
        self.width = max(40, min(size.columns, 100))
        self.low = size.lines < LOW
        self.console: Any = None
        self.stopped = False
        self.listening = False
        self.before: Any = signal.SIG_DFL
        if self.fancy:
            from rich.console import Console  # 60 ms that plain text does not need

            self.console = Console(highlight=False, markup=False, emoji=False, width=size.columns)
            edit_lines()

    # ---- out -------------------------------------------------------------------------------------------------------

    def show(self, lines: Iterable[Iterable[Span]]) -> None:
        """Lines of (text, style)."""
        for spans in lines:
            if self.console is None:
                print("".join(text for text, _ in spans).rstrip())  # noqa: T201 - this is the printer
            else:
                from rich.text import Text

                line = Text.assemble(*[(text, STYLES.get(style, "")) for text, style in spans])
                self.console.print(line, soft_wrap=True)

    def tell(self, text: str, style: str = "", *, indent: str = "", first: str | None = None) -> None:
        self.show(self.wrapped(text, style, indent=indent, first=first))

    def wrapped(self, text: str, style: str = "", *, indent: str = "", first: str | None = None) -> list[Spans]:
        """A text, broken between words."""
        lead = indent if first is None else first
        lines: list[Spans] = []
        for paragraph in text.split("\n"):
            found = textwrap.wrap(
                paragraph, self.width - 1, initial_indent=lead, subsequent_indent=indent, break_on_hyphens=False
            )
            lines += [[(line, style)] for line in found or [""]]
        return lines

    def columns(self, cells: list[Spans], indent: str = "  ") -> list[Spans]:
        """Short entries side by side, read line by line, as many as fit."""
        widths = [sum(len(text) for text, _ in cell) for cell in cells]
        step = max(widths) + 3
        across = max(1, min(len(cells), (self.width + 2 - len(indent)) // step))
        rows = -(-len(cells) // across)
        across = -(-len(cells) // rows)  # even columns: 3 + 2 reads better than 4 + 1
        lines: list[Spans] = []
        for start in range(0, len(cells), across):
            line: Spans = [(indent, "")]
            for cell, width in zip(cells[start : start + across], widths[start : start + across], strict=True):
                line += [*cell, (" " * (step - width), "")]
            lines.append(line[:-1])
        return lines

    def page(self, lines: list[Spans]) -> bool:
        """Shows these lines on a cleared screen, if the terminal can be cleared and they fit on it."""
        if not self.fancy or len(lines) >= shutil.get_terminal_size((80, 24)).lines:
            return False
        self.console.clear()
        self.show(lines)
        return True

    def blank(self) -> None:
        self.show([[]])

    def wipe(self) -> None:
        """Clears the screen and the scrollback, so that the next person cannot read the last one's hand."""
        if self.fancy:
            sys.stdout.write("\x1b[3J\x1b[H\x1b[2J\x1b[3J")
            sys.stdout.flush()
        else:
            print("\n" * (shutil.get_terminal_size((80, 60)).lines + 1))  # noqa: T201

    # ---- in --------------------------------------------------------------------------------------------------------

    def hear(self, prompt: str) -> str:
        """One typed line without the blanks around it. Raises Left if the person leaves."""
        self.listening = True
        try:
            if self.stopped:
                raise KeyboardInterrupt
            typed = input(prompt) if self.terminal else line_of_input(prompt)
        except EOFError:
            self.blank()
            raise Left from None
        except KeyboardInterrupt:
            self.blank()
            raise Left(interrupted=True) from None
        except Illegal:
            self.blank()  # the refusal gets a line of its own
            raise
        finally:
            self.listening = False
        if not self.terminal:
            self.blank()  # without an Enter from the person, the next text would be on the prompt's line
        return typed.strip()

    def rest(self) -> None:
        """Between moves: raises Left if Ctrl-C was pressed during the last move."""
        if self.stopped:
            raise Left(interrupted=True)

    def watch(self) -> None:
        """From now on Ctrl-C interrupts only questions, never a move or a save; a second one has no effect."""
        if threading.current_thread() is threading.main_thread():
            self.before = signal.signal(signal.SIGINT, self.interrupted)

    def unwatch(self) -> None:
        """Restores the usual Ctrl-C. Not called after a Ctrl-C: the program is ending and must not be interrupted."""
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGINT, self.before)

    def interrupted(self, *_: object) -> None:
        again = self.stopped
        self.stopped = True
        if self.listening and not again:
            raise KeyboardInterrupt


def line_of_input(prompt: str) -> str:
    """A line from a pipe or a file; raises Illegal for one that is too long, and may have no end."""
    print(prompt, end="", flush=True)  # noqa: T201 - this is the printer
    line = sys.stdin.readline(LONGEST_LINE)
    if not line:
        raise EOFError
    if len(line) == LONGEST_LINE:
        raise Illegal("line_too_long", most=LONGEST_LINE)
    return line


def edit_lines() -> None:
    """Arrow keys and earlier lines, where the system has them."""
    try:
        import readline  # importing it enables line editing
    except ImportError:
        return
    readline.parse_and_bind("set enable-bracketed-paste off")


def printable(text: str, most: int = 30) -> str:
    """Typed text, made safe to be shown again."""
    shown = "".join(letter for letter in text if letter.isprintable())
    return shown if len(shown) <= most else shown[: most - 1] + "…"
