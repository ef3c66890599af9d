"""What every test stands on: the mode, and the options that name longer runs."""

from __future__ import annotations

import os

import django
import hypothesis
import pytest

# Before Django reads its settings: pytest-django would do so before it reads this file, if the
# settings were named in pyproject.toml.
os.environ["DJANGO_ENV"] = "test"
os.environ["DJANGO_SETTINGS_MODULE"] = "clubsite.settings"
django.setup()

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
