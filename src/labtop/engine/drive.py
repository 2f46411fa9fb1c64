"""The functions that advance a game; nothing else changes a state."""

from __future__ import annotations

from typing import Protocol

from labtop.engine.core import CALM, CHANCE, Dice, Illegal, Log, Logged, Prompt, Rules, S, Seat, State
from labtop.engine.wire import Action, Ask, Move


class Chooser(Protocol):
    """Answers for the seats in a playout, for example a set of bots."""

    def __call__(self, s: State, p: Prompt, seat: Seat) -> Action: ...


def asks(s: State) -> list[Ask]:
    """Every open question: those the game waits for, then doors, then sealed answers that may still be changed."""
    if not s.stack:
        return []
    p = s.stack[-1]
    found = [ask_of(p, seat) for seat in (p.waiting if p.at_once else p.waiting[:1])]
    for door in s.doors:
        found += [ask_of(door, seat) for seat in door.waiting]
    if p.answers is not None:
        found += [Ask(p.id, seat, p.kind, False) for seat in range(s.seats) if p.answers[seat] is not None]
    return found


def ask_of(p: Prompt, seat: Seat) -> Ask:
    """The question an open prompt puts to one of the seats it waits for."""
    times = p.times
    if times is not None:
        return Ask(p.id, seat, p.kind, False, times[seat])
    return Ask(p.id, seat, p.kind, True, p.nth)


def find(s: State, ask: Ask) -> Prompt:
    """The open prompt an ask belongs to: the top of the stack, or a door."""
    seat = ask.seat
    if not s.stack:
        raise Illegal("over")
    if not (seat == CHANCE or 0 <= seat < s.seats):
        raise Illegal("no_such_seat", seat=seat)
    p = s.stack[-1]
    if p.id == ask.prompt:
        if p.answers is not None:
            if seat in p.waiting or (seat >= 0 and p.answers[seat] is not None):
                return p
            raise Illegal("not_asked", seat=seat)
        if p.nth != ask.nth:
            raise Illegal("closed")
        if p.waiting[0] != seat:
            raise Illegal("not_asked", seat=seat)
        return p
    for door in s.doors:
        if door.id == ask.prompt:
            times = door.times
            assert times is not None
            if seat not in door.waiting:
                raise Illegal("not_asked", seat=seat)
            if times[seat] != ask.nth:
                raise Illegal("closed")
            return door
    raise Illegal("closed")


def push(rules: Rules[S], s: S, ask: Ask, action: Action, log: Log | None = None) -> None:
    """Carries out one answer from outside, in place, after checking that the question is open and the answer legal."""
    p = find(s, ask)
    rules.check(s, p, ask.seat, action)
    step(rules, s, p, ask.seat, action, log)


