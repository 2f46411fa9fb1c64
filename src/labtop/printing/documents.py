"""Makes PDFs: adds words, drawings and the data of every page to the data that a room gives."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

import msgspec

from labtop import __version__
from labtop.chemistry import smiles
from labtop.engine.core import Illegal
from labtop.engine.registry import BOOKLET, ROOMS, room
from labtop.locales.texts import paper_keys, paper_texts
from labtop.printing.rulebook import blocks
from labtop.printing.structures import drawn
from labtop.printing.typesetting import check_installed, count_pages, typeset
from labtop.printing.wanted import Printable, Printed, Report, Wanted

if TYPE_CHECKING:
    from labtop.engine.registry import Room
    from labtop.locales.texts import Texts

SAID: Final = ("paper-", "print-")
"""How the keys of the words for templates begin; templates get the keys without this beginning."""
MARK: Final = 8
"""Letters of the hash of the printed data, which the QR code holds."""


def chosen(played: Room, parts: tuple[str, ...]) -> list[str]:
    """The parts that are wanted, in the order of the room."""
    known = played.parts
    if not known:
        raise Illegal("not_on_paper")
    for part in parts:
        if part not in known:
            raise Illegal("unknown_part", part=part, known=", ".join(known))
    return [part for part in known if part in parts or not parts]


def pdf(wanted: Printable) -> Printed:
    check_installed()
    if isinstance(wanted, Report):
        found = typeset("printing/report.typ", report_data(wanted))
    else:
        found = typeset(f"rooms/{folder(wanted.room)}/printing/game.typ", data_of(wanted))
    return Printed(found, count_pages(found))


def warm_up() -> None:
    """Load Typst and RDKit if they are installed: that takes a while."""
    with suppress(ImportError, Illegal):
        import typst  # noqa: F401 - the next import of it is quick

        smiles.rdkit()


def folder(id: str) -> str:
    return ROOMS[id].rpartition(".")[2]


def data_of(wanted: Wanted) -> dict[str, Any]:
    """The data of the template of a game."""
    played = room(wanted.room)
    parts = chosen(played, wanted.parts)
    options = played.read_options(wanted.options)
    words = paper_texts(wanted.lang, played.id, options)
    own = msgspec.to_builtins(played.printing.content(options, words.say, words.has, wanted.lang))
    found = {
        **common(wanted, words),
        "parts": parts,
        "own": getattr(options, "pack", None) is not None,
        "game": drawn(own),
        "booklet": blocks(played.id, words) if BOOKLET in parts else [],
    }
    mark = sha256(msgspec.json.encode(own, order="deterministic")).hexdigest()[:MARK]
    return {**found, "qr": qr(f"LABTOP {played.id} {wanted.lang} {__version__} {mark}")}


def report_data(wanted: Report) -> dict[str, Any]:
    words = paper_texts(wanted.lang, wanted.room, None)
    report = {"heading": wanted.title, "under": wanted.under, "listings": wanted.listings, "notes": wanted.notes}
    return {**common(wanted, words), "parts": [], "report": msgspec.to_builtins(report), "qr": ""}


def common(wanted: Printable, words: Texts) -> dict[str, Any]:
    """The data that every document has."""
    return {
        "room": wanted.room,
        "title": words.say(f"room-{wanted.room}"),
        "credit": words.say("print-credit"),
        "lang": wanted.lang,
        "paper": wanted.paper,
        "bw": wanted.bw,
        "version": __version__,
        "words": shown(wanted.room, words),
    }


def shown(room_id: str, words: Texts) -> dict[str, str]:
    """The words for templates, by the rest of their keys; a parameter stays as `{name}`, which the template fills."""
    found = {}
    for key, names in paper_keys(words.lang, room_id).items():
        begins = next(begins for begins in SAID if key.startswith(begins))
        found[key.removeprefix(begins)] = words.say(key, **{name: f"{{{name}}}" for name in names})
    return found


def qr(text: str) -> str:
    import segno

    found = BytesIO()
    segno.make(text, error="m", micro=False).save(found, kind="svg", border=1, scale=1, xmldecl=False)
    return found.getvalue().decode()
