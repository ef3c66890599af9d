"""The standings as they are asked for, each of their views a table."""

from __future__ import annotations

from collections.abc import Iterable
from math import isfinite
from typing import Any

from django.utils.translation import gettext as _

from chouette.exports import Book, Column, Kind, Row, Table
from chouette.models import Club
from chouette.selectors.club_spans import ClubSpan
from chouette.selectors.unstated import unstated_tables
from chouette.web.spans import span_label
from chouette.web.standings_views import (
    VIEWS,
    Asked,
    column_of,
    lines_of,
    placed,
    view_choices,
)

_KINDS = {
    "points": {"average": Kind.AVERAGE, "games": Kind.COUNT},
    "seats": {
        "box": Kind.AVERAGE,
        "captain": Kind.AVERAGE,
        "crew": Kind.AVERAGE,
        "time": Kind.SHARE,
    },
    "cubes": {"offers": Kind.COUNT, "takes": Kind.COUNT, "drops": Kind.COUNT},
}
"""Of each view the columns that are not points."""


def standings_book(
    club: Club, nights: ClubSpan, asked: Asked, views: Iterable[str], *, games_min: int
) -> Book:
    """The lines of these nights, of whoever played so many games; each of `views` in the order
    asked for, if it is one of its own."""
    span = {"since": nights.since, "until": nights.until}
    unstated = unstated_tables(club.pk, **span)
    labels = {choice.value: choice.label for choice in view_choices(asked)}
    tables = []
    for view in views:
        own = asked if view == asked.show else Asked.of({"show": view})
        lines = lines_of(club.pk, view, unstated, games_min=games_min, **span)
        rows = tuple(
            _row(place, line, view) for place, line in placed(lines, column_of(own), up=own.up)
        )
        tables.append(Table(labels[view], _heads(view), rows))
    return Book(f"{club.name} {_('Standings')} {span_label(nights)}", tuple(tables))


def _heads(view: str) -> tuple[Column, ...]:
    kinds = _KINDS[view]
    return (
        Column(_("Place"), Kind.COUNT),
        Column(_("Player")),
        *(
            Column(str(column.label), kinds.get(column.value, Kind.POINTS))
            for column in VIEWS[view]
        ),
    )


def _row(place: int, line: Any, view: str) -> Row:
    values = (column.key(line) for column in VIEWS[view])
    return (place, line.name, *(value if isfinite(value) else None for value in values))
