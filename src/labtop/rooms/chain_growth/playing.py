"""What each play does to hands and chains: one function per reaction, with its chemical name (rules 5 to 10)."""

from __future__ import annotations

from labtop.engine.core import Log, Seat
from labtop.engine.wire import Action
from labtop.rooms.chain_growth.actions import Cap, Copolymerise, Discard, Initiate, Propagate, Terminate, Transfer
from labtop.rooms.chain_growth.cards import grams
from labtop.rooms.chain_growth.chains import ACTIVE, CAPPED, COMBINED, DISPROPORTIONATED, TRANSFERRED, Chain
from labtop.rooms.chain_growth.events import (
    Capped,
    Combined,
    Discarded,
    Disproportionated,
    Initiated,
    Learned,
    Propagated,
    Reactivated,
    Step,
    Stolen,
    Switched,
    Theft,
    Transferred,
)
from labtop.rooms.chain_growth.scoring import averages, shown_averages
from labtop.rooms.chain_growth.state import Table


def play(s: Table, seat: Seat, a: Action, log: Log | None) -> None:
    """Rule 3.2: exactly one of these."""
    step: Step
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
        log.say(lesson(s, seat, step))


def lesson(s: Table, seat: Seat, step: Step) -> Learned:
    """Rule 3.8."""
    found = averages(s, seat)
    if not found.chains:
        return Learned(seat, step, chains=0)
    mn, _, dispersity, _ = shown_averages(found)
    return Learned(seat, step, found.chains, mn, dispersity)


# ---- hands and chains ----------------------------------------------------------------------------------------------


def spend(s: Table, seat: Seat, names: tuple[str, ...]) -> tuple[int, ...]:
    """Take cards out of the hand; the caller puts them where they go. Returns their numbers."""
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
    """The index of a chain in the list of living chains."""
    for i, chain in enumerate(s.chains):
        if chain.number == number:
            return i
    raise KeyError(number)


def wake(s: Table, seat: Seat, chain: Chain, log: Log | None) -> None:
    """Rule 9.3: a player who uses a capped chain removes its TEMPO. The play itself replaces the chain."""
    if chain.status == CAPPED:
        s.discards.append(s.cards.tempo)
        if log is not None:
            log.say(Reactivated(seat, chain.number, chain.units))


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


def tell_theft(seat: Seat, chain: Chain, by: Theft, log: Log) -> None:
    """Everybody learns which player lost what, and by which joker (rule 1.5)."""
    if chain.owner != seat:
        log.say(Stolen(seat, chain.owner, chain.number, chain.units, grams(chain.mass), by))


def begin_chain(s: Table, seat: Seat, start: int, cards: tuple[int, ...], log: Log | None) -> None:
    """Rules 5.1, 5.2 and 8.2: a new active chain."""
    s.started += 1
    chain = longer(s, Chain(s.started, seat, start, (), 0, 0), seat, cards, ACTIVE)
    s.chains.append(chain)
    if log is not None:
        event = Initiated(
            seat=seat,
            chain=chain.number,
            starter=s.cards.ids[start],
            cards=[s.cards.ids[card] for card in cards],
            monomer=s.cards.families[cards[0] // 3],
            units=chain.units,
        )
        log.say(event)


# ---- the plays -----------------------------------------------------------------------------------------------------


def discard(s: Table, seat: Seat, a: Discard, log: Log | None) -> None:
    """Rule 3.4."""
    card = s.cards.numbers[a.card]
    s.hands[seat][card] -= 1
    s.held[seat] -= 1
    s.discards.append(card)
    if log is not None:
        log.say(Discarded(seat, a.card))


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
        log.say(grown(Propagated, s, old, new))


def grown(event: type[Propagated | Switched], s: Table, old: Chain, new: Chain) -> Propagated | Switched:
    """The event of a chain that its new owner has lengthened."""
    return event(
        seat=new.owner,
        chain=new.number,
        cards=[s.cards.ids[card] for card in new.cards[len(old.cards) :]],
        monomer=s.cards.families[new.cards[-1] // 3],
        before=old.units,
        units=new.units,
        mass=grams(new.mass),
    )


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
    if a.mode == "combination":
        end_combined(s, seat, first, second, log)
    else:
        end_disproportionated(s, seat, first, second, log)


def end_combined(s: Table, seat: Seat, first: Chain, second: Chain, log: Log | None) -> None:
    """Rule 7.2: one dead chain of both lengths."""
    whole = combined(first, second, seat)
    s.shelf.append(whole)
    if log is not None:
        event = Combined(
            seat=seat,
            chain=first.number,
            other=second.number,
            before=first.units,
            other_before=second.units,
            units=whole.units,
            mass=grams(whole.mass),
        )
        log.say(event)


def end_disproportionated(s: Table, seat: Seat, first: Chain, second: Chain, log: Log | None) -> None:
    """Rule 7.2: two dead chains."""
    s.shelf += [dead(first, seat, DISPROPORTIONATED), dead(second, seat, DISPROPORTIONATED)]
    if log is not None:
        event = Disproportionated(
            seat=seat,
            chain=first.number,
            other=second.number,
            before=first.units,
            other_before=second.units,
            mass=grams(first.mass),
            other_mass=grams(second.mass),
        )
        log.say(event)


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
        log.say(Transferred(seat, chain.number, chain.units, grams(chain.mass)))
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
            log.say(grown(Propagated, s, old, new))
        log.say(Capped(seat, new.number, new.units, grams(new.mass)))


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
        log.say(grown(Switched, s, old, new))
