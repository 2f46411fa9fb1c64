"""An own bot for Chain Growth: it lengthens long chains first, then starts chains, and keeps rare cards.

labtop play chain-growth --bots examples/bot_chain_growth.py:Grower
"""

from labtop.bots.base import Question
from labtop.engine.wire import Action
from labtop.rooms.chain_growth.actions import Cap, Copolymerise, Discard, Initiate, Propagate, Take


class Grower:
    def choose(self, seen: Question) -> Action:
        chains = {chain.number: chain for chain in seen.view.public.chains}

        def worth(action: Action) -> float:
            if isinstance(action, Propagate):
                return 50.0 + chains[action.chain].units + 5 * len(action.cards)
            if isinstance(action, Copolymerise):  # the chain becomes this player's
                return 40.0 + chains[action.chain].units
            if isinstance(action, Initiate):
                return 30.0 + 5 * len(action.monomers)
            if isinstance(action, Cap):
                return 20.0 + chains[action.chain].units
            if isinstance(action, Take):
                return 5.0
            if isinstance(action, Discard):  # starters and jokers are rare: keep them
                return 1.0 if action.card[-1].isdecimal() else -1.0
            return 0.0

        return max(seen.legal, key=worth)
