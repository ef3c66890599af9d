"""`clubs/{slug}/payments/` where it is the club that pays."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.conftest import browser_of
from tests.api.payments import pay
from tests.people import People

pytestmark = pytest.mark.django_db


def test_the_kitty_pays_what_it_does_not_have_only_if_the_sender_knows(people: People) -> None:
    bogdan = browser_of(people.bogdan)
    asked: dict[str, Any] = {"by": "kitty", "confirmed_owed_minor": 0}
    refused = pay(people, bogdan, 422, **asked)
    assert (refused["code"], refused["cash_minor"]) == ("more_than_there", 0)
    pay(people, bogdan, confirmed_cash_minor=0, **asked)
    refused = pay(people, bogdan, 422, **asked)
    assert refused["cash_minor"] == -200
    pay(people, bogdan, confirmed_cash_minor=-200, **asked)
