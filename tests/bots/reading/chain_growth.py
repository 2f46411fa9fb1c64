"""Chain Growth, read by playing the answer and comparing the chains, the shelf and the hand."""

from __future__ import annotations

from labtop.rooms.chain_growth.actions import Copolymerise, Discard, Draw, Propagate, Take, Terminate, Transfer
from labtop.rooms.chain_growth.chains import ACTIVE, CAPPED


def living(s):
    return {chain.number: chain for chain in s.chains}


def buried(board, a):
    """Chains that came to the shelf."""
    return board.after(a).shelf[len(board.state.shelf) :]


def gone(board, a):
    """Living chains that are no more, as they were."""
    now = living(board.after(a))
    return [chain for chain in board.state.chains if chain.number not in now]


def taken(board, a):
    """Chains of others that are this seat's after it, or were put on its shelf."""
    now = living(board.after(a))
    others = [chain for chain in board.state.chains if chain.owner != board.seat]
    return [c for c in others if c.number not in now or now[c.number].owner == board.seat]


def all_units(s):
    return sum(chain.units for chain in (*s.chains, *s.shelf))


def counted(s, seat):
    return sum(chain.units for chain in s.finished(seat))


def held(board, a=None):
    s = board.state if a is None else board.after(a)
    return [s.cards.ids[card] for card, count in enumerate(s.hands[board.seat]) for _ in range(count)]


def spent(board, a):
    return len(held(board)) - len(held(board, a))


