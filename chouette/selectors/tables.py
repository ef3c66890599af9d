"""Tables of one night that belong together: split from one another, or merged."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from django.db.models import Q, QuerySet

from chouette.models import ChouetteSession
from chouette.models.sessions import SessionStatus


def tables_of_night(row: ChouetteSession) -> QuerySet[ChouetteSession]:
    """All tables of the club on the night of `row`, by number."""
    same = ChouetteSession.objects.filter(club_id=row.club_id, night_on=row.night_on)
    return same.order_by("pk")


def names_in_use(club_id: int, night_on: date) -> set[str]:
    """What the club's tables of this night are called, closed ones too, and all open ones."""
    tables = ChouetteSession.objects.filter(club_id=club_id).order_by()
    named = tables.filter(Q(night_on=night_on) | Q(status=SessionStatus.OPEN))
    return set(named.values_list("table", flat=True))


def linked_tables(
    row: ChouetteSession, tables: Iterable[ChouetteSession] | None = None
) -> tuple[ChouetteSession, ...]:
    """`row` and every table that a chain of splits and merges of that night leads to, by number.

    People who went from one to the other square up over all of them at once. `tables` are those of
    the night, if the caller has them; otherwise one query.
    """
    night = {table.pk: table for table in (tables_of_night(row) if tables is None else tables)}
    linked, new = {row.pk}, {row.pk}
    while new:
        near = (neighbour for pk in new for neighbour in _neighbours(night[pk], night))
        new = {pk for pk in near if pk in night} - linked
        linked |= new
    return tuple(night[pk] for pk in sorted(linked))


def _neighbours(row: ChouetteSession, night: dict[int, ChouetteSession]) -> Iterable[int]:
    yield from (pk for pk in (row.split_from_id, row.merged_into_id) if pk is not None)
    for other in night.values():
        if row.pk in (other.split_from_id, other.merged_into_id):
            yield other.pk
