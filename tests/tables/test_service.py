"""The one dispatcher: a line for every message, with the roles beside it."""

from __future__ import annotations

import asyncio
from typing import get_args

import pytest

from labtop.engine.wire import Ask
from labtop.stores.memory import MemoryStore
from labtop.tables import protocol as wire
from labtop.tables.service import HANDLERS, RIGHTS
from tables.kit import Person, a_service

ROLES = {"member", "watcher", "host", "wall"}


def missing(kinds, handlers):
    return {kind.__name__ for kind in kinds} ^ {kind.__name__ for kind in handlers}


def test_every_message_has_a_line():
    assert missing(get_args(wire.FromClient), HANDLERS) == set()


def test_a_message_without_a_line_would_be_found():
    class Shout(wire.Strict, frozen=True, tag_field="t", tag="shout"):
        pass

    assert missing([*get_args(wire.FromClient), Shout], HANDLERS) == {"Shout"}
    fewer = {kind: handler for kind, handler in HANDLERS.items() if kind is not wire.Hint}
    assert missing(get_args(wire.FromClient), fewer) == {"Hint"}


def test_every_line_names_roles_there_are_and_hello_none():
    for kind, handler in HANDLERS.items():
        assert handler.roles <= ROLES
        assert bool(handler.roles) == (kind is not wire.Hello)
        assert RIGHTS.get(kind.__struct_config__.tag, frozenset()) == handler.roles


EXAMPLES = {
    wire.Hello: wire.Hello("token"),
    wire.Watch: wire.Watch("t"),
    wire.Start: wire.Start("n"),
    wire.Rematch: wire.Rematch("n"),
    wire.Lock: wire.Lock("n", True),
    wire.Approve: wire.Approve("n", 0),
    wire.Rename: wire.Rename("n", 0, "Eve"),
    wire.Remove: wire.Remove("n", 0),
    wire.Clear: wire.Clear("n", 0),
    wire.LetBack: wire.LetBack("n", 0),
    wire.Pause: wire.Pause("n", True),
    wire.CloseRound: wire.CloseRound("n", "t"),
    wire.ChooseFor: wire.ChooseFor("n", "t", Ask(1, 0, "choose")),
    wire.Undo: wire.Undo("n", "t", "c"),
    wire.SendHint: wire.SendHint("n", "t", Ask(1, 0, "choose")),
    wire.Timer: wire.Timer("n", 60, True),
    wire.MoreTime: wire.MoreTime("n", 30),
    wire.Call: wire.Call("n", "2de 4"),
    wire.Show: wire.Show("n"),
    wire.Delete: wire.Delete("n", "code"),
}
"""Messages that a member who is not the host may not send."""


def test_the_examples_are_all_that_a_member_may_not_send():
    assert set(EXAMPLES) == {kind for kind, handler in HANDLERS.items() if "member" not in handler.roles}


@pytest.mark.parametrize("kind", EXAMPLES, ids=lambda kind: kind.__name__)
def test_the_dispatcher_refuses_other_roles(kind):
    """Before anything is looked up: what is stored does not change."""

    async def main():
        store = MemoryStore()
        async with a_service(store=store) as service:
            made = await service.lobby.create(wire.Create("chem-and-roll", "class"))
            entry = await service.lobby.join(wire.Join(made.code))
            person = await Person(service).hello(entry.token)
            before = dict(store.groups)
            person.got.clear()
            await service.handle(person.link, EXAMPLES[kind])
            assert [(m["t"], m["code"]) for m in person.got] == [("no", "not_allowed")]
            assert person.got[0]["params"] == {"what": kind.__struct_config__.tag}
            assert store.groups == before

    asyncio.run(main())


def test_a_connection_without_a_group_is_refused():
    async def main():
        async with a_service() as service:
            person = Person(service)
            person.link.role = "member"
            await service.handle(person.link, wire.Ping())
            assert person.got[-1]["code"] == "token_unknown"

    asyncio.run(main())
