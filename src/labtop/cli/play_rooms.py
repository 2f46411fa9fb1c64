"""How the terminal asks in each room: the order of small questions, what a choice is called. No rule is in here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from labtop.cli import play_laboratorium
from labtop.cli.play_choose import TYPE, Choice, Hint, match
from labtop.engine.core import Illegal

if TYPE_CHECKING:
    from labtop.engine.game import Game
    from labtop.engine.wire import Action, View
    from labtop.locales.texts import Texts

DICE: Final = ("blue", "red", "white", "yellow")
DULL: Final = frozenset({"rolled"})
"""Events the next screen shows anyway."""
SECRET_HANDS: Final = frozenset({"chain-growth", "laboratorium"})
"""Rooms in which the table as one player sees it is not for the others at the same keyboard."""


def as_it_fell(action: Action, name: str, view: View) -> bool:
    """Chem and Roll: the die as rolled, in its own colour, for nothing."""
    value: Any = getattr(action, name)
    if name == "value":
        return bool(value == view.public.dice[DICE.index(getattr(action, "die"))])  # noqa: B009 - any Action
    return not value


CHANCE_ANSWERS: Final = {"lab_day": "drawn", "test_day": "drawn", "deal": "dealt"}
"""Questions to chance whose answer has another name: a real card drawn, a real card dealt."""


def typed_name(words: Texts, name: str, typed: str, game: Game) -> str:
    """Chemistry Monopoly: a real card by the first letters of its name."""
    ids: list[str] = game.state.board.card_ids if name == "card" else game.state.board.ids
    choices = [Choice("", id, []) for id in ids]
    found = match(typed, choices, [words.say(f"{name}-{id}") if words.has(f"{name}-{id}") else id for id in ids])
    if not found:
        raise Illegal("wrong_answer", kind=name)
    return ids[found[0]]


HINTS: Final = {
    "Initiate": Hint(order=("starter", "two", "monomers")),
    "Offer": Hint(order=("to", "want", "give", "pay", "ask")),
    "Place": Hint(
        order=("die", "colour", "value", "price", "box", "violet", "line"),
        quiet=(("colour", "value"), ("price",)),
        usual=as_it_fell,
        first=frozenset({"price"}),
    ),
    **play_laboratorium.HINTS,
}


def label(words: Texts, name: str, value: Any, actions: list[Action], view: View) -> str:
    """One choice in the player's words."""
    if play_laboratorium.plays(view):
        return play_laboratorium.label(words, name, value, actions, view)
    if name == "die":
        face = view.public.dice[DICE.index(value)]
        return words.say("play-choice-die", colour=value, value=face)
    if name == "price":
        return words.dollars(value) if value else words.say("play-choice-free")
    if name == "value":
        price = min(getattr(action, "price", 0) for action in actions)
        if as_it_fell(actions[0], name, view):
            return words.say("play-choice-as-it-fell", value=value)
        return words.say("play-choice-value", value=value, price=words.dollars(price)) if price else str(value)
    if name == "colour" and value is None:
        value = getattr(actions[0], "die")  # noqa: B009 - any Action
    if name in ("chain", "chains"):
        return chain_label(words, value, view)
    if name in ("cards", "monomers"):
        return " + ".join(card_label(words, card) for card in value) or words.say("play-nothing-added")
    if name == "two":
        return words.say(f"play-two-{str(value).lower()}")
    if name == "starter":
        name = "card"
    if name == "to":
        return words.say("seat-name", number=value + 1)
    if name in ("give", "want"):
        return ", ".join(good_label(words, good) for good in value) or words.say("play-choice-nothing")
    if name in ("amount", "pay", "ask"):
        return f"@{value}"
    if name == "levels":
        return " ".join(str(level) for level in value)
    if name == TYPE:
        name, value = "play-action", str(value).lower()
    key = f"{name}-{value}"
    return words.say(key) if words.has(key) else str(value)


def card_label(words: Texts, card: str) -> str:
    """A card by its name; those of an own deck are called by their id."""
    return words.say(f"card-{card}") if words.has(f"card-{card}") else card


def chain_label(words: Texts, value: Any, view: View) -> str:
    """Chain Growth: one chain, or two that meet."""
    if isinstance(value, tuple):
        return " + ".join(chain_label(words, one, view) for one in value)
    chain = next(chain for chain in view.public.chains if chain.number == value)
    whose = "play-chain-yours" if chain.owner == view.seat else "play-chain-of"
    told = words.say(whose, seat=chain.owner) if chain.owner != view.seat else words.say(whose)
    return words.say("play-chain", chain=value, units=chain.units, end=chain.end, whose=told)


def good_label(words: Texts, good: str) -> str:
    """Chemistry Monopoly: a card of the board, or a free card."""
    found = [key for key in (f"space-{good}", f"card-{good}") if words.has(key)]
    return words.say(found[0]) if found else good


def style(name: str, value: Any, actions: list[Action]) -> str:
    """Dice and colours look like themselves."""
    if name == "colour" and value is None:
        value = getattr(actions[0], "die")  # noqa: B009 - any Action
    return str(value) if name in ("die", "colour") else ""


def only_changed(name: str, actions: list[Action], view: View) -> bool:
    """Whether a die is of use only when it is changed: worth saying before it is picked."""
    hint = HINTS.get(type(actions[0]).__name__)
    if hint is None or hint.usual is None or name != hint.order[0]:
        return False
    quiet = [field for group in hint.quiet for field in group]
    usual = hint.usual
    return not any(all(usual(action, field, view) for field in quiet) for action in actions)
