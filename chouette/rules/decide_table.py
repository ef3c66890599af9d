"""Commands of the table itself: opening, order, stakes, rules, splitting, closing, undo."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from . import commands as cmd
from . import events as ev
from . import places
from .decide_people import MOST_PLAYERS, check_level
from .errors import BadJson, DuplicatePlayer, UnknownPlayer
from .rotation import check_rolls, initial_order
from .seating import Seating
from .state import ChouetteState
from .table_errors import (
    AlreadySeated,
    BadStake,
    GameOpen,
    NothingChanged,
    NothingToUndo,
    NotSeated,
    OrderIncomplete,
    ReasonMissing,
    RotationAlreadyDrawn,
    RotationNotDrawn,
    TableAlreadyOpen,
    TableMergedAway,
    TooFewPlayers,
    TooManyPlayers,
)

MOST_STAKE_MINOR = 10**8
"""A million units a point: far above any club's stake, far below what the ledger refuses."""


def open_table(state: ChouetteState, command: cmd.OpenTable) -> tuple[ev.Event, ...]:
    """A new table; its players wait for the order to be drawn."""
    if state.status != "new":
        raise TableAlreadyOpen
    names = [seat.player for seat in command.players]
    _refuse_duplicates(names)
    if len(names) > MOST_PLAYERS:
        raise TooManyPlayers(limit=MOST_PLAYERS)
    for seat in command.players:
        check_level(seat.player, seat.level)
    _check_stake(command.stake_minor)
    return (
        ev.TableOpened(
            night_on=command.night_on,
            table=command.table,
            ruleset=command.ruleset,
            stake_minor=command.stake_minor,
            currency=command.currency,
            players=command.players,
            seating=Seating(waiting=tuple(names)),
        ),
    )


def draw_rotation(state: ChouetteState, command: cmd.DrawRotation) -> tuple[ev.Event, ...]:
    """The first order, by dice or as agreed; it may be drawn again until a game is played."""
    _refuse_game_open(state)
    if state.records:
        raise RotationAlreadyDrawn
    seated = state.seating.everybody
    if len(seated) < 2:
        raise TooFewPlayers
    if command.order:
        _check_complete(command.order, seated)
        if command.order == state.seating.line:
            raise NothingChanged
        order = command.order
    else:
        _refuse_strangers(command.rolls, seated)
        check_rolls(command.rolls)
        order = initial_order(seated, command.rolls)
    seating = places.drawn(order, state.seating.away)
    return (ev.RotationDrawn(rolls=command.rolls, seating=seating),)


def set_order(state: ChouetteState, command: cmd.SetOrder) -> tuple[ev.Event, ...]:
    """The host's own order of those who play, with the reason he gives."""
    _refuse_game_open(state)
    rotation = state.seating.rotation
    if not rotation.order:
        raise RotationNotDrawn
    if not command.reason.strip():
        raise ReasonMissing
    partner = () if rotation.partner is None else (rotation.partner,)
    named = command.order if command.partner is None else (*command.order, command.partner)
    _check_complete(named, (*rotation.order, *partner))
    if (command.order, command.partner) == (rotation.order, rotation.partner):
        raise NothingChanged
    seating = places.reordered(state.seating, command.order, command.partner)
    return (ev.OrderSet(reason=command.reason.strip(), seating=seating),)


def change_stake(state: ChouetteState, command: cmd.ChangeStake) -> tuple[ev.Event, ...]:
    """What a point is worth, or at which level one player plays, from the next game on."""
    if command.stake_minor is not None and command.player is None and command.level is None:
        _check_stake(command.stake_minor)
        if command.stake_minor == state.stake_minor:
            raise NothingChanged
        return (ev.StakeChanged(stake_minor=command.stake_minor),)
    if command.player is None or command.level is None or command.stake_minor is not None:
        raise BadJson(reason="change_stake takes stake_minor, or a player with a level")
    if command.player not in state.seating.everybody:
        raise NotSeated(player=command.player)
    check_level(command.player, command.level)
    if command.level == state.levels.get(command.player, 1):
        raise NothingChanged
    return (ev.LevelChanged(player=command.player, level=command.level),)


