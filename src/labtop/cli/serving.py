"""`labtop serve`, `backup`, `restore`, `doctor`: the commands of an operator. Heavy imports are local to them."""

from __future__ import annotations

import io
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from labtop.cli.localized import LocalizedCommand, words

if TYPE_CHECKING:
    from labtop.server.settings import Settings

data_option = click.option("--data", type=click.Path(file_okay=False, path_type=Path))


@click.command(cls=LocalizedCommand)
@click.option("--host")
@click.option("--port", type=click.IntRange(0, 65535))
@data_option
@click.option("--open", "browse", is_flag=True)
@click.option("--bots", default="")
@click.option("--think", type=float, metavar="TIMES")
@click.option("--ws", type=click.Choice(["picows", "asgi"]))
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
    from labtop.server.run import lan_address
    from labtop.server.security import is_address

    say = words().say
    everywhere = settings.host in {"0.0.0.0", "::"}  # noqa: S104 - compared, not bound
    name = f"[{settings.host}]" if ":" in settings.host else settings.host
    here = "localhost" if everywhere or settings.host.startswith("127.") else name
    click.echo(say("serve-here", address=f"http://{here}:{port}/"))
    others = lan_address() if everywhere else settings.host if not settings.host.startswith("127.") else None
    if others is not None and (is_address(others) or others != "localhost"):
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
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@data_option
def backup(file: Path, data: Path | None) -> None:
    from labtop.server.settings import read_settings
    from labtop.stores.backup import backup as copy

    report = copy(read_settings(data=data).data, file)
    click.echo(
        words().say("backup-done", file=report.file, groups=report.groups, tables=report.tables, lines=report.log)
    )


@click.command(cls=LocalizedCommand)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
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
@click.option("--json", "as_json", is_flag=True)
def doctor(data: Path | None, as_json: bool) -> None:
    import msgspec

    from labtop.server.doctor import examine
    from labtop.server.settings import read_settings

    found = examine(read_settings(data=data))
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        say = words().say
        for finding in found:
            told = say(f"doctor-{finding.check}", state=finding.state, **finding.params)
            click.echo(f"{say(f'doctor-state-{finding.state}'):<6} {told}")
    if any(finding.state == "bad" for finding in found):
        sys.exit(2)


def add_commands(group: click.Group) -> None:
    for command in (serve, backup, restore, doctor):
        group.add_command(command)
