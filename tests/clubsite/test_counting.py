"""Requests are counted by all processes together where there is a Redis, and without it by each."""

from __future__ import annotations

import signal
from typing import Any

import pytest
from django.core.cache import caches

from clubsite import counting
from clubsite.counting import count, redis_cache, seconds_left
from tests.servers import Redis, StartServer


@pytest.fixture(scope="module")
def redis(start_for_all: StartServer) -> Redis:
    return start_for_all(Redis)


@pytest.fixture
def shared(redis: Redis, settings: Any, monkeypatch: pytest.MonkeyPatch) -> Redis:
    monkeypatch.setattr(counting._Shared, "away_until", 0.0)
    settings.CACHES = {**settings.CACHES, "shared": redis_cache(redis.url)}
    caches["default"].clear()
    caches["shared"].clear()
    return redis


def test_it_counts_in_the_process_without_a_redis() -> None:
    caches["default"].clear()
    assert [count("k", 60), count("k", 60, 5), count("other", 60)] == [1, 6, 1]
    assert 59 <= seconds_left("k", 60) <= 60


def test_all_processes_count_together_in_redis(shared: Redis) -> None:
    assert [count("k", 60), count("k", 60, 5)] == [1, 6]
    caches["default"].clear()  # as another process, which knows nothing of this one
    assert count("k", 60) == 7
    assert 59 <= seconds_left("k", 60) <= 60


def test_a_dead_redis_is_asked_once_and_each_process_counts_for_itself(shared: Redis) -> None:
    count("k", 60)
    shared.stop(signal.SIGKILL)
    try:
        assert [count("k", 60), count("k", 60)] == [1, 2]
        assert counting._shared() is None
        assert 59 <= seconds_left("k", 60) <= 60
    finally:
        shared.start()


@pytest.mark.parametrize(
    ("url", "location"),
    [
        ("redis://localhost:6379/0", "redis://localhost:6379/0"),
        ("redis+socket:///run/redis.sock?virtual_host=2", "unix:///run/redis.sock?db=2"),
        (
            "rediss://host/1?ssl_cert_reqs=CERT_REQUIRED",
            "rediss://host/1?ssl_cert_reqs=required",
        ),
    ],
)
def test_it_finds_the_redis_of_celery(url: str, location: str) -> None:
    assert redis_cache(url)["LOCATION"] == location


def test_it_waits_for_redis_no_longer_than_a_moment() -> None:
    quick: Any = redis_cache("redis://localhost")["OPTIONS"]
    assert quick["socket_timeout"] == quick["socket_connect_timeout"] == 0.1
    assert quick["retry"].get_retries() == 0
