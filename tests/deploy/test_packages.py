"""What people install: an sdist with the pages of the browser, a pure wheel from it, and the program on its own."""

from __future__ import annotations

import importlib.metadata
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UV = shutil.which("uv", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
PAGE = "labtop/web/dist/index.html"
THIS = f"{sys.version_info.major}.{sys.version_info.minor}"
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
TWIN = [ROOT / "tests" / "twin.py", "--games", "2"]

pytestmark = pytest.mark.skipif(UV is None, reason="uv is not installed: make setup")


def run(*words, **more):
    told = subprocess.run(
        [str(word) for word in words], capture_output=True, text=True, check=False, timeout=240, **more
    )
    assert told.returncode == 0, told.stdout + told.stderr
    return told


def build(kind, source, out, environ=None):
    """With the build tools of this environment, so that nothing is fetched."""
    return subprocess.run(
        [UV, "build", kind, "--no-build-isolation", "-p", sys.executable, "-o", out, source],
        capture_output=True, text=True, check=False, timeout=240, env=environ,
    )  # fmt: skip


def without_node(folder):
    """An environment whose PATH has Python and nothing else."""
    folder.mkdir()
    if os.name == "posix":
        (folder / "python3").symlink_to(Path(sys.executable).resolve())
    return {**os.environ, "PATH": str(folder)}


@pytest.fixture(scope="module")
def sdist(shared_folder):
    (folder,) = (path for path in shared_folder("sdist", pack).iterdir() if path.is_dir())
    return folder


def pack(out):
    told = build("--sdist", ROOT, out)
    assert told.returncode == 0, told.stderr
    (file,) = out.glob("labtop-*.tar.gz")
    with tarfile.open(file) as packed:
        packed.extractall(out, filter="data")


@pytest.fixture(scope="module")
def wheel(sdist, shared_folder):
    def wrap(out):
        told = build("--wheel", sdist, out, without_node(out / "bin"))
        assert told.returncode == 0, told.stderr

    (file,) = shared_folder("wheel", wrap).glob("labtop-*.whl")
    return file


def test_the_sdist_carries_the_pages(sdist):
    assert (sdist / "src" / PAGE).is_file()
    assert (sdist / "web" / "package.json").is_file()  # and what they are built from


def test_the_wheel_is_pure_and_carries_the_same_pages(sdist, wheel):
    assert wheel.name == f"labtop-{importlib.metadata.version('labtop')}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as packed:
        named = {name for name in packed.namelist() if name.startswith("labtop/web/dist/")}
        assert PAGE in named
    dist = sdist / "src" / "labtop" / "web" / "dist"
    assert named == {
        f"labtop/web/dist/{path.relative_to(dist).as_posix()}" for path in dist.rglob("*") if path.is_file()
    }


@pytest.mark.parametrize("kind", ["--wheel", "--sdist"])
def test_a_package_without_pages_is_refused_with_the_reason(sdist, tmp_path, kind):
    bare = tmp_path / "bare"
    shutil.copytree(sdist, bare, ignore=shutil.ignore_patterns("dist", "tests", "docs"))
    told = build(kind, bare, tmp_path / "out", without_node(tmp_path / "bin"))
    assert told.returncode != 0
    assert "pages are not built" in told.stderr
    assert "make setup" in told.stderr
    assert not list((tmp_path / "out").glob("labtop-*"))


def test_what_is_read_at_run_time_is_in_the_wheel(wheel):
    """Catalogues, rules, content, templates and fonts: whatever is no program of ours and no picture of a page."""
    kinds = {".ftl", ".md", ".sql", ".toml", ".ttf", ".typ", ".typed"}
    ours = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*") if path.suffix in kinds}
    with zipfile.ZipFile(wheel) as packed:
        assert {name for name in ours if not name.startswith("labtop/web/")} - set(packed.namelist()) == set()
    assert {Path(name).suffix for name in ours} >= {".ftl", ".md", ".toml", ".ttf", ".typ"}


def test_the_extra_all_has_every_other(wheel):
    with zipfile.ZipFile(wheel) as packed:
        (metadata,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        about = packed.read(metadata).decode()
    extras = set(re.findall(r"^Provides-Extra: (.+)$", about, re.MULTILINE))
    asked = {
        extra: set(re.findall(rf"^Requires-Dist: (.+); extra == '{extra}'$", about, re.MULTILINE)) for extra in extras
    }
    assert extras == {"chem", "print", "research", "all"}
    assert asked["all"] == {one for extra in extras for one in asked[extra]}


def python_of(version):
    """Such a CPython of this machine: this one, on the PATH, or one of pyenv, which may show none by itself."""
    if version == THIS:
        return sys.executable
    shelves = [*map(Path, os.environ["PATH"].split(os.pathsep)), *Path.home().glob(".pyenv/versions/*/bin")]
    for file in (shelf / f"python{version}" for shelf in shelves):
        if (
            file.is_file()
            and subprocess.run([file, "-m", "venv", "-h"], capture_output=True, check=False).returncode == 0
        ):
            return file
    return None


def environment(folder, python, wanted):
    """A clean environment: what is wanted and what that asks for, in the versions that are tested here."""
    versions = folder / "versions.txt"
    there = {one.metadata["Name"]: one.version for one in importlib.metadata.distributions()}
    there.pop("labtop")
    versions.write_text("".join(f"{name}=={version}\n" for name, version in sorted(there.items())))
    run(UV, "venv", "-q", "-p", python, folder / "venv")
    run(UV, "pip", "install", "-q", "-p", commands_of(folder) / "python", "-c", versions, wanted)


def commands_of(folder):
    return folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin")


@pytest.fixture(scope="module", params=PYTHONS)
def installed(request, wheel, shared_folder):
    python = python_of(request.param)
    if python is None:
        pytest.skip(f"no CPython {request.param} is here")
    folder = shared_folder(f"clean-{request.param}", lambda out: environment(out, python, wheel))
    return commands_of(folder)


@contextmanager
def serving(home, data):
    line = [home / "labtop", "serve", "--host", "127.0.0.1", "--port", "0", "--data", data]
    environ = {**os.environ, "LC_ALL": "en_GB.UTF-8", "PYTHONUNBUFFERED": "1"}
    program = subprocess.Popen(line, stdout=subprocess.PIPE, text=True, cwd=data, env=environ)
    try:
        yield int(re.search(r"http://localhost:(\d+)/", program.stdout.readline())[1])
    finally:
        program.send_signal(signal.SIGTERM)
        program.communicate(timeout=30)


def test_the_installed_program_serves_its_page_and_a_game(installed, tmp_path):
    with serving(installed, tmp_path) as port:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10) as answer:
            page = answer.read().decode()
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)[1]
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{script}", timeout=10) as answer:
            assert len(answer.read()) > 1000
        told = run(
            installed / "python", ROOT / "examples" / "class_of_99.py", f"http://127.0.0.1:{port}", "2", cwd=tmp_path
        )
        assert len(json.loads(told.stdout)) == 2


