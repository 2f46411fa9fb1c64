"""Names that people choose: short, printable, and not confusable with another person's name."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from labtop.engine.core import Illegal
from labtop.tables import keys
from labtop.tables import protocol as wire
from tables.kit import Person, a_service


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Marie", "Marie"),
        ("  Marie \t Curie ", "Marie Curie"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("L\u2019\u00c9toile n. 7", "L\u2019\u00c9toile n. 7"),
        ("\u6c2b", "\u6c2b"),
        ("x" * 20, "x" * 20),
        ("7", "7"),
        ("\u0915\u093f\u0930\u0923", "\u0915\u093f\u0930\u0923"),
    ],
)
def test_a_name_is_kept(given, kept):
    assert keys.read_name(given) == kept


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("", "name_empty"),
        (" \t\n", "name_empty"),
        ("x" * 21, "name_too_long"),
        ("a" + "\u0301\u0302\u0303\u0304\u0306", "name_too_long"),
        ("=1+1", "name_bad_letter"),
        ("@all", "name_bad_letter"),
        ("<b>", "name_bad_letter"),
        ("a\u202eb", "name_bad_letter"),
        ("a\u200bb", "name_bad_letter"),
        ("a\x00b", "name_bad_letter"),
        ("\ud800", "name_bad_letter"),
        ("\u3164", "name_bad_letter"),
        ("\u115f\u1160", "name_bad_letter"),
        ("Marie\u034f", "name_bad_letter"),
        ("Marie\ufe0f", "name_bad_letter"),
        ("\u0301", "name_bad_letter"),
        ("\u0308\u0301", "name_bad_letter"),
        ("\u0301Marie", "name_bad_letter"),
        ("Marie -\u0301", "name_bad_letter"),
        ("\u20dd", "name_bad_letter"),
        ("Marie\U00016fe4", "name_bad_letter"),
        ("-", "name_empty"),
        (". \u00b7 '", "name_empty"),
    ],
)
def test_a_name_is_refused(given, code):
    with pytest.raises(Illegal, match=code):
        keys.read_name(given)


def test_a_person_alone_gets_no_invented_name():
    """The browser says "you"; the board in words and the replay know who reads. Whoever has a name keeps it."""

    async def main():
        async with a_service() as service:
            wish = wire.Create("chain-growth", bots=["random"], start=True)
            entry = await service.lobby.create(wish)
            person = await Person(service).hello(entry.token, entry.host)
            seats = person.last("group")["tables"][0]["seats"]
            assert [bool(seat["name"]) for seat in seats] == [False, True]
            for lang, told in (("en", "\n  you "), ("fr", "\n  toi ")):
                words = await service.archive.board_in_words(entry.token, person.link.table, lang)
                assert told in words
                assert entry.name not in words
            now = await person.play_out()
            step = await service.archive.step(entry.token, now["table"], None, 0)
            assert (step.names[0], step.mine) == ("", [0])
            named = await service.lobby.create(msgspec.structs.replace(wish, own_names=True, name="Marie"))
            other = await Person(service).hello(named.token, named.host)
            assert other.last("group")["tables"][0]["seats"][0]["name"] == "Marie"
            two = await service.lobby.create(msgspec.structs.replace(wish, bots=[], start=False, seats_here=1))
            guest = await service.lobby.join(wire.Join(two.code))
            host = await Person(service).hello(two.token, two.host)
            assert (await host.say("start"))["t"] == "ok"
            names = [seat["name"] for seat in host.last("group")["tables"][0]["seats"]]
            assert names == [two.name, guest.name], "people who play together need names"

    asyncio.run(main())


def test_own_names_only_where_the_host_allows_them_and_each_once():
    async def main():
        async with a_service() as service:
            plain = await service.lobby.create(wire.Create("chem-and-roll", kind="class"))
            assert (await service.lobby.join(wire.Join(plain.code, name="Marie"))).name != "Marie"
            entry = await service.lobby.create(wire.Create("chem-and-roll", kind="class", own_names=True))
            first = await service.lobby.join(wire.Join(entry.code, name="Marie"))
            assert first.name == "Marie"
            with pytest.raises(Illegal, match="name_taken"):
                await service.lobby.join(wire.Join(entry.code, name=" Marie"))
            host = await Person(service).hello(entry.host)
            assert (await host.say("rename", member=first.member, name="Irène"))["t"] == "ok"
            assert (await service.lobby.join(wire.Join(entry.code, name="Marie"))).name == "Marie"

    asyncio.run(main())
