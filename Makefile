# The words to type; `make` alone lists them. Needs a POSIX sh and Python 3.11 or newer.
# All paths are relative, so that a clone may lie in a folder with spaces in its name.

PY = .venv/bin/python
INSTALLED = .venv/.installed
INSTALLED_E2E = .venv/.installed-e2e
INSTALLED_BENCH = .venv/.installed-bench
MESSAGES = .venv/.messages
STATIC = .venv/.static
PIP = $(PY) -m pip --disable-pip-version-check install -qq --require-hashes
UV = $(PY) -m uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11
# More arguments for the program a target runs: make test ARGS="tests/rules -x"
ARGS =
# A process for each core, no more than Redis has databases for, but what is measured under load
# runs alone.
SIDE_BY_SIDE = -n auto --maxprocesses 8 --dist loadfile
TOGETHER = $(SIDE_BY_SIDE) --ignore tests/reliability
SUITE = $(if $(ARGS),$(PY) -m pytest $(ARGS),\
  $(PY) -m pytest $(TOGETHER) $(1) && $(PY) -m pytest tests/reliability)
# What has no database says the same beside any.
PURE = --ignore tests/engine --ignore tests/rules

.PHONY: help run test setup demo check audit bench e2e soak lock messages

help:
	@echo 'make run       a demo club on http://127.0.0.1:8000 (PORT= and HOST= change that)'
	@echo 'make test      the tests, on SQLite and on a throw-away PostgreSQL and Redis'
	@echo 'make demo      the demo night on the terminal'
	@echo 'make check     ruff, mypy, import rules, migrations, messages, OpenAPI'
	@echo 'make audit     known faults of the packages we pin'
	@echo 'make e2e       the tests in a browser'
	@echo 'make soak      the long form of the long-running tests'
	@echo 'make bench     how fast it is, beside others: rules, plays, long games, writes, polls, pages of a large club'
	@echo 'make setup     the environment only'
	@echo 'make messages  what there is to translate, into locale/'
	@echo 'make lock      requirements*.in -> requirements*.txt'

run: setup
	@$(PY) manage.py run_local

demo: setup
	@$(PY) manage.py run_local --show-only

setup: $(INSTALLED) $(MESSAGES) $(STATIC)

# Made again when a lock file changes. Prefers the versions every wheel is built for.
$(INSTALLED): requirements.txt requirements-dev.txt
	@if ! $(PY) -c '' 2>/dev/null; then \
	  bare=; chosen=; \
	  for name in python3.11 python3.12 python3.13 python3.14 python3 python; do \
	    $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	    if $$name -c 'import ensurepip, venv' 2>/dev/null; then chosen=$$name; break; fi; \
	    bare=$$name; \
	  done; \
	  if [ -z "$$chosen" ] && [ -n "$$bare" ]; then \
	    echo "$$bare cannot make environments. On Debian or Ubuntu type:"; \
	    echo "  apt-get install python3-venv"; exit 1; \
	  elif [ -z "$$chosen" ]; then \
	    echo "Python 3.11 or newer is needed and was not found on the PATH."; exit 1; \
	  fi; \
	  echo "setting up .venv with $$chosen"; \
	  $$chosen -m venv --clear .venv; \
	fi
	@echo 'installing the packages; the first time this takes some minutes'
	@$(PIP) -r requirements.txt -r requirements-dev.txt
	@touch $(INSTALLED)

$(INSTALLED_E2E): $(INSTALLED) requirements-e2e.txt
	@echo 'installing what the tests in a browser need'
	@$(PIP) -r requirements-e2e.txt
	@touch $(INSTALLED_E2E)

$(INSTALLED_BENCH): $(INSTALLED) requirements-bench.txt
	@$(PIP) -r requirements-bench.txt
	@touch $(INSTALLED_BENCH)

# A fresh machine has no msgfmt, so the catalogues are compiled by a library.
$(MESSAGES): $(INSTALLED) $(wildcard locale/*/LC_MESSAGES/*.po)
	@echo 'compiling the translations'
	@$(PY) manage.py translate compile
	@touch $(MESSAGES)

# Pages name static files by their hashes, which are known once they have been collected.
$(STATIC): $(INSTALLED) $(wildcard chouette/static/*/* games/static/*/*)
	@echo 'collecting the static files'
	@$(PY) manage.py collectstatic --noinput --verbosity 0
	@touch $(STATIC)

test: setup
	@echo '== SQLite, tasks in the process'
	@env -u DATABASE_URL -u REDIS_URL sh -c "$(call SUITE)"
	@env -u DATABASE_URL -u REDIS_URL $(PY) -m tests.servers -- sh -c "$(call SUITE,$(PURE))"
	@if [ -n "$$DATABASE_URL" ]; then \
	  echo '== the DATABASE_URL of your environment'; $(call SUITE,$(PURE)); \
	fi

soak: setup
	@$(PY) -m tests.servers -- $(PY) -m pytest --soak $(ARGS)
	@echo '== SQLite'
	@env -u DATABASE_URL -u REDIS_URL $(PY) -m pytest --soak $(or $(ARGS),tests/reliability)

check: setup
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy
	@.venv/bin/lint-imports --no-logo
	@$(PY) -W error manage.py makemigrations --check --dry-run
	@$(PY) -W error manage.py check --fail-level WARNING
	@$(PY) -W error manage.py translate check
	@$(PY) manage.py spectacular --fail-on-warn --validate --file /dev/null

audit: setup
	@$(PY) .ci/audit.py

e2e: setup $(INSTALLED_E2E)
	@$(PY) -m pytest tests/browser $(or $(ARGS),$(SIDE_BY_SIDE))

bench: setup $(INSTALLED_BENCH)
	@$(PY) -m benchmarks $(ARGS)

messages: setup
	@$(PY) manage.py translate extract

lock: $(INSTALLED)
	@$(PY) -m pip --disable-pip-version-check install --quiet uv
	@$(UV) requirements.in -o requirements.txt
	@$(UV) requirements-dev.in -o requirements-dev.txt
	@$(UV) requirements-e2e.in -o requirements-e2e.txt
	@$(UV) requirements-bench.in -o requirements-bench.txt
