"""The table in words: what a terminal shows and a screen reader reads. Pairs of text and style; no rule is in here."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final

from labtop.engine.room_text import RoomText, Steps, plain_label
from labtop.engine.spans import MARK, WIDTH, Say, Spans, joined
from labtop.rooms.chemistry_monopoly.actions import Counter, Offer, UseFree
from labtop.rooms.chemistry_monopoly.board import board_of
from labtop.rooms.chemistry_monopoly.options import Options
from labtop.rooms.chemistry_monopoly.pack import entries
from labtop.rooms.chemistry_monopoly.view import CardView, PlayerView, PublicView, SideView, TradeView

if TYPE_CHECKING:
    from labtop.engine.room_text import Words
    from labtop.engine.wire import Action, View

CURRENCY: Final = "@"
"""The sign of the AMUny."""
NOTES: Final = {
    "condensed": "note-condensing",
    "frozen": "note-freezing",
    "evaporated": "note-evaporating",
    "melted": "note-melting",
    "transferred": "note-transferring",
}


def draw(view: View, say: Say, marks: frozenset[str] = frozenset()) -> list[Spans]:
    """What one seat, or a spectator, sees; `marks` are the spaces that can be chosen now."""
    public = view.public
    assert isinstance(public, PublicView)
    lines = head(public, say) + open_question(public, say)
    seats = range(len(public.players)) if view.seat is None else [view.seat]
    for seat in seats:
        if public.players[seat].out:
            continue
        title = say("mono-own") if seat == view.seat else say("mono-cards-of", seat=seat)
        lines += [[], [(title, "title")], *holdings(public, seat, say, marks)]
    return [*lines, [], *players(public, view.seat, say)]


def note(event: dict[str, Any]) -> str | None:
    """The key of the chemistry behind an event as `Event.seen_by` returns it, if there is any."""
    kind = event["type"]
    if kind in ("bought", "dealt", "auctioned"):
        return f"space-{event['space']}.fact"
    if kind == "frozen" and event["space"] == "helium":
        return "note-helium"
    if kind == "landed" and event["space"] == "avogadros-tax":
        return "note-avogadro"
    if kind == "drew" and event["card"] == "mole-day":
        return "note-mole-day"
    return NOTES.get(kind)


def names(options: Options, lang: str) -> dict[str, str]:
    """The names an own board brings, by key; in another language where this one is missing."""
    found: dict[str, str] = {}
    if options.pack is None:
        return found
    families = {family.id for family in options.pack.families}
    cards = {card.id for card in options.pack.cards}
    for entry in entries(options.pack):
        if entry.names:
            kind = "family" if entry.id in families else "card" if entry.id in cards else "space"
            found[f"{kind}-{entry.id}"] = entry.names.get(lang) or next(iter(entry.names.values()))
    for space in options.pack.spaces:
        if space.names:
            found[f"space-{space.id}.fact"] = space.facts.get(lang, "") or next(iter(space.facts.values()), "")
    return found


def name_of(say: Say, family: str, word: str) -> str:
    """A name of the catalogue; of an own board whose names nobody gave us, the id."""
    try:
        return say(f"{family}-{word}")
    except KeyError:
        return word


# ---- the table -----------------------------------------------------------------------------------------------------


def head(public: PublicView, say: Say) -> list[Spans]:
    """The round, whose turn, the dice, what the Lab has left."""
    if public.starter is None:
        lines = joined([say("mono-opening")], "title")
    else:
        first = [say("mono-round", round=public.round, rounds=public.rounds)]
        if public.minutes:
            first.append(say("mono-bell-rung" if public.bell else "mono-minutes", minutes=public.minutes))
        lines = joined(first, "title")
    if public.reason:
        return lines + joined([say("event-over", reason=public.reason)], "title")
    parts = [] if public.turn is None else [say("mono-turn-of", seat=public.turn)]
    if public.dice:
        parts.append(say("mono-dice", one=public.dice[0], two=public.dice[1]))
    parts.append(say("mono-stock", liquids=public.liquids, solids=public.solids))
    if public.pot is not None:
        parts.append(say("mono-pot", pot=public.pot))
    return lines + joined(parts)


def open_question(public: PublicView, say: Say) -> list[Spans]:
    """What interrupts the turn: a card to buy, an auction, a trade, a debt."""
    lines: list[Spans] = []
    if public.sale is not None:
        on_sale = name_of(say, "space", public.sale.space)
        lines += joined([say("mono-sale", space=on_sale, price=public.sale.price)], "mark")
    if public.auction is not None:
        a = public.auction
        parts = [say("mono-auction", space=name_of(say, "space", a.space), price=a.price)]
        if a.leader is not None:
            parts.append(say("mono-auction-leader", seat=a.leader))
        if a.away:
            parts.append(say("mono-auction-away"))
        lines += joined(parts, "mark")
    if public.trade is not None:
        lines += trade(public.trade, say)
    if public.debt is not None:
        d = public.debt
        lines += joined([say("mono-debt", seat=d.seat, amount=d.amount, reach=d.reach)], "mark")
    if public.due is not None:
        lines += joined([say("mono-due", seat=public.due.seat)], "mark")
    return lines


def figures(options: Options, public: PublicView, say: Say) -> list[Spans]:
    """What is printed for the payment that has to be counted (rule 11.5), all of it: the sum is the payer's to find."""
    due = public.due
    if due is None:
        return []
    b = board_of(options.pack, options.short_game)
    q = b.numbers[due.space]
    if due.why == "tax":
        return joined([say("mono-figures-tax", percent=b.percent[q])])
    if due.why == "pieces":
        card = b.card_numbers[due.card]
        return joined([say("mono-figures-pieces", liquid=b.card_liquid[card], solid=b.card_solid[card])])
    space = name_of(say, "space", due.space)
    if b.family[q] == b.supplies:
        return joined([say("mono-figures-supply", rents=amounts(b.supply_rents[1:], say))])
    if b.family[q] == b.life:
        return joined([say("mono-figures-life", factors=", ".join(str(factor) for factor in b.life_factors[1:]))])
    gas, *liquids, solid = b.rents[q][: b.top + 1]
    return joined([say("mono-figures-rent", space=space, gas=gas, liquids=amounts(liquids, say), solid=solid)])


