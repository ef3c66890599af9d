"""The season as one table: who stands where, and how everybody played in each seat."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from chouette.rules.figures import Figures
from chouette.selectors.courses import Course, club_courses
from chouette.selectors.standings import Standing, standings
from chouette.selectors.statistics import statistics
from chouette.selectors.unstated import unstated_tables


@dataclass(frozen=True)
class SeasonRow:
    """One player: his place, and his figures."""

    standing: Standing
    figures: Figures


@dataclass(frozen=True)
class SeasonTable:
    """Most points first. `courses` is how the first of them came there, by player; `provisional`
    says that a table not yet closed is in it."""

    rows: tuple[SeasonRow, ...]
    courses: dict[int, Course]

    @property
    def provisional(self) -> bool:
        """Whether a night that goes on counts."""
        return any(row.standing.provisional for row in self.rows)


def season_table(
    club_id: int,
    *,
    since: date | None = None,
    until: date | None = None,
    games_min: int = 0,
    courses: int = 0,
) -> SeasonTable:
    """Everybody who played in `games_min` games from `since` to `until`, with the courses of the
    first so many. The same number of queries whatever the size of the club."""
    span = {"since": since, "until": until}
    unstated = unstated_tables(club_id, **span)
    placed = standings(club_id, games_min=games_min, unstated=unstated, **span)
    played = statistics(club_id, games_min=games_min, unstated=unstated, **span)
    figures = {found.player_id: found.figures for found in played}
    first = [row.player_id for row in placed[:courses]]
    drawn = club_courses(club_id, first, unstated=unstated, **span) if first else {}
    return SeasonTable(tuple(SeasonRow(row, figures[row.player_id]) for row in placed), drawn)
