"""Commands of the table itself: opening, order, stakes, rules, splitting, closing, undo."""

from __future__ import annotations

from . import commands as cmd
from . import events as ev
from . import places
from .checks import (
    check_level,
    check_newcomer,
    check_seated,
    refuse_duplicates,
    refuse_game_open,
    refuse_strangers,
)
from .errors import BadJson
from .rotation import Rotation, check_rolls, initial_order
from .seating import Seating
from .state import ChouetteState
from .table_errors import (
    BadStake,
    NothingChanged,
    NothingToUndo,
    OrderIncomplete,
    ReasonMissing,
    ReasonTooLong,
    RotationAlreadyDrawn,
    RotationNotDrawn,
    TableAlreadyOpen,
    TableMergedAway,
    TooFewPlayers,
)

MOST_STAKE_MINOR = 10**8
"""A million units a point: far above any club's stake, far below what the ledger refuses."""


def open_table(state: ChouetteState, command: cmd.OpenTable) -> tuple[ev.Event, ...]:
    """A new table; its players wait for the order to be drawn.

    Raises TableAlreadyOpen, DuplicatePlayer, TooManyPlayers, BadLevel, BadStake.
    """
    if state.status != "new":
        raise TableAlreadyOpen
    refuse_duplicates((seat.player for seat in command.players), "players")
    seating = Seating()
    for place, seat in enumerate(command.players):
        check_newcomer(seating, seat.player, seat.level, f"players.{place}.level")
        seating = places.joined(seating, seat.player, wait=True)
    _check_stake(command.stake_minor)
    return (
        ev.TableOpened(
            night_on=command.night_on,
            table=command.table,
            ruleset=command.ruleset,
            stake_minor=command.stake_minor,
            currency=command.currency,
            players=command.players,
            seating=seating,
        ),
    )


def draw_rotation(state: ChouetteState, command: cmd.DrawRotation) -> tuple[ev.Event, ...]:
    """The first order, by dice or as agreed; it may be drawn again until a game is played (row 1).

    Raises GameOpen, RotationAlreadyDrawn, TooFewPlayers; for an agreed order DuplicatePlayer,
    OrderIncomplete, NothingChanged; for dice UnknownPlayer, BadJson, RollsTied.
    """
    refuse_game_open(state)
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
        refuse_strangers(command.rolls, seated, "rolls")
        check_rolls(command.rolls)
        order = initial_order(seated, command.rolls)
    seating = places.drawn(order, state.seating.away)
    return (ev.RotationDrawn(rolls=command.rolls, seating=seating),)


def set_order(state: ChouetteState, command: cmd.SetOrder) -> tuple[ev.Event, ...]:
    """The host's own order of those who play, with the reason he gives.

    Raises GameOpen, RotationNotDrawn, ReasonMissing, ReasonTooLong, DuplicatePlayer,
    OrderIncomplete, NothingChanged.
    """
    refuse_game_open(state)
    rotation = state.seating.rotation
    if not rotation.order:
        raise RotationNotDrawn
    if not command.reason.strip():
        raise ReasonMissing(field="reason")
    if len(command.reason) > cmd.REASON_LIMIT:
        raise ReasonTooLong(limit=cmd.REASON_LIMIT, field="reason")
    wanted = Rotation(command.order, command.partner)
    _check_complete(wanted.everybody, rotation.everybody)
    if wanted == rotation:
        raise NothingChanged
    seating = places.reordered(state.seating, command.order, command.partner)
    return (ev.OrderSet(reason=command.reason.strip(), seating=seating),)


def change_stake(state: ChouetteState, command: cmd.ChangeStake) -> tuple[ev.Event, ...]:
    """What a point is worth, or at which level one player plays (row 38), from the next game on.

    Raises BadJson unless it is just one of the two, BadStake, NotSeated, BadLevel, NothingChanged.
    """
    if command.stake_minor is not None and command.player is None and command.level is None:
        _check_stake(command.stake_minor)
        if command.stake_minor == state.stake_minor:
            raise NothingChanged
        return (ev.StakeChanged(stake_minor=command.stake_minor),)
    if command.player is None or command.level is None or command.stake_minor is not None:
        raise BadJson(reason="change_stake takes stake_minor, or a player with a level")
    check_seated(state.seating, command.player)
    check_level(command.player, command.level)
    if command.level == state.level_of(command.player):
        raise NothingChanged
    return (ev.LevelChanged(player=command.player, level=command.level),)


