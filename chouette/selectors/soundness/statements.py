"""Statements, their lines and pairs: they count, add up to zero and belong to who they name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from django.db.models import Exists, F, Model, OuterRef, Q, QuerySet, Sum

from chouette.models import ChouetteSession, SessionStatus, Statement, StatementLine, StatementPair

Rows = TypeVar("Rows", StatementLine, StatementPair)


def statement_faults(club_id: int | None = None) -> Iterator[str]:
    """What is wrong with statements, lines and pairs, of one club if named."""
    mine = Q() if club_id is None else Q(club_id=club_id)
    yield from _uncounted(ChouetteSession.objects.filter(mine))
    lines = StatementLine.objects.filter(mine).order_by()
    pairs = StatementPair.objects.filter(mine).order_by()
    yield from _misplaced("line", lines)
    yield from _misplaced("pair", pairs)
    by_table = lines.values_list("chouette_session_id")
    sums = by_table.annotate(points_sum=Sum("points"), money_sum=Sum("money"))
    for table, points, money in sums.exclude(points_sum=0, money_sum=0).iterator():
        yield f"table {table}: its lines come to {points} half-points and {money}, not to zero"
    for pk in pairs.exclude(Exists(_mirrors())).values_list("pk", flat=True).iterator():
        yield f"statement pair {pk} is not what the other of the two is told"


def _uncounted(tables: QuerySet[ChouetteSession]) -> Iterator[str]:
    stated = tables.exclude(stated_seq=None)
    wrong = stated.filter(~Q(stated_seq=F("last_seq")) | ~Q(status=SessionStatus.CLOSED))
    for pk in wrong.order_by("pk").values_list("pk", flat=True).iterator():
        yield f"table {pk}: its statement counts, though the log went on"
    written = Statement.objects.filter(
        chouette_session=OuterRef("pk"), last_seq=OuterRef("stated_seq")
    )
    for pk in stated.exclude(Exists(written)).values_list("pk", flat=True).iterator():
        yield f"table {pk}: the statement that counts is not there"


def _misplaced(noun: str, rows: QuerySet[Rows]) -> Iterator[str]:
    newer = Statement.objects.filter(
        chouette_session=OuterRef("chouette_session"),
        last_seq=OuterRef("statement__last_seq"),
        edition__gt=OuterRef("statement__edition"),
    )
    counts: dict[str, Any] = {
        "statement__chouette_session": F("chouette_session"),
        "statement__last_seq": F("chouette_session__stated_seq"),
        "night_on": F("chouette_session__night_on"),
    }
    faults: tuple[tuple[str, QuerySet[Any]], ...] = (
        ("is of no statement that counts", rows.exclude(**counts)),
        ("is of a statement that was replaced", rows.filter(Exists(newer))),
        ("is of a practice night", rows.filter(chouette_session__is_practice=True)),
        ("is of a player who was merged", rows.filter(_merged(rows.model))),
    )
    for told, found in faults:
        for pk in found.order_by("pk").values_list("pk", flat=True).iterator():
            yield f"statement {noun} {pk} {told}"


def _merged(model: type[Model]) -> Q:
    merged = Q(player__merged_into__isnull=False)
    return merged | Q(opponent__merged_into__isnull=False) if model is StatementPair else merged


def _mirrors() -> QuerySet[StatementPair]:
    return StatementPair.objects.filter(
        chouette_session=OuterRef("chouette_session"),
        player=OuterRef("opponent"),
        opponent=OuterRef("player"),
        games=OuterRef("games"),
        won=OuterRef("lost"),
        lost=OuterRef("won"),
    )
