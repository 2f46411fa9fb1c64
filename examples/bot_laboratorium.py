"""An own bot for Laboratorium: it simulates games in imagined worlds and takes the answer with the best result.

labtop play laboratorium --bots examples/bot_laboratorium.py:Dreamer
"""

from labtop.bots.base import Question
from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.engine.wire import Action

RULES = room("laboratorium").rules
MOST = 6
"""How many answers are tried."""
DEPTH = 40
"""How many moves are simulated after each."""


class Dreamer:
    def choose(self, seen: Question) -> Action:
        tried = seen.legal if len(seen.legal) <= MOST else [seen.legal[0], *(seen.any() for _ in range(MOST))]
        worlds = seen.worlds(2)  # everything that this seat knows is true in each of them; hidden cards are imagined

        def worth(action: Action) -> int:
            done = 0
            for number, world in enumerate(worlds):
                dream = RULES.clone(world)
                drive.step(RULES, dream, drive.find(dream, seen.ask), seen.ask.seat, action, None)
                drive.playout(
                    RULES, dream, Quick(f"moves {number}"), Quick(f"dice {number}"), at_most=dream.moves + DEPTH
                )
                done += RULES.public(dream).players[seen.ask.seat].done
            return done

        return max(tried, key=worth)
