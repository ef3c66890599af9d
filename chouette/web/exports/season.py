"""The table of a season: as it was written down at its end, or as it stands now."""

from __future__ import annotations

from django.utils.translation import gettext as _

from chouette.currencies import places_of
from chouette.exports import Book, Column, Kind, Table
from chouette.models import Club, Season
from chouette.selectors.season_lines import SeasonLines


def season_book(club: Club, season: Season, lines: SeasonLines) -> Book:
    """Its lines by place; balances for whoever may see money, which `lines` were read for."""
    money = any(row.points_carried is not None for row in lines.rows)
    heads = [
        Column(_("Place"), Kind.COUNT),
        Column(_("Player")),
        Column(_("Nights"), Kind.COUNT),
        Column(_("Games"), Kind.COUNT),
        Column(_("Points"), Kind.POINTS),
    ]
    if money:
        heads.append(Column(_("Points, all nights"), Kind.POINTS))
        heads += [Column(unit, Kind.MONEY, places_of(unit)) for unit in lines.units]
    rows = (
        (
            row.line.rank,
            row.name,
            row.line.nights,
            row.line.games,
            row.line.points if row.line.rank else None,
            *((row.points_carried, *(amount for _unit, amount in row.money)) if money else ()),
        )
        for row in lines.rows
    )
    title = _("Final table") if season.closed_at else _("As it stands now")
    return Book(f"{club.name} {season.name}", (Table(title, tuple(heads), tuple(rows)),))
