"""The web client: files of a folder, read once and served from memory, so that no requested path reaches the disk."""

from __future__ import annotations

import asyncio
import re
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from labtop.engine.core import Illegal
from labtop.locales.texts import LANGUAGES, texts
from labtop.server.answers import Scope, Send, answer, header, listed
from labtop.server.security import SAFE

if TYPE_CHECKING:
    from collections.abc import Mapping

DIST: Final = Path(__file__).parent.parent / "web" / "dist"
KINDS: Final = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
    ".json": "application/json", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml",
    ".png": "image/png", ".webp": "image/webp", ".ico": "image/x-icon", ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8", ".ftl": "text/plain; charset=utf-8", ".wasm": "application/wasm",
}  # fmt: skip
HASHED: Final = re.compile(r"/assets/.+-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
FOR_EVER: Final = b"public, max-age=31536000, immutable"
ASK_AGAIN: Final = b"no-cache"
SMALL: Final = 1024
BY_LANGUAGE: Final = [(b"vary", b"accept-language")]
"""Header of a page that the server itself says in the reader's language."""


class Page(Struct):
    body: bytes
    kind: bytes
    tag: bytes
    packed: bytes | None = None
    """The gzipped body; made when first requested."""


def read_pages(folder: Path = DIST) -> dict[str, Page]:
    """Address -> file; empty if the web client is not built. Only known types of file are served."""
    found: dict[str, Page] = {}
    if not (folder / "index.html").is_file():
        return found
    for file in sorted(folder.rglob("*")):
        if file.suffix in KINDS and file.is_file():
            body = file.read_bytes()
            tag = f'"{sha256(body).hexdigest()[:32]}"'
            found[f"/{file.relative_to(folder).as_posix()}"] = Page(body, KINDS[file.suffix].encode(), tag.encode())
    found["/"] = found["/index.html"]
    return found


def page_for(pages: Mapping[str, Page], path: str) -> Page | None:
    """The file, or, for an address without a file extension, the main page, which does its own routing."""
    page = pages.get(path)
    if page is None and "." not in path.rpartition("/")[2]:
        page = pages.get("/")
    return page


async def serve_page(pages: Mapping[str, Page], scope: Scope, send: Send) -> None:
    if scope["method"] not in SAFE:
        raise Illegal("wrong_method", allowed="GET")
    page = page_for(pages, scope["path"])
    if page is None:
        if pages or "." in scope["path"].rpartition("/")[2]:
            raise Illegal("no_such_page")
        page = await not_built(header(scope, b"accept-language") or "")
        await send_page(page, scope, send, BY_LANGUAGE)
        return
    await send_page(page, scope, send)


async def send_page(
    page: Page, scope: Scope, send: Send, more: list[tuple[bytes, bytes]] | None = None, status: int = 200
) -> None:
    """A file as an answer, packed where the client takes that; only 304 where the client has it already."""
    fresh = FOR_EVER if HASHED.search(scope["path"]) else ASK_AGAIN
    headers = [(b"cache-control", fresh), (b"etag", page.tag), (b"vary", b"accept-encoding")]
    headers += more or []
    if status == 200 and has_already(scope, page):
        await answer(send, 304, b"", page.kind, headers)
        return
    body = page.body
    if len(body) > SMALL and accepts_gzip(scope) and b"image/png" not in page.kind:
        if page.packed is None:
            page.packed = await asyncio.to_thread(packed, body)
        body = page.packed
        headers.append((b"content-encoding", b"gzip"))
    await answer(send, status, body, page.kind, headers)


def has_already(scope: Scope, page: Page) -> bool:
    """Compared weakly (RFC 9110, 13.1.2): a proxy that packs an answer marks its tag with `W/`."""
    tags = {tag.removeprefix("W/") for tag in listed(scope, b"if-none-match")}
    return "*" in tags or page.tag.decode() in tags


def accepts_gzip(scope: Scope) -> bool:
    """A coding with the weight 0 is not wanted; `*` stands for all that are not named (RFC 9110, 12.5.3)."""
    weights: dict[str, str] = {}
    for entry in listed(scope, b"accept-encoding"):
        coding, _, weight = entry.lower().replace(" ", "").partition(";q=")
        weights[coding] = weight or "1"
    return weights.get("gzip", weights.get("*", "0")).strip("0.") != ""


def packed(body: bytes) -> bytes:
    import gzip  # imported, here and below, only when needed

    return gzip.compress(body, 9, mtime=0)


async def not_built(accepted: str) -> Page:
    """A plain page that says that the web client is not built, in a language the browser accepts."""
    lang = next((part[:2] for part in accepted.lower().replace(" ", "").split(",") if part[:2] in LANGUAGES), "en")
    words = await asyncio.to_thread(texts, lang)
    return page_of_text(lang, words.say("page-title"), [words.say("page-not-built"), words.say("page-what-to-do")])


def page_of_text(lang: str, title: str, lines: list[str], more: str = "") -> Page:
    """A page without scripts and styles; `more` is HTML."""
    from html import escape

    told = "".join(f"<p>{escape(line)}</p>" for line in lines)
    body = (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width"></head>'
        f"<body><main><h1>{escape(title)}</h1>{told}{more}</main></body></html>"
    ).encode()
    return Page(body, KINDS[".html"].encode(), f'"{sha256(body).hexdigest()[:32]}"'.encode())
