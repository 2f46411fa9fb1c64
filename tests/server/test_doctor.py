"""`labtop doctor` before a lesson, and beside a running server: figures in words with what to do, and an exit code."""

from __future__ import annotations

import asyncio
import json
import re
import resource
import socket
import sys
import threading
import urllib.error
import urllib.request
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from labtop.locales.texts import LANGUAGES, texts
from labtop.server import checks, doctor, visit
from labtop.server.finding import Finding
from labtop.server.settings import Settings
from server.kit import RealSocket
from server.test_serving import done, post, serving

NOWHERE = {"LABTOP_PORT": "1"}
"""Where no server is, whatever else runs on this machine."""


def test_without_a_server(tmp_path):
    found = json.loads(done("doctor", "--json", "--data", str(tmp_path), **NOWHERE).stdout)
    by_check = {finding["check"]: finding for finding in found}
    assert {"version", "parts", "folder", "space", "database-new", "clock", "web", "hosts", "origins"} <= set(by_check)
    assert any(check.startswith("sqlite") for check in by_check)
    assert by_check["server-none"]["state"] == "note"
    assert all(finding["state"] != "bad" for finding in found)
    for lang in ("en_GB.UTF-8", "fr_FR.UTF-8"):
        told = done("doctor", "--data", str(tmp_path), LANG=lang, **NOWHERE)
        assert told.returncode == 0, told.stderr
        assert len(told.stdout.splitlines()) == len(found)
        assert str(tmp_path) in told.stdout
    bad = done("doctor", "--data", "/proc/nothing", **NOWHERE)
    assert bad.returncode == 1
    assert "BAD" in bad.stdout
    assert bad.stderr == ""


def test_wrong_words_are_another_exit_code(tmp_path):
    for address in ("nothing", "ftp://127.0.0.1", "http://"):
        refused = done("doctor", "--data", str(tmp_path), "--server", address)
        assert (refused.returncode, len(refused.stderr.splitlines()), refused.stdout) == (2, 1, "")


def get(port, path):
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=10) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


