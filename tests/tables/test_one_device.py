"""Several people on one device: the server shows only the seat that was chosen. Also dice typed by the host."""

from __future__ import annotations

import asyncio

from labtop.tables import protocol as wire
from tables.kit import Person, a_service


def run(test):
    asyncio.run(test())


def test_nobody_is_shown_until_somebody_holds_the_device():
    async def test():
        async with a_service() as service:
            wish = wire.Create(room="chem-and-roll", seats_here=3, names=["Ada", "Marie", "Dmitri"], start=True)
            entry = await service.lobby.create(wish)
            device = await Person(service).hello(entry.token, entry.host)
            now = device.last("now")
            assert (now["seat"], now["private"], now["menus"]) == (None, None, [None, None, None])
            assert [ask["seat"] for ask in now["asks"]] == [0, 1, 2]
            await device.say("face", table=now["table"], seat=1)
            mine = await device.until(lambda: device.last("now") if device.last("now")["seat"] == 1 else None)
            assert "sealed" not in mine["private"]
            assert [menu is None for menu in mine["menus"]] == [True, False, True]
            await device.play(next(ask for ask in mine["asks"] if ask["seat"] == 1))
            await device.say("face", table=now["table"], seat=2)
            other = await device.until(lambda: device.last("now") if device.last("now")["seat"] == 2 else None)
            assert "sealed" not in other["private"], "the sealed choice of seat 1 is not for seat 2"
            info = device.last("group")["tables"][0]["seats"]
            assert [seat["name"] for seat in info] == ["Ada", "Marie", "Dmitri"]

    run(test)


def test_a_face_that_is_not_ours_is_refused():
    async def test():
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create(room="chem-and-roll", bots=["greedy"], start=True))
            device = await Person(service).hello(entry.token)
            await device.say("face", table=device.link.table, seat=1)
            assert device.last("no")["code"] == "not_your_seat"
            assert device.last("now")["seat"] == 0

    run(test)


def test_typed_dice_are_the_hosts():
    async def test():
        async with a_service() as service:
            wish = wire.Create(room="chem-and-roll", bots=["greedy"], dice="typed", start=True)
            entry = await service.lobby.create(wish)
            player = await Person(service).hello(entry.token)
            host = await Person(service).hello(entry.host)
            assert player.last("now").get("asks", []) == []
            ask = host.last("now")["asks"][0]
            assert ask["seat"] == -1
            throw = {"type": "roll", "faces": [1, 2, 3, 4]}
            stolen = await player.say("act", table=player.link.table, ask=ask, action=throw)
            assert stolen["code"] == "not_your_seat"
            no_dice = {"type": "roll", "faces": [1, 2, 3, 9]}
            wrong = await host.say("act", table=host.link.table, ask=ask, action=no_dice)
            assert wrong["code"] == "bad_shape"
            assert (await host.say("act", table=host.link.table, ask=ask, action=throw))["t"] == "ok"
            seen = await player.until(lambda: player.last("now") if player.last("now").get("asks") else None)
            assert seen["public"]["dice"] == [1, 2, 3, 4]

    run(test)
