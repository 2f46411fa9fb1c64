"""Chain Growth solved again: every answer is played by the rules, and averages are counted from the view."""

from __future__ import annotations

import msgspec

from labtop.engine import drive
from labtop.engine.core import Illegal, Prompt
from labtop.rooms.chain_growth.actions import Actions, Copolymerise, Propagate, Terminate, Transfer
from labtop.rooms.chain_growth.rules import ChainGrowth

RULES = ChainGrowth()


def played(state, seat, action):
    return drive.play(RULES, state, drive.ask_of(state.stack[-1], seat), action)


def only(puzzle, right):
    """A complaint, unless exactly the right choice is right."""
    found = [i for i, is_right in enumerate(right) if is_right]
    if found != [puzzle.right]:
        yield f"right are {found}"


def win_now(puzzle, state, actions):
    won = []
    for action in RULES.legal(state, state.stack[-1], puzzle.seat):
        after, _ = played(state, puzzle.seat, action)
        result = RULES.outcome(after)
        if result is not None and result.places[puzzle.seat] == 1 and result.places.count(1) == 1:
            won.append(action)
    yield from only(puzzle, [action in won for action in actions])
    if len(won) != 1:
        yield f"{len(won)} plays win"
    for one, action in zip(puzzle.choices, actions, strict=True):
        after, _ = played(state, puzzle.seat, action)
        result = RULES.outcome(after)
        if result is None:
            if one.why["left"] != len(RULES.private(after, puzzle.seat).hand):
                yield "cards left are told wrongly"
            continue
        theirs = max(score for seat, score in enumerate(result.scores) if seat != puzzle.seat)
        if (one.why["mine"], one.why["theirs"]) != (result.scores[puzzle.seat], theirs):
            yield f"the score of {action} is told wrongly"


def finish_most(puzzle, state, actions):
    before = RULES.public(state).players[puzzle.seat].units
    gains = {}
    for action in RULES.legal(state, state.stack[-1], puzzle.seat):
        after, _ = played(state, puzzle.seat, action)
        gains[action] = RULES.public(after).players[puzzle.seat].units - before
    best = max(gains.values())
    if list(gains.values()).count(best) != 1:
        yield "several plays are best"
    yield from only(puzzle, [gains[action] == best for action in actions])
    if [one.value for one in puzzle.choices] != [gains[action] for action in actions]:
        yield "a value is wrong"
    if puzzle.gap != best - max(gain for gain in gains.values() if gain != best) or puzzle.figures["before"] != before:
        yield "a figure is wrong"


def reached(state, seat):
    """Chains of a seat that some other player could take or end, had that player every card."""
    found = set()
    for other in range(state.seats):
        if other == seat:
            continue
        world = RULES.clone(state)
        world.hands[other] = [3] * world.cards.kinds
        world.held[other] = sum(world.hands[other])
        world.turn, world.taken = other, False
        for action in RULES.legal(world, Prompt(1, "play", [other]), other):
            if isinstance(action, Transfer | Copolymerise):
                found.add(action.chain)
            elif isinstance(action, Terminate):
                found |= set(action.chains)
    return found


def danger(puzzle, state, _actions):
    public = RULES.public(state)
    mine = [one.number for one in public.chains if one.owner == puzzle.seat]
    mine += [one.number for one in public.players[puzzle.seat].shelf]
    numbers = [one.say["chain"] for one in puzzle.choices]
    if not set(numbers) <= set(mine):
        yield "a chain is not the player's"
    open_to_others = reached(state, puzzle.seat)
    wanted = puzzle.question["say"] == "puzzle-danger"
    yield from only(puzzle, [(number in open_to_others) == wanted for number in numbers])


def radical(puzzle, state, _actions):
    cards = tuple(puzzle.figures["cards"])
    allowed = []
    for one in puzzle.choices:
        try:
            RULES.check(state, state.stack[-1], puzzle.seat, Propagate(one.say["chain"], cards))
            allowed.append(True)
        except Illegal:
            allowed.append(False)
    yield from only(puzzle, allowed)


def initiator(puzzle, state, actions):
    before = len(RULES.public(state).chains)
    started = [len(RULES.public(played(state, puzzle.seat, action)[0]).chains) - before for action in actions]
    yield from only(puzzle, [count == 2 for count in started])


def termination(puzzle, state, _actions):
    chains = tuple(puzzle.figures["chains"])
    before = RULES.public(state).players[puzzle.seat].shelf
    after, _ = played(state, puzzle.seat, Terminate(chains, puzzle.figures["how"]))
    new = [vial.units for vial in RULES.public(after).players[puzzle.seat].shelf[len(before) :]]
    told = [[one.say["units"]] if "units" in one.say else [one.say["one"], one.say["two"]] for one in puzzle.choices]
    yield from only(puzzle, [sorted(one) == sorted(new) for one in told])
    lengths = sorted(one.units for one in RULES.public(state).chains if one.number in chains)
    if lengths != [puzzle.figures["two"], puzzle.figures["one"]] or sum(lengths) != puzzle.figures["sum"]:
        yield "the lengths are told wrongly"


def weights(state, seat):
    """In g/mol, of the finished chains that everybody sees."""
    public = RULES.public(state)
    living = [one.mass for one in public.chains if one.owner == seat and one.capped]
    return [one.mass for one in public.players[seat].shelf] + living


def after_play(puzzle, state):
    action = msgspec.convert(puzzle.question["play"], Actions)
    return weights(played(state, puzzle.seat, action)[0], puzzle.seat)


def number_average(puzzle, state, _actions):
    then = after_play(puzzle, state)
    mean = sum(then) / len(then)
    yield from only(puzzle, [abs(one.say["mass"] - float(mean)) < 0.0501 for one in puzzle.choices])
    if puzzle.figures["count"] != len(then) or abs(puzzle.figures["sum"] - float(sum(then))) > 0.0501:
        yield "the chains are told wrongly"
    weight = float(sum(one * one for one in then) / sum(then))
    for one in puzzle.choices:
        if one.why["say"] == "puzzle-mn-mw" and abs(one.why["amount"] - weight) > 0.0501:
            yield "Mw is told wrongly"


def spread(found):
    return len(found) * sum(one * one for one in found) / sum(found) ** 2


def dispersity(puzzle, state, _actions):
    old, new = spread(weights(state, puzzle.seat)), spread(after_play(puzzle, state))
    way = "rises" if new > old else "falls" if new < old else "stays"
    yield from only(puzzle, [one.say["say"] == f"puzzle-way-{way}" for one in puzzle.choices])
    if abs(puzzle.figures["old"] - float(old)) > 0.00051 or abs(puzzle.figures["new"] - float(new)) > 0.00051:
        yield "the dispersities are told wrongly"


KINDS = {
    "win-now": win_now, "finish-most": finish_most, "danger": danger, "radical": radical, "initiator": initiator,
    "termination": termination, "number-average": number_average, "dispersity": dispersity,
}  # fmt: skip


def faults(puzzle, state, actions, _thorough):
    return list(KINDS[puzzle.kind](puzzle, state, actions))
