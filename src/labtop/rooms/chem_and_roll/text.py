"""The table as plain text: the same lines for the terminal and a screen reader. Colour only repeats what is written."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any, Final

from labtop.engine.room_text import RoomText, Steps, fields_of, plain_label
from labtop.engine.spans import MARK, Say, Span, Spans, wrapped
from labtop.rooms.chem_and_roll.actions import Place
from labtop.rooms.chem_and_roll.boxes import product
from labtop.rooms.chem_and_roll.scoring import dollars, sale
from labtop.rooms.chem_and_roll.sheet import BOXES, COLOURS, PRINTED
from labtop.rooms.chem_and_roll.view import (
    LineView,
    PlayerView,
    PrivateView,
    PublicView,
    RowView,
    SheetView,
    own_sheet,
)

if TYPE_CHECKING:
    from labtop.engine.room_text import Words
    from labtop.engine.wire import Action, View

MOST_PLAYERS: Final = 10
"""In a bigger class only the best so many are listed, and the reader."""
EMPTY: Final = "·"
CROSSED: Final = "✗"
DONE: Final = "✓"
FORMULAS: Final = {"blue": "SO₂", "red": "O₂", "white": "H₂O", "yellow": "V₂O₅", "violet": "SO₃"}
NOTES: Final = {
    "reacted": "note-reaction-1",
    "acid_sold": "note-reaction-2",
    "excess_reacted": "note-excess",
    "swallowed": "note-black-hole",
    "stock_complete": "note-stock",
}


def draw(view: View, say: Say, marks: frozenset[str] = frozenset()) -> list[Spans]:
    """What one seat, or a spectator, sees; `marks` are the boxes that can be chosen now."""
    public, private = view.public, view.private
    assert isinstance(public, PublicView)
    lines = head(public, say)
    own = own_sheet(view)
    if isinstance(private, PrivateView) and own is not None:
        lines += [[], [(say("board-own-sheet"), "title")]]
        lines += sheet(own, public.chemistry, say, marks)
        if private.sealed is not None:
            a = private.sealed
            told = say("board-sealed", die=a.die, value=a.value, box=a.box)
            lines += wrapped(told)
    else:
        for seat, one in enumerate(public.sheets or []):
            lines += [[], [(say("board-sheet-of", seat=say("seat-name", number=seat + 1)), "title")]]
            lines += sheet(one, public.chemistry, say, frozenset())
    return [*lines, [], *players(public.players, view.seat, say)]


def note(event: dict[str, Any]) -> str | None:
    """The key of the chemistry behind an event as `Event.seen_by` returns it, if there is any."""
    if event["type"] == "row_complete":
        if event["box"].startswith("water"):
            return "note-heat-exchanger"
        return "note-catalyst" if event["bonus"] else "note-colour-change"
    if event["type"] == "reacted" and (event.get("blue_lost") or event.get("red_lost")):
        return "note-surplus"
    return NOTES.get(event["type"])


# ---- the table -----------------------------------------------------------------------------------------------------


def head(public: PublicView, say: Say) -> list[Spans]:
    """The round, the dice, and in a draft whose turn it is."""
    if public.rounds is None:
        told = say("board-round", round=public.round)
    else:
        told = say("board-round-of", round=public.round, rounds=public.rounds)
    lines: list[Spans] = [[(f"{told} · {say(f'option-chemistry-{public.chemistry}')}", "title")]]
    if public.reason:
        lines += wrapped(say("event-ended", reason=public.reason), "title")
        return lines
    dice: Spans = [(say("board-dice"), "")]
    for colour, value in zip(COLOURS, public.dice, strict=True):
        dice += [("   ", ""), die(colour, value)]
    lines.append(dice)
    if public.turns:
        order = " → ".join(say("seat-name", number=seat + 1) for seat in public.turns)
        lines += wrapped(say("board-turns", order=order))
    return lines


def die(colour: str, value: int) -> Span:
    return (f"{FORMULAS[colour]} {value or EMPTY}", colour if value else "dim")


def money(amount: Decimal | int, say: Say) -> str:
    return say("dollars-owed", amount=-amount) if amount < 0 else say("dollars", amount=amount)


def players(everybody: list[PlayerView], me: int | None, say: Say) -> list[Spans]:
    """Everybody's standing; in a big class the best, and the reader."""
    order = list(range(len(everybody)))
    lines: list[Spans] = [[(say("board-players"), "title")]]
    if len(everybody) > MOST_PLAYERS:
        chosen = sum(player.chosen for player in everybody)
        lines.append([(say("board-chosen-of", chosen=chosen, players=len(everybody)), "")])
        order.sort(key=lambda seat: standing(everybody[seat]), reverse=True)
        order = order[:MOST_PLAYERS] + [seat for seat in order[MOST_PLAYERS:] if seat == me]
    names = {seat: say("seat-name", number=seat + 1)[:20] for seat in order}
    widest = max(len(name) for name in names.values())
    for seat in order:
        player = everybody[seat]
        place = 1 + sum(standing(other) > standing(player) for other in everybody)
        lines.append(
            [
                (f"{place:>3}. {names[seat]:<{widest}}  ", ""),
                (f"{money(player.money, say):>8}", "money"),
                (f"  {say('board-reactions', count=player.reactions)} · {say('board-lines', count=player.lines)}", ""),
                *[(f" · {say(f'board-{word}')}", "dim") for word in remarks(player, seat == me)],
            ]
        )
    return lines


