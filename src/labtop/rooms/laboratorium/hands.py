"""Cards and safety tokens changing places (chapters 3, 7, 9): each card is in a hand, in a pile or on the table."""

from __future__ import annotations

from bisect import insort
from typing import Final

from labtop.engine.core import Dice, Illegal, Log
from labtop.rooms.laboratorium import events
from labtop.rooms.laboratorium.cards import BOUM, CHEMISTRY, REAGENTS, SAFETY, Reagent
from labtop.rooms.laboratorium.pack import TOKENS
from labtop.rooms.laboratorium.state import Bench, Table

MOST_IN_HAND: Final = 3
"""Rule 3.5: cards of one colour."""

# ---- cards under a pile, each as one number ------------------------------------------------------------------------

SEEN_BY: Final = 100
"""A card that only one seat saw go under a pile is title + SEEN_BY * (1 + seat); one that all saw is its title."""


def title_under(card: int) -> int:
    return card % SEEN_BY


def only_seen_by(card: int) -> int:
    """The seat that alone knows this card under a pile; -1: everybody knows it."""
    return card // SEEN_BY - 1


def with_title(card: int, title: int) -> int:
    """A card of another title, seen by the same seat."""
    return card - card % SEEN_BY + title


def put_under(s: Table, colour: int, title: int, seen_by: int = -1) -> None:
    """Put a card under its pile: face up (-1), or so that only one seat sees it."""
    s.under[colour].append(title + SEEN_BY * (1 + seen_by))


# ---- piles and hands -----------------------------------------------------------------------------------------------


def top_titles(s: Table, colour: int) -> list[int]:
    """Rule 3.4: titles that the top card of a pile may have; cards put under it come once the fresh ones are gone."""
    fresh = s.fresh[colour]
    found = [title for title in range(len(fresh)) if fresh[title]]
    return found or [title_under(card) for card in s.under[colour][:1]]


def draw_title(s: Table, colour: int, dice: Dice) -> int:
    """Chance: one of the fresh cards, all equally likely."""
    fresh = s.fresh[colour]
    left = sum(fresh)
    if left == 0:
        return title_under(s.under[colour][0])
    return nth_title(fresh, dice.below(left))


def nth_title(counts: list[int], i: int) -> int:
    """The i-th card of a pile or hand given as counts."""
    title = 0
    while i >= counts[title]:
        i -= counts[title]
        title += 1
    return title


def draw(s: Table, seat: int, colour: int, title: int) -> None:
    """Rule 3.4: from the top of the pile into the hand."""
    if any(s.fresh[colour]):
        s.fresh[colour][title] -= 1
    else:
        s.under[colour].pop(0)
    bench = s.benches[seat]
    bench.hands[colour][title] += 1
    bench.sizes[colour] += 1
    if colour == SAFETY:
        update_safety_door(s)


def spend(s: Table, seat: int, colour: int, title: int) -> None:
    """Out of the hand, onto the table."""
    bench = s.benches[seat]
    bench.hands[colour][title] -= 1
    bench.sizes[colour] -= 1
    if colour == SAFETY:
        update_safety_door(s)


def has_surplus(bench: Bench) -> bool:
    """Rule 3.5: whether there are too many cards of some colour."""
    sizes = bench.sizes
    return (
        sizes[0] > MOST_IN_HAND
        or sizes[1] > MOST_IN_HAND
        or sizes[2] > MOST_IN_HAND
        or len(bench.reagents) > MOST_IN_HAND
    )


def surplus(bench: Bench) -> list[int]:
    """Rule 3.5: colours with too many cards, reagents first."""
    found = [colour for colour in (CHEMISTRY, BOUM, SAFETY) if bench.sizes[colour] > MOST_IN_HAND]
    return [REAGENTS, *found] if len(bench.reagents) > MOST_IN_HAND else found


def reagent_of(s: Table, card: int) -> Reagent:
    """A reagent by its number; refuses one that is not on the table."""
    place = s.kit.index.get(card, -1)
    if place < 0:
        raise Illegal("no_such_reagent", "2.2", reagent=card)
    return s.kit.reagents[place]


def takeable(s: Table, seat: int, but: int = -1) -> list[int]:
    """Rule 3.4: reagents that lie on a pile and are not in hand, without the one (`but`) that was just sold."""
    held = s.benches[seat].reagents
    return [i for i in range(len(s.piles)) if s.piles[i] and i not in held and i != but]


def take_reagent(s: Table, seat: int, place: int, log: Log | None) -> None:
    s.piles[place] -= 1
    insort(s.benches[seat].reagents, place)
    if log is not None:
        log.say(events.Took(seat, s.kit.reagents[place].number))


def return_reagent(s: Table, seat: int, place: int) -> None:
    s.benches[seat].reagents.remove(place)
    s.piles[place] += 1


# ---- safety tokens (rules 1.3, 5.5, 7.3, 9) --------------------------------------------------------------------------


def lose_token(s: Table, seat: int, token: int, log: Log | None) -> bool:
    """Rule 7.3: false for a token that is gone already, since it is not lost twice."""
    bench = s.benches[seat]
    if not bench.safety[token]:
        return False
    bench.safety[token] = False
    update_safety_door(s)
    if log is not None:
        log.say(events.TokenLost(seat, TOKENS[token]))
    return True


def regain_token(s: Table, seat: int, token: int, log: Log | None) -> None:
    bench = s.benches[seat]
    if bench.safety[token]:
        return
    bench.safety[token] = True
    update_safety_door(s)
    if log is not None:
        log.say(events.TokenBack(seat, TOKENS[token]))


def restored_by(s: Table, bench: Bench, title: int) -> list[int]:
    """Rules 9.2 and 9.3: the lost tokens that a Sécurité card can bring back."""
    lost = bench.lost_tokens()
    if s.options.any_safety:
        return lost
    token = s.kit.titles[SAFETY][title].token
    return [token] if token in lost else []


def update_safety_door(s: Table) -> None:
    """Rule 9.1: the door is open to all seats that lack a token and hold Sécurité cards, whichever cards these are."""
    seats = [seat for seat, bench in enumerate(s.benches) if bench.may_secure()]
    if not seats:
        s.doors.clear()
    elif s.doors:
        s.doors[0].waiting = seats
    else:
        s.open_door("safety", seats)
