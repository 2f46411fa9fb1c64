"""The results of a class as files for a spreadsheet: CSV and XLSX."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import xlsxwriter  # type: ignore[import-untyped]

from labtop.tables.keys import harmless_cell
from labtop.tables.protocol import ResultRow

if TYPE_CHECKING:
    from labtop.locales.texts import Texts

CODES: Final = {"bot": "bot", "award": "medal", "reason": "reason"}
"""Columns that hold a translation key, and how such keys begin."""
MORE: Final = "more"
"""The field that holds the columns of the room."""
CREATED: Final = datetime(1980, 1, 1, tzinfo=UTC).replace(tzinfo=None)
"""Written into every workbook, so that the same results give the same bytes."""


def cells(rows: list[ResultRow], words: Texts, counted: Sequence[str] = ()) -> list[list[Any]]:
    """Columns named in the group's language, one line per seat; texts made harmless. `counted`: those of the room."""
    names = [name for name in ResultRow.__struct_fields__ if name != MORE]
    titles = [words.say(f"column-{name.replace('_', '-')}") for name in (*names, *counted)]
    return [
        titles,
        *(
            [
                shown(name, value, words)
                for name, value in [*fields(row, names), *((n, row.more.get(n)) for n in counted)]
            ]
            for row in rows
        ),
    ]


def fields(row: ResultRow, names: Sequence[str]) -> list[tuple[str, Any]]:
    return [(name, getattr(row, name)) for name in names]


def shown(name: str, value: Any, words: Texts) -> Any:
    if isinstance(value, bool):
        return words.say("cell-yes" if value else "cell-no")
    if value is None:
        return ""
    if name in CODES and words.has(f"{CODES[name]}-{value}"):
        return words.say(f"{CODES[name]}-{value}")
    return harmless_cell(value) if isinstance(value, str) else value


def as_csv(table: list[list[Any]]) -> bytes:
    """With a byte order mark: without it spreadsheets take UTF-8 for something else."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\r\n").writerows(table)
    return b"\xef\xbb\xbf" + text.getvalue().encode()


def as_xlsx(table: list[list[Any]]) -> bytes:
    file = io.BytesIO()
    with xlsxwriter.Workbook(file, {"in_memory": True}) as book:
        book.set_properties({"created": CREATED})
        sheet = book.add_worksheet("Labtop")
        for row, line in enumerate(table):
            for column, value in enumerate(line):
                if isinstance(value, str):
                    sheet.write_string(row, column, value)  # never a formula or a link
                else:
                    sheet.write_number(row, column, value)
    return file.getvalue()
