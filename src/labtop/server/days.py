"""Moments as days of the server's calendar: tables know no time zone."""

from __future__ import annotations

from datetime import UTC, datetime


def day_of(moment: float) -> str:
    """The day of a moment in seconds since 1970; empty for one that is not known."""
    return datetime.fromtimestamp(moment, UTC).astimezone().date().isoformat() if moment else ""
