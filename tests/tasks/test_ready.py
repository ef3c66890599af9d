"""What `/readyz` tells of the work that waits; none of it makes the service unready."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from chouette import tasks
from chouette.models import OutboxMessage
from chouette.services.outbox import enqueue
from tests.people import People

pytestmark = pytest.mark.django_db


def ready(client: Client) -> dict[str, Any]:
    response = client.get("/readyz")
    assert response.status_code == 200
    told: dict[str, Any] = response.json()
    assert told["ready"] is True
    return told


def test_it_tells_of_nothing_where_nothing_waits(client: Client) -> None:
    told = ready(client)
    assert (told["outbox_age_s"], told["outbox_failing"]) == (0, 0)
    assert (told["verified_on"], told["backup_on"]) == (None, None)


def test_it_tells_how_long_the_oldest_work_waits(client: Client, people: People) -> None:
    for number in (1, 2):
        enqueue(topic="plan", key=str(number), payload={"session": 0})
    OutboxMessage.objects.filter(dedupe_key="plan:1").update(
        created_at=timezone.now() - timedelta(minutes=5)
    )
    assert 300 <= ready(client)["outbox_age_s"] < 400
    OutboxMessage.objects.filter(dedupe_key="plan:1").update(done_at=timezone.now())
    assert ready(client)["outbox_age_s"] < 60


def test_it_counts_work_that_fails(client: Client) -> None:
    for number in range(3):
        enqueue(topic="plan", key=str(number), payload={"session": 0})
    OutboxMessage.objects.exclude(dedupe_key="plan:0").update(last_error="Broken: no")
    OutboxMessage.objects.filter(dedupe_key="plan:1").update(done_at=timezone.now())
    assert ready(client)["outbox_failing"] == 1


@pytest.mark.django_db(transaction=True)
def test_it_tells_for_which_night_all_was_verified(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    noon = timezone.now().replace(hour=12)
    monkeypatch.setattr(timezone, "now", lambda: noon)
    tasks.verify_ledger()
    assert ready(client)["verified_on"] == f"{noon:%Y-%m-%d}"
