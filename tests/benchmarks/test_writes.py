"""Benchmarks that serve: a tiny form of each, on the database of the tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from benchmarks import poll, writes
from benchmarks.servers import environment_of
from tests.racers import database_url


@pytest.mark.postgres
@pytest.mark.django_db(transaction=True)
def test_it_measures_writes_beside_the_bare_ones(tmp_path: Path) -> None:
    environment = environment_of(database_url(), tmp_path)
    line = writes.measured(environment, clients=1, rounds=1, seconds=0.02, workers=1)
    assert re.match(r"writes: [\d,]+ commands a second in JSON, beside bare DRF [\d,]+ ", line)
    assert "by taps on the page" in line


@pytest.mark.postgres
@pytest.mark.django_db(transaction=True)
def test_it_measures_polls_beside_bare_ones(tmp_path: Path) -> None:
    environment = environment_of(database_url(), tmp_path)
    line = poll.measured(environment, clients=1, rounds=1, seconds=0.02, workers=1)
    assert re.match(r"poll: [\d,]+ a second that find nothing new, beside a bare view", line)
