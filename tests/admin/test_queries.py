"""Lists in the back office ask the same few queries however many rows they show."""

from __future__ import annotations

import pytest
from django.contrib import admin
from django.contrib.auth.models import User
from django.db import connection, models
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db

OURS = [model for model in admin.site._registry if model._meta.app_label == "chouette"]


@pytest.fixture
def office(people: People, client: Client) -> Client:
    client.force_login(User.objects.create_superuser("chief"))
    return client


def play(table: Table, games: int) -> None:
    for _ in range(games):
        table.play("ana", "bogdan", "carla", bogdan=2, carla=-1)


@pytest.mark.parametrize("model", OURS, ids=lambda model: model.__name__)
def test_it_asks_no_more_of_more_rows(
    office: Client, people: People, model: type[models.Model]
) -> None:
    url = reverse(f"admin:chouette_{model._meta.model_name}_changelist")
    table = open_table(people, "ana", "bogdan", "carla")
    play(table, 1)
    office.get(url)
    with CaptureQueriesContext(
        connection,
    ) as few:
        office.get(url)
    play(table, 5)
    table.close()
    open_table(people, "radu", "mira", table="Table 2")
    with CaptureQueriesContext(connection) as more:
        office.get(url)
    # Where there was nothing to show at first, the first row may cost one query.
    assert len(more) <= max(len(few), 5) + 1
