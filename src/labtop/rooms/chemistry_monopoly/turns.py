"""The order of turns, and how the game ends (rules 2.2, 2.8, 10)."""

from __future__ import annotations

from labtop.engine.core import Log
from labtop.rooms.chemistry_monopoly import events
from labtop.rooms.chemistry_monopoly.board import COLLECT, board_of
from labtop.rooms.chemistry_monopoly.options import Options
from labtop.rooms.chemistry_monopoly.state import Opening, Table


def roll_for_start(s: Table, opening: Opening, log: Log | None) -> None:
    """Rule 2.2: the highest total starts; seats that tie roll again."""
    if log is not None:
        one, two = s.faces
        log.say(events.OpeningRoll(opening.rolling[len(opening.totals)], (one, two)))
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
        log.say(events.Starts(s.starter))
    next_turn(s, None)


def next_turn(s: Table, log: Log | None) -> None:
    """Rule 2.8: the next seat to the left that is still in; or the game ends (rules 10.2 and 10.3).

    The open question of the turn that ends is passed on; where there is none (the turn ended by itself, or it is the
    first one) a new one is opened.
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
    s.denial = None
    if s.stack:
        s.pass_on(seat)
    else:
        s.open("turn", seat)
    if log is not None:
        log.say(events.Turn(seat))


def end_game(s: Table, reason: events.Reason, log: Log | None) -> None:
    s.reason = reason
    s.stack.clear()
    s.doors.clear()
    if log is not None:
        log.say(events.Over(reason))


def ring(s: Table, log: Log | None) -> None:
    """Rule 10.3: the turn that is being played is the last one."""
    s.bell = True
    s.doors.clear()
    if log is not None:
        log.say(events.Bell())


def most_moves(options: Options, seats: int) -> int:
    """The most moves a game can have, whatever the players do: every answer but a roll costs money, and so turns end.

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
