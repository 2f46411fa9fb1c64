"""Starts a terminal game: a new one, a saved one, or a new one from a position of a finished game."""

from __future__ import annotations

from pathlib import Path

from labtop import resume as go_on_with
from labtop.bots.base import any_bot
from labtop.cli.files import read_record
from labtop.cli.options import read_options
from labtop.cli.play.files import Keeper, Kept, companion, needs_seed, new_path, read_kept
from labtop.cli.play.screen import Left, Screen
from labtop.cli.play.session import Session
from labtop.engine import record
from labtop.engine.core import Illegal
from labtop.engine.dice import SealedDice, deal_key
from labtop.engine.game import Game
from labtop.engine.registry import room
from labtop.lab.batch import fill_levels
from labtop.locales.texts import texts
from labtop.seeds import read_seed


def run(
    room_id: str,
    *,
    seats: int | None,
    bots: list[str],
    seed: str | None,
    lang: str,
    options: dict[str, str],
    resume: str | None,
    record_dir: str,
    typed: bool,
    plain: bool,
    hints: str = "free",
    begin: tuple[str, int] | None = None,
) -> int:
    """Play in this terminal; returns the exit code. Raises Illegal for bad input, before anything starts."""
    if resume is not None:
        game, keeper = open_again(Path(resume), seed)
    elif begin is not None:
        game, keeper = play_on(Path(begin[0]), begin[1], seats, bots, record_dir)
        keeper.kept.hints = hints
    else:
        game, keeper = set_up(
            room_id, seats=seats, bots=bots, seed=seed, options=options, record_dir=record_dir, typed=typed
        )
        keeper.kept.hints = hints
    texts(lang, game.room.id)
    screen = Screen(plain=plain)
    session = Session(game, keeper, screen, lang)
    screen.watch()
    try:
        session.play()
    except Left as left:
        session.leave()
        if left.interrupted:
            return 130
    screen.unwatch()
    return 0


def set_up(
    room_id: str,
    *,
    seats: int | None,
    bots: list[str],
    seed: str | None,
    options: dict[str, str],
    record_dir: str,
    typed: bool,
) -> tuple[Game, Keeper]:
    """A new game: people in the first seats, bots in the last."""
    played = room(room_id)
    chosen = read_options(played, options)
    played.check_dice("typed" if typed else "table")
    for level in bots:
        any_bot(played, level)
    all_seats = 1 + len(bots) if seats is None else seats
    played.check_seats(chosen, all_seats)
    if len(bots) >= all_seats:
        raise Illegal("no_seat_for_people", bots=len(bots), seats=all_seats)
    game = Game(played, chosen, all_seats, read_seed(seed), "typed" if typed else "table")
    kept = Kept(game.seed, all_seats - len(bots), bots)
    return game, Keeper(new_path(record_dir, room_id), kept)


def open_again(path: Path, seed: str | None) -> tuple[Game, Keeper]:
    """A saved game, with the same dice and bots; a finished one only shows its end."""
    kept = read_kept(path)
    text = read_record(path)
    if kept is None and seed is None and needs_seed(text):
        raise Illegal("seed_is_missing", file=str(companion(path)))
    game = go_on_with(text, seed if seed is not None else kept.seed if kept is not None else None)
    if kept is None:
        kept = Kept(game.seed, game.seats, [])
    if game.dice_kind == "quick":
        game.dice = SealedDice(deal_key(kept.seed))
    for level in kept.bots:
        any_bot(game.room, level)
    if kept.people < 1 or kept.people + len(kept.bots) != game.seats:
        raise Illegal("no_seat_for_people", bots=len(kept.bots), seats=game.seats)
    return game, Keeper(path, kept)


def play_on(path: Path, move: int, people: int | None, bots: list[str], record_dir: str) -> tuple[Game, Keeper]:
    """A new game at a position of a finished one, with the dice that fell then; the old record stays as it is."""
    text = read_record(path)
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
    # After draws that do not come from a seed (a simulation's, or typed ones) the dice are fresh, without commitment.
    kind = "table" if told.dice_kind == "table" else "quick"
    game = Game(told.room, told.options, told.seats, told.seed, kind, throw=False)
    game.replay(told.moves[:move])
    game.dice = SealedDice(deal_key(told.seed))
    return game, Keeper(new_path(record_dir, told.room.id), Kept(told.seed, seated, levels))
