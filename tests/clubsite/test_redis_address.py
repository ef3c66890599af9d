"""REDIS_URL: what Celery can use, or the program stops at its start."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from clubsite.env import redis_address
from tests.clubsite.test_start import start


@pytest.mark.parametrize(
    "url",
    [
        "",
        "redis://broker:6379/0",
        "redis://localhost",
        "redis://localhost/",
        "redis://:p%40ss@[::1]:6379/3",
        "rediss://ana:secret@broker.test:6380/1?ssl_cert_reqs=required",
        "redis+socket:///run/redis.sock?virtual_host=1",
    ],
)
def test_it_leaves_a_good_address_as_it_is(url: str) -> None:
    assert redis_address(url) == url


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "http://x",
        "redis:",
        "redis://",
        "redis:///0",
        "redis://broker:port/0",
        "redis://broker:99999/0",
        "redis://[::bad",
        "redis://broker/club",
        "redis://broker/0/1",
        "redis+socket://broker/0",
        "memory://",
    ],
)
def test_it_refuses_what_celery_could_not_use(url: str) -> None:
    with pytest.raises(ImproperlyConfigured, match="REDIS_URL"):
        redis_address(url)


def test_it_tells_nobody_the_password() -> None:
    with pytest.raises(ImproperlyConfigured) as refused:
        redis_address("http://ana:secret@broker")
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("module", ["clubsite.wsgi", "clubsite.celery"])
def test_it_stops_the_start(module: str, tmp_path: Path) -> None:
    variables = {"REDIS_URL": "nonsense", "DJANGO_SETTINGS_MODULE": "clubsite.settings"}
    complaint = start(
        f"{module}, django.conf; django.conf.settings.REDIS_URL", tmp_path, **variables
    )
    assert "REDIS_URL must be" in complaint
