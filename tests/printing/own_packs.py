"""Own packs of each room that can have one: with the longest names allowed, with few things, and with hostile names."""

from __future__ import annotations

from typing import Any

import msgspec

from labtop.rooms.chain_growth.deck import PACKAGED as DECK
from labtop.rooms.chemistry_monopoly.pack import PACKAGED as BOARD
from labtop.rooms.laboratorium.pack import PACKAGED as BOX

HOSTILE = '#panic("x") $y$ \\#let *b* _i_ "] )**`'
"""What would break out of a template if it were ever read as one."""


def deck() -> dict[str, Any]:
    return msgspec.to_builtins(DECK)


def names(text: str, most: int) -> dict[str, str]:
    return {"en": text[:most], "fr": text[::-1][:most].strip()}


def long(most: int) -> str:
    """As long as allowed, in words as they occur: the longest of them has fourteen letters."""
    return ("Tetramethylbenzidine dihydrochloride-hydrate pentahydroxide " * 2)[:most].strip()


def long_deck() -> dict[str, Any]:
    """Eight monomers, four starters, names as long as allowed, one of them without a space."""
    monomers = [
        {"id": f"MMMMMMW{n}", "formula": f"C{n + 1}H{2 * n + 2}", "count": [3, 2, 1], "name": names(long(40), 40)}
        for n in range(1, 9)
    ]
    monomers[3]["name"] = names("W" * 40, 40)
    starters = [
        {"id": f"WWWWWWS{n}", "formula": "C8H12N4", "radicals": 1 + n % 2, "count": 2, "name": names(long(40), 40)}
        for n in range(4)
    ]
    jokers = [{"id": id, "count": 1} for id in ("T", "CTA", "TEMPO", "CO")]
    return {"monomer": monomers, "starter": starters, "joker": jokers, "decks": 1}


def small_deck() -> dict[str, Any]:
    """Two monomers, one of them with a structure and the other with one that nobody can read."""
    return {
        "decks": 1,
        "monomer": [
            {"id": "E", "formula": "C2H4", "count": [20, 9, 3], "structure": "C=C"},
            {"id": "S", "formula": "C3H6", "count": [10, 5, 0], "structure": "C=(=C"},
        ],
        "starter": [{"id": "BPO", "formula": "C14H10O4", "radicals": 2, "count": 12}],
        "joker": [{"id": "T", "count": 6}],
    }


def hostile_deck(text: str = HOSTILE) -> dict[str, Any]:
    made = deck()
    for entry in (*made["monomer"], *made["starter"]):
        entry["name"] = {"en": text[:40], "fr": text[:40]}
    return made


def long_board(name: str = "") -> dict[str, Any]:
    """Everything has a name of sixty letters."""
    made = msgspec.to_builtins(BOARD)
    for entry in (*made["space"], *made["card"], *made["set"]):
        entry["names"] = {"en": name or long(60), "fr": name or long(60)}
    made["space"][3]["names"] = {"en": "W" * 60}
    made["names"] = {"en": name or "Pentaborane Property of Kingston", "fr": name or "Les beaux éléments"}
    return made


def small_board() -> dict[str, Any]:
    """Sixteen spaces, less money, few days."""
    made = msgspec.to_builtins(BOARD)
    kinds = ("go", "class", "element")
    kept = [space for space in made["space"] if space["kind"] in kinds and space.get("set") != "purple"][:16]
    made["space"] = kept
    made["set"] = [one for one in made["set"] if sum(space.get("set") == one["id"] for space in kept) >= 2]
    known = {one["id"] for one in made["set"]}
    made["space"] = [space for space in kept if space["kind"] != "element" or space["set"] in known]
    rest = [space for space in msgspec.to_builtins(BOARD)["space"] if space["kind"] == "supply"]
    made["space"] += rest[: 16 - len(made["space"])] if len(made["space"]) < 16 else []
    made["card"] = []
    made["money"] |= {"start": 777, "liquids": 200, "solids": 70}
    return made


def long_box(name: str = "") -> dict[str, Any]:
    made = msgspec.to_builtins(BOX)
    for entry in (*made["boum"], *made["chemistry"], *made["safety"], *made["target"]):
        entry |= {"en": name or long(60), "fr": name or long(60)}
    made["boum"][0]["en"] = "W" * 60
    for entry in made["chemistry"]:
        entry["effects"] = [
            {"do": "easier", "by": 3}, {"do": "cancel"}, {"do": "easier-characterisation", "by": 9}, {"do": "re-roll"},
        ]  # fmt: skip
    return made


def small_box() -> dict[str, Any]:
    """Few tokens, other counts of cards, one target without suggestions."""
    made = msgspec.to_builtins(BOX)
    made["tokens"] |= {"carbon": 20, "oxygen": 11, "hydrogen": 25, "centre": 14}
    made["boum"] = [entry | {"count": 9} for entry in made["boum"][:2]]
    made["chemistry"] = [entry | {"count": 9} for entry in made["chemistry"][:2]]
    made["safety"] = [entry | {"count": 6} for entry in made["safety"]]
    made["target"] = [made["target"][0] | {"suggested": []}]
    return made


PACKS = {
    "chain-growth": (long_deck, small_deck, hostile_deck),
    "chemistry-monopoly": (long_board, small_board, lambda: long_board(HOSTILE[:60])),
    "laboratorium": (long_box, small_box, lambda: long_box(HOSTILE[:60])),
}
