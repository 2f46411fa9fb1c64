"""Whose turn it is, and how the game ends (rules 2.2, 2.8, 10)."""

from __future__ import annotations

from labtop.engine.core import Log
from labtop.rooms.chemistry_monopoly.board import COLLECT, board_of
from labtop.rooms.chemistry_monopoly.options import Options
from labtop.rooms.chemistry_monopoly.state import Opening, Table


def roll_for_start(s: Table, opening: Opening, log: Log | None) -> None:
    """Rule 2.2: the highest total starts; those who tie roll again."""
    if log is not None:
        log.say("opening_roll", {"seat": opening.rolling[len(opening.totals)], "dice": s.faces[:]})
    opening.totals.append(s.faces[0] + s.faces[1])
    if len(opening.totals) < len(opening.rolling):
        return
    best = max(opening.totals)
    opening.rolling = [seat for seat, rolled in zip(opening.rolling, opening.totals) if rolled == best]
    opening.totals = []
    if len(opening.rolling) > 1:
        return
    s.stack.pop()
    s.starter = opening.rolling[0]
    s.turn = s.starter - 1  # as if the player to the right had just ended a turn
    if log is not None:
        log.say("starts", {"seat": s.starter})
    next_turn(s, None)


def next_turn(s: Table, log: Log | None) -> None:
    """Rule 2.8: to the left, past those who are out; rules 10.2 and 10.3 let a turn be the last one.

    Whoever ends a turn passes the question on with the dice; else it is opened anew.
    """
    if s.bell and s.round:
        end_game(s, "bell", log)
        return
    seat = s.turn
    while True:
        seat += 1
        if seat == s.seats:
            seat = 0
        if seat == s.starter:
            if s.round == s.options.rounds:
                end_game(s, "last_round", log)
                return
            s.round += 1
        if s.alive[seat]:
            break
    s.turn = seat
    s.turns += 1
    s.doubles = 0
    s.thrown = False
    s.again = True
    s.offers = 0
    if s.stack:
        s.pass_on(seat)
    else:
        s.open("turn", seat)
    if log is not None:
        log.say("turn", {"seat": seat})


def end_game(s: Table, reason: str, log: Log | None) -> None:
    s.reason = reason
    s.stack.clear()
    s.doors.clear()
    if log is not None:
        log.say("over", {"reason": reason})


def most_moves(options: Options, seats: int) -> int:
    """A bound that holds whatever the players do: what ends every turn is that all but rolling costs money.

    Each turn has at most three moved rolls, each with at most two passages of Go and as many collecting cards as both
    decks hold; that bounds the money there ever is. Condensing and evaporating, transferring and buying back lose at
    least @1 a pair, a bid raises by at least @1, and offers are counted (rule 6.4).
    """
    b = board_of(options.pack, options.short_game)
    turns = options.rounds * seats
    collected = sum([b.card_amount[card] for card in range(len(b.card_ids)) if b.card_effect[card] == COLLECT])
    money = b.start * seats + turns * 3 * (4 * b.go + collected + 50)
    assets = sum([b.half[q] + b.top * b.step[q] for q in b.owned])
    managing = 2 * (money + assets) + 8 * len(b.owned)
    auctions = turns * 3 + seats * len(b.owned)
    a_turn = 40 + 8 * (3 + 2 * len(b.owned)) * seats + 3 * len(b.card_ids)
    return managing + auctions * (money + seats + 3) + turns * a_turn + 100 * seats
