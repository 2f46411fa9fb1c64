"""Condensing, evaporating, transferring, buying back (rules 5 and 6). Predicates first, then what they allow.

With the even rule (5.4) a set's sum of levels says it all: an element may rise if it is among the lowest, that is on
level `pieces // size`, and may sink if it is among the highest, on `ceil(pieces / size)`.
"""

from __future__ import annotations

from labtop.engine.core import Log
from labtop.rooms.chemistry_monopoly.purse import from_lab, to_lab, turn_over
from labtop.rooms.chemistry_monopoly.state import Table


def rising(s: Table, seat: int, f: int) -> int:
    """Rules 5.1 to 5.4, 5.6: the level from which elements of a set this seat has whole may condense now; -1: none.

    Only of sets that can be had whole at all (`Board.whole`, rule 5.8).
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
    """Rule 5.7: the set has a solid, and the Lab lacks the liquids that should come back under it."""
    b = s.board
    return s.pieces[f] > (b.top - 1) * b.size[f] and s.liquids < b.top - 1


def liquids_on(s: Table, levels: list[int]) -> int:
    return sum([level for level in levels if level < s.board.top])


def may_sell_down(s: Table, f: int, levels: list[int]) -> bool:
    """Rule 5.7: any even, lower set of levels whose liquids are there."""
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
        told = {"seat": seat, "space": b.ids[q], "level": s.level[q], "amount": b.step[q]}
        log.say("frozen" if s.level[q] == b.top else "condensed", told)


def evaporate(s: Table, seat: int, q: int, log: Log | None) -> None:
    """Rule 5.5."""
    b = s.board
    from_lab(s, seat, b.step[q] // 2)
    set_level(s, q, s.level[q] - 1)
    if log is not None:
        told = {"seat": seat, "space": b.ids[q], "level": s.level[q], "amount": b.step[q] // 2}
        log.say("melted" if s.level[q] == b.top - 1 else "evaporated", told)


def set_level(s: Table, q: int, level: int) -> None:
    """Takes pieces from the Lab and gives them back: four liquids for a solid (rule 5.3)."""
    b = s.board
    before = s.level[q]
    s.level[q] = level
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
        log.say("sold_down", {"seat": seat, "family": b.family_ids[f], "levels": levels, "amount": amount})


def transfer(s: Table, seat: int, q: int, log: Log | None) -> None:
    """Rule 6.6."""
    b = s.board
    turn_over(s, q, True)
    from_lab(s, seat, b.half[q])
    if log is not None:
        log.say("transferred", {"seat": seat, "space": b.ids[q], "amount": b.half[q]})


def buy_back(s: Table, seat: int, q: int, log: Log | None) -> None:
    """Rule 6.7."""
    b = s.board
    turn_over(s, q, False)
    to_lab(s, seat, b.back[q])
    if log is not None:
        log.say("bought_back", {"seat": seat, "space": b.ids[q], "amount": b.back[q]})


def is_tradable(s: Table, q: int) -> bool:
    """Rule 6.1: no element of its set is condensed."""
    return s.pieces[s.board.family[q]] == 0
