"""Chem and Roll, read by using the die and comparing the sheets; chances by asking the rules about every single die."""

from __future__ import annotations

from labtop.rooms.chem_and_roll.packing import BOXES, COLOURS, LINES
from labtop.rooms.chem_and_roll.sheet import PRINTED

DIE = dict(enumerate(COLOURS))
ROWS = {row.id: row for row in PRINTED.row}


def sheets(board, a):
    """Before and after."""
    return board.state.sheets[board.seat], board.after(a).sheets[board.seat]


def shown(amount):
    """Dollars as they are written."""
    return amount // 10 if amount % 10 == 0 else amount / 10


def goes_on(board):
    return board.state.draft or board.state.round < PRINTED.rounds


def sold(sheet):
    return [line for line in range(LINES) if sheet.line(line).violet and sheet.line(line).white]


def brought(board, a):
    before, after = sheets(board, a)
    return after.money() - before.money()


def made(board, a):
    before, after = sheets(board, a)
    for line in range(LINES):
        if after.line(line).violet != before.line(line).violet:
            return line + 1, after.line(line).violet
    return None


def made_acid(board, a):
    before, after = sheets(board, a)
    return len(sold(after)) > len(sold(before))


def likely(board, a, box, wanted):
    """Of 100 throws, those with a die that this box takes as one of these colours, at no price."""
    board.asked = getattr(board, "asked", {})
    key = (a, box, wanted)
    if key not in board.asked:
        s = board.room.rules.clone(board.state)
        s.sheets[board.seat] = board.after(a).sheets[board.seat]
        prompt = s.stack[-1]
        none = 1.0
        for die in range(4):
            good = 0
            for face in range(1, 7):
                s.dice = [face if each == die else 0 for each in range(4)]
                uses = board.room.rules.legal(s, prompt, board.seat)
                good += any(u.box == box and not u.price and (u.colour or u.die) in wanted for u in uses)
            none *= 1 - good / 6
        board.asked[key] = round(100 * (1 - none))
    return board.asked[key]


def a_die_of_four(sheet):
    """Of 100 throws, those with a die that can be water 4."""
    good = sum(abs(face - 4) <= sheet.shift for face in range(1, 7))
    return round(100 * (1 - (1 - good / 6) ** (4 if sheet.recolour else 1)))


# ---- what a use gives -----------------------------------------------------------------------------------------------


def last_line(board, a, _):
    after = board.after(a)
    if after.reason != "fifth_line" or len(sold(sheets(board, a)[1])) < LINES:
        return None
    others = [sheet for seat, sheet in enumerate(after.sheets) if seat != board.seat]
    best = max(others, key=lambda sheet: (not sheet.out, sheet.money(), sheet.reactions))
    places = board.room.rules.outcome(after).places
    won = places[board.seat] == 1 and places.count(1) == 1
    return {"ahead": shown(abs(sheets(board, a)[1].money() - best.money())), "leads": "yes" if won else "no"}


def acid(board, a, _):
    before, after = sheets(board, a)
    new = [line for line in sold(after) if line not in sold(before)]
    if not new or board.after(a).reason == "fifth_line":
        return None
    return {"line": new[0] + 1, "gain": shown(after.acid - before.acid)}


def stock(board, a, _):
    _, after = sheets(board, a)
    missing = 6 - len(after.stock.values)
    if a.box != "stock" or (missing and not goes_on(board)):
        return None
    return {"missing": missing, "reward": 6, "value": a.value}


def sale(board, a, _):
    before, after = sheets(board, a)
    if after.sales == before.sales and a.box not in ("water-sale", "catalyst-sale"):
        return None
    return {"box": a.box, "value": a.value, "gain": shown(after.sales - before.sales)}


def black_hole(board, a, _):
    before, after = sheets(board, a)
    if after.black_hole == before.black_hole:
        return None
    cost = shown(after.penalty - before.penalty)
    return {"count": after.black_hole, "price": cost, "last": "yes" if after.out else "no"}


def late(board, a, _):
    return {} if not goes_on(board) and brought(board, a) <= 0 else None


def reaction(board, a, _):
    if made(board, a) is None or made_acid(board, a) or not goes_on(board):
        return None
    line, violet = made(board, a)
    chance = likely(board, a, f"line-{line}", ("white",))
    return {"line": line, "violet": violet, "excess": "yes" if a.box.startswith("excess") else "no", "chance": chance}


def gas(board, a, _):
    colour = a.colour or a.die
    if not a.box.startswith("line") or colour not in ("blue", "red") or not goes_on(board) or made(board, a):
        return None
    line = sheets(board, a)[1].line(int(a.box[-1]) - 1)
    if line.violet:
        return None
    assert not (line.blue and line.red)
    partner = ("red",) if colour == "blue" else ("blue",)
    return {"line": int(a.box[-1]), "value": a.value, "colour": colour, "chance": likely(board, a, a.box, partner)}


def water(board, a, _):
    line = sheets(board, a)[1].line(int(a.box[-1]) - 1) if a.box.startswith("line") else None
    if line is None or (a.colour or a.die) != "white" or line.violet or not goes_on(board):
        return None
    assert line.white == a.value
    return {"line": int(a.box[-1]), "value": a.value}


