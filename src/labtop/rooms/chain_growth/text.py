"""The table as plain text: the same lines for the terminal and a screen reader. Colour only repeats what is written."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final

from labtop.engine.room_text import RoomText, Steps, plain_label
from labtop.engine.spans import MARK, WIDTH, Say, Spans, wrapped
from labtop.rooms.chain_growth.actions import Cap, Copolymerise, Discard, Initiate, Propagate, Terminate, Transfer
from labtop.rooms.chain_growth.view import ChainView, PlayerView, PrivateView, PublicView

if TYPE_CHECKING:
    from labtop.engine.room_text import Words
    from labtop.engine.wire import Action, View

RADICAL: Final = "•"
NOTES: Final = {
    "initiated": "note-initiation",
    "propagated": "note-propagation",
    "combined": "note-combination",
    "disproportionated": "note-disproportionation",
    "transferred": "note-transfer",
    "capped": "note-mediation",
    "reactivated": "note-mediation",
    "switched": "note-copolymerisation",
    "stolen": "note-theft",
    "learned": "note-averages",
}


def draw(view: View, say: Say, marks: frozenset[str] = frozenset()) -> list[Spans]:
    """What one seat, or a spectator, sees; `marks` are the chains that can be chosen now ("chain-3")."""
    public, private = view.public, view.private
    assert isinstance(public, PublicView)
    lines = head(public, say)
    if isinstance(private, PrivateView):
        lines += [[], *hand(public, private, say)]
    lines += [[], *chains(public, view.seat, say, marks)]
    return [*lines, [], *players(public, view.seat, say)]


def note(event: dict[str, Any]) -> str | None:
    """The key of the chemistry behind an event as `Event.seen_by` returns it, if there is any."""
    return NOTES.get(event["type"])


# ---- the table -----------------------------------------------------------------------------------------------------


def head(public: PublicView, say: Say) -> list[Spans]:
    """Stack, discard pile, whose turn it is."""
    told = [say("board-piles", stack=public.stack, count=sum(public.discards.values()))]
    if public.discard is not None:
        told.append(say("board-top", card=public.discard))
    if public.reshuffled:
        told.append(say("board-last-stack"))
    lines: list[Spans] = wrapped(" · ".join(told), "title")
    if public.reason:
        return lines + wrapped(say("event-ended", reason=public.reason), "title")
    words = [say(f"board-scoring-{public.scoring}")]
    if public.turn is not None:
        words.append(say("board-turn", seat=say("seat-name", number=public.turn + 1)))
    if public.taken is not None:
        words.append(say("board-taken", card=public.taken))
    return lines + wrapped(" · ".join(words))


def hand(public: PublicView, private: PrivateView, say: Say) -> list[Spans]:
    """The own cards, a line per monomer, then initiators, then jokers."""
    starters = [card for card in private.hand if card in public.radicals]
    families: dict[str, list[str]] = {}
    jokers: list[str] = []
    for card in private.hand:
        if card[:-1] in public.masses and card[-1].isdecimal() and card not in public.radicals:
            families.setdefault(card[:-1], []).append(card[-1])
        elif card not in public.radicals:
            jokers.append(card)
    rows = [(family, "  ".join(values)) for family, values in families.items()]
    for key, found in (("board-starters", starters), ("board-jokers", jokers)):
        if found:
            rows.append((say(key), ", ".join(say("board-card", card=card) for card in found)))
    lines: list[Spans] = [[(say("board-hand"), "title")]]
    widest = 2 + max((len(name) for name, _ in rows), default=0)
    for name, cards in rows:
        parts = wrap(cards, WIDTH - 2 - widest)
        lines.append([(f"  {name:<{widest}}", "dim"), (parts[0], "")])
        lines += [[(" " * (2 + widest) + part, "")] for part in parts[1:]]
    if private.drawn is not None:  # not in the title, which a low terminal leaves out
        lines.append([("  " + say("board-drawn", card=private.drawn), "")])
    return lines if rows else [*lines, [("  " + say("board-none"), "dim")]]


def chains(public: PublicView, me: int | None, say: Say, marks: frozenset[str]) -> list[Spans]:
    """Living chains, the own ones first."""
    lines: list[Spans] = [[(say("board-chains"), "title")]]
    if not public.chains:
        return [*lines, [("  " + say("board-no-chains"), "dim")]]
    for found in sorted(public.chains, key=lambda chain: (chain.owner != me, chain.owner, chain.number)):
        lines += chain(found, me, say, f"chain-{found.number}" in marks)
    return lines


def chain(found: ChainView, me: int | None, say: Say, marked: bool) -> list[Spans]:
    """Whose it is, how long, how heavy, safe or not; below it its cards from the start to the radical or TEMPO."""
    whose = say("board-yours") if found.owner == me else say("seat-name", number=found.owner + 1)
    told = [whose, say("board-units", units=found.units), say("board-mass", mass=found.mass)]
    told.append(say("board-capped") if found.capped else say("board-active"))
    first: Spans = [(f"{MARK} " if marked else "  ", "mark" if marked else "")]
    first += [(say("board-chain", number=found.number), "mark" if marked else ""), (f" · {' · '.join(told)}", "")]
    cards = " ".join([*found.cards, "TEMPO" if found.capped else RADICAL])
    return [first, *[[(f"    {part}", "dim")] for part in wrap(cards, WIDTH - 4)]]


def players(public: PublicView, me: int | None, say: Say) -> list[Spans]:
    """Everybody's standing: cards held, what is finished, the averages."""
    lines: list[Spans] = [[(say("board-players"), "title")]]
    names = [say("seat-name", number=seat + 1)[:20] for seat in range(len(public.players))]
    widest = max(len(name) for name in names)
    for seat, player in enumerate(public.players):
        told = [say("board-cards", count=player.hand), say("board-finished", count=finished(public, seat, player))]
        if player.capped:
            told.append(say("board-capped-units", units=player.capped))
        if seat == me:
            told.append(say("board-you"))
        counts = f"{say('board-units', units=player.units):>10}"
        indent = 6 + widest + len(counts)
        first, *more = wrap(" · ".join(told), WIDTH - indent)
        lines.append([(f"  {names[seat]:<{widest}}  ", ""), (counts, "money"), (f"  {first}", "")])
        lines += [[(" " * indent + part, "")] for part in more]
        if player.mn:
            averages = say(
                "board-averages", mn=player.mn, mw=player.mw, dispersity=player.dispersity, index=player.index
            )
            lines += [[(f"      {part}", "dim")] for part in wrap(averages, WIDTH - 6)]
    return lines


