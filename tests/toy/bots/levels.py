"""A coach and nobody else: the toy is played at random."""

from __future__ import annotations

from bots.coaches import Telltale as COACH  # noqa: F401 - handed out by the registry
