"""The table as plain text, for the terminal and a screen reader. Atoms go by their chemistry, on request by numbers."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final

from labtop.chemistry import notation
from labtop.engine.room_text import RoomText, Steps, plain_label
from labtop.engine.spans import WIDTH, Say, Spans, wrapped
from labtop.rooms.laboratorium.actions import Bridge, Dice, End, Join, Manipulation, Play
from labtop.rooms.laboratorium.drawings import MoleculeView, molecule_of
from labtop.rooms.laboratorium.library import molecules
from labtop.rooms.laboratorium.options import Options
from labtop.rooms.laboratorium.pack import PACKAGED
from labtop.rooms.laboratorium.view import CardView, PlayerView, PrivateView, PublicView, TrialView
from labtop.rooms.laboratorium.wording import Phrase, addresses_of, phrase, told

if TYPE_CHECKING:
    from collections.abc import Callable

    from labtop.engine.room_text import Words
    from labtop.engine.wire import Action, View

SIGNS: Final = "COHYM"
ON_THE_BENCH: Final = ("centre", "other", "keep", "away", "first", "second")
"""Fields that name a token of the own molecule."""
BOXED: Final = {target.id for target in PACKAGED.target}
"""Targets that the catalogues name."""
TEAM_WORDS: Final = ("seat-name", "board-own-bench", "board-players", "board-you")
"""What is said otherwise where each seat is a team (rule 1.4)."""
HOW_NOTES: Final = {
    "single", "double", "cut", "add", "eliminate", "split", "merge", "close", "is-h", "is-o", "is-oh",
}  # fmt: skip


def draw(view: View, say: Say, _marks: frozenset[str] = frozenset()) -> list[Spans]:
    """What one seat, or a spectator, sees. Nothing is marked: answers say in words where they happen."""
    return table(view, say, bench)


def numbered(view: View, say: Say, _marks: frozenset[str] = frozenset()) -> list[Spans]:
    """The same with every token by its number."""
    return table(view, say, numbered_bench)


def table(view: View, say: Say, bench: Callable[[PlayerView, Say], list[Spans]]) -> list[Spans]:
    public, private = view.public, view.private
    assert isinstance(public, PublicView)
    lines = head(public, say)
    if isinstance(private, PrivateView) and view.seat is not None:
        lines += [[], [(say("board-own-bench"), "title")], *bench(public.players[view.seat], say)]
        lines += hand(private, public.players[view.seat], say)
    else:
        for seat, player in enumerate(public.players):
            lines += [[], [(say("board-bench-of", seat=say("seat-name", number=seat + 1)), "title")]]
            lines += bench(player, say)
    return [*lines, [], *players(public, view.seat, say)]


def names(options: Options, lang: str) -> dict[str, str]:
    """What an own pack or the list calls cards and targets, by key; and how seats are called that are teams."""
    found = {key: f"@team-{key.removeprefix('seat-')}" for key in TEAM_WORDS} if options.teams else {}
    pack = options.pack
    if pack is None:
        listed = molecules().get(options.target) if options.target not in BOXED else None
        return found if listed is None else found | {f"target-{listed.id}": listed.fr if lang == "fr" else listed.en}
    own = [(f"card-{card.id}", card.en, card.fr) for card in (*pack.boum, *pack.chemistry)]
    own += [(f"card-{card.id}", card.en, card.fr) for card in pack.safety]
    own += [(f"target-{target.id}", target.en, target.fr) for target in pack.target]
    return found | {key: (fr if lang == "fr" else en) or en or fr for key, en, fr in own if en or fr}


def note(event: dict[str, Any]) -> str | None:
    """The key of the chemistry behind an event as `Event.seen_by` returns it, if there is any."""
    if event["type"] == "announced":
        how = str(event["how"]).replace("cut-double", "cut").replace("bridge", "close")
        return f"note-{how}" if how in HOW_NOTES else None
    if event["type"] == "boum":
        return "note-boum"
    return "note-catalyst" if event["type"] == "chemistry" and event["card"] == "catalyst" else None


# ---- the table -----------------------------------------------------------------------------------------------------


def head(public: PublicView, say: Say) -> list[Spans]:
    """Target, round, whose turn, what runs."""
    target = public.target
    formula = target.crest.formula
    if target.id:
        told = say("board-target", target=target.id, formula=formula, difficulty=target.difficulty)
    else:
        told = say("board-target-own", formula=formula)
    lines: list[Spans] = wrapped(f"{told} · {target.structure}", "title")
    if public.reason:
        return [*lines, *wrapped(say("event-ended", reason=public.reason), "title")]
    if public.puzzle:
        lines.append([(say("board-puzzle", done=public.players[0].done, rounds=public.rounds), "")])
    else:
        lines.append([(say("board-round", round=public.round, rounds=public.rounds), "")])
        if public.turn >= 0:
            seat = say("seat-name", number=public.turn + 1)
            lines[-1].append((f" · {say('board-turn', phase=public.phase, seat=seat)}", ""))
    if public.kind:
        lines.append([(say("board-kind", kind=public.kind), "")])
    piles = ", ".join(f"{one.number} ({one.left})" for one in public.reagents)
    lines += wrapped(say("board-piles", piles=piles), "dim")
    if public.stock:
        carbon, oxygen, hydrogen, centres = public.stock
        told = say("board-stock", carbon=carbon, oxygen=oxygen, hydrogen=hydrogen, centres=centres)
        lines += wrapped(told, "dim")
    if public.throw:
        lines.append([(say("board-throw", faces=" ".join(str(face) for face in public.throw)), "dim")])
    if public.trial is not None:
        lines += wrapped(trial(public, public.trial, say), "mark")
    return lines


def trial(public: PublicView, running: TrialView, say: Say) -> str:
    """The manipulation that runs, with its odds."""
    chance = public.odds[max(0, min(running.difficulty, len(public.odds) - 1))]
    seat = say("seat-name", number=running.seat + 1)
    how = say_phrase(running.told, say)
    return say("board-trial", seat=seat, how=how, difficulty=running.difficulty, chance=chance)


# ---- a bench -------------------------------------------------------------------------------------------------------


def bench(player: PlayerView, say: Say) -> list[Spans]:
    """The molecule as a structure, then its centres by their places."""
    m = player.molecule
    if m is None:
        return empty(say)
    lines = title(m, player, say)
    whole = molecule_of(m)
    structure = notation.write(whole).replace("[1*]", "[Y]").replace("[2*]", "[M]")
    lines += indented(say("board-structure-of", structure=structure))
    for address in dict.fromkeys(addresses_of(whole).values()):
        if address.kind in ("yellow", "mauve"):
            spent = [token for token in address.tokens if token in player.used]
            used = f" · {say('board-used-of', used=len(spent), all=len(address.tokens))}" if spent else ""
            lines += indented(say_phrase(phrase(address, "all"), say) + used)
    return lines


def empty(say: Say) -> list[Spans]:
    return [[(f"  {say('board-bench-empty')}", "dim")]]


def title(m: MoleculeView, player: PlayerView, say: Say) -> list[Spans]:
    told = say("board-molecule", formula=m.formula, atoms=len(m.tokens), done=player.done)
    return [[(f"  {told}", "")]]


def say_phrase(told: Phrase, say: Say) -> str:
    """A phrase in words (wording.py)."""
    return say(told["say"], **{key: value for key, value in told.items() if key != "say"})


def numbered_bench(player: PlayerView, say: Say) -> list[Spans]:
    """The molecule atom by atom: what each is bound to; then its centres."""
    m = player.molecule
    if m is None:
        return empty(say)
    lines = title(m, player, say)
    names = {number: f"{SIGNS[kind]}{number}" for number, kind, _, _ in m.tokens}
    near = neighbours(m)
    for number, kind, _, _ in m.tokens:
        if kind <= 1:
            bonds = ", ".join(bond(names[other], order, say) for other, order in near[number])
            lines += indented(say("board-atom", name=names[number], bonds=bonds))
    for number, kind, _, _ in m.tokens:
        if kind > 2:
            on = near[number][0][0]
            told = say(f"board-centre-{'yellow' if kind == 3 else 'mauve'}", number=number, on=names[on])
            others = ", ".join(names[other] for other, _ in near[on] if other != number)
            told = say("board-centre-beside", centre=told, others=others) if others else told
            used = f" · {say('board-used')}" if number in player.used else ""
            lines += indented(told + used)
    return lines


def indented(text: str) -> list[Spans]:
    return [[(f"  {part}" if i == 0 else f"      {part}", "")] for i, part in enumerate(wrap(text, WIDTH - 6))]


def bond(other: str, order: int, say: Say) -> str:
    return say("board-bond-double" if order == 2 else "board-bond", other=other)


def neighbours(m: MoleculeView) -> dict[int, list[tuple[int, int]]]:
    found: dict[int, list[tuple[int, int]]] = {number: [] for number, _, _, _ in m.tokens}
    for a, b, order in m.bonds:
        found[a].append((b, order))
        found[b].append((a, order))
    return found


def hand(private: PrivateView, player: PlayerView, say: Say) -> list[Spans]:
    """The own cards, with what they do."""
    cards = ", ".join(str(number) for number in player.reagents) or say("board-hand-none")
    lines: list[Spans] = [[(f"  {say('board-hand-reagents', cards=cards)}", "")]]
    for colour, held in (("chemistry", private.chemistry), ("boum", private.boum), ("safety", private.safety)):
        if held:
            told = ", ".join(card_text(card, say) for card in held)
            lines += indented(say("board-hand-of", whose=say(f"colour-{colour}"), cards=told))
    return lines


def card_text(card: CardView, say: Say) -> str:
    if card.en or card.fr:
        return own_card(card, say)
    return say("board-hand-card", name=say(f"card-{card.id}"), does=say(f"card-{card.id}.does"))


def own_card(card: CardView, say: Say) -> str:
    """A card of an own pack: its name, and its effects in words."""
    does = [say(f"effect-{effect.do}", by=effect.by, token=effect.token or "") for effect in card.effects]
    if card.token:
        does.append(say("effect-restore", token=card.token))
    try:
        name = say(f"card-{card.id}")
    except KeyError:  # the caller did not give the pack's own names
        name = card.en or card.fr
    return say("board-hand-card", name=name, does=", ".join(does))


# ---- the end of a puzzle -------------------------------------------------------------------------------------------


def gives_up(view: View, action: Action) -> bool:
    """In a puzzle, to end one's turn is to give up: a client has it said twice, and never by default."""
    public = view.public
    assert isinstance(public, PublicView)
    return public.puzzle and isinstance(action, End)


