"""LABTOP_COMPILE=1 compiles the hot modules with mypyc; without it, and for editable installs, the wheel stays pure.

Structs lose their class keywords under mypyc, so modules that define some (wire, actions, events, options, view, sheet,
deck, pack, chains, record, registry) are never in this list. The `.py` files ship beside the compiled ones and stay
the reference.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = [
    "labtop/engine/core.py",
    "labtop/engine/drive.py",
    "labtop/engine/dice.py",
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
setup(
    name="labtop",
    script_args=["-q", "build_ext", "--build-lib", out, "--build-temp", out + "/tmp"],
    ext_modules=mypycify(files, opt_level="3", group_name="labtop", target_dir=out + "/c"),
)
"""


class CustomBuildHook(BuildHookInterface):
    def initialize(self, version, build_data):
        if version == "editable" or os.environ.get("LABTOP_COMPILE") != "1":
            return
        out = tempfile.mkdtemp()
        subprocess.run([sys.executable, "-c", SCRIPT, out, *COMPILED], cwd=Path(self.root, "src"), check=True)
        for library in Path(out).rglob("*.so"):
            if "tmp" not in library.relative_to(out).parts:
                build_data["force_include"][str(library)] = str(library.relative_to(out))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
