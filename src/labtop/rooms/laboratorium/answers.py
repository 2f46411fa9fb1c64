"""The answers of a seat to each kind of question, in a fixed order, the main answer first."""

from __future__ import annotations

from typing import Final, assert_never

from labtop.engine.core import Prompt, Seat
from labtop.engine.wire import Action
from labtop.rooms.laboratorium import actions
from labtop.rooms.laboratorium.actions import SeatKind
from labtop.rooms.laboratorium.cards import BOUM, CHEMISTRY, REAGENTS, SAFETY
from labtop.rooms.laboratorium.choices import Choices
from labtop.rooms.laboratorium.hands import restored_by, surplus, takeable
from labtop.rooms.laboratorium.pack import TOKENS
from labtop.rooms.laboratorium.state import Exchange, Table, Trial

PASS: Final = actions.Pass()
REROLLS: Final[list[Action]] = [PASS, actions.Reroll(1), actions.Reroll(2)]
LOSES: Final[list[Action]] = [actions.Lose(token) for token in TOKENS]
MIXES: Final[list[Action]] = [
    actions.Dice(a, b, c, 4 - a - b - c)
    for most in (1, 2, 3)
    for a in range(4)
    for b in range(4)
    for c in range(4)
    if max(a, b, c, 4 - a - b - c) == most and a + b + c <= 4
]
"""Rule 3.2: the 31 mixes, one die of each colour first."""


def answers(s: Table, p: Prompt, kind: SeatKind, seat: Seat) -> list[Action]:
    match kind:
        case "manipulate":
            choices = Choices(s, seat)
            return [choices.nth(i) for i in range(choices.total)]
        case "boum":
            return boum_answers(s, seat)
        case "chemistry":
            return chemistry_answers(s, seat)
        case "dice":
            return MIXES[:]
        case "take":
            return [s.kit.reagents[i].take for i in takeable(s, seat)]
        case "surplus":
            return surplus_answers(s, seat)
        case "safety":
            return safety_answers(s, seat)
        case "exchange":
            assert isinstance(p.about, Exchange)
            return [PASS, *[s.kit.reagents[i].take for i in takeable(s, seat, p.about.card)]]
        case "begin":
            return [reagent.begin for reagent in s.kit.reagents]
        case "lose":
            held = s.benches[seat].safety
            return [LOSES[token] for token in range(3) if held[token]]
        case "reroll":
            return REROLLS[:]
        case _:
            assert_never(kind)


def boum_answers(s: Table, seat: Seat) -> list[Action]:
    """Rule 5.2."""
    hand = s.benches[seat].hands[BOUM]
    titles = s.kit.titles[BOUM]
    return [PASS, *[title.play for title, count in zip(titles, hand) if count]]


def chemistry_answers(s: Table, seat: Seat) -> list[Action]:
    """Rules 5.3 and 8.4: a fume hood names what it cancels."""
    hand = s.benches[seat].hands[CHEMISTRY]
    found: list[Action] = [PASS]
    for i in range(len(hand)):
        if hand[i]:
            title = s.kit.titles[CHEMISTRY][i]
            if title.cancels:
                found += [actions.Play(title.number, number) for number in cancellable(s, s.trials[0])]
            else:
                found.append(title.play)
    return found


def cancellable(s: Table, trial: Trial) -> list[int]:
    """Rule 8.4: the Boum cards that a fume hood could take back, each title once."""
    titles = s.kit.titles[BOUM]
    return [titles[i].number for i in range(len(titles)) if i in trial.boum]


def surplus_answers(s: Table, seat: Seat) -> list[Action]:
    """Rule 3.6: any card of a colour that has too many."""
    bench = s.benches[seat]
    found: list[Action] = []
    for colour in surplus(bench):
        if colour == REAGENTS:
            found += [s.kit.reagents[i].discard for i in bench.reagents]
        else:
            found += [title.discard for title, count in zip(s.kit.titles[colour], bench.hands[colour]) if count]
    return found


def safety_answers(s: Table, seat: Seat) -> list[Action]:
    """Rules 9.1 to 9.3."""
    bench = s.benches[seat]
    found: list[Action] = []
    for i in range(len(bench.hands[SAFETY])):
        if bench.hands[SAFETY][i]:
            title = s.kit.titles[SAFETY][i]
            tokens = restored_by(s, bench, i)
            if s.options.any_safety:
                found += [actions.Secure(title.number, TOKENS[token]) for token in tokens]
            elif tokens:
                found.append(title.secure)
    return found
