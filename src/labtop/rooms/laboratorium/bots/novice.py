"""The strategy of `beginner`: the plan of `greedy`, and the mistakes of a first game (docs/bots/laboratorium.md)."""

from __future__ import annotations

from typing import Final

from labtop.chemistry import manipulations as chem
from labtop.chemistry.molecules import YELLOW
from labtop.engine.core import Illegal
from labtop.engine.wire import Action
from labtop.rooms.laboratorium import actions
from labtop.rooms.laboratorium.bots.strategies import Strategy
from labtop.rooms.laboratorium.choices import REACTIONS
from labtop.rooms.laboratorium.drawings import molecule_of
from labtop.rooms.laboratorium.plans import planned_actions

SLIPS: Final = 3
"""Of so many manipulations a beginner announces one without looking at the colours of the centres."""


class Forgetful(Strategy):
    """Rolls one die of each colour, lays down neither Chimie nor Boum, forgets valences, and cleaves too late.

    What valence forbids is refused; the beginner then gives up its turn. A cleavage makes a centre that cannot be used
    in the same turn (rule 4.5), so that one who cleaves last waits a turn longer.
    """

    slips = False
    """Whether valence is forgotten this time."""

    def dice(self, legal: list[Action]) -> Action:
        even = actions.Dice(1, 1, 1, 1)
        return even if even in legal else legal[0]

    def boum(self, legal: list[Action]) -> Action:
        return legal[0]

    def chemistry(self, legal: list[Action]) -> Action:
        return legal[0]

    def manipulate(self, legal: list[Action]) -> Action:
        """A step of the plan, a cleavage only if there is no other; a thoughtless try ends the turn."""
        tried = self.thoughtless() if self.slips else None
        if tried is not None and self.is_refused(tried):
            return legal[0]
        listed = set(legal)
        found = [action for action in planned_actions(self.public, self.seat) if action in listed]
        other = [action for action in found if not isinstance(action, actions.Cut)]
        return (other or found or [self.start_again(legal)])[0]

    def thoughtless(self) -> Action | None:
        """Centres of two colours joined, or a double-bonded oxygen where there is one bond to give."""
        if self.me.molecule is None:
            return None
        centres = {
            token: kind
            for token, kind in molecule_of(self.me.molecule).kinds.items()
            if kind >= YELLOW and token not in self.me.used
        }
        for reagent in self.public.reagents:
            if reagent.number in self.me.reagents:
                kinds = molecule_of(reagent.molecule).kinds
                for end in reagent.ends:
                    unlike = [token for token, kind in centres.items() if kind != kinds[end]]
                    if unlike:
                        return actions.Join(unlike[0], reagent.number, end)
        yellow = [token for token, kind in centres.items() if kind == YELLOW]
        if yellow and self.public.kind != REACTIONS:
            return actions.Characterise(yellow[0], "O")
        return None

    def is_refused(self, tried: Action) -> bool:
        """Whether the chemistry forbids it (rules 6.2 and 6.10)."""
        assert self.me.molecule is not None
        m = molecule_of(self.me.molecule)
        try:
            if isinstance(tried, actions.Join):
                card = next(one for one in self.public.reagents if one.number == tried.card)
                chem.check_join(m, tried.centre, molecule_of(card.molecule), tried.end)
            elif isinstance(tried, actions.Characterise):
                chem.check_oxygen(m, tried.centre)
        except Illegal:
            return True
        return False
