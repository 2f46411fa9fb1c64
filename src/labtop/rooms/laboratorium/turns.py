"""Turns of the manipulation phase, and what comes after what (chapters 4, 10 and 11)."""

from __future__ import annotations

from typing import Any

from labtop.engine.core import CHANCE, Log, Prompt, Seat
from labtop.engine.wire import Action
from labtop.rooms.laboratorium import actions as say
from labtop.rooms.laboratorium import trials
from labtop.rooms.laboratorium.hands import has_surplus, put_under, regain_token, return_reagent, spend, takeable
from labtop.rooms.laboratorium.lab import SAFETY
from labtop.rooms.laboratorium.offers import CHARACTERISATIONS, Offers
from labtop.rooms.laboratorium.pack import TOKENS
from labtop.rooms.laboratorium.state import Bench, Exchange, Table, may_secure


def manipulate(s: Table, seat: Seat, action: Action, log: Log | None) -> None:
    """Rules 4.1, 4.2, 5.1."""
    if isinstance(action, say.End):
        s.over_after = True
    elif isinstance(action, say.Resell):
        place = s.lab.index[action.card]
        s.resold = True
        return_reagent(s, seat, place)
        if log is not None:
            log.say("resold", {"seat": seat, "reagent": action.card})
        s.open("resale", CHANCE, Exchange(place))
    elif s.options.puzzle:
        trials.perform(s, seat, action, log)  # rule 11.2
    else:
        trials.announce(s, seat, action, log)


def resale(s: Table, p: Prompt, action: Action, log: Log | None) -> None:
    """Rule 4.2: 4 or more brings another reagent."""
    assert isinstance(action, say.One)
    assert isinstance(p.about, Exchange)
    s.stack.pop()
    s.throw = [action.face]
    if log is not None:
        log.say("resale_rolled", {"seat": s.turn, "face": action.face, "good": action.face >= 4})
    if action.face >= 4 and takeable(s, s.turn, p.about.card):
        s.open("exchange", s.turn, Exchange(p.about.card))


def roll(s: Table, action: Action, log: Log | None) -> None:
    """Rule 5.4."""
    assert isinstance(action, say.Throw)
    s.stack.pop()
    trial = s.trials[0]
    trial.dice = list(action.faces)
    s.throw = list(action.faces)
    if trial.rerolls:
        if log is not None:
            log.say("threw", {"seat": s.turn, "faces": trial.dice[:]})
        s.open("reroll", s.turn)
    else:
        trials.settle_roll(s, log)


def reroll(s: Table, action: Action) -> None:
    """Rule 8.5."""
    s.stack.pop()
    trial = s.trials[0]
    trial.rerolls -= 1
    if isinstance(action, say.Reroll):
        trial.dice[action.die - 1] = 0
        s.open("again", CHANCE)
    else:
        trial.rerolls = 0


def rolled_again(s: Table, action: Action, log: Log | None) -> None:
    """Rule 8.5: the second result counts."""
    assert isinstance(action, say.One)
    s.stack.pop()
    trial = s.trials[0]
    trial.dice[trial.dice.index(0)] = action.face
    s.throw = trial.dice[:]
    if log is not None:
        log.say("threw", {"seat": s.turn, "faces": trial.dice[:]})
    if trial.rerolls:
        s.open("reroll", s.turn)
    else:
        trials.settle_roll(s, log)


def secure(s: Table, seat: Seat, action: Action, log: Log | None) -> None:
    """Rules 9.1 and 9.2: at any moment, for oneself."""
    assert isinstance(action, say.Secure)
    title = s.lab.card_index[action.card]
    token = TOKENS.index(action.token) if action.token is not None else s.lab.titles[SAFETY][title].token
    if log is not None:
        log.say("secured", {"seat": seat, "card": s.lab.by_number[action.card].id, "token": TOKENS[token]})
    spend(s, seat, SAFETY, title)
    put_under(s, SAFETY, title)
    regain_token(s, seat, token, None)
    if s.stack[-1].kind == "surplus" and not has_surplus(s.benches[s.turn]):
        s.stack.pop()  # the card played was the one too many
        go_on(s, log)


# ---- what comes next -------------------------------------------------------------------------------------------------


def go_on(s: Table, log: Log | None) -> None:
    """Nothing is asked: find out what comes next, until something is or the game is over."""
    while not s.stack:
        if s.winner >= 0:
            end(s, "synthesis", log)
            return
        if s.trials:  # a second thought about the dice is over
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
    """Rules 3.1, 4.9 and 10.3."""
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
        log.say("round_begins", {"round": s.round, "seat": s.first})
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
    if not s.over_after and (may_secure(bench) or can_go_on(s, bench)):
        s.open("manipulate", s.turn)
        return
    bench.used = []
    bench.tried = []
    if log is not None:
        log.say("turn_over", {"seat": s.turn})
    s.turn = (s.turn + 1) % s.seats
    if s.turn != s.first:
        begin_turn(s)
    else:
        next_round(s, log)


def next_step(s: Table, log: Log | None) -> None:
    """Rules 11.1 and 11.2."""
    if s.over_after:
        end(s, "given_up", log)
    elif s.benches[0].done == s.options.rounds or Offers(s, 0).total == 1:
        end(s, "rounds", log)
    else:
        s.kind = ""
        s.benches[0].used = []
        s.open("manipulate", 0)


def end(s: Table, reason: str, log: Log | None) -> None:
    """Rules 10.1 and 10.3."""
    s.reason = reason
    s.phase = "over"
    s.stack.clear()
    s.doors.clear()
    if log is not None:
        said: dict[str, Any] = {"reason": reason}
        if s.winner >= 0:
            said["seat"] = s.winner
        log.say("ended", said)


def can_go_on(s: Table, bench: Bench) -> bool:
    """Whether there is anything to announce or to sell; the usual cases without listing everything."""
    if not s.resold and bench.reagents:
        return True
    free = bench.protected() and s.kind != CHARACTERISATIONS and not s.options.token_stock
    if free and len(bench.sites.cuts) > 2 * len(bench.tried):  # each bond is listed twice at most
        return True
    return Offers(s, s.turn).total > 1
