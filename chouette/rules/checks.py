"""What several commands refuse alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from .cubes import CUBE_LIMIT
from .errors import DuplicatePlayer, UnknownPlayer
from .opening import PLAYERS_LIMIT
from .seating import Seating
from .state import ChouetteState
from .table_errors import AlreadySeated, BadLevel, GameOpen, NotSeated, TooManyPlayers


def refuse_game_open(state: ChouetteState) -> None:
    """For what belongs between games. Raises GameOpen."""
    if state.game is not None:
        raise GameOpen(game=state.game.number)


def refuse_duplicates(players: Iterable[str], field: str) -> None:
    """Raises DuplicatePlayer for the first who is named twice in `field`."""
    for player, count in Counter(players).items():
        if count > 1:
            raise DuplicatePlayer(player=player, field=field)


def refuse_strangers(players: Iterable[str], expected: Collection[str], field: str) -> None:
    """Raises UnknownPlayer for the first who is none of those expected; `field` holds players by
    their place, or is a mapping of them."""
    for place, player in enumerate(players):
        if player not in expected:
            key = player if isinstance(players, Mapping) else place
            raise UnknownPlayer(player=player, field=f"{field}.{key}")


def check_seated(seating: Seating, player: str, field: str = "player") -> None:
    """Raises NotSeated for somebody who does not belong to the table, named in `field`."""
    if player not in seating.everybody:
        raise NotSeated(player=player, field=field)


def check_newcomer(seating: Seating, player: str, level: int, field: str = "level") -> None:
    """Raises AlreadySeated, TooManyPlayers for a seventeenth (whatever the house rules say), and
    BadLevel for a level that no cube can have; `field` is where the level was written."""
    if player in seating.everybody:
        raise AlreadySeated(player=player)
    if len(seating.everybody) >= PLAYERS_LIMIT:
        raise TooManyPlayers(limit=PLAYERS_LIMIT)
    check_level(player, level, field)


def check_level(player: str, level: int, field: str = "level") -> None:
    """Raises BadLevel for a stake level below 1 or above the limit of a cube."""
    if not 1 <= level <= CUBE_LIMIT:
        raise BadLevel(limit=CUBE_LIMIT, player=player, level=level, field=field)
