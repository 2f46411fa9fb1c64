"""Who may do what in Chem and Roll, and what it does. Rule numbers are those of RULES.md."""

from __future__ import annotations

from typing import Any, Final

from labtop.engine.core import CHANCE, Dice, Illegal, Log, Prompt, Rules, Seat
from labtop.engine.wire import Action, Outcome
from labtop.rooms.chem_and_roll import scoring
from labtop.rooms.chem_and_roll.actions import Place, Roll, Start
from labtop.rooms.chem_and_roll.boxes import (
    BLACK_HOLE,
    BONUS,
    BOX_NUMBERS,
    COLOUR_NUMBERS,
    DIVISORS,
    FIRST_CATALYST,
    FIRST_EXCESS,
    LINES,
    PLACES,
    REACH,
    SIZES,
    STOCK,
    Line,
    acid_sold,
    product,
    row_length,
    with_die,
    zone_dice,
)
from labtop.rooms.chem_and_roll.choosing import DICE, colours, count_uses, nth_use, offers, reachable, use_of
from labtop.rooms.chem_and_roll.options import Options, seats_allowed
from labtop.rooms.chem_and_roll.scoring import dollars
from labtop.rooms.chem_and_roll.sheet import BOXES, PRINTED
from labtop.rooms.chem_and_roll.state import STOCK_FULL, Sheet, Table, new_table

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
                    for which in range(colour * 6 + low - 1, colour * 6 + high):
                        if ways[which] == 0:
                            continue
                        for box in PLACES[colour]:
                            uses = tables[box][which]
                            if uses:
                                found += [use_of(die, which, box, offer, use) for use in uses]
        return found

    def pick(self, s: Table, p: Prompt, seat: Seat, rng: Dice) -> Action:
        """A uniform choice from `legal` that builds only the chosen action."""
        sheet = s.sheets[seat]
        counts = count_uses(sheet, s.dice, s.options)
        i = rng.below(sum(counts))
        k = 0
        while i >= counts[k]:
            i -= counts[k]
            k += 1
        return nth_use(sheet, s.dice[k & 3], k & 3, k >> 2, i)

    def check(self, s: Table, p: Prompt, seat: Seat, action: Action) -> None:
        from labtop.rooms.chem_and_roll import judge  # a new game needs neither judge nor view

        if seat == CHANCE:
            judge.check_chance(s, p, action)
        elif isinstance(action, Place):
            judge.check_place(s, s.sheets[seat], action)
        else:
            raise Illegal("wrong_answer", kind=p.kind)

    def menu(self, s: Table, p: Prompt, seat: Seat) -> Any:
        from labtop.rooms.chem_and_roll import view

        return view.menu(s, seat)

    # ---- what it does ----------------------------------------------------------------------------------------------

    def apply(self, s: Table, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
        if seat == CHANCE:
            if p.kind == "roll":
                assert isinstance(action, Roll)
                self.roll(s, action, log)
            else:
                assert isinstance(action, Start)
                self.start(s, action, log)
        elif p.answers is not None:
            self.reveal(s, p, log)
        else:
            assert isinstance(action, Place)
            self.take(s, p, seat, action, log)

    def start(self, s: Table, action: Start, log: Log | None) -> None:
        """Rule 8.1: who begins."""
        s.stack.pop()
        s.starter = action.seat
        if log is not None:
            log.say("starter", {"seat": action.seat})
        s.open("roll", CHANCE)

    def roll(self, s: Table, action: Roll, log: Log | None) -> None:
        """Rules 7.2 and 8.2: the same four dice for everybody."""
        s.stack.pop()
        s.round += 1
        blue, red, white, yellow = action.faces
        s.dice = [blue, red, white, yellow]
        if log is not None:
            log.say("rolled", {"round": s.round, "faces": list(action.faces)})
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
        if sheet.boxes[BLACK_HOLE] == s.options.black_hole_limit:
            sheet.out = True
            sheet.seen = None
            if log is not None:
                log.say("out", {"seat": seat})
            if len(s.playing()) == 1:
                self.end(s, "last_standing", log)
                return
        if not p.waiting:
            s.stack.pop()
            s.starter = next_playing(s, s.starter)
            s.open("roll", CHANCE)

    def end(self, s: Table, reason: str, log: Log | None) -> None:
        s.reason = reason
        s.stack.clear()
        if log is not None:
            log.say("ended", {"reason": reason})

    # ---- what is known and what it was worth -----------------------------------------------------------------------

    def public(self, s: Table) -> Any:
        from labtop.rooms.chem_and_roll import view

        return view.public(s)

    def private(self, s: Table, seat: Seat) -> Any:
        from labtop.rooms.chem_and_roll import view

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
        told: dict[str, Any] = {"seat": seat, "die": a.die, "rolled": rolled, "value": a.value, "box": a.box}
        if a.colour is not None:
            told["colour"] = a.colour
        if a.price:
            told["price"] = a.price
        log.say("placed", told)
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
    content = with_die(sheet.boxes[box], colour_used(a), a.value)
    if a.violet:
        react(sheet, seat, box, content, a.violet, log)
    else:
        sell_acid(sheet, seat, box, content, log)


def react(sheet: Sheet, seat: Seat, box: int, content: int, violet: int, log: Log | None) -> None:
    """Rules 3.3, 3.4, 9.2, 9.4: SO2 and O2 become SO3."""
    sheet.reactions += 1
    if log is not None:
        line = Line(content)
        told: dict[str, Any] = {"seat": seat, "line": box + 1, "violet": violet}
        told["blue"], told["red"] = line.blue, line.red
        base = product(line.blue, line.red, line.advanced)
        told["shift"] = violet - base
        if line.advanced:
            told["blue_lost"] = dollars(10 * (line.blue - base))
            told["red_lost"] = dollars(10 * line.red - 5 * base)
        log.say("reacted", told)
    sell_acid(sheet, seat, box, content + 49 * violet, log)


def sell_acid(sheet: Sheet, seat: Seat, box: int, content: int, log: Log | None) -> None:
    """Rules 4.3, 9.3: SO3 and water become acid, sold at once. Does nothing but fill the box while one is missing."""
    gain = acid_sold(content)
    if gain:
        sheet.acid += 10 * gain
        sheet.reactions += 1
        sheet.sold_lines += 1
        if log is not None:
            told: dict[str, Any] = {"seat": seat, "line": box + 1, "gain": gain}
            line = Line(content)
            if line.violet != line.white:
                told["violet_lost"], told["white_lost"] = line.violet - gain, line.white - gain
            log.say("acid_sold", told)
    sheet.put(box, content)


def fill_row(sheet: Sheet, seat: Seat, box: int, value: int, log: Log | None) -> None:
    """Rules 5.1 to 5.5."""
    content = sheet.boxes[box] + (1 << (3 * value))
    sheet.put(box, content)
    if row_length(content) < SIZES[box]:
        return
    bonus = BONUS[box]
    if box < FIRST_CATALYST:
        sheet.reach += bonus
        for line in range(LINES):
            sheet.put(line, sheet.boxes[line] + REACH * bonus)
    elif bonus:
        sheet.shift += bonus
    else:
        sheet.recolour = True
    if log is not None:
        log.say("row_complete", {"seat": seat, "box": BOXES[box], "bonus": bonus})


def fill_stock(sheet: Sheet, seat: Seat, value: int, log: Log | None) -> None:
    """Rule 6.3."""
    content = sheet.boxes[STOCK] | 1 << value
    sheet.put(STOCK, content)
    if log is not None and content == STOCK_FULL:
        log.say("stock_complete", {"seat": seat, "gain": PRINTED.stock.reward})


def sell(sheet: Sheet, seat: Seat, box: int, value: int, advanced: bool, log: Log | None) -> None:
    """Rules 6.1, 6.2, 9.6."""
    gain = scoring.sale(value, DIVISORS[box], advanced)
    sheet.put(box, value)
    sheet.sales += gain
    if log is not None:
        log.say("sold", {"seat": seat, "box": BOXES[box], "gain": dollars(gain)})


def fill_zone(sheet: Sheet, seat: Seat, zone: int, a: Place, log: Log | None) -> None:
    """Rules 8.6, 8.7: three reactants in excess give an SO3 for any line without one."""
    held = zone_dice(sheet.boxes[zone])
    sheet.put(zone, sheet.boxes[zone] + (colour_used(a) * 6 + a.value) * 13 ** len(held))
    if a.line == 0:
        return
    sheet.reactions += 1
    if log is not None:
        log.say("excess_reacted", {"seat": seat, "box": a.box, "line": a.line, "violet": a.violet})
    sell_acid(sheet, seat, a.line - 1, sheet.boxes[a.line - 1] + 49 * a.violet, log)


def swallow(s: Table, sheet: Sheet, seat: Seat, log: Log | None) -> None:
    """Rules 8.10 and 8.11: the black hole."""
    sheet.boxes[BLACK_HOLE] += 1
    count = sheet.boxes[BLACK_HOLE]
    price = scoring.black_hole_price(s.options, count)
    sheet.penalty += 10 * price
    if log is not None:
        log.say("swallowed", {"seat": seat, "count": count, "price": price})