@cache
def played_here():
    return run(sys.executable, "-P", *TWIN).stdout


def test_every_python_plays_the_same_games(installed, tmp_path):
    """Those that can be had here; 3.14 is also played under WebAssembly (tests/platforms/test_pythons.py)."""
    told = run(installed / "python", "-P", *TWIN, cwd=tmp_path).stdout
    assert told == played_here()
    assert told.count("\n") > len(PYTHONS)


def test_the_installed_program_examines_itself(installed, tmp_path):
    found = json.loads(run(installed / "labtop", "doctor", "--json", "--data", tmp_path).stdout)
    states = {finding["check"]: finding["state"] for finding in found}
    assert states["web"] == "good"
    assert (states["chem"], states["print"]) == ("note", "note")
    assert "bad" not in states.values()


@pytest.mark.parametrize("installed", [THIS], indirect=True)
def test_what_is_not_installed_is_named_with_the_command_that_adds_it(installed, tmp_path):
    environ = {**os.environ, "LC_ALL": "en_GB.UTF-8"}
    words = [installed / "labtop", "print", "chain-growth"]
    told = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60, cwd=tmp_path, env=environ)
    assert (told.returncode, told.stdout) == (2, "")
    assert 'pip install "labtop[print]"' in told.stderr
    assert list(tmp_path.iterdir()) == []


def test_the_installed_program_prints_with_its_extra(wheel, tmp_path):
    """Templates, fonts, structures and rules are those of the wheel."""
    environment(tmp_path, sys.executable, f"labtop[print] @ {wheel.as_uri()}")
    home = commands_of(tmp_path)
    (tmp_path / "desk").mkdir()
    run(home / "labtop", "print", "chain-growth", "--lang", "fr", "-o", "game.pdf", cwd=tmp_path / "desk")
    assert (tmp_path / "desk" / "game.pdf").read_bytes().startswith(b"%PDF-")
    found = json.loads(run(home / "labtop", "doctor", "--json", "--data", tmp_path / "data").stdout)
    assert {one["check"]: one["state"] for one in found}["print"] == "good"