def filled(board, a, colour):
    """Whether a use fills a row of this colour; None: it goes elsewhere."""
    if a.box not in ROWS or ROWS[a.box].colour != colour or not goes_on(board):
        return None
    return len(sheets(board, a)[1].row(BOXES.index(a.box)).values) == ROWS[a.box].size


def catalyst_row(board, a, _):
    before, after = sheets(board, a)
    old, new = a_die_of_four(before), a_die_of_four(after)
    if not filled(board, a, "yellow") or new <= old:
        return None
    bonus = after.shift - before.shift
    assert bonus or after.recolour
    return {"box": a.box, "bonus": bonus, "before": old, "chance": new}


def water_row(board, a, _):
    if not filled(board, a, "white"):
        return None
    return {"box": a.box, "reach": sheets(board, a)[1].reach}


def step_of(board, a, colour):
    if filled(board, a, colour) is not False:
        return None
    missing = ROWS[a.box].size - len(sheets(board, a)[1].row(BOXES.index(a.box)).values)
    return {"box": a.box, "missing": missing, "chance": likely(board, a, a.box, (colour,))}


def catalyst_step(board, a, _):
    return step_of(board, a, "yellow")


def water_step(board, a, _):
    return step_of(board, a, "white")


def excess_step(board, a, _):
    if not a.box.startswith("excess") or made(board, a):
        return None
    dice = len(sheets(board, a)[1].zone(BOXES.index(a.box)).faces)
    return {"box": a.box, "missing": 3 - dice, "chance": likely(board, a, a.box, ("blue", "red"))}


GIVES = {
    "last-line": last_line, "acid": acid, "stock": stock, "sale": sale, "black-hole": black_hole, "late": late,
    "reaction": reaction, "gas": gas, "water": water, "catalyst-row": catalyst_row, "water-row": water_row,
    "catalyst-step": catalyst_step, "water-step": water_step, "excess-step": excess_step,
}  # fmt: skip

# ---- what it lacks --------------------------------------------------------------------------------------------------


def money(board, a, better):
    mine, theirs = brought(board, a), brought(board, better)
    if mine >= theirs:
        return None
    sign = "plus" if mine >= 0 else "minus" if theirs > 0 else "costs"
    return {"sign": sign, "gain": shown(abs(mine)), "better": shown(abs(theirs))}


def row(board, a, better):
    if not (filled(board, better, "white") or filled(board, better, "yellow")):
        return None
    size = ROWS[better.box].size
    return {"box": better.box} if len(sheets(board, a)[1].row(BOXES.index(better.box)).values) < size else None


def product(board, a, better):
    if made(board, a) or not made(board, better) or made_acid(board, better) or not goes_on(board):
        return None
    line, violet = made(board, better)
    return {"line": line, "violet": violet}


def next_one(board, a):
    found = [each(board, a, None) for each in (reaction, gas, catalyst_step, water_step, excess_step)]
    return next((one["chance"] for one in found if one), None)


def chance(board, a, better):
    mine, theirs = next_one(board, a), next_one(board, better)
    return None if mine is None or theirs is None or mine >= theirs else {"chance": mine, "better": theirs}


def smaller(board, a, better):
    if gas(board, a, None) is None or gas(board, better, None) is None or a.value >= better.value:
        return None
    return {"value": a.value, "better": better.value}


def water_there(board, a, better):
    if gas(board, a, None) is None or gas(board, better, None) is None:
        return None
    before, _ = sheets(board, a)
    here, there = (before.line(int(each.box[-1]) - 1).white for each in (a, better))
    return {"line": int(better.box[-1]), "water": there} if there and not here else None


def line_without(board, a, better):
    if not better.box.startswith("line") or not goes_on(board):
        return None
    n, colour = int(better.box[-1]), better.colour or better.die
    before, then = (sheet.line(n - 1) for sheet in sheets(board, better))
    mine = sheets(board, a)[1].line(n - 1)
    if getattr(before, colour, 0) or then.violet or getattr(mine, colour) or (mine.violet and colour != "white"):
        return None
    return {"line": n, "colour": colour}


def no_step(board, a, better):
    _, after = sheets(board, a)
    if a.box == better.box or not goes_on(board) or made(board, better):
        return None
    if better.box in ROWS:
        size = ROWS[better.box].size
        held = [len(sheet.row(BOXES.index(better.box)).values) for sheet in (sheets(board, better)[1], after)]
    elif better.box.startswith("excess"):
        size, held = 3, [len(sheet.zone(BOXES.index(better.box)).faces) for sheet in (sheets(board, better)[1], after)]
    else:
        return None
    complete = better.box in ROWS and held[0] == size
    return None if complete else {"box": better.box, "missing": size - held[1]}


def no_stock(board, a, better):
    new = len(sheets(board, better)[1].stock.values) - len(board.state.sheets[board.seat].stock.values)
    if not new or a.box == "stock" or (len(sheets(board, better)[1].stock.values) < 6 and not goes_on(board)):
        return None
    return {"missing": 6 - len(sheets(board, a)[1].stock.values), "reward": 6}


LACKS = {
    "money": money, "row": row, "product": product, "water": water_there, "chance": chance, "smaller": smaller,
    "line": line_without, "step": no_step, "stock": no_stock,
}  # fmt: skip
