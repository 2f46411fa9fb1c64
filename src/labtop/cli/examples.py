"""Commands that the help shows. A test reads each of them as a shell would."""

from __future__ import annotations

from typing import Final

from labtop.engine.registry import ROOMS

ROOM: Final = next(iter(ROOMS))

EXAMPLES: Final = {
    "labtop": (
        "labtop",
        f"labtop play {ROOM}",
        "labtop play --help",
    ),
    "games": ("labtop games", "labtop games --json"),
    "play": (
        f"labtop play {ROOM}",
        f"labtop play {ROOM} --bots greedy",
        f"labtop play {ROOM} --seats 4 --bots greedy,master --pack mine.toml",
        "labtop play --resume records/game.labtop",
    ),
    "simulate": (
        f"labtop simulate {ROOM} --games 200 --bots greedy,random --workers 2",
        f"labtop simulate {ROOM} --games 100 --json",
    ),
    "print": (
        f"labtop print {ROOM}",
        f"labtop print {ROOM} --lang fr --paper letter --bw -o sheets.pdf",
        f"labtop print {ROOM} --parts rules",
    ),
    "puzzle": (
        f"labtop puzzle {ROOM}",
        f"labtop puzzle {ROOM} --lang fr",
        f"labtop puzzle {ROOM} --seed friday --json",
    ),
    "replay": ("labtop replay game.labtop", "labtop replay game.labtop --until 20 --json"),
    "review": ("labtop review game.labtop", "labtop review game.labtop --seat 2"),
    "bench": ("labtop bench", f"labtop bench {ROOM} --json"),
    "ladder": (f"labtop ladder {ROOM} --games 100 --workers 2",),
    "completion": (
        "labtop completion bash >> ~/.bashrc",
        "labtop completion fish > ~/.config/fish/completions/labtop.fish",
    ),
    "serve": (
        "labtop serve --open",
        "labtop serve --host 127.0.0.1 --port 8080",
        "labtop serve --data /srv/labtop --keep-days 7",
    ),
    "backup": ("labtop backup labtop.backup", "labtop backup --keep 7 backups"),
    "restore": ("labtop restore labtop.backup",),
    "tidy": ("labtop tidy", "labtop tidy --keep-days 7 --yes"),
    "doctor": ("labtop doctor", "labtop doctor --server http://localhost:8000"),
}
"""Command -> lines to copy."""
