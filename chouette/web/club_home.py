"""What a club's home shows one reader."""

from __future__ import annotations

from typing import Any

from chouette.models import Club
from chouette.permissions import Action, Standing
from chouette.selectors import club_pages
from chouette.selectors.balances import player_balance
from chouette.selectors.clubs import club_today
from chouette.selectors.disputes import undecided_in
from chouette.web.doubts import doubt_rows


def home_of(club: Club, standing: Standing) -> dict[str, Any]:
    """Tables, last nights, the reader's balance, and what he may do; only what he may see."""
    context: dict[str, Any] = {"club": club, "standing": standing, "may": club_rights(standing)}
    if standing.may(Action.SEE_TABLES):
        tables = club_pages.open_tables(club)
        context |= {
            "tables": tables,
            "past": club_pages.past_tables(club),
            "last_night": None if tables else _night_before(club),
            "player_count": len(club_pages.active_players(club)),
        }
    if standing.may(Action.SCORE):
        context["doubts"] = doubt_rows(undecided_in(club.pk), standing)
    me = club_pages.player_in(club, standing.player_id) if standing.player_id else None
    if me is not None:
        balance = player_balance(me)
        units = sorted({*balance.money, *balance.provisional})
        context |= {
            "my_points": balance.points,
            "my_money": {unit: balance.total(unit) for unit in units},
            "counts_tonight": bool(balance.provisional),
        }
    return context


def _night_before(club: Club) -> club_pages.LastNight | None:
    return club_pages.last_night(club, today=club_today(club))


def club_rights(standing: Standing) -> dict[str, bool]:
    """By action name, for templates."""
    return {action.value: standing.may(action) for action in Action}
