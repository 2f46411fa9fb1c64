"""What tests of several folders share. The toy room is passed as an object; nothing registers it."""

from __future__ import annotations

import gc
import os
import shutil
import sys
from pathlib import Path

import pytest
from filelock import FileLock

HERE = Path(__file__).parent
if str(HERE) not in sys.path:  # so that `toy`, `conformance` and `playthroughs` are found however pytest is started
    sys.path.insert(0, str(HERE))


def pytest_xdist_auto_num_workers():
    """One worker for each core and one more: half of the time a test waits for a server, a process or a clock."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_finish():
    """Thousands of tests are millions of objects, which stay: the garbage collector need not visit them each time."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def toy_room(monkeypatch):
    """The toy, also found by its id for the length of a test."""
    import toy
    from labtop.engine import registry

    monkeypatch.setitem(registry.ROOMS, "toy", "toy")
    return toy.ROOM


@pytest.fixture(scope="session")
def shared_folder(tmp_path_factory):
    """Makes a folder once for all workers: the first that asks for its name fills it, the others wait."""
    own = tmp_path_factory.getbasetemp()
    root = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own

    def filled(name, fill):
        folder, done = root / name, root / f"{name}.done"
        with FileLock(root / f"{name}.lock"):
            if not done.exists():
                shutil.rmtree(folder, ignore_errors=True)
                folder.mkdir()
                fill(folder)
                done.touch()
        return folder

    return filled
