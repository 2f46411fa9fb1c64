"""What everybody sees, and what one seat sees beyond that: its Boum, Chimie and Sécurité cards, which are hidden."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, to_builtins

from labtop.chemistry import layout
from labtop.engine.core import Seat
from labtop.rooms.laboratorium.cards import BOUM, CHEMISTRY, HIDDEN, SAFETY
from labtop.rooms.laboratorium.drawings import MoleculeView, drawing, molecule_view
from labtop.rooms.laboratorium.kit import Kit
from labtop.rooms.laboratorium.odds import (
    CHARACTERISATION,
    ODDS,
    REACTION,
    difficulty,
    harder,
    throws,
    with_boum,
    with_chemistry,
)
from labtop.rooms.laboratorium.options import bridges_too
from labtop.rooms.laboratorium.pack import TOKENS, Effect
from labtop.rooms.laboratorium.state import Bench, Table
from labtop.rooms.laboratorium.targets import OWN
from labtop.rooms.laboratorium.wording import codes, told


class TargetView(Struct, frozen=True, omit_defaults=True):
    id: str
    """Empty: a target of one's own."""
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
    """Its centres, one of each set that a symmetry of the molecule exchanges."""
    suggested: bool = False


class PlayerView(Struct, frozen=True, omit_defaults=True):
    molecule: MoleculeView | None = None
    """None until the starting molecule is chosen."""
    reagents: list[int] = []
    """Numbers of the reagents in hand, which are public."""
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
    steps: list[dict[str, str | int]] = []
    """Once the game is over: the starting reagent and every manipulation that succeeded."""


class CardView(Struct, frozen=True, omit_defaults=True):
    """A title and its effects. A card of an own pack carries its name; the catalogue names those of the box."""

    number: int
    id: str
    effects: list[Effect] = []
    token: str = ""
    """Sécurité: the token it brings back."""
    en: str = ""
    fr: str = ""


class OddsView(Struct, frozen=True, omit_defaults=True):
    """The chance of a manipulation, and what each Boum card would leave of it."""

    difficulty: int
    throws: int
    """Of the 36."""
    boum: list[tuple[int, int, int]] = []
    """For each title that changes it: number of the card, the difficulty with it, throws that still succeed."""


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
    told: dict[str, Any]
    """The same as a phrase (wording.py)."""
    reaction: bool
    base: int
    difficulty: int
    """With the cards laid so far."""
    odds: OddsView
    """At that difficulty."""
    boum: list[LaidView] = []
    chemistry: list[int] = []
    waiting: list[int] = []
    """Seats that may still lay down Boum cards, in order."""
    rolled: bool = False
    """The black dice fell, and one may be rolled again (rule 8.5)."""


class PublicView(Struct, frozen=True, omit_defaults=True):
    target: TargetView
    reagents: list[ReagentView]
    players: list[PlayerView]
    decks: list[int]
    """Cards in the piles of Chimie, Boum, Sécurité."""
    odds: list[int]
    """By difficulty from 0 up: how many of the 36 throws succeed; the last number holds for all higher ones."""
    reaction: OddsView
    characterisation: OddsView
    """Before any card is laid (rule 5.4)."""
    cards: list[CardView]
    """Every Boum, Chimie and Sécurité title of this table; elsewhere cards go by their numbers."""
    round: int = 0
    rounds: int = 0
    phase: str = "start"
    """start, resources, manipulations, over."""
    first: int = -1
    """The seat with the first-player marker; -1: not drawn yet."""
    turn: int = -1
    """The seat whose resources or manipulations it is."""
    kind: str = ""
    """What the turn's manipulations are: reactions, characterisations; empty: not fixed yet."""
    takes: int = 0
    """Reagents that this seat may still take."""
    dice: list[int] = []
    """The last resource dice, in the order of `Dice`."""
    mix: list[int] = []
    """How many of each colour they were."""
    throw: list[int] = []
    """The last black dice; a single one is that of a resale."""
    trial: TrialView | None = None
    stock: list[int] = []
    """C, O, H and centre tokens left, with the option that counts them (rule 4.8)."""
    puzzle: bool = False
    hydroxyl: bool = False
    bridging: bool = False
    any_safety: bool = False
    teams: bool = False
    """Variants and house rules of this table (rules 6.11, 6.13, 9.2, 1.4)."""
    winner: int = -1
    reason: str = ""


class WouldView(Struct, frozen=True, omit_defaults=True):
    """The difficulty and the odds if a card of the own hand were laid on the manipulation that runs."""

    card: int
    difficulty: int
    throws: int
    """Of the 36."""
    cancels: int = 0
    """The Boum card that a fume hood would take back."""


class PrivateView(Struct, frozen=True, omit_defaults=True):
    chemistry: list[CardView] = []
    boum: list[CardView] = []
    safety: list[CardView] = []
    would: list[WouldView] = []
    """While a manipulation runs: each title of the own hand that may be laid on it."""


# ---- building ------------------------------------------------------------------------------------------------------


