"""Who may be the box's partner, and who is asked in which order (rows 42-43)."""

from __future__ import annotations

from collections.abc import Sequence

from .errors import UnknownPlayer
from .rotation import Rolls, Rotation
from .ruleset import Ruleset
from .table_errors import RollsTied


def partner_allowed(ruleset: Ruleset, players: int) -> bool:
    """Whether the box may take a partner among so many `players`, box included."""
    start = partner_starts(ruleset)
    return start is not None and players >= start


def partner_starts(ruleset: Ruleset) -> int | None:
    """Among how many players, box included, the box may first take a partner; None: never."""
    starts = [n for n in (ruleset.partner_from, ruleset.partner_compulsory_from) if n is not None]
    return max(3, min(starts)) if starts else None


def partner_compulsory(ruleset: Ruleset, players: int) -> bool:
    """Whether the box must take one."""
    start = ruleset.partner_compulsory_from
    return start is not None and players >= max(3, start)


def asked_in_order(ruleset: Ruleset, rotation: Rotation) -> tuple[str, ...]:
    """Those who are asked, first to last, by the house rule."""
    _, captain, *crew = rotation.order
    match ruleset.partner_asked:
        case "after_captain":
            return tuple(crew)
        case "from_captain":
            return (captain, *crew)
        case "last_first":
            return (*reversed(crew), captain)
        case "next_in_line":
            return tuple(crew[:1])
        case "captain":
            return (captain,)
        case "by_lot":
            return ()


def may_refuse(ruleset: Ruleset) -> bool:
    """Whether the one asked may say no; otherwise he accepts or leaves the table."""
    return ruleset.partner_asked not in ("next_in_line", "captain")


def drawn_among(rotation: Rotation) -> tuple[str, ...]:
    """Those who throw when a partner is drawn by lot: the team without its captain."""
    return rotation.order[2:]


def highest_roll(players: Sequence[str], rolls: Rolls) -> str:
    """The one of `players` with the highest throw; those who tie throw again.

    `rolls` are the dice of each round a player threw in. Raises `RollsTied` naming those who have
    yet to throw, and `UnknownPlayer` for dice of somebody who is not in the draw.
    """
    for player in rolls:
        if player not in players:
            raise UnknownPlayer(player=player, field=f"rolls.{player}")
    throwing = who_throws_highest(players, rolls)
    if throwing:
        raise RollsTied(players=", ".join(throwing))
    return _highest(players, rolls, 0)[0]


def who_throws_highest(players: Sequence[str], rolls: Rolls) -> tuple[str, ...]:
    """Those who still have to throw, or to throw again, before one is highest."""
    tied = _highest(players, rolls, 0)
    if len(tied) < 2:
        return ()
    throws = max(len(rolls.get(player, ())) for player in tied)
    behind = tuple(player for player in tied if len(rolls.get(player, ())) < throws)
    return behind or tied


def _highest(players: Sequence[str], rolls: Rolls, turn: int) -> tuple[str, ...]:
    """Those who lead after the rounds in which all who were still level have thrown."""
    if len(players) < 2 or any(len(rolls.get(player, ())) <= turn for player in players):
        return tuple(players)
    thrown = {player: sum(rolls[player][turn]) for player in players}
    best = max(thrown.values())
    return _highest([player for player in players if thrown[player] == best], rolls, turn + 1)
