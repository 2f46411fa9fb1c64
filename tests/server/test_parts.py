"""Small parts by themselves: settings, pages, sheets, buckets, words."""

from __future__ import annotations

import asyncio
import gzip
import io
import sys
import zipfile
from decimal import Decimal
from pathlib import Path

import pytest

from labtop.engine.core import Illegal
from labtop.locales.texts import LANGUAGES, texts
from labtop.server import pages, settings, sheets
from labtop.server.answers import STATUS, address
from labtop.server.limits import MOST_REMEMBERED, Bucket, PerAddress
from labtop.server.outbox import CLOSE_CODES
from labtop.server.settings import Limits, default_data, read_settings
from labtop.tables.protocol import ResultRow
from server.kit import ask, make


def test_settings_come_from_options_then_variables_then_defaults():
    environ = {
        "LABTOP_PORT": "81",
        "LABTOP_HOSTS": "A.example, b.example",
        "LABTOP_ORIGINS": "https://C.example/",
        "LABTOP_LIMIT_BURST": "7",
    }
    found = read_settings(environ, port=82, data=Path("d"))
    assert (found.port, found.hosts, found.origins) == (82, ("a.example", "b.example"), ("https://c.example",))
    assert found.limits == Limits(burst=7)
    assert read_settings(environ, port=None).port == 81


def test_sockets_without_picows(monkeypatch):
    assert read_settings({"LABTOP_WS": "asgi"}).ws == "asgi"
    assert read_settings({}).ws == "picows"
    with pytest.raises(Illegal, match="bad_setting"):
        read_settings({"LABTOP_WS": "wsproto"})
    monkeypatch.setattr(settings, "find_spec", lambda _name: None)
    with pytest.raises(Illegal, match="bad_setting"):
        read_settings({"LABTOP_WS": "picows"})
    assert read_settings({}).ws == "asgi"


def test_limits_cannot_be_loosened():
    with pytest.raises(Illegal, match="setting_out_of_range"):
        read_settings({"LABTOP_LIMIT_BODY_BYTES": "100000000"})


def test_data_is_kept_where_it_always_was(monkeypatch):
    """The default folders of version 0.1 are still used, so that existing games are found."""
    from platformdirs.macos import MacOS
    from platformdirs.unix import Unix

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert Unix("labtop", appauthor=False).user_data_path == Path.home() / ".local/share/labtop"
    assert MacOS("labtop", appauthor=False).user_data_path.parts[-3:] == ("Library", "Application Support", "labtop")
    monkeypatch.setenv("XDG_DATA_HOME", "/x")
    assert Unix("labtop", appauthor=False).user_data_path == Path("/x/labtop")
    if sys.platform == "linux":
        assert default_data() == Path("/x/labtop")
        assert read_settings({}).data == Path("/x/labtop")


def test_a_bucket_fills_again():
    bucket = Bucket(2, 0.5, 0)
    assert [bucket.take(0) for _ in range(3)] == [True, True, False]
    assert bucket.wait(0) == 2
    assert bucket.take(2.1)
    assert not bucket.take(2.1)


def test_addresses_are_forgotten_when_they_are_many():
    many = PerAddress(2, 60)
    for number in range(MOST_REMEMBERED):
        many.of(str(number), 0).take(0)
    many.of("one more", 100)
    assert len(many.buckets) == 1


