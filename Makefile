# Turntable. `make play` and `make test` set up everything they need, once.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# What it takes to play, and what it takes to work on it.
READY := $(VENV)/.ready
EQUIPPED := $(VENV)/.equipped
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --upgrade

.PHONY: play dev page api test test-long check screenshots bench strength odds lock clean

play: page  ## serve the table, and say where; make play ARGS="--host 0.0.0.0" lets others in
	@$(BIN)/turntable $(ARGS)

dev: page  ## the same with Vite in front, which shows every edit of web/ at once
	@$(BIN)/turntable & server=$$!; trap 'kill $$server' EXIT INT TERM; \
		$(BIN)/python hatch_build.py npm run dev

page: $(READY)  ## build the browser client, if web/ has changed
	@$(BIN)/python hatch_build.py

api: $(READY)  ## write the page's types anew from the description of the API
	@mkdir -p build
	$(BIN)/python -m turntable.server.description > build/openapi.json
	$(BIN)/python hatch_build.py npm run types

test: check  ## everything that must hold before a change lands
	$(BIN)/python -m tests.compiling
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not long and not kernels and not checked and not plain"
	TURNTABLE_KERNELS=checked $(BIN)/python -m tests.compiling
	TURNTABLE_KERNELS=checked $(BIN)/python -m pytest -n 2 --dist worksteal -m "(checked or kernels) and not long and not browser"
	TURNTABLE_KERNELS=plain $(BIN)/python -m pytest -n 2 --dist worksteal -m "(kernels or plain) and not long and not browser"

test-long: page $(EQUIPPED)  ## the same at length: many times the games, and whole games in the browser
	TURNTABLE_KERNELS=checked $(BIN)/python -m tests.compiling
	TURNTABLE_KERNELS=checked $(BIN)/python -m pytest -n 2 --dist worksteal -m "long and not browser"
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "long and browser"

check: page $(EQUIPPED)  ## style, types, layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	@mkdir -p build
	$(BIN)/python -m turntable.server.description > build/openapi.json
	$(BIN)/python hatch_build.py npm run types -- --check
	$(BIN)/python hatch_build.py npm run check
	$(BIN)/python -m pytest tests/test_layers.py

screenshots: page $(EQUIPPED)  ## every screen, in both sizes and languages, into screenshots/
	$(BIN)/python -m tests.browser.screenshots

bench: $(READY)  ## how fast it runs here
	$(BIN)/turntable bench

strength: $(READY)  ## how strong the bots are: remakes the table in docs/bots.md and their ratings; two hours and a half
	$(BIN)/python -m turntable.lab.strength $(ARGS)

odds: $(READY)  ## how far the chances that a hint tells can be trusted: remakes bots/odds.toml; half an hour
	$(BIN)/python -m turntable.lab.odds $(ARGS)

lock: $(EQUIPPED)  ## write the lock files anew from pyproject.toml
	$(PIP) uv
	$(COMPILE) --group dev pyproject.toml --output-file requirements-dev.lock
	$(COMPILE) --group build --constraints requirements-dev.lock pyproject.toml --output-file requirements.lock
	$(COMPILE) --group node --output-file requirements-node.lock

$(READY): requirements.lock requirements-node.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Turntable needs Python 3.11 or newer: make PYTHON=/path/to/python3.11"; exit 2; }
	@$(PYTHON) -m venv $(VENV) \
		|| { echo "Python cannot make virtual environments; on Debian: apt-get install python3-venv"; exit 2; }
	$(PIP) --require-hashes -r requirements.lock
	@$(BIN)/python hatch_build.py has-node \
		|| { echo "No Node 20.19 or newer here; installing one into $(VENV)"; $(PIP) --require-hashes -r requirements-node.lock; }
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $(READY)

$(EQUIPPED): $(READY) requirements-dev.lock
	$(PIP) --require-hashes -r requirements-dev.lock
	@touch $(EQUIPPED)

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis build web/node_modules src/turntable/server/client
