"""Settings of an operator: by options, by LABTOP_* variables. Limits can only be lowered there."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, structs
from platformdirs import user_data_path

from labtop.engine.core import Illegal

if TYPE_CHECKING:
    from collections.abc import Mapping

PREFIX: Final = "LABTOP_"
LEVELS: Final = ("debug", "info", "warning", "error")
SOCKETS: Final = ("picows", "asgi")


class Limits(Struct, frozen=True, kw_only=True):
    """Limits of connections and requests. The defaults are the largest values that a variable can set."""

    message_bytes: int = 16 * 1024
    message_keys: int = 200
    body_bytes: int = 64 * 1024
    burst: int = 20
    """Messages a connection may send at once …"""
    pace: float = 10.0
    """… how many of those come back each second …"""
    steady: float = 3.0
    """… and how many a second over a whole minute."""
    refused: int = 20
    """Refused messages within a minute that end a connection."""
    inbox_messages: int = 32
    """Messages of a connection that may wait to be handled; then nothing more is read from it."""
    queue_messages: int = 64
    queue_bytes: int = 256 * 1024
    head_seconds: float = 10.0
    """Seconds until the head of a request, and then its body, must have arrived."""
    hello_seconds: float = 5.0
    farewell_seconds: float = 2.0
    """Seconds that a peer has to read the reason when its connection is ended."""
    ping_seconds: float = 10.0
    dead_seconds: float = 25.0
    per_seat: int = 3
    per_group: int = 150
    per_address: int = 600
    misses: int = 150
    """Wrong codes that one address may try at once: a school is one address."""
    misses_per_minute: float = 10.0
    misses_in_all: float = 300.0
    """Wrong codes a minute, from everywhere."""
    groups: int = 300
    """Groups that one address may open at once, and then per minute."""
    groups_per_minute: float = 60.0
    previews: int = 60
    """Targets that one address may have judged at once, and then per minute."""
    previews_per_minute: float = 30.0
    pictures: int = 300
    """QR codes that one address may request at once, and then per minute."""
    pictures_per_minute: float = 60.0
    aids: int = 20
    """The same for one person's questions about a bench."""
    aids_per_minute: float = 40.0
    tables: int = 2000
    """Tables in memory; tables without connections leave it after ten minutes."""


class Settings(Struct, frozen=True, kw_only=True):
    host: str = "0.0.0.0"  # noqa: S104 - a class joins from its own devices; `--host 127.0.0.1` keeps it to this one
    port: int = 8000
    data: Path
    hosts: tuple[str, ...] = ()
    """Further names this server may be called by; addresses and this machine's own names are known."""
    origins: tuple[str, ...] = ()
    """Pages of other servers that may talk to this one, as in https://school.example."""
    log: str = "warning"
    bots: tuple[str, ...] = ()
    """Own bots of the operator, as `path/to/bot.py:Name`; they play as level `own:Name`."""
    think: float = 1.0
    """How much more than usual bots may search: a quick machine can afford more, a small one less."""
    ws: str = "asgi"
    """How WebSockets are served: `picows`, the default where it is installed, or plain ASGI WebSockets (`asgi`)."""
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
    found.update({name: value for name, value in given.items() if value is not None})
    found["data"] = Path(found["data"]).expanduser()
    if not 0 <= found.get("port", 0) <= 65535:
        raise Illegal("bad_setting", setting="port", value=str(found["port"]))
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
    if field == "think":
        return {field: number(name, value)}
    if field in {"hosts", "origins"}:
        return {field: tuple(part.strip().lower().rstrip("/") for part in value.split(",") if part.strip())}
    if field in {"log", "ws"}:
        if value.lower() not in (LEVELS if field == "log" else SOCKETS):
            raise Illegal("bad_setting", setting=name, value=value)
        return {field: value.lower()}
    return {}


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


def number(name: str, value: str) -> float:
    try:
        return float(value) if "." in value else int(value)
    except ValueError:
        raise Illegal("bad_setting", setting=name, value=value) from None
