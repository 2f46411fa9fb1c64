"""Cards as numbers: monomer m of value v is 3 m + v - 1, then come the starters, then the four jokers."""

from __future__ import annotations

from decimal import Decimal
from functools import lru_cache
from typing import Final

from labtop.chemistry.formulas import molar_mass
from labtop.rooms.chain_growth.deck import JOKERS, PACKAGED, VALUES, Deck, Joker, Monomer, StarterCard
from labtop.rooms.chain_growth.forms import ALL_FORMS


class Cards:
    """The kinds of card of one deck, and the facts about them that rules need."""

    __slots__ = (
        "copolymer", "counts", "cta", "deck", "ends", "families", "ids", "kinds", "masses", "monomers", "numbers",
        "own", "printed", "radicals", "spelled", "starters", "tempo", "termination", "total",
    )  # fmt: skip

    def __init__(self, deck: Deck, own: bool) -> None:
        self.deck = deck
        self.own = own
        """Not the packaged deck: its names are in no catalogue."""
        self.monomers = len(deck.monomer)
        self.starters = 3 * self.monomers
        """The first starter; all before it are monomers."""
        self.termination = self.starters + len(deck.starter)
        self.cta = self.termination + 1
        self.tempo = self.termination + 2
        self.copolymer = self.termination + 3
        self.kinds = self.termination + 4
        self.families: list[str] = [monomer.id for monomer in deck.monomer]
        self.ids: list[str] = [f"{family}{value}" for family in self.families for value in VALUES]
        self.ids += [starter.id for starter in deck.starter]
        self.ids += JOKERS
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(self.ids)}
        self.counts: list[int] = []
        """Cards of each kind in the whole game."""
        for monomer in deck.monomer:
            self.counts += [deck.decks * count for count in monomer.count]
        self.counts += [deck.decks * starter.count for starter in deck.starter]
        jokers: dict[str, int] = {joker.id: joker.count for joker in deck.joker}
        self.counts += [deck.decks * jokers.get(name, 0) for name in JOKERS]
        self.total: int = sum(self.counts)
        self.radicals: list[int] = [starter.radicals for starter in deck.starter]
        self.ends: list[str] = [monomer.ends for monomer in deck.monomer]
        self.printed: dict[str, Decimal] = {monomer.id: molar_mass(monomer.formula) for monomer in deck.monomer}
        """Molar masses in g/mol: what stands on the cards that have a formula."""
        self.printed |= {starter.id: molar_mass(starter.formula) for starter in deck.starter}
        self.printed |= {joker.id: molar_mass(joker.formula) for joker in deck.joker if joker.formula is not None}
        self.masses: list[int] = [hundredths(self.printed[name]) * value for name in self.families for value in VALUES]
        """Of each monomer card, in hundredths of g/mol: whole numbers, so that sums are exact."""
        self.spelled: list[dict[tuple[int, ...], tuple[str, ...]]] = [
            {form: tuple([f"{family}{value}" for value in form]) for form in ALL_FORMS} for family in self.families
        ]
        """Per monomer: values that go together -> the ids of those cards."""


def is_known(entry: Monomer | StarterCard | Joker) -> bool:
    """Whether a card stands for the substance that the card of this id in the box stands for."""
    return entry.id in KNOWN and KNOWN[entry.id] == entry.formula


def hundredths(mass: Decimal) -> int:
    return int(mass.scaleb(2))


def grams(mass: int) -> Decimal:
    """Hundredths of g/mol as g/mol, for views and events."""
    return Decimal(mass).scaleb(-2)


BOXED: Final[tuple[Monomer | StarterCard | Joker, ...]] = (*PACKAGED.monomer, *PACKAGED.starter, *PACKAGED.joker)
KNOWN: Final = {entry.id: entry.formula for entry in BOXED}
"""The substances of the box, which the catalogue has names for; an own card of the same id may be another one."""
PACKAGED_CARDS: Final = Cards(PACKAGED, False)


@lru_cache(maxsize=32)
def own_cards(deck: Deck) -> Cards:
    return Cards(deck, True)


def cards_of(pack: Deck | None) -> Cards:
    """The numbered cards of a pack, or of the packaged deck; made once for each."""
    return PACKAGED_CARDS if pack is None else own_cards(pack)
