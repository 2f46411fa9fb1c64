"""What each play does to hands and chains: one function a reaction, named as chemists name it (rules 5 to 10)."""

from __future__ import annotations

from typing import Any

from labtop.chemistry.polymers import shown
from labtop.engine.core import Log, Seat
from labtop.engine.wire import Action
from labtop.rooms.chain_growth.actions import Cap, Copolymerise, Discard, Initiate, Propagate, Terminate, Transfer
from labtop.rooms.chain_growth.cards import grams
from labtop.rooms.chain_growth.chains import ACTIVE, CAPPED, COMBINED, DISPROPORTIONATED, TRANSFERRED, Chain
from labtop.rooms.chain_growth.scoring import averages
from labtop.rooms.chain_growth.state import Table


def play(s: Table, seat: Seat, a: Action, log: Log | None) -> None:
    """Rule 3.2: exactly one of these."""
    if isinstance(a, Discard):
        discard(s, seat, a, log)
        return
    if isinstance(a, Propagate):
        propagate(s, seat, a, log)
        step = "propagation"
    elif isinstance(a, Initiate):
        initiate(s, seat, a, log)
        step = "initiation"
    elif isinstance(a, Copolymerise):
        copolymerise(s, seat, a, log)
        step = "copolymerisation"
    elif isinstance(a, Transfer):
        transfer(s, seat, a, log)
        step = "transfer"
    elif isinstance(a, Cap):
        cap(s, seat, a, log)
        step = "mediation"
    else:
        assert isinstance(a, Terminate)
        terminate(s, seat, a, log)
        step = a.mode
    if log is not None and s.options.learning:
        teach(s, seat, step, log)


def teach(s: Table, seat: Seat, step: str, log: Log) -> None:
    """Rule 3.8."""
    found = averages(s, seat)
    told: dict[str, Any] = {"seat": seat, "step": step, "chains": found.chains}
    if found.chains:
        told["mn"] = shown(found.mn / 100, 2)
        told["dispersity"] = shown(found.dispersity, 3)
    log.say("learned", told)


# ---- hands and chains ----------------------------------------------------------------------------------------------


def spend(s: Table, seat: Seat, names: tuple[str, ...]) -> tuple[int, ...]:
    """Cards leave the hand; what becomes of them, the play says."""
    hand = s.hands[seat]
    numbers = s.cards.numbers
    found = tuple([numbers[name] for name in names])
    for card in found:
        hand[card] -= 1
    s.held[seat] -= len(found)
    return found


def use_up(s: Table, seat: Seat, card: int) -> None:
    """Rule 3.7: starters and jokers leave the game when they are used."""
    s.hands[seat][card] -= 1
    s.held[seat] -= 1
    s.gone[card] += 1


def place_of(s: Table, number: int) -> int:
    """Where in the list of living chains this one is."""
    for i, chain in enumerate(s.chains):
        if chain.number == number:
            return i
    raise KeyError(number)


def wake(s: Table, seat: Seat, chain: Chain, log: Log | None) -> None:
    """Rule 9.3: whoever uses a capped chain removes its TEMPO. The chain itself is replaced by the play."""
    if chain.status == CAPPED:
        s.discards.append(s.cards.tempo)
        if log is not None:
            log.say("reactivated", {"seat": seat, "chain": chain.number, "units": chain.units})


def longer(s: Table, chain: Chain, seat: Seat, added: tuple[int, ...], status: int) -> Chain:
    """Rule 4.1: the chain with these cards at its end."""
    units = chain.units
    mass = chain.mass
    for card in added:
        units += card % 3 + 1
        mass += s.cards.masses[card]
    return Chain(chain.number, seat, chain.start, chain.cards + added, units, mass, status)


def dead(chain: Chain, seat: Seat, status: int) -> Chain:
    """Rule 4.4."""
    lost_by = chain.owner if chain.owner != seat else -1
    return Chain(chain.number, seat, chain.start, chain.cards, chain.units, chain.mass, status, lost_by)


def tell_theft(seat: Seat, chain: Chain, by: str, log: Log) -> None:
    """Everybody learns who lost what, and by which joker (rule 1.5)."""
    if chain.owner != seat:
        told = {"seat": seat, "victim": chain.owner, "chain": chain.number, "units": chain.units}
        log.say("stolen", {**told, "mass": grams(chain.mass), "by": by})


