"""A table of Laboratorium: a bench per seat, piles, decks, the manipulation that runs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from labtop.chemistry.molecules import Molecule
from labtop.chemistry.sites import Sites
from labtop.engine.core import About, State
from labtop.engine.fields import DERIVED, named
from labtop.engine.wire import Action
from labtop.rooms.laboratorium.actions import End
from labtop.rooms.laboratorium.lab import HIDDEN, SAFETY, Lab, lab_of
from labtop.rooms.laboratorium.options import Options

NO_ACTION: Final = End()
EMPTY: Final = Molecule({}, {}, 0)
EMPTY_SITES: Final = Sites(EMPTY)


@dataclass(eq=False)
class Bench:
    """One seat: its molecule, its cards, its safety tokens, what it has used up in this turn."""

    molecule: Molecule = field(default=EMPTY, metadata=named("code"))
    steps: list[Action] = field(default_factory=list[Action])
    """The starting reagent and every manipulation that succeeded: how the molecule, and its drawing, came about."""
    reagents: list[int] = field(default_factory=list[int])
    """Places of the reagents in hand among the lab's, rising."""
    hands: list[list[int]] = field(default_factory=list[list[int]])
    """Chimie, Boum, Sécurité: how many of each title."""
    safety: list[bool] = field(default_factory=list[bool])
    """Goggles, gloves and coat: whether the token is there."""
    used: list[int] = field(default_factory=list[int])
    """Centres used or made in this turn (rule 4.5)."""
    tried: list[int] = field(default_factory=list[int])
    """Bonds whose cut or addition failed in this turn (rule 4.6): smaller number * 100000 + larger."""
    done: int = 0
    sites: Sites = field(default=EMPTY_SITES, metadata=DERIVED)
    sizes: list[int] = field(default_factory=list[int], metadata=DERIVED)
    """Cards in each of the three hands."""
    drawn: Any = field(default=None, metadata=DERIVED)
    """The drawing, once somebody has looked (view.py)."""

    def derive(self) -> None:
        self.sites = Sites(self.molecule)
        self.sizes = [sum(hand) for hand in self.hands]

    def put(self, molecule: Molecule) -> None:
        """Lay another molecule on the bench."""
        self.molecule = molecule
        self.sites = Sites(molecule)

    def protected(self) -> bool:
        """Rule 4.4: all three safety tokens."""
        return self.safety[0] and self.safety[1] and self.safety[2]


@dataclass(eq=False)
class Exchange(About):
    """A resale: the reagent that went back, by its place (rule 4.2)."""

    card: int = 0


@dataclass(eq=False)
class Trial:
    """The manipulation that runs, from its announcement to the end of its roll (chapter 5)."""

    action: Action = NO_ACTION
    reaction: bool = True
    card: int = -1
    """The reagent laid down, by its place; -1: none."""
    boum: list[int] = field(default_factory=list[int])
    """Titles of the Boum cards laid so far, -1 - title where a fume hood cancelled it."""
    players: list[int] = field(default_factory=list[int])
    """Who laid each of them."""
    taken: list[list[int]] = field(default_factory=list[list[int]])
    """The safety tokens each of them took."""
    chemistry: list[int] = field(default_factory=list[int])
    rerolls: int = 0
    dice: list[int] = field(default_factory=list[int])


DEFAULT: Final = Options()
NO_LAB: Final = lab_of(DEFAULT)
"""Stands in until `derive`; the default options are the likeliest, so it is not made in vain."""


@dataclass(eq=False)
class Table(State):
    """One game of Laboratorium."""

    options: Options = DEFAULT
    benches: list[Bench] = field(default_factory=list[Bench])
    piles: list[int] = field(default_factory=list[int])
    """Cards left of each reagent."""
    fresh: list[list[int]] = field(default_factory=list[list[int]])
    """Chimie, Boum, Sécurité: cards of each title that nobody has drawn yet, in an order that nobody knows."""
    under: list[list[int]] = field(default_factory=list[list[int]])
    """Cards put under each pile since, the next one to come first: title, or 100 * (1 + seat) + title when only
    that seat saw it."""
    stock: list[int] = field(default_factory=list[int])
    """C, O, H, centre tokens left in the box; counted always, enforced by option (rule 4.8)."""
    round: int = 0
    first: int = -1
    phase: str = "start"
    turn: int = -1
    """Whose resources or manipulations it is."""
    kind: str = ""
    """What the turn's manipulations are (rule 4.3)."""
    resold: bool = False
    """Rule 4.2: a reagent was sold in this turn, or a manipulation announced: too late for it."""
    takes: int = 0
    """Reagents the seat still has to take."""
    mix: list[int] = field(default_factory=list[int])
    dice: list[int] = field(default_factory=list[int])
    """The last resource dice: how many of each colour, and their faces."""
    throw: list[int] = field(default_factory=list[int])
    """The last black dice, or the one of a resale."""
    over_after: bool = False
    """The turn ends when the running manipulation is over (rule 7.5)."""
    trials: list[Trial] = field(default_factory=list[Trial])
    """The manipulation that runs: one or none."""
    winner: int = -1
    reason: str = ""
    lab: Lab = field(default=NO_LAB, metadata=DERIVED)

    def derive(self) -> None:
        self.lab = lab_of(self.options)

    def after(self, seat: int) -> list[int]:
        """The other seats in turn order."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def deck(self, colour: int) -> int:
        """Cards in a pile: everybody can count them."""
        return sum(self.fresh[colour]) + len(self.under[colour])


def new_table(options: Options, seats: int) -> Table:
    """Rules 2.1 to 2.3: a table before the first throw."""
    s = Table(seats)
    s.options = options
    s.derive()
    lab = s.lab
    s.piles = [seats] * len(lab.reagents)
    s.fresh = [[title.count for title in titles] for titles in lab.titles]
    s.under = [[] for _ in HIDDEN]
    s.stock = lab.stock[:]
    for _ in range(seats):
        bench = Bench()
        bench.hands = [[0] * len(titles) for titles in lab.titles]
        bench.sizes = [0] * len(HIDDEN)
        bench.safety = [True, True, True]
        s.benches.append(bench)
    return s


def missing(bench: Bench) -> list[int]:
    """Safety tokens that are gone."""
    return [token for token in range(3) if not bench.safety[token]]


def may_secure(bench: Bench) -> bool:
    """Whether, as far as anybody can see, this seat might play a Sécurité card (rule 9.1)."""
    return bench.sizes[SAFETY] > 0 and not bench.protected()
