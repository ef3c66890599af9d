"""System checks: each choice of the settings that a measured failure stands behind.

They run with every command, with a Celery worker, and when a web process starts (`require`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from django.apps import AppConfig
from django.conf import settings
from django.core.checks import Error, register
from django.core.exceptions import ImproperlyConfigured

CELERY_CHOICES: dict[str, Any] = {
    "TASK_ACKS_LATE": True,
    "TASK_REJECT_ON_WORKER_LOST": True,
    "WORKER_PREFETCH_MULTIPLIER": 1,
    "TASK_IGNORE_RESULT": True,
    "TASK_SERIALIZER": "json",
    "ACCEPT_CONTENT": ["json"],
    "TASK_PUBLISH_RETRY": False,
    "ENABLE_UTC": True,
    "TIMEZONE": "UTC",
}
BROKER_CHOICES = {
    "visibility_timeout": 300,
    "unacked_restore_interval": 5,
    "unacked_restore_throttle": 1,
}
SOCKET_TIMEOUT_S_MAX = 5


@register()
def check_settings(app_configs: Sequence[AppConfig] | None, **kwargs: Any) -> list[Error]:
    database = settings.DATABASES["default"]
    faults = [*_database_faults(database), *_celery_faults()]
    if database["ENGINE"].endswith("sqlite3"):
        faults += _sqlite_faults(database)
    if settings.PRODUCTION:
        faults += _production_faults()
    return [Error(message, id=f"clubsite.{code}") for code, message in faults]


def require() -> None:
    """Raises ImproperlyConfigured, so that a web process does not start with a wrong choice."""
    if errors := check_settings(None):
        raise ImproperlyConfigured("\n".join(f"{error.id}: {error.msg}" for error in errors))


def _database_faults(database: dict[str, Any]) -> Iterator[tuple[str, str]]:
    if database.get("ATOMIC_REQUESTS"):
        yield "E001", "ATOMIC_REQUESTS must be off: services own their transactions."
    if not database.get("CONN_HEALTH_CHECKS"):
        yield "E002", "CONN_HEALTH_CHECKS must be on: a restarted database breaks connections."


def _sqlite_faults(database: dict[str, Any]) -> Iterator[tuple[str, str]]:
    options = database.get("OPTIONS", {})
    pragmas = str(options.get("init_command", "")).replace(" ", "").lower()
    if options.get("transaction_mode") != "IMMEDIATE":
        yield "E010", "transaction_mode must be IMMEDIATE: read-then-write fails at once otherwise."
    if "journal_mode=wal" not in pragmas:
        yield "E011", "init_command must set journal_mode=WAL: readers would block the writer."
    if "synchronous=full" not in pragmas:
        yield "E012", "init_command must set synchronous=FULL: a power cut would lose a game."
    if options.get("timeout") != 20:
        yield "E013", "the timeout must be 20 s and inside OPTIONS: elsewhere it does nothing."
    test_name = (database.get("TEST") or {}).get("NAME")
    if not test_name or ":memory:" in str(test_name) or not Path(test_name).is_absolute():
        yield "E014", "the test database must be a file: threads cannot share one in memory."


def _celery_faults() -> Iterator[tuple[str, str]]:
    for name, value in CELERY_CHOICES.items():
        if getattr(settings, f"CELERY_{name}", None) != value:
            yield "E020", f"CELERY_{name} must be {value!r}: trials lost or delayed work without."
    options = settings.CELERY_BROKER_TRANSPORT_OPTIONS
    for name, value in BROKER_CHOICES.items():
        if options.get(name) != value:
            yield "E021", f"the broker option {name} must be {value}: a killed task came back late."
    for name in ("socket_timeout", "socket_connect_timeout"):
        if not 0 < options.get(name, 0) <= SOCKET_TIMEOUT_S_MAX:
            yield "E022", f"the broker option {name} must be short: a request waits for it."
    if options.get("max_retries") != 0:
        yield "E025", "the broker option max_retries must be 0: a request waited two seconds."
    if bool(settings.REDIS_URL) == settings.CELERY_TASK_ALWAYS_EAGER:
        yield "E023", "tasks run in process exactly when there is no REDIS_URL."
    if not 0 < settings.CELERY_TASK_SOFT_TIME_LIMIT < settings.CELERY_TASK_TIME_LIMIT:
        yield "E024", "every task has a soft limit below its hard one."


def _production_faults() -> Iterator[tuple[str, str]]:
    hosts = settings.ALLOWED_HOSTS
    if settings.DEBUG:
        yield "E030", "DEBUG shows everybody the inside of the program; production runs without."
    if not hosts or any(host.startswith(("*", ".")) for host in hosts):
        yield "E031", "ALLOWED_HOSTS must name each host; production answers to no other."
    if settings.DEMO_ALLOWED:
        yield "E032", "demo data has no place in production."
