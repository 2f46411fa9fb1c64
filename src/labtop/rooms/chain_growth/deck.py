"""The deck as data: the shape of a pack, and what makes one playable. Structs, so never compiled (engine/wire.py)."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from labtop.chemistry.formulas import molar_mass
from labtop.engine import content
from labtop.engine.core import Illegal

Id = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9]{0,7}(?!\n)$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Formula = Annotated[str, Meta(min_length=1, max_length=40)]
Structure = Annotated[str, Meta(min_length=1, max_length=120)]
"""SMILES, drawn on cards (aid.py, printing); one that cannot be read is not drawn."""
Count = Annotated[int, Meta(ge=0, le=20)]
JokerId = Literal["T", "CTA", "TEMPO", "CO"]

VALUES: Final = (1, 2, 3)
"""Rule 1.3: a monomer card stands for one, two or three repeat units."""
JOKERS: Final = ("T", "CTA", "TEMPO", "CO")
FINISHING: Final = ("T", "CTA", "TEMPO")
"""Jokers that end a chain or let it sleep; with none of them no chain would ever count."""
FEWEST_CARDS: Final = 60
MOST_CARDS: Final = 240
FEWEST_MONOMERS: Final = 2
MOST_MONOMERS: Final = 8
MOST_STARTERS: Final = 4


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """What a card family is called; the packaged ones have their names in the catalogues."""

    en: Name
    fr: Name


class Monomer(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    id: Id
    formula: Formula
    count: tuple[Count, Count, Count]
    """Cards of value 1, 2 and 3 in each deck."""
    mass: Decimal | None = None
    """In g/mol, as printed on the card; it must be what the formula gives."""
    ends: Literal["combination", "disproportionation", "either"] = "either"
    """How its radicals prefer to end (rule 7.4)."""
    name: Names | None = None
    structure: Structure | None = None
    source: content.Source = "reconstruction"


class StarterCard(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    id: Id
    formula: Formula
    radicals: Literal[1, 2]
    count: Count
    mass: Decimal | None = None
    name: Names | None = None
    structure: Structure | None = None
    source: content.Source = "reconstruction"


class Joker(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    id: JokerId
    count: Count
    formula: Formula | None = None
    mass: Decimal | None = None
    structure: Structure | None = None
    source: content.Source = "reconstruction"


class Deck(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A pack of this room: `decks` equal decks are shuffled together."""

    monomer: Annotated[tuple[Monomer, ...], Meta(max_length=MOST_MONOMERS)]
    starter: Annotated[tuple[StarterCard, ...], Meta(max_length=MOST_STARTERS)]
    joker: Annotated[tuple[Joker, ...], Meta(max_length=4)]
    decks: Annotated[int, Meta(ge=1, le=4)] = 2


# ---- whether a deck can be played with (rule 1.6) ------------------------------------------------------------------


def check_pack(deck: Deck) -> None:
    """Rule 1.6; the first thing that is wrong is told, with the entry it is in."""
    if len(deck.monomer) < FEWEST_MONOMERS:
        raise Illegal("bad_pack", "1.6", reason="too_few_monomers", entry="monomer")
    if not deck.starter or not any(starter.count for starter in deck.starter):
        raise Illegal("bad_pack", "1.6", reason="no_starter", entry="starter")
    for monomer in deck.monomer:
        if not monomer.count[0]:
            raise Illegal("bad_pack", "1.6", reason="no_value_one", entry=monomer.id)
    check_names(deck)
    for monomer in deck.monomer:
        check_mass(monomer.id, monomer.formula, monomer.mass)
    for starter in deck.starter:
        check_mass(starter.id, starter.formula, starter.mass)
    for joker in deck.joker:
        check_mass(joker.id, joker.formula, joker.mass)
    cards = deck.decks * cards_in(deck)
    if not FEWEST_CARDS <= cards <= MOST_CARDS:
        raise Illegal("bad_pack_size", "1.6", cards=cards, fewest=FEWEST_CARDS, most=MOST_CARDS)


def check_finisher(deck: Deck) -> None:
    """Rule 1.6, of new tables only: decks without one were accepted once, and their games come to an end."""
    if not any(joker.count for joker in deck.joker if joker.id in FINISHING):
        raise Illegal("bad_pack", "1.6", reason="no_finisher", entry="joker")


def check_names(deck: Deck) -> None:
    """No two cards have the same name; families count too, since messages name both."""
    families = [monomer.id for monomer in deck.monomer] + [starter.id for starter in deck.starter]
    jokers = [entry.id for entry in deck.joker]
    cards = [f"{monomer.id}{value}" for monomer in deck.monomer for value in VALUES]
    seen: list[str] = list(JOKERS)
    for name in [*families, *cards]:
        if name in seen:
            raise Illegal("bad_pack", "1.6", reason="same_id", entry=name)
        seen.append(name)
    for name in jokers:
        if jokers.count(name) > 1:
            raise Illegal("bad_pack", "1.6", reason="same_id", entry=name)


def check_mass(entry: str, formula: str | None, mass: Decimal | None) -> None:
    """A mass in a pack must be that of the formula."""
    if formula is None:
        if mass is not None:
            raise Illegal("bad_pack", "1.6", reason="mass_without_formula", entry=entry)
        return
    try:
        found = molar_mass(formula)
    except Illegal as error:
        raise Illegal("bad_pack", "1.6", reason="formula", entry=entry) from error
    if mass is not None and not (mass.is_finite() and mass == found):  # a signalling NaN cannot even be compared
        given, right = told_mass(mass), told_mass(found)
        raise Illegal("bad_pack_mass", "1.6", entry=entry, given=given, mass=right, formula=formula)


def told_mass(mass: Decimal) -> Decimal | str:
    """A mass for a message: a number, which each language formats; where rounding would change it, the text itself."""
    return mass if mass.is_finite() and abs(mass.adjusted()) < 9 and mass == round(mass, 3) else str(mass)


def cards_in(deck: Deck) -> int:
    """Of one deck."""
    monomers = sum(sum(monomer.count) for monomer in deck.monomer)
    return monomers + sum(starter.count for starter in deck.starter) + sum(joker.count for joker in deck.joker)


PACKAGED: Final = content.read("chain_growth", "deck", Deck)
