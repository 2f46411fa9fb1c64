"""Old groups are erased, and a wrong clock erases nothing."""

from __future__ import annotations

import logging

import pytest

from labtop.stores.base import Unavailable
from labtop.stores.memory import MemoryStore
from labtop.tables import protocol as wire
from labtop.tables.retention import HELD
from tables.kit import Person
from tables.moments import DAY, HOUR, live

WISH = wire.Create(room="chem-and-roll", seats_here=2, options={"mode": "draft"}, start=True)


async def play(service, entry):
    """One move; the person stays connected."""
    person = await Person(service).hello(entry.token, entry.host)
    table = service.residency.groups[entry.group].tables[person.link.table]
    seat = next(ask["seat"] for ask in await asked(table) if ask["must"])
    await person.say("face", table=table.id, seat=seat)
    ask = next(ask for ask in person.last("now")["asks"] if ask["must"])
    assert (await person.play(ask))["t"] == "ok"
    return person


async def asked(table):
    return await table.ask(lambda: [{"seat": ask.seat, "must": ask.must} for ask in table.game.asks()])


async def hours(service, machine, count):
    """The server runs on, and tidies as often as it does."""
    for _ in range(int(count * 6)):
        machine.goes_by(600)
        await service.residency.tidy()


def events(caplog):
    return [record.getMessage() for record in caplog.records if record.name.startswith("labtop")]


def test_what_was_played_is_there_when_the_clock_is_a_month_ahead(caplog):
    """Play, stop, clock 31 days ahead, start: all is there, whatever is played next, until an operator says so."""

    async def main(machine):
        store = machine.store
        service = await machine.start()
        entry = await service.lobby.create(WISH)
        await play(service, entry)
        await machine.stop()
        machine.set_clock(31 * DAY)
        service = await machine.start()
        await hours(service, machine, 3)
        assert entry.group in store.groups
        assert events(caplog) == ["erasing is held back, see labtop tidy"], "once, not at every tidying"
        assert (caplog.records[-1].kind, caplog.records[-1].count) == ("silence", 1)
        # The new game makes the newest activity look recent. That must not end the holding back, nor must a restart.
        await play(service, await service.lobby.create(WISH))
        await hours(service, machine, 1)
        await machine.stop()
        caplog.clear()
        for _ in range(2):
            service = await machine.start()
            await hours(service, machine, 1)
            await machine.stop()
        assert len(store.groups) == 2
        assert events(caplog) == ["erasing is held back, see labtop tidy"] * 2, "once after each start"
        store.noted[HELD] = ""  # as `labtop tidy --yes` does
        service = await machine.start()
        await hours(service, machine, 1)
        assert entry.group not in store.groups

    live(main)


def test_a_slow_clock_that_is_put_right_leaves_players_their_game(caplog):
    """A board without a battery begins in 1970; after a minute it hears the time from the network."""

    async def main(machine):
        store = machine.store
        machine.wall = 1000.0
        service = await machine.start()
        playing, left = await service.lobby.create(WISH), await service.lobby.create(WISH)
        person, gone = await play(service, playing), await play(service, left)
        service.admission.leave(gone.link)
        right = 1_750_000_000.0
        machine.set_clock(right - machine.wall)
        await hours(service, machine, 2)
        assert person.last("bye") is None
        ask = next(ask for ask in person.last("now")["asks"] if ask["must"])
        assert (await person.play(ask))["t"] == "ok"
        assert events(caplog) == ["the clock was set"]
        assert store.noted[HELD] == "jump"
        # The stored times of play are put right too: an operator who tidies later does not erase these games.
        assert all(abs(group.touched - right) < 3 * HOUR for group in store.groups.values())
        await machine.stop()
        store.noted[HELD] = ""
        service = await machine.start()
        await hours(service, machine, 1)
        assert len(store.groups) == 2

    live(main)


