"""One manipulation from its announcement to the discard (chapter 5), and what it does to the molecule (chapter 6)."""

from __future__ import annotations

from typing import Any, Final

from labtop.chemistry import manipulations as chem
from labtop.chemistry.molecules import MAUVE, SIGNS, YELLOW, Molecule
from labtop.engine.core import CHANCE, Log, Prompt, Seat
from labtop.engine.wire import Action
from labtop.rooms.laboratorium.actions import (
    Add,
    Bridge,
    Characterise,
    Close,
    Cut,
    Eliminate,
    Join,
    Merge,
    Play,
    Split,
)
from labtop.rooms.laboratorium.hands import lose_token, put_under, regain_token, spend
from labtop.rooms.laboratorium.lab import BOUM, CHEMISTRY, Lab
from labtop.rooms.laboratorium.offers import CHARACTERISATIONS, REACTIONS, pair
from labtop.rooms.laboratorium.state import Bench, Table, Trial

REACTION: Final = 7
CHARACTERISATION: Final = 5
CRITICAL_FAILURE: Final = 2
CRITICAL_SUCCESS: Final = 10


def difficulty(s: Table, trial: Trial) -> int:
    """Rules 5.4, 7.2 and 8.2."""
    found = REACTION if trial.reaction else CHARACTERISATION
    for title in trial.boum:
        if title >= 0:
            found += s.lab.titles[BOUM][title].shift
    for title in trial.chemistry:
        found += s.lab.titles[CHEMISTRY][title].shift_for(trial.reaction)
    return found


def succeeds(total: int, difficulty: int) -> bool:
    """Rules 5.4 to 5.6: 2 always fails, 10 and more always succeeds."""
    return total >= CRITICAL_SUCCESS or (total > CRITICAL_FAILURE and total >= difficulty)


def chances(difficulty: int) -> int:
    """How many of the 36 throws succeed."""
    return sum([succeeds(a + b, difficulty) for a in range(1, 7) for b in range(1, 7)])


ODDS: Final[list[int]] = [chances(difficulty) for difficulty in range(12)]


def throws(difficulty: int) -> int:
    """The same, looked up: below 3 and above 10 nothing changes any more."""
    return ODDS[max(0, min(difficulty, len(ODDS) - 1))]


def harder(lab: Lab, difficulty: int) -> list[tuple[int, int, int]]:
    """Rule 7.2: each Boum title that changes a difficulty: its number, the difficulty with it, the throws left."""
    return [
        (title.number, difficulty + title.shift, throws(difficulty + title.shift))
        for title in lab.titles[BOUM]
        if title.shift
    ]


def with_boum(s: Table, trial: Trial, title: int) -> int:
    """Rule 7.2: the difficulty if this Boum card were laid now."""
    return difficulty(s, trial) + s.lab.titles[BOUM][title].shift


def with_chemistry(s: Table, trial: Trial, title: int, cancels: int = -1) -> int:
    """Rules 8.2 and 8.4: the difficulty if this Chimie card were laid now, against this Boum title if it takes one."""
    found = difficulty(s, trial) + s.lab.titles[CHEMISTRY][title].shift_for(trial.reaction)
    return found if cancels < 0 else found - s.lab.titles[BOUM][cancels].shift


# ---- announcing ----------------------------------------------------------------------------------------------------


def announce(s: Table, seat: Seat, action: Action, log: Log | None) -> None:
    """Rules 4.3, 4.5, 5.1: the type is fixed, centres are used, a reagent is laid down; then the others are asked."""
    bench = s.benches[seat]
    trial = Trial(action, not isinstance(action, Characterise))
    s.kind = REACTIONS if trial.reaction else CHARACTERISATIONS
    s.resold = True
    if isinstance(action, (Join, Bridge)):
        trial.card = s.lab.index[action.card]
        bench.reagents.remove(trial.card)
    bench.used += centres_of(action)
    s.trials.append(trial)
    if log is not None:
        log.say("announced", {"seat": seat, **told(bench.molecule, action)})
    others = [other for other in s.after(seat) if s.benches[other].sizes[BOUM]]
    if others:
        s.open_all("boum", others, False)
    else:
        ask_chemistry(s, seat)


def centres_of(action: Action) -> list[int]:
    """Rule 4.5: the centres a manipulation involves."""
    if isinstance(action, (Join, Split, Characterise)):
        return [action.centre]
    if isinstance(action, (Bridge, Eliminate, Merge, Close)):
        return [action.centre, action.other]
    return []