def standing(player: PlayerView) -> tuple[bool, Decimal, int]:
    """Rules 10.2 and 10.3, as they would be now."""
    return not player.out, player.money, player.reactions


def remarks(player: PlayerView, mine: bool) -> list[str]:
    told = {"you": mine, "chosen": player.chosen, "out": player.out}
    return [word for word, true in told.items() if true]


# ---- a sheet -------------------------------------------------------------------------------------------------------


def sheet(own: SheetView, chemistry: str, say: Say, marks: frozenset[str]) -> list[Spans]:
    """All zones of one sheet, one box or row a line."""
    names = {box: say(f"box-{box}") for box in BOXES}
    widest = 2 + max(len(name) for name in (*names.values(), say("board-market")))

    def start(box: str) -> Spans:
        marked = box in marks
        mark: Span = (f"{MARK} ", "mark") if marked else ("  ", "")
        return [mark, (names[box].ljust(widest), "mark" if marked else "")]

    advanced = chemistry == "advanced"
    indent = " " * (2 + widest)
    lines = [standing_of(own, say), bonuses(own, say)]
    lines.append([(f"{indent}{say('board-reactor-1'):<15}{say('board-reactor-2'):<16}{say('board-acid')}", "dim")])
    lines += [start(f"line-{n}") + reactor(line, advanced, say) for n, line in enumerate(own.lines, 1)]
    lines += [start(row.box) + tank(row, say) for row in own.rows]
    for name, value in (("water-sale", own.water_sale), ("catalyst-sale", own.catalyst_sale)):
        lines.append(start(name) + sold(name, value, advanced, say))
    lines.append(start("stock") + stock(own, say))
    spent = say("board-market-left", left=own.market_left, spent=money(own.market_spent, say))
    lines.append([("  " + say("board-market").ljust(widest), ""), (spent, "")])
    for number, zone in enumerate(own.excess, 1):
        held = [die(one.colour, one.value) for one in zone] + [(EMPTY, "dim")] * (PRINTED.excess.size - len(zone))
        line = start(f"excess-{number}")
        for one in held:
            line += [one, ("  ", "")]
        lines.append(line)
    if own.excess:
        lines.append([*start("black-hole"), (black_hole(own, say), "")])
    return lines


def black_hole(own: SheetView, say: Say) -> str:
    """How many dice are gone, and what one more would cost."""
    gone = say("board-black-hole", count=own.black_hole)
    if own.out:
        return gone
    if own.black_hole_next is None:
        return f"{gone} · {say('board-black-hole-last')}"
    return f"{gone} · {say('board-black-hole-next', price=money(own.black_hole_next, say))}"


def standing_of(own: SheetView, say: Say) -> Spans:
    spans: Spans = [(say("board-money") + " ", ""), (money(own.money, say), "money")]
    spans.append((f" · {say('board-reactions', count=own.reactions)}", ""))
    return [*spans, (f" · {say('board-out')}", "mark")] if own.out else spans


def bonuses(own: SheetView, say: Say) -> Spans:
    """What complete rows allow (rules 2.2, 2.3, 3.4)."""
    told = [say("board-shift", shift=own.shift), say("board-reach", reach=own.reach)]
    if own.recolour:
        told.append(say("board-recolour"))
    return [(" · ".join(told), "")]


def reactor(line: LineView, advanced: bool, say: Say) -> Spans:
    """One line of both reactors; the advanced sheet has + where the basic one has = (rule 9.1)."""
    sign = " + " if advanced else " = "
    spans: Spans = []
    for colour, value in (("blue", line.blue), ("red", line.red)):
        # a box closed by an excess zone is crossed out, whether something waited there or not (rule 8.7)
        spans += [(f"{FORMULAS[colour]} {CROSSED}", "dim") if line.crossed_out else die(colour, value), (sign, "")]
    spans[-1] = (" → ", "")
    spans += [die("violet", line.violet), (sign, ""), die("white", line.white), (" → ", "")]
    spans.append((EMPTY, "dim") if line.acid is None else (money(Decimal(line.acid), say), "money"))
    return spans + lost(line, advanced, say)


