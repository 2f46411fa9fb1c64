"""Shortest ways to the target: what to do first, how many manipulations are left, which kind comes next.

The planner finds them, the rules replay them.
"""

from __future__ import annotations

from typing import Final

from labtop.chemistry import notation
from labtop.chemistry.molecules import Molecule
from labtop.chemistry.planner import Plan
from labtop.engine import drive
from labtop.engine.core import Dice, Prompt
from labtop.engine.wire import Action
from labtop.learning.posing import Posed, plain
from labtop.learning.puzzles import Choice, Phrase
from labtop.rooms.laboratorium.actions import Add, Bridge, Characterise, Close, Cut, Eliminate, End, Join, Merge, Split
from labtop.rooms.laboratorium.rules import Laboratorium
from labtop.rooms.laboratorium.state import Table
from labtop.rooms.laboratorium.wording import told

RULES: Final = Laboratorium()
MOST_LEFT: Final = 3
"""Manipulations up to the target: so few that a test can try all that is possible."""
FEW: Final = 2
SHOWN: Final = 4
"""Choices, the right one included."""
WEIGHED: Final = 12
"""Answers that are looked at for the wrong choices."""
KINDS: Final[dict[type[Action], str]] = {
    Join: "join", Cut: "cut", Add: "add", Eliminate: "eliminate", Split: "split", Merge: "merge", Close: "close",
    Characterise: "characterise",
}  # fmt: skip
CONCEPTS: Final = {
    "join": "retrosynthesis", "cut": "retrosynthesis", "add": "valence", "eliminate": "valence", "split": "valence",
    "merge": "valence", "close": "rings", "characterise": "groups",
}  # fmt: skip


def kind_of(action: Action) -> str:
    """What a manipulation is called."""
    return KINDS.get(type(action), "other")


def plan_for(s: Table) -> Plan | None:
    """A shortest plan for the bench of the player."""
    return s.kit.planner.plan_from(s.benches[0].molecule)


def left(s: Table) -> int:
    """Manipulations that are still needed; -1: there is no plan."""
    if s.winner >= 0:
        return 0
    plan = plan_for(s)
    return -1 if plan is None else plan.cost


def after(s: Table, action: Action) -> Table:
    """The table after a manipulation, on a copy: in the route puzzle every one succeeds (rule 11.2)."""
    world = RULES.clone(s)
    drive.step(RULES, world, world.stack[-1], 0, action, None)
    return world


def possible(s: Table, p: Prompt) -> list[Action]:
    """Every manipulation; to give up is none."""
    return [action for action in RULES.legal(s, p, 0) if not isinstance(action, End)]


def way(s: Table, first: Action, most: int) -> list[Action] | None:
    """Manipulations to the target that begin with this one, as the planner goes on; None: they are more than `most`."""
    steps, world = [first], after(s, first)
    while left(world) > 0:
        if len(steps) == most:
            return None
        need = left(world)
        going = [action for action in possible(world, world.stack[-1]) if left(after(world, action)) == need - 1]
        if not going:
            return None
        steps.append(going[0])
        world = after(world, going[0])
    return steps if world.winner >= 0 else None


def unlike(s: Table, found: list[Action]) -> list[Action]:
    """Of answers that are told in the same words, as those at centres that are alike, the first."""
    m = s.benches[0].molecule
    words: list[Phrase] = []
    kept = []
    for action in found:
        one = told(m, action)
        if one not in words:
            words.append(one)
            kept.append(action)
    return kept


def take(found: list[Action], most: int, dice: Dice) -> list[Action]:
    """Some of them, in any order."""
    rest = found[:]
    return [rest.pop(dice.below(len(rest))) for _ in range(min(most, len(rest)))]


def finish_in(s: Table, p: Prompt, _seat: int, dice: Dice) -> Posed | None:
    """The one manipulation of those shown that still reaches the target in the fewest."""
    return first_step(s, p, dice, tuple(KINDS))


def ring(s: Table, p: Prompt, _seat: int, dice: Dice) -> Posed | None:
    """The same where a ring is to be closed now (rule 6.12)."""
    return first_step(s, p, dice, (Close,))


