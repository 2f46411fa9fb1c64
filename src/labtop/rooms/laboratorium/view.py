"""Who sees what. Boum, Chimie and Sécurité cards in hand are their owner's; benches, reagents and counts are open."""

from __future__ import annotations

from msgspec import Struct

from labtop.rooms.laboratorium.pack import Effect


class MoleculeView(Struct, frozen=True):
    """Tokens where they lie; a bond is 100 long. Kinds: 0 C, 1 O, 2 H, 3 yellow centre, 4 mauve centre."""

    tokens: list[tuple[int, int, int, int]]
    """Number, kind, x, y."""
    bonds: list[tuple[int, int, int]]
    """First token, second token, order."""
    formula: str


class TargetView(Struct, frozen=True, omit_defaults=True):
    id: str
    """Empty: an own target."""
    difficulty: str
    structure: str
    crest: MoleculeView
    en: str = ""
    fr: str = ""


class ReagentView(Struct, frozen=True, omit_defaults=True):
    """One pile: number, cards left on it, its molecule."""

    number: int
    left: int
    molecule: MoleculeView
    ends: list[int]
    """Its centres that make a difference: one of each sort."""
    suggested: bool = False


class PlayerView(Struct, frozen=True, omit_defaults=True):
    molecule: MoleculeView | None = None
    """None until the starting molecule is chosen."""
    reagents: list[int] = []
    """Numbers of the cards in hand: they come from open piles."""
    chemistry: int = 0
    boum: int = 0
    safety: int = 0
    """How many cards of each hidden colour."""
    lost: list[str] = []
    """Safety tokens that are gone."""
    done: int = 0
    """Manipulations that succeeded."""
    used: list[int] = []
    """Centres that may not be used again in this turn (rule 4.5)."""


class LaidView(Struct, frozen=True, omit_defaults=True):
    """A Boum card on the manipulation that runs."""

    seat: int
    card: int
    cancelled: bool = False


class TrialView(Struct, frozen=True, omit_defaults=True):
    """The manipulation that runs, from its announcement to the roll."""

    seat: int
    action: dict[str, str | int]
    """As announced."""
    reaction: bool
    base: int
    difficulty: int
    """As it stands with the cards laid so far."""
    boum: list[LaidView] = []
    chemistry: list[int] = []
    waiting: list[int] = []
    """Who may still lay down Boum cards, in order."""
    dice: list[int] = []
    """The black dice, once they are rolled and while they may be rolled again."""


class PublicView(Struct, frozen=True, omit_defaults=True):
    target: TargetView
    reagents: list[ReagentView]
    players: list[PlayerView]
    decks: list[int]
    """Cards in the piles of Chimie, Boum, Sécurité."""
    odds: list[int]
    """By difficulty from 0 up: how many of the 36 throws succeed; the last one goes on."""
    round: int = 0
    rounds: int = 0
    phase: str = "start"
    """start, resources, manipulations, over."""
    first: int = -1
    """Who holds the first-player marker; -1: not drawn yet."""
    turn: int = -1
    """Whose resources or manipulations it is."""
    kind: str = ""
    """What the turn's manipulations are: reactions, characterisations; empty: not fixed yet."""
    takes: int = 0
    """Reagents the seat still takes."""
    dice: list[int] = []
    """The last resource dice, in the order of `Dice`."""
    mix: list[int] = []
    """How many of each colour they were."""
    trial: TrialView | None = None
    stock: list[int] = []
    """C, O, H and centre tokens left, where they are counted (rule 4.8)."""
    puzzle: bool = False
    winner: int = -1
    reason: str = ""


class CardView(Struct, frozen=True, omit_defaults=True):
    """A card in hand, with what it does."""

    number: int
    id: str
    effects: list[Effect] = []
    token: str = ""
    """Sécurité: the token it brings back."""
    en: str = ""
    fr: str = ""


class PrivateView(Struct, frozen=True, omit_defaults=True):
    chemistry: list[CardView] = []
    boum: list[CardView] = []
    safety: list[CardView] = []
