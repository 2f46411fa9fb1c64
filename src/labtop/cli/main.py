"""`labtop`: the commands. Exit code 0 done, 2 bad input with one clear line on stderr, never a traceback.

Everything heavy is imported where it is used: `labtop games` should not wait for rich or Fluent's date tables.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from labtop.cli.localized import LocalizedGroup, language, safe_words, words
from labtop.cli.printing import add_printing
from labtop.cli.puzzle import add_puzzles
from labtop.cli.serving import add_commands, serve_default
from labtop.cli.usage import SHELLS, completion_script, did_you_mean, tell_misuse
from labtop.cli.values import (
    AnyWhole,
    OneOf,
    Place,
    Whole,
    complete_languages,
    complete_levels,
    complete_meters,
    complete_options,
    complete_rooms,
)
from labtop.engine.core import Illegal

if TYPE_CHECKING:
    from collections.abc import Callable


def read_pairs(pairs: tuple[str, ...]) -> dict[str, str]:
    """`--option key=value`, any number of times."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise Illegal("option_without_value", pair=pair)
        found[name] = value
    return found


def chosen_options(pairs: tuple[str, ...], pack: str | None) -> dict[str, str]:
    """`--option` and `--pack` together: a pack is the option of that name, from a file."""
    found = read_pairs(pairs)
    if pack is not None:
        from labtop.cli.files import read_pack

        found["pack"] = read_pack(Path(pack))
    return found


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def to_json(value: Any) -> str:
    import msgspec

    from labtop.engine import codec

    return msgspec.json.format(codec.encode(value), indent=2).decode()


def tell_version(ctx: click.Context, _param: click.Parameter, asked: bool) -> None:
    """`labtop --version`: the rules are told too, because a record can be replayed by its own version of them only."""
    if asked and not ctx.resilient_parsing:
        import platform

        from labtop import __version__
        from labtop.about import compiled, rules_versions

        build = "compiled" if compiled() else "plain"
        click.echo(words().say("version-is", version=__version__, build=build, python=platform.python_version()))
        for room, version in rules_versions().items():
            click.echo("  " + words().say("version-rules", room=room, version=version))
        ctx.exit()


@click.group(cls=LocalizedGroup, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=tell_version)
@click.pass_context
def cli(ctx: click.Context) -> None:
    # The help texts of commands and options are in commands.ftl (cli/localized.py).
    if ctx.invoked_subcommand is None:
        serve_default()


add_commands(cli)
add_printing(cli)
add_puzzles(cli)


@cli.command()
@click.option("--json", "as_json", is_flag=True)
@click.option("--lang", shell_complete=complete_languages)
def games(as_json: bool, lang: str | None) -> None:
    from labtop.cli.listing import games_text
    from labtop.locales.rooms import descriptions

    click.echo(to_json(descriptions()) if as_json else games_text(words(None, lang).lang))


@cli.command()
@click.argument("room", required=False, shell_complete=complete_rooms)
@click.option("--seats", type=AnyWhole())
@click.option("--bots", default="", shell_complete=complete_levels)
@click.option("--seed")
@click.option("--lang", shell_complete=complete_languages)
@click.option("--option", "options", multiple=True, metavar="K=V", shell_complete=complete_options)
@click.option("--pack", type=Place(exists=True, dir_okay=False))
@click.option("--resume", type=Place(exists=True, dir_okay=False))
@click.option("--records", default="records", show_default=True, type=Place(file_okay=False))
@click.option("--typed", is_flag=True)
@click.option("--plain", is_flag=True)
@click.option("--hints", type=OneOf("free", "counted", "off"), default="free", show_default=True)
@click.option("--from", "begin", type=Place(exists=True, dir_okay=False))
@click.option("--move", type=Whole(0), default=0)
def play(
    room: str | None, seats: int | None, bots: str, seed: str | None, lang: str | None, options: tuple[str, ...],
    pack: str | None, resume: str | None, records: str, typed: bool, plain: bool, hints: str, begin: str | None,
    move: int,
) -> None:  # fmt: skip
    from labtop.cli.play import start

    if room is None and resume is None and begin is None:
        raise Illegal("which_room", known=", ".join(known_rooms()))
    code = start.run(
        room or "",
        seats=seats,
        bots=split(bots),
        seed=seed,
        lang=language(lang),
        options=chosen_options(options, pack),
        resume=resume,
        record_dir=records,
        typed=typed,
        plain=plain,
        hints=hints,
        begin=None if begin is None else (begin, move),
    )
    sys.exit(code)


def known_rooms() -> list[str]:
    from labtop.engine.registry import ROOMS

    return list(ROOMS)


@cli.command()
@click.argument("room", shell_complete=complete_rooms)
@click.option("--games", "count", type=AnyWhole(), required=True)
@click.option("--seats", type=AnyWhole())
@click.option("--bots", default="random", show_default=True, shell_complete=complete_levels)
@click.option("--seed", default="1", show_default=True)
@click.option("--workers", type=Whole(1, 64), default=1, show_default=True)
@click.option("--option", "options", multiple=True, metavar="K=V", shell_complete=complete_options)
@click.option("--pack", type=Place(exists=True, dir_okay=False))
@click.option("--meters", default="", metavar="NAME,…", shell_complete=complete_meters)
@click.option("--records", type=Place(file_okay=False))
@click.option("--json", "as_json", is_flag=True)
def simulate(
    room: str, count: int, seats: int | None, bots: str, seed: str, workers: int, options: tuple[str, ...],
    pack: str | None, meters: str, records: str | None, as_json: bool,
) -> None:  # fmt: skip
    from labtop.cli.listing import report_text
    from labtop.cli.options import read_options
    from labtop.engine.registry import room as find_room
    from labtop.lab.batch import simulate as run
    from labtop.seeds import read_seed

    played = find_room(room)
    chosen = read_options(played, chosen_options(options, pack))
    if records is not None:
        try:
            Path(records).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Illegal("cannot_write", file=records, reason=error.strerror or "") from None
    with progress_bar(count) as tick:
        report = run(
            room,
            games=count,
            seats=played.seats(chosen)[0] if seats is None else seats,
            bots=split(bots),
            seed=read_seed(seed),
            workers=workers,
            options=chosen,
            records=records,
            meters=split(meters),
            progress=tick,
        )
    click.echo(to_json(report) if as_json else report_text(report, words(room)))


