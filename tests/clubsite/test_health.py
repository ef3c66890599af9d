from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.db import OperationalError, connection
from django.test import Client
from pytest_django.fixtures import Settings

from clubsite import celery_app, health


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Whatever a test lets the service watch is forgotten afterwards."""
    before = dict(health.watched)
    yield
    health.watched.clear()
    health.watched.update(before)


def lost() -> int:
    raise OperationalError("server closed the connection unexpectedly")


def test_it_says_that_the_process_answers_and_asks_nobody(client: Client) -> None:
    response = client.get("/healthz")
    assert (response.status_code, response.json()) == (200, {"status": "ok"})
    assert "no-store" in response["Cache-Control"]


def test_it_may_only_be_read(client: Client) -> None:
    assert client.post("/healthz").status_code == 405
    assert client.post("/readyz").status_code == 405


@pytest.mark.django_db
def test_it_is_ready_with_a_migrated_database(client: Client) -> None:
    response = client.get("/readyz")
    state = response.json()
    assert (response.status_code, state["ready"]) == (200, True)
    assert (state["database"], state["migrations"]) == ("ok", "ok")


@pytest.mark.django_db
def test_it_is_not_ready_before_a_migration(client: Client) -> None:
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM django_migrations WHERE app = 'sessions'")
    response = client.get("/readyz")
    assert (response.status_code, response.json()["migrations"]) == (503, "1 not applied")


@pytest.mark.django_db
def test_it_is_not_ready_without_its_database(client: Client) -> None:
    health.watch("outbox_age_s", lost)
    response = client.get("/readyz")
    assert (response.status_code, response.json()["ready"]) == (503, False)
    assert response.json()["database"] == "OperationalError"


@pytest.mark.django_db
def test_it_reports_what_it_was_given_to_watch(client: Client) -> None:
    health.watch("kettle_c", lambda: 96)
    assert client.get("/readyz").json()["kettle_c"] == 96


@pytest.mark.django_db
def test_it_stays_ready_when_the_broker_is_away(client: Client, settings: Settings) -> None:
    settings.REDIS_URL = settings.CELERY_BROKER_URL = "redis://127.0.0.1:1/0"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(celery_app.conf, "broker_url", settings.REDIS_URL)
        patch.setattr(celery_app.conf, "broker_write_url", settings.REDIS_URL)
        response = client.get("/readyz")
    celery_app.close()  # Its pool would go on asking at the dead address.
    assert response.status_code == 200
    assert response.json()["broker"].startswith("away")
