"""The quick rules against the slow second reading: the same answers in every position of many random games."""

from __future__ import annotations

from decimal import Decimal

import pytest

from labtop.engine import drive
from labtop.engine.core import Illegal
from labtop.engine.dice import Quick, Scripted
from labtop.engine.fields import copied
from labtop.rooms.chem_and_roll import ROOM
from labtop.rooms.chem_and_roll.actions import Place
from labtop.rooms.chem_and_roll.rules import use_die
from labtop.rooms.chem_and_roll.scoring import dollars
from labtop.rooms.chem_and_roll.sheet import BOXES, COLOURS
from labtop.rooms.chem_and_roll.view import line_view

from . import slow_rules

GAMES = [
    (1, {}),
    (1, {"chemistry": "advanced"}),
    (2, {"market_needs_cash": True}),
    (2, {"market_needs_cash": True, "chemistry": "advanced"}),
    (2, {"mode": "draft"}),
    (2, {"mode": "draft", "excess": "same-value", "black_hole_prices": [1, 2]}),
    (3, {"mode": "draft", "excess": "one-colour", "black_hole_limit": 7}),
    (4, {"mode": "draft", "chemistry": "advanced", "market_needs_cash": True}),
]


def eager(rng, ways: list[Place], *, square: bool = False) -> Place:
    """Prefers rows and reactions, so that games reach bonuses and full zones; a die goes to the black hole last."""
    fourth = [a for a in ways if a.box == "catalyst-4" and square]
    if fourth:
        return fourth[0]
    good = [a for a in ways if a.violet or a.box.startswith(("water-", "catalyst-", "excess"))]
    fair = [a for a in ways if a.box != "black-hole"]
    pool = good if good and rng.below(4) else fair if fair and rng.below(10) else ways
    return pool[rng.below(len(pool))]


@pytest.mark.rule("2.1")
@pytest.mark.rule("5.2")
@pytest.mark.rule("8.6")
@pytest.mark.rule("10.1")
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_the_legal_list_is_what_the_rules_say(seats, options):
    """Each position: the same uses, none twice, all of them judged legal; the money as the sheet shows it."""
    rules, read = ROOM.rules, ROOM.read_options(options)
    bonuses = set()
    for seed in range(6):
        rng, dice = Quick(f"eager {seed}"), Quick(f"dice {seed}")
        s = rules.setup(read, seats)
        drive.settle(rules, s, dice)
        while s.stack:
            p = s.stack[-1]
            seat = p.waiting[0]
            sheet = rules.public(s).sheets[seat]
            ways = rules.legal(s, p, seat)
            assert len(set(ways)) == len(ways)
            assert set(ways) == slow_rules.legal(sheet, s.dice, read)
            action = eager(rng, ways, square=seed % 2 == 1)
            rules.check(s, p, seat, action)
            drive.step(rules, s, p, seat, action, None)
            sheet = rules.public(s).sheets[seat]
            assert int(sheet.money * 10) == slow_rules.money(sheet, read)
            bonuses |= {sheet.reach > 0, (sheet.shift > 0, "shift"), (sheet.recolour, "recolour")}
            drive.settle(rules, s, dice)
    assert {True, (True, "shift"), (True, "recolour")} <= bonuses


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_the_judge_allows_what_the_list_has_and_nothing_else(seats, options):
    """Every action there could be, in a few positions of a game."""
    rules, read = ROOM.rules, ROOM.read_options(options)
    rng, dice = Quick("eager"), Quick("dice")
    s = rules.setup(read, seats)
    everything = [
        Place(die, value, box, colour, price, violet, line)
        for die in slow_rules.COLOURS
        for value in range(1, 7)
        for box in ("line-2", "water-3", "catalyst-2", "stock", "water-sale", "excess-1", "excess-2", "black-hole")
        for colour in (None, "red", "white")
        for price in (0, 1, 2)
        for violet in (0, 2, 3, 4)
        for line in (0, 2)
    ]
    seen = asked = 0
    drive.settle(rules, s, dice)
    while s.stack:
        p = s.stack[-1]
        seat = p.waiting[0]
        ways = rules.legal(s, p, seat)
        asked += 1
        if asked % 9 == 5:
            allowed = set(ways)
            for action in everything:
                assert judged(s, p, seat, action) == (action in allowed), action
            seen += 1
        drive.step(rules, s, p, seat, eager(rng, ways), None)
        drive.settle(rules, s, dice)
    assert seen >= 2


