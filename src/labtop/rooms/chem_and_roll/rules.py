"""What may be done in Chem and Roll, and what it does. Rule numbers are those of RULES.md."""

from __future__ import annotations

from typing import Any, Final, assert_never, cast

from msgspec import UNSET

from labtop.engine.core import CHANCE, Dice, Log, Prompt, Rules, Seat
from labtop.engine.wire import Action, Outcome
from labtop.rooms.chem_and_roll import judge, menu, scoring, view
from labtop.rooms.chem_and_roll.actions import Kind, Place, Roll, Start
from labtop.rooms.chem_and_roll.boxes import PLACES, product
from labtop.rooms.chem_and_roll.choosing import DICE, action_of, colours, count_uses, nth_use, offers, reachable
from labtop.rooms.chem_and_roll.events import (
    AcidSold,
    Ended,
    ExcessReacted,
    Out,
    Placed,
    Reacted,
    Reason,
    Rolled,
    RowComplete,
    Sold,
    Starter,
    StockComplete,
    Swallowed,
)
from labtop.rooms.chem_and_roll.options import Options, seats_allowed
from labtop.rooms.chem_and_roll.packing import (
    BLACK_HOLE,
    BONUS,
    BOX_NUMBERS,
    BOXES,
    COLOUR_NUMBERS,
    DIVISORS,
    FACE,
    FIRST_CATALYST,
    FIRST_EXCESS,
    LINES,
    STOCK,
    Line,
    faces_between,
)
from labtop.rooms.chem_and_roll.scoring import dollars
from labtop.rooms.chem_and_roll.sheet import PRINTED
from labtop.rooms.chem_and_roll.state import Sheet, Table, new_table

ROUNDS: Final = PRINTED.rounds
SEATS: Final[list[Seat]] = list(range(seats_allowed(Options())[1]))


