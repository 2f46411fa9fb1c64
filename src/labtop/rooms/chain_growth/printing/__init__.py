"""What this game gives to paper: every card of the deck, a score pad and a card of reference."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any, Final

from labtop.chemistry.polymers import Distribution
from labtop.rooms.chain_growth.cards import Cards, cards_of, grams, is_known
from labtop.rooms.chain_growth.deck import VALUES, Joker, Monomer, StarterCard
from labtop.rooms.chain_growth.scoring import shown_averages

if TYPE_CHECKING:
    from collections.abc import Callable

    from labtop.rooms.chain_growth.options import Options

PARTS: Final = ("cards", "sheets")
"""The deck with cards of reference; the score pad with the rules on its back."""
MOST_TIMES: Final = 10
"""Up to how many units the pad has the masses ready."""
WORKED: Final = ((8, 0), (5, 1), (4, 0, 3, 1))
"""The chains of the worked example: units and monomer, one block after the other."""
NARROW: Final = "\u202f"
DASH: Final = "\u2013"


def content(options: Options, say: Callable[..., str], _has: Callable[[str], bool], lang: str) -> dict[str, Any]:
    """The cards with their counts in the whole game, in the deck's order; masses for the pad."""
    cards = cards_of(options.pack)
    found = [card for entry in cards.deck.monomer for card in monomer_cards(entry, cards, say, lang)]
    found += [starter_card(entry, cards, say, lang) for entry in cards.deck.starter]
    found += [joker_card(entry, cards, say) for entry in cards.deck.joker]
    return {
        "cards": [card for card in found if card["count"]],
        "total": cards.total,
        "masses": [[name, ready(cards.printed[name])] for name in cards.families],
        "worked": worked(cards),
    }


def facts(entry: Monomer | StarterCard | Joker, cards: Cards) -> dict[str, Any]:
    mass = cards.printed.get(entry.id)
    return {
        "id": entry.id,
        "formula": entry.formula,
        "mass": None if mass is None else f"{mass:.2f}",
        "known": is_known(entry),
        "drawing": None if entry.structure is None else {"smiles": entry.structure, "composition": entry.formula},
    }


def name_of(entry: Monomer | StarterCard, key: str, say: Callable[..., str], lang: str) -> str:
    """An own card's name, the catalogue's for the substances of the box, else its short name."""
    if entry.name is not None:
        return entry.name.fr if lang == "fr" else entry.name.en
    return say(key) if is_known(entry) else entry.id


def monomer_cards(entry: Monomer, cards: Cards, say: Callable[..., str], lang: str) -> list[dict[str, Any]]:
    shared = {"kind": "monomer", "name": name_of(entry, f"monomer-{entry.id}", say, lang), **facts(entry, cards)}
    return [
        {**shared, "value": value, "count": count * cards.deck.decks}
        for value, count in zip(VALUES, entry.count, strict=True)
    ]


def starter_card(entry: StarterCard, cards: Cards, say: Callable[..., str], lang: str) -> dict[str, Any]:
    known = is_known(entry)
    return {
        "kind": "starter",
        "title": say(f"card-{entry.id}") if known else entry.id,
        "name": name_of(entry, f"card-{entry.id}", say, lang),
        "radicals": entry.radicals,
        "count": entry.count * cards.deck.decks,
        **facts(entry, cards),
    }


def joker_card(entry: Joker, cards: Cards, say: Callable[..., str]) -> dict[str, Any]:
    return {
        "kind": "joker",
        "title": say(f"card-{entry.id}"),
        "text": say(f"print-{entry.id.lower()}"),
        "count": entry.count * cards.deck.decks,
        **facts(entry, cards),
    }


# ---- figures -------------------------------------------------------------------------------------------------------


def ready(mass: Decimal) -> list[str]:
    """Once, twice … the molar mass."""
    return [f"{mass * times:.2f}" for times in range(1, MOST_TIMES + 1)]


def worked(cards: Cards) -> dict[str, Any]:
    """Three finished chains of this deck's first two monomers, scored as the rules do (12.2, 12.3)."""
    names = cards.families
    chains = [list(zip(chain[::2], chain[1::2], strict=True)) for chain in WORKED]
    masses = [sum(units * cards.masses[3 * which] for units, which in chain) for chain in chains]
    return {
        "chains": [
            {
                "name": DASH.join(f"{names[which]}{low(units)}" for units, which in chain),
                "units": sum(units for units, _ in chain),
                "mass": f"{grams(mass):.2f}",
                "square": whole(grams(mass) ** 2),
            }
            for chain, mass in zip(chains, masses, strict=True)
        ],
        "units": sum(units for chain in chains for units, _ in chain),
        "mass": f"{grams(sum(masses)):.2f}",
        "square": whole(grams(1) ** 2 * sum(mass * mass for mass in masses)),
        "averages": averages(masses),
        "joined": averages([masses[0] + masses[1], masses[2]]),
    }


def averages(masses: list[int]) -> list[str]:
    """Mn, Mw, dispersity and index as the game shows them."""
    return [str(value) for value in shown_averages(Distribution(masses))]


def whole(value: Decimal) -> str:
    return f"{value:,.0f}".replace(",", NARROW)


def low(units: int) -> str:
    """A number as chemists write it under a symbol."""
    return str(units).translate(str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉"))
