"""Somebody sets the clock of the machine while a game has a limit in minutes: bells, pauses and windows go on right."""

from __future__ import annotations

import msgspec
import pytest

from labtop.engine import drive
from labtop.engine.core import CHANCE
from labtop.engine.dice import Quick
from labtop.stores.base import Unavailable
from labtop.stores.memory import MemoryStore
from labtop.tables import protocol as wire
from tables.kit import Person
from tables.moments import HOUR, live
from tables.test_grace import asked, until_boum

WISH = wire.Create(room="chemistry-monopoly", seats_here=2, options={"minutes": 5, "rounds": 1000}, start=True)


class Game:
    """A game of five minutes, played by one device with two seats."""

    def __init__(self, machine, wish=WISH):
        self.machine = machine
        self.wish = wish

    async def begin(self):
        self.service = await self.machine.start()
        self.entry = await self.service.lobby.create(self.wish)
        await self.connect()
        return self

    async def connect(self):
        self.person = await Person(self.service).hello(self.entry.token, self.entry.host)
        self.table = self.service.residency.groups[self.entry.group].tables[self.person.link.table]
        await self.table.ask(lambda: None)

    async def restart(self, after=0.0):
        await self.machine.stop()
        self.machine.goes_by(after)
        self.service = await self.machine.start()
        await self.connect()

    async def later(self, seconds):
        """Time goes by, and the alarm rings."""
        self.machine.goes_by(seconds)
        self.table.nudge()
        await self.table.ask(lambda: None)

    async def move(self):
        """The next answer, from whichever seat; it is one line of the log."""
        ask = next(ask for ask in self.table.game.asks() if ask.must and ask.seat >= 0)
        told = await self.person.say(
            "act", table=self.table.id, ask=msgspec.to_builtins(ask),
            action=msgspec.to_builtins(self.person.legal(ask)[0]),
        )  # fmt: skip
        assert told["t"] == "ok", told

    async def pause(self, on):
        assert (await self.person.say("pause", on=on))["t"] == "ok"

    @property
    def left(self):
        return self.table.clock.left()

    @property
    def rung(self):
        return self.table.game.state.bell

    def lines(self):
        return [row.body for row in self.machine.store.log[self.table.id]]


@pytest.mark.parametrize("by", [-HOUR, HOUR, -1.6e9, 1e9])
def test_the_bell_rings_when_the_minutes_have_passed(by):
    """An hour back turned 297 seconds into 3,895; an hour ahead rang at once."""

    async def main(machine):
        game = await Game(machine).begin()
        await game.later(3)
        machine.set_clock(by)
        assert game.left == pytest.approx(297)
        await game.later(100)
        await game.move()
        assert game.left == pytest.approx(197)
        assert game.person.last("now")["left"] == pytest.approx(197)
        await game.later(196)
        assert not game.rung
        await game.later(2)
        assert game.rung

    live(main)


@pytest.mark.parametrize("by", [-HOUR, HOUR])
def test_a_restart_after_the_clock_was_set_takes_and_gives_nothing(by):
    """The first line after it says so; otherwise the next process would compare times of two settings."""

    async def main(machine):
        game = await Game(machine).begin()
        await game.later(100)
        machine.set_clock(by)
        await game.later(10)
        await game.move()
        await game.restart(after=20)
        assert game.left == pytest.approx(170)
        await game.move()
        await game.restart(after=20)
        assert game.left == pytest.approx(150)
        assert sum(b'"begun"' in line for line in game.lines()) == 1
        await game.later(151)
        assert game.rung

    live(main)


def test_a_clock_set_back_during_a_stop_gives_no_time():
    """Only the wall clock could tell how long the stop was; the game goes on from its newest stamp."""

    async def main(machine):
        game = await Game(machine).begin()
        await game.later(100)
        await game.move()
        machine.set_clock(-HOUR)
        await game.restart(after=5)
        assert game.left == pytest.approx(200)
        await game.later(50)
        await game.move()
        await game.restart()
        assert game.left == pytest.approx(150)
        await game.later(151)
        assert game.rung

    live(main)


