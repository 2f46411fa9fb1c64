"""Everything a client can send, and whole games in which it is sent to two services at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Raw, structs

from labtop.engine import codec, drive
from labtop.engine.core import CHANCE, Logged
from labtop.engine.dice import Quick
from labtop.engine.wire import Ask, Move
from labtop.server.routes import ROUTES
from labtop.tables import protocol as wire
from wire.boxes import Box, Worlds, legal_of

if TYPE_CHECKING:
    from collections.abc import Callable

    Probe = Callable[[Box], Any]

NONSENSE = [
    b'{"type":"place","die":"blue","value":7,"box":"stock"}',
    b'{"type":"place","die":"yellow","value":3,"box":"line-1","violet":6}',
    b'{"type":"roll","faces":[6,6,6,6]}',
    b'{"type":"shield"}',
    b'{"type":"boost"}',
    b'{"type":"discard","card":0}',
    b'{"type":"meld","card":2}',
    b'{"type":"dealt","card":1}',
    b'{"type":"initiate","starter":"AIBN","monomers":["S1","MMA1"],"two":true}',
    b'{"type":"transfer","chain":1,"monomers":["S1"]}',
    b'{"type":"discard","card":"TEMPO"}',
    b'{"type":"take"}',
    b'"hand"',
]


SHOWING = [route.path for route in ROUTES if "{id}" in route.path]
"""Every address that names a table: taken from the server's own list, so that a new one is asked too …"""
CLASSWIDE = [route.path for route in ROUTES if route.path.startswith("/api/group/")]
"""… and every one about the games of a whole class."""


def addresses(box: Box, table: str, seat: int, move: int, lang: str) -> list[str]:
    named = {"id": table, "seat": seat, "move": move, "lang": lang, "paper": "a4"}
    return [path.format(**named) for path in asked(box, SHOWING)]


def asked(box: Box, paths: list[str]) -> list[str]:
    """Not those for paper of the toy, which has no words."""
    return [path for path in paths if box.group.body.room != "toy" or "{paper}" not in path]


async def look_up(box: Box, number: int, who: str) -> None:
    """Over HTTP: of a game that goes on every other time, one role in turn; of one that ended everybody, all seats."""
    roles = [who, "spectator", "wall", "host", *box.neighbours()]
    for table in box.tables:
        if not table.shown.over:
            turn = number // 2
            role, seat = roles[turn % len(roles)], turn % (table.log.body.seats + 1) - 1
            for path in addresses(box, table.id, seat, len(table.game.moves), ("en", "fr")[turn % 2]):
                if number % 4 in (0, 3):
                    await box.get(role, path)
            continue
        for role in roles:
            for seat in range(-1, table.log.body.seats):
                for path in addresses(box, table.id, seat, (number * 7 + seat) % len(table.game.moves), "en"):
                    found = await box.get(role, path)
                    assert found == 200 or "/board/" in path or "/aid/" in path, path  # for people who see the table
            await box.play_on(role, table.id, 0, number * 5 % len(table.game.moves), f"on {number}")
    if number % 4 in (0, 3):
        for path in asked(box, CLASSWIDE):
            for role in roles:
                await box.get(role, path.format(paper="letter", lang="en", ink="bw", parts="sheets"))
        await box.post(who, "/api/look", {"code": box.entries["host"].code})


