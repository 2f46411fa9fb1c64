"""Codes that people type, tokens that devices keep, and names. Entropy is passed in, for repeatable simulations."""

from __future__ import annotations

import re
import unicodedata
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from hmac import compare_digest, digest
from itertools import count
from typing import Final

from labtop.engine.core import Illegal

Entropy = Callable[[int], bytes]

ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ2345"
"""28 symbols that are easy to tell apart on a projected screen: no I, O, 0, 1."""
CODE: Final = 8
KEY: Final = 10
"""Symbols of a join code and of a personal or host's key.

A code is looked up before it is refused, however many wrong ones there were, so that these never keep out a right one;
length makes guessing hard. With 1,000 groups open one code in 28^8 / 1000 = 3.8e8 is right: at the 200 tries a second
that a server allows then, somebody finds one in 22 days. A key of a known class of 150 is one in 28^10 / 150 = 2e12.
"""
WORD_CODE: Final = re.compile(r"([A-Z]{4,11})[0-9]{3}")
MOST_GRAPHEMES: Final = 20
LETTER_KINDS: Final = frozenset({"L", "M", "N"})
"""Unicode's categories of letters, combining marks and numbers."""
NAME_SIGNS: Final = " -'\u2019.\u00b7"
"""Space, dash, both apostrophes, point, middle dot."""
UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U00016fe4\U000e0100-\U000e01ef]"
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
    """As people type it: small letters, accents, spaces and dashes do not matter."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", typed).upper() if letter.isalnum())


def is_word_code(typed: str) -> bool:
    """Whether this could be the code of a class (`codes`): one of a million or so, which is few (see docs/host.md)."""
    return WORD_CODE.fullmatch(tidy_code(typed)) is not None


def is_short(typed: str, length: int) -> bool:
    """Whether a code or key is of a length that older versions gave out (6 and 8), which could be found by guessing."""
    return len(tidy_code(typed)) < length


def token(entropy: Entropy, group: str, who: str) -> str:
    """256 random bits, after the ids of group and member, which are not secret."""
    return f"{group}.{who}.{urlsafe_b64encode(entropy(32)).decode().rstrip('=')}"


def drawn_from(secret: str, group: str) -> Entropy:
    """Entropy that follows from a secret of a client, in one group: the same secret gives the same token and key again.

    Only hashes of tokens are stored, so a token whose answer was lost cannot be looked up. It can be made again if it
    depends on nothing but what the client sends again and the group: then a repeated join changes nothing, at any time
    and after any crash. The secret is worth as much as the token, and as hard to guess.
    """
    number = count()
    return lambda size: digest(secret.encode(), f"labtop join {group} {next(number)}".encode(), "sha256")[:size]


def hashed(secret: str) -> str:
    return sha256(b"labtop token\0" + secret.encode()).hexdigest()


def same(secret: str, stored: str) -> bool:
    """Compared in constant time."""
    return compare_digest(hashed(secret), stored)


# ---- names -----------------------------------------------------------------------------------------------------------


def read_name(given: str) -> str:
    """A person's own name: letters, marks, numbers and a few signs; nothing that moves the cursor or breaks a sheet."""
    name = " ".join(unicodedata.normalize("NFC", given).split())
    kinds = [unicodedata.category(letter)[0] for letter in name]
    if not name:
        raise Illegal("name_empty")
    marks = kinds.count("M")
    if len(name) - marks > MOST_GRAPHEMES or len(name.encode("utf-8", "replace")) > 80 or marks > 3:
        raise Illegal("name_too_long", most=MOST_GRAPHEMES)
    for letter, kind, before in zip(name, kinds, ["", *kinds[:-1]], strict=True):
        stray = kind == "M" and before not in LETTER_KINDS  # it would be drawn onto whatever stands before the name
        if stray or not (kind in LETTER_KINDS or letter in NAME_SIGNS) or UNSEEN.match(letter):
            raise Illegal("name_bad_letter", letter=("◌" * stray + letter) if letter.isprintable() else "�")
    if not {"L", "N"} & set(kinds):
        raise Illegal("name_empty")
    return name


def read_line(given: str) -> str:
    """One line that a teacher typed for the screens: without signs that nobody sees or that turn the text round."""
    kept = [letter if unicodedata.category(letter)[0] != "C" else " " for letter in unicodedata.normalize("NFC", given)]
    return " ".join("".join(kept).split())


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
