"""A span of nights, as every sum over statement lines or pairs takes it."""

from __future__ import annotations

from datetime import date
from typing import TypeVar

from django.db.models import QuerySet

from chouette.models import ChouetteSession, StatementLine, StatementPair

Rows = TypeVar("Rows", QuerySet[StatementLine], QuerySet[StatementPair], QuerySet[ChouetteSession])


def within(rows: Rows, since: date | None, until: date | None) -> Rows:
    """The rows of nights from `since` to `until`, both in it; None leaves a side open."""
    if since is not None:
        rows = rows.filter(night_on__gte=since)
    if until is not None:
        rows = rows.filter(night_on__lte=until)
    return rows
