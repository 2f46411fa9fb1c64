"""A game as text: a header, one line per move with chance included, and a last line with the result or the standing.

    labtop record 1
    room: chem-and-roll
    rules: 1
    seats: 1
    options: {"mode":"class", …}
    dice: table
    commitment: 5f0c…
    ---
    1 chance 0 {"type":"roll","faces":[4,1,3,6]} ~9f3a61c2
    2 seat 0 0 {"type":"place","die":"blue","value":4,"box":"line-1"} ~07d1b6aa
    ---
    end rounds 41 ~5b1e22f0

Every line after the header ends with a link of a hash chain, so that a lost, edited or swapped line is reported
when the record is read. It guards against accidents; the commitment guards against forgery.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

import msgspec

from labtop.engine import codec, drive
from labtop.engine.core import CHANCE, Dice, Illegal
from labtop.engine.dice import SealedDice, commitment, deal_key
from labtop.engine.packs import MOST_PACK
from labtop.engine.registry import Room, room
from labtop.engine.wire import Ask, Move

TITLE: Final = "labtop record 1"
RULE: Final = "---"
MOST_BYTES: Final = 4 * 1024 * 1024
MOST_OPTIONS: Final = 12 * MOST_PACK + codec.MOST_BYTES
"""A pack is an option and part of the header; one character takes at most twelve bytes, two escapes of JSON."""
HEADER: Final = ("room", "rules", "seats", "options", "dice", "commitment")


class Record(msgspec.Struct):
    """The content of a record. `seed` is set only after the end of the game, when it may be known."""

    room: str
    rules: int
    seats: int
    options: Any
    moves: list[Move]
    dice: str = "table"
    """table: drawn from the seed; typed: by a person from real dice; quick: a simulation's generator."""
    commitment: str = ""
    seed: str | None = None
    reason: str | None = None
    """Why the game ended; None while it is open."""


class Damaged(Illegal):
    """A record that cannot be trusted: which line, and why."""

    def __init__(self, line: int, reason: str, **params: Any) -> None:
        super().__init__("damaged_record", line=line, reason=reason, **params)


def write(record: Record) -> str:
    """The text of a record; equal records give equal texts."""
    head = [
        TITLE,
        f"room: {record.room}",
        f"rules: {record.rules}",
        f"seats: {record.seats}",
        f"options: {printable(codec.encode(record.options).decode())}",
        f"dice: {record.dice}",
        f"commitment: {record.commitment}",
    ]
    if record.seed is not None and record.reason is not None:
        head.append(f"seed: {codec.encode(record.seed).decode()}")
    head.append(RULE)
    chain = "\n".join(head)
    lines = head
    for m in record.moves:
        text = f"{m.prompt} {name_of(m.seat)} {m.nth} {codec.encode(m.action).decode()}"
        chain = link(chain, text)
        lines.append(f"{text} ~{chain[:8]}")
    last = f"end {record.reason} {len(record.moves)}" if record.reason is not None else f"open {len(record.moves)}"
    chain = link(chain, last)
    lines += [RULE, f"{last} ~{chain[:8]}", ""]
    return "\n".join(lines)


def printable(text: str) -> str:
    """JSON with unprintable characters as escapes, such as no-break spaces in the names of a French pack."""
    if text.isprintable():
        return text
    return "".join([sign if sign.isprintable() else escape(sign) for sign in text])


def escape(sign: str) -> str:
    """A character as JSON escapes it in ASCII: one number of 16 bits, or two."""
    units = sign.encode("utf-16-be")
    return "".join([f"\\u{units[i : i + 2].hex()}" for i in range(0, len(units), 2)])


def link(chain: str, text: str) -> str:
    """The next link of the hash chain."""
    return sha256(f"{chain}\n{text}".encode()).hexdigest()


def name_of(seat: int) -> str:
    """A seat as a record writes it."""
    return "chance" if seat == CHANCE else f"seat {seat}"


def read(text: str) -> Record:
    """A record from its text; raises Damaged with the line number, or Illegal for an unknown room or version."""
    check_size(text)
    lines = text.removesuffix("\n").split("\n")
    for number, line in enumerate(lines, 1):
        if not line.isprintable():  # lone surrogates and control characters
            raise Damaged(number, "not_text")
    record, at = read_header(lines)
    played = room(record.room)
    if record.rules != played.version:
        raise Illegal("other_rules_version", room=record.room, version=record.rules, known=played.version)
    options = read_json(record.options, dict[str, Any], 5, MOST_OPTIONS)
    try:
        record.options = played.read_options(options, recorded=True)
    except Illegal as error:
        raise Damaged(5, error.code) from error
    try:
        played.check_seats(record.options, record.seats)
    except Illegal as error:
        raise Damaged(4, error.code) from error
    chain = "\n".join(lines[:at])
    while at < len(lines) and lines[at] != RULE:
        text, chain = unlink(chain, lines[at], at + 1)
        record.moves.append(read_move(text, played, at + 1))
        at += 1
    read_end(record, lines, at, chain)
    return record


