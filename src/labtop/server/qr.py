"""QR codes of addresses, as pictures for the browser."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Final

import segno

MOST: Final = 200
"""Characters of a text; a link to join has fewer than a hundred."""
REMEMBERED: Final = 256


@lru_cache(REMEMBERED)
def svg(text: str) -> bytes:
    """An SVG, dark on white in every theme, as cameras need it. Takes about 10 ms of CPU."""
    drawn = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(drawn, kind="svg", border=3, dark="#1b1f24", light="#fff", xmldecl=False, nl=False, omitsize=True)
    return drawn.getvalue()
