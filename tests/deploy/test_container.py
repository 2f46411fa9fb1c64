"""The image in use: a game, a backup, a stop, a restore. `make container-test` builds the image and runs this."""

from __future__ import annotations

import json
import os
import subprocess
import time
import urllib.request
from contextlib import suppress

import pytest

from deploy.front import free_port
from server.kit import PATIENCE

IMAGE = os.environ.get("LABTOP_IMAGE")
ENGINE = os.environ.get("LABTOP_ENGINE", "podman")
CLOSED = ("--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", "--security-opt", "no-new-privileges")  # noqa: S108
"""As in deploy/compose.yaml."""

pytestmark = pytest.mark.skipif(IMAGE is None, reason="no image was built: make container-test")


def engine(*words):
    told = subprocess.run([ENGINE, *words], capture_output=True, text=True, check=False, timeout=120)
    assert told.returncode == 0, told.stderr
    return told.stdout


def post(port, path, body):
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode())
    with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310 - our own server
        return json.load(answer)


def wait_for(port):
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as answer:
            return json.load(answer)
        time.sleep(0.2)
    raise AssertionError("the server in the container does not answer")


@pytest.fixture
def volumes():
    names = [f"labtop-test-{os.getpid()}-{what}" for what in ("data", "backups")]
    yield ["-v", f"{names[0]}:/data", "-v", f"{names[1]}:/backups"]
    engine("volume", "rm", "-f", *names)


def test_a_game_a_backup_a_stop_a_restore(volumes):
    port, name = free_port(), f"labtop-test-{os.getpid()}"
    engine("run", "-d", "--name", name, "-p", f"127.0.0.1:{port}:8000", *volumes, *CLOSED, IMAGE)
    try:
        wait_for(port)
        assert engine("exec", name, "id", "-u").strip() == "10001"
        entry = post(port, "/api/groups", {"room": "chem-and-roll", "start": True})
        assert "1 group, 1 table" in engine("exec", name, "labtop", "backup", "--keep", "7", "/backups")
        engine("stop", name)
        assert engine("inspect", name, "--format", "{{.State.ExitCode}}").strip() == "0"
        put_back = "labtop restore /backups/labtop-000001-*.backup"
        assert "1 group, 1 table" in engine("run", "--rm", *volumes, *CLOSED, IMAGE, "sh", "-c", put_back)
        engine("start", name)
        wait_for(port)
        assert post(port, "/api/join", {"code": entry["code"], "watch": True})["group"] == entry["group"]
    finally:
        engine("rm", "-f", name)
