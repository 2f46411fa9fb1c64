"""What an owner does with cards: condense, evaporate, transfer, buy back (rules 5 and 6.6 to 6.8).

First what is allowed, then what it does. By the even rule (5.4) the sum of a set's levels tells the level of each
element: those that may condense are on level `pieces // size`, those that may evaporate on `ceil(pieces / size)`.
"""

from __future__ import annotations

from labtop.engine.core import Log
from labtop.rooms.chemistry_monopoly import events
from labtop.rooms.chemistry_monopoly.purse import from_lab, to_lab, turn_over
from labtop.rooms.chemistry_monopoly.state import Table


def rising(s: Table, seat: int, f: int) -> int:
    """Rules 5.1 to 5.4, 5.6: the level from which elements of a set may condense now; -1: none may.

    For a colour set that the seat has whole (`Table.sets`).
    """
    b = s.board
    if s.gone[f]:
        return -1
    level = s.pieces[f] // b.size[f]
    if level == b.top or s.cash[seat] < b.step[b.members[f][0]]:
        return -1
    return level if (s.solids if level == b.top - 1 else s.liquids) > 0 else -1


def sinking(s: Table, f: int) -> int:
    """Rules 5.4 to 5.6: the level from which elements of this set may evaporate now; -1: none may."""
    b = s.board
    level = -(-s.pieces[f] // b.size[f])
    return level if 0 < level < b.top or (level and s.liquids >= b.top - 1) else -1


def may_evaporate(s: Table, q: int) -> bool:
    """Rules 5.4 to 5.6."""
    return s.level[q] == sinking(s, s.board.family[q])


def is_blocked(s: Table, f: int) -> bool:
    """Rule 5.7: the set has a solid, and the Lab lacks the liquids to put in its place."""
    b = s.board
    return s.pieces[f] > (b.top - 1) * b.size[f] and s.liquids < b.top - 1


def liquids_on(s: Table, levels: list[int]) -> int:
    """How many liquids lie on elements with these levels; a solid has none."""
    return sum([level for level in levels if level < s.board.top])


def may_sell_down(s: Table, f: int, levels: list[int]) -> bool:
    """Rule 5.7: any even, lower set of levels for which the Lab has the liquids."""
    b = s.board
    now = [s.level[q] for q in b.members[f]]
    if len(levels) != len(now) or levels == now or max(levels) - min(levels) > 1:
        return False
    for level, before in zip(levels, now):
        if not 0 <= level <= before:
            return False
    return liquids_on(s, levels) <= s.liquids + liquids_on(s, now)


def ways_down(s: Table, f: int) -> list[list[int]]:
    """One even set of levels for each number of levels that can be left, most first: what `legal` lists of rule 5.7."""
    b = s.board
    members = b.members[f]
    high = -(-s.pieces[f] // b.size[f])
    order = [i for i, q in enumerate(members) if s.level[q] == high]
    order += [i for i, q in enumerate(members) if s.level[q] != high]
    found = []
    for left in range(s.pieces[f] - 1, -1, -1):
        low, more = divmod(left, len(members))
        levels = [low] * len(members)
        for i in order[:more]:
            levels[i] += 1
        if may_sell_down(s, f, levels):
            found.append(levels)
    return found


def may_transfer(s: Table, q: int) -> bool:
    """Rule 6.6: the whole set is gas."""
    return not s.away[q] and s.pieces[s.board.family[q]] == 0


def condense(s: Table, seat: int, q: int, log: Log | None) -> None:
    """Rules 5.2 and 5.3."""
    b = s.board
    to_lab(s, seat, b.step[q])
    set_level(s, q, s.level[q] + 1)
    if log is not None:
        told = events.Frozen if s.level[q] == b.top else events.Condensed
        log.say(told(seat, b.ids[q], s.level[q], b.step[q]))


def evaporate(s: Table, seat: int, q: int, log: Log | None) -> None:
    """Rule 5.5."""
    b = s.board
    from_lab(s, seat, b.step[q] // 2)
    set_level(s, q, s.level[q] - 1)
    if log is not None:
        told = events.Melted if s.level[q] == b.top - 1 else events.Evaporated
        log.say(told(seat, b.ids[q], s.level[q], b.step[q] // 2))


def set_level(s: Table, q: int, level: int) -> None:
    """Put pieces of the Lab on an element, or give them back; a solid takes the place of all liquids (rule 5.3)."""
    b = s.board
    before = s.level[q]
    s.level[q] = level
    s.shifts += 1
    s.pieces[b.family[q]] += level - before
    if before == b.top:
        s.solids += 1
    else:
        s.liquids += before
    if level == b.top:
        s.solids -= 1
    else:
        s.liquids -= level


def sell_down(s: Table, seat: int, f: int, levels: list[int], log: Log | None) -> None:
    """Rule 5.7: every level given up pays half."""
    b = s.board
    amount = 0
    for q, level in zip(b.members[f], levels):
        amount += (s.level[q] - level) * b.step[q] // 2
        set_level(s, q, level)
    from_lab(s, seat, amount)
    if log is not None:
        log.say(events.SoldDown(seat, b.family_ids[f], tuple(levels), amount))


def transfer(s: Table, seat: int, q: int, log: Log | None) -> None:
    """Rule 6.6."""
    b = s.board
    turn_over(s, q, True)
    from_lab(s, seat, b.half[q])
    if log is not None:
        log.say(events.Transferred(seat, b.ids[q], b.half[q]))


def buy_back(s: Table, seat: int, q: int, log: Log | None) -> None:
    """Rule 6.7."""
    b = s.board
    turn_over(s, q, False)
    to_lab(s, seat, b.back[q])
    if log is not None:
        log.say(events.BoughtBack(seat, b.ids[q], b.back[q]))


def is_tradable(s: Table, q: int) -> bool:
    """Rule 6.1: no element of its set is condensed."""
    return s.pieces[s.board.family[q]] == 0
