"""Why an answer is refused: one code per reason, with the rule and what a person needs to understand it."""

from __future__ import annotations

from typing import Final, assert_never, cast, get_args

from labtop.engine.core import CHANCE, Illegal, Prompt, Seat
from labtop.engine.wire import Action
from labtop.rooms.laboratorium import actions
from labtop.rooms.laboratorium.actions import ChanceKind, SeatKind
from labtop.rooms.laboratorium.announcements import check_manipulate
from labtop.rooms.laboratorium.cards import BOUM, CHEMISTRY, HIDDEN, REAGENTS, SAFETY
from labtop.rooms.laboratorium.hands import reagent_of, restored_by, surplus, takeable, top_titles
from labtop.rooms.laboratorium.pack import TOKENS
from labtop.rooms.laboratorium.state import Bench, Exchange, Table


def check(s: Table, p: Prompt, seat: Seat, action: Action) -> None:
    """The judge; raises Illegal and changes nothing."""
    if seat == CHANCE:
        check_chance(s, cast("ChanceKind", p.kind), action)
    else:
        check_answer(s, p, cast("SeatKind", p.kind), seat, action)


def check_answer(s: Table, p: Prompt, kind: SeatKind, seat: Seat, action: Action) -> None:
    """The answer of a seat, by the kind of question."""
    if not isinstance(action, ANSWERS[kind]):
        raise Illegal("wrong_answer", kind=kind)
    match kind:
        case "manipulate":
            check_manipulate(s, seat, action)
        case "boum":
            check_boum(s, seat, action)
        case "chemistry":
            check_chemistry(s, seat, action)
        case "dice":
            check_dice(action)
        case "take" | "exchange":
            check_take(s, p, seat, action)
        case "surplus":
            check_discard(s, seat, action)
        case "begin":
            check_begin(s, action)
        case "lose":
            check_lose(s, seat, action)
        case "safety":
            check_secure(s, seat, action)
        case "reroll":
            pass  # the schema allows two dice, and either may be rolled again
        case _:
            assert_never(kind)


def check_chance(s: Table, kind: ChanceKind, action: Action) -> None:
    """Dice and cards that a person types: only what the real ones could not show is refused."""
    if not isinstance(action, DRAWN[kind]):
        raise Illegal("wrong_answer", kind=kind)
    match kind:
        case "draw_chemistry":
            check_top(s, CHEMISTRY, action)
        case "draw_boum":
            check_top(s, BOUM, action)
        case "draw_safety":
            check_top(s, SAFETY, action)
        case "lost":
            check_lost(s, action)
        case "first":
            check_first(s, action)
        case "faces" | "roll" | "again" | "resale":
            pass  # the schema knows the faces of a die
        case _:
            assert_never(kind)


ANSWERS: Final[dict[SeatKind, tuple[type[Action], ...]]] = {
    "begin": (actions.Begin,),
    "dice": (actions.Dice,),
    "take": (actions.Take,),
    "surplus": (actions.Discard,),
    "manipulate": (actions.End, actions.Resell, *get_args(actions.Manipulation)),
    "exchange": (actions.Take, actions.Pass),
    "boum": (actions.Play, actions.Pass),
    "chemistry": (actions.Play, actions.Pass),
    "reroll": (actions.Reroll, actions.Pass),
    "lose": (actions.Lose,),
    "safety": (actions.Secure,),
}
"""What may be answered to each kind of question, as far as the class of the answer says it."""
DRAWN: Final[dict[ChanceKind, type[Action]]] = {
    "first": actions.First,
    "faces": actions.Faces,
    "draw_chemistry": actions.Drawn,
    "draw_boum": actions.Drawn,
    "draw_safety": actions.Drawn,
    "lost": actions.Drawn,
    "roll": actions.Throw,
    "again": actions.One,
    "resale": actions.One,
}
"""The same for the questions to CHANCE."""


# ---- chance --------------------------------------------------------------------------------------------------------


def check_first(s: Table, action: Action) -> None:
    """Rule 2.6."""
    assert isinstance(action, actions.First)
    if action.seat >= s.seats:
        raise Illegal("no_such_seat", "2.6", seat=action.seat)


def check_top(s: Table, colour: int, action: Action) -> None:
    """Rule 3.4: a card that may lie on top of its pile."""
    assert isinstance(action, actions.Drawn)
    if action.card not in [s.kit.titles[colour][i].number for i in top_titles(s, colour)]:
        raise Illegal("card_not_on_top", "3.4", card=name(s, action.card), colour=HIDDEN[colour])


def check_lost(s: Table, action: Action) -> None:
    """Rule 7.4: a Chimie card of the active player."""
    assert isinstance(action, actions.Drawn)
    hand = s.benches[s.turn].hands[CHEMISTRY]
    if action.card not in [title.number for title, held in zip(s.kit.titles[CHEMISTRY], hand) if held]:
        raise Illegal("card_not_in_hand", "7.4", card=name(s, action.card))


