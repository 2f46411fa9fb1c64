"""Prints one hash over seeded games, their views and legal lists: the other half of `hashing_does_not_matter`."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from importlib import import_module

from conformance.games import Case, played, text_of, walk
from labtop.engine import codec
from labtop.engine.core import CHANCE


def main(where: str, seats: str, option_sets: str) -> None:
    module, _, name = where.partition(":")
    room = getattr(import_module(module), name)
    whole = sha256()
    for options in json.loads(option_sets):
        case = Case(room, room.read_options(options), int(seats))
        whole.update(text_of(case, *played(case)).encode())
        for turn in walk(case, most=60):
            whole.update(codec.encode(room.rules.public(turn.state)))
            if turn.ask.seat != CHANCE:
                whole.update(codec.encode(room.rules.legal(turn.state, turn.prompt, turn.ask.seat)))
    sys.stdout.write(whole.hexdigest() + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