def lost(line: LineView, advanced: bool, say: Say) -> Spans:
    """Rule 9.4: the reactant that was there in excess."""
    if not advanced or not (line.blue and line.red and line.violet):
        return []
    base = product(line.blue, line.red, advanced)
    for colour, amount in (("blue", Decimal(line.blue - base)), ("red", dollars(10 * line.red - 5 * base))):
        if amount:
            return [("  " + say("board-lost", formula=FORMULAS[colour], amount=amount), "dim")]
    return []


def tank(row: RowView, say: Say) -> Spans:
    """A row: its dice, whether it is complete, what it gives and what it wants."""
    printed = next(one for one in PRINTED.row if one.id == row.box)
    boxes = [str(value) for value in row.dice] + [EMPTY] * (row.size - len(row.dice))
    kind = "colour" if not printed.bonus else "reach" if printed.colour == "white" else "shift"
    gives = say(f"board-gives-{kind}", bonus=printed.bonus)
    wants = say(f"pattern-{printed.pattern}", size=row.size)
    return [
        (f"{FORMULAS[printed.colour]} {' '.join(boxes)}".ljust(15), printed.colour if row.dice else "dim"),
        (f"{DONE if row.complete else ' '} {gives:<13} {wants}", "" if row.complete else "dim"),
    ]


def sold(name: str, value: int, advanced: bool, say: Say) -> Spans:
    """Rules 6.1, 6.2, 9.6."""
    printed = next(one for one in PRINTED.sale if one.id == name)
    if not value:
        return [(EMPTY, "dim"), (f"  {say('board-sale', divisor=printed.divisor)}", "dim")]
    gain = dollars(sale(value, printed.divisor, advanced))
    return [die(printed.colour, value), (" → ", ""), (money(gain, say), "money")]


def stock(own: SheetView, say: Say) -> Spans:
    """Rule 6.3: the six boxes by their place, so that 3 always stands third."""
    boxes = " ".join(str(value) if value in own.stock else EMPTY for value in range(1, 7))
    complete = len(own.stock) == 6
    reward = say("board-stock", reward=PRINTED.stock.reward)
    return [(boxes, ""), (f"  {DONE} " if complete else "  ", ""), (reward, "money" if complete else "dim")]


# ---- answers -------------------------------------------------------------------------------------------------------


def as_it_fell(action: Action, name: str, view: View) -> bool:
    """Whether a field has its usual value: the die as rolled, in its own colour, for nothing."""
    assert isinstance(action, Place)
    if name == "value":
        return bool(action.value == view.public.dice[COLOURS.index(action.die)])
    return not getattr(action, name)


def label(words: Words, name: str, value: Any, actions: list[Action], view: View) -> str:
    """One choice in the player's words."""
    if name == "die":
        return words.say("play-choice-die", colour=value, value=view.public.dice[COLOURS.index(value)])
    if name == "price":
        return words.dollars(value) if value else words.say("play-choice-free")
    if name == "value":
        price = min(action.price for action in actions if isinstance(action, Place))
        if as_it_fell(actions[0], name, view):
            return words.say("play-choice-as-it-fell", value=value)
        return words.say("play-choice-value", value=value, price=words.dollars(price)) if price else str(value)
    if name == "colour":
        value = value or own_colour(actions[0])
    return plain_label(words, name, value, actions, view)


def style(name: str, value: Any, actions: list[Action]) -> str:
    """Dice and colours look like themselves."""
    if name == "colour":
        return str(value or own_colour(actions[0]))
    return str(value) if name == "die" else ""


def own_colour(action: Action) -> str:
    """A die that is not changed has its own colour."""
    assert isinstance(action, Place)
    return action.die


def message(action: Action) -> dict[str, object]:
    """An answer as parameters of messages: its colour is the one it counts as."""
    told = fields_of(action)
    return {**told, "colour": told["colour"] or told["die"]} if isinstance(action, Place) else told


def marks(name: str, actions: list[Action]) -> frozenset[str]:
    """The boxes that these answers fill; while the die is chosen, those that cost nothing at the market."""
    places = [action for action in actions if isinstance(action, Place)]
    return frozenset(place.box for place in places if name != "die" or not place.price)


TEXT: Final = RoomText(
    draw=draw,
    note=note,
    label=label,
    style=style,
    steps={
        "Place": Steps(
            order=("die", "colour", "value", "price", "box", "violet", "line"),
            quiet=(("colour", "value"), ("price",)),
            usual=as_it_fell,
            first=frozenset({"price"}),
        )
    },
    marks=marks,
    outlook=frozenset({"box", "violet", "line"}),
    message=message,
    whole=frozenset({"Place"}),
    dull=frozenset({"rolled"}),
    obvious=frozenset({"placed"}),
)
