"""`labtop`: the commands. Exit code 0 done, 2 bad input with one clear line on stderr, never a traceback.

Everything heavy is imported where it is used: `labtop games` should not wait for rich or Fluent's date tables.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from labtop.engine.core import Illegal

if TYPE_CHECKING:
    from collections.abc import Callable

    from labtop.texts import Texts


def language(given: str | None) -> str:
    """What was asked for, else what the terminal speaks, else English."""
    if given:
        return given
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "fr" if spoken.startswith("fr") else "en"


def words(room_id: str | None = None, lang: str | None = None) -> Texts:
    from labtop.texts import texts

    return texts(language(lang), room_id)


def read_pairs(pairs: tuple[str, ...]) -> dict[str, str]:
    """`--option key=value`, any number of times."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise Illegal("bad_option", reason=pair)
        found[name] = value
    return found


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def to_json(value: Any) -> str:
    import msgspec

    from labtop.engine import codec

    return msgspec.json.format(codec.encode(value), indent=2).decode()


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="labtop")
def cli() -> None:
    """Four chemistry tabletop games: play, simulate, replay."""


@cli.command()
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@click.option("--lang", help="en or fr.")
def games(as_json: bool, lang: str | None) -> None:
    """List the games, their seats and options with defaults."""
    from labtop.cli.listing import as_plain, as_text

    say = words(None, lang)
    listed = as_plain()
    click.echo(to_json(listed) if as_json else as_text(listed, say.lang))


@cli.command()
@click.argument("room", required=False)
@click.option("--seats", type=int, help="Players in all, bots included.")
@click.option("--bots", default="", help="Levels for the last seats, as greedy,random.")
@click.option("--seed", help="A number or a deal code: same seed, same dice.")
@click.option("--lang", help="en or fr.")
@click.option("--option", "options", multiple=True, metavar="K=V", help="An option of the game; see `labtop games`.")
@click.option("--resume", type=click.Path(exists=True, dir_okay=False), help="Go on with a game left behind.")
@click.option("--records", default="records", show_default=True, type=click.Path(file_okay=False), help="Where records go.")
@click.option("--typed", is_flag=True, help="Type what real dice on the desk show.")
@click.option("--plain", is_flag=True, help="No colours.")
def play(  # noqa: D417
    room: str | None, seats: int | None, bots: str, seed: str | None, lang: str | None, options: tuple[str, ...],
    resume: str | None, records: str, typed: bool, plain: bool,
) -> None:  # fmt: skip
    """Play ROOM in the terminal, alone, with others at this keyboard, against bots."""
    from labtop.cli import play as client

    if room is None and resume is None:
        raise Illegal("unknown_room", room="", known=", ".join(known_rooms()))
    code = client.run(
        room or "",
        seats=seats,
        bots=split(bots),
        seed=seed,
        lang=language(lang),
        options=read_pairs(options),
        resume=resume,
        record_dir=records,
        typed=typed,
        plain=plain,
    )
    sys.exit(code)


def known_rooms() -> list[str]:
    from labtop.engine.registry import ROOMS

    return list(ROOMS)


@cli.command()
@click.argument("room")
@click.option("--games", "count", type=int, required=True, help="How many.")
@click.option("--seats", type=int, help="Players; default: the fewest the options allow.")
@click.option("--bots", default="random", show_default=True, help="One level for all seats, or one for each.")
@click.option("--seed", default="1", show_default=True)
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes.")
@click.option("--option", "options", multiple=True, metavar="K=V", help="An option of the game; see `labtop games`.")
@click.option("--records", type=click.Path(file_okay=False), help="Write every game's record into this folder.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
def simulate(
    room: str, count: int, seats: int | None, bots: str, seed: str, workers: int, options: tuple[str, ...],
    records: str | None, as_json: bool,
) -> None:  # fmt: skip
    """Let bots play many games of ROOM and add them up."""
    from labtop.cli.listing import report_text
    from labtop.engine.registry import room as find_room
    from labtop.game import read_seed
    from labtop.simulate.batch import simulate as run

    played = find_room(room)
    chosen = played.parse_options(read_pairs(options))
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
            progress=tick,
        )
    click.echo(to_json(report) if as_json else report_text(report))


class progress_bar:  # noqa: N801 - reads as a function where it is used
    """A bar on a terminal, silence elsewhere."""

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
@click.option("--until", type=click.IntRange(0), help="Stop after this many moves.")
@click.option("--lang", help="en or fr.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object: views and outcome.")
def replay(file: str, until: int | None, lang: str | None, as_json: bool) -> None:
    """Read a record, judge every move again and show where it leads."""
    from labtop.cli.listing import replay_plain, replay_text

    try:
        text = Path(file).read_bytes().decode()
    except UnicodeDecodeError:
        raise Illegal("damaged_record", line=1, reason="not_a_record") from None
    told = replay_plain(text, until)
    click.echo(to_json(told) if as_json else replay_text(text, until, language(lang)))


@cli.command()
@click.argument("room", required=False)
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
def bench(room: str | None, as_json: bool) -> None:
    """Measure the speeds the documentation quotes, on this machine."""
    from labtop.cli.listing import bench_text
    from labtop.engine.registry import room as find_room
    from labtop.simulate.bench import measure

    if room is not None:
        find_room(room)
    found = measure(room)
    click.echo(to_json(found) if as_json else bench_text(found))


def main() -> None:
    """The program: typed refusals become one line on stderr and exit code 2."""
    try:
        cli.main(standalone_mode=False)
    except Illegal as error:
        room_id = error.params.get("room") if isinstance(error.params.get("room"), str) else None
        click.echo(f"labtop: {tell(error, room_id)}", err=True)
        sys.exit(2)
    except click.ClickException as error:
        click.echo(f"labtop: {error.format_message()}", err=True)
        sys.exit(2)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        sys.exit(0)


def tell(error: Illegal, room_id: str | None) -> str:
    """A refusal in the terminal's language; in its bare form where even that language is what was wrong."""
    lang = next((value for flag, value in zip(sys.argv, sys.argv[1:], strict=False) if flag == "--lang"), None)
    rooms = known_rooms()
    named = next((word for word in sys.argv[1:] if word in rooms), room_id if room_id in rooms else None)
    try:
        return words(named, lang).refusal(error)
    except (Illegal, KeyError):
        return words(named, "en").refusal(error)
