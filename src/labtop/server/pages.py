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
from labtop.server.answers import Scope, Send, answer, header
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
    fresh = FOR_EVER if HASHED.search(scope["path"]) else ASK_AGAIN
    headers = [(b"cache-control", fresh), (b"etag", page.tag), (b"vary", b"accept-encoding, accept-language")]
    if header(scope, b"if-none-match") == page.tag.decode():
        await answer(send, 304, b"", page.kind, headers)
        return
    body = page.body
    if len(body) > SMALL and "gzip" in (header(scope, b"accept-encoding") or "") and b"image/png" not in page.kind:
        if page.packed is None:
            page.packed = await asyncio.to_thread(packed, body)
        body = page.packed
        headers.append((b"content-encoding", b"gzip"))
    await answer(send, 200, body, page.kind, headers)


def packed(body: bytes) -> bytes:
    import gzip  # imported, here and below, only when needed

    return gzip.compress(body, 9, mtime=0)


async def not_built(accepted: str) -> Page:
    """A plain page that says that the web client is not built, in a language the browser accepts."""
    from html import escape

    lang = next((part[:2] for part in accepted.lower().replace(" ", "").split(",") if part[:2] in LANGUAGES), "en")
    words = await asyncio.to_thread(texts, lang)
    title, lines = words.say("page-title"), [words.say("page-not-built"), words.say("page-what-to-do")]
    told = "".join(f"<p>{escape(line)}</p>" for line in lines)
    body = (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width"></head>'
        f"<body><main><h1>{escape(title)}</h1>{told}</main></body></html>"
    ).encode()
    return Page(body, KINDS[".html"].encode(), f'"{sha256(body).hexdigest()[:32]}"'.encode())
