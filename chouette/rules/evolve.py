"""How each event changes the state of a table: facts only, no rule.

An event that was decided is never refused here; what does not fit its log is a broken log and
raises ValueError.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import reduce
from typing import Any, get_args

from . import events as ev
from .actions import Halves
from .frozen import changed, made, replace
from .seating import Seating
from .state import ChouetteState, GameRecord, OpenGame, PendingDouble, Undo

Changes = dict[str, Any]
"""Fields of the state with their new values."""


def evolve(state: ChouetteState, event: ev.Event) -> ChouetteState:
    """The state after `event`. Facts only: an event that was decided is never refused."""
    return _after(state, (event,))


def fold(events: Iterable[ev.Event], state: ChouetteState | None = None) -> ChouetteState:
    """The state after all `events`, starting from `state` (default: an empty table)."""
    return reduce(_after, _commands(events), state or ChouetteState())


def _commands(events: Iterable[ev.Event]) -> Iterator[list[ev.Event]]:
    """The events of one command after the other."""
    command: list[ev.Event] = []
    for event in events:
        if event.first and command:
            yield command
            command = []
        command.append(event)
    yield command


def _after(state: ChouetteState, command: Iterable[ev.Event]) -> ChouetteState:
    """The state after the events of a command.

    Nobody gets to see the states between them, so there is but one, filled in until it is done.
    """
    after = changed(state, {})
    fields = vars(after)
    for seq, event in enumerate(command, start=state.seq + 1):
        fields.update(_CHANGES[type(event)](after, event))
        fields["seq"] = seq
        if type(event) not in _NOT_UNDOABLE:
            fields["undo"] = _undo_after(after, event, state)
    return after


def _undo_after(after: ChouetteState, event: ev.Event, before: ChouetteState) -> Undo | None:
    if type(event) in _BARRIERS:
        return None
    if event.first:
        return Undo(after.seq, after.seq, before)
    return after.undo and Undo(after.undo.first_seq, after.seq, after.undo.before)


def _voided(state: ChouetteState, event: ev.CommandVoided) -> Changes:
    if state.undo is None or state.undo.first_seq != event.first_seq:
        raise ValueError(f"the log voids event {event.first_seq}, which is not the last live one")
    return {**vars(state.undo.before), "status": state.status}


_NOT_UNDOABLE = frozenset((ev.TableClosed, ev.TableReopened, ev.CommandVoided))
"""Closing is taken back by reopening; what was undoable before it still is after it."""

_BARRIERS = frozenset((ev.TableOpened, ev.TableSplit, ev.TableMerged, ev.TableMergedInto))
"""What binds two tables cannot be undone at one of them."""


# --- the table ---------------------------------------------------------------------------------


def _table_opened(state: ChouetteState, event: ev.TableOpened) -> Changes:
    return {
        "status": "open",
        "night_on": event.night_on,
        "table": event.table,
        "ruleset": event.ruleset,
        "stake_minor": event.stake_minor,
        "currency": event.currency,
        "seating": event.seating,
        "levels": {seat.player: seat.level for seat in event.players},
    }


Seated = (
    ev.RotationDrawn
    | ev.OrderSet
    | ev.PlayerLeft
    | ev.PlayerSatOut
    | ev.PlayerReturned
    | ev.BoxDeclined
    | ev.TableSplit
)


def _seated(state: ChouetteState, event: Seated) -> Changes:
    if not state.proxies:
        return {"seating": event.seating}
    # Whoever left the table decides for nobody, and nobody for him.
    here = event.seating.everybody
    kept = {p: proxy for p, proxy in state.proxies.items() if p in here and proxy in here}
    return {"seating": event.seating, "proxies": kept}


def _player_joined(state: ChouetteState, event: ev.PlayerJoined) -> Changes:
    return {"seating": event.seating, **_level_changed(state, event)}


def _table_merged(state: ChouetteState, event: ev.TableMerged) -> Changes:
    levels = {**state.levels, **{seat.player: seat.level for seat in event.players}}
    return {"seating": event.seating, "levels": levels}


def _table_merged_into(state: ChouetteState, event: ev.TableMergedInto) -> Changes:
    return {"status": "closed", "seating": Seating(), "merged_into": event.to_table}


def _table_closed(state: ChouetteState, event: ev.TableClosed) -> Changes:
    return {"status": "closed"}


def _table_reopened(state: ChouetteState, event: ev.TableReopened) -> Changes:
    return {"status": "open"}


def _stake_changed(state: ChouetteState, event: ev.StakeChanged) -> Changes:
    return {"stake_minor": event.stake_minor}


def _level_changed(state: ChouetteState, event: ev.LevelChanged | ev.PlayerJoined) -> Changes:
    return {"levels": {**state.levels, event.player: event.level}}


def _rules_changed(state: ChouetteState, event: ev.RulesChanged) -> Changes:
    return {"ruleset": event.ruleset}


def _proxy_named(state: ChouetteState, event: ev.ProxyNamed) -> Changes:
    proxies = {player: proxy for player, proxy in state.proxies.items() if player != event.player}
    if event.proxy is not None:
        proxies[event.player] = event.proxy
    return {"proxies": proxies}


# --- the box's partner ---------------------------------------------------------------------------


def _partner_asked(state: ChouetteState, event: ev.PartnerAsked) -> Changes:
    return {"partner_asked": event.player}


def _partner_answered(state: ChouetteState, event: ev.PartnerAnswered) -> Changes:
    refused = () if event.accepted else (*state.partner_refused, event.player)
    return {"seating": event.seating, "partner_asked": None, "partner_refused": refused}


def _partner_drawn(state: ChouetteState, event: ev.PartnerDrawn) -> Changes:
    return {"seating": event.seating, "partner_asked": None, "partner_refused": ()}


# --- a game --------------------------------------------------------------------------------------


def _game_started(state: ChouetteState, event: ev.GameStarted) -> Changes:
    game = made(
        OpenGame,
        number=event.game,
        order=event.order,
        partner=event.partner,
        start_levels=event.start_levels,
        auto_doubles=event.auto_doubles,
        stake_minor=event.stake_minor,
        ruleset=state.ruleset,
        actions=(),
        pending=None,
    )
    return {"game": game, "partner_asked": None, "partner_refused": ()}


def _open(state: ChouetteState) -> OpenGame:
    if state.game is None:
        raise ValueError("the log has an event of a game while none is open")
    return state.game


def _automatic_doubled(state: ChouetteState, event: ev.AutomaticDoubled) -> Changes:
    return {"game": replace(_open(state), auto_doubles=event.auto_doubles)}


def _double_offered(state: ChouetteState, event: ev.DoubleOffered) -> Changes:
    return {"game": replace(_open(state), pending=PendingDouble(event.side, event.members))}


def _double_answered(state: ChouetteState, event: ev.DoubleAnswered) -> Changes:
    game = _open(state)
    if game.pending is None:
        raise ValueError("the log answers a double that nobody offered")
    answers = {**game.pending.answers, event.member: event.answer}
    return {"game": replace(game, pending=replace(game.pending, answers=answers))}


def _action_played(state: ChouetteState, event: ev.ActionPlayed) -> Changes:
    game = _open(state)
    return {"game": replace(game, actions=(*game.actions, event.action), pending=None)}


def _game_settled(state: ChouetteState, event: ev.GameSettled) -> Changes:
    game = _open(state)
    record = made(
        GameRecord,
        number=game.number,
        order=game.order,
        partner=game.partner,
        start_levels=game.start_levels,
        auto_doubles=game.auto_doubles,
        stake_minor=game.stake_minor,
        ruleset=game.ruleset,
        actions=game.actions,
        transfers=event.transfers,
        points=event.points,
        reason=event.reason,
        contracts=event.contracts,
        warnings=event.warnings,
        afterwards=event.afterwards,
        revision=1,
    )
    return {
        "game": None,
        "records": (*state.records, record),
        "seating": event.seating,
        "proxies": {},
        "totals": _counted(state.totals, record.points, 1),
        "worth": _counted(state.worth, record.points, record.stake_minor),
    }


def _game_corrected(state: ChouetteState, event: ev.GameCorrected) -> Changes:
    before = state.records[event.game - 1]
    record = replace(
        before,
        auto_doubles=event.auto_doubles,
        actions=event.actions,
        transfers=event.transfers,
        points=event.points,
        reason=event.reason,
        contracts=event.contracts,
        warnings=event.warnings,
        revision=before.revision + 1,
    )
    totals = _counted(state.totals, before.points, -1)
    worth = _counted(state.worth, before.points, -before.stake_minor)
    return {
        "records": (*state.records[: event.game - 1], record, *state.records[event.game :]),
        "totals": _counted(totals, record.points, 1),
        "worth": _counted(worth, record.points, record.stake_minor),
    }


def _counted(sums: Mapping[str, int], points: Mapping[str, Halves], times: int) -> dict[str, int]:
    counted = {**sums}
    for player, halves in points.items():
        counted[player] = counted.get(player, 0) + halves * times
    return counted


_CHANGES: dict[type[ev.Event], Callable[[ChouetteState, Any], Changes]] = {
    ev.TableOpened: _table_opened,
    **dict.fromkeys(get_args(Seated), _seated),
    ev.PlayerJoined: _player_joined,
    ev.TableMerged: _table_merged,
    ev.TableMergedInto: _table_merged_into,
    ev.TableClosed: _table_closed,
    ev.TableReopened: _table_reopened,
    ev.CommandVoided: _voided,
    ev.StakeChanged: _stake_changed,
    ev.LevelChanged: _level_changed,
    ev.RulesChanged: _rules_changed,
    ev.ProxyNamed: _proxy_named,
    ev.PartnerAsked: _partner_asked,
    ev.PartnerAnswered: _partner_answered,
    ev.PartnerDrawn: _partner_drawn,
    ev.GameStarted: _game_started,
    ev.AutomaticDoubled: _automatic_doubled,
    ev.DoubleOffered: _double_offered,
    ev.DoubleAnswered: _double_answered,
    ev.ActionPlayed: _action_played,
    ev.GameSettled: _game_settled,
    ev.GameCorrected: _game_corrected,
}
