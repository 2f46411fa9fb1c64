"""The files of deploy/ agree with the program, with each other and with the tools that read them."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from msgspec import structs

from deploy.front import DEPLOY, NAME, program
from labtop.cli.main import cli
from labtop.server.settings import Limits, Settings, read_settings

ROOT = DEPLOY.parent
UNITS = ("labtop.service", "labtop-backup.service", "labtop-backup.timer")
OF_CADDY = {"LABTOP_SITE", "LABTOP_BEHIND"}
"""Variables of the Caddyfile; the program does not know them."""
OURS = {f"LABTOP_{field.name.upper()}" for field in structs.fields(Settings) if field.name not in {"limits", "bots"}}
OURS |= {f"LABTOP_LIMIT_{field.name.upper()}" for field in structs.fields(Limits)}

with_systemd = pytest.mark.skipif(not program("systemd-analyze"), reason="systemd is not installed")


def text(name):
    return (DEPLOY / name).read_text(encoding="utf-8")


def fields(unit, name):
    return re.findall(rf"^{name}=(.*)$", text(unit), re.MULTILINE)


@pytest.mark.parametrize("file", sorted(file.name for file in DEPLOY.iterdir()))
def test_every_variable_is_a_setting(file):
    named = set(re.findall(r"\bLABTOP_[A-Z_]+", text(file)))
    assert named <= OURS | OF_CADDY


def test_the_settings_file_is_one(tmp_path):
    """Also with the lines that are commented out: an operator only removes the sign."""
    lines = [line.lstrip("#") for line in text("labtop.env").splitlines() if re.match(r"#?LABTOP_", line)]
    found = read_settings(dict(line.split("=", 1) for line in lines), data=tmp_path)
    assert found.hosts == (NAME,)
    assert len(lines) == 3


@pytest.mark.parametrize("unit", ["labtop.service", "labtop-backup.service"])
def test_the_units_start_commands_that_exist(unit):
    """Every word of them is known to the program: the command, its options and their values."""
    (line,) = fields(unit, "ExecStart")
    path, name, *words = shlex.split(line)
    assert path == "/opt/labtop/bin/labtop"
    command = cli.commands[name]
    command.make_context(name, words)  # raises where a word is not understood
    for pair in shlex.split(fields(unit, "Environment")[0]):
        read_settings(dict([pair.split("=", 1)]))


def test_backups_go_where_they_are_allowed():
    (line,) = fields("labtop-backup.service", "ExecStart")
    (places,) = fields("labtop-backup.service", "ReadWritePaths")
    (environ,) = fields("labtop-backup.service", "Environment")
    assert set(places.split()) == {line.split()[-1], environ.removeprefix("LABTOP_DATA=")}
    assert f"LABTOP_DATA=/var/lib/{fields('labtop.service', 'StateDirectory')[0]}" in text("labtop.service")


@with_systemd
def test_systemd_accepts_the_units(tmp_path):
    labtop = Path(sys.executable).with_name("labtop")
    for name in UNITS:
        (tmp_path / name).write_text(text(name).replace("/opt/labtop/bin/labtop", str(labtop)))
    files = [str(tmp_path / name) for name in UNITS]
    told = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *files], capture_output=True, text=True, check=False
    )
    assert (told.returncode, told.stderr) == (0, "")


@with_systemd
@pytest.mark.parametrize("unit", UNITS[:2])
def test_the_services_can_do_little(unit):
    """By systemd's own scale from 0 to 10, where a service without any of these lines has 9.6."""
    told = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", "--threshold=20", "--no-pager", str(DEPLOY / unit)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if "unrecognized option" in told.stderr:
        pytest.skip("this systemd cannot judge a file")
    assert told.returncode == 0, told.stdout[-200:]


def test_the_compose_file_is_read_and_points_at_files_that_are_there():
    found = yaml.safe_load(text("compose.yaml"))
    ours, front = found["services"]["labtop"], found["services"]["caddy"]
    context = DEPLOY / ours["build"]["context"]
    assert (context / ours["build"]["dockerfile"]).samefile(DEPLOY / "Containerfile")
    assert (DEPLOY / front["volumes"][0].split(":")[0]).samefile(DEPLOY / "Caddyfile")
    assert "ports" not in ours, "only Caddy may be reached from outside: every private address is believed"
    assert front["environment"]["LABTOP_BEHIND"] == "labtop:8000"
    named = {place.split(":")[0] for service in (ours, front) for place in service["volumes"]} - {"./Caddyfile"}
    assert named == set(found["volumes"])
    volumes = re.search(r'^VOLUME (\["[^]]*"\])$', text("Containerfile"), re.MULTILINE)
    assert {place.split(":")[1] for place in ours["volumes"]} == set(yaml.safe_load(volumes[1]))
    settings = {name: value for name, value in ours["environment"].items() if "$" not in value}
    assert len(read_settings(settings).trust) == 4


NEEDED = (
    "Makefile", "pyproject.toml", "hatch_build.py", "requirements.txt", "requirements-dev.txt", "README.md", "LICENSE",
    "src/labtop/server/run.py", "web/package.json", "web/package-lock.json", "web/.npmrc", "web/src", "web/index.html",
)  # fmt: skip
"""What `make wheel` reads."""


@pytest.mark.parametrize("name", NEEDED)
def test_the_image_gets_what_the_wheel_needs(name):
    """None of it may be on the list of files that stay outside."""
    assert (ROOT / name).exists()
    for pattern in (ROOT / ".dockerignore").read_text().splitlines():
        bare = pattern.removeprefix("**/")
        anywhere = bare != pattern and bare in Path(name).parts
        assert pattern != name
        assert not name.startswith(f"{pattern}/"), pattern
        assert not anywhere, pattern


def test_the_container_file_is_sound():
    """Read as a builder reads it: known instructions, stages that exist, and no root in the end."""
    whole = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text("Containerfile"), flags=re.MULTILINE))
    read = [line.split(" ", 1) for line in whole.splitlines() if line]
    assert {word for word, _ in read} == {
        "ARG", "FROM", "RUN", "WORKDIR", "COPY", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "CMD",
    }  # fmt: skip
    stages = [rest.split(" AS ")[1] for word, rest in read if word == "FROM" and " AS " in rest]
    assert set(re.findall(r"--from=(\w+)", whole)) == set(stages)
    assert [rest for word, rest in read if word == "USER"] == ["labtop"]
    pairs = dict(pair.split("=", 1) for word, rest in read if word == "ENV" for pair in rest.split())
    found = read_settings(pairs)
    assert f'"{found.data}"' in next(rest for word, rest in read if word == "VOLUME")
    assert str(found.port) == next(rest for word, rest in read if word == "EXPOSE")
    (started,) = (yaml.safe_load(rest) for word, rest in read if word == "CMD")
    assert started == ["labtop", "serve"]


@pytest.mark.skipif(os.name != "posix", reason="make is not there")
def test_the_wheel_and_the_container_are_targets_of_make():
    for target in ("wheel", "container"):
        told = subprocess.run(["make", "-n", target], cwd=ROOT, capture_output=True, text=True, check=False)
        assert told.returncode == 0, told.stderr
    assert "-f deploy/Containerfile" in told.stdout
