"""The back office is for staff, each with what was granted; a club's owner is not staff."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import Permission, User
from django.test import Client

from chouette.models import ChouetteSession, Club, LedgerEntry, OutboxMessage, Player
from tests.admin.addresses import address
from tests.builders import open_table
from tests.people import People

pytestmark = pytest.mark.django_db

LISTS = [
    address(model, "changelist")
    for model in (ChouetteSession, Club, LedgerEntry, OutboxMessage, Player)
]


def grant(user: User, *names: str) -> User:
    user.is_staff = True
    user.save()
    user.user_permissions.set(Permission.objects.filter(codename__in=names))
    return User.objects.get(pk=user.pk)


@pytest.mark.parametrize("url", LISTS)
def test_it_sends_others_to_its_log_in(people: People, client: Client, url: str) -> None:
    assert client.get(url).status_code == 302
    client.force_login(people.ana)
    assert client.get(url).status_code == 302


@pytest.mark.parametrize("url", LISTS)
def test_it_shows_staff_nothing_that_was_not_granted(
    people: People, client: Client, url: str
) -> None:
    client.force_login(grant(people.dinu))
    assert client.get(url).status_code == 403


def test_it_shows_what_was_granted(people: People, client: Client) -> None:
    open_table(people, "ana", "bogdan").quick(bogdan=1)
    client.force_login(grant(people.dinu, "view_ledgerentry"))
    page = client.get(address(LedgerEntry, "changelist"))
    assert page.status_code == 200
    assert page.context["cl"].result_count == 1
    assert client.get(address(Club, "changelist")).status_code == 403


def test_it_lets_nobody_write_books_even_if_it_was_granted(people: People, client: Client) -> None:
    open_table(people, "ana", "bogdan").quick(bogdan=1)
    names = [f"{verb}_ledgerentry" for verb in ("add", "change", "delete", "view")]
    client.force_login(grant(people.dinu, *names))
    entry = LedgerEntry.objects.get()
    for page, args in (("add", []), ("change", [entry.pk]), ("delete", [entry.pk])):
        url = address(LedgerEntry, page, *args)
        assert client.post(url, {"amount": 1, "post": "yes"}).status_code == 403
    assert LedgerEntry.objects.get() == entry
