# Everything on a fresh machine with Python 3.11+ and make. `make play` and `make test` set up by themselves.
PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv pip install -q -p $(BIN)/python

.PHONY: play test setup check soak bench fast twin types lock clean
.DEFAULT_GOAL := play

## Set up, then play Chem and Roll in the terminal
play: setup
	$(BIN)/labtop play chem-and-roll

## Every check that CI runs
test: setup check twin
	$(BIN)/pytest -n 2

## What is quick: format, lint, types, files that must not be committed
check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	@! git ls-files | grep -xE 'uv\.lock|pylock.*' || (echo "a lock file that names a registry is committed" && exit 1)

setup: .venv/ready

.venv/ready: requirements-dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Labtop needs Python 3.11 or newer, this is " + sys.version)'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --disable-pip-version-check uv
	$(UV) -r requirements-dev.txt
	$(UV) --no-deps -e .
	touch $@

## The compiled build, in an environment of its own: same source, same records, several times faster
fast: .venv-fast/ready
	.venv-fast/bin/labtop bench --json

SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.sql')

.venv-fast/ready: .venv/ready hatch_build.py $(SOURCES)
	test -x .venv-fast/bin/python || $(PYTHON) -m venv .venv-fast
	$(BIN)/uv pip install -q -p .venv-fast/bin/python -r requirements-dev.txt
	LABTOP_COMPILE=1 $(BIN)/uv build -q --wheel --no-build-isolation -p $(BIN)/python -o dist/fast
	$(BIN)/uv pip install -q -p .venv-fast/bin/python --no-deps --reinstall dist/fast/labtop-*.whl
	touch $@

## Plain and compiled builds must play the same games
twin: .venv-fast/ready
	$(BIN)/python tests/twin.py > .venv/twin
	.venv-fast/bin/python -P tests/twin.py --compiled > .venv-fast/twin
	cmp .venv/twin .venv-fast/twin
	cd tests && ../.venv-fast/bin/python -P -m pytest -n 2 -c ../pyproject.toml --rootdir .. engine conformance rooms

## A million fuzzed actions per mode, and more of everything that is random
soak: setup
	LABTOP_FUZZ=1000000 $(BIN)/pytest -n 2 --timeout 7200 tests/conformance

## The figures of docs/performance.md, beside a peer in the same run
bench: setup
	$(UV) -r requirements-bench.txt
	$(BIN)/labtop bench --json

## TypeScript for the browser, from the Python types
types: setup
	$(BIN)/python -m labtop.server.typescript > web/src/lib/types.gen.ts

## Pin what pyproject.toml asks for; records names, versions and hashes, no addresses
lock:
	$(BIN)/uv pip compile -q pyproject.toml --universal --generate-hashes --no-annotate --group dev -o requirements-dev.txt
	$(BIN)/uv pip compile -q pyproject.toml --universal --generate-hashes --no-annotate -o requirements.txt
	$(BIN)/uv pip compile -q pyproject.toml --universal --generate-hashes --no-annotate --group bench -o requirements-bench.txt

clean:
	rm -rf .venv .venv-fast dist build .mypy_cache .ruff_cache .pytest_cache
