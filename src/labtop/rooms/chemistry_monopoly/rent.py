"""What a visitor owes, and what a player is worth (rules 3.7, 4, 9.3, 10.4, 13.5). Nothing here changes the table."""

from __future__ import annotations

from labtop.rooms.chemistry_monopoly.state import Table


def rent(s: Table, q: int, factor: int) -> int:
    """Rules 4.1 to 4.4; `factor` is that of a card which sent the visitor (rule 13.2), else 1."""
    b = s.board
    f = b.family[q]
    if f < b.colours:
        level = s.level[q]
        if level:
            return b.rents[q][level]
        return b.rents[q][0] * 2 if f in s.sets[s.owner[q]] else b.rents[q][0]
    n = s.owned[s.owner[q] * b.families + f]
    if f == b.supplies:
        return b.supply_rents[n] * factor
    return (s.faces[0] + s.faces[1]) * b.life_factors[n]


def shown_rent(s: Table, q: int) -> int:
    """What a card earns now; of a life element the factor of the visitor's roll."""
    b = s.board
    if s.away[q]:
        return 0
    if b.family[q] == b.life:
        return b.life_factors[s.owned[s.owner[q] * b.families + b.life]]
    return rent(s, q, 1)


def condensed_cost(s: Table, seat: int) -> int:
    """Purchase price of all liquids and solids, replaced liquids included."""
    b = s.board
    return sum([s.level[q] * b.step[q] for q in s.cards[seat]])


def taxed_worth(s: Table, seat: int) -> int:
    """Rule 3.7: transferred cards count in full."""
    b = s.board
    return s.cash[seat] + sum([b.price[q] for q in s.cards[seat]]) + condensed_cost(s, seat)


def tax_share(s: Table, seat: int, percent: int) -> int:
    """Rule 3.7: rounded up."""
    return -(-taxed_worth(s, seat) * percent // 100)


def worth(s: Table, seat: int) -> int:
    """Rule 10.4: transferred cards count half."""
    b = s.board
    cards = sum([b.half[q] if s.away[q] else b.price[q] for q in s.cards[seat]])
    return s.cash[seat] + cards + condensed_cost(s, seat)


def reach(s: Table, seat: int) -> int:
    """Rule 9.3: cash and all that the Lab would pay."""
    b = s.board
    cards = sum([s.level[q] * b.step[q] // 2 + (0 if s.away[q] else b.half[q]) for q in s.cards[seat]])
    return s.cash[seat] + cards


def pieces_due(s: Table, seat: int, liquid: int, solid: int) -> int:
    """Rule 13.5."""
    top = s.board.top
    return sum([solid if s.level[q] == top else liquid * s.level[q] for q in s.cards[seat] if s.level[q]])
