from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from django.conf import settings as django_settings
from django.core.exceptions import ImproperlyConfigured
from pytest_django.fixtures import Settings

from clubsite import checks

SQLITE: dict[str, Any] = {
    "ENGINE": "django.db.backends.sqlite3",
    "NAME": "/srv/club.sqlite3",
    "ATOMIC_REQUESTS": False,
    "CONN_HEALTH_CHECKS": True,
    "OPTIONS": {
        "timeout": 20,
        "transaction_mode": "IMMEDIATE",
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;",
    },
    "TEST": {"NAME": "/srv/test.sqlite3"},
}


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The default database's settings, to be changed; past Django's warning not to use them so."""
    changed = deepcopy(SQLITE)
    monkeypatch.setattr(django_settings, "DATABASES", {"default": changed})
    return changed


def found() -> list[str | None]:
    return [error.id for error in checks.check_settings(None)]


def test_it_is_content_with_these_settings() -> None:
    assert found() == []
    checks.require()


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("E001", {"ATOMIC_REQUESTS": True}),
        ("E002", {"CONN_HEALTH_CHECKS": False}),
        ("E010", {"OPTIONS": {**SQLITE["OPTIONS"], "transaction_mode": "DEFERRED"}}),
        ("E011", {"OPTIONS": {**SQLITE["OPTIONS"], "init_command": "PRAGMA synchronous=FULL"}}),
        ("E012", {"OPTIONS": {**SQLITE["OPTIONS"], "init_command": "PRAGMA journal_mode = WAL"}}),
        ("E013", {"OPTIONS": {**SQLITE["OPTIONS"], "timeout": 5}}),
        ("E014", {"TEST": {}}),
        ("E014", {"TEST": {"NAME": ":memory:"}}),
        ("E014", {"TEST": {"NAME": "file:memorydb?mode=memory"}}),
    ],
)
def test_it_refuses_a_database_that_lost_a_choice(
    code: str, change: dict[str, Any], database: dict[str, Any]
) -> None:
    database.update(change)
    assert found() == [f"clubsite.{code}"]


def test_it_finds_a_timeout_beside_the_options_useless(database: dict[str, Any]) -> None:
    database["timeout"] = database["OPTIONS"].pop("timeout")
    assert found() == ["clubsite.E013"]


def test_it_asks_nothing_of_sqlite_from_postgresql(database: dict[str, Any]) -> None:
    database.update({"ENGINE": "clubsite.postgresql", "OPTIONS": {}, "TEST": {}})
    assert found() == []


@pytest.mark.parametrize("name", checks.CELERY_CHOICES)
def test_it_refuses_a_celery_setting_that_loses_work(name: str, settings: Settings) -> None:
    setattr(settings, f"CELERY_{name}", "else")
    assert found() == ["clubsite.E020"]


@pytest.mark.parametrize(
    ("code", "name", "value"),
    [
        ("E021", "visibility_timeout", 3_600),
        ("E021", "unacked_restore_interval", 10),
        ("E021", "unacked_restore_throttle", 10),
        ("E022", "socket_timeout", 60),
        ("E022", "socket_connect_timeout", 0),
        ("E025", "max_retries", 1),
    ],
)
def test_it_refuses_a_slow_broker_option(
    code: str, name: str, value: int, settings: Settings
) -> None:
    options = deepcopy(settings.CELERY_BROKER_TRANSPORT_OPTIONS)
    settings.CELERY_BROKER_TRANSPORT_OPTIONS = {**options, name: value}
    assert found() == [f"clubsite.{code}"]


def test_it_wants_tasks_in_process_exactly_without_a_broker(settings: Settings) -> None:
    settings.CELERY_TASK_ALWAYS_EAGER = bool(settings.REDIS_URL)
    assert found() == ["clubsite.E023"]


def test_it_wants_a_soft_limit_below_the_hard_one(settings: Settings) -> None:
    settings.CELERY_TASK_SOFT_TIME_LIMIT = settings.CELERY_TASK_TIME_LIMIT
    assert found() == ["clubsite.E024"]


@pytest.mark.parametrize(
    ("code", "name", "value"),
    [
        ("E030", "DEBUG", True),
        ("E031", "ALLOWED_HOSTS", []),
        ("E031", "ALLOWED_HOSTS", ["club.test", "*"]),
        ("E031", "ALLOWED_HOSTS", [".test"]),
        ("E032", "DEMO_ALLOWED", True),
    ],
)
def test_it_refuses_an_open_production(
    code: str, name: str, value: object, settings: Settings
) -> None:
    settings.PRODUCTION, settings.ALLOWED_HOSTS = True, ["club.test"]
    setattr(settings, name, value)
    assert found() == [f"clubsite.{code}"]
    with pytest.raises(ImproperlyConfigured, match=code):
        checks.require()
