"""Plays a class of 99 with the messages of docs/protocol.md. The server may be killed and started again meanwhile."""

import asyncio
import json
import random
import sys
import urllib.request

import websockets

ADDRESS, SEATS = (sys.argv[1:] + ["http://127.0.0.1:8000", "99"][len(sys.argv) - 1 :])[:2]
COLOURS = {"blue": 0, "red": 1, "white": 2, "yellow": 3}
BOXES = [f"line-{n}" for n in range(1, 6)] + [f"water-{n}" for n in range(1, 4)]
BOXES += [*(f"catalyst-{n}" for n in range(1, 5)), "stock", "water-sale", "catalyst-sale"]


def post(path, **body):
    return json.load(urllib.request.urlopen(ADDRESS + path, json.dumps(body).encode()))


def choose(menu):
    """A random use of a die. Bit 6 * colour + value - 1 of a box is set if the box takes that die."""
    dice = [(die["die"], value) for die in menu["dice"] for value in range(die["low"], die["high"] + 1)]
    uses = [(c, v, b) for c, v in dice for b, bits in zip(BOXES, menu["takes"]) if bits >> 6 * COLOURS[c] + v - 1 & 1]
    colour, value, box = random.choice(uses)
    violet = menu["choices"].get(f"{box}:{colour}:{value}", [[0]])[0][0]
    return {"type": "place", "die": colour, "value": value, "box": box, "violet": violet}


async def play(token, pending):
    """Reconnects until the game is over; `pending` (id -> message) keeps unanswered messages across connections."""
    while True:
        try:
            async with websockets.connect(ADDRESS.replace("http", "ws", 1) + "/api/socket", proxy=None) as socket:
                for message in [{"t": "hello", "token": token}, *pending.values()]:
                    await socket.send(json.dumps(message))
                async for text in socket:
                    told = json.loads(text)
                    if told["t"] in ("ok", "no") and told.get("code") not in ("storage", "busy", "fault", "slow_down"):
                        pending.pop(told["n"], None)
                    if told.get("outcome"):
                        return told["outcome"]["scores"]
                    for ask, menu in zip(told.get("asks", []), told.get("menus", [])):
                        n = f"answer-{ask['prompt']}"  # one id per question, so that it is answered once
                        if ask["must"] and n not in pending:
                            act = {"t": "act", "n": n, "table": told["table"], "ask": ask, "action": choose(menu)}
                            await socket.send(json.dumps(pending.setdefault(n, act)))
        except (OSError, EOFError, websockets.WebSocketException):
            await asyncio.sleep(random.uniform(0.1, 0.5))


async def main():
    teacher = post("/api/groups", room="chem-and-roll", kind="class")
    pupils = [post("/api/join", code=teacher["code"])["token"] for _ in range(int(SEATS))]
    everybody = [play(teacher["host"], {"start": {"t": "start", "n": "start"}}), *(play(pupil, {}) for pupil in pupils)]
    print(json.dumps((await asyncio.gather(*everybody))[0]))


asyncio.run(main())
