"""`labtop serve` and the other commands of an operator: a real process, a real folder, real signals."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import contextmanager

import pytest
import websockets

from server.kit import RealSocket
from server.raw import RawSocket

PROGRAM = """
import click, sys
from labtop.cli import main
from labtop.cli.serving import add_commands
add_commands(main.cli)
main.main()
"""


def command(*words, **environ):
    return [sys.executable, "-c", PROGRAM, *words], {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "", **environ}


def done(*words, **environ):
    line, known = command(*words, **environ)
    return subprocess.run(line, env=known, capture_output=True, text=True, timeout=60, check=False)


@contextmanager
def serving(data, **environ):
    """A server on any free port, stopped by SIGTERM if the test has not done it. A busy machine is no trouble of it."""
    known = {"PYTHONUNBUFFERED": "1", "LABTOP_DELAY_MOST": "60", **environ}
    line, known = command("serve", "--host", "127.0.0.1", "--port", "0", "--data", str(data), **known)
    program = subprocess.Popen(line, env=known, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        told = program.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", told)
        assert found, told + program.stderr.read()
        program.port = int(found[1])
        yield program
    finally:
        if program.poll() is None:
            program.send_signal(signal.SIGTERM)
        program.communicate(timeout=30)


def post(port, path, body):
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310 - our own server
        return json.load(answer)


@pytest.mark.parametrize("ws", ["picows", "asgi"])
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_stopping_is_told_and_nothing_is_lost(tmp_path, how, ws):
    with serving(tmp_path / "data", LABTOP_WS=ws) as program:
        entry = post(program.port, "/api/groups", {"room": "chem-and-roll", "kind": "class"})
        member = post(program.port, "/api/join", {"code": entry["code"]})

        async def main():
            client = await (await RealSocket.open(program.port)).hello(member["token"])
            await client.until("group")
            program.send_signal(how)
            assert (await client.until("bye"))["code"] == "stopping"
            await client.until("closed")
            assert client.code == 1013

        asyncio.run(main())
        out, err = program.communicate(timeout=30)
        assert program.returncode == 0, err
        assert "Stopped" in out
        assert err == ""
    with serving(tmp_path / "data") as program:

        async def again():
            client = await (await RealSocket.open(program.port)).hello(member["token"])
            assert (await client.until("group"))["code"] == entry["code"]
            await client.close()

        asyncio.run(again())


@pytest.mark.parametrize("ws", ["picows", "asgi"])
def test_a_second_ctrl_c_waits_for_nobody(tmp_path, ws):
    """A peer that does not answer the goodbye has two seconds for it, unless the operator is in a hurry."""
    with serving(tmp_path / "data", LABTOP_WS=ws) as program:
        entry = post(program.port, "/api/groups", {"room": "chem-and-roll", "kind": "class"})

        async def main():
            silent = await RawSocket.open(program.port)
            await silent.hello(entry["host"])
            begun = time.monotonic()
            program.send_signal(signal.SIGINT)
            assert (await silent.text("bye"))["code"] == "stopping"
            program.send_signal(signal.SIGINT)
            program.wait(20)
            assert program.returncode == 0
            assert time.monotonic() - begun < 1.9
            await silent.end()

        asyncio.run(main())


def test_another_asgi_server_can_host_it(tmp_path):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    line = [sys.executable, "-m", "uvicorn", "labtop.server:app", "--port", str(port), "--ws", "websockets-sansio"]
    environ = {**os.environ, "LABTOP_DATA": str(tmp_path)}
    program = subprocess.Popen(line, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        while "running on" not in (said := program.stdout.readline()):
            assert said, "it ended"
        entry = post(port, "/api/groups", {"room": "chem-and-roll", "kind": "class"})

        async def main():
            client = await (await RealSocket.open(port)).hello(entry["host"])
            assert (await client.until("group"))["code"] == entry["code"]
            with pytest.raises(websockets.InvalidStatus) as refused:
                await RealSocket.open(port, origin="http://evil.example")
            assert refused.value.response.status_code == 403
            program.send_signal(signal.SIGTERM)
            await client.until("closed")
            assert client.code in (1012, 1013)

        asyncio.run(main())
    finally:
        program.terminate()
        out, _ = program.communicate(timeout=30)
    assert "Application shutdown complete" in out


def test_a_port_that_is_taken_and_a_folder_in_use(tmp_path):
    with serving(tmp_path) as program:
        for words in (
            ["--port", str(program.port), "--data", str(tmp_path / "other")],
            ["--port", "0", "--data", str(tmp_path)],
        ):
            refused = done("serve", "--host", "127.0.0.1", *words)
            assert refused.returncode == 2
            assert refused.stderr.startswith("labtop: ")
            assert len(refused.stderr.splitlines()) == 1, refused.stderr
            assert refused.stdout == ""


@pytest.mark.parametrize(
    "environ",
    [
        {"LABTOP_PORT": "many"},
        {"LABTOP_LIMIT_BURST": "21"},
        {"LABTOP_LIMIT_BURST": "0"},
        {"LABTOP_LOG": "loud"},
        {"LABTOP_PORT": "70000"},
        {"LABTOP_KEEP_DAYS": "-1"},
        {"LABTOP_KEEP_DAYS": "2.5"},
        {"LABTOP_KEEP_DAYS": "soon"},
        {"LABTOP_KEEP_DAYS": "36501"},
    ],
)
def test_bad_settings_are_one_line(environ, tmp_path):
    refused = done("serve", "--data", str(tmp_path), **environ)
    assert refused.returncode == 2
    assert len(refused.stderr.splitlines()) == 1
    assert "Traceback" not in refused.stderr


def test_backup_while_it_runs_and_restore_elsewhere(tmp_path):
    copy = tmp_path / "copy.labtop"
    with serving(tmp_path / "data") as program:
        entry = post(program.port, "/api/groups", {"room": "chem-and-roll", "start": True})
        told = done("backup", str(copy), "--data", str(tmp_path / "data"))
        assert told.returncode == 0, told.stderr
        assert "1 group," in told.stdout
        assert done("restore", str(copy), "--data", str(tmp_path / "data")).returncode == 2, "a server holds it"
    assert done("restore", str(copy), "--data", str(tmp_path / "new")).returncode == 0
    with serving(tmp_path / "new") as program:

        async def main():
            client = await (await RealSocket.open(program.port)).hello(entry["token"])
            assert (await client.until("now"))["asks"]
            await client.close()

        asyncio.run(main())
    copy.write_bytes(b"nothing of ours" * 100)
    refused = done("restore", str(copy), "--data", str(tmp_path / "new"))
    assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)


def test_help_is_in_the_catalogues():
    for name in ("serve", "backup", "restore", "tidy", "doctor"):
        for lang in ("en_GB.UTF-8", "fr_FR.UTF-8"):
            told = done(name, "--help", LANG=lang)
            assert told.returncode == 0, told.stderr
            assert "--data" in told.stdout


def test_a_qr_code_is_drawn_only_where_it_can_be(monkeypatch):
    from labtop.cli import serving

    monkeypatch.setattr(sys, "stdout", type("Tty", (), {"isatty": lambda _: True, "encoding": "utf-8"})())
    assert "▀" in serving.qr("http://192.168.1.7:8000/") or "▄" in serving.qr("http://192.168.1.7:8000/")
    monkeypatch.setattr(sys, "stdout", type("Tty", (), {"isatty": lambda _: True, "encoding": "ascii"})())
    assert serving.qr("http://192.168.1.7:8000/") == ""


def test_it_listens_for_others_unless_told_otherwise(tmp_path):
    from labtop.server.settings import read_settings

    assert read_settings({}, data=tmp_path).host == "0.0.0.0"  # noqa: S104 - the default is what is tested
    assert read_settings({"LABTOP_HOST": "127.0.0.1"}, data=tmp_path).host == "127.0.0.1"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        assert read_settings({"LABTOP_PORT": "9"}, port=free.getsockname()[1]).port == free.getsockname()[1]
