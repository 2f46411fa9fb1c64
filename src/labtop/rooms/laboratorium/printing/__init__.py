"""What this game gives to paper: tokens in the counts of the box, cards and targets with structures, player boards."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from labtop.chemistry import layout, notation
from labtop.rooms.laboratorium.odds import CHARACTERISATION, CRITICAL_SUCCESS, REACTION, throws
from labtop.rooms.laboratorium.pack import PACKAGED, TOKENS, Card, Pack, Reagent, Safety, Target

if TYPE_CHECKING:
    from collections.abc import Callable

    from labtop.chemistry.molecules import Molecule
    from labtop.rooms.laboratorium.options import Options

    Say = Callable[..., str]

PARTS: Final = ("tokens", "cards", "board")
"""Atoms, centres and safety tokens; cards and targets; the player's board with help on its back."""
TEAMS: Final = 4
"""Players at most: each has its safety tokens, and every reagent lies there once for each (rules 1.4 and 2.2)."""
KINDS: Final = ("C", "O", "H", "Y", "M")
"""Letters of tokens, by the numbers that molecules have for them."""
LEAST_ODDS: Final = 3
ALL_THROWS: Final = 36
IN_BOX: Final[tuple[Card | Safety, ...]] = (*PACKAGED.boum, *PACKAGED.chemistry, *PACKAGED.safety)
BOXED: Final = {card.id: card for card in IN_BOX}
BOXED_TARGETS: Final = {target.id: target.structure for target in PACKAGED.target}
DASH: Final = "\u2013"


def content(options: Options, say: Say, has: Callable[[str], bool], lang: str) -> dict[str, Any]:
    pack = options.pack or PACKAGED
    return {
        "tokens": tokens(pack),
        "reagents": [reagent(entry) for entry in pack.reagent],
        "cards": [
            card(deck, entry, say, lang)
            for deck, entries in (("boum", pack.boum), ("chemistry", pack.chemistry), ("safety", pack.safety))
            for entry in entries
        ],
        "targets": [target(entry, say, has, lang) for entry in pack.target],
        "decks": {name: say(f"colour-{name}") for name in ("reagent", "chemistry", "boum", "safety")},
        "safety": {name: say(f"token-{name}") for name in TOKENS},
        "faces": faces(pack.dice.cards, say),
        "odds": [[number, shown(number)] for number in range(LEAST_ODDS, CRITICAL_SUCCESS + 1)],
        "needs": {"reaction": REACTION, "characterisation": CHARACTERISATION, "always": CRITICAL_SUCCESS},
    }


def tokens(pack: Pack) -> list[list[Any]]:
    """Kind and number, those of the players last."""
    stock = pack.tokens
    atoms = [["C", stock.carbon], ["O", stock.oxygen], ["centre", stock.centre], ["H", stock.hydrogen]]
    return [*atoms, *([name, TEAMS] for name in TOKENS), ["first", 1]]


def reagent(entry: Reagent) -> dict[str, Any]:
    return {
        "deck": "reagent",
        "number": entry.number,
        "count": TEAMS,
        "balls": balls(notation.read(entry.structure)),
    }


def balls(found: Molecule) -> dict[str, Any]:
    """Every token where it lies on a table, bonds as long as one."""
    places = layout.fresh(found)
    at = {token: n for n, token in enumerate(found.kinds)}
    return {
        "atoms": [
            {"e": KINDS[kind], "x": places[token][0] / 100, "y": places[token][1] / 100}
            for token, kind in found.kinds.items()
        ],
        "bonds": [
            [at[token], at[link >> 2], 1 + (link & 1)]
            for token, links in found.links.items()
            for link in links
            if token < link >> 2
        ],
    }


def card(deck: str, entry: Card | Safety, say: Say, lang: str) -> dict[str, Any]:
    return {
        "deck": deck,
        "id": entry.id,
        "number": entry.number,
        "count": entry.count,
        "name": name_of(entry, f"card-{entry.id}", entry.id in BOXED, say, lang),
        "does": does(entry, say),
        "badge": badge(entry),
    }


def name_of(entry: Card | Safety | Target, key: str, known: bool, say: Say, lang: str) -> str:
    """An own name in this language or the other one, the catalogue's for what is in the box, else the id."""
    own = (entry.fr or entry.en) if lang == "fr" else (entry.en or entry.fr)
    return own or (say(key) if known else entry.id)


def does(entry: Card | Safety, say: Say) -> str:
    """What a card does; the effects of an own card, the sentence of the catalogue for one of the box."""
    boxed = BOXED.get(entry.id)
    if isinstance(entry, Safety):
        same = isinstance(boxed, Safety) and boxed.token == entry.token
        told = [say("effect-restore", token=entry.token)]
    else:
        same = isinstance(boxed, Card) and boxed.effects == entry.effects
        told = [say(f"effect-{effect.do}", by=effect.by, token=effect.token or "") for effect in entry.effects]
    text = say(f"card-{entry.id}.does") if same else ", ".join(told)
    return text[:1].upper() + text[1:]


def badge(entry: Card | Safety) -> str:
    """What it does to the difficulty, for the corner of the card."""
    if isinstance(entry, Safety):
        return ""
    for effect in entry.effects:
        if effect.do in ("harder", "easier"):
            return f"{'+' if effect.do == 'harder' else chr(0x2212)}{effect.by}"
    return ""


def target(entry: Target, say: Say, has: Callable[[str], bool], lang: str) -> dict[str, Any]:
    known = BOXED_TARGETS.get(entry.id) == entry.structure
    molecule = notation.read(entry.structure)
    crest = f"target-{entry.id}.crest"
    return {
        "name": name_of(entry, f"target-{entry.id}", known, say, lang),
        "crest": say(crest) if known and has(crest) else "",
        "level": say(f"difficulty-{entry.difficulty}"),
        "formula": notation.formula(molecule.counts()),
        "suggested": sorted(entry.suggested),
        "balls": balls(molecule),
        "drawing": {"smiles": entry.structure},
    }


def faces(cards: tuple[int, ...], say: Say) -> str:
    """Faces of a resource die and the cards they give, as in `1-2: 0`."""
    runs = [(gives, [n for n, _ in run]) for gives, run in groupby(enumerate(cards, 1), key=lambda pair: pair[1])]
    told = [(DASH.join(map(str, sorted({run[0], run[-1]}))), gives) for gives, run in runs]
    return ", ".join(say("print-face", face=face, gives=gives) for face, gives in told)


def shown(number: int) -> str:
    """The chance to reach a difficulty, in percent."""
    return str(round(100 * throws(number) / ALL_THROWS))
