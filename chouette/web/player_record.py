"""What the nights of a player come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, fields

from chouette.selectors.history import NightLine


@dataclass(frozen=True)
class PlayerRecord:
    """The nights of a page of the player summed up: half-points and games."""

    games: int
    won: int
    points: int
    box_games: int
    box_points: int

    @property
    def team_games(self) -> int:
        return self.games - self.box_games

    @property
    def team_points(self) -> int:
        return self.points - self.box_points


def record_of(nights: Iterable[NightLine]) -> PlayerRecord:
    sums: Counter[str] = Counter()
    for night in nights:
        sums.update(
            games=night.games,
            won=night.games_won,
            points=night.points,
            box_games=night.box_games,
            box_points=night.box_points,
        )
    return PlayerRecord(*(sums[field.name] for field in fields(PlayerRecord)))
