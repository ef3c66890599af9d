"""Who sees the club's cash, and who may change it."""

from __future__ import annotations

from collections.abc import Callable
from uuid import uuid4

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import LedgerEntry, PublicView
from chouette.services.balances import record_fee
from tests.builders import open_table
from tests.people import People
from tests.services.squaring import early
from tests.web.pages import forms

LogIn = Callable[[User], Client]

pytestmark = pytest.mark.django_db

URL = "/clubs/club-test/books/"


def kinds(html: str) -> set[str]:
    return {form.fields["do"][0] for form in forms(html) if "do" in form}


@pytest.mark.parametrize(
    ("who", "offered"),
    [
        ("carla", set()),
        ("bogdan", {"payment"}),
        ("elena", {"fee", "payment", "kitty", "expense"}),
        ("ana", {"fee", "payment", "kitty", "expense"}),
    ],
)
def test_it_offers_what_one_may_do(
    people: People, logged_in: LogIn, who: str, offered: set[str]
) -> None:
    open_table(people, "ana", "radu")
    client = logged_in(getattr(people, who))
    assert kinds(client.get(URL).content.decode()) == offered
    player = people.number("radu")
    for do in ("fee", "kitty", "expense", "payment"):
        sent = {"do": do, "command_id": str(uuid4()), "player": player, "amount": "1"}
        sent |= {"night": "2026-11-26", "account": "kitty", "way": "in", "confirm_owed": "0"}
        assert client.post(URL, sent).status_code == (303 if do in offered else 403)


def test_it_is_for_members_only(people: People, strangers: People, logged_in: LogIn) -> None:
    people.club.public_view = PublicView.ALL
    people.club.save()
    assert logged_in(people.dinu).get(URL).status_code == 404
    assert logged_in(strangers.ana).get(URL).status_code == 404
    assert Client().get(URL)["Location"].startswith("/log-in/")


def test_it_takes_back_nothing_but_the_clubs_cash(
    people: People, strangers: People, logged_in: LogIn
) -> None:
    fee = record_fee(
        club_id=strangers.club.pk,
        command_id=uuid4(),
        actor=strangers.ana,
        player_id=strangers.players["radu"].pk,
        amount_minor=100,
        currency="EUR",
    ).entry
    between = early(open_table(people, "ana", "bogdan"), "ana", "bogdan", 5)
    client = logged_in(people.ana)
    for entry in (fee, between):
        url = f"{URL}{entry.pk}/reverse/"
        assert client.post(url, {"command_id": str(uuid4())}).status_code == 404
    assert not LedgerEntry.objects.exclude(reverses=None).exists()


def test_it_lets_a_scorer_take_back_no_fee(people: People, logged_in: LogIn) -> None:
    fee = record_fee(
        club_id=people.club.pk,
        command_id=uuid4(),
        actor=people.ana,
        player_id=people.players["radu"].pk,
        amount_minor=100,
        currency="EUR",
    ).entry
    bogdan = logged_in(people.bogdan)
    url = f"{URL}{fee.pk}/reverse/"
    assert url not in bogdan.get(URL).content.decode()
    assert bogdan.post(url, {"command_id": str(uuid4())}).status_code == 403
    assert url in logged_in(people.elena).get(URL).content.decode()


def test_it_has_no_box_for_points(people: People, logged_in: LogIn) -> None:
    people.club.currency = ""
    people.club.save()
    html = logged_in(people.ana).get(URL).content.decode()
    assert "plays for points only" in html
    assert not kinds(html)


def test_it_is_linked_from_the_club(people: People, logged_in: LogIn) -> None:
    assert URL in logged_in(people.carla).get("/clubs/club-test/").content.decode()


def test_it_keeps_the_usual_fee_in_the_settings(people: People, logged_in: LogIn) -> None:
    ana = logged_in(people.ana)
    settings = "/clubs/club-test/settings/"
    filled = forms(ana.get(settings).content.decode())[-1]
    assert ana.post(settings, filled.values(table_fee="2,50")).status_code == 302
    people.club.refresh_from_db()
    assert people.club.table_fee_minor == 250
    assert 'value="2.50"' in ana.get(settings).content.decode()
    assert ana.post(settings, filled.values(table_fee="much")).status_code == 422