@pytest.mark.skipif(sys.platform != "linux", reason="only there can limits of another process be set")
def test_a_server_whose_disk_fails_and_heals(tmp_path):
    """As an operator sees it: the log, /ready, the metrics, the doctor; and the teacher's socket."""
    with serving(tmp_path / "data") as program:
        port = program.port
        entry = post(port, "/api/groups", {"room": "chem-and-roll", "kind": "class"})
        near = ("doctor", "--data", str(tmp_path / "data"), "--server", f"http://127.0.0.1:{port}")
        well = done(*near)
        assert well.returncode == 0, well.stdout
        assert "runs and can do its work" in well.stdout
        assert "Moves are saved" in well.stdout
        assert get(port, "/ready")[0] == 200

        async def main():
            teacher = await (await RealSocket.open(port)).hello(entry["host"])
            await teacher.until("group")
            before = resource.prlimit(program.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(program.pid, resource.RLIMIT_FSIZE, (1, before[1]))  # its files cannot grow any more
            for _ in range(5):
                assert (await teacher.command("lock", on=True))["code"] == "storage"
            assert (await teacher.until("trouble"))["codes"] == ["disk_failing"]
            status, body = get(port, "/ready")
            assert (status, '"trouble":"disk_failing"' in body) == (503, True)
            assert get(port, "/health") == (200, '{"ok":true}')
            assert 'labtop_trouble{trouble="disk_failing"} 1.0' in get(port, "/metrics")[1]
            for lang, words in (("en_GB.UTF-8", "The disk reports errors"), ("fr_FR.UTF-8", "Le disque signale")):
                ill = await asyncio.to_thread(done, *near, LANG=lang)
                assert (ill.returncode, words in ill.stdout, ill.stderr) == (1, True, "")
                assert "SQLITE_" in ill.stdout
            resource.prlimit(program.pid, resource.RLIMIT_FSIZE, before)
            assert (await teacher.until("trouble"))["codes"] == []
            assert (await teacher.command("lock", on=True))["t"] == "ok"
            assert get(port, "/ready")[0] == 200
            await teacher.close()

        asyncio.run(main())
        assert done(*near).returncode == 0
        program.terminate()
        _, err = program.communicate(timeout=30)
    lines = [json.loads(line) for line in err.splitlines()]
    assert [(line["level"], line["event"], line["kind"]) for line in lines] == [("warning", "trouble", "disk_failing")]
    assert lines[0]["code"].startswith("SQLITE_IOERR")


class Strange(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b'{"ready": "perhaps"}')

    def log_message(self, *_about):
        pass


def test_another_program_at_that_address(tmp_path):
    other = HTTPServer(("127.0.0.1", 0), Strange)
    threading.Thread(target=other.serve_forever, daemon=True).start()
    try:
        address = f"http://127.0.0.1:{other.server_port}"
        assert [(f.check, f.state) for f in visit.visit(Settings(data=tmp_path), address)] == [
            ("server-strange", "bad")
        ]
        here = Settings(data=tmp_path, port=other.server_port)
        assert [(f.check, f.state) for f in visit.visit(here, None)] == [("server-strange", "note")]
    finally:
        other.shutdown()
        other.server_close()


def test_nobody_at_an_address_that_was_named(tmp_path):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{free.getsockname()[1]}/"
        assert [(f.check, f.state) for f in visit.visit(Settings(data=tmp_path), address)] == [("server-none", "bad")]


def test_metrics_that_are_closed(tmp_path):
    with serving(tmp_path / "data", LABTOP_METRICS="off") as program:
        address = f"http://127.0.0.1:{program.port}"
        found = visit.visit(Settings(data=tmp_path), address)
        assert [f.check for f in found if not f.check.startswith("check-")] == ["server", "metrics-closed"]
        assert get(program.port, "/metrics")[0] == 404


@pytest.mark.parametrize(
    ("host", "address"),
    [("0.0.0.0", "http://127.0.0.1:8000"), ("::", "http://[::1]:8000"), ("::1", "http://[::1]:8000"),  # noqa: S104
     ("192.168.1.7", "http://192.168.1.7:8000"), ("school.example", "http://school.example:8000")],
)  # fmt: skip
def test_where_it_looks(host, address, tmp_path):
    assert visit.address_of(Settings(data=tmp_path, host=host)) == address


METRICS = """
labtop_groups 2.0
labtop_tables 3.0
labtop_moves_total 61.0
labtop_commit_seconds_bucket{le="0.25"} 90.0
labtop_commit_seconds_bucket{le="1.0"} 100.0
labtop_commit_seconds_bucket{le="+Inf"} 100.0
labtop_commit_seconds_count 100.0
labtop_commit_seconds_sum 5.0
labtop_limits_total{code="slow_down"} 12.0
labtop_limits_total{code="too_big"} 1.0
labtop_refusals_total{code="closed"} 4.0
labtop_storage_faults_total{trouble="disk_full"} 7.0
labtop_worker_deaths_total{pool="bots"} 1.0
labtop_erasures_total 5.0
"""


def test_every_figure_is_told():
    found = {finding.check: finding for finding in visit.figures(METRICS)}
    assert found["figure-tables"].params == {"groups": 2, "tables": 3}
    assert found["figure-commits"] == Finding(
        "figure-commits", "note", {"commits": 100, "ms": 50.0, "slow": 10, "lines": 61}
    )
    assert found["figure-limits"] == Finding("figure-limits", "note", {"total": 13, "which": "slow_down 12, too_big 1"})
    assert found["figure-faults"].params == {"total": 7, "which": "disk_full 7"}
    assert found["figure-deaths"].state == "note"
    assert found["figure-erasures"].params == {"groups": 5}
    quiet = {finding.check: finding.state for finding in visit.figures("")}
    assert quiet == dict.fromkeys(found, "good")
    assert {finding.check for finding in visit.figures("not { metrics")} == set(found)


def all_findings():
    """Every finding about a running server, in every state it can have."""
    for name, unit in (("serving", "connections"), ("store", "seconds"), ("disk", "bytes free"), ("loop", "seconds"),
                       ("workers", "pools"), ("logs", "logs")):  # fmt: skip
        yield visit.finding_of(checks.Check(name, "ok", 2, unit, 1))
        for trouble in checks.TROUBLES:
            yield visit.finding_of(checks.Check(name, "fail", 2, unit, 1, trouble, "SQLITE_FULL"))
    yield visit.finding_of(checks.Check("disk", "warn", 2**27, "bytes free", 2**26))
    yield from (*visit.figures(METRICS), *visit.figures(""))
    yield Finding("metrics-closed", "note")
    for check in ("server", "server-none", "server-strange"):
        yield from (Finding(check, state, {"address": "http://127.0.0.1:8000"}) for state in ("good", "note", "bad"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_finding_has_words(lang):
    say = texts(lang).say
    for finding in all_findings():
        told = say(f"doctor-{finding.check}", state=finding.state, **finding.params)
        assert re.match(r"[A-ZÉ\d]", told), told
        assert not re.search(r"[{}$]|disk-|-dead|none", told), told
        if (
            finding.params.get("trouble", "none") != "none"
            and finding.state == "bad"
            and "serving" not in finding.check
        ):
            assert len(told) > 80, "what is wrong, what people notice, what to do"


def test_the_wanted_space_is_a_setting(tmp_path):
    assert doctor.space(Settings(data=tmp_path)).state == "good"
    assert doctor.space(Settings(data=tmp_path, free_low=1e12)).state == "bad"