def finished(public: PublicView, seat: int, player: PlayerView) -> int:
    """Rule 11.3: chains that would count now."""
    return len(player.shelf) + sum(chain.owner == seat and chain.capped for chain in public.chains)


# ---- answers -------------------------------------------------------------------------------------------------------


def label(words: Words, name: str, value: Any, actions: list[Action], view: View) -> str:
    """One choice in the player's words."""
    if name in ("chain", "chains"):
        return chain_label(words, value, view)
    if name in ("cards", "monomers"):
        return " + ".join(card_label(words, card) for card in value) or words.say("play-nothing-added")
    if name == "two":
        return words.say(f"play-two-{str(value).lower()}")
    return plain_label(words, "card" if name == "starter" else name, value, actions, view)


def card_label(words: Words, card: str) -> str:
    """A card by its name; those of an own deck are called by their id."""
    return words.say(f"card-{card}") if words.has(f"card-{card}") else card


def chain_label(words: Words, value: Any, view: View) -> str:
    """One chain, or two that meet."""
    if isinstance(value, tuple):
        return " + ".join(chain_label(words, one, view) for one in value)
    found = next(found for found in view.public.chains if found.number == value)
    mine = found.owner == view.seat
    whose = words.say("play-chain-yours") if mine else words.say("play-chain-of", seat=found.owner)
    return words.say("play-chain", chain=value, units=found.units, end=found.end, whose=whose)


def brief(words: Words, action: Action, view: View) -> str:
    """A play by its cards and the chains it is for; these are marked on the board, so no number names them."""

    def chain(number: int) -> str:
        found = next(found for found in view.public.chains if found.number == number)
        whose = "mine" if found.owner == view.seat else "other"
        return words.say("brief-chain", whose=whose, seat=found.owner, end=found.end)

    match action:
        case Discard(card):
            return words.say("brief-discard", card=card_label(words, card))
        case Initiate(starter, monomers, two):
            cards = " + ".join(card_label(words, card) for card in (starter, *monomers))
            return words.say("brief-initiate", cards=cards, chains=2 if two else 1)
        case Propagate() | Cap() | Copolymerise():
            cards = " + ".join(card_label(words, card) for card in action.cards)
            tag = "brief-cap" if isinstance(action, Cap) else "brief-grow"
            return words.say(tag, cards=cards, count=len(action.cards), chain=chain(action.chain))
        case Terminate(chains, mode):
            return words.say("brief-terminate", how=mode, first=chain(chains[0]), second=chain(chains[1]))
        case Transfer(number, monomers):
            cards = " + ".join(card_label(words, card) for card in monomers)
            return words.say("brief-transfer", cards=cards, chain=chain(number))
    return ""


def marks(_name: str, actions: list[Action]) -> frozenset[str]:
    """The chains that these answers use."""
    found: set[str] = set()
    for action in actions:
        if isinstance(action, Terminate):
            found |= {f"chain-{number}" for number in action.chains}
        elif isinstance(action, Propagate | Transfer | Cap | Copolymerise):
            found.add(f"chain-{action.chain}")
    return frozenset(found)


TEXT: Final = RoomText(
    draw=draw,
    note=note,
    label=label,
    brief=brief,
    steps={"Initiate": Steps(order=("starter", "two", "monomers"))},
    marks=marks,
    outlook=frozenset({"chain", "chains", "cards", "monomers", "mode"}),
    secret_hands=True,
)
