"""The starting molecule and the resource phase (chapters 2 and 3)."""

from __future__ import annotations

from typing import Any, Final

from labtop.engine.core import CHANCE, Log, Prompt, Seat
from labtop.engine.wire import Action
from labtop.rooms.laboratorium import actions as say
from labtop.rooms.laboratorium.hands import draw, put_under, return_reagent, spend
from labtop.rooms.laboratorium.lab import BOUM, CHEMISTRY, HIDDEN, SAFETY
from labtop.rooms.laboratorium.state import Table

DRAWS: Final[list[str]] = ["draw_chemistry", "draw_boum", "draw_safety"]
"""Prompt kinds, and so streams of chance, by hidden colour."""


def begin(s: Table, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
    """Rule 2.7: the card stays on its pile, two may start alike."""
    assert isinstance(action, say.Begin)
    bench = s.benches[seat]
    reagent = s.lab.reagents[s.lab.index[action.card]]
    bench.put(reagent.molecule)
    bench.steps.append(action)
    counts = reagent.counts
    for kind in range(3):
        s.stock[kind] -= counts[kind]
    s.stock[3] -= counts[3] + counts[4]
    p.waiting.pop(0)
    if not p.waiting:
        s.stack.pop()
    if log is not None:
        log.say("began", {"seat": seat, "reagent": action.card})


def choose_dice(s: Table, action: Action) -> None:
    """Rule 3.2."""
    assert isinstance(action, say.Dice)
    s.stack.pop()
    s.mix = [action.reagent, action.chemistry, action.boum, action.safety]
    s.dice = []
    s.open("faces", CHANCE)


def read_dice(s: Table, action: Action, log: Log | None) -> None:
    """Rules 3.3 and 3.4: cards per colour; hidden ones come off their piles, reagents are chosen."""
    assert isinstance(action, say.Faces)
    s.stack.pop()
    s.dice = list(action.faces)
    cards = [s.lab.faces[face - 1] for face in action.faces]
    found: list[int] = []
    at = 0
    for count in s.mix:
        found.append(sum(cards[at : at + count]))
        at += count
    if log is not None:
        said: dict[str, Any] = {"seat": s.turn, "mix": s.mix[:], "faces": s.dice[:], "reagents": found[0]}
        log.say("rolled", {**said, "chemistry": found[1], "boum": found[2], "safety": found[3]})
    s.takes = found[0]
    for colour in (SAFETY, BOUM, CHEMISTRY):
        for _ in range(found[colour + 1]):
            s.open(DRAWS[colour], CHANCE)


def drawn(s: Table, p: Prompt, action: Action, log: Log | None) -> None:
    """Rule 3.4: only its owner sees it."""
    assert isinstance(action, say.Drawn)
    colour = DRAWS.index(p.kind)
    s.stack.pop()
    draw(s, s.turn, colour, s.lab.card_index[action.card])
    if log is not None:
        log.say("drew", {"seat": s.turn, "colour": HIDDEN[colour]}, {s.turn: {"card": s.lab.by_number[action.card].id}})


def discard_surplus(s: Table, seat: Seat, action: Action, log: Log | None) -> None:
    """Rule 3.6: reagents go back openly, other cards unseen under their pile."""
    assert isinstance(action, say.Discard)
    s.stack.pop()
    if action.card < 100:
        return_reagent(s, seat, s.lab.index[action.card])
        if log is not None:
            log.say("put_back", {"seat": seat, "reagent": action.card})
        return
    colour = colour_of(action.card)
    title = s.lab.card_index[action.card]
    spend(s, seat, colour, title)
    put_under(s, colour, title, seat)
    if log is not None:
        known = {seat: {"card": s.lab.by_number[action.card].id}}
        log.say("put_under", {"seat": seat, "colour": HIDDEN[colour]}, known)


def colour_of(card: int) -> int:
    """Numbers from 101 are Boum, from 201 Chimie, from 301 Sécurité."""
    return BOUM if card < 200 else CHEMISTRY if card < 300 else SAFETY
