"""Commands whose help is in the catalogues: `labtop --help` is in the terminal's language, and no sentence is in code.

The help of a command `simulate` is the message `help-simulate`, that of its option `--workers` is
`help-simulate-workers` or, without that, `help-workers`.
"""

from __future__ import annotations

import os
import sys
from shutil import which
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from labtop.locales.texts import Texts


def language(given: str | None = None) -> str:
    """The given language, else that of the terminal, else English."""
    if given:
        return given
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "fr" if spoken.startswith("fr") else "en"


def program() -> str:
    """The command that starts this program, so that a printed command works when it is typed."""
    return "labtop" if which("labtop") or not sys.argv[0].endswith("labtop") else os.path.relpath(sys.argv[0])


def lang_given(lang: str) -> str:
    """The `--lang` option for a printed command; empty if the language is the terminal's own."""
    return "" if lang == language() else f" --lang {lang}"


def asked_language() -> str | None:
    """`--lang` as typed: needed for help and refusals, which come before options are read."""
    for i, word in enumerate(sys.argv[1:-1], 1):
        if word == "--lang":
            return sys.argv[i + 1]
    return next((word.removeprefix("--lang=") for word in sys.argv if word.startswith("--lang=")), None)


def words(room_id: str | None = None, lang: str | None = None) -> Texts:
    """The catalogue of a language: the one given, else the terminal's."""
    from labtop.locales.texts import texts

    return texts(language(lang), room_id)


def safe_words(room_id: str | None = None) -> Texts:
    """`words`, but in English if the language given with `--lang` is unknown."""
    from labtop.locales.texts import LANGUAGES

    lang = language(asked_language())
    return words(room_id, lang if lang in LANGUAGES else "en")


def tell_params(command: click.Command, ctx: click.Context) -> None:
    say = safe_words()
    for param in command.get_params(ctx):
        if isinstance(param, click.Option) and param.name is not None:
            name = max(param.opts, key=len).lstrip("-")
            own = f"help-{command.name}-{name}"
            param.help = say.say(own if say.has(own) else f"help-{name}")


class LocalizedCommand(click.Command):
    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = safe_words().say(f"help-{self.name}")
        tell_params(self, ctx)
        super().format_help(ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        return safe_words().say(f"help-{self.name}")


class LocalizedGroup(click.Group):
    command_class = LocalizedCommand

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = safe_words().say("help-labtop")
        self.name = "labtop"
        tell_params(self, ctx)
        super().format_help(ctx, formatter)
