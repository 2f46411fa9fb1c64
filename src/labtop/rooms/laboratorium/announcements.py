"""Why an announcement is refused (chapters 4 and 6): chemistry forbids it, something is used up, tokens are missing."""

from __future__ import annotations

from functools import partial
from typing import Final

from labtop.chemistry import manipulations as chem
from labtop.chemistry.flatness import RingSpace, across_benzene, stacked
from labtop.engine.core import Illegal, Seat
from labtop.engine.wire import Action
from labtop.rooms.laboratorium import actions
from labtop.rooms.laboratorium.cards import Reagent
from labtop.rooms.laboratorium.choices import (
    CHARACTERISATIONS,
    REACTIONS,
    bridge_needs,
    card_needs,
    centres_beyond,
    closes_flat,
    fits,
)
from labtop.rooms.laboratorium.hands import reagent_of
from labtop.rooms.laboratorium.options import bridges_too, lies_flat
from labtop.rooms.laboratorium.pack import TOKENS
from labtop.rooms.laboratorium.state import Bench, Table, bond_number
from labtop.rooms.laboratorium.trials import centres_of, changed

STOCK_WORDS: Final = ["carbon", "oxygen", "hydrogen", "centre"]
"""The tokens of a stock, in its order."""


def check_manipulate(s: Table, seat: Seat, action: Action) -> None:
    """Chapters 4 and 6."""
    bench = s.benches[seat]
    if isinstance(action, actions.End):
        return
    if isinstance(action, actions.Resell):
        check_resale(s, bench, action)
        return
    if not bench.protected():
        raise Illegal("safety_token_missing", "4.4", token=TOKENS[bench.lost_tokens()[0]])
    reaction = not isinstance(action, actions.Characterise)
    if s.kind == (CHARACTERISATIONS if reaction else REACTIONS):
        raise Illegal("other_type_this_turn", "4.3", kind=s.kind)
    check_molecule(s, bench, action)
    if not s.options.puzzle:
        for centre in centres_of(action):
            if centre in bench.used:
                raise Illegal("centre_used", "4.5", token=centre)
    check_tokens(s, bench, action)


def check_resale(s: Table, bench: Bench, action: actions.Resell) -> None:
    """Rule 4.2."""
    if s.options.puzzle:
        raise Illegal("no_resale_in_a_puzzle", "11.2")
    if s.resold:
        raise Illegal("too_late_to_resell", "4.2")
    if s.kit.index.get(action.card, -1) not in bench.reagents:
        raise Illegal("reagent_not_in_hand", "4.2", reagent=action.card)


def check_molecule(s: Table, bench: Bench, action: Action) -> None:
    """Chapter 6: what chemistry forbids, with the paragraph of the manipulation."""
    m = bench.molecule
    rule = RULE_OF[type(action)]
    try:
        if isinstance(action, actions.Join):
            card = laid_card(s, bench, action.card)
            chem.check_join(m, action.centre, card.molecule, action.end)
            check_end(card, action.end)
        elif isinstance(action, actions.Cut):
            chem.check_cut(m, action.keep, action.away)
            check_tried(bench, action.keep, action.away)
        elif isinstance(action, actions.Add):
            check_order(action.first, action.second)
            chem.check_add(m, action.first, action.second)
            check_tried(bench, action.first, action.second)
        elif isinstance(action, actions.Eliminate):
            check_order(action.centre, action.other)
            chem.check_eliminate(m, action.centre, action.other)
        elif isinstance(action, actions.Split):
            chem.check_split(m, action.centre)
        elif isinstance(action, actions.Merge):
            check_order(action.centre, action.other)
            chem.check_merge(m, action.centre, action.other)
        elif isinstance(action, actions.Close):
            check_order(action.centre, action.other)
            chem.check_close(m, action.centre, action.other)
            check_hindrance(s, bench, action)
        elif isinstance(action, actions.Bridge):
            if not bridges_too(s.options):
                raise Illegal("no_bridging_here", "6.13")
            card = laid_card(s, bench, action.card)
            chem.check_bridge(m, action.centre, action.other, card.molecule, action.end, action.far)
            check_end(card, action.end)
            check_hindrance(s, bench, action)
        else:
            assert isinstance(action, actions.Characterise)
            check_characterise(s, bench, action)
    except Illegal as error:
        error.rule = error.rule or rule
        raise


