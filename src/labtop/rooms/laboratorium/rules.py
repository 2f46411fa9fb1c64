"""Who may do what in Laboratorium, and what it does. Rule numbers are those of RULES.md."""

from __future__ import annotations

from typing import Any, Final

from labtop.engine.core import CHANCE, Dice, Log, Prompt, Rules, Seat
from labtop.engine.wire import Action, Outcome
from labtop.rooms.laboratorium import actions as say
from labtop.rooms.laboratorium import judge, scoring, trials, view
from labtop.rooms.laboratorium.hands import (
    draw,
    draw_title,
    lose_token,
    nth_title,
    put_under,
    regain_token,
    restored_by,
    return_reagent,
    spend,
    surplus,
    take_reagent,
    takeable,
)
from labtop.rooms.laboratorium.imagining import imagine
from labtop.rooms.laboratorium.lab import BOUM, CHEMISTRY, HIDDEN, SAFETY
from labtop.rooms.laboratorium.offers import Offers
from labtop.rooms.laboratorium.options import Options
from labtop.rooms.laboratorium.pack import TOKENS
from labtop.rooms.laboratorium.state import Exchange, Table, may_secure, new_table

PASS: Final = say.Pass()
DRAWS: Final[list[str]] = ["draw_chemistry", "draw_boum", "draw_safety"]
"""Prompt kinds, and so streams of chance, by hidden colour."""
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
            return say.Throw((dice.below(6) + 1, dice.below(6) + 1))
        if kind == "faces":
            return say.Faces((dice.below(6) + 1, dice.below(6) + 1, dice.below(6) + 1, dice.below(6) + 1))
        if kind in DRAWS:
            colour = DRAWS.index(kind)
            return say.Drawn(s.lab.titles[colour][draw_title(s, colour, dice)].number)
        if kind == "lost":
            bench = s.benches[s.turn]
            title = nth_title(bench.hands[CHEMISTRY], dice.below(bench.sizes[CHEMISTRY]))
            return say.Drawn(s.lab.titles[CHEMISTRY][title].number)
        if kind == "first":
            return say.First(dice.below(s.seats))
        return say.One(dice.below(6) + 1)

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
            return [say.Take(s.lab.reagents[i].number) for i in takeable(s, seat)]
        if kind == "surplus":
            return self.surplus_answers(s, seat)
        if kind == "safety":
            return self.safety_answers(s, seat)
        if kind == "exchange":
            assert isinstance(p.about, Exchange)
            return [PASS, *[say.Take(s.lab.reagents[i].number) for i in takeable(s, seat, p.about.card)]]
        if kind == "begin":
            return [say.Begin(reagent.number) for reagent in s.lab.reagents]
        if kind == "lose":
            held = s.benches[seat].safety
            return [LOSE[token] for token in range(3) if held[token]]
        assert kind == "reroll"
        return [PASS, say.Reroll(1), say.Reroll(2)]

    def pick(self, s: Table, p: Prompt, seat: Seat, rng: Dice) -> Action:
        """A uniform choice from `legal` that builds only the chosen manipulation."""
        if p.kind == "manipulate":
            offers = Offers(s, seat)
            return offers.nth(rng.below(offers.total))
        found = self.legal(s, p, seat)
        return found[rng.below(len(found))]

    def first(self, s: Table, p: Prompt, seat: Seat) -> Action:
        """What an absent player does: rolls one die of each colour, takes the lowest reagent, passes everything."""
        return say.End() if p.kind == "manipulate" else self.legal(s, p, seat)[0]

    def boum_answers(self, s: Table, seat: Seat) -> list[Action]:
        """Rule 5.2."""
        hand = s.benches[seat].hands[BOUM]
        titles = s.lab.titles[BOUM]
        return [PASS, *[say.Play(titles[i].number) for i in range(len(hand)) if hand[i]]]

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
                    found.append(say.Play(title.number))
        return found

    def surplus_answers(self, s: Table, seat: Seat) -> list[Action]:
        """Rule 3.6: any card of a colour that has too many."""
        bench = s.benches[seat]
        found: list[Action] = []
        for colour in surplus(bench):
            if colour == 3:
                found += [say.Discard(s.lab.reagents[i].number) for i in bench.reagents]
            else:
                hand = bench.hands[colour]
                found += [say.Discard(s.lab.titles[colour][i].number) for i in range(len(hand)) if hand[i]]
        return found

    def safety_answers(self, s: Table, seat: Seat) -> list[Action]:
        """Rules 9.1 to 9.3."""
        bench = s.benches[seat]
        found: list[Action] = []
        for i in range(len(bench.hands[SAFETY])):
            if bench.hands[SAFETY][i]:
                number = s.lab.titles[SAFETY][i].number
                tokens = restored_by(s, bench, i)
                if s.options.any_safety:
                    found += [say.Secure(number, TOKEN_WORDS[token]) for token in tokens]
                elif tokens:
                    found.append(say.Secure(number))
        return found

    def check(self, s: Table, p: Prompt, seat: Seat, action: Action) -> None:
        judge.check(s, p, seat, action)

    # ---- what it does ----------------------------------------------------------------------------------------------

    def apply(self, s: Table, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
        kind = p.kind
        if kind == "safety":
            self.secure(s, seat, action, log)
            return
        if kind == "manipulate":
            s.stack.pop()
            self.manipulate(s, seat, action, log)
        elif kind == "boum":
            if isinstance(action, say.Play):
                trials.lay_boum(s, p, seat, action, log)
            else:
                trials.pass_boum(s, p)
        elif kind == "chemistry":
            if isinstance(action, say.Play):
                trials.lay_chemistry(s, seat, action, log)
            else:
                s.stack.pop()
                s.open("roll", CHANCE)
        elif kind == "roll":
            self.roll(s, action, log)
        elif kind in DRAWS:
            self.drawn(s, p, action, log)
        elif kind == "dice":
            self.choose_dice(s, seat, action)
        elif kind == "faces":
            self.read_dice(s, action, log)
        elif kind == "take":
            assert isinstance(action, say.Take)
            s.stack.pop()
            s.takes -= 1
            take_reagent(s, seat, s.lab.index[action.card], log)
        elif kind == "surplus":
            self.discard_surplus(s, seat, action, log)
        else:
            self.apply_rare(s, p, seat, action, log)
        if not s.stack:
            self.go_on(s, log)

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
            self.reroll(s, action)
        elif kind == "again":
            self.rolled_again(s, action, log)
        elif kind == "resale":
            self.resale(s, p, action, log)
        elif kind == "exchange":
            s.stack.pop()
            if isinstance(action, say.Take):
                take_reagent(s, s.turn, s.lab.index[action.card], log)
        elif kind == "begin":
            self.begin(s, p, seat, action, log)
        else:
            assert isinstance(action, say.First)
            s.stack.pop()
            s.first = action.seat
            if log is not None:
                log.say("first_player", {"seat": action.seat})
            s.open_all("begin", [(s.first - i) % s.seats for i in range(1, s.seats + 1)], False)  # rule 2.7

    def begin(self, s: Table, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
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

    # ---- resources (chapter 3) -------------------------------------------------------------------------------------

    def choose_dice(self, s: Table, seat: Seat, action: Action) -> None:
        """Rule 3.2."""
        assert isinstance(action, say.Dice)
        s.stack.pop()
        s.mix = [action.reagent, action.chemistry, action.boum, action.safety]
        s.dice = []
        s.open("faces", CHANCE)

    def read_dice(self, s: Table, action: Action, log: Log | None) -> None:
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

    def drawn(self, s: Table, p: Prompt, action: Action, log: Log | None) -> None:
        """Rule 3.4: only its owner sees it."""
        assert isinstance(action, say.Drawn)
        colour = DRAWS.index(p.kind)
        s.stack.pop()
        draw(s, s.turn, colour, s.lab.card_index[action.card])
        if log is not None:
            log.say(
                "drew", {"seat": s.turn, "colour": HIDDEN[colour]}, {s.turn: {"card": s.lab.by_number[action.card].id}}
            )

    def discard_surplus(self, s: Table, seat: Seat, action: Action, log: Log | None) -> None:
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

    # ---- manipulations (chapters 4 and 5) --------------------------------------------------------------------------

    def manipulate(self, s: Table, seat: Seat, action: Action, log: Log | None) -> None:
        """Rules 4.1, 4.2, 5.1."""
        if isinstance(action, say.End):
            s.over_after = True
        elif isinstance(action, say.Resell):
            place = s.lab.index[action.card]
            s.resold = True
            return_reagent(s, seat, place)
            if log is not None:
                log.say("resold", {"seat": seat, "reagent": action.card})
            s.open("resale", CHANCE, Exchange(place))
        elif s.options.puzzle:
            trials.perform(s, seat, action, log)  # rule 11.2
        else:
            trials.announce(s, seat, action, log)

    def resale(self, s: Table, p: Prompt, action: Action, log: Log | None) -> None:
        """Rule 4.2: 4 or more brings another reagent."""
        assert isinstance(action, say.One)
        assert isinstance(p.about, Exchange)
        s.stack.pop()
        s.throw = [action.face]
        if log is not None:
            log.say("resale_rolled", {"seat": s.turn, "face": action.face, "good": action.face >= 4})
        if action.face >= 4 and takeable(s, s.turn, p.about.card):
            s.open("exchange", s.turn, Exchange(p.about.card))

    def roll(self, s: Table, action: Action, log: Log | None) -> None:
        """Rule 5.4."""
        assert isinstance(action, say.Throw)
        s.stack.pop()
        trial = s.trials[0]
        trial.dice = list(action.faces)
        s.throw = list(action.faces)
        if trial.rerolls:
            if log is not None:
                log.say("threw", {"seat": s.turn, "faces": trial.dice[:]})
            s.open("reroll", s.turn)
        else:
            trials.settle_roll(s, log)

    def reroll(self, s: Table, action: Action) -> None:
        """Rule 8.5."""
        s.stack.pop()
        trial = s.trials[0]
        trial.rerolls -= 1
        if isinstance(action, say.Reroll):
            trial.dice[action.die - 1] = 0
            s.open("again", CHANCE)
        else:
            trial.rerolls = 0

    def rolled_again(self, s: Table, action: Action, log: Log | None) -> None:
        """Rule 8.5: the second result counts."""
        assert isinstance(action, say.One)
        s.stack.pop()
        trial = s.trials[0]
        trial.dice[trial.dice.index(0)] = action.face
        s.throw = trial.dice[:]
        if log is not None:
            log.say("threw", {"seat": s.turn, "faces": trial.dice[:]})
        if trial.rerolls:
            s.open("reroll", s.turn)
        else:
            trials.settle_roll(s, log)

    def secure(self, s: Table, seat: Seat, action: Action, log: Log | None) -> None:
        """Rules 9.1 and 9.2: at any moment, for oneself."""
        assert isinstance(action, say.Secure)
        title = s.lab.card_index[action.card]
        token = TOKENS.index(action.token) if action.token is not None else s.lab.titles[SAFETY][title].token
        if log is not None:
            log.say("secured", {"seat": seat, "card": s.lab.by_number[action.card].id, "token": TOKENS[token]})
        spend(s, seat, SAFETY, title)
        put_under(s, SAFETY, title)
        regain_token(s, seat, token, None)
        if s.stack[-1].kind == "surplus" and not surplus(s.benches[s.turn]):
            s.stack.pop()  # the card played was the one too many
            self.go_on(s, log)

    # ---- what comes next -------------------------------------------------------------------------------------------

    def go_on(self, s: Table, log: Log | None) -> None:
        """Nothing is asked: find out what comes next, until something is or the game is over."""
        while not s.stack:
            if s.winner >= 0:
                self.end(s, "synthesis", log)
                return
            if s.trials:  # a second thought about the dice is over
                trials.settle_roll(s, log)
            elif s.phase == "start":
                self.next_round(s, log)
            elif s.takes and takeable(s, s.turn):
                s.open("take", s.turn)
            elif s.turn >= 0 and surplus(s.benches[s.turn]):
                s.takes = 0
                s.open("surplus", s.turn)
            elif s.phase == "resources":
                self.next_resources(s, log)
            else:
                self.next_manipulation(s, log)
            if s.reason:
                return

    def next_round(self, s: Table, log: Log | None) -> None:
        """Rules 3.1, 4.9 and 10.3."""
        if s.options.puzzle:
            s.phase, s.turn = "manipulations", 0
            return
        if s.round == s.options.rounds:
            self.end(s, "rounds", log)
            return
        if s.round:
            s.first = (s.first + 1) % s.seats
        s.round += 1
        s.phase = "resources"
        s.turn = s.first
        s.takes = 0
        if log is not None:
            log.say("round_begins", {"round": s.round, "seat": s.first})
        s.open("dice", s.turn)

    def next_resources(self, s: Table, log: Log | None) -> None:
        """Rule 3.1: the next seat's dice, or the manipulations."""
        s.takes = 0
        s.turn = (s.turn + 1) % s.seats
        if s.turn != s.first:
            s.open("dice", s.turn)
            return
        s.phase = "manipulations"
        self.begin_turn(s)

    def begin_turn(self, s: Table) -> None:
        """Rules 4.1 to 4.6: nothing is fixed or used yet."""
        s.kind = ""
        s.resold = False
        s.over_after = False
        bench = s.benches[s.turn]
        bench.used = []
        bench.tried = []

    def next_manipulation(self, s: Table, log: Log | None) -> None:
        """Rules 4.1 and 4.7: the seat goes on, or the next one begins."""
        s.takes = 0
        if s.options.puzzle:
            self.next_step(s, log)
            return
        bench = s.benches[s.turn]
        if not s.over_after and (may_secure(bench) or Offers(s, s.turn).total > 1):
            s.open("manipulate", s.turn)
            return
        bench.used = []
        bench.tried = []
        if log is not None:
            log.say("turn_over", {"seat": s.turn})
        s.turn = (s.turn + 1) % s.seats
        if s.turn != s.first:
            self.begin_turn(s)
        else:
            self.next_round(s, log)

    def next_step(self, s: Table, log: Log | None) -> None:
        """Rules 11.1 and 11.2."""
        if s.over_after:
            self.end(s, "given_up", log)
        elif s.benches[0].done == s.options.rounds or Offers(s, 0).total == 1:
            self.end(s, "rounds", log)
        else:
            s.kind = ""
            s.benches[0].used = []
            s.open("manipulate", 0)

    def end(self, s: Table, reason: str, log: Log | None) -> None:
        """Rules 10.1 and 10.3."""
        s.reason = reason
        s.phase = "over"
        s.stack.clear()
        s.doors.clear()
        if log is not None:
            said: dict[str, Any] = {"reason": reason}
            if s.winner >= 0:
                said["seat"] = s.winner
            log.say("ended", said)

    # ---- what is known and how it ended ----------------------------------------------------------------------------

    def public(self, s: Table) -> Any:
        return view.public(s)

    def private(self, s: Table, seat: Seat) -> Any:
        return view.private(s, seat)

    def outcome(self, s: Table) -> Outcome | None:
        return scoring.outcome(s)

    def imagine(self, s: Table, seat: Seat | None, rng: Dice) -> Table:
        return imagine(self.clone(s), seat, rng)

    def clone(self, s: Table) -> Table:
        c = Table()
        s.copy_core(c)
        c.options = s.options
        c.lab = s.lab
        c.benches = [bench.clone() for bench in s.benches]
        c.piles = s.piles[:]
        c.fresh = [pile[:] for pile in s.fresh]
        c.under = [pile[:] for pile in s.under]
        c.stock = s.stock[:]
        c.round = s.round
        c.first = s.first
        c.phase = s.phase
        c.turn = s.turn
        c.kind = s.kind
        c.resold = s.resold
        c.takes = s.takes
        c.mix = s.mix[:]
        c.dice = s.dice[:]
        c.throw = s.throw[:]
        c.over_after = s.over_after
        c.trials = [trial.clone() for trial in s.trials]
        c.winner = s.winner
        c.reason = s.reason
        return c


TOKEN_WORDS: Final[list[Any]] = ["coat", "extinguisher", "glassware"]
LOSE: Final[list[Action]] = [say.Lose(token) for token in TOKEN_WORDS]


def colour_of(card: int) -> int:
    """Numbers from 101 are Boum, from 201 Chimie, from 301 Sécurité."""
    return BOUM if card < 200 else CHEMISTRY if card < 300 else SAFETY


def trials_boum(s: Table) -> list[int]:
    """Rule 8.4: the Boum cards that a fume hood could take back, each title once."""
    trial = s.trials[0]
    titles = s.lab.titles[BOUM]
    return [titles[i].number for i in range(len(titles)) if i in trial.boum]
