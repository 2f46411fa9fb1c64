"""The site is built strictly, loads nothing from elsewhere, and keeps the policy that the server sends with it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from docs.page_blocks import DOCS, ROOT

pytestmark = pytest.mark.skipif(find_spec("mkdocs") is None, reason="needs the group docs (make .venv/docs)")
LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "use": "href"}
"""Elements that make a browser load something at once."""


class Seen(HTMLParser):
    """What a page loads, links to, and holds inline."""

    def __init__(self, page):
        super().__init__()
        self.loads, self.links, self.inline, self.ids, self.lang = [], [], [], set(), ""
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.ids |= {given[name] for name in ("id", "name") if given.get(name)}
        if tag == "html":
            self.lang = given["lang"]
        if tag in LOADED and given.get(LOADED[tag]) and given.get("rel") not in ("prev", "next", "alternate"):
            self.loads.append(given[LOADED[tag]])
        if tag == "a" and given.get("href"):
            self.links.append(given["href"])
        if tag == "script" and not given.get("src") and given.get("type") != "application/json":
            self.inline.append("script")
        self.inline += [name for name in given if name == "style" or name.startswith("on")]
        if tag == "style":
            self.inline.append("style")


@pytest.fixture(scope="module")
def site(shared_folder):
    return shared_folder("site", build)


def build(folder):
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def pages(site):
    return {page: Seen(page) for page in sorted(site.rglob("*.html"))}


def test_every_page_of_the_folder_docs_is_in_it(site):
    for page in DOCS.rglob("*.md"):
        assert (site / page.relative_to(DOCS).with_suffix(".html")).is_file()


def test_nothing_is_loaded_from_elsewhere(pages, site):
    for page, seen in pages.items():
        for place in seen.loads:
            assert not urlsplit(place).netloc, f"{page.name} loads {place}"
            assert (page.parent / unquote(urlsplit(place).path)).is_file(), f"{page.name} lacks {place}"
    styles = list(site.rglob("*.css"))
    assert styles
    for file in styles:
        assert re.findall(r"url\((?!data:|[\"']?data:|[\"']?[\w.]*[/#])[^)]*\)|@import", file.read_text("utf-8")) == []


def test_nothing_is_inline_that_the_policy_forbids(pages):
    assert {page.name: seen.inline for page, seen in pages.items() if seen.inline} == {}


def test_no_block_is_left_as_text(site):
    """A fence with words that the extension does not know stays a paragraph."""
    assert [page.name for page in site.rglob("*.html") if "<p>```" in page.read_text(encoding="utf-8")] == []


def test_every_link_leads_somewhere(pages, site):
    broken = []
    for page, seen in pages.items():
        for link in seen.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            there = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            there = there / "index.html" if there.is_dir() else there
            known = pages.get(there)
            if not there.is_file() or (parts.fragment and known and unquote(parts.fragment) not in known.ids):
                broken.append(f"{page.relative_to(site)}: {link}")
    assert broken == []


def test_french_pages_are_french(pages, site):
    for page, seen in pages.items():
        assert seen.lang == ("fr" if page.relative_to(site).parts[0] == "fr" else "en")


def test_the_index_of_the_search_has_both_languages(site):
    text = (site / "search" / "search_index.js").read_text(encoding="utf-8")
    assert text.startswith("var __index = ")
    assert '"lang": ["en", "fr"]' in text or '"lang":["en","fr"]' in text


def test_a_broken_link_stops_the_build(tmp_path):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("# A\n\n[nowhere](nowhere.md)\n")
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    own = (tmp_path / "mkdocs.yml").read_text(encoding="utf-8").split("\nnav:")[0]
    own = re.sub(r"^(hooks|watch|  custom_dir|  logo|  favicon):.*\n", "", own, flags=re.MULTILINE)
    (tmp_path / "mkdocs.yml").write_text(own, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--site-dir", str(tmp_path / "out")],
        cwd=tmp_path,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode != 0
    assert "nowhere.md" in done.stdout + done.stderr


def test_the_folder_of_the_site_is_the_one_that_the_server_reads():
    from labtop.server.docs import SITE

    told = re.search(r"^site_dir: (.+)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)[1]
    assert (ROOT / told).resolve() == Path(SITE).resolve()
