"""The promise that no seat sees more than allowed.

What is proven, and on what it rests. A room's `imagine` says what a seat (or a spectator) cannot know: it makes
another world with the same things known and others hidden. Then, at every step of a random game and for every
observer:

1. `the_view_tells_nothing`: all an observer gets while the game waits - view, asks, legal lists and menus of its own
   questions - is byte-identical in the imagined world.
2. `moves_tell_nothing`: the same answer of the same seat, given in both worlds where it is possible in both, tells the
   observer byte-identical events and leaves him with a byte-identical view. Where the answer opens sealed ones, these
   are first made equal in both worlds, for then the reveal may show them.
3. `events_tell_no_more_than_views`: the answer itself may be hidden (which card chance dealt, which card a seat chose).
   Here one world is given two different answers. If they leave the observer with the same view, chance's answer must
   have told him the same events; a seat's answer may have told everybody more (how a die came into its box), but then
   a spectator too: private parts of events tell only what the seat's own view shows.
4. `imagined_worlds_tell_nothing`: a bot searches in imagined worlds, so these too must depend on what its seat knows
   and on its own chance alone: imagined from the real world or from an imagined one, they are the same.
5. `verdicts_tell_nothing`: a seat may try any answer and is told the judge's verdict, so the verdict too must be the
   same in every world the seat cannot tell apart.

Not proven: that `imagine` hides enough. A field that no imagined world ever changes counts as known to all; the toy
room's own test and the planted defects show that its hands do change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conformance.games import Case, Turn, sampled, walk
from conformance.promises import mutations, refusal
from labtop.engine import codec, drive
from labtop.engine.core import CHANCE, Illegal, Logged
from labtop.engine.dice import Quick, SealedDice, deal_key
from labtop.engine.wire import Action, Ask, View

if TYPE_CHECKING:
    from collections.abc import Iterator

MANY = 9
"""From this many seats on only some observers and steps are tried."""


def observers(case: Case, turn: Turn) -> list[int | None]:
    """All seats and a spectator; at large tables the moving seat, the next one, the last one and a spectator."""
    if case.seats < MANY:
        return [None, *range(case.seats)]
    mover = max(turn.ask.seat, 0)
    return [None, *sorted({mover, (mover + 1) % case.seats, case.seats - 1})]


def steps(case: Case) -> Iterator[Turn]:
    return walk(case) if case.seats < MANY else sampled(walk(case), 17)


def all_that(case: Case, s: Any, seat: int | None) -> bytes:
    """Everything an observer is given, as the bytes a server would send."""
    rules = case.room.rules
    view = View(seat, rules.public(s), None if seat is None else rules.private(s, seat))
    asks = [ask for ask in drive.asks(s) if ask.seat == seat]
    prompts = [drive.find(s, ask) for ask in asks]
    answers = [(rules.legal(s, p, ask.seat), rules.menu(s, p, ask.seat)) for p, ask in zip(prompts, asks, strict=True)]
    waiting = [(ask.prompt, ask.seat, ask.kind, ask.must, ask.nth) for ask in drive.asks(s)]
    return codec.encode([view, asks, answers, waiting, rules.outcome(s)])


def heard(events: list[Logged], seat: int | None) -> bytes:
    return codec.encode([event.seen_by(seat) for event in events])


def the_view_tells_nothing(case: Case) -> int:
    """Returns in how many imagined worlds something hidden was indeed different."""
    rng, different = Quick(f"{case.seed}/imagine"), 0
    for turn in steps(case):
        for seat in observers(case, turn):
            world = case.room.rules.imagine(turn.state, seat, rng)
            different += codec.dump(world) != codec.dump(turn.state)
            same(all_that(case, turn.state, seat), all_that(case, world, seat), f"{name(seat)} sees what is hidden")
    return different


def verdicts_tell_nothing(case: Case) -> int:
    """Returns how many refusals were compared in worlds where something hidden was different."""
    rules, rng, tried = case.room.rules, Quick(f"{case.seed}/imagine"), 0
    for turn in sampled(walk(case), 6 if case.seats < MANY else 50):
        seat = turn.ask.seat
        if seat == CHANCE:
            continue
        world = rules.imagine(turn.state, seat, rng)
        different = codec.dump(world) != codec.dump(turn.state)
        for raw in mutations(turn.action):
            if refusal(codec.valid, raw, case.room.actions):
                continue
            action = codec.valid(raw, case.room.actions)
            here, there = (verdict(case, state, turn.ask, action) for state in (turn.state, world))
            same(here, there, f"the judge tells {name(seat)} what is hidden")
            tried += different and here != b"null"
    return tried


def verdict(case: Case, s: Any, ask: Ask, action: Action) -> bytes:
    """The refusal of an answer, as the bytes a server would send; null: it fits."""
    error = refusal(case.room.rules.check, s, drive.find(s, ask), ask.seat, action)
    return codec.encode(None if error is None else [error.code, error.rule, error.params])


def imagined_worlds_tell_nothing(case: Case) -> None:
    """A bot that searches gets worlds: with the same chance they are the same, whatever is really hidden."""
    rules, rng = case.room.rules, Quick(f"{case.seed}/imagine")
    for number, turn in enumerate(sampled(walk(case), 4 if case.seats < MANY else 50)):
        for seat in observers(case, turn):
            other = rules.imagine(turn.state, seat, rng)
            here, there = (rules.imagine(state, seat, Quick(f"{number}/same")) for state in (turn.state, other))
            same(
                codec.encode(codec.dump(here)), codec.encode(codec.dump(there)), f"{name(seat)} imagines what is hidden"
            )


def moves_tell_nothing(case: Case) -> int:
    """Returns how many moves were possible in both worlds, with something hidden different."""
    rules, rng, tried = case.room.rules, Quick(f"{case.seed}/imagine"), 0
    for turn in steps(case):
        here, told = drive.play(rules, turn.state, turn.ask, turn.action)
        for seat in observers(case, turn):
            world = rules.imagine(turn.state, seat, rng)
            if not same_sealed(case, turn, world) or codec.dump(world) == codec.dump(turn.state):
                continue
            try:
                there, told_there = drive.play(rules, world, turn.ask, turn.action)
            except Illegal:
                assert seat != turn.ask.seat, "a seat's own legal answer was refused in a world it cannot tell apart"
                continue
            same(heard(told, seat), heard(told_there, seat), f"{turn.action} told {name(seat)} what is hidden")
            same(all_that(case, here, seat), all_that(case, there, seat), f"{turn.action} showed {name(seat)} too much")
            tried += 1
    return tried


def same_sealed(case: Case, turn: Turn, world: Any) -> bool:
    """If this answer is the last of a sealed prompt, put the others' real answers into the imagined state, if legal."""
    p = turn.prompt
    if p.answers is None or p.waiting != [turn.ask.seat]:
        return True
    twin = world.stack[-1]
    for seat, answer in enumerate(p.answers):
        if answer is not None:
            try:
                case.room.rules.check(world, twin, seat, answer)
            except Illegal:
                return False
            twin.answers[seat] = answer
    return True


