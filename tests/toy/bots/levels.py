"""A coach and nobody else: the toy is played at random."""

from __future__ import annotations

from bots.coaches import Telltale

COACH = Telltale
