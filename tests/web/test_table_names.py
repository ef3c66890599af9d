"""Two nights of one day can be told apart: no new table begins with a name of that day."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.selectors.clubs import club_today
from chouette.web.table_names import free_table_name
from tests.builders import NIGHT, open_table
from tests.people import People
from tests.web.pages import Form, form_of, forms, reader

pytestmark = pytest.mark.django_db


def name_offered(client: Client) -> list[str]:
    html = client.get("/clubs/club-test/night/").content.decode()
    form: Form = next(form for form in forms(html) if "rules" in form)
    return form.fields["table"]


def test_it_takes_the_next_number_after_a_table_closed_today(
    people: People, logged_in: Callable[[User], Client]
) -> None:
    bogdan = logged_in(people.bogdan)
    assert name_offered(bogdan) == ["Table 1"]
    open_table(people, "ana", "bogdan", night_on=club_today(people.club)).close()
    assert name_offered(bogdan) == ["Table 2"]


def test_it_begins_anew_on_another_day(people: People) -> None:
    open_table(people, "ana", "bogdan", night_on=NIGHT).close()
    assert free_table_name(people.club.pk, club_today(people.club)) == "Table 1"


def test_it_fills_a_gap(people: People) -> None:
    open_table(people, "ana", "bogdan", table="Table 2")
    assert free_table_name(people.club.pk, NIGHT) == "Table 1"


def test_it_splits_into_a_table_of_another_name(people: People) -> None:
    open_table(people, "radu", "mira", table="Table 1").close()
    table = open_table(people, "ana", "bogdan", "carla", "elena", table="Table 2")
    slip = reader(people.bogdan, table).slip("split")
    assert form_of(slip, kind="split_table").fields["table"] == ["Table 3"]
