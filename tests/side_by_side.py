"""Runs make targets beside each other: `python tests/side_by_side.py e2e check pytest`, the first ones first.

Two at a time, for each of them uses all cores by itself and waits now and then: one fills the gaps of the other. What
a target prints goes to a file of `build/logs/`, and to the screen at its end if it failed. The exit code is 0 if all
of them passed.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic

AT_ONCE = 2
LOGS = Path("build/logs")


class Target:
    """A running `make NAME`, in a session of its own so that everything it started can be ended with it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.log = LOGS / f"{name}.txt"
        self.began = monotonic()
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                ["make", "--no-print-directory", name],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env=os.environ | {"MAKEFLAGS": flags()},
                start_new_session=True,
            )
        tell(f"      {name} ...")

    def ended(self, status: int, cpu: float) -> bool:
        """Tell how it went; whether it passed."""
        code = self.process.returncode = os.waitstatus_to_exitcode(status)
        if code != 0:
            tell(self.log.read_text("utf-8", "replace").rstrip())
        said = "  ok" if code == 0 else "FAIL"
        tell(f"{said}  {self.name}: {monotonic() - self.began:.0f} s, {cpu:.0f} s of processor time")
        return code == 0

    def stop(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGTERM)


def flags() -> str:
    """What the calling make was told, but for its `-j`: its job server is not ours to pass on."""
    return " ".join(
        word for word in os.environ.get("MAKEFLAGS", "").split() if not word.startswith(("-j", "--jobserver"))
    )


def tell(text: str) -> None:
    print(text, flush=True)  # noqa: T201


def run(names: list[str]) -> list[str]:
    """Those that failed."""
    waiting, failed = list(names), []
    running: dict[int, Target] = {}
    try:
        while waiting or running:
            while waiting and len(running) < AT_ONCE:
                target = Target(waiting.pop(0))
                running[target.process.pid] = target
            pid, status, used = os.wait4(-1, 0)
            if (target := running.pop(pid, None)) is not None and not target.ended(
                status, used.ru_utime + used.ru_stime
            ):
                failed.append(target.name)
    finally:
        for target in running.values():
            target.stop()
    return failed


def main() -> None:
    LOGS.mkdir(parents=True, exist_ok=True)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # and so the targets end as well
    began = monotonic()
    failed = run(sys.argv[1:])
    tell(f"{monotonic() - began:.0f} s altogether; what each of them printed is in {LOGS}/")
    if failed:
        sys.exit(f"failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
