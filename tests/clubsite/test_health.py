from __future__ import annotations

import pytest
from django.test import Client


def test_it_says_that_the_process_answers(client: Client) -> None:
    response = client.get("/healthz")
    assert (response.status_code, response.json()) == (200, {"status": "ok"})


@pytest.mark.django_db
def test_it_is_ready_with_a_migrated_database(client: Client) -> None:
    response = client.get("/readyz")
    assert (response.status_code, response.json()["ready"]) == (200, True)