def begin_chain(s: Table, seat: Seat, start: int, cards: tuple[int, ...], log: Log | None) -> None:
    """Rules 5.1, 5.2 and 8.2: a new active chain."""
    s.started += 1
    chain = longer(s, Chain(s.started, seat, start, (), 0, 0), seat, cards, ACTIVE)
    s.chains.append(chain)
    if log is not None:
        told: dict[str, Any] = {"seat": seat, "chain": chain.number, "starter": s.cards.ids[start]}
        told["cards"] = [s.cards.ids[card] for card in cards]
        log.say("initiated", {**told, "monomer": s.cards.families[cards[0] // 3], "units": chain.units})


# ---- the plays -----------------------------------------------------------------------------------------------------


def discard(s: Table, seat: Seat, a: Discard, log: Log | None) -> None:
    """Rule 3.4."""
    card = s.cards.numbers[a.card]
    s.hands[seat][card] -= 1
    s.held[seat] -= 1
    s.discards.append(card)
    if log is not None:
        log.say("discarded", {"seat": seat, "card": a.card})


def initiate(s: Table, seat: Seat, a: Initiate, log: Log | None) -> None:
    """Rules 5.1 to 5.3."""
    starter = s.cards.numbers[a.starter]
    use_up(s, seat, starter)
    monomers = spend(s, seat, a.monomers)
    if a.two:
        begin_chain(s, seat, starter, monomers[:1], log)
        begin_chain(s, seat, starter, monomers[1:], log)
    else:
        begin_chain(s, seat, starter, monomers, log)


def propagate(s: Table, seat: Seat, a: Propagate, log: Log | None) -> None:
    """Rules 6.1 to 6.3."""
    at = place_of(s, a.chain)
    old = s.chains[at]
    wake(s, seat, old, log)
    new = longer(s, old, seat, spend(s, seat, a.cards), ACTIVE)
    s.chains[at] = new
    if log is not None:
        tell_growth(s, "propagated", seat, old, new, log)


def tell_growth(s: Table, kind: str, seat: Seat, old: Chain, new: Chain, log: Log) -> None:
    cards = [s.cards.ids[card] for card in new.cards[len(old.cards) :]]
    told: dict[str, Any] = {"seat": seat, "chain": new.number, "cards": cards}
    told["monomer"] = s.cards.families[new.cards[-1] // 3]
    log.say(kind, {**told, "before": old.units, "units": new.units, "mass": grams(new.mass)})


def terminate(s: Table, seat: Seat, a: Terminate, log: Log | None) -> None:
    """Rules 7.1 to 7.3."""
    use_up(s, seat, s.cards.termination)
    ended = [s.chains[place_of(s, number)] for number in a.chains]
    for chain in ended:
        s.chains.remove(chain)
        wake(s, seat, chain, log)
        if log is not None:
            tell_theft(seat, chain, "termination", log)
    first, second = ended
    told: dict[str, Any] = {"seat": seat, "chain": first.number, "other": second.number}
    told |= {"before": first.units, "other_before": second.units}
    if a.mode == "combination":
        s.shelf.append(combined(first, second, seat))
        if log is not None:
            log.say("combined", {**told, "units": s.shelf[-1].units, "mass": grams(s.shelf[-1].mass)})
    else:
        s.shelf += [dead(first, seat, DISPROPORTIONATED), dead(second, seat, DISPROPORTIONATED)]
        if log is not None:
            masses = {"mass": grams(first.mass), "other_mass": grams(second.mass)}
            log.say("disproportionated", {**told, **masses})


def combined(first: Chain, second: Chain, seat: Seat) -> Chain:
    """Rule 7.2: the two ends meet, so the second chain is read backwards."""
    cards = first.cards + second.cards[::-1]
    lost_by = first.owner if first.owner != seat else second.owner if second.owner != seat else -1
    units, mass = first.units + second.units, first.mass + second.mass
    return Chain(first.number, seat, first.start, cards, units, mass, COMBINED, lost_by)


def transfer(s: Table, seat: Seat, a: Transfer, log: Log | None) -> None:
    """Rules 8.1 and 8.2."""
    use_up(s, seat, s.cards.cta)
    chain = s.chains.pop(place_of(s, a.chain))
    wake(s, seat, chain, log)
    s.shelf.append(dead(chain, seat, TRANSFERRED))
    if log is not None:
        tell_theft(seat, chain, "transfer", log)
        told = {"seat": seat, "chain": chain.number, "units": chain.units, "mass": grams(chain.mass)}
        log.say("transferred", told)
    begin_chain(s, seat, s.cards.cta, spend(s, seat, a.monomers), log)


def cap(s: Table, seat: Seat, a: Cap, log: Log | None) -> None:
    """Rules 9.1 and 9.2: the pair first, TEMPO last. TEMPO stays on the chain."""
    at = place_of(s, a.chain)
    old = s.chains[at]
    new = longer(s, old, seat, spend(s, seat, a.cards), CAPPED)
    s.hands[seat][s.cards.tempo] -= 1
    s.held[seat] -= 1
    s.chains[at] = new
    if log is not None:
        if a.cards:
            tell_growth(s, "propagated", seat, old, new, log)
        log.say("capped", {"seat": seat, "chain": new.number, "units": new.units, "mass": grams(new.mass)})


def copolymerise(s: Table, seat: Seat, a: Copolymerise, log: Log | None) -> None:
    """Rules 10.1 and 10.2."""
    use_up(s, seat, s.cards.copolymer)
    at = place_of(s, a.chain)
    old = s.chains[at]
    wake(s, seat, old, log)
    new = longer(s, old, seat, spend(s, seat, a.cards), ACTIVE)
    s.chains[at] = new
    if log is not None:
        tell_theft(seat, old, "copolymer", log)
        tell_growth(s, "switched", seat, old, new, log)
