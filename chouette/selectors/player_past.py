"""Everything that a player's page, or a program, reads of his games over a span of nights."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any

from chouette.models import Player
from chouette.models.ledger import POINTS
from chouette.rules.figures import Figures
from chouette.selectors.courses import Course, player_courses
from chouette.selectors.history import (
    NIGHTS_PAGE,
    HeadToHead,
    NightLine,
    head_to_head,
    nights_of_player,
)
from chouette.selectors.statistics import BigGame, biggest_games, player_statistics
from chouette.selectors.unstated import in_span, unstated_tables


@dataclass(frozen=True)
class PlayerPast:
    """His nights (the latest of them, the latest first), his figures, his biggest games, whom he
    won from and lost to, and how his sums went."""

    nights: tuple[NightLine, ...]
    figures: Figures
    best: BigGame | None
    worst: BigGame | None
    opponents: tuple[HeadToHead, ...]
    courses: tuple[Course, ...]


def player_past(
    player: Player,
    *,
    since: date | None = None,
    until: date | None = None,
    money: bool,
    limit: int = NIGHTS_PAGE,
) -> PlayerPast:
    """Of the nights from `since` to `until`, and of at most `limit` of them one by one; the courses
    of money only where it may be seen. The same number of queries whatever there is."""
    everything = unstated_tables(player.club_id)
    days: dict[str, Any] = {"since": since, "until": until}
    span = {**days, "unstated": in_span(everything, since, until)}
    best, worst = biggest_games(player, **span)
    courses = player_courses(player, **days, unstated=everything)
    return PlayerPast(
        nights=nights_of_player(player, limit=limit, **span),
        figures=player_statistics(player, **span).figures,
        best=best,
        worst=worst,
        opponents=head_to_head(player, **span),
        courses=tuple(course for course in courses if money or course.unit == POINTS),
    )
