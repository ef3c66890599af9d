"""What a club's home shows one reader."""

from __future__ import annotations

from typing import Any

from chouette.models import Club
from chouette.models.ledger import POINTS
from chouette.permissions import Action, Standing
from chouette.selectors import club_pages


def home_of(club: Club, standing: Standing) -> dict[str, Any]:
    """Tables, last nights, the reader's balance, and what he may do; only what he may see."""
    context: dict[str, Any] = {"club": club, "standing": standing, "may": club_rights(standing)}
    if standing.may(Action.SEE_TABLES):
        tables = club_pages.open_tables(club)
        context |= {
            "tables": tables,
            "past": club_pages.past_tables(club),
            "last_players": [] if tables else club_pages.last_players(club),
            "player_count": len(club_pages.active_players(club)),
        }
    if standing.player_id is not None:
        balances = club_pages.player_balances(standing.player_id)
        money = {unit: amount for unit, amount in balances.items() if unit != POINTS}
        context |= {"my_points": balances.get(POINTS, 0), "my_money": money}
    return context


def club_rights(standing: Standing) -> dict[str, bool]:
    """By action name, for templates."""
    return {action.value: standing.may(action) for action in Action}
