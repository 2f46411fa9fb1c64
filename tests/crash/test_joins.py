"""A server that is killed between the commit of a join and its answer: the join, sent again, gives the same seat."""

from __future__ import annotations

import asyncio
import json
import urllib.error

import pytest
import websockets

from crash.arena import Servers

ID = "6f1d0a7be2c94f5386d17c0b9e4a2d83"


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("id", "seats"), [(ID, 1), (None, 2)])
def test_a_join_whose_answer_was_lost(tmp_path, id, seats):
    """A client without an id, of an older version, gets another seat and leaves the first one behind."""

    async def main():
        servers = Servers(tmp_path / "data", "die-after-a-join")
        servers.start()
        try:
            await servers.until_listening()
            host = await servers.post("/api/groups", {"room": "chem-and-roll", "kind": "class"})
            wish = {"code": host["code"], **({} if id is None else {"n": id})}
            with pytest.raises((urllib.error.URLError, OSError)):
                await servers.post("/api/join", wish)
            assert (tmp_path / "died").exists()
            servers.start()
            await servers.until_listening()
            joined = await servers.post("/api/join", wish)
            assert joined["member"] == seats - 1
            place = f"ws://127.0.0.1:{servers.port}/api/socket"
            async with websockets.connect(place, compression=None, proxy=None) as link:
                await link.send(json.dumps({"t": "hello", "token": joined["token"]}))
                assert json.loads(await link.recv())["member"] == joined["member"]
            async with websockets.connect(place, compression=None, proxy=None) as link:
                await link.send(json.dumps({"t": "hello", "token": host["host"]}))
                assert len(json.loads(await link.recv())["members"]) == seats
        finally:
            servers.close()

    asyncio.run(main())