@pytest.mark.parametrize(
    ("given", "network"),
    [
        ("10.0.0.9", "10.0.0.9"),
        ("::ffff:10.0.0.9", "10.0.0.9"),
        ("2001:db8::1", "2001:db8::"),
        ("2001:db8:0:0:ffff:1:2:3", "2001:db8::"),
        ("2001:db8:0:1::1", "2001:db8:0:1::"),
        ("fe80::1%eth0", "fe80::"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("testclient", "testclient"),
    ],
)
def test_one_machine_has_many_ipv6_addresses(given, network):
    """A machine with one IPv6 address can use its whole /64: so the /64 counts, however it is written."""
    assert address({"client": (given, 1)}) == network
    assert address({"client": None}) == ""


# ---- pages -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def built(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>Labtop")
    (tmp_path / "assets" / "main-B4cD_e8-.js").write_text("x = 1;" * 1000)
    (tmp_path / "assets" / "plain.js").write_text("1")
    (tmp_path / "sw.js").write_text("1")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.py").write_text("no")
    return pages.read_pages(tmp_path)


def asked(built, path, **headers):
    async def main():
        app = make()
        app.pages = built
        return await ask(app, "GET", path, headers=[(name.replace("_", "-"), value) for name, value in headers.items()])

    return asyncio.run(main())


def test_the_web_part_is_served(built):
    for path in ("/", "/join/ABCD", "/index.html"):
        page = asked(built, path)
        assert (page.status, page.body, page.header("cache-control")) == (200, b"<p>Labtop", "no-cache")
        assert page.header("content-type") == "text/html; charset=utf-8"
    script = asked(built, "/assets/main-B4cD_e8-.js", accept_encoding="gzip, br")
    assert "immutable" in script.header("cache-control")
    assert gzip.decompress(script.body) == b"x = 1;" * 1000
    assert asked(built, "/assets/main-B4cD_e8-.js").body == b"x = 1;" * 1000
    assert asked(built, "/assets/plain.js").header("cache-control") == "no-cache"
    assert asked(built, "/sw.js").header("cache-control") == "no-cache"  # else an old worker would keep old pages
    assert asked(built, "/manifest.webmanifest").header("content-type") == "application/manifest+json"
    assert script.header("vary") == "accept-encoding"  # with more, a worker would not find what it has kept
    again = asked(built, "/", if_none_match=asked(built, "/").header("etag"))
    assert (again.status, again.body) == (304, b"")


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip", True), ("br, gzip;q=0.5", True), ("*", True), ("*;q=0, GZIP", True),
        ("gzip;q=0", False), ("gzip; q=0.000, br", False), ("gzip;q=0, *", False), ("*;q=0", False), ("gzipped", False),
        ("identity", False), ("", False),
    ],
)  # fmt: skip
def test_pages_are_packed_for_clients_that_accept_it(built, accepted, packed):
    script = asked(built, "/assets/main-B4cD_e8-.js", accept_encoding=accepted)
    assert (script.header("content-encoding") == "gzip") == packed
    assert (gzip.decompress(script.body) if packed else script.body) == b"x = 1;" * 1000


@pytest.mark.parametrize("known", ["{}", "W/{}", '"other", {}', 'W/"other",W/{}', "*"])
def test_a_page_that_is_known_is_not_sent_again(built, known):
    tag = asked(built, "/").header("etag")
    assert asked(built, "/", if_none_match=known.format(tag)).status == 304
    assert asked(built, "/", if_none_match=known.format('"another"').replace("*", "")).status == 200


@pytest.mark.parametrize(
    "path", ["/secret.py", "/missing.js", "/../secret.py", "/assets/../secret.py", "/assets/gone-12345678.js"]
)
def test_what_is_no_page_is_not_there(built, path):
    assert asked(built, path).status == 404


@pytest.mark.parametrize(("accepted", "lang"), [("fr-CH, en;q=0.5", "fr"), ("de, en", "en"), ("", "en"), ("xx", "en")])
def test_without_a_web_part_a_plain_page_says_so(accepted, lang):
    page = asked({}, "/", accept_language=accepted)
    assert page.status == 200
    assert f'<html lang="{lang}">' in page.body.decode()
    assert texts(lang).say("page-not-built") in page.body.decode()


# ---- sheets and words ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_is_never_a_formula(lang):
    rows = [
        ResultRow(1, 1, '=HYPERLINK("http://evil")', None, True, 1, Decimal("3.5"), None, "rounds"),
        ResultRow(1, 2, "<b>&", "greedy", False),
    ]
    table = sheets.cells(rows, texts(lang, "chem-and-roll"))
    assert table[1][2] == '\'=HYPERLINK("http://evil")'
    assert table[1][6] == Decimal("3.5")
    assert "rounds" not in table[1]
    assert b"\r\n1,1,\"'=HYPERLINK" in sheets.as_csv(table)
    with zipfile.ZipFile(io.BytesIO(sheets.as_xlsx(table))) as book:
        assert b"&lt;b&gt;&amp;" in book.read("xl/sharedStrings.xml")
        assert b"'=HYPERLINK(" in book.read("xl/sharedStrings.xml")
        sheet = book.read("xl/worksheets/sheet1.xml")
        assert b"<v>3.5</v>" in sheet
        assert b"<f>" not in sheet
        assert b"hyperlink" not in sheet
    assert sheets.as_xlsx(table) == sheets.as_xlsx(table)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_goodbye_has_words(lang):
    byes = {
        *CLOSE_CODES,
        "replaced",
        "removed",
        "deleted",
        "too_many_refused",
        "no_hello",
        "hello_first",
        "token_unknown",
        "not_text",
    }
    byes |= {"not_json", "bad_shape", "too_big", "too_deep", "busy", "log_damaged"}
    words = texts(lang)
    assert {code for code in byes if not words.has(f"bye-{code}")} == set()
    assert {code for code in STATUS if not words.has(f"refusal-{code}")} == set()