def amounts(of: list[int], say: Say) -> str:
    return ", ".join(say("score-amount", amount=amount) for amount in of)


def trade(offer: TradeView, say: Say) -> list[Spans]:
    """Both sides of an offer, and what it would change."""
    lines = joined([say("mono-trade", seat=offer.seat, to=offer.to)], "mark")
    for side, got, cash in ((offer.sides[0], offer.want, offer.ask), (offer.sides[1], offer.give, offer.pay)):
        listed = [good_name(say, good) for good in got] + ([say("score-amount", amount=cash)] if cash else [])
        lines += joined([say("mono-trade-gets", seat=side.seat, goods=", ".join(listed) or say("mono-nothing"))])
        lines += side_changes(side, say)
    return lines


def side_changes(side: SideView, say: Say) -> list[Spans]:
    lines: list[Spans] = []
    for key, families in (("mono-trade-gains", side.gains), ("mono-trade-loses", side.loses)):
        if families:
            listed = ", ".join(name_of(say, "family", family) for family in families)
            lines += joined([say(key, seat=side.seat, families=listed)])
    if side.interest:
        lines += joined([say("mono-trade-interest", seat=side.seat, amount=side.interest)])
    return lines


def good_name(say: Say, good: str) -> str:
    found = name_of(say, "space", good)
    return name_of(say, "card", good) if found == good else found


def holdings(public: PublicView, seat: int, say: Say, marks: frozenset[str]) -> list[Spans]:
    """One card a line: name, phase, rent."""
    held = [card for card in public.cards if card.owner == seat]
    if not held:
        return [[(f"  {say('mono-no-cards')}", "dim")]]
    shown = {card.space: name_of(say, "space", card.space)[:28] for card in held}
    widest = max(len(name) for name in shown.values())
    lines: list[Spans] = []
    for card in held:
        marked = card.space in marks
        lines.append(
            [
                (f"{MARK} " if marked else "  ", "mark" if marked else ""),
                (shown[card.space].ljust(widest), "mark" if marked else ""),
                (f"  {phase(card, say)}", "dim" if card.away else ""),
                (rent(card, say), "money"),
            ]
        )
    return lines


