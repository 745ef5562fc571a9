# Two commands are enough: `make play` and `make test`. The rest is for daily work.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test check setup page page-check page-types compile bench format clean

play: setup
	$(BIN)/opificio play

# The page's timings are told, not judged: machines that test are often busy.
test: setup page-check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	-$(BIN)/python -m bench.page
	$(BIN)/pytest -n 2 -q

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n 2 -q -m "not slow"

setup: .venv/ready page

.venv/ready: pyproject.toml
	$(PYTHON) -c 'import sys; assert sys.version_info >= (3, 11), "Opificio needs Python 3.11 or newer"'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable '.[dev,bench]'
	$(MAKE) compile || echo "The engine could not be compiled here; the plain interpreter serves."
	touch .venv/ready

# The page: built into the package, so that the server can hand it out and a wheel contains it.
NPM := $(BIN)/python web/scripts/npm.py
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.js src/opificio/locales -type f 2>/dev/null)

page: .venv/ready src/opificio/page/index.html

web/node_modules/.package-lock.json: web/package-lock.json | .venv/ready
	$(NPM) ci --silent --no-audit --no-fund
	touch $@

src/opificio/page/index.html: web/node_modules/.package-lock.json $(PAGE_SOURCES)
	$(NPM) run --silent build -- --logLevel warn

page-check: page
	$(NPM) run --silent check
	$(NPM) run --silent test
	$(NPM) run --silent budget

# The page's types follow the server's description; a test says when this must be run.
page-types: .venv/ready web/node_modules/.package-lock.json
	$(BIN)/python web/scripts/openapi.py web/openapi.json
	$(NPM) run --silent types

# Makes extension modules of the rules and of what bots think with. After a change of source they are
# ignored until made again.
compile:
	OPIFICIO_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --inplace

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf .venv build dist web/node_modules src/opificio/page/assets src/opificio/page/index.html