class progress_bar:  # noqa: N801 - reads as a function where it is used
    """A progress bar on a terminal, nothing elsewhere."""

    def __init__(self, total: int) -> None:
        self.total = total

    def __enter__(self) -> Callable[[int], None] | None:
        if not sys.stderr.isatty():
            return None
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

        self.bar = Progress(
            BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True
        )
        self.bar.start()
        task = self.bar.add_task("", total=self.total)
        return lambda done: self.bar.advance(task, done)

    def __exit__(self, *_: object) -> None:
        if hasattr(self, "bar"):
            self.bar.stop()


@cli.command()
@click.argument("file", type=Place(exists=True, dir_okay=False))
@click.option("--until", type=Whole(0))
@click.option("--lang", shell_complete=complete_languages)
@click.option("--json", "as_json", is_flag=True)
def replay(file: str, until: int | None, lang: str | None, as_json: bool) -> None:
    from labtop.cli.files import read_record
    from labtop.cli.listing import replay_plain, replay_text

    text = read_record(Path(file))
    told = replay_plain(text, until)
    click.echo(to_json(told) if as_json else replay_text(text, until, lang))


@cli.command()
@click.argument("file", type=Place(exists=True, dir_okay=False))
@click.option("--seat", type=Whole(1))
@click.option("--lang", shell_complete=complete_languages)
@click.option("--json", "as_json", is_flag=True)
def review(file: str, seat: int | None, lang: str | None, as_json: bool) -> None:
    from labtop.bots.coach import review as judge
    from labtop.cli.files import read_record
    from labtop.cli.review import review_text
    from labtop.engine import record

    told = record.read(read_record(Path(file)))
    with progress_bar(100) as tick:
        found = judge(told, None if seat is None else seat - 1, None if tick is None else in_percent(tick))
    click.echo(to_json(found) if as_json else review_text(file, told, found, words(told.room, lang)))


def in_percent(tick: Callable[[int], None]) -> Callable[[int, int], None]:
    """Progress for a bar of a hundred."""
    done = 0

    def tell(steps: int, of: int) -> None:
        nonlocal done
        tick(100 * steps // of - done)
        done = 100 * steps // of

    return tell


@cli.command()
@click.argument("room", required=False, shell_complete=complete_rooms)
@click.option("--json", "as_json", is_flag=True)
def bench(room: str | None, as_json: bool) -> None:
    from labtop.cli.listing import bench_text
    from labtop.engine.registry import room as find_room
    from labtop.lab.bench import measure

    if room is not None:
        find_room(room)
    found = measure(room)
    click.echo(to_json(found) if as_json else bench_text(found, words()))


@cli.command()
@click.argument("room", shell_complete=complete_rooms)
@click.option("--games", "count", type=Whole(2), default=200, show_default=True)
@click.option("--seed", default="1", show_default=True)
@click.option("--workers", type=Whole(1, 64), default=1, show_default=True)
@click.option("--bots", default="", shell_complete=complete_levels)
@click.option("--json", "as_json", is_flag=True)
def ladder(room: str, count: int, seed: str, workers: int, bots: str, as_json: bool) -> None:
    from labtop.bots.base import levels
    from labtop.cli.listing import ladder_text
    from labtop.engine.registry import room as find_room
    from labtop.lab.ladder import climb, games_in_all
    from labtop.seeds import read_seed

    played = find_room(room)
    own = split(bots)
    there = [one for one in own if one in levels(played)]
    if there:
        raise Illegal("on_the_ladder", bots=", ".join(there))
    with progress_bar(games_in_all(played.id, count, own)) as tick:
        found = climb(played.id, count, read_seed(seed), workers, tick, own)
    click.echo(to_json(found) if as_json else ladder_text(found, words(room)))


def main() -> None:
    """The program: typed refusals become one line on stderr and exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:  # a character that the terminal cannot show must not cause a traceback
            reconfigure(errors="replace")
    try:
        cli.main(standalone_mode=False, complete_var="_LABTOP_COMPLETE")
    except Illegal as error:
        click.echo(f"labtop: {tell(error)}", err=True)
        sys.exit(2)
    except click.ClickException as error:
        click.echo(f"labtop: {tell_misuse(error, safe_words())}", err=True)
        sys.exit(2)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()  # the reader of the pipe has gone: no message about it
        sys.exit(0)


def tell(error: Illegal) -> str:
    """A refusal on one line, in the terminal's language and the words of the room that was named."""
    rooms = known_rooms()
    named = next((word for word in sys.argv[1:] if word in rooms), rooms[0])
    say = safe_words(named)
    return " ".join([*say.refusal(error).split("\n"), *did_you_mean(error, say)])


@cli.command()
@click.argument("shell", type=OneOf(*SHELLS))
def completion(shell: str) -> None:
    click.echo(completion_script(cli, shell))


if __name__ == "__main__":
    main()
