"""Every way to change what is written down for good, refused on whichever database this is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.db import IntegrityError, connection, models, transaction
from django.db.models import ProtectedError

from chouette.models import (
    Account,
    ChouetteSession,
    Command,
    Event,
    LedgerEntry,
    Player,
    Statement,
    StatementLine,
    guards,
)
from tests.builders import open_table
from tests.people import People

pytestmark = pytest.mark.django_db

KEPT: tuple[type[models.Model], ...] = (
    Account,
    Command,
    Event,
    LedgerEntry,
    Statement,
)
Attempt = Callable[[type[models.Model]], object]


@pytest.fixture(autouse=True)
def closed_night(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=-1)
    table.close()


def sql(statement: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(statement)


def table_of(model: type[models.Model]) -> str:
    return model._meta.db_table


def first(model: type[models.Model]) -> models.Model:
    return model._default_manager.earliest("pk")


ATTEMPTS: dict[str, Attempt] = {
    "save": lambda model: first(model).save(),
    "queryset update": lambda model: model._default_manager.update(id=models.F("id")),
    "bulk update": lambda model: model._default_manager.bulk_update(
        [first(model)], [field_of(model)]
    ),
    "raw update": lambda model: sql(f"UPDATE {table_of(model)} SET id = id"),
    "raw delete": lambda model: sql(f"DELETE FROM {table_of(model)}"),
    "raw delete of one": lambda model: sql(
        f"DELETE FROM {table_of(model)} WHERE id = {first(model).pk}"
    ),
    "private delete": lambda model: model._default_manager.all()._raw_delete("default"),
}


if connection.vendor == "sqlite":  # which alone has REPLACE
    ATTEMPTS["replace"] = lambda model: sql(
        f"INSERT OR REPLACE INTO {table_of(model)} SELECT * FROM {table_of(model)}"
    )


def field_of(model: type[models.Model]) -> str:
    names = (field.name for field in model._meta.concrete_fields if not field.primary_key)
    return next(names)


@pytest.mark.parametrize("attempt", ATTEMPTS.values(), ids=ATTEMPTS)
@pytest.mark.parametrize("model", KEPT, ids=lambda model: model.__name__)
def test_it_is_refused(model: type[models.Model], attempt: Attempt) -> None:
    before = list(model._default_manager.order_by("pk").values())
    with pytest.raises(IntegrityError), transaction.atomic():
        attempt(model)
    assert list(model._default_manager.order_by("pk").values()) == before


@pytest.mark.parametrize("model", KEPT, ids=lambda model: model.__name__)
def test_it_refuses_to_delete(model: type[models.Model]) -> None:
    with pytest.raises((IntegrityError, ProtectedError)), transaction.atomic():
        model._default_manager.all().delete()


@pytest.mark.parametrize("owner", [ChouetteSession, Player], ids=lambda model: model.__name__)
def test_it_keeps_the_owners_of_what_is_kept(owner: type[models.Model]) -> None:
    with pytest.raises(ProtectedError):
        owner._default_manager.all().delete()
    with pytest.raises(IntegrityError), transaction.atomic():
        sql(f"DELETE FROM {table_of(owner)}")


def test_it_keeps_the_club_and_the_users(people: People) -> None:
    with pytest.raises(ProtectedError):
        people.club.delete()
    with pytest.raises(ProtectedError):
        people.bogdan.delete()


def test_it_changes_no_line_of_a_statement() -> None:
    """Lines go with the statement that they were of, and are written anew; none is changed."""
    with pytest.raises(IntegrityError), transaction.atomic():
        StatementLine.objects.update(points=0)


def test_it_misses_no_guard() -> None:
    assert guards.missing(connection) == []
