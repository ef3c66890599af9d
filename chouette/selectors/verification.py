"""Whether everything that is written still agrees with itself: named checks, run over everything.

Nothing here repairs. A fault is a sentence; no faults is an empty list. One night is held in memory
at a time, whatever the size of the database, and people may go on writing: what looks wrong at a
night is looked at again with its tables locked before it is called a fault.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date

from django.db import transaction

from chouette.models import ChouetteSession, Club
from chouette.selectors.soundness.database import database_faults
from chouette.selectors.soundness.entries import entry_faults
from chouette.selectors.soundness.plans import linked_groups, plan_faults
from chouette.selectors.soundness.statements import statement_faults
from chouette.selectors.soundness.tables import table_faults
from chouette.selectors.strays import merged_twice, strays

__all__ = ["Nights", "faults", "table_faults"]

SLICES = 28
"""Over so many days of `Nights.of_the_day` every night is folded once at least."""


@dataclass(frozen=True)
class Nights:
    """Which nights are folded; what is checked by a few statements of SQL is checked of all."""

    chosen: Callable[[date], bool] = lambda night: True

    @classmethod
    def of_the_day(cls, today: date) -> Nights:
        """The nights of the last five weeks, and one of 28 parts of all others."""
        recent = today.toordinal() - 35
        part = today.toordinal() % SLICES
        return cls(lambda night: night.toordinal() >= recent or night.toordinal() % SLICES == part)


def faults(*, club_id: int | None = None, nights: Nights | None = None) -> Iterator[str]:
    """Every fault of the database as a sentence; of one club only, or of some nights, if named."""
    yield from database_faults()
    yield from entry_faults(club_id)
    yield from statement_faults(club_id)
    yield from strays(club_id)
    yield from merged_twice(club_id)
    chosen = (nights or Nights()).chosen
    for club in _clubs(club_id):
        tables = ChouetteSession.objects.filter(club_id=club).order_by("night_on")
        for night_on in list(tables.values_list("night_on", flat=True).distinct()):
            if chosen(night_on):
                yield from _night_faults(club, night_on)


def _clubs(club_id: int | None) -> list[int]:
    # No cursor stays open between the nights: on SQLite it would hold on to an old moment.
    if club_id is not None:
        return [club_id]
    return list(Club.objects.order_by("pk").values_list("pk", flat=True))


def _night_faults(club_id: int, night_on: date) -> list[str]:
    tables = ChouetteSession.objects.filter(club_id=club_id, night_on=night_on).order_by("pk")
    if not list(_faults_of(list(tables))):
        return []
    with transaction.atomic(durable=True):
        return list(_faults_of(list(tables.select_for_update())))


def _faults_of(night: list[ChouetteSession]) -> Iterator[str]:
    for row in night:
        yield from (f"table {row.pk}: {fault}" for fault in table_faults(row))
    for tables in linked_groups(night):
        yield from plan_faults(tables)
