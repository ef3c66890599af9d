"""Throws that a command needs and does not bring: asked of a `throw` function, never made here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .commands import Command, DrawPartner, DrawRotation
from .frozen import replace
from .partners import drawn_among, who_throws_highest
from .rotation import Rolls, who_throws
from .state import ChouetteState

Throw = Callable[[], int]
"""One die: 1 to 6."""


def fill_in_dice(command: Command, state: ChouetteState, throw: Throw) -> Command:
    """`command` with the dice it needs, ties thrown again; a command that has its own is kept."""
    if isinstance(command, DrawRotation) and not command.rolls and not command.order:
        return replace(command, rolls=_thrown(state.seating.everybody, who_throws, throw))
    if isinstance(command, DrawPartner) and not command.rolls:
        team = drawn_among(state.seating.rotation)
        return replace(command, rolls=_thrown(team, who_throws_highest, throw))
    return command


def _thrown(
    players: Sequence[str],
    who: Callable[[Sequence[str], Rolls], Sequence[str]],
    throw: Throw,
) -> dict[str, tuple[tuple[int, ...], ...]]:
    rolls: dict[str, tuple[tuple[int, ...], ...]] = {}
    while throwing := who(players, rolls):
        for player in throwing:
            rolls[player] = (*rolls.get(player, ()), (throw(),))
    return rolls