# ---- resources -----------------------------------------------------------------------------------------------------


def check_begin(s: Table, action: Action) -> None:
    """Rule 2.7."""
    assert isinstance(action, actions.Begin)
    reagent_of(s, action.card)


def check_dice(action: Action) -> None:
    """Rule 3.2; the schema allows no more than three dice of a colour."""
    assert isinstance(action, actions.Dice)
    chosen = action.reagent + action.chemistry + action.boum + action.safety
    if chosen != 4:
        raise Illegal("choose_four_dice", "3.2", chosen=chosen)


def check_take(s: Table, p: Prompt, seat: Seat, action: Action) -> None:
    """Rules 3.4 and 4.2."""
    if isinstance(action, actions.Pass):
        return
    assert isinstance(action, actions.Take)
    reagent_of(s, action.card)
    place = s.kit.index[action.card]
    but = p.about.card if isinstance(p.about, Exchange) else -1
    if place == but:
        raise Illegal("same_reagent_again", "4.2", reagent=action.card)
    if place in s.benches[seat].reagents:
        raise Illegal("reagent_already_held", "3.5", reagent=action.card)
    if place not in takeable(s, seat, but):
        raise Illegal("pile_empty", "3.4", reagent=action.card)


def check_discard(s: Table, seat: Seat, action: Action) -> None:
    """Rule 3.6."""
    assert isinstance(action, actions.Discard)
    bench = s.benches[seat]
    over = surplus(bench)
    if action.card < 100:
        if s.kit.index.get(action.card, -1) not in bench.reagents:
            raise Illegal("reagent_not_in_hand", "3.6", reagent=action.card)
        if REAGENTS not in over:
            raise Illegal("no_surplus", "3.6", colour="reagent")
        return
    colour = held_colour(s, bench, action.card, "3.6")
    if colour not in over:
        raise Illegal("no_surplus", "3.6", colour=HIDDEN[colour])


def name(s: Table, card: int) -> str:
    """The id of a card, which the catalogue knows; the number of one that is not in the pack."""
    found = s.kit.by_number.get(card)
    return str(card) if found is None else found.id


def held_colour(s: Table, bench: Bench, card: int, rule: str) -> int:
    """The colour of a card in hand; refuses one that is not."""
    for colour in range(len(HIDDEN)):
        for title, held in zip(s.kit.titles[colour], bench.hands[colour]):
            if title.number == card and held:
                return colour
    raise Illegal("card_not_in_hand", rule, card=name(s, card))


# ---- cards during a manipulation -----------------------------------------------------------------------------------


def check_boum(s: Table, seat: Seat, action: Action) -> None:
    """Rule 5.2."""
    if isinstance(action, actions.Pass):
        return
    assert isinstance(action, actions.Play)
    if held_colour(s, s.benches[seat], action.card, "5.2") != BOUM:
        raise Illegal("only_boum_now", "5.2", card=name(s, action.card))
    if action.cancels:
        raise Illegal("cancels_nothing", "8.4", card=name(s, action.card))


def check_chemistry(s: Table, seat: Seat, action: Action) -> None:
    """Rules 5.3 and 8.4."""
    if isinstance(action, actions.Pass):
        return
    assert isinstance(action, actions.Play)
    if held_colour(s, s.benches[seat], action.card, "5.3") != CHEMISTRY:
        raise Illegal("only_chemistry_now", "5.3", card=name(s, action.card))
    title = s.kit.titles[CHEMISTRY][s.kit.card_index[action.card]]
    if not title.cancels and action.cancels:
        raise Illegal("cancels_nothing", "8.4", card=name(s, action.card))
    if title.cancels:
        laid = [s.kit.titles[BOUM][i].number for i in s.trials[0].standing_boum()]
        if not laid:
            raise Illegal("no_boum_to_cancel", "8.4", card=name(s, action.card))
        if action.cancels not in laid:
            raise Illegal("boum_not_laid", "8.4", card=name(s, action.card))


def check_lose(s: Table, seat: Seat, action: Action) -> None:
    """Rule 5.5."""
    assert isinstance(action, actions.Lose)
    if not s.benches[seat].safety[TOKENS.index(action.token)]:
        raise Illegal("token_already_lost", "5.5", token=action.token)


def check_secure(s: Table, seat: Seat, action: Action) -> None:
    """Rules 9.2 and 9.3."""
    assert isinstance(action, actions.Secure)
    bench = s.benches[seat]
    if held_colour(s, bench, action.card, "9.1") != SAFETY:
        raise Illegal("only_safety_here", "9.1", card=name(s, action.card))
    tokens = restored_by(s, bench, s.kit.card_index[action.card])
    if s.options.any_safety != (action.token is not None):
        raise Illegal("name_the_token", "9.2")
    if not tokens or (action.token is not None and TOKENS.index(action.token) not in tokens):
        raise Illegal("token_not_lost", "9.3", card=name(s, action.card))