def phase(card: CardView, say: Say) -> str:
    if card.away:
        return say("mono-away")
    if card.fixed:
        return say("mono-fixed")
    if card.solid:
        return say("mono-solid")
    return say("mono-liquids", level=card.level) if card.level else say("mono-gas")


def rent(card: CardView, say: Say) -> str:
    if not card.rent:
        return ""
    return f" · {say('mono-rent-roll' if card.rolls else 'mono-rent', amount=card.rent)}"


def players(public: PublicView, me: int | None, say: Say) -> list[Spans]:
    """Everybody's purse, place and cards."""
    lines: list[Spans] = [[(say("mono-players"), "title")]]
    shown = [say("seat-name", number=seat + 1)[:20] for seat in range(len(public.players))]
    widest = max(len(name) for name in shown)
    for seat, player in enumerate(public.players):
        start = f"  {shown[seat]:<{widest}}  "
        purse = say("mono-purse", amount=player.cash).rjust(7)
        more = " · ".join(remarks(public, player, seat, me, say))
        first, *rest = wrap(more, WIDTH - len(start) - len(purse) - 2) or [""]
        lines.append([(start, ""), (purse, "money"), (f"  {first}", "dim" if player.out else "")])
        lines += [[(" " * (len(start) + len(purse) + 2) + part, "")] for part in rest]
    return lines


def remarks(public: PublicView, player: PlayerView, seat: int, me: int | None, say: Say) -> list[str]:
    if player.out:
        return [say("mono-you"), say("mono-out")] if seat == me else [say("mono-out")]
    found = [say("mono-you")] if seat == me else []
    if seat == public.turn and not public.reason:
        found.append(say("mono-in-turn"))
    if player.inside:
        found.append(say("mono-inside", turn=player.inside))
    else:
        found.append(say("mono-at", space=player.at) if has_name(say, player.at) else player.at)
    found.append(say("mono-card-count", count=sum(card.owner == seat for card in public.cards)))
    if player.frees:
        found.append(say("mono-frees", count=len(player.frees)))
    if public.reason:
        found.append(say("mono-worth", amount=player.worth))
    return found


def has_name(say: Say, space: str) -> bool:
    return name_of(say, "space", space) != space


# ---- answers -------------------------------------------------------------------------------------------------------


def label(words: Words, name: str, value: Any, actions: list[Action], view: View) -> str:
    """One choice in the player's words."""
    if name in ("give", "want"):
        return ", ".join(good_name(words.say, good) for good in value) or words.say("play-choice-nothing")
    if name in ("amount", "pay", "ask"):
        return words.say("score-amount", amount=value)
    if name == "levels":
        return " ".join(str(level) for level in value)
    return plain_label(words, name, value, actions, view)


def brief(words: Words, action: Action, _view: View) -> str:
    """An offer by what is wanted for it. Of the free cards one is as good as another, and their names are long."""
    match action:
        case UseFree():
            return words.say("play-action-usefree")
        case Offer() | Counter():
            goods = ", ".join(good_name(words.say, good) for good in action.want)
            asked = words.say("score-amount", amount=action.ask)
            to = {"to": action.to} if isinstance(action, Offer) else {}
            tag = "brief-offer" if to else "brief-counter"
            return words.say(tag, count=len(action.want), goods=goods, asked=asked, **to)
    return ""


def pieces(state: Any, name: str) -> Sequence[str]:
    """Real cards are typed by the first letters of their names."""
    if name == "card":
        return list(state.board.card_ids)
    return list(state.board.ids) if name == "space" else ()


TEXT: Final = RoomText(
    draw=draw,
    names=names,
    note=note,
    label=label,
    brief=brief,
    steps={"Offer": Steps(order=("to", "want", "give", "pay", "ask"))},
    figures=figures,
    currency=CURRENCY,
    chance_answers={"lab_day": "drawn", "test_day": "drawn", "deal": "dealt"},
    pieces=pieces,
)