def nosy(worlds: Worlds, who: str, face: int, own: list[tuple[Ask, Any]], *, back: bool = False) -> Probe:
    """The messages of one device: views, refused questions and answers, its legal answers, and one take-back."""
    names = [worlds.fresh() for _ in range(100)]
    rng_choice = worlds.rng.randrange(len(NONSENSE))
    number = worlds.pairs

    async def probe(box: Box) -> None:
        table, ids = box.table.id, iter(names)
        shared = len(box.seats_of(who)) > 1
        await box.hello(who)
        await box.say(who, wire.Face(table, face))
        for message in (
            wire.Ping(),
            wire.History(table, next(ids)),
            wire.Face(table, (face + 1) % box.state.seats) if not shared else wire.Ping(),
            wire.Watch(table),
            wire.CloseRound(next(ids), table),
            wire.CloseRound(next(ids), table, 5),
            wire.Undo(next(ids), table, "nobody"),
            wire.Pause(next(ids), True),
            wire.Back(table, next(ids), (face + 1) % box.state.seats, 1),
            wire.Agree(table, next(ids), "nobody", True),
            wire.Face("nowhere", 0),
        ):
            await box.say(who, message)
        top = box.state.stack[-1]
        asks = [Ask(top.id, face, top.kind, True, top.nth), Ask(top.id, -1, top.kind), Ask(1, face)]
        asks += [Ask(top.id, seat, top.kind) for seat in range(box.state.seats) if seat not in box.seats_of(who)][:2]
        for ask in asks:
            await box.say(who, wire.ChooseFor(next(ids), table, ask))
            await box.say(who, wire.SendHint(next(ids), table, ask))
        asks += [Ask(door.id, face, door.kind, False, 99) for door in box.state.doors]
        for i, ask in enumerate(asks):
            wrong = NONSENSE[(rng_choice + i) % len(NONSENSE)]
            if ask.seat != face or not is_legal(box, ask, wrong):
                await box.say(who, wire.Act(table, next(ids), ask, Raw(wrong)))
            await box.say(who, wire.Try(table, next(ids), ask, Raw(wrong)))
        await look_up(box, number, who)
        for ask in [ask for ask in drive.asks(box.state) if ask.seat == face]:
            await box.say(who, wire.Hint(table, next(ids), ask))
            await box.say(who, wire.Hint(table, next(ids), ask, "fr"))
        for ask, action in own:
            await box.say(who, wire.Act(table, next(ids), ask, Raw(codec.encode(action))))
            await box.say(who, wire.History(table, next(ids)))
        if back:
            await box.say(who, wire.Back(table, next(ids), face, top.id))
        for other in ("spectator", "wall", "host"):
            await box.hello(other)
            for message in (wire.Watch(table), wire.History(table, next(ids)), wire.Ping(), wire.Face(table, 0)):
                await box.say(other, message)
            ask = Ask(top.id, face, top.kind, True, top.nth)
            await box.say(other, wire.Act(table, next(ids), ask, Raw(NONSENSE[0])))
            if box.state.stack:  # an answer of one's own may have ended it: then the record tells all, rightly
                await box.ask(box.service.archive.record(box.entries[other].token, table))
            await box.ask(box.service.archive.results(box.entries[other].token))
        for ask in [ask for ask in drive.asks(box.state) if ask.must and ask.seat not in (CHANCE, *box.seats_of(who))][
            :1
        ]:
            await box.say("host", wire.SendHint(next(ids), table, ask))  # what the coach says is for that seat alone
        await box.say("host", wire.Lock(next(ids), True))

    return probe


def is_legal(box: Box, ask: Ask, action: bytes) -> bool:
    """A probe must be refused in both worlds; what the own hand allows is sent as an answer instead."""
    try:
        return action in [codec.encode(found) for found in legal_of(box, ask)]
    except Exception:  # noqa: BLE001 - not asked, closed: refused alike
        return False


# ---- Chem and Roll: the others' sealed choices are the secret --------------------------------------------------------


async def chem_game(
    worlds: Worlds, devices: list[int], rounds: int, options: dict[str, Any] | None = None, per_table: int | None = None
) -> None:
    """Each round the others seal one thing in one world and another in the other; before the reveal all is as one."""
    await worlds.open("chem-and-roll", options or {}, devices, per_table)
    await end_the_first(worlds)
    seats = worlds.a.state.seats
    for number in range(rounds):
        if not worlds.a.state.stack:
            break
        face = number % seats
        last = worlds.rng.choice([seat for seat in range(seats) if seat != face])
        who = worlds.a.device_of(face)
        worlds.forget_others(who)
        for seat in range(seats):
            if seat not in (face, last):
                await seal(worlds, seat, different=True)
        mine = Ask(worlds.a.state.stack[-1].id, face, "choose")
        own = [(mine, worlds.rng.choice(legal_of(worlds.a, mine))) for _ in range(2)]
        await worlds.compare(who, nosy(worlds, who, face, own, back=number % 3 == 0))
        worlds.same_again()
        for seat in (last, *range(seats)):
            if worlds.a.state.stack and any(ask.seat == seat and ask.must for ask in drive.asks(worlds.a.state)):
                await seal(worlds, seat, different=False)
        await worlds.rest()
    await worlds.close()


async def end_the_first(worlds: Worlds) -> None:
    """With several tables: the game at the first one is over, and all further probes are about the second."""
    if len(worlds.a.tables) < 2:
        return
    while worlds.a.state.stack:
        ask = worlds.rng.choice([ask for ask in drive.asks(worlds.a.state) if ask.must])
        await worlds.play(ask, worlds.rng.choice(legal_of(worlds.a, ask)))
        await worlds.rest()
    assert worlds.a.table.shown.over
    assert worlds.b.table.shown.over
    assert worlds.a.table.game.moves == worlds.b.table.game.moves
    worlds.a.at = worlds.b.at = 1


async def seal(worlds: Worlds, seat: int, *, different: bool) -> None:
    ask = Ask(worlds.a.state.stack[-1].id, seat, "choose")
    found = legal_of(worlds.a, ask)
    one = worlds.rng.choice(found)
    other = worlds.rng.choice([action for action in found if action != one] or found) if different else one
    n = worlds.fresh()
    await worlds.a.act(ask, one, n)
    await worlds.b.act(ask, other, n)


