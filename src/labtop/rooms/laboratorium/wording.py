"""What is done, and where on a molecule, in the words of chemistry, as phrases that the catalogues say.

A phrase is a message and its parameters, which may be phrases themselves: `{"say": "act-split", "at": {"say": …}}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from labtop.chemistry.addresses import Address, Near, addresses
from labtop.chemistry.addresses import codes as address_codes
from labtop.chemistry.molecules import HYDROGEN, MAUVE, Molecule, from_code
from labtop.engine.wire import Action
from labtop.rooms.laboratorium.actions import (
    Add,
    Begin,
    Bridge,
    Characterise,
    Close,
    Cut,
    Eliminate,
    Join,
    Merge,
    Split,
)

Phrase = dict[str, Any]
GROUPS: Final = {"H": "act-is-h", "O": "act-is-o", "OH": "act-is-oh"}


def addresses_of(m: Molecule) -> Mapping[int, Address]:
    """The address of every token of a molecule."""
    return addressed(m.code())


@lru_cache(maxsize=256)
def addressed(code: tuple[int, ...]) -> dict[int, Address]:
    return {token: address for address in addresses(from_code(code)) for token in address.tokens}


def codes(m: Molecule) -> list[tuple[str, list[int]]]:
    """The addresses of a molecule for a client, with the tokens that each of them means."""
    found = list(dict.fromkeys(addresses_of(m).values()))
    return [(code, list(address.tokens)) for code, address in zip(address_codes(found), found)]


def phrase(address: Address, form: str = "address") -> Phrase:
    """An address in words: of one token, of `both` or `all`, or as the place (`on`) of one that is named otherwise."""
    if not address.exact:
        return {"say": "address-numbered", "numbers": list(address.tokens)}
    kind = "atom" if address.kind in ("carbon", "oxygen") else address.kind
    whole = "" if address.head else "-all"
    return {
        "say": f"on-it{whole}" if form == "on" else f"{form}-{kind}{whole}",
        "count": len(address.tokens),
        "carriers": address.carriers,
        "head": address.head,
        "where": {"say": "after", "list": landmarks(address.near)} if address.near else "",
    }


def landmarks(near: tuple[Near, ...]) -> Phrase:
    return {"say": f"where-{len(near)}"} | {f"part-{number}": landmark(one) for number, one in enumerate(near, 1)}


def atom_of(address: Address) -> Phrase:
    """An atom as the landmark of another."""
    if not address.near:
        return {"say": "of-atom", "head": address.head}
    return {"say": "of-atom-near", "head": address.head, "list": landmarks(address.near)}


def landmark(near: Near) -> Phrase:
    if near.of is not None:
        return {"say": f"near-{near.relation}-of", "atom": atom_of(near.of), "bonds": near.bonds}
    single = "-single" if near.single and near.relation in ("next", "far") else ""
    return {"say": f"near-{near.relation}{single}", "landmark": near.landmark, "bonds": near.bonds}


def pair(one: Address, two: Address) -> Phrase:
    """Two tokens at once."""
    return phrase(one, "both") if one == two else {"say": "pair", "one": phrase(one), "two": phrase(two)}


def told(m: Molecule, action: Action) -> Phrase:
    """A manipulation of this molecule."""
    at = addresses_of(m)
    if isinstance(action, Begin):
        return {"say": "act-start", "reagent": action.card}
    if isinstance(action, Join):
        how = "act-double" if m.kinds[action.centre] == MAUVE else "act-single"
        return {"say": how, "reagent": action.card, "at": phrase(at[action.centre])}
    if isinstance(action, Bridge):
        return {"say": "act-bridge", "reagent": action.card, "at": pair(at[action.centre], at[action.other])}
    if isinstance(action, Cut):
        if m.kinds[action.away] == HYDROGEN:
            return {"say": "act-cut-hydrogen", "at": phrase(at[action.away])}
        double = "-double" if m.bond(action.keep, action.away) & 1 else ""
        return {"say": f"act-cut{double}", "keep": phrase(at[action.keep]), "away": phrase(at[action.away])}
    if isinstance(action, Add):
        return {"say": "act-add", "at": pair(at[action.first], at[action.second])}
    if isinstance(action, Split):
        return {"say": "act-split", "at": phrase(at[action.centre])}
    if isinstance(action, Characterise):
        return {"say": GROUPS[action.group], "at": phrase(at[action.centre])}
    if isinstance(action, Merge):
        return {"say": "act-merge", "at": phrase(at[action.centre], "on")}
    assert isinstance(action, Eliminate | Close)
    how = "act-eliminate" if isinstance(action, Eliminate) else "act-close"
    return {"say": how, "at": pair(at[action.centre], at[action.other])}
