"""What Windows and macOS lack is hidden from our modules (elsewhere.py); the commands work without, children too."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src" / "labtop"


@pytest.fixture(params=["win32", "darwin"])
def elsewhere(request, tmp_path):
    """The environment of a program on such a system."""
    (tmp_path / "site").mkdir()
    shutil.copy(HERE / "elsewhere.py", tmp_path / "site" / "sitecustomize.py")
    paths = os.pathsep.join([str(tmp_path / "site"), *filter(None, [os.environ.get("PYTHONPATH")])])
    own = {"PYTHONPATH": paths, "PYTHONUNBUFFERED": "1", "LC_ALL": "en_GB.UTF-8"}
    return {**os.environ, **own, "LABTOP_SYSTEM": request.param}


def run(environ, *words, typed=""):
    line = [sys.executable, "-m", "labtop", *map(str, words)]
    told = subprocess.run(line, env=environ, input=typed, capture_output=True, text=True, check=False, timeout=120)
    assert "Traceback" not in told.stderr, told.stderr
    return told


PROBE = """
import multiprocessing, os, signal, sys, time
from pathlib import Path
found = {name for name in ("fcntl", "resource", "uvloop") if __import__("importlib.util").util.find_spec(name)}
for name in list(found):
    try:
        exec(f"import {name}")
    except ImportError:
        found.remove(name)
found |= {name for where in (os, signal, time) for name in ("fork", "SIGKILL", "clock_gettime", "CLOCK_BOOTTIME")
          if hasattr(where, name)}
found |= {place for place in ("/proc/self/status", "/dev/null") if opens(place)}
print(sys.platform, *sorted(found))
"""


def test_they_are_hidden(elsewhere):
    """Else the tests below could not fail."""
    opens = (
        "def opens(place):\n try:\n  Path(place).read_bytes()\n except FileNotFoundError:\n  return False\n return True"
    )
    program = f"import types; m = types.ModuleType('labtop.probe'); exec({opens + PROBE!r}, m.__dict__)"
    told = subprocess.run(
        [sys.executable, "-c", program], env=elsewhere, capture_output=True, text=True, check=True, timeout=60
    )
    left = {"win32": set(), "darwin": {"fcntl", "resource", "uvloop", "fork", "SIGKILL", "clock_gettime", "/dev/null"}}
    system, *found = told.stdout.split()
    assert set(found) == left[system]
    assert system == elsewhere["LABTOP_SYSTEM"]


def post(port, path, body):
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - our own server
        return json.load(answer)


def test_serve_plays_with_bots_and_backup_and_doctor_read_it(elsewhere, tmp_path):
    """With a worker process for the bots, and one with limits that reads a pack of somebody."""
    data = tmp_path / "data"
    line = [sys.executable, "-m", "labtop", "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(data)]
    server = subprocess.Popen(line, env=elsewhere, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        port = int(re.search(r"http://localhost:(\d+)/", server.stdout.readline())[1])
        wish = {"room": "chain-growth", "bots": ["greedy"], "start": True}
        entry = post(port, "/api/groups", wish)
        assert entry["code"]
        with pytest.raises(urllib.error.HTTPError) as refused:
            post(port, "/api/groups", wish | {"options": {"pack": "decks = 2"}})
        with refused.value as answer:
            assert json.load(answer)["code"] not in {"fault", "content_too_costly"}
        told = run(elsewhere, "backup", tmp_path / "one.backup", "--data", data)
        assert (told.returncode, "1 group, 1 table" in told.stdout) == (0, True), told.stdout + told.stderr
        examined = run(elsewhere, "doctor", "--json", "--data", data, "--server", f"http://127.0.0.1:{port}")
        assert "web" in {finding["check"] for finding in json.loads(examined.stdout)}
    finally:
        server.send_signal(signal.SIGTERM)
        _, err = server.communicate(timeout=60)
    assert "Traceback" not in err
    assert server.returncode == 0


def test_play_writes_a_record_and_goes_on_with_it(elsewhere, tmp_path):
    words = ["play", "chem-and-roll", "--plain", "--seed", "5", "--records", tmp_path / "records"]
    told = run(elsewhere, *words, typed="q\n")
    (record,) = (tmp_path / "records").glob("*.labtop")
    assert told.returncode == 0, told.stdout
    again = run(elsewhere, "play", "--plain", "--resume", record, typed="q\n")
    assert again.returncode == 0, again.stderr


def test_simulate_with_two_processes(elsewhere):
    words = ["simulate", "chem-and-roll", "--games", 4, "--workers", 2, "--json"]
    told = run(elsewhere, *words)
    assert json.loads(told.stdout)["games"] == 4, told.stderr


@pytest.mark.parametrize("elsewhere", ["win32"], indirect=True)
def test_bench_measures(elsewhere):
    """Where `resource` is missing; of the room whose figures take the least time."""
    found = json.loads(run(elsewhere, "bench", "laboratorium", "--json").stdout)
    assert 0 < found["import_and_new_game_cpu_ms"] < 60_000


def test_texts_have_the_same_line_ends_and_encoding_everywhere():
    """Windows would write others, and then no hash of a record would hold."""
    assert [where for where, call in calls() if writes_text(call) and not named(call, "newline")] == []
    reads = [(where, call) for where, call in calls() if called(call) in {"read_text", "write_text"}]
    assert reads
    assert [where for where, call in reads if not named(call, "encoding")] == []


def calls():
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield f"{path.relative_to(SOURCE)}:{node.lineno}", node


def called(call):
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def named(call, name):
    return any(word.arg == name for word in call.keywords)


def writes_text(call):
    modes = {arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    return called(call) == "write_text" or (called(call) in {"open", "fdopen"} and bool(modes & {"w", "a", "x"}))
