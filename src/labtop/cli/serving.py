"""`labtop serve`, `backup`, `restore`, `tidy`, `doctor`: an operator's commands. Heavy imports are local to them."""

from __future__ import annotations

import io
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from labtop.cli.localized import LocalizedCommand, words
from labtop.cli.values import Number, OneOf, Place, Whole
from labtop.engine.core import Illegal

if TYPE_CHECKING:
    from labtop.server.settings import Settings

data_option = click.option("--data", type=Place(file_okay=False, path_type=Path))
keep_option = click.option("--keep-days", type=Whole(0), metavar="DAYS")


@click.command(cls=LocalizedCommand)
@click.option("--host")
@click.option("--port", type=Whole(0, 65535))
@data_option
@click.option("--hosts", metavar="NAME,…")
@click.option("--trust", metavar="ADDRESS,…")
@keep_option
@click.option("--open", "browse", is_flag=True)
@click.option("--bots", default="")
@click.option("--think", type=Number(), metavar="TIMES")
@click.option("--ws", type=OneOf("picows", "asgi"))
@click.option("--metrics", type=OneOf("off", "local", "on"))
def serve(browse: bool, bots: str, **given: Any) -> None:
    own = tuple(part.strip() for part in bots.split(",") if part.strip())
    run(browse=browse, bots=own or None, **given)


def serve_default() -> None:
    """Plain `labtop`."""
    run(browse=True)


def run(*, browse: bool, **given: Any) -> None:
    from labtop.server import logs, run
    from labtop.server.application import build
    from labtop.server.settings import read_settings

    settings = read_settings(**given)
    logs.set_up(settings.log)
    listener = run.bound(settings)
    port = listener.getsockname()[1]
    app = build(settings)

    def listening() -> None:
        # In a thread: reading the catalogues would delay the first player.
        threading.Thread(target=tell_addresses, args=(settings, port), daemon=True).start()
        if browse:
            open_browser(f"http://localhost:{port}/")

    run.run(app, listener, listening)
    click.echo(words().say("serve-stopped"))


def tell_addresses(settings: Settings, port: int) -> None:
    """Prints the addresses for this machine and for others, the latter also as a QR code."""
    from labtop.server.neighbours import outside

    say = words().say
    everywhere = settings.host in {"0.0.0.0", "::"}  # noqa: S104 - compared, not bound
    name = f"[{settings.host}]" if ":" in settings.host else settings.host
    here = "localhost" if everywhere or settings.host.startswith("127.") else name
    click.echo(say("serve-here", address=f"http://{here}:{port}/"))
    others = outside(settings)
    if others is not None:
        address = f"http://{others}:{port}/"
        click.echo(say("serve-others", address=address))
        click.echo(qr(address))
    click.echo(say("serve-stop"))


def qr(address: str) -> str:
    """A QR code in half blocks, which fits a terminal of 24 lines; empty if the terminal cannot draw them."""
    import segno

    drawn = io.StringIO()
    segno.make(address, error="m", micro=False).terminal(drawn, compact=True, border=2)
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    try:
        drawn.getvalue().encode(encoding)
    except UnicodeEncodeError:
        return ""
    return drawn.getvalue().rstrip("\n") if sys.stdout.isatty() else ""


def open_browser(address: str) -> None:
    """Opens the browser in a thread, so that the server does not wait for it."""
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


@click.command(cls=LocalizedCommand)
@click.argument("file", type=Place(path_type=Path))
@click.option("--keep", type=Whole(1, 9999), metavar="N")
@data_option
def backup(file: Path, keep: int | None, data: Path | None) -> None:
    from labtop.server.settings import read_settings
    from labtop.stores.backup import backup as copy
    from labtop.stores.rotation import rotate

    say, source = words().say, read_settings(data=data).data
    if keep is None:
        if file.is_dir():
            raise Illegal("backup_into_folder", folder=str(file))
        report, rotation = copy(source, file), None
    else:
        rotation = rotate(source, file, keep)
        report = rotation.report
    click.echo(say("backup-done", file=report.file, groups=report.groups, tables=report.tables, lines=report.log))
    if rotation is not None:
        click.echo(say("backup-kept", kept=rotation.kept, removed=rotation.removed))


@click.command(cls=LocalizedCommand)
@click.argument("file", type=Place(exists=True, dir_okay=False, path_type=Path))
@data_option
def restore(file: Path, data: Path | None) -> None:
    from labtop.server.settings import read_settings
    from labtop.stores.backup import restore as put_back

    report = put_back(file, read_settings(data=data).data)
    say = words().say
    click.echo(say("restore-done", file=report.file, groups=report.groups, tables=report.tables, lines=report.log))
    if report.aside:
        click.echo(say("restore-aside", file=report.aside))


@click.command(cls=LocalizedCommand)
@data_option
@keep_option
@click.option("--yes", is_flag=True)
def tidy(data: Path | None, keep_days: int | None, yes: bool) -> None:
    import asyncio
    import time

    from labtop.server.erasure import erase, prospect
    from labtop.server.settings import read_settings

    settings, now, say = read_settings(data=data, keep_days=keep_days), time.time(), words().say
    found = prospect(settings.data, keep_days, settings.keep_days, now)
    if yes:
        gone = asyncio.run(erase(settings.data, found.days, now))
        click.echo(say("tidy-done", groups=gone, days=found.days))
        return
    click.echo(say("tidy-clock", now=day(now)))
    if found.newest is not None:
        click.echo(say("tidy-newest", newest=day(found.newest), groups=found.groups))
    click.echo(say("tidy-kept", days=found.days))
    if found.old:
        click.echo(say("tidy-old", groups=len(found.old), first=day(found.old[0]), last=day(found.old[-1])))
    else:
        click.echo(say("tidy-none"))
    if found.days and (found.held or found.old):
        click.echo(say("tidy-held", held=found.held or "no"))


def day(at: float) -> str:
    """A moment as people read it, in UTC as in the log; of any year, since a clock may be wrong."""
    from datetime import UTC, datetime, timedelta

    try:
        return f"{datetime(1970, 1, 1, tzinfo=UTC) + timedelta(seconds=at):%Y-%m-%d %H:%M}"
    except OverflowError:
        return f"{at:.0f} s"


@click.command(cls=LocalizedCommand)
@data_option
@click.option("--server", metavar="ADDRESS")
@click.option("--json", "as_json", is_flag=True)
def doctor(data: Path | None, server: str | None, as_json: bool) -> None:
    import msgspec

    from labtop.server.doctor import examine
    from labtop.server.settings import read_settings

    found = examine(read_settings(data=data), server)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        say = words().say
        for finding in found:
            told = say(f"doctor-{finding.check}", state=finding.state, **finding.params)
            click.echo(f"{say(f'doctor-state-{finding.state}'):<6} {told}")
    if any(finding.state == "bad" for finding in found):
        sys.exit(1)  # 2 is for commands that cannot be understood or done


def add_commands(group: click.Group) -> None:
    for command in (serve, backup, restore, tidy, doctor):
        group.add_command(command)
