"""Who may be the box's partner, and who is asked in which order (rows 42-43)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .errors import UnknownPlayer
from .rotation import Rotation
from .ruleset import Ruleset
from .table_errors import RollsTied


def partner_allowed(ruleset: Ruleset, players: int) -> bool:
    """Whether the box may take a partner among so many `players`, box included."""
    starts = [n for n in (ruleset.partner_from, ruleset.partner_compulsory_from) if n is not None]
    return bool(starts) and players >= max(3, min(starts))


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


def highest_roll(players: Sequence[str], rolls: Mapping[str, Sequence[Sequence[int]]]) -> str:
    """The one of `players` with the highest throw; those who tie throw again.

    `rolls` are the dice of each round a player threw in. Raises `RollsTied` naming those who have
    yet to throw, and `UnknownPlayer` for dice of somebody who is not in the draw.
    """
    for player in rolls:
        if player not in players:
            raise UnknownPlayer(player=player)
    tied, turn = list(players), 0
    while len(tied) > 1:
        if any(len(rolls.get(player, ())) <= turn for player in tied):
            raise RollsTied(players=", ".join(tied))
        thrown = {player: sum(rolls[player][turn]) for player in tied}
        tied = [player for player in tied if thrown[player] == max(thrown.values())]
        turn += 1
    return tied[0]
