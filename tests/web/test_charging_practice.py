"""Who only practised is offered for the fee of the night, and not ticked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.services.clubs import update_club
from tests.builders import NIGHT, open_table
from tests.people import People
from tests.web.test_books import form, posted

pytestmark = pytest.mark.django_db


def test_he_is_charged_only_if_he_is_chosen(
    people: People, logged_in: Callable[[User], Client]
) -> None:
    update_club(club_id=people.club.pk, actor=people.ana, table_fee_minor=300)
    open_table(people, "ana", "bogdan", night_on=NIGHT)
    open_table(people, "mira", "radu", night_on=NIGHT, table="Trying", practice=True)
    elena = logged_in(people.elena)
    filled = form(elena, "fee")
    assert sorted(filled.fields["player"]) == sorted(people.numbers("ana", "bogdan"))
    html = posted(elena, filled, player=people.numbers("ana", "radu"))
    assert "2 players are charged 3.00 EUR each." in html