def told(m: Molecule, action: Action) -> dict[str, Any]:
    """An announcement in the words of the catalogue: what, where, with which card."""
    if isinstance(action, Join):
        how = "double" if m.kinds[action.centre] == MAUVE else "single"
        carrier = m.carrier(action.centre)
        return {"how": how, "first": place(m, carrier), "second": place(m, action.centre), "reagent": action.card}
    if isinstance(action, Bridge):
        first, second = place(m, action.centre), place(m, action.other)
        return {"how": "bridge", "first": first, "second": second, "reagent": action.card}
    if isinstance(action, Cut):
        how = "cut-double" if m.bond(action.keep, action.away) & 1 else "cut"
        return {"how": how, "first": place(m, action.keep), "second": place(m, action.away)}
    if isinstance(action, Add):
        return {"how": "add", "first": place(m, action.first), "second": place(m, action.second)}
    if isinstance(action, Characterise):
        carrier = m.carrier(action.centre)
        return {"how": f"is-{action.group.lower()}", "first": place(m, carrier), "second": place(m, action.centre)}
    if isinstance(action, Split):
        return {"how": "split", "first": place(m, m.carrier(action.centre)), "second": place(m, action.centre)}
    assert isinstance(action, (Eliminate, Merge, Close))
    how = "eliminate" if isinstance(action, Eliminate) else "merge" if isinstance(action, Merge) else "close"
    return {"how": how, "first": place(m, action.centre), "second": place(m, action.other)}


def place(m: Molecule, token: int) -> str:
    """A token by its sign and number, as a text view names it: C5, O7, Y3."""
    return f"{SIGNS[m.kinds[token]]}{token}"


# ---- Boum and Chimie -----------------------------------------------------------------------------------------------


def lay_boum(s: Table, p: Prompt, seat: Seat, action: Play, log: Log | None) -> None:
    """Rules 5.2 and 7.1 to 7.5: it works at once."""
    active = s.turn
    trial = s.trials[0]
    title = s.lab.card_index[action.card]
    card = s.lab.titles[BOUM][title]
    spend(s, seat, BOUM, title)
    trial.boum.append(title)
    trial.players.append(seat)
    if log is not None:
        log.say("boum", {"seat": seat, "card": card.id, "difficulty": difficulty(s, trial)})
    trial.taken.append([token for token in card.tokens if lose_token(s, active, token, log)])
    if card.ends_turn:
        s.over_after = True
    if not s.benches[seat].sizes[BOUM]:
        leave_boum(s, p)
    for _ in range(min(card.loses_chemistry, s.benches[active].sizes[CHEMISTRY])):
        s.open("lost", CHANCE)
    if not s.stack:
        ask_chemistry(s, active)


def leave_boum(s: Table, p: Prompt) -> None:
    p.waiting.pop(0)
    if not p.waiting:
        s.stack.remove(p)


def pass_boum(s: Table, p: Prompt) -> None:
    """Rule 5.2: one pass, in turn order; then the active player's Chimie."""
    leave_boum(s, p)
    if not s.stack:
        ask_chemistry(s, s.turn)


def ask_chemistry(s: Table, seat: Seat) -> None:
    """Rule 5.3: whoever holds Chimie cards is asked, whichever they are."""
    if s.benches[seat].sizes[CHEMISTRY]:
        s.open("chemistry", seat)
    else:
        s.open("roll", CHANCE)


def lose_chemistry(s: Table, title: int, log: Log | None) -> None:
    """Rule 7.4: under its pile, and only its owner saw it."""
    seat = s.turn
    s.stack.pop()
    spend(s, seat, CHEMISTRY, title)
    put_under(s, CHEMISTRY, title, seat)
    if log is not None:
        log.say("card_lost", {"seat": seat}, {seat: {"card": s.lab.titles[CHEMISTRY][title].id}})
    if not s.stack:
        ask_chemistry(s, seat)


def lay_chemistry(s: Table, seat: Seat, action: Play, log: Log | None) -> None:
    """Rules 5.3 and 8.1 to 8.5."""
    trial = s.trials[0]
    title = s.lab.card_index[action.card]
    card = s.lab.titles[CHEMISTRY][title]
    spend(s, seat, CHEMISTRY, title)
    trial.chemistry.append(title)
    trial.rerolls += card.rerolls
    if action.cancels:
        cancel(s, trial, s.lab.card_index[action.cancels], log)
    if log is not None:
        said: dict[str, Any] = {"seat": seat, "card": card.id, "difficulty": difficulty(s, trial)}
        if action.cancels:
            said["cancels"] = s.lab.by_number[action.cancels].id
        log.say("chemistry", said)
    if not s.benches[seat].sizes[CHEMISTRY]:
        s.stack.pop()
        s.open("roll", CHANCE)


