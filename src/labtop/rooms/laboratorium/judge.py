"""Why an answer is refused: one code per reason, with the rule and what a person needs to understand it."""

from __future__ import annotations

from typing import Final

from labtop.chemistry import manipulations as chem
from labtop.chemistry.molecules import MAUVE, YELLOW
from labtop.engine.core import CHANCE, Illegal, Prompt, Seat
from labtop.engine.wire import Action
from labtop.rooms.laboratorium import actions as say
from labtop.rooms.laboratorium.hands import restored_by, surplus, takeable, top_titles
from labtop.rooms.laboratorium.lab import BOUM, CHEMISTRY, HIDDEN, SAFETY, Reagent
from labtop.rooms.laboratorium.offers import (
    CENTRES,
    CHARACTERISATIONS,
    REACTIONS,
    bridge_needs,
    card_needs,
    centres_beyond,
    fits,
    pair,
)
from labtop.rooms.laboratorium.pack import TOKENS
from labtop.rooms.laboratorium.state import Bench, Exchange, Table, missing
from labtop.rooms.laboratorium.trials import centres_of

FIRST_OF: Final = {"draw_chemistry": CHEMISTRY, "draw_boum": BOUM, "draw_safety": SAFETY}
STOCK_WORDS: Final = ["carbon", "oxygen", "hydrogen", "centre"]


def check(s: Table, p: Prompt, seat: Seat, action: Action) -> None:
    """The judge; raises Illegal and changes nothing."""
    kind = p.kind
    if seat == CHANCE:
        check_chance(s, p, action)
    elif kind == "manipulate":
        check_manipulate(s, seat, action)
    elif kind in ("boum", "chemistry"):
        check_play(s, kind, seat, action)
    elif kind == "safety" and isinstance(action, say.Secure):
        check_secure(s, seat, action)
    elif kind == "dice" and isinstance(action, say.Dice):
        check_dice(action)
    elif kind in ("take", "exchange"):
        check_take(s, p, seat, action)
    elif kind == "surplus" and isinstance(action, say.Discard):
        check_discard(s, seat, action)
    elif kind == "begin" and isinstance(action, say.Begin):
        reagent_of(s, action.card)
    elif kind == "lose" and isinstance(action, say.Lose):
        if not s.benches[seat].safety[TOKENS.index(action.token)]:
            raise Illegal("token_already_lost", "5.5", token=action.token)
    elif kind != "reroll" or not isinstance(action, (say.Pass, say.Reroll)):
        raise Illegal("wrong_answer", kind=kind)


def check_chance(s: Table, p: Prompt, action: Action) -> None:
    """Dice and cards may be typed by a person: only what cannot be is refused."""
    kind = p.kind
    if kind == "first" and isinstance(action, say.First):
        if action.seat >= s.seats:
            raise Illegal("no_such_seat", "2.6", seat=action.seat)
    elif kind in FIRST_OF and isinstance(action, say.Drawn):
        colour = FIRST_OF[kind]
        if action.card not in [s.lab.titles[colour][i].number for i in top_titles(s, colour)]:
            raise Illegal("card_not_on_top", "3.4", card=name(s, action.card), colour=HIDDEN[colour])
    elif kind == "lost" and isinstance(action, say.Drawn):
        hand = s.benches[s.turn].hands[CHEMISTRY]
        if action.card not in [title.number for title, held in zip(s.lab.titles[CHEMISTRY], hand) if held]:
            raise Illegal("card_not_in_hand", "7.4", card=name(s, action.card))
    elif not (
        (kind == "faces" and isinstance(action, say.Faces))
        or (kind == "roll" and isinstance(action, say.Throw))
        or (kind in ("again", "resale") and isinstance(action, say.One))
    ):
        raise Illegal("wrong_answer", kind=kind)


# ---- resources -----------------------------------------------------------------------------------------------------


def reagent_of(s: Table, card: int) -> Reagent:
    place = s.lab.index.get(card, -1)
    if place < 0:
        raise Illegal("no_such_reagent", "2.2", reagent=card)
    return s.lab.reagents[place]


def check_dice(action: say.Dice) -> None:
    """Rule 3.2; that there are three of a colour, the schema says."""
    chosen = action.reagent + action.chemistry + action.boum + action.safety
    if chosen != 4:
        raise Illegal("choose_four_dice", "3.2", chosen=chosen)


def check_take(s: Table, p: Prompt, seat: Seat, action: Action) -> None:
    """Rules 3.4 and 4.2."""
    if isinstance(action, say.Pass) and p.kind == "exchange":
        return
    if not isinstance(action, say.Take):
        raise Illegal("wrong_answer", kind=p.kind)
    reagent_of(s, action.card)
    place = s.lab.index[action.card]
    but = p.about.card if isinstance(p.about, Exchange) else -1
    if place == but:
        raise Illegal("same_reagent_again", "4.2", reagent=action.card)
    if place in s.benches[seat].reagents:
        raise Illegal("reagent_already_held", "3.5", reagent=action.card)
    if place not in takeable(s, seat, but):
        raise Illegal("pile_empty", "3.4", reagent=action.card)


