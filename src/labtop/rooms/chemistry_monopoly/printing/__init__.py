"""What this game gives to paper: the board, the cards for elements and days, notes, tokens, the player's mat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from labtop.rooms.chemistry_monopoly.board import Board, board_of
from labtop.rooms.chemistry_monopoly.pack import OWNED, PACKAGED, Card, Family, Pack, Space

if TYPE_CHECKING:
    from collections.abc import Callable

    from labtop.rooms.chemistry_monopoly.options import Options

    Say = Callable[..., str]

PARTS: Final = ("board", "cards", "money", "tokens", "sheets")
"""The board over four pages and on one of A3; deeds and days; notes; liquids, solids and pieces; the player's mat."""
PLAYERS: Final = 6
BREAKDOWN: Final = ((1, 5), (5, 5), (10, 5), (20, 6), (50, 2), (100, 2), (500, 2))
"""Notes and how many of each everybody gets, as the rulebook recommends for @1500."""
PLURALS: Final = ("liquid", "solid")
BOXED_SPACES: Final = {space.id: space for space in PACKAGED.spaces}
BOXED_CARDS: Final = {card.id: card for card in PACKAGED.cards}
BOXED_SETS: Final = {family.id for family in PACKAGED.families}


def content(options: Options, say: Say, has: Callable[[str], bool], lang: str) -> dict[str, Any]:
    pack = options.pack or PACKAGED
    board = board_of(options.pack, short=False)
    words = Words(say, has, lang)
    return {
        "name": words.own(pack.names) or say("room-chemistry-monopoly"),
        "spaces": [space_of(n, space, board, words) for n, space in enumerate(pack.spaces)],
        "sets": [set_of(family, pack, words) for family in pack.families],
        "days": [
            {
                "deck": deck,
                "name": say(f"deck-{deck}"),
                "cards": [card_of(card, pack, words) for card in pack.cards if card.deck == deck],
            }
            for deck in ("lab-day", "test-day")
        ],
        "notes": [[value, count] for value, count in notes(pack.money.start) if count],
        "players": PLAYERS,
        "money": {"start": pack.money.start, "go": pack.money.go, "fine": pack.money.fine},
        "liquids": pack.money.liquids,
        "solids": pack.money.solids,
        "supply_rents": list(pack.supply_rents[: sum(space.kind == "supply" for space in pack.spaces)]),
        "life_factors": list(pack.life_factors[: sum(space.kind == "life" for space in pack.spaces)]),
    }


class Words:
    """The catalogue, and before it what an own board says."""

    def __init__(self, say: Say, has: Callable[[str], bool], lang: str) -> None:
        self.say = say
        self.has = has
        self.lang = lang

    def own(self, texts: dict[str, str]) -> str:
        """In this language, else in another one."""
        return texts.get(self.lang) or next(iter(texts.values()), "")

    def of(self, key: str, known: bool) -> str:
        return self.say(key) if known and self.has(key) else ""


def space_of(n: int, space: Space, board: Board, words: Words) -> dict[str, Any]:
    key = f"space-{space.id}"
    known = space.id in BOXED_SPACES and not space.names
    found = {
        "kind": space.kind,
        "set": space.family,
        "name": words.own(space.names) or words.of(key, known) or space.id,
        "fact": words.own(space.facts) or words.of(f"{key}.fact", known),
        "symbol": space.symbol,
        "number": space.number,
        "amount": space.amount,
        "percent": space.percent,
        "supply": space.id if known else "",
    }
    if space.kind not in OWNED:
        return found
    return {
        **found,
        "price": space.price,
        "rents": list(board.rents[n]),
        "step": board.step[n],
        "half": board.half[n],
        "back": board.back[n],
    }


def set_of(family: Family, pack: Pack, words: Words) -> dict[str, Any]:
    known = family.id in BOXED_SETS and not family.names
    return {
        "id": family.id,
        "pattern": family.pattern,
        "kin": words.own(family.names) or words.of(f"family-{family.id}.kin", known),
        "symbols": [space.symbol for space in pack.spaces if space.family == family.id],
    }


def card_of(card: Card, pack: Pack, words: Words) -> dict[str, Any]:
    boxed = BOXED_CARDS.get(card.id)
    same = boxed is not None and replace(boxed, names=card.names, source=card.source) == card
    key = f"card-{card.id}"
    return {
        "deck": card.deck,
        "name": words.own(card.names) or words.of(key, boxed is not None) or card.id,
        "order": words.of(f"{key}.order", same and not card.names) or order(card, pack, words),
    }


def order(card: Card, pack: Pack, words: Words) -> str:
    """What an own card wants, from its effect."""
    to = next((space for space in pack.spaces if space.id == card.to), None)
    known = to is not None and not to.names and to.id in BOXED_SPACES
    name = "" if to is None else words.own(to.names) or words.of(f"space-{to.id}", known) or to.id
    figures = {name: getattr(card, name) for name in ("amount", "steps", "factor", *PLURALS)}
    text = words.say(f"print-order-{card.effect}", **figures, to="{to}")
    return text.replace("{to}", name)


def notes(start: int) -> list[tuple[int, int]]:
    """Notes that add up to a player's first money: the rulebook's for @1500, like them for another sum."""
    usual = sum(value * count for value, count in BREAKDOWN[:-1])
    left = max(start - usual, 0) if start >= usual else start
    counts = dict(BREAKDOWN[:-1]) if start >= usual else {}
    for value, _ in reversed(BREAKDOWN):
        more, left = divmod(left, value)
        counts[value] = counts.get(value, 0) + more
    return [(value, counts[value]) for value, _ in reversed(BREAKDOWN)]
