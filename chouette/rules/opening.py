"""How a chouette game begins: who plays, and the level of each contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .actions import Player
from .cautions import cautions_at_start
from .contracts import Game
from .cubes import CUBE_LIMIT, Contract
from .errors import BadJson, CubeLimit, DuplicatePlayer, TooManyAutomaticDoubles, UnknownPlayer
from .frozen import replace
from .rotation import Rotation
from .ruleset import Ruleset

PLAYERS_LIMIT = 16
_AUTOMATICS_LIMIT = CUBE_LIMIT.bit_length() - 1


def open_game(
    *,
    order: Sequence[Player],
    ruleset: Ruleset,
    partner: Player | None = None,
    auto_doubles: int = 0,
    start_levels: Mapping[Player, int] | None = None,
) -> Game:
    """A game before its first action: `order` is box, captain, crew; `partner` shares the box.

    A contract starts at the member's own level (1 unless `start_levels` says otherwise) times
    2 for each automatic double thrown in this game.
    Raises BadJson, DuplicatePlayer, UnknownPlayer, TooManyAutomaticDoubles or CubeLimit.
    """
    _check_players(Rotation(tuple(order), partner).everybody, seats=len(order))
    _check_automatic_doubles(auto_doubles, ruleset)
    box, *members = order
    levels = dict(start_levels or {})
    _check_levels(levels, members)
    contracts = {
        member: Contract(member, box, _start(member, levels.get(member, 1), auto_doubles))
        for member in members
    }
    game = Game(ruleset, box, tuple(members), partner, contracts)
    return replace(game, warnings=cautions_at_start(game))


def _check_players(everybody: Sequence[Player], *, seats: int) -> None:
    if seats < 2:
        raise BadJson(reason="the order needs a box and at least one member")
    if len(everybody) > PLAYERS_LIMIT:
        raise BadJson(reason=f"at most {PLAYERS_LIMIT} may play at a table")
    if len(set(everybody)) < len(everybody):
        twice = next(p for p in everybody if everybody.count(p) > 1)
        raise DuplicatePlayer(player=twice)


def _check_automatic_doubles(thrown: int, ruleset: Ruleset) -> None:
    if type(thrown) is not int or thrown < 0:
        raise BadJson(reason="auto_doubles must be a whole number from 0", field="auto_doubles")
    allowed = ruleset.automatic_doubles
    if allowed is not None and thrown > allowed:
        raise TooManyAutomaticDoubles(allowed=allowed, thrown=thrown)


def _check_levels(levels: Mapping[Player, int], members: Sequence[Player]) -> None:
    for player, level in levels.items():
        if player not in members:
            raise UnknownPlayer(player=player, field=f"start_levels.{player}")
        if type(level) is not int or level < 1:
            raise BadJson(
                reason=f"the starting level of {player} must be a whole number from 1",
                field=f"start_levels.{player}",
            )


def _start(member: Player, level: int, auto_doubles: int) -> int:
    # Huge numbers must not be computed out first.
    start = level if level > CUBE_LIMIT else level << min(auto_doubles, _AUTOMATICS_LIMIT + 1)
    if start > CUBE_LIMIT:
        raise CubeLimit(limit=CUBE_LIMIT, player=member, level=start)
    return start