@pytest.mark.parametrize("behind", [40 * DAY, 1.6e9])
def test_what_was_played_while_the_clock_was_behind_is_kept(behind, caplog):
    """A board without a battery is started, played on and switched off before it has heard the time."""

    async def main(machine):
        store = machine.store
        service = await machine.start()
        usual = await service.lobby.create(WISH)
        await machine.stop()
        machine.set_clock(-behind)
        service = await machine.start()
        assert store.noted[HELD] == "behind"
        entry = await service.lobby.create(WISH)
        await play(service, entry)
        await hours(service, machine, 2)
        await machine.stop()
        machine.set_clock(behind)
        machine.goes_by(DAY)
        service = await machine.start()
        await hours(service, machine, 1)
        assert set(store.groups) == {usual.group, entry.group}
        await machine.stop()
        # It counts as played when the newest activity was: an operator who tidies does not erase it either.
        store.noted[HELD] = ""
        service = await machine.start()
        await hours(service, machine, 1)
        assert set(store.groups) == {usual.group, entry.group}
        assert not {"group erased", "the clock was set"} & set(events(caplog))

    live(main)


def test_days_that_were_played_with_a_clock_that_is_minutes_behind_are_no_reason_to_keep_everything():
    async def main(machine):
        service = await machine.start()
        await service.lobby.create(WISH)
        await machine.stop()
        machine.set_clock(-600.0)
        await machine.start()
        assert not machine.store.noted[HELD]

    live(main)


@pytest.mark.parametrize("by", [31 * DAY, 1e9, -31 * DAY])
def test_nothing_is_erased_after_the_clock_was_set(by, caplog):
    """Neither what is played now nor what was played before the start."""

    async def main(machine):
        store = machine.store
        service = await machine.start()
        before = await service.lobby.create(WISH)
        await machine.stop()
        machine.goes_by(20 * DAY)
        service = await machine.start()
        entry = await service.lobby.create(WISH)
        machine.set_clock(by)
        await hours(service, machine, 1)
        machine.set_clock(-by)
        await hours(service, machine, 15 * 24)
        assert set(store.groups) == {before.group, entry.group}
        assert events(caplog)[:1] == ["the clock was set"]
        assert events(caplog).count("erasing is held back, see labtop tidy") == 1
        await machine.stop()
        service = await machine.start()
        await hours(service, machine, 1)
        assert set(store.groups) == {before.group, entry.group}

    live(main)


def test_what_is_old_is_erased_with_one_line_each(caplog):
    """The ordinary case: some groups are old, others are played."""

    async def main(machine):
        store = machine.store
        service = await machine.start()
        old = [await service.lobby.create(WISH) for _ in range(3)]
        await machine.stop()
        machine.goes_by(29 * DAY)
        service = await machine.start()
        young = await service.lobby.create(WISH)
        await hours(service, machine, 1)
        assert len(store.groups) == 4
        await machine.stop()
        machine.goes_by(2 * DAY)
        service = await machine.start()
        await hours(service, machine, 1)
        assert set(store.groups) == {young.group}
        assert events(caplog) == ["group erased"] * 3
        assert {record.kind for record in caplog.records} == {"old"}
        told = " ".join(str(vars(record)) for record in caplog.records)
        assert not any(word in told for entry in old for word in (entry.group, entry.code, entry.name))

    live(main)


def test_a_server_that_runs_all_the_time_erases_the_last_group_too():
    """Steady time says that the days have really passed, also where nobody plays any more."""

    async def main(machine):
        store = machine.store
        service = await machine.start(keep_days=3)
        entry = await service.lobby.create(WISH)
        service.admission.leave((await play(service, entry)).link)
        await hours(service, machine, 71)
        assert store.groups
        await hours(service, machine, 3)
        assert not store.groups

    live(main)


def test_a_group_with_connections_is_never_erased():
    async def main(machine):
        store = machine.store
        service = await machine.start(keep_days=1)
        entry = await service.lobby.create(WISH)
        person = await play(service, entry)
        await hours(service, machine, 50)
        assert store.groups
        assert person.last("bye") is None
        service.admission.leave(person.link)
        await hours(service, machine, 1)
        assert not store.groups

    live(main)


def test_what_was_played_since_the_start_is_kept_whatever_is_stored():
    """The stored time of play is up to an hour late, and nobody is connected."""

    async def main(machine):
        store = machine.store
        service = await machine.start(keep_days=1)
        entry = await service.lobby.create(WISH)
        person = await play(service, entry)
        machine.goes_by(0.9 * HOUR)
        ask = next(ask for ask in person.last("now")["asks"] if ask["must"])
        assert (await person.play(ask))["t"] == "ok"
        service.admission.leave(person.link)
        machine.goes_by(DAY - 0.5 * HOUR)
        for _ in range(2):
            await service.residency.tidy()
        assert store.groups

    live(main)


