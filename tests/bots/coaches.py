"""Coaches for any room, for tests: an answer is worth what games played out at random after it bring."""

from __future__ import annotations

import zlib

from labtop.bots.base import Advice
from labtop.bots.reasons import Reasons
from labtop.engine import codec, drive
from labtop.engine.dice import Quick
from labtop.engine.registry import room


def coach_of(id):
    """The class to put where a room has its COACH."""

    class PlayedOut:
        unit = "chance"

        def reasons(self, _seen):
            return Reasons(None, (), ())

        def weigh(self, seen, effort, also=()):
            rules = room(id).rules
            legal = [*seen.legal, *(action for action in also if action not in seen.legal)]
            worlds = seen.worlds(min(effort, 2))
            total = [0.0] * len(legal)
            for number, world in enumerate(worlds):
                for at, action in enumerate(legal):
                    copy = rules.clone(world)
                    drive.step(rules, copy, drive.find(copy, seen.ask), seen.ask.seat, action, None)
                    drive.playout(
                        rules, copy, Quick(f"pick {number}"), Quick(f"dice {number}"), at_most=copy.moves + 60
                    )
                    outcome = rules.outcome(copy) if not copy.stack else None
                    total[at] += 0.0 if outcome is None else float(outcome.places[seen.ask.seat] == 1)
            advice = [
                Advice(action, won / max(1, len(worlds)), "tested", {"worlds": len(worlds)})
                for action, won in zip(legal, total, strict=True)
            ]
            return sorted(advice, key=lambda each: -each.value)

    return PlayedOut


class FirstIsBest:
    """Cheap: the first legal answer is worth most, each later one a point less."""

    unit = "points"

    def reasons(self, _seen):
        return Reasons(None, (), ())

    def weigh(self, seen, effort, also=()):
        legal = [*seen.legal, *(action for action in also if action not in seen.legal)]
        return [Advice(action, 10.0 - at, "tested", {"place": at + 1}) for at, action in enumerate(legal)]


class Telltale:
    """Every detail of what it was shown is in the value: any two questions that differ get different hints."""

    unit = "points"

    def reasons(self, _seen):
        return Reasons(None, (), ())

    def weigh(self, seen, effort, also=()):
        shown = [seen.view, seen.legal, [codec.dump(world) for world in seen.worlds(effort)]]
        told = zlib.crc32(codec.encode(shown))
        return [Advice(action, float(told - at), "tested") for at, action in enumerate(seen.legal)]
