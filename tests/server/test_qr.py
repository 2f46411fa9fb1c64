"""QR codes: pictures of short texts; everything else is refused."""

from __future__ import annotations

import asyncio
import re
import xml.etree.ElementTree as ET
from urllib.parse import quote

import segno

from server.kit import ask, opened

ADDRESS = "https://labtop.example/j/KELVIN12?lang=fr&x=é"


def dark_modules(svg):
    """The dark modules, read from the strokes of the picture: each stroke is a row of modules, half a unit lower."""
    root = ET.fromstring(svg)  # noqa: S314 - our own picture
    size = int(root.attrib["viewBox"].split()[2])
    found, x, y = set(), 0.0, 0.0
    path = next(part for part in root.iter() if "stroke" in part.attrib)
    for command, numbers in strokes(path.attrib["d"]):
        if command == "M":
            x, y = numbers
        elif command == "m":
            x, y = x + numbers[0], y + numbers[1]
        else:
            found |= {(int(x) + i, int(y)) for i in range(int(numbers[0]))}
            x += numbers[0]
    return size, found


def strokes(path):
    for command, numbers in re.findall(r"([Mmh])([^Mmh]*)", path):
        yield command, [float(number) for number in re.findall(r"-?[\d.]+", numbers)]


def test_the_picture_is_the_code_of_the_text():
    async def main():
        async with opened() as app:
            answer = await ask(app, "GET", f"/api/qr?text={quote(ADDRESS)}")
            assert (answer.status, answer.header("content-type")) == (200, "image/svg+xml")
            size, dark = dark_modules(answer.body)
            rows = [list(row) for row in segno.make(ADDRESS, error="m", micro=False).matrix]
            assert size == len(rows) + 6, "a border of three modules"
            assert dark == {(x + 3, y + 3) for y, row in enumerate(rows) for x, module in enumerate(row) if module}

    asyncio.run(main())


def test_only_one_short_text():
    async def main():
        async with opened(pictures=3) as app:
            for query in ("", "?text=", "?text=a&text=b", f"?text={'x' * 201}", "?other=a"):
                answer = await ask(app, "GET", f"/api/qr{query}")
                assert (answer.status, answer.json()["code"]) == (400, "bad_shape"), query
            statuses = [(await ask(app, "GET", f"/api/qr?text={'x' * (200 - i)}")).status for i in range(4)]
            assert statuses == [200, 200, 200, 429]

    asyncio.run(main())
