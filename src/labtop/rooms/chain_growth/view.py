"""What each seat sees: of the hands only its own, of the stack only its size, and everything else.

Numbers are exact Decimals; averages are rounded for display by `labtop.chemistry.polymers.shown` and nowhere else.
"""

from __future__ import annotations

from decimal import Decimal
from functools import lru_cache
from typing import Any, Final, Literal

from msgspec import Struct

from labtop.chemistry.polymers import Distribution
from labtop.engine.core import Seat
from labtop.rooms.chain_growth.actions import Discard, Mode, Play
from labtop.rooms.chain_growth.cards import Cards, grams, is_known
from labtop.rooms.chain_growth.chains import CAPPED, MADE, Chain
from labtop.rooms.chain_growth.choosing import (
    CAP,
    DISCARD,
    INITIATE,
    INITIATE_TWO,
    PROPAGATE,
    SWITCH,
    TERMINATE,
    TRANSFER,
    Bundle,
    leading,
)
from labtop.rooms.chain_growth.deck import Monomer, StarterCard
from labtop.rooms.chain_growth.scoring import shown_averages
from labtop.rooms.chain_growth.state import NO_CARD, Table

PlayName = Literal["discard", "initiate", "propagate", "transfer", "cap", "copolymerise"]
"""The `type` of the answer a card is played as; terminations have a list of their own."""
PLAYS: Final[dict[int, PlayName]] = {
    DISCARD: "discard", INITIATE: "initiate", INITIATE_TWO: "initiate", PROPAGATE: "propagate",
    TRANSFER: "transfer", CAP: "cap", SWITCH: "copolymerise",
}  # fmt: skip
ZERO: Final = Decimal(0)
"""The default of masses and averages: msgspec leaves a Decimal out of the JSON only if it is this very object."""
ON_A_CHAIN: Final = (PROPAGATE, TRANSFER, CAP, SWITCH)


class ChainView(Struct, frozen=True, omit_defaults=True):
    """A living chain."""

    number: int
    owner: Seat
    start: str
    """What started it: the id of the starter, or CTA."""
    cards: list[str]
    """Monomer cards in the order they were added."""
    end: str
    """The monomer at the growing end."""
    units: int
    mass: Decimal
    """In g/mol, end groups ignored (rule 4.1)."""
    capped: bool = False
    """TEMPO sits on its end: safe (rule 4.3)."""


class VialView(Struct, frozen=True, omit_defaults=True):
    """A dead chain on a player's shelf."""

    number: int
    """The chain it was; of two combined ones the smaller."""
    made: str
    """How it ended: combination, disproportionation or transfer."""
    cards: list[str]
    units: int
    mass: Decimal
    stolen_from: Seat | None = None
    """The player it, or a part of it, was taken from when it ended; None: it was its owner's."""


class PlayerView(Struct, frozen=True, omit_defaults=True):
    """What a player has reached so far, capped chains included, since they would count now (rule 11.3)."""

    hand: int
    """How many cards."""
    shelf: list[VialView] = []
    units: int = 0
    capped: int = 0
    """How many of these units are in capped chains."""
    mn: Decimal = ZERO
    mw: Decimal = ZERO
    dispersity: Decimal = ZERO
    index: Decimal = ZERO


class Named(Struct, frozen=True):
    """A card family of an own deck, which no catalogue knows."""

    en: str
    fr: str
    formula: str


class Pictured(Struct, frozen=True, omit_defaults=True):
    """The substance on a card that is not one of the box, whatever the card is called."""

    formula: str
    structure: str = ""
    """SMILES, as the deck gives it."""


class PublicView(Struct, frozen=True, omit_defaults=True):
    scoring: str
    turn: Seat | None
    """Whose turn it is; None before the first and after the last."""
    stack: int
    """Cards in the stack."""
    players: list[PlayerView]
    chains: list[ChainView]
    """Living ones, by number."""
    masses: dict[str, Decimal]
    """Molar mass of each monomer, starter and joker that has one."""
    radicals: dict[str, int]
    """Of each starter: how many chains it can start."""
    discard: str | None = None
    """The top of the discard pile."""
    discards: dict[str, int] = {}
    """The whole discard pile: everybody has seen it."""
    taken: str | None = None
    """The card just taken from the discard pile, which must be used now (rule 3.5)."""
    reshuffled: bool = False
    """The discard pile has become the stack once: the next empty stack ends the game (rule 11.2)."""
    learning: bool = False
    names: dict[str, Named] = {}
    """Only of an own deck."""
    pictures: dict[str, Pictured] = {}
    """Of the same, by family; a family that is not there has the picture of the box."""
    reason: str = ""


