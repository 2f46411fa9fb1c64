"""Doors at the keyboard: cards that may be played at any moment, also while the game waits for another answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labtop.engine import drive

if TYPE_CHECKING:
    from labtop.cli.play.session import Session
    from labtop.engine.wire import Ask


def open_doors(session: Session) -> list[Ask]:
    """Open doors of the people at this keyboard. Whether a seat has an answer there is not shown to the others."""
    game = session.game
    return [
        ask
        for ask in game.asks()
        if 0 <= ask.seat < session.people and not ask.must and drive.find(game.state, ask).times is not None
    ]


def own_door(session: Session, seat: int) -> Ask | None:
    """A door that this seat has an answer for; it depends only on the seat's own cards, so it may be shown to it."""
    return next((ask for ask in open_doors(session) if ask.seat == seat and session.game.legal(ask)), None)


def bots_door(session: Session) -> Ask | None:
    """A door that a bot has an answer for. The bot answers at once, because it is not asked again later."""
    game = session.game
    doors = [ask for ask in game.asks() if ask.seat >= session.people and not ask.must]
    return next((ask for ask in doors if drive.find(game.state, ask).times is not None and game.legal(ask)), None)


def go_through(session: Session, seat: int) -> bool:
    """`d`: play a card at a door, the person at the keyboard first; False: nothing was played."""
    from labtop.cli.play.turn import Turn

    session.queue.clear()
    doors = open_doors(session)
    ask = next((door for door in doors if door.seat == seat), doors[0] if doors else None)
    if ask is None:
        session.screen.tell(session.words.say("play-no-door"), "bad")
        return False
    if ask.seat != seat and session.game.room.text.secret_hands and not session.hand_over(ask.seat):
        return False
    session.at_keyboard = ask.seat
    if not session.game.legal(ask):
        session.screen.tell(session.words.say("play-door-nothing"), "bad")
        return ask.seat != seat  # another person is at the keyboard now: show that person's table
    action = Turn(session, ask).choose()
    if action is None:
        return ask.seat != seat
    session.answer(ask, action)
    session.show_move(ask.seat)
    return True
