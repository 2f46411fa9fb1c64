"""Commands whose help is in the catalogues: `labtop --help` is in the terminal's language, and no sentence is in code.

The help of a command `simulate` is the message `help-simulate`, that of its option `--workers` is
`help-simulate-workers` or, without that, `help-workers`.
"""

from __future__ import annotations

import locale
import os
import shlex
import sys
from pathlib import Path
from shutil import which
from typing import TYPE_CHECKING, Final
from weakref import WeakSet

import click

from labtop.cli.examples import EXAMPLES
from labtop.engine.core import Illegal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from labtop.locales.texts import Texts


def language(given: str | None = None) -> str:
    """The given language, else that of the terminal, else English."""
    if given:
        return given
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    if not spoken:  # Windows has no such variables; Python asks it for the language of the user
        spoken = locale.getlocale()[0] or ""
    return "fr" if spoken.lower().startswith("fr") else "en"


def program() -> str:
    """The command that starts this program, so that a printed command works when it is typed."""
    if which("labtop"):
        return "labtop"
    if Path(sys.argv[0]).name == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m labtop"
    return os.path.relpath(sys.argv[0]) if sys.argv[0].endswith("labtop") else "labtop"


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
    """`words`, but in the terminal's language if the one given with `--lang` is unknown."""
    from labtop.locales.texts import LANGUAGES

    lang = language(asked_language())
    return words(room_id, lang if lang in LANGUAGES else language())


METAVARS: Final = ("integer", "text", "float", "file", "directory", "path")
"""Kinds of values that click names by itself, in English."""
NAMED_HERE: Final[WeakSet[click.Option]] = WeakSet()
"""Options whose values are named by us: in the language of each help page, which may change within a process."""


def tell_params(command: click.Command, ctx: click.Context) -> None:
    say = safe_words()
    for param in command.get_params(ctx):
        if isinstance(param, click.Option) and param.name is not None:
            name = max(param.opts, key=len).lstrip("-")
            own = f"help-{command.name}-{name}"
            param.help = say.say(own if say.has(own) else f"help-{name}")
            kind = param.type.name.split()[0]  # "integer range" is one as well
            ours = param.metavar is None or param in NAMED_HERE
            if ours and kind in METAVARS and not param.is_flag and not param.count:
                param.metavar = say.say(f"metavar-{kind}")
                NAMED_HERE.add(param)


class Formatter(click.HelpFormatter):
    """click's own words of a help page, in the session's language."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or f"{safe_words().say('help-usage')} ")

    def write_heading(self, heading: str) -> None:
        told = safe_words().say(f"help-heading-{heading.lower()}")  # with its colon: French has a space before it
        self.write(f"{'':>{self.current_indent}}{told}\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        say = safe_words().say
        default, required = f"[{say('help-default')}", f"{say('help-required')}]"
        told = [(name, text.replace("[default:", default).replace("required]", required)) for name, text in rows]
        super().write_dl(told, col_max, col_spacing)


class LocalizedContext(click.Context):
    formatter_class = Formatter


class LocalizedCommand(click.Command):
    context_class = LocalizedContext

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = safe_words().say(f"help-{self.name}")
        tell_params(self, ctx)
        super().format_help(ctx, formatter)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_examples(self.name or "", formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        return safe_words().say(f"help-{self.name}")

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True  # they are refused here, in our words
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise Illegal("too_many_words", words=" ".join(rest))
        return rest


class LocalizedGroup(click.Group):
    command_class = LocalizedCommand
    context_class = LocalizedContext

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = safe_words().say("help-labtop")
        self.name = "labtop"
        self.subcommand_metavar = safe_words().say("metavar-command")
        tell_params(self, ctx)
        super().format_help(ctx, formatter)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_examples("labtop", formatter)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        known = self.list_commands(ctx)
        if args[0] not in known and not args[0].startswith("-") and not ctx.resilient_parsing:
            raise Illegal("unknown_command", command=args[0], known=", ".join(known))
        return super().resolve_command(ctx, args)


def write_examples(name: str, formatter: click.HelpFormatter) -> None:
    """Commands to copy, below the options."""
    with formatter.section("examples"):
        for line in EXAMPLES.get(name, ()):
            formatter.write(f"{'':>{formatter.current_indent}}{line}\n")
