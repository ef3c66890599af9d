"""What games come to for each player: in which seat, by which cubes, from whom.

All amounts are half-points. Summed from what was recorded of each game; nothing is played again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields

from .actions import Halves, Player
from .cube_turns import cube_turns
from .state import GameRecord

_EXTREMES = ("best", "worst")


@dataclass(frozen=True, kw_only=True)
class Figures:
    """One player's games, summed up.

    `won` is what the games brought in which he gained, `lost` what those cost in which he lost.
    Each game counts for one seat: the box's side (the box, or its partner, whose share of the
    result it is), the captain who began the game, or the crew, which is the rest of the team.
    `best` and `worst` are single games, so who lost them all has a best that is negative.

    Of the cube: `offers` are turns he made, `offer_points` what the contracts came to on which he
    made any, each counted once; `takes` and `take_points` likewise, a bought cube with the price
    that was paid for it; `drops` are turns he gave up, `drop_points` (never positive) their cost.
    """

    games: int = 0
    games_won: int = 0
    points: Halves = 0
    won: Halves = 0
    box_games: int = 0
    box_points: Halves = 0
    box_won: Halves = 0
    captain_games: int = 0
    captain_points: Halves = 0
    captain_won: Halves = 0
    best: Halves = 0
    worst: Halves = 0
    offers: int = 0
    offer_points: Halves = 0
    takes: int = 0
    take_points: Halves = 0
    drops: int = 0
    drop_points: Halves = 0

    @property
    def lost(self) -> Halves:
        """Half-points of the games he lost, as a positive number."""
        return self.won - self.points

    @property
    def crew_games(self) -> int:
        """Games in the team behind the captain."""
        return self.games - self.box_games - self.captain_games

    @property
    def crew_points(self) -> Halves:
        """Half-points of those games."""
        return self.points - self.box_points - self.captain_points

    @property
    def crew_won(self) -> Halves:
        """Half-points of those of them in which he gained."""
        return self.won - self.box_won - self.captain_won

    def plus(self, other: Figures) -> Figures:
        """Both together, as of one player."""
        if not (self.games and other.games):
            # Who played no game has no best one, not one of 0 points.
            return self if self.games else other
        sums = {
            name: getattr(self, name) + getattr(other, name)
            for name in FIGURES
            if name not in _EXTREMES
        }
        return Figures(**sums, best=max(self.best, other.best), worst=min(self.worst, other.worst))


FIGURES = tuple(field.name for field in fields(Figures))
"""The names of the figures, in their order."""


@dataclass(frozen=True)
class Pair:
    """What `player` won from and lost to `opponent`, game by game; both are gross.

    A game counts where something was owed between the two, for whatever reason. A partner's share
    is between him and the box, so it stands in their pair, though they sat on one side: what a
    player has from everybody is then exactly his points.
    """

    player: Player
    opponent: Player
    games: int
    won: Halves
    lost: Halves


def figures_of(records: Iterable[GameRecord]) -> dict[Player, Figures]:
    """The figures of everybody who played in these games, in the order of their first game."""
    found: dict[Player, Figures] = {}
    for record in records:
        for player, figures in _of_game(record).items():
            found[player] = found.get(player, Figures()).plus(figures)
    return found


def pairs_of(records: Iterable[GameRecord]) -> tuple[Pair, ...]:
    """Each two between whom something was owed, from either side."""
    games: Counter[tuple[Player, Player]] = Counter()
    won: Counter[tuple[Player, Player]] = Counter()
    for record in records:
        for (one, other), gain in _between(record).items():
            games[one, other] += 1
            won[one, other] += max(0, gain)
    return tuple(
        Pair(one, other, count, won[one, other], won[other, one])
        for (one, other), count in games.items()
    )


def _of_game(record: GameRecord) -> dict[Player, Figures]:
    habits = _habits(record)
    return {
        player: Figures(
            games=1,
            games_won=int(halves > 0),
            points=halves,
            won=max(0, halves),
            best=halves,
            worst=halves,
            **_seat(record, player, halves),
            **habits[player],
        )
        for player, halves in record.points.items()
    }


def _seat(record: GameRecord, player: Player, halves: Halves) -> dict[str, int]:
    seat = "captain" if player == record.order[1] else ""
    if player in (record.order[0], record.partner):
        seat = "box"
    if not seat:
        return {}
    return {f"{seat}_games": 1, f"{seat}_points": halves, f"{seat}_won": max(0, halves)}


def _habits(record: GameRecord) -> Mapping[Player, Counter[str]]:
    habits: dict[Player, Counter[str]] = {player: Counter() for player in record.points}
    counted: set[tuple[Player, str, int]] = set()
    for turn in cube_turns(record):
        for player, habit in ((turn.offered_by, "offer"), (turn.taken_by, "take")):
            if player is None:
                continue
            habits[player][f"{habit}s"] += 1
            if (contract := (player, habit, id(turn.contract))) not in counted:
                counted.add(contract)
                bought = turn.price if habit == "take" else 0
                habits[player][f"{habit}_points"] += turn.gain_of(player) + bought
        if turn.dropped_by is not None:
            habits[turn.dropped_by]["drops"] += 1
            habits[turn.dropped_by]["drop_points"] -= turn.price
    return habits


def _between(record: GameRecord) -> Mapping[tuple[Player, Player], Halves]:
    """What each has from each other in one game, all kinds of transfers together."""
    gains: dict[tuple[Player, Player], Halves] = {}
    for transfer in record.transfers:
        for one, other, gain in (
            (transfer.payee, transfer.payer, transfer.amount),
            (transfer.payer, transfer.payee, -transfer.amount),
        ):
            gains[one, other] = gains.get((one, other), 0) + gain
    return gains
