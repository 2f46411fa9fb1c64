"""What can be said of an answer in Chain Growth: each reason is a fact of the table before and after it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from labtop.bots.reasons import Named, Numbers
from labtop.engine.wire import Action
from labtop.rooms.chain_growth.actions import (
    Cap,
    Copolymerise,
    Discard,
    Draw,
    Initiate,
    Propagate,
    Take,
    Terminate,
    Transfer,
)
from labtop.rooms.chain_growth.bots.value import JOKER_WORTH, units
from labtop.rooms.chain_growth.view import ChainView, PrivateView, PublicView


class Place(Struct, frozen=True):
    """A position as one seat sees it."""

    public: PublicView
    private: PrivateView
    me: int
    open_discard: bool = False
    """The next player may take the top of the discard pile (rule 3.5)."""

    def chain(self, number: int) -> ChainView:
        return next(chain for chain in self.public.chains if chain.number == number)

    def touched(self, a: Action) -> list[ChainView]:
        """The living chains that an answer uses."""
        if isinstance(a, Terminate):
            return [self.chain(number) for number in a.chains]
        return [self.chain(a.chain)] if isinstance(a, Propagate | Transfer | Cap | Copolymerise) else []

    def stolen(self, a: Action) -> ChainView | None:
        """The chain of somebody else that becomes one's own."""
        return next((chain for chain in self.touched(a) if chain.owner != self.me), None)

    def safe(self, a: Action) -> ChainView | None:
        """The longest own chain that had an open radical and has none after it."""
        ended = [chain for chain in self.touched(a) if chain.owner == self.me and not chain.capped]
        found = ended if isinstance(a, Terminate | Transfer | Cap) else []
        return max(found, key=lambda chain: chain.units, default=None)

    def open_units(self, a: Action) -> int:
        """Own units in living chains with an open radical after it: others can take them."""
        touched = self.touched(a)
        still = sum(chain.units for chain in self.public.chains if chain.owner == self.me and not chain.capped)
        before = sum(chain.units for chain in touched if chain.owner == self.me and not chain.capped)
        if isinstance(a, Propagate | Copolymerise):
            return still - before + sum(chain.units for chain in touched) + added(a)
        if isinstance(a, Initiate | Transfer):
            return still - before + added(a)
        return still - (before if isinstance(a, Terminate | Cap) else 0)

    def finished(self, a: Action) -> int:
        """Own units that count after it (rule 11.3)."""
        if isinstance(a, Cap):
            chain = self.chain(a.chain)
            return self.public.players[self.me].units + (0 if chain.capped else chain.units) + units(a.cards)
        ended = self.touched(a) if isinstance(a, Terminate | Transfer) else []
        woken = [chain for chain in self.touched(a) if chain.capped] if isinstance(a, Propagate | Copolymerise) else []
        more = sum(chain.units for chain in ended if not chain.capped) - sum(chain.units for chain in woken)
        return self.public.players[self.me].units + more

    def ends(self, a: Action) -> bool:
        """It lays down the whole hand, and so ends the game (rule 11.1)."""
        return laid(a) == len(self.private.hand)


def laid(a: Action) -> int:
    """How many cards leave the hand."""
    if isinstance(a, Discard | Terminate):
        return 1
    if isinstance(a, Propagate):
        return len(a.cards)
    if isinstance(a, Cap | Copolymerise):
        return 1 + len(a.cards)
    return 1 + len(a.monomers) if isinstance(a, Initiate | Transfer) else 0


def added(a: Action) -> int:
    """Units that it adds to chains."""
    if isinstance(a, Initiate | Transfer):
        return units(a.monomers)
    return units(a.cards) if isinstance(a, Propagate | Cap | Copolymerise) else 0


# ---- what an answer gives -------------------------------------------------------------------------------------------


def ends_ahead(p: Place, a: Action, _: Action | None) -> Numbers | None:
    mine, theirs = p.finished(a), max(one.units for seat, one in enumerate(p.public.players) if seat != p.me)
    robbed = p.stolen(a)
    if robbed is not None and robbed.capped:
        return None
    return {"mine": mine, "theirs": theirs} if p.ends(a) and mine > theirs else None


def draws(p: Place, a: Action, _: Action | None) -> Numbers | None:
    return {"stack": p.public.stack} if isinstance(a, Draw) and p.public.stack else None


def takes(p: Place, a: Action, _: Action | None) -> Numbers | None:
    return {"card": p.public.discard} if isinstance(a, Take) and p.public.discard else None


def robs_by_ending(p: Place, a: Action, _: Action | None) -> Numbers | None:
    robbed = p.stolen(a)
    if not isinstance(a, Terminate) or robbed is None:
        return None
    return {"to": robbed.owner, "length": sum(chain.units for chain in p.touched(a))}


