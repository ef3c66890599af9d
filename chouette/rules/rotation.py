"""Who sits where: the order of a table as a pure function of what happened.

An order is box, captain, crew. What a finished game does to it stands in `seat`; here is the first
order by dice and what people do to it between games. Sources are rows of the catalogue of house
rules (the table at the top of `ruleset`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal, TypeAlias

from .actions import Player
from .errors import BadJson
from .table_errors import RollsTied

Rolls: TypeAlias = Mapping[Player, Sequence[Sequence[int]]]
LevelAgreement: TypeAlias = Literal["equal", "multiples", "smaller_of_pair"]


@dataclass(frozen=True, slots=True)
class Rotation:
    """The order of those who play: box, captain, crew. The box's `partner` stands outside it."""

    order: tuple[Player, ...]
    partner: Player | None = None

    @property
    def everybody(self) -> tuple[Player, ...]:
        """All who play, the partner last."""
        return self.order if self.partner is None else (*self.order, self.partner)


DICE_MOST = 4
"""Some clubs order by the sum of four dice (row 1)."""

THROWS_MOST = 50
"""So many ties in a row do not happen at a table."""


def check_rolls(rolls: Rolls) -> None:
    """Refuse dice that no cup can throw. Raises BadJson."""
    for player, throws in rolls.items():
        if len(throws) > THROWS_MOST:
            reason = f"nobody throws more than {THROWS_MOST} times"
            raise BadJson(reason=reason, field=f"rolls.{player}")
        for number, dice in enumerate(throws):
            if not 1 <= len(dice) <= DICE_MOST or not all(1 <= die <= 6 for die in dice):
                reason = f"a throw is 1 to {DICE_MOST} dice of 1 to 6"
                raise BadJson(reason=reason, field=f"rolls.{player}.{number}")


def initial_order(players: Iterable[Player], rolls: Rolls) -> tuple[Player, ...]:
    """The first order by dice: the higher sum first, ties re-rolled inside their band (rows 1, 2).

    `rolls` are each player's rolls one after the other, a roll being one die or several. A re-roll
    only separates those who were level: it moves nobody past the rest.
    Raises RollsTied naming those who must throw (again).
    """
    bands = _bands(tuple(players), rolls, 0)
    throwing = [player for band in bands for player in band.throwing]
    if throwing:
        raise RollsTied(players=", ".join(throwing))
    return tuple(player for band in bands for player in band.players)


def who_throws(players: Iterable[Player], rolls: Rolls) -> tuple[Player, ...]:
    """Those who still have to throw, or to throw again, before the order is known."""
    bands = _bands(tuple(players), rolls, 0)
    return tuple(player for band in bands for player in band.throwing)


@dataclass(frozen=True, slots=True)
class _Band:
    """Players level so far; `throwing` are those of them whose dice are awaited."""

    players: tuple[Player, ...]
    throwing: tuple[Player, ...] = ()


def _bands(players: tuple[Player, ...], rolls: Rolls, throw: int) -> list[_Band]:
    throwing = tuple(player for player in players if len(rolls.get(player, ())) <= throw)
    if len(players) == 1 and (throw or not throwing):
        return [_Band(players)]
    if throwing:
        return [_Band(players, throwing)]

    def thrown(player: Player) -> int:
        return sum(rolls[player][throw])

    ranked = sorted(players, key=thrown, reverse=True)
    return [
        band
        for _, level in groupby(ranked, key=thrown)
        for band in _bands(tuple(level), rolls, throw + 1)
    ]


def seat_newcomers(
    order: Sequence[Player],
    moved: Collection[Player],
    newcomers: Iterable[Player],
    rule: Literal["above_loser", "below_loser"],
) -> tuple[Player, ...]:
    """The order with those who arrived during the game just over: last, or above its losers.

    `moved` are the losers whom the game sent to the end. After a double stand-up both stand below
    the newcomers with `above_loser` (row 51). If nobody moved there is no loser to stand above.
    """
    at = len(order)
    if rule == "above_loser":
        at = next((i for i, player in enumerate(order) if player in moved), at)
    return (*order[:at], *newcomers, *order[at:])


def without(order: Sequence[Player], players: Collection[Player]) -> tuple[Player, ...]:
    """The order when these have left: the gaps close, so behind a box the captain inherits
    (row 52)."""
    return tuple(player for player in order if player not in players)


def decline_box(order: Sequence[Player], moved: Collection[Player]) -> tuple[Player, ...]:
    """The order when the new box declines: the captain takes the box, and he who declined stands
    above those whom the last game sent to the end, because he did not lose (row 13, W40)."""
    box, *rest = order
    return seat_newcomers(rest, moved, (box,), "above_loser")


def start_levels(
    order: Sequence[Player], levels: Mapping[Player, int], agreement: LevelAgreement
) -> dict[Player, int]:
    """The starting level of each member's contract from the players' own levels (row 38, W33).

    `equal`: everybody plays for 1. `multiples`: the member's own level, the box agrees to it.
    `smaller_of_pair`: the smaller of the box's and the member's. A player without a level has 1.
    """
    box, *members = order
    own = {player: levels.get(player, 1) for player in order}
    if agreement == "multiples":
        return {member: own[member] for member in members}
    if agreement == "smaller_of_pair":
        return {member: min(own[box], own[member]) for member in members}
    return dict.fromkeys(members, 1)