def ending(view: View, say: Say) -> list[Spans]:
    """Rule 11.3: the way that was taken and, beside it, a shortest one."""
    from labtop.rooms.laboratorium import aid  # the planner: only where somebody looks back

    public = view.public
    assert isinstance(public, PublicView)
    if not public.puzzle:
        return []
    found = aid.aid(public, 0, deep=False)
    lines: list[Spans] = []
    for key, steps in (("board-way-taken", found.taken), ("board-way-shortest", found.shortest)):
        if steps:
            lines += [[], [(say(key, count=len(steps) - 1), "title")]]
            for number, step in enumerate(steps):
                lines += indented(f"{number}. {say_phrase(step.told, say)} · {step.molecule.formula}")
    return lines


def players(public: PublicView, me: int | None, say: Say) -> list[Spans]:
    """Everybody's cards by count, open reagents, safety tokens."""
    lines: list[Spans] = [[(say("board-players"), "title")]]
    for seat, player in enumerate(public.players):
        counts = say("board-counts", chemistry=player.chemistry, boum=player.boum, safety=player.safety)
        cards = ", ".join(str(number) for number in player.reagents) or say("board-hand-none")
        told = [say("board-hand-reagents", cards=cards), counts]
        if player.lost:
            told.append(say("board-lost", tokens=", ".join(say(f"token-{token}") for token in player.lost)))
        else:
            told.append(say("board-safe"))
        if seat == me:
            told.append(say("board-you"))
        lines += indented(say("board-hand-of", whose=say("seat-name", number=seat + 1), cards=" · ".join(told)))
    return lines


