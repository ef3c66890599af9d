"""The page on which one person under two names is merged."""

from __future__ import annotations

from html import unescape
from typing import Any

from django.test import Client

from chouette.services.outbox import dispatch
from tests.builders import open_table
from tests.people import People


def url(people: People, name: str) -> str:
    """Where it is asked whether somebody is the same as another."""
    return f"/clubs/club-test/players/{people.number(name)}/same/"


def read(response: Any) -> str:
    """The page as it is read."""
    return unescape(response.content.decode())


def merge(client: Client, people: People, name: str, into: str) -> Any:
    """Say that the one is the other; the page that follows, once all is computed."""
    sent = {"do": "merge", "into": people.number(into)}
    response = client.post(url(people, name), sent, follow=True)
    dispatch()
    return response


def radu_won(people: People) -> None:
    """A night at which Radu took 1.00 from Ana."""
    table = open_table(people, "ana", "radu")
    table.quick(radu=2)
    table.close()
