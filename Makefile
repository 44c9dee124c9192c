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

PYTHON_FILES := manage.py apps config tests

.DEFAULT_GOAL := help
.PHONY: help run test lint fmt bench build golden figures browser clean

help: ## list what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1	\2/' | expand -t 16

run: $(VENV) $(STATIC) ## serve the product at http://127.0.0.1:8000 (HOST, PORT, WORKERS, DATA_DIR)
	@exec python -m config.launch

test: $(DEV_VENV) $(BUILD) browser ## run every test
	npm test
	npm run size
	python -m pytest

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

bench: $(DEV_VENV) $(STATIC) ## measure a prompt's way to its picture
	python -m tests.load.bench

golden: $(DEV_VENV) ## draw the golden pictures anew (look at them before committing)
	python -m tests.golden.pictures

figures: $(VENV) ## draw the figures that the site shows
	python manage.py drawsitefigures

build: $(BUILD) ## build the front end

clean: ## remove everything that was made; the data stays
	rm -rf .venv node_modules static/build staticfiles webpack-stats.json
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

# The tests look at pages with Debian's own browser.
browser:
	@if command -v chromium >/dev/null; then exit 0; fi; \
	if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium; \
	else \
		echo "The browser tests need Chromium. Please install it: sudo apt-get install chromium" >&2; exit 1; \
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
