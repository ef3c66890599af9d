"""The books in the back office, as somebody who looks into a quarrel reads them."""

from __future__ import annotations

import pytest
from django.test import Client

from chouette.models import Account, LedgerEntry, StatementLine
from chouette.models.ledger import POINTS
from tests.admin.addresses import address
from tests.builders import open_table
from tests.people import People
from tests.services.squaring import early

pytestmark = pytest.mark.django_db


@pytest.fixture
def books(office: Client, people: People) -> Client:
    """Bogdan won half a point of Ana; Carla gave Radu 0.05."""
    table = open_table(people, "ana", "bogdan")
    table.send("settle", member=people.number("bogdan"), points=0.5)
    table.close()
    early(table, "carla", "radu", 5)
    return office


def cells(client: Client, model: type[LedgerEntry | StatementLine], row: int = 0) -> list[str]:
    """What stands in the columns of a row of the list, the newest first."""
    page = client.get(address(model, "changelist")).context["cl"]
    shown = page.result_list[row]
    columns = (getattr(page.model_admin, name, None) for name in page.list_display)
    return [str(column(shown)) for column in columns if callable(column)]


def test_it_names_who_pays_whom_and_how_much(books: Client) -> None:
    payment = LedgerEntry.objects.filter(unit="EUR").latest("pk")
    lists = [cells(books, LedgerEntry, row)[:3] for row in range(LedgerEntry.objects.count())]
    assert ["Radu", "carla", "0.05"] in lists
    assert ["ana", "bogdan", "0.5"] in lists
    assert payment.amount == 5


def test_it_shows_a_night_with_signs(books: Client) -> None:
    shown = [cells(books, StatementLine, row) for row in range(2)]
    assert sorted(shown) == [["+0.5", "+0.25"], ["−0.5", "−0.25"]]


def test_it_calls_accounts_and_lines_by_names(books: Client, people: People) -> None:
    account = Account.objects.get(player=people.players["radu"], unit="EUR")
    assert str(account) == "Radu, EUR"
    kitty = Account.objects.create(club=people.club, name="kitty", unit=POINTS)
    assert str(kitty) == "kitty, points"
    line = StatementLine.objects.get(player__name="bogdan")
    assert str(line) == f"bogdan, {line.night_on}"
