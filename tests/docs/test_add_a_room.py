"""docs/add-a-room.md is true: its room is built in a copy of the house and played through every door."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.sync.client import connect

from docs.room_page import PAGE, ROOT, blocks, lay_out

ROUNDS = 3
PATIENCE = 60.0
"""Seconds for one step: many times what it takes on an idle machine."""
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
MODULES = ROOT / "web" / "node_modules"


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A copy of the house with the room of the page in it."""
    return lay_out(tmp_path_factory.mktemp("house"))


def run(house, *command, given="", **more):
    """A Python program of the copy; returns its exit code and everything it said."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=house,
        env=environment(house, **more),
        input=given,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        timeout=3 * PATIENCE,
        check=False,
    )
    return done.returncode, done.stdout


def environment(house, **more):
    """Python looks into the copy first; nothing of the pytest around it reaches the one inside."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "LABTOP"))}
    return {**kept, "PYTHONPATH": str(house / "src"), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1", **more}


def suite(house, *paths, only="litmus"):
    return run(house, "-m", "pytest", "-x", "-p", "no:cacheprovider", "-k", only, *paths, LABTOP_FUZZ="4000")


# ---- the page ------------------------------------------------------------------------------------------------------


def test_every_block_has_a_path():
    fences = re.findall(r"^```\w+$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(fences) == len(blocks()) > 25


def test_every_path_in_the_page_exists(house):
    """Also those that the prose names: files of the house or of the room that is built here."""
    told = re.sub(r"^```.*?^```$", "", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    named = set(re.findall(r"`((?:src|web|tests|docs|labtop|engine|locales|bots)/[\w/.-]+)`", told))
    assert len(named) > 25
    own = {f"docs/{one}/litmus.md" for one in ("rules", "fr/rules", "bots")} | {"web/src/lib/types.gen.ts"}
    places = (house, ROOT, house / "src", house / "src" / "labtop", house / "src" / "labtop" / "rooms" / "litmus")
    assert {path for path in named - own if not any((place / path).exists() for place in places)} == set()


def test_every_field_of_a_room_in_the_page_exists():
    from labtop.engine.registry import Room

    named = set(re.findall(r"`ROOM\.(\w+)`", PAGE.read_text(encoding="utf-8")))
    assert {"abouts", "open_answers", "to_find", "calm", "windows", "pack"} <= named <= set(Room.__struct_fields__)


# ---- engine --------------------------------------------------------------------------------------------------------


def test_the_room_keeps_the_promises_of_every_room(house):
    code, said = run(house, "tests/playthroughs/make.py")
    assert code == 0, said
    code, said = suite(house, "tests/conformance", "tests/playthroughs", "tests/rooms/litmus")
    assert code == 0, said[-3000:]
    assert int(re.findall(r"(\d+) passed", said)[0]) > 70


def test_the_room_is_formatted_and_typed(house):
    room = "src/labtop/rooms/litmus"
    for command in (["ruff", "format", "--check"], ["ruff", "check"], ["mypy", "--cache-dir", "types"]):
        code, said = run(house, "-m", *command, room, *(["tests/rooms/litmus"] if command[0] == "ruff" else []))
        assert code == 0, said


def test_the_room_has_all_its_words(house):
    # The introduction and the pages of the site are what the page leaves to the reader.
    code, said = suite(house, "tests/texts", only="litmus and not introductions and not test_docs")
    assert code == 0, said[-3000:]
    assert int(re.findall(r"(\d+) passed", said)[0]) > 20


@pytest.mark.parametrize(
    ("path", "tried", "complaint"),
    [
        ("src/labtop/engine/registry.py", "tests/rooms/litmus", "unknown_room"),
        ("src/labtop/locales/fr/litmus.ftl", "tests/texts/test_every_room.py", "room-litmus"),
    ],
)
def test_a_step_that_is_left_out_is_noticed(path, tried, complaint, tmp_path):
    code, said = suite(lay_out(tmp_path, without=path), tried)
    assert code == 1, said[-3000:]
    assert complaint in said


# ---- terminal ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", ["Litmus", "What is it?", "How many strips?", "all rounds are played"]),
     ("fr", ["Tournesol", "Combien de bandes", "toutes les manches sont jouées"])],
)  # fmt: skip
def test_a_game_in_the_terminal(house, tmp_path, lang, told):
    game = ["play", "litmus", "--bots", "beginner", "--option", f"rounds={ROUNDS}", "--seed", "5", "--plain"]
    typed = "1\n1\n\n" * ROUNDS
    code, said = run(house, "-m", "labtop.cli.main", *game, "--lang", lang, "--records", str(tmp_path), given=typed)
    assert code == 0, said
    assert [words for words in told if words not in said] == [], said
    (record,) = tmp_path.glob("*.labtop")
    assert replayed(house, record)["over"] is True


def replayed(house, record):
    code, said = run(house, "-m", "labtop.cli.main", "replay", str(record), "--json")
    assert code == 0, said
    return json.loads(said)


# ---- server --------------------------------------------------------------------------------------------------------


@contextmanager
def served(house, data):
    """The server of the copy on a free port of this machine; stopped afterwards."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "labtop.cli.main", "serve", "--host", "127.0.0.1", "--port", str(port)]
    said = data / "said.txt"
    with said.open("w") as out:
        server = subprocess.Popen(
            [*command, "--data", str(data / "data")], cwd=house, env=environment(house), stdout=out, stderr=out
        )
    try:
        wait_until_it_answers(server, f"http://127.0.0.1:{port}/health", said)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        try:
            server.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def wait_until_it_answers(server, address, said):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and server.poll() is None:
        try:
            urllib.request.urlopen(address, timeout=PATIENCE).close()  # noqa: S310 - our own server
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError(f"the server does not answer: {said.read_text()}")


def ask(address, token="", body=None):
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    wish = urllib.request.Request(address, headers=headers)  # noqa: S310 - our own server
    if body is not None:
        wish.data = json.dumps(body).encode()
    with urllib.request.urlopen(wish, timeout=PATIENCE) as answer:  # noqa: S310 - our own server
        return answer.read().decode()


def play_over_a_socket(address, token):
    """Give the last answer of each menu until the game is over; returns the table's id and the outcome."""
    answered = set()
    with connect(address.replace("http", "ws", 1) + "/api/socket", proxy=None, open_timeout=PATIENCE) as wire:
        wire.send(json.dumps({"t": "hello", "token": token}))
        while True:
            told = json.loads(wire.recv(PATIENCE))
            assert told["t"] not in ("no", "bye"), told
            if told.get("outcome"):
                return told["table"], told["outcome"]
            for wanted, menu in zip(told.get("asks", []), told.get("menus", []), strict=True):
                if wanted["must"] and wanted["prompt"] not in answered:
                    answered.add(wanted["prompt"])
                    act = {"t": "act", "n": f"a{wanted['prompt']}", "table": told["table"], "ask": wanted}
                    wire.send(json.dumps({**act, "action": menu[-1]}))


def test_a_game_over_the_server(house, tmp_path):
    with served(house, tmp_path) as address:
        assert "litmus" in [one["id"] for one in json.loads(ask(f"{address}/api/rooms"))]
        wish = {"room": "litmus", "bots": ["greedy"], "options": {"rounds": ROUNDS}, "start": True}
        entry = json.loads(ask(f"{address}/api/groups", body=wish))
        table, outcome = play_over_a_socket(address, entry["token"])
        record = tmp_path / "game.labtop"
        record.write_text(ask(f"{address}/api/tables/{table}/record", entry["token"]), encoding="utf-8")
    assert outcome["reason"] == "rounds"
    assert outcome["places"][1] == 1, "the greedy bot knows every bottle"
    found = replayed(house, record)
    assert found["over"] is True
    assert found["outcome"]["scores"] == outcome["scores"]


# ---- browser -------------------------------------------------------------------------------------------------------


def node(house, *command):
    done = subprocess.run(
        ["node", *command],
        cwd=house / "web",
        env={**environment(house), "CHROMIUM": str(CHROMIUM)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=3 * PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    return done.stdout


@pytest.fixture(scope="module")
def shell(tmp_path_factory):
    """The copy with its web part built."""
    if CHROMIUM is None or shutil.which("node") is None or not MODULES.exists():
        pytest.skip("needs Chromium, Node and web/node_modules (make tools, make web)")
    house = lay_out(tmp_path_factory.mktemp("shell"), web=True)
    (house / "web" / "node_modules").symlink_to(MODULES.resolve())
    code, types = run(house, "-m", "labtop.server.typescript")
    assert code == 0, types
    assert "export namespace Litmus" in types
    (house / "web" / "src" / "lib" / "types.gen.ts").write_text(types, encoding="utf-8")
    node(house, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    return house


def test_a_game_in_the_browser_in_each_language(shell, tmp_path):
    script = Path(__file__).parent / "play_room.mjs"
    with served(shell, tmp_path) as address:
        said = node(shell, str(script), address, os.environ.get("LABTOP_PICTURES", ""))
    assert "played to the end" in said
