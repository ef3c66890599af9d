"""`?format=csv` and `?format=xlsx`: money as the files that the pages offer."""

from __future__ import annotations

import pytest

from chouette.models import Club
from tests.api.cash import book, fee
from tests.api.conftest import Caller, browser_of
from tests.api.nights import closed_night
from tests.people import People

pytestmark = pytest.mark.django_db


def places(people: People, session: int) -> dict[str, str]:
    club = f"/api/v1/clubs/{people.club.slug}/"
    account = f"/api/v1/players/{people.players['ana'].pk}/account/"
    return {
        f"{club}balances/": "ana",
        f"{club}cash/": "300",
        account: "bogdan",
        f"/api/v1/sessions/{session}/squaring/": "carla",
    }


def test_each_is_given_as_csv_and_as_excel(people: People) -> None:
    session = closed_night(people).session_id
    book(people, "fees", fee(people))
    carla = browser_of(people.carla)
    for address, told in places(people, session).items():
        csv = carla.get(address, {"format": "csv"})
        assert csv["Content-Type"].startswith("text/csv"), address
        assert csv["Content-Disposition"].startswith("attachment"), address
        assert told in csv.content.decode("utf-8-sig").replace(".", ""), address
        excel = carla.get(address, {"format": "xlsx"})
        assert (excel.status_code, excel.content[:2]) == (200, b"PK"), address
        assert carla.get(address, {"format": "json"}).json() == carla.get(address).json()
        assert carla.get(address, {"format": "pdf"}).status_code == 400


def test_money_is_for_members_as_a_file_too(people: People, nobody: Caller) -> None:
    session = closed_night(people).session_id
    Club.objects.update(public_view="all")
    for address in places(people, session):
        assert nobody.get(address, {"format": "csv"}).status_code == 401
        assert browser_of(people.dinu).get(address, {"format": "csv"}).status_code == 404
