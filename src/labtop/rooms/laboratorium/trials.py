"""One manipulation from its announcement to the discard (chapter 5), and what it does to the molecule (chapter 6)."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from labtop.chemistry import manipulations as chem
from labtop.chemistry.molecules import MAUVE, SIGNS, YELLOW, Molecule
from labtop.engine.core import CHANCE, Log, Prompt, Seat
from labtop.engine.wire import Action
from labtop.rooms.laboratorium import events
from labtop.rooms.laboratorium.actions import (
    Add,
    Bridge,
    Characterise,
    Close,
    Cut,
    Drawn,
    Eliminate,
    Join,
    Merge,
    Play,
    Split,
)
from labtop.rooms.laboratorium.cards import BOUM, CHEMISTRY
from labtop.rooms.laboratorium.choices import CENTRES, CHARACTERISATIONS, REACTIONS
from labtop.rooms.laboratorium.hands import lose_token, put_under, regain_token, spend
from labtop.rooms.laboratorium.odds import CRITICAL_FAILURE, difficulty, succeeds
from labtop.rooms.laboratorium.state import Bench, Table, Trial, bond_number
from labtop.rooms.laboratorium.wording import told

GROUP_WAYS: Final[dict[str, events.How]] = {"H": "is-h", "O": "is-o", "OH": "is-oh"}
"""Group of a characterisation -> how it is announced."""

# ---- announcing ----------------------------------------------------------------------------------------------------


def announce(s: Table, seat: Seat, action: Action, log: Log | None) -> None:
    """Rules 4.3, 4.5, 5.1: the type is fixed, centres are used, a reagent is laid down; then the others are asked."""
    bench = s.benches[seat]
    trial = Trial(action, not isinstance(action, Characterise))
    s.kind = REACTIONS if trial.reaction else CHARACTERISATIONS
    s.resold = True
    if isinstance(action, (Join, Bridge)):
        trial.card = s.kit.index[action.card]
        bench.reagents.remove(trial.card)
    bench.used += centres_of(action)
    s.trials.append(trial)
    if log is not None:
        log.say(announcement(seat, bench.molecule, action))
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


def announcement(seat: Seat, m: Molecule, action: Action) -> events.Announced:
    """What is announced, at which tokens, with which card."""
    words = told(m, action)
    if isinstance(action, (Join, Bridge)):
        if isinstance(action, Bridge):
            one, two = place(m, action.centre), place(m, action.other)
            return events.Announced(seat, "bridge", one, two, words, action.card)
        bond: events.How = "double" if m.kinds[action.centre] == MAUVE else "single"
        one, two = place(m, m.carrier(action.centre)), place(m, action.centre)
        return events.Announced(seat, bond, one, two, words, action.card)
    how, first, second = way_of(m, action)
    return events.Announced(seat, how, place(m, first), place(m, second), words)


def way_of(m: Molecule, action: Action) -> tuple[events.How, int, int]:
    """The way of a manipulation without a card, and its two tokens; a single centre comes after its carrier."""
    if isinstance(action, Cut):
        return ("cut-double" if m.bond(action.keep, action.away) & 1 else "cut"), action.keep, action.away
    if isinstance(action, Add):
        return "add", action.first, action.second
    if isinstance(action, Characterise):
        return GROUP_WAYS[action.group], m.carrier(action.centre), action.centre
    if isinstance(action, Split):
        return "split", m.carrier(action.centre), action.centre
    if isinstance(action, Eliminate):
        return "eliminate", action.centre, action.other
    if isinstance(action, Merge):
        return "merge", action.centre, action.other
    assert isinstance(action, Close)
    return "close", action.centre, action.other


def place(m: Molecule, token: int) -> str:
    """A token by its sign and number: C5, O7, Y3."""
    return f"{SIGNS[m.kinds[token]]}{token}"


# ---- Boum and Chimie -----------------------------------------------------------------------------------------------


def answer_boum(s: Table, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
    if isinstance(action, Play):
        lay_boum(s, p, seat, action, log)
    else:
        pass_boum(s, p)


def lay_boum(s: Table, p: Prompt, seat: Seat, action: Play, log: Log | None) -> None:
    """Rules 5.2 and 7.1 to 7.5: a Boum card works at once."""
    active = s.turn
    trial = s.trials[0]
    title = s.kit.card_index[action.card]
    card = s.kit.titles[BOUM][title]
    spend(s, seat, BOUM, title)
    trial.boum.append(title)
    trial.players.append(seat)
    if log is not None:
        log.say(events.Boum(seat, card.id, difficulty(s, trial)))
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
    """Rule 5.2: this seat is out for the manipulation that runs."""
    p.waiting.pop(0)
    if not p.waiting:
        s.stack.remove(p)


def pass_boum(s: Table, p: Prompt) -> None:
    """Rule 5.2: the seat passes; after the last one comes the Chimie of the active player."""
    leave_boum(s, p)
    if not s.stack:
        ask_chemistry(s, s.turn)


def ask_chemistry(s: Table, seat: Seat) -> None:
    """Rule 5.3: a seat with Chimie cards is asked, whether any of them would help or not; then the dice fall."""
    if s.benches[seat].sizes[CHEMISTRY]:
        s.open("chemistry", seat)
    else:
        s.open("roll", CHANCE)


def lose_chemistry(s: Table, action: Action, log: Log | None) -> None:
    """Rule 7.4: a card goes under its pile, and only its owner saw it."""
    assert isinstance(action, Drawn)
    title = s.kit.card_index[action.card]
    seat = s.turn
    s.stack.pop()
    spend(s, seat, CHEMISTRY, title)
    put_under(s, CHEMISTRY, title, seat)
    if log is not None:
        log.say(events.CardLost(seat), {seat: events.OneCard(s.kit.titles[CHEMISTRY][title].id)})
    if not s.stack:
        ask_chemistry(s, seat)


def answer_chemistry(s: Table, seat: Seat, action: Action, log: Log | None) -> None:
    if isinstance(action, Play):
        lay_chemistry(s, seat, action, log)
    else:
        s.stack.pop()
        s.open("roll", CHANCE)


def lay_chemistry(s: Table, seat: Seat, action: Play, log: Log | None) -> None:
    """Rules 5.3 and 8.1 to 8.5: the card counts at once; without cards left, the dice fall."""
    trial = s.trials[0]
    title = s.kit.card_index[action.card]
    card = s.kit.titles[CHEMISTRY][title]
    spend(s, seat, CHEMISTRY, title)
    trial.chemistry.append(title)
    trial.rerolls += card.rerolls
    if action.cancels:
        cancel(s, trial, s.kit.card_index[action.cancels], log)
    if log is not None:
        cancels = s.kit.by_number[action.cancels].id if action.cancels else UNSET
        log.say(events.Chemistry(seat, card.id, difficulty(s, trial), cancels))
    if not s.benches[seat].sizes[CHEMISTRY]:
        s.stack.pop()
        s.open("roll", CHANCE)


def cancel(s: Table, trial: Trial, title: int, log: Log | None) -> None:
    """Rule 8.4: a Boum card loses its difficulty, its end of turn, and the token it took comes back."""
    place = trial.cancel_boum(title)
    for token in trial.taken[place]:
        regain_token(s, s.turn, token, log)
    trial.taken[place] = []
    s.over_after = any(s.kit.titles[BOUM][each].ends_turn for each in trial.standing_boum())


# ---- the roll and what follows from it -----------------------------------------------------------------------------


def settle_roll(s: Table, log: Log | None) -> None:
    """Rules 5.4 to 5.8: success or not, the discard, a token lost by a critical failure."""
    trial = s.trials.pop()
    seat = s.turn
    total = trial.dice[0] + trial.dice[1]
    needed = difficulty(s, trial)
    won = succeeds(total, needed)
    if log is not None:
        log.say(result(won, total)(seat, trial.dice[:], total, needed))
    if won:
        perform(s, seat, trial.action, log)
    else:
        give_up(s.benches[seat], trial.action)
    discard(s, trial)
    if won:
        s.takes += sum([s.kit.titles[CHEMISTRY][title].takes for title in trial.chemistry])  # rule 8.3
    if total == CRITICAL_FAILURE:
        fail_critically(s, seat, log)


def result(won: bool, total: int) -> type[events.Succeeded | events.Failed | events.FailedCritically]:
    """The event that tells how a throw ended."""
    if won:
        return events.Succeeded
    return events.FailedCritically if total == CRITICAL_FAILURE else events.Failed


def fail_critically(s: Table, seat: Seat, log: Log | None) -> None:
    """Rule 5.5: a token of choice; nothing if none is left."""
    held = [token for token in range(3) if s.benches[seat].safety[token]]
    if len(held) > 1:
        s.open("lose", seat)
    elif held:
        lose_token(s, seat, held[0], log)


def give_up(bench: Bench, action: Action) -> None:
    """Rule 4.6: a bond whose cleavage or addition failed is not tried again in this turn."""
    if isinstance(action, Cut):
        bench.tried.append(bond_number(action.keep, action.away))
    elif isinstance(action, Add):
        bench.tried.append(bond_number(action.first, action.second))


def discard(s: Table, trial: Trial) -> None:
    """Rule 5.8: Boum and Chimie under their piles in the order played, the reagent back on its pile."""
    for title in trial.laid_boum():
        put_under(s, BOUM, title)
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
    for kind in range(CENTRES):
        stock[kind] -= new[kind] - old[kind]
    stock[CENTRES] -= new[YELLOW] + new[MAUVE] - old[YELLOW] - old[MAUVE]
    if log is not None:
        log.say(events.Changed(seat, bench.done))
    if s.kit.is_target(bench.molecule, bench.sites):
        s.winner = seat


def changed(s: Table, m: Molecule, action: Action) -> Molecule:
    """Chapter 6: the molecule after a manipulation that succeeded."""
    if isinstance(action, Cut):
        return chem.cut(m, action.keep, action.away)
    if isinstance(action, Join):
        return chem.join(m, action.centre, s.kit.reagents[s.kit.index[action.card]].molecule, action.end)
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
    card = s.kit.reagents[s.kit.index[action.card]].molecule
    return chem.bridge(m, action.centre, action.other, card, action.end, action.far)


def made_centres(before: Molecule, after: Molecule, action: Action) -> list[int]:
    """Rule 4.5: centres that a cut, an addition or a change of hybridisation made; those of a reagent are fresh."""
    if isinstance(action, Cut):
        return [action.away]
    if isinstance(action, (Add, Split)):
        return list(range(before.fresh, after.fresh))
    return []
