# `make run` serves the product, `make test` proves it. Each step leaves a stamp in the folder it fills, named by
# a hash of what it was made from: it is done again only when that has changed or the folder is gone.

PYTHON ?= python3
BIN := .venv/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)

hash = $(shell cat $(1) 2>/dev/null | sha256sum | cut -c1-12)
files = $(shell find $(1) -type f -not -path 'static/build/*' 2>/dev/null | LC_ALL=C sort)

BUILD_SOURCES := $(call files,frontend) package-lock.json webpack.config.js tsconfig.json
BUILD_HASH := $(call hash,$(BUILD_SOURCES))

VENV := .venv/.made-from-$(call hash,requirements.txt)
DEV_VENV := .venv/.dev-made-from-$(call hash,requirements.txt requirements-dev.txt)
MODULES := node_modules/.made-from-$(call hash,package-lock.json)
BUILD := static/build/.made-from-$(BUILD_HASH)
STATIC := staticfiles/.made-from-$(call hash,$(call files,static))-$(BUILD_HASH)-$(call hash,requirements.txt)

PYTHON_FILES := manage.py apps config tests static/clients

.DEFAULT_GOAL := help
.PHONY: help run test test-services servers lint fmt bench bench-admin sketch-sheet lighthouse atlas words gate coverage build types schemathesis matrix golden figures screens browser clean

help: ## list what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1	\2/' | expand -t 24

run: $(VENV) $(STATIC) ## serve the product at http://127.0.0.1:8000 (HOST, PORT, WORKERS, DATA_DIR)
	@exec python -m config.launch

test: $(DEV_VENV) $(BUILD) browser servers ## run every test
	npm test
	npm run size
	python -m pytest tests/unit tests/golden tests/api -n 2
	python -m pytest tests/faults tests/browser
	python -m tests.services

test-services: $(DEV_VENV) $(BUILD) servers ## run the tests of API and workers on PostgreSQL, Redis and S3
	python -m tests.services

lint: $(DEV_VENV) $(MODULES) ## check style, types and the direction of imports
	ruff check $(PYTHON_FILES)
	ruff format --check $(PYTHON_FILES)
	mypy apps config
	lint-imports
	npm run lint
	npm run typecheck
	npm run format:check

fmt: $(DEV_VENV) $(MODULES) ## bring all code into the one format
	ruff check --fix $(PYTHON_FILES)
	ruff format $(PYTHON_FILES)
	npm run format

bench: $(DEV_VENV) $(STATIC) ## measure a prompt's and a sketch's way to their pictures
	python -m tests.load.bench
	python -m tests.sketches.bench

sketch-sheet: $(DEV_VENV) ## put every test sketch beside its figures in one picture to look at (tests/output)
	python -m tests.sketches.sheet

bench-admin: $(DEV_VENV) $(STATIC) ## measure the owner's panel at a million illustrations (ROWS, DATABASE_URL)
	python -m tests.load.bench_admin

lighthouse: $(DEV_VENV) $(STATIC) browser ## hold the landing page and the generator against Lighthouse
	python -m tests.browser.lighthouse

schemathesis: $(DEV_VENV) $(BUILD) ## ask the served product thousands of generated questions
	SCHEMATHESIS_EXAMPLES=25 python -m pytest tests/api/test_schemathesis.py -rP

matrix: $(DEV_VENV) ## hold every figure against every style and size (long)
	EVERY_STYLE=1 python -m pytest tests/unit/atlas/test_every_figure.py tests/unit/atlas/test_every_diagram.py -n auto

golden: $(DEV_VENV) ## draw the golden pictures anew (look at them before committing)
	python -m tests.golden.pictures

atlas: $(VENV) ## draw everything the atlas has into one page, data/atlas/index.html
	python manage.py atlassheet

words: $(VENV) ## write down for the scope gate what the atlas draws
	python -m apps.illustrations.scope.atlas_words

gate: $(DEV_VENV) ## say how the scope gate judges real prompts (PROMPTS=file)
	python -m tests.gate.gate $(PROMPTS)

coverage: $(DEV_VENV) ## say how many of real prompts can be drawn (PROMPTS=file)
	python -m tests.coverage.coverage $(PROMPTS)

figures: $(VENV) ## draw the figures that the site shows
	python manage.py drawsitefigures

types: $(VENV) $(MODULES) ## write the React app's types anew, from the API's document
	python manage.py spectacular --format openapi-json | node frontend/types.mjs > .types.ts
	mv .types.ts frontend/src/lib/schema.ts

screens: $(DEV_VENV) $(STATIC) browser ## take the pictures of all screens anew (look at them before committing)
	python -m tests.browser.screens

build: $(BUILD) ## build the front end

clean: ## remove everything that was made; the data stays
	rm -rf .venv node_modules static/build staticfiles webpack-stats.json
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

# The tests look at pages with Debian's own browser, and run on Debian's own servers.
browser:
	@command -v chromium >/dev/null || $(call installed,chromium)

servers:
	@command -v redis-server >/dev/null && ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
		|| $(call installed,postgresql redis-server)

installed = if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(1); \
	else \
		echo "The tests need Debian's $(1). Please install: sudo apt-get install $(1)" >&2; exit 1; \
	fi

$(VENV):
	@rm -f .venv/.made-from-*
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed.")'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(DEV_VENV): $(VENV)
	@rm -f .venv/.dev-made-from-*
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

$(MODULES):
	npm ci --no-audit --no-fund
	@touch $@

$(BUILD): $(MODULES)
	@rm -f static/build/.made-from-*
	npm run build
	@touch $@

$(STATIC): $(VENV) $(BUILD)
	python manage.py collectstatic --noinput --clear --verbosity 0
	@touch $@