class PrivateView(Struct, frozen=True, omit_defaults=True):
    hand: list[str]
    """Sorted as in the deck: monomers by kind and value, starters, jokers."""
    drawn: str | None = None
    """The card drawn in this turn, one of the hand."""


class PlayMenu(Struct, frozen=True, omit_defaults=True):
    """One set of cards and everything it can be played on: one action per chain, or one if there is no chain in it.

    play: initiate, propagate, transfer, cap, copolymerise or discard, the `type` of the action.
    cards: all that would leave the hand, starter or joker first; the others are the action's cards or monomers.
    """

    play: PlayName
    cards: list[str]
    units: int = 0
    """Repeat units these cards bring."""
    mass: Decimal = ZERO
    """What they weigh."""
    on: list[int] = []
    """Chains it can be played on; capped ones among them would be reactivated, others' would be taken or ended."""
    two: bool = False
    """Starts two chains."""


class Meeting(Struct, frozen=True, omit_defaults=True):
    """Two chains a Termination can end, and how."""

    chains: tuple[int, int]
    modes: list[Mode]


class LastAnswer(Struct, frozen=True, omit_defaults=True):
    """An answer that leaves the hand empty, so that the game ends with it (rule 11.1), and the result it would have.

    All of it follows from the chains on the table and the shelves, which everybody sees.
    """

    answer: Play | Discard
    place: int
    """The place it brings this player (rules 12.3 and 12.4)."""
    score: Decimal
    """This player's monomers, or index, as they would be then."""
    other: Decimal
    """The same of the best of the others."""
    rival: Seat
    """Who that is."""
    shared: bool = False
    """The place would be shared."""
    growing: int = 0
    """Units of this player that would still be growing, and count nothing (rule 11.3)."""


class Menu(Struct, frozen=True, omit_defaults=True):
    """The legal list, folded: what a client needs to offer every answer, in the order of the list."""

    plays: list[PlayMenu] = []
    meetings: list[Meeting] = []
    """One Termination card on two chains."""
    source: bool = False
    """The question is where to draw from (rule 3.5)."""
    take: str | None = None
    """The card that may be taken from the discard pile."""
    last: list[LastAnswer] = []
    """Those of the answers that end the game."""


# ---- building them up ----------------------------------------------------------------------------------------------


def public(s: Table) -> PublicView:
    cards = s.cards
    return PublicView(
        scoring=s.options.scoring,
        turn=None if s.turn < 0 else s.turn,
        stack=len(s.pile),
        players=[player_view(s, seat) for seat in range(s.seats)],
        chains=[chain_view(cards, chain) for chain in s.chains],
        masses=cards.printed,
        radicals={starter.id: starter.radicals for starter in cards.deck.starter},
        discard=cards.ids[s.discards[-1]] if s.discards else None,
        discards=counted(cards, s.discards),
        taken=cards.ids[s.drawn] if s.taken else None,
        reshuffled=s.reshuffled,
        learning=s.options.learning,
        names=own_names(cards) if cards.own else {},
        pictures=own_pictures(cards) if cards.own else {},
        reason=s.reason,
    )


def private(s: Table, seat: Seat) -> PrivateView:
    ids = s.cards.ids
    hand = [ids[kind] for kind, count in enumerate(s.hands[seat]) for _ in range(count)]
    return PrivateView(hand, ids[s.drawn] if s.drawn != NO_CARD and s.turn == seat else None)


def player_view(s: Table, seat: Seat) -> PlayerView:
    finished = s.finished(seat)
    if not finished:
        return PlayerView(s.held[seat])
    mn, mw, dispersity, index = averages(tuple([chain.mass for chain in finished]))
    return PlayerView(
        hand=s.held[seat],
        shelf=[vial_view(s.cards, chain) for chain in s.shelf if chain.owner == seat],
        units=sum([chain.units for chain in finished]),
        capped=sum([chain.units for chain in finished if chain.status == CAPPED]),
        mn=mn,
        mw=mw,
        dispersity=dispersity,
        index=index,
    )


