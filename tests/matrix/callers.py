"""Who asks: somebody of every kind, each with a client that sends a good CSRF token."""

from __future__ import annotations

from django.contrib.auth.models import User
from rest_framework.test import APIClient

from tests.people import People

CALLERS = ("nobody", "outsider", "member", "scorer", "director", "owner", "staff")
"""In the order of the columns. Staff keeps the site and belongs to no club."""


def client_of(people: People, caller: str) -> APIClient:
    """A browser of this caller; a fault of the service is a 500 and no exception."""
    client = APIClient(enforce_csrf_checks=True, raise_request_exception=False)
    if user := _user(people, caller):
        client.force_login(user)
    token = "a" * 32
    client.cookies["csrftoken"] = token
    client.credentials(HTTP_X_CSRFTOKEN=token)
    return client


def _user(people: People, caller: str) -> User | None:
    known = {
        "outsider": people.dinu,
        "member": people.carla,
        "scorer": people.bogdan,
        "director": people.elena,
        "owner": people.ana,
    }
    if caller == "staff":
        return User.objects.create_superuser("keeper", password="a-long-password-of-tests")
    return known.get(caller)