def robs_by_transfer(p: Place, a: Action, _: Action | None) -> Numbers | None:
    robbed = p.stolen(a)
    return {"to": robbed.owner, "before": robbed.units} if isinstance(a, Transfer) and robbed else None


def robs_by_switching(p: Place, a: Action, _: Action | None) -> Numbers | None:
    robbed = p.stolen(a)
    if not isinstance(a, Copolymerise) or robbed is None:
        return None
    return {"to": robbed.owner, "length": robbed.units + units(a.cards)}


def combines(p: Place, a: Action, _: Action | None) -> Numbers | None:
    if not isinstance(a, Terminate) or a.mode != "combination" or p.stolen(a):
        return None
    return {"length": sum(chain.units for chain in p.touched(a))}


def parts(p: Place, a: Action, _: Action | None) -> Numbers | None:
    if not isinstance(a, Terminate) or a.mode == "combination" or p.stolen(a):
        return None
    one, other = p.touched(a)
    return {"one": one.units, "other": other.units}


def transfers(p: Place, a: Action, _: Action | None) -> Numbers | None:
    return {"before": p.chain(a.chain).units} if isinstance(a, Transfer) and not p.stolen(a) else None


def protects(p: Place, a: Action, _: Action | None) -> Numbers | None:
    return {"length": p.chain(a.chain).units + added(a)} if isinstance(a, Cap) else None


def switches(p: Place, a: Action, _: Action | None) -> Numbers | None:
    if not isinstance(a, Copolymerise) or p.stolen(a):
        return None
    return {"monomer": a.cards[-1][:-1], "length": p.chain(a.chain).units + added(a)}


def wakes(p: Place, a: Action, _: Action | None) -> Numbers | None:
    if not isinstance(a, Propagate) or not p.chain(a.chain).capped:
        return None
    return {"before": p.chain(a.chain).units, "length": p.chain(a.chain).units + added(a)}


def grows(p: Place, a: Action, _: Action | None) -> Numbers | None:
    if not isinstance(a, Propagate) or p.chain(a.chain).capped:
        return None
    return {"before": p.chain(a.chain).units, "length": p.chain(a.chain).units + added(a)}


def starts_two(_p: Place, a: Action, _: Action | None) -> Numbers | None:
    return {"length": added(a)} if isinstance(a, Initiate) and a.two else None


def starts(_p: Place, a: Action, _: Action | None) -> Numbers | None:
    return {"length": added(a)} if isinstance(a, Initiate) and not a.two else None


def monomer_of(p: Place, card: str) -> str | None:
    """The family of a monomer card; None: a starter or joker."""
    return None if card in p.public.radicals or card in JOKER_WORTH else card[:-1]


def unfit(p: Place, a: Action, _: Action | None) -> Numbers | None:
    """Neither a chain nor another card goes with it."""
    if not isinstance(a, Discard):
        return None
    monomer = monomer_of(p, a.card)
    alike = [card for card in p.private.hand if monomer_of(p, card) == monomer]
    ends = [chain.end for chain in p.public.chains if chain.owner == p.me]
    if monomer is None or len(alike) > 1 or monomer in ends:
        return None
    return {"card": a.card, "monomer": monomer}


def spare(p: Place, a: Action, _: Action | None) -> Numbers | None:
    count = p.private.hand.count(a.card) if isinstance(a, Discard) else 0
    return {"card": a.card, "left": count - 1} if isinstance(a, Discard) and count > 1 else None


def without_start(p: Place, a: Action, _: Action | None) -> Numbers | None:
    if not isinstance(a, Discard) or a.card not in p.public.radicals:
        return None
    ones = [card for card in p.private.hand if monomer_of(p, card) is not None and card[-1] == "1"]
    return None if ones else {"card": a.card}


def of_no_use(p: Place, a: Action, _: Action | None) -> Numbers | None:
    """The next player may take it, and no chain of the others ends in its monomer."""
    monomer = monomer_of(p, a.card) if isinstance(a, Discard) else None
    if not isinstance(a, Discard) or not p.open_discard or monomer is None:
        return None
    ends = [chain.end for chain in p.public.chains if chain.owner != p.me]
    return None if monomer in ends else {"card": a.card, "monomer": monomer}


def smallest(p: Place, a: Action, _: Action | None) -> Numbers | None:
    """No other monomer in hand adds fewer units."""
    monomers = [card for card in p.private.hand if monomer_of(p, card) is not None]
    if not isinstance(a, Discard) or a.card not in monomers or len(monomers) < 2:
        return None
    value = int(a.card[-1])
    return {"card": a.card, "value": value} if value == min(int(card[-1]) for card in monomers) else None


