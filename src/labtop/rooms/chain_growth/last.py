"""Which answers end the game, and how it would end: each is played on a copy of the table and scored there (rule 11.1).

The result depends on the chains and shelves alone, never on the cards of others, so it shows nothing hidden.
"""

from __future__ import annotations

from typing import Final

from labtop.engine.core import Seat
from labtop.engine.fields import copied
from labtop.engine.wire import Action
from labtop.rooms.chain_growth.chains import ACTIVE
from labtop.rooms.chain_growth.choosing import TERMINATE, Bundle, answer
from labtop.rooms.chain_growth.playing import play
from labtop.rooms.chain_growth.scoring import outcome
from labtop.rooms.chain_growth.state import Table
from labtop.rooms.chain_growth.view import LastAnswer, cards_used

MOST: Final = 3
"""Rule 3.3: more cards never leave a hand at once."""


def last_answers(s: Table, seat: Seat, parts: list[Bundle]) -> list[LastAnswer]:
    """Rule 11.1: the answers of these bundles that use every card of the hand."""
    held = s.held[seat]
    if held > MOST:
        return []
    found: list[LastAnswer] = []
    for bundle in parts:
        kind, target, monomer, forms = bundle
        for i, form in enumerate(forms):
            used = 1 if kind == TERMINATE else len(cards_used(s.cards, kind, target, monomer, form))
            if used == held:
                found.append(foreseen(s, seat, answer(s.cards, bundle, i)))
    return found


def foreseen(s: Table, seat: Seat, action: Action) -> LastAnswer:
    """The result of the game if it ended with this answer (chapter 12)."""
    world = copied(s)
    play(world, seat, action, None)
    world.reason = "empty_hand"
    result = outcome(world)
    assert result is not None
    others = [other for other in range(s.seats) if other != seat]
    rival = min(others, key=lambda other: result.places[other])
    growing = [chain.units for chain in world.chains if chain.owner == seat and chain.status == ACTIVE]
    return LastAnswer(
        answer=action,  # type: ignore[arg-type]  # of a turn there are no others
        place=result.places[seat],
        score=result.scores[seat],
        other=result.scores[rival],
        rival=rival,
        shared=result.places[rival] == result.places[seat],
        growing=sum(growing),
    )