def step(rules: Rules[S], s: S, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
    """Carries out an answer known to be legal. A sealed prompt keeps it until the last answer lets the room reveal."""
    s.moves += 1
    answers = p.answers
    if answers is not None:
        if answers[seat] is None:
            p.waiting.remove(seat)
        answers[seat] = action
        if p.waiting:
            return
    elif p.times is not None:
        p.times[seat] += 1
    else:
        p.nth += 1
        if seat == CHANCE:
            stream = rules.stream(p.kind)
            s.draws[stream] = s.draws.get(stream, 0) + 1
    rules.apply(s, p, seat, action, log)


def play(rules: Rules[S], s: S, ask: Ask, action: Action) -> tuple[S, list[Logged]]:
    """The same as `push`, but pure: the given state stays as it is.

    Examples:
        >>> import labtop
        >>> game = labtop.start("chem-and-roll", seed=1)
        >>> ask = game.asks()[0]
        >>> after, events = play(game.room.rules, game.state, ask, game.legal(ask)[0])
        >>> game.state.moves, after.moves
        (1, 2)
    """
    draft = rules.clone(s)
    log = Log()
    push(rules, draft, ask, action, log)
    return draft, log.events


def throw(rules: Rules[S], s: S, p: Prompt, dice: Dice) -> Action:
    """The answer of CHANCE by these dice: it depends only on the seed and the number of draws in that stream."""
    stream = rules.stream(p.kind)
    dice.at(stream, s.draws.get(stream, 0))
    return rules.draw(s, p, dice)


def settle(rules: Rules[S], s: S, dice: Dice | None, log: Log | None = None, moves: list[Move] | None = None) -> None:
    """Chance answers until a seat is asked. Without dice it waits for an answer from outside."""
    while s.stack and s.stack[-1].waiting[0] == CHANCE and dice is not None:
        p = s.stack[-1]
        action = throw(rules, s, p, dice)
        if moves is not None:
            moves.append(Move(p.id, CHANCE, p.nth, action))
        step(rules, s, p, CHANCE, action, log)


def playout(
    rules: Rules[S],
    s: S,
    rng: Dice,
    dice: Dice,
    choose: Chooser | None = None,
    log: Log | None = None,
    moves: list[Move] | None = None,
    at_most: int = 1_000_000,
    calm: tuple[str, ...] = (),
) -> None:
    """Play to the end: `choose` answers for every seat, or, without it, a uniform pick.

    In `calm` kinds of questions the pick is uniform only one time in eight, otherwise it is the main answer. Doors
    are tried one time in eight, so that cards playable at any time are played but not spent at once.
    """
    stack, doors, draws = s.stack, s.doors, s.draws
    kind = stream = ""
    if choose is not None:
        calm = ()
    while stack and s.moves < at_most:
        if doors and rng.below(8) == 0 and knock(rules, s, rng, dice, choose, log, moves):
            continue
        p = stack[-1]
        seat = p.waiting[0]
        if p.kind in calm:
            action = rules.pick(s, p, seat, rng) if rng.below(CALM) == 0 else rules.first(s, p, seat)
        elif seat == CHANCE:
            if p.kind != kind:
                kind = p.kind
                stream = rules.stream(kind)
            drawn = draws.get(stream, 0)
            dice.at(stream, drawn)
            action = rules.draw(s, p, dice)
            draws[stream] = drawn + 1
        elif choose is not None:
            action = choose(s, p, seat)
        else:
            action = rules.pick(s, p, seat, rng)
        if moves is not None:
            moves.append(Move(p.id, seat, p.nth, action))
        if p.answers is not None:
            step(rules, s, p, seat, action, log)
        else:  # the same as `step` for an answer that is not sealed, the usual case
            s.moves += 1
            p.nth += 1
            rules.apply(s, p, seat, action, log)


def knock(
    rules: Rules[S],
    s: S,
    rng: Dice,
    dice: Dice,
    choose: Chooser | None,
    log: Log | None,
    moves: list[Move] | None,
) -> bool:
    """A random seat answers at a random door; false: it has no answer to give there."""
    door = s.doors[rng.below(len(s.doors))]
    seat = door.waiting[rng.below(len(door.waiting))]
    if not rules.legal(s, door, seat):
        return False
    if seat == CHANCE:
        action = throw(rules, s, door, dice)
    elif choose is not None:
        action = choose(s, door, seat)
    else:
        action = rules.pick(s, door, seat, rng)
    times = door.times
    assert times is not None
    if moves is not None:
        moves.append(Move(door.id, seat, times[seat], action))
    step(rules, s, door, seat, action, log)
    return True


def answer_door(rules: Rules[S], s: S, choose: Chooser) -> bool:
    """The first seat with an answer at an open door gives it, as at a table; false: none has one."""
    for door in s.doors:
        for seat in door.waiting:
            if seat != CHANCE and rules.legal(s, door, seat):
                step(rules, s, door, seat, choose(s, door, seat), None)
                return True
    return False


def replay(rules: Rules[S], s: S, moves: list[Move], log: Log | None = None) -> None:
    """Applies recorded moves to a fresh state, judging each as if it came from outside."""
    for m in moves:
        push(rules, s, Ask.of(m), m.action, log)


def take_back(rules: Rules[S], start: S, moves: list[Move], seat: Seat) -> tuple[S, list[Move]]:
    """The game before this seat's last answer; `start` is the state the moves began from and stays as it is."""
    number = undoable(rules, start, moves, seat)
    kept = moves[:number] + moves[number + 1 :]
    state = rules.clone(start)
    replay(rules, state, kept)
    return state, kept


def undoable(rules: Rules[S], start: S, moves: list[Move], seat: Seat) -> int:
    """The number of the move that a seat may take back alone; raises Illegal where there is none.

    A seat may do so while no other seat has moved, chance was not drawn and nothing hidden was shown. A sealed answer
    may be withdrawn until the reveal, whether or not others have sealed theirs in the meantime.
    """
    if not moves:
        raise Illegal("nothing_to_take_back")
    last = moves[-1]
    before = rules.clone(start)
    replay(rules, before, moves[:-1])
    after = rules.clone(before)
    log = Log()
    replay(rules, after, [last], log)
    top = after.stack[-1] if after.stack else None
    if top is not None and is_sealed(top, last, seat):
        return max([i for i, m in enumerate(moves) if m.prompt == top.id and m.seat == seat])
    if last.seat == CHANCE:
        raise Illegal("chance_was_drawn")
    if last.seat != seat:
        raise Illegal("another_seat_moved", seat=last.seat)
    if any(event.private is not None for event in log.events) or opens(before, last.prompt):
        raise Illegal("hidden_was_shown")
    return len(moves) - 1


def is_sealed(top: Prompt | None, last: Move, seat: Seat) -> bool:
    """Whether this seat's answer to the open question waits, sealed, for those of others."""
    if top is None or top.answers is None or seat < 0 or top.answers[seat] is None:
        return False
    return last.seat != seat or last.prompt == top.id


def opens(before: State, prompt: int) -> bool:
    """Whether an answer to this question is among the sealed answers of others, which it may open."""
    p = before.stack[-1]
    return p.id == prompt and p.answers is not None and any(a is not None for a in p.answers)