# ---- answers -------------------------------------------------------------------------------------------------------


def label(words: Words, name: str, value: Any, actions: list[Action], view: View) -> str:
    """One choice in the player's words."""
    if name in ON_THE_BENCH:
        return place_label(words, view.public.players[view.seat or 0].molecule, value, several=True)
    if name in ("card", "cancels") and value:
        return card_label(words, value, view)
    if name in ("end", "far"):
        return end_label(words, value, actions, view)
    if name == "group":
        return words.say(f"group-{str(value).lower()}")
    if name == "die":
        return words.say(f"choice-die-{value}")
    return plain_label(words, name, value, actions, view)


def place_label(words: Words, seen: MoleculeView, token: int, *, several: bool) -> str:
    """A token by its place; where `several` that are alike are asked for, with its number among them."""
    address = addresses_of(molecule_of(seen))[token]
    told = say_phrase(phrase(address), words.say)
    if len(address.tokens) == 1 or not several:
        return told
    return words.say("board-alike", place=told, number=address.tokens.index(token) + 1, all=len(address.tokens))


def card_label(words: Words, number: int, view: View) -> str:
    """A reagent by its number and formula, another card by its name."""
    if number < 100:
        found = next(one for one in view.public.reagents if one.number == number)
        return words.say("choice-reagent", card=number, structure=found.molecule.formula)
    for one in (*view.private.chemistry, *view.private.boum, *view.private.safety):
        if one.number == number:
            return one.en or words.say(f"card-{one.id}")
    return str(number)


