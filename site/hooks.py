"""What the site needs beyond MkDocs: pages and files from other folders, French pages in French, no inline scripts."""

from __future__ import annotations

import posixpath
import re
from hashlib import sha256
from pathlib import Path

from mkdocs.structure.files import File

ROOT = Path(__file__).parent.parent
ROOMS = ("chem_and_roll", "chain_growth", "chemistry_monopoly", "laboratorium")
BORROWED = {"contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md", "examples.md": "examples/README.md"}
"""Page of the site -> file of the project that it is made from."""
for room in ROOMS:
    BORROWED[f"rulebooks/{room.replace('_', '-')}.md"] = f"src/labtop/rooms/{room}/RULES.md"
    BORROWED[f"fr/rulebooks/{room.replace('_', '-')}.md"] = f"src/labtop/rooms/{room}/RULES.fr.md"
PAGE_OF = {file: page for page, file in BORROWED.items()}
LINK = re.compile(r"(\]\()([^)\s#]+)(#[^)\s]*)?(\))")
PICTURE = re.compile(r'src="[./]*(pictures/[^"]+)"')
shown: set[str] = set()
"""Pictures that are on a page; the folder has more, for the README and for looking at."""
SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
FONT = ROOT / "web/node_modules/@fontsource-variable/atkinson-hyperlegible-next/files"
"""The font of the program, where the browser part is installed; elsewhere a font of the reader's system is taken."""
UNUSED = ("404.html", "sitemap.xml", "sitemap.xml.gz", "objects.inv")
"""What MkDocs makes for sites with an address of their own."""


def on_files(files, config):
    """Adds the pages that are files of other folders."""
    for page, file in BORROWED.items():
        files.append(File.generated(config, page, content=(ROOT / file).read_text(encoding="utf-8")))
    for file in FONT.glob("*-latin-wght-*.woff2"):
        files.append(File.generated(config, f"assets/fonts/{file.name}", content=file.read_bytes()))
    return files


def on_page_markdown(markdown, page, config, files):
    """Links to files of the project lead to their page here, or to a copy of the file that is part of the site."""
    here = page.file.src_uri
    source = posixpath.dirname(BORROWED.get(here, f"docs/{here}"))

    def target(link):
        path = posixpath.normpath(posixpath.join(source, link[2]))
        anchor = link[3] or ""
        if ":" in link[2] or path.startswith(".."):
            return link[0]
        if path in PAGE_OF:
            found = PAGE_OF[path]
        elif path.startswith("docs/"):
            found = path.removeprefix("docs/")
        elif (ROOT / path).is_file():
            found = copied(path, config, files)
        else:
            return link[0]
        return f"{link[1]}{posixpath.relpath(found, posixpath.dirname(here) or '.')}{anchor}{link[4]}"

    return LINK.sub(target, markdown)


def copied(path, config, files):
    """The place in the site of a file of the project, readable in every browser."""
    place = f"source/{path}" if path.endswith((".png", ".svg", ".json", ".txt")) else f"source/{path}.txt"
    if files.get_file_from_path(place) is None:
        files.append(File.generated(config, place, content=(ROOT / path).read_bytes()))
    return place


def language(file):
    return "fr" if file.src_uri.startswith("fr/") else "en"


def on_page_context(context, page, config, nav):
    """The words around a page are in its language, and the button of languages leads to the same page in the other."""
    uri = page.file.src_uri
    english = uri.removeprefix("fr/")
    there = {one.file.src_uri: one.file.url for one in nav.pages}
    links = {"en": there.get(english, "index.html"), "fr": there.get(f"fr/{english}", "fr/index.html")}
    config.theme["language"] = language(page.file)
    names = {"en": "English", "fr": "Français"}
    config.extra["alternate"] = [{"name": names[lang], "link": links[lang], "lang": lang} for lang in names]
    return context


def on_post_page(output, page, config):
    """Each inline script becomes a file: the server allows scripts from files only (docs/host.md)."""
    shown.update(PICTURE.findall(output))

    def outside(script):
        name = f"assets/inline/{sha256(script[1].encode()).hexdigest()[:16]}.js"
        file = Path(config.site_dir, name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(script[1], encoding="utf-8")
        return f'<script src="{posixpath.relpath(name, posixpath.dirname(page.file.dest_uri) or ".")}"></script>'

    return SCRIPT.sub(outside, output)


def on_post_build(config):
    for name in UNUSED:
        Path(config.site_dir, name).unlink(missing_ok=True)
    site = Path(config.site_dir)
    others = [file for file in (site / "pictures").rglob("*.*") if file.relative_to(site).as_posix() not in shown]
    for file in (*site.rglob("*.map"), *others):
        file.unlink()
