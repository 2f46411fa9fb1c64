"""CPU time and size of each game on paper, all parts, as `labtop print` makes it.

python benchmarks/printing.py

The time is that of the command with the limited process it starts, user and system, interpreters included.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from labtop.engine.registry import ROOMS

LANGUAGES = ("en", "fr")


def seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measure(room: str, lang: str, folder: Path) -> str:
    file = folder / f"{room}.pdf"
    before = seconds()
    command = [sys.executable, "-m", "labtop", "print", room, "--lang", lang, "-o", str(file)]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603 - our own program
    pages = next(word for word in told.split(": ", 1)[1].split() if word.isdigit())
    return f"{room:20} {lang} {pages:>3} pages {file.stat().st_size / 1e6:5.2f} MB {seconds() - before:5.2f} CPU-s"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for room in ROOMS:
            for lang in LANGUAGES:
                print(measure(room, lang, Path(folder)), flush=True)


if __name__ == "__main__":
    main()