def check_hindrance(s: Table, bench: Bench, action: actions.Close | actions.Bridge) -> None:
    """Rule 6.15: steric hindrance. What a ring closure makes must lie flat; where it cannot, the reason is told."""
    if not lies_flat(s.options) or closes_flat(s, RingSpace(bench.molecule), action):
        return
    made = changed(s, bench.molecule, action)
    across = next((where for where in map(partial(across_benzene, made), stacked(made)) if where), "")
    first, second = action.centre, action.other
    if across:
        raise Illegal("ring_across_benzene", "6.15", first=first, second=second, place=across)
    raise Illegal("ring_not_flat", "6.15", first=first, second=second)


RULE_OF: Final[dict[type[Action], str]] = {
    actions.Join: "6.2",
    actions.Cut: "6.3",
    actions.Add: "6.5",
    actions.Eliminate: "6.6",
    actions.Split: "6.7",
    actions.Merge: "6.8",
    actions.Characterise: "6.9",
    actions.Close: "6.12",
    actions.Bridge: "6.13",
}
"""Manipulation -> the paragraph that describes it."""


def check_characterise(s: Table, bench: Bench, action: actions.Characterise) -> None:
    """Rules 6.9 to 6.11."""
    if action.group == "OH" and not s.options.hydroxyl:
        raise Illegal("no_hydroxyl_here", "6.11")
    if action.group == "O":
        chem.check_oxygen(bench.molecule, action.centre)
    else:
        chem.check_hydrogen(bench.molecule, action.centre)


def laid_card(s: Table, bench: Bench, number: int) -> Reagent:
    """Rule 5.1: the reagent must be in hand; a puzzle has them all (rule 11.2)."""
    card = reagent_of(s, number)
    if not s.options.puzzle and s.kit.index[number] not in bench.reagents:
        raise Illegal("reagent_not_in_hand", "5.1", reagent=number)
    return card


def check_end(card: Reagent, end: int) -> None:
    """Of the centres that a symmetry of the card exchanges, only the first may be named."""
    if end not in card.ends:
        raise Illegal("same_as_other_end", "6.2", reagent=card.number)


def check_order(a: int, b: int) -> None:
    """Two tokens named the other way round would be the same answer, which is listed once."""
    if a > b:
        raise Illegal("smaller_number_first", "5.1", first=a, second=b)


def check_tried(bench: Bench, a: int, b: int) -> None:
    """Rule 4.6."""
    if bond_number(a, b) in bench.tried:
        raise Illegal("bond_resisted", "4.6", first=a, second=b)


def check_tokens(s: Table, bench: Bench, action: Action) -> None:
    """Rule 4.8: room on the bench, and, by option, tokens in the box."""
    needs = needed_tokens(s, bench, action)
    room = sum(card_needs(reagent_of(s, action.card))) if isinstance(action, actions.Bridge) else sum(needs)
    if not isinstance(action, actions.Cut) and not fits(bench, room):
        raise Illegal("bench_full", "4.8")
    if s.options.token_stock:
        for word, need, there in zip(STOCK_WORDS, needs, s.stock):
            if need > max(there, 0):
                raise Illegal("stock_empty", "4.8", token=word)


def needed_tokens(s: Table, bench: Bench, action: Action) -> list[int]:
    """C, O, H and centre tokens that come from the box, less those that go back there."""
    m = bench.molecule
    if isinstance(action, actions.Join):
        return card_needs(reagent_of(s, action.card))
    if isinstance(action, actions.Bridge):
        return bridge_needs(s, action)
    if isinstance(action, actions.Add):
        return [0, 0, 0, 2]
    if isinstance(action, actions.Split):
        return [0, 0, 0, 1]
    if isinstance(action, actions.Cut):
        return [0, 0, 0, 0 if centres_beyond(m, action.keep, action.away) else 1]
    if isinstance(action, actions.Characterise):
        counts = {"H": [0, 0, 1, -1], "O": [0, 1, 0, -1], "OH": [0, 1, 1, -1]}
        return counts[action.group]
    return [0, 0, 0, -2 if not isinstance(action, actions.Merge) else -1]
