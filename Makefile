# Two commands are enough: `make play` and `make test`. The rest is for daily work.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test check setup compile bench format clean

play: setup
	$(BIN)/opificio play

test: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n 2 -q

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n 2 -q -m "not slow"

setup: .venv/ready

.venv/ready: pyproject.toml
	$(PYTHON) -c 'import sys; assert sys.version_info >= (3, 11), "Opificio needs Python 3.11 or newer"'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable '.[dev,bench]'
	$(MAKE) compile || echo "The engine could not be compiled here; the plain interpreter serves."
	touch .venv/ready

# Makes extension modules of the rules. After a change of source they are ignored until made again.
compile:
	OPIFICIO_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --inplace

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf .venv build dist
