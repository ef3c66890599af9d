"""What a folded table comes to for each of its players: games, points, money."""

from __future__ import annotations

from dataclasses import dataclass

from chouette.rules.squaring import money_of
from chouette.rules.state import ChouetteState


@dataclass
class PlayerNight:
    """One player's figures of a table: points in half-points, money in minor units.

    A game on the box's side is one of the box's, whether played in it or as its partner.
    """

    player: int
    games: int = 0
    games_won: int = 0
    box_games: int = 0
    box_points: int = 0
    points: int = 0
    money: int = 0


def player_nights(state: ChouetteState) -> list[PlayerNight]:
    """Everybody who played a game at this table, in the order they first sat down."""
    nights: dict[str, PlayerNight] = {
        player: PlayerNight(int(player)) for player in state.levels if player in state.totals
    }
    for record in state.records:
        for player, halves in record.points.items():
            night = nights.setdefault(player, PlayerNight(int(player)))
            night.games += 1
            night.games_won += halves > 0
            night.points += halves
            if player in (record.order[0], record.partner):
                night.box_games += 1
                night.box_points += halves
    for player, money in session_money(state).items():
        nights[player].money = money
    return list(nights.values())


def session_money(state: ChouetteState) -> dict[str, int]:
    """What this table came to in minor units, for each player; nothing where only points count.

    Exact until here: halves of a minor unit go by the rule of the largest remainder, ties to who
    sat down first, so that the sum stays zero.
    """
    if not state.currency:
        return {}
    return money_of(state.worth, tuple(state.levels))