def discards(p: Place, a: Action, _: Action | None) -> Numbers | None:
    return {"card": a.card, "left": len(p.private.hand) - 1} if isinstance(a, Discard) else None


GAINS: Final[Named] = (
    ("ends", ends_ahead), ("draw", draws), ("take", takes), ("rob-by-ending", robs_by_ending),
    ("rob-by-transfer", robs_by_transfer), ("rob-by-switching", robs_by_switching), ("combine", combines),
    ("part", parts), ("transfer", transfers), ("protect", protects), ("switch", switches), ("wake", wakes),
    ("grow", grows), ("start-two", starts_two), ("start", starts), ("unfit", unfit), ("spare", spare),
    ("no-start", without_start), ("no-use", of_no_use), ("smallest", smallest), ("discard", discards),
)  # fmt: skip

# ---- what it lacks beside a better one ------------------------------------------------------------------------------


def no_end(p: Place, a: Action, better: Action | None) -> Numbers | None:
    """The better one ends the game in the lead."""
    if better is None or p.ends(a):
        return None
    found = ends_ahead(p, better, None)
    return None if found is None else {**found, "left": len(p.private.hand) - laid(a)}


def ends_behind(p: Place, a: Action, better: Action | None) -> Numbers | None:
    """It ends the game behind another player; the better one keeps it open."""
    robbed = p.stolen(a)
    if better is None or not p.ends(a) or p.ends(better) or (robbed is not None and robbed.capped):
        return None
    mine, theirs = p.finished(a), max(one.units for seat, one in enumerate(p.public.players) if seat != p.me)
    return {"mine": mine, "theirs": theirs} if mine < theirs else None


def no_theft(p: Place, a: Action, better: Action | None) -> Numbers | None:
    robbed = None if better is None else p.stolen(better)
    if robbed is None or robbed in p.touched(a):
        return None
    return {"to": robbed.owner, "length": robbed.units}


def left_open(p: Place, a: Action, better: Action | None) -> Numbers | None:
    """An own chain that the better answer makes safe keeps its radical."""
    chain = None if better is None else p.safe(better)
    if chain is None or (chain in p.touched(a) and not isinstance(a, Propagate | Copolymerise)):
        return None
    return {"length": chain.units + (added(a) if chain in p.touched(a) else 0)}


def idle(_p: Place, a: Action, better: Action | None) -> Numbers | None:
    if not isinstance(a, Discard) or better is None or isinstance(better, Discard) or not added(better):
        return None
    return {"better": added(better)}


def fewer_cards(_p: Place, a: Action, better: Action | None) -> Numbers | None:
    if better is None or not 0 < laid(a) < laid(better):
        return None
    return {"cards": laid(a), "better": laid(better)}


def fewer_units(_p: Place, a: Action, better: Action | None) -> Numbers | None:
    if better is None or not added(a) < added(better):
        return None
    return {"added": added(a), "better": added(better)}


def exposed(p: Place, a: Action, better: Action | None) -> Numbers | None:
    """More own units are in chains that others can take."""
    if better is None or p.ends(a) or isinstance(a, Draw | Take) or isinstance(better, Draw | Take):
        return None
    mine, theirs = p.open_units(a), p.open_units(better)
    return {"units": mine, "better": theirs} if mine > theirs else None


def wanted(p: Place, a: Action, better: Action | None) -> Numbers | None:
    """A discard that an own chain could use, while the better one fits no chain."""
    if not isinstance(a, Discard) or not isinstance(better, Discard):
        return None
    ends = [chain.end for chain in p.public.chains if chain.owner == p.me]
    mine = monomer_of(p, a.card)
    if mine is None or mine not in ends or monomer_of(p, better.card) in ends:
        return None
    return {"card": a.card, "monomer": mine}


def breaks_pair(p: Place, a: Action, better: Action | None) -> Numbers | None:
    """A discard of a pair, while the better card is alone."""
    if not isinstance(a, Discard) or not isinstance(better, Discard) or monomer_of(p, a.card) is None:
        return None
    count = p.private.hand.count(a.card)
    return {"card": a.card, "count": count} if count > p.private.hand.count(better.card) == 1 else None


LACKS: Final[Named] = (
    ("behind", ends_behind), ("end", no_end), ("theft", no_theft), ("open", left_open), ("idle", idle),
    ("wanted", wanted), ("pair", breaks_pair), ("cards", fewer_cards), ("units", fewer_units),
    ("exposed", exposed),
)  # fmt: skip