def judged(s, p, seat, action) -> bool:
    try:
        ROOM.rules.check(s, p, seat, action)
    except Illegal:
        return False
    return True


def unfolded(menu) -> set[Place]:
    """The answers a client can build from a menu: dice and what they may become, boxes as bits, named products."""
    found = set()
    for die in menu.dice:
        changed = [(0, v) for v in range(die.low, die.high + 1)]
        changed += [(offer.price, v) for offer in menu.offers for v in range(1, offer.highest + 1)]
        for colour in die.colours:
            for price, value in changed:
                bit = COLOURS.index(colour) * 6 + value - 1
                for box in (name for name, takes in zip(BOXES, menu.takes, strict=True) if takes >> bit & 1):
                    for violet, line, _ in menu.choices.get(f"{box}:{colour}:{value}", [(0, 0, 0)]):
                        other = None if colour == die.die else colour
                        found.add(Place(die.die, value, box, other, price, violet, line))
    return found


def told_gain(menu, a: Place) -> Decimal:
    """What the menu says a use brings at once."""
    name = f"{a.box}:{a.colour or a.die}:{a.value}"
    if name in menu.choices:
        return next(Decimal(gain) for violet, line, gain in menu.choices[name] if (violet, line) == (a.violet, a.line))
    return menu.gains.get(name, Decimal(0))


def told_made(menu, a: Place):
    """What the menu says forms and is lost when a use lets both gases of a line meet."""
    return menu.made.get(f"{a.box}:{a.colour or a.die}:{a.value}")


def really_made(after, seat: int, a: Place):
    if not a.violet or not a.box.startswith("line"):
        return None
    line = line_view(after.sheets[seat].line(BOXES.index(a.box)))
    return line.made, line.blue_lost, line.red_lost


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_the_menu_says_what_a_use_brings(seats, options):
    """Previews in the browser are what the rules then do: money now, for every free use in many positions."""
    rules, read = ROOM.rules, ROOM.read_options(options)
    brought = 0
    for seed in range(4):
        rng, dice = Quick(f"eager gains {seed}"), Quick(f"dice gains {seed}")
        s = rules.setup(read, seats)
        drive.settle(rules, s, dice)
        while s.stack:
            p = s.stack[-1]
            seat = p.waiting[0]
            ways = rules.legal(s, p, seat)
            menu = rules.menu(s, p, seat)
            for action in ways:
                if not action.price and action.box != "black-hole":
                    tried = rules.clone(s)
                    use_die(tried, seat, action, None)
                    gain = dollars(tried.sheets[seat].money() - s.sheets[seat].money())
                    assert told_gain(menu, action) == gain, action
                    assert told_made(menu, action) == really_made(tried, seat, action), action
                    brought += gain > 0
            drive.step(rules, s, p, seat, eager(rng, ways), None)
            drive.settle(rules, s, dice)
    assert brought > 20


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_menu_pick_and_derived_tables_agree_with_the_list(seats, options):
    """The short ways to the same answers; and what a sheet keeps for speed is what its boxes give afresh."""
    rules, read = ROOM.rules, ROOM.read_options(options)
    for seed in range(2):
        rng, dice = Quick(f"eager {seed}"), Quick(f"dice {seed}")
        s = rules.setup(read, seats)
        drive.settle(rules, s, dice)
        while s.stack:
            p = s.stack[-1]
            seat = p.waiting[0]
            ways = rules.legal(s, p, seat)
            assert unfolded(rules.menu(s, p, seat)) == set(ways)
            assert [rules.pick(s, p, seat, Scripted([i])) for i in range(0, len(ways), 7)] == ways[::7]
            fresh = copied(s.sheets[seat])
            fresh.derive()
            assert fresh.ways == s.sheets[seat].ways
            assert list(fresh.ways) == [sum(len(table.uses[die]) for table in fresh.takes) for die in range(24)]
            assert [table.uses for table in fresh.takes] == [table.uses for table in s.sheets[seat].takes]
            drive.step(rules, s, p, seat, eager(rng, ways, square=seed == 1), None)
            drive.settle(rules, s, dice)
