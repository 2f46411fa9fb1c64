"""The rules of Chemistry Monopoly, question by question. Rule numbers are those of RULES.md.

A turn is one question, asked again after each answer until the turn ends; everything that interrupts it (a card to buy,
a tax, a debt, an offer, an auction) is a question above it.
"""

from __future__ import annotations

from typing import Any, Final, assert_never, cast

from labtop.engine.core import CHANCE, Dice, Log, Prompt, Rules, Seat
from labtop.engine.wire import Action, Outcome
from labtop.rooms.chemistry_monopoly import answers, judge, menus, public_view, scoring
from labtop.rooms.chemistry_monopoly.actions import Bell, ChanceKind, Count, SeatKind, Thrown
from labtop.rooms.chemistry_monopoly.board import LAB
from labtop.rooms.chemistry_monopoly.cards import top_card
from labtop.rooms.chemistry_monopoly.debts import SETTLED, settle
from labtop.rooms.chemistry_monopoly.effects import EFFECTS
from labtop.rooms.chemistry_monopoly.movement import fill_pot
from labtop.rooms.chemistry_monopoly.options import Options
from labtop.rooms.chemistry_monopoly.state import (
    DECKS,
    Auction,
    Debt,
    Due,
    Opening,
    Receipt,
    Table,
    Trade,
    about_of,
    new_table,
)
from labtop.rooms.chemistry_monopoly.turns import next_turn

ROLLS: Final = [Thrown((one, two)) for one in range(1, 7) for two in range(1, 7)]
BELL: Final = Bell()


class ChemistryMonopoly(Rules[Table]):
    def setup(self, options: Any, seats: int) -> Table:
        assert isinstance(options, Options)
        s = new_table(options, seats)
        fill_pot(s)
        s.open("thrown", CHANCE, Opening(list(range(seats))))  # rule 2.2
        if options.short_game:
            s.open("deal", CHANCE)  # rule 12.1
        if options.minutes:
            s.open_door("bell", [CHANCE])  # rule 10.3: only the table's clock answers it
        return s

    # ---- chance ----------------------------------------------------------------------------------------------------

    def stream(self, kind: str) -> str:
        return "dice" if kind == "thrown" else kind

    def draw(self, s: Table, p: Prompt, dice: Dice) -> Action:
        kind = cast("ChanceKind", p.kind)
        match kind:
            case "thrown":
                return ROLLS[dice.two()]
            case "lab_day" | "test_day":
                return s.board.drawn[top_card(s, DECKS[kind], dice)]
            case "deal":
                left = [q for q in s.board.owned if s.owner[q] == LAB]
                return s.board.dealt[left[dice.below(len(left))]]
            case "bell":
                return BELL
            case _:
                assert_never(kind)

    # ---- what may be answered --------------------------------------------------------------------------------------

    def first(self, s: Table, p: Prompt, seat: Seat) -> Action:
        """legal[0], without the list where that is known."""
        kind = p.kind
        if kind == "turn":
            return answers.first_in_turn(s)
        if kind == "buy":
            return answers.first_at_sale(s, seat)
        return self.legal(s, p, seat)[0]

    def legal(self, s: Table, p: Prompt, seat: Seat) -> list[Action]:
        """All answers, of open-ended ones a finite choice (answers.py)."""
        if seat == CHANCE:
            return []  # chance draws its answer; the table's clock rings the bell
        kind = cast("SeatKind", p.kind)
        match kind:
            case "turn":
                return answers.turn_answers(s, seat)
            case "buy":
                return answers.buy_answers(s, seat)
            case "auction":
                return answers.auction_answers(s, seat, about_of(p, Auction))
            case "debt":
                return answers.debt_answers(s, seat, about_of(p, Debt))
            case "offer" | "counter":
                return answers.offer_answers(s, seat, about_of(p, Trade))
            case "receive":
                return answers.receive_answers(s, seat, about_of(p, Receipt))
            case "tax":
                return [answers.FLAT, answers.PERCENT]
            case "count":
                return [Count(about_of(p, Due).amount)]
            case "leave":
                return answers.leave_answers(s, seat)
            case _:
                assert_never(kind)

    def check(self, s: Table, p: Prompt, seat: Seat, action: Action) -> None:
        if seat == CHANCE:
            judge.check_chance(s, p, action)
        else:
            judge.check_seat(s, p, seat, action)

    def menu(self, s: Table, p: Prompt, seat: Seat) -> Any:
        return menus.menu(s, p, seat, self.legal(s, p, seat))

    # ---- what an answer does ---------------------------------------------------------------------------------------

    def apply(self, s: Table, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
        """Do it, settle what leaves no choice, and begin the next turn when nothing is left to ask (rule 2.8)."""
        EFFECTS[p.kind](s, p, seat, action, log)
        stack = s.stack
        if stack and stack[-1].kind in SETTLED:
            settle(s, log)
        if not stack and not s.reason:
            next_turn(s, log)

    # ---- what is known and what it was worth -----------------------------------------------------------------------

    def public(self, s: Table) -> Any:
        return public_view.public(s)

    def outcome(self, s: Table) -> Outcome | None:
        return scoring.outcome(s)

    def imagine(self, s: Table, seat: Seat | None, rng: Dice) -> Table:
        """A copy: only the order of unseen cards is hidden, and a state has none, since chance draws card by card."""
        return self.clone(s)