def families(board):
    """Of the cards in hand that are monomers: the family of each."""
    return [board.state.cards.families[card // 3] for card, n in kinds(board) for _ in range(n)]


def kinds(board):
    s = board.state
    return [(card, n) for card, n in enumerate(s.hands[board.seat]) if n and card < s.cards.starters]


def family(board, id):
    s = board.state
    card = s.cards.numbers[id]
    return s.cards.families[card // 3] if card < s.cards.starters else None


def own_ends(board):
    s = board.state
    return [s.cards.families[c.cards[-1] // 3] for c in s.chains if c.owner == board.seat]


# ---- what an answer gives -------------------------------------------------------------------------------------------


def ends(board, a, _):
    if isinstance(a, Draw | Take):
        return None
    s = board.after(a)
    mine, theirs = counted(s, board.seat), max(counted(s, seat) for seat in range(s.seats) if seat != board.seat)
    return {"mine": mine, "theirs": theirs} if s.reason == "empty_hand" and mine > theirs else None


def draw(board, a, _):
    return {"stack": len(board.state.pile)} if isinstance(a, Draw) and board.state.pile else None


def take(board, a, _):
    if not isinstance(a, Take):
        return None
    s = board.after(a)
    plays = board.room.rules.legal(s, s.stack[-1], board.seat)
    assert plays
    return {"card": board.state.cards.ids[board.state.discards[-1]]}


def rob_by_ending(board, a, _):
    if not isinstance(a, Terminate) or not taken(board, a):
        return None
    return {"to": taken(board, a)[0].owner, "length": sum(chain.units for chain in buried(board, a))}


def rob_by_transfer(board, a, _):
    if not isinstance(a, Transfer) or not taken(board, a):
        return None
    assert board.after(a).started == board.state.started + 1
    return {"to": taken(board, a)[0].owner, "before": buried(board, a)[0].units}


def rob_by_switching(board, a, _):
    if not isinstance(a, Copolymerise) or not taken(board, a):
        return None
    (chain,) = taken(board, a)
    now = living(board.after(a))[chain.number]
    assert now.status == ACTIVE
    return {"to": chain.owner, "length": now.units}


def combine(board, a, _):
    dead = [] if isinstance(a, Draw | Take) else buried(board, a)
    if len(dead) != 1 or len(gone(board, a)) != 2 or taken(board, a):
        return None
    return {"length": dead[0].units}


def part(board, a, _):
    dead = [] if isinstance(a, Draw | Take) else buried(board, a)
    if len(dead) != 2 or taken(board, a):
        return None
    one, other = sorted(dead, key=lambda chain: chain.number)
    return {"one": one.units, "other": other.units}


def transfer(board, a, _):
    if isinstance(a, Draw | Take) or len(buried(board, a)) != 1 or len(gone(board, a)) != 1 or taken(board, a):
        return None
    return {"before": buried(board, a)[0].units} if board.after(a).started > board.state.started else None


def changed(board, a):
    """The own chain that is longer, or capped, or awake: as it was and as it is."""
    if isinstance(a, Draw | Take):
        return None
    before = living(board.state)
    for chain in board.after(a).chains:
        was = before.get(chain.number)
        if was is not None and was.owner == chain.owner == board.seat and (was.units, was.status) != (
            chain.units, chain.status,
        ):  # fmt: skip
            return was, chain
    return None


def protect(board, a, _):
    found = changed(board, a)
    if found is None or found[1].status != CAPPED:
        # a chain that slept already and is capped again without a card does not change
        again = getattr(a, "chain", 0) if type(a).__name__ == "Cap" else 0
        return {"length": living(board.after(a))[again].units} if again else None
    return {"length": found[1].units}


def switch(board, a, _):
    found = changed(board, a)
    if found is None or not isinstance(a, Copolymerise):
        return None
    ids = board.state.cards
    return {"monomer": ids.families[found[1].cards[-1] // 3], "length": found[1].units}


def wake(board, a, _):
    found = changed(board, a)
    if found is None or not isinstance(a, Propagate) or found[0].status != CAPPED or found[1].status != ACTIVE:
        return None
    return {"before": found[0].units, "length": found[1].units}


def grow(board, a, _):
    found = changed(board, a)
    if found is None or not isinstance(a, Propagate) or found[0].status == CAPPED:
        return None
    return {"before": found[0].units, "length": found[1].units}


def started(board, a):
    if isinstance(a, Draw | Take) or buried(board, a):
        return []
    return [chain for chain in board.after(a).chains if chain.number > board.state.started]


def start_two(board, a, _):
    new = started(board, a)
    return {"length": sum(chain.units for chain in new)} if len(new) == 2 else None


def start(board, a, _):
    new = started(board, a)
    return {"length": new[0].units} if len(new) == 1 else None


def unfit(board, a, _):
    mine = family(board, a.card) if isinstance(a, Discard) else None
    if mine is None or families(board).count(mine) != 1 or mine in own_ends(board):
        return None
    return {"card": a.card, "monomer": mine}


def spare(board, a, _):
    left = held(board, a).count(a.card) if isinstance(a, Discard) else 0
    return {"card": a.card, "left": left} if left else None


def no_start(board, a, _):
    is_starter = isinstance(a, Discard) and a.card in {one.id for one in board.state.cards.deck.starter}
    ones = [card for card, _ in kinds(board) if card % 3 == 0]
    return {"card": a.card} if is_starter and not ones else None


def no_use(board, a, _):
    s = board.state
    mine = family(board, a.card) if isinstance(a, Discard) and s.options.draw_from_discard else None
    theirs = {s.cards.families[c.cards[-1] // 3] for c in s.chains if c.owner != board.seat}
    return None if mine is None or mine in theirs else {"card": a.card, "monomer": mine}


def smallest(board, a, _):
    values = sorted(card % 3 + 1 for card, n in kinds(board) for _ in range(n))
    if not isinstance(a, Discard) or family(board, a.card) is None or len(values) < 2:
        return None
    value = board.state.cards.numbers[a.card] % 3 + 1
    return {"card": a.card, "value": value} if value == values[0] else None


def discard(board, a, _):
    if not isinstance(a, Discard):
        return None
    return {"card": a.card, "left": len(held(board, a))}


GIVES = {
    "ends": ends, "draw": draw, "take": take, "rob-by-ending": rob_by_ending, "rob-by-transfer": rob_by_transfer,
    "rob-by-switching": rob_by_switching, "combine": combine, "part": part, "transfer": transfer, "protect": protect,
    "switch": switch, "wake": wake, "grow": grow, "start-two": start_two, "start": start, "unfit": unfit,
    "spare": spare, "no-start": no_start, "no-use": no_use, "smallest": smallest, "discard": discard,
}  # fmt: skip

# ---- what it lacks --------------------------------------------------------------------------------------------------


def drawing(a, better):
    return isinstance(a, Draw | Take) or isinstance(better, Draw | Take)


def no_end(board, a, better):
    if drawing(a, better) or board.after(a).reason == "empty_hand":
        return None
    found = ends(board, better, None)
    return None if found is None else {**found, "left": len(held(board, a))}


def behind(board, a, better):
    if drawing(a, better) or board.after(better).reason == "empty_hand":
        return None
    s = board.after(a)
    mine, theirs = counted(s, board.seat), max(counted(s, seat) for seat in range(s.seats) if seat != board.seat)
    return {"mine": mine, "theirs": theirs} if s.reason == "empty_hand" and mine < theirs else None


def no_theft(board, a, better):
    if drawing(a, better) or not taken(board, better):
        return None
    chain = taken(board, better)[0]
    now = living(board.after(a)).get(chain.number)
    return {"to": chain.owner, "length": chain.units} if now is not None and now.owner == chain.owner else None


def left_open(board, a, better):
    if drawing(a, better):
        return None
    after, now = living(board.after(better)), living(board.after(a))
    own = [c for c in board.state.chains if c.owner == board.seat and c.status == ACTIVE]
    safe = [c for c in own if c.number not in after or after[c.number].status == CAPPED]
    if not safe:
        return None
    longest = max(safe, key=lambda chain: chain.units)
    mine = now.get(longest.number)
    if mine is None or mine.owner != board.seat or mine.status != ACTIVE:
        return None
    return {"length": mine.units}


def idle(board, a, better):
    if drawing(a, better) or not isinstance(a, Discard) or isinstance(better, Discard):
        return None
    assert all_units(board.after(a)) == all_units(board.state)
    more = all_units(board.after(better)) - all_units(board.state)
    return {"better": more} if more else None


def wanted(board, a, better):
    if not isinstance(a, Discard) or not isinstance(better, Discard):
        return None
    mine, ends = family(board, a.card), own_ends(board)
    if mine is None or mine not in ends or family(board, better.card) in ends:
        return None
    return {"card": a.card, "monomer": mine}


def pair(board, a, better):
    if not isinstance(a, Discard) or not isinstance(better, Discard) or family(board, a.card) is None:
        return None
    count, other = held(board).count(a.card), held(board).count(better.card)
    return {"card": a.card, "count": count} if count > 1 and other == 1 else None


def cards(board, a, better):
    if drawing(a, better) or not spent(board, a) < spent(board, better):
        return None
    return {"cards": spent(board, a), "better": spent(board, better)}


def units(board, a, better):
    if drawing(a, better):
        return None
    one, other = (all_units(board.after(each)) - all_units(board.state) for each in (a, better))
    return {"added": one, "better": other} if one < other else None


def open_to_others(board, a):
    return sum(c.units for c in board.after(a).chains if c.owner == board.seat and c.status == ACTIVE)


def exposed(board, a, better):
    if drawing(a, better) or board.after(a).reason == "empty_hand":
        return None
    mine, theirs = open_to_others(board, a), open_to_others(board, better)
    return {"units": mine, "better": theirs} if mine > theirs else None


LACKS = {
    "behind": behind, "end": no_end, "theft": no_theft, "open": left_open, "idle": idle, "wanted": wanted, "pair": pair,
    "cards": cards, "units": units, "exposed": exposed,
}  # fmt: skip
