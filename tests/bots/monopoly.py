"""Tables of Chemistry Monopoly for the tests of its bots and its coach."""

from __future__ import annotations

import msgspec

from labtop.bots.base import Seen, any_bot, bot
from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.rooms.chemistry_monopoly.board import board_of
from labtop.rooms.chemistry_monopoly.pack import PACKAGED
from labtop.rooms.chemistry_monopoly.purse import give_card

ROOM = room("chemistry-monopoly")
RULES = ROOM.rules
B = board_of(None, False)


def table(seats=2, **options):
    """A table at the first turn of seat 0, nothing owned yet."""
    s = RULES.setup(ROOM.read_options(options), seats)
    s.stack.clear()
    s.starter = s.turn = 0
    s.round = 1
    s.again = True
    s.open("turn", 0)
    return s


def give(s, seat, *ids):
    for id in ids:
        give_card(s, s.board.numbers[id], seat)


def family(f):
    return [B.ids[q] for q in B.members[B.family_ids.index(f)]]


def asked(s, level="strong", seed="same"):
    p = s.stack[-1]
    ask = next(ask for ask in drive.asks(s) if ask.must)
    return any_bot(ROOM, level).choose(Seen(ROOM, s, p, ask, Quick(seed)))


def on(s, id):
    """Seat 0 stands on a card that nobody owns."""
    s.pos[0] = s.board.numbers[id]
    s.again, s.thrown = False, True
    s.open("buy", 0)
    return s


def played(moves, seed="1", seats=3, level="greedy"):
    """A game of simple bots in the middle, at a question of a seat."""
    s = RULES.setup(ROOM.read_options(), seats)
    dice, rng = Quick(f"{seed}/dice"), Quick(f"{seed}/rng")
    drive.settle(RULES, s, dice)
    while s.stack and s.moves < moves:
        p = s.stack[-1]
        seat = p.waiting[0]
        ask = next(ask for ask in drive.asks(s) if ask.must)
        a = bot(ROOM, level).choose(Seen(ROOM, s, p, ask, rng))
        drive.step(RULES, s, p, seat, a, None)
        drive.settle(RULES, s, dice)
    return s


def own_pack():
    """A board of one's own: every card has another id, and the cheapest set is the dearest."""
    spaces = []
    for space in PACKAGED.spaces:
        names = {"en": space.id, "fr": space.id}
        rents = tuple(20 * r for r in space.rents) if space.family == "purple" else space.rents
        spaces.append(msgspec.structs.replace(space, id=f"my-{space.id}", names=names, rents=rents))
    cards = [msgspec.structs.replace(c, to=f"my-{c.to}" if c.to else "") for c in PACKAGED.cards]
    return msgspec.to_builtins(msgspec.structs.replace(PACKAGED, spaces=tuple(spaces), cards=tuple(cards)))
