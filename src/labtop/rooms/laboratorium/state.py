"""A table of Laboratorium: a bench per seat, piles, decks, the manipulation that runs."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from labtop.chemistry.molecules import Molecule, from_code
from labtop.chemistry.sites import Sites
from labtop.engine.core import About, State
from labtop.engine.wire import Action
from labtop.rooms.laboratorium.actions import Actions, End
from labtop.rooms.laboratorium.lab import HIDDEN, SAFETY, Lab, lab_of
from labtop.rooms.laboratorium.options import Options

NO_ACTION: Final = End()
EMPTY: Final = Molecule({}, {}, 0)
EMPTY_SITES: Final = Sites(EMPTY)


class Bench:
    """One seat: its molecule, its cards, its safety tokens, what it has used up in this turn."""

    __slots__ = (
        "done", "drawn", "hands", "molecule", "reagents", "safety", "sites", "sizes", "steps", "tried", "used",
    )  # fmt: skip
    SHAPE: ClassVar[dict[str, Any]] = {
        "code": tuple[int, ...],
        "steps": list[Actions],
        "reagents": list[int],
        "hands": list[list[int]],
        "safety": list[bool],
        "used": list[int],
        "tried": list[int],
        "done": int,
    }

    def __init__(self) -> None:
        self.molecule = EMPTY
        self.sites = EMPTY_SITES
        self.steps: list[Action] = []
        """The starting reagent and every manipulation that succeeded: how the molecule, and its drawing, came about."""
        self.drawn: Any = None
        """The drawing, once somebody has looked (view.py)."""
        self.reagents: list[int] = []
        """Places of the reagents in hand among the lab's, rising."""
        self.hands: list[list[int]] = []
        """Chimie, Boum, Sécurité: how many of each title."""
        self.sizes: list[int] = []
        """Cards in each of the three hands."""
        self.safety: list[bool] = [True, True, True]
        self.used: list[int] = []
        """Centres used or made in this turn (rule 4.5)."""
        self.tried: list[int] = []
        """Bonds whose cut or addition failed in this turn (rule 4.6): smaller number * 100000 + larger."""
        self.done = 0

    @property
    def code(self) -> tuple[int, ...]:
        return self.molecule.code()

    @code.setter
    def code(self, code: tuple[int, ...]) -> None:
        self.molecule = from_code(code)

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

    def clone(self) -> Bench:
        c = Bench()
        c.molecule = self.molecule
        c.sites = self.sites
        c.steps = self.steps[:]
        c.drawn = self.drawn
        c.reagents = self.reagents[:]
        c.hands = [hand[:] for hand in self.hands]
        c.sizes = self.sizes[:]
        c.safety = self.safety[:]
        c.used = self.used[:]
        c.tried = self.tried[:]
        c.done = self.done
        return c


class Exchange(About):
    """A resale: the reagent that went back, by its place (rule 4.2)."""

    __slots__ = ("card",)
    SHAPE: ClassVar[dict[str, Any]] = {"card": int}

    def __init__(self, card: int = 0) -> None:
        self.card = card

    def clone(self) -> Exchange:
        return Exchange(self.card)


class Trial:
    """The manipulation that runs, from its announcement to the end of its roll (chapter 5)."""

    __slots__ = ("action", "boum", "card", "chemistry", "dice", "players", "reaction", "rerolls", "taken")
    SHAPE: ClassVar[dict[str, Any]] = {
        "action": Actions,
        "reaction": bool,
        "card": int,
        "boum": list[int],
        "players": list[int],
        "taken": list[list[int]],
        "chemistry": list[int],
        "rerolls": int,
        "dice": list[int],
    }

    def __init__(self, action: Action = NO_ACTION, reaction: bool = True, card: int = -1) -> None:
        self.action = action
        self.reaction = reaction
        self.card = card
        """The reagent laid down, by its place; -1: none."""
        self.boum: list[int] = []
        """Titles of the Boum cards laid so far, -1 - title where a fume hood cancelled it."""
        self.players: list[int] = []
        """Who laid each of them."""
        self.taken: list[list[int]] = []
        """The safety tokens each of them took."""
        self.chemistry: list[int] = []
        self.rerolls = 0
        self.dice: list[int] = []

    def clone(self) -> Trial:
        c = Trial(self.action, self.reaction, self.card)
        c.boum = self.boum[:]
        c.players = self.players[:]
        c.taken = [tokens[:] for tokens in self.taken]
        c.chemistry = self.chemistry[:]
        c.rerolls = self.rerolls
        c.dice = self.dice[:]
        return c