def check_discard(s: Table, seat: Seat, action: say.Discard) -> None:
    """Rule 3.6."""
    bench = s.benches[seat]
    over = surplus(bench)
    if action.card < 100:
        if s.lab.index.get(action.card, -1) not in bench.reagents:
            raise Illegal("reagent_not_in_hand", "3.6", reagent=action.card)
        if 3 not in over:
            raise Illegal("no_surplus", "3.6", colour="reagent")
        return
    colour = held_colour(s, bench, action.card, "3.6")
    if colour not in over:
        raise Illegal("no_surplus", "3.6", colour=HIDDEN[colour])


def name(s: Table, card: int) -> str:
    """A card as the catalogue knows it; one that is not in the pack by its number."""
    found = s.lab.by_number.get(card)
    return str(card) if found is None else found.id


def held_colour(s: Table, bench: Bench, card: int, rule: str) -> int:
    """The colour of a card in hand; refuses one that is not."""
    for colour in range(len(HIDDEN)):
        for title, held in zip(s.lab.titles[colour], bench.hands[colour]):
            if title.number == card and held:
                return colour
    raise Illegal("card_not_in_hand", rule, card=name(s, card))


# ---- cards during a manipulation -----------------------------------------------------------------------------------


def check_play(s: Table, kind: str, seat: Seat, action: Action) -> None:
    """Rules 5.2, 5.3, 8.4."""
    if isinstance(action, say.Pass):
        return
    if not isinstance(action, say.Play):
        raise Illegal("wrong_answer", kind=kind)
    colour = held_colour(s, s.benches[seat], action.card, "5.2" if kind == "boum" else "5.3")
    if kind == "boum":
        if colour != BOUM:
            raise Illegal("only_boum_now", "5.2", card=name(s, action.card))
        if action.cancels:
            raise Illegal("cancels_nothing", "8.4", card=name(s, action.card))
        return
    if colour != CHEMISTRY:
        raise Illegal("only_chemistry_now", "5.3", card=name(s, action.card))
    title = s.lab.titles[CHEMISTRY][s.lab.card_index[action.card]]
    if not title.cancels and action.cancels:
        raise Illegal("cancels_nothing", "8.4", card=name(s, action.card))
    if title.cancels:
        laid = [s.lab.titles[BOUM][i].number for i in s.trials[0].boum if i >= 0]
        if not laid:
            raise Illegal("no_boum_to_cancel", "8.4", card=name(s, action.card))
        if action.cancels not in laid:
            raise Illegal("boum_not_laid", "8.4", card=name(s, action.card))


def check_secure(s: Table, seat: Seat, action: say.Secure) -> None:
    """Rules 9.2 and 9.3."""
    bench = s.benches[seat]
    if held_colour(s, bench, action.card, "9.1") != SAFETY:
        raise Illegal("only_safety_here", "9.1", card=name(s, action.card))
    tokens = restored_by(s, bench, s.lab.card_index[action.card])
    if s.options.any_safety != (action.token is not None):
        raise Illegal("name_the_token", "9.2")
    if not tokens or (action.token is not None and TOKENS.index(action.token) not in tokens):
        raise Illegal("token_not_lost", "9.3", card=name(s, action.card))


# ---- announcing ----------------------------------------------------------------------------------------------------


def check_manipulate(s: Table, seat: Seat, action: Action) -> None:
    """Chapters 4 and 6."""
    bench = s.benches[seat]
    if isinstance(action, say.End):
        return
    if isinstance(action, say.Resell):
        check_resale(s, bench, action)
        return
    if not isinstance(action, say.Manipulation):
        raise Illegal("wrong_answer", kind="manipulate")
    if not bench.protected():
        raise Illegal("safety_token_missing", "4.4", token=TOKENS[missing(bench)[0]])
    reaction = not isinstance(action, say.Characterise)
    if s.kind == (CHARACTERISATIONS if reaction else REACTIONS):
        raise Illegal("other_type_this_turn", "4.3", kind=s.kind)
    check_chemistry(s, bench, action)
    if not s.options.puzzle:
        for centre in centres_of(action):
            if centre in bench.used:
                raise Illegal("centre_used", "4.5", token=centre)
    check_tokens(s, bench, action)


def check_resale(s: Table, bench: Bench, action: say.Resell) -> None:
    """Rule 4.2."""
    if s.options.puzzle:
        raise Illegal("no_resale_in_a_puzzle", "11.2")
    if s.resold:
        raise Illegal("too_late_to_resell", "4.2")
    if s.lab.index.get(action.card, -1) not in bench.reagents:
        raise Illegal("reagent_not_in_hand", "4.2", reagent=action.card)


