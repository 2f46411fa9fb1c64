"""`labtop`: the commands. Exit code 0 done, 2 bad input with one clear line on stderr, never a traceback.

Everything heavy is imported where it is used: `labtop games` should not wait for rich or Fluent's date tables.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from labtop.cli.localized import LocalizedGroup, language, safe_words, words
from labtop.cli.serving import add_commands, serve_default
from labtop.engine.core import Illegal

if TYPE_CHECKING:
    from collections.abc import Callable


def read_pairs(pairs: tuple[str, ...]) -> dict[str, str]:
    """`--option key=value`, any number of times."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise Illegal("bad_option", reason=pair)
        found[name] = value
    return found


def chosen_options(pairs: tuple[str, ...], pack: str | None) -> dict[str, str]:
    """`--option` and `--pack` together: a pack is the option of that name, from a file."""
    found = read_pairs(pairs)
    if pack is not None:
        try:
            found["pack"] = Path(pack).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise Illegal("unreadable_pack", reason=str(error)) from None
    return found


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def to_json(value: Any) -> str:
    import msgspec

    from labtop.engine import codec

    return msgspec.json.format(codec.encode(value), indent=2).decode()


@click.group(cls=LocalizedGroup, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="labtop")
@click.pass_context
def cli(ctx: click.Context) -> None:
    # The help texts of commands and options are in commands.ftl (cli/localized.py).
    if ctx.invoked_subcommand is None:
        serve_default()


add_commands(cli)


@cli.command()
@click.option("--json", "as_json", is_flag=True)
@click.option("--lang")
def games(as_json: bool, lang: str | None) -> None:
    from labtop.cli.listing import games_text
    from labtop.locales.rooms import descriptions

    click.echo(to_json(descriptions()) if as_json else games_text(words(None, lang).lang))


@cli.command()
@click.argument("room", required=False)
@click.option("--seats", type=int)
@click.option("--bots", default="")
@click.option("--seed")
@click.option("--lang")
@click.option("--option", "options", multiple=True, metavar="K=V")
@click.option("--pack", type=click.Path(exists=True, dir_okay=False))
@click.option("--resume", type=click.Path(exists=True, dir_okay=False))
@click.option("--records", default="records", show_default=True, type=click.Path(file_okay=False))
@click.option("--typed", is_flag=True)
@click.option("--plain", is_flag=True)
@click.option("--hints", type=click.Choice(["free", "counted", "off"]), default="free", show_default=True)
@click.option("--from", "begin", type=click.Path(exists=True, dir_okay=False))
@click.option("--move", type=click.IntRange(0), default=0)
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
@click.argument("room")
@click.option("--games", "count", type=int, required=True)
@click.option("--seats", type=int)
@click.option("--bots", default="random", show_default=True)
@click.option("--seed", default="1", show_default=True)
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True)
@click.option("--option", "options", multiple=True, metavar="K=V")
@click.option("--pack", type=click.Path(exists=True, dir_okay=False))
@click.option("--meters", default="", metavar="NAME,…")
@click.option("--records", type=click.Path(file_okay=False))
@click.option("--json", "as_json", is_flag=True)
def simulate(
    room: str, count: int, seats: int | None, bots: str, seed: str, workers: int, options: tuple[str, ...],
    pack: str | None, meters: str, records: str | None, as_json: bool,
) -> None:  # fmt: skip
    from labtop.cli.listing import report_text
    from labtop.cli.options import in_our_notation
    from labtop.engine.registry import room as find_room
    from labtop.lab.batch import simulate as run
    from labtop.seeds import read_seed

    played = find_room(room)
    chosen = played.parse_options(in_our_notation(played, chosen_options(options, pack)))
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
@click.argument("file", type=click.Path(exists=True, dir_okay=False))
@click.option("--until", type=click.IntRange(0))
@click.option("--lang")
@click.option("--json", "as_json", is_flag=True)
def replay(file: str, until: int | None, lang: str | None, as_json: bool) -> None:
    from labtop.cli.listing import replay_plain, replay_text

    try:
        text = Path(file).read_bytes().decode()
    except UnicodeDecodeError:
        raise Illegal("damaged_record", line=1, reason="not_a_record") from None
    told = replay_plain(text, until)
    click.echo(to_json(told) if as_json else replay_text(text, until, lang))


@cli.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False))
@click.option("--seat", type=click.IntRange(1))
@click.option("--lang")
@click.option("--json", "as_json", is_flag=True)
def review(file: str, seat: int | None, lang: str | None, as_json: bool) -> None:
    from labtop.bots.coach import review as judge
    from labtop.cli.play.files import read_text
    from labtop.cli.review import review_text
    from labtop.engine import record

    told = record.read(read_text(Path(file)))
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
@click.argument("room", required=False)
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
@click.argument("room")
@click.option("--games", "count", type=click.IntRange(2), default=200, show_default=True)
@click.option("--seed", default="1", show_default=True)
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True)
@click.option("--bots", default="")
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
        cli.main(standalone_mode=False)
    except Illegal as error:
        click.echo(f"labtop: {tell(error)}", err=True)
        sys.exit(2)
    except click.ClickException as error:
        click.echo(f"labtop: {error.format_message()}", err=True)
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
    return " ".join(safe_words(named).refusal(error).split("\n"))


if __name__ == "__main__":
    main()
