"""Makes the collection of a room: `python -m labtop.learning.collect ROOM --seed S -o FILE`.

The games are played by bots and every position is searched, which takes from seconds to some minutes. The same seed
and the same version of the program give the same file.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from labtop.engine.core import Illegal
from labtop.engine.registry import ROOMS, room
from labtop.learning.making import many
from labtop.learning.packaged import packed
from labtop.locales.texts import texts
from labtop.seeds import read_seed


def main(words: list[str] | None = None) -> int:
    """The command; 2 with one line on stderr if the input is wrong."""
    parser = argparse.ArgumentParser(prog="python -m labtop.learning.collect", description=__doc__)
    parser.add_argument("room", metavar="ROOM", help=", ".join(ROOMS))
    parser.add_argument("--seed", default="1", help="the same seed gives the same puzzles")
    parser.add_argument("-o", "--output", type=Path, help="default: the file of the room's folder")
    given = parser.parse_args(words)
    try:
        played = room(given.room)
        seed = read_seed(given.seed)
        if "/" in seed:
            raise Illegal("bad_puzzle_seed", seed=seed)
        text = packed(played.id, played.version, seed, many(played, seed))
        write(given.output or own_file(given.room), text)
    except Illegal as error:
        sys.stderr.write(f"labtop: {texts('en').refusal(error)}\n")
        return 2
    return 0


def own_file(room_id: str) -> Path:
    """Where the collection stands in this copy of the program."""
    return Path(__file__).parents[1].joinpath(*ROOMS[room_id].split(".")[1:], "learning", "puzzles.json")


def write(file: Path, text: str) -> None:
    """Writes the file; raises Illegal if that cannot be done."""
    try:
        file.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise Illegal("cannot_write", file=str(file), reason=error.strerror or "") from None


if __name__ == "__main__":
    sys.exit(main())