class ChemAndRoll(Rules[Table]):
    def setup(self, options: Any, seats: int) -> Table:
        assert isinstance(options, Options)
        s = new_table(options, seats)
        s.open("start" if s.draft else "roll", CHANCE)  # rules 7.2, 8.1
        return s

    def draw(self, s: Table, p: Prompt, dice: Dice) -> Action:
        if p.kind == "start":
            return Start(dice.below(s.seats))
        return Roll((dice.below(6) + 1, dice.below(6) + 1, dice.below(6) + 1, dice.below(6) + 1))

    # ---- what may be done ------------------------------------------------------------------------------------------

    def legal(self, s: Table, p: Prompt, seat: Seat) -> list[Action]:
        """Rule 2.1, free uses first: every die, colour, value and box that go together."""
        sheet = s.sheets[seat]
        found: list[Action] = []
        ways = sheet.ways
        tables = [takes.uses for takes in sheet.takes]
        for offer in offers(sheet, s.options.market_needs_cash):
            for die in DICE:
                rolled = s.dice[die]
                if rolled == 0:
                    continue
                low, high = reachable(sheet, rolled, offer)
                for colour in colours(sheet, die):
                    for face in faces_between(colour, low, high):
                        if ways[face] == 0:
                            continue
                        for box in PLACES[colour]:
                            uses = tables[box][face]
                            if uses:
                                found += [action_of(die, face, box, offer, choice) for choice in uses]
        return found

    def pick(self, s: Table, p: Prompt, seat: Seat, rng: Dice) -> Action:
        """A uniform choice from `legal` that builds only the chosen action."""
        sheet = s.sheets[seat]
        counts = count_uses(sheet, s.dice, s.options)
        total = 0
        for count in counts:  # compiled, this is quicker than `sum`
            total += count
        i = rng.below(total)
        k = 0
        while i >= counts[k]:
            i -= counts[k]
            k += 1
        offer, die = k // len(DICE), k % len(DICE)
        return nth_use(sheet, s.dice[die], die, offer, i)

    def check(self, s: Table, p: Prompt, seat: Seat, action: Action) -> None:
        judge.check(s, p, seat, action)

    def menu(self, s: Table, p: Prompt, seat: Seat) -> Any:
        return menu.menu(s, seat)

    # ---- what it does ----------------------------------------------------------------------------------------------

    def apply(self, s: Table, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
        kind = cast(Kind, p.kind)
        if kind == "choose":
            self.reveal(s, p, log)
        elif kind == "roll":
            assert isinstance(action, Roll)
            self.roll(s, action, log)
        elif kind == "take":
            assert isinstance(action, Place)
            self.take(s, p, seat, action, log)
        elif kind == "start":
            assert isinstance(action, Start)
            self.start(s, action, log)
        else:
            assert_never(kind)

    def start(self, s: Table, action: Start, log: Log | None) -> None:
        """Rule 8.1: the seat that begins."""
        s.stack.pop()
        s.starter = action.seat
        if log is not None:
            log.say(Starter(action.seat))
        s.open("roll", CHANCE)

    def roll(self, s: Table, action: Roll, log: Log | None) -> None:
        """Rules 7.2 and 8.2: the same four dice for everybody."""
        s.stack.pop()
        s.round += 1
        blue, red, white, yellow = action.faces
        s.dice = [blue, red, white, yellow]
        if log is not None:
            log.say(Rolled(s.round, list(action.faces)))
        if s.draft:
            s.open_all("take", turn_order(s), False)
        else:
            s.open_all("choose", SEATS[: s.seats], True)

    def reveal(self, s: Table, p: Prompt, log: Log | None) -> None:
        """Rules 7.2 and 7.4: everybody has chosen."""
        s.stack.pop()
        answers = p.answers
        assert answers is not None
        for seat, chosen in enumerate(answers):
            assert isinstance(chosen, Place)
            use_die(s, seat, chosen, log)
        if s.round < ROUNDS:
            s.open("roll", CHANCE)
        else:
            self.end(s, "rounds", log)

    def take(self, s: Table, p: Prompt, seat: Seat, action: Place, log: Log | None) -> None:
        """Rules 8.2 to 8.5, 8.11 to 8.13: one turn of a draft."""
        use_die(s, seat, action, log)
        s.dice[COLOUR_NUMBERS[action.die]] = 0
        p.waiting.pop(0)
        sheet = s.sheets[seat]
        if sheet.sold_lines == LINES:
            self.end(s, "fifth_line", log)
            return
        if sheet.black_hole == s.options.black_hole_limit:
            sheet.out = True
            sheet.seen = None
            if log is not None:
                log.say(Out(seat))
            if len(s.playing()) == 1:
                self.end(s, "last_standing", log)
                return
        if not p.waiting:
            s.stack.pop()
            s.starter = next_playing(s, s.starter)
            s.open("roll", CHANCE)

    def end(self, s: Table, reason: Reason, log: Log | None) -> None:
        s.reason = reason
        s.stack.clear()
        if log is not None:
            log.say(Ended(reason))

    # ---- what is known and what it was worth -----------------------------------------------------------------------

    def public(self, s: Table) -> Any:
        return view.public(s)

    def private(self, s: Table, seat: Seat) -> Any:
        return view.private(s, seat)

    def outcome(self, s: Table) -> Outcome | None:
        return scoring.outcome(s)


# ---- turn order (rule 8) ------------------------------------------------------------------------------------------


def turn_order(s: Table) -> list[Seat]:
    """Rules 8.2, 8.3, 8.12: clockwise from the starter; two players take two dice each."""
    order = [(s.starter + i) % s.seats for i in range(s.seats)]
    order = [seat for seat in order if not s.sheets[seat].out]
    if len(order) == 2:
        order += order[::-1] if s.options.order == "snake" else order[:]
    return order


def next_playing(s: Table, seat: Seat) -> Seat:
    """Rules 8.1 and 8.12: the marker goes to the next seat that is still in."""
    while True:
        seat = (seat + 1) % s.seats
        if not s.sheets[seat].out:
            return seat


# ---- using a die (rules 2 to 6, 8.6 to 8.10, 9) --------------------------------------------------------------------


def use_die(s: Table, seat: Seat, a: Place, log: Log | None) -> None:
    """Rule 2.1: pay, place, resolve."""
    sheet = s.sheets[seat]
    sheet.seen = None
    box = BOX_NUMBERS[a.box]
    if a.price:
        sheet.market -= 1
        sheet.spent += 10 * a.price
    if log is not None:
        rolled = s.dice[COLOUR_NUMBERS[a.die]]
        log.say(Placed(seat, a.die, rolled, a.value, a.box, a.colour or UNSET, a.price or UNSET))
    if box < LINES:
        fill_line(sheet, seat, box, a, log)
    elif box < STOCK:
        fill_row(sheet, seat, box, a.value, log)
    elif box == STOCK:
        fill_stock(sheet, seat, a.value, log)
    elif box == BLACK_HOLE:
        swallow(s, sheet, seat, log)
    elif box < FIRST_EXCESS:
        sell(sheet, seat, box, a.value, s.advanced, log)
    else:
        fill_zone(sheet, seat, box, a, log)


def colour_used(a: Place) -> int:
    """Rule 2.3: the die's own, or the one it was changed to."""
    return COLOUR_NUMBERS[a.die if a.colour is None else a.colour]


def fill_line(sheet: Sheet, seat: Seat, box: int, a: Place, log: Log | None) -> None:
    """Rules 3.1 and 4.1."""
    line = sheet.line(box).with_die(colour_used(a), a.value)
    if a.violet:
        react(sheet, seat, box, line, a.violet, log)
    else:
        sell_acid(sheet, seat, box, line, log)


def react(sheet: Sheet, seat: Seat, box: int, line: Line, violet: int, log: Log | None) -> None:
    """Rules 3.3, 3.4, 9.2, 9.4: SO2 and O2 become SO3."""
    sheet.reactions += 1
    if log is not None:
        log.say(reacted(seat, box, line, violet))
    sell_acid(sheet, seat, box, line.with_violet(violet), log)


def reacted(seat: Seat, box: int, line: Line, violet: int) -> Reacted:
    base = product(line.blue, line.red, line.advanced)
    shift = violet - base
    if not line.advanced:
        return Reacted(seat, box + 1, violet, line.blue, line.red, shift)
    blue_lost, red_lost = dollars(10 * (line.blue - base)), dollars(10 * line.red - 5 * base)
    return Reacted(seat, box + 1, violet, line.blue, line.red, shift, blue_lost, red_lost)


def sell_acid(sheet: Sheet, seat: Seat, box: int, line: Line, log: Log | None) -> None:
    """Rules 4.3, 9.3: SO3 and water become acid, sold at once. While one is missing the line is only written down."""
    if line.acid:
        sheet.acid += 10 * line.acid
        sheet.reactions += 1
        sheet.sold_lines += 1
        if log is not None:
            log.say(acid_sold(seat, box, line))
    sheet.put(box, line.content)


def acid_sold(seat: Seat, box: int, line: Line) -> AcidSold:
    if line.violet == line.white:
        return AcidSold(seat, box + 1, line.acid)
    return AcidSold(seat, box + 1, line.acid, line.violet - line.acid, line.white - line.acid)


def fill_row(sheet: Sheet, seat: Seat, box: int, value: int, log: Log | None) -> None:
    """Rules 5.1 to 5.5."""
    row = sheet.row(box).with_die(value)
    sheet.put(box, row.content)
    if not row.full:
        return
    bonus = BONUS[box]
    if box < FIRST_CATALYST:
        sheet.reach += bonus
        for number in range(LINES):
            sheet.put(number, sheet.line(number).with_reach(bonus).content)
    elif bonus:
        sheet.shift += bonus
    else:
        sheet.recolour = True
    if log is not None:
        log.say(RowComplete(seat, BOXES[box], bonus))


def fill_stock(sheet: Sheet, seat: Seat, value: int, log: Log | None) -> None:
    """Rule 6.3."""
    stock = sheet.stock.with_die(value)
    sheet.put(STOCK, stock.content)
    if log is not None and stock.full:
        log.say(StockComplete(seat, PRINTED.stock.reward))


def sell(sheet: Sheet, seat: Seat, box: int, value: int, advanced: bool, log: Log | None) -> None:
    """Rules 6.1, 6.2, 9.6."""
    gain = scoring.sale(value, DIVISORS[box], advanced)
    sheet.put(box, value)
    sheet.sales += gain
    if log is not None:
        log.say(Sold(seat, BOXES[box], dollars(gain)))


def fill_zone(sheet: Sheet, seat: Seat, box: int, a: Place, log: Log | None) -> None:
    """Rules 8.6, 8.7: three reactants in excess give an SO3 for any line without one."""
    sheet.put(box, sheet.zone(box).with_die(FACE[colour_used(a)][a.value]).content)
    if a.line == 0:
        return
    sheet.reactions += 1
    if log is not None:
        log.say(ExcessReacted(seat, a.box, a.line, a.violet))
    number = a.line - 1
    sell_acid(sheet, seat, number, sheet.line(number).with_violet(a.violet), log)


def swallow(s: Table, sheet: Sheet, seat: Seat, log: Log | None) -> None:
    """Rules 8.10 and 8.11: the black hole."""
    count = sheet.black_hole + 1
    sheet.put(BLACK_HOLE, count)
    price = scoring.black_hole_price(s.options, count)
    sheet.penalty += 10 * price
    if log is not None:
        log.say(Swallowed(seat, count, price))