def test_zero_days_are_for_ever(caplog):
    async def main(machine):
        store = machine.store
        service = await machine.start(keep_days=0)
        await service.lobby.create(WISH)
        await machine.stop()
        for years in (1, 50):
            machine.goes_by(years * 365 * DAY)
            service = await machine.start(keep_days=0)
            await service.lobby.create(WISH)
            await hours(service, machine, 1)
            await machine.stop()
        assert len(store.groups) == 3
        assert events(caplog) == []
        assert not store.noted[HELD]

    live(main)


def test_a_small_correction_of_the_clock_is_no_reason_to_keep_everything(caplog):
    async def main(machine):
        store = machine.store
        service = await machine.start(keep_days=1)
        old = await service.lobby.create(WISH)
        await machine.stop()
        machine.goes_by(0.9 * DAY)
        service = await machine.start(keep_days=1)
        entry = await service.lobby.create(WISH)
        machine.set_clock(-600.0)
        await hours(service, machine, 4)
        assert set(store.groups) == {entry.group}, old.group
        assert events(caplog) == ["group erased"]

    live(main)


def test_a_host_who_deletes_a_class_is_in_the_log(caplog):
    async def main(machine):
        service = await machine.start()
        entry = await service.lobby.create(wire.Create(room="chem-and-roll", kind="class"))
        host = await Person(service).hello(entry.host)
        assert (await host.say("delete", code=entry.code))["t"] == "ok"
        assert [(record.getMessage(), record.kind) for record in caplog.records] == [("group erased", "by_host")]
        await machine.stop()

    caplog.set_level(logging.INFO)
    live(main)


class Broken(MemoryStore):
    """A disk that fails for a while."""

    def __init__(self):
        super().__init__(self.fail)
        self.full = self.unreadable = self.forgetful = False

    async def fail(self, batch):
        if self.full or (self.forgetful and batch.touched):
            raise Unavailable("SQLITE_FULL")

    async def notes(self):
        if self.unreadable:
            raise Unavailable("SQLITE_IOERR")
        return await super().notes()


def test_the_server_starts_and_holds_back_also_with_a_disk_that_fails():
    async def main(machine):
        store = machine.store
        service = await machine.start()
        await service.lobby.create(WISH)
        await machine.stop()
        machine.set_clock(31 * DAY)
        store.full = True
        service = await machine.start()
        store.full = False
        await service.lobby.create(WISH)
        await hours(service, machine, 1)
        assert store.noted[HELD] == "silence", "stored as soon as the disk has room"
        await machine.stop()
        store.unreadable = True
        service = await machine.start()
        store.unreadable = False
        await hours(service, machine, 1)
        assert len(store.groups) == 2
        assert store.noted[HELD] == "silence"

    live(main, Broken())


def test_a_corrected_time_that_could_not_be_stored_is_stored_later():
    async def main(machine):
        store = machine.store
        machine.wall = 1000.0
        service = await machine.start()
        entry = await service.lobby.create(WISH)
        machine.set_clock(1_750_000_000.0)
        store.full = True
        with pytest.raises(Unavailable):
            await service.residency.tidy()
        store.full = False
        await service.residency.tidy()
        assert store.groups[entry.group].touched == machine.wall
        assert store.noted[HELD] == "jump"

    live(main, Broken())


def test_a_time_of_play_that_could_not_be_stored_is_stored_with_the_next_move():
    async def main(machine):
        store = machine.store
        service = await machine.start()
        entry = await service.lobby.create(WISH)
        created = machine.wall
        machine.goes_by(2 * HOUR)
        store.forgetful = True
        person = await play(service, entry)
        assert store.groups[entry.group].touched == created
        store.forgetful = False
        ask = next(ask for ask in person.last("now")["asks"] if ask["must"])
        assert (await person.play(ask))["t"] == "ok"
        await person.until(lambda: store.groups[entry.group].touched == machine.wall or None)
        assert store.groups[entry.group].touched == machine.wall

    live(main, Broken())
