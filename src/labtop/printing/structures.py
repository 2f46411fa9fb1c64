"""Skeletal formulas by RDKit, drawn in ink, with one bond length for all so that every card has the same scale.

Without RDKit, and for a structure that it cannot read or that is not of the card's formula, there is no drawing: the
card then shows the formula alone.
"""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import Any, Final

from labtop.chemistry import smiles
from labtop.chemistry.skeletons import is_of
from labtop.engine.core import Illegal
from labtop.printing.typesetting import FONTS

BOND: Final = 22.0
"""Pixels of a bond in the SVG; templates scale them to millimetres."""
SMALL: Final = 3
"""A molecule of no more atoms has its methyl groups written out: a bare line says too little."""
TALL: Final = 1.4
"""A molecule that is so many times as tall as it is wide is turned."""
MOST_ATOMS: Final = 60


def drawn(value: Any) -> Any:
    """The data of a room with each `{"smiles": text}` replaced by its drawing or None; `composition`: its atoms."""
    if isinstance(value, dict):
        if "smiles" in value and value.keys() <= {"smiles", "composition"}:
            return drawing(value["smiles"], value.get("composition"))
        return {name: drawn(part) for name, part in value.items()}
    return [drawn(part) for part in value] if isinstance(value, list | tuple) else value


@cache
def drawing(text: str, composition: str | None = None) -> dict[str, Any] | None:
    """SVG, width and height."""
    with suppress(Illegal):
        chem = smiles.rdkit()
        found = chem.MolFromSmiles(text)
        if found is None or found.GetNumAtoms() > MOST_ATOMS:
            return None
        return svg(found) if composition is None or is_of(found, composition) else None
    return None


def svg(found: Any) -> dict[str, Any]:
    draw = import_module("rdkit.Chem.Draw.rdMolDraw2D")
    import_module("rdkit.Chem.rdDepictor").Compute2DCoords(found)
    draw.PrepareMolForDrawing(found, kekulize=True)
    turn(found)
    page = draw.MolDraw2DSVG(-1, -1)
    options = page.drawOptions()
    options.useBWAtomPalette()
    options.clearBackground = False
    options.fixedBondLength, options.bondLineWidth, options.padding = BOND, 2.0, 0.03
    options.scalingFactor, options.minFontSize, options.fixedFontSize = BOND / 1.5, 11, 13
    options.additionalAtomLabelPadding, options.multipleBondOffset = 0.06, 0.17
    options.fontFile = str(FONTS / "AtkinsonHyperlegibleNext-Regular.ttf")
    options.explicitMethyl = found.GetNumAtoms() <= SMALL
    page.DrawMolecule(found)
    page.FinishDrawing()
    text = re.sub(r"<!-- END OF HEADER -->|<rect[^>]*</rect>", "", page.GetDrawingText())
    wide, high = (float(re.search(rf"{side}='([\d.]+)px'", text)[1]) for side in ("width", "height"))  # type: ignore[index]  # RDKit always writes them
    return {"svg": text, "w": wide, "h": high}


def turn(found: Any) -> None:
    """Turn a molecule that is much taller than wide by 90 degrees."""
    places = found.GetConformer()
    all_atoms = range(found.GetNumAtoms())
    xs = [places.GetAtomPosition(n).x for n in all_atoms]
    ys = [places.GetAtomPosition(n).y for n in all_atoms]
    if len(xs) <= SMALL or max(ys) - min(ys) <= TALL * (max(xs) - min(xs)):
        return
    for n in all_atoms:
        place = places.GetAtomPosition(n)
        places.SetAtomPosition(n, (place.y, -place.x, 0.0))
