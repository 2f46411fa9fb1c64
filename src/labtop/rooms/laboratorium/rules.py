"""The rules of Laboratorium: what may be answered to each question, and what an answer does.

Rule numbers are those of RULES.md.
"""

from __future__ import annotations

from typing import Any, Final, assert_never, cast

from labtop.engine.core import CHANCE, Dice, Log, Prompt, Rules, Seat
from labtop.engine.wire import Action, Outcome
from labtop.rooms.laboratorium import actions, judge, resources, scoring, trials, turns, view
from labtop.rooms.laboratorium.actions import ChanceKind, SeatKind
from labtop.rooms.laboratorium.answers import MIXES, answers
from labtop.rooms.laboratorium.cards import BOUM, CHEMISTRY, SAFETY
from labtop.rooms.laboratorium.choices import END, Choices
from labtop.rooms.laboratorium.hands import draw_title, nth_title
from labtop.rooms.laboratorium.options import Options
from labtop.rooms.laboratorium.state import Table, new_table
from labtop.rooms.laboratorium.worlds import imagine

THROWS: Final[list[Action]] = [actions.Throw((a, b)) for a in range(1, 7) for b in range(1, 7)]
ONES: Final[list[Action]] = [actions.One(face) for face in range(1, 7)]


class Laboratorium(Rules[Table]):
    def setup(self, options: Any, seats: int) -> Table:
        assert isinstance(options, Options)
        s = new_table(options, seats)
        if options.puzzle:
            s.first = 0
            s.open("begin", 0)
        else:
            s.open("first", CHANCE)  # rule 2.6
        return s

    # ---- what may be done ------------------------------------------------------------------------------------------

    def draw(self, s: Table, p: Prompt, dice: Dice) -> Action:
        return drawn(s, cast("ChanceKind", p.kind), dice)

    def legal(self, s: Table, p: Prompt, seat: Seat) -> list[Action]:
        return answers(s, p, cast("SeatKind", p.kind), seat)

    def pick(self, s: Table, p: Prompt, seat: Seat, rng: Dice) -> Action:
        """A uniform choice from `legal` that builds only the chosen manipulation."""
        if p.kind == "manipulate":
            choices = Choices(s, seat)
            return choices.nth(rng.below(choices.total))
        found = MIXES if p.kind == "dice" else self.legal(s, p, seat)
        return found[rng.below(len(found))]

    def first(self, s: Table, p: Prompt, seat: Seat) -> Action:
        """What an absent player does: rolls one die of each colour, takes the lowest reagent, passes everything."""
        return END if p.kind == "manipulate" else self.legal(s, p, seat)[0]

    def check(self, s: Table, p: Prompt, seat: Seat, action: Action) -> None:
        judge.check(s, p, seat, action)

    # ---- what it does ----------------------------------------------------------------------------------------------

    def apply(self, s: Table, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
        if seat == CHANCE:
            apply_chance(s, p, cast("ChanceKind", p.kind), action, log)
        elif p.kind == "safety":
            turns.secure(s, seat, action, log)
            return  # a door: the question on the stack stays open
        else:
            apply_answer(s, p, cast("SeatKind", p.kind), seat, action, log)
        if not s.stack:
            turns.go_on(s, log)

    # ---- what is known and how it ended ----------------------------------------------------------------------------

    def public(self, s: Table) -> Any:
        return view.public(s)

    def private(self, s: Table, seat: Seat) -> Any:
        return view.private(s, seat)

    def outcome(self, s: Table) -> Outcome | None:
        return scoring.outcome(s)

    def imagine(self, s: Table, seat: Seat | None, rng: Dice) -> Table:
        return imagine(self.clone(s), seat, rng)


def drawn(s: Table, kind: ChanceKind, dice: Dice) -> Action:
    """The answer of CHANCE."""
    match kind:
        case "roll":
            return THROWS[dice.two()]
        case "faces":
            return actions.Faces((dice.below(6) + 1, dice.below(6) + 1, dice.below(6) + 1, dice.below(6) + 1))
        case "draw_chemistry":
            return s.kit.titles[CHEMISTRY][draw_title(s, CHEMISTRY, dice)].drawn
        case "draw_boum":
            return s.kit.titles[BOUM][draw_title(s, BOUM, dice)].drawn
        case "draw_safety":
            return s.kit.titles[SAFETY][draw_title(s, SAFETY, dice)].drawn
        case "lost":
            bench = s.benches[s.turn]
            title = nth_title(bench.hands[CHEMISTRY], dice.below(bench.sizes[CHEMISTRY]))
            return s.kit.titles[CHEMISTRY][title].drawn
        case "first":
            return actions.First(dice.below(s.seats))
        case "again" | "resale":
            return ONES[dice.below(6)]
        case _:
            assert_never(kind)


def apply_chance(s: Table, p: Prompt, kind: ChanceKind, action: Action, log: Log | None) -> None:
    """What an answer of CHANCE does."""
    match kind:
        case "draw_chemistry" | "draw_boum" | "draw_safety":
            resources.draw_card(s, p, action, log)
        case "roll":
            turns.roll(s, action, log)
        case "faces":
            resources.read_dice(s, action, log)
        case "lost":
            trials.lose_chemistry(s, action, log)
        case "again":
            turns.rolled_again(s, action, log)
        case "resale":
            turns.resale(s, p, action, log)
        case "first":
            resources.set_first(s, action, log)
        case _:
            assert_never(kind)


def apply_answer(s: Table, p: Prompt, kind: SeatKind, seat: Seat, action: Action, log: Log | None) -> None:
    """What the answer of a seat does; the most frequent kinds come first."""
    match kind:
        case "manipulate":
            turns.manipulate(s, seat, action, log)
        case "surplus":
            resources.discard_surplus(s, seat, action, log)
        case "boum":
            trials.answer_boum(s, p, seat, action, log)
        case "dice":
            resources.choose_dice(s, action)
        case "take":
            turns.take(s, seat, action, log)
        case "chemistry":
            trials.answer_chemistry(s, seat, action, log)
        case "lose":
            turns.lose(s, seat, action, log)
        case "reroll":
            turns.reroll(s, action)
        case "exchange":
            turns.exchange(s, seat, action, log)
        case "begin":
            resources.begin(s, p, seat, action, log)
        case "safety":
            turns.secure(s, seat, action, log)
        case _:
            assert_never(kind)