def first_step(s: Table, p: Prompt, dice: Dice, kinds: tuple[type[Action], ...]) -> Posed | None:
    """The manipulation to begin with, of one of these kinds."""
    plan = plan_for(s)
    if plan is None or not 2 <= plan.cost <= MOST_LEFT:
        return None
    need = plan.cost
    found = [(action, plan_for(after(s, action))) for action in take(unlike(s, possible(s, p)), WEIGHED, dice)]
    wrong = [(action, then.cost) for action, then in found if then is not None and then.proven and then.cost >= need]
    wrong = wrong[: SHOWN - 1]
    going = [action for action in possible(s, p) if left(after(s, action)) == need - 1]
    on = [action for action in going if isinstance(action, kinds)]
    if not on or len(wrong) < SHOWN - 2:
        return None
    right = on[dice.below(len(on))]
    solution = way(s, right, need)
    if solution is None:
        return None
    choices = [Choice(plain(right), None, {"say": "puzzle-way-right", "left": need - 1, "all": need}, -float(need))]
    for action, then in wrong:
        why: Phrase = {"say": "puzzle-way-longer", "left": then, "all": then + 1, "more": then + 1 - need}
        choices.append(Choice(plain(action), None, why, -float(then + 1)))
    return Posed(
        concept=CONCEPTS[kind_of(right)],
        question=asked("puzzle-way", s, [*[action for action, _ in wrong], right]),
        figures={"need": need, "target": s.options.target},
        choices=choices,
        known="proven",
        good=lambda action: not isinstance(action, End) and left(after(s, action)) == need - 1,
        gap=float(min(then + 1 for _, then in wrong) - need),
        solution=solution,
    )


def asked(key: str, s: Table, answers: list[Action] | None = None) -> Phrase:
    """The question, with the reagents that the answers name, or all: a drawing in words shows only their numbers."""
    named = None if answers is None else {action.card for action in answers if isinstance(action, Join | Bridge)}
    shown = [one for one in s.kit.reagents if named is None or one.number in named]
    cards = [{"say": "puzzle-reagent", "card": one.number, "structure": structure(one.molecule)} for one in shown]
    return {"say": key, "reagents": cards} if cards else {"say": f"{key}-plain"}


def structure(m: Molecule) -> str:
    """A molecule as text, its centres as on the table."""
    return notation.write(m).replace("[1*]", "[Y]").replace("[2*]", "[M]")


def steps_left(s: Table, p: Prompt, _seat: int, _dice: Dice) -> Posed | None:
    """How many manipulations the target still takes at least."""
    plan = plan_for(s)
    if plan is None or not 1 <= plan.cost <= MOST_LEFT:
        return None
    need = plan.cost
    on = [action for action in possible(s, p) if left(after(s, action)) == need - 1]
    solution = way(s, on[0], need) if on else None
    if solution is None:
        return None
    kinds = [kind_of(action) for action in solution]
    figures: Phrase = {"need": need, "target": s.options.target}
    counts = [need - 1, need + 1, need + 2] if need > 1 else [need + 1, need + 2, need + 3]
    way_on: Phrase = {"say": f"puzzle-steps-{need}"}
    way_on |= {f"part-{number}": {"say": f"puzzle-kind-{kind}"} for number, kind in enumerate(kinds, 1)}
    choices = [Choice(say=steps(need), why={"say": "puzzle-steps-right", "list": way_on})]
    for count in counts:
        key = "puzzle-steps-few" if count < need else "puzzle-steps-many"
        choices.append(Choice(say=steps(count), why={"say": key, "count": count}))
    return Posed(
        concept="retrosynthesis", question=asked("puzzle-steps", s), figures=figures, choices=choices,
        known="proven", steps=need + 1, solution=solution,
    )  # fmt: skip


def steps(count: int) -> Phrase:
    return {"say": "puzzle-manipulations", "count": count}


def next_kind(s: Table, p: Prompt, _seat: int, _dice: Dice) -> Posed | None:
    """The kind of manipulation with which every shortest way goes on."""
    plan = plan_for(s)
    if plan is None or plan.cost != FEW:
        return None
    legal = possible(s, p)
    on = [action for action in legal if left(after(s, action)) == FEW - 1]
    kinds = {kind_of(action) for action in on}
    if len(kinds) != 1:
        return None
    solution = way(s, on[0], FEW)
    if solution is None:
        return None
    right = kind_of(on[0])
    there = {kind_of(action) for action in legal}
    wrong = sorted(there - kinds) + [kind for kind in KINDS.values() if kind not in there]
    figures: Phrase = {"kind": {"say": f"puzzle-kind-{right}"}, "need": FEW, "target": s.options.target}
    choices = [Choice(say={"say": f"puzzle-kind-{right}"}, why={"say": "puzzle-next-right"})]
    for kind in wrong[: SHOWN - 1]:
        thought = "longer" if kind in there else "impossible"
        why: Phrase = {"say": f"puzzle-next-{thought}", "other": {"say": f"puzzle-kind-{kind}"}}
        choices.append(Choice(say={"say": f"puzzle-kind-{kind}"}, why=why))
    return Posed(
        concept=CONCEPTS[right], question=asked("puzzle-next", s), figures=figures,
        choices=choices, known="proven", good=lambda action: kind_of(action) == right, solution=solution,
    )  # fmt: skip