def events_tell_no_more_than_views(case: Case) -> int:
    """Returns how often two different answers looked the same to some observer."""
    rng, tried = Quick(f"{case.seed}/instead"), 0
    for turn in steps(case):
        here, told = drive.play(case.room.rules, turn.state, turn.ask, turn.action)
        others = [seat for seat in observers(case, turn) if seat != turn.ask.seat]
        given = {seat: all_that(case, here, seat) for seat in others}
        for other in instead(case, turn, rng):
            there, told_there = drive.play(case.room.rules, turn.state, turn.ask, other)
            for seat in others:
                if given[seat] != all_that(case, there, seat):
                    continue
                if turn.ask.seat == CHANCE or heard(told, None) == heard(told_there, None):
                    same(heard(told, seat), heard(told_there, seat), f"events tell {name(seat)} what its view does not")
                    tried += 1
    return tried


def instead(case: Case, turn: Turn, rng: Quick) -> list[Action]:
    """Up to three other answers that were as possible."""
    rules, s, p, seat = case.room.rules, turn.state, turn.prompt, turn.ask.seat
    found = []
    for n in range(3):
        if seat == CHANCE:
            found.append(drive.throw(rules, s, p, SealedDice(deal_key(f"{case.seed}/instead/{n}"))))
        else:
            found.append(rules.pick(s, p, seat, rng))
    return [action for action in found if action != turn.action]


def name(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def same(one: bytes, other: bytes, complaint: str) -> None:
    if one != other:
        at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
        start = max(0, at - 60)
        raise AssertionError(f"{complaint}: {one[start : at + 60]!r} or {other[start : at + 60]!r}")
