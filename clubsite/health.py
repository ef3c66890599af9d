"""`/healthz`: the process answers. `/readyz`: it can do its work.

Only what the request path needs makes it not ready: a dead broker is reported and nothing more.
Other parts add what they watch by `watch("outbox_age_s", oldest_undone_age_s)`.
"""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from kombu.exceptions import OperationalError as BrokerError

from clubsite import celery_app

Watched = Callable[[], float | int | str | None]
watched: dict[str, Watched] = {}


def watch(name: str, measure: Watched) -> None:
    """Adds a figure to `/readyz`; it is read after the database was found to answer."""
    watched[name] = measure


@never_cache
@require_safe
def healthz(request: HttpRequest) -> HttpResponse:
    return JsonResponse({"status": "ok"})


@never_cache
@require_safe
def readyz(request: HttpRequest) -> HttpResponse:
    state: dict[str, object] = {"database": "ok", "broker": _broker()}
    try:
        waiting = _unapplied_migrations()
        state["migrations"] = "ok" if not waiting else f"{waiting} not applied"
        state.update({name: measure() for name, measure in watched.items()})
    except DatabaseError as error:
        state["database"], waiting = type(error).__name__, 0
    ready = state["database"] == "ok" and not waiting
    return JsonResponse({"ready": ready, **state}, status=200 if ready else 503)


def _unapplied_migrations() -> int:
    executor = MigrationExecutor(connection)
    return len(executor.migration_plan(executor.loader.graph.leaf_nodes()))


def _broker() -> str:
    if not settings.REDIS_URL:
        return "none: tasks run in the web process"
    try:
        with celery_app.connection_for_write(connect_timeout=1) as broker:
            broker.ensure_connection(max_retries=1, interval_start=0.1, timeout=1)
    except (BrokerError, OSError):
        return "away: the outbox keeps what is to be done"
    return "ok"
