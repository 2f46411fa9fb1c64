"""Which chain can be taken, which one a radical end lets grow, and what a termination makes of two."""

from __future__ import annotations

from typing import Final

from labtop.engine.core import Dice, Prompt
from labtop.learning.posing import Posed, in_reach
from labtop.learning.puzzles import Choice, Phrase
from labtop.rooms.chain_growth.actions import Propagate, Terminate
from labtop.rooms.chain_growth.chains import ACTIVE, CAPPED, MADE, Chain
from labtop.rooms.chain_growth.rules import ChainGrowth
from labtop.rooms.chain_growth.state import Table

RULES: Final = ChainGrowth()
MOST: Final = 5


def named(s: Table, chain: Chain) -> Phrase:
    """A chain as an answer: number, length, end monomer, and how it is."""
    how = MADE[chain.status] or ("capped" if chain.status == CAPPED else "active")
    end = s.cards.families[chain.cards[-1] // 3]
    return {"say": "puzzle-chain", "chain": chain.number, "units": chain.units, "end": end, "how": how}


def owned(s: Table, chain: Chain, owner: str) -> Phrase:
    """The same with whose it is."""
    return {**named(s, chain), "say": "puzzle-chain-of", "owner": owner}


def danger(s: Table, _p: Prompt, seat: int, _dice: Dice) -> Posed | None:
    """Rules 4.2 to 4.4: active chains can be taken with a joker, capped and dead ones cannot."""
    own = [chain for chain in (*s.chains, *s.shelf) if chain.owner == seat]
    active = [chain for chain in own if chain.status == ACTIVE]
    safe = [chain for chain in own if chain.status != ACTIVE]
    if len(own) < 3:
        return None
    if len(active) == 1:
        right, others, key = active[0], safe, "puzzle-danger"
    elif len(safe) == 1 and safe[0].status == CAPPED:
        right, others, key = safe[0], active, "puzzle-safe"
    else:
        return None
    choices = [why_safe(s, chain, f"{key}-right" if chain is right else key) for chain in (right, *others)]
    kept = in_reach(MOST, choices)
    if kept is None:
        return None
    statuses = len({chain.status for chain in others})
    return Posed(concept="living", question={"say": key}, choices=kept, steps=1 + statuses)


def why_safe(s: Table, chain: Chain, key: str) -> Choice:
    """A chain as an answer, with the reason for its state."""
    told = named(s, chain)
    state = "active" if chain.status == ACTIVE else "capped" if chain.status == CAPPED else "dead"
    return Choice(say=told, why={"say": f"{key}-{state}", "chain": chain.number})


def radical(s: Table, p: Prompt, seat: int, dice: Dice) -> Posed | None:
    """Rules 4.1 and 6.2: these cards lengthen exactly one chain, the one that ends with their monomer."""
    found = [action for action in RULES.legal(s, p, seat) if isinstance(action, Propagate)]
    alone = [one for one in found if sum([other.cards == one.cards for other in found]) == 1]
    own = [chain for chain in s.chains if chain.owner == seat]
    if not alone or len(s.chains) < 3 or len(own) < 2:
        return None
    action = alone[dice.below(len(alone))]
    monomer = s.cards.families[s.cards.numbers[action.cards[0]] // 3]
    right = next(chain for chain in own if chain.number == action.chain)
    others = [chain for chain in own if chain is not right]
    same = [chain for chain in s.chains if chain.owner != seat and chain.cards[-1] // 3 == right.cards[-1] // 3]
    inside = [chain for chain in others if right.cards[-1] // 3 in [card // 3 for card in chain.cards]]
    figures: Phrase = {"cards": list(action.cards), "monomer": monomer}
    choices = [Choice(say=named(s, right), why={"say": "puzzle-radical-right", "chain": right.number})]
    for chain in (*others[:3], *same[:1]):
        thought = "other" if chain in same else "inside" if chain in inside else "end"
        end = s.cards.families[chain.cards[-1] // 3]
        why: Phrase = {"say": f"puzzle-radical-{thought}", "chain": chain.number, "end": end}
        choices.append(Choice(say=owned(s, chain, "other" if chain in same else "own"), why=why))
    choices[0] = Choice(say=owned(s, right, "own"), why=choices[0].why)
    kept = in_reach(MOST, choices)
    if kept is None:
        return None
    steps = 1 + bool(same) + 2 * bool(inside)
    return Posed(concept="propagation", question={"say": "puzzle-radical"}, figures=figures, choices=kept, steps=steps)


def termination(s: Table, p: Prompt, seat: int, dice: Dice) -> Posed | None:
    """Rule 7.2: combination joins two chains into one, disproportionation leaves two."""
    found = [action for action in RULES.legal(s, p, seat) if isinstance(action, Terminate)]
    if not found:
        return None
    action = found[dice.below(len(found))]
    first, second = [next(chain for chain in s.chains if chain.number == number) for number in action.chains]
    one, two = sorted((first.units, second.units), reverse=True)
    if one == two:
        return None
    figures: Phrase = {
        "chains": list(action.chains), "one": one, "two": two, "sum": one + two, "how": action.mode,
    }  # fmt: skip
    both: Phrase = {"say": "puzzle-dead-two", "one": one, "two": two}
    joined: Phrase = {"say": "puzzle-dead-one", "units": one + two}
    right, swapped = (joined, both) if action.mode == "combination" else (both, joined)
    choices = [
        Choice(say=right, why={"say": "puzzle-termination-right"}),
        Choice(say=swapped, why={"say": "puzzle-termination-swapped"}),
        Choice(say={"say": "puzzle-dead-one", "units": one}, why={"say": "puzzle-termination-lost"}),
        Choice(
            say={"say": "puzzle-dead-two", "one": one + two, "two": one + two},
            why={"say": "puzzle-termination-doubled"},
        ),
    ]
    steps = 2 + (first.owner != second.owner)
    question: Phrase = {"say": "puzzle-termination"}
    return Posed(concept="termination", question=question, figures=figures, choices=choices, steps=steps)