class Table(State):
    __slots__ = (
        "benches", "dice", "first", "fresh", "kind", "lab", "mix", "options", "over_after", "phase", "piles", "reason",
        "resold", "round", "stock", "takes", "throw", "trials", "turn", "under", "winner",
    )  # fmt: skip
    SHAPE: ClassVar[dict[str, Any]] = {
        **State.SHAPE,
        "options": Options,
        "benches": list[Bench],
        "piles": list[int],
        "fresh": list[list[int]],
        "under": list[list[int]],
        "stock": list[int],
        "round": int,
        "first": int,
        "phase": str,
        "turn": int,
        "kind": str,
        "resold": bool,
        "takes": int,
        "mix": list[int],
        "dice": list[int],
        "throw": list[int],
        "over_after": bool,
        "trials": list[Trial],
        "winner": int,
        "reason": str,
    }

    def __init__(self, seats: int = 0) -> None:
        super().__init__(seats)
        self.options = DEFAULT
        self.lab: Lab = NO_LAB
        self.benches: list[Bench] = []
        self.piles: list[int] = []
        """Cards left of each reagent."""
        self.fresh: list[list[int]] = []
        """Chimie, Boum, Sécurité: cards of each title that nobody has drawn yet, in an order that nobody knows."""
        self.under: list[list[int]] = []
        """Cards put under each pile since, the next one to come first: title, or 100 * (1 + seat) + title when only
        that seat saw it."""
        self.stock: list[int] = []
        """C, O, H, centre tokens left in the box; counted always, enforced by option (rule 4.8)."""
        self.round = 0
        self.first = -1
        self.phase = "start"
        self.turn = -1
        """Whose resources or manipulations it is."""
        self.kind = ""
        """What the turn's manipulations are (rule 4.3)."""
        self.resold = False
        """Rule 4.2: a reagent was sold in this turn, or a manipulation announced: too late for it."""
        self.takes = 0
        """Reagents the seat still has to take."""
        self.mix: list[int] = []
        self.dice: list[int] = []
        """The last resource dice: how many of each colour, and their faces."""
        self.throw: list[int] = []
        """The last black dice, or the one of a resale."""
        self.over_after = False
        """The turn ends when the running manipulation is over (rule 7.5)."""
        self.trials: list[Trial] = []
        """The manipulation that runs: one or none."""
        self.winner = -1
        self.reason = ""

    def derive(self) -> None:
        self.lab = lab_of(self.options)

    def after(self, seat: int) -> list[int]:
        """The other seats in turn order."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def deck(self, colour: int) -> int:
        """Cards in a pile: everybody can count them."""
        return sum(self.fresh[colour]) + len(self.under[colour])


DEFAULT: Final = Options()
NO_LAB: Final = lab_of(DEFAULT)
"""Stands in until `derive`; the default options are the likeliest, so it is not made in vain."""


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
        s.benches.append(bench)
    return s


def missing(bench: Bench) -> list[int]:
    """Safety tokens that are gone."""
    return [token for token in range(3) if not bench.safety[token]]


def may_secure(bench: Bench) -> bool:
    """Whether, as far as anybody can see, this seat might play a Sécurité card (rule 9.1)."""
    return bench.sizes[SAFETY] > 0 and not bench.protected()
