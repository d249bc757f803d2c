# Turntable. `make play` and `make test` set up everything they need, once.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test test-long check bench lock clean

play: $(READY)  ## what there is to play
	@$(BIN)/turntable games

test: check  ## everything that must hold before a change lands
	$(BIN)/python -m pytest -n 2 -m "not long and not checked and not plain"
	TURNTABLE_KERNELS=checked $(BIN)/python -m pytest -n 2 -m "(checked or kernels) and not long"
	TURNTABLE_KERNELS=plain $(BIN)/python -m pytest -n 2 -m "(kernels or plain) and not long"

test-long: $(READY)  ## the same at length: a hundred times the games
	TURNTABLE_KERNELS=checked $(BIN)/python -m pytest -n 2 -m "long"

check: $(READY)  ## style, types, layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest tests/test_layers.py

bench: $(READY)  ## how fast it runs here
	$(BIN)/turntable bench

lock: $(READY)  ## write requirements.lock anew from pyproject.toml
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --upgrade \
		--group dev pyproject.toml --output-file requirements.lock

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Turntable needs Python 3.11 or newer: make PYTHON=/path/to/python3.11"; exit 2; }
	@$(PYTHON) -m venv $(VENV) \
		|| { echo "Python cannot make virtual environments; on Debian: apt-get install python3-venv"; exit 2; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $(READY)

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
