"""The cards of a table, read from its pack: molecules of the reagents, and effects of the other cards as numbers."""

from __future__ import annotations

from typing import Final, assert_never

from labtop.chemistry import notation
from labtop.chemistry.canonical import sorts
from labtop.chemistry.molecules import MAUVE, YELLOW
from labtop.chemistry.sites import ends_of
from labtop.rooms.laboratorium import actions
from labtop.rooms.laboratorium.pack import TOKENS, Card, Colour, Safety

CHEMISTRY: Final = 0
BOUM: Final = 1
SAFETY: Final = 2
HIDDEN: Final[list[Colour]] = ["chemistry", "boum", "safety"]
"""The colours of cards that are drawn unseen; the constants above are places in this list."""
REAGENTS: Final = 3
"""Stands for the reagents where colours are numbers."""


class Reagent:
    """One kind of reagent card."""

    __slots__ = ("begin", "counts", "discard", "ends", "mauve", "molecule", "number", "resell", "take", "yellow")

    def __init__(self, number: int, structure: str) -> None:
        self.number = number
        self.molecule = notation.read(structure)
        self.counts = self.molecule.counts()
        self.ends = ends_of(self.molecule, sorts(self.molecule))
        """Its centres, one of each set that a symmetry of the molecule exchanges."""
        self.yellow = [end for end in self.ends if self.molecule.kinds[end] == YELLOW]
        self.mauve = [end for end in self.ends if self.molecule.kinds[end] == MAUVE]
        # The answers that name this card, made once: random games list them millions of times.
        self.begin, self.take = actions.Begin(number), actions.Take(number)
        self.discard, self.resell = actions.Discard(number), actions.Resell(number)


class Title:
    """One title of the Chimie, Boum or Sécurité cards, with its effects added up."""

    __slots__ = (
        "cancels", "count", "discard", "drawn", "ends_turn", "extra_characterisation", "extra_reaction", "id",
        "loses_chemistry", "number", "play", "rerolls", "secure", "shift", "takes", "token", "tokens",
    )  # fmt: skip

    def __init__(self, number: int, id: str, count: int) -> None:
        self.number = number
        self.id = id
        self.count = count
        """How many cards of this title the pack has."""
        self.shift = 0
        """What it adds to the difficulty of every manipulation."""
        self.extra_reaction = 0
        """What it adds to the difficulty of a reaction beside `shift`."""
        self.extra_characterisation = 0
        """The same for a characterisation."""
        self.tokens: list[int] = []
        """Safety tokens it takes."""
        self.loses_chemistry = 0
        """Chimie cards it takes."""
        self.ends_turn = False
        self.takes = 0
        """Reagents that may be taken after a success."""
        self.cancels = False
        """Whether it cancels a Boum card."""
        self.rerolls = 0
        """How often one of the black dice may be rolled again."""
        self.token = -1
        """Sécurité: the token it brings back."""
        self.drawn, self.discard = actions.Drawn(number), actions.Discard(number)
        self.play, self.secure = actions.Play(number), actions.Secure(number)

    def shift_for(self, reaction: bool) -> int:
        """What it adds to the difficulty of one type of manipulation."""
        return self.shift + (self.extra_reaction if reaction else self.extra_characterisation)


def title_of(card: Card) -> Title:
    """Rules 7.1 and 8.1: the effect words of a Boum or Chimie card as numbers."""
    made = Title(card.number, card.id, card.count)
    for effect in card.effects:
        if effect.do == "harder":
            made.shift += effect.by
        elif effect.do == "easier":
            made.shift -= effect.by
        elif effect.do == "easier-reaction":
            made.extra_reaction -= effect.by
        elif effect.do == "easier-characterisation":
            made.extra_characterisation -= effect.by
        elif effect.do == "lose-token":
            assert effect.token is not None
            made.tokens.append(TOKENS.index(effect.token))
        elif effect.do == "lose-chemistry":
            made.loses_chemistry += 1
        elif effect.do == "end-turn":
            made.ends_turn = True
        elif effect.do == "take-reagent":
            made.takes += 1
        elif effect.do == "cancel":
            made.cancels = True
        elif effect.do == "re-roll":
            made.rerolls += 1
        else:
            assert_never(effect.do)
    return made


def safety_title_of(card: Safety) -> Title:
    """Rule 9.2: a Sécurité card and the token it brings back."""
    made = Title(card.number, card.id, card.count)
    made.token = TOKENS.index(card.token)
    return made
