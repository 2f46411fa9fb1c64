# ruff: noqa: INP001 - a script beside the tests that start it
"""`labtop serve` with a clock that runs fast (a lesson of thirty minutes in a few seconds), or with other pages.

For browser tests only.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from labtop.server import logs, pages, run
from labtop.server.application import build
from labtop.server.settings import read_settings


def main(times: float, host: str, port: int, data: Path, folder: str = "") -> None:
    """Run the real server with a clock for the tables that is `times` as fast as the real one, and a folder's pages."""
    if folder:
        ours = pages.read_pages(Path(folder))
        pages.read_pages = lambda: ours
    settings = read_settings(host=host, port=port, data=data)
    logs.set_up(settings.log)
    begun = time.time()
    run.run(build(settings, now=lambda: begun + times * (time.time() - begun)), run.bound(settings), lambda: None)


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2], int(sys.argv[3]), Path(sys.argv[4]), *sys.argv[5:])