# Chains never change and shelves seldom do, but a view is made after every move: their parts of it are cached.


@lru_cache(maxsize=4096)
def averages(masses: tuple[int, ...]) -> tuple[Decimal, Decimal, Decimal, Decimal]:
    """Rule 12.2, rounded for display; masses in hundredths of g/mol."""
    return shown_averages(Distribution(masses))


@lru_cache(maxsize=4096)
def chain_view(cards: Cards, chain: Chain) -> ChainView:
    return ChainView(
        number=chain.number,
        owner=chain.owner,
        start=cards.ids[chain.start],
        cards=[cards.ids[card] for card in chain.cards],
        end=cards.families[chain.cards[-1] // 3],
        units=chain.units,
        mass=grams(chain.mass),
        capped=chain.status == CAPPED,
    )


@lru_cache(maxsize=4096)
def vial_view(cards: Cards, chain: Chain) -> VialView:
    return VialView(
        number=chain.number,
        made=MADE[chain.status],
        cards=[cards.ids[card] for card in chain.cards],
        units=chain.units,
        mass=grams(chain.mass),
        stolen_from=None if chain.lost_by < 0 else chain.lost_by,
    )


def counted(cards: Cards, pile: list[int]) -> dict[str, int]:
    """A pile as counts, in the deck's order."""
    counts = [0] * cards.kinds
    for card in pile:
        counts[card] += 1
    return {cards.ids[kind]: count for kind, count in enumerate(counts) if count}


def own_names(cards: Cards) -> dict[str, Named]:
    """The card families that have a name in the pack itself."""
    found = {}
    for monomer in cards.deck.monomer:
        if monomer.name is not None:
            found[monomer.id] = Named(monomer.name.en, monomer.name.fr, monomer.formula)
    for starter in cards.deck.starter:
        if starter.name is not None:
            found[starter.id] = Named(starter.name.en, starter.name.fr, starter.formula)
    return found


@lru_cache(maxsize=32)
def own_pictures(cards: Cards) -> dict[str, Pictured]:
    """The card families whose substance is not that of the card of the box."""
    entries: list[Monomer | StarterCard] = [*cards.deck.monomer, *cards.deck.starter]
    return {entry.id: Pictured(entry.formula, entry.structure or "") for entry in entries if not is_known(entry)}


# ---- menus ---------------------------------------------------------------------------------------------------------


def source_menu(s: Table, may_take: bool) -> Menu:
    """Rule 3.5."""
    return Menu(source=True, take=s.cards.ids[s.discards[-1]] if may_take else None)


def menu(s: Table, parts: list[Bundle], last: list[LastAnswer]) -> Menu:
    """Every answer, folded by the cards it takes: a CTA with five monomers on eight chains is five entries, not 40."""
    found: dict[tuple[str, tuple[int, ...], bool], PlayMenu] = {}
    meetings = []
    for play, target, monomer, forms in parts:
        if play == TERMINATE:
            meetings.append(Meeting((target[0].number, target[1].number), forms))
            continue
        for form in forms:
            used = cards_used(s.cards, play, target, monomer, form)
            key = (PLAYS[play], used, play == INITIATE_TWO)
            if key not in found:
                found[key] = play_menu(s.cards, play, used)
            if play in ON_A_CHAIN:
                found[key].on.append(target.number)
    return Menu(list(found.values()), meetings, last=last)


def cards_used(cards: Cards, play: int, target: Any, monomer: int, form: Any) -> tuple[int, ...]:
    """Starter or joker first, then the monomers."""
    if play == DISCARD:
        return (form,)
    first = leading(cards, play, target)
    monomers = form if play == INITIATE_TWO else tuple([3 * monomer + value - 1 for value in form])
    return monomers if first < 0 else (first, *monomers)


def play_menu(cards: Cards, play: int, used: tuple[int, ...]) -> PlayMenu:
    names = [cards.ids[card] for card in used]
    if play == DISCARD:
        return PlayMenu(PLAYS[play], names)
    monomers = [card for card in used if card < cards.starters]
    units = sum(card % 3 + 1 for card in monomers)
    mass = grams(sum(cards.masses[card] for card in monomers)) if monomers else ZERO
    return PlayMenu(PLAYS[play], names, units, mass, [], play == INITIATE_TWO)