def check_size(text: str) -> None:
    """Refuses a text that no record can be as long as."""
    if len(text) > MOST_BYTES:
        raise Illegal("too_big", bytes=len(text), most=MOST_BYTES)


def read_header(lines: list[str]) -> tuple[Record, int]:
    """The named fields, in their order; returns the record and the number of lines read."""
    if lines[0] != TITLE:
        raise Damaged(1, "not_a_record")
    found: dict[str, str] = {}
    for number, name in enumerate(HEADER, 2):
        key, _, value = lines[number - 1].partition(": ") if number <= len(lines) else ("", "", "")
        if key != name:
            raise Damaged(min(number, len(lines)), "header_field_missing", field=name)
        found[name] = value
    at = len(HEADER) + 1
    seed = None
    if at < len(lines) and lines[at].startswith("seed: "):
        seed = read_json(lines[at].removeprefix("seed: "), str, at + 1)
        if commitment(seed) != found["commitment"]:
            raise Damaged(at + 1, "seed_does_not_match")
        at += 1
    if at >= len(lines) or lines[at] != RULE:
        raise Damaged(min(at + 1, len(lines)), "cut_off")
    if found["dice"] not in ("table", "typed", "quick"):
        raise Damaged(6, "unknown_dice")
    record = Record(
        found["room"], number_in(found["rules"], 3), number_in(found["seats"], 4), found["options"], [], found["dice"],
        found["commitment"], seed,
    )  # fmt: skip
    return record, at + 1


def unlink(chain: str, line: str, number: int) -> tuple[str, str]:
    """A line's text and the chain after it."""
    text, _, tag = line.rpartition(" ~")
    chain = link(chain, text)
    if chain[:8] != tag:
        raise Damaged(number, "changed")
    return text, chain


def number_in(word: str, line: int) -> int:
    """A number as `write` writes it: no sign, no leading zero, not endless."""
    if len(word) > 9 or not (word.isascii() and word.isdecimal()) or str(int(word)) != word:
        raise Damaged(line, "not_a_number")
    return int(word)


def read_move(text: str, played: Room, line: int) -> Move:
    """One line of a move, without its link."""
    prompt, _, rest = text.partition(" ")
    if rest.startswith("seat "):
        who, _, rest = rest.removeprefix("seat ").partition(" ")
        seat = number_in(who, line)
    elif rest.startswith("chance "):
        rest = rest.removeprefix("chance ")
        seat = CHANCE
    else:
        raise Damaged(line, "unreadable")
    nth, _, action = rest.partition(" ")
    return Move(number_in(prompt, line), seat, number_in(nth, line), read_json(action, played.actions, line))


def read_json(text: str, shape: Any, number: int, at_most: int = codec.MOST_BYTES) -> Any:
    """JSON in a line, as this type."""
    try:
        return codec.decode(text, shape, at_most=at_most)
    except Illegal as error:
        raise Damaged(number, error.code, detail=error.params.get("reason", "")) from None


def read_end(record: Record, lines: list[str], at: int, chain: str) -> None:
    """The last line: the result, or that the game is open."""
    if at + 1 >= len(lines):
        raise Damaged(len(lines), "cut_off")
    text, _ = unlink(chain, lines[at + 1], at + 2)
    words = text.split(" ")
    if words[-1] != str(len(record.moves)) or len(lines) > at + 2:
        raise Damaged(at + 2, "wrong_end")
    if len(words) == 3 and words[0] == "end":
        record.reason = words[1]
    elif record.seed is not None:
        raise Damaged(len(HEADER) + 2, "seed_before_the_end")
    elif len(words) != 2 or words[0] != "open":
        raise Damaged(at + 2, "wrong_end")


def replay(record: Record, until: int | None = None) -> Any:
    """The state a record leads to, each move judged; raises Damaged with the line of the first illegal move."""
    played = room(record.room)
    state = played.rules.setup(record.options, record.seats)
    dice: Dice | None = None
    if record.seed is not None and record.dice == "table":
        dice = SealedDice(deal_key(record.seed))
    first_line = len(HEADER) + 3 + (record.seed is not None)
    for number, m in enumerate(record.moves[:until], first_line):
        try:
            p = drive.find(state, Ask.of(m))
            if m.seat == CHANCE and dice is not None and drive.throw(played.rules, state, p, dice) != m.action:
                raise Damaged(number, "not_what_the_seed_gives")
            played.rules.check(state, p, m.seat, m.action)
        except Damaged:
            raise
        except Illegal as error:
            raise Damaged(number, "illegal_move") from error
        drive.step(played.rules, state, p, m.seat, m.action, None)
    if until is None:
        result = played.rules.outcome(state)
        reason = result.reason if result is not None else None
        if reason != record.reason:
            raise Damaged(first_line + len(record.moves) + 1, "wrong_end")
    return state
