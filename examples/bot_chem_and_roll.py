"""An own bot for Chem and Roll: it finishes lines, and fills rows if no line can be finished.

labtop play chem-and-roll --bots examples/bot_chem_and_roll.py:Finisher
"""

from labtop.bots.base import Question
from labtop.engine.wire import Action
from labtop.rooms.chem_and_roll.actions import Place
from labtop.rooms.chem_and_roll.view import own_sheet


class Finisher:
    def choose(self, seen: Question) -> Action:
        sheet = own_sheet(seen.view)

        def worth(action: Action) -> float:
            if not isinstance(action, Place) or sheet is None:
                return 0.0
            if action.box.startswith("line"):
                line = sheet.lines[int(action.box[-1]) - 1]
                colour = action.colour or action.die
                white = action.value if colour == "white" else line.white
                if line.violet and white:  # SO3 meets water: acid, sold at once
                    return 10.0 + min(line.violet, white) - 2 * action.price
                if action.violet:  # both gases are there: they react
                    return 6.0 + action.violet - 2 * action.price
                return action.value / 2 - 2 * action.price
            return 2.0 - 2 * action.price if action.box.startswith("catalyst-1") else 0.5 - 2 * action.price

        return max(seen.legal, key=worth)
