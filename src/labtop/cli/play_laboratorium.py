"""How the terminal asks in Laboratorium: what a choice is called. No rule is in here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from labtop.cli.play_choose import TYPE, Hint
from labtop.rooms.laboratorium.text import SIGNS, neighbours
from labtop.rooms.laboratorium.view import PublicView

if TYPE_CHECKING:
    from labtop.engine.wire import Action, View
    from labtop.locales.texts import Texts

HINTS: Final = {
    "Join": Hint(order=("card", "centre", "end")),
    "Bridge": Hint(order=("card", "centre", "other", "end", "far")),
    "Cut": Hint(order=("keep", "away")),
    "Characterise": Hint(order=("group", "centre")),
}
ON_THE_BENCH: Final = ("centre", "other", "keep", "away", "first", "second")


def label(words: Texts, name: str, value: Any, actions: list[Action], view: View) -> str:
    """One choice in the player's words."""
    if name == TYPE:
        return words.say(f"action-{str(value).lower()}")
    if name in ON_THE_BENCH:
        return token(words, value, view)
    if name in ("card", "cancels") and value:
        return card(words, value, view)
    if name in ("end", "far"):
        return end(value, actions, view)
    if name == "group":
        return words.say(f"group-{str(value).lower()}")
    if name == "die":
        return words.say(f"choice-die-{value}")
    key = f"{name}-{value}"
    return words.say(key) if words.has(key) else str(value)


def token(words: Texts, number: int, view: View) -> str:
    """C5, or a centre with what carries it."""
    molecule = view.public.players[view.seat or 0].molecule
    kinds = {each: kind for each, kind, _, _ in molecule.tokens}
    if kinds[number] < 3:
        return f"{SIGNS[kinds[number]]}{number}"
    carrier = neighbours(molecule)[number][0][0]
    on = f"{SIGNS[kinds[carrier]]}{carrier}"
    return words.say(f"board-centre-{'yellow' if kinds[number] == 3 else 'mauve'}", number=number, on=on)


def card(words: Texts, number: int, view: View) -> str:
    """A reagent by its number and formula, another card by its name."""
    if number < 100:
        found = next(one for one in view.public.reagents if one.number == number)
        return words.say("choice-reagent", card=number, structure=found.molecule.formula)
    held = [*view.private.chemistry, *view.private.boum, *view.private.safety]
    for one in held:
        if one.number == number:
            return one.en or words.say(f"card-{one.id}")
    return str(number)


def end(number: int, actions: list[Action], view: View) -> str:
    """A centre of a reagent, by the atom that carries it."""
    wanted = getattr(actions[0], "card")  # noqa: B009 - any Action
    molecule = next(one.molecule for one in view.public.reagents if one.number == wanted)
    kinds = {each: kind for each, kind, _, _ in molecule.tokens}
    carrier = neighbours(molecule)[number][0][0]
    return f"{SIGNS[kinds[carrier]]}{carrier}-{SIGNS[kinds[number]]}{number}"


def plays(view: View) -> bool:
    return isinstance(view.public, PublicView)
