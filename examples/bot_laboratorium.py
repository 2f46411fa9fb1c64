"""An own bot for Laboratorium: play games out in imagined worlds and do what went best. Works in any room.

labtop play laboratorium --bots examples/bot_laboratorium.py:Dreamer
"""

from labtop.bots.base import Question
from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.engine.wire import Action

RULES = room("laboratorium").rules
MOST = 6
"""Answers that are tried, and moves that are dreamt of after each: thinking has a price."""
DEPTH = 40


class Dreamer:
    def choose(self, seen: Question) -> Action:
        tried = seen.legal if len(seen.legal) <= MOST else [seen.legal[0], *(seen.any() for _ in range(MOST))]
        worlds = seen.worlds(2)  # what this seat knows is true in all of them, the rest is imagined

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
