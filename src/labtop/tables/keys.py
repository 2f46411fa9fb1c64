"""Codes that people type, tokens that devices keep, and names. Entropy is passed in, for repeatable simulations."""

from __future__ import annotations

import re
import unicodedata
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from hmac import compare_digest
from typing import Final

from labtop.engine.core import Illegal

Entropy = Callable[[int], bytes]

ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ2345"
"""28 symbols that are easy to tell apart on a projected screen: no I, O, 0, 1."""
TABLE_CODE: Final = 6
CLASS_CODE: Final = 8
KEY: Final = 8
MOST_GRAPHEMES: Final = 20
NAME_SIGNS: Final = " -'\u2019.\u00b7"
"""Space, dash, both apostrophes, point, middle dot."""
UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Invisible characters of the categories of letters and marks: names with and without one would look the same."""


def code(entropy: Entropy, length: int) -> str:
    """Symbols drawn without bias."""
    found = ""
    while len(found) < length:
        byte = entropy(1)[0]
        if byte < 252:  # 9 * 28
            found += ALPHABET[byte % 28]
    return found


def tidy_code(typed: str) -> str:
    """As people type it: small letters, spaces and dashes do not matter."""
    return "".join(letter for letter in typed.upper() if letter.isalnum())


def token(entropy: Entropy, group: str, who: str) -> str:
    """256 random bits, after the ids of group and member, which are not secret."""
    return f"{group}.{who}.{urlsafe_b64encode(entropy(32)).decode().rstrip('=')}"


def hashed(secret: str) -> str:
    return sha256(b"labtop token\0" + secret.encode()).hexdigest()


def same(secret: str, stored: str) -> bool:
    """Compared in constant time."""
    return compare_digest(hashed(secret), stored)


# ---- names -----------------------------------------------------------------------------------------------------------


def read_name(given: str) -> str:
    """A person's own name: letters, marks, numbers and a few signs; nothing that moves the cursor or breaks a sheet."""
    name = " ".join(unicodedata.normalize("NFC", given).split())
    if not name:
        raise Illegal("name_empty")
    marks = sum(unicodedata.category(letter).startswith("M") for letter in name)
    if len(name) - marks > MOST_GRAPHEMES or len(name.encode("utf-8", "replace")) > 80 or marks > 3:
        raise Illegal("name_too_long", most=MOST_GRAPHEMES)
    for letter in name:
        if not (unicodedata.category(letter)[0] in "LMN" or letter in NAME_SIGNS) or UNSEEN.match(letter):
            raise Illegal("name_bad_letter", letter=letter if letter.isprintable() else "�")
    return name


def nickname(words: list[str], taken: set[str], entropy: Entropy) -> str:
    """A generated name that nobody in the group has; a number is added once the words run out."""
    for _ in range(50):
        name = words[int.from_bytes(entropy(4), "big") % len(words)]
        if name not in taken:
            return name
    number = 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"


SPREADSHEET: Final = re.compile(r"^[=+\-@\t\r]")


def harmless_cell(text: str) -> str:
    """Text that a spreadsheet does not run as a formula."""
    return f"'{text}" if SPREADSHEET.match(text) else text
