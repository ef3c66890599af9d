"""Who has points of the night but no seat at the table any more, so that what is seen sums to 0."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.translation import gettext as _

from chouette.rules.state import ChouetteState
from chouette.selectors.elsewhere import Night
from chouette.web.people import People


@dataclass(frozen=True)
class LeftRow:
    """Somebody who left, or all who play at other tables of the night together.

    Half-points; minor units, None where only points count.
    """

    name: str
    points: int
    money: int | None


def left_rows(state: ChouetteState, people: People, night: Night) -> tuple[LeftRow, ...]:
    """In the order in which they came; nobody whose points and money are nothing."""
    if state.merged_into:
        return ()
    rows = [
        LeftRow(people.name(player), night.points.get(player, 0), _money(night, player))
        for player in _gone(state)
    ]
    others = LeftRow(_("at the other tables"), *_elsewhere(state, night))
    return tuple(row for row in (*rows, others) if row.points or row.money)


def _gone(state: ChouetteState) -> Iterator[str]:
    shown = _shown(state)
    return (player for player in state.totals if player not in shown)


def _shown(state: ChouetteState) -> set[str]:
    playing = state.game.order if state.game else ()
    partner = (state.game.partner,) if state.game and state.game.partner else ()
    return {*playing, *partner, *state.seating.everybody}


def _elsewhere(state: ChouetteState, night: Night) -> tuple[int, int | None]:
    """What those have together who never were at this table."""
    here = {*state.totals, *_shown(state)}
    points = sum(halves for player, halves in night.points.items() if player not in here)
    money = sum(minor for player, minor in night.money.items() if player not in here)
    return points, money if night.money else None


def _money(night: Night, player: str) -> int | None:
    return night.money.get(player, 0) if night.money else None
