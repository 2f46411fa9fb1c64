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
from labtop.rooms.laboratorium.cards import HIDDEN, SAFETY
from labtop.rooms.laboratorium.kit import Kit, kit_of
from labtop.rooms.laboratorium.options import Options

NO_ACTION: Final = End()
EMPTY: Final = Molecule({}, {}, 0)
EMPTY_SITES: Final = Sites(EMPTY)
FIRST_TOKEN: Final = 100_000
"""Factor of the first token in the number of a bond."""


def bond_number(a: int, b: int) -> int:
    """A bond as one number, whichever of its tokens is named first."""
    return a * FIRST_TOKEN + b if a < b else b * FIRST_TOKEN + a


@dataclass(eq=False)
class Bench:
    """One seat: its molecule, its cards, its safety tokens, what it has used up in this turn."""

    molecule: Molecule = field(default=EMPTY, metadata=named("code"))
    steps: list[Action] = field(default_factory=list[Action])
    """The starting reagent and every manipulation that succeeded: the drawing of the molecule is made from them."""
    reagents: list[int] = field(default_factory=list[int])
    """Places of the reagents in hand among the kit's, in rising order."""
    hands: list[list[int]] = field(default_factory=list[list[int]])
    """Chimie, Boum, Sécurité: how many of each title."""
    safety: list[bool] = field(default_factory=list[bool])
    """Coat, extinguisher and glassware: whether the token is there."""
    used: list[int] = field(default_factory=list[int])
    """Centres used or made in this turn (rule 4.5)."""
    tried: list[int] = field(default_factory=list[int])
    """Bonds whose cleavage or addition failed in this turn (rule 4.6), as `bond_number`."""
    done: int = 0
    """Manipulations that succeeded."""
    sites: Sites = field(default=EMPTY_SITES, metadata=DERIVED)
    sizes: list[int] = field(default_factory=list[int], metadata=DERIVED)
    """Cards in each of the three hands."""
    drawn: Any = field(default=None, metadata=DERIVED)
    """The drawing, made by view.py when it is first needed."""

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

    def lost_tokens(self) -> list[int]:
        """Safety tokens that are gone."""
        return [token for token in range(3) if not self.safety[token]]

    def may_secure(self) -> bool:
        """Rule 9.1: whether this seat might play a Sécurité card, as far as the others can see."""
        return self.sizes[SAFETY] > 0 and not self.protected()


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
    """Titles of the Boum cards laid so far; -1 - title for one that a fume hood cancelled."""
    players: list[int] = field(default_factory=list[int])
    """For each of these cards, the seat that laid it."""
    taken: list[list[int]] = field(default_factory=list[list[int]])
    """For each of these cards, the safety tokens it took."""
    chemistry: list[int] = field(default_factory=list[int])
    """Titles of the Chimie cards laid so far."""
    rerolls: int = 0
    """How often a black die may still be rolled again."""
    dice: list[int] = field(default_factory=list[int])
    """The black dice, once they fell; 0 for one that is being rolled again."""

    def standing_boum(self) -> list[int]:
        """Titles of the Boum cards that no fume hood has cancelled."""
        return [title for title in self.boum if title >= 0]

    def laid_boum(self) -> list[int]:
        """Titles of all Boum cards, cancelled ones too."""
        return [title if title >= 0 else -1 - title for title in self.boum]

    def cancelled(self) -> list[bool]:
        """For each Boum card, whether a fume hood cancelled it."""
        return [title < 0 for title in self.boum]

    def cancel_boum(self, title: int) -> int:
        """Cancel the last card of this title that stands, and return its place."""
        place = len(self.boum) - 1 - self.boum[::-1].index(title)
        self.boum[place] = -1 - title
        return place


DEFAULT: Final = Options()
NO_KIT: Final = kit_of(DEFAULT)
"""Stands in until `derive`. Most tables have the default options, so this kit is of use anyway."""


@dataclass(eq=False)
class Table(State):
    """One game of Laboratorium."""

    options: Options = DEFAULT
    benches: list[Bench] = field(default_factory=list[Bench])
    piles: list[int] = field(default_factory=list[int])
    """Cards left of each reagent."""
    fresh: list[list[int]] = field(default_factory=list[list[int]])
    """Chimie, Boum, Sécurité: how many cards of each title have never been drawn; their order is not decided yet."""
    under: list[list[int]] = field(default_factory=list[list[int]])
    """Cards put under each pile since, the next to be drawn first; hands.py says how a card is written."""
    stock: list[int] = field(default_factory=list[int])
    """C, O, H, centre tokens left in the box; always counted, enforced by an option (rule 4.8)."""
    round: int = 0
    first: int = -1
    """The seat with the first-player marker."""
    phase: str = "start"
    turn: int = -1
    """The seat whose resources or manipulations it is."""
    kind: str = ""
    """The type of the turn's manipulations (rule 4.3)."""
    resold: bool = False
    """Rule 4.2: no resale any more, since one was made or a manipulation was announced in this turn."""
    takes: int = 0
    """Reagents that the seat still has to take."""
    mix: list[int] = field(default_factory=list[int])
    dice: list[int] = field(default_factory=list[int])
    """The last resource dice: how many of each colour, and their faces."""
    throw: list[int] = field(default_factory=list[int])
    """The last black dice, or the one of a resale."""
    over_after: bool = False
    """The turn ends when the running manipulation is over (rules 4.1 and 7.5)."""
    trials: list[Trial] = field(default_factory=list[Trial])
    """The manipulation that runs: one or none."""
    winner: int = -1
    reason: str = ""
    """Why the game ended; empty: it has not."""
    kit: Kit = field(default=NO_KIT, metadata=DERIVED)

    def derive(self) -> None:
        self.kit = kit_of(self.options)

    def after(self, seat: int) -> list[int]:
        """The other seats in turn order."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def deck(self, colour: int) -> int:
        """Cards in a pile; every player can count them."""
        return sum(self.fresh[colour]) + len(self.under[colour])


def new_table(options: Options, seats: int) -> Table:
    """Rules 2.1 to 2.3: a table before the first throw."""
    s = Table(seats)
    s.options = options
    s.derive()
    kit = s.kit
    s.piles = [seats] * len(kit.reagents)
    s.fresh = [[title.count for title in titles] for titles in kit.titles]
    s.under = [[] for _ in HIDDEN]
    s.stock = kit.stock[:]
    for _ in range(seats):
        bench = Bench()
        bench.hands = [[0] * len(titles) for titles in kit.titles]
        bench.sizes = [0] * len(HIDDEN)
        bench.safety = [True, True, True]
        s.benches.append(bench)
    return s
