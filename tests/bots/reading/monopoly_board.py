"""What stands on the board of Chemistry Monopoly: owners, purses, sets, rents, the card in question."""

from __future__ import annotations

from labtop.rooms.chemistry_monopoly.actions import Bid, Buy, Decline, Drop

NOBODY = -1


def colours(board):
    """Colour sets: name -> its spaces."""
    b = board.state.board
    return {b.family_ids[f]: [q for q in b.owned if b.family[q] == f] for f in range(b.colours)}


def sets_of(board, owner, seat):
    return [name for name, spaces in colours(board).items() if all(owner[q] == seat for q in spaces)]


def cash(board, a):
    return board.after(a).cash[board.seat]


def paid(board, a):
    return board.state.cash[board.seat] - cash(board, a)


def id_of(board, q):
    return board.state.board.ids[q]


def visit(s, q, total=7):
    """What a visitor pays who came by this roll (rules 4.1 to 4.4)."""
    b, mine = s.board, s.owner[q]
    alike = [other for other in b.owned if b.family[other] == b.family[q]]
    held = sum(s.owner[other] == mine for other in alike)
    if b.family[q] == b.life:
        return total * b.life_factors[held]
    if b.family[q] == b.supplies:
        return b.supply_rents[held]
    if s.level[q]:
        return b.rents[q][s.level[q]]
    return b.rents[q][0] * (2 if held == len(alike) and not s.away[q] and doubles(s, q) else 1)


def doubles(s, q):
    """Rules 4.1 and 5.8: whole sets of gas earn twice, as the table keeps them."""
    return s.board.family[q] in s.sets[s.owner[q]]


def dearest(board):
    s = board.state
    others = [q for q in s.board.owned if s.owner[q] not in (NOBODY, board.seat) and not s.away[q]]
    return max([visit(s, q) for q in others if s.board.family[q] != s.board.life], default=0)


def in_question(board, a):
    """The card that is bought or bid for."""
    s = board.state
    if isinstance(a, Buy | Decline):
        return s.pos[board.seat]
    return s.stack[-1].about.space if isinstance(a, Bid | Drop) else None


def owners_with(board, q, seat):
    owner = board.state.owner[:]
    owner[q] = seat
    return owner


def made_whole(board, q, seat):
    """The colour set that this card makes whole for a seat."""
    before = sets_of(board, board.state.owner, seat)
    new = [name for name in sets_of(board, owners_with(board, q, seat), seat) if name not in before]
    return new[0] if new else None