def end_label(words: Words, number: int, actions: list[Action], view: View) -> str:
    """A centre of a reagent, by the atom that carries it."""
    joined = actions[0]
    assert isinstance(joined, Join | Bridge)
    seen = next(one.molecule for one in view.public.reagents if one.number == joined.card)
    return place_label(words, seen, number, several=isinstance(joined, Bridge))  # else one of those that are alike


def sentence(words: Words, action: Action, view: View) -> str:
    """A manipulation by what it does and where."""
    molecule = None if view.seat is None else view.public.players[view.seat].molecule
    if molecule is None or not isinstance(action, Manipulation):
        return ""
    done = say_phrase(told(molecule_of(molecule), action), words.say)
    return done[:1].upper() + done[1:]


def brief(words: Words, action: Action, view: View) -> str:
    """A manipulation by what it does, a card by its name; the board marks where."""
    if isinstance(action, Play):
        return card_label(words, action.card, view)
    if isinstance(action, Dice):
        return words.say("brief-dice", **{name: getattr(action, name) for name in action.__struct_fields__})
    molecule = None if view.seat is None else view.public.players[view.seat].molecule
    if molecule is None or not isinstance(action, Manipulation):
        return ""
    done = told(molecule_of(molecule), action)
    return words.say(f"brief-{done['say']}", **({"reagent": done["reagent"]} if "reagent" in done else {}))


TEXT: Final = RoomText(
    draw=draw,
    numbered=numbered,
    names=names,
    note=note,
    label=label,
    sentence=sentence,
    brief=brief,
    steps={
        "Join": Steps(order=("card", "centre", "end")),
        "Bridge": Steps(order=("card", "centre", "other", "end", "far")),
        "Cut": Steps(order=("keep", "away")),
        "Characterise": Steps(order=("group", "centre")),
    },
    gives_up=gives_up,
    secret_hands=True,
    dull=frozenset({"rolled"}),
    ending=ending,
)
