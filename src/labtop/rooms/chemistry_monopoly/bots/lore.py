"""What can be worked out from a board before a game: how often tokens come to each space, what sets can earn.

It is worked out from the board that is played, which may be a teacher's own.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from labtop.rooms.chemistry_monopoly.board import (
    BACK,
    COLLECT,
    FORWARD,
    GO_TO_CLASS,
    LAB_DAY,
    NEXT_LIFE,
    NEXT_SUPPLY,
    PAY,
    TEST_DAY,
    TO_CLASS,
    Board,
)

SUMS: Final = tuple((total, (6 - abs(total - 7)) / 36) for total in range(2, 13))
"""Totals of two dice and how likely they are."""
MEAN_ROLL: Final = 7
ROUNDS: Final = 40
"""Rolls after which it hardly matters where a token began."""
KEPT: Final = 16
"""Boards kept worked out, as the room itself does."""


class Lore:
    """One board as bots know it."""

    __slots__ = ("board", "cards", "earns", "visits")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.cards = [deck_pay(board, deck) for deck in (0, 1)]
        """Per deck: what a card pays on average."""
        self.visits = visits(board)
        """Per space: the chance that a token comes there with one roll, over a long game."""
        self.earns = [
            [sum(self.visits[q] * board.rents[q][level] for q in board.members[f]) for level in range(board.top + 1)]
            for f in range(board.colours)
        ]
        """Per colour set and level: what one roll of one visitor brings on average."""


def deck_pay(b: Board, deck: int) -> float:
    """What the cards of a deck pay on average, those with a plain amount."""
    paid = 0
    for card in b.decks[deck]:
        if b.card_effect[card] == COLLECT:
            paid += b.card_amount[card]
        elif b.card_effect[card] == PAY:
            paid -= b.card_amount[card]
    return paid / max(1, len(b.decks[deck]))


def sent_to(b: Board, q: int, card: int) -> int:
    """Where a card drawn on a space sends the token; -1: nowhere."""
    effect = b.card_effect[card]
    if effect == FORWARD:
        return b.card_to[card]
    if effect == BACK:
        return (q - b.card_steps[card]) % b.spaces
    if effect == TO_CLASS:
        return b.at_class
    family = b.supplies if effect == NEXT_SUPPLY else b.life if effect == NEXT_LIFE else -1
    if family < 0 or not b.members[family]:
        return -1
    return next((other for other in b.members[family] if other > q), b.members[family][0])


def arrivals(b: Board, q: int) -> list[tuple[int, float]]:
    """Where a token that lands on a space comes to stand, and how likely."""
    kind = b.kind[q]
    if kind == GO_TO_CLASS:
        return [(b.at_class, 1.0)]
    if kind not in (LAB_DAY, TEST_DAY):
        return [(q, 1.0)]
    deck = b.decks[1 if kind == TEST_DAY else 0]
    found: dict[int, float] = {}
    for card in deck:
        to = sent_to(b, q, card)
        to = q if to < 0 else to
        found[to] = found.get(to, 0.0) + 1 / len(deck)
    return list(found.items()) or [(q, 1.0)]


def visits(b: Board) -> list[float]:
    """How often each space is visited, over many rolls; turns spent inside Biology Class are left out."""
    after = [arrivals(b, q) for q in range(b.spaces)]
    here = [1 / b.spaces] * b.spaces
    for _ in range(ROUNDS):
        landed = [0.0] * b.spaces
        for total, chance in SUMS:
            for q, share in enumerate(here):
                landed[(q + total) % b.spaces] += share * chance
        here = [0.0] * b.spaces
        for q, share in enumerate(landed):
            for to, chance in after[q]:
                here[to] += share * chance
    return here


@lru_cache(maxsize=KEPT)
def lore_of(board: Board) -> Lore:
    """What is known of a board, worked out once; boards are compared by identity."""
    return Lore(board)
