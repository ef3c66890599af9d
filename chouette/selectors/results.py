"""What a folded table comes to for each of its players: games, points, cubes, money."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass

from chouette.rules.figures import Figures, Pair, figures_of, pairs_of
from chouette.rules.squaring import money_of
from chouette.rules.state import ChouetteState

NOBODY_MERGED: Mapping[int, int] = {}


@dataclass(frozen=True, kw_only=True)
class PlayerNight(Figures):
    """One player's figures of a table: points in half-points, money in minor units."""

    player: int
    money: int = 0


@dataclass(frozen=True)
class PlayerPair:
    """What a player won from and lost to another at a table, in half-points."""

    player: int
    opponent: int
    games: int
    won: int
    lost: int


def player_nights(
    state: ChouetteState, merged: Mapping[int, int] = NOBODY_MERGED
) -> list[PlayerNight]:
    """Everybody who played a game at this table, in the order they first sat down.

    `merged` (see `merged_players`) says who is somebody else by now: the figures of both are one.
    """
    played, money = figures_of(state.records), session_money(state)
    seated = [player for player in state.levels if player in played]
    figures: dict[int, Figures] = {}
    amounts: dict[int, int] = {}
    for player in dict.fromkeys((*seated, *played)):
        owner = merged.get(int(player), int(player))
        figures[owner] = figures.get(owner, Figures()).plus(played[player])
        amounts[owner] = amounts.get(owner, 0) + money.get(player, 0)
    return [
        PlayerNight(player=owner, money=amounts[owner], **asdict(sums))
        for owner, sums in figures.items()
    ]


def player_pairs(
    state: ChouetteState, merged: Mapping[int, int] = NOBODY_MERGED
) -> list[PlayerPair]:
    """Who won what from whom at this table, from either side; nobody is a pair with himself."""
    sums: dict[tuple[int, int], PlayerPair] = {}
    for pair in _renamed(pairs_of(state.records), merged):
        known = sums.get((pair.player, pair.opponent))
        sums[pair.player, pair.opponent] = pair if known is None else _both(known, pair)
    return list(sums.values())


def _renamed(pairs: Iterable[Pair], merged: Mapping[int, int]) -> Iterable[PlayerPair]:
    for pair in pairs:
        player, opponent = (
            merged.get(int(number), int(number)) for number in (pair.player, pair.opponent)
        )
        if player != opponent:
            yield PlayerPair(player, opponent, pair.games, pair.won, pair.lost)


def _both(one: PlayerPair, other: PlayerPair) -> PlayerPair:
    return PlayerPair(
        one.player,
        one.opponent,
        one.games + other.games,
        one.won + other.won,
        one.lost + other.lost,
    )


def game_that_brought(
    state: ChouetteState, player: int, halves: int, merged: Mapping[int, int] = NOBODY_MERGED
) -> int | None:
    """The number of the first game that brought a player so much; None if there is none."""
    for record in state.records:
        for number, points in record.points.items():
            if points == halves and merged.get(int(number), int(number)) == player:
                return record.number
    return None


def session_money(state: ChouetteState) -> dict[str, int]:
    """What this table came to in minor units, for each player; nothing where only points count.

    Exact until here: halves of a minor unit go by the rule of the largest remainder, ties to who
    sat down first, so that the sum stays zero.
    """
    if not state.currency:
        return {}
    return money_of(state.worth, tuple(state.levels))
