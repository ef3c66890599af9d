"""Work for the outbox that tests can watch, by the topic `test`."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from chouette.models import OutboxMessage
from chouette.services import outbox


class Broken(Exception):
    """Stands for anything that may go wrong in a handler."""


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Handles the topic `test`: notes the number, and fails on 13 after having written."""
    numbers: list[int] = []

    def handle(payload: Mapping[str, Any]) -> None:
        OutboxMessage.objects.create(
            topic="trace", dedupe_key=str(payload["n"]), payload={}, done_at=timezone.now()
        )
        if payload["n"] == 13:
            raise Broken("unlucky")
        numbers.append(payload["n"])

    monkeypatch.setitem(outbox._handlers, "test", handle)
    return numbers


def write(number: int) -> OutboxMessage:
    outbox.enqueue(topic="test", key=str(number), payload={"n": number})
    return OutboxMessage.objects.get(dedupe_key=f"test:{number}")


def age(message: OutboxMessage, seconds: int) -> None:
    OutboxMessage.objects.filter(pk=message.pk).update(
        claimed_at=timezone.now() - timedelta(seconds=seconds)
    )