class Shared:
    """The parts of a view that never change, and are the same for all tables of a kit."""

    __slots__ = ("cards", "characterisation", "reaction", "reagents", "target", "titles")

    def __init__(self, kit: Kit) -> None:
        entry = kit.target_entry
        self.target = TargetView(
            id="" if entry.id == OWN else entry.id,
            difficulty=entry.difficulty,
            structure=entry.structure,
            crest=molecule_view(kit.target, layout.fresh(kit.target)),
            en=entry.en,
            fr=entry.fr,
        )
        self.reagents = [
            molecule_view(one.molecule, layout.fresh(one.molecule), codes(one.molecule)) for one in kit.reagents
        ]
        self.cards = {
            card.number: CardView(card.number, card.id, list(card.effects), "", card.en, card.fr)
            for card in (*kit.pack.boum, *kit.pack.chemistry)
        } | {card.number: CardView(card.number, card.id, [], card.token, card.en, card.fr) for card in kit.pack.safety}
        self.titles = list(self.cards.values())
        self.reaction = odds_view(kit, REACTION)
        self.characterisation = odds_view(kit, CHARACTERISATION)


def shared(kit: Kit) -> Shared:
    if kit.shown is None:
        kit.shown = Shared(kit)
    found: Shared = kit.shown
    return found


def public(s: Table) -> PublicView:
    kit, same = s.kit, shared(s.kit)
    return PublicView(
        target=same.target,
        reagents=[
            ReagentView(one.number, left, molecule, one.ends, one.number in kit.suggested and not s.options.puzzle)
            for one, left, molecule in zip(kit.reagents, s.piles, same.reagents)
        ],
        players=[player(s, bench) for bench in s.benches],
        decks=[s.deck(colour) for colour in range(len(HIDDEN))],
        odds=ODDS,
        reaction=same.reaction,
        characterisation=same.characterisation,
        cards=same.titles,
        round=s.round,
        rounds=s.options.rounds,
        phase=s.phase,
        first=s.first,
        turn=s.turn,
        kind=s.kind,
        takes=s.takes,
        dice=s.dice[:],
        mix=s.mix[:],
        throw=s.throw[:],
        trial=trial_view(s),
        stock=s.stock[:] if s.options.token_stock else [],
        puzzle=s.options.puzzle,
        hydroxyl=s.options.hydroxyl,
        bridging=bridges_too(s.options),
        any_safety=s.options.any_safety,
        teams=s.options.teams,
        winner=s.winner,
        reason=s.reason,
    )


def player(s: Table, bench: Bench) -> PlayerView:
    return PlayerView(
        molecule=drawing(s, bench),
        reagents=[s.kit.reagents[i].number for i in bench.reagents],
        chemistry=bench.sizes[CHEMISTRY],
        boum=bench.sizes[BOUM],
        safety=bench.sizes[SAFETY],
        lost=[TOKENS[token] for token in bench.lost_tokens()],
        done=bench.done,
        used=bench.used[:],
        steps=[to_builtins(step) for step in bench.steps] if s.reason else [],
    )


def odds_view(kit: Kit, difficulty: int) -> OddsView:
    return OddsView(difficulty, throws(difficulty), harder(kit, difficulty))


def trial_view(s: Table) -> TrialView | None:
    if not s.trials:
        return None
    trial = s.trials[0]
    asked = next((p.waiting for p in s.stack if p.kind == "boum"), [])
    titles = s.kit.titles
    return TrialView(
        seat=s.turn,
        action=to_builtins(trial.action),
        told=told(s.benches[s.turn].molecule, trial.action),
        reaction=trial.reaction,
        base=REACTION if trial.reaction else CHARACTERISATION,
        difficulty=difficulty(s, trial),
        odds=odds_view(s.kit, difficulty(s, trial)),
        boum=[
            LaidView(seat, titles[BOUM][title].number, cancelled)
            for seat, title, cancelled in zip(trial.players, trial.laid_boum(), trial.cancelled())
        ],
        chemistry=[titles[CHEMISTRY][i].number for i in trial.chemistry],
        waiting=asked[:],
        rolled=bool(trial.dice),
    )


def private(s: Table, seat: Seat) -> PrivateView:
    cards = shared(s.kit).cards
    held = [
        [cards[title.number] for title, count in zip(titles, hand) for _ in range(count)]
        for titles, hand in zip(s.kit.titles, s.benches[seat].hands)
    ]
    return PrivateView(chemistry=held[CHEMISTRY], boum=held[BOUM], safety=held[SAFETY], would=would(s, seat))


def would(s: Table, seat: Seat) -> list[WouldView]:
    """Rules 7.2, 8.2 and 8.4: the odds after each card that this seat could lay on what runs."""
    if not s.trials:
        return []
    trial = s.trials[0]
    found = []
    if seat != s.turn:
        for i, count in enumerate(s.benches[seat].hands[BOUM]):
            if count:
                needed = with_boum(s, trial, i)
                found.append(WouldView(s.kit.titles[BOUM][i].number, needed, throws(needed)))
        return found
    for i, count in enumerate(s.benches[seat].hands[CHEMISTRY]):
        if not count:
            continue
        title = s.kit.titles[CHEMISTRY][i]
        if not title.cancels:
            needed = with_chemistry(s, trial, i)
            found.append(WouldView(title.number, needed, throws(needed)))
            continue
        for j, boum in enumerate(s.kit.titles[BOUM]):
            if j in trial.boum:
                needed = with_chemistry(s, trial, i, j)
                found.append(WouldView(title.number, needed, throws(needed), boum.number))
    return found
