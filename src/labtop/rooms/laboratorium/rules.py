"""Who may do what in Laboratorium, and what it does. Rule numbers are those of RULES.md."""

from __future__ import annotations

from typing import Any, Final

from labtop.engine.core import CHANCE, Dice, Log, Prompt, Rules, Seat
from labtop.engine.wire import Action, Outcome
from labtop.rooms.laboratorium import actions as say
from labtop.rooms.laboratorium import judge, resources, scoring, trials, turns, view
from labtop.rooms.laboratorium.hands import (
    draw_title,
    lose_token,
    nth_title,
    restored_by,
    surplus,
    take_reagent,
    takeable,
)
from labtop.rooms.laboratorium.imagining import imagine
from labtop.rooms.laboratorium.lab import BOUM, CHEMISTRY, SAFETY
from labtop.rooms.laboratorium.offers import Offers
from labtop.rooms.laboratorium.options import Options
from labtop.rooms.laboratorium.pack import TOKENS
from labtop.rooms.laboratorium.resources import DRAWS
from labtop.rooms.laboratorium.state import Exchange, Table, new_table

PASS: Final = say.Pass()
THROWS: Final[list[Action]] = [say.Throw((a, b)) for a in range(1, 7) for b in range(1, 7)]
ONES: Final[list[Action]] = [say.One(face) for face in range(1, 7)]
REROLLS: Final[list[Action]] = [PASS, say.Reroll(1), say.Reroll(2)]
MIXES: Final[list[Action]] = [
    say.Dice(a, b, c, 4 - a - b - c)
    for most in (1, 2, 3)
    for a in range(4)
    for b in range(4)
    for c in range(4)
    if max(a, b, c, 4 - a - b - c) == most and a + b + c <= 4
]
"""Rule 3.2: the 31 mixes, one die of each colour first."""


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

    def draw(self, s: Table, p: Prompt, dice: Dice) -> Action:
        kind = p.kind
        if kind == "roll":
            return THROWS[dice.two()]
        if kind == "faces":
            return say.Faces((dice.below(6) + 1, dice.below(6) + 1, dice.below(6) + 1, dice.below(6) + 1))
        if kind in DRAWS:
            colour = DRAWS.index(kind)
            return s.lab.titles[colour][draw_title(s, colour, dice)].drawn
        if kind == "lost":
            bench = s.benches[s.turn]
            title = nth_title(bench.hands[CHEMISTRY], dice.below(bench.sizes[CHEMISTRY]))
            return s.lab.titles[CHEMISTRY][title].drawn
        if kind == "first":
            return say.First(dice.below(s.seats))
        return ONES[dice.below(6)]

    # ---- what may be done ------------------------------------------------------------------------------------------

    def legal(self, s: Table, p: Prompt, seat: Seat) -> list[Action]:
        kind = p.kind
        if kind == "manipulate":
            offers = Offers(s, seat)
            return [offers.nth(i) for i in range(offers.total)]
        if kind == "boum":
            return self.boum_answers(s, seat)
        if kind == "chemistry":
            return self.chemistry_answers(s, seat)
        if kind == "dice":
            return MIXES[:]
        if kind == "take":
            return [s.lab.reagents[i].take for i in takeable(s, seat)]
        if kind == "surplus":
            return self.surplus_answers(s, seat)
        if kind == "safety":
            return self.safety_answers(s, seat)
        if kind == "exchange":
            assert isinstance(p.about, Exchange)
            return [PASS, *[s.lab.reagents[i].take for i in takeable(s, seat, p.about.card)]]
        if kind == "begin":
            return [reagent.begin for reagent in s.lab.reagents]
        if kind == "lose":
            held = s.benches[seat].safety
            return [LOSE[token] for token in range(3) if held[token]]
        assert kind == "reroll"
        return REROLLS[:]

    def pick(self, s: Table, p: Prompt, seat: Seat, rng: Dice) -> Action:
        """A uniform choice from `legal` that builds only the chosen manipulation."""
        if p.kind == "manipulate":
            offers = Offers(s, seat)
            return offers.nth(rng.below(offers.total))
        found = MIXES if p.kind == "dice" else self.legal(s, p, seat)
        return found[rng.below(len(found))]

    def first(self, s: Table, p: Prompt, seat: Seat) -> Action:
        """What an absent player does: rolls one die of each colour, takes the lowest reagent, passes everything."""
        return say.End() if p.kind == "manipulate" else self.legal(s, p, seat)[0]

    def boum_answers(self, s: Table, seat: Seat) -> list[Action]:
        """Rule 5.2."""
        hand = s.benches[seat].hands[BOUM]
        titles = s.lab.titles[BOUM]
        return [PASS, *[title.play for title, count in zip(titles, hand) if count]]

    def chemistry_answers(self, s: Table, seat: Seat) -> list[Action]:
        """Rules 5.3 and 8.4: a fume hood names what it cancels."""
        hand = s.benches[seat].hands[CHEMISTRY]
        found: list[Action] = [PASS]
        for i in range(len(hand)):
            if hand[i]:
                title = s.lab.titles[CHEMISTRY][i]
                if title.cancels:
                    found += [say.Play(title.number, number) for number in trials_boum(s)]
                else:
                    found.append(title.play)
        return found

    def surplus_answers(self, s: Table, seat: Seat) -> list[Action]:
        """Rule 3.6: any card of a colour that has too many."""
        bench = s.benches[seat]
        found: list[Action] = []
        for colour in surplus(bench):
            if colour == 3:
                found += [s.lab.reagents[i].discard for i in bench.reagents]
            else:
                found += [title.discard for title, count in zip(s.lab.titles[colour], bench.hands[colour]) if count]
        return found

    def safety_answers(self, s: Table, seat: Seat) -> list[Action]:
        """Rules 9.1 to 9.3."""
        bench = s.benches[seat]
        found: list[Action] = []
        for i in range(len(bench.hands[SAFETY])):
            if bench.hands[SAFETY][i]:
                title = s.lab.titles[SAFETY][i]
                tokens = restored_by(s, bench, i)
                if s.options.any_safety:
                    found += [say.Secure(title.number, TOKEN_WORDS[token]) for token in tokens]
                elif tokens:
                    found.append(title.secure)
        return found

    def check(self, s: Table, p: Prompt, seat: Seat, action: Action) -> None:
        judge.check(s, p, seat, action)

    # ---- what it does ----------------------------------------------------------------------------------------------

    def apply(self, s: Table, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
        kind = p.kind
        if kind in DRAWS:
            resources.drawn(s, p, action, log)
        elif kind == "manipulate":
            s.stack.pop()
            turns.manipulate(s, seat, action, log)
        elif kind == "surplus":
            resources.discard_surplus(s, seat, action, log)
        elif kind == "boum":
            if isinstance(action, say.Play):
                trials.lay_boum(s, p, seat, action, log)
            else:
                trials.pass_boum(s, p)
        elif kind == "dice":
            resources.choose_dice(s, action)
        elif kind == "faces":
            resources.read_dice(s, action, log)
        elif kind == "take":
            assert isinstance(action, say.Take)
            s.stack.pop()
            s.takes -= 1
            take_reagent(s, seat, s.lab.index[action.card], log)
        elif kind == "chemistry":
            if isinstance(action, say.Play):
                trials.lay_chemistry(s, seat, action, log)
            else:
                s.stack.pop()
                s.open("roll", CHANCE)
        elif kind == "roll":
            turns.roll(s, action, log)
        elif kind == "safety":
            turns.secure(s, seat, action, log)
            return
        else:
            self.apply_rare(s, p, seat, action, log)
        if not s.stack:
            turns.go_on(s, log)

    def apply_rare(self, s: Table, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
        kind = p.kind
        if kind == "lost":
            assert isinstance(action, say.Drawn)
            trials.lose_chemistry(s, s.lab.card_index[action.card], log)
        elif kind == "lose":
            assert isinstance(action, say.Lose)
            s.stack.pop()
            lose_token(s, seat, TOKENS.index(action.token), log)
        elif kind == "reroll":
            turns.reroll(s, action)
        elif kind == "again":
            turns.rolled_again(s, action, log)
        elif kind == "resale":
            turns.resale(s, p, action, log)
        elif kind == "exchange":
            s.stack.pop()
            if isinstance(action, say.Take):
                take_reagent(s, s.turn, s.lab.index[action.card], log)
        elif kind == "begin":
            resources.begin(s, p, seat, action, log)
        else:
            assert isinstance(action, say.First)
            s.stack.pop()
            s.first = action.seat
            if log is not None:
                log.say("first_player", {"seat": action.seat})
            s.open_all("begin", [(s.first - i) % s.seats for i in range(1, s.seats + 1)], False)  # rule 2.7

    # ---- what is known and how it ended ----------------------------------------------------------------------------

    def public(self, s: Table) -> Any:
        return view.public(s)

    def private(self, s: Table, seat: Seat) -> Any:
        return view.private(s, seat)

    def outcome(self, s: Table) -> Outcome | None:
        return scoring.outcome(s)

    def imagine(self, s: Table, seat: Seat | None, rng: Dice) -> Table:
        return imagine(self.clone(s), seat, rng)


TOKEN_WORDS: Final[list[Any]] = ["coat", "extinguisher", "glassware"]
LOSE: Final[list[Action]] = [say.Lose(token) for token in TOKEN_WORDS]


def trials_boum(s: Table) -> list[int]:
    """Rule 8.4: the Boum cards that a fume hood could take back, each title once."""
    trial = s.trials[0]
    titles = s.lab.titles[BOUM]
    return [titles[i].number for i in range(len(titles)) if i in trial.boum]
