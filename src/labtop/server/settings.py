"""Settings of an operator: by options, by LABTOP_* variables. Limits can only be lowered there."""

from __future__ import annotations

import os
import re
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, structs
from platformdirs import user_data_path

from labtop.engine.core import Illegal
from labtop.server.proxies import LOOPBACK, Network, read_networks

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

PREFIX: Final = "LABTOP_"
LEVELS: Final = ("debug", "info", "warning", "error")
SOCKETS: Final = ("picows", "asgi")
MOST_DAYS: Final = 36500
METRICS: Final = ("off", "local", "on")
CHOICES: Final = {"log": LEVELS, "ws": SOCKETS, "metrics": METRICS}
FIGURES: Final = ("free_low", "free_least", "delay_most")
HOST: Final = r"\[[0-9a-f:.]+\]|[a-z0-9_.-]+"
"""A name or address as browsers write it in the header `Host`, without the port."""
ORIGIN: Final = rf"https?://(?:{HOST})(?::[0-9]{{1,5}})?"


class Limits(Struct, frozen=True, kw_only=True):
    """Limits of connections and requests. The defaults are the largest values that a variable can set."""

    message_bytes: int = 16 * 1024
    message_keys: int = 200
    body_bytes: int = 64 * 1024
    burst: int = 20
    """Messages that a connection may send at once."""
    pace: float = 10.0
    """How many of them it may send again for each second that passes."""
    steady: float = 3.0
    """Messages a second that it may send over a whole minute."""
    refused: int = 20
    """Refused messages within a minute that end a connection."""
    frames: int = 120
    """Frames of a socket, or requests of a connection, that may come at once, whatever they hold."""
    frames_pace: float = 40.0
    """How many of them may come again for each second that passes; one too many ends the connection."""
    fragments: int = 64
    """Pieces in which a message or a body may come: frames of a message, chunks of a body."""
    inbox_messages: int = 32
    """Messages of a connection that may wait to be handled; then nothing more is read from it."""
    queue_messages: int = 64
    queue_bytes: int = 256 * 1024
    head_seconds: float = 10.0
    """Seconds until the head of a request, and then its body, must have arrived."""
    hello_seconds: float = 5.0
    farewell_seconds: float = 1.5
    """Seconds that a peer has to read the reason when its connection is ended."""
    ping_seconds: float = 10.0
    dead_seconds: float = 25.0
    per_seat: int = 3
    per_group: int = 150
    per_address: int = 600
    waiting_per_address: int = 300
    """Connections of one address from which a request or hello is awaited; one more ends the oldest of them."""
    misses: int = 150
    """Wrong codes that one address may try at once: a school is one address."""
    misses_per_minute: float = 10.0
    misses_in_all: float = 300.0
    """Wrong codes a minute, from everywhere."""
    tries: int = 200
    """Codes looked up in a second while there are too many wrong ones."""
    word_tries: int = 20
    """The same for codes of classes, which are a word and three digits: there are fewer of them."""
    groups: int = 300
    """Groups that one address may open at once, and then per minute."""
    groups_per_minute: float = 60.0
    previews: int = 60
    """Targets that one address may have judged at once, and then per minute."""
    previews_per_minute: float = 30.0
    pictures: int = 300
    """QR codes that one address may request at once, and then per minute."""
    pictures_per_minute: float = 60.0
    prints: int = 12
    """Games on paper that one address may have made at once, and then per minute."""
    prints_per_minute: float = 6.0
    aids: int = 20
    """The same for one person's questions about a bench."""
    aids_per_minute: float = 40.0
    tables: int = 2000
    """Tables in memory; tables without connections leave it after two minutes."""
    house_groups: int = 2000
    """Groups in memory."""
    house_members: int = 20_000
    """People in all groups in memory."""
    share: float = 0.5
    """The part of these tables, groups and people that one address may have while nobody else has any."""
    class_share: float = 0.7
    """The part of the 150 places of one group that may be taken from one address."""
    bot_tables: int = 20
    """Tables of one address at which nobody but bots plays."""