def cancel(s: Table, trial: Trial, title: int, log: Log | None) -> None:
    """Rule 8.4: a Boum card loses its difficulty, its end of turn, and the token it took comes back."""
    at = len(trial.boum) - 1 - trial.boum[::-1].index(title)
    trial.boum[at] = -1 - title
    for token in trial.taken[at]:
        regain_token(s, s.turn, token, log)
    trial.taken[at] = []
    s.over_after = any(each >= 0 and s.lab.titles[BOUM][each].ends_turn for each in trial.boum)


# ---- the roll and what it brings -----------------------------------------------------------------------------------


def settle_roll(s: Table, log: Log | None) -> None:
    """Rules 5.4 to 5.8: success or not, the discard, a token lost by a critical failure."""
    trial = s.trials.pop()
    seat = s.turn
    total = trial.dice[0] + trial.dice[1]
    needed = difficulty(s, trial)
    won = succeeds(total, needed)
    if log is not None:
        said = {"seat": seat, "faces": trial.dice[:], "total": total, "difficulty": needed}
        if won:
            log.say("succeeded", said)
        elif total == CRITICAL_FAILURE:
            log.say("failed_critically", said)
        else:
            log.say("failed", said)
    if won:
        perform(s, seat, trial.action, log)
    else:
        give_up(s.benches[seat], trial.action)
    discard(s, trial)
    if won:
        s.takes += sum([s.lab.titles[CHEMISTRY][title].takes for title in trial.chemistry])  # rule 8.3
    if total == CRITICAL_FAILURE:
        fail_critically(s, seat, log)


def fail_critically(s: Table, seat: Seat, log: Log | None) -> None:
    """Rule 5.5: a token of choice; nothing if none is left."""
    held = [token for token in range(3) if s.benches[seat].safety[token]]
    if len(held) > 1:
        s.open("lose", seat)
    elif held:
        lose_token(s, seat, held[0], log)


def give_up(bench: Bench, action: Action) -> None:
    """Rule 4.6: a bond that resisted is not tried again in this turn."""
    if isinstance(action, Cut):
        bench.tried.append(pair(action.keep, action.away))
    elif isinstance(action, Add):
        bench.tried.append(pair(action.first, action.second))


def discard(s: Table, trial: Trial) -> None:
    """Rule 5.8: Boum and Chimie under their piles in the order played, the reagent back on its pile."""
    for title in trial.boum:
        put_under(s, BOUM, title if title >= 0 else -1 - title)
    for title in trial.chemistry:
        put_under(s, CHEMISTRY, title)
    if trial.card >= 0:
        s.piles[trial.card] += 1


def perform(s: Table, seat: Seat, action: Action, log: Log | None) -> None:
    """Rule 5.7: the molecule changes; what the manipulation made counts as used (rule 4.5)."""
    bench = s.benches[seat]
    before = bench.molecule
    old = bench.sites.counts
    bench.put(changed(s, before, action))
    bench.steps.append(action)
    bench.done += 1
    if not s.options.puzzle:
        bench.used += made_centres(before, bench.molecule, action)
    stock, new = s.stock, bench.sites.counts
    for kind in range(3):
        stock[kind] -= new[kind] - old[kind]
    stock[3] -= new[YELLOW] + new[MAUVE] - old[YELLOW] - old[MAUVE]
    if log is not None:
        log.say("changed", {"seat": seat, "done": bench.done})
    if s.lab.is_target(bench.molecule, bench.sites):
        s.winner = seat


def changed(s: Table, m: Molecule, action: Action) -> Molecule:
    """Chapter 6: the molecule after a manipulation that succeeded."""
    if isinstance(action, Cut):
        return chem.cut(m, action.keep, action.away)
    if isinstance(action, Join):
        return chem.join(m, action.centre, s.lab.reagents[s.lab.index[action.card]].molecule, action.end)
    if isinstance(action, Characterise):
        if action.group == "H":
            return chem.hydrogen(m, action.centre)
        return chem.oxygen(m, action.centre) if action.group == "O" else chem.hydroxyl(m, action.centre)
    if isinstance(action, Add):
        return chem.add(m, action.first, action.second)
    if isinstance(action, Eliminate):
        return chem.eliminate(m, action.centre, action.other)
    if isinstance(action, Split):
        return chem.split(m, action.centre)
    if isinstance(action, Merge):
        return chem.merge(m, action.centre, action.other)
    if isinstance(action, Close):
        return chem.close(m, action.centre, action.other)
    assert isinstance(action, Bridge)
    card = s.lab.reagents[s.lab.index[action.card]].molecule
    return chem.bridge(m, action.centre, action.other, card, action.end, action.far)


def made_centres(before: Molecule, after: Molecule, action: Action) -> list[int]:
    """Rule 4.5: centres that a cut, an addition or a change of hybridisation made; those of a reagent are fresh."""
    if isinstance(action, Cut):
        return [action.away]
    if isinstance(action, (Add, Split)):
        return list(range(before.fresh, after.fresh))
    return []
