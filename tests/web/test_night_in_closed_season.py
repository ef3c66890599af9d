"""Starting a night in a season that is closed: said before the form is filled in."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.selectors.clubs import club_today
from chouette.services.seasons import begin_season, close_season, reopen_season
from tests.people import People

pytestmark = pytest.mark.django_db


def test_the_form_says_so(people: People, logged_in: Callable[[User], Client]) -> None:
    today, told = club_today(people.club), "Today is in the season Autumn, which is closed"
    owner: dict[str, Any] = {"club_id": people.club.pk, "actor": people.ana}
    bogdan = logged_in(people.bogdan)
    season = begin_season(
        **owner, name="Autumn", starts_on=today - timedelta(days=30), ends_on=today
    )
    assert told not in bogdan.get("/clubs/club-test/night/").content.decode()
    close_season(**owner, season_id=season.pk)
    assert told in bogdan.get("/clubs/club-test/night/").content.decode()
    reopen_season(**owner, season_id=season.pk)
    assert told not in bogdan.get("/clubs/club-test/night/").content.decode()