def change_rules(state: ChouetteState, command: cmd.ChangeRules) -> tuple[ev.Event, ...]:
    """Other house rules from the next game on; an open game ends by its own."""
    if command.ruleset == state.ruleset:
        raise NothingChanged
    return (ev.RulesChanged(ruleset=command.ruleset),)


def split_table(state: ChouetteState, command: cmd.SplitTable) -> tuple[ev.Event, ...]:
    """Players go to a new table: those named, or the bottom half of the order (row 57).

    Where the halves differ the new table is the smaller; this one keeps its order.
    """
    _refuse_game_open(state)
    order = state.seating.rotation.order
    players = command.players or order[len(order) - len(order) // 2 :]
    _refuse_duplicates(players)
    seating = state.seating
    for player in players:
        if player not in seating.everybody:
            raise NotSeated(player=player)
        seating = places.gone(seating, player, "leave", state.ruleset)
    if len(seating.rotation.order) < 2 or not players:
        raise TooFewPlayers
    return (ev.TableSplit(players=players, to_table=command.table, seating=seating),)


def merge_table(state: ChouetteState, command: cmd.MergeTable) -> tuple[ev.Event, ...]:
    """The players of another table come in behind the line, in the order they had there."""
    _refuse_game_open(state)
    seating = state.seating
    _refuse_duplicates([seat.player for seat in command.players])
    for seat in command.players:
        if seat.player in seating.everybody:
            raise AlreadySeated(player=seat.player)
        check_level(seat.player, seat.level)
        seating = places.joined(seating, seat.player, wait=not state.seating.line)
    if len(seating.everybody) > MOST_PLAYERS:
        raise TooManyPlayers(limit=MOST_PLAYERS)
    return (
        ev.TableMerged(players=command.players, from_table=command.from_table, seating=seating),
    )


def merge_into(state: ChouetteState, command: cmd.MergeInto) -> tuple[ev.Event, ...]:
    """This table's players went to another: it closes."""
    _refuse_game_open(state)
    return (ev.TableMergedInto(to_table=command.to_table),)


def close(state: ChouetteState, command: cmd.Close) -> tuple[ev.Event, ...]:
    """The night ends at this table, once no game is open."""
    _refuse_game_open(state)
    return (ev.TableClosed(),)


def reopen(state: ChouetteState, command: cmd.Reopen) -> tuple[ev.Event, ...]:
    """A closed table goes on where it stopped."""
    if state.status != "closed":
        raise TableAlreadyOpen
    if state.merged_into:
        raise TableMergedAway(table=state.merged_into)
    return (ev.TableReopened(),)


def void(state: ChouetteState, command: cmd.Void) -> tuple[ev.Event, ...]:
    """The last live command counts no more; the one before it may be undone next."""
    if state.undo is None:
        raise NothingToUndo
    return (ev.CommandVoided(first_seq=state.undo.first_seq, last_seq=state.undo.last_seq),)


def _refuse_game_open(state: ChouetteState) -> None:
    if state.game is not None:
        raise GameOpen(game=state.game.number)


def _refuse_duplicates(players: Iterable[str]) -> None:
    for player, count in Counter(players).items():
        if count > 1:
            raise DuplicatePlayer(player=player)


def _refuse_strangers(players: Iterable[str], seated: tuple[str, ...]) -> None:
    for player in players:
        if player not in seated:
            raise UnknownPlayer(player=player)


def _check_complete(order: tuple[str, ...], expected: tuple[str, ...]) -> None:
    _refuse_duplicates(order)
    if set(order) != set(expected):
        raise OrderIncomplete


def _check_stake(stake_minor: int) -> None:
    if not 0 <= stake_minor <= MOST_STAKE_MINOR:
        raise BadStake(limit=MOST_STAKE_MINOR)
