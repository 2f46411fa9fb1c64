"""Turns of the manipulation phase, and what comes after what (chapters 4, 10 and 11)."""

from __future__ import annotations

from msgspec import UNSET

from labtop.engine.core import CHANCE, Log, Prompt, Seat
from labtop.engine.wire import Action
from labtop.rooms.laboratorium import actions, events, trials
from labtop.rooms.laboratorium.cards import SAFETY
from labtop.rooms.laboratorium.choices import CHARACTERISATIONS, Choices
from labtop.rooms.laboratorium.hands import (
    has_surplus,
    lose_token,
    put_under,
    regain_token,
    return_reagent,
    spend,
    take_reagent,
    takeable,
)
from labtop.rooms.laboratorium.pack import TOKENS
from labtop.rooms.laboratorium.state import Bench, Exchange, Table


def manipulate(s: Table, seat: Seat, action: Action, log: Log | None) -> None:
    """Rules 4.1, 4.2 and 5.1: end the turn, sell a reagent back or announce a manipulation."""
    s.stack.pop()
    if isinstance(action, actions.End):
        s.over_after = True
    elif isinstance(action, actions.Resell):
        place = s.kit.index[action.card]
        s.resold = True
        return_reagent(s, seat, place)
        if log is not None:
            log.say(events.Resold(seat, action.card))
        s.open("resale", CHANCE, Exchange(place))
    elif s.options.puzzle:
        trials.perform(s, seat, action, log)  # rule 11.2
    else:
        trials.announce(s, seat, action, log)


def resale(s: Table, p: Prompt, action: Action, log: Log | None) -> None:
    """Rule 4.2: 4 or more lets the seat take another reagent."""
    assert isinstance(action, actions.One)
    assert isinstance(p.about, Exchange)
    s.stack.pop()
    s.throw = [action.face]
    if log is not None:
        log.say(events.ResaleRolled(s.turn, action.face, action.face >= 4))
    if action.face >= 4 and takeable(s, s.turn, p.about.card):
        s.open("exchange", s.turn, Exchange(p.about.card))


def roll(s: Table, action: Action, log: Log | None) -> None:
    """Rule 5.4: the black dice fell."""
    assert isinstance(action, actions.Throw)
    s.stack.pop()
    trial = s.trials[0]
    trial.dice = list(action.faces)
    s.throw = list(action.faces)
    if trial.rerolls:
        if log is not None:
            log.say(events.Threw(s.turn, trial.dice[:]))
        s.open("reroll", s.turn)
    else:
        trials.settle_roll(s, log)


def reroll(s: Table, action: Action) -> None:
    """Rule 8.5: roll one of the black dice again, or keep both."""
    s.stack.pop()
    trial = s.trials[0]
    trial.rerolls -= 1
    if isinstance(action, actions.Reroll):
        trial.dice[action.die - 1] = 0
        s.open("again", CHANCE)
    else:
        trial.rerolls = 0


def rolled_again(s: Table, action: Action, log: Log | None) -> None:
    """Rule 8.5: the new face counts."""
    assert isinstance(action, actions.One)
    s.stack.pop()
    trial = s.trials[0]
    trial.dice[trial.dice.index(0)] = action.face
    s.throw = trial.dice[:]
    if log is not None:
        log.say(events.Threw(s.turn, trial.dice[:]))
    if trial.rerolls:
        s.open("reroll", s.turn)
    else:
        trials.settle_roll(s, log)


def exchange(s: Table, seat: Seat, action: Action, log: Log | None) -> None:
    """Rule 4.2: another reagent for the one that was sold, or none."""
    s.stack.pop()
    if isinstance(action, actions.Take):
        take_reagent(s, seat, s.kit.index[action.card], log)


def take(s: Table, seat: Seat, action: Action, log: Log | None) -> None:
    """Rules 3.4 and 8.3: one of the reagents that the seat may take."""
    assert isinstance(action, actions.Take)
    s.stack.pop()
    s.takes -= 1
    take_reagent(s, seat, s.kit.index[action.card], log)


def lose(s: Table, seat: Seat, action: Action, log: Log | None) -> None:
    """Rule 5.5: the safety token that a critical failure costs."""
    assert isinstance(action, actions.Lose)
    s.stack.pop()
    lose_token(s, seat, TOKENS.index(action.token), log)


