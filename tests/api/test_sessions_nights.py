"""`clubs/{slug}/sessions/`: of which night a table may be, and whose name is taken."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any
from uuid import uuid4

import pytest

from chouette.models import ChouetteSession
from chouette.selectors.clubs import club_today
from chouette.services.opening import AHEAD_DAYS
from tests.api.conftest import browser_of
from tests.builders import NIGHT, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def opened(people: People, night_on: date, status: int = 201, table: str = "V") -> Any:
    body = {"command_id": str(uuid4()), "night_on": night_on.isoformat(), "table": table}
    return browser_of(people.bogdan).send(f"clubs/{people.club.slug}/sessions/", body, status)


def test_a_name_that_is_taken_says_of_which_night(people: People) -> None:
    other = open_table(people, table="V", night_on=NIGHT - timedelta(days=7), drawn=False)
    refused = opened(people, NIGHT, 422)
    assert (refused["code"], refused["session"]) == ("table_taken", other.session_id)
    assert refused["detail"] == (
        "A table called V is open already, that of the night of 2026-11-19."
    )


def test_a_night_is_at_most_a_year_ahead(people: People) -> None:
    last = club_today(people.club) + timedelta(days=AHEAD_DAYS)
    for night_on in (last + timedelta(days=1), date(2099, 1, 1)):
        assert opened(people, night_on, 422)["code"] == "night_too_far"
    assert not ChouetteSession.objects.exists()
    assert opened(people, last)["night_on"] == last.isoformat()
