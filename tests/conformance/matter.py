"""Conserved quantities of each room (money, cards). A registered room without an entry fails test_promises.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conformance.games import Case, walk
from conformance.promises import matter_is_conserved
from labtop.chemistry.molecules import fault
from labtop.engine import drive
from labtop.rooms.chain_growth.chains import CAPPED
from labtop.rooms.chem_and_roll.packing import BLACK_HOLE, DIVISORS, FIRST_EXCESS, LINES, STOCK
from toy.state import CARDS, Auction, ToyTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from labtop.rooms.chain_growth.state import Table as ChainTable
    from labtop.rooms.chem_and_roll.state import Sheet
    from labtop.rooms.chemistry_monopoly.state import Table as Monopoly


def toy(case: Case) -> None:
    """Cards of each kind and coins are the same in number at every step."""
    matter_is_conserved(case, cards_and_coins)


def cards_and_coins(s: ToyTable) -> Any:
    lots = [p.about.card for p in s.stack if isinstance(p.about, Auction)]
    cards = [
        s.deck[card] + s.discards[card] + sum(hand[card] for hand in s.hands) + lots.count(card)
        for card in range(CARDS)
    ]
    assert min(min(pile) for pile in (s.deck, s.discards, *s.hands)) >= 0
    assert min(s.coins) >= 0
    return cards, sum(s.coins)


def chem_and_roll(case: Case) -> None:
    """Each die a seat used is written on its sheet exactly once, and the score is the sum of its lines."""
    rules, used, s = case.room.rules, [0] * case.seats, None
    for turn in walk(case):
        s = turn.state
        assert [dice_on(sheet) for sheet in s.sheets] == used
        _, events = drive.play(rules, s, turn.ask, turn.action)
        for event in events:
            if event.kind == "placed":
                used[event.public["seat"]] += 1
    assert s is not None
    assert [dice_on(sheet) for sheet in s.sheets] == used
    if case.options.mode == "class":
        assert used == [20] * case.seats
    result = rules.outcome(s)
    for seat, sheet in enumerate(s.sheets):
        assert sum(line.amount for line in result.lines[seat]) == result.scores[seat]
        assert 10 * result.scores[seat] == sheet.money()


def dice_on(sheet: Sheet) -> int:
    """Dice written on a sheet: SO3 is a product, never a die."""
    lines = [sheet.line(number) for number in range(LINES)]
    return (
        sum(bool(line.blue) + bool(line.red) + bool(line.white) for line in lines)
        + sum(len(sheet.row(box).values) for box in range(LINES, STOCK))
        + len(sheet.stock.values)
        + sum(bool(sheet.sold(box)) for box in DIVISORS)
        + sum(len(sheet.zone(box).faces) for box in range(FIRST_EXCESS, BLACK_HOLE))
        + sheet.black_hole
    )


def chain_growth(case: Case) -> None:
    """Every card of the deck is in exactly one place, at every step; chains weigh what their cards weigh."""
    matter_is_conserved(case, cards_of_each_kind)


def cards_of_each_kind(s: ChainTable) -> Any:
    """Per kind: in hands, stack, discard pile, chains, out of the game."""
    found = s.gone[:]
    for hand in s.hands:
        found = [count + more for count, more in zip(found, hand, strict=True)]
    for card in (*s.pile, *s.discards):
        found[card] += 1
    for chain in (*s.chains, *s.shelf):
        for card in chain.cards:
            found[card] += 1
        found[s.cards.tempo] += chain.status == CAPPED
        assert chain.units == sum(card % 3 + 1 for card in chain.cards)
        assert chain.mass == sum(s.cards.masses[card] for card in chain.cards)
    assert min(min(hand) for hand in (*s.hands, s.gone)) >= 0
    return found


def chemistry_monopoly(case: Case) -> None:
    """Money, cards, free cards, liquids and solids are the same in number at every step; every set is even."""
    matter_is_conserved(case, money_cards_and_pieces)


def money_cards_and_pieces(s: Monopoly) -> Any:
    b = s.board
    assert min(s.cash) >= 0
    assert min(s.liquids, s.solids, s.pot) >= 0
    for f in range(b.colours):
        levels = [s.level[q] for q in b.members[f]]
        assert max(levels) - min(levels) <= 1
    for seat, held in enumerate(s.cards):
        assert sorted(held) == [q for q in b.owned if s.owner[q] == seat]
    decks = [
        sorted(
            s.unseen[deck] + s.order[deck] + [card for held in s.frees for card in held if b.card_deck[card] == deck]
        )
        for deck in (0, 1)
    ]
    liquids = s.liquids + sum(level for level in s.level if level < b.top)
    return sum(s.cash) + s.pot + s.lab, decks, liquids, s.solids + s.level.count(b.top)


def laboratorium(case: Case) -> None:
    """Every card and token is in one place at every step, and every molecule has true valences."""
    matter_is_conserved(case, cards_and_tokens)


def cards_and_tokens(s: Any) -> Any:
    hidden = []
    for colour, titles in enumerate(s.kit.titles):
        counts = s.fresh[colour][:]
        for card in s.under[colour]:
            counts[card % 100] += 1
        for bench in s.benches:
            assert bench.sizes[colour] == sum(bench.hands[colour])
            assert min(bench.hands[colour]) >= 0
            counts = [a + b for a, b in zip(counts, bench.hands[colour], strict=True)]
        for trial in s.trials:
            for title in [trial.chemistry, [i if i >= 0 else -1 - i for i in trial.boum], []][colour]:
                counts[title] += 1
        assert counts == [title.count for title in titles]
        hidden.append(counts)
    reagents = s.piles[:]
    for bench in s.benches:
        for i in bench.reagents:
            reagents[i] += 1
    for trial in s.trials:
        if trial.card >= 0:
            reagents[trial.card] += 1
    tokens = s.stock[:]
    for bench in s.benches:
        if bench.steps:
            assert fault(bench.molecule) == ""
        counts = bench.molecule.counts()
        tokens = [a + b for a, b in zip(tokens, [*counts[:3], counts[3] + counts[4]], strict=True)]
    return hidden, reagents, tokens


MATTER: dict[str, Callable[[Case], None]] = {
    "toy": toy,
    "chem-and-roll": chem_and_roll,
    "chain-growth": chain_growth,
    "chemistry-monopoly": chemistry_monopoly,
    "laboratorium": laboratorium,
}
