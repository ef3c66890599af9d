"""The statements of a table, those too that a correction has made outdated."""

from __future__ import annotations

from django.db.models import QuerySet

from chouette.models import ChouetteSession, Statement


def statements_of(row: ChouetteSession) -> QuerySet[Statement]:
    """Every statement that was ever computed for a table, the newest first."""
    return Statement.objects.filter(chouette_session=row).order_by("-last_seq", "-edition")


def counts_now(row: ChouetteSession, statement: Statement) -> bool:
    """Whether this one is of the table as it is now."""
    return row.stated_seq == statement.last_seq == row.last_seq
