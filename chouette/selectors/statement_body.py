"""What the statement of a table says, as plain JSON: figures, who won from whom, who pays whom.

Players are numbers; keys that end in `_halves` are half-points, in `_minor` minor units.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from chouette.models import ChouetteSession
from chouette.rules.figures import FIGURES
from chouette.rules.state import ChouetteState
from chouette.selectors.merged import merged_players
from chouette.selectors.results import PlayerNight, game_that_brought, player_pairs
from chouette.selectors.squaring import Leg

EDITION = 3
"""What a statement of today tells.

Those of edition 1 had neither roles nor cubes nor the plan; those of edition 2 no best game of who
lost them all, and no worst of who won them all.
"""

_COUNTS = frozenset(
    ("games", "games_won", "box_games", "captain_games", "offers", "takes", "drops")
)


def statement_body(
    row: ChouetteSession, state: ChouetteState, nights: Iterable[PlayerNight], plan: Iterable[Leg]
) -> dict[str, Any]:
    """The statement of a table as of `state`, with the plan as it is at this moment.

    Merged players are who they are at this moment, too. One query.
    """
    merged = merged_players(row.club_id)
    return {
        "edition": EDITION,
        "session": row.pk,
        "last_seq": row.last_seq,
        "night_on": row.night_on.isoformat(),
        "table": row.table,
        "rules": row.rules_name,
        "practice": row.is_practice,
        "currency": row.currency,
        "stake_minor": row.stake_minor,
        "games": len(state.records),
        "head": row.head,
        "players": [_player(night, state, merged) for night in nights],
        "pairs": [
            {
                "player": pair.player,
                "opponent": pair.opponent,
                "games": pair.games,
                "won_halves": pair.won,
                "lost_halves": pair.lost,
            }
            for pair in player_pairs(state, merged)
        ],
        "plan": [_leg(leg) for leg in plan],
    }


def _player(night: PlayerNight, state: ChouetteState, merged: Mapping[int, int]) -> dict[str, Any]:
    figures = {
        name if name in _COUNTS else f"{name}_halves": getattr(night, name) for name in FIGURES
    }
    return {
        "player": night.player,
        **figures,
        "lost_halves": night.lost,
        "box_lost_halves": night.box_won - night.box_points,
        "captain_lost_halves": night.captain_won - night.captain_points,
        "crew_games": night.crew_games,
        "crew_points_halves": night.crew_points,
        "crew_won_halves": night.crew_won,
        "crew_lost_halves": night.crew_won - night.crew_points,
        "best_game": game_that_brought(state, night.player, night.best, merged),
        "worst_game": game_that_brought(state, night.player, night.worst, merged),
        "money_minor": night.money,
    }


def _leg(leg: Leg) -> dict[str, Any]:
    return {
        "payer": leg.payer_id,
        "payee": leg.payee_id,
        "amount_minor": leg.amount,
        "paid_minor": leg.paid,
        "currency": leg.currency,
    }
