"""Cards and safety tokens changing places (chapters 3, 7, 9): each card is in a hand, in a pile or on the table."""

from __future__ import annotations

from bisect import insort
from typing import Final

from labtop.engine.core import Dice, Log
from labtop.rooms.laboratorium.lab import BOUM, CHEMISTRY, SAFETY
from labtop.rooms.laboratorium.pack import TOKENS
from labtop.rooms.laboratorium.state import Bench, Table, missing

MOST_IN_HAND: Final = 3
SEEN_BY: Final = 100
"""A card that only one seat saw go under a pile: title + SEEN_BY * (1 + seat)."""


def top_titles(s: Table, colour: int) -> list[int]:
    """Rule 3.4: titles the top card of a pile may be; what was put under it comes when the fresh ones are gone."""
    fresh = s.fresh[colour]
    found = [title for title in range(len(fresh)) if fresh[title]]
    return found or [card % SEEN_BY for card in s.under[colour][:1]]


def draw_title(s: Table, colour: int, dice: Dice) -> int:
    """Chance: one of the fresh cards, all equally likely."""
    fresh = s.fresh[colour]
    left = sum(fresh)
    if left == 0:
        return s.under[colour][0] % SEEN_BY
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
        mind_door(s)


def spend(s: Table, seat: int, colour: int, title: int) -> None:
    """Out of the hand, onto the table."""
    bench = s.benches[seat]
    bench.hands[colour][title] -= 1
    bench.sizes[colour] -= 1
    if colour == SAFETY:
        mind_door(s)


def put_under(s: Table, colour: int, title: int, seen_by: int = -1) -> None:
    """Under its pile, face up (-1) or as only one seat saw it."""
    s.under[colour].append(title if seen_by < 0 else SEEN_BY * (1 + seen_by) + title)


def has_surplus(bench: Bench) -> bool:
    """Rule 3.5."""
    sizes = bench.sizes
    return sizes[0] > MOST_IN_HAND or sizes[1] > MOST_IN_HAND or sizes[2] > MOST_IN_HAND or len(bench.reagents) > 3


def surplus(bench: Bench) -> list[int]:
    """Rule 3.5: colours with too many cards; 3 stands for reagents."""
    found = [colour for colour in (CHEMISTRY, BOUM, SAFETY) if bench.sizes[colour] > MOST_IN_HAND]
    return [3, *found] if len(bench.reagents) > MOST_IN_HAND else found


def takeable(s: Table, seat: int, but: int = -1) -> list[int]:
    """Rule 3.4: reagents that lie on a pile and are not in hand; `but` one that was just sold."""
    held = s.benches[seat].reagents
    return [i for i in range(len(s.piles)) if s.piles[i] and i not in held and i != but]


def take_reagent(s: Table, seat: int, place: int, log: Log | None) -> None:
    s.piles[place] -= 1
    insort(s.benches[seat].reagents, place)
    if log is not None:
        log.say("took", {"seat": seat, "reagent": s.lab.reagents[place].number})


def return_reagent(s: Table, seat: int, place: int) -> None:
    s.benches[seat].reagents.remove(place)
    s.piles[place] += 1


# ---- safety tokens (rules 1.3, 5.5, 7.3, 9) --------------------------------------------------------------------------


def lose_token(s: Table, seat: int, token: int, log: Log | None) -> bool:
    """Rule 7.3: a token already lost is not lost twice."""
    bench = s.benches[seat]
    if not bench.safety[token]:
        return False
    bench.safety[token] = False
    mind_door(s)
    if log is not None:
        log.say("token_lost", {"seat": seat, "token": TOKENS[token]})
    return True


def regain_token(s: Table, seat: int, token: int, log: Log | None) -> None:
    bench = s.benches[seat]
    if bench.safety[token]:
        return
    bench.safety[token] = True
    mind_door(s)
    if log is not None:
        log.say("token_back", {"seat": seat, "token": TOKENS[token]})


def restored_by(s: Table, bench: Bench, title: int) -> list[int]:
    """Rules 9.2 and 9.3: the lost tokens a Sécurité card can bring back."""
    lost = missing(bench)
    if s.options.any_safety:
        return lost
    token = s.lab.titles[SAFETY][title].token
    return [token] if token in lost else []


def mind_door(s: Table) -> None:
    """Rule 9.1: the door is open to all who lack a token and hold Sécurité cards, whichever they are."""
    seats: list[int] = []
    for seat, bench in enumerate(s.benches):
        if bench.sizes[SAFETY] and not (bench.safety[0] and bench.safety[1] and bench.safety[2]):
            seats.append(seat)
    if not seats:
        if s.doors:
            s.doors.clear()
    elif s.doors:
        s.doors[0].waiting = seats
    else:
        s.open_door("safety", seats)
