# Two commands: `make task TASK="..."` does the main job, `make test` passes the tests. Both make the environment first.
PYTHON ?= python3
BIN := .venv/bin
PARALLEL := -n auto --maxprocesses 4 --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help chat task test check format lint types imports slow coverage bench-cost bench-learning doctor lock clean

help: ## Show what there is to make
	@grep -E '^[a-z-]+:.*##' Makefile | sed 's/:.*## /\t/' | expand -t 16

# The marker files make an environment once per lock file. No compiler, no network beyond the package index.
.venv/runtime: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or later is needed: make PYTHON=python3.12 ..." >&2; exit 2; }
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

.venv/dev: .venv/runtime requirements-dev.lock
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-dev.lock
	@touch $@

.venv/learning: .venv/dev requirements-learning.lock
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-learning.lock
	@touch $@

# By the environment, as it was typed: neither make nor the shell reads anything into a task.
task: export ASKED = $(value TASK)
task: .venv/runtime ## Do one task: make task TASK="write a function that ..."
	@test -n "$$ASKED" || { echo 'say what to do: make task TASK="..."' >&2; exit 2; }
	@$(BIN)/python demo.py --task="$$ASKED"

chat: .venv/runtime ## Talk to it
	@$(BIN)/python demo.py --chat

doctor: .venv/runtime ## Say what works on this machine
	@$(BIN)/python demo.py --doctor

test: .venv/dev ## Run the tests that take less than a minute
	$(BIN)/pytest -q -m "not slow" $(PARALLEL)

slow: .venv/dev ## Run the slow tests: kills, full disks, attacks
	$(BIN)/pytest -q -m slow $(PARALLEL)

check: .venv/dev format lint types imports coverage ## Everything that has to be green

format: .venv/dev
	$(BIN)/ruff format --check .

lint: .venv/dev
	$(BIN)/ruff check .

types: .venv/dev
	$(BIN)/mypy

imports: .venv/dev
	$(BIN)/lint-imports

coverage: .venv/dev ## All tests, slow ones too, with branch coverage
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -q $(PARALLEL) --hypothesis-profile thorough
	$(BIN)/coverage combine -q
	$(BIN)/coverage report --fail-under=95

bench-cost: .venv/dev ## Measure cost as ratios, side by side in one run; parts with ARGS="--help"
	$(BIN)/python -m benchmarks.cost $(ARGS)

bench-learning: .venv/learning ## Measure whether it learns; other arms and sizes with ARGS="run --help"
	$(BIN)/python -m benchmarks.learning $(or $(ARGS),run --work .learning)

lock: ## Resolve the lock files anew
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile -q --universal --python-version 3.11 pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --extra dev pyproject.toml -o requirements-dev.lock
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --extra dev --extra learning pyproject.toml -o requirements-learning.lock

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.*