def test_a_clock_set_ahead_during_a_stop_leaves_no_negative_rest():
    """As any stop without a pause it counts as played: the bell rings, and the game ends after the turn."""

    async def main(machine):
        game = await Game(machine).begin()
        await game.later(100)
        await game.move()
        machine.set_clock(HOUR)
        await machine.stop()
        machine.goes_by(5)
        game.service = await machine.start()
        group = await game.service.residency.wake_group(game.entry.group)
        assert [table.clock.left() for table in group.tables.values()] == [0.0]
        await game.connect()
        assert game.rung

    live(main)


@pytest.mark.parametrize("by", [-HOUR, HOUR])
@pytest.mark.parametrize("stop", [False, True])
def test_a_pause_lets_no_time_pass_while_the_clock_is_set(by, stop):
    async def main(machine):
        game = await Game(machine).begin()
        await game.later(60)
        await game.move()
        await game.later(40)
        await game.pause(True)
        await game.later(1000)
        machine.set_clock(by)
        assert game.left == pytest.approx(200)
        if stop:
            await game.restart(after=10)
            assert game.left == pytest.approx(200)
        await game.later(1000)
        await game.pause(False)
        assert game.left == pytest.approx(200)
        await game.later(50)
        await game.move()
        assert game.left == pytest.approx(150)
        await game.restart()
        assert game.left == pytest.approx(150)
        await game.later(151)
        assert game.rung

    live(main)


def test_a_pause_before_the_first_line_adds_no_time():
    """With typed dice nothing is written until the host has typed; a pause of ten minutes before gave ten more."""

    async def main(machine):
        game = await Game(machine, msgspec.structs.replace(WISH, dice="typed")).begin()
        assert game.left is None
        await game.pause(True)
        await game.later(600)
        await game.pause(False)
        state = game.table.game.state
        ask, dice = drive.ask_of(state.stack[-1], CHANCE), Quick("typed")
        typed = game.table.game.room.rules.draw(state, state.stack[-1], dice)
        told = await game.person.say(
            "act", table=game.table.id, ask=msgspec.to_builtins(ask), action=msgspec.to_builtins(typed)
        )
        assert told["t"] == "ok", told
        assert game.left == pytest.approx(300)
        await game.restart()
        assert game.left <= 300

    live(main)


def test_no_line_says_anything_of_the_clock_unless_it_was_set():
    async def main(machine):
        game = await Game(machine).begin()
        for _ in range(3):
            await game.later(20)
            await game.move()
        await game.restart(after=30)
        await game.move()
        machine.set_clock(0.5)
        await game.move()
        assert not any(b'"begun"' in line for line in game.lines())

    live(main)


class Failing(MemoryStore):
    """A disk that refuses some lines."""

    def __init__(self):
        super().__init__(self.fail)
        self.bad = False

    async def fail(self, batch):
        if self.bad and batch.log:
            raise Unavailable("SQLITE_FULL")


@pytest.mark.parametrize("by", [-HOUR, HOUR])
def test_a_line_that_could_not_be_written_does_not_change_the_time(by):
    """The table is read again from its log, whose stamps are older than the clock's new setting."""

    async def main(machine):
        store = machine.store
        game = await Game(machine).begin()
        await game.later(100)
        await game.move()
        machine.set_clock(by)
        store.bad = True
        ask = next(ask for ask in game.table.game.asks() if ask.must and ask.seat >= 0)
        assert (await game.person.play(msgspec.to_builtins(ask)))["code"] == "storage"
        store.bad = False
        assert game.left == pytest.approx(200)
        await game.later(10)
        await game.move()
        await game.restart()
        assert game.left == pytest.approx(190)

    live(main, Failing())


@pytest.mark.parametrize("by", [-HOUR, HOUR])
def test_a_grace_window_stays_open_for_its_seconds(by):
    async def main(machine):
        game = await Game(
            machine, wire.Create("laboratorium", seats_here=2, deal="GRACE", grace=20, start=True)
        ).begin()
        await until_boum(game)
        ask = asked(game)
        await game.later(5)
        machine.set_clock(by)
        assert game.table.clock.closes() == pytest.approx(15)
        await game.later(14)
        assert asked(game) == ask
        await game.later(2)
        assert asked(game) != ask

    live(main)
