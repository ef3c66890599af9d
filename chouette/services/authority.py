"""Which command somebody may send to a table: the role first, then his own cube and seat."""

from __future__ import annotations

from chouette.models import ChouetteSession, SessionStatus
from chouette.permissions import Action, Standing
from chouette.rules import commands as cmd
from chouette.rules.state import ChouetteState

OWN_KINDS = frozenset(
    kind.kind
    for kind in (
        cmd.Leave,
        cmd.SitOut,
        cmd.Return,
        cmd.NameProxy,
        cmd.AnswerPartner,
        cmd.OfferPartner,
        cmd.DeclineBox,
        cmd.Offer,
        cmd.Answer,
    )
)
"""What a member may send for himself where the club lets members act."""


def action_for(kind: str, row: ChouetteSession) -> Action:
    """What sending a command of this kind to this table counts as."""
    return action_at(kind, closed=row.status == SessionStatus.CLOSED)


def action_at(kind: str, *, closed: bool) -> Action:
    """What sending a command of this kind counts as, at a table that is open or closed."""
    if kind in (cmd.Close.kind, cmd.Reopen.kind):
        return Action.CLOSE_TABLE
    # What a closed table takes from nobody is refused as such, to whoever may score: not by role.
    return Action.CORRECT_CLOSED if closed and kind == cmd.CorrectGame.kind else Action.SCORE


def require_role(standing: Standing, kind: str, row: ChouetteSession) -> None:
    """Refuse what this role may not send, whatever stands in the command."""
    if kind in OWN_KINDS and standing.may(Action.ACT_FOR_SELF):
        return
    standing.require(action_for(kind, row))


def require_own(standing: Standing, command: cmd.Command, state: ChouetteState) -> None:
    """Refuse a member's command that is not about his own cube or seat. Raises NotAllowed."""
    if standing.may(Action.SCORE):
        return
    me = str(standing.player_id)
    if standing.player_id is None or me not in state.seating.everybody:
        raise standing.refusal()
    if decider(command, state) not in _players_for_whom(me, state):
        raise standing.refusal()


def decider(command: cmd.Command, state: ChouetteState) -> str | None:
    """The player whose decision `command` is; None where it is the table's."""
    order = state.game.order if state.game else state.seating.rotation.order
    box = order[0] if order else None
    match command:
        case cmd.OfferPartner() | cmd.DeclineBox() | cmd.Offer(side="box"):
            return box
        case cmd.Offer(members=(member,)):
            return member
        case cmd.Answer(member=member):
            pending = state.game.pending if state.game else None
            return member if pending and pending.side == "box" else box
        case (
            cmd.Leave(player=player)
            | cmd.SitOut(player=player)
            | cmd.Return(player=player)
            | cmd.NameProxy(player=player)
            | cmd.AnswerPartner(player=player)
        ):
            return player
    return None


def _players_for_whom(me: str, state: ChouetteState) -> frozenset[str]:
    absent = (player for player, proxy in state.proxies.items() if proxy == me)
    return frozenset({me, *absent})
