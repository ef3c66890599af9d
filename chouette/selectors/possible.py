"""What somebody may do next at a table: what its rules take, of that what his role allows."""

from __future__ import annotations

from chouette.models import ChouetteSession, SessionStatus
from chouette.permissions import Action, Standing
from chouette.refusals import NotAllowed, NotFound
from chouette.rules.commands import Command
from chouette.rules.possible import possible_commands
from chouette.rules.state import ChouetteState
from chouette.selectors.seasons import closed_season_on
from chouette.services.authority import require_own, require_role

Possible = dict[str, tuple[Command, ...]]


def commands_for(row: ChouetteSession, state: ChouetteState, standing: Standing) -> Possible:
    """By kind, commands that the table would take of him now, one for each player he may name.

    Whoever may send nothing at all costs nothing. At a closed table one query: whether its season
    is closed, when nothing is taken.
    """
    closed = row.status == SessionStatus.CLOSED
    scores = Action.CORRECT_CLOSED if closed else Action.SCORE
    if not standing.may(Action.ACT_FOR_SELF) and not standing.may(scores):
        return {}
    if closed and closed_season_on(row.club_id, row.night_on):
        return {}
    found = {
        kind: tuple(each for each in commands if _may_send(standing, kind, each, row, state))
        for kind, commands in possible_commands(state).items()
    }
    return {kind: commands for kind, commands in found.items() if commands}


def _may_send(
    standing: Standing, kind: str, command: Command, row: ChouetteSession, state: ChouetteState
) -> bool:
    try:
        require_role(standing, kind, row)
        require_own(standing, command, state)
    except (NotAllowed, NotFound):
        return False
    return True
