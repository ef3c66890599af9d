"""The same pages of a small club and of a large one: queries, and time in turns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from benchmarks.seeding import Seeded


@dataclass
class Measured:
    """One page of one club: its queries, and the seconds of each time it was asked for."""

    queries: int
    seconds: list[float] = field(default_factory=list)

    @property
    def ms(self) -> float:
        """The median, in milliseconds."""
        return median(self.seconds) * 1000


def pages_of(seeded: Seeded) -> dict[str, str]:
    """Address by name of everything whose time could grow with the club."""
    slug, player = seeded.club.slug, seeded.club.players.order_by("pk")[0].pk
    return {
        "club": reverse("club", args=[slug]),
        "standings": reverse("standings", args=[slug]),
        "player": reverse("player", args=[slug, player]),
        "account": reverse("player_account", args=[slug, player]),
        "books": reverse("club_books", args=[slug]),
        "sheet": reverse("table_sheet", args=[seeded.closed]),
        "table": reverse("table", args=[seeded.playing]),
        "squaring": reverse("table_squaring", args=[seeded.closed]),
    }


def compared(clubs: Iterable[Seeded], runs: int) -> dict[str, list[Measured]]:
    """For each page what it takes in each of the clubs, which take turns."""
    found: dict[str, list[Measured]] = {}
    asked = [(_client(seeded), pages_of(seeded)) for seeded in clubs]
    for name in asked[0][1]:
        found[name] = [Measured(_queries(client, pages[name])) for client, pages in asked]
        for _ in range(runs):
            for measured, (client, pages) in zip(found[name], asked, strict=True):
                measured.seconds.append(_seconds(client, pages[name]))
    return found


def _client(seeded: Seeded) -> Client:
    client = Client(headers={"host": "127.0.0.1"})
    client.force_login(seeded.user)
    return client


def _queries(client: Client, address: str) -> int:
    """After a first look, which fills what is kept in memory."""
    _seconds(client, address)
    with CaptureQueriesContext(connection) as queries:
        _seconds(client, address)
    return len(queries)


def _seconds(client: Client, address: str) -> float:
    begun = perf_counter()
    answer = client.get(address)
    seconds = perf_counter() - begun
    if answer.status_code != 200:
        raise RuntimeError(f"{address}: {answer.status_code}")
    return seconds
