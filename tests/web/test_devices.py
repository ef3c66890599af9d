"""Keys of devices and programs: made on a page, shown once, revoked there."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from chouette.models import DeviceToken
from chouette.selectors.clubs import device_by_secret
from chouette.services.members import create_device_token
from tests.people import People
from tests.web.pages import form_of, ids

LogIn = Callable[[User], Client]
URL = "/clubs/club-test/devices/"

pytestmark = pytest.mark.django_db


def make(client: Client, **fields: str) -> str:
    form = form_of(client.get(URL).content.decode(), role="scorer")
    return client.post(URL, form.values(label="Tablet", **fields)).content.decode()


def secret_in(html: str) -> str:
    found = re.search(r'id="secret-link" readonly value="([\w-]+)"', html)
    assert found, "the key is shown"
    return found[1]


def test_a_key_is_shown_once_with_how_to_use_it(people: People, logged_in: LogIn) -> None:
    elena = logged_in(people.elena)
    html = make(elena)
    secret = secret_in(html)
    assert device_by_secret(secret) == DeviceToken.objects.get()
    assert f"Authorization: Token {secret}" in html
    assert "http://testserver/api/v1/clubs/club-test/" in html
    assert html.index('id="secret-link"') < html.index("Keys that work")
    assert len(set(ids(html))) == len(ids(html))
    later = elena.get(URL).content.decode()
    assert "Tablet" in later
    assert secret not in later


def test_the_page_with_a_key_is_kept_nowhere(people: People, logged_in: LogIn) -> None:
    answer = logged_in(people.elena).post(URL, {"label": "Tablet", "role": "scorer"})
    assert "no-store" in answer["Cache-Control"]


def test_a_key_works_to_the_end_of_its_last_day_in_the_clubs_zone(
    people: People, logged_in: LogIn
) -> None:
    people.club.timezone = "Europe/Rome"
    people.club.save()
    html = make(logged_in(people.elena), role="member", last_day="2998-07-01")
    token = DeviceToken.objects.get()
    assert token.role == "member"
    assert token.expires_at is not None
    assert token.expires_at.isoformat() == "2998-07-01T21:59:59.999999+00:00"
    assert "works until 1 July 2998" in html
    assert "only reads" in html


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"label": ""}, "This field is required."),
        ({"label": "\u200b"}, "A name is 1 to 80 characters on one line."),
        ({"role": "owner"}, "Select a valid choice."),
        ({"last_day": "2001-01-01"}, "What is to end in the past would never begin."),
        ({"last_day": "9999-12-31"}, "less than or equal to"),
        ({"last_day": "soon"}, "Enter a valid date."),
    ],
)
def test_it_says_what_is_wrong_and_keeps_the_rest(
    people: People, logged_in: LogIn, fields: dict[str, str], sentence: str
) -> None:
    sent = {"label": "Tablet", "role": "member", **fields}
    response = logged_in(people.elena).post(URL, sent)
    html = response.content.decode()
    assert response.status_code == 422
    assert sentence in html
    assert not DeviceToken.objects.exists()
    if "role" not in fields:
        assert form_of(html, role="member")


def test_a_key_is_revoked_after_a_question(people: People, logged_in: LogIn) -> None:
    elena = logged_in(people.elena)
    secret = secret_in(make(elena))
    token = DeviceToken.objects.get()
    url = f"{URL}{token.pk}/revoke/"
    assert f'href="{url}"' in elena.get(URL).content.decode()
    assert "The key of Tablet works no more" in elena.get(url).content.decode()
    assert device_by_secret(secret) == token
    html = elena.post(url, follow=True).content.decode()
    assert "The key of Tablet works no more." in html
    assert "No device has a key." in html
    assert "revoked on" in html
    assert device_by_secret(secret) is None


def test_a_second_tap_revokes_nothing_more(people: People, logged_in: LogIn) -> None:
    elena = logged_in(people.elena)
    make(elena)
    url = f"{URL}{DeviceToken.objects.get().pk}/revoke/"
    elena.post(url)
    before = DeviceToken.objects.get().revoked_at
    assert elena.post(url)["Location"] == URL
    assert DeviceToken.objects.get().revoked_at == before


def test_a_key_that_is_over_is_told_apart(people: People, logged_in: LogIn) -> None:
    soon = timezone.now() + timedelta(hours=1)
    create_device_token(club_id=people.club.pk, actor=people.ana, label="Tonight", expires_at=soon)
    DeviceToken.objects.update(expires_at=timezone.now())
    html = logged_in(people.elena).get(URL).content.decode()
    assert html.index("No device has a key.") < html.index("Tonight")
    assert "over since" in html


def test_only_directors_and_owners_have_the_page(people: People, logged_in: LogIn) -> None:
    for name, status in (("ana", 200), ("elena", 200), ("bogdan", 403), ("carla", 403)):
        client = logged_in(getattr(people, name))
        assert client.get(URL).status_code == status
        linked = f'href="{URL}"' in client.get("/clubs/club-test/players/").content.decode()
        assert linked is (status == 200)


def test_a_label_is_text(people: People, logged_in: LogIn) -> None:
    create_device_token(club_id=people.club.pk, actor=people.ana, label="<b>Bar</b>")
    assert "&lt;b&gt;Bar&lt;/b&gt;" in logged_in(people.elena).get(URL).content.decode()


def test_a_key_of_another_club_is_not_there(
    people: People, strangers: People, logged_in: LogIn
) -> None:
    theirs, _ = create_device_token(club_id=strangers.club.pk, actor=strangers.ana, label="Bar")
    ana = logged_in(people.ana)
    assert ana.get(f"{URL}{theirs.pk}/revoke/").status_code == 404
    assert ana.post(f"{URL}{theirs.pk}/revoke/").status_code == 404
    theirs.refresh_from_db()
    assert theirs.works