def secure(s: Table, seat: Seat, action: Action, log: Log | None) -> None:
    """Rules 9.1 and 9.2: a Sécurité card, at any moment, for the own seat."""
    assert isinstance(action, actions.Secure)
    title = s.kit.card_index[action.card]
    token = TOKENS.index(action.token) if action.token is not None else s.kit.titles[SAFETY][title].token
    if log is not None:
        log.say(events.Secured(seat, s.kit.by_number[action.card].id, TOKENS[token]))
    spend(s, seat, SAFETY, title)
    put_under(s, SAFETY, title)
    regain_token(s, seat, token, None)
    if s.stack[-1].kind == "surplus" and not has_surplus(s.benches[s.turn]):
        s.stack.pop()  # the card played was the one too many
        go_on(s, log)


# ---- what comes next -------------------------------------------------------------------------------------------------


def go_on(s: Table, log: Log | None) -> None:
    """While no question is open: do what comes next, until one is open or the game is over."""
    while not s.stack:
        if s.winner >= 0:
            end(s, "synthesis", log)
            return
        if s.trials:  # no die is rolled again any more (rule 8.5)
            trials.settle_roll(s, log)
        elif s.phase == "start":
            next_round(s, log)
        elif s.takes and takeable(s, s.turn):
            s.open("take", s.turn)
        elif s.turn >= 0 and has_surplus(s.benches[s.turn]):
            s.takes = 0
            s.open("surplus", s.turn)
        elif s.phase == "resources":
            next_resources(s)
        else:
            next_manipulation(s, log)
        if s.reason:
            return


def next_round(s: Table, log: Log | None) -> None:
    """Rules 3.1, 4.9 and 10.3: a new round, or the end after the last one."""
    if s.options.puzzle:
        s.phase, s.turn = "manipulations", 0
        return
    if s.round == s.options.rounds:
        end(s, "rounds", log)
        return
    if s.round:
        s.first = (s.first + 1) % s.seats
    s.round += 1
    s.phase = "resources"
    s.kind = ""
    s.turn = s.first
    s.takes = 0
    if log is not None:
        log.say(events.RoundBegins(s.round, s.first))
    s.open("dice", s.turn)


def next_resources(s: Table) -> None:
    """Rule 3.1: the next seat's dice, or the manipulations."""
    s.takes = 0
    s.turn = (s.turn + 1) % s.seats
    if s.turn != s.first:
        s.open("dice", s.turn)
        return
    s.phase = "manipulations"
    begin_turn(s)


def begin_turn(s: Table) -> None:
    """Rules 4.1 to 4.6: nothing is fixed or used yet."""
    s.kind = ""
    s.resold = False
    s.over_after = False
    bench = s.benches[s.turn]
    bench.used = []
    bench.tried = []


def next_manipulation(s: Table, log: Log | None) -> None:
    """Rules 4.1 and 4.7: the seat goes on, or the next one begins."""
    s.takes = 0
    if s.options.puzzle:
        next_step(s, log)
        return
    bench = s.benches[s.turn]
    if not s.over_after and (bench.may_secure() or can_go_on(s, bench)):
        s.open("manipulate", s.turn)
        return
    bench.used = []
    bench.tried = []
    if log is not None:
        log.say(events.TurnOver(s.turn))
    s.turn = (s.turn + 1) % s.seats
    if s.turn != s.first:
        begin_turn(s)
    else:
        next_round(s, log)


def next_step(s: Table, log: Log | None) -> None:
    """Rules 11.1 and 11.2: the next manipulation of a puzzle, or its end."""
    if s.over_after:
        end(s, "given_up", log)
    elif s.benches[0].done == s.options.rounds or Choices(s, 0).total == 1:
        end(s, "rounds", log)
    else:
        s.kind = ""
        s.benches[0].used = []
        s.open("manipulate", 0)


def end(s: Table, reason: events.Reason, log: Log | None) -> None:
    """Rules 10.1 and 10.3: no question is open any more."""
    s.reason = reason
    s.phase = "over"
    s.stack.clear()
    s.doors.clear()
    if log is not None:
        log.say(events.Ended(reason, s.winner if s.winner >= 0 else UNSET))


def can_go_on(s: Table, bench: Bench) -> bool:
    """Rule 4.7: whether there is anything to announce or to sell; the usual cases are found without counting it."""
    if not s.resold and bench.reagents:
        return True
    free = bench.protected() and s.kind != CHARACTERISATIONS and not s.options.token_stock
    if free and len(bench.sites.cuts) > 2 * len(bench.tried):  # each bond is listed twice at most
        return True
    return Choices(s, s.turn).total > 1
