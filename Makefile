# The two commands: `make build` and `make test`. Each makes what it needs in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
DECKS := content/guess-club content/just-one content/things-in-rings
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

export PYTHONHASHSEED := 0
# Programs that tests call start three times as fast when their bytecode is kept.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: build test extras docs quick format check playtest bench clean

build: $(VENV)/.run  ## check and build the three shipped decks into build/
	$(BIN)/authoring build --kit $(DECKS)

test: $(VENV)/.dev  ## everything that CI asks for
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/authoring check $(DECKS)
	$(BIN)/pytest -n 2 --dist worksteal

quick: $(VENV)/.dev  ## the tests that take under a minute, in the order in which they stand
	$(BIN)/pytest -q -n 2 --dist worksteal -m "not slow" --hypothesis-profile quick -p no:randomly

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

check: $(VENV)/.run
	$(BIN)/authoring check $(DECKS)

playtest: $(VENV)/.run  ## let bots play the decks anew, for their checks
	for deck in $(DECKS); do $(BIN)/authoring playtest $$deck --save || exit; done

bench: $(VENV)/.dev  ## the measured figures, beside peers that it puts into .peers
	$(BIN)/python -m benchmarks.peers
	$(BIN)/python -m benchmarks

extras: $(VENV)/.dev  ## each extra in an environment of its own (minutes, and a download)
	$(BIN)/pytest -q -p no:randomly tests/release/extras.py

docs: $(VENV)/.dev  ## the pages as a site, in build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build

clean:
	rm -rf $(VENV) dist
	find build -mindepth 1 -maxdepth 1 ! -name README.md -exec rm -rf {} +

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; v = sys.version_info; sys.exit(0 if v >= (3, 11) else "Python 3.11 or newer is needed, but $(PYTHON) is %d.%d. Name another one: make build PYTHON=python3.12" % v[:2])'
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "$(PYTHON) cannot make an environment: install its venv module (on Debian: apt install python3-venv)" >&2; exit 1; }

$(VENV)/.run: pyproject.toml constraints.txt | $(VENV)/bin/python
	@echo "making the environment in $(VENV): packages are downloaded and installed, one to three minutes ..."
	@$(PIP) install -c constraints.txt -e .
	@touch $@

$(VENV)/.dev: pyproject.toml constraints.txt | $(VENV)/bin/python
	@echo "making the environment for development in $(VENV) ..."
	@$(PIP) install -c constraints.txt -e '.[dev]'
	@touch $@ $(VENV)/.run
