from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from tests.people import People


@pytest.fixture
def office(people: People, client: Client) -> Client:
    """The browser of a superuser, who belongs to no club."""
    client.force_login(User.objects.create_superuser("chief"))
    return client