class Settings(Struct, frozen=True, kw_only=True):
    host: str = "0.0.0.0"  # noqa: S104 - a class joins from its own devices; `--host 127.0.0.1` keeps it to this one
    port: int = 8000
    data: Path
    hosts: tuple[str, ...] = ()
    """Further names this server may be called by; addresses and this machine's own names are known."""
    origins: tuple[str, ...] = ()
    """Pages of other servers that may talk to this one, as in https://school.example."""
    trust: tuple[Network, ...] = LOOPBACK
    """Proxies whose headers about the client are believed."""
    log: str = "warning"
    keep_days: int = 30
    """Days after the last play at which a group is erased; 0: never."""
    bots: tuple[str, ...] = ()
    """Own bots of the operator, as `path/to/bot.py:Name`; they play as level `own:Name`."""
    think: float = 1.0
    """How much more than usual bots may search: a quick machine can afford more, a small one less."""
    ws: str = "asgi"
    """How WebSockets are served: `picows`, the default where it is installed, or plain ASGI WebSockets (`asgi`)."""
    metrics: str = "local"
    """Who may read /metrics: nobody (`off`), programs on this machine (`local`), or everybody (`on`)."""
    free_low: float = 200
    """MiB that should be free on the disk of the data folder; below, there is a warning."""
    free_least: float = 50
    """MiB that must be free; below, the server is not ready and hosts are told."""
    delay_most: float = 1.0
    """Seconds of delay of the event loop above which the server is not ready."""
    limits: Limits = Limits()


def default_data() -> Path:
    """The usual folder of this platform for a user's data."""
    return user_data_path("labtop", appauthor=False)


def read_settings(environ: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """Options that were given win over variables, and those over defaults."""
    known = os.environ if environ is None else environ
    found: dict[str, Any] = {"data": default_data(), "ws": "picows" if find_spec("picows") else "asgi"}
    for name, value in known.items():
        if name.startswith(PREFIX):
            found.update(read_variable(name, value))
    found["limits"] = read_limits(known)
    for name, value in given.items():
        if value is not None:
            found[name] = LISTS[name](f"--{name}", value) if name in LISTS else value
    found["data"] = Path(found["data"]).expanduser()
    if not 0 <= found.get("port", 0) <= 65535:
        raise Illegal("bad_setting", setting="port", value=str(found["port"]))
    days = found.get("keep_days", 0)
    if not isinstance(days, int) or not 0 <= days <= MOST_DAYS:
        raise Illegal("bad_setting", setting="keep_days", value=str(days))
    if found.get("ws") == "picows" and find_spec("picows") is None:
        raise Illegal("bad_setting", setting="ws", value="picows")
    if "think" in found:
        from labtop.bots.base import read_think  # most servers do not set it

        read_think(found["think"])
    return Settings(**found)


def read_variable(name: str, value: str) -> dict[str, Any]:
    field = name.removeprefix(PREFIX).lower()
    if field in {"host", "data"}:
        return {field: value}
    if field == "port":
        return {field: int(number(name, value))}
    if field in {"think", "keep_days"}:
        return {field: number(name, value)}
    if field in LISTS:
        return {field: LISTS[field](name, value)}
    if field in FIGURES:
        return {field: positive(name, value)}
    if field in CHOICES:
        if value.lower() not in CHOICES[field]:
            raise Illegal("bad_setting", setting=name, value=value)
        return {field: value.lower()}
    return {}


def read_names(setting: str, value: str, pattern: str) -> tuple[str, ...]:
    """Names with commas between them. One that could never match a request is refused, not ignored."""
    found = tuple(part.strip().lower().rstrip("/") for part in value.split(",") if part.strip())
    for name in found:
        if not re.fullmatch(pattern, name):
            raise Illegal("bad_setting", setting=setting, value=name)
    return found


LISTS: Final[dict[str, Callable[[str, str], tuple[Any, ...]]]] = {
    "hosts": lambda setting, value: read_names(setting, value, HOST),
    "origins": lambda setting, value: read_names(setting, value, ORIGIN),
    "trust": lambda _setting, value: read_networks(value),
}
"""Settings with several values, with commas between them, and how they are read."""


def read_limits(environ: Mapping[str, str]) -> Limits:
    """LABTOP_LIMIT_<NAME>, each at most its default."""
    usual = Limits()
    found: dict[str, Any] = {}
    for field in structs.fields(Limits):
        name = f"{PREFIX}LIMIT_{field.name.upper()}"
        if name not in environ:
            continue
        value, most = number(name, environ[name]), getattr(usual, field.name)
        if not 0 < value <= most:
            raise Illegal("setting_out_of_range", setting=name, value=environ[name], most=most)
        found[field.name] = type(most)(value)
    return Limits(**found)


def positive(name: str, value: str) -> float:
    found = float(number(name, value))
    if not 0 < found < float("inf"):
        raise Illegal("bad_setting", setting=name, value=value)
    return found


def number(name: str, value: str) -> float:
    try:
        return float(value) if "." in value else int(value)
    except ValueError:
        raise Illegal("bad_setting", setting=name, value=value) from None
