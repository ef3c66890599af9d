"""A link in a mail leads to this site, whatever address its sender made up."""

from __future__ import annotations

import re

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.core.exceptions import ImproperlyConfigured
from django.test import Client
from pytest_django.fixtures import Settings

from clubsite.site_address import site_address
from tests.people import PASSWORD


@pytest.fixture(autouse=True)
def ana(db: None, settings: Settings) -> None:
    settings.SENDS_MAIL = True
    settings.ALLOWED_HOSTS = ["club.example.org", "[::1]"]
    User.objects.create_user("ana", "ana@example.org", PASSWORD)


def mailed(host: str, port: str = "80") -> str:
    """What the link begins with when it is asked for at this host and came to this port."""
    address = {"email": "ana@example.org"}
    Client().post("/password/forgotten/", address, SERVER_PORT=port, headers={"Host": host})
    found = re.search(r"(\S+)/password/new/", str(mail.outbox[-1].body))
    assert found
    assert found[1] not in mail.outbox[-1].subject
    return found[1]


@pytest.mark.parametrize(
    ("host", "port", "link"),
    [
        ("club.example.org", "80", "http://club.example.org"),
        ("club.example.org:1337", "80", "http://club.example.org"),
        ("club.example.org.", "80", "http://club.example.org"),
        ("club.example.org.:1337", "8000", "http://club.example.org"),
        ("club.example.org:8000", "8000", "http://club.example.org:8000"),
        ("[::1]:8000", "8000", "http://[::1]:8000"),
        ("CLUB.example.org", "80", "http://club.example.org"),
    ],
)
def test_it_tells_no_port_that_the_request_did_not_come_to(host: str, port: str, link: str) -> None:
    assert mailed(host, port) == link


def test_it_tells_the_address_that_is_set(settings: Settings) -> None:
    settings.SITE_URL = "https://night.example.org:8443"
    assert mailed("club.example.org:1337") == "https://night.example.org:8443"


@pytest.mark.parametrize("url", ["", "https://club.example.org", "http://[::1]:8000"])
def test_it_takes_an_address(url: str) -> None:
    assert site_address(url) == url
    assert site_address(f"{url}/" if url else url) == url


@pytest.mark.parametrize(
    "url",
    [
        "club.example.org",
        "ftp://club.example.org",
        "https://",
        "https://a@club.example.org",
        "https://club.example.org/path",
        "https://club.example.org?x",
        "https://club.example.org:port",
        "https://club.example.org.",
        "https://[::1",
    ],
)
def test_it_takes_nothing_else(url: str) -> None:
    with pytest.raises(ImproperlyConfigured, match="SITE_URL"):
        site_address(url)