# ---- hidden hands (the toy, Chain Growth), and the seed of a draft in which all else is open -----------

TELLING = ("draw", "steal", "accept")
"""Answers that rightly reveal hidden information: played alike in both services, but not while their states differ."""


UNSEEN = ("draw",)
"""Draws that chance gives to one seat alone, other than the seat that has just answered."""


async def game(
    worlds: Worlds, room: str, options: dict[str, Any], devices: list[int], moves: int, per_table: int | None = None
) -> None:
    """Before each move one seat looks around in the world as it is and in one that it could as well be."""
    await worlds.open(room, options, devices, per_table)
    await end_the_first(worlds)
    rng = Quick(f"{worlds.seed}/imagine")
    seats = worlds.a.state.seats
    for number in range(moves):
        state = worlds.a.state
        if not state.stack:
            break
        asked = [ask for ask in drive.asks(state) if ask.must]
        face = asked[0].seat if number % 2 else number // 2 % seats
        who = worlds.a.device_of(face)
        worlds.forget_others(who)
        imagined = worlds.b.table.game
        imagined.state = worlds.rules.imagine(state, face, rng)
        imagined.events = [retold(event, face) for event in imagined.events]
        imagined.moves = [drawn_otherwise(move) for move in imagined.moves]
        own = [(ask, found) for ask in drive.asks(state) if ask.seat == face for found in quiet(worlds, ask)]
        await worlds.compare(who, nosy(worlds, who, face, own[: worlds.rng.randrange(2)]))
        worlds.same_again()
        if worlds.a.state.stack:
            ask = worlds.rng.choice([ask for ask in drive.asks(worlds.a.state) if ask.must])
            await worlds.play(ask, worlds.rng.choice(legal_of(worlds.a, ask)))
            await worlds.rest()
    await worlds.close()


def quiet(worlds: Worlds, ask: Ask) -> list[Any]:
    """An answer that reveals no hidden information beyond itself."""
    state = worlds.a.state
    top = state.stack[-1]
    if top.answers is not None and len(top.waiting) == 1:
        return []  # it would reveal
    if top.kind in ("play", "source") and worlds.a.device_of((ask.seat + 1) % state.seats) == worlds.a.device_of(
        ask.seat
    ):
        return []  # Chain Growth: the next player draws, and sits at the same device
    found = [action for action in legal_of(worlds.a, ask) if action.__struct_config__.tag not in TELLING]
    if not found:
        return []
    chosen = worlds.rng.choice(found)
    return [] if throws(worlds, ask, chosen) else [chosen]


def throws(worlds: Worlds, ask: Ask, action: Any) -> bool:
    """Whether chance comes next, and everybody sees what it brings: that is another future, which then is there."""
    after = worlds.rules.clone(worlds.a.state)
    drive.step(worlds.rules, after, drive.find(after, ask), ask.seat, action, None)
    return bool(after.stack) and after.stack[-1].waiting[0] == CHANCE and after.stack[-1].kind not in UNSEEN


def retold(event: Logged, seat: int) -> Logged:
    """The event in a world where others learned something else."""
    if event.private is None or seat in event.private:
        return event
    private = {who: structs.replace(part, card=another(part.card)) for who, part in event.private.items()}
    return Logged(event.event, private)


def drawn_otherwise(move: Move) -> Move:
    """The moves of a running game are sent to nobody; the hidden cards drawn in them are the secret."""
    card = getattr(move.action, "card", None) if move.seat == CHANCE else None
    if card is None:
        return move
    return Move(move.prompt, move.seat, move.nth, structs.replace(move.action, card=another(card)))


def another(card: Any) -> Any:
    """A different card: the toy's are numbers, those of Chain Growth have names."""
    if isinstance(card, int):
        return (card + 1) % 6
    return "BA3" if card != "BA3" else "S1"


# ---- one table has finished, another goes on -----------------------------------------------------------------------

MOVES_BESIDE = 5
BESIDE: dict[str, dict[str, Any]] = {
    "chem-and-roll": {},
    "chain-growth": {"short_game": True},
    "laboratorium": {"rounds": 2},
    "chemistry-monopoly": {"rounds": 2},
}
"""Rooms with options that make a game short."""


async def beside(worlds: Worlds, room: str) -> None:
    """Two tables of a class, with one device at the first and two at the second."""
    if room == "chem-and-roll":
        await chem_game(worlds, [2, 1, 1], MOVES_BESIDE, BESIDE[room], 2)
    else:
        await game(worlds, room, BESIDE[room], [2, 1, 1], MOVES_BESIDE, 2)
