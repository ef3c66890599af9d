"""The page's form that brings somebody new: refused, it leaves nobody behind."""

from __future__ import annotations

import pytest

from chouette.models import Player
from tests.builders import Table
from tests.web.pages import Reader, form_of

pytestmark = pytest.mark.django_db


def test_it_leaves_no_guest_of_a_stale_form(bogdan: Reader, table: Table) -> None:
    form = form_of(bogdan.slip("join"), kind="join")
    table.quick(bogdan=1, carla=1, elena=1)
    assert bogdan.send(form, guest="Ion", player=None).status_code == 409
    assert not Player.objects.filter(name="Ion").exists()


def test_it_leaves_no_guest_of_a_form_that_is_refused(bogdan: Reader, table: Table) -> None:
    form = form_of(bogdan.slip("join"), kind="join")
    table.close()
    sent = bogdan.send(form, guest="Ion", player=None, expected_seq=str(table.seq))
    assert sent.status_code in (403, 422)
    assert not Player.objects.filter(name="Ion").exists()
