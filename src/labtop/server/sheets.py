"""A class's results as files: CSV and XLSX by hand, since a spreadsheet library would weigh more than the server."""

from __future__ import annotations

import csv
import io
import zipfile
from decimal import Decimal
from typing import TYPE_CHECKING, Any, Final
from xml.sax.saxutils import escape

from labtop.tables.keys import harmless_cell
from labtop.tables.protocol import ResultRow

if TYPE_CHECKING:
    from labtop.locales.texts import Texts

HEAD: Final = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
PACKAGE: Final = "http://schemas.openxmlformats.org/package/2006"
OFFICE: Final = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
MAIN: Final = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
KIND: Final = "application/vnd.openxmlformats-officedocument.spreadsheetml"

CODES: Final = {"bot": "bot", "award": "medal", "reason": "reason"}
"""Columns that hold a translation key, and how such keys begin."""

PARTS: Final = {
    "[Content_Types].xml": f'{HEAD}<Types xmlns="{PACKAGE}/content-types">'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    f'<Override PartName="/xl/workbook.xml" ContentType="{KIND}.sheet.main+xml"/>'
    f'<Override PartName="/xl/worksheets/sheet1.xml" ContentType="{KIND}.worksheet+xml"/></Types>',
    "_rels/.rels": f'{HEAD}<Relationships xmlns="{PACKAGE}/relationships">'
    f'<Relationship Id="rId1" Type="{OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    "xl/workbook.xml": f'{HEAD}<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}">'
    '<sheets><sheet name="Labtop" sheetId="1" r:id="rId1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels": f'{HEAD}<Relationships xmlns="{PACKAGE}/relationships">'
    f'<Relationship Id="rId1" Type="{OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
}


def cells(rows: list[ResultRow], words: Texts) -> list[list[Any]]:
    """Columns named in the group's language, one line per seat; texts made harmless."""
    names = ResultRow.__struct_fields__
    titles = [words.say(f"column-{name}") for name in names]
    return [titles, *([shown(name, getattr(row, name), words) for name in names] for row in rows)]


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
    lines = "".join(f"<row>{''.join(map(cell, row))}</row>" for row in table)
    sheet = f'{HEAD}<worksheet xmlns="{MAIN}"><sheetData>{lines}</sheetData></worksheet>'
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, text in {**PARTS, "xl/worksheets/sheet1.xml": sheet}.items():
            packed.writestr(zipfile.ZipInfo(name), text)
    return file.getvalue()


def cell(value: Any) -> str:
    if isinstance(value, int | float | Decimal):
        return f"<c><v>{value}</v></c>"
    return f'<c t="inlineStr"><is><t xml:space="preserve">{escape(str(value))}</t></is></c>'
