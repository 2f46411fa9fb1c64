"""The example of examples/: a class of 99 whose server dies in the middle, twice, and comes back."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from crash.arena import Servers
from crash.ledger import read
from labtop.stores import backup
from labtop.tables.game_log import GameLog, Line
from labtop.tables.times import Times

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "class_of_99.py"


@pytest.mark.timeout(900)
def test_a_class_of_99_survives_its_server(tmp_path):
    servers = Servers(tmp_path / "data", None)
    servers.start()
    try:
        asyncio.run(servers.until_listening())
        command = [sys.executable, str(EXAMPLE), f"http://127.0.0.1:{servers.port}", "99"]
        script = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        for lines in (400, 1200):
            until = time.monotonic() + 240
            while written(servers.data) < lines:
                assert time.monotonic() < until, "the class does not get on"
                assert script.poll() is None, "the example gave up"
                time.sleep(0.01)
            servers.kill()
            servers.start()
        told, _ = script.communicate(timeout=240)
        assert script.returncode == 0
        servers.kill()
    finally:
        servers.close()
    backup.verify(servers.data)
    (body,), (rows,) = (list(found.values()) for found in read(servers.data))
    answers = [line for row in rows if (line := msgspec.json.decode(row.body, type=Line)).by == "seat"]
    assert len(answers) == 99 * 20, "everybody answered every round, once"
    assert len({(line.ask.prompt, line.ask.seat) for line in answers}) == 99 * 20
    log = GameLog(rows[0].table, body, Times(float, float))
    log.retell(rows)
    outcome = log.game.outcome
    assert [float(score) for score in outcome.scores] == json.loads(told)


def written(data: Path) -> int:
    try:
        return sum(map(len, read(data)[1].values()))
    except Exception:  # noqa: BLE001 - it is being made
        return 0
