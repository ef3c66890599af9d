"""Whoever is logged in when the service learns to list log-ins stays logged in, and is listed."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest
from django.conf import settings
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.contrib.auth.models import User
from django.contrib.sessions.backends.db import SessionStore
from django.contrib.sessions.models import Session
from django.core.management import call_command
from django.test import Client
from django.utils.timezone import now

from clubsite.models import BrowserSession
from tests.people import PASSWORD

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def before() -> Iterator[None]:
    """As it was when Django kept the log-ins."""
    call_command("migrate", "clubsite", "0001", verbosity=0)
    try:
        yield
    finally:
        call_command("migrate", "clubsite", verbosity=0)


def logged_in(user: User, *, number: int = 0) -> SessionStore:
    store = SessionStore()
    store[SESSION_KEY] = str(number or user.pk)
    store[BACKEND_SESSION_KEY] = "django.contrib.auth.backends.ModelBackend"
    store[HASH_SESSION_KEY] = user.get_session_auth_hash()
    store.save()
    return store


def test_it_keeps_people_logged_in(before: None) -> None:
    ana = User.objects.create_user("ana", password=PASSWORD)
    kept = logged_in(ana)
    over = logged_in(ana)
    Session.objects.filter(pk=over.session_key).update(expire_date=now())
    lost = logged_in(ana, number=ana.pk + 1)
    Session.objects.filter(pk=kept.session_key).update(expire_date=now() + timedelta(days=50))

    call_command("migrate", "clubsite", verbosity=0)

    assert not Session.objects.exists()
    row = BrowserSession.objects.get()
    assert (row.pk, row.user) == (kept.session_key, ana)
    assert row.pk not in (over.session_key, lost.session_key)
    ago = timedelta(seconds=settings.SESSION_COOKIE_AGE) - timedelta(days=50)
    assert abs(now() - row.created_at - ago) < timedelta(minutes=1)
    client = Client()
    client.cookies["sessionid"] = row.pk
    assert client.get("/").status_code == 200


def test_it_keeps_them_logged_in_on_the_way_back_too() -> None:
    client = Client()
    client.force_login(User.objects.create_user("ana", password=PASSWORD))
    key = client.session.session_key
    call_command("migrate", "clubsite", "0001", verbosity=0)
    try:
        assert SessionStore(key).get(SESSION_KEY)
    finally:
        call_command("migrate", "clubsite", verbosity=0)
    assert client.get("/").status_code == 200
