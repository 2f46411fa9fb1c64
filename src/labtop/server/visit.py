"""A visit to a running server for `labtop doctor`: what /ready and /metrics say, as findings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, build_opener

import msgspec
from msgspec import Struct
from prometheus_client.parser import text_string_to_metric_families

from labtop.engine.core import Illegal
from labtop.server.finding import BAD, GOOD, NOTE, Finding
from labtop.server.watch import Ready

if TYPE_CHECKING:
    from labtop.server.checks import Check
    from labtop.server.settings import Settings

SECONDS: Final = 5.0
MOST_BYTES: Final = 2**20
STATES: Final = {"ok": GOOD, "warn": NOTE, "fail": BAD}
SLOW: Final = "0.25"
"""Seconds: the step of the histogram from which a commit is slow."""
SLOW_SHARE: Final = 0.01
MOST_CODES: Final = 6


class Page(Struct, frozen=True):
    status: int
    body: bytes


def address_of(settings: Settings) -> str:
    """Where a server with these settings answers this machine."""
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)  # noqa: S104 - compared only
    return f"http://{f'[{host}]' if host.count(':') > 1 and not host.startswith('[') else host}:{settings.port}"


def visit(settings: Settings, given: str | None) -> list[Finding]:
    """What a running server says of itself: the one at the given address, or the one these settings would start."""
    address = (given or address_of(settings)).rstrip("/")
    parts = urlsplit(address)
    if parts.scheme not in {"http", "https"} or not parts.netloc:
        raise Illegal("bad_setting", setting="--server", value=address)
    try:
        page = read(f"{address}/ready")
    except OSError:
        return [Finding("server-none", BAD if given else NOTE, {"address": address})]
    try:
        found = msgspec.json.decode(page.body, type=Ready)
    except msgspec.MsgspecError:
        return [Finding("server-strange", BAD if given else NOTE, {"address": address})]
    findings = [Finding("server", GOOD if found.ready else BAD, {"address": address})]
    findings += [finding_of(check) for check in found.checks]
    try:
        metrics = read(f"{address}/metrics")
    except OSError:
        metrics = Page(0, b"")
    if metrics.status != 200:
        return [*findings, Finding("metrics-closed", NOTE)]
    return [*findings, *figures(metrics.body.decode(errors="replace"))]


def read(url: str) -> Page:
    """A page, whatever its status; never through a proxy, since the server is on this machine or this network."""
    try:
        with build_opener(ProxyHandler({})).open(url, timeout=SECONDS) as answer:
            return Page(answer.status, answer.read(MOST_BYTES))
    except HTTPError as error:
        with error:
            return Page(error.code, error.read(MOST_BYTES))


def finding_of(check: Check) -> Finding:
    figure, bound = check.figure, check.bound or 0
    if check.unit.startswith("bytes"):
        figure, bound = figure // 2**20, bound // 2**20
    elif check.unit.startswith("seconds"):
        figure, bound = round(1000 * figure, 1), round(1000 * bound)
    params = {"figure": figure, "bound": bound, "trouble": check.trouble or "none", "detail": check.detail or ""}
    return Finding(f"check-{check.check}", STATES[check.state], params)


# ---- the metrics -----------------------------------------------------------------------------------------------------


class Figures:
    """The values of the metrics by name, and by label where there is one."""

    def __init__(self, text: str) -> None:
        self.found: dict[str, dict[str, float]] = {}
        try:
            for family in text_string_to_metric_families(text):
                for sample in family.samples:
                    label = next(iter(sample.labels.values()), "")
                    self.found.setdefault(sample.name, {})[label] = sample.value
        except ValueError:  # another program's page: what was read so far is enough
            return

    def total(self, name: str) -> int:
        return int(sum(self.found.get(f"labtop_{name}", {}).values()))

    def listed(self, name: str) -> str:
        """The labels with the highest figures, as in `slow_down 12, too_big 1`."""
        counts = sorted(self.found.get(f"labtop_{name}", {}).items(), key=lambda item: (-item[1], item[0]))
        return ", ".join(f"{label} {int(count)}" for label, count in counts[:MOST_CODES] if count)


def figures(text: str) -> list[Finding]:
    found = Figures(text)
    commits = found.total("commit_seconds_count")
    quick = int(found.found.get("labtop_commit_seconds_bucket", {}).get(SLOW, commits))
    mean = 1000 * found.found.get("labtop_commit_seconds_sum", {}).get("", 0.0) / max(1, commits)
    slow = commits - quick > SLOW_SHARE * commits
    return [
        Finding("figure-tables", GOOD, {"groups": found.total("groups"), "tables": found.total("tables")}),
        Finding(
            "figure-commits", NOTE if slow else GOOD,
            {"commits": commits, "ms": round(mean, 1), "slow": commits - quick, "lines": found.total("moves_total")},
        ),
        counted(found, "faults", "storage_faults_total"),
        counted(found, "deaths", "worker_deaths_total"),
        counted(found, "limits", "limits_total"),
        Finding("figure-refusals", GOOD, refusals_of(found)),
        Finding("figure-erasures", GOOD, {"groups": found.total("erasures_total")}),
    ]  # fmt: skip


def counted(found: Figures, name: str, metric: str) -> Finding:
    """How often something failed or was limited, and the most frequent kinds."""
    total = found.total(metric)
    return Finding(f"figure-{name}", NOTE if total else GOOD, {"total": total, "which": found.listed(metric)})


def refusals_of(found: Figures) -> dict[str, object]:
    return {"total": found.total("refusals_total"), "which": found.listed("refusals_total")}
