"""A device by its secret: found while it is live, its use noted once an hour."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from chouette.models import Club, DeviceToken
from chouette.refusals import EndsBefore
from chouette.selectors.clubs import device_by_secret
from chouette.services.members import create_device_token, note_device_use, revoke_device_token
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def secret(people: People) -> str:
    return create_device_token(club_id=people.club.pk, actor=people.ana, label="Tablet")[1]


def test_it_is_found_by_its_secret_only(people: People, secret: str) -> None:
    found = device_by_secret(secret)
    assert found is not None
    assert (found.label, found.club) == ("Tablet", people.club)
    for guess in ("", secret[:-1], found.secret_hash, "\N{SNOWMAN}"):
        assert device_by_secret(guess) is None


def test_it_is_not_found_once_revoked(people: People, secret: str) -> None:
    token = DeviceToken.objects.get()
    revoke_device_token(club_id=people.club.pk, actor=people.ana, token_id=token.pk)
    assert device_by_secret(secret) is None


def test_it_is_not_found_in_a_closed_club(people: People, secret: str) -> None:
    Club.objects.update(is_active=False)
    assert device_by_secret(secret) is None


def test_it_is_not_found_once_its_time_is_over(people: People) -> None:
    soon = timezone.now() + timedelta(hours=1)
    token, secret = create_device_token(
        club_id=people.club.pk, actor=people.ana, label="Tonight", expires_at=soon
    )
    assert device_by_secret(secret) == token
    DeviceToken.objects.filter(pk=token.pk).update(expires_at=timezone.now())
    assert device_by_secret(secret) is None


def test_it_cannot_end_before_it_begins(people: People) -> None:
    with pytest.raises(EndsBefore):
        create_device_token(
            club_id=people.club.pk, actor=people.ana, label="Late", expires_at=timezone.now()
        )


def test_it_is_noted_once_an_hour(secret: str) -> None:
    token = DeviceToken.objects.get()
    note_device_use(device=token)
    token.refresh_from_db()
    first = token.last_used_at
    note_device_use(device=token)
    token.refresh_from_db()
    assert first is not None
    assert token.last_used_at == first
    DeviceToken.objects.update(last_used_at=timezone.now() - timedelta(hours=2))
    token.refresh_from_db()
    note_device_use(device=token)
    token.refresh_from_db()
    assert token.last_used_at is not None
    assert timezone.now() - token.last_used_at < timedelta(minutes=5)
