"""What is said of a command line that click does not understand, in our words; and completion for shells."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

import click

from labtop.cli.values import called
from labtop.engine.core import Illegal

if TYPE_CHECKING:
    from labtop.locales.texts import Texts

SHELLS: Final = ("bash", "zsh", "fish", "powershell")


def tell_misuse(error: click.ClickException, say: Texts) -> str:
    """An error of click; in click's own English only where it is none of those that our commands can cause."""
    found = misuse(error)
    if found is None:
        return error.format_message()
    return " ".join([say.refusal(found), *did_you_mean(found, say)])


def misuse(error: click.ClickException) -> Illegal | None:
    ctx = getattr(error, "ctx", None)
    if isinstance(error, click.NoSuchOption) and ctx is not None:
        known = [option for param in ctx.command.get_params(ctx) for option in param.opts if option.startswith("--")]
        return Illegal("unknown_word", name=error.option_name, known=", ".join(known))
    if isinstance(error, click.MissingParameter):
        return Illegal("word_is_missing", name=called(error.param))
    if isinstance(error, click.BadOptionUsage):  # without its context; a value for a flag can only be typed with =
        given = any(word.startswith(f"{error.option_name}=") for word in sys.argv)
        return Illegal("word_takes_no_value" if given else "word_needs_value", name=error.option_name)
    return None


def did_you_mean(error: Illegal, say: Texts) -> list[str]:
    """The known words nearest to the one that is not known; empty if none is near."""
    known = error.params.get("known")
    if not isinstance(known, str):
        return []
    words = [word.strip() for word in known.split(",")]
    typed = [error.params[name] for name in ("value", *error.params) if name in error.params and name != "known"]
    if not typed or typed[0] in words:
        return []
    said = str(typed[0]).lower()
    near = get_close_matches(said, words, 2) or [word for word in words if said and word.startswith(said)][:2]
    return [say.say("did-you-mean", near=", ".join(near))] if near else []


def completion_script(command: click.Command, shell: str) -> str:
    """Lines for a shell's start-up file, after which the Tab key completes commands, options, games and levels."""
    from click.shell_completion import get_completion_class

    found = get_completion_class(shell)
    assert found is not None
    return found(command, {}, "labtop", "_LABTOP_COMPLETE").source()
