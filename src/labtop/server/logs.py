"""Logs as JSON lines with a fixed set of fields, which never hold a name, token, seed or address.

The text of a record is its template without arguments; an exception is logged as type and place, without its message.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from traceback import walk_tb
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from types import TracebackType

FIELDS: Final = ("bytes", "code", "count", "kind", "method", "route", "seconds", "status", "table")
"""Fields that `extra` may add."""
INNERMOST: Final = 12


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.msg.strip() if isinstance(record.msg, str) else type(record.msg).__name__,
        }
        for field in FIELDS:
            if hasattr(record, field):
                line[field] = getattr(record, field)
        if record.exc_info and record.exc_info[0] is not None:
            line["fault"] = record.exc_info[0].__name__
            line["where"] = places(record.exc_info[2])
        return msgspec.json.encode(line, enc_hook=lambda value: type(value).__name__).decode()


def places(trace: TracebackType | None) -> list[str]:
    """File, line and function of each step; source lines and values stay out."""
    steps = [f"{frame.f_code.co_filename}:{number} {frame.f_code.co_name}" for frame, number in walk_tb(trace)]
    return [step.replace("\\", "/").rpartition("site-packages/")[2] for step in steps[-INNERMOST:]]


def set_up(level: str) -> None:
    """To stderr; the libraries' own loggers go the same way."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # asyncio reports lost exceptions as errors; its other messages are not needed
    logger = logging.getLogger("asyncio")
    logger.handlers[:] = []
    logger.propagate = True
    logger.setLevel(logging.WARNING)
