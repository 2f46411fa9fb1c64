"""How many files, and so connections, this process may open."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

ENOUGH: Final = 65_536
"""More than this server can use. Some systems have no upper limit, and refuse to set that."""
MODEST: Final = 10_240
"""The most that macOS lets a process ask for."""


def raise_limit() -> int | None:
    """Raises the usual limit of 1,024 files; returns the limit, or None where the system has none to ask for."""
    # That limit is for programs that wait with `select`, which event loops no longer do.
    try:
        import resource
    except ImportError:  # Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    for wanted in (ENOUGH, MODEST):
        asked = wanted if hard == unlimited else min(wanted, hard)
        if soft != unlimited and soft < asked:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (asked, hard))
                soft = asked
    return ENOUGH if soft == unlimited else soft
