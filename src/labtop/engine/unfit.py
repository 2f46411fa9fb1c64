"""What to say of a value that an option cannot have: which values it can have, as its type declares them."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from labtop.engine.wire import Illegal

PLACE: Final = re.compile(r"at `\$\.(\w+)(?:\[[^`]*\])?`$")
"""The end of a message of msgspec: the option, or an entry of its list."""
LONGEST: Final = 60
"""Characters of a value that are said again."""


def unfit(options: type[Any], name: str, value: Any, reason: str) -> Illegal:
    """The refusal: with the allowed values, or the range; with the plain reason for texts and packs."""
    allowed = msgspec.json.schema(options)["$defs"][options.__name__]["properties"].get(name, {})
    said = str(value)[:LONGEST]
    if allowed.get("type") == "boolean":
        return Illegal("option_not_among", name=name, value=said, known="yes, no")
    if "enum" in allowed:
        return Illegal("option_not_among", name=name, value=said, known=", ".join(map(str, allowed["enum"])))
    numbers = allowed.get("items", allowed)
    if numbers.get("type") != "integer" or not {"minimum", "maximum"} <= numbers.keys():
        return Illegal("bad_option", reason=reason)
    least, most = numbers["minimum"], numbers["maximum"]
    if numbers is allowed:
        return Illegal("option_out_of_range", name=name, value=said, least=least, most=most)
    longest = allowed.get("maxItems", 0)
    return Illegal("option_not_numbers", name=name, value=said.strip("[]()"), longest=longest, least=least, most=most)


def unfit_here(options: type[Any], given: dict[str, Any], error: msgspec.ValidationError) -> Illegal:
    """The same for an error of msgspec, which tells the option only in its text."""
    place = PLACE.search(str(error))
    if place is None or place[1] not in given:
        return Illegal("bad_option", reason=str(error))
    return unfit(options, place[1], given[place[1]], str(error))
