"""The files of a terminal game: its record, saved after every move, and a companion file needed to resume it."""

from __future__ import annotations

import os
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING

import msgspec

from labtop.cli.files import read_bytes
from labtop.engine import codec, record
from labtop.engine.core import Illegal

if TYPE_CHECKING:
    from labtop.engine.game import Game


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """The companion of an open record: the seed, which the record must not show yet, and the players of the seats."""

    seed: str
    people: int
    bots: list[str]
    hints: str = "free"
    """free, counted or off."""
    hinted: list[int] = []
    """Hints taken so far, by seat."""
    played: float = 0.0
    """Seconds that the program has run, for a limit in minutes."""


class Keeper:
    """One record and its companion file."""

    def __init__(self, path: Path, kept: Kept) -> None:
        self.path = path
        self.kept = kept

    @property
    def companion(self) -> Path:
        return companion(self.path)

    def save(self, game: Game) -> None:
        """Raises OSError if the disk refuses to write; the files of the last save are then intact."""
        if not game.over:  # first the companion: an open record cannot be resumed without it
            replace(self.companion, codec.encode(self.kept).decode())
        replace(self.path, game.record())
        if game.over:  # the record itself has the seed now
            self.companion.unlink(missing_ok=True)


def replace(path: Path, text: str) -> None:
    """Replaces a file atomically; only its owner may read it, because of the seed."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:  # hashes hold for these line ends only
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def new_path(folder: str, room_id: str) -> Path:
    """A path that no other game uses. Raises Illegal before the game starts if the folder cannot be written."""
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        while True:
            path = Path(folder) / f"{room_id}-{token_hex(4)}.labtop"
            if not path.exists():
                break
        path.touch(mode=0o600)
        path.unlink()
    except OSError as error:
        raise Illegal("cannot_write", file=folder, reason=error.strerror or "") from None
    return path


def read_kept(path: Path) -> Kept | None:
    """The companion of a record; None if there is none, as after the end of the game."""
    if not companion(path).exists():
        return None
    try:
        return codec.decode(read_bytes(companion(path), codec.MOST_BYTES), Kept)
    except Illegal as error:
        raise Illegal("damaged_companion", file=str(companion(path))) from error


def companion(path: Path) -> Path:
    return path.with_suffix(".seed")


def needs_seed(text: str) -> bool:
    """Whether a game can be continued only with a seed that its record does not contain."""
    told = record.read(text)
    return told.dice == "table" and told.seed is None
