"""What every test stands on: the mode, and the options that name longer runs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack

import django
import hypothesis
import pytest
from django.core.cache import cache
from django.db import connection
from django.utils import translation

from tests.servers import CannotStart, Kind, StartServer, must_start

# Processes that share the work must not take each other's tasks: each has a Redis database.
_worker = os.environ.get("PYTEST_XDIST_WORKER", "").removeprefix("gw")
if _worker and os.environ.get("REDIS_URL"):
    os.environ["REDIS_URL"] = os.environ["REDIS_URL"].rpartition("/")[0] + f"/{_worker}"

# Before Django reads its settings: pytest-django would do so before it reads this file, if the
# settings were named in pyproject.toml.
os.environ["DJANGO_ENV"] = "test"
os.environ["DJANGO_SETTINGS_MODULE"] = "clubsite.settings"
django.setup()

pytest_plugins = [
    "tests.people",
    "tests.guards",
    "tests.reliability.figures",
    "tests.reliability.clock",
]

# The same examples in every run: a failure belongs to the change that caused it. `--soak` searches.
hypothesis.settings.register_profile("repeatable", derandomize=True, deadline=None)
hypothesis.settings.register_profile("soak", max_examples=2_000, deadline=None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="the long form of long-running tests")


def pytest_configure(config: pytest.Config) -> None:
    hypothesis.settings.load_profile("soak" if config.getoption("soak") else "repeatable")


@pytest.fixture(scope="session")
def soak(request: pytest.FixtureRequest) -> bool:
    """True under `make soak`: do the full count; otherwise a short form of the same work."""
    return bool(request.config.getoption("soak"))


@pytest.fixture(autouse=True)
def asks_for_the_first_time() -> None:
    """What other tests asked counts against nobody, nor is anything of theirs remembered."""
    cache.clear()


@pytest.fixture(autouse=True)
def own_language() -> Iterator[None]:
    """A page that a test read in another language leaves that language on."""
    yield
    translation.deactivate()


def _starting() -> Iterator[StartServer]:
    with ExitStack() as running:

        def start_one(kind: type[Kind]) -> Kind:
            server = kind()
            try:
                running.enter_context(server)
            except CannotStart as reason:
                if must_start():
                    raise
                pytest.skip(str(reason))
            return server

        yield start_one


@pytest.fixture
def start() -> Iterator[StartServer]:
    """Starts a server of the test's own, `start(Redis)`; where none is to be had the test is left
    out, and fails under CI."""
    yield from _starting()


@pytest.fixture(scope="module")
def start_for_all() -> Iterator[StartServer]:
    """The same for a server that the tests of one file share."""
    yield from _starting()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests marked for one database are not part of the suite on the other."""
    other = "sqlite" if connection.vendor == "postgresql" else "postgres"
    left_out = [item for item in items if item.get_closest_marker(other)]
    if left_out:
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)
