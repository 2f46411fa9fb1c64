"""`labtop print`: a game on paper, as a PDF. It is made in a process with limits (tables/press.py)."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from labtop.cli.localized import LocalizedCommand, language, words
from labtop.cli.values import OneOf, Place, Whole, complete_languages, complete_options, complete_parts, complete_rooms
from labtop.engine.core import Illegal

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from labtop.printing.wanted import Printable, Printed


@click.command("print", cls=LocalizedCommand)
@click.argument("room", required=False, shell_complete=complete_rooms)
@click.option("--pack", type=Place(exists=True, dir_okay=False))
@click.option("--option", "options", multiple=True, metavar="K=V", shell_complete=complete_options)
@click.option("--lang", shell_complete=complete_languages)
@click.option("--paper", type=OneOf("a4", "letter"), default="a4", show_default=True)
@click.option("--bw", is_flag=True)
@click.option("--parts", default="", metavar="PART,…", shell_complete=complete_parts)
@click.option("--record", type=Place(exists=True, dir_okay=False))
@click.option("--seat", type=Whole(1))
@click.option("-o", "--output", type=Place(dir_okay=False))
def print_(
    room: str | None, pack: str | None, options: tuple[str, ...], lang: str | None, paper: Any, bw: bool, parts: str,
    record: str | None, seat: int | None, output: str | None,
) -> None:  # fmt: skip
    from labtop.cli.main import chosen_options, known_rooms, split
    from labtop.printing.typesetting import check_installed
    from labtop.tables import press

    spoken = language(lang)
    check_installed()
    if record is not None:
        wanted = report_on(Path(record), spoken, None if seat is None else seat - 1, paper)
        name = f"{Path(record).stem}.pdf"
    elif room is None:
        raise Illegal("which_room", known=", ".join(known_rooms()))
    else:
        wanted = game_of(room, spoken, paper, bw, tuple(split(parts)), chosen_options(options, pack))
        name = f"{room}.{spoken}.pdf"
    with waiting(spoken):
        made = press.once(wanted)
    file = Path(output or name)
    write(file, made)
    told = "print-done" if record is None else "print-done-record"
    click.echo(words(wanted.room, spoken).say(told, file=str(file), pages=made.pages))


def game_of(room: str, lang: str, paper: Any, bw: bool, parts: tuple[str, ...], options: dict[str, str]) -> Printable:
    from labtop.engine.registry import room as find_room
    from labtop.locales.texts import check
    from labtop.printing.wanted import Wanted
    from labtop.tables.foreign_texts import check_cheaply

    played = find_room(room)
    check(lang, room)
    given = played.plain_options(options)
    check_cheaply(played, given)
    return Wanted(room, lang, paper, bw, parts, given)


def report_on(file: Path, lang: str, seat: int | None, paper: Any) -> Printable:
    """A page about a finished game, from its record."""
    from labtop.cli.files import read_record
    from labtop.engine import record
    from labtop.engine.game import Game
    from labtop.engine.registry import room
    from labtop.printing.summaries import summary

    told = record.read(read_record(file))
    game = Game(room(told.room), told.options, told.seats, told.seed or "", "typed", throw=False)
    game.replay(told.moves)  # every throw is a move: the seed, which the record may not have, is not needed
    if seat is not None and seat >= game.seats:
        raise Illegal("no_such_seat", seat=seat)
    return summary(game, lang, (), seat, paper)


def waiting(lang: str) -> AbstractContextManager[Any]:
    """Something that moves on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty():
        return nullcontext()
    from rich.console import Console

    return Console(stderr=True).status(words(None, lang).say("print-working"))


def write(file: Path, made: Printed) -> None:
    try:
        file.write_bytes(made.pdf)
    except OSError as error:
        raise Illegal("cannot_write", file=str(file), reason=error.strerror or "") from None


def add_printing(group: click.Group) -> None:
    group.add_command(print_)
