"""What no link of the back office holds is answered with a list, a sentence or a refusal."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest
from django.contrib import admin
from django.contrib.auth.models import Group, User
from django.db.models import Model
from django.test import Client

from chouette.models import ChouetteSession, Club, Event, LedgerEntry, OutboxMessage, Player
from tests.admin.addresses import MODELS, address

pytestmark = pytest.mark.django_db

HUGE = "9" * 30
VALUES = (
    "", "x", "-1", "1,2,,", HUGE, "9" * 5000, "1e999", "NaN", "²", "2026-13-45", "99999-01-01",
    "None", "[", "%", "\\", "'", '"a b', "\u202e", "\uffff", "\U0001f600", "\x01", "x" * 5000,
)  # fmt: skip
FEW = ("", "x", "-1", HUGE, "²", "\u202e")
CONTROLS = ("q", "o", "p", "e", "all", "_popup", "_to_field", "_facets", "_changelist_filters")


def filters_of(model: type[Model]) -> set[str]:
    """Every name by which an address may narrow this list."""
    page = admin.site._registry[model]
    fields = {entry[0] if isinstance(entry, tuple) else entry for entry in page.list_filter}
    endings = ("__exact", "__in", "__isnull", "__isempty")
    names = {f"{field}{ending}" for field in fields | {"pk"} for ending in endings}
    day = page.date_hierarchy
    return names | ({f"{day}{part}" for part in ("__year", "__month", "__day")} if day else set())


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
def test_it_lists_by_any_value_of_any_filter(office: Client, model: type[Model]) -> None:
    url = address(model, "changelist")
    for name in sorted(filters_of(model)):
        for value in FEW:
            assert office.get(url, {name: value}).status_code in {200, 302, 400}, (name, value)


@pytest.mark.parametrize("name", CONTROLS)
def test_it_lists_by_any_value_of_what_every_list_has(office: Client, name: str) -> None:
    url = address(Player, "changelist")
    for value in VALUES:
        assert office.get(url, {name: value}).status_code in {200, 302, 400}, value


@pytest.mark.parametrize("year", ["0", "-1", "10000", HUGE, "2026"])
@pytest.mark.parametrize("month", ["0", "13", "x", HUGE])
def test_it_lists_by_any_date(office: Client, year: str, month: str) -> None:
    url = address(ChouetteSession, "changelist")
    query = {"night_on__year": year, "night_on__month": month, "night_on__day": "31"}
    assert office.get(url, query).status_code in {200, 302}


def test_it_shows_the_whole_list_where_a_filter_means_nothing(office: Client) -> None:
    response = office.get(address(Event, "changelist"), {"pk__in": HUGE}, follow=True)
    # SQLite cannot even ask for such a number; PostgreSQL can, and finds nothing.
    assert response.redirect_chain in ([], [(f"{address(Event, 'changelist')}?e=1", 302)])
    assert response.status_code == 200


@pytest.mark.parametrize("model", [LedgerEntry, User], ids=lambda m: m.__name__)
@pytest.mark.parametrize("page", ["change", "history", "delete"])
def test_it_finds_no_row_under_any_other_address(
    office: Client, model: type[Model], page: str
) -> None:
    for value in (*FEW[1:], "_5F", "_ZZ", "_00", "__"):
        url = f"{address(model, 'changelist')}{quote(value, safe='')}/{page}/"
        assert office.get(url).status_code in {302, 403, 404}, value
        assert office.post(url).status_code in {302, 403, 404}, value


@pytest.mark.parametrize("model", [OutboxMessage, Group, User], ids=lambda m: m.__name__)
def test_it_does_nothing_with_rows_that_are_none(office: Client, model: type[Model]) -> None:
    name = "try_again" if model is OutboxMessage else "delete_selected"
    form: dict[str, Any] = {"action": name, "index": "0", "select_across": "0", "post": "yes"}
    for value in FEW:
        for field in ("_selected_action", "action", "index", "select_across"):
            sent = {"_selected_action": "0", **form, field: value}
            response = office.post(address(model, "changelist"), sent)
            assert response.status_code in {200, 302, 400}, (field, value)


@pytest.mark.parametrize("model", [Club, Player, User], ids=lambda m: m.__name__)
def test_it_looks_for_a_row_by_its_number_only(office: Client, model: type[Model]) -> None:
    row = model._default_manager.earliest("pk")
    for field, status in (("", 200), ("id", 200), ("pk", 400), ("name", 400), (HUGE, 400)):
        url = address(model, "change", row.pk)
        assert office.get(url, {"_to_field": field}).status_code == status, field


@pytest.mark.parametrize("value", FEW[1:], ids=ascii)
def test_it_gives_staff_no_right_that_there_is_not(office: Client, value: str) -> None:
    form = {"name": "Hosts", "permissions": [value]}
    assert office.post(address(Group, "add"), form).status_code == 200
    assert not Group.objects.exists()
