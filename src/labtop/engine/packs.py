"""Packs as people write them, in TOML, and the limits of what is read.

Size and nesting are checked before anything is parsed: `tomllib` needs memory in proportion to the square of the length
of a dotted key, four gigabytes for 64 kilobytes.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from labtop.engine.wire import Illegal

MOST_PACK: Final = 128 * 1024
"""Characters of a pack: a board with everything on it has less than twenty thousand."""
DEEPEST: Final = 8
"""Levels of dots and brackets at one place; packs of the four rooms have three."""
BIGGEST: Final = 2**63 - 1
"""The largest integer that TOML promises to every reader."""

SIGNS: Final = re.compile(
    r'''
      \#[^\n]*+
    | """ (?: [^"\\] | \\(?:.|\Z) | "(?!"") )*+ (?: "{3,5} | \Z )
    | \'\'\' (?: [^'] | '(?!\'\') )*+ (?: '{3,5} | \Z )
    | " (?: [^"\\\n] | \\(?:.|\Z) )*+ "?
    | ' [^'\n]*+ '?
    | [.\[\]{}=,\n]
    ''',
    re.VERBOSE | re.DOTALL,
)
"""Comments and strings, which are passed over, and the signs that nest or end something. A string without an end
reaches to the end of its line or of the text, so that no part of a text is looked at twice."""


def read_pack(text: str) -> dict[str, Any]:
    """A pack from TOML, as people write it; it becomes an option, so that the record holds all of it."""
    check_text(text)
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Illegal("unreadable_pack", reason=str(error)) from None
    except ValueError:  # more digits than Python reads
        raise too_big_a_number() from None


def check_text(text: str) -> None:
    """What can be said about a pack in a few milliseconds, without parsing it."""
    if len(text) > MOST_PACK:
        raise Illegal("pack_too_big", size=len(text), most=MOST_PACK)
    try:
        text.encode()
    except UnicodeEncodeError as error:  # half of a surrogate pair, which no file can hold
        raise Illegal("unreadable_pack", reason=str(error)) from None
    if is_deep(text):
        raise Illegal("too_deep", most=DEEPEST)


def is_deep(text: str) -> bool:
    """Whether dots of one key and the brackets around it nest too deep; what is in strings does not count."""
    brackets = dots = 0
    for found in SIGNS.finditer(text):
        sign = found[0]
        if sign == ".":
            dots += 1
        elif sign in ("[", "{"):
            brackets, dots = brackets + 1, 0
        elif sign in ("]", "}"):
            brackets, dots = brackets - 1, 0
        elif sign in ("=", ",", "\n"):
            dots = 0
        if brackets + dots > DEEPEST:
            return True
    return False


def check_numbers(value: Any) -> None:
    """Refuse integers that other programs could not read back: they would get into records, messages and stores."""
    left = [value]
    while left:
        one = left.pop()
        if isinstance(one, int):
            if not -BIGGEST <= one <= BIGGEST:
                raise too_big_a_number()
        elif isinstance(one, dict):
            left += one.values()
        elif isinstance(one, list | tuple):
            left += one


def too_big_a_number() -> Illegal:
    """The refusal of a number with too many digits."""
    return Illegal("number_too_big", most=len(str(BIGGEST)) - 1)