def change_rules(state: ChouetteState, command: cmd.ChangeRules) -> tuple[ev.Event, ...]:
    """Other house rules from the next game on; an open game ends by its own.

    Raises NothingChanged.
    """
    if command.ruleset == state.ruleset:
        raise NothingChanged
    return (ev.RulesChanged(ruleset=command.ruleset),)


def split_table(state: ChouetteState, command: cmd.SplitTable) -> tuple[ev.Event, ...]:
    """Players go to a new table: those named, or the bottom half of the order (row 57).

    Where the halves differ the new table is the smaller; this one keeps its order. Raises GameOpen,
    DuplicatePlayer, NotSeated, TooFewPlayers if nobody goes or fewer than two who play stay.
    """
    refuse_game_open(state)
    order = state.seating.rotation.order
    players = command.players or order[len(order) - len(order) // 2 :]
    refuse_duplicates(players, "players")
    seating = state.seating
    for place, player in enumerate(players):
        check_seated(seating, player, f"players.{place}")
        seating = places.gone(seating, player, "leave", state.ruleset)
    if len(seating.rotation.order) < 2 or not players:
        raise TooFewPlayers
    return (ev.TableSplit(players=players, to_table=command.table, seating=seating),)


def merge_table(state: ChouetteState, command: cmd.MergeTable) -> tuple[ev.Event, ...]:
    """The players of another table come in behind the line, in the order they had there.

    Raises GameOpen, DuplicatePlayer, AlreadySeated, TooManyPlayers, BadLevel.
    """
    refuse_game_open(state)
    seating = state.seating
    refuse_duplicates((seat.player for seat in command.players), field="")
    for seat in command.players:
        # The other table's level: no field that the sender wrote.
        check_newcomer(seating, seat.player, seat.level, field="")
        seating = places.joined(seating, seat.player, wait=not state.seating.line)
    return (
        ev.TableMerged(players=command.players, from_table=command.from_table, seating=seating),
    )


def merge_into(state: ChouetteState, command: cmd.MergeInto) -> tuple[ev.Event, ...]:
    """This table's players went to another: it closes. Raises GameOpen."""
    refuse_game_open(state)
    return (ev.TableMergedInto(to_table=command.to_table),)


def close(state: ChouetteState, command: cmd.Close) -> tuple[ev.Event, ...]:
    """The night ends at this table. Raises GameOpen."""
    refuse_game_open(state)
    return (ev.TableClosed(),)


def reopen(state: ChouetteState, command: cmd.Reopen) -> tuple[ev.Event, ...]:
    """A closed table goes on where it stopped. Raises TableAlreadyOpen, TableMergedAway."""
    if state.status != "closed":
        raise TableAlreadyOpen
    if state.merged_into:
        raise TableMergedAway(table=state.merged_into)
    return (ev.TableReopened(),)


def void(state: ChouetteState, command: cmd.Void) -> tuple[ev.Event, ...]:
    """The last live command counts no more; the one before it may be undone next.

    Raises NothingToUndo, also where the last command bound this table to another.
    """
    if state.undo is None:
        raise NothingToUndo
    return (ev.CommandVoided(first_seq=state.undo.first_seq, last_seq=state.undo.last_seq),)


def _check_complete(order: tuple[str, ...], expected: tuple[str, ...]) -> None:
    refuse_duplicates(order, "order")
    if set(order) != set(expected):
        raise OrderIncomplete(field="order")


def _check_stake(stake_minor: int) -> None:
    if not 0 <= stake_minor <= MOST_STAKE_MINOR:
        raise BadStake(limit=MOST_STAKE_MINOR, field="stake_minor")
