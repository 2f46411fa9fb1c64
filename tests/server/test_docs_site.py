"""The documentation site under /docs: its files, a narrow policy, and what is said where it is not built."""

from __future__ import annotations

import asyncio

import pytest

from labtop.locales.texts import LANGUAGES, texts
from labtop.server import security
from labtop.server.docs import POLICY, Docs
from server.kit import ask, opened

FILES = {"index.html": "<p>Welcome", "fr/index.html": "<p>Bienvenue", "assets/site.css": "p {}", "secret.key": "none"}


def asked(path, folder, headers=(), method="GET"):
    async def main():
        async with opened() as app:
            app.docs = Docs(folder)
            return await ask(app, method, path, headers=headers)

    return asyncio.run(main())


@pytest.fixture
def site(tmp_path):
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


@pytest.mark.parametrize(
    ("path", "kind", "body"),
    [
        ("/docs/", "text/html", "<p>Welcome"),
        ("/docs/index.html", "text/html", "<p>Welcome"),
        ("/docs/fr/", "text/html", "<p>Bienvenue"),
        ("/docs/assets/site.css", "text/css", "p {}"),
    ],
)
def test_files_are_served(site, path, kind, body):
    answer = asked(path, site)
    assert (answer.status, answer.body.decode()) == (200, body)
    assert answer.header("content-type").startswith(kind)


def test_links_need_the_slash(site):
    answer = asked("/docs", site)
    assert (answer.status, answer.header("location")) == (308, "/docs/")


@pytest.mark.parametrize(
    "path", ["/docs/secret.key", "/docs/../docs.py", "/docs/%2e%2e/docs.py", "/docs/none", "/docs//"]
)
def test_nothing_else_is_served(site, path):
    answer = asked(path, site)
    assert answer.status == 404
    assert texts("en").say("docs-no-page") in answer.body.decode()


def test_only_reading_is_allowed(site):
    assert asked("/docs/", site, method="POST").status == 405


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_server_without_the_site_says_how_to_build_it(tmp_path, lang):
    answer = asked("/docs/", tmp_path, [("Accept-Language", lang)])
    assert answer.status == 404
    assert texts(lang).say("docs-not-built") in answer.body.decode()
    assert f'lang="{lang}"' in answer.body.decode()
    assert '<a href="/">' in answer.body.decode()


def test_a_file_that_a_browser_has_is_not_sent_again(site):
    tag = asked("/docs/", site).header("etag")
    assert asked("/docs/", site, [("If-None-Match", tag)]).status == 304


def test_the_exception_from_the_policy_is_this_and_no_more(site):
    """And it holds below /docs alone."""
    usual, there = (
        {part.partition(" ")[0]: part.partition(" ")[2] for part in text.split("; ")}
        for text in (security.CSP, POLICY[1].decode())
    )
    assert usual.pop("require-trusted-types-for") == "'script'"
    assert usual.pop("img-src") == "'self'"
    assert there.pop("img-src") == "'self' data:"
    assert there == usual
    assert asked("/docs/", site).header("content-security-policy") == POLICY[1].decode()
    assert asked("/docsx", site).header("content-security-policy") == security.CSP
    worn = [name for name, _ in asked("/docs/", site).headers]
    assert len(worn) == len(set(worn)), "a header given twice"
