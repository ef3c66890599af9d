"""Every command to a table: `decide(state, command)` gives the events, or raises a violation.

Pure: dice, time and identifiers arrive in the command. Nothing is changed here; whoever calls
records the events and folds them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import commands as cmd
from . import decide_game, decide_partner, decide_people, decide_table
from .events import Event
from .frozen import replace
from .state import ChouetteState
from .table_errors import TableIsClosed, TableNotOpen

WHEN_CLOSED: tuple[type[cmd.Command], ...] = (cmd.Reopen, cmd.CorrectGame)
"""What a closed table takes."""


def decide(state: ChouetteState, command: cmd.Command) -> tuple[Event, ...]:
    """The events that `command` leads to at this table; the first is marked `first`.

    Raises a `RuleViolation` with a stable code when the table does not allow it; then nothing has
    happened.
    """
    _refuse_by_status(state, command)
    first, *more = _DECIDE[type(command)](state, command)
    return (replace(first, first=True), *more)


def _refuse_by_status(state: ChouetteState, command: cmd.Command) -> None:
    if isinstance(command, cmd.OpenTable):
        return
    if state.status == "new":
        raise TableNotOpen
    if state.status == "closed" and not isinstance(command, WHEN_CLOSED):
        raise TableIsClosed


_DECIDE: dict[type[cmd.Command], Callable[[ChouetteState, Any], tuple[Event, ...]]] = {
    cmd.OpenTable: decide_table.open_table,
    cmd.DrawRotation: decide_table.draw_rotation,
    cmd.SetOrder: decide_table.set_order,
    cmd.ChangeStake: decide_table.change_stake,
    cmd.ChangeRules: decide_table.change_rules,
    cmd.SplitTable: decide_table.split_table,
    cmd.MergeTable: decide_table.merge_table,
    cmd.MergeInto: decide_table.merge_into,
    cmd.Close: decide_table.close,
    cmd.Reopen: decide_table.reopen,
    cmd.Void: decide_table.void,
    cmd.StartGame: decide_game.start_game,
    cmd.AutomaticDouble: decide_game.automatic_double,
    cmd.Play: decide_game.play_action,
    cmd.Offer: decide_game.offer,
    cmd.Answer: decide_game.answer,
    cmd.CorrectGame: decide_game.correct_game,
    cmd.Join: decide_people.join,
    cmd.Leave: decide_people.leave,
    cmd.SitOut: decide_people.sit_out,
    cmd.Return: decide_people.come_back,
    cmd.DeclineBox: decide_people.decline_box,
    cmd.NameProxy: decide_people.name_proxy,
    cmd.OfferPartner: decide_partner.offer_partner,
    cmd.AnswerPartner: decide_partner.answer_partner,
    cmd.DrawPartner: decide_partner.draw_partner,
}