def check_chemistry(s: Table, bench: Bench, action: Action) -> None:
    """Chapter 6: the chemical reason, with the paragraph of the manipulation."""
    m = bench.molecule
    rule = RULE_OF[type(action)]
    try:
        if isinstance(action, say.Join):
            card = laid_card(s, bench, action.card)
            chem.check_join(m, action.centre, card.molecule, action.end)
            check_end(card, action.end)
        elif isinstance(action, say.Cut):
            chem.check_cut(m, action.keep, action.away)
            check_tried(bench, action.keep, action.away)
        elif isinstance(action, say.Add):
            check_order(action.first, action.second)
            chem.check_add(m, action.first, action.second)
            check_tried(bench, action.first, action.second)
        elif isinstance(action, say.Eliminate):
            check_order(action.centre, action.other)
            chem.check_eliminate(m, action.centre, action.other)
        elif isinstance(action, say.Split):
            chem.check_split(m, action.centre)
        elif isinstance(action, say.Merge):
            check_order(action.centre, action.other)
            chem.check_merge(m, action.centre, action.other)
        elif isinstance(action, say.Close):
            check_order(action.centre, action.other)
            chem.check_close(m, action.centre, action.other)
        elif isinstance(action, say.Bridge):
            if s.options.rings != "bridging":
                raise Illegal("no_bridging_here", "6.13")
            card = laid_card(s, bench, action.card)
            chem.check_bridge(m, action.centre, action.other, card.molecule, action.end, action.far)
            check_end(card, action.end)
        else:
            assert isinstance(action, say.Characterise)
            check_characterise(s, bench, action)
    except Illegal as error:
        error.rule = error.rule or rule
        raise


RULE_OF: Final[dict[type[Action], str]] = {
    say.Join: "6.2", say.Cut: "6.3", say.Add: "6.5", say.Eliminate: "6.6", say.Split: "6.7", say.Merge: "6.8",
    say.Characterise: "6.9", say.Close: "6.12", say.Bridge: "6.13",
}  # fmt: skip


def check_characterise(s: Table, bench: Bench, action: say.Characterise) -> None:
    """Rules 6.9 to 6.11."""
    if action.group == "OH" and not s.options.hydroxyl:
        raise Illegal("no_hydroxyl_here", "6.11")
    if action.group == "O":
        chem.check_oxygen(bench.molecule, action.centre)
    else:
        chem.check_hydrogen(bench.molecule, action.centre)


def laid_card(s: Table, bench: Bench, number: int) -> Reagent:
    """Rule 5.1: the reagent must be in hand; a puzzle has them all (rule 11.2)."""
    card = reagent_of(s, number)
    if not s.options.puzzle and s.lab.index[number] not in bench.reagents:
        raise Illegal("reagent_not_in_hand", "5.1", reagent=number)
    return card


def check_end(card: Reagent, end: int) -> None:
    """Centres that a symmetry of the card exchanges are one choice, not several."""
    if end not in card.ends:
        raise Illegal("same_as_other_end", "6.2", reagent=card.number)


def check_order(a: int, b: int) -> None:
    """Two tokens named the other way round are the same answer; it is listed once."""
    if a > b:
        raise Illegal("smaller_number_first", "5.1", first=a, second=b)


def check_tried(bench: Bench, a: int, b: int) -> None:
    if pair(a, b) in bench.tried:
        raise Illegal("bond_resisted", "4.6", first=a, second=b)


def check_tokens(s: Table, bench: Bench, action: Action) -> None:
    """Rule 4.8: room on the bench, and, by option, tokens in the box."""
    needs = needed_tokens(s, bench, action)
    room = sum(card_needs(reagent_of(s, action.card))) if isinstance(action, say.Bridge) else sum(needs)
    if not isinstance(action, say.Cut) and not fits(bench, room):
        raise Illegal("bench_full", "4.8")
    if s.options.token_stock:
        for word, need, there in zip(STOCK_WORDS, needs, s.stock):
            if need > max(there, 0):
                raise Illegal("stock_empty", "4.8", token=word)


def needed_tokens(s: Table, bench: Bench, action: Action) -> list[int]:
    """C, O, H and centre tokens that come off the box, net."""
    m = bench.molecule
    if isinstance(action, say.Join):
        return card_needs(reagent_of(s, action.card))
    if isinstance(action, say.Bridge):
        return bridge_needs(s, action)
    if isinstance(action, say.Add):
        return [0, 0, 0, 2]
    if isinstance(action, say.Split):
        return [0, 0, 0, 1]
    if isinstance(action, say.Cut):
        return [0, 0, 0, 0 if centres_beyond(m, action.keep, action.away) else 1]
    if isinstance(action, say.Characterise):
        counts = {"H": [0, 0, 1, -1], "O": [0, 1, 0, -1], "OH": [0, 1, 1, -1]}
        return counts[action.group]
    return [0, 0, 0, -2 if not isinstance(action, say.Merge) else -1]


assert (YELLOW, MAUVE) == (CENTRES, CENTRES + 1)
