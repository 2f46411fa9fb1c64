"""`labtop play --from`: a finished game, played on from one of its moves."""

from __future__ import annotations

from pathlib import Path

from labtop import resume as go_on_with
from labtop.bots.base import any_bot
from labtop.cli.play_files import Keeper, Kept, new_path, read_text
from labtop.engine import record
from labtop.engine.core import Illegal
from labtop.engine.dice import SealedDice, deal_key
from labtop.engine.game import Game
from labtop.lab.batch import fill_levels


def play_on(path: Path, move: int, people: int | None, bots: list[str], record_dir: str) -> tuple[Game, Keeper]:
    """A new game at a position of a finished one, with the dice that fell then; the old record stays as it is."""
    text = read_text(path)
    if record.read(text).reason is None:
        raise Illegal("not_over_yet")
    told = go_on_with(text)
    if not 0 <= move < len(told.moves):
        raise Illegal("nothing_after_move", move=move, moves=len(told.moves), most=len(told.moves) - 1)
    seated = 1 if people is None else people
    if not 1 <= seated <= told.seats:
        raise Illegal("more_people_than_seats", people=seated, seats=told.seats)
    levels = fill_levels(bots, told.seats - seated) if seated < told.seats else []
    for level in levels:
        any_bot(told.room, level)
    # Draws that no seed tells (a simulation's, or typed ones) are followed by fresh dice, and no seed is promised.
    kind = "table" if told.dice_kind == "table" else "quick"
    game = Game(told.room, told.options, told.seats, told.seed, kind, throw=False)
    game.replay(told.moves[:move])
    game.dice = SealedDice(deal_key(told.seed))
    return game, Keeper(new_path(record_dir, told.room.id), Kept(told.seed, seated, levels))
