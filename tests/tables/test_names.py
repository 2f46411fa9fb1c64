"""Names that people choose: short, printable, and not confusable with another person's name."""

from __future__ import annotations

import asyncio

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
    ],
)
def test_a_name_is_refused(given, code):
    with pytest.raises(Illegal, match=code):
        keys.read_name(given)


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
