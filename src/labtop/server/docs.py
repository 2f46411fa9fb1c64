"""The documentation site under /docs, where `make docs` has built it into the package; else a page that says how."""

from __future__ import annotations

import asyncio
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from labtop.engine.core import Illegal
from labtop.locales.texts import LANGUAGES, texts
from labtop.server.answers import Scope, Send, answer, header
from labtop.server.pages import BY_LANGUAGE, Page, page_of_text, read_pages, send_page
from labtop.server.security import CSP, SAFE

if TYPE_CHECKING:
    from collections.abc import Mapping

SITE: Final = Path(__file__).parent.parent / "web" / "docs"
PLACE: Final = "/docs"
POLICY: Final = (
    b"content-security-policy",
    CSP.replace("img-src 'self'", "img-src 'self' data:").replace("; require-trusted-types-for 'script'", "").encode(),
)
"""The pages of the site are files of ours without anybody's words in them. Their theme draws its icons from `data:`
addresses and writes search results as HTML; everything else is forbidden there too."""


class Docs:
    """The files of the site, read when the first of them is asked for: most servers never need them."""

    def __init__(self, folder: Path = SITE) -> None:
        self.folder = folder
        self.pages: Mapping[str, Page] | None = None

    async def serve(self, scope: Scope, send: Send) -> None:
        """Answers a request for a path below /docs."""
        if scope["method"] not in SAFE:
            raise Illegal("wrong_method", allowed="GET")
        if self.pages is None:
            self.pages = await asyncio.to_thread(read_pages, self.folder)
        path = scope["path"].removeprefix(PLACE)
        if not path:  # links on the pages are relative
            await answer(send, 308, b"", b"text/plain", [(b"location", f"{PLACE}/".encode())])
            return
        page = self.pages.get(path + "index.html" if path.endswith("/") else path)
        if page is not None:
            await send_page(page, scope, send, [POLICY])
        else:
            missing = await asyncio.to_thread(missing_page, header(scope, b"accept-language") or "", bool(self.pages))
            await send_page(missing, scope, send, BY_LANGUAGE, status=404)


def missing_page(accepted: str, built: bool) -> Page:
    """Says that there is no such page, or that the site is not built, in a language the browser accepts."""
    lang = next((part[:2] for part in accepted.lower().replace(" ", "").split(",") if part[:2] in LANGUAGES), "en")
    words = texts(lang)
    title, told = words.say("docs-title"), words.say("docs-no-page" if built else "docs-not-built")
    link = f'<p><a href="{PLACE if built else ""}/">{escape(words.say("docs-start" if built else "docs-home"))}</a></p>'
    return page_of_text(lang, title, [told], link)
