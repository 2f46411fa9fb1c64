"""An own bot for Chemistry Monopoly: it buys and condenses while it keeps a reserve of money, and never trades.

labtop play chemistry-monopoly --bots examples/bot_chemistry_monopoly.py:Saver
"""

from labtop.bots.base import Question
from labtop.engine.wire import Action
from labtop.rooms.chemistry_monopoly.actions import Bid, Buy, BuyBack, Condense, Decline, Drop, End, Refuse, Throw

RESERVE = 200


class Saver:
    def choose(self, seen: Question) -> Action:
        cash = seen.view.public.players[seen.ask.seat].cash
        wanted: list[type[Action]] = [Throw, End, Refuse, Decline, Drop]
        if cash > RESERVE:
            wanted = [Buy, Condense, BuyBack, *wanted]
        bids = [action for action in seen.legal if isinstance(action, Bid) and action.amount < cash - 2 * RESERVE]
        if bids:
            return min(bids, key=lambda bid: bid.amount)
        for kind in wanted:
            for action in seen.legal:
                if isinstance(action, kind):
                    return action
        return seen.legal[0]
