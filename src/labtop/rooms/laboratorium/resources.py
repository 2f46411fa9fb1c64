"""The starting molecule and the resource phase (chapters 2 and 3)."""

from __future__ import annotations

from typing import Final

from labtop.engine.core import CHANCE, Log, Prompt, Seat
from labtop.engine.wire import Action
from labtop.rooms.laboratorium import actions, events
from labtop.rooms.laboratorium.cards import BOUM, CHEMISTRY, HIDDEN, SAFETY
from labtop.rooms.laboratorium.choices import CENTRES
from labtop.rooms.laboratorium.hands import draw, put_under, return_reagent, spend
from labtop.rooms.laboratorium.state import Table

DRAWS: Final[list[str]] = ["draw_chemistry", "draw_boum", "draw_safety"]
"""Kinds of questions to CHANCE, and so streams of chance, by hidden colour."""


def set_first(s: Table, action: Action, log: Log | None) -> None:
    """Rules 2.6 and 2.7: the first-player marker; then starting reagents, from the last player backwards."""
    assert isinstance(action, actions.First)
    s.stack.pop()
    s.first = action.seat
    if log is not None:
        log.say(events.FirstPlayer(action.seat))
    s.open_all("begin", [(s.first - i) % s.seats for i in range(1, s.seats + 1)], False)


def begin(s: Table, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
    """Rule 2.7: the card stays on its pile, two may start alike."""
    assert isinstance(action, actions.Begin)
    bench = s.benches[seat]
    reagent = s.kit.reagents[s.kit.index[action.card]]
    bench.put(reagent.molecule)
    bench.steps.append(action)
    counts = reagent.counts
    for kind in range(CENTRES):
        s.stock[kind] -= counts[kind]
    s.stock[CENTRES] -= counts[3] + counts[4]
    p.waiting.pop(0)
    if not p.waiting:
        s.stack.pop()
    if log is not None:
        log.say(events.Began(seat, action.card))


def choose_dice(s: Table, action: Action) -> None:
    """Rule 3.2."""
    assert isinstance(action, actions.Dice)
    s.stack.pop()
    s.mix = [action.reagent, action.chemistry, action.boum, action.safety]
    s.dice = []
    s.open("faces", CHANCE)


def read_dice(s: Table, action: Action, log: Log | None) -> None:
    """Rules 3.3 and 3.4: cards per colour; hidden ones are drawn from their piles, reagents are chosen."""
    assert isinstance(action, actions.Faces)
    s.stack.pop()
    s.dice = list(action.faces)
    cards = [s.kit.faces[face - 1] for face in action.faces]
    found: list[int] = []
    at = 0
    for count in s.mix:
        found.append(sum(cards[at : at + count]))
        at += count
    if log is not None:
        log.say(events.Rolled(s.turn, s.mix[:], s.dice[:], found[0], found[1], found[2], found[3]))
    s.takes = found[0]
    for colour in (SAFETY, BOUM, CHEMISTRY):
        for _ in range(found[colour + 1]):
            s.open(DRAWS[colour], CHANCE)


def draw_card(s: Table, p: Prompt, action: Action, log: Log | None) -> None:
    """Rule 3.4: only its owner sees it."""
    assert isinstance(action, actions.Drawn)
    colour = DRAWS.index(p.kind)
    s.stack.pop()
    draw(s, s.turn, colour, s.kit.card_index[action.card])
    if log is not None:
        own = events.OneCard(s.kit.by_number[action.card].id)
        log.say(events.Drew(s.turn, HIDDEN[colour]), {s.turn: own})


def discard_surplus(s: Table, seat: Seat, action: Action, log: Log | None) -> None:
    """Rule 3.6: reagents go back openly, other cards unseen under their pile."""
    assert isinstance(action, actions.Discard)
    s.stack.pop()
    if action.card < 100:
        return_reagent(s, seat, s.kit.index[action.card])
        if log is not None:
            log.say(events.PutBack(seat, action.card))
        return
    colour = colour_of(action.card)
    title = s.kit.card_index[action.card]
    spend(s, seat, colour, title)
    put_under(s, colour, title, seat)
    if log is not None:
        own = events.OneCard(s.kit.by_number[action.card].id)
        log.say(events.PutUnder(seat, HIDDEN[colour]), {seat: own})


def colour_of(card: int) -> int:
    """Numbers from 101 are Boum, from 201 Chimie, from 301 Sécurité."""
    return BOUM if card < 200 else CHEMISTRY if card < 300 else SAFETY
