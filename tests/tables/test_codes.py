"""Codes of classes: a word of chemistry and three digits, as hard to guess as six digits."""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter

import pytest

from labtop.locales.names import codewords
from labtop.tables import codes, keys
from labtop.tables import protocol as wire
from tables.kit import Person, a_service

WORDS = codewords()
RUDE = (
    "ANAL COCK DICK CUMM SEX PENIS PUTE MERD BITE PISS ARSE NAZI SLUT NIQUE CHIE ZIZI CACA PIPI CRAP HELL VIOL NEGR "
    "CUL SHIT FUCK RAPE KILL MORT SALOP FOUT BOMB TIT ASS"
)


def test_there_are_as_many_as_codes_of_six_digits():
    assert len(set(WORDS)) * codes.DIGITS >= 10**6


def test_words_are_fit_to_be_said_and_typed():
    assert len(set(WORDS)) == len(WORDS)
    assert [word for word in WORDS if not re.fullmatch("[A-Z]{4,11}", word)] == []
    assert [word for word in WORDS if any(rude in word for rude in RUDE.split())] == []


def test_no_two_words_differ_by_one_letter():
    """A slip of the finger must not lead to another class."""
    found = Counter(word[:i] + "?" + word[i + 1 :] for word in WORDS for i in range(len(word)))
    missing = Counter(shorter for word in WORDS for shorter in {word[:i] + word[i + 1 :] for i in range(len(word))})
    assert [shape for shape, count in found.items() if count > 1] == []
    assert [word for word in WORDS if missing[word]] == []


def test_every_code_is_drawn_alike():
    drawn = codes.Codes(random.Random(4).randbytes)
    found = [drawn.word_code() for _ in range(20_000)]
    assert all(keys.is_word_code(code) for code in found)
    assert len({code[:-3] for code in found}) == len(WORDS)
    assert max(Counter(code[-3:] for code in found).values()) < 60, "about 20 of each"


@pytest.mark.parametrize("typed", ["KELVIN-427", "kelvin 427", "Kelvin427", " kélvin \u2013 427 ", "KELVIN - 427"])
def test_a_code_is_read_as_people_type_it(typed):
    assert keys.tidy_code(typed) == "KELVIN427"
    assert keys.is_word_code(typed)


@pytest.mark.parametrize("other", ["J3NVXYRQ", "423T-AUUZ", "ABC423", "KELVIN", "KELVIN42", "427"])
def test_other_codes_are_none_of_them(other):
    assert not keys.is_word_code(other)


def test_classes_get_them_and_tables_do_not():
    async def main():
        async with a_service() as service:
            for kind, word in (("class", True), ("table", False)):
                entry = await service.lobby.create(wire.Create("chem-and-roll", kind=kind))
                assert keys.is_word_code(entry.code) is word
                door = await service.lobby.look(wire.Look(entry.code.lower()))
                assert (door.code, door.kind) == (entry.code, kind)

    asyncio.run(main())


def test_no_two_classes_have_the_same_word(monkeypatch):
    """While there are words left; afterwards at least the digits differ."""
    monkeypatch.setattr(codes, "codewords", lambda: ["KELVIN", "QUARTZ", "CURIE"])

    async def main():
        async with a_service() as service:
            made = [(await service.lobby.create(wire.Create("chem-and-roll", kind="class"))).code for _ in range(9)]
            assert sorted(code[:-3] for code in made[:3]) == ["CURIE", "KELVIN", "QUARTZ"]
            assert len(set(made)) == 9

    asyncio.run(main())


# ---- at the door -----------------------------------------------------------------------------------------------------


def test_the_door_says_who_plays_what_and_offers_names():
    async def main():
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create("chem-and-roll", kind="class", lang="en"))
            for _ in range(3):
                await service.lobby.join(wire.Join(entry.code))
            door = await service.lobby.look(wire.Look(entry.code, "fr"))
            assert (door.room, door.own_names, door.locked, door.started, door.inside) == (
                "chem-and-roll", False, False, False, 3,
            )  # fmt: skip
            words = service.lobby.nicknames.words
            assert len(set(door.nicknames)) == len(door.nicknames) >= 10
            assert set(door.nicknames) <= set(words["fr"]), "in the language of the pupil"
            english = await service.lobby.look(wire.Look(entry.code))
            assert set(english.nicknames) <= set(words["en"]), "or in that of the class"

    asyncio.run(main())


def test_an_offered_nickname_is_kept():
    async def main():
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create("chem-and-roll", kind="class"))
            wanted = (await service.lobby.look(wire.Look(entry.code, "fr"))).nicknames[5]
            assert (await service.lobby.join(wire.Join(entry.code, name=wanted))).name == wanted
            other = await service.lobby.join(wire.Join(entry.code, name=wanted, lang="fr"))
            assert other.name != wanted, "somebody was quicker"
            assert service.lobby.nicknames.knows(other.name)
            typed = await service.lobby.join(wire.Join(entry.code, name="Charlotte", lang="fr"))
            assert typed.name in service.lobby.nicknames.words["fr"]

    asyncio.run(main())


@pytest.mark.parametrize("own", [True, False])
def test_a_name_is_changed_until_the_start(own):
    async def main():
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create("chem-and-roll", kind="class", own_names=own))
            one, two = [await service.lobby.join(wire.Join(entry.code)) for _ in range(2)]
            host = await Person(service).hello(entry.host)
            pupil = await Person(service).hello(one.token)
            offered = (await service.lobby.look(wire.Look(entry.code))).nicknames[0]
            assert (await pupil.say("call_me", name=offered))["t"] == "ok"
            assert (await pupil.say("call_me", name=offered))["t"] == "ok", "sent again"
            assert (await pupil.say("call_me", name=two.name))["code"] == "name_taken"
            own_name = await pupil.say("call_me", name="Charlotte")
            assert own_name.get("code") == (None if own else "nicknames_only")
            assert await pupil.until(
                lambda: pupil.last("group")["members"][0]["name"] == ("Charlotte" if own else offered) or None
            )
            assert (await host.say("start"))["t"] == "ok"
            assert (await pupil.say("call_me", name="Zoé"))["code"] == "already_started"

    asyncio.run(main())


def test_everybody_is_told_how_many_are_in():
    async def main():
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create("chem-and-roll", kind="class"))
            joined = [await service.lobby.join(wire.Join(entry.code)) for _ in range(3)]
            pupil = await Person(service).hello(joined[1].token)
            told = pupil.last("group")
            assert (told["inside"], len(told["members"])) == (3, 1)
            assert told["members"][0]["mark"] == 1
            await service.lobby.join(wire.Join(entry.code))
            assert await pupil.until(lambda: pupil.last("group")["inside"] == 4 or None)

    asyncio.run(main())
